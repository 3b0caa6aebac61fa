//! Small fixed-size collections for what lies on a table: none of them allocates, all of them clone as plain memory.

use serde::{Serialize, Serializer};
use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Deref, DerefMut, Sub, SubAssign};

/// One physical card (or tile, or token) of a game's components, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize)]
#[serde(transparent)]
pub struct CardId(pub u8);

impl CardId {
    /// For looking the card up in a table of components.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// An unordered set of up to 128 cards: a hand, a discard pile, a display.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// How many different cards a set can tell apart.
    pub const CAPACITY: usize = 128;

    /// One card alone.
    #[inline]
    pub const fn only(card: CardId) -> CardSet {
        CardSet(1 << card.0)
    }

    /// The cards 0 to `count - 1`.
    pub const fn first_cards(count: usize) -> CardSet {
        if count >= Self::CAPACITY { CardSet(u128::MAX) } else { CardSet((1 << count) - 1) }
    }

    /// Is `card` in it?
    #[inline]
    pub const fn has(self, card: CardId) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// No card at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts `card` in.
    #[inline]
    pub fn insert(&mut self, card: CardId) {
        self.0 |= 1 << card.0;
    }

    /// Takes `card` out.
    #[inline]
    pub fn remove(&mut self, card: CardId) {
        self.0 &= !(1 << card.0);
    }

    /// The lowest card.
    #[inline]
    pub const fn first(self) -> Option<CardId> {
        if self.0 == 0 { None } else { Some(CardId(self.0.trailing_zeros() as u8)) }
    }

    /// Takes the lowest card out.
    #[inline]
    pub fn pop_first(&mut self) -> Option<CardId> {
        let card = self.first()?;
        self.0 &= self.0 - 1;
        Some(card)
    }

    /// The lowest `count` cards, or all if there are fewer.
    #[must_use]
    pub fn lowest(self, count: usize) -> CardSet {
        self.iter().take(count).collect()
    }

    /// No card in common?
    #[inline]
    pub const fn is_disjoint(self, other: CardSet) -> bool {
        self.0 & other.0 == 0
    }

    /// The cards, ascending.
    #[inline]
    pub fn iter(self) -> CardSetIter {
        CardSetIter(self)
    }

    /// The bits themselves, for a fingerprint.
    pub const fn bits(self) -> u128 {
        self.0
    }
}

/// The cards of a [`CardSet`], ascending.
#[derive(Clone, Debug)]
pub struct CardSetIter(CardSet);

impl Iterator for CardSetIter {
    type Item = CardId;
    #[inline]
    fn next(&mut self) -> Option<CardId> {
        self.0.pop_first()
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for CardSetIter {}

impl IntoIterator for CardSet {
    type Item = CardId;
    type IntoIter = CardSetIter;
    fn into_iter(self) -> CardSetIter {
        self.iter()
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, |set, card| set | CardSet::only(card))
    }
}

impl BitOr for CardSet {
    type Output = CardSet;
    #[inline]
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;
    #[inline]
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

/// What is in the first but not in the second.
impl Sub for CardSet {
    type Output = CardSet;
    #[inline]
    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl BitOrAssign for CardSet {
    #[inline]
    fn bitor_assign(&mut self, other: CardSet) {
        self.0 |= other.0;
    }
}

impl SubAssign for CardSet {
    #[inline]
    fn sub_assign(&mut self, other: CardSet) {
        self.0 &= !other.0;
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|card| card.0)).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// An ordered line of at most `N` things: a deck (its top is the last), a display, a queue.
#[derive(Clone, Copy)]
pub struct ArrayVec<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> ArrayVec<T, N> {
    /// Nothing yet.
    pub fn new() -> Self {
        ArrayVec { items: [T::default(); N], len: 0 }
    }

    /// Adds one at the end.
    ///
    /// # Panics
    /// If the row is full: a row is made large enough for all that the rules can put there.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes the last one: draws from a deck.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }

    /// Takes out the one at `place`; those behind it close up.
    #[inline]
    pub fn remove(&mut self, place: usize) -> Option<T> {
        let taken = *self.get(place)?;
        self.items.copy_within(place + 1..self.len as usize, place);
        self.len -= 1;
        Some(taken)
    }

    /// Keeps those that `keep` wants, in their order.
    pub fn retain(&mut self, mut keep: impl FnMut(T) -> bool) {
        let mut kept = 0;
        for place in 0..self.len as usize {
            let item = self.items[place];
            if keep(item) {
                self.items[kept] = item;
                kept += 1;
            }
        }
        self.len = kept as u8;
    }

    /// Takes all out.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<const N: usize> ArrayVec<CardId, N> {
    /// The cards of the row, without their order.
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

/// What was taken out earlier may still lie in the array; it does not count.
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
        let all = CardSet::first_cards(128);
        assert_eq!(all.len(), 128);
        assert!(all.has(CardId(127)));
        assert_eq!(all - CardSet::first_cards(127), CardSet::only(CardId(127)));
        assert_eq!(all.iter().map(|card| card.0).collect::<Vec<_>>(), (0..128).collect::<Vec<u8>>());
        assert_eq!(all.lowest(2), CardSet::first_cards(2));
    }

    #[test]
    fn rows_with_the_same_items_are_equal_whatever_lay_there_before() {
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
