//! §7: the yield of each area at all five powers, with the rulebook's examples.

use crate::scene::{Scene, area, goods, seat};
use portolan_yokohama::{
    AssistantSource, Event, Good, Illegal, ManagementBoard, Occupant, Payment, Phase, Piece, PointSource,
    Purpose, Title, Ware,
};

/// Returns the scenes after an action of seat 1 with each of the five powers, without a token or buildings. Power 1 is
/// an action by an agent, because a president needs an assistant.
fn at_each_power(seats: usize, name: &str, lay_out: impl Fn(Scene) -> Scene) -> Vec<Scene> {
    let scene = || lay_out(Scene::new(seats).hand(1, "shops 0").no_token(name));
    let agent = scene().agents(1, "us").assistants(1, &format!("{name} 1"));
    let by_agent = agent.play(&format!("1: agent {name}"));
    std::iter::once(by_agent).chain((2..=5).map(|power| scene().act_with(1, name, power))).collect()
}

/// Whether the area action waits for a decision.
fn is_pending(scene: &Scene) -> bool {
    scene.state.action.is_some()
}

fn produces(seats: usize, name: &str, good: Good, wanted: [u16; 5]) {
    for (scene, count) in at_each_power(seats, name, |scene| scene).into_iter().zip(wanted) {
        let mut expected = goods("");
        expected[good] = count;
        assert_eq!(scene.goods_of(1), expected, "{name}");
        assert!(!is_pending(&scene), "{name}: no decision is pending");
    }
}

#[test]
fn s7_1_copper_mines_produce_up_to_3_copper() {
    produces(4, "copper-1", Good::Copper, [0, 0, 1, 2, 3]);
    produces(4, "copper-2", Good::Copper, [0, 0, 1, 2, 3]);
}

#[test]
fn s7_1_fishing_produces_1_to_5_fish() {
    produces(4, "fishing-1", Good::Fish, [1, 2, 3, 4, 5]);
    produces(4, "fishing-2", Good::Fish, [1, 2, 3, 4, 5]);
}

#[test]
fn s7_1_silk_mills_produce_up_to_4_silk() {
    produces(4, "silk-1", Good::Silk, [0, 1, 2, 3, 4]);
    produces(4, "silk-2", Good::Silk, [0, 1, 2, 3, 4]);
}

#[test]
fn s7_1_tea_fields_produce_1_to_5_tea() {
    produces(4, "tea-1", Good::Tea, [1, 2, 3, 4, 5]);
    produces(4, "tea-2", Good::Tea, [1, 2, 3, 4, 5]);
}

#[test]
fn s7_2_the_bank_pays_a_yen_for_each_power() {
    for (scene, yen) in at_each_power(3, "bank", |scene| scene).into_iter().zip(1..) {
        assert_eq!((scene.yen_of(1), is_pending(&scene)), (yen, false));
    }
}

#[test]
fn s7_3_power_is_the_number_of_exchanges() {
    for (scene, power) in at_each_power(3, "chinatown", |scene| scene.yen(1, 9)).into_iter().zip(1..) {
        assert_eq!(scene.state.phase, Phase::Exchange { seat: seat(1), left: power as u8, mined: false });
        let bought = scene.play(&format!("1: {}", vec!["buy tea"; power].join(", ")));
        assert_eq!(
            (bought.goods_of(1), bought.yen_of(1)),
            (goods(&format!("tea {power}")), 9 - power as u16)
        );
        assert!(!is_pending(&bought), "no exchange is left");
    }
}

