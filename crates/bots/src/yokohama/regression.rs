//! The weights of the features: least squares over 360 games between greedy bots, 120 per seat count, in which one of
//! forty choices was random. `cargo run --release -p portolan-bots --example fit_yokohama -- 120 greedy` prints the
//! table. The error of a lead is 8 points in the last turn, 15 four turns before the end, and 24 at the beginning.

use super::features::FEATURES;

/// The weight of each feature in thousandths: now, and what a whole game to come adds to it.
pub(super) const WORTH: [[i64; 2]; FEATURES.len()] = [
    [-17170, 0],   // always
    [3250, 0],     // turns to come
    [1051, -400],  // points
    [856, 72],     // goods and orders
    [776, 792],    // yen
    [829, 528],    // imports
    [644, 2],      // achievements
    [890, -264],   // countries
    [-482, 145],   // technologies
    [1040, -606],  // race of technologies
    [1514, -1603], // races of the boards
    [894, 103],    // buildings
    [415, 194],    // staff
    [1128, -189],  // next actions
    [400, -766],   // assistants in the hand
    [-110, 1336],  // assistants
    [2547, -4488], // president in the hand
    [-471, 3105],  // shops in the hand
    [-582, 2686],  // houses in the hand
    [-62, 3233],   // built on
    [933, -468],   // houses built
    [-1341, 1765], // orders in the hand
    [50, 231],     // orders completed
    [192, 150],    // value of technologies
];
