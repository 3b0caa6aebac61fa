//! What actions look like to those who think ahead: as the greedy bot judges them, with a view to the purchase that may
//! follow, but reckoned in a fast_eval instead of played.

use super::fast_eval::{FastEval, Purchase, Standings};
use super::payment::PayableSums;
use super::weights;
use super::worth::Hundredths;
use portolan_core::{CardId, CardSet, Seat};
use portolan_osaka::{Choice, Kind, MAX_PLAYERS, Place, State};
use std::cell::Cell;

/// One number for each action.
pub(super) fn weigh(world: &State, seat: Seat, choices: &[Choice], into: &mut [Hundredths]) {
    let mut forecast = Forecast::of(world, seat);
    choices.iter().zip(into).for_each(|(&choice, weight)| *weight = forecast.judge(choice));
}

/// One number for each seat.
type Leads = [Hundredths; MAX_PLAYERS];

/// Somebody has bought.
#[derive(Clone, Copy)]
struct Answer {
    /// How far who is forecast for is ahead then.
    lead: Hundredths,
    /// That was the end.
    over: bool,
}

/// What there is to be reckoned with before anything is done.
struct Forecast<'a> {
    world: &'a State,
    seat: Seat,
    fast_eval: FastEval<'a>,
    /// How far everybody is ahead.
    leads: Leads,
    /// What is open to everybody.
    purchases: [Purchase; MAX_PLAYERS],
    /// Which sums the coins of everybody make, as far as that was asked.
    sums: [Cell<Option<PayableSums>>; MAX_PLAYERS],
    /// What comes of it if somebody buys a market without a card of this kind, as far as that was asked;
    /// the last: one from which nothing is missing. Whether one has taken a card or reserved it, to others it is gone.
    answers: [Option<Option<Answer>>; Kind::COUNT + 1],
}