#[test]
fn s7_3_every_good_has_one_price_to_buy_and_sell() {
    for (ware, price) in [("copper", 2), ("silk", 2), ("tea", 1), ("fish", 1)] {
        let bought = Scene::new(3).yen(1, 5).act_with(1, "chinatown", 2).play(&format!("1: buy {ware}, end"));
        assert_eq!((bought.yen_of(1), bought.goods_of(1)), (5 - price, goods(&format!("{ware} 1"))));
        let one = goods(&format!("{ware} 1"));
        let sold = Scene::new(3).goods(1, &format!("{ware} 2")).act_with(1, "chinatown", 2);
        let sold = sold.play(&format!("1: sell {ware}, end"));
        assert_eq!((sold.yen_of(1), sold.goods_of(1)), (price, one));
    }
    let import = Scene::new(3).yen(1, 5).act_with(1, "chinatown", 2).play("1: buy import, end");
    assert_eq!((import.yen_of(1), import.imports_of(1)), (1, 1));
    assert!(import.events().contains(&Event::Bought { seat: seat(1), ware: Ware::Import, yen: 4 }));
}

#[test]
fn s7_3_what_cannot_be_paid_is_refused() {
    let scene = Scene::new(3).yen(1, 1).goods(1, "fish 1").imports(1, 3).act_with(1, "chinatown", 5);
    assert_eq!(scene.choices(1), "buy tea, buy fish, sell fish, done");
    let too_little_yen = |needs| Illegal::TooLittleYen { needs, has: 1, purpose: Purpose::Exchange };
    scene.refuses(1, "buy copper", too_little_yen(2), "7.3");
    scene.refuses(1, "buy import", too_little_yen(4), "7.3");
    let none = Illegal::TooFewGoods { good: Good::Silk, needs: 1, has: 0, purpose: Purpose::Exchange };
    scene.refuses(1, "sell silk", none, "7.3");
    assert!("sell import".parse::<portolan_yokohama::Choice>().is_err(), "imports cannot be sold");
}

/// The spaces of the church need 4 to 11 faith, from the left.
#[test]
fn s7_4_power_and_payments_limit_the_spaces_of_the_church() {
    let without_payment = ["", "", "", "1", "1 2"];
    for (scene, spaces) in at_each_power(3, "church", |scene| scene).into_iter().zip(without_payment) {
        assert_eq!(scene.offered(1, "space"), spaces);
        assert_eq!(is_pending(&scene), !spaces.is_empty());
    }
    let with_all_payments = ["1 2 3 4", "1 2 3 4 5", "1 2 3 4 5 6", "1 2 3 4 5 6 7", "1 2 3 4 5 6 7 8"];
    let rich = |scene: Scene| scene.goods(1, "copper 1 silk 1 tea 1 fish 1").imports(1, 1).yen(1, 2);
    for (scene, spaces) in at_each_power(3, "church", rich).into_iter().zip(with_all_payments) {
        assert_eq!(scene.offered(1, "space"), spaces);
    }
}

#[test]
fn s7_4_example_six_faith_for_the_third_space() {
    let scene = Scene::new(4).turn(3).goods(3, "copper 1 silk 1 tea 1").yen(3, 2).assistants(3, "church 2");
    let scene = scene.act(3, "church").play("3: space 3");
    assert!(
        matches!(scene.state.phase, Phase::Faith { space: 3, missing: 3, .. }),
        "{:?}",
        scene.state.phase
    );
    let scene = scene.play("3: pay copper, pay silk, pay yen, from hand");
    assert_eq!((scene.goods_of(3), scene.yen_of(3)), (goods("tea 1"), 0));
    assert_eq!(scene.state.spaces[0][2], Some(Occupant::Seat(seat(3))));
    assert_eq!((scene.points_of(3), scene.earned(3, PointSource::Church)), (5, 5));
    assert_eq!(scene.state.phase, Phase::MoveFrom { seat: seat(3), left: 2 }, "two moves, at once");
    let scene = scene.play("3: from hand, place bank, from church, place tea-1, end");
    assert_eq!((scene.on(3, "bank"), scene.on(3, "tea-1"), scene.on(3, "church")), (1, 1, 0));
    // 20 assistants: one on the board, two on areas, twelve in the warehouse.
    assert_eq!((scene.pieces_of(3)[0], scene.warehouse_of(3)[0]), (5, 12));
}

