//! The numbers behind the judgement. They were found by letting variants play many games against each other; none is
//! a rule.

use super::Hundredths;

/// What a point is worth with three, four and five players, in each round. Money that is left at the end only decides
/// three places; money that is left early buys goods, which bring more money. The more players, the more a place in
/// the senate costs, so that money is better kept for another day.
pub(super) const POINT: [[Hundredths; 5]; 3] =
    [[3000, 3300, 3900, 4800, 6000], [2000, 2200, 2600, 3200, 4000], [1800, 2000, 2300, 2900, 3600]];

/// How much of their wares others sell, in percent, by what the senate thinks of them.
pub(super) const SOLD: [i32; 6] = [70, 55, 45, 30, 20, 15];
/// How much of their wares others give to the senate, in percent, by what it thinks of them.
pub(super) const OFFERED: [i32; 6] = [0, 15, 30, 50, 65, 70];
/// How far others may be from what is expected of them before the senate, in hundredths of a point of favour.
pub(super) const DOUBT_IN_SENATE: Hundredths = 1200;
/// How far others may be from what is expected of their money.
pub(super) const DOUBT_IN_MONEY: Hundredths = 1500;

/// A card in store, for another round.
pub(super) const STORED: Hundredths = 850;
/// What a point of favour in the next round adds to it, counted from the middle of the senate's scale.
pub(super) const STORED_FAVOUR: Hundredths = 110;
/// The middle of the senate's scale, doubled.
pub(super) const MIDDLE_FAVOUR: i32 = 5;
/// How much less every further card of a kind is worth in store.
pub(super) const STORED_AGAIN: Hundredths = 200;
/// What a new storehouse must bring at once, in each round: later on it serves less often.
pub(super) const BUILDING: [Hundredths; 5] = [0, 50, 150, 350, 700];

/// The part of a pair's worth above its price that is bid while others can still answer, in percent …
pub(super) const BID_EARLY: i32 = 15;
/// … and by the last bidder.
pub(super) const BID_LAST: i32 = 8;
/// Thinking ahead considers bids up to so much above the price of the pair …
pub(super) const BIDS_ABOVE_PRICE: u8 = 23;
/// … and in any case up to so much above the highest bid.
pub(super) const ABOVE_HIGHEST: u8 = 3;
/// What must be gained by a purchase, to make it.
pub(super) const PROFIT: Hundredths = 100;
/// Sellers who let others have a pair help them too: keeping it may cost so much.
pub(super) const SPITE: Hundredths = 100;
/// What bids are expected for one's own offers, in percent of their price.
pub(super) const EXPECTED_BID: i32 = 115;
/// What a card brings when it is sold at the end, on a market with few cards.
pub(super) const LAST_SALE: Hundredths = 1250;

/// At a glance every kind of goods is judged by itself, which flatters it. Fitted to what the best plans gain by
/// pairs on offer, in games between greedy bots: so much of it is right, in percent …
pub(super) const GLANCE: i32 = 78;
/// … besides this for a pair, in hundredths of a denarius.
pub(super) const GLANCE_ANYWAY: Hundredths = 250;
/// At a glance: how much better a step looks that is known to be the right one, in hundredths of a point.
pub(super) const SURELY: Hundredths = 60;
