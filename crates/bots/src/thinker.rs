//! Somebody who plays a whole game, and keeps its thoughts from one choice of a turn to the next.

use crate::heuristics::Heuristics;
use crate::kind::BotKind;
use crate::level::SearchLevel;
use crate::random;
use crate::search::{Patience, Plan, Search};
use crate::thought::Thought;
use portolan_core::{Choices, Knowledge, Seat, SeatCount, ThoughtRng, Viewer};

/// A bot that is asked again and again.
///
/// After its own choice it knows what it will see if nothing is revealed; if that is what it sees when it is asked
/// again, it goes on with the thoughts that led there. So its choices depend on what it was shown and on nothing else.
pub struct Thinker<G: Heuristics> {
    kind: BotKind,
    sight: Option<SearchLevel>,
    search: Search<G>,
    /// Who was asked last, and what that seat expects to see.
    expected: Option<(Seat, G::View)>,
}

impl<G: Heuristics> Thinker<G> {
    /// A bot of this kind at a table with so many seats, without a thought.
    pub fn new(kind: BotKind, seats: SeatCount) -> Thinker<G> {
        Thinker::with(kind, SearchLevel::of(kind), G::plan(seats))
    }

    /// A bot that sees and plans otherwise than its kind does: to measure what that changes.
    pub fn with(kind: BotKind, sight: Option<SearchLevel>, plan: Plan) -> Thinker<G> {
        let plan = sight.map_or(plan, |sight| plan.seeing(sight.turns));
        Thinker { kind, sight, search: Search::new(plan), expected: None }
    }

    /// What it chooses. It is always a legal choice.
    ///
    /// # Panics
    /// If the seat has nothing to choose: a bot is asked only when it must act.
    pub fn choose(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        rng: &mut ThoughtRng,
        patience: &mut Patience<'_>,
    ) -> G::Choice {
        let mut choices = Choices::new();
        knowledge.choices(&mut choices);
        let thought_out = match (self.sight, &*choices) {
            (_, [only]) => return *only,
            (Some(sight), _) => self.think(&sight, knowledge, &choices, rng, patience),
            (None, _) if self.kind == BotKind::Random => None,
            (None, _) => G::greedy(knowledge, rng),
        };
        thought_out
            .or_else(|| random::any_choice(knowledge, rng))
            .expect("a bot is asked only when it must act")
    }

    /// What it thinks of the position; nothing if it does not think ahead. It chooses nothing by that, and goes on
    /// with the same thoughts when it is asked to choose.
    pub fn explain(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        rng: &mut ThoughtRng,
        patience: &mut Patience<'_>,
    ) -> Option<Thought<G>> {
        let sight = self.sight?;
        self.recollect(knowledge);
        self.search.think(knowledge, &sight, rng, patience);
        self.expected = Some((knowledge.seat(), knowledge.view()));
        Some(self.search.thought(knowledge, self.search.plan.memory(sight.recall, 0), rng))
    }

    /// Keeps earlier thoughts if they led here, and forgets them if not.
    fn recollect(&mut self, knowledge: &Knowledge<'_, G>) {
        let expected = self.expected.take();
        if expected.is_none_or(|(who, view)| who != knowledge.seat() || view != knowledge.view()) {
            self.search.forget();
        }
    }

    fn think(
        &mut self,
        sight: &SearchLevel,
        knowledge: &Knowledge<'_, G>,
        choices: &[G::Choice],
        rng: &mut ThoughtRng,
        patience: &mut Patience<'_>,
    ) -> Option<G::Choice> {
        let seat = knowledge.seat();
        self.recollect(knowledge);
        self.search.decide(knowledge, sight, rng, patience);
        // Without a single thought there is still what looks best at once.
        let choice = self.search.best(seat, choices).or_else(|| G::greedy(knowledge, rng))?;
        let mut world = knowledge.imagine(self.search.plan.memory(sight.recall, 0), rng);
        if self.search.advance(&mut world, seat, choice) {
            self.expected = Some((seat, world.view(Viewer::Seat(seat))));
        }
        Some(choice)
    }
}
