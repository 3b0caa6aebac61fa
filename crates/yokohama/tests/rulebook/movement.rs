//! §5: movement and recall, with the rulebook's example.

use crate::scene::{Scene, area, goods, seat};
use portolan_yokohama::{Choice, Event, Illegal, Phase, Purpose};

/// The rulebook's example: Luca (purple) walks from the bank to the silk mill over the agency, where the blue president
/// stands. The laboratory is a neighbour of all three areas.
fn luca() -> Scene {
    luca_with("agency 1 silk-1 1")
}

fn luca_with(assistants: &str) -> Scene {
    let map = "copper-1 copper-2 fishing-1 fishing-2 tea-1 tea-2 canal silk-1 agency chinatown church customs laboratory-a bank";
    let scene = Scene::new(4).turn(3).map(map).president(3, "bank").president(1, "agency");
    scene.assistants(3, assistants).yen(3, 1).play("3: move")
}

#[test]
fn s5_3_example_a_no_route_without_an_assistant() {
    // Without an assistant on the agency, the only connection is the laboratory, where Luca has no assistant.
    let scene = luca();
    assert_eq!(scene.choices(3), "go silk-1, recall");
    let no_assistant = Illegal::NoAssistantThere { area: area("laboratory-a"), purpose: Purpose::Go };
    scene.refuses(3, "go laboratory-a", no_assistant, "5.1");
    let cut_off = luca_with("silk-1 1");
    assert_eq!(cut_off.choices(3), "recall");
    cut_off.refuses(3, "go silk-1", Illegal::NoWay { area: area("silk-1") }, "5.3");
}

#[test]
fn s5_4_example_b_a_yen_for_the_president_on_the_way() {
    let occupied = Illegal::PresidentThere { area: area("agency"), purpose: Purpose::Go };
    luca().refuses(3, "go agency", occupied, "5.1");
    let too_little_yen = Illegal::TooLittleYen { needs: 1, has: 0, purpose: Purpose::MovementFee };
    let scene = luca().yen(3, 0);
    assert_eq!(scene.choices(3), "recall");
    scene.refuses(3, "go silk-1", too_little_yen, "5.4");
}

#[test]
fn s5_3_example_c_the_movement_ends_at_the_silk_mill() {
    let scene = luca().play("3: go silk-1");
    assert_eq!(scene.all_yen(), [1, 0, 0, 0]);
    let scene = scene.play("3: end");
    assert_eq!(scene.president_of(3), Some("silk-1"));
    assert_eq!(scene.goods_of(3), goods("silk 1"));
    assert_eq!(scene.all_yen(), [1, 0, 0, 0]);
}

#[test]
fn s5_1_a_destination_needs_an_own_assistant_and_no_other_president() {
    let scene = Scene::new(3).assistants(1, "bank 1 church 1 tea-1 1").president(2, "church").play("1: move");
    assert_eq!(scene.choices(1), "go tea-1, go bank, recall");
    let no_assistant = Illegal::NoAssistantThere { area: area("customs"), purpose: Purpose::Arrive };
    scene.refuses(1, "go customs", no_assistant, "5.1");
    let occupied = Illegal::PresidentThere { area: area("church"), purpose: Purpose::Arrive };
    scene.refuses(1, "go church", occupied, "5.1");
}

#[test]
fn s5_1_the_president_must_leave() {
    // The bank has an assistant, but the president stands there.
    let scene = Scene::new(3).president(1, "bank").assistants(1, "bank 2 chinatown 1").play("1: move");
    assert_eq!(scene.choices(1), "go chinatown, recall");
    let same = Illegal::SameArea { area: area("bank"), purpose: Purpose::Go };
    scene.refuses(1, "go bank", same, "5.1");
}

