//! The auction: a small game with everything that the laws are about. It only exists to test the laws.
//!
//! §1.1 Each of two or three seats is dealt two cards. §1.2 Four rounds: all bid at once, in secret, up to three coins.
//! §1.3 The bids are shown and a storm is rolled. The highest bid (on a tie the lowest seat) is paid and wins; its seat
//! §1.4 draws a card, or §1.5 sells one of its hand (two steps: `sell`, then the card), or passes.
//! The most points in sold cards win, then the most coins.
//!
//! The hands, the deck, the bids before they are shown, and future storms are hidden. Each [`Flaw`] is checked in the
//! code that it breaks.

pub mod choice;
mod event;
mod flaw;
mod imagine;
mod play;
mod view;

use choice::{Action, NotatedAction, Notation};
use event::{Event, Illegal};
use flaw::Traces;
pub use flaw::{Flaw, Lots};
use view::View;

use portolan_core::{
    ArrayVec, BySeat, CardId, CardSet, Choice, Choices, Game, GameRng, InvariantError, Log, Memory, Meta,
    OptionSpec, Options, Outcome, Score, ScorePart, Seat, SeatCount, SeatSet, Setup, SetupError, StateHasher,
    ThoughtRng, Viewer,
};
use serde::Serialize;

/// Cards in the box.
const CARDS: usize = 12;
/// The highest bid.
const HIGHEST_BID: u8 = 3;
const ROUNDS: u8 = 4;
const COINS: u8 = 6;

/// The auction, with choices in one [`Notation`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Auction<const NOTATION: Notation> {
    flaw: Flaw,
    seats: SeatCount,
    phase: Phase,
    round: u8,
    deck: ArrayVec<CardId, CARDS>,
    hands: BySeat<CardSet, 3>,
    /// The cards of each hand that all seats have seen.
    known: BySeat<CardSet, 3>,
    sold: BySeat<CardSet, 3>,
    coins: BySeat<u8, 3>,
    bids: BySeat<Option<u8>, 3>,
    storm: u32,
    rng: GameRng,
    traces: Traces,
}

/// The phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Phase {
    Bidding,
    Acting(Seat),
    Selling(Seat),
    Over,
}

/// The only option: the first hands are dealt face up.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct AuctionOptions {
    open_deal: bool,
}

impl Options for AuctionOptions {
    const LIST: &'static [OptionSpec] = &[OptionSpec::switch("open-deal")];

    fn get(&self, _: usize) -> usize {
        self.open_deal.into()
    }

    fn set(&mut self, _: usize, value: usize) {
        self.open_deal = value == 1;
    }
}

impl<const NOTATION: Notation> Game for Auction<NOTATION> {
    type Components = Lots;
    type Options = AuctionOptions;
    type Choice = NotatedAction<NOTATION>;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    const META: Meta = Meta {
        id: "auction",
        name: "Auction",
        designer: "none",
        publishers: "none",
        seats: (2, 3),
        revision: 1,
        oldest_revision: 1,
        max_choices: ROUNDS as usize * 5,
        rules: "## 1.1 Deal\n## 1.2 Bid\n## 1.3 Show\n## 1.4 Draw\n## 1.5 Sell\n",
    };

