//! §6: power, income, tokens, building, recovery.

use crate::scene::{Scene, area, card, goods, seat};
use portolan_yokohama::{Event, Illegal, Phase, Piece, PointSource};

fn power_of(scene: &Scene) -> u8 {
    let mut powers = scene.events().into_iter().filter_map(|event| match event {
        Event::ActionBegan { power, .. } => Some(power),
        _ => None,
    });
    powers.next_back().expect("an action began")
}

#[test]
fn s6_1_example_president_three_assistants_and_a_shop_make_5() {
    let scene = Scene::new(4).turn(3).shops(3, "silk-1 1").assistants(3, "silk-1 3").act(3, "silk-1");
    assert_eq!(power_of(&scene), 5);
    assert_eq!(scene.goods_of(3), goods("silk 4"));
}

#[test]
fn s6_1_every_piece_adds_one_power_up_to_5() {
    let bank = || Scene::new(3).assistants(1, "bank 1");
    assert_eq!(power_of(&bank().act(1, "bank")), 2);
    assert_eq!(power_of(&bank().shops(1, "bank 1").act(1, "bank")), 3);
    assert_eq!(power_of(&bank().houses(1, "bank").act(1, "bank")), 3);
    assert_eq!(power_of(&bank().knows(2, "station").station("bank").act(1, "bank")), 3);
    let all = bank().shops(1, "bank 1").houses(1, "bank").knows(1, "station").station("bank");
    assert_eq!(power_of(&all.clone().act(1, "bank")), 5);
    let more = all.assistants(1, "bank 4").act(1, "bank");
    assert_eq!((power_of(&more), more.yen_of(1)), (5, 5));
}

#[test]
fn s6_1_pieces_of_others_and_on_other_areas_do_not_count() {
    let scene = Scene::new(3).assistants(1, "bank 1 tea-1 3").assistants(2, "bank 3").shops(2, "bank 1");
    let scene = scene.shops(1, "church 1").knows(1, "station").station("church").act(1, "bank");
    assert_eq!((power_of(&scene), scene.yen_of(1)), (2, 2));
}

#[test]
fn s6_1_the_view_shows_the_power_of_each_seat_without_the_president() {
    let scene = Scene::new(3).assistants(1, "bank 2").president(1, "bank").houses(2, "bank");
    assert_eq!(scene.public_view().area(area("bank")).unwrap().power, [2, 1, 0]);
}

#[test]
fn s6_1_an_action_with_too_little_power_is_still_performed() {
    let scene = Scene::new(3).houses(2, "copper-1").act_with(1, "copper-1", 2);
    assert_eq!(scene.goods_of(1), goods(""));
    assert_eq!((scene.yen_of(2), scene.pieces_of(1)[0]), (1, 8));
}

#[test]
fn s6_2_the_owner_of_a_house_gets_a_yen() {
    let scene = Scene::new(3).houses(2, "bank").act_with(1, "bank", 2).play("1: end");
    assert_eq!(scene.all_yen(), [2, 1, 0]);
    assert!(scene.events().contains(&Event::HousePaid { seat: seat(2), area: area("bank"), yen: 1 }));
    let own = Scene::new(3).houses(1, "bank").act_with(1, "bank", 2).play("1: end");
    assert_eq!(own.all_yen(), [3, 0, 0], "power 3, and no income from the player's own house");
    let elsewhere = Scene::new(3).houses(2, "church").act_with(1, "bank", 2).play("1: end");
    assert_eq!(elsewhere.all_yen(), [2, 0, 0]);
}

#[test]
fn s6_3_power_5_takes_the_token() {
    let scene = Scene::new(3).token("bank", "T06").act_with(1, "bank", 5);
    assert_eq!(scene.state.phase, Phase::Token { seat: seat(1), area: area("bank") });
    assert_eq!(scene.choices(1), "token, done");
    let scene = scene.play("1: token, end");
    assert_eq!(scene.yen_of(1), 5 + 5);
    assert!(scene.state.players[seat(1)].tokens.has(card("T06")));
    assert_eq!(scene.state.sites[area("bank")].token, None);
}