#[test]
fn s5_2_placing_the_president_from_the_hand_costs_no_fees() {
    let scene = Scene::new(3).assistants(1, "copper-1 1 port-b 1").yen(1, 3).play("1: move, go port-b, end");
    assert_eq!((scene.president_of(1), scene.yen_of(1)), (Some("port-b"), 3));
    let canal = Scene::new(3).assistants(1, "bank 1").yen(1, 3).play("1: move");
    canal.refuses(1, "go canal", Illegal::OnCanal { purpose: Purpose::Arrive }, "5.6");
}

#[test]
fn s5_3_the_president_walks_over_neighbours_to_any_destination() {
    // Bank, Chinatown, church and customs are neighbours in this order.
    let scene = Scene::new(3).president(1, "bank").assistants(1, "chinatown 1 church 1 customs 1 tea-1 1");
    let scene = scene.play("1: move");
    assert_eq!(scene.offered(1, "go"), "tea-1 chinatown church customs", "tea-1 is a neighbour of customs");
    for name in ["chinatown", "church", "customs"] {
        let scene = scene.clone().play(&format!("1: go {name}, end"));
        assert_eq!(scene.president_of(1), Some(name));
        let moved = Event::PresidentMoved { seat: seat(1), from: area("bank"), to: area(name) };
        assert_eq!(scene.event_count(|event| *event == moved), 1, "one event for the whole walk");
    }
}

#[test]
fn s5_3_the_action_follows_the_movement() {
    let scene = Scene::new(3).president(1, "bank").assistants(1, "chinatown 1 church 1").yen(1, 1);
    let scene = scene.play("1: move, go chinatown");
    assert_eq!(scene.president_of(1), Some("chinatown"));
    assert!(matches!(scene.state.phase, Phase::Exchange { left: 2, .. }), "{:?}", scene.state.phase);
}

#[test]
fn s5_3_a_route_needs_assistants_and_money() {
    // Customs has an assistant of the player, but none of its neighbours has.
    let scene = Scene::new(3).president(1, "bank").assistants(1, "customs 1").yen(1, 9).play("1: move");
    scene.refuses(1, "go customs", Illegal::NoWay { area: area("customs") }, "5.3");
    // Enough money for only one of two fees.
    let scene = Scene::new(3).president(1, "bank").president(2, "chinatown").president(3, "church");
    let scene = scene.assistants(1, "chinatown 1 church 1 customs 1").yen(1, 1).play("1: move");
    assert_eq!(scene.choices(1), "recall");
    let too_little_yen = Illegal::TooLittleYen { needs: 2, has: 1, purpose: Purpose::MovementFee };
    scene.refuses(1, "go customs", too_little_yen, "5.4");
}

#[test]
fn s5_4_every_president_on_the_way_is_paid() {
    let scene = Scene::new(4).president(1, "tea-1").president(2, "tea-2").president(3, "tea-2");
    let scene = scene.assistants(1, "tea-2 1 bank 1").yen(1, 2).play("1: move, go bank, end");
    assert_eq!(scene.president_of(1), Some("bank"));
    // Two fees; then a visit with power 2 to the bank.
    assert_eq!(scene.all_yen(), [2, 1, 1, 0]);
}

#[test]
fn s5_4_without_money_for_the_fee_the_area_cannot_be_entered() {
    let scene = Scene::new(4).president(1, "tea-1").president(2, "tea-2").president(3, "tea-2");
    let scene = scene.assistants(1, "tea-2 1 bank 1 copper-1 1").yen(1, 1).play("1: move");
    let too_little_yen = Illegal::TooLittleYen { needs: 2, has: 1, purpose: Purpose::MovementFee };
    scene.refuses(1, "go bank", too_little_yen, "5.4");
    assert_eq!(scene.offered(1, "go"), "copper-1");
}

