//! The numbers behind the judgement. They were found by letting variants play thousands of games against each other
//! at two, three and four seats; none is a rule.

use super::worth::Hundredths;

/// A coin in hand, as long as one could use it for the next purchase.
pub(super) const COIN: Hundredths = 18;
/// With so many coins most markets can be bought.
pub(super) const FULL_HAND: i32 = 20;
/// A coin beyond a full hand.
pub(super) const SPARE_COIN: Hundredths = 13;
/// Coins beyond these are worth nothing.
pub(super) const PLENTY: i32 = 36;
/// When fewer cards than these are left to draw, coins lose their worth: who hoards on lets the game stand still.
pub(super) const CARDS_TO_DRAW: i32 = 30;
/// An icon in hand for a good that could sink one day.
pub(super) const ICON: Hundredths = 10;

/// A token: it makes every later sale of its good dearer, and brings the end nearer.
pub(super) const TOKEN: Hundredths = 57;

/// The chance that goods will be sold, in percent, as if their ship were at the goal: it can still sink, and the
/// purchase that brings it there must still be paid …
pub(super) const CHANCE_AT_GOAL: i32 = 47;
/// … and how much less it is for every space before that.
pub(super) const CHANCE_PER_SPACE: i32 = 8;
/// The chance that goods will be sold if they cannot sink.
pub(super) const CHANCE_INSURED: i32 = 75;

/// What goods are still worth, in percent, if somebody lacks 1, 2, 3 tokens to the end: fewer ships will arrive.
pub(super) const GOODS_NEAR_END: [i32; 3] = [50, 75, 90];
/// What coins and tokens are still worth, in percent, if somebody lacks 1, 2, 3, 4 tokens to the end.
pub(super) const COINS_NEAR_END: [i32; 4] = [30, 64, 75, 90];

/// The marker lies on a card and is not at hand.
pub(super) const MARKER_OUT: Hundredths = 12;

/// How much of what the others have counts against oneself, in percent.
pub(super) const RIVALS: i32 = 60;
/// A game that ends in victory: nothing is better.
pub(super) const VICTORY: Hundredths = 100_000;
/// A game that ends in defeat: nearly anything is better, but nobody draws it out for ever.
pub(super) const DEFEAT: Hundredths = -500;

/// A purchase that gains so much will be made.
pub(super) const TEMPTING: Hundredths = 24;
/// How surely others answer a purchase with the next one, in percent: the new market lies there before they choose.
pub(super) const ANSWER_TO_PURCHASE: i32 = 100;
/// How surely others buy what one leaves in the market, in percent.
pub(super) const ANSWER_TO_OTHERS: i32 = 60;

/// At a glance: how much better a step looks that is known to be the right one.
pub(super) const SURELY: Hundredths = 300;
