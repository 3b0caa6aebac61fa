//! What will become of what everybody has at the beginning of a round, until the end of the game.
//!
//! Found by `examples/calibrate_ostia.rs`, which plays thousands of games between greedy bots, gives everybody a little
//! more or less now and then, and fits the points that are still gained to what everybody had.

use portolan_core::SeatCount;

/// Denarii, storehouses, wares in store, their favour in the new round, kinds of them.
pub(super) const HOLDINGS: usize = 5;

/// What a seat still gains, in thousandths of a point.
pub(super) struct Gains {
    /// Whatever it has.
    pub(super) anyway: i32,
    /// For each thing that it has; and for each that the others have on average.
    pub(super) each: [(i32, i32); HOLDINGS],
    /// How far the lead may be off, in hundredths of a point: with that the chances to win are guessed best.
    pub(super) off: i32,
}

/// What is to be expected at the beginning of a round.
pub(super) fn gains(seats: SeatCount, round: u8) -> &'static Gains {
    &GAINS[seats.get().clamp(3, 5) - 3][usize::from(round.clamp(2, 5)) - 2]
}

/// With three, four and five players, from the second round on: nobody looks ahead to the beginning of the first one.
#[rustfmt::skip]
const GAINS: [[Gains; 4]; 3] = [
    [
        Gains { anyway: 12366, each: [(43, -33), (396, -303), (269, -173), (44, -44), (-17, 0)], off: 150 },
        Gains { anyway: 10356, each: [(42, -31), (384, -257), (288, -134), (64, -87), (-64, 0)], off: 120 },
        Gains { anyway: 8108, each: [(38, -27), (372, -227), (281, -135), (64, -77), (-10, 0)], off: 90 },
        Gains { anyway: 5831, each: [(34, -23), (360, -193), (326, -176), (24, -29), (131, 0)], off: 60 },
    ],
    [
        Gains { anyway: 9042, each: [(57, -39), (406, -362), (440, -264), (54, -60), (-18, 0)], off: 130 },
        Gains { anyway: 7680, each: [(52, -37), (463, -298), (394, -301), (81, -101), (-42, 0)], off: 120 },
        Gains { anyway: 6012, each: [(48, -32), (450, -307), (315, -95), (110, -129), (-77, 0)], off: 95 },
        Gains { anyway: 4313, each: [(42, -26), (413, -254), (337, -135), (46, -57), (69, 0)], off: 65 },
    ],
    [
        Gains { anyway: 7433, each: [(43, -24), (369, -208), (361, -165), (39, -56), (-91, 0)], off: 95 },
        Gains { anyway: 6228, each: [(41, -25), (427, -233), (248, -106), (44, -53), (-48, 0)], off: 90 },
        Gains { anyway: 5005, each: [(38, -23), (420, -256), (232, -13), (60, -82), (-26, 0)], off: 80 },
        Gains { anyway: 3620, each: [(35, -18), (379, -242), (237, -99), (36, -32), (136, 0)], off: 55 },
    ],
];
