//! The rules of the auction: the deal, what is allowed, and what follows.

use super::flaw::TableNumber;
use super::{Action, Auction, COINS, Event, Flaw, HIGHEST_BID, Illegal, Notation, Phase, ROUNDS};
use super::{CARDS, Traces};
use portolan_core::{ArrayVec, BySeat, CardId, CardSet, GameRng, Log, Seat, Setup, Viewers};
use std::sync::atomic::Ordering;

impl<const NOTATION: Notation> Auction<NOTATION> {
    /// §1.1
    pub(super) fn deal(setup: &Setup<Self>, log: &mut impl Log<Event>) -> Self {
        let flaw = setup.components.flaw;
        let table_number = TableNumber::next();
        let mut traces = Traces { table_number, ..Traces::default() };
        traces.odometer.shares = flaw == Flaw::CloneShares;
        let seed = match flaw {
            Flaw::CountsTablesInTheSeed => setup.seed.nth(table_number.0.into()),
            _ => setup.seed,
        };
        let mut rng = GameRng::new(seed);
        let mut deck: ArrayVec<CardId, CARDS> = (0..CARDS as u8).map(CardId).collect();
        rng.shuffle(&mut deck);
        let mut auction = Auction {
            flaw,
            seats: setup.seats,
            phase: Phase::Bidding,
            round: 0,
            deck,
            hands: BySeat::default(),
            known: BySeat::default(),
            sold: BySeat::default(),
            coins: BySeat([COINS; 3]),
            bids: BySeat::default(),
            storm: 0,
            rng,
            traces,
        };
        for seat in setup.seats.seats() {
            auction.deal_hand(seat, setup.options.open_deal, log);
        }
        auction
    }

    fn deal_hand(&mut self, seat: Seat, openly: bool, log: &mut impl Log<Event>) {
        let table = if self.flaw == Flaw::CountsTablesInTheOpening { self.traces.table_number.0 } else { 0 };
        let cards: CardSet = (0..2).filter_map(|_| self.deck.pop()).collect();
        self.hands[seat] = cards;
        let dealt = |cards| Event::HandDealt { seat, cards, table };
        if openly {
            self.known[seat] = cards;
            log.public(dealt(Some(cards)));
        } else {
            log.private(seat, dealt(Some(cards)), dealt(None));
        }
    }

    pub(super) fn accepts(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let allowed = self.allows(seat, action);
        match (self.flaw, action, self.phase) {
            (Flaw::ListedButRefused, Action::Sell, _) => allowed.and(Err(Illegal::NotNow)),
            (Flaw::OutsiderAccepted, Action::Pass, Phase::Acting(_)) => Ok(()),
            (Flaw::ReasonOutsideTheRules, Action::Pass, _) => allowed.map_err(|_| Illegal::Because),
            _ => allowed,
        }
    }

    fn allows(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.awaited().has(seat) {
            return Err(Illegal::NotYourTurn);
        }
        match (self.phase, action) {
            (Phase::Bidding, Action::Bid(coins)) => self.allows_bid(seat, coins),
            (Phase::Acting(_), Action::Draw) if self.deck.is_empty() => Err(Illegal::DeckEmpty),
            (Phase::Acting(_), Action::Draw) if self.flaw == Flaw::ListKnowsTheDeck && self.top_is_even() => {
                Err(Illegal::NotNow)
            }
            (Phase::Acting(_), Action::Sell) if self.hands[seat].is_empty() => Err(Illegal::NotYourCard),
            (Phase::Acting(_), Action::Draw | Action::Sell | Action::Pass) => Ok(()),
            (Phase::Selling(_), Action::Card(card)) if self.hands[seat].has(card) => Ok(()),
            (Phase::Selling(_), Action::Card(_)) => Err(Illegal::NotYourCard),
            _ => Err(Illegal::NotNow),
        }
    }

    /// §1.2
    fn allows_bid(&self, seat: Seat, bid: u8) -> Result<(), Illegal> {
        let coins = self.coins[seat];
        if bid > coins {
            let leaked = self.top().filter(|_| self.flaw == Flaw::ReasonKnowsTheDeck);
            return Err(Illegal::TooPoor { coins, leaked });
        }
        let late = self.awaited() != self.seats.all();
        if self.flaw == Flaw::LateBidsMustCost && late && bid == 0 && coins > 0 {
            return Err(Illegal::NotNow);
        }
        Ok(())
    }

