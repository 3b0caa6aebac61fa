//! What a place is worth before it is known who takes it: in the senate, and in the ranking of money.

use super::Hundredths;
use portolan_ostia::MAX_PLAYERS;

/// The points, in hundredths, that this value will bring on average against rivals who are expected to reach theirs,
/// give or take `doubt`. Nothing wins nothing.
#[inline]
pub(super) fn expected_points(
    mine: Hundredths,
    rivals: &[Hundredths],
    doubt: Hundredths,
    places: [u8; 3],
) -> Hundredths {
    if mine <= 0 {
        return 0;
    }
    let ahead = chances_ahead(mine, rivals, doubt);
    places.iter().zip(ahead).map(|(&points, chance)| Hundredths::from(points) * chance / 100).sum()
}

/// How likely it is that nobody, one, two … are ahead of me, in hundredths of a percent.
fn chances_ahead(mine: Hundredths, rivals: &[Hundredths], doubt: Hundredths) -> [i32; MAX_PLAYERS] {
    let mut ahead = [0; MAX_PLAYERS];
    ahead[0] = 10_000;
    for &rival in rivals {
        let beaten = (50 + (rival - mine) * 50 / doubt).clamp(0, 100);
        if beaten == 0 {
            continue;
        }
        for count in (0..MAX_PLAYERS).rev() {
            let fewer = if count > 0 { ahead[count - 1] } else { 0 };
            ahead[count] = (ahead[count] * (100 - beaten) + fewer * beaten) / 100;
        }
    }
    ahead
}
