//! What choices look like at a quick glance, for those who think ahead. In hundredths of a point.

use super::kind::{Kind, usual_favour};
use super::outlook::Outlook;
use super::{Hundredths, best, planned, quick_plan, wares_of, weights};
use crate::heuristics::prefer;
use portolan_core::Seat;
use portolan_ostia::{Bundle, Choice, Good, Phase, State};

/// One number for each choice.
pub(super) fn weigh(world: &State, seat: Seat, choices: &[Choice], into: &mut [Hundredths]) {
    match world.phase {
        Phase::Keep | Phase::Offer { .. } => each(choices, into, Asker::new(world, seat), Asker::card),
        Phase::Bid { .. } => {
            let asker = Asker::new(world, seat);
            let bid = Bidding::of(&asker);
            each(choices, into, asker, |_, choice| bid.judge(choice));
        }
        Phase::Decide { .. } => {
            let asker = Asker::new(world, seat);
            let gain = asker.gain_by_offer();
            each(choices, into, asker, |asker, choice| asker.decision(choice, gain));
        }
        Phase::Allocate => prefer(place(world, seat), weights::SURELY, choices, into),
        _ => prefer(best(world, seat), weights::SURELY, choices, into),
    }
}

fn each<'a>(
    choices: &[Choice],
    into: &mut [Hundredths],
    asker: Asker<'a>,
    judge: impl Fn(&Asker<'a>, Choice) -> Hundredths,
) {
    // One quotient for all choices.
    let part = 1_000_000 / asker.outlook.point;
    let points = |denarii: Hundredths| denarii * part / 10_000;
    choices.iter().zip(into).for_each(|(&choice, weight)| *weight = points(judge(&asker, choice)));
}

/// The next card goes where a good plan has it.
fn place(world: &State, seat: Seat) -> Option<Choice> {
    let next = world.next_to_place(seat)?;
    let plan = quick_plan(world, seat);
    Some(planned(&plan, &world.players[seat], next))
}

/// Somebody who asks what goods would add to the own wares. All in hundredths of a denarius.
struct Asker<'a> {
    outlook: Outlook<'a>,
    seat: Seat,
    wares: Bundle,
    favour: Hundredths,
}

impl<'a> Asker<'a> {
    fn new(world: &'a State, seat: Seat) -> Asker<'a> {
        let outlook = Outlook::of_market(world, seat);
        let favour = usual_favour(&outlook);
        Asker { outlook, seat, wares: wares_of(world, seat), favour }
    }

    /// What so many more cards of one kind add, by themselves.
    fn gain(&self, good: Good, cards: usize) -> Hundredths {
        let kind = Kind::of(&self.outlook, &self.wares, good);
        let mut more = kind;
        (0..cards).for_each(|_| more.add(&self.outlook, good));
        (more.worth(self.favour) - kind.worth(self.favour)) * weights::GLANCE / 100
    }

    /// What the pair on offer adds.
    fn gain_by_offer(&self) -> Hundredths {
        let world = self.outlook.world;
        let good = |card| world.components.good(card);
        let gain = match (world.offer.iter().next(), world.offer.iter().nth(1)) {
            (Some(one), Some(two)) if good(one) == good(two) => self.gain(good(one), 2),
            (one, two) => one.into_iter().chain(two).map(|card| self.gain(good(card), 1)).sum(),
        };
        gain + weights::GLANCE_ANYWAY
    }

    /// A card is kept that gains more than its sale would bring, and offered if it does not.
    fn card(&self, choice: Choice) -> Hundredths {
        let price = |good: Good| Hundredths::from(self.outlook.world.components.price[good]);
        match choice {
            Choice::Keep(good) => self.gain(good, 1) - 50 * price(good),
            Choice::Offer(good) => 150 * price(good) - self.gain(good, 1),
            _ => 0,
        }
    }

    /// Keeping the pair, or half of a bid, less what the pair does for the bidder.
    fn decision(&self, choice: Choice, gain: Hundredths) -> Hundredths {
        let world = self.outlook.world;
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
    fn of(asker: &Asker<'_>) -> Bidding {
        let world = asker.outlook.world;
        let price = Hundredths::from(world.components.price_of(world.offer));
        let highest = Hundredths::from(world.highest_bid().unwrap_or(0));
        let least = price.max(highest + 1);
        let worth = (asker.gain_by_offer() - weights::PROFIT) / 100;
        let last = world.seats.after(asker.seat) == world.seller();
        let part = if last { weights::BID_LAST } else { weights::BID_EARLY };
        let amount = (price + (worth - price) * part / 100).max(least);
        let worth = worth.min(world.players[asker.seat].cash.into());
        let listed = match world.phase {
            Phase::Bid { from, .. } => {
                Hundredths::from(from) + Hundredths::from(portolan_ostia::BIDS_PER_LIST)
            }
            _ => 0,
        };
        Bidding { worth, amount, last_listed: amount < listed }
    }

    /// Bids near the usual one look best; none that costs more than it gains.
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