#[test]
fn s7_4_the_assistant_comes_from_the_area_or_the_hand() {
    let taken = |choices: &str| Scene::new(3).act_with(1, "church", 4).play(choices);
    let hand = taken("1: space 1, from hand, end");
    assert_eq!((hand.pieces_of(1)[0], hand.on(1, "church")), (7, 0));
    let event = |from| Event::SpaceTaken { seat: seat(1), board: ManagementBoard::Church, space: 1, from };
    assert!(hand.events().contains(&event(AssistantSource::Hand)));
    let here = taken("1: space 1, from church, end");
    assert_eq!(here.pieces_of(1)[0], 7, "the others are recovered");
    assert!(here.events().contains(&event(AssistantSource::Area(area("church")))));
    let other = Scene::new(3).assistants(1, "bank 1").act_with(1, "church", 4).play("1: space 1");
    let elsewhere = Illegal::OtherArea { area: area("bank"), board: ManagementBoard::Church };
    other.refuses(1, "from bank", elsewhere, "7.4");
}

#[test]
fn s7_4_a_taken_space_and_one_that_needs_too_much_faith_are_refused() {
    let scene =
        Scene::new(3).on_board(ManagementBoard::Church, 2, &[1]).goods(1, "tea 1").act_with(1, "church", 4);
    scene.refuses(1, "space 1", Illegal::SpaceTaken { board: ManagementBoard::Church, space: 1 }, "7.4");
    scene.refuses(1, "space 3", Illegal::TooLittleFaith { needs: 6, most: 5 }, "7.4");
    scene.refuses(1, "space 9", Illegal::NoSuchSpace { board: ManagementBoard::Church, space: 9 }, "7.4");
    assert_eq!(scene.choices(1), "space 2, done");
}

#[test]
fn s7_4_what_is_paid_goes_to_the_supply() {
    let scene = Scene::new(3).goods(1, "tea 3 fish 3").imports(1, 3).yen(1, 5).act_with(1, "church", 3);
    let scene = scene.play("1: space 3, pay tea, pay import, pay yen, from hand, end");
    assert_eq!((scene.goods_of(1), scene.imports_of(1), scene.yen_of(1)), (goods("tea 2 fish 3"), 2, 3));
    let paid = |payment, count| scene.events().contains(&Event::Paid { seat: seat(1), payment, count });
    assert!(paid(Payment::Good(Good::Tea), 1) && paid(Payment::Import, 1) && paid(Payment::Yen, 2));
}

/// The spaces of the customs cost 1, 1, 2, 2, 3, 3, 4 and 4 imports.
#[test]
fn s7_5_power_limits_the_spaces_of_the_customs() {
    let open = ["", "1 2", "1 2 3 4", "1 2 3 4 5 6", "1 2 3 4 5 6 7 8"];
    for (scene, spaces) in at_each_power(3, "customs", |scene| scene.imports(1, 9)).into_iter().zip(open) {
        assert_eq!(scene.offered(1, "space"), spaces);
        assert_eq!(is_pending(&scene), !spaces.is_empty());
    }
    let two = Scene::new(3).imports(1, 9).act_with(1, "customs", 2);
    two.refuses(1, "space 3", Illegal::TooManyImports { needs: 2, most: 1 }, "7.5");
}

#[test]
fn s7_5_imports_are_needed() {
    let scene = Scene::new(3).imports(1, 1).act_with(1, "customs", 4);
    assert_eq!(scene.offered(1, "space"), "1 2");
    let few = Illegal::TooFewImports { needs: 2, has: 1, purpose: Purpose::Customs };
    scene.refuses(1, "space 3", few, "7.5");
    let none = Scene::new(3).act_with(1, "customs", 3);
    assert_eq!((is_pending(&none), none.pieces_of(1)[0]), (false, 8), "the action has no effect");
}

#[test]
fn s7_5_example_the_second_space_for_one_import() {
    let scene = Scene::new(4).turn(3).imports(3, 1).assistants(3, "customs 1").act(3, "customs");
    let scene = scene.play("3: space 2, from hand, end");
    assert_eq!((scene.points_of(3), scene.earned(3, PointSource::Customs)), (4, 4));
    assert_eq!((scene.yen_of(3), scene.imports_of(3)), (2, 0));
    assert_eq!(scene.state.spaces[1][1], Some(Occupant::Seat(seat(3))));
}

