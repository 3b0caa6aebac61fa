//! Names of people and tables, and the hashes by which secrets are recognised.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// A text that is no id.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an id has {length} letters and digits, in lower case")]
pub struct IdError {
    /// How long it should be.
    pub length: usize,
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident: $length:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name([u8; $length]);

        impl $name {
            /// How many characters it has.
            pub const LENGTH: usize = $length;

            /// An id made of random bytes.
            pub fn from_random(random: [u8; $length]) -> $name {
                $name(random.map(|byte| ALPHABET[usize::from(byte) % ALPHABET.len()]))
            }

            /// As a text.
            pub fn as_str(&self) -> &str {
                std::str::from_utf8(&self.0).unwrap_or_default()
            }
        }

        impl FromStr for $name {
            type Err = IdError;
            fn from_str(text: &str) -> Result<$name, IdError> {
                let bytes: [u8; $length] = text.as_bytes().try_into().map_err(|_| IdError { length: $length })?;
                if bytes.iter().all(|byte| ALPHABET.contains(byte)) {
                    Ok($name(bytes))
                } else {
                    Err(IdError { length: $length })
                }
            }
        }

        impl TryFrom<String> for $name {
            type Error = IdError;
            fn try_from(text: String) -> Result<$name, IdError> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.as_str().to_string()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }
    )*};
}

/// 32 characters, so that a random byte picks each of them equally often; none that is easily taken for another.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

ids! {
    /// The name of a table. It is no secret: whoever has it still needs a seat or a link for spectators.
    TableId: 10;
    /// The name of a person.
    PersonId: 12;
}

/// The SHA-256 of a secret token. Tokens are random and long, so that no slower hash is needed.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    /// The hash of a token.
    pub fn of(token: &str) -> TokenHash {
        TokenHash(Sha256::digest(token).into())
    }

    /// As a text.
    pub fn to_hex(self) -> String {
        hex::encode(self.0)
    }
}

/// Not even the hash of a secret belongs into a log.
impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_back_and_others_are_refused() {
        let id = TableId::from_random(*b"0123456789");
        assert_eq!(id.as_str().parse(), Ok(id));
        for bad in ["", "abc", "abcdefghijk", "ABCDEFGHIJ", "abcde/ghij", "abcdefghi\0", "żółtażółw"] {
            assert_eq!(bad.parse::<TableId>(), Err(IdError { length: 10 }), "{bad}");
        }
        assert!(serde_json::from_str::<TableId>("\"nope\"").is_err());
    }

    #[test]
    fn a_hash_tells_nothing_in_a_log() {
        assert_eq!(format!("{:?}", TokenHash::of("secret")), "TokenHash(…)");
        assert_ne!(TokenHash::of("a"), TokenHash::of("b"));
    }
}
