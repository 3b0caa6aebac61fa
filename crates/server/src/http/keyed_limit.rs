//! Limits how many of something each key has at the same time, such as the connections of one address.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Limits how many of something each key has at the same time. Takes memory only for keys that have some.
#[derive(Debug)]
pub(crate) struct KeyedLimit<K: Eq + Hash> {
    /// `None` for no limit.
    max: Option<usize>,
    counts: Mutex<HashMap<K, usize>>,
}

impl<K: Eq + Hash + Clone> KeyedLimit<K> {
    /// Creates a limit; `None` for no limit.
    pub(crate) fn new(max: Option<usize>) -> Arc<KeyedLimit<K>> {
        Arc::new(KeyedLimit { max, counts: Mutex::default() })
    }

    /// Counts one more for this key until the permit is dropped; `None` if the key has the maximum already.
    pub(crate) fn acquire(self: &Arc<KeyedLimit<K>>, key: K) -> Option<KeyedPermit<K>> {
        let mut counts = self.counts();
        let count = counts.entry(key.clone()).or_default();
        if self.max.is_some_and(|max| *count >= max) {
            if *count == 0 {
                counts.remove(&key);
            }
            return None;
        }
        *count += 1;
        drop(counts);
        Some(KeyedPermit { limit: self.clone(), key })
    }
}

impl<K: Eq + Hash> KeyedLimit<K> {
    fn counts(&self) -> MutexGuard<'_, HashMap<K, usize>> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One that is counted.
#[derive(Debug)]
pub(crate) struct KeyedPermit<K: Eq + Hash + Clone> {
    limit: Arc<KeyedLimit<K>>,
    key: K,
}

impl<K: Eq + Hash + Clone> Drop for KeyedPermit<K> {
    fn drop(&mut self) {
        if let Entry::Occupied(mut count) = self.limit.counts().entry(self.key.clone()) {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_has_its_own_limit_and_leaves_no_memory_behind() {
        let limit = KeyedLimit::new(Some(2));
        let first = limit.acquire("one").unwrap();
        let second = limit.acquire("one").unwrap();
        assert!(limit.acquire("one").is_none());
        let other = limit.acquire("other").unwrap();
        drop(first);
        let third = limit.acquire("one").unwrap();
        assert!(limit.acquire("one").is_none());
        drop((second, third, other));
        assert!(limit.counts().is_empty());
        assert!(KeyedLimit::new(Some(0)).acquire("one").is_none());
    }

    #[test]
    fn without_a_maximum_nothing_is_refused() {
        let limit = KeyedLimit::new(None);
        let permits: Vec<_> = (0..1000).map(|_| limit.acquire(1).unwrap()).collect();
        drop(permits);
        assert!(limit.counts().is_empty());
    }
}
