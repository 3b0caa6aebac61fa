//! What actions look like to those who think ahead: as the greedy bot judges them, with a view to the purchase that may
//! follow, but reckoned in a ledger instead of played.

use super::ledger::{Ledger, Lot, Standings};
use super::weights;
use super::worth::Hundredths;
use portolan_core::{CardId, CardSet, Seat};
use portolan_osaka::{Choice, Kind, MAX_PLAYERS, Place, State};

/// One number for each action.
pub(super) fn weigh(world: &State, seat: Seat, choices: &[Choice], into: &mut [Hundredths]) {
    let mut forecast = Forecast::of(world, seat);
    choices.iter().zip(into).for_each(|(&choice, weight)| *weight = forecast.judge(choice));
}

/// What there is to be reckoned with before anything is done.
struct Forecast<'a> {
    world: &'a State,
    seat: Seat,
    ledger: Ledger<'a>,
    standings: Standings,
    /// What is open to everybody.
    open: [CardSet; MAX_PLAYERS],
    /// How everybody stands after somebody has bought a market without a card of this kind, as far as that was asked;
    /// the last: one from which nothing is missing. Whether one has taken a card or reserved it, to others it is gone.
    answers: [Option<Option<Standings>>; Kind::COUNT + 1],
}

impl<'a> Forecast<'a> {
    fn of(world: &'a State, seat: Seat) -> Forecast<'a> {
        let mut open = [CardSet::EMPTY; MAX_PLAYERS];
        world.seats.seats().for_each(|seat| open[seat.index()] = world.open_to(seat));
        let ledger = Ledger::of(world);
        let answers = [None; Kind::COUNT + 1];
        Forecast { world, seat, ledger, standings: ledger.standings(), open, answers }
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
        let (mut after, mine) = (self.ledger, self.open[self.seat.index()]);
        after.buy(self.seat, &Lot::of(self.world, mine));
        if self.world.players[self.seat].reserved.is_some_and(|card| mine.has(card)) {
            after.mark(self.seat, false);
        }
        let standings = after.standings();
        let now = standings.lead(self.seat);
        if standings.over {
            return now;
        }
        let market = self.refilled();
        let open = |other| market - self.world.reserved_by_others(other);
        let answer = answer(self.world, self.seat, &after, &standings, open);
        answer.map_or(now, |after| mix(after.lead(self.seat), now, weights::ANSWER_TO_PURCHASE))
    }

    /// The market after a purchase.
    fn refilled(&self) -> CardSet {
        let drawn = self.world.deck.iter().rev().take(self.world.components.refill_market.into());
        let kept = self.world.market.set() - self.open[self.seat.index()];
        kept | self.world.farm.set() | drawn.copied().collect()
    }

    /// A card that one has taken is gone for the others.
    fn taking(&mut self, card: CardId) -> Hundredths {
        let mut after = self.ledger;
        after.take(self.seat, self.world.components.kind(card));
        if self.world.players[self.seat].reserved == Some(card) {
            after.mark(self.seat, false);
        }
        let more = after.standing(self.seat) - self.standings.of(self.seat);
        self.with_rest(more, Some(card))
    }

    /// A card of the market that one has reserved is so, too; one on the farm changes nothing for them.
    fn reserving(&mut self, card: Option<CardId>) -> Hundredths {
        self.with_rest(-weights::MARKER_OUT, card)
    }

    /// One has so much more, and the others find all of the market but this card.
    fn with_rest(&mut self, more: Hundredths, card: Option<CardId>) -> Hundredths {
        let now = self.standings.with(self.seat, more).lead(self.seat);
        let after = self.answer_without(card);
        after.map_or(now, |after| {
            mix(after.with(self.seat, more).lead(self.seat), now, weights::ANSWER_TO_OTHERS)
        })
    }

    fn answer_without(&mut self, card: Option<CardId>) -> Option<Standings> {
        let kind = card.map_or(Kind::COUNT, |card| self.world.components.kind(card).number());
        if let Some(known) = self.answers[kind] {
            return known;
        }
        let gone: CardSet = card.into_iter().collect();
        let open = |other: Seat| self.open[other.index()] - gone;
        let found = answer(self.world, self.seat, &self.ledger, &self.standings, open);
        self.answers[kind] = Some(found);
        found
    }
}

/// How everybody stands after the first of the others who gains by buying has bought; nothing if nobody does.
fn answer(
    world: &State,
    seat: Seat,
    before: &Ledger<'_>,
    standings: &Standings,
    open: impl Fn(Seat) -> CardSet,
) -> Option<Standings> {
    let next = world.seats.after(seat);
    let mut others = world.seats.clockwise_from(next).take_while(|&other| other != seat);
    others.find_map(|other| {
        let open = open(other);
        let price = i32::from(world.components.coins(open));
        if price == 0 || before.coins(other) < price {
            return None;
        }
        let mut after = *before;
        after.buy(other, &Lot::of(world, open));
        let after = after.standings();
        (after.lead(other) - standings.lead(other) > weights::TEMPTING).then_some(after)
    })
}

/// What comes of two things, the first of which is so sure, in percent.
fn mix(one: Hundredths, other: Hundredths, sure: i32) -> Hundredths {
    (one * sure + other * (100 - sure)) / 100
}
