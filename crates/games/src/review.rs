//! The review of a finished game: the chances of winning over time, the decisive choices, and the share of luck.
//!
//! `portolan-bots` analyses each decision; this module combines the verdicts.
//!
//! The measure is the chance of winning, as estimated by all seats together. The loss of a choice is the difference between
//! the best choice and the choice that was made. The change from there to the next decision is luck: draws and reveals. So
//! each result is the sum of the chance at the start, the seat's own losses, the effect of the others' choices, and luck.

use crate::list::{AnyChoice, AnyEvent};
use portolan_core::{MAX_SEATS, Outcome, Seat, SeatCount};

/// The chance of winning of each seat, in permille.
pub type WinChances = [u16; MAX_SEATS];

/// The analysis of one choice.
#[derive(Clone, PartialEq, Debug)]
pub struct DecisionVerdict {
    /// The number of standing choices before it.
    pub ply: usize,
    /// The seat that chose.
    pub seat: Seat,
    /// The chances if the best choice is made.
    pub before: WinChances,
    /// The chances with the choice that was made.
    pub after: WinChances,
    /// A better choice; `None` if there was none.
    pub better: Option<BetterChoice>,
}

/// A better choice.
#[derive(Clone, PartialEq, Debug)]
pub struct BetterChoice {
    /// The choice.
    pub choice: AnyChoice,
    /// The events that the seat would have seen in an imagined world: the purpose of the choice.
    pub events: Vec<AnyEvent>,
}

impl DecisionVerdict {
    /// Returns how much of its chance the seat lost by the choice, in permille.
    pub fn given_away(&self) -> i32 {
        i32::from(self.before[self.seat.index()]) - i32::from(self.after[self.seat.index()])
    }
}

/// The minimum loss of a turning point, in permille.
const MIN_TURNING_POINT_LOSS: i32 = 20;

/// The maximum number of turning points.
const TURNING_POINTS: usize = 3;

/// The review of a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// The number of seats.
    pub seats: SeatCount,
    /// The verdicts on all decisions, in order.
    pub verdicts: Vec<DecisionVerdict>,
    /// The indices of the verdicts with the greatest losses, in order of play: at most three.
    pub turning_points: Vec<usize>,
    /// The indices of the verdicts after which luck changed the chances most, in order of play: at most three.
    pub strokes_of_luck: Vec<usize>,
    /// The chances at the end: 1000, divided among the winners.
    pub end: WinChances,
    /// The composition of each result, by seat.
    pub shares: Vec<ResultShare>,
}

/// The composition of a seat's result, in permille: `start + own + others + luck` is the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ResultShare {
    /// The chance before the first decision.
    pub start: i32,
    /// The effect of its own choices: never above 0.
    pub own: i32,
    /// The effect of the choices of others.
    pub others: i32,
    /// The effect of draws and reveals.
    pub luck: i32,
}

impl Review {
    /// Returns the review of a finished game from the verdicts on its decisions.
    pub fn of(seats: SeatCount, outcome: &Outcome, mut verdicts: Vec<DecisionVerdict>) -> Review {
        verdicts.sort_by_key(|verdict| verdict.ply);
        let end = end(outcome);
        let shares = seats.seats().map(|seat| share(&verdicts, &end, seat)).collect();
        let turning_points = most(&verdicts, |place| verdicts[place].given_away());
        let strokes_of_luck = most(&verdicts, |place| lasting_luck(&verdicts, &end, place, seats));
        Review { seats, verdicts, turning_points, strokes_of_luck, end, shares }
    }

    /// Returns the chances before the next decision, after the choice of this verdict and the luck that followed.
    pub fn next(&self, place: usize) -> &WinChances {
        next(&self.verdicts, &self.end, place)
    }
}

fn end(outcome: &Outcome) -> WinChances {
    let winners = outcome.winners();
    let mut end = [0; MAX_SEATS];
    for seat in winners.iter() {
        end[seat.index()] = 1000 / winners.len().max(1) as u16;
    }
    end
}

fn next<'a>(verdicts: &'a [DecisionVerdict], end: &'a WinChances, place: usize) -> &'a WinChances {
    verdicts.get(place + 1).map_or(end, |verdict| &verdict.before)
}

fn share(verdicts: &[DecisionVerdict], end: &WinChances, seat: Seat) -> ResultShare {
    let of = |chances: &WinChances| i32::from(chances[seat.index()]);
    let mut share = ResultShare {
        start: verdicts.first().map_or(of(end), |first| of(&first.before)),
        ..ResultShare::default()
    };
    for (place, verdict) in verdicts.iter().enumerate() {
        let by_choice = of(&verdict.after) - of(&verdict.before);
        if verdict.seat == seat {
            share.own += by_choice
        } else {
            share.others += by_choice
        }
        share.luck += of(next(verdicts, end, place)) - of(&verdict.after);
    }
    share
}

