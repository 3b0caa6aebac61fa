//! §3: rounds, phases, steps.

use crate::scene::{Scene, goods, seat};
use portolan_yokohama::{Event, Illegal, Phase};

#[test]
fn s3_1_each_player_has_one_turn_per_round_clockwise() {
    let scene = Scene::new(4).first(3).turn(3).play("3: end; 4: end; 1: end");
    assert_eq!((scene.state.turn.seat, scene.state.round), (seat(2), 1));
    let scene = scene.play("2: end");
    assert_eq!((scene.state.turn.seat, scene.state.round), (seat(3), 2));
    let began: Vec<Event> = scene
        .events()
        .into_iter()
        .filter(|event| matches!(event, Event::RoundBegan { .. } | Event::TurnBegan { .. }))
        .collect();
    let turn = |number| Event::TurnBegan { seat: seat(number) };
    let round = Event::RoundBegan { round: 2, last: false };
    assert_eq!(began, [turn(4), turn(1), turn(2), round, turn(3)]);
}

#[test]
fn s3_1_a_choice_out_of_turn_is_refused() {
    let scene = Scene::new(3).goods(1, "tea 4").orders(1, "O01");
    let awaited = scene.state.phase.to_act();
    scene.refuses(2, "done", Illegal::NotYourTurn { awaited, keeping: false }, "3.1");
}

#[test]
fn s3_2_orders_are_completed_before_and_after_the_main_action() {
    let scene = Scene::new(3).orders(1, "O01 O12").goods(1, "tea 4").play("1: complete O01");
    assert_eq!(scene.state.phase, Phase::Supplement { seat: seat(1), second: false });
    let scene = scene.act_with(1, "tea-1", 3).play("1: complete O12");
    assert_eq!((scene.points_of(1), scene.goods_of(1)), (4 + 2, goods("")));
    assert_eq!(scene.state.players[seat(1)].completed.len(), 2);
}

#[test]
fn s3_2_supplementary_actions_in_any_number_and_sequence() {
    let scene = Scene::new(3).orders(1, "O01 O12 O27").goods(1, "tea 7 copper 5").achievements("A4");
    let scene = scene.play("1: complete O12, achieve a, complete O01, complete O27");
    assert_eq!(scene.points_of(1), 2 + 9 + 4 + 4);
    assert_eq!(scene.goods_of(1), goods("copper 3"));
}

#[test]
fn s3_3_the_six_steps_follow_each_other() {
    let scene = Scene::new(3).tile("bank", "B01").token("bank", "T01").assistants(1, "bank 3");
    let scene = scene.play("1: main, place bank, done, go bank, token, shop 1, end");
    let steps: Vec<&str> = scene
        .events()
        .into_iter()
        .filter_map(|event| match event {
            Event::AssistantPlaced { .. } => Some("placed"),
            Event::PresidentArrived { .. } => Some("arrived"),
            Event::ActionBegan { .. } => Some("acted"),
            Event::TokenTaken { .. } => Some("token"),
            Event::ShopBuilt { .. } => Some("built"),
            Event::AssistantsRecovered { .. } => Some("recovered"),
            _ => None,
        })
        .collect();
    assert_eq!(steps, ["placed", "arrived", "acted", "token", "built", "recovered"]);
}

#[test]
fn s3_3_after_a_recall_steps_3_to_6_are_skipped() {
    let scene = Scene::new(3).president(1, "bank").assistants(1, "church 5").play("1: move, recall, end");
    assert_eq!(scene.event_count(|event| matches!(event, Event::ActionBegan { .. })), 0);
    assert_eq!((scene.president_of(1), scene.on(1, "church")), (None, 5));
    assert_eq!(scene.state.turn.seat, seat(2));
}

#[test]
fn s3_3_movement_or_recall_is_mandatory() {
    let scene = Scene::new(3).assistants(1, "bank 1").play("1: move");
    assert_eq!(scene.choices(1), "go bank, recall");
    let awaited = scene.state.phase;
    scene.refuses(1, "done", Illegal::NotNow { awaited }, "5.2");
}
