//! Ids of people and tables, and hashes of tokens.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// A text is not an id.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an id must consist of {length} lower-case letters and digits")]
pub struct IdError {
    /// The length of an id.
    pub length: usize,
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident: $length:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name([u8; $length]);

        impl $name {
            /// The number of characters.
            pub const LENGTH: usize = $length;

            /// Creates an id from random bytes.
            pub fn from_random(random: [u8; $length]) -> $name {
                $name(random.map(|byte| ALPHABET[usize::from(byte) % ALPHABET.len()]))
            }

            /// Returns the id as text.
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

/// 32 characters, so that a random byte selects each with the same probability. Without characters that look alike.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

ids! {
    /// The id of a table. It is not secret: to see the table, one also needs a seat or the spectator link.
    TableId: 10;
    /// The id of a person.
    PersonId: 12;
    /// The id of a person's device. It is not secret: only its person can use it.
    DeviceId: 10;
}

/// The SHA-256 hash of a token. Tokens are long and random, so a slow hash is unnecessary.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    /// Hashes a token.
    pub fn of(token: &str) -> TokenHash {
        TokenHash(Sha256::digest(token).into())
    }

    /// Returns the hash as hexadecimal text.
    pub fn to_hex(self) -> String {
        hex::encode(self.0)
    }
}

/// Hides the hash: not even the hash of a token may be logged.
impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_parsed_and_other_texts_are_rejected() {
        let id = TableId::from_random(*b"0123456789");
        assert_eq!(id.as_str().parse(), Ok(id));
        for bad in ["", "abc", "abcdefghijk", "ABCDEFGHIJ", "abcde/ghij", "abcdefghi\0", "żółtażółw"] {
            assert_eq!(bad.parse::<TableId>(), Err(IdError { length: 10 }), "{bad}");
        }
        assert!(serde_json::from_str::<TableId>("\"nope\"").is_err());
    }

    #[test]
    fn debug_output_hides_the_hash() {
        assert_eq!(format!("{:?}", TokenHash::of("secret")), "TokenHash(…)");
        assert_ne!(TokenHash::of("a"), TokenHash::of("b"));
    }
}