#[test]
fn s7_6_power_limits_the_number_of_pieces() {
    let rich = |scene: Scene| scene.yen(1, 4);
    for (scene, pieces) in at_each_power(3, "agency", rich).into_iter().zip([0, 1, 2, 3, 4]) {
        if pieces == 0 {
            assert!(!is_pending(&scene), "no decision is pending");
            continue;
        }
        assert_eq!(scene.state.phase, Phase::Hire { seat: seat(1), left: pieces, reward: false });
        let scene = scene.play(&format!("1: {}", vec!["hire assistant"; pieces.into()].join(", ")));
        assert_eq!((scene.pieces_of(1)[0], scene.warehouse_of(1)[0]), (8 + pieces, 12 - pieces));
        assert_eq!((scene.yen_of(1), is_pending(&scene)), (4, false), "no further piece is allowed");
    }
}

#[test]
fn s7_6_a_shop_costs_2_yen_and_houses_4_to_7() {
    let shop = Scene::new(3).yen(1, 3).act_with(1, "agency", 2).play("1: hire shop, end");
    assert_eq!((shop.yen_of(1), shop.pieces_of(1), shop.warehouse_of(1)), (1, [8, 3, 0], [12, 5, 4]));
    let houses = Scene::new(3).yen(1, 23).no_token("agency").act_with(1, "agency", 5);
    let houses = houses.play("1: hire house, hire house, hire house, hire house");
    assert_eq!((houses.yen_of(1), houses.warehouse_of(1)), (1, [12, 6, 0]));
    let paid = houses.events().into_iter().filter_map(|event| match event {
        Event::PieceHired { piece: Piece::House, yen, .. } => Some(yen),
        _ => None,
    });
    assert_eq!(paid.collect::<Vec<_>>(), [4, 5, 6, 7]);
}

#[test]
fn s7_6_a_piece_too_expensive_or_gone_is_refused() {
    let scene = Scene::new(3).yen(1, 3).hand(1, "assistants 20").act_with(1, "agency", 3);
    assert_eq!(scene.choices(1), "hire shop, done");
    let too_little_yen = Illegal::TooLittleYen { needs: 4, has: 3, purpose: Purpose::Agency };
    scene.refuses(1, "hire house", too_little_yen, "7.6");
    let gone = Illegal::WarehouseEmpty { piece: Piece::Assistant, purpose: Purpose::Agency };
    scene.refuses(1, "hire assistant", gone, "7.6");
}

/// Letterpress 3, Brick Factory 4, Tram 5, Newspaper 5, University 3 and Fair 8, on spaces with 0, 0, 1, 1, 2, 2: the
/// prices are 3, 4, 6, 6, 5, 10.
const DISPLAY: &str = "K12 K03 K26 K15 K27 K07";

fn laboratory(seats: usize, name: &str) {
    let lay_out = |scene: Scene| scene.laboratory(name, DISPLAY);
    let open = ["", "", "1", "1 2", "1 2 5"];
    for (scene, slots) in at_each_power(seats, name, lay_out).into_iter().zip(open) {
        assert_eq!(scene.offered(1, "learn"), slots);
        assert_eq!(is_pending(&scene), !slots.is_empty());
    }
    let one_unit = |scene: Scene| scene.laboratory(name, DISPLAY).yen(1, 2);
    let open = ["", "1", "1 2", "1 2 5", "1 2 3 4 5"];
    for (scene, slots) in at_each_power(seats, name, one_unit).into_iter().zip(open) {
        assert_eq!(scene.offered(1, "learn"), slots);
    }
}

#[test]
fn s7_7_power_pays_units_in_laboratory_a() {
    laboratory(3, "laboratory-a");
}

#[test]
fn s7_7_power_pays_units_in_laboratory_b() {
    laboratory(4, "laboratory-b");
}

