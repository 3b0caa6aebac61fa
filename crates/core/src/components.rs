//! The components of a game: what is in the box, read from a text that its owner may correct.

pub mod file;

use sha2::{Digest, Sha256};
use std::fmt::Debug;

/// What is in the box of a game. The crate of the game carries the text that we know or reconstructed; whoever owns
/// the box can bring another.
pub trait Components: Clone + Eq + Debug + Send + Sync + 'static {
    /// The text that comes with the program, with the source of each fact.
    const BUILT_IN: &'static str;

    /// Reads and checks a text: counts, ranges, names.
    fn parse(text: &str) -> Result<Self, ComponentsError>;

    /// The facts alone, in a fixed order and readable by [`parse`](Components::parse): what a record keeps.
    fn facts(&self) -> String;

    /// What comes with the program.
    fn built_in() -> Self {
        Self::parse(Self::BUILT_IN).expect("the built-in components are checked by tests")
    }

    /// The name of these facts: the same facts have the same hash, whatever comments stood beside them.
    fn hash(&self) -> String {
        let digest: [u8; 32] = Sha256::digest(self.facts()).into();
        hex::encode(&digest[..8])
    }
}

/// What is wrong with a text of components.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}{reason}", line.map(|line| format!("line {line}: ")).unwrap_or_default())]
pub struct ComponentsError {
    /// The line, counted from 1, where it is known.
    pub line: Option<usize>,
    /// What is wrong and what would be right.
    pub reason: String,
}

impl ComponentsError {
    /// An error that belongs to no line.
    pub fn new(reason: impl Into<String>) -> ComponentsError {
        ComponentsError { line: None, reason: reason.into() }
    }

    /// An error at a byte of the text.
    pub fn at(text: &str, byte: usize, reason: impl Into<String>) -> ComponentsError {
        let before = text.as_bytes().iter().take(byte);
        ComponentsError {
            line: Some(before.filter(|&&byte| byte == b'\n').count() + 1),
            reason: reason.into(),
        }
    }
}
