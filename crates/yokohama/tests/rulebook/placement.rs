//! §4: placement, with the rulebook's example.

use crate::scene::{Scene, area, seat};
use portolan_yokohama::{Event, Illegal, Phase, Purpose};

/// The rulebook's example: Luca is purple.
fn luca() -> Scene {
    let scene = Scene::new(4).turn(3).president(1, "agency").president(2, "laboratory-a");
    scene.president(4, "laboratory-a").yen(3, 2).play("3: main")
}

#[test]
fn s4_1_example_a_no_fee_where_no_president_stands() {
    let scene = luca().play("3: place copper-1");
    assert_eq!((scene.on(3, "copper-1"), scene.pieces_of(3)[0]), (1, 7));
    assert_eq!(scene.all_yen(), [0, 0, 2, 0]);
}

#[test]
fn s4_3_example_b_a_yen_for_the_president_who_stands_there() {
    let scene = luca().play("3: place copper-1, place agency");
    assert_eq!(scene.on(3, "agency"), 1);
    assert_eq!(scene.all_yen(), [1, 0, 1, 0]);
    let fee = Event::FeePaid { seat: seat(3), to: seat(1), yen: 1 };
    assert!(scene.events().contains(&fee));
}

#[test]
fn s4_3_example_c_without_money_for_both_placing_is_refused() {
    let scene = luca().play("3: place copper-1, place agency");
    let too_little_yen = Illegal::TooLittleYen { needs: 2, has: 1, purpose: Purpose::PlacementFee };
    scene.refuses(3, "place laboratory-a", too_little_yen, "4.3");
    let scene = scene.play("3: place silk-1");
    assert_eq!((scene.on(3, "silk-1"), scene.on(3, "laboratory-a")), (1, 0));
    assert_eq!(scene.all_yen(), [1, 0, 1, 0]);
    assert!(matches!(scene.state.phase, Phase::Move { .. }), "three were placed");
}

#[test]
fn s4_3_both_presidents_are_paid() {
    let scene = luca().play("3: place laboratory-a");
    assert_eq!((scene.on(3, "laboratory-a"), scene.all_yen()), (1, vec![0, 1, 0, 1]));
}

#[test]
fn s4_1_at_most_three_assistants_are_placed() {
    let scene = Scene::new(3).play("1: main, place bank, place tea-1, place church");
    assert!(matches!(scene.state.phase, Phase::Move { .. }));
    let awaited = scene.state.phase;
    scene.refuses(1, "place customs", Illegal::NotNow { awaited }, "5.2");
    let two = Scene::new(3).play("1: main, place bank, place tea-1, done");
    assert!(matches!(two.state.phase, Phase::Move { .. }));
}

#[test]
fn s4_1_three_assistants_go_to_different_areas() {
    let scene = Scene::new(3).play("1: main, place bank, place tea-1");
    scene.refuses(1, "place bank", Illegal::PlacedThere { area: area("bank") }, "4.1");
    scene.refuses(1, "place tea-1", Illegal::PlacedThere { area: area("tea-1") }, "4.1");
    // Assistants that were there before the turn do not count.
    let scene = Scene::new(3).assistants(1, "bank 2").play("1: main, place tea-1, place bank");
    assert_eq!(scene.on(1, "bank"), 3);
}

#[test]
fn s4_1_assistants_are_placed_only_from_the_hand() {
    let scene = Scene::new(3).hand(1, "assistants 1").play("1: main, place bank");
    assert!(matches!(scene.state.phase, Phase::Move { .. }), "no assistant is left to place");
    assert_eq!(scene.warehouse_of(1)[0], 19);
}

#[test]
fn s4_2_at_most_two_assistants_are_placed_on_one_area() {
    let scene = Scene::new(3).play("1: main, place bank, place bank");
    assert_eq!((scene.on(1, "bank"), scene.pieces_of(1)[0]), (2, 6));
    assert!(matches!(scene.state.phase, Phase::Move { .. }), "placement is over");
}

#[test]
fn s4_2_the_fee_is_paid_for_each_of_the_two() {
    let scene = Scene::new(3).president(2, "bank").yen(1, 2).play("1: main, place bank, place bank");
    assert_eq!(scene.all_yen(), [0, 2, 0]);
    let poor = Scene::new(3).president(2, "bank").yen(1, 1).play("1: main, place bank");
    let too_little_yen = Illegal::TooLittleYen { needs: 1, has: 0, purpose: Purpose::PlacementFee };
    poor.refuses(1, "place bank", too_little_yen, "4.3");
}

#[test]
fn s4_3_no_fee_for_the_players_own_president() {
    let scene = Scene::new(3).president(1, "bank").yen(1, 1).play("1: main, place bank");
    assert_eq!((scene.on(1, "bank"), scene.yen_of(1)), (1, 1));
}

#[test]
fn s4_4_nothing_is_placed_on_the_canal() {
    let scene = Scene::new(3).yen(1, 9).play("1: main");
    scene.refuses(1, "place canal", Illegal::OnCanal { purpose: Purpose::Place }, "4.4");
    assert_eq!(scene.offered(1, "place").split(' ').count(), 13);
}
