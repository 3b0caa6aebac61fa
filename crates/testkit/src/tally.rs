//! What a pass over many games counts: how often a law looked, and how often what should surprise did.

use crate::sections;
use std::collections::{BTreeMap, BTreeSet};

/// So many times without one surprise cannot be chance, unless a surprise is very rare.
const ENOUGH: u64 = 100;

/// The counts of one law over the games of one seat count and one set of options.
#[derive(Clone, Default, Debug)]
pub(crate) struct Tally {
    /// How many things the law looked at.
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
    /// The law looked at something.
    pub(crate) fn look(&mut self) {
        self.looks += 1;
    }

    /// Do the rules have this section? They are searched once for each: refusals cite the same few again and again.
    pub(crate) fn stands(&mut self, section: &'static str, rules: &str) -> bool {
        if !self.sections.contains(section) && sections::has(rules, section) {
            self.sections.insert(section);
        }
        self.sections.contains(section)
    }

    /// Something that a viewer cannot know was compared with what it had imagined.
    pub(crate) fn compare(&mut self, what: String, differed: bool) {
        self.looks += 1;
        let surprise = self.surprises.entry(what).or_default();
        surprise.chances += 1;
        surprise.came += u64::from(differed);
    }

    /// Something that was imagined just as it was, every time.
    pub(crate) fn never_surprising(&self) -> Option<String> {
        let certain = |surprise: &Surprise| surprise.chances >= ENOUGH && surprise.came == 0;
        let (what, surprise) = self.surprises.iter().find(|(_, surprise)| certain(surprise))?;
        Some(format!("{what} was imagined just as it truly was, all {} times", surprise.chances))
    }
}
