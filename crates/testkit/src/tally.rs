//! Counts over many games: the checks of a law, and how often imagined facts differed from the true ones.

use crate::sections;
use std::collections::{BTreeMap, BTreeSet};

/// This many comparisons without a difference cannot be chance, unless a difference is very rare.
const ENOUGH: u64 = 100;

/// The counts of one law over the games of one seat count and one combination of options.
#[derive(Clone, Default, Debug)]
pub(crate) struct Tally {
    /// The number of checks.
    pub(crate) looks: u64,
    surprises: BTreeMap<String, Surprise>,
    sections: BTreeSet<&'static str>,
}

#[derive(Clone, Copy, Default, Debug)]
struct Surprise {
    chances: u64,
    came: u64,
}

impl Tally {
    /// Counts a check.
    pub(crate) fn look(&mut self) {
        self.looks += 1;
    }

    /// Whether the rules have this section. The result is cached, because refusals cite the same few sections.
    pub(crate) fn stands(&mut self, section: &'static str, rules: &str) -> bool {
        if !self.sections.contains(section) && sections::has(rules, section) {
            self.sections.insert(section);
        }
        self.sections.contains(section)
    }

    /// Counts a comparison of something unknown to a viewer with what it had imagined.
    pub(crate) fn compare(&mut self, what: String, differed: bool) {
        self.looks += 1;
        let surprise = self.surprises.entry(what).or_default();
        surprise.chances += 1;
        surprise.came += u64::from(differed);
    }

    /// Returns something that was imagined correctly every time.
    pub(crate) fn never_surprising(&self) -> Option<String> {
        let certain = |surprise: &Surprise| surprise.chances >= ENOUGH && surprise.came == 0;
        let (what, surprise) = self.surprises.iter().find(|(_, surprise)| certain(surprise))?;
        Some(format!("{what} was imagined just as it truly was, all {} times", surprise.chances))
    }
}
