//! The implementation of [`Game`]; each method calls the module that does the work.

use crate::choice::Choice;
use crate::components::{Bundle, Components};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Options;
use crate::phase::Phase;
use crate::rules::auction::{BIDS_PER_LIST, MAX_BID};
use crate::state::{Player, ROUNDS, State};
use crate::view::View;
use crate::{imagine, rules, score, setup};
use portolan_core::{
    CardSet, Choices, Game, InvariantError, Log, Memory, Meta, Outcome, Seat, SeatCount, SeatSet, Setup,
    SetupError, StateHasher, ThoughtRng, Viewer,
};

/// The facts about the game.
pub(crate) const META: Meta = Meta {
    id: "ostia",
    name: "Ostia",
    designer: "Stefan Risthaus",
    publishers: "Pro Ludo (German), Mayfair Games (English) and PS Games (Dutch), 2005",
    seats: (3, 5),
    revision: 2,
    oldest_revision: 1,
    max_choices: LONGEST_GAME,
    rules: include_str!("../RULES.md"),
};

/// Upper bound for the number of choices in a game, with any valid components.
///
/// A round with five players: 5 cards are kept and 10 offered. In each of 10 auctions 4 players bid or pass once, in
/// revision 1 after listing higher amounts up to the last list, and the seller decides once. At most all cards are
/// allocated and at most all are discarded. Each player builds at most 9 storehouses (R11: none is sold between two
/// that are built), ends building, and pays interest. Loans are repaid, but no more than are taken: in one round a
/// player with L loans takes at most 4 for bids (R1), 2 × 6 for pairs without bids (half of 60 denarii, 5 per loan) and
/// L / 2 + 1 for interest (at most half of a loan), so at most 400 in five rounds. At the end at most all cards are
/// allocated and each player sells at most 9 storehouses.
const LONGEST_GAME: usize = {
    let bidding = 10 * (4 * (1 + MAX_BID as usize / BIDS_PER_LIST as usize + 1) + 1);
    let round = 5 + 10 + bidding + 2 * CardSet::CAPACITY + 5 * (9 + 1 + 1);
    ROUNDS as usize * round + 5 * 400 + CardSet::CAPACITY + 5 * (9 + 1)
};

portolan_core::checked_state! {
    /// The game: a [`State`] that passed its check.
    pub struct Ostia(State);
}

impl Ostia {
    /// Replaces the secret allocation of a seat that has finished, for sampled worlds. Returns `false` and changes
    /// nothing if the new one is illegal.
    pub fn replace_allocation(&mut self, seat: Seat, to_market: Bundle, to_senate: Bundle) -> bool {
        if self.phase != Phase::Allocate || !self.0.seats.has(seat) || self.choosing.has(seat) {
            return false;
        }
        let player = Player { to_market, to_senate, ..self.players[seat] };
        let legal = self.check_allocation(seat, &player).is_ok();
        if legal {
            self.0.players[seat] = player;
        }
        legal
    }
}

impl Game for Ostia {
    type Components = Components;
    type Options = Options;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    const META: Meta = META;

    fn new(setup: &Setup<Self>, log: &mut impl Log<Event>) -> Result<Self, SetupError> {
        setup::prepare(setup, log).map(Ostia)
    }

    fn seats(&self) -> SeatCount {
        self.0.seats
    }

    fn first(&self) -> Option<Seat> {
        Some(self.starting_player())
    }

    fn round(&self) -> Option<u8> {
        Some(self.0.round)
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        rules::to_act(self)
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
        Ostia(imagine::imagine(self, viewer, memory, rng))
    }

    fn check(&self) -> Result<(), InvariantError> {
        self.0.check()
    }

    fn describe(&self, into: &mut StateHasher) {
        into.numbers(self.deck.iter().map(|card| card.0));
        into.numbers([self.discard, self.offer, self.neutral].map(|set| set.bits()));
        into.numbers(self.senate_order);
        into.numbers(self.bids.0);
        into.numbers([self.round, self.first.index() as u8, self.pairs_sold, self.supply]);
        into.number(self.bank.unsigned_abs());
        into.number(self.rng.draws());
        self.seats.seats().for_each(|seat| describe_player(&self.players[seat], into));
        into.number(self.phase.number());
        into.number(self.phase.seat().map_or(0, |seat| seat.number() as u8));
        into.number(if let Phase::Bid { from, .. } = self.phase { from } else { 0 });
        into.numbers(self.choosing.iter().map(|seat| seat.number() as u8));
    }
}

fn describe_player(player: &Player, into: &mut StateHasher) {
    into.numbers([player.ship, player.wares].map(|set| set.bits()));
    into.number(player.kept.map_or(0, |card| u16::from(card.0) + 1));
    into.numbers(player.to_market.0.0);
    into.numbers(player.to_senate.0.0);
    into.numbers([player.cash, player.loans]);
    into.numbers([player.placed_count, player.storehouses, player.eliminated.into()]);
    into.numbers([player.points.senate, player.points.goods, player.points.money]);
}
