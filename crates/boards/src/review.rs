//! The review of a finished game: as terminal text ([`text()`]), and as sentences for its page ([`ReviewTexts`]).

mod text;

pub use text::text;

use portolan_board::Reader;
use portolan_games::core::{Seat, Viewer};
use portolan_games::review::{DecisionVerdict, Review};
use portolan_games::{AnyChoice, AnyTable, AnyView};
use portolan_i18n::ReviewKey;

/// A choice with a great loss.
pub struct TurningPoint {
    /// The number of choices made before it.
    pub choice_count: usize,
    /// The player and the loss.
    pub title: String,
    /// The choice, a better choice, and the possible continuation of the better choice.
    pub lines: Vec<String>,
}

/// The sentences and figures of a review.
pub struct ReviewTexts {
    /// The turning points, in order of play.
    pub turning_points: Vec<TurningPoint>,
    /// The greatest changes of the chances by luck.
    pub strokes_of_luck: Vec<String>,
    /// The name of each seat and its values for the columns of [`SHARES`].
    pub shares: Vec<(String, [String; 5])>,
}

impl ReviewTexts {
    /// The texts of this review. The game is over, so nothing in it is secret.
    pub fn of(review: &Review, table: &AnyTable, reader: &Reader<'_>) -> ReviewTexts {
        let standing = table.choices_made();
        let point = |&place: &usize| {
            let verdict = &review.verdicts[place];
            turning_point(verdict, standing.get(verdict.ply)?.1, table, reader)
        };
        let stroke = |&place: &usize| stroke_of_luck(review, place, reader);
        ReviewTexts {
            turning_points: review.turning_points.iter().filter_map(point).collect(),
            strokes_of_luck: review.strokes_of_luck.iter().filter_map(stroke).collect(),
            shares: review.seats.seats().map(|seat| shares_of(review, seat, reader)).collect(),
        }
    }
}

fn turning_point(
    verdict: &DecisionVerdict,
    made: AnyChoice,
    table: &AnyTable,
    reader: &Reader<'_>,
) -> Option<TurningPoint> {
    let better = verdict.better.as_ref()?;
    let view = table.view_at(verdict.ply, Viewer::Seat(verdict.seat));
    let described = |choice| described_choice(choice, &view, reader);
    let then = crate::story(&better.events, &view, reader).join(" ");
    let title_args = [
        ("number", (verdict.ply + 1).into()),
        ("who", reader.players.name(verdict.seat).into()),
        ("percent", percent(verdict.given_away(), reader).into()),
    ];
    Some(TurningPoint {
        choice_count: verdict.ply,
        title: reader.locale.format(ReviewKey::GaveAway, title_args),
        lines: vec![
            reader.locale.format(ReviewKey::Was, [("choice", described(&made).into())]),
            reader.locale.format(ReviewKey::Better, [("choice", described(&better.choice).into())]),
            reader.locale.format(ReviewKey::Then, [("story", then.into())]),
        ],
    })
}

/// The notation of a choice and what it does.
pub(crate) fn described_choice(choice: &AnyChoice, view: &AnyView, reader: &Reader<'_>) -> String {
    let does = crate::describe(choice, view, reader);
    reader.locale.format(ReviewKey::Choice, [("notation", choice.to_string().into()), ("says", does.into())])
}

/// The seat whose chances luck changed most between a choice and the next decision, as a sentence.
fn stroke_of_luck(review: &Review, place: usize, reader: &Reader<'_>) -> Option<String> {
    let (after, next) = (&review.verdicts[place].after, review.next(place));
    let change = |seat: &Seat| i32::from(next[seat.index()]) - i32::from(after[seat.index()]);
    let seat = review.seats.seats().max_by_key(|seat| change(seat).abs())?;
    Some(reader.locale.format(
        ReviewKey::LuckChanged,
        [
            ("number", (review.verdicts[place].ply + 1).into()),
            ("who", reader.players.name(seat).into()),
            ("from", percent(after[seat.index()].into(), reader).into()),
            ("to", percent(next[seat.index()].into(), reader).into()),
        ],
    ))
}

fn shares_of(review: &Review, seat: Seat, reader: &Reader<'_>) -> (String, [String; 5]) {
    let share = review.shares[seat.index()];
    let signed = |part: i32| format!("{}{}", if part > 0 { "+" } else { "" }, rounded(part));
    let cells = [
        percent(share.start, reader),
        signed(share.own),
        signed(share.others),
        signed(share.luck),
        percent(review.end[seat.index()].into(), reader),
    ];
    (reader.players.name(seat).to_string(), cells)
}

/// Returns permille as whole percents, such as “12 %”.
pub fn percent(of_thousand: i32, reader: &Reader<'_>) -> String {
    reader.locale.format(ReviewKey::Percent, [("percent", rounded(of_thousand).into())])
}

fn rounded(of_thousand: i32) -> i32 {
    (of_thousand + 5 * of_thousand.signum()) / 10
}

/// The column headings of the shares: the chance at the start, its changes by own choices, by those of others and by luck,
/// and the chance at the end.
pub const SHARES: [ReviewKey; 5] =
    [ReviewKey::Started, ReviewKey::Own, ReviewKey::Others, ReviewKey::Luck, ReviewKey::End];
