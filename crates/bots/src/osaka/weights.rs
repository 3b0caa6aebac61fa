//! The weights of the heuristics, found in thousands of games between variants with two, three and four seats; none
//! is a rule.

use super::worth::Hundredths;

/// A coin in hand, while it is useful for the next purchase.
pub(super) const COIN: Hundredths = 18;
/// This many coins pay for most markets.
pub(super) const FULL_HAND: i32 = 20;
/// A coin beyond a full hand.
pub(super) const SPARE_COIN: Hundredths = 13;
/// Coins beyond this number are worthless.
pub(super) const PLENTY: i32 = 36;
/// With fewer cards than this to draw, coins lose value: hoarding would stall the game.
pub(super) const CARDS_TO_DRAW: i32 = 30;
/// An icon in hand for a good that could sink later.
pub(super) const ICON: Hundredths = 10;

/// A token: it raises the price of every later sale of its good, and brings the end nearer.
pub(super) const TOKEN: Hundredths = 57;

/// The probability that goods will be sold, in percent, if their ship is at the goal: it can still sink, and the
/// purchase that brings it there must still be paid …
pub(super) const CHANCE_AT_GOAL: i32 = 47;
/// … and how much less it is for every space before that.
pub(super) const CHANCE_PER_SPACE: i32 = 8;
/// The probability that insured goods will be sold, in percent.
pub(super) const CHANCE_INSURED: i32 = 75;

/// The value of goods, in percent, if a seat lacks 1, 2 or 3 tokens to end the game: fewer ships will arrive.
pub(super) const GOODS_NEAR_END: [i32; 3] = [50, 75, 90];
/// The value of coins and tokens, in percent, if a seat lacks 1, 2, 3 or 4 tokens to end the game.
pub(super) const COINS_NEAR_END: [i32; 4] = [30, 64, 75, 90];

/// The cost of a marker that lies on a card.
pub(super) const MARKER_OUT: Hundredths = 12;

/// The weight of the others' assets against the own ones, in percent.
pub(super) const RIVALS: i32 = 60;
/// A won game.
pub(super) const VICTORY: Hundredths = 100_000;
/// A lost game: worse than nearly anything else, but little enough that no bot stalls for ever.
pub(super) const DEFEAT: Hundredths = -500;

/// A purchase with this gain will be made.
pub(super) const TEMPTING: Hundredths = 24;
/// The probability, in percent, that others answer a purchase with the next one: the new market is open before they
/// choose.
pub(super) const ANSWER_TO_PURCHASE: i32 = 100;
/// The probability, in percent, that others buy what is left in the market.
pub(super) const ANSWER_TO_OTHERS: i32 = 60;

/// In the fast policy: the weight of a step that is known to be right.
pub(super) const SURELY: Hundredths = 300;