#[test]
fn s5_4_routes_with_different_fees_are_a_choice() {
    // Two routes from the bank to the laboratory: over Chinatown past seat 2, or over the agency past seat 3.
    let scene = Scene::new(3).president(1, "bank").president(2, "chinatown").president(3, "agency");
    let scene = scene.assistants(1, "chinatown 1 agency 1 laboratory-a 1").yen(1, 5);
    let scene = scene.play("1: move, go laboratory-a");
    assert_eq!(scene.all_yen(), [5, 0, 0], "no fee is paid before the route is chosen");
    assert_eq!(scene.president_of(1), Some("bank"));
    assert_eq!(scene.choices(1), "via 2, via 3");
    let refused = |fees: &str| {
        let Choice::Via(fees) = format!("via {fees}").parse().unwrap() else { unreachable!() };
        Illegal::OtherFees { area: area("laboratory-a"), fees }
    };
    scene.refuses(1, "via 2 3", refused("2 3"), "5.4");
    scene.refuses(1, "via free", refused("free"), "5.4");
    assert_eq!(scene.clone().play("1: via 2").all_yen(), [4, 1, 0]);
    let scene = scene.play("1: via 3");
    assert_eq!((scene.all_yen(), scene.president_of(1)), (vec![4, 0, 1], Some("laboratory-a")));
    assert_eq!(scene.event_count(|event| matches!(event, Event::ActionBegan { .. })), 1);
}

#[test]
fn s5_5_the_start_is_not_a_destination() {
    let scene = Scene::new(3).president(1, "bank").assistants(1, "bank 1 chinatown 1 agency 1");
    let scene = scene.play("1: move");
    assert_eq!(scene.offered(1, "go"), "chinatown agency");
    let same = Illegal::SameArea { area: area("bank"), purpose: Purpose::Go };
    scene.refuses(1, "go bank", same, "5.1");
}

#[test]
fn s5_6_crossing_the_canal_costs_a_yen_and_needs_no_assistant() {
    // The neighbours of the canal are laboratory A, port A and port B.
    let scene = Scene::new(3).president(1, "port-b").assistants(1, "port-a 2").yen(1, 1);
    let scene = scene.play("1: move");
    assert_eq!(scene.choices(1), "go port-a, recall");
    scene.refuses(1, "go canal", Illegal::OnCanal { purpose: Purpose::Go }, "5.6");
    let scene = scene.play("1: go port-a");
    assert_eq!((scene.yen_of(1), scene.state.issued.yen), (0, 0), "the supply is paid");
    assert_eq!(scene.play("1: end").president_of(1), Some("port-a"));
}

#[test]
fn s5_6_without_a_yen_the_canal_cannot_be_crossed() {
    let scene = Scene::new(3).president(1, "port-b").assistants(1, "port-a 1").play("1: move");
    assert_eq!(scene.choices(1), "recall");
    let too_little_yen = Illegal::TooLittleYen { needs: 1, has: 0, purpose: Purpose::Canal };
    scene.refuses(1, "go port-a", too_little_yen, "5.6");
}

#[test]
fn s5_7_the_president_is_recalled_with_any_assistants() {
    let scene = Scene::new(3).president(1, "bank").assistants(1, "church 2 tea-1 1 agency 1");
    let scene = scene.play("1: move, recall");
    assert_eq!(scene.president_of(1), None);
    assert_eq!(scene.state.phase, Phase::Recall { seat: seat(1) });
    assert_eq!(scene.choices(1), "take tea-1, take church, take agency, take all, done");
    let some = scene.clone().play("1: take church, take agency, done");
    assert_eq!((some.on(1, "church"), some.on(1, "agency"), some.on(1, "tea-1")), (1, 0, 1));
    assert_eq!(some.pieces_of(1)[0], 6);
    let no_assistant = Illegal::NoAssistantThere { area: area("customs"), purpose: Purpose::Recall };
    scene.refuses(1, "take customs", no_assistant, "5.7");
    let all = scene.play("1: take all");
    assert_eq!((all.pieces_of(1)[0], all.state.players[seat(1)].assistants_on_areas()), (8, 0));
    assert_eq!(all.state.turn.seat, seat(2), "the turn is over");
}

#[test]
fn s5_7_without_a_legal_destination_the_recall_is_mandatory() {
    let scene = Scene::new(3).president(1, "bank").assistants(1, "customs 2").play("1: move");
    assert_eq!(scene.choices(1), "recall");
}
