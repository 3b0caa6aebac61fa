//! The messages of reports, and numbers formatted for their language.

use portolan_arena::{Interval, Match, Rating, Tournament, TournamentFormat};
use portolan_games::TableSetup;
use portolan_games::core::Seed;
use portolan_i18n::{Arg, Locale, ReportKey};
use std::time::Duration;

/// The locale of a report.
pub struct ReportLocale<'a> {
    locale: &'a Locale,
    /// The separator of thousands.
    group: String,
    /// The decimal separator.
    point: String,
}

impl<'a> ReportLocale<'a> {
    /// Returns the report locale for a locale.
    pub fn new(locale: &'a Locale) -> ReportLocale<'a> {
        ReportLocale { locale, group: locale.text(ReportKey::Group), point: locale.text(ReportKey::Point) }
    }

    /// Returns the tag of the language.
    pub const fn tag(&self) -> &'static str {
        self.locale.tag()
    }

    /// Returns a message without values.
    pub fn text(&self, key: ReportKey) -> String {
        self.locale.text(key)
    }

    /// Returns a message with its values.
    pub fn format<const N: usize>(&self, key: ReportKey, args: [Arg<'_>; N]) -> String {
        self.locale.format(key, args)
    }

    /// Formats an integer with separators: `12,345`.
    pub fn thousands(&self, number: u64) -> String {
        let digits = number.to_string();
        let mut text = String::new();
        for (place, digit) in digits.chars().enumerate() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                text.push_str(&self.group);
            }
            text.push(digit);
        }
        text
    }

    /// Formats a number with this number of decimals: `12.35`.
    pub fn decimal(&self, number: f64, places: usize) -> String {
        format!("{number:.places$}").replace('-', "−").replace('.', &self.point)
    }

    /// Formats a number with separators and one decimal: `1,234.6`.
    pub fn tenths(&self, number: f64) -> String {
        let tenths = (number * 10.0).round() as u64;
        format!("{}{}{}", self.thousands(tenths / 10), self.point, tenths % 10)
    }

    /// Formats a mean and a standard deviation: `12.3 ± 4.5`.
    pub fn with_deviation(&self, (mean, deviation): (f64, f64)) -> String {
        format!("{} ± {}", self.decimal(mean, 1), self.decimal(deviation, 1))
    }

    /// Formats a share with one decimal: `55.0 %`.
    pub fn percent(&self, share: f64) -> String {
        format!("{} %", self.decimal(100.0 * share, 1))
    }

    /// Formats a share with a decimal only if it is not 0: `55 %`, `37.5 %`.
    pub fn short_percent(&self, share: f64) -> String {
        let tenths = (share * 1000.0).round() as i64;
        if tenths % 10 == 0 { format!("{} %", tenths / 10) } else { self.percent(share) }
    }

    /// Formats the bounds of an interval of shares: `48.1 to 61.7`.
    pub fn bounds(&self, interval: Interval) -> String {
        self.between(self.decimal(100.0 * interval.low, 1), self.decimal(100.0 * interval.high, 1))
    }

    /// Formats the bounds of a rating: `−30 to +120`.
    pub fn rating_bounds(&self, rating: &Rating) -> String {
        self.between(signed(rating.low), signed(rating.high))
    }

    /// Formats a range of two formatted numbers.
    pub fn between(&self, low: String, high: String) -> String {
        self.format(ReportKey::FromTo, [("low", low.into()), ("high", high.into())])
    }

    /// Formats a part of a whole: `3 of 8`.
    pub fn of(&self, part: String, whole: String) -> String {
        self.format(ReportKey::Of, [("part", part.into()), ("whole", whole.into())])
    }

    /// Formats a number of games: `12,345 games`.
    pub fn games(&self, count: u64) -> String {
        self.format(ReportKey::Games, [("games", self.thousands(count).into()), ("count", count.into())])
    }

    /// Formats games and choices per second.
    pub fn speed(&self, games: u64, choices: u64, took: Duration) -> String {
        let per_second = |count: u64| count as f64 / took.as_secs_f64().max(1e-9);
        let whole = |count: u64| self.thousands(per_second(count) as u64);
        let few = per_second(games) < 10.0;
        let games = if few { self.decimal(per_second(games), 2) } else { whole(games) };
        self.format(ReportKey::SpeedTold, [("games", games.into()), ("choices", whole(choices).into())])
    }

    /// Describes a table in one line: players, options, seed.
    pub fn table(&self, table: &TableSetup) -> String {
        let own = table.components.as_ref().map(|_| self.text(ReportKey::OwnComponents));
        let players = self.format(ReportKey::Players, [("count", (table.seats.get() as u64).into())]);
        let options = (!table.options.is_empty()).then(|| options(table));
        let seed = self.format(ReportKey::Seed, [("seed", seed_text(&table.seed).into())]);
        let facts = [Some(players), options, own, Some(seed)];
        facts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    /// Returns the title of a match: its contestants.
    pub fn title(&self, tournament: &Tournament, one: &Match) -> String {
        let name = |&member: &usize| tournament.contestants[member].name.clone();
        let mut names: Vec<String> = one.members.iter().map(name).collect();
        if tournament.format == TournamentFormat::RoundRobin || names.len() < 2 {
            return names.join(", ");
        }
        let others = names.split_off(1);
        let (one, rest) = (names.concat(), tournament.table.seats.get() as u64 - 1);
        if rest > 1 && others.len() == 1 {
            return self.format(
                ReportKey::AgainstSeveral,
                [("one", one.into()), ("other", others.concat().into()), ("count", rest.into())],
            );
        }
        let all = others
            .into_iter()
            .reduce(|one, other| self.format(ReportKey::And, [("one", one.into()), ("other", other.into())]));
        self.format(ReportKey::Against, [("one", one.into()), ("other", all.unwrap_or_default().into())])
    }
}

