//! People and the tokens that identify them. A browser has its token in a cookie that no script can read; only the hash is stored.

use crate::active_table::now_millis;
use crate::app::App;
use crate::device_kind::DeviceKind;
use crate::error::ServerError;
use crate::secret;
use portolan_store::{DeviceId, Login, Millis, NewDevice, NewPerson, Person, PersonId, TokenHash};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long a login is cached. Until then, other servers may show the old name and accept a removed device.
const CACHE_TIME: Duration = Duration::from_secs(30);

/// Maximum number of cached logins.
const MAX_CACHED: usize = 20_000;

/// A day in milliseconds: the precision with which uses of a device are stored.
pub(crate) const DAY: Millis = 24 * 60 * 60 * 1000;

/// A cache of logins, by the hash of their token.
#[derive(Default)]
pub(crate) struct PersonCache(Mutex<CachedLogins>);

#[derive(Default)]
struct CachedLogins {
    logins: HashMap<TokenHash, (Login, Instant)>,
    /// Number of removals. A login that was read before a removal must not be cached after it.
    generation: u64,
}

impl PersonCache {
    fn lock(&self) -> MutexGuard<'_, CachedLogins> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns a login, or the generation with which it can be inserted.
    fn get(&self, token: TokenHash) -> Result<Login, u64> {
        let cached = self.lock();
        match cached.logins.get(&token) {
            Some((login, cached_at)) if cached_at.elapsed() < CACHE_TIME => Ok(login.clone()),
            _ => Err(cached.generation),
        }
    }

    fn insert(&self, token: TokenHash, login: Login, generation: u64) {
        let mut cached = self.lock();
        if cached.generation != generation {
            return;
        }
        if cached.logins.len() >= MAX_CACHED {
            cached.logins.clear();
        }
        cached.logins.insert(token, (login, Instant::now()));
    }

    /// Removes the logins for which this is true.
    fn forget(&self, is_outdated: impl Fn(&Login) -> bool) {
        let mut cached = self.lock();
        cached.generation += 1;
        cached.logins.retain(|_, (login, _)| !is_outdated(login));
    }

    /// Returns whether this is the first use of a cached login since this time, and records the use.
    fn is_first_use_since(&self, token: TokenHash, time: Millis) -> bool {
        let mut cached = self.lock();
        let Some((login, _)) = cached.logins.get_mut(&token) else { return false };
        let is_first = login.used_at < time;
        login.used_at = login.used_at.max(time);
        is_first
    }
}

impl App {
    /// Returns the person and the device with this token, if there is one.
    pub(crate) async fn login(&self, token: TokenHash) -> Result<Option<Login>, ServerError> {
        let generation = match self.people.get(token) {
            Ok(login) => return Ok(Some(login)),
            Err(generation) => generation,
        };
        let login = self.store.login(token).await?;
        if let Some(login) = &login {
            self.people.insert(token, login.clone(), generation);
        }
        Ok(login)
    }

    /// Records the use of a token. Returns whether it is the first of this day, which is stored in the background.
    pub(crate) fn record_use(&self, token: TokenHash) -> bool {
        let now = now_millis();
        let today = now - now.rem_euclid(DAY);
        let is_first = self.people.is_first_use_since(token, today);
        if is_first {
            let store = self.store.clone();
            tokio::spawn(async move {
                if let Err(error) = store.set_used(token, today).await {
                    tracing::warn!(%error, "the use of a device could not be stored");
                }
            });
        }
        is_first
    }

    /// Adds a person, with a token for their browser or program.
    pub(crate) async fn add_person(
        &self,
        name: String,
        kind: DeviceKind,
    ) -> Result<(Person, String), ServerError> {
        let (id, token) = (secret::person_id(), secret::token());
        let device = NewDevice { id: secret::device_id(), kind: kind.to_string() };
        let new =
            NewPerson { id, token: TokenHash::of(&token), device, name: name.clone(), at: now_millis() };
        self.store.add_person(new).await?;
        Ok((Person { id, name, language: None }, token))
    }

    /// Changes the name and the language of a person.
    pub(crate) async fn change_person(&self, person: &Person) -> Result<(), ServerError> {
        self.store.update_person(person).await?;
        self.forget_person(person.id);
        Ok(())
    }

    /// Removes a person from the cache, after a change.
    fn forget_person(&self, id: PersonId) {
        self.people.forget(|login| login.person.id == id);
    }

    /// Removes devices from the cache, after they were removed from the store, and ends their pushes.
    pub(crate) fn end_devices(&self, devices: &[DeviceId]) {
        self.people.forget(|login| devices.contains(&login.device));
        for device in devices {
            self.live_devices.end(*device);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn login(number: u8) -> Login {
        Login {
            person: Person { id: PersonId::from_random([number; 12]), name: "Anna".into(), language: None },
            device: DeviceId::from_random([number; 10]),
            used_at: 5,
        }
    }

    #[test]
    fn a_login_read_before_a_removal_is_not_cached_after_it() {
        let (cache, token) = (PersonCache::default(), TokenHash::of("token"));
        let generation = cache.get(token).unwrap_err();
        cache.forget(|_| true);
        cache.insert(token, login(1), generation);
        assert!(cache.get(token).is_err());
        cache.insert(token, login(1), cache.get(token).unwrap_err());
        assert_eq!(cache.get(token), Ok(login(1)));
    }

    #[test]
    fn only_outdated_logins_are_forgotten() {
        let cache = PersonCache::default();
        for number in [1, 2] {
            cache.insert(TokenHash::of(&number.to_string()), login(number), 0);
        }
        cache.forget(|login| login.device == DeviceId::from_random([1; 10]));
        assert!(cache.get(TokenHash::of("1")).is_err());
        assert!(cache.get(TokenHash::of("2")).is_ok());
    }

    #[test]
    fn the_first_use_of_a_day_is_noticed_once() {
        let (cache, token) = (PersonCache::default(), TokenHash::of("token"));
        assert!(!cache.is_first_use_since(token, 9), "it is not cached");
        cache.insert(token, login(1), 0);
        assert!(!cache.is_first_use_since(token, 5));
        assert!(cache.is_first_use_since(token, 6));
        assert!(!cache.is_first_use_since(token, 6));
    }
}
