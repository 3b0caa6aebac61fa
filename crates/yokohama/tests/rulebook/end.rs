//! §11: the end of the game, the last rounds, and final scoring, with the rulebook's examples.

use crate::scene::{Scene, card, seat};
use portolan_core::Game;
use portolan_yokohama::{Bonuses, Ending, Event, Illegal, ManagementBoard, Phase};

fn bonuses(scene: &Scene, number: usize) -> Bonuses {
    scene.public_view().players[number - 1].bonuses
}

/// Checks that seat 1 has triggered the end in round 1, and that one more round is played.
#[track_caller]
fn check_end(scene: Scene, because: Ending) {
    assert_eq!(scene.state.ending, Some(because));
    assert_eq!(scene.event_count(|event| *event == Event::EndTriggered { because }), 1);
    let scene = scene.play("1: end").turns_until(|state| state.round > 1);
    assert_eq!(scene.state.round, 2);
    assert!(scene.events().contains(&Event::RoundBegan { round: 2, last: true }));
    let scene = scene.turns_until(|state| state.phase == Phase::Over);
    assert_eq!(scene.state.round, 2, "exactly one more round");
    let turns = scene.event_count(|event| matches!(event, Event::TurnBegan { .. }));
    assert_eq!(turns, 2 * scene.state.seats.get() - 1, "all players had the same number of turns");
    assert_eq!(scene.event_count(|event| *event == Event::GameEnded { because }), 1);
    assert_eq!(scene.game().outcome().unwrap().because, because.name());
}

#[test]
fn s11_1_four_trading_houses_trigger_the_end() {
    let scene = Scene::new(3).houses(1, "tea-1 church").hand(1, "houses 2").act_with(1, "bank", 4);
    let three = scene.play("1: house");
    assert_eq!(three.state.ending, None);
    let scene = Scene::new(3).houses(1, "tea-1 church customs").hand(1, "houses 1");
    check_end(scene.act_with(1, "bank", 4).play("1: house"), Ending::Houses);
}

#[test]
fn s11_1_eight_shops_trigger_the_end() {
    let seven = "tea-1 1 church 1 customs 1 agency 1 port-a 1 port-b 1 silk-1 1";
    let scene = Scene::new(3).shops(1, seven).act_with(1, "bank", 4);
    assert_eq!((scene.pieces_of(1)[1], scene.warehouse_of(1)[1]), (1, 0));
    check_end(scene.play("1: shop 1"), Ending::Shops);
}

#[test]
fn s11_1_a_port_that_cannot_be_refilled_triggers_the_end() {
    let scene = Scene::new(3).order_deck("O30 O31").act_with(1, "port-a", 2).play("1: order 1");
    assert_eq!((scene.state.ending, scene.state.order_deck.len()), (None, 1), "the deck was sufficient");
    let scene = Scene::new(3).order_deck("").act_with(1, "port-a", 2).play("1: order 1");
    check_end(scene, Ending::Orders);
}

#[test]
fn s11_1_an_empty_deck_alone_does_not_trigger_the_end() {
    let scene = Scene::new(3).order_deck("O30").act_with(1, "port-a", 2).play("1: order 1, end");
    assert_eq!((scene.state.order_deck.len(), scene.state.ending), (0, None));
}

#[test]
fn s11_1_enough_assistants_in_the_church_trigger_the_end() {
    for (seats, before) in [(2, &[2, 3, 5][..]), (3, &[2, 3, 4, 5]), (4, &[2, 3, 4, 5, 6])] {
        let scene = |spaces: &[usize]| {
            let scene =
                Scene::new(seats).on_board(ManagementBoard::Church, 2, spaces).act_with(1, "church", 4);
            scene.play("1: space 1, from hand")
        };
        assert_eq!(scene(&before[1..]).state.ending, None, "{seats} players, one assistant fewer");
        check_end(scene(before), Ending::Church);
    }
}

