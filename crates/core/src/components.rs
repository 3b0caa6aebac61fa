//! The components of a game: what is in the box, read from a text that its owner may correct.

pub mod file;

use sha2::{Digest, Sha256};
use std::any::{Any, TypeId};
use std::fmt::Debug;
use std::sync::{Arc, Mutex, PoisonError};

/// The built-in components that have been parsed, by type and text.
static PARSED: Mutex<Vec<Parsed>> = Mutex::new(Vec::new());

struct Parsed {
    kind: TypeId,
    text: &'static str,
    components: Arc<dyn Any + Send + Sync>,
}

/// What is in the box of a game. The crate of the game carries the text that we know or reconstructed; whoever owns
/// the box can bring another.
pub trait Components: Clone + Eq + Debug + Send + Sync + 'static {
    /// The text that comes with the program, with the source of each fact.
    const BUILT_IN: &'static str;

    /// The text that came with the program when `revision` was the newest rules revision. A game overrides this when it
    /// changes its built-in components, so that games begun with the old ones can go on.
    fn built_in_text(_revision: u32) -> &'static str {
        Self::BUILT_IN
    }

    /// Reads and checks a text: counts, ranges, names.
    fn parse(text: &str) -> Result<Self, ComponentsError>;

    /// The facts alone, in a fixed order and readable by [`parse`](Components::parse): what a record keeps.
    fn facts(&self) -> String;

    /// What comes with the program.
    fn built_in() -> Self {
        Self::parse(Self::BUILT_IN).expect("the built-in components are checked by tests")
    }

    /// The built-in components of a rules revision, parsed once: ten thousand tables share one copy.
    fn shared(revision: u32) -> Arc<Self> {
        let (kind, text) = (TypeId::of::<Self>(), Self::built_in_text(revision));
        let mut parsed = PARSED.lock().unwrap_or_else(PoisonError::into_inner);
        let known = parsed.iter().find(|known| known.kind == kind && std::ptr::eq(known.text, text));
        if let Some(shared) = known.and_then(|known| known.components.clone().downcast().ok()) {
            return shared;
        }
        let shared = Arc::new(Self::parse(text).expect("the built-in components are checked by tests"));
        parsed.push(Parsed { kind, text, components: shared.clone() });
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
