//! What a player may do: one choice is one click.

use std::fmt::{Debug, Display};
use std::ops::Deref;
use std::str::FromStr;

/// One thing that a player does: names one thing on the table, or presses one button.
///
/// A choice has a dense number in `0..COUNT`, for search and for learners, and a short text (`Display` and
/// `FromStr`), the one notation for files, logs, terminal and API. Choices are ordered by their number.
pub trait Choice:
    Copy + Eq + Ord + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static
{
    /// How many choices the game knows in all.
    const COUNT: usize;

    /// The number of this choice, below `COUNT`.
    fn number(self) -> usize;

    /// The choice with this number.
    fn from_number(number: usize) -> Option<Self>;

    /// Every choice of the game, in order.
    fn every() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::from_number)
    }
}

/// A text that is not a choice of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("‘{text}’ is not a choice of this game; choices look like {examples}")]
pub struct NotationError {
    /// The text, cut short if it was long.
    pub text: String,
    /// How choices look, for the message.
    pub examples: &'static str,
}

impl NotationError {
    /// `text` is no choice; those of this game look like `examples`.
    pub fn new(text: &str, examples: &'static str) -> NotationError {
        NotationError { text: text.chars().take(40).collect(), examples }
    }
}

/// A list of choices that is filled again and again. It keeps its room, and so it soon allocates no more.
#[derive(Clone)]
pub struct Choices<C> {
    room: Vec<C>,
    len: usize,
}

impl<C: Copy> Choices<C> {
    /// An empty list. It finds room when it is first filled.
    pub const fn new() -> Choices<C> {
        Choices { room: Vec::new(), len: 0 }
    }

    /// Forgets all choices and keeps the room.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Adds one choice; a game adds them in ascending order, each once.
    #[inline]
    pub fn push(&mut self, choice: C) {
        match self.room.get_mut(self.len) {
            Some(place) => *place = choice,
            None => self.find_room(choice),
        }
        self.len += 1;
    }

    /// Apart from `push`, which is called millions of times a second and hardly ever comes here.
    #[cold]
    #[inline(never)]
    fn find_room(&mut self, choice: C) {
        self.room.reserve(32);
        self.room.push(choice);
    }
}

impl<C: Copy> Default for Choices<C> {
    fn default() -> Self {
        Choices::new()
    }
}

impl<C> Deref for Choices<C> {
    type Target = [C];
    #[inline]
    fn deref(&self) -> &[C] {
        &self.room[..self.len]
    }
}

impl<C: PartialEq> PartialEq for Choices<C> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<C: Eq> Eq for Choices<C> {}

impl<C: Debug> Debug for Choices<C> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (**self).fmt(f)
    }
}
