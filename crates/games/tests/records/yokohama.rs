//! Games of Yokohama worth keeping: every way a game can end, every seat count and option, every technology learned
//! and used, agents, achievements and prizes, ties, displays and boards that run out.

mod likes;

use crate::kept::{Kept, Wanted, at_random, built_in, check};
use likes::{
    achieving, building_houses, building_shops, collecting, idling, importing, learning, meeting, praying,
    profiting, sending, trading,
};
use portolan_core::Components as _;
use portolan_games::yokohama::{
    Area, Board, Coin, Components, Ending, Event, Letter, Merit, Occupant, Prize, Source, Title, Ware,
    Yokohama,
};
use portolan_games::Record;

#[test]
fn every_kept_game_of_yokohama_replays_and_shows_what_it_is_kept_for() {
    check::<Yokohama>(WANTED);
}

/// So little is asked for achievements that all three are reached, and the church has six spaces only.
fn small_box() -> Option<String> {
    let small = Components::BUILT_IN
        .replace("need = { fish = 7 }", "need = { fish = 2 }")
        .replace("need = { tea = 7 }", "need = { tea = 2 }")
        .replace("need = { silk = 6 }", "need = { silk = 2 }")
        .replace("need = { copper = 5 }", "need = { copper = 1 }")
        .replace("need = { technologies = 4 }", "need = { technologies = 1 }")
        .replace("need = { yen = 10 }", "need = { yen = 4 }")
        .replace("need = { agents_and_tokens = 5 }", "need = { agents_and_tokens = 1 }")
        .replace("need = { orders = 5 }", "need = { orders = 1 }")
        .replace("need = { commercial = 4 }", "need = { commercial = 1 }")
        .replace("need = { production = 2, commercial = 3 }", "need = { production = 1 }")
        .replace("need = { production = 3, commercial = 2 }", "need = { commercial = 1 }")
        .replace("need = { production = 4 }", "need = { production = 1 }");
    Some(small)
}
