//! §9: each technology.

use crate::scene::{Scene, area, goods, seat};
use portolan_yokohama::{Event, Illegal, Phase, Piece, PointSource, Purpose, Title};

#[test]
fn s9_1_ball_gives_two_points_for_each_order() {
    let scene = Scene::new(3).knows(1, "ball").orders(1, "O01 O12").goods(1, "tea 7");
    let scene = scene.play("1: complete O01, complete O12");
    assert_eq!(scene.points_of(1), 4 + 2 + 2 + 2);
    assert_eq!((scene.earned(1, PointSource::Orders), scene.earned(1, PointSource::Technologies)), (6, 4));
    let other = Scene::new(3).knows(2, "ball").orders(1, "O01").goods(1, "tea 4").play("1: complete O01");
    assert_eq!((other.points_of(1), other.points_of(2)), (4, 0));
}

#[test]
fn s9_2_brick_factory_gives_four_points_in_the_customs() {
    let scene = Scene::new(3).knows(1, "brick-factory").imports(1, 1).act_with(1, "customs", 2);
    assert_eq!(scene.play("1: space 2, from hand, end").points_of(1), 4 + 4);
    let church = Scene::new(3).knows(1, "brick-factory").act_with(1, "church", 4);
    assert_eq!(church.play("1: space 1, from hand, end").points_of(1), 3);
}

#[test]
fn s9_3_electric_light_gives_three_points_for_each_house() {
    let scene = || Scene::new(3).knows(1, "electric-light").hand(1, "houses 1 shops 1").tile("bank", "B01");
    assert_eq!(scene().act_with(1, "bank", 4).play("1: house, end").points_of(1), 7 + 3);
    assert_eq!(scene().act_with(1, "bank", 4).play("1: shop 1, end").points_of(1), 4);
}

#[test]
fn s9_4_fair_gives_ten_points_at_once() {
    let scene = Scene::new(3).laboratory("laboratory-a", "K07").yen(1, 6).act_with(1, "laboratory-a", 5);
    let scene = scene.play("1: learn 1, end");
    assert_eq!((scene.points_of(1), scene.earned(1, PointSource::Technologies)), (10, 10));
    assert_eq!(scene.yen_of(1), 0);
    let scene = scene.play("2: end; 3: end; 1: end");
    assert_eq!(scene.points_of(1), 10, "once");
}

#[test]
fn s9_5_gas_light_gives_two_points_for_each_shop() {
    let scene = || Scene::new(3).knows(1, "gas-light").hand(1, "houses 1 shops 1").tile("bank", "B01");
    assert_eq!(scene().act_with(1, "bank", 4).play("1: shop 1, end").points_of(1), 4 + 2);
    assert_eq!(scene().act_with(1, "bank", 4).play("1: house, end").points_of(1), 7);
}

#[test]
fn s9_6_language_school_gives_a_yen_for_each_order() {
    let scene = Scene::new(3).knows(1, "language-school").orders(1, "O01 O12").goods(1, "tea 7");
    let scene = scene.play("1: complete O01, complete O12");
    assert_eq!(scene.yen_of(1), 1 + 2 + 1);
}

#[test]
fn s9_7_letterpress_gives_a_yen_for_each_later_technology() {
    let scene = Scene::new(3).knows(1, "letterpress").laboratory("laboratory-a", "K19 K20");
    let scene = scene.act_with(1, "laboratory-a", 3).play("1: learn 1, end");
    assert_eq!(scene.yen_of(1), 1);
}

#[test]
fn s9_8_mining_technology_adds_a_copper_to_each_gain() {
    let miner = || Scene::new(3).knows(1, "mining-technology");
    let mined = |scene: Scene| scene.goods_of(1);
    assert_eq!(mined(miner().act_with(1, "copper-1", 3).play("1: end")), goods("copper 2"));
    assert_eq!(
        mined(miner().act_with(1, "copper-1", 2).play("1: end")),
        goods(""),
        "no copper for an action without yield"
    );
    assert_eq!(
        mined(miner().yen(1, 4).act_with(1, "chinatown", 2).play("1: buy copper, buy copper, end")),
        goods("copper 4"),
        "two exchanges are two gains"
    );
    let token = miner().token("bank", "T10").act_with(1, "bank", 5).play("1: token, end");
    assert_eq!(mined(token), goods("copper 3"));
    let tile = miner().tile("bank", "B06").act_with(1, "bank", 4).play("1: shop 2, end");
    assert_eq!(mined(tile), goods("copper 2"));
    let chosen = miner().tile("bank", "B10").act_with(1, "bank", 4).play("1: shop 3, gain copper, end");
    assert_eq!(mined(chosen), goods("copper 2"));
    assert_eq!(mined(miner().act_with(1, "tea-1", 3).play("1: end")), goods("tea 3"));
}

