//! The suite: chooses the games to play, and runs laws on all of them.

use crate::law::Law;
use crate::laws::{self, CheckResult};
use crate::play::{Play, Policy, Secret, Trail};
use crate::tally::Tally;
use crate::violation::Violation;
use portolan_core::{Components, Game, Options, Seat, SeatCount, Seed, Setup, ThoughtRng, Viewer};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// The laws, configured for a game.
///
/// ```text
/// let report = Laws::<Osaka>::new().games(100).check_all()?;
/// ```
pub struct Laws<G: Game> {
    games: u64,
    seed: Seed,
    revision: u32,
    components: Arc<G::Components>,
    policy: Arc<Policy<G>>,
    secrets: Vec<Secret<G>>,
}

impl<G: Game> Default for Laws<G> {
    fn default() -> Self {
        Laws::new()
    }
}

/// The counts of a run without a violation.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Report {
    /// The number of games.
    pub games: u64,
    /// The number of choices.
    pub choices: u64,
    /// The number of checks.
    pub checks: u64,
}

impl Report {
    pub(crate) fn add(&mut self, other: Report) {
        self.games += other.games;
        self.choices += other.choices;
        self.checks += other.checks;
    }
}

impl<G: Game> Laws<G> {
    /// Returns a suite of 100 random games per seat count and combination of options, with the built-in components.
    pub fn new() -> Self {
        let policy: Arc<Policy<G>> =
            Arc::new(|_, _, list, rng| rng.pick(list).expect("the list is never empty"));
        Laws {
            games: 100,
            seed: Seed::from_number(0),
            revision: G::META.revision,
            components: G::Components::shared(G::META.revision),
            policy,
            secrets: Vec::new(),
        }
    }

    /// Sets the number of games per seat count and combination of options.
    #[must_use]
    pub fn games(self, games: u64) -> Self {
        Laws { games, ..self }
    }

    /// Sets the series of games: game `n` has the seed `Seed::from_number(base).nth(n)`.
    #[must_use]
    pub fn base(self, base: u64) -> Self {
        Laws { seed: Seed::from_number(base), ..self }
    }

    /// Plays an older rules revision, with its built-in components.
    #[must_use]
    pub fn revision(self, revision: u32) -> Self {
        Laws { revision, components: G::Components::shared(revision), ..self }
    }

    /// Plays with other components.
    #[must_use]
    pub fn components(self, components: G::Components) -> Self {
        Laws { components: Arc::new(components), ..self }
    }

    /// Chooses by a policy instead of at random, to reach rare positions.
    #[must_use]
    pub fn policy(
        self,
        policy: impl Fn(&G, Seat, &[G::Choice], &mut ThoughtRng) -> G::Choice + Send + Sync + 'static,
    ) -> Self {
        Laws { policy: Arc::new(policy), ..self }
    }

    /// Adds something that a viewer cannot know, and that law 11 must see imagined differently now and then: the
    /// order of a deck, the hands of others. `of` returns it as text; `None` where the viewer could know it.
    #[must_use]
    pub fn secret(
        mut self,
        name: &'static str,
        of: impl Fn(&G, Viewer) -> Option<String> + Send + Sync + 'static,
    ) -> Self {
        self.secrets.push(Secret { name, of: Box::new(of) });
        self
    }

    /// Runs all laws, each on its own games.
    pub fn check_all(&self) -> Result<Report, Box<Violation>> {
        let mut report = Report::default();
        for law in Law::ALL {
            report.add(self.check(law)?);
        }
        Ok(report)
    }

    /// Runs one law on all games.
    pub fn check(&self, law: Law) -> Result<Report, Box<Violation>> {
        let mut report = Report::default();
        let sets = sets::<G>();
        for set in 0..sets.len() as u64 {
            // The notation is the same at every table.
            let games = if law == Law::Notation { u64::from(set == 0) } else { self.games };
            report.add(
                self.check_set(
                    law,
                    (0..games).map(|game| self.setup(&sets, game * sets.len() as u64 + set)),
                )?,
            );
        }
        Ok(report)
    }

    /// Runs one law on one game, to reproduce a violation.
    pub fn check_game(&self, law: Law, setup: Setup<G>) -> Result<Report, Box<Violation>> {
        self.check_set(law, std::iter::once(setup))
    }

    fn check_set(&self, law: Law, setups: impl Iterator<Item = Setup<G>>) -> Result<Report, Box<Violation>> {
        let mut tally = Tally::default();
        let mut report = Report::default();
        let mut last = None;
        for setup in setups {
            report.choices += self.run_check(law, &setup, |play| laws::check(law, play, &mut tally))?;
            report.games += 1;
            last = Some(setup);
        }
        report.checks = tally.checks;
        match (tally.always_imagined_correctly(), last) {
            (Some(what), Some(setup)) => Err(Violation::new(law, &setup, &[], what)),
            _ => Ok(report),
        }
    }

    /// Plays one game under a check; returns the number of its choices.
    pub(crate) fn run_check(
        &self,
        law: Law,
        setup: &Setup<G>,
        check: impl FnOnce(&mut Play<'_, G>) -> CheckResult,
    ) -> Result<u64, Box<Violation>> {
        let mut trail = Trail::<G>::new();
        let outcome = catch_unwind(AssertUnwindSafe(|| {
            let mut play = Play::begin(setup, &*self.policy, &self.secrets, &mut trail)
                .map_err(|error| format!("the table cannot be prepared: {error}"))?;
            check(&mut play)
        }));
        let result =
            outcome.unwrap_or_else(|panic| Err(format!("the game panics: {}", panic_message(&*panic))));
        result.map_err(|what| Violation::new(law, setup, &trail, what))?;
        Ok(trail.len() as u64)
    }

    /// Returns the set-up of game number `index`; seat counts and options alternate.
    pub(crate) fn setup(&self, sets: &[(SeatCount, G::Options)], index: u64) -> Setup<G> {
        let (seats, options) = sets[(index % sets.len() as u64) as usize];
        let (revision, components) = (self.revision, self.components.clone());
        Setup { revision, components, options, seats, seed: self.seed.nth(index) }
    }

    pub(crate) fn number_of_games(&self) -> u64 {
        self.games
    }
}

/// Returns every seat count with every combination of options.
pub(crate) fn sets<G: Game>() -> Vec<(SeatCount, G::Options)> {
    let options = G::Options::every();
    G::META.seat_counts().flat_map(|seats| options.iter().map(move |&options| (seats, options))).collect()
}

fn panic_message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or(panic.downcast_ref::<&str>().copied()).unwrap_or("without a message")
}
