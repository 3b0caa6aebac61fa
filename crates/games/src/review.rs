//! A finished game, thought over again: how everybody's chances went, which choices decided it, and how much was luck.
//!
//! Who thinks is told elsewhere (`portolan-bots` judges each decision by itself); here the verdicts are put together.
//!
//! The measure is the chance of winning, as all seats together see it. Before a choice it is that of the best choice, after it that of the choice that
//! was made: the difference was given away by whoever chose. What happens from there to the next decision is luck: draws,
//! and what comes to light. So a game is cut into choices and luck without a rest: what somebody had at the beginning,
//! less what it gave away, plus what the others gave it, plus luck, is what it got.

use crate::list::{AnyChoice, AnyEvent};
use portolan_core::{MAX_SEATS, Outcome, Seat, SeatCount};

/// Everybody's chances of winning, of a thousand.
pub type WinChances = [u16; MAX_SEATS];

/// What there is to say about one choice.
#[derive(Clone, PartialEq, Debug)]
pub struct DecisionVerdict {
    /// How many choices stood when it was made.
    pub ply: usize,
    /// Who chose.
    pub seat: Seat,
    /// Everybody's chances if the best choice is made.
    pub before: WinChances,
    /// Everybody's chances with the choice that was made.
    pub after: WinChances,
    /// What would have been better, if anything.
    pub better: Option<BetterChoice>,
}

/// A better choice.
#[derive(Clone, PartialEq, Debug)]
pub struct BetterChoice {
    /// The choice.
    pub choice: AnyChoice,
    /// What the seat would have seen happen, in a world that it could imagine: what the choice is for.
    pub events: Vec<AnyEvent>,
}

impl DecisionVerdict {
    /// How much of its chances the seat gave away, of a thousand.
    pub fn given_away(&self) -> i32 {
        i32::from(self.before[self.seat.index()]) - i32::from(self.after[self.seat.index()])
    }
}

/// So much of a thousand must be given away before a choice counts as a turning point.
const WORTH_TELLING: i32 = 20;

/// How many turning points are told.
const TURNING_POINTS: usize = 3;

/// A game that was thought over.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// How many played.
    pub seats: SeatCount,
    /// All decisions, in order.
    pub verdicts: Vec<DecisionVerdict>,
    /// The places of the verdicts on choices that decided most, in order: at most three.
    pub turning_points: Vec<usize>,
    /// The places of the verdicts after which luck changed most, in order: at most three.
    pub strokes_of_luck: Vec<usize>,
    /// Everybody's chances at the end: the victory, shared by those who share it.
    pub end: WinChances,
    /// What made each seat's result, in the order of seats.
    pub shares: Vec<ResultShare>,
}

/// What made a seat's result, of a thousand: `start + own + others + luck` is the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ResultShare {
    /// Its chance before the first decision.
    pub start: i32,
    /// What its own choices gave away: never more than 0.
    pub own: i32,
    /// What the choices of others brought it, or cost it.
    pub others: i32,
    /// What draws and other surprises brought it, or cost it.
    pub luck: i32,
}

impl Review {
    /// Puts together what was found about the decisions of a finished game.
    pub fn of(seats: SeatCount, outcome: &Outcome, mut verdicts: Vec<DecisionVerdict>) -> Review {
        verdicts.sort_by_key(|verdict| verdict.ply);
        let end = end(outcome);
        let shares = seats.seats().map(|seat| share(&verdicts, &end, seat)).collect();
        let turning_points = most(&verdicts, |place| verdicts[place].given_away());
        let strokes_of_luck = most(&verdicts, |place| swing(&verdicts, &end, place, seats));
        Review { seats, verdicts, turning_points, strokes_of_luck, end, shares }
    }

    /// What everybody's chances were after the verdict at this place, when luck had had its say.
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

/// By how much luck changed anybody's chances after this verdict, and for more than a moment. Whoever chooses next knows other
/// things: what only looks different from there looks as before when everybody has had a look.
fn swing(verdicts: &[DecisionVerdict], end: &WinChances, place: usize, seats: SeatCount) -> i32 {
    let later = |looks: usize| next(verdicts, end, (place + looks).min(verdicts.len()));
    let change = |seat: Seat, looks: usize| {
        i32::from(later(looks)[seat.index()]) - i32::from(verdicts[place].after[seat.index()])
    };
    let of = |seat: Seat| {
        let first = change(seat, 0);
        let lasting = (0..seats.get()).map(|looks| change(seat, looks) * first.signum()).min();
        lasting.unwrap_or(0).min(first.abs())
    };
    seats.seats().map(of).max().unwrap_or(0)
}

/// The few places at which `size` is largest, in order.
fn most(verdicts: &[DecisionVerdict], size: impl Fn(usize) -> i32) -> Vec<usize> {
    let mut places: Vec<usize> = (0..verdicts.len()).filter(|&place| size(place) >= WORTH_TELLING).collect();
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
    fn a_result_is_made_of_choices_and_luck_without_a_rest() {
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
    fn what_decided_most_is_told_in_order() {
        let losses = [10, 90, 30, 60, 50];
        let verdicts: Vec<_> = (0..)
            .zip(losses)
            .map(|(ply, loss)| verdict(ply, 0, [500, 500], [500 - loss, 500 + loss]))
            .collect();
        let review = Review::of(SeatCount::new(2).unwrap(), &won_by_first(), verdicts);
        assert_eq!(review.turning_points, [1, 3, 4]);
        assert_eq!(review.strokes_of_luck, [1, 3, 4], "luck gave it all back, and the victory at the end");
    }

    /// The first seat knows that it wins, the second does not: that is no luck each time that they take turns.
    #[test]
    fn what_only_looks_different_is_no_stroke_of_luck() {
        let sure = |ply| verdict(ply, 0, [900, 100], [900, 100]);
        let doubts = |ply| verdict(ply, 1, [400, 600], [400, 600]);
        let verdicts = vec![doubts(0), doubts(1), sure(2), doubts(3), sure(4), doubts(5), sure(6)];
        let review = Review::of(SeatCount::new(2).unwrap(), &won_by_first(), verdicts);
        assert_eq!(review.strokes_of_luck, [5, 6], "only what stays: the end shows it to both");
    }

    #[test]
    fn trifles_are_no_turning_points() {
        let verdicts = vec![verdict(0, 0, [500, 500], [490, 510])];
        let review = Review::of(SeatCount::new(2).unwrap(), &won_by_first(), verdicts);
        assert!(review.turning_points.is_empty());
    }
}
