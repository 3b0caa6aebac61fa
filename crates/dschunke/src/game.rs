//! The implementation of [`Game`]; each method calls the module that does the work.

use crate::choice::{Bid, Choice};
use crate::components::{ByGood, Components};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Options;
use crate::phase::Phase;
use crate::state::{Player, State};
use crate::view::View;
use crate::{imagine, rules, score, setup};
use portolan_core::{
    Choice as _, Choices, Game, InvariantError, Log, Memory, Meta, Outcome, Seat, SeatCount, SeatSet, Setup,
    SetupError, StateHasher, ThoughtRng, Viewer,
};

/// The facts about the game.
pub(crate) const META: Meta = Meta {
    id: "dschunke",
    name: "Dschunke",
    designer: "Michael Schacht",
    publishers: "Queen Games 2002",
    seats: (3, 4),
    revision: 2,
    oldest_revision: 1,
    max_choices: LONGEST_GAME,
    rules: include_str!("../RULES.md"),
};

/// Upper bound for the number of choices in a game, with any valid components.
///
/// In each of ten rounds, each of at most 32 cards swap takes 5 choices (two cards returned, done, two taken), and 4
/// players search a pile and keep a card (2 choices each). Each of 4 turns has an action (a worker, a junk, and up to 4
/// stacks), a card (the card, a junk, and 4 stacks) and its end: 13 choices. The supply takes up to 4 cards for each of
/// 4 players and one for each of at most 32 cards extra. Every bidding round but the last sells a good, so there are at
/// most 5 with 4 bids each, and the winner of an S makes 2 choices. In the variant 12 strips are placed first (§9.1).
const LONGEST_GAME: usize = 10 * (32 * 5 + 4 * 2 + 4 * 13 + (4 * 4 + 32) + 5 * 4 + 2) + 12;

portolan_core::checked_state! {
    /// The game: a [`State`] that passed its check.
    pub struct Dschunke(State);
}

impl Dschunke {
    /// Replaces a sealed bid, for sampled worlds. Returns `false` and changes nothing if the new one is illegal.
    pub fn replace_bid(&mut self, seat: Seat, bid: Bid) -> bool {
        let has_bid = self.0.seats.has(seat) && self.players[seat].bid.is_some();
        let legal = has_bid && rules::barter::can_bid(self, seat, bid).is_ok();
        if legal {
            self.0.players[seat].bid = Some(bid);
        }
        legal
    }
}

impl Game for Dschunke {
    type Components = Components;
    type Options = Options;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    const META: Meta = META;

    fn new(setup: &Setup<Self>, log: &mut impl Log<Event>) -> Result<Self, SetupError> {
        setup::prepare(setup, log).map(Dschunke)
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
        Dschunke(imagine::imagine(self, viewer, memory, rng))
    }

    fn check(&self) -> Result<(), InvariantError> {
        self.0.check()
    }

    fn describe(&self, into: &mut StateHasher) {
        into.number(self.round);
        into.number(self.first.index() as u8);
        for hold in &self.holds.0 {
            into.number(hold.bits());
            into.number(hold.len() as u8);
        }
        into.numbers(self.stacks.0);
        into.numbers(self.merchants.map(|junk| junk as u8));
        into.numbers([self.used_workers, self.acted.into(), self.card_played.into(), self.searched_piles]);
        into.numbers(self.tiles);
        into.numbers(self.sold.0.map(u8::from));
        into.numbers(self.piles.map(|pile| pile.bits()));
        into.number(self.played_cards.bits());
        self.seats.seats().for_each(|seat| describe_player(&self.players[seat], into));
        describe_phase(self.phase, into);
    }
}

fn describe_player(player: &Player, into: &mut StateHasher) {
    into.numbers(player.hand.0);
    into.number(player.yuan);
    into.number(player.strips);
    into.numbers([player.open_cards.bits(), player.cards.bits()]);
    into.number(player.bid.map_or(0, |bid| 1 + Choice::Bid(bid).number() as u16));
}

fn describe_phase(phase: Phase, into: &mut StateHasher) {
    into.numbers(phase.to_act().iter().map(|seat| seat.number() as u8));
    let returned = |goods: ByGood<u8>| goods.0.iter().fold(0, |all, &count| all * 4 + u16::from(count));
    into.numbers(match phase {
        Phase::Cargo { owner, .. } => [0, owner.number() as u16, 0, 0],
        Phase::Swap { swaps, returned: goods, .. } => [1, swaps.into(), returned(goods), 0],
        Phase::SwapTake { swaps, returned: goods, left, .. } => {
            [2, swaps.into(), returned(goods), left.into()]
        }
        Phase::Search { reason, .. } => [3, reason as u16, 0, 0],
        Phase::Keep { pile, reason, .. } => [4, reason as u16, pile as u16, 0],
        Phase::Turn { .. } => [5, 0, 0, 0],
        Phase::Apprentice { worker, .. } => [6, worker as u16, 0, 0],
        Phase::Pick { left, .. } => [7, left.into(), 0, 0],
        Phase::Place { .. } => [8, 0, 0, 0],
        Phase::GoodsCard { .. } => [9, 0, 0, 0],
        Phase::MoveFrom { .. } => [10, 0, 0, 0],
        Phase::MoveTo { from, .. } => [11, from as u16, 0, 0],
        Phase::Supply { left, .. } => [12, left.into(), 0, 0],
        Phase::Barter { .. } => [13, 0, 0, 0],
        Phase::Over => [14, 0, 0, 0],
    });
}
