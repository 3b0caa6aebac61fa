//! Counts over many games: the checks of a law, and how often imagined facts differed from the true ones.

use crate::sections;
use std::collections::{BTreeMap, BTreeSet};

/// After this many comparisons without a difference a fact counts as always imagined correctly.
const MIN_COMPARISONS: u64 = 100;

/// The counts of one law over the games of one seat count and one combination of options.
#[derive(Clone, Default, Debug)]
pub(crate) struct Tally {
    /// The number of checks.
    pub(crate) checks: u64,
    comparisons: BTreeMap<String, Comparisons>,
    sections: BTreeSet<&'static str>,
}

#[derive(Clone, Copy, Default, Debug)]
struct Comparisons {
    count: u64,
    differences: u64,
}

impl Tally {
    /// Counts a check.
    pub(crate) fn count_check(&mut self) {
        self.checks += 1;
    }

    /// Whether the rules have this section. The result is cached, because refusals cite the same few sections.
    pub(crate) fn section_exists(&mut self, section: &'static str, rules: &str) -> bool {
        if !self.sections.contains(section) && sections::has(rules, section) {
            self.sections.insert(section);
        }
        self.sections.contains(section)
    }

    /// Counts a comparison of something unknown to a viewer with what it had imagined.
    pub(crate) fn compare(&mut self, what: String, differed: bool) {
        self.checks += 1;
        let counts = self.comparisons.entry(what).or_default();
        counts.count += 1;
        counts.differences += u64::from(differed);
    }

    /// Returns something that was imagined correctly every time.
    pub(crate) fn always_imagined_correctly(&self) -> Option<String> {
        let never_differs = |counts: &Comparisons| counts.count >= MIN_COMPARISONS && counts.differences == 0;
        let (what, counts) = self.comparisons.iter().find(|(_, counts)| never_differs(counts))?;
        Some(format!("{what} was always imagined correctly, {} times", counts.count))
    }
}
