//! The trait that a game implements so that bots can play it.

use crate::search::SearchParams;
use portolan_core::{Choices, Game, Knowledge, MAX_SEATS, Seat, SeatCount, ThoughtRng};

/// A value in hundredths of a point, or of the money unit in which a game counts.
pub type Hundredths = i32;

/// Subtracted from the estimate of an eliminated seat, so that it ranks below all others. The search adds it again
/// before it reports points.
pub const ELIMINATION_PENALTY: Hundredths = 100_000;

/// One estimate per seat, by seat index. Entries of seats that do not play are ignored.
pub type Estimates = [Hundredths; MAX_SEATS];

/// What bots know about a game: a greedy player, a policy, an evaluation, and the parameters of the search.
///
/// There are two kinds of methods. [`greedy_choice`](Heuristics::greedy_choice) is a complete player: it receives a
/// [`Knowledge`], is called once per decision and may take milliseconds. All other methods with a `world` are called by the
/// search in imagined worlds, up to hundreds of thousands of times per second. They must not allocate, and when they
/// evaluate for a seat, they may use what that seat could know (its own secrets, open information, what it was ever
/// shown) and nothing else: otherwise the search expects moves that no opponent can find.
///
/// Every method is deterministic: the same arguments and generator give the same result on every machine.
///
/// To teach bots a new game, implement the five required methods. The others have defaults that are correct for a
/// game without simultaneous secret choices; override them when measurements show that it helps.
pub trait Heuristics: Game {
    /// Returns the parameters of the search at a table of this size. Found by experiment, see `docs/experiments.md`.
    fn search_params(seats: SeatCount) -> SearchParams;

    /// Returns the choice of the greedy bot for the seat that owns `knowledge`. `None` leaves the choice to chance.
    fn greedy_choice(knowledge: &Knowledge<'_, Self>, rng: &mut ThoughtRng) -> Option<Self::Choice>;

    /// Writes one weight per entry of `choices`, in the same order; higher is better. The search turns weights into priors
    /// at its nodes and plays the best one in rollouts. Only differences matter, in hundredths of a point.
    fn policy(world: &Self, seat: Seat, choices: &[Self::Choice], weights: &mut [Hundredths]);

    /// A slower and more accurate [`policy`](Heuristics::policy), used in the first turns of rollouts if
    /// [`careful_turns`](SearchParams::careful_turns) is not 0.
    fn careful_policy(world: &Self, seat: Seat, choices: &[Self::Choice], weights: &mut [Hundredths]) {
        Self::policy(world, seat, choices, weights);
    }

    /// Writes the points that each seat will probably have at the end, and returns the error scale of these numbers: a
    /// seat that leads by this much is e times as likely to win. After the end of the game the points are exact, differences
    /// below one point express the tie-break, and 0 is returned. Eliminated seats have
    /// [`ELIMINATION_PENALTY`] less than their points.
    fn estimate(world: &Self, points: &mut Estimates) -> Hundredths;

    /// Chooses again, for each other seat by its own policy, what other seats have already chosen in secret. An imagined
    /// world holds random secret choices, which teach the search nothing. Must change nothing else.
    fn resample_hidden_choices(world: &mut Self, root_seat: Seat, rng: &mut ThoughtRng) {
        let _ = (world, root_seat, rng);
    }

    /// Removes choices that are never worth an iteration from a long list. Removed choices are neither searched nor
    /// played in rollouts, unless a review asks for one of them.
    fn prune(world: &Self, seat: Seat, choices: &mut Choices<Self::Choice>) {
        let _ = (world, seat, choices);
    }

    /// Whether the search of `root_seat` branches on the choices of `seat` here; otherwise that seat follows the policy.
    /// Return false where a seat decides by secrets of its own: one node would mix up the answers to many hands.
    fn is_searched(world: &Self, seat: Seat, root_seat: Seat) -> bool {
        let _ = (world, seat, root_seat);
        true
    }

    /// Returns a number that changes whenever chance reveals new options (for example the size of a draw pile). The tree
    /// ends there: below such a point one choice means something else in every imagined world.
    fn chance_key(world: &Self) -> usize {
        let _ = world;
        0
    }

    /// Makes several choices of `seat` at once, as the policy would make them one by one; returns whether any was made.
    /// All of them must belong to the current turn. For policies that plan a whole turn and need not plan it again for
    /// each step.
    fn play_macro_action(world: &mut Self, seat: Seat) -> bool {
        let _ = (world, seat);
        false
    }

    /// Whether the game is between two turns, where positions can be compared by [`estimate`](Heuristics::estimate). What
    /// counts as a turn is up to the game; the search only counts them.
    fn is_between_turns(world: &Self) -> bool;

    /// Whether the latest choice, made by `seat`, ended a turn. Override it if the position alone does not show this.
    fn has_ended_turn(world: &Self, seat: Seat) -> bool {
        let _ = seat;
        Self::is_between_turns(world)
    }
}

/// Writes the weight `by` for the best choice and 0 for all others: for decisions whose answer is computed directly.
pub(crate) fn prefer<C: PartialEq>(
    best: Option<C>,
    by: Hundredths,
    choices: &[C],
    weights: &mut [Hundredths],
) {
    for (choice, weight) in choices.iter().zip(weights) {
        *weight = if best.as_ref() == Some(choice) { by } else { 0 };
    }
}
