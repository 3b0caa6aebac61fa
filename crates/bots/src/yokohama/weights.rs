//! The numbers behind the judgement, in hundredths of a point where nothing else is said; none is a rule.

use super::Hundredths;

/// How much of what only helps later is still worth, in percent, with 0, 1, 2 … own turns to come.
const LATER: [i32; 5] = [0, 50, 75, 90, 100];

/// What is left of something for later, with so many own turns to come.
#[inline]
pub(super) fn later(worth: Hundredths, turns: i32) -> Hundredths {
    worth * LATER[turns.clamp(0, LATER.len() as i32 - 1) as usize] / 100
}

/// Own turns of a whole game, as long as nothing brings the end nearer.
pub(super) const WHOLE_GAME: i32 = 18;

/// A point.
pub(super) const POINT: Hundredths = 100;

/// What the first, second … four yen are worth beyond what they count at the end: the first pay what one needs at once.
pub(super) const YEN: [Hundredths; 3] = [45, 30, 10];
/// How many yen each of these steps has.
pub(super) const YEN_STEP: i32 = 4;
/// A yen that one is promised, beyond what it counts at the end.
pub(super) const PROMISED_YEN: Hundredths = 25;

/// What each import is worth beyond its final point while the customs have room: they give four to five points for it.
pub(super) const IMPORT: Hundredths = 300;
/// So many imports can be used in one visit to the customs …
pub(super) const USEFUL_IMPORTS: u16 = 4;
/// … and any more serve as money.
pub(super) const SPARE_IMPORT: Hundredths = 70;

/// What a copper, silk, tea and fish is worth that no order asks for, beyond what it counts at the end.
pub(super) const GOODS: [Hundredths; 4] = [85, 50, 25, 25];
/// So many of a kind are worth that much each; any more are worth half.
pub(super) const FEW_GOODS: i32 = 3;
/// What it takes to get a copper, silk, tea or fish that an order lacks.
pub(super) const EFFORT: [Hundredths; 4] = [190, 132, 92, 92];
/// What it takes to go for one more kind of goods.
pub(super) const EFFORT_PER_KIND: Hundredths = 40;
/// How surely an order is completed for which something is missing, in percent, with 0, 1, 2 … turns to come.
pub(super) const COMPLETED: [i32; 5] = [0, 45, 65, 80, 88];
/// How surely an order is completed for which nothing is missing, in percent. Less than all: it is better done than
/// put off.
pub(super) const COMPLETED_AT_ONCE: i32 = 97;

/// A piece of the warehouse that a reward offers.
pub(super) const WAREHOUSE: Hundredths = 60;
/// A move of an assistant that a reward offers.
pub(super) const MOVE: Hundredths = 45;

/// An agent that is ready, beyond what it counts at the end: an action more.
pub(super) const AGENT: Hundredths = 160;
/// Half a pair of icons, of a country with agents left.
pub(super) const HALF_PAIR: Hundredths = 50;
/// What a set of so many countries is worth while more icons may come: each new one is a step to the next points.
pub(super) const SETS: [Hundredths; 6] = [0, 80, 230, 470, 820, 1200];

/// How likely an achievement is reached that is so near that only an assistant must be put on it, in percent …
pub(super) const ACHIEVED_AT_ONCE: i32 = 97;
/// … and how likely at most as long as something is missing.
pub(super) const ACHIEVED_LATER: i32 = 80;
/// How much of that grows evenly with every step towards it, in percent; the rest comes with the last steps.
pub(super) const ACHIEVED_EVENLY: i32 = 40;

/// What the first, second … assistant in the hand is worth.
pub(super) const HAND: [Hundredths; 12] = [24, 22, 20, 18, 14, 12, 10, 9, 8, 6, 4, 4];
/// What so many of them are worth together.
pub(super) const IN_HAND: [Hundredths; HAND.len() + 1] = {
    let (mut sums, mut count) = ([0; HAND.len() + 1], 0);
    while count < HAND.len() {
        sums[count + 1] = sums[count] + HAND[count];
        count += 1;
    }
    sums
};
/// An assistant that stands on an area.
pub(super) const OUT: Hundredths = 30;

/// An assistant at work, in each turn to come, …
pub(super) const STAFF: Hundredths = 18;
/// … for so many of them; any more are worth half.
pub(super) const FULL_STAFF: i32 = 10;

/// The first and the second shop in the hand, and any further one.
pub(super) const SHOP: [Hundredths; 3] = [240, 190, 90];
/// The same of trading houses.
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
/// A unit of value for the race of technologies, while it is open.
pub(super) const TECHNOLOGY_UNIT: i32 = 3;

/// How much of a final prize for most assistants counts that one would win now, in percent …
pub(super) const LEADING: i32 = 45;
/// … and what every assistant on the board counts beside it.
pub(super) const ON_BOARD: Hundredths = 50;

/// How much of one's lead counts for bringing the end about, in percent …
pub(super) const ENDING: i32 = 20;
/// … and at most.
pub(super) const ENDING_AT_MOST: Hundredths = 600;

/// How much of what could be done on the best, second best … area in turns to come counts, in percent.
pub(super) const NEXT_ACTIONS: [i32; 4] = [70, 50, 35, 20];
/// How many assistants of the hand come to each of these actions, at most two.
pub(super) const STRENGTHENED: [usize; 4] = [2, 1, 1, 1];
/// How surely an area is reached if so many areas on the way there have no own assistant, in percent.
pub(super) const ON_THE_WAY: [i32; 4] = [100, 90, 70, 40];

/// What experience adds.
pub(super) const BIAS: [Hundredths; 14] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/// At a glance: what one more order is worth to who has one already, in percent.
pub(super) const MORE_ORDERS: i32 = 75;
/// At a glance: placing first what could as well be placed next.
pub(super) const IN_ANOTHER_ORDER: Hundredths = 150;
/// At a glance: placing an assistant where it is of no use for any of the best plans.
pub(super) const NOT_AIMED_AT: Hundredths = 150;

/// How far an estimate of a lead is off in half of all cases at the end …
pub(super) const OFF: Hundredths = 500;
/// … and for each turn that is still to come.
pub(super) const OFF_PER_TURN: Hundredths = 80;
