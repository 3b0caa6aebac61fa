//! Numbers as people read them.

use crate::interval::Interval;
use crate::rating::Rating;
use crate::series::Series;
use portolan_games::core::Seed;

/// 12,345
pub(crate) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// 1,234.6
pub(crate) fn tenths(number: f64) -> String {
    let tenths = (number * 10.0).round() as u64;
    format!("{}.{}", thousands(tenths / 10), tenths % 10)
}

/// 55.0 %
pub(crate) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// 55 % where that says it all, 37.5 % elsewhere.
pub(crate) fn short_percent(share: f64) -> String {
    let tenths = (share * 1000.0).round() as i64;
    if tenths % 10 == 0 { format!("{} %", tenths / 10) } else { percent(share) }
}

/// 48.1 to 61.7
pub(crate) fn bounds(interval: Interval) -> String {
    format!("{:.1} to {:.1}", 100.0 * interval.low, 100.0 * interval.high)
}

/// +120
pub(crate) fn signed(points: f64) -> String {
    let rounded = points.round() as i64;
    if rounded > 0 { format!("+{rounded}") } else { rounded.to_string().replace('-', "−") }
}

/// −30 to +120
pub(crate) fn rating_bounds(rating: &Rating) -> String {
    format!("{} to {}", signed(rating.low), signed(rating.high))
}

/// A seed that is a small number is told as one.
pub(crate) fn seed_text(seed: &Seed) -> String {
    let (low, rest) = seed.bytes().split_at(8);
    if rest.iter().any(|&byte| byte != 0) {
        return seed.to_string();
    }
    low.iter().rev().fold(0_u64, |number, &byte| number << 8 | u64::from(byte)).to_string()
}

/// Where the options differ from the game's own: `open-hands=yes`.
pub(crate) fn options_text(series: &Series) -> String {
    let options = series.table.options.iter().map(|(name, value)| format!("{name}={value}"));
    options.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_by_thousands() {
        assert_eq!([0, 999, 1000, 1_234_567].map(thousands), ["0", "999", "1,000", "1,234,567"]);
        assert_eq!(tenths(1234.56), "1,234.6");
    }

    #[test]
    fn shares_and_points_are_short() {
        assert_eq!([0.25, 0.375, 1.0].map(short_percent), ["25 %", "37.5 %", "100 %"]);
        assert_eq!([12.4, -3.6, 0.2].map(signed), ["+12", "−4", "0"]);
        assert_eq!(seed_text(&Seed::from_number(1_000_000)), "1000000");
        assert_eq!(seed_text(&Seed::from_number(1).nth(0)).len(), 64);
    }
}
