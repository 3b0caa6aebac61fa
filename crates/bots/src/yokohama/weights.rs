//! The weights of the heuristics, in hundredths of a point unless noted otherwise; none is a rule.

use super::Hundredths;

/// The remaining value of what only helps later, in percent, with 0, 1, 2 … own turns to come.
const LATER: [i32; 5] = [0, 50, 75, 90, 100];

/// Returns the remaining value of something for later, with this many own turns to come.
#[inline]
pub(super) fn later(worth: Hundredths, turns: i32) -> Hundredths {
    worth * LATER[turns.clamp(0, LATER.len() as i32 - 1) as usize] / 100
}

/// The own turns of a whole game, while nothing brings the end nearer.
pub(super) const WHOLE_GAME: i32 = 18;

/// A point.
pub(super) const POINT: Hundredths = 100;

/// The value of each yen of the first, second … step beyond its final points: the first yen pay for what is needed at
/// once.
pub(super) const YEN: [Hundredths; 3] = [45, 30, 10];
/// The number of yen in each of these steps.
pub(super) const YEN_STEP: i32 = 4;
/// A promised yen, beyond its final points.
pub(super) const PROMISED_YEN: Hundredths = 25;

/// The value of an import beyond its final point while the customs have room: they give four to five points for it.
pub(super) const IMPORT: Hundredths = 300;
/// The number of imports that can be used in one visit to the customs …
pub(super) const USEFUL_IMPORTS: u16 = 4;
/// … and the value of any more, which serve as money.
pub(super) const SPARE_IMPORT: Hundredths = 70;

/// The value of a copper, silk, tea and fish that no order needs, beyond its final points.
pub(super) const GOODS: [Hundredths; 4] = [85, 50, 25, 25];
/// This many of a kind have that value; any more have half of it.
pub(super) const FEW_GOODS: i32 = 3;
/// The effort of getting a copper, silk, tea or fish that an order lacks.
pub(super) const EFFORT: [Hundredths; 4] = [190, 132, 92, 92];
/// The effort of getting one more kind of goods.
pub(super) const EFFORT_PER_KIND: Hundredths = 40;
/// The probability that an incomplete order is completed, in percent, with 0, 1, 2 … turns to come.
pub(super) const COMPLETED: [i32; 5] = [0, 45, 65, 80, 88];
/// The value of an order that can be completed, in percent. Less than 100: it is better completed than postponed.
pub(super) const COMPLETED_AT_ONCE: i32 = 97;

/// A piece of the warehouse as a reward.
pub(super) const WAREHOUSE: Hundredths = 60;
/// A move of an assistant as a reward.
pub(super) const MOVE: Hundredths = 45;

/// An available agent, beyond its final points: one more action.
pub(super) const AGENT: Hundredths = 160;
/// Half a pair of icons, of a country with agents left.
pub(super) const HALF_PAIR: Hundredths = 50;
/// The value of a set of this many countries while more icons may come: each new one is a step to the next points.
pub(super) const SETS: [Hundredths; 6] = [0, 80, 230, 470, 820, 1200];

/// The probability of an achievement that only needs an assistant, in percent …
pub(super) const ACHIEVED_AT_ONCE: i32 = 97;
/// … and the maximum while something is missing.
pub(super) const ACHIEVED_LATER: i32 = 80;
/// How much of that grows linearly with every step, in percent; the rest comes with the last steps.
pub(super) const ACHIEVED_EVENLY: i32 = 40;

/// The value of the first, second … assistant in the hand.
pub(super) const HAND: [Hundredths; 12] = [24, 22, 20, 18, 14, 12, 10, 9, 8, 6, 4, 4];
/// The value of this many of them together.
pub(super) const IN_HAND: [Hundredths; HAND.len() + 1] = {
    let (mut sums, mut count) = ([0; HAND.len() + 1], 0);
    while count < HAND.len() {
        sums[count + 1] = sums[count] + HAND[count];
        count += 1;
    }
    sums
};
/// An assistant on an area.
pub(super) const OUT: Hundredths = 30;

/// An assistant at work, in each turn to come, …
pub(super) const STAFF: Hundredths = 18;
/// … for this many of them; any more count half.
pub(super) const FULL_STAFF: i32 = 10;

/// The first and the second shop in the hand, and any further one.
pub(super) const SHOP: [Hundredths; 3] = [240, 190, 90];
/// The same for trading houses.
pub(super) const HOUSE: [Hundredths; 3] = [900, 620, 300];
/// How much of an achievement counts that buildings of the hand can bring nearer, in percent.
pub(super) const NEARER: i32 = 40;
/// An area with an own building: its power, in each turn to come.
pub(super) const BUILT: Hundredths = 12;
/// The income of a trading house, in each turn to come and for each of the others.
pub(super) const INCOME: Hundredths = 6;

/// What each technology brings in each turn to come, in the order of the titles.
pub(super) const TECHNOLOGIES: [Hundredths; 20] =
    [29, 14, 11, 0, 16, 8, 5, 12, 16, 16, 10, 10, 6, 18, 14, 10, 20, 18, 14, 14];
/// A unit of value in the race of technologies, while it is open.
pub(super) const TECHNOLOGY_UNIT: i32 = 3;

/// How much of a final prize for most assistants counts for the current leader, in percent …
pub(super) const LEADING: i32 = 45;
/// … and the value of every assistant on the board in addition.
pub(super) const ON_BOARD: Hundredths = 50;

/// How much of the lead counts for triggering the end, in percent …
pub(super) const ENDING: i32 = 20;
/// … and the maximum.
pub(super) const ENDING_AT_MOST: Hundredths = 600;

/// How much of a possible action on the best, second best … area in turns to come counts, in percent.
pub(super) const NEXT_ACTIONS: [i32; 4] = [70, 50, 35, 20];
/// How many assistants of the hand strengthen each of these actions, at most two.
pub(super) const STRENGTHENED: [usize; 4] = [2, 1, 1, 1];
/// The probability of reaching an area with this many areas on the way without an own assistant, in percent.
pub(super) const ON_THE_WAY: [i32; 4] = [100, 90, 70, 40];

/// A constant correction by area.
pub(super) const BIAS: [Hundredths; 14] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/// In the policy: the value of one more order for a player who has one already, in percent.
pub(super) const MORE_ORDERS: i32 = 75;
/// In the policy: the cost of placing first what could as well be placed next.
pub(super) const IN_ANOTHER_ORDER: Hundredths = 150;
/// In the policy: the cost of placing an assistant that none of the best plans uses.
pub(super) const NOT_AIMED_AT: Hundredths = 150;

/// The error of an estimated lead that is exceeded in half of all cases at the end …
pub(super) const OFF: Hundredths = 500;
/// … and what each turn to come adds to it.
pub(super) const OFF_PER_TURN: Hundredths = 80;
