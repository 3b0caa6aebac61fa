//! The fast policy for the search, in hundredths of a point.

use super::good_values::{GoodValues, usual_favour};
use super::round_forecast::RoundForecast;
use super::{Hundredths, best, planned, quick_allocation, wares_of, weights};
use crate::heuristics::prefer;
use portolan_core::Seat;
use portolan_ostia::{Bundle, Choice, Good, Ostia, Phase, State};

/// Writes the weight of each choice.
pub(super) fn weigh(world: &Ostia, seat: Seat, choices: &[Choice], into: &mut [Hundredths]) {
    match world.phase {
        Phase::Keep | Phase::Offer { .. } => {
            each(choices, into, ChoiceEvaluator::new(world, seat), ChoiceEvaluator::card)
        }
        Phase::Bid { .. } => {
            let evaluator = ChoiceEvaluator::new(world, seat);
            let bid = Bidding::of(&evaluator);
            each(choices, into, evaluator, |_, choice| bid.judge(choice));
        }
        Phase::Decide { .. } => {
            let evaluator = ChoiceEvaluator::new(world, seat);
            let gain = evaluator.gain_by_offer();
            each(choices, into, evaluator, |evaluator, choice| evaluator.decision(choice, gain));
        }
        Phase::Allocate => prefer(place(world, seat), weights::SURELY, choices, into),
        _ => prefer(best(world, seat), weights::SURELY, choices, into),
    }
}

fn each<'a>(
    choices: &[Choice],
    into: &mut [Hundredths],
    evaluator: ChoiceEvaluator<'a>,
    judge: impl Fn(&ChoiceEvaluator<'a>, Choice) -> Hundredths,
) {
    // One division for all choices.
    let part = 1_000_000 / evaluator.forecast.point;
    let points = |denarii: Hundredths| denarii * part / 10_000;
    choices.iter().zip(into).for_each(|(&choice, weight)| *weight = points(judge(&evaluator, choice)));
}

/// Returns the place of the next card by a good allocation.
fn place(world: &State, seat: Seat) -> Option<Choice> {
    let next = world.next_to_place(seat)?;
    let allocation = quick_allocation(world, seat);
    Some(planned(&allocation, &world.players[seat], next))
}

/// Evaluates what goods would add to the wares of a seat, in hundredths of a denarius.
struct ChoiceEvaluator<'a> {
    forecast: RoundForecast<'a>,
    seat: Seat,
    wares: Bundle,
    favour: Hundredths,
}

impl<'a> ChoiceEvaluator<'a> {
    fn new(world: &'a State, seat: Seat) -> ChoiceEvaluator<'a> {
        let forecast = RoundForecast::of_market(world, seat);
        let favour = usual_favour(&forecast);
        ChoiceEvaluator { forecast, seat, wares: wares_of(world, seat), favour }
    }

    /// Returns what this many more cards of one kind add, independently of other kinds.
    fn gain(&self, good: Good, cards: usize) -> Hundredths {
        let kind = GoodValues::of(&self.forecast, &self.wares, good);
        let mut more = kind;
        (0..cards).for_each(|_| more.add(&self.forecast, good));
        (more.worth(self.favour) - kind.worth(self.favour)) * weights::POLICY_GAIN_PERCENT / 100
    }

    /// Returns what the pair on offer adds.
    fn gain_by_offer(&self) -> Hundredths {
        let world = self.forecast.world;
        let good = |card| world.components.good(card);
        let gain = match (world.offer.iter().next(), world.offer.iter().nth(1)) {
            (Some(one), Some(two)) if good(one) == good(two) => self.gain(good(one), 2),
            (one, two) => one.into_iter().chain(two).map(|card| self.gain(good(card), 1)).sum(),
        };
        gain + weights::POLICY_GAIN_OFFSET
    }

    /// Returns the weight of keeping or offering a card: keeping gains its value, offering gains its price.
    fn card(&self, choice: Choice) -> Hundredths {
        let price = |good: Good| Hundredths::from(self.forecast.world.components.price[good]);
        match choice {
            Choice::Keep(good) => self.gain(good, 1) - 50 * price(good),
            Choice::Offer(good) => 150 * price(good) - self.gain(good, 1),
            _ => 0,
        }
    }

    /// Compares keeping the pair with half of a bid, less what the pair is worth to the bidder.
    fn decision(&self, choice: Choice, gain: Hundredths) -> Hundredths {
        let world = self.forecast.world;
        let price = Hundredths::from(world.highest_bid().unwrap_or(0)) + 1;
        match choice {
            Choice::Buy => gain - 100 * price,
            Choice::Sell(bidder) => 50 * Hundredths::from(world.bids[bidder]) - weights::SPITE,
            _ => 0,
        }
    }
}

/// What the pair on offer is worth to a bidder, and what it would bid for it, in denarii.
struct Bidding {
    worth: Hundredths,
    amount: Hundredths,
    last_listed: bool,
}

impl Bidding {
    fn of(evaluator: &ChoiceEvaluator<'_>) -> Bidding {
        let world = evaluator.forecast.world;
        let price = Hundredths::from(world.components.price_of(world.offer));
        let highest = Hundredths::from(world.highest_bid().unwrap_or(0));
        let least = price.max(highest + 1);
        let worth = (evaluator.gain_by_offer() - weights::PROFIT) / 100;
        let last = world.seats.after(evaluator.seat) == world.seller();
        let part = if last { weights::BID_LAST } else { weights::BID_EARLY };
        let amount = (price + (worth - price) * part / 100).max(least);
        let worth = worth.min(world.players[evaluator.seat].cash.into());
        let listed = match world.phase {
            Phase::Bid { from, .. } => {
                Hundredths::from(from) + Hundredths::from(portolan_ostia::BIDS_PER_LIST)
            }
            _ => 0,
        };
        Bidding { worth, amount, last_listed: amount < listed }
    }

    /// Bids near the usual one get the highest weights; no bid may cost more than it gains.
    fn judge(&self, choice: Choice) -> Hundredths {
        match choice {
            Choice::Bid(bid) => {
                let bid = Hundredths::from(bid);
                100 * (self.worth - bid).clamp(-20, 4) - 60 * (bid - self.amount).abs()
            }
            Choice::Higher if self.last_listed => -500,
            Choice::Higher => 100 * (self.worth - self.amount).clamp(-20, 4),
            _ => 0,
        }
    }
}
