//! The counter counts, and the auction's choices allocate nothing.

use crate::auction::Auction;
use crate::auction::choice::{OUT_OF_ORDER, SOUND};
use portolan_testkit::{allocations, assert_no_allocation_per_choice};
use std::hint::black_box;
use std::sync::Barrier;

#[test]
fn allocations_are_counted() {
    assert_eq!(allocations(|| {}), 0);
    assert_eq!(allocations(|| drop(black_box(Box::new(1)))), 1);
    let mut grown = Vec::with_capacity(1);
    assert_eq!(allocations(|| (0..2).for_each(|n| black_box(&mut grown).push(n))), 1, "growing counts");
    assert_eq!(allocations(|| drop(black_box(vec![0u64; 9]))), 1, "zeroed memory counts");
}

#[test]
fn other_threads_do_not_count() {
    let (start, end) = (Barrier::new(2), Barrier::new(2));
    std::thread::scope(|scope| {
        scope.spawn(|| {
            start.wait();
            drop(black_box(vec![1; 100]));
            end.wait();
        });
        let count = allocations(|| {
            start.wait();
            end.wait();
        });
        assert_eq!(count, 0);
    });
}

#[test]
fn the_auction_does_not_allocate() {
    assert_no_allocation_per_choice::<Auction<SOUND>>(50);
}

/// This auction sorts its lists.
#[test]
#[should_panic(expected = "choices of a game with 2 seats")]
fn a_game_that_allocates_fails() {
    assert_no_allocation_per_choice::<Auction<OUT_OF_ORDER>>(1);
}
