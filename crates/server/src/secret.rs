//! Random secrets and ids, from the operating system; the randomness of games comes from their seeds.

use portolan_store::{PersonId, TableId};

/// Returns random bytes that nobody can predict.
///
/// # Panics
/// If the operating system has none, in which case nothing should be served.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system returns random bytes");
    bytes
}

/// A secret for a cookie or a link: 160 bits.
pub(crate) fn token() -> String {
    hex::encode(random::<20>())
}

/// Whether the text has the form of a secret; others need no query.
pub(crate) fn is_token(text: &str) -> bool {
    text.len() == 40 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

pub(crate) fn table_id() -> TableId {
    TableId::from_random(random())
}

pub(crate) fn person_id() -> PersonId {
    PersonId::from_random(random())
}