#[test]
fn s9_9_newspaper_allows_four_on_different_areas() {
    let scene = Scene::new(3).knows(1, "newspaper").president(2, "tea-1").yen(1, 1);
    let scene = scene.play("1: main, place bank, place church, place customs, place tea-1");
    assert_eq!((scene.state.players[seat(1)].assistants_on_areas(), scene.yen_of(2)), (4, 1));
    assert!(matches!(scene.state.phase, Phase::Move { .. }), "no fifth");
    let two = Scene::new(3).knows(1, "newspaper").play("1: main, place bank, place bank");
    assert!(matches!(two.state.phase, Phase::Move { .. }), "at most two on one area");
}

#[test]
fn s9_10_patent_system_gives_two_points_for_each_later_technology() {
    let scene = Scene::new(3).knows(1, "patent-system").laboratory("laboratory-a", "K19 K20");
    let scene = scene.act_with(1, "laboratory-a", 3).play("1: learn 1, end");
    assert_eq!((scene.points_of(1), scene.earned(1, PointSource::Technologies)), (2, 2));
}

#[test]
fn s9_11_postal_system_allows_stops_beside_other_presidents() {
    let scene =
        Scene::new(3).knows(1, "postal-system").president(1, "copper-1").president(2, "bank").yen(1, 1);
    let scene = scene.assistants(1, "bank 1").play("1: move, go bank, end");
    assert_eq!(scene.president_of(1), Some("bank"));
    assert_eq!(scene.all_yen(), [2, 1, 0], "a fee, then a visit with power 2");
    let without = Scene::new(3).president(1, "copper-1").president(2, "bank").yen(1, 1);
    let without = without.assistants(1, "bank 1").play("1: move");
    assert_eq!(without.choices(1), "recall");
}

#[test]
fn s9_11_postal_system_with_the_stagecoach_costs_no_fees() {
    let scene =
        Scene::new(3).knows(1, "postal-system stagecoach").president(1, "copper-1").president(2, "bank");
    let scene = scene.assistants(1, "bank 1").play("1: move, go bank, end");
    assert_eq!((scene.president_of(1), scene.all_yen()), (Some("bank"), vec![2, 0, 0]));
}

#[test]
fn s9_12_spinning_machine_sells_a_silk_for_two_yen_once_per_turn() {
    let scene =
        Scene::new(3).knows(1, "spinning-machine").goods(1, "silk 2").orders(1, "O01").play("1: spin");
    assert_eq!((scene.yen_of(1), scene.goods_of(1)), (2, goods("silk 1")));
    scene.refuses(1, "spin", Illegal::AlreadyUsed { title: Title::SpinningMachine }, "9.12");
    let none = Scene::new(3).goods(1, "silk 2").orders(1, "O01");
    none.refuses(1, "spin", Illegal::NoTechnology { title: Title::SpinningMachine }, "9.12");
    let again = scene.play("1: end; 2: end; 3: end; 1: spin");
    assert_eq!(again.yen_of(1), 4);
}

#[test]
fn s9_12_silk_of_the_same_turn_can_be_spun() {
    let scene = Scene::new(3).knows(1, "spinning-machine").act_with(1, "silk-1", 2).play("1: spin, end");
    assert_eq!((scene.yen_of(1), scene.goods_of(1)), (2, goods("")));
}

#[test]
fn s9_13_stagecoach_moves_without_fees() {
    let scene = Scene::new(3).knows(1, "stagecoach").president(1, "bank").president(2, "chinatown");
    let scene = scene.assistants(1, "chinatown 1 church 1").play("1: move");
    let there = Illegal::PresidentThere { area: area("chinatown"), purpose: Purpose::Go };
    scene.refuses(1, "go chinatown", there, "5.1");
    let scene = scene.play("1: go church");
    assert_eq!((scene.president_of(1), scene.all_yen()), (Some("church"), vec![0, 0, 0]));
}

#[test]
fn s9_13_the_stagecoach_does_not_waive_placement_fees() {
    let scene =
        Scene::new(3).knows(1, "stagecoach").president(2, "bank").yen(1, 1).play("1: main, place bank");
    assert_eq!(scene.all_yen(), [0, 1, 0]);
}