/// Formats rating points with a sign: `+120`.
pub fn signed(points: f64) -> String {
    let rounded = points.round() as i64;
    if rounded > 0 { format!("+{rounded}") } else { rounded.to_string().replace('-', "−") }
}

/// Returns a seed that fits into 64 bits as a decimal number, any other in full.
fn seed_text(seed: &Seed) -> String {
    let (low, rest) = seed.bytes().split_at(8);
    if rest.iter().any(|&byte| byte != 0) {
        return seed.to_string();
    }
    low.iter().rev().fold(0_u64, |number, &byte| number << 8 | u64::from(byte)).to_string()
}

/// Returns the options that were given: `open-hands=yes`.
fn options(table: &TableSetup) -> String {
    let options = table.options.iter().map(|(name, value)| format!("{name}={value}"));
    options.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_formatted_for_their_language() {
        let english = Locale::english();
        let locale = ReportLocale::new(&english);
        let numbers = [0, 999, 1000, 1_234_567].map(|number| locale.thousands(number));
        assert_eq!(numbers, ["0", "999", "1,000", "1,234,567"]);
        assert_eq!(locale.tenths(1234.56), "1,234.6");
        for (tag, number, share) in [("de", "1.234,6", "37,5 %"), ("pl", "1\u{a0}234,6", "37,5 %")] {
            let locale = Locale::new(tag).expect("a language");
            let locale = ReportLocale::new(&locale);
            assert_eq!((locale.tenths(1234.56).as_str(), locale.percent(0.375).as_str()), (number, share));
        }
    }

    #[test]
    fn integral_shares_have_no_decimal_and_small_seeds_are_numbers() {
        let english = Locale::english();
        let locale = ReportLocale::new(&english);
        let shares = [0.25, 0.375, 1.0].map(|share| locale.short_percent(share));
        assert_eq!(shares, ["25 %", "37.5 %", "100 %"]);
        assert_eq!([12.4, -3.6, 0.2].map(signed), ["+12", "−4", "0"]);
        assert_eq!(seed_text(&Seed::from_number(1_000_000)), "1000000");
        assert_eq!(seed_text(&Seed::from_number(1).nth(0)).len(), 64);
    }
}
