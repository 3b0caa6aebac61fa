//! Choices of players: one choice is one click.

use std::fmt::{Debug, Display};
use std::ops::Deref;
use std::str::FromStr;

/// One option of a decision: it names one thing on the table, or one button.
///
/// A choice has a dense number in `0..COUNT`, for search and for learners, and a short text (`Display` and
/// `FromStr`), the one notation for files, logs, terminal and API. Choices are ordered by their number.
pub trait Choice:
    Copy + Eq + Ord + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static
{
    /// The number of all choices of the game.
    const COUNT: usize;

    /// Returns the number of this choice, below `COUNT`.
    fn number(self) -> usize;

    /// Returns the choice with this number; `None` from `COUNT` on.
    fn from_number(number: usize) -> Option<Self>;

    /// Returns every choice of the game, in order.
    fn every() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::from_number)
    }
}

/// A text that is not a choice of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("‘{text}’ is not a choice of this game; choices look like {examples}")]
pub struct NotationError {
    /// The text, truncated.
    pub text: String,
    /// Examples of choices, for the message.
    pub examples: &'static str,
}

impl NotationError {
    /// Returns the error for `text`; valid choices look like `examples`.
    pub fn new(text: &str, examples: &'static str) -> NotationError {
        NotationError { text: text.chars().take(40).collect(), examples }
    }
}

/// Implements `FromStr` and serialization for a choice, given a parser and examples for error messages. Only the exact
/// output of `Display` is accepted: no sign, no leading zero, no space at the end.
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

/// Parses a number from 1 to `most`.
pub fn parse_number(text: &str, most: usize) -> Option<usize> {
    text.parse().ok().filter(|number| (1..=most).contains(number))
}

/// A reusable list of choices. Clearing it retains the capacity, so repeated use does not allocate.
///
/// ```
/// use portolan_core::Choices;
///
/// let mut choices = Choices::new();
/// choices.push("buy");
/// choices.push("pass");
/// assert_eq!(*choices, ["buy", "pass"]);
/// choices.clear();
/// assert!(choices.is_empty());
/// ```
#[derive(Clone)]
pub struct Choices<C> {
    /// The choices, and old elements from `len` on, which are reused.
    buffer: Vec<C>,
    len: usize,
}

impl<C: Copy> Choices<C> {
    /// Returns an empty list without allocating.
    pub const fn new() -> Choices<C> {
        Choices { buffer: Vec::new(), len: 0 }
    }

    /// Removes all choices and retains the capacity.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Adds a choice; a game adds each choice once, in ascending order.
    #[inline]
    pub fn push(&mut self, choice: C) {
        match self.buffer.get_mut(self.len) {
            Some(place) => *place = choice,
            None => self.grow(choice),
        }
        self.len += 1;
    }

    /// Separate from `push`, which is called millions of times per second and rarely needs this.
    #[cold]
    #[inline(never)]
    fn grow(&mut self, choice: C) {
        self.buffer.reserve(32);
        self.buffer.push(choice);
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
        &self.buffer[..self.len]
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
    fn only_the_exact_notation_is_accepted() {
        assert_eq!("bid 12".parse(), Ok(Bid(12)));
        for text in ["bid 0", "bid 13", "bid 012", "bid +7", "bid 7 ", "bid", "", "pass"] {
            assert_eq!(text.parse::<Bid>(), Err(NotationError::new(text, "bid 3")));
        }
    }
}
