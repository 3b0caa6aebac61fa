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

/// Gives a choice its notation: `Display` writes it, this function reads it, and the examples say how it looks. Only
/// the form that we write ourselves is read: no sign, no leading zero, no space at the end.
///
/// ```text
/// notation!(Choice, parse, "buy, take m3, pass");
/// ```
#[macro_export]
macro_rules! notation {
    ($choice:ty, $parse:path, $examples:expr) => {
        impl ::std::str::FromStr for $choice {
            type Err = $crate::NotationError;
            fn from_str(text: &str) -> Result<Self, $crate::NotationError> {
                let read = $parse(text).filter(|choice: &Self| choice.to_string() == text);
                read.ok_or_else(|| $crate::NotationError::new(text, $examples))
            }
        }

        $crate::serialize_as_text!($choice);
    };
}

/// Reads a number from 1 to `most`.
pub fn parse_number(text: &str, most: usize) -> Option<usize> {
    text.parse().ok().filter(|number| (1..=most).contains(number))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Bid(usize);

    impl Display for Bid {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "bid {}", self.0)
        }
    }

    fn parse(text: &str) -> Option<Bid> {
        parse_number(text.strip_prefix("bid ")?.trim(), 12).map(Bid)
    }

    crate::notation!(Bid, parse, "bid 3");

    #[test]
    fn only_what_we_write_ourselves_is_read() {
        assert_eq!("bid 12".parse(), Ok(Bid(12)));
        for text in ["bid 0", "bid 13", "bid 012", "bid +7", "bid 7 ", "bid", "", "pass"] {
            assert_eq!(text.parse::<Bid>(), Err(NotationError::new(text, "bid 3")));
        }
    }
}
