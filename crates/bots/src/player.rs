//! A bot that plays a whole game and reuses its search tree from one choice of a turn to the next.

use crate::analysis::Analysis;
use crate::heuristics::Heuristics;
use crate::kind::BotKind;
use crate::level::SearchLevel;
use crate::search::{Search, SearchLimit, SearchParams};
use portolan_core::{Choices, Knowledge, Seat, SeatCount, ThoughtRng, Viewer};

/// A bot at a table.
///
/// After its own choice it records the view it expects next. If that is the view at its next decision, nothing was
/// revealed and its tree is still valid; otherwise it starts with an empty tree. So its choices depend on nothing but what
/// it was shown.
pub struct BotPlayer<G: Heuristics> {
    kind: BotKind,
    /// `None` for bots that do not search.
    level: Option<SearchLevel>,
    search: Search<G>,
    /// The seat of the latest decision, and the view that it expects next.
    expected: Option<(Seat, G::View)>,
}

impl<G: Heuristics> BotPlayer<G> {
    /// Returns a bot of this kind for a table of this size.
    pub fn new(kind: BotKind, seats: SeatCount) -> BotPlayer<G> {
        BotPlayer::with(kind, SearchLevel::of(kind), G::search_params(seats))
    }

    /// Returns a bot with its own level and parameters, for experiments.
    pub fn with(kind: BotKind, level: Option<SearchLevel>, params: SearchParams) -> BotPlayer<G> {
        let params = level.map_or(params, |level| params.with_horizon_percent(level.horizon_percent));
        BotPlayer { kind, level, search: Search::new(params), expected: None }
    }

    /// Returns its choice, which is always legal.
    ///
    /// # Panics
    /// If the seat has nothing to choose.
    pub fn choose(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        rng: &mut ThoughtRng,
        limit: &mut SearchLimit<'_>,
    ) -> G::Choice {
        let mut choices = Choices::new();
        knowledge.choices(&mut choices);
        if let [only] = *choices {
            return only;
        }
        let choice = match self.level {
            Some(level) => self.searched_choice(&level, knowledge, &choices, rng, limit),
            None if self.kind == BotKind::Random => None,
            None => G::greedy_choice(knowledge, rng),
        };
        choice.or_else(|| rng.pick(&choices)).expect("the seat has something to choose")
    }

    /// Analyses the position without choosing, and uses the same tree when it has to choose; `None` if the bot does not
    /// search.
    pub fn analyse(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        rng: &mut ThoughtRng,
        limit: &mut SearchLimit<'_>,
    ) -> Option<Analysis<G>> {
        let level = self.level?;
        self.discard_stale_tree(knowledge);
        self.search.run(knowledge, &level, rng, limit);
        self.expected = Some((knowledge.seat(), knowledge.view()));
        Some(self.search.analysis(knowledge, self.search.params.memory(level.memory, 0), rng))
    }

    fn discard_stale_tree(&mut self, knowledge: &Knowledge<'_, G>) {
        let expected = self.expected.take();
        if expected.is_none_or(|(seat, view)| seat != knowledge.seat() || view != knowledge.view()) {
            self.search.clear();
        }
    }

    fn searched_choice(
        &mut self,
        level: &SearchLevel,
        knowledge: &Knowledge<'_, G>,
        choices: &[G::Choice],
        rng: &mut ThoughtRng,
        limit: &mut SearchLimit<'_>,
    ) -> Option<G::Choice> {
        let seat = knowledge.seat();
        self.discard_stale_tree(knowledge);
        self.search.run_until_decided(knowledge, level, rng, limit);
        // Without a single iteration there is still the greedy choice.
        let choice = self.search.best_choice(seat, choices).or_else(|| G::greedy_choice(knowledge, rng))?;
        let mut world = knowledge.imagine(self.search.params.memory(level.memory, 0), rng);
        if self.search.advance(&mut world, seat, choice) {
            self.expected = Some((seat, world.view(Viewer::Seat(seat))));
        }
        Some(choice)
    }
}