#[test]
fn s11_1_enough_assistants_in_the_customs_trigger_the_end() {
    for (seats, before) in [(2, &[2, 3, 5][..]), (3, &[2, 3, 4, 5]), (4, &[2, 3, 4, 5, 6])] {
        let scene = |spaces: &[usize]| {
            let scene = Scene::new(seats).on_board(ManagementBoard::Customs, 2, spaces).imports(1, 1);
            scene.act_with(1, "customs", 2).play("1: space 1, from hand")
        };
        assert_eq!(scene(&before[1..]).state.ending, None, "{seats} players, one assistant fewer");
        check_end(scene(before), Ending::Customs);
    }
}

#[test]
fn s11_2_the_round_is_finished_with_any_first_player() {
    // Seat 2 is the first player; seat 3, the second of four, triggers the end.
    let scene = Scene::new(4).first(2).turn(3).round(7).order_deck("");
    let scene = scene.act_with(3, "port-a", 2).play("3: order 1, end");
    assert_eq!((scene.state.turn.seat, scene.state.round), (seat(4), 7));
    let scene = scene.play("4: end");
    assert_eq!((scene.state.turn.seat, scene.state.round), (seat(1), 7));
    let scene = scene.play("1: end");
    assert_eq!((scene.state.turn.seat, scene.state.round, scene.state.last_round), (seat(2), 8, Some(8)));
    let scene = scene.play("2: end; 3: end; 4: end; 1: end");
    assert_eq!(scene.state.phase, Phase::Over);
    assert_eq!(scene.game().to_act().len(), 0);
}

#[test]
fn s11_2_nothing_can_be_chosen_after_the_end() {
    let scene = Scene::new(3).over();
    assert_eq!(scene.choices(1), "");
    scene.refuses(1, "done", Illegal::GameOver, "11.2");
}

#[test]
fn s11_2_a_second_trigger_changes_nothing() {
    let scene = Scene::new(3).order_deck("").houses(2, "tea-1 church customs").hand(2, "houses 1");
    let scene = scene.act_with(1, "port-a", 2).play("1: order 1, end");
    let scene = scene.act_with(2, "bank", 4).play("2: house");
    assert_eq!(scene.state.ending, Some(Ending::Orders));
    let triggered = |event: &Event| matches!(event, Event::EndTriggered { .. });
    assert_eq!(scene.event_count(triggered), 1);
    let scene = scene.turns_until(|state| state.phase == Phase::Over);
    assert_eq!(scene.state.round, 2);
}

#[test]
fn s11_3_example_the_rightmost_assistant_breaks_the_tie() {
    // One yellow, two purple and two blue assistants; blue has the rightmost.
    let scene = Scene::new(4).on_board(ManagementBoard::Church, 4, &[1]).on_board(
        ManagementBoard::Church,
        3,
        &[2, 4],
    );
    let scene = scene.on_board(ManagementBoard::Church, 1, &[3, 5]).over();
    assert_eq!([1, 2, 3, 4].map(|number| bonuses(&scene, number).church), [6, 0, 3, 0]);
}

#[test]
fn s11_3_a_lone_player_gets_only_the_first_prize() {
    let scene = Scene::new(3).on_board(ManagementBoard::Church, 2, &[1, 2]).over();
    assert_eq!([1, 2, 3].map(|number| bonuses(&scene, number).church), [0, 6, 0]);
    assert_eq!(scene.scores(), [0, 6, 0]);
}

#[test]
fn s11_4_example_8_points_for_the_most_and_a_tie_for_second_place() {
    // One yellow, one purple and three blue assistants; yellow is further to the right than purple.
    let scene = Scene::new(4).on_board(ManagementBoard::Customs, 1, &[1, 2, 7]).on_board(
        ManagementBoard::Customs,
        3,
        &[3],
    );
    let scene = scene.on_board(ManagementBoard::Customs, 4, &[4]).over();
    assert_eq!([1, 2, 3, 4].map(|number| bonuses(&scene, number).customs), [8, 0, 0, 4]);
}

#[test]
fn s11_4_a_lone_player_gets_only_the_first_prize() {
    let scene = Scene::new(2).on_board(ManagementBoard::Customs, 1, &[1]).over();
    assert_eq!(scene.scores(), [8, 0]);
}

