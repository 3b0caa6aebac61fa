//! The seed of a game: 256 bits from which all of its luck is derived.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// All the luck of one game. It is secret while the game runs: no view holds it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed with these bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The bytes of the seed.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// A small number as a seed, written into the first eight bytes (little-endian): easy to say, easy to guess.
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

    /// The seed of the `n`-th game of a series that starts from this one.
    #[must_use]
    pub fn nth(&self, n: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"portolan series");
        hash.update(self.0);
        hash.update(n.to_le_bytes());
        Seed(hash.finalize().into())
    }

    /// A number for the thoughts of bots in a game with this seed. It goes one way: it tells nothing of the seed.
    pub fn thoughts(&self) -> u64 {
        let mut hash = Sha256::new();
        hash.update(b"portolan thoughts");
        hash.update(self.0);
        let bytes: [u8; 32] = hash.finalize().into();
        u64::from_le_bytes(bytes[..8].try_into().expect("eight bytes"))
    }

    /// What may be published before the game, so that anybody can check the seed after it: the SHA-256 of its bytes.
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

/// A seed is a secret: it never slips out through a debug print.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// What is wrong with a text that should be a seed.
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

    /// Frozen: a published commitment must stay checkable with any SHA-256 tool.
    #[test]
    fn the_commitment_is_the_plain_sha256_of_the_bytes() {
        assert_eq!(
            Seed::from_bytes([0; 32]).commitment(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }

    /// Frozen: a series of games is named by its first seed for ever.
    #[test]
    fn the_series_is_frozen() {
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