#[test]
fn s6_3_no_token_below_power_5_and_only_once() {
    let four = Scene::new(3).hand(1, "shops 0").act_with(1, "bank", 4);
    assert_eq!(four.state.action, None, "no decision is pending");
    assert_eq!(four.event_count(|event| matches!(event, Event::TokenTaken { .. })), 0);
    let gone = Scene::new(3).hand(1, "shops 0").no_token("bank").act_with(1, "bank", 5);
    assert_eq!(gone.state.action, None, "the token is gone");
}

#[test]
fn s6_4_power_4_builds_a_shop_on_any_free_space() {
    let scene = Scene::new(3).tile("bank", "B01").shops(2, "bank 2").act_with(1, "bank", 4);
    assert_eq!(scene.choices(1), "shop 1, shop 3, shop 4, done");
    scene.refuses(1, "shop 2", Illegal::ShopThere { space: 2 }, "6.4");
    scene.refuses(1, "house", Illegal::NoPieceInHand { piece: Piece::House }, "6.5");
    let scene = scene.play("1: shop 3");
    assert_eq!(scene.state.sites[area("bank")].shops, [None, Some(seat(2)), Some(seat(1)), None]);
    assert_eq!((scene.points_of(1), scene.earned(1, PointSource::Buildings)), (2, 2));
    assert_eq!(scene.pieces_of(1), [8, 1, 0]);
}

#[test]
fn s6_4_no_building_below_power_4() {
    let scene = Scene::new(3).hand(1, "houses 1").act_with(1, "bank", 3);
    assert_eq!(scene.state.action, None, "no decision is pending");
}

#[test]
fn s6_4_a_player_has_at_most_one_shop_on_each_area() {
    let scene = Scene::new(3).shops(1, "bank 1").hand(1, "shops 1 houses 1").act_with(1, "bank", 3);
    assert_eq!(scene.choices(1), "house, done");
    scene.refuses(1, "shop 2", Illegal::OwnShopThere { area: area("bank") }, "6.4");
}

#[test]
fn s6_4_without_a_shop_in_the_hand_none_is_built() {
    let scene = Scene::new(3).hand(1, "shops 0 houses 1").act_with(1, "bank", 4);
    assert_eq!(scene.choices(1), "house, done");
    scene.refuses(1, "shop 1", Illegal::NoPieceInHand { piece: Piece::Shop }, "6.4");
}

#[test]
fn s6_5_power_4_builds_a_trading_house() {
    let scene = Scene::new(3).tile("bank", "B02").hand(1, "houses 1").act_with(1, "bank", 4);
    let scene = scene.play("1: house, end");
    assert_eq!((scene.points_of(1), scene.imports_of(1)), (5, 1));
    assert_eq!(scene.state.sites[area("bank")].house, Some(seat(1)));
    assert_eq!((scene.pieces_of(1), scene.warehouse_of(1)), ([8, 2, 0], [12, 6, 3]));
}

#[test]
fn s6_5_an_area_has_at_most_one_house() {
    let scene = Scene::new(3).houses(2, "bank").hand(1, "houses 1").act_with(1, "bank", 4);
    assert_eq!(scene.choices(1), "shop 1, shop 2, shop 3, shop 4, done");
    scene.refuses(1, "house", Illegal::HouseThere { area: area("bank") }, "6.5");
}

#[test]
fn s6_5_a_player_may_have_a_shop_and_a_house_on_one_area() {
    let scene =
        Scene::new(3).shops(1, "bank 1").hand(1, "houses 1").act_with(1, "bank", 4).play("1: token, house");
    assert_eq!(scene.state.sites[area("bank")].house, Some(seat(1)));
}

#[test]
fn s6_6_example_three_assistants_are_recovered() {
    let scene = Scene::new(4).turn(3).shops(3, "silk-1 1").assistants(3, "silk-1 3 tea-1 1");
    assert_eq!(scene.pieces_of(3)[0], 4);
    let scene = scene.act(3, "silk-1").play("3: end");
    assert_eq!((scene.pieces_of(3)[0], scene.on(3, "silk-1"), scene.on(3, "tea-1")), (7, 0, 1));
    assert_eq!(scene.president_of(3), Some("silk-1"), "the president stays");
    let back = Event::AssistantsRecovered { seat: seat(3), area: area("silk-1"), count: 3, stays: false };
    assert!(scene.events().contains(&back));
}
