//! The weights of the heuristics; none is a rule. Most are estimates; the ones for bids (special cards, how often others
//! bid) were chosen in games between variants with three and four seats.

use super::worth::Hundredths;

/// The weight of the others' assets against the own ones, in percent.
pub(super) const RIVALS: i32 = 50;

/// The value of the first, second … card of a good for later rounds. Most bids need two to four.
const CARD: [Hundredths; 6] = [65, 65, 60, 55, 45, 40];
/// Any further card of it.
const SPARE_CARD: Hundredths = 30;

/// An average card to take: it can be of the good that the seat needs.
pub(super) const USUAL_CARD: Hundredths = 75;

/// Returns the value of this many cards of one good.
pub(super) fn cards(count: u8) -> Hundredths {
    let count = usize::from(count);
    let few: Hundredths = CARD.iter().take(count).sum();
    few + count.saturating_sub(CARD.len()) as Hundredths * SPARE_CARD
}

/// The remaining value of goods, in percent, with 0, 1, 2 … rounds to come.
pub(super) const CARDS_LATER: [i32; 4] = [0, 60, 85, 100];

/// Returns the percentage for this many rounds to come; the last one stands for all more.
pub(super) fn later(percents: &[i32], rounds: usize) -> i32 {
    percents.get(rounds).or(percents.last()).copied().unwrap_or(100)
}

/// How much of its potential a hand wins in a barter, in percent: with its best good, the next …
pub(super) const FURTHER_GOODS: [i32; 4] = [90, 55, 35, 20];

/// A special card that is still to be chosen. With a higher value bots pay more cards than it is worth.
pub(super) const SPECIAL: Hundredths = 300;
/// The same in the last round, where money can be taken instead.
pub(super) const LAST_SPECIAL: Hundredths = 300;

/// How often others bid, in percent.
pub(super) const OTHERS_BID: i32 = 100;

/// How much of the best action of a coming round a seat gets, in percent: others choose, too.
pub(super) const BEST_ACTION: i32 = 45;
/// The same for the second best action.
pub(super) const SECOND_ACTION: i32 = 25;
/// How much less each later round counts, in percent: crates get covered.
pub(super) const NEXT_ROUND: i32 = 75;

/// The probability that a junk without a visible crate will have one at the end, in percent, for each round to come …
pub(super) const COMES_BACK: i32 = 10;
/// … and the maximum.
pub(super) const COMES_BACK_AT_MOST: i32 = 45;
/// The number of rounds in which current crates are at risk.
pub(super) const ROUNDS_OF_DANGER: i32 = 5;
/// The additional risk for each visible crate below this number.
pub(super) const SAFE_CRATES: i32 = 10;

/// The value per round of cards that always work: breaking ties.
pub(super) const TIES: Hundredths = 60;
/// The same: swapping.
pub(super) const SWAP: Hundredths = 70;
/// A strip onto any junk.
pub(super) const PLACE: Hundredths = 230;
/// A strip to another junk.
pub(super) const MOVE: Hundredths = 180;
/// A card for money or goods is held until it gives this much, if there is time.
pub(super) const WAIT_FOR: i32 = 5;
/// The value of extra actions in the hand, in percent, with 0, 1, 2 … rounds to come.
pub(super) const ACTIONS_LATER: [i32; 4] = [0, 85, 92, 95];

/// In the policy: the value of a visible crate, with 0, 1, 2 … rounds to come.
pub(super) const POLICY_CRATE: [Hundredths; 6] = [5, 45, 75, 95, 110, 120];
/// In the policy: the value of a junk with any visible crate.
pub(super) const POLICY_JUNK: Hundredths = 200;
/// In the policy: the minimum gain of an exchange.
pub(super) const POLICY_EXCHANGE: Hundredths = 15;
