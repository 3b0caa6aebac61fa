//! The town: rows of areas like bricks, each row shifted by half an area, so that neighbours touch; in the corners the
//! boards that belong to it; in the background the harbour.

use super::page::Page;
use super::{area, management};
use maud::{Markup, html};
use portolan_i18n::YokohamaKey as Key;

/// The map.
pub(super) fn town(page: &Page<'_>) -> Markup {
    let title = page.text(Key::HtmlTown);
    let widest = page.view.rows.iter().copied().max().unwrap_or(1);
    let offset = |row: u8| widest - page.view.rows.get(usize::from(row)).copied().unwrap_or(widest);
    html! {
        section class={ "town wide-" (widest) } aria-label=(title) {
            h2.unseen { (title) }
            svg.scene aria-hidden="true" { use href="#harbour" {} }
            ol.map {
                @for of in &page.view.areas {
                    li class={ "r" (of.row) " c" (offset(of.row) + 2 * of.column) } { (area::tile(of, page)) }
                }
            }
            (management::goals(page))
            (management::supply(page))
            @for board in &page.view.boards { (management::board(board, page)) }
        }
    }
}
