//! The trait [`Game`]: the contract between the rules of a game and everything around them.

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
/// ([`apply`](Game::apply)). Taking back is no choice: a [`Table`](crate::Table) does it for every game alike.
///
/// # The laws
///
/// `portolan-testkit` runs them on every game, seat count and option.
///
/// 1. `choices(s)` is non-empty exactly for `s` in `to_act()`, sorted, without duplicates.
/// 2. A choice is listed if and only if `apply` accepts it. Every other number in `0..COUNT` is refused, with a
///    reason. A seat that is not at the table has no choices and is refused.
/// 3. A refused choice changes nothing: not the state, not the log.
/// 4. Same components, options, seats, seed and choices give the same states and logs, on every platform, for ever.
/// 5. `to_act()` is empty if and only if there is an outcome. Random play ends, within `META.max_choices` choices.
/// 6. `check()` holds after every choice: cards, money, tokens are conserved. `first()` never changes.
/// 7. No leak. For every viewer `v` and `w = imagine(v, Memory::Open)`: `w.view(v) == view(v)`, `to_act()` and v's
///    choices and refusals are the same, and while the same choices are made in both worlds `v` receives the same
///    events and sees the same view until the log marks a reveal to `v`. A secret choice of another seat looks the
///    same to `v` whichever it was.
/// 8. Notation round-trips: `choice.to_string().parse() == choice`; number and choice are a bijection, in order.
/// 9. While several seats choose at once, the order of their answers changes nothing.
/// 10. Undo: the state after a choice was taken back equals the state before it. So a state owns all that it is: a
///     clone shares nothing with its original.
/// 11. `imagine` is fair: with the same generator it gives the same world from the true state and from any imagined
///     one (for either kind of memory), so it can depend on nothing that the viewer does not know; and what the viewer
///     does not know comes out differently now and then. An imagined world is a playable one: laws 1, 5 and 6 hold in
///     it.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// What is in the box.
    type Components: Components;
    /// What the players agree on before they start.
    type Options: Options;
    /// One click.
    type Choice: Choice;
    /// One thing that happened.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync + 'static;
    /// What one viewer sees; a type of its own, written field by field.
    type View: Clone + Eq + Debug + Serialize + Send + Sync + 'static;
    /// Why a choice is not possible now.
    type Illegal: Refusal;

    /// Name, designer, seats, rules revision.
    const META: Meta;

    /// Prepares the table. What everybody sees of the preparation goes into the log.
    fn new(setup: &Setup<Self>, log: &mut impl Log<Self::Event>) -> Result<Self, SetupError>;

    /// How many sit at the table.
    fn seats(&self) -> SeatCount;

    /// Who began the game, where somebody does: for statistics. Not who begins a later round.
    fn first(&self) -> Option<Seat> {
        None
    }

    /// Which round it is, counted from 1, where a game has rounds: for statistics.
    fn round(&self) -> Option<u8> {
        None
    }

    /// Who must choose now. Nobody: the game is over. Several: they choose at once, in secret.
    fn to_act(&self) -> SeatSet;

    /// Fills `into` with all that `seat` may choose, after clearing it.
    fn choices(&self, seat: Seat, into: &mut Choices<Self::Choice>);

    /// Makes a choice, or refuses it and changes nothing.
    fn apply(
        &mut self,
        seat: Seat,
        choice: Self::Choice,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// The ranking, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// What `viewer` sees. One who does not sit at this table sees what the public sees.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The same table with all that `viewer` cannot know dealt again.
    fn imagine(&self, viewer: Viewer, memory: Memory, rng: &mut ThoughtRng) -> Self;

    /// What must always hold.
    fn check(&self) -> Result<(), InvariantError>;

    /// Writes down every fact of the position, in an order that stays as it is while the rules revision stays.
    fn describe(&self, into: &mut StateHasher);

    /// A short hash of the position.
    fn state_hash(&self) -> StateHash {
        let mut hasher = StateHasher::new();
        self.describe(&mut hasher);
        hasher.finish()
    }
}

/// What stands on the box, and what a program must know beforehand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Meta {
    /// Its name in commands and files.
    pub id: &'static str,
    /// Its name for people.
    pub name: &'static str,
    /// Who invented it.
    pub designer: &'static str,
    /// Who published it, and when.
    pub publishers: &'static str,
    /// The fewest and the most players.
    pub seats: (usize, usize),
    /// The rules revision of new games. Rises when a recorded game could go differently.
    pub revision: u32,
    /// The oldest rules revision that can still be played, so that games begun under it can be finished and replayed.
    pub oldest_revision: u32,
    /// No game lasts longer than this many choices.
    pub max_choices: usize,
    /// The rules in our own words, numbered by sections.
    #[serde(skip)]
    pub rules: &'static str,
}

impl Meta {
    /// Every seat count that the game allows.
    pub fn seat_counts(&self) -> impl Iterator<Item = SeatCount> {
        (self.seats.0..=self.seats.1).filter_map(SeatCount::new)
    }

    /// Every rules revision that can be played, the oldest first.
    pub const fn revisions(&self) -> RangeInclusive<u32> {
        self.oldest_revision..=self.revision
    }
}

/// All that is settled before the first choice.
#[derive(Debug)]
pub struct Setup<G: Game> {
    /// The rules revision to play by: one of [`Meta::revisions`].
    pub revision: u32,
    /// What is in the box.
    pub components: Arc<G::Components>,
    /// What was agreed on.
    pub options: G::Options,
    /// How many play.
    pub seats: SeatCount,
    /// All the luck of the game.
    pub seed: Seed,
}

impl<G: Game> Setup<G> {
    /// A game by today's rules, with the built-in components and default options.
    pub fn standard(seats: SeatCount, seed: Seed) -> Setup<G> {
        Setup::of_revision(G::META.revision, seats, seed)
    }

    /// A game by the rules of `revision`, with the components that were built in then and default options.
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

/// What a viewer remembers when it imagines what it cannot see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Memory {
    /// Only what lies open now.
    Open,
    /// All that was ever shown.
    Perfect,
}

/// Why a choice is not possible: the broken condition, with its numbers. Sentences are made by the boards.
pub trait Refusal: std::error::Error + Clone + Eq + Send + Sync + 'static {
    /// The section of the rules that says so, such as `3.1`.
    fn section(&self) -> &'static str;
}

/// A table that cannot be prepared.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many players.
    #[error("{game} is for {least} to {most} players, not {seats}")]
    WrongSeatCount {
        /// The name of the game.
        game: &'static str,
        /// The fewest players.
        least: usize,
        /// The most players.
        most: usize,
        /// How many were asked for.
        seats: usize,
    },
    /// A rules revision that this program does not know, or no longer knows.
    #[error("{game} cannot be played by revision {revision} of its rules; this program plays {known}", known = revisions(*oldest, *newest))]
    UnknownRevision {
        /// The name of the game.
        game: &'static str,
        /// The oldest revision that can be played.
        oldest: u32,
        /// The newest revision.
        newest: u32,
        /// The revision that was asked for.
        revision: u32,
    },
    /// The components do not suffice for this table.
    #[error("{0}")]
    Components(#[from] crate::components::ComponentsError),
}

impl SetupError {
    /// Refuses a seat count that the game does not allow, and a rules revision that it cannot play.
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

/// Something that must always hold does not.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct InvariantError(pub String);
