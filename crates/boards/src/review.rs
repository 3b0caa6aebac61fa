//! What a review of a finished game says: as terminal text ([`text`]), and in parts for its page ([`told`], [`plot`]).

mod text;

pub use text::text;

use crate::reader::Reader;
use portolan_games::core::{Seat, Viewer};
use portolan_games::review::{DecisionVerdict, Review};
use portolan_games::{AnyChoice, AnyTable};
use portolan_i18n::ReviewKey;

/// One choice that decided much, in sentences.
pub struct TurningPoint {
    /// How many choices stood before it.
    pub ply: usize,
    /// Who gave how much away.
    pub title: String,
    /// What was chosen, what would have been better, and what would have come of that.
    pub lines: Vec<String>,
}

/// All that is said of a review.
pub struct Told {
    /// The choices that decided most, in order.
    pub turning_points: Vec<TurningPoint>,
    /// Where luck changed most.
    pub strokes_of_luck: Vec<String>,
    /// For each seat: its name, its chance at the beginning, own choices, those of others, luck, and the end.
    pub shares: Vec<(String, [String; 5])>,
}

/// Puts a review into sentences. The game is over: nothing in it is a secret any more.
pub fn told(review: &Review, table: &AnyTable, reader: &Reader<'_>) -> Told {
    let standing = table.choices_made();
    let point = |&place: &usize| {
        let verdict = &review.verdicts[place];
        turning_point(verdict, standing.get(verdict.ply)?.1, table, reader)
    };
    Told {
        turning_points: review.turning_points.iter().filter_map(point).collect(),
        strokes_of_luck: review
            .strokes_of_luck
            .iter()
            .filter_map(|&place| stroke(review, place, reader))
            .collect(),
        shares: review.seats.seats().map(|seat| shares_of(review, seat, reader)).collect(),
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
    let locale = reader.locale;
    let described = |choice: &AnyChoice| {
        locale.format(
            ReviewKey::Choice,
            [
                ("notation", choice.to_string().into()),
                ("says", crate::describe(choice, &view, reader).into()),
            ],
        )
    };
    let then = crate::story(&better.events, &view, reader).join(" ");
    Some(TurningPoint {
        ply: verdict.ply,
        title: locale.format(
            ReviewKey::GaveAway,
            [
                ("number", (verdict.ply + 1).into()),
                ("who", reader.players.name(verdict.seat).into()),
                ("percent", percent(verdict.given_away(), reader).into()),
            ],
        ),
        lines: vec![
            locale.format(ReviewKey::Was, [("choice", described(&made).into())]),
            locale.format(ReviewKey::Better, [("choice", described(&better.choice).into())]),
            locale.format(ReviewKey::Then, [("story", then.into())]),
        ],
    })
}

/// Whose chances luck changed most between one decision and the next.
fn stroke(review: &Review, place: usize, reader: &Reader<'_>) -> Option<String> {
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

/// Of a thousand, as it is said: in whole percents.
pub fn percent(of_thousand: i32, reader: &Reader<'_>) -> String {
    reader.locale.format(ReviewKey::Percent, [("percent", rounded(of_thousand).into())])
}

fn rounded(of_thousand: i32) -> i32 {
    (of_thousand + 5 * of_thousand.signum()) / 10
}

/// The headings of the shares, in order.
pub const SHARES: [ReviewKey; 5] =
    [ReviewKey::Started, ReviewKey::Own, ReviewKey::Others, ReviewKey::Luck, ReviewKey::End];

#[cfg(test)]
mod tests {
    use super::rounded;

    #[test]
    fn percents_are_rounded_away_from_zero_at_a_half() {
        assert_eq!([994, 995, 4, 5, -4, -5, -15].map(rounded), [99, 100, 0, 1, 0, -1, -2]);
    }
}
