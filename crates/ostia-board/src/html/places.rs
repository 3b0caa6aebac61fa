//! The viewer's own wares during allocation, and each place with its cards and a button for the next one.

use super::Page;
use super::card::{CardPiece, CardSize, in_words};
use super::choosing::choice_label;
use super::symbols::symbol;
use maud::{Markup, html};
use portolan_board::html::Clickable;
use portolan_i18n::OstiaKey as Key;
use portolan_ostia::{Bundle, Card, Choice, Good, View};

/// The viewer's own wares by place.
#[derive(Default)]
pub(super) struct Places {
    /// On the market.
    pub(super) market: Vec<Card>,
    /// Before the senate.
    pub(super) senate: Vec<Card>,
    /// In store.
    pub(super) stored: Vec<Card>,
    /// Not allocated yet.
    pub(super) left: Vec<Card>,
    /// The kind of the next card to allocate.
    pub(super) next: Option<Good>,
    /// Whether the viewer allocates now.
    pub(super) open: bool,
}

impl Places {
    /// Cards of one kind are interchangeable: of the allocated ones the first are shown on the market, the next at the
    /// senate, the last in store.
    pub(super) fn of(view: &View) -> Places {
        let Some(me) = view.me() else { return Places::default() };
        let wares = me.wares.as_deref().unwrap_or_default();
        let Some(put) = me.allocation else { return Places { left: wares.to_vec(), ..Places::default() } };
        let mut places = Places { next: put.next, open: true, ..Places::default() };
        let (mut market, mut senate, mut stored) = (put.market, put.senate, put.stored);
        for &card in wares {
            let place = if take(&mut market, card.good) {
                &mut places.market
            } else if take(&mut senate, card.good) {
                &mut places.senate
            } else if take(&mut stored, card.good) {
                &mut places.stored
            } else {
                &mut places.left
            };
            place.push(card);
        }
        places
    }
}

/// Takes one card of this kind out of a bundle, if there is one.
fn take(of: &mut Bundle, good: Good) -> bool {
    let some = of.count(good) > 0;
    of.0[good] -= u8::from(some);
    some
}

/// The viewer's own cards in a place; other players cannot see them.
pub(super) fn put(cards: &[Card], page: &Page<'_>) -> Markup {
    html! {
        @if !cards.is_empty() {
            ul.placed {
                @for card in cards {
                    @let label = in_words(card.good, page);
                    li { (CardPiece { card: *card, label, choice: None, size: CardSize::Small, class: "" }.show(page)) }
                }
            }
        }
    }
}

/// The button that allocates the next card to this place.
pub(super) fn button(
    choice: impl Fn(Good) -> Choice,
    title: Key,
    places: &Places,
    page: &Page<'_>,
) -> Markup {
    let Some(good) = places.next else { return html! {} };
    let choice = choice(good);
    let label = page.text(title);
    let clickable = Clickable {
        choice: Some(choice),
        class: "put",
        label: &label,
        face: html! { (symbol(good)) span { (label) } },
    };
    clickable.show(page.context, |choice| choice_label(choice, page))
}
