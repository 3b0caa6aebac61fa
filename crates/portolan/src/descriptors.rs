//! Raises the number of files and connections that the process may have open, which is only 1024 on many systems.

/// Enough for the connections of a server, its data and its log.
#[cfg(unix)]
const ENOUGH: u64 = 16_384;

/// Raises the limit as far as needed and allowed. If it fails, the server accepts fewer connections.
#[cfg(unix)]
pub fn raise_limit() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let wanted = limit.maximum.map_or(ENOUGH, |maximum| maximum.min(ENOUGH));
    if limit.current.is_some_and(|current| current < wanted) {
        let _ = setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), ..limit });
    }
}

/// Does nothing: other systems have no such limit.
#[cfg(not(unix))]
pub fn raise_limit() {}