#[test]
fn s11_5_example_12_20_12_and_10() {
    // Turn order: Luca, Eva, Giulio, Maria.
    let scene = Scene::new(4).knows(1, "fair brick-factory").knows(2, "ball newspaper tram electric-light");
    let scene = scene.knows(3, "language-school mining-technology patent-system").knows(4, "ball winery");
    assert_eq!([1, 2, 3, 4].map(|number| bonuses(&scene, number).technology), [5, 10, 0, 0]);
    // If Giulio is the first player, he is ahead of Luca.
    let other = scene.first(3);
    assert_eq!([1, 2, 3, 4].map(|number| bonuses(&other, number).technology), [0, 10, 5, 0]);
}

#[test]
fn s11_5_the_only_player_with_technologies_gets_10() {
    let scene = Scene::new(3).knows(3, "tram").over();
    assert_eq!([1, 2, 3].map(|number| bonuses(&scene, number).technology), [0, 0, 10]);
}

#[test]
fn s11_6_example_sets_of_five_three_and_one() {
    // One Dutch and one American icon, two French, two German, three British.
    let scene = Scene::new(4).completed(1, "O33 O12 O19 O20 O27 O28 O01 O02").knows(1, "stagecoach").over();
    assert_eq!(bonuses(&scene, 1).countries, 12 + 4);
}

#[test]
fn s11_6_sets_of_each_size_score_their_points() {
    for (orders, points) in
        [("O01", 0), ("O01 O12", 2), ("O01 O12 O19", 4), ("O01 O12 O19 O27", 8), ("O01 O12 O19 O27 O33", 12)]
    {
        assert_eq!(bonuses(&Scene::new(4).completed(1, orders), 1).countries, points);
    }
    assert_eq!(
        bonuses(&Scene::new(4).completed(1, "O01 O02 O03 O04"), 1).countries,
        0,
        "four of one country"
    );
}

#[test]
fn s11_6_uncompleted_orders_score_nothing_and_are_revealed() {
    let scene =
        Scene::new(3).orders(1, "O01 O12").completed(1, "O19").order_deck("").act_with(1, "port-a", 2);
    let scene = scene.play("1: order 1, end").turns_until(|state| state.phase == Phase::Over);
    assert_eq!(bonuses(&scene, 1).countries, 0);
    let shown = scene.events().into_iter().find_map(|event| match event {
        Event::HandShown { seat: of, orders } if of == seat(1) => Some(orders),
        _ => None,
    });
    assert!(shown.unwrap().has(card("O12")));
}

#[test]
fn s11_7_example_an_import_three_yen_and_seven_goods() {
    let scene = Scene::new(4).imports(1, 1).yen(1, 3).goods(1, "copper 2 silk 1 tea 1 fish 3").over();
    let bonuses = bonuses(&scene, 1);
    assert_eq!((bonuses.imports, bonuses.yen, bonuses.goods, bonuses.agents), (1, 1, 2, 0));
    assert_eq!(scene.scores(), [4, 0, 0, 0]);
}

#[test]
fn s11_7_each_unused_agent_scores_a_point() {
    let scene = Scene::new(3).agents(1, "us uk fr").assistants(1, "tea-1 1").play("1: agent tea-1");
    assert_eq!(bonuses(&scene, 1).agents, 2);
}

#[test]
fn s11_8_the_most_points_win_with_all_their_parts() {
    let scene = Scene::new(3).completed(2, "O01 O12").orders(2, "O19").goods(2, "silk 2 fish 2").turn(2);
    let scene = scene.play("2: complete O19").yen(2, 4).goods(2, "fish 3").over();
    // 3 for the order; a set of three countries; 2 for money, 1 for goods.
    assert_eq!(scene.scores(), [0, 3 + 4 + 2 + 1, 0]);
    assert!(scene.game().outcome().unwrap().winners().iter().eq([seat(2)]));
}

#[test]
fn s11_8_a_tie_is_won_by_the_earlier_player() {
    let scene = Scene::new(4).imports(1, 2).imports(3, 2).imports(4, 2).first(4).over();
    let outcome = scene.game().outcome().unwrap();
    assert!(outcome.winners().iter().eq([seat(4)]));
    let ranks: Vec<usize> = outcome.standings.iter().map(|standing| standing.rank).collect();
    assert_eq!(ranks, [2, 4, 3, 1]);
}
