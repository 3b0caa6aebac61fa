//! The weights of the heuristics, found in many games between variants; none is a rule.

use super::Hundredths;

/// The value of a point with three, four and five players, in each round. Money left at the end only decides three
/// places; money in early rounds buys goods, which bring more money. With more players a place in the senate costs
/// more, so money is better kept.
pub(super) const POINT: [[Hundredths; 5]; 3] =
    [[3000, 3300, 3900, 4800, 6000], [2000, 2200, 2600, 3200, 4000], [1800, 2000, 2300, 2900, 3600]];

/// How much of their wares others sell, in percent, by the favour of the senate for them.
pub(super) const SOLD: [i32; 6] = [70, 55, 45, 30, 20, 15];
/// How much of their wares others give to the senate, in percent, by its favour for them.
pub(super) const OFFERED: [i32; 6] = [0, 15, 30, 50, 65, 70];
/// The uncertainty of what others offer to the senate, in hundredths of a point of favour.
pub(super) const DOUBT_IN_SENATE: Hundredths = 1200;
/// The uncertainty of the money of others.
pub(super) const DOUBT_IN_MONEY: Hundredths = 1500;

/// A card in store, for another round.
pub(super) const STORED: Hundredths = 850;
/// What a point of favour in the next round adds to it, relative to the middle of the senate's scale.
pub(super) const STORED_FAVOUR: Hundredths = 110;
/// The middle of the senate's scale, doubled.
pub(super) const MIDDLE_FAVOUR: i32 = 5;
/// How much less every further card of a kind is worth in store.
pub(super) const STORED_AGAIN: Hundredths = 200;
/// What a new storehouse must bring at once, in each round: later ones are used less often.
pub(super) const BUILDING: [Hundredths; 5] = [0, 50, 150, 350, 700];

/// The part of a pair's value above its price that is bid while others can still bid, in percent …
pub(super) const BID_EARLY: i32 = 15;
/// … and by the last bidder.
pub(super) const BID_LAST: i32 = 8;
/// The search considers bids up to this much above the price of the pair …
pub(super) const BIDS_ABOVE_PRICE: u8 = 23;
/// … and in any case up to this much above the highest bid.
pub(super) const ABOVE_HIGHEST: u8 = 3;
/// The minimum gain of a purchase.
pub(super) const PROFIT: Hundredths = 100;
/// Selling a pair helps its buyer too: keeping it may cost this much.
pub(super) const SPITE: Hundredths = 100;
/// The expected bids for own offers, in percent of their price.
pub(super) const EXPECTED_BID: i32 = 115;
/// The price of a card that is sold at the end, on a market with few cards.
pub(super) const LAST_SALE: Hundredths = 1250;

/// The policy evaluates every kind of goods independently, which overestimates gains. So it multiplies them by this
/// percentage, fitted to the gains of the best allocations by pairs on offer in games between greedy bots …
pub(super) const POLICY_GAIN_PERCENT: i32 = 78;
/// … and adds this to the gain of a pair, in hundredths of a denarius.
pub(super) const POLICY_GAIN_OFFSET: Hundredths = 250;
/// In the policy: the weight of a step that is known to be right, in hundredths of a point.
pub(super) const SURELY: Hundredths = 60;
