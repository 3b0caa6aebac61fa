//! Hints: a bot thinks in the place of somebody who must choose. It thinks where bots think, and is handed what that seat
//! knows and nothing else.
//!
//! Thinking costs, so nobody can make the server think much: a person has one thought at a time, a question is thought
//! about once, and what nobody can use any more, since the table has moved on, is stopped.

use crate::config::Config;
use crate::error::ServerError;
use crate::live::Position;
use portolan_bots::{AnyAnalysisLine, BotKind};
use portolan_games::AnyTable;
use portolan_games::core::{Seat, ThoughtRng};
use portolan_store::PersonId;
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::time::timeout;

/// Who gives hints: somebody who forgets nothing, though without the time that it has for choices of its own.
const ADVISER: BotKind = BotKind::Grandmaster;

/// So many people are remembered before those are forgotten who wait for nothing.
const MANY: usize = 1024;

/// What a bot thinks of one question to one seat.
#[derive(Debug)]
pub(crate) struct Thought {
    pub(crate) seat: Seat,
    /// Which question, as [`Position::asked`] names it.
    pub(crate) decision_id: u32,
    stopped: AtomicBool,
    found: OnceLock<Vec<AnyAnalysisLine>>,
    ended: watch::Sender<bool>,
}

impl Thought {
    fn new(seat: Seat, decision_id: u32) -> Thought {
        let (stopped, found) = (AtomicBool::new(false), OnceLock::new());
        Thought { seat, decision_id, stopped, found, ended: watch::Sender::new(false) }
    }

    /// The best choices, the best first, once they are known; none if there is nothing to think about.
    pub(crate) fn found(&self) -> Option<&[AnyAnalysisLine]> {
        self.found.get().map(Vec::as_slice)
    }

    /// Nothing more will come of it.
    pub(crate) fn ended(&self) -> bool {
        *self.ended.borrow()
    }

    /// Waits until it has ended, or so long.
    pub(crate) async fn wait(&self, patience: Duration) {
        let mut ended = self.ended.subscribe();
        // Whoever comes too early asks again.
        let _ = timeout(patience, ended.wait_for(|ended| *ended)).await;
    }

    fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
        self.ended.send_replace(true);
    }

    fn goes_on(&self) -> bool {
        !self.stopped.load(Ordering::Relaxed)
    }

    /// Thinks, on a thread of the bots. A judgement that panics must not take the thread with it.
    pub(crate) fn think(&self, table: &AnyTable, limits: Limits) {
        if self.goes_on() {
            match catch_unwind(AssertUnwindSafe(|| self.lines(table, limits))) {
                Ok(lines) if self.goes_on() => drop(self.found.set(lines)),
                Ok(_) => {}
                Err(_) => tracing::error!(seat = %self.seat, "a bot could not give a hint"),
            }
        }
        self.ended.send_replace(true);
    }

    fn lines(&self, table: &AnyTable, limits: Limits) -> Vec<AnyAnalysisLine> {
        if table.choices(self.seat).len() < 2 {
            return Vec::new();
        }
        let began = Instant::now();
        let mut patience = |done| self.goes_on() && done < limits.iterations && began.elapsed() < limits.time;
        // Not from the seed of the table: what is told must depend on nothing that the seat does not know.
        let mut rng = ThoughtRng::new(u64::from(self.decision_id) * 8 + self.seat.index() as u64);
        portolan_bots::analyse(ADVISER, &table.knowledge(self.seat), &mut rng, &mut patience)
    }
}

/// How long a bot thinks about a hint.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    iterations: u32,
    time: Duration,
}

impl Limits {
    pub(crate) const fn of(config: &Config) -> Limits {
        Limits { iterations: config.hint_iterations, time: config.hint_time }
    }
}

/// The thoughts about the questions that are open at one table: one for each seat at most.
#[derive(Debug, Default)]
pub(crate) struct Hints(Mutex<Vec<Arc<Thought>>>);

impl Hints {
    fn thoughts(&self) -> MutexGuard<'_, Vec<Arc<Thought>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is thought of this question. What came to nothing is no thought.
    pub(crate) fn of(&self, seat: Seat, decision_id: u32) -> Option<Arc<Thought>> {
        let thoughts = self.thoughts();
        let of_question = |thought: &&Arc<Thought>| {
            (thought.seat, thought.decision_id) == (seat, decision_id)
                && (thought.found().is_some() || !thought.ended())
        };
        thoughts.iter().find(of_question).cloned()
    }

    fn keep(&self, thought: Arc<Thought>) {
        let mut thoughts = self.thoughts();
        thoughts.retain(|known| known.seat != thought.seat);
        thoughts.push(thought);
    }

    /// Stops and forgets thoughts about questions that are no longer asked.
    pub(crate) fn forget_all_but(&self, position: &Position) {
        self.thoughts().retain(|thought| {
            let open = position.decision_id(thought.seat) == thought.decision_id;
            if !open {
                thought.stop();
            }
            open
        });
    }

    /// Is a bot thinking?
    pub(crate) fn are_awaited(&self) -> bool {
        self.thoughts().iter().any(|thought| !thought.ended())
    }

    /// Forgets everything: another table lies here.
    pub(crate) fn forget(&self) {
        self.thoughts().clear();
    }
}

/// For whom bots are thinking about a hint.
#[derive(Debug, Default)]
pub(crate) struct Advised(Mutex<HashMap<PersonId, Weak<Thought>>>);

impl Advised {
    /// A thought for this person about the open question of a seat: the one that there is, or a new one, which has yet to
    /// be thought. Whoever waits for a hint at another table must wait for that one first.
    pub(crate) fn begin(
        &self,
        person: PersonId,
        hints: &Hints,
        seat: Seat,
        decision_id: u32,
    ) -> Result<(Arc<Thought>, bool), ServerError> {
        let mut people = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(thought) = hints.of(seat, decision_id) {
            return Ok((thought, false));
        }
        let waits = |thought: &Weak<Thought>| thought.upgrade().is_some_and(|thought| !thought.ended());
        if people.get(&person).is_some_and(waits) {
            return Err(ServerError::TooMuch);
        }
        if people.len() >= MANY {
            people.retain(|_, thought| waits(thought));
        }
        let thought = Arc::new(Thought::new(seat, decision_id));
        people.insert(person, Arc::downgrade(&thought));
        hints.keep(thought.clone());
        Ok((thought, true))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(letter: &str) -> PersonId {
        letter.repeat(12).parse().expect("an id")
    }

    #[test]
    fn a_person_has_one_thought_at_a_time_and_a_question_too() {
        let (advised, here, there) = (Advised::default(), Hints::default(), Hints::default());
        let [first, second] = [0, 1].map(|index| Seat::new(index).expect("a seat"));
        let (thought, new) = advised.begin(person("b"), &here, first, 7).expect("a thought");
        assert!(new);
        let (same, new) = advised.begin(person("b"), &here, first, 7).expect("the same thought");
        assert!(!new && Arc::ptr_eq(&thought, &same));
        assert!(matches!(advised.begin(person("b"), &there, second, 3), Err(ServerError::TooMuch)));
        assert!(advised.begin(person("c"), &there, second, 3).is_ok(), "others are not kept waiting");
        thought.stop();
        assert!(here.of(first, 7).is_none(), "what was stopped answers nothing");
        let (_, new) = advised.begin(person("b"), &there, first, 4).expect("the next thought");
        assert!(new);
    }
}
