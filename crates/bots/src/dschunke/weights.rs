//! The numbers behind the judgement; none is a rule. They are estimates; what bids are made of (special cards, how
//! often others bid) was chosen by letting variants play against each other at three and four seats.

use super::worth::Hundredths;

/// How much of what the others have counts against oneself, in percent.
pub(super) const RIVALS: i32 = 50;

/// What the first, second … card of a good is worth for later rounds. Most bids need two to four.
const CARD: [Hundredths; 6] = [65, 65, 60, 55, 45, 40];
/// Any further card of it.
const SPARE_CARD: Hundredths = 30;

/// A usual card that one takes: it can be of the good that one needs.
pub(super) const USUAL_CARD: Hundredths = 75;

/// So many cards of one good.
pub(super) fn cards(count: u8) -> Hundredths {
    let count = usize::from(count);
    let few: Hundredths = CARD.iter().take(count).sum();
    few + count.saturating_sub(CARD.len()) as Hundredths * SPARE_CARD
}

/// What goods are still worth, in percent, with 0, 1, 2 … rounds to come.
pub(super) const CARDS_LATER: [i32; 4] = [0, 60, 85, 100];

/// The percentage for so many rounds to come; the last one stands for all more.
pub(super) fn later(percents: &[i32], rounds: usize) -> i32 {
    percents.get(rounds).or(percents.last()).copied().unwrap_or(100)
}

/// How much of what it could win a hand really wins in a barter, in percent: with its best good, the next …
pub(super) const FURTHER_GOODS: [i32; 4] = [90, 55, 35, 20];

/// A special card that one has yet to choose. Whoever wants it too much pays more cards than it is worth.
pub(super) const SPECIAL: Hundredths = 300;
/// The same in the last round, where money can be taken in its place.
pub(super) const LAST_SPECIAL: Hundredths = 300;

/// How often others bid at all, in percent.
pub(super) const OTHERS_BID: i32 = 100;

/// How much of the best action of a coming round one gets, in percent, and of the second best: others choose, too.
pub(super) const BEST_ACTION: i32 = 45;
/// See above.
pub(super) const SECOND_ACTION: i32 = 25;
/// How much less a round counts that is one further away, in percent: crates are covered.
pub(super) const NEXT_ROUND: i32 = 75;

/// How likely a junk without a visible crate will have one at the end, in percent, for each round to come …
pub(super) const COMES_BACK: i32 = 10;
/// … and at most.
pub(super) const COMES_BACK_AT_MOST: i32 = 45;
/// How many rounds of danger count for crates that lie there now.
pub(super) const ROUNDS_OF_DANGER: i32 = 5;
/// How much likelier something is lost for each visible crate less than this.
pub(super) const SAFE_CRATES: i32 = 10;

/// What the cards that work always bring in each round.
pub(super) const TIES: Hundredths = 60;
/// See above.
pub(super) const SWAP: Hundredths = 70;
/// A strip onto any junk.
pub(super) const PLACE: Hundredths = 230;
/// A strip to another junk.
pub(super) const MOVE: Hundredths = 180;
/// A card for money or goods is kept until it gives so much, if there is time.
pub(super) const WAIT_FOR: i32 = 5;
/// What extra actions are worth that are still in the hand, in percent, with 0, 1, 2 … rounds to come.
pub(super) const ACTIONS_LATER: [i32; 4] = [0, 85, 92, 95];

/// At a glance: what a visible crate is worth, with 0, 1, 2 … rounds to come …
pub(super) const GLANCE_CRATE: [Hundredths; 6] = [5, 45, 75, 95, 110, 120];
/// … and a junk on which one shows anything at all.
pub(super) const GLANCE_JUNK: Hundredths = 200;
/// … and how much an exchange must gain to be made.
pub(super) const GLANCE_EXCHANGE: Hundredths = 15;
