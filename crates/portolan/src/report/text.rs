//! The results as tables for people at a terminal.

mod contest;
mod habits;
mod histogram;
mod simulation;

pub use contest::{contest, verdict};
pub use simulation::simulation;

use super::ReportLocale;
use portolan_arena::Interval;

/// How wide a bar is for a share of 1.
const WHOLE: usize = 30;

/// A bar for a share, with its interval and a mark where all would be equal: `██████▒▒░░│`.
fn bar(interval: Interval, even: f64) -> String {
    let place = |share: f64| (share * WHOLE as f64).round() as usize;
    let (low, high, mark) = (place(interval.low), place(interval.high), place(even));
    let cell = |at: usize| match at {
        at if at == mark => '│',
        at if at < low => '█',
        at if at < high => '▒',
        _ => '·',
    };
    (0..=WHOLE).map(cell).collect()
}

/// `55.0 %  (48.1 to 61.7)`
fn rate(interval: Interval, locale: &ReportLocale<'_>) -> String {
    format!("{:>7}  ({})", locale.percent(interval.rate), locale.bounds(interval))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_shows_the_share_its_doubt_and_what_would_be_even() {
        let drawn = bar(Interval { rate: 0.5, low: 0.4, high: 0.6 }, 0.25);
        assert_eq!(drawn, "████████│███▒▒▒▒▒▒·············");
    }
}
