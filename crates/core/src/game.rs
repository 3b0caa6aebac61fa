//! The trait [`Game`]: the contract between the rules of a game and all other code.

use crate::choice::{Choice, Choices};
use crate::components::Components;
use crate::log::Log;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::rng::ThoughtRng;
use crate::seat::{Seat, SeatCount, SeatSet};
use crate::seed::Seed;
use crate::state_hash::{StateHash, StateHasher};
use crate::viewer::Viewer;
use serde::Serialize;
use std::fmt::Debug;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The state of a game together with its rules.
///
/// A turn is a sequence of small choices, each naming one thing on the table. A state knows who must choose
/// ([`to_act`](Game::to_act)), what they may choose ([`choices`](Game::choices)) and what follows
/// ([`apply`](Game::apply)). Undo is not a choice: a [`Table`](crate::Table) does it in the same way for every game.
///
/// # The laws
///
/// `portolan-testkit` runs them on every game, seat count and option.
///
/// 1. `choices(s)` is non-empty exactly for `s` in `to_act()`, sorted, without duplicates.
/// 2. A choice is listed if and only if `apply` accepts it. Every other number in `0..COUNT` is refused, with a
///    reason. A seat that is not at the table has no choices and is refused.
/// 3. A refused choice changes nothing: not the state, not the log.
/// 4. The same components, options, seats, seed and choices give the same states and logs, on every platform and in every
///    later version that plays the same rules revision.
/// 5. `to_act()` is empty if and only if there is an outcome. Random play ends, within `META.max_choices` choices.
/// 6. `check()` holds after every choice: cards, money, tokens are conserved. `first()` never changes.
/// 7. No leak. For every viewer `v` and `w = imagine(v, Memory::Open)`: `w.view(v) == view(v)`, `to_act()` and v's
///    choices and refusals are the same, and while the same choices are made in both worlds `v` receives the same
///    events and sees the same view until the log marks a reveal to `v`. All secret choices of another seat look the
///    same to `v`.
/// 8. Notation round-trips: `choice.to_string().parse() == choice`; number and choice are a bijection, in order.
/// 9. While several seats choose at once, the order of their choices changes nothing.
/// 10. Undo: the state after a choice was taken back equals the state before it. So a clone of a state shares no mutable
///     data with its original.
/// 11. `imagine` is fair: with the same generator it returns the same world from the true state and from any imagined
///     one (for either kind of memory), so it depends on nothing that the viewer does not know; and unknown facts vary
///     between calls. Imagined worlds can be played: laws 1, 5 and 6 hold in them.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The contents of the box.
    type Components: Components;
    /// The rule variants that are chosen before the game.
    type Options: Options;
    /// One option of a decision: one click.
    type Choice: Choice;
    /// Something that happened.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync + 'static;
    /// What one viewer sees: a separate type, filled field by field, so that no secret is copied by accident.
    type View: Clone + Eq + Debug + Serialize + Send + Sync + 'static;
    /// Why the rules refuse a choice.
    type Illegal: Refusal;

    /// Name, designer, seats, rules revision.
    const META: Meta;

    /// Returns the state before the first choice and logs the preparation.
    fn new(setup: &Setup<Self>, log: &mut impl Log<Self::Event>) -> Result<Self, SetupError>;

    /// Returns the number of seats.
    fn seats(&self) -> SeatCount;

    /// Returns the first player of the game, for statistics; `None` if there is none. Later rounds do not change it.
    fn first(&self) -> Option<Seat> {
        None
    }

    /// Returns the round, counted from 1, for statistics; `None` if the game has no rounds.
    fn round(&self) -> Option<u8> {
        None
    }

    /// Returns the seats that must choose now; empty when the game is over. Several seats choose simultaneously, in
    /// secret.
    fn to_act(&self) -> SeatSet;

    /// Replaces the contents of `into` by all legal choices of `seat`.
    fn choices(&self, seat: Seat, into: &mut Choices<Self::Choice>);

    /// Makes a choice, or refuses it and changes nothing.
    fn apply(
        &mut self,
        seat: Seat,
        choice: Self::Choice,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// Returns the ranking; `None` before the end of the game.
    fn outcome(&self) -> Option<Outcome>;

    /// Returns what `viewer` sees. A seat that does not exist at this table sees what the public sees.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Returns the same table with everything that `viewer` cannot know dealt again.
    fn imagine(&self, viewer: Viewer, memory: Memory, rng: &mut ThoughtRng) -> Self;

    /// Checks the invariants of the state.
    fn check(&self) -> Result<(), InvariantError>;

    /// Adds every fact of the position to the hasher, in an order that is constant within a rules revision.
    fn describe(&self, into: &mut StateHasher);

    /// Returns a hash of the position.
    fn state_hash(&self) -> StateHash {
        let mut hasher = StateHasher::new();
        self.describe(&mut hasher);
        hasher.finish()
    }
}

