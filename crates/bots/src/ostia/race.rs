//! The expected value of a place before the places are known: in the senate, and in the ranking of money.

use super::Hundredths;

/// Returns the points, in hundredths, that this value will bring on average against rivals with these expected
/// values, give or take `doubt`. A value of 0 wins nothing.
#[inline]
pub(super) fn expected_points(
    own: Hundredths,
    rivals: &[Hundredths],
    doubt: Hundredths,
    places: [u8; 3],
) -> Hundredths {
    if own <= 0 {
        return 0;
    }
    let ahead = chances_ahead(own, rivals, doubt);
    let points = |place: usize| Hundredths::from(places[place]) * ahead[place] / 100;
    points(0) + points(1) + points(2)
}

/// Returns the probabilities that no, one or two rivals are ahead, in hundredths of a percent.
#[inline]
fn chances_ahead(own: Hundredths, rivals: &[Hundredths], doubt: Hundredths) -> [i32; 3] {
    let mut ahead = [10_000, 0, 0];
    for &rival in rivals {
        let beaten = (50 + (rival - own) * 50 / doubt).clamp(0, 100);
        let with = |fewer: i32, as_many: i32| (as_many * (100 - beaten) + fewer * beaten) / 100;
        ahead = [with(0, ahead[0]), with(ahead[0], ahead[1]), with(ahead[1], ahead[2])];
    }
    ahead
}