impl<'a> Forecast<'a> {
    fn of(world: &'a State, seat: Seat) -> Forecast<'a> {
        let fast_eval = FastEval::of(world);
        Forecast {
            world,
            seat,
            fast_eval,
            leads: leads(world, &fast_eval.standings()),
            purchases: purchases(world, world.market.set()),
            sums: Default::default(),
            answers: [None; Kind::COUNT + 1],
        }
    }

    /// How far the seat is ahead after this action, with a view to the purchase that may follow it.
    fn judge(&mut self, action: Choice) -> Hundredths {
        let in_market = |place: u8| self.world.market[usize::from(place)];
        match action {
            Choice::Buy => self.buying(),
            Choice::Take(place) => self.taking(in_market(place)),
            Choice::Reserve(Place::Market(place)) => self.reserving(Some(in_market(place))),
            Choice::Reserve(Place::Farm(_)) => self.reserving(None),
            _ => 0,
        }
    }

    /// After a purchase the others find a new market.
    fn buying(&self) -> Hundredths {
        let (mut after, open) = (self.fast_eval, self.world.open_to(self.seat));
        let purchase = self.purchases[self.seat.index()];
        after.buy(self.seat, purchase, self.payment(self.seat, purchase.price()));
        if self.world.players[self.seat].reserved.is_some_and(|card| open.has(card)) {
            after.take_back_marker(self.seat);
        }
        let standings = after.standings();
        let now = standings.lead(self.seat);
        if standings.over {
            return now;
        }
        let purchases = purchases(self.world, self.refilled(open));
        let leads = leads(self.world, &standings);
        let answer = self.answer(&after, &leads, |other| purchases[other.index()]);
        answer.map_or(now, |answer| mix(answer.lead, now, weights::ANSWER_TO_PURCHASE))
    }

    /// The market after a purchase of these cards.
    fn refilled(&self, bought: CardSet) -> CardSet {
        let drawn = self.world.deck.iter().rev().take(self.world.components.refill_market.into());
        (self.world.market.set() - bought) | self.world.farm.set() | drawn.copied().collect()
    }

    /// A card that one has taken is gone for the others.
    fn taking(&mut self, card: CardId) -> Hundredths {
        let more = self.fast_eval.taking(self.seat, self.world.components.kind(card));
        let marker = if self.is_mine(card) { weights::MARKER_OUT } else { 0 };
        self.with_rest(more + marker, Some(card))
    }

    /// A card of the market that one has reserved is so, too; one on the farm changes nothing for them.
    fn reserving(&mut self, card: Option<CardId>) -> Hundredths {
        self.with_rest(-weights::MARKER_OUT, card)
    }

    /// One has so much more, and the others find all of the market but this card.
    fn with_rest(&mut self, more: Hundredths, card: Option<CardId>) -> Hundredths {
        let now = self.leads[self.seat.index()] + more;
        self.answer_without(card).map_or(now, |answer| {
            let lead = if answer.over { answer.lead } else { answer.lead + more };
            mix(lead, now, weights::ANSWER_TO_OTHERS)
        })
    }

    /// Has the seat reserved this card?
    fn is_mine(&self, card: CardId) -> bool {
        self.world.players[self.seat].reserved == Some(card)
    }

    fn answer_without(&mut self, card: Option<CardId>) -> Option<Answer> {
        let newly_gone = card.filter(|&card| !self.is_mine(card));
        let gone = newly_gone.map(|card| self.world.components.kind(card));
        let place = gone.map_or(Kind::COUNT, Kind::number);
        if let Some(known) = self.answers[place] {
            return known;
        }
        let open = |other: Seat| {
            let purchase = self.purchases[other.index()];
            gone.map_or(purchase, |kind| purchase.without(kind))
        };
        let found = self.answer(&self.fast_eval, &self.leads, open);
        self.answers[place] = Some(found);
        found
    }

    /// What comes of it if the first of the others buys who gains by that; nothing if nobody does.
    fn answer(
        &self,
        before: &FastEval<'_>,
        leads: &Leads,
        open: impl Fn(Seat) -> Purchase,
    ) -> Option<Answer> {
        let (seats, seat) = (self.world.seats, self.seat);
        let mut others = seats.clockwise_from(seats.after(seat)).take_while(|&other| other != seat);
        others.find_map(|other| {
            let purchase = open(other);
            if purchase.price() == 0 || before.coins(other) < purchase.price() {
                return None;
            }
            let mut after = *before;
            after.buy(other, purchase, self.payment(other, purchase.price()));
            let after = after.standings();
            let pays = after.lead(other) - leads[other.index()] > weights::TEMPTING;
            pays.then(|| Answer { lead: after.lead(seat), over: after.over })
        })
    }

    /// What somebody pays for a price.
    fn payment(&self, seat: Seat, price: i32) -> i32 {
        let known = &self.sums[seat.index()];
        let sums = known.get().unwrap_or_else(|| PayableSums::of(self.world, seat));
        known.set(Some(sums));
        sums.least_for(price)
    }
}

/// How far everybody is ahead.
fn leads(world: &State, standings: &Standings) -> Leads {
    let mut leads = Leads::default();
    world.seats.seats().for_each(|seat| leads[seat.index()] = standings.lead(seat));
    leads
}

/// What everybody may buy of these cards.
fn purchases(world: &State, cards: CardSet) -> [Purchase; MAX_PLAYERS] {
    let mut purchases = [Purchase::of(world, cards); MAX_PLAYERS];
    for (owner, card) in world.seats.seats().filter_map(|seat| Some((seat, world.players[seat].reserved?))) {
        if cards.has(card) {
            let kind = world.components.kind(card);
            let others = world.seats.seats().filter(|&other| other != owner);
            others.for_each(|other| purchases[other.index()] = purchases[other.index()].without(kind));
        }
    }
    purchases
}

/// What comes of two things, the first of which is so sure, in percent.
fn mix(one: Hundredths, other: Hundredths, sure: i32) -> Hundredths {
    (one * sure + other * (100 - sure)) / 100
}