    pub(super) fn note_refusal(&mut self, log: &mut impl Log<Event>) {
        match self.flaw {
            Flaw::RefusalChangesTheState => self.traces.refusals += 1,
            Flaw::RefusalIsLogged => log.public(Event::Refused),
            _ => {}
        }
    }

    pub(super) fn note_choice<L: Log<Event>>(&mut self, _: &mut L) {
        self.traces.odometer.count.fetch_add(1, Ordering::Relaxed);
        if self.flaw == Flaw::DependsOnTheLog && std::any::type_name::<L>().contains("Journal") {
            self.traces.logged_choices += 1;
        }
    }

    pub(super) fn make(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Bid(coins) => self.bid(seat, coins, log),
            Action::Draw => self.draw(seat, log),
            Action::Sell => {
                self.phase = Phase::Selling(seat);
                log.public(Event::SaleAnnounced { seat });
            }
            Action::Pass => {
                log.public(Event::Passed { seat });
                self.next_round();
            }
            Action::Card(card) => self.sell(seat, card, log),
        }
    }

    fn bid(&mut self, seat: Seat, coins: u8, log: &mut impl Log<Event>) {
        let made = |coins| Event::BidMade { seat, coins };
        let by_others = Some(coins).filter(|_| self.flaw == Flaw::BidInLog);
        log.private(seat, made(Some(coins)), made(by_others));
        if self.flaw == Flaw::FirstBidderWinsTies {
            self.traces.first_bidder.get_or_insert(seat);
        }
        self.bids[seat] = Some(coins);
        if self.awaited().is_empty() {
            self.show_bids(log);
        }
    }

    /// §1.3
    fn show_bids(&mut self, log: &mut impl Log<Event>) {
        log.reveal(Viewers::all());
        log.public(Event::BidsRevealed { coins: self.bids.0 });
        log.reveal(Viewers::all());
        self.storm = self.rng.below(6);
        let number = if self.flaw == Flaw::CountsStormsInTheLog { TableNumber::next().0 } else { 0 };
        log.public(Event::StormRolled { force: self.storm, number });
        let winner = self.winner();
        self.coins[winner] -= self.bids[winner].unwrap_or(0);
        self.bids = BySeat::default();
        self.traces.first_bidder = None;
        self.phase = Phase::Acting(winner);
    }

    fn winner(&self) -> Seat {
        let first = self.traces.first_bidder;
        let rank = |&seat: &Seat| (self.bids[seat], Some(seat) == first);
        self.seats.seats().rev().max_by_key(rank).expect("a table has seats")
    }

    /// §1.4
    fn draw(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let Some(card) = self.deck.pop() else { return };
        self.hands[seat].insert(card);
        let drawn = |card| Event::CardDrawn { seat, card };
        let marked = self.flaw != Flaw::DrawWithoutMark;
        let late = self.flaw == Flaw::MarkAfterTheEvent;
        if marked && !late {
            log.reveal(Viewers::only(seat));
        }
        log.private(seat, drawn(Some(card)), drawn(Some(card).filter(|_| self.flaw == Flaw::CardInLog)));
        if late {
            log.reveal(Viewers::only(seat));
        }
        self.next_round();
    }

    /// §1.5
    fn sell(&mut self, seat: Seat, card: CardId, log: &mut impl Log<Event>) {
        self.hands[seat].remove(card);
        self.known[seat].remove(card);
        self.sold[seat].insert(card);
        log.public(Event::CardSold { seat, card });
        self.next_round();
    }

    fn next_round(&mut self) {
        if self.flaw == Flaw::LostCard {
            self.deck.pop();
        }
        self.round += u8::from(self.flaw != Flaw::NeverEnds);
        self.phase = if self.round < ROUNDS { Phase::Bidding } else { Phase::Over };
    }
}

const _: () = assert!(HIGHEST_BID < COINS);
