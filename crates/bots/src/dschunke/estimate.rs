//! Evaluates a position of Dschunke: the expected final money of each seat.
//!
//! A few features describe a seat. Their weights at the beginning of each round were fitted to the winners of games
//! (`examples/calibrate_dschunke.rs`): they are in yuan, but predict the winner.

use super::cargo::{self, Visible};
use super::specials;
use super::worth::{self, Hundredths, rounds_left};
use crate::heuristics::Estimates;
use portolan_core::Seat;
use portolan_dschunke::{Good, Junk, Phase, ROUNDS, State, Timing, Worker, card_bonus, junk_bonus};

/// The names of the features, besides the money of the seat. Each is in hundredths of a yuan; a count of 1 is one
/// yuan.
pub const FEATURES: [&str; 16] = [
    "first and second cards of each good",
    "third and fourth cards",
    "further cards",
    "expected yield of coming actions above the minimum",
    "visible crates",
    "visible crates after two rival strips on each junk",
    "the same on the junk of the load merchant",
    "crates beyond the minimum at the money merchant",
    "crates beyond the minimum at the goods merchant",
    "special cards that work always",
    "special cards for extra actions",
    "special cards for the end, expected value",
    "special cards for the end, current value",
    "bonus for junks, current value",
    "strips in the supply",
    "turns of others before",
];

/// The number of stages.
const STAGES: usize = 6;
/// The number of strips of others that are expected on a junk.
const EXPECTED_RIVAL_STRIPS: u8 = 2;

/// The weights at a stage of the game, in percent of the features.
struct Stage {
    /// The weight of each feature.
    features: [Hundredths; FEATURES.len()],
    /// The error scale.
    error: Hundredths,
}

/// With three and with four seats, from the last stage to the first.
#[rustfmt::skip]
const FITTED: [[Stage; STAGES]; 2] = [
    [
        Stage { features: [22, 41, 35, 0, 116, -222, -160, 84, 97, 62, 0, 48, 48, 49, -41, -10], error: 990 },
        Stage { features: [68, 14, 69, 337, 230, -277, -210, 2, -60, 9, 57, 327, -214, 40, 115, -151], error: 1114 },
        Stage { features: [103, 28, 54, -23, 272, -364, -61, 284, -101, 21, 82, 194, -85, 22, 141, 173], error: 1333 },
        Stage { features: [180, 64, 60, 505, 296, -443, -263, -50, -99, 54, 81, 174, -63, 36, 375, -88], error: 1748 },
        Stage { features: [140, 78, 80, 365, 212, -338, -18, 61, -12, 87, 96, 122, -23, 55, 535, 160], error: 1731 },
        Stage { features: [100, 143, 73, 199, -77, -140, -150, -44, -272, 84, 72, 83, 4, -5, -86, -21], error: 1515 },
    ],
    [
        Stage { features: [47, 32, 49, 0, 81, -68, -69, 54, 100, -35, 0, 40, 40, 50, -36, -129], error: 686 },
        Stage { features: [48, 43, 58, -280, 158, -97, -89, 25, -56, 14, 81, 352, -268, -43, -69, -175], error: 769 },
        Stage { features: [36, 65, 90, -27, 147, -106, -102, 91, -269, 6, 77, 186, -104, -9, 22, -387], error: 760 },
        Stage { features: [46, 76, 60, 29, 119, -158, -168, 48, -75, 36, 82, 123, -52, -2, -60, 159], error: 923 },
        Stage { features: [46, 104, 91, 95, 64, -142, -116, 20, -59, 52, 90, 88, -18, 15, -17, -164], error: 936 },
        Stage { features: [80, 128, 107, 136, -54, -291, 109, -47, 104, 70, 144, 85, 13, 12, -600, -133], error: 1200 },
    ],
];

/// The constant term, with 0, 1, 2 … rounds to come after this one.
const CONSTANTS: [[Hundredths; ROUNDS]; 2] = [
    [1660, -567, -1027, -4161, -3289, -5665, -4975, 8872, 10355, 10315],
    [994, 2431, 1661, 2700, 3621, 3832, 4390, 15343, 16819, 17216],
];

/// Writes the expected yuan of each seat and returns the error scale.
pub(super) fn estimate(world: &State, into: &mut Estimates) -> Hundredths {
    if world.phase == Phase::Over {
        world.seats.seats().for_each(|seat| into[seat.index()] = worth::seat_value(world, seat));
        return 0;
    }
    let table = usize::from(world.seats.get() > 3);
    let (stage, constant) =
        (&FITTED[table][stage(world)], CONSTANTS[table][rounds_left(world).min(ROUNDS - 1)]);
    for seat in world.seats.seats() {
        let features = features(world, seat);
        let percents: Hundredths =
            features.iter().zip(&stage.features).map(|(feature, weight)| feature * weight).sum();
        into[seat.index()] = 100 * Hundredths::from(world.players[seat].yuan) + constant + percents / 100;
    }
    stage.error
}

/// Returns the stage of the game, from the last to the first, by the rounds that come after this one.
pub fn stage(world: &State) -> usize {
    match rounds_left(world) {
        few @ 0..=2 => few,
        3 | 4 => 3,
        5 | 6 => 4,
        _ => 5,
    }
}

/// Returns the features of a seat, in the order of their names.
pub fn features(world: &State, seat: Seat) -> [Hundredths; FEATURES.len()] {
    let player = &world.players[seat];
    let cards = |from: u8, to: u8| {
        let of = |good| Hundredths::from(player.hand[good].min(to).saturating_sub(from));
        100 * Good::ALL.into_iter().map(of).sum::<Hundredths>()
    };
    let visible = Junk::ALL.map(|junk| world.holds[junk].visible(seat));
    let remaining =
        Junk::ALL.map(|junk| visible[junk as usize].saturating_sub(visible_after_rivals(world, seat, junk)));
    let merchant = |worker: Worker| world.merchants[worker as usize] as usize;
    let minimum = world.components.numbers.minimum;
    let beyond = |worker| 100 * Hundredths::from(visible[merchant(worker)].saturating_sub(minimum));
    let all =
        |crates: Visible| 100 * crates.iter().map(|&crates| Hundredths::from(crates)).sum::<Hundredths>();
    let seats = world.seats.get();
    let before = (seat.index() + seats - world.first.index()) % seats;
    [
        cards(0, 2),
        cards(2, 4),
        cards(4, u8::MAX),
        cargo::coming_actions(world, &visible),
        all(visible),
        all(remaining),
        100 * Hundredths::from(remaining[merchant(Worker::LoadMerchant)]),
        beyond(Worker::MoneyMerchant),
        beyond(Worker::GoodsMerchant),
        specials::of_timing(world, seat, Timing::Always),
        specials::of_timing(world, seat, Timing::ExtraAction),
        specials::of_timing(world, seat, Timing::AtTheEnd),
        100 * Hundredths::from(card_bonus(world, seat)),
        100 * Hundredths::from(junk_bonus(world, seat)),
        100 * Hundredths::from(player.strips),
        100 * before as Hundredths,
    ]
}

/// Returns the number of crates of `seat` on a junk that stay visible if others load as many strips as fit.
fn visible_after_rivals(world: &State, seat: Seat, junk: Junk) -> u8 {
    let mut hold = world.holds[junk];
    (0..EXPECTED_RIVAL_STRIPS.min(world.room(junk))).for_each(|_| hold.push(world.seats.after(seat)));
    hold.visible(seat)
}
