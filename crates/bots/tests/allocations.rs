//! Iterations of the search do not allocate: verified with a counting allocator, in a program of its own.

use portolan_bots::{BotKind, Heuristics, Search, SearchLevel, choose_for};
use portolan_core::{Choices, Knowledge, NullLog, Seed, Setup, ThoughtRng};
use portolan_testkit::allocations::allocations;

portolan_testkit::count_allocations!();

/// Returns the number of allocations of this many iterations in a position.
fn allocations_of_search<G: Heuristics>(
    search: &mut Search<G>,
    knowledge: &Knowledge<'_, G>,
    iterations: u32,
) -> usize {
    let level =
        SearchLevel::of(BotKind::Grandmaster).expect("a grandmaster searches").with_iterations(iterations);
    search.clear();
    allocations(|| {
        search.run(knowledge, &level, &mut ThoughtRng::new(1), &mut |_| true);
    })
}

/// Tests positions of a whole game, after a first search that allocates the memory.
fn no_allocation_per_iteration<G: Heuristics>() {
    for seats in G::META.seat_counts() {
        let setup = Setup::<G>::standard(seats, Seed::from_number(3));
        let mut state = G::new(&setup, &mut NullLog).expect("a table");
        let (mut rng, mut list, mut search) =
            (ThoughtRng::new(1), Choices::new(), Search::new(G::search_params(seats)));
        let mut number = 0;
        while let Some(seat) = state.to_act().first() {
            let knowledge = Knowledge::of(&state, seat);
            knowledge.choices(&mut list);
            number += 1;
            if list.len() > 1 && number % 20 == 0 {
                allocations_of_search(&mut search, &knowledge, 120);
                let (few, many) = [20, 120]
                    .map(|iterations| allocations_of_search(&mut search, &knowledge, iterations))
                    .into();
                assert_eq!(few, many, "{} with {seats} seats, choice {number}", G::META.id);
            }
            let choice = choose_for(BotKind::Greedy, &knowledge, &mut rng);
            state.apply(seat, choice, &mut NullLog).expect("bots make legal choices");
        }
    }
}

#[test]
fn iterations_do_not_allocate_in_osaka() {
    no_allocation_per_iteration::<portolan_osaka::Osaka>();
}

#[test]
fn iterations_do_not_allocate_in_ostia() {
    no_allocation_per_iteration::<portolan_ostia::Ostia>();
}

#[test]
fn iterations_do_not_allocate_in_dschunke() {
    no_allocation_per_iteration::<portolan_dschunke::Dschunke>();
}

#[test]
fn iterations_do_not_allocate_in_yokohama() {
    no_allocation_per_iteration::<portolan_yokohama::Yokohama>();
}