/// Returns the greatest lasting change of any seat's chances by luck after this verdict. The next seat to choose has
/// different knowledge, so a change counts only if it persists until all seats have chosen.
fn lasting_luck(verdicts: &[DecisionVerdict], end: &WinChances, place: usize, seats: SeatCount) -> i32 {
    let later = |offset: usize| next(verdicts, end, (place + offset).min(verdicts.len()));
    let change = |seat: Seat, offset: usize| {
        i32::from(later(offset)[seat.index()]) - i32::from(verdicts[place].after[seat.index()])
    };
    let of = |seat: Seat| {
        let first = change(seat, 0);
        let lasting = (0..seats.get()).map(|offset| change(seat, offset) * first.signum()).min();
        lasting.unwrap_or(0).min(first.abs())
    };
    seats.seats().map(of).max().unwrap_or(0)
}

/// Returns at most [`TURNING_POINTS`] indices, those with the largest `size`, in ascending order.
fn most(verdicts: &[DecisionVerdict], size: impl Fn(usize) -> i32) -> Vec<usize> {
    let mut places: Vec<usize> =
        (0..verdicts.len()).filter(|&place| size(place) >= MIN_TURNING_POINT_LOSS).collect();
    places.sort_by_key(|&place| (std::cmp::Reverse(size(place)), place));
    places.truncate(TURNING_POINTS);
    places.sort_unstable();
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use portolan_core::{Score, ScorePart};

    fn verdict(ply: usize, seat: usize, before: [u16; 2], after: [u16; 2]) -> DecisionVerdict {
        let chances = |two: [u16; 2]| {
            let mut all = [0; MAX_SEATS];
            all[..2].copy_from_slice(&two);
            all
        };
        let (seat, before, after) = (Seat::new(seat).unwrap(), chances(before), chances(after));
        DecisionVerdict { ply, seat, before, after, better: None }
    }

    fn won_by_first() -> Outcome {
        let score = |index, count| Score {
            seat: Seat::new(index).unwrap(),
            eliminated: false,
            parts: vec![ScorePart { what: "points", count }],
            tie_breaks: Vec::new(),
        };
        Outcome::rank("end", vec![score(0, 9), score(1, 5)])
    }

    #[test]
    fn a_result_is_the_sum_of_choices_and_luck() {
        let verdicts = vec![
            verdict(7, 1, [600, 400], [700, 300]),
            verdict(2, 0, [500, 500], [450, 550]),
            verdict(9, 0, [650, 350], [650, 350]),
        ];
        let review = Review::of(SeatCount::new(2).unwrap(), &won_by_first(), verdicts);
        assert_eq!(review.shares[0], ResultShare { start: 500, own: -50, others: 100, luck: 150 - 50 + 350 });
        assert_eq!(
            review.shares[1],
            ResultShare { start: 500, own: -100, others: 50, luck: -150 + 50 - 350 }
        );
        for (share, end) in review.shares.iter().zip(review.end) {
            assert_eq!(share.start + share.own + share.others + share.luck, i32::from(end));
        }
    }

    #[test]
    fn turning_points_are_in_order_of_play() {
        let losses = [10, 90, 30, 60, 50];
        let verdicts: Vec<_> = (0..)
            .zip(losses)
            .map(|(ply, loss)| verdict(ply, 0, [500, 500], [500 - loss, 500 + loss]))
            .collect();
        let review = Review::of(SeatCount::new(2).unwrap(), &won_by_first(), verdicts);
        assert_eq!(review.turning_points, [1, 3, 4]);
        assert_eq!(review.strokes_of_luck, [1, 3, 4], "luck reversed each loss and decided the game");
    }

    /// The first seat knows that it wins, the second does not: the change from one estimate to the other is not luck.
    #[test]
    fn changes_due_to_different_knowledge_of_seats_are_not_luck() {
        let sure = |ply| verdict(ply, 0, [900, 100], [900, 100]);
        let doubts = |ply| verdict(ply, 1, [400, 600], [400, 600]);
        let verdicts = vec![doubts(0), doubts(1), sure(2), doubts(3), sure(4), doubts(5), sure(6)];
        let review = Review::of(SeatCount::new(2).unwrap(), &won_by_first(), verdicts);
        assert_eq!(
            review.strokes_of_luck,
            [5, 6],
            "only lasting changes count: at the end both seats know the result"
        );
    }

    #[test]
    fn small_losses_are_not_turning_points() {
        let verdicts = vec![verdict(0, 0, [500, 500], [490, 510])];
        let review = Review::of(SeatCount::new(2).unwrap(), &won_by_first(), verdicts);
        assert!(review.turning_points.is_empty());
    }
}
