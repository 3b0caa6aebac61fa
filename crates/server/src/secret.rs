//! Random secrets and ids, from the operating system; the randomness of games comes from their seeds.

use portolan_store::{PersonId, TableId};

/// Returns cryptographically secure random bytes.
///
/// # Panics
/// If the operating system provides none: the server must not run without them.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system returns random bytes");
    bytes
}

/// Returns a new secret for a cookie or a link, with 160 bits.
pub(crate) fn token() -> String {
    hex::encode(random::<20>())
}

/// Whether the text has the form of a secret. If not, no query is needed.
pub(crate) fn is_token(text: &str) -> bool {
    text.len() == 40 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

pub(crate) fn table_id() -> TableId {
    TableId::from_random(random())
}

pub(crate) fn person_id() -> PersonId {
    PersonId::from_random(random())
}
