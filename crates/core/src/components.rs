//! The components of a game: the contents of the box, parsed from a text that users can replace.

pub mod file;

use sha2::{Digest, Sha256};
use std::any::{Any, TypeId};
use std::fmt::Debug;
use std::sync::{Arc, Mutex, PoisonError};

/// Parsed built-in components, by type and text.
static PARSED: Mutex<Vec<Parsed>> = Mutex::new(Vec::new());

struct Parsed {
    kind: TypeId,
    text: &'static str,
    components: Arc<dyn Any + Send + Sync>,
}

/// The contents of the box of a game. The crate of the game contains the known or reconstructed text; users who own the
/// game can provide another.
pub trait Components: Clone + Eq + Debug + Send + Sync + 'static {
    /// The built-in text, with the source of each fact.
    const BUILT_IN: &'static str;

    /// Returns the built-in text of a rules revision. A game overrides this when it changes its built-in components, so that
    /// older games can be finished with the old ones.
    fn built_in_text(_revision: u32) -> &'static str {
        Self::BUILT_IN
    }

    /// Parses a text and checks counts, ranges and names.
    fn parse(text: &str) -> Result<Self, ComponentsError>;

    /// Returns the facts without comments, in a fixed order, as text for [`parse`](Components::parse): for records.
    fn facts(&self) -> String;

    /// Returns the built-in components.
    fn built_in() -> Self {
        Self::parse(Self::BUILT_IN).expect("the built-in components are checked by tests")
    }

    /// Returns the built-in components of a rules revision, parsed once and shared by all tables.
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

    /// Returns the hash of the facts; comments do not matter.
    fn hash(&self) -> String {
        let digest: [u8; 32] = Sha256::digest(self.facts()).into();
        hex::encode(&digest[..8])
    }
}

/// An error in a components text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}{reason}", line.map(|line| format!("line {line}: ")).unwrap_or_default())]
pub struct ComponentsError {
    /// The line, counted from 1; `None` if unknown.
    pub line: Option<usize>,
    /// The error, and what would be valid.
    pub reason: String,
}

impl ComponentsError {
    /// Returns an error without a line.
    pub fn new(reason: impl Into<String>) -> ComponentsError {
        ComponentsError { line: None, reason: reason.into() }
    }

    /// Returns an error at a byte offset of the text.
    pub fn at(text: &str, byte: usize, reason: impl Into<String>) -> ComponentsError {
        let before = text.as_bytes().iter().take(byte);
        ComponentsError {
            line: Some(before.filter(|&&byte| byte == b'\n').count() + 1),
            reason: reason.into(),
        }
    }
}
