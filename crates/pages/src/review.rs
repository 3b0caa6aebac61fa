//! The page that reviews a finished game: how everybody's chances went, what decided it, and how much was luck.

mod plot;

use plot::plot;

use super::{Visitor, page};
use maud::{Markup, html};
use portolan_boards::Reader;
use portolan_boards::review::{ReviewTexts, SHARES};
use portolan_games::AnyTable;
use portolan_games::review::Review;
use portolan_i18n::{ReviewKey, SiteKey};

/// How far a review is.
pub enum ReviewState<'a> {
    /// Nobody has asked for it.
    None,
    /// So many of so many decisions have been thought over.
    Running(usize, usize),
    /// It is done.
    Done(&'a Review),
}

/// What the page shows.
pub struct ReviewPage<'a> {
    /// Who looks.
    pub visitor: Visitor<'a>,
    /// How the table is read: as one who only watches, for nothing is secret any more.
    pub reader: Reader<'a>,
    /// The address of the table.
    pub address: &'a str,
    /// The game.
    pub table: &'a AnyTable,
    /// How far it is.
    pub state: ReviewState<'a>,
}

/// The page that reviews a game.
pub fn review(review: &ReviewPage<'_>) -> Markup {
    let locale = review.visitor.locale;
    let title = locale.format(ReviewKey::Of, [("game", review.table.game().meta().name.into())]);
    let main = html! {
        main #main .narrow .review {
            h1 { (title) }
            @match &review.state {
                ReviewState::None => { (begin(review)) }
                ReviewState::Running(done, all) => { (running(review, *done, *all)) }
                ReviewState::Done(found) => { (done(review, found)) }
            }
            p { a href=(review.address) { (locale.text(SiteKey::ToTable)) } }
        }
    };
    page(&review.visitor, &title, &main)
}

fn begin(review: &ReviewPage<'_>) -> Markup {
    let locale = review.visitor.locale;
    html! {
        p { (locale.text(ReviewKey::StartExplain)) }
        form method="post" action={ (review.address) "/review" } { button { (locale.text(ReviewKey::Start)) } }
    }
}

fn running(review: &ReviewPage<'_>, done: usize, all: usize) -> Markup {
    let locale = review.visitor.locale;
    let says = locale.format(ReviewKey::Progress, [("done", done.into()), ("all", all.into())]);
    html! {
        p role="status" { (says) }
        progress max=(all) value=(done) aria-label=(locale.text(ReviewKey::Title)) {}
        form method="post" action={ (review.address) "/review/stop" } { button { (locale.text(ReviewKey::Stop)) } }
    }
}

fn done(review: &ReviewPage<'_>, found: &Review) -> Markup {
    let (locale, reader) = (review.visitor.locale, &review.reader);
    let texts = ReviewTexts::of(found, review.table, reader);
    html! {
        h2 { (locale.text(ReviewKey::Chances)) }
        p { (locale.text(ReviewKey::ChancesExplain)) }
        figure { (plot(found, review.table.choice_count(), reader)) }
        h2 { (locale.text(ReviewKey::TurningPoints)) }
        (turning_points(review, &texts))
        @if !texts.strokes_of_luck.is_empty() {
            h2 { (locale.text(ReviewKey::LuckExplain)) }
            ul { @for stroke in &texts.strokes_of_luck { li { (stroke) } } }
        }
        h2 { (locale.text(ReviewKey::Shares)) }
        p { (locale.text(ReviewKey::SharesExplain)) }
        (shares(review, &texts))
    }
}

fn turning_points(review: &ReviewPage<'_>, texts: &ReviewTexts) -> Markup {
    let locale = review.visitor.locale;
    html! {
        @if texts.turning_points.is_empty() { p { (locale.text(ReviewKey::Nobody)) } }
        ol .turning-points {
            @for point in &texts.turning_points {
                li {
                    h3 { a href={ (review.address) "/at?count=" (point.choice_count) } { (point.title) } }
                    @for line in &point.lines { p { (line) } }
                }
            }
        }
    }
}

fn shares(review: &ReviewPage<'_>, texts: &ReviewTexts) -> Markup {
    let locale = review.visitor.locale;
    html! {
        div .scroll tabindex="0" role="region" aria-label=(locale.text(ReviewKey::Shares)) {
            table {
                thead {
                    tr {
                        th scope="col" { (locale.text(ReviewKey::Player)) }
                        @for key in SHARES { th scope="col" { (locale.text(key)) } }
                    }
                }
                tbody {
                    @for (name, cells) in &texts.shares {
                        tr { th scope="row" { (name) } @for cell in cells { td { (cell) } } }
                    }
                }
            }
        }
    }
}