    fn new(setup: &Setup<Self>, log: &mut impl Log<Event>) -> Result<Self, SetupError> {
        SetupError::check(setup)?;
        Ok(Self::deal(setup, log))
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn first(&self) -> Option<Seat> {
        self.to_act().first().filter(|_| self.flaw == Flaw::ChangingFirstPlayer)
    }

    fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::Bidding if self.flaw == Flaw::TurnWithoutList => self.seats.all(),
            _ => self.awaited(),
        }
    }

    fn choices(&self, seat: Seat, into: &mut Choices<Self::Choice>) {
        into.clear();
        self.list(seat, into);
    }

    fn apply(&mut self, seat: Seat, choice: Self::Choice, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        if let Err(reason) = self.accepts(seat, choice.0) {
            self.note_refusal(log);
            return Err(reason);
        }
        self.note_choice(log);
        self.make(seat, choice.0, log);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let early = self.flaw == Flaw::OutcomeTooEarly && self.round == ROUNDS - 1;
        if (self.phase != Phase::Over && !early) || self.flaw == Flaw::NoOutcome || self.traces.has_no_outcome
        {
            return None;
        }
        let mut outcome =
            Outcome::rank("sold-out", self.seats.seats().map(|seat| self.score(seat)).collect());
        match self.flaw {
            Flaw::WrongRanks => outcome.standings[0].rank += 3,
            Flaw::MissingStanding => drop(outcome.standings.pop()),
            _ => {}
        }
        Some(outcome)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn imagine(&self, viewer: Viewer, memory: Memory, rng: &mut ThoughtRng) -> Self {
        self.imagined_by(viewer, memory, rng)
    }

    fn check(&self) -> Result<(), InvariantError> {
        let piles = self.hands.0.iter().chain(&self.sold.0).map(|pile| pile.len());
        let cards = self.deck.set().len() + piles.sum::<usize>();
        if cards == CARDS { Ok(()) } else { Err(InvariantError(format!("{cards} cards instead of {CARDS}"))) }
    }

    fn describe(&self, into: &mut StateHasher) {
        into.number(self.round);
        into.numbers(self.deck.iter().map(|card| card.0));
        into.numbers(self.hands.0.map(CardSet::bits));
        into.numbers(self.sold.0.map(CardSet::bits));
        into.numbers(self.coins.0);
        into.numbers(self.bids.0.map(|bid| bid.map_or(0, |bid| bid + 1)));
        into.number(self.rng.draws());
        if self.flaw == Flaw::CountsTablesInTheHash {
            into.number(self.traces.table_number.0);
        }
    }
}

impl<const NOTATION: Notation> Auction<NOTATION> {
    fn score(&self, seat: Seat) -> Score {
        let points = self.sold[seat].iter().map(|card| i32::from(card.0)).sum();
        Score {
            seat,
            eliminated: false,
            parts: vec![ScorePart { what: "sales", count: points }],
            tie_breaks: vec![ScorePart { what: "coins", count: self.coins[seat].into() }],
        }
    }

    fn awaited(&self) -> SeatSet {
        match self.phase {
            Phase::Bidding => self.seats.seats().filter(|&seat| self.bids[seat].is_none()).collect(),
            Phase::Acting(seat) if self.flaw == Flaw::TurnKnowsTheDeck && self.top_is_even() => {
                SeatSet::only(self.seats.after(seat))
            }
            Phase::Acting(seat) | Phase::Selling(seat) => SeatSet::only(seat),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    /// Returns the top card of the deck, for leaks.
    fn top(&self) -> Option<CardId> {
        self.deck.last().copied()
    }

    /// Returns a real secret, for `Laws::secret`.
    pub fn top_card(&self) -> String {
        format!("{:?}", self.top())
    }

    /// Returns what the viewer sees, which is no secret.
    pub fn open_table(&self, viewer: Viewer) -> String {
        format!("{:?}", self.seen_by(viewer))
    }

    fn top_is_even(&self) -> bool {
        self.top().is_some_and(|card| card.0.is_multiple_of(2))
    }

    fn list(&self, seat: Seat, into: &mut Choices<NotatedAction<NOTATION>>) {
        let listed = |action: &NotatedAction<NOTATION>| self.lists(seat, action.0);
        if NOTATION == choice::OUT_OF_ORDER || self.flaw == Flaw::UnsortedList {
            let mut list: Vec<_> = NotatedAction::every().filter(listed).collect();
            list.sort();
            if self.flaw == Flaw::UnsortedList {
                list.reverse();
            }
            list.into_iter().for_each(|action| into.push(action));
            return;
        }
        for action in NotatedAction::every().filter(listed) {
            into.push(action);
            if self.flaw == Flaw::DuplicateInList {
                into.push(action);
            }
        }
        if self.flaw == Flaw::ListWithoutTurn && self.phase != Phase::Over && !self.awaited().has(seat) {
            into.push(NotatedAction(Action::Pass));
        }
    }

    fn lists(&self, seat: Seat, action: Action) -> bool {
        match (self.flaw, action, self.phase) {
            (Flaw::AcceptedButUnlisted, Action::Pass, _) if !self.deck.is_empty() => false,
            (Flaw::OutsiderAccepted, _, _) if !self.awaited().has(seat) => false,
            (Flaw::ListedButRefused, Action::Sell, Phase::Acting(owner)) => owner == seat,
            _ => self.accepts(seat, action).is_ok(),
        }
    }
}
