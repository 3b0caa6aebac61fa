//! The secrets in links. They are derived from the seed of a table, which is as secret as they are, so that the host can be
//! shown them again although only their hashes are kept.

use portolan_boards::guide::first_table;
use portolan_games::TableSetup;
use portolan_games::core::{Seat, Seed};
use portolan_store::TokenHash;
use sha2::{Digest, Sha256};

/// What is derived from the seed of a table, once.
pub(crate) struct Links {
    /// The fingerprint of the shuffle.
    pub(crate) commitment: String,
    /// The secret that lets somebody watch; none at a first game, whose seed everybody knows.
    pub(crate) spectators: Option<String>,
}

impl Links {
    pub(crate) fn of(setup: &TableSetup) -> Links {
        let secret = !is_first_game(setup);
        Links { commitment: setup.seed.commitment(), spectators: secret.then(|| spectators(&setup.seed)) }
    }
}

/// Is this the table at which everybody begins?
pub(crate) fn is_first_game(setup: &TableSetup) -> bool {
    setup.seed.bytes() == first_table(setup.game).seed.bytes()
}

/// One of them is a secret.
impl std::fmt::Debug for Links {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Links(…)")
    }
}

/// The secret that lets somebody take this seat.
pub(crate) fn invite(seed: &Seed, seat: Seat) -> String {
    derive(seed, &format!("seat {}", seat.index()))
}

/// The secret that lets somebody watch.
pub(crate) fn spectators(seed: &Seed) -> String {
    derive(seed, "spectators")
}

/// A hash of the seed gives nothing of it away.
fn derive(seed: &Seed, what: &str) -> String {
    let digest: [u8; 32] = Sha256::new().chain_update(seed.bytes()).chain_update(what).finalize().into();
    hex::encode(&digest[..20])
}

/// As it is kept.
pub(crate) fn hash(secret: &str) -> TokenHash {
    TokenHash::of(secret)
}
