//! A short hash of a position, the same on every platform and in every version. Records use it to detect that a replay
//! differs from the original game.

use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// Hashes the facts of a position, in an order that is constant within a rules revision.
#[derive(Clone, Default)]
pub struct StateHasher(Sha256);

impl StateHasher {
    /// Returns a hasher without facts.
    pub fn new() -> StateHasher {
        StateHasher::default()
    }

    /// Adds a number.
    pub fn number(&mut self, number: impl Into<u128>) {
        self.0.update(number.into().to_le_bytes());
    }

    /// Adds the length of a list and its numbers.
    pub fn numbers<N: Into<u128>>(&mut self, numbers: impl IntoIterator<Item = N>) {
        let mut count = 0u32;
        for number in numbers {
            self.number(number);
            count += 1;
        }
        self.number(count);
    }

    /// Returns the hash of all facts.
    pub fn finish(self) -> StateHash {
        let digest: [u8; 32] = self.0.finalize().into();
        StateHash(digest[..8].try_into().expect("eight bytes"))
    }
}

/// A hash of a position: 16 hexadecimal digits.
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