#[test]
fn s9_14_station_is_placed_when_the_card_is_learned() {
    let scene = Scene::new(3).laboratory("laboratory-a", "K21").act_with(1, "laboratory-a", 5);
    let scene = scene.play("1: learn 1");
    assert_eq!(scene.state.phase, Phase::Station { seat: seat(1) });
    assert_eq!(scene.offered(1, "station").split(' ').count(), 13, "any area except the canal");
    let scene = scene.play("1: station bank, end");
    assert_eq!(scene.state.station, Some(area("bank")));
    assert!(scene.events().contains(&Event::StationPlaced { seat: seat(1), area: area("bank") }));
}

#[test]
fn s9_14_the_station_adds_power_for_every_player() {
    let visit = |number: usize, name: &str| {
        let scene = Scene::new(3).knows(1, "station").station("bank").turn(number);
        let scene = scene.assistants(number, &format!("{name} 1")).act(number, name);
        let power = |event| match event {
            Event::ActionBegan { power, .. } => Some(power),
            _ => None,
        };
        scene.events().into_iter().find_map(power)
    };
    // President, assistant and station, with or without the card; on other areas no station adds power.
    assert_eq!([visit(1, "bank"), visit(2, "bank"), visit(3, "bank")], [Some(3); 3]);
    assert_eq!([visit(1, "tea-1"), visit(2, "tea-1")], [Some(2); 2]);
    let agent = Scene::new(3).knows(1, "station").station("bank").turn(2).agents(2, "us");
    assert_eq!(agent.assistants(2, "bank 1").play("2: agent bank").yen_of(2), 2, "also for an agent");
}

#[test]
fn s9_14_the_owner_rides_there_past_presidents_without_a_fee() {
    // In one row: seat 1, an area with the president of seat 2, and the station with the president of seat 3.
    let row = |yen| {
        let scene = Scene::new(3).map("copper-1 bank customs").president(1, "copper-1").president(2, "bank");
        scene.president(3, "customs").assistants(1, "bank 1 customs 1").yen(1, yen).station("customs")
    };
    // On foot the area cannot be reached with any amount of money, because it is occupied.
    assert_eq!(row(9).play("1: move").choices(1), "recall");
    let scene = row(0).knows(1, "station").play("1: move");
    assert_eq!(scene.choices(1), "ride, recall");
    let scene = scene.play("1: ride");
    assert_eq!(scene.president_of(1), Some("customs"));
    assert_eq!(row(9).knows(1, "station").play("1: move, ride").all_yen(), [9, 0, 0], "neither is paid");
    let began = Event::ActionBegan { seat: seat(1), area: area("customs"), power: 3, by_agent: false };
    assert!(scene.events().contains(&began), "the ride was the whole movement");
}

#[test]
fn s9_14_the_ride_works_from_the_hand() {
    let scene = Scene::new(3).knows(1, "station").station("customs").president(2, "customs");
    let scene = scene.assistants(1, "customs 1").yen(1, 1).play("1: move");
    // The president is in the hand and cannot be placed there, because the area is occupied.
    assert_eq!((scene.president_of(1), scene.choices(1)), (None, "ride, recall".into()));
    let scene = scene.play("1: ride");
    assert_eq!((scene.president_of(1), scene.all_yen()), (Some("customs"), vec![1, 0, 0]));
}

#[test]
fn s9_15_stock_market_refills_to_two_yen() {
    for (before, after) in [(0, 2), (1, 2), (2, 2), (3, 3)] {
        let scene = Scene::new(3).knows(2, "stock-market").yen(2, before).play("1: end");
        assert_eq!((scene.state.turn.seat, scene.yen_of(2)), (seat(2), after));
    }
    let none = Scene::new(3).play("1: end");
    assert_eq!(none.yen_of(2), 0);
}

#[test]
fn s9_16_telegram_places_one_more_on_a_neighbouring_area() {
    let scene = Scene::new(3).knows(1, "telegram").play("1: main, place bank, place bank");
    assert_eq!(scene.offered(1, "place"), "copper-1 fishing-1 chinatown agency");
    let far = Illegal::NotAdjacent { from: area("bank"), to: area("church"), purpose: Purpose::Telegram };
    scene.refuses(1, "place church", far, "9.16");
    let scene = scene.play("1: place agency");
    assert_eq!((scene.on(1, "bank"), scene.on(1, "agency")), (2, 1));
    assert!(matches!(scene.state.phase, Phase::Move { .. }), "and no more");
}

