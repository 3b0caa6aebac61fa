//! Limits the simultaneous pushes of each person and each address. Each takes memory and rendering time until it is closed.

use super::keyed_limit::{KeyedLimit, KeyedPermit};
use crate::config::ConnectionLimits;
use crate::error::ServerError;
use portolan_store::PersonId;
use std::net::IpAddr;
use std::sync::Arc;

/// The limits of simultaneous pushes.
pub(crate) struct StreamLimits {
    per_person: Arc<KeyedLimit<PersonId>>,
    per_address: Arc<KeyedLimit<IpAddr>>,
}

/// One stream that is counted until this is dropped.
pub(crate) struct StreamPermit {
    _of_person: Option<KeyedPermit<PersonId>>,
    _of_address: KeyedPermit<IpAddr>,
}

impl StreamLimits {
    pub(crate) fn new(limits: &ConnectionLimits) -> StreamLimits {
        StreamLimits {
            per_person: KeyedLimit::new(Some(limits.streams_per_person)),
            per_address: KeyedLimit::new(limits.streams_per_address),
        }
    }

    /// Counts a stream of this client, or refuses it.
    pub(crate) fn acquire(
        &self,
        person: Option<PersonId>,
        address: IpAddr,
    ) -> Result<StreamPermit, ServerError> {
        let of_address = self.per_address.acquire(address).ok_or(ServerError::TooManyStreams)?;
        let of_person = match person {
            Some(person) => Some(self.per_person.acquire(person).ok_or(ServerError::TooManyStreams)?),
            None => None,
        };
        Ok(StreamPermit { _of_person: of_person, _of_address: of_address })
    }
}
