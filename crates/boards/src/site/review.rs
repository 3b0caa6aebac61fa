//! The page that reviews a finished game: how everybody's chances went, what decided it, and how much was luck.

use super::{Visitor, page};
use crate::reader::Reader;
use crate::review::{Keys, SHARES, Told, plot, told};
use maud::{Markup, html};
use portolan_games::AnyTable;
use portolan_games::review::Review;

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
    let words = review.visitor.words;
    let title = words.say(Keys::Of, [("game", review.table.game().meta().name.into())]);
    let main = html! {
        main #main .narrow .review {
            h1 { (title) }
            @match &review.state {
                ReviewState::None => { (begin(review)) }
                ReviewState::Running(done, all) => { (running(review, *done, *all)) }
                ReviewState::Done(found) => { (done(review, found)) }
            }
            p { a href=(review.address) { (words.word(super::Keys::ToTable)) } }
        }
    };
    page(&review.visitor, &title, &main)
}

fn begin(review: &ReviewPage<'_>) -> Markup {
    let words = review.visitor.words;
    html! {
        p { (words.word(Keys::StartExplain)) }
        form method="post" action={ (review.address) "/review" } { button { (words.word(Keys::Start)) } }
    }
}

fn running(review: &ReviewPage<'_>, done: usize, all: usize) -> Markup {
    let words = review.visitor.words;
    let says = words.say(Keys::Progress, [("done", done.into()), ("all", all.into())]);
    html! {
        p role="status" { (says) }
        progress max=(all) value=(done) aria-label=(words.word(Keys::Title)) {}
        form method="post" action={ (review.address) "/review/stop" } { button { (words.word(Keys::Stop)) } }
    }
}

fn done(review: &ReviewPage<'_>, found: &Review) -> Markup {
    let (words, reader) = (review.visitor.words, &review.reader);
    let told = told(found, review.table, reader);
    html! {
        h2 { (words.word(Keys::Chances)) }
        p { (words.word(Keys::ChancesExplain)) }
        figure { (plot(found, review.table.length(), reader)) }
        h2 { (words.word(Keys::TurningPoints)) }
        (turning_points(review, &told))
        @if !told.strokes_of_luck.is_empty() {
            h2 { (words.word(Keys::LuckExplain)) }
            ul { @for stroke in &told.strokes_of_luck { li { (stroke) } } }
        }
        h2 { (words.word(Keys::Shares)) }
        p { (words.word(Keys::SharesExplain)) }
        (shares(review, &told))
    }
}

fn turning_points(review: &ReviewPage<'_>, told: &Told) -> Markup {
    let words = review.visitor.words;
    html! {
        @if told.turning_points.is_empty() { p { (words.word(Keys::Nobody)) } }
        ol .turning-points {
            @for point in &told.turning_points {
                li {
                    h3 { a href={ (review.address) "/at?count=" (point.ply) } { (point.title) } }
                    @for line in &point.lines { p { (line) } }
                }
            }
        }
    }
}

fn shares(review: &ReviewPage<'_>, told: &Told) -> Markup {
    let words = review.visitor.words;
    html! {
        div .scroll tabindex="0" role="region" aria-label=(words.word(Keys::Shares)) {
            table {
                thead {
                    tr {
                        th scope="col" { (words.word(Keys::Player)) }
                        @for key in SHARES { th scope="col" { (words.word(key)) } }
                    }
                }
                tbody {
                    @for (name, cells) in &told.shares {
                        tr { th scope="row" { (name) } @for cell in cells { td { (cell) } } }
                    }
                }
            }
        }
    }
}