#[test]
fn s9_16_the_additional_assistant_costs_the_fee_and_is_optional() {
    let scene = Scene::new(3).knows(1, "telegram").president(2, "agency").yen(1, 1);
    let scene = scene.play("1: main, place bank, place bank");
    assert_eq!(scene.clone().play("1: place agency").all_yen(), [0, 1, 0]);
    assert!(matches!(scene.play("1: done").state.phase, Phase::Move { .. }));
}

#[test]
fn s9_17_telephone_leaves_an_assistant() {
    let scene = Scene::new(3).knows(1, "telephone").act_with(1, "bank", 3);
    assert_eq!(scene.choices(1), "leave, done");
    let left = scene.clone().play("1: leave, end");
    assert_eq!((left.on(1, "bank"), left.pieces_of(1)[0]), (1, 7));
    let none = scene.play("1: done, end");
    assert_eq!((none.on(1, "bank"), none.pieces_of(1)[0]), (0, 8));
}

#[test]
fn s9_17_telephone_works_for_an_agent_too() {
    let scene = Scene::new(3).knows(1, "telephone").agents(1, "us").assistants(1, "bank 2");
    let scene = scene.play("1: agent bank, leave");
    assert_eq!(scene.on(1, "bank"), 1);
}

#[test]
fn s9_18_tram_goes_any_distance_without_fees() {
    let scene = Scene::new(3).knows(1, "tram").president(1, "copper-1").president(2, "customs").yen(1, 1);
    let scene = scene.assistants(1, "port-b 1 customs 1").play("1: move");
    assert_eq!(scene.choices(1), "tram port-b, recall");
    let there = Illegal::PresidentThere { area: area("customs"), purpose: Purpose::Tram };
    scene.refuses(1, "tram customs", there, "9.18");
    let scene = scene.play("1: tram port-b");
    assert_eq!((scene.president_of(1), scene.yen_of(1)), (Some("port-b"), 1));
    let began = Event::ActionBegan { seat: seat(1), area: area("port-b"), power: 2, by_agent: false };
    assert!(scene.events().contains(&began), "the ride was the whole movement");
}

#[test]
fn s9_18_the_tram_needs_the_card() {
    let scene = Scene::new(3).president(1, "copper-1").assistants(1, "port-b 1").play("1: move");
    scene.refuses(1, "tram port-b", Illegal::NoTechnology { title: Title::Tram }, "9.18");
    scene.refuses(1, "ride", Illegal::NoTechnology { title: Title::Station }, "9.14");
}

#[test]
fn s9_19_university_takes_an_assistant_for_a_yen_once_per_turn() {
    let scene = Scene::new(3).knows(1, "university").yen(1, 3).orders(1, "O01").play("1: study");
    assert_eq!((scene.yen_of(1), scene.pieces_of(1)[0], scene.warehouse_of(1)[0]), (2, 9, 11));
    scene.refuses(1, "study", Illegal::AlreadyUsed { title: Title::University }, "9.19");
    let again = scene.play("1: end; 2: end; 3: end; 1: study");
    assert_eq!((again.yen_of(1), again.warehouse_of(1)[0]), (1, 10));
}

#[test]
fn s9_19_a_yen_and_an_assistant_are_needed() {
    let scene = Scene::new(3).knows(1, "university").orders(1, "O01");
    let too_little_yen = Illegal::TooLittleYen { needs: 1, has: 0, purpose: Purpose::Study };
    scene.refuses(1, "study", too_little_yen, "9.19");
    let gone = scene.yen(1, 1).hand(1, "assistants 20");
    let empty = Illegal::WarehouseEmpty { piece: Piece::Assistant, purpose: Purpose::Study };
    gone.refuses(1, "study", empty, "9.19");
}

#[test]
fn s9_20_winery_gives_three_points_in_the_church() {
    let scene = Scene::new(3).knows(1, "winery").act_with(1, "church", 4).play("1: space 1, from hand, end");
    assert_eq!((scene.points_of(1), scene.earned(1, PointSource::Church)), (3 + 3, 3));
    let customs = Scene::new(3).knows(1, "winery").imports(1, 1).act_with(1, "customs", 2);
    assert_eq!(customs.play("1: space 2, from hand, end").points_of(1), 4);
}