#[test]
fn s7_7_example_the_tram_for_six() {
    let scene = Scene::new(4).turn(3).laboratory("laboratory-a", "K01 K03 K26").yen(3, 3);
    let scene = scene.shops(3, "laboratory-a 1").assistants(3, "laboratory-a 3").act(3, "laboratory-a");
    let scene = scene.play("3: learn 3, end");
    assert!(scene.state.players[seat(3)].has(Title::Tram));
    assert_eq!(scene.yen_of(3), 1, "5 power and 2 yen");
}

#[test]
fn s7_7_missing_units_are_paid_in_yen_or_imports() {
    let scene = Scene::new(3).laboratory("laboratory-a", DISPLAY).yen(1, 5).imports(1, 2);
    let scene = scene.act_with(1, "laboratory-a", 2).play("1: learn 2");
    assert_eq!(
        scene.state.phase,
        Phase::Unit { seat: seat(1), area: area("laboratory-a"), slot: 2, missing: 2 }
    );
    assert_eq!(scene.choices(1), "pay import, pay yen");
    let tea = Illegal::NotAccepted { payment: Payment::Good(Good::Tea), purpose: Purpose::Learn };
    scene.refuses(1, "pay tea", tea, "7.7");
    let mixed = scene.clone().play("1: pay import, pay yen, end");
    assert_eq!((mixed.yen_of(1), mixed.imports_of(1)), (3, 1));
    let imports = scene.play("1: pay import, pay import, end");
    assert_eq!((imports.yen_of(1), imports.imports_of(1)), (5, 0));
}

#[test]
fn s7_7_a_technology_too_expensive_is_refused() {
    let scene = Scene::new(3).laboratory("laboratory-a", DISPLAY).yen(1, 3).act_with(1, "laboratory-a", 3);
    // The Tram costs 6: three units more than the power, of which 3 yen can pay one.
    scene.refuses(1, "learn 3", Illegal::TooExpensive { needs: 3, most: 1 }, "7.7");
    let scene = Scene::new(3).laboratory("laboratory-a", "K12 K03").yen(1, 9).act_with(1, "laboratory-a", 4);
    scene.refuses(1, "learn 5", Illegal::SlotEmpty { slot: 5, purpose: Purpose::Learn }, "7.7");
}

#[test]
fn s7_7_excess_power_is_lost_and_learning_is_optional() {
    let scene = Scene::new(3).laboratory("laboratory-a", DISPLAY).yen(1, 5).act_with(1, "laboratory-a", 5);
    let learned = scene.clone().play("1: learn 1, end");
    assert_eq!((learned.yen_of(1), learned.state.players[seat(1)].technologies.len()), (5, 1));
    let none = scene.play("1: done, end");
    assert_eq!((none.yen_of(1), none.state.players[seat(1)].technologies.len()), (5, 0));
    assert_eq!(none.display("laboratory-a"), DISPLAY);
}

#[test]
fn s7_7_cards_slide_to_the_left_and_a_new_one_comes_in() {
    let scene = Scene::new(3).laboratory("laboratory-a", DISPLAY).technology_deck_top("K30");
    let scene = scene.act_with(1, "laboratory-a", 4).play("1: learn 2, end");
    assert_eq!(scene.display("laboratory-a"), "K12 K26 K15 K27 K07 K30");
    let event = |event: &Event| matches!(event, Event::TechnologiesShown { cards, .. } if cards.len() == 1);
    assert_eq!(scene.event_count(event), 1);
}

#[test]
fn s7_7_an_empty_deck_leaves_the_space_empty_without_ending_the_game() {
    let scene = Scene::new(3).laboratory("laboratory-a", DISPLAY).without_technology_deck();
    let scene = scene.act_with(1, "laboratory-a", 3).play("1: learn 1, end");
    assert_eq!(scene.display("laboratory-a"), "K03 K26 K15 K27 K07 .");
    assert_eq!(scene.state.ending, None);
}

