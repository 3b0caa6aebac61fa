//! The components of a game: what is in the box, read from a text that its owner may correct.

pub mod file;

use sha2::{Digest, Sha256};
use std::any::{Any, TypeId};
use std::fmt::Debug;
use std::sync::{Arc, Mutex, PoisonError};

/// The built-in components that were read, by their type.
static READ: Mutex<Vec<(TypeId, Arc<dyn Any + Send + Sync>)>> = Mutex::new(Vec::new());

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

    /// What comes with the program, read once: ten thousand tables share one box.
    fn shared() -> Arc<Self> {
        let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
        let known = read.iter().find(|(kind, _)| *kind == TypeId::of::<Self>());
        if let Some(shared) = known.and_then(|(_, shared)| shared.clone().downcast().ok()) {
            return shared;
        }
        let shared = Arc::new(Self::built_in());
        read.push((TypeId::of::<Self>(), shared.clone()));
        shared
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
