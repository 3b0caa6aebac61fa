//! The careful policy: values actions like the greedy bot, including the purchase that may follow, but with the fast
//! evaluation instead of playing.

use super::fast_eval::{FastEval, Purchase, SeatValues};
use super::payment::PayableSums;
use super::weights;
use super::worth::Hundredths;
use portolan_core::{CardId, CardSet, Seat};
use portolan_osaka::{Choice, Kind, MAX_PLAYERS, Place, State};
use std::cell::Cell;

/// Writes the weight of each action.
pub(super) fn weigh(world: &State, seat: Seat, choices: &[Choice], into: &mut [Hundredths]) {
    let mut forecast = Forecast::of(world, seat);
    choices.iter().zip(into).for_each(|(&choice, weight)| *weight = forecast.judge(choice));
}

/// One number per seat.
type Leads = [Hundredths; MAX_PLAYERS];

/// The position after a purchase.
#[derive(Clone, Copy)]
struct Answer {
    /// The lead of the seat of the forecast.
    lead: Hundredths,
    /// Whether the game is over.
    over: bool,
}

/// A position before the action, with everything that is needed to evaluate actions.
struct Forecast<'a> {
    world: &'a State,
    seat: Seat,
    fast_eval: FastEval<'a>,
    /// The lead of each seat.
    leads: Leads,
    /// What each seat may buy.
    purchases: [Purchase; MAX_PLAYERS],
    /// The sums that the coins of each seat can pay, computed on demand.
    sums: [Cell<Option<PayableSums>>; MAX_PLAYERS],
    /// The position after another seat buys the market without a card of this kind, computed on demand; the last
    /// entry is the whole market. For others a taken card and a reserved one are equally gone.
    answers: [Option<Option<Answer>>; Kind::COUNT + 1],
}

impl<'a> Forecast<'a> {
    fn of(world: &'a State, seat: Seat) -> Forecast<'a> {
        let fast_eval = FastEval::of(world);
        Forecast {
            world,
            seat,
            fast_eval,
            leads: leads(world, &fast_eval.seat_values()),
            purchases: purchases(world, world.market.set()),
            sums: Default::default(),
            answers: [None; Kind::COUNT + 1],
        }
    }

    /// Returns the lead of the seat after this action, including the purchase that may follow it.
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
        let seat_values = after.seat_values();
        let now = seat_values.lead(self.seat);
        if seat_values.over {
            return now;
        }
        let purchases = purchases(self.world, self.refilled(open));
        let leads = leads(self.world, &seat_values);
        let answer = self.answer(&after, &leads, |other| purchases[other.index()]);
        answer.map_or(now, |answer| mix(answer.lead, now, weights::ANSWER_TO_PURCHASE))
    }

    /// Returns the market after a purchase of these cards.
    fn refilled(&self, bought: CardSet) -> CardSet {
        let drawn = self.world.deck.iter().rev().take(self.world.components.refill_market.into());
        (self.world.market.set() - bought) | self.world.farm.set() | drawn.copied().collect()
    }

    /// Returns the lead after the seat has taken a card.
    fn taking(&mut self, card: CardId) -> Hundredths {
        let more = self.fast_eval.taking(self.seat, self.world.components.kind(card));
        let marker = if self.is_reserved(card) { weights::MARKER_OUT } else { 0 };
        self.with_rest(more + marker, Some(card))
    }

    /// Returns the lead after a reservation: a market card is gone for the others, a farm card changes nothing for
    /// them.
    fn reserving(&mut self, card: Option<CardId>) -> Hundredths {
        self.with_rest(-weights::MARKER_OUT, card)
    }

    /// Returns the lead with an additional value, where the others can buy the market without this card.
    fn with_rest(&mut self, more: Hundredths, card: Option<CardId>) -> Hundredths {
        let now = self.leads[self.seat.index()] + more;
        self.answer_without(card).map_or(now, |answer| {
            let lead = if answer.over { answer.lead } else { answer.lead + more };
            mix(lead, now, weights::ANSWER_TO_OTHERS)
        })
    }

    /// Whether the seat has reserved this card.
    fn is_reserved(&self, card: CardId) -> bool {
        self.world.players[self.seat].reserved == Some(card)
    }

    fn answer_without(&mut self, card: Option<CardId>) -> Option<Answer> {
        let newly_gone = card.filter(|&card| !self.is_reserved(card));
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

    /// Returns the position after a purchase by the first other seat that gains by it; `None` if no one does.
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
            let after = after.seat_values();
            let pays = after.lead(other) - leads[other.index()] > weights::TEMPTING;
            pays.then(|| Answer { lead: after.lead(seat), over: after.over })
        })
    }

    /// Returns what a seat pays for a price.
    fn payment(&self, seat: Seat, price: i32) -> i32 {
        let known = &self.sums[seat.index()];
        let sums = known.get().unwrap_or_else(|| PayableSums::of(self.world, seat));
        known.set(Some(sums));
        sums.least_for(price)
    }
}

/// Returns the lead of each seat.
fn leads(world: &State, seat_values: &SeatValues) -> Leads {
    let mut leads = Leads::default();
    world.seats.seats().for_each(|seat| leads[seat.index()] = seat_values.lead(seat));
    leads
}

/// Returns what each seat may buy of these cards.
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

/// Returns the mean of two values, where the first has this probability in percent.
fn mix(one: Hundredths, other: Hundredths, percent: i32) -> Hundredths {
    (one * percent + other * (100 - percent)) / 100
}
