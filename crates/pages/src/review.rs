//! The review of a finished game: the chances of all seats over time, what decided it, and how much was luck.

mod plot;

use plot::plot;

use super::{Visitor, page};
use maud::{Markup, html};
use portolan_boards::Reader;
use portolan_boards::review::{ReviewTexts, SHARES};
use portolan_games::AnyTable;
use portolan_games::review::Review;
use portolan_i18n::{ReviewKey, SiteKey};

/// The status of a review.
pub enum ReviewState<'a> {
    /// It was not requested.
    None {
        /// Whether the visitor can request it.
        may_start: bool,
    },
    /// Another person has requested it.
    InProgress,
    /// The visitor has requested it: number of analysed decisions, and of all decisions.
    Running(usize, usize),
    /// The review that the visitor requested failed.
    Failed,
    /// It is done.
    Done(&'a Review),
}

/// The content of a review.
pub struct ReviewPage<'a> {
    /// The visitor.
    pub visitor: Visitor<'a>,
    /// The reader: the public, since nothing is secret after the end.
    pub reader: Reader<'a>,
    /// The address of the table.
    pub address: &'a str,
    /// The game.
    pub table: &'a AnyTable,
    /// The status.
    pub state: ReviewState<'a>,
}

/// Renders the review of a game.
pub fn review(review: &ReviewPage<'_>) -> Markup {
    let locale = review.visitor.locale;
    let title = locale.format(ReviewKey::Of, [("game", review.table.game().meta().name.into())]);
    let main = html! {
        main #main .narrow .review {
            h1 { (title) }
            @match &review.state {
                ReviewState::None { may_start: true } => { (start(review)) }
                ReviewState::None { may_start: false } => { p { (locale.text(ReviewKey::OnlyPlayers)) } }
                ReviewState::InProgress => { p role="status" { (locale.text(ReviewKey::InProgress)) } }
                ReviewState::Failed => {
                    p role="alert" { (locale.text(ReviewKey::Failed)) }
                    (start(review))
                }
                ReviewState::Running(done, all) => { (running(review, *done, *all)) }
                ReviewState::Done(result) => { (done(review, result)) }
            }
            p { a href=(review.address) { (locale.text(SiteKey::ToTable)) } }
        }
    };
    page(&review.visitor, &title, &main)
}

fn start(review: &ReviewPage<'_>) -> Markup {
    let locale = review.visitor.locale;
    html! {
        p { (locale.text(ReviewKey::StartExplain)) }
        form method="post" action={ (review.address) "/review" } { button { (locale.text(ReviewKey::Start)) } }
    }
}

fn running(review: &ReviewPage<'_>, done: usize, all: usize) -> Markup {
    let locale = review.visitor.locale;
    let progress = locale.format(ReviewKey::Progress, [("done", done.into()), ("all", all.into())]);
    html! {
        p role="status" { (progress) }
        progress max=(all) value=(done) aria-label=(locale.text(ReviewKey::Title)) {}
        form method="post" action={ (review.address) "/review/stop" } { button { (locale.text(ReviewKey::Stop)) } }
    }
}

fn done(review: &ReviewPage<'_>, result: &Review) -> Markup {
    let (locale, reader) = (review.visitor.locale, &review.reader);
    let texts = ReviewTexts::of(result, review.table, reader);
    html! {
        h2 { (locale.text(ReviewKey::Chances)) }
        p { (locale.text(ReviewKey::ChancesExplain)) }
        figure { (plot(result, review.table.choice_count(), reader)) }
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