#[test]
fn s7_7_a_technology_can_complete_a_pair_of_countries() {
    // Letterpress and the completed order O27 are German.
    let scene = Scene::new(3).completed(1, "O27").laboratory("laboratory-a", DISPLAY);
    let scene = scene.act_with(1, "laboratory-a", 3).play("1: learn 1, end");
    assert_eq!(scene.ready_agents(1), 1);
}

fn port(name: &str) {
    let open = ["", "1 2", "1 2 3 4", "1 2 3 4 5 6", "1 2 3 4 5 6"];
    for (place, (scene, slots)) in at_each_power(3, name, |scene| scene).into_iter().zip(open).enumerate() {
        assert_eq!(scene.offered(1, "order"), slots);
        assert_eq!(is_pending(&scene), !slots.is_empty());
        let points = if place == 4 { 3 } else { 0 };
        assert_eq!((scene.points_of(1), scene.earned(1, PointSource::Ports)), (points, points));
    }
    let green = Scene::new(3).act_with(1, name, 2);
    green.refuses(1, "order 3", Illegal::LevelTooHigh { level: 2, most: 1 }, "7.8");
    green.refuses(1, "order 5", Illegal::LevelTooHigh { level: 3, most: 1 }, "7.8");
}

#[test]
fn s7_8_power_limits_the_level_in_port_a() {
    port("port-a");
}

#[test]
fn s7_8_power_limits_the_level_in_port_b() {
    port("port-b");
}

#[test]
fn s7_8_example_a_green_and_an_orange_order_for_two_yen() {
    let scene = Scene::new(4).turn(3).yen(3, 3).port("port-a", "O01 O02 O03 O04 O05 O06");
    let scene = scene.assistants(3, "port-a 2").act(3, "port-a").play("3: order 2, order 3, end");
    assert_eq!((scene.orders_of(3).as_str(), scene.yen_of(3)), ("O02 O03", 1));
}

#[test]
fn s7_8_the_second_order_costs_two_yen_or_an_import() {
    let scene = Scene::new(3).yen(1, 2).imports(1, 1).act_with(1, "port-a", 2).play("1: order 1, order 2");
    assert!(matches!(scene.state.phase, Phase::SecondOrder { .. }), "{:?}", scene.state.phase);
    assert_eq!(scene.choices(1), "pay import, pay yen");
    let yen = scene.clone().play("1: pay yen, end");
    assert_eq!((yen.orders_of(1).as_str(), yen.yen_of(1), yen.imports_of(1)), ("O01 O02", 0, 1));
    let import = scene.play("1: pay import, end");
    assert_eq!((import.orders_of(1).as_str(), import.yen_of(1), import.imports_of(1)), ("O01 O02", 2, 0));
}

#[test]
fn s7_8_one_order_is_free_and_taking_is_optional() {
    let scene = Scene::new(3).act_with(1, "port-a", 3);
    let one = scene.clone().play("1: order 4");
    assert_eq!(one.orders_of(1), "O04");
    assert_eq!(one.event_count(|event| matches!(event, Event::Paid { .. })), 0);
    let none = scene.play("1: done, end");
    assert_eq!(none.orders_of(1), "");
    assert_eq!(none.display("port-a"), "O01 O02 O03 O04 O05 O06");
}

#[test]
fn s7_8_cards_slide_to_the_left_and_new_ones_come_in() {
    let scene = Scene::new(3).yen(1, 2).order_deck("O30 O31 O32").port("port-a", "O01 O02 O03 O04 O05 O06");
    let scene = scene.act_with(1, "port-a", 4).play("1: order 1, order 5, end");
    assert_eq!(scene.display("port-a"), "O02 O03 O04 O06 O30 O31");
    assert_eq!((scene.state.order_deck.len(), scene.state.ending), (1, None));
}

#[test]
fn s7_8_an_empty_space_has_no_order() {
    let scene = Scene::new(3).port("port-a", "O01 O02").act_with(1, "port-a", 4);
    assert_eq!(scene.offered(1, "order"), "1 2");
    scene.refuses(1, "order 3", Illegal::SlotEmpty { slot: 3, purpose: Purpose::Order }, "7.8");
}
