//! The harbour: which card to keep, which pairs to offer, what to bid, and whether to sell.

use super::round_forecast::RoundForecast;
use super::{Hundredths, allocation, wares_of, weights};
use portolan_core::{Choices, Game, Seat};
use portolan_ostia::{Bundle, Choice, Good, Ostia, Phase, State};

/// Returns the card with the highest gain, less half of the price that its sale would bring.
pub(super) fn card_to_keep(world: &State, seat: Seat) -> Option<Choice> {
    let judge = PurchaseEvaluator::new(world, seat);
    let ship = world.components.bundle(world.players[seat].ship);
    let kinds = Good::ALL.into_iter().filter(|&good| ship.count(good) > 0);
    let gain = |&good: &Good| judge.gain(&[good]) - 50 * Hundredths::from(world.components.price[good]);
    kinds.max_by_key(gain).map(Choice::Keep)
}

/// Returns a card of the pair that is best offered now; the other pair is left for later.
pub(super) fn card_to_offer(world: &State, seat: Seat) -> Option<Choice> {
    let judge = PurchaseEvaluator::new(world, seat);
    let ship: Vec<Good> = world.components.bundle(world.players[seat].ship).cards().collect();
    let on_table: Vec<Good> = world.components.bundle(world.offer).cards().collect();
    let mut best: Option<((Hundredths, Hundredths), Good)> = None;
    for (place, &card) in ship.iter().enumerate() {
        let others = ship.iter().enumerate().filter(|&(other, _)| other != place).map(|(_, &good)| good);
        for (pair, rest) in pairs_with(card, &on_table, &others.collect::<Vec<_>>()) {
            let judged = judge.offer(&pair, &rest);
            if best.is_none_or(|(most, _)| judged > most) {
                best = Some((judged, card));
            }
        }
    }
    best.map(|(_, card)| Choice::Offer(card))
}

/// Returns the pairs with a card, each with what is then left on the ship.
fn pairs_with(card: Good, on_table: &[Good], others: &[Good]) -> Vec<([Good; 2], Vec<Good>)> {
    if let [first, ..] = *on_table {
        return vec![([first, card], others.to_vec())];
    }
    let without = |place: usize| {
        let rest = others.iter().enumerate().filter(move |&(other, _)| other != place);
        rest.map(|(_, &good)| good).collect()
    };
    others.iter().enumerate().map(|(place, &second)| ([card, second], without(place))).collect()
}

/// Bids a part of the value of the pair above its price, at most the cash, and only what can win.
pub(super) fn bid_or_pass(world: &Ostia, seat: Seat, from: u8) -> Choice {
    let judge = PurchaseEvaluator::new(world, seat);
    let pair: Vec<Good> = world.components.bundle(world.offer).cards().collect();
    let price = Hundredths::from(world.components.price_of(world.offer));
    let highest = Hundredths::from(world.highest_bid().unwrap_or(0));
    let worth = (judge.gain(&pair) - weights::PROFIT) / 100;
    let last = world.seats.after(seat) == world.seller();
    let part = if last { weights::BID_LAST } else { weights::BID_EARLY };
    let fair = price + (worth - price) * part / 100;
    let amount = fair.max(highest + 1).max(price);
    let affordable = worth.min(world.players[seat].cash.into());
    let mut choices = Choices::new();
    world.choices(seat, &mut choices);
    let bid = Choice::Bid(amount.clamp(from.into(), 200) as u8);
    if amount <= affordable && choices.contains(&bid) { bid } else { Choice::Pass }
}

/// Removes bids that cannot pay off: the list of all possible bids is long, and high bids lead to ruin.
pub(super) fn prune_bids(world: &State, choices: &mut Choices<Choice>) {
    let Phase::Bid { from, .. } = world.phase else { return };
    let most = choices
        .iter()
        .rev()
        .find_map(|choice| if let Choice::Bid(amount) = *choice { Some(amount) } else { None });
    let above_highest = world.highest_bid().unwrap_or(0).saturating_add(weights::ABOVE_HIGHEST);
    let last = from.saturating_add(weights::BIDS_ABOVE_PRICE).max(above_highest);
    if most.is_none_or(|most| most <= last) || choices.contains(&Choice::Higher) {
        return;
    }
    choices.clear();
    (from..=last).for_each(|amount| choices.push(Choice::Bid(amount)));
    choices.push(Choice::Pass);
}

/// Buys the pair if it is worth more than the best bid brings to the seller; otherwise the highest bid wins, and
/// among equal bids that of the least dangerous bidder.
pub(super) fn buy_or_sell(world: &State, seat: Seat) -> Choice {
    let judge = PurchaseEvaluator::new(world, seat);
    let pair: Vec<Good> = world.components.bundle(world.offer).cards().collect();
    let highest = Hundredths::from(world.highest_bid().unwrap_or(0));
    let price = highest + 1;
    let keeping = judge.gain(&pair) - 100 * price;
    let affordable = Hundredths::from(world.players[seat].cash) >= price;
    if affordable && keeping > 100 * (highest / 2) - weights::SPITE {
        return Choice::Buy;
    }
    let danger = |bidder: Seat| {
        let player = &world.players[bidder];
        u16::from(player.points.senate) * 10 + player.cash
    };
    let bidders = world.seats.seats().filter(|&bidder| world.bids[bidder] > 0);
    let best = bidders.max_by_key(|&bidder| (world.bids[bidder], std::cmp::Reverse(danger(bidder))));
    best.map_or(Choice::Buy, Choice::Sell)
}

/// Evaluates what goods would add to the wares of a seat.
struct PurchaseEvaluator<'a> {
    forecast: RoundForecast<'a>,
    wares: Bundle,
    now: Hundredths,
}

impl<'a> PurchaseEvaluator<'a> {
    fn new(world: &'a State, seat: Seat) -> PurchaseEvaluator<'a> {
        let (forecast, wares) = (RoundForecast::of(world, seat), wares_of(world, seat));
        let now = allocation::worth(&forecast, &wares);
        PurchaseEvaluator { forecast, wares, now }
    }

    /// Returns what these cards would add.
    fn gain(&self, cards: &[Good]) -> Hundredths {
        let mut wares = self.wares;
        cards.iter().for_each(|&good| wares.add(good));
        allocation::worth(&self.forecast, &wares) - self.now
    }

    /// Returns what offering this pair, and later the rest, will bring: each is sold or bought. Of equal offers the
    /// less wanted pair comes first, because the others have less money later.
    fn offer(&self, pair: &[Good], rest: &[Good]) -> (Hundredths, Hundredths) {
        let (pair, rest) = (self.judge_pair(pair), self.judge_pair(rest));
        (pair.0 + rest.0, rest.1 - pair.1)
    }

    /// Returns what a pair brings, and its value to the seat.
    fn judge_pair(&self, pair: &[Good]) -> (Hundredths, Hundredths) {
        let price: Hundredths = pair.iter().map(|&good| self.price(good)).sum();
        let bid = price * weights::EXPECTED_BID / 100;
        let keeping = self.gain(pair) - bid;
        (keeping.max(bid / 2), keeping - bid / 2)
    }

    fn price(&self, good: Good) -> Hundredths {
        100 * Hundredths::from(self.forecast.world.components.price[good])
    }
}
