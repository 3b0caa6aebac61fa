//! The seed of a game: 256 bits from which all of its randomness is derived.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The source of a game's randomness. It is secret while the game runs: no view contains it.
///
/// ```
/// use portolan_core::Seed;
///
/// let seed: Seed = "7".parse().unwrap();
/// assert_eq!(seed, Seed::from_number(7));
/// assert_eq!(seed.to_string().parse(), Ok(seed));
/// assert_ne!(seed.nth(0), seed.nth(1));
/// assert_eq!(format!("{seed:?}"), "Seed(secret)");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

impl Seed {
    /// Returns the seed with these bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// Returns the bytes of the seed.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Returns the number as a seed, in the first eight bytes (little-endian). Such a seed can be guessed.
    pub const fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        let low = number.to_le_bytes();
        let mut i = 0;
        while i < 8 {
            bytes[i] = low[i];
            i += 1;
        }
        Seed(bytes)
    }

    /// Returns the seed of the `n`-th game of a series.
    #[must_use]
    pub fn nth(&self, n: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"portolan series");
        hash.update(self.0);
        hash.update(n.to_le_bytes());
        Seed(hash.finalize().into())
    }

    /// Returns a seed for the [`ThoughtRng`](crate::ThoughtRng) of bots in this game. It reveals nothing about the game's seed.
    pub fn thoughts(&self) -> u64 {
        let mut hash = Sha256::new();
        hash.update(b"portolan thoughts");
        hash.update(self.0);
        let bytes: [u8; 32] = hash.finalize().into();
        u64::from_le_bytes(bytes[..8].try_into().expect("eight bytes"))
    }

    /// Returns the SHA-256 of the bytes. Published before the game, it allows anyone to verify the seed afterwards.
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }
}

/// Hexadecimal, 64 digits.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

/// Hides the seed, because it is secret.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// A text that is not a seed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("‘{0}’ is not a seed: write a whole number up to 18446744073709551615, or 64 hexadecimal digits")]
pub struct SeedError(String);

/// A number ([`Seed::from_number`]) or 64 hexadecimal digits.
impl FromStr for Seed {
    type Err = SeedError;
    fn from_str(text: &str) -> Result<Seed, SeedError> {
        if let Ok(number) = text.parse::<u64>() {
            return Ok(Seed::from_number(number));
        }
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| SeedError(text.chars().take(80).collect()))?;
        Ok(Seed(bytes))
    }
}

impl TryFrom<String> for Seed {
    type Error = SeedError;
    fn try_from(text: String) -> Result<Seed, SeedError> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_round_trips() {
        let seed = Seed::from_number(7).nth(3);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("7".parse(), Ok(Seed::from_number(7)));
        assert!("seven".parse::<Seed>().is_err());
        assert!("".parse::<Seed>().is_err());
    }

    /// Must never change: published commitments are checked with any SHA-256 tool.
    #[test]
    fn the_commitment_is_the_plain_sha256_of_the_bytes() {
        assert_eq!(
            Seed::from_bytes([0; 32]).commitment(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }

    /// Must never change: a series of games is identified by its first seed.
    #[test]
    fn the_seeds_of_a_series_never_change() {
        assert_eq!(
            Seed::from_number(7).nth(0).to_string(),
            "50e2d5640151e07ad21a000fd4d3a9648a0da66a8ebb2f8ad4457397a0b57635"
        );
        assert_eq!(Seed::from_number(7).thoughts(), 16_733_994_957_918_477_426);
    }

    #[test]
    fn a_seed_is_not_printed_by_debug() {
        assert!(!format!("{:?}", Seed::from_number(77)).contains("4d"));
    }
}
