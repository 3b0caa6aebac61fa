//! The results as tables for a terminal.

mod contest;
mod habits;
mod histogram;
mod simulation;

pub use contest::{contest, verdict};
pub use simulation::simulation;

use super::ReportLocale;
use portolan_arena::Interval;

/// The width of a bar for a share of 1, in characters.
const BAR_WIDTH: usize = 30;

/// Renders a share as a bar with its interval and a mark at the even share: `████│███▒▒▒▒···`.
fn bar(interval: Interval, even: f64) -> String {
    let place = |share: f64| (share * BAR_WIDTH as f64).round() as usize;
    let (low, high, mark) = (place(interval.low), place(interval.high), place(even));
    let cell = |at: usize| match at {
        at if at == mark => '│',
        at if at < low => '█',
        at if at < high => '▒',
        _ => '·',
    };
    (0..=BAR_WIDTH).map(cell).collect()
}

/// Formats a rate with its interval: `55.0 %  (48.1 to 61.7)`.
fn rate(interval: Interval, locale: &ReportLocale<'_>) -> String {
    format!("{:>7}  ({})", locale.percent(interval.rate), locale.bounds(interval))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_shows_the_share_its_interval_and_the_even_share() {
        let drawn = bar(Interval { rate: 0.5, low: 0.4, high: 0.6 }, 0.25);
        assert_eq!(drawn, "████████│███▒▒▒▒▒▒·············");
    }
}
