//! A short hash of a position, the same on every platform for ever: how a record notices that a game went differently.

use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// Collects the facts of a position, in an order that the game freezes with its rules revision.
#[derive(Clone, Default)]
pub struct StateHasher(Sha256);

impl StateHasher {
    /// Nothing yet.
    pub fn new() -> StateHasher {
        StateHasher::default()
    }

    /// Adds a number.
    pub fn number(&mut self, number: impl Into<u128>) {
        self.0.update(number.into().to_le_bytes());
    }

    /// Adds a list of numbers with its length.
    pub fn numbers<N: Into<u128>>(&mut self, numbers: impl IntoIterator<Item = N>) {
        let mut count = 0u32;
        for number in numbers {
            self.number(number);
            count += 1;
        }
        self.number(count);
    }

    /// The print of all that was added.
    pub fn finish(self) -> StateHash {
        let digest: [u8; 32] = self.0.finalize().into();
        StateHash(digest[..8].try_into().expect("eight bytes"))
    }
}

/// A finished fingerprint: 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StateHash([u8; 8]);

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl FromStr for StateHash {
    type Err = String;
    fn from_str(text: &str) -> Result<StateHash, String> {
        let mut bytes = [0; 8];
        hex::decode_to_slice(text, &mut bytes)
            .map_err(|_| format!("‘{text}’ is not a position hash: it has 16 hexadecimal digits"))?;
        Ok(StateHash(bytes))
    }
}
