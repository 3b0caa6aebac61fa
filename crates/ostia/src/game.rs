//! The state as a [`Game`]: each method is told in its own file.

use crate::choice::Choice;
use crate::components::Components;
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

/// What stands on the box.
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

/// No game is longer, with any components that we accept.
///
/// In a round with five players: 5 cards are kept and 10 offered; in each of 10 auctions 4 players bid or pass once,
/// after asking for higher amounts (in revision 1) until the list is at its end, and the seller decides once; at most
/// all cards are put in their places and at most all are discarded; everybody builds at most 9 storehouses (R11: none
/// is sold between two that are built), is done with it, and pays interest. Besides, loans are repaid, but no more
/// than are taken: a player who owes L loans takes in a round at most 4 for bids (R1), 2 × 6 for pairs that nobody
/// wanted (half of 60 denarii, 5 a loan) and L / 2 + 1 for interest (half of a loan at most), so that after five
/// rounds no more than 400 were taken. At the end at most all cards are put in their places and at most 9 storehouses
/// of each player sold.
const LONGEST_GAME: usize = {
    let bidding = 10 * (4 * (1 + MAX_BID as usize / BIDS_PER_LIST as usize + 1) + 1);
    let round = 5 + 10 + bidding + 2 * CardSet::CAPACITY + 5 * (9 + 1 + 1);
    ROUNDS as usize * round + 5 * 400 + CardSet::CAPACITY + 5 * (9 + 1)
};

impl Game for State {
    type Components = Components;
    type Options = Options;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    const META: Meta = META;

    fn new(setup: &Setup<Self>, log: &mut impl Log<Event>) -> Result<Self, SetupError> {
        setup::prepare(setup, log)
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn first(&self) -> Option<Seat> {
        Some(self.starting_player())
    }

    fn round(&self) -> Option<u8> {
        Some(self.round)
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
        rules::apply(self, seat, choice, log)
    }

    fn outcome(&self) -> Option<Outcome> {
        score::outcome(self)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(&self, viewer: Viewer, memory: Memory, rng: &mut ThoughtRng) -> Self {
        imagine::imagine(self, viewer, memory, rng)
    }

    fn check(&self) -> Result<(), InvariantError> {
        self.check_all()
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
