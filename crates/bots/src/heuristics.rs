//! What somebody must tell the bots of a game, so that they can play it.

use crate::search::Plan;
use portolan_core::{Choices, Game, Knowledge, MAX_SEATS, Seat, SeatCount, ThoughtRng};

/// Hundredths of a point.
pub type Hundredths = i32;

/// By how much the estimate of a seat is lowered that is eliminated: so it is behind everybody who is not. The search
/// subtracts it again from the points that it reports.
pub const ELIMINATED: Hundredths = 100_000;

/// One number for each seat; those of seats that nobody has are not looked at.
pub type Estimates = [Hundredths; MAX_SEATS];

/// A game that somebody has taught the bots to judge.
///
/// [`greedy`](Heuristics::greedy) plays by itself. The other questions are asked by the search, in worlds that it imagines,
/// hundreds of thousands of times a second: they allocate nothing.
pub trait Heuristics: Game {
    /// How the search thinks about this game with so many seats: found by measuring, see `docs/decisions`.
    fn plan(seats: SeatCount) -> Plan;

    /// What looks best at once to the seat whose knowledge this is. Nothing, if the judgement knows no answer.
    fn greedy(knowledge: &Knowledge<'_, Self>, rng: &mut ThoughtRng) -> Option<Self::Choice>;

    /// What each of these choices of `seat` looks like at a quick glance, the more the better: one number for each, in
    /// the same order. Only differences count, in hundredths of a point. `seat` may look at what is its own and at what
    /// lies open; at what it could remember, too.
    fn weigh(world: &Self, seat: Seat, choices: &[Self::Choice], into: &mut [Hundredths]);

    /// The same, as closely as the greedy bot looks: asked for the first turns that are played out, if the plan says so.
    fn weigh_closely(world: &Self, seat: Seat, choices: &[Self::Choice], into: &mut [Hundredths]) {
        Self::weigh(world, seat, choices, into);
    }

    /// How many points everybody will probably have at the end, and how far that may be off. Once the game is over it
    /// is exact, and what decides a tie makes the difference of less than a point. Seats that are eliminated have
    /// [`ELIMINATED`] less than their points.
    fn estimate(world: &Self, into: &mut Estimates) -> Hundredths;

    /// What others have chosen in secret is dealt at random in an imagined world: here the judgement may choose it as
    /// they would, each by what it knows itself in that world. Nothing else is changed.
    fn second_guess(world: &mut Self, thinks: Seat, rng: &mut ThoughtRng) {
        let _ = (world, thinks, rng);
    }

    /// Reduces a long list of choices of `seat` to those worth a thought; the others are neither tried nor played out,
    /// unless a review asks for one. By default all are kept.
    fn narrow(world: &Self, seat: Seat, choices: &mut Choices<Self::Choice>) {
        let _ = (world, seat, choices);
    }

    /// Does who thinks try out what `seat` could choose here? If not, the seat does what looks best to it at a glance: a
    /// seat that chooses by what others cannot see has as many ways as it may have hands, and one tree would mix them up.
    fn is_tried(world: &Self, seat: Seat, thinks: Seat) -> bool {
        let _ = (world, seat, thinks);
        true
    }

    /// A number that changes whenever luck shows something new to choose from. There the tree ends: beyond it the same
    /// choice means something else in every imagined world, and what was tried in one says nothing about another.
    fn luck(world: &Self) -> usize {
        let _ = world;
        0
    }

    /// Lets `seat` make several choices at once, as they look best at a glance: a judgement that plans them together need
    /// not do so again for each. None of them belongs to another turn. Says whether there were any.
    fn choose_all(world: &mut Self, seat: Seat) -> bool {
        let _ = (world, seat);
        false
    }

    /// Is this a moment between two turns, at which positions can be compared?
    fn is_between_turns(world: &Self) -> bool;

    /// Has a choice of `seat`, which led to this world, ended a turn? Where a position does not tell whether a turn has
    /// just begun, who has chosen last does.
    fn has_ended_turn(world: &Self, seat: Seat) -> bool {
        let _ = seat;
        Self::is_between_turns(world)
    }
}

/// For decisions in which a judgement knows one answer: that one looks better than the others by so much.
pub(crate) fn prefer<C: PartialEq>(best: Option<C>, by: Hundredths, choices: &[C], into: &mut [Hundredths]) {
    for (choice, weight) in choices.iter().zip(into) {
        *weight = if best.as_ref() == Some(choice) { by } else { 0 };
    }
}
