//! Random generators: [`GameRng`] for games, which must never change; [`ThoughtRng`] for bots.
//!
//! They are different types so that a bot cannot advance the generator of the game, nor a rule that of a bot.
//!
//! To check a shuffle in any language: draw number `d` of a game (counted from 0) uses the ChaCha20
//! key stream with the seed as key, `d` as 64-bit nonce and the block counter starting at 0, read as 32-bit
//! little-endian words. A number below `n` is the high half of `word × n`; a word whose low half is smaller than
//! `2³² mod n` is skipped (Lemire). A shuffle goes from the last place down to the second and swaps each with a
//! place not above it (Fisher–Yates).

use crate::seed::Seed;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;

/// The random generator of a game: its seed and the number of draws. Each draw is derived separately.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct GameRng {
    #[serde(skip)]
    seed: Seed,
    draws: u32,
}

impl GameRng {
    /// Returns the generator before the first draw.
    pub const fn new(seed: Seed) -> GameRng {
        GameRng { seed, draws: 0 }
    }

    /// Returns the number of draws made.
    pub const fn draws(&self) -> u32 {
        self.draws
    }

    /// Returns a generator with the same number of draws and another seed, so that later draws differ.
    #[must_use]
    pub const fn reseeded(&self, seed: Seed) -> GameRng {
        GameRng { seed, draws: self.draws }
    }

    /// Shuffles `items`.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        let mut stream = self.next_stream();
        shuffle_with(items, |bound| below(bound, || stream.next_u32()));
    }

    /// Returns a number from 0 to `bound - 1`; 0 if `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        let mut stream = self.next_stream();
        below(bound, || stream.next_u32())
    }

    fn next_stream(&mut self) -> ChaCha20Rng {
        let mut stream = ChaCha20Rng::from_seed(*self.seed.bytes());
        stream.set_stream(self.draws.into());
        self.draws = self.draws.wrapping_add(1);
        stream
    }
}

/// The random generator of bots: fast, reproducible, and without effect on the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThoughtRng(Xoshiro256PlusPlus);

impl ThoughtRng {
    /// Returns a generator with this number as its seed.
    pub fn new(number: u64) -> ThoughtRng {
        ThoughtRng(Xoshiro256PlusPlus::seed_from_u64(number))
    }

    /// Returns a number from 0 to `bound - 1`; 0 if `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        below(bound, || (self.0.next_u64() >> 32) as u32)
    }

    /// Returns a random item; `None` if there is none.
    #[inline]
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.below(items.len() as u32) as usize).copied()
    }

    /// Shuffles `items`.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        shuffle_with(items, |bound| self.below(bound));
    }

    /// Returns a seed for the future of an imagined world.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed::from_bytes(bytes)
    }

    /// Returns a number that can seed another generator.
    pub fn number(&mut self) -> u64 {
        self.0.next_u64()
    }
}

#[inline]
fn shuffle_with<T>(items: &mut [T], mut below: impl FnMut(u32) -> u32) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(last as u32 + 1) as usize);
    }
}

/// Lemire's method for an unbiased number below `bound`.
#[inline]
fn below(bound: u32, mut word: impl FnMut() -> u32) -> u32 {
    let mut product = u64::from(word()) * u64::from(bound);
    if (product as u32) < bound {
        let skipped_below = bound.wrapping_neg() % bound;
        while (product as u32) < skipped_below {
            product = u64::from(word()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shuffled(seed: Seed, draw: usize, len: u8) -> Vec<u8> {
        let mut rng = GameRng::new(seed);
        for _ in 0..draw {
            rng.below(2);
        }
        let mut items: Vec<u8> = (0..len).collect();
        rng.shuffle(&mut items);
        items
    }

    /// Must never change: every recorded game depends on them. Computed by an independent program from the description
    /// above.
    #[test]
    fn the_shuffle_matches_its_stored_vectors() {
        assert_eq!(shuffled(Seed::from_number(0), 0, 10), [9, 8, 2, 3, 0, 4, 1, 7, 5, 6]);
        assert_eq!(shuffled(Seed::from_number(7), 0, 10), [5, 8, 4, 3, 6, 9, 0, 1, 2, 7]);
        assert_eq!(shuffled(Seed::from_number(7), 1, 10), [4, 3, 5, 0, 7, 6, 1, 2, 8, 9]);
        assert_eq!(shuffled(Seed::from_bytes([0xa5; 32]), 3, 12), [1, 2, 11, 8, 10, 3, 4, 7, 6, 5, 0, 9]);
    }

    #[test]
    fn numbers_below_match_their_stored_vectors() {
        let mut rng = GameRng::new(Seed::from_number(7));
        let drawn: Vec<u32> = [2, 3, 10, 108, 1_000_000, u32::MAX].map(|bound| rng.below(bound)).to_vec();
        assert_eq!(drawn, [1, 2, 0, 16, 324_924, 1_590_213_965]);
        assert_eq!(rng.draws(), 6);
        assert_eq!((rng.below(0), rng.below(1)), (0, 0));
    }

    /// The key stream itself, so that the description above suffices without this library: for the zero key the
    /// first words of ChaCha20 are well known (76b8e0ad a0f13d90 …).
    #[test]
    fn the_key_stream_is_plain_chacha20() {
        let mut stream = GameRng::new(Seed::from_bytes([0; 32])).next_stream();
        assert_eq!(stream.next_u32().to_le_bytes(), [0x76, 0xb8, 0xe0, 0xad]);
        assert_eq!(stream.next_u32().to_le_bytes(), [0xa0, 0xf1, 0x3d, 0x90]);
    }

    #[test]
    fn every_order_of_three_is_equally_likely() {
        let mut counts = std::collections::BTreeMap::new();
        for n in 0..6000 {
            let mut items = [0, 1, 2];
            GameRng::new(Seed::from_number(1).nth(n)).shuffle(&mut items);
            *counts.entry(items).or_insert(0u32) += 1;
        }
        assert_eq!(counts.len(), 6);
        // The standard deviation is about 29: a bias of 10 % fails, chance does not.
        assert!(counts.values().all(|&count| count.abs_diff(1000) < 150), "{counts:?}");
    }

    #[test]
    fn bot_generators_with_the_same_seed_are_equal() {
        let mut one = ThoughtRng::new(5);
        let mut two = ThoughtRng::new(5);
        assert_eq!(one.seed(), two.seed());
        assert_eq!(one.pick(&[1, 2, 3]), two.pick(&[1, 2, 3]));
        assert_eq!(one.pick::<u8>(&[]), None);
    }
}
