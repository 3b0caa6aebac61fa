//! Counts allocations, to verify that choices do not allocate.
//!
//! A test program that counts installs the counter at its top with [`count_allocations!`](crate::count_allocations).
//! Other programs keep their allocator.

#![allow(unsafe_code, reason = "an allocator cannot be written without")]

use crate::play::Player;
use portolan_core::{Game, NullLog, Seed, Setup};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// The system's allocator, with a counter per thread.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counting;

thread_local! {
    static COUNT: Cell<usize> = const { Cell::new(0) };
}

/// Counts an allocation of this thread; a thread that is ending is not counted.
fn count() {
    let _ = COUNT.try_with(|count| count.set(count.get() + 1));
}

// SAFETY: everything is passed to `System` unchanged; the counter is a plain thread-local cell without destructor, so
// counting neither allocates nor unwinds.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: passes on the caller's guarantee.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: passes on the caller's guarantee.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: passes on the caller's guarantee.
        unsafe { System.realloc(block, layout, size) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: passes on the caller's guarantee.
        unsafe { System.dealloc(block, layout) }
    }
}

/// Installs the counting allocator in this program.
#[macro_export]
macro_rules! count_allocations {
    () => {
        #[global_allocator]
        static COUNTING: $crate::allocations::Counting = $crate::allocations::Counting;
    };
}

/// Returns the number of allocations of this thread during `work`.
///
/// # Panics
/// If the program has no counter, because the result would always be 0.
pub fn allocations(work: impl FnOnce()) -> usize {
    let probe = COUNT.get();
    drop(std::hint::black_box(Box::new(0u8)));
    assert!(
        COUNT.get() > probe,
        "this program does not count: put portolan_testkit::count_allocations!() at its top"
    );
    let before = COUNT.get();
    work();
    COUNT.get() - before
}

/// Plays random games of every seat count and asserts that listing and making choices does not allocate once the
/// lists have their capacity. Setting up a table may allocate.
///
/// # Panics
/// If a choice allocates, or if the program has no counter.
pub fn assert_no_allocation_per_choice<G: Game>(games: u64) {
    for seats in G::META.seat_counts() {
        let policy = |_: &G, _, list: &[G::Choice], rng: &mut portolan_core::ThoughtRng| {
            rng.pick(list).expect("the list is never empty")
        };
        let mut player = Player::new(&policy, 0);
        player.reserve();
        for game in 0..games {
            let setup = Setup::standard(seats, Seed::from_number(0).nth(game));
            let mut state = G::new(&setup, &mut NullLog).expect("the game allows this seat count");
            let mut choices = 0;
            let count = allocations(|| {
                while choices < G::META.max_choices && player.step(&mut state, &mut NullLog).is_some() {
                    choices += 1;
                }
            });
            assert_eq!(count, 0, "{choices} choices of a game with {seats} seats, seed {}", setup.seed);
        }
    }
}
