//! Small collections of fixed size for cards and tokens. They do not allocate and are cloned as plain memory.

use serde::{Serialize, Serializer};
use std::fmt;
use std::ops::{Deref, DerefMut};

/// One physical card (or tile, or token) of a game's components, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize)]
#[serde(transparent)]
pub struct CardId(pub u8);

impl CardId {
    /// Returns the index in a table of components.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

crate::bit_set! {
    /// An unordered set of up to 128 cards: a hand, a discard pile, a display.
    pub struct CardSet(u128) of CardId {
        index: |card| card.0,
        element: |index| CardId(index as u8),
        debug: |card| card.0,
    }
}

crate::serialize_as_list!(CardSet);

/// A list of at most `N` elements: a deck (its top is the last), a display, a queue.
#[derive(Clone, Copy)]
pub struct ArrayVec<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> ArrayVec<T, N> {
    /// Returns an empty list.
    pub fn new() -> Self {
        ArrayVec { items: [T::default(); N], len: 0 }
    }

    /// Adds an element at the end.
    ///
    /// # Panics
    /// If the list is full. `N` must be the maximum that the rules can reach.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Removes and returns the last element: draws from a deck.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }

    /// Removes and returns the element at `place`; those after it move up.
    #[inline]
    pub fn remove(&mut self, place: usize) -> Option<T> {
        let taken = *self.get(place)?;
        self.items.copy_within(place + 1..self.len as usize, place);
        self.len -= 1;
        Some(taken)
    }

    /// Retains the elements for which `keep` returns true, in their order.
    pub fn retain(&mut self, mut keep: impl FnMut(T) -> bool) {
        let mut len = 0;
        for place in 0..self.len as usize {
            let item = self.items[place];
            if keep(item) {
                self.items[len] = item;
                len += 1;
            }
        }
        self.len = len as u8;
    }

    /// Removes all elements.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<const N: usize> ArrayVec<CardId, N> {
    /// Returns the cards of the list as a set.
    pub fn set(&self) -> CardSet {
        self.iter().copied().collect()
    }
}

impl<T: Copy + Default, const N: usize> Default for ArrayVec<T, N> {
    fn default() -> Self {
        ArrayVec::new()
    }
}

impl<T, const N: usize> Deref for ArrayVec<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for ArrayVec<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for ArrayVec<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut row = ArrayVec::new();
        items.into_iter().for_each(|item| row.push(item));
        row
    }
}

/// Removed elements may remain in the array and are not compared.
impl<T: PartialEq, const N: usize> PartialEq for ArrayVec<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for ArrayVec<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for ArrayVec<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Serialize, const N: usize> Serialize for ArrayVec<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_all_128_cards() {
        let all = CardSet::below(128);
        assert_eq!(all.len(), 128);
        assert!(all.has(CardId(127)));
        assert_eq!(all - CardSet::below(127), CardSet::only(CardId(127)));
        assert_eq!(all.iter().map(|card| card.0).collect::<Vec<_>>(), (0..128).collect::<Vec<u8>>());
        assert_eq!(all.lowest(2), CardSet::below(2));
    }

    #[test]
    fn removed_items_do_not_affect_equality() {
        let mut one: ArrayVec<u8, 4> = [1, 2, 3].into_iter().collect();
        assert_eq!(one.remove(0), Some(1));
        assert_eq!(one.remove(7), None);
        let two: ArrayVec<u8, 4> = [2, 3].into_iter().collect();
        assert_eq!(one, two);
        one.retain(|item| item == 3);
        assert_eq!(&one[..], [3]);
        assert_eq!((one.pop(), one.pop()), (Some(3), None));
    }
}
