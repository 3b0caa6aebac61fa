//! Implements [`Game`] for the checked state. The methods delegate to the modules of this crate.

use crate::choice::Choice;
use crate::components::{Components, Good};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Options;
use crate::phase::Phase;
use crate::state::State;
use crate::view::View;
use crate::{imagine, rules, score, setup};
use portolan_core::{
    Choices, Game, InvariantError, Log, Memory, Meta, Outcome, Seat, SeatCount, SeatSet, Setup, SetupError,
    StateHasher, ThoughtRng, Viewer,
};

/// Name, designer, seats, rules revision.
pub(crate) const META: Meta = Meta {
    id: "osaka",
    name: "Traders of Osaka",
    designer: "Susumu Kawasaki",
    publishers: "Japon Brand 2006 and Z-Man Games 2008 (as Traders of Carthage), Z-Man Games and Filosofia 2015, Cube (Polish)",
    seats: (2, 4),
    revision: 2,
    oldest_revision: 1,
    max_choices: LONGEST_GAME,
    rules: include_str!("../RULES.md"),
};

/// The maximum number of choices in a game, with any accepted components. Every purchase moves a ship, so at most
/// 4 × 11 + 1 of them lead to a sale; a sale gives the buyer a token, so 29 sales end the game. Before each purchase at
/// most 128 cards can be taken, 4 reserved and 3 turns passed; in it at most 128 cards are paid or discarded for
/// insurance, at most 128 are insured, and the buyer stops paying once.
const LONGEST_GAME: usize = 29 * 45 * (128 + 4 + 3 + 2 * 128 + 1);

portolan_core::checked_state! {
    /// The game: a [`State`] that passed its check.
    pub struct Osaka(State);
}

impl Osaka {
    /// Returns the position as if it were the turn of `seat`; `None` unless an action is pending.
    pub fn on_turn_of(&self, seat: Seat) -> Option<Osaka> {
        let possible = matches!(self.phase, Phase::Action { .. }) && self.0.seats.has(seat);
        possible.then(|| Osaka(State { turn: seat, phase: Phase::Action { seat }, ..self.0.clone() }))
    }
}

impl Game for Osaka {
    type Components = Components;
    type Options = Options;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    const META: Meta = META;

    fn new(setup: &Setup<Self>, log: &mut impl Log<Event>) -> Result<Self, SetupError> {
        setup::prepare(setup, log).map(Osaka)
    }

    fn seats(&self) -> SeatCount {
        self.0.seats
    }

    fn first(&self) -> Option<Seat> {
        Some(self.0.first)
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.phase.seat().map_or(SeatSet::EMPTY, SeatSet::only)
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
        Osaka(imagine::imagine(self, viewer, memory, rng))
    }

    fn check(&self) -> Result<(), InvariantError> {
        self.0.check()
    }

    fn describe(&self, into: &mut StateHasher) {
        into.numbers(self.deck.iter().map(|card| card.0));
        into.number(self.discard.bits());
        into.numbers(self.market.iter().map(|card| card.0));
        into.numbers(self.farm.iter().map(|card| card.0));
        into.numbers(self.ships.0);
        into.number(self.rng.draws());
        for seat in self.seats.seats() {
            let player = &self.players[seat];
            let sets = [player.hand, player.goods, player.insured, player.points];
            into.numbers(sets.map(|set| set.bits()));
            into.numbers(player.tokens.0);
            into.numbers(player.earned.0);
            into.number(player.points_without_card);
            into.number(player.reserved.map_or(0, |card| u16::from(card.0) + 1));
        }
        describe_phase(self, into);
    }
}

fn describe_phase(state: &State, into: &mut StateHasher) {
    into.number(state.first.index() as u8);
    into.number(state.turn.index() as u8);
    into.number(state.passes);
    into.number(state.phase.seat().map_or(0, |seat| seat.number() as u8));
    let good = |good: Good| good as u16;
    into.numbers(match state.phase {
        Phase::Token { .. } => [0, 0, 0],
        Phase::Action { .. } => [1, 0, 0],
        Phase::Payment { price, paid, .. } => [2, price, paid],
        Phase::Insurance { .. } => [3, 0, 0],
        Phase::Cover { good: of, icons, .. } => [4, good(of), icons.into()],
        Phase::Over => [5, 0, 0],
    });
}
