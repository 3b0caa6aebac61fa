//! The secrets in links. They are derived from the seed of a table, which is equally secret, so that the host can be shown them
//! again although only their hashes are stored.

use portolan_boards::guide::first_table;
use portolan_games::TableSetup;
use portolan_games::core::{Seat, Seed};
use sha2::{Digest, Sha256};

/// Values derived from the seed of a table, computed once.
pub(crate) struct Links {
    /// The hash of the seed, published at the start.
    pub(crate) commitment: String,
    /// The secret of the spectator link; `None` for a guided first game, whose seed is public.
    pub(crate) spectators: Option<String>,
}

impl Links {
    pub(crate) fn of(setup: &TableSetup) -> Links {
        let secret = !is_first_game(setup);
        Links { commitment: setup.seed.commitment(), spectators: secret.then(|| spectators(&setup.seed)) }
    }
}

/// Whether this is a guided first game, which has a fixed public seed.
pub(crate) fn is_first_game(setup: &TableSetup) -> bool {
    setup.seed.bytes() == first_table(setup.game).seed.bytes()
}

/// Omits the secrets.
impl std::fmt::Debug for Links {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Links(…)")
    }
}

/// The secret of the link that invites to this seat.
pub(crate) fn invite(seed: &Seed, seat: Seat) -> String {
    derive(seed, &format!("seat {}", seat.index()))
}

/// The secret of the spectator link.
pub(crate) fn spectators(seed: &Seed) -> String {
    derive(seed, "spectators")
}

/// Returns a hash, so that a link does not reveal the seed.
fn derive(seed: &Seed, purpose: &str) -> String {
    let digest: [u8; 32] = Sha256::new().chain_update(seed.bytes()).chain_update(purpose).finalize().into();
    hex::encode(&digest[..20])
}
