//! The implementation of [`Game`]: each method has a file of its own.

use crate::choice::Choice;
use crate::components::Components;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Options;
use crate::state::State;
use crate::view::View;
use crate::{imagine, rules, score, setup, state_hash};
use portolan_core::{
    Choices, Game, InvariantError, Log, Memory, Meta, Outcome, Seat, SeatCount, SeatSet, Setup, SetupError,
    StateHasher, ThoughtRng, Viewer,
};

/// The name and limits of the game.
pub(crate) const META: Meta = Meta {
    id: "yokohama",
    name: "Yokohama",
    designer: "Hisashi Hayashi",
    publishers: "OKAZU Brand 2016, Synapses Games 2024",
    seats: (2, 4),
    revision: 2,
    oldest_revision: 1,
    max_choices: LONGEST_GAME,
    rules: include_str!("../RULES.md"),
};

/// An upper bound on the choices from movement to the end of the area action.
///
/// Revision 1: a walk of at most 18 free and 17 forced steps and a stop (36), then an area action of at most nine
/// exchanges or pieces and their end, and declining the token, the building and the Telephone (13). Revision 2: fewer.
/// A destination and a route take 2 choices, a recall at most 42: itself, one for each of 40 assistants, and its end.
const MOVEMENT_AND_ACTION: usize = 36 + 13;

/// An upper bound on the choices in a turn, without rewards: the ends of both supplementary phases (2), an agent (1)
/// and its area action (13), the Spinning Machine and the University (2), placement (5), and the main action.
const TURN: usize = 2 + 1 + 13 + 2 + 5 + MOVEMENT_AND_ACTION;

/// An upper bound on the choices in a game, with any components that we accept.
///
/// At most 162 things bring a reward: 24 spaces, 17 tokens, 68 shops, 17 trading houses, 36 orders. Taking one needs at
/// most 8 choices (a space: itself, six payments, the assistant), and its reward at most 36 (nine goods, nine pieces,
/// nine moves of two). Each of 30 technologies takes at most 31 (a price of 29 units, a surcharge of one, itself). Then
/// there are the station, 12 achievements with 4 prizes, and 4 first orders.
const LONGEST_GAME: usize =
    (rules::LAST_ROUND_BEFORE_END as usize + 1) * 4 * TURN + 162 * (8 + 36) + 30 * 31 + 1 + 12 + 4 + 4;

portolan_core::checked_state! {
    /// The game: a [`State`] that passed its check.
    pub struct Yokohama(State);
}

impl Game for Yokohama {
    type Components = Components;
    type Options = Options;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    const META: Meta = META;

    fn new(setup: &Setup<Self>, log: &mut impl Log<Event>) -> Result<Self, SetupError> {
        setup::prepare(setup, log).map(Yokohama)
    }

    fn seats(&self) -> SeatCount {
        self.0.seats
    }

    fn first(&self) -> Option<Seat> {
        Some(self.0.first)
    }

    fn round(&self) -> Option<u8> {
        Some(self.0.round)
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.phase.to_act()
    }

    #[inline]
    fn choices(&self, seat: Seat, into: &mut Choices<Choice>) {
        rules::choices(self, seat, into);
    }

    #[inline]
    fn apply(&mut self, seat: Seat, choice: Choice, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        rules::apply(&mut self.0, seat, choice, log)
    }

    fn outcome(&self) -> Option<Outcome> {
        score::outcome(self)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(&self, viewer: Viewer, memory: Memory, rng: &mut ThoughtRng) -> Self {
        Yokohama(imagine::imagine(self, viewer, memory, rng))
    }

    fn check(&self) -> Result<(), InvariantError> {
        self.0.check()
    }

    fn describe(&self, into: &mut StateHasher) {
        state_hash::describe(self, into);
    }
}