/// Facts about a game that do not depend on a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Meta {
    /// The name in commands and files.
    pub id: &'static str,
    /// The title.
    pub name: &'static str,
    /// The designer.
    pub designer: &'static str,
    /// The publishers, with years.
    pub publishers: &'static str,
    /// The minimum and maximum number of players.
    pub seats: (usize, usize),
    /// The rules revision of new games. Rises when a recorded game could go differently.
    pub revision: u32,
    /// The oldest rules revision that can still be played, so that games begun under it can be finished and replayed.
    pub oldest_revision: u32,
    /// The maximum number of choices in a game.
    pub max_choices: usize,
    /// The rules in our own words, numbered by sections.
    #[serde(skip)]
    pub rules: &'static str,
}

impl Meta {
    /// Returns every seat count that the game allows.
    pub fn seat_counts(&self) -> impl Iterator<Item = SeatCount> {
        (self.seats.0..=self.seats.1).filter_map(SeatCount::new)
    }

    /// Returns every rules revision that can be played, from the oldest.
    pub const fn revisions(&self) -> RangeInclusive<u32> {
        self.oldest_revision..=self.revision
    }
}

/// Everything that is fixed before the first choice.
#[derive(Debug)]
pub struct Setup<G: Game> {
    /// The rules revision to play by: one of [`Meta::revisions`].
    pub revision: u32,
    /// The contents of the box.
    pub components: Arc<G::Components>,
    /// The chosen rule variants.
    pub options: G::Options,
    /// The number of seats.
    pub seats: SeatCount,
    /// The source of the game's randomness.
    pub seed: Seed,
}

impl<G: Game> Setup<G> {
    /// Returns a set-up with the newest rules revision, the built-in components and default options.
    pub fn standard(seats: SeatCount, seed: Seed) -> Setup<G> {
        Setup::of_revision(G::META.revision, seats, seed)
    }

    /// Returns a set-up with this rules revision, its built-in components and default options.
    pub fn of_revision(revision: u32, seats: SeatCount, seed: Seed) -> Setup<G> {
        let components = G::Components::shared(revision);
        Setup { revision, components, options: G::Options::default(), seats, seed }
    }
}

impl<G: Game> Clone for Setup<G> {
    fn clone(&self) -> Self {
        Setup { components: self.components.clone(), ..*self }
    }
}

impl<G: Game> PartialEq for Setup<G> {
    fn eq(&self, other: &Self) -> bool {
        self.components == other.components
            && (self.revision, self.options, self.seats, self.seed)
                == (other.revision, other.options, other.seats, other.seed)
    }
}

/// Which facts an imagined world respects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Memory {
    /// Only those visible now.
    Open,
    /// All that the viewer was ever shown.
    Perfect,
}

/// Why a choice is not possible: the violated condition, with its numbers. The boards turn it into a sentence.
pub trait Refusal: std::error::Error + Clone + Eq + Send + Sync + 'static {
    /// Returns the section of the rules that forbids it, such as `3.1`.
    fn section(&self) -> &'static str;
}

/// Why a table cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// There are too few or too many players.
    #[error("{game} is for {least} to {most} players, not {seats}")]
    WrongSeatCount {
        /// The name of the game.
        game: &'static str,
        /// The minimum number of players.
        least: usize,
        /// The maximum number of players.
        most: usize,
        /// The requested number of players.
        seats: usize,
    },
    /// The rules revision is unknown or no longer supported.
    #[error("{game} cannot be played by revision {revision} of its rules; this program plays {known}", known = revisions(*oldest, *newest))]
    UnknownRevision {
        /// The name of the game.
        game: &'static str,
        /// The oldest revision that can be played.
        oldest: u32,
        /// The newest revision.
        newest: u32,
        /// The requested revision.
        revision: u32,
    },
    /// There are not enough components for this table.
    #[error("{0}")]
    Components(#[from] crate::components::ComponentsError),
}

impl SetupError {
    /// Checks that the game allows this seat count and supports this rules revision.
    pub fn check<G: Game>(setup: &Setup<G>) -> Result<(), SetupError> {
        let Meta { name: game, seats: (least, most), revision: newest, oldest_revision: oldest, .. } =
            G::META;
        let (seats, revision) = (setup.seats.get(), setup.revision);
        if !(least..=most).contains(&seats) {
            return Err(SetupError::WrongSeatCount { game, least, most, seats });
        }
        if !(oldest..=newest).contains(&revision) {
            return Err(SetupError::UnknownRevision { game, oldest, newest, revision });
        }
        Ok(())
    }
}

fn revisions(oldest: u32, newest: u32) -> String {
    if oldest == newest { format!("revision {newest}") } else { format!("revisions {oldest} to {newest}") }
}

/// A violated invariant of a state, as a sentence.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct InvariantError(pub String);
