//! Every choice of a bot is legal, repeatable, and depends on nothing that its seat cannot know.

mod common;

use common::play_all;
use portolan_bots::{BotKind, choose, choose_for};
use portolan_core::{Choices, Game, Knowledge, Memory, ThoughtRng, Viewer};
use portolan_games::{AnyChoice, AnyKnowledge};

#[test]
fn every_choice_is_legal_at_every_table() {
    let mut positions = 0;
    let mut list = Choices::new();
    play_all(25, &[BotKind::Greedy, BotKind::Random], |state, seat, _| {
        state.choices(seat, &mut list);
        for kind in BotKind::ALL {
            let choice = choose_for(kind, &Knowledge::of(state, seat), &mut ThoughtRng::new(positions));
            assert!(list.contains(&choice), "{kind} chose {choice}");
        }
        positions += 1;
    });
    assert!(positions > 10_000, "{positions} positions");
}

/// Another world that looks the same to one who remembers everything gets the same answer: nothing hidden was used.
#[test]
fn the_choice_is_the_same_in_every_world_that_looks_alike() {
    let mut number = 0;
    play_all(8, &[BotKind::Greedy, BotKind::Random], |state, seat, _| {
        number += 1;
        let imagined = state.imagine(Viewer::Seat(seat), Memory::Perfect, &mut ThoughtRng::new(number));
        for kind in BotKind::ALL {
            let answer = |state| choose_for(kind, &Knowledge::of(state, seat), &mut ThoughtRng::new(!number));
            assert_eq!(answer(state), answer(&imagined), "{kind}");
        }
    });
}

#[test]
fn a_bot_answers_alike_where_types_are_erased() {
    play_all(2, &[BotKind::Greedy, BotKind::Random], |state, seat, _| {
        for kind in BotKind::ALL {
            let typed = choose_for(kind, &Knowledge::of(state, seat), &mut ThoughtRng::new(1));
            let erased =
                choose(kind, &AnyKnowledge::Osaka(Knowledge::of(state, seat)), &mut ThoughtRng::new(1));
            assert_eq!(erased, AnyChoice::Osaka(typed));
        }
    });
}
