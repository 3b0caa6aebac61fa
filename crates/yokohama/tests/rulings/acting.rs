//! Rulings on the area action and the yields of the areas.

use crate::scene::{Scene, area, goods, seat};
use portolan_core::Components as _;
use portolan_yokohama::{
    Components, DirectTravel, Ending, Event, Good, Illegal, ManagementBoard, Occupant, Options, Payment,
    Phase, PointSource, Purpose, Title,
};

#[test]
fn r16_power_is_fixed_when_the_action_begins() {
    let scene = Scene::new(3).token("church", "T01").act_with(1, "church", 5);
    let scene = scene.play("1: space 1, from church");
    assert_eq!(scene.on(1, "church"), 3, "with the president that would be power 4");
    assert_eq!(scene.state.phase, Phase::Token { seat: seat(1), area: area("church") });
    let moved = Scene::new(3).token("bank", "T18").tile("bank", "B01").act_with(1, "bank", 5);
    let moved =
        moved.play("1: token, from bank, place tea-1, from bank, place tea-1, from bank, place tea-1");
    assert_eq!((moved.on(1, "bank"), moved.choices(1).contains("shop 1")), (1, true), "still 5");
}

#[test]
fn r17_an_agent_adds_no_power() {
    let scene = Scene::new(3).agents(1, "us").assistants(1, "bank 2").houses(1, "bank").president(1, "tea-1");
    let scene = scene.play("1: agent bank");
    assert_eq!(scene.yen_of(1), 3);
}

#[test]
fn r18_an_action_without_effect_is_allowed() {
    for name in ["copper-1", "customs", "church"] {
        let scene = Scene::new(3).houses(2, name).act_with(1, name, 2);
        assert_eq!((scene.yen_of(2), scene.pieces_of(1)[0], scene.state.action), (1, 8, None), "{name}");
        assert_eq!(scene.president_of(1), Some(name));
    }
}

#[test]
fn r19_a_trading_house_pays_for_every_action_of_another_player() {
    let scene = Scene::new(3).houses(2, "bank").agents(1, "us").assistants(1, "bank 1").play("1: agent bank");
    assert_eq!(scene.yen_of(2), 1);
    let scene = scene.play("1: main, place bank, done, go bank, end");
    assert_eq!(scene.yen_of(2), 2, "by agent and by president in one turn");
    // The owner is not paid for acting there: house and assistant are power 2, for which the bank pays 2 yen.
    let own = Scene::new(3).turn(2).houses(2, "bank").agents(2, "uk").assistants(2, "bank 1");
    assert_eq!(own.play("2: agent bank").yen_of(2), 2);
    let alone = Scene::new(3).turn(2).houses(2, "bank").assistants(2, "bank 1").act(2, "bank");
    assert_eq!(alone.yen_of(2), 3, "with the president: power 3");
    assert_eq!(alone.event_count(|event| matches!(event, Event::HousePaid { .. })), 0);
    // The next player pays again.
    let next = scene.assistants(3, "bank 1").agents(3, "de").orders(3, "O36").play("2: end; 3: agent bank");
    assert_eq!((next.yen_of(2), next.event_count(|event| matches!(event, Event::HousePaid { .. }))), (3, 3));
}

#[test]
fn r20_taking_no_space_is_allowed() {
    let church = Scene::new(3).act_with(1, "church", 4);
    assert_eq!(church.choices(1), "space 1, done");
    let church = church.play("1: done, end");
    assert_eq!((church.state.assistants_on_board(ManagementBoard::Church), church.pieces_of(1)[0]), (0, 8));
    let customs = Scene::new(3).imports(1, 2).act_with(1, "customs", 3).play("1: done, end");
    assert_eq!((customs.state.assistants_on_board(ManagementBoard::Customs), customs.imports_of(1)), (0, 2));
}

#[test]
fn r21_a_space_below_the_maximum_can_be_taken() {
    let church = Scene::new(3).goods(1, "tea 2").act_with(1, "church", 5).play("1: space 1, from hand, end");
    assert_eq!((church.points_of(1), church.goods_of(1)), (3, goods("tea 2")), "one faith is lost");
    let customs =
        Scene::new(3).imports(1, 4).act_with(1, "customs", 5).play("1: space 1, from hand, done, end");
    assert_eq!((customs.points_of(1), customs.imports_of(1)), (4, 3), "one import, no more");
}

#[test]
fn r22_each_kind_of_payment_buys_one_faith_once() {
    let scene = Scene::new(3).goods(1, "tea 9 fish 1").yen(1, 9).act_with(1, "church", 3);
    // Power 3, tea, fish, and 2 yen make 6 faith; more tea or yen adds nothing.
    assert_eq!(scene.offered(1, "space"), "1 2 3");
    scene.refuses(1, "space 4", Illegal::TooLittleFaith { needs: 7, most: 6 }, "7.4");
    let scene = scene.play("1: space 2, pay tea");
    scene.refuses(1, "pay tea", Illegal::AlreadyPaid { payment: Payment::Good(Good::Tea) }, "7.4");
    let none = Illegal::TooFewGoods { good: Good::Silk, needs: 1, has: 0, purpose: Purpose::Church };
    scene.refuses(1, "pay silk", none, "7.4");
    assert_eq!(scene.offered(1, "pay"), "fish yen");
}

#[test]
fn r23_a_full_board_has_no_effect() {
    for board in ManagementBoard::ALL {
        let scene = Scene::new(3).hand(1, "shops 0").no_token(board.area().name()).imports(1, 9);
        let scene = scene.on_board(board, 2, &[1, 2, 3, 4]).on_board(board, 3, &[5, 6, 7, 8]);
        let scene = scene.act_with(1, board.area().name(), 5);
        assert_eq!((scene.state.action, scene.imports_of(1), scene.pieces_of(1)[0]), (None, 9, 8));
    }
}

#[test]
fn r24_the_token_is_optional_and_counts_when_taken() {
    let scene = Scene::new(3).token("bank", "T01").hand(1, "shops 0").act_with(1, "bank", 5);
    let left = scene.clone().play("1: done");
    assert!(left.state.sites[area("bank")].token.is_some());
    assert_eq!(left.state.players[seat(1)].agents_and_tokens(), 0);
    let taken = scene.play("1: token");
    assert_eq!((taken.points_of(1), taken.earned(1, PointSource::Tokens)), (4, 4));
    assert_eq!(taken.state.players[seat(1)].agents_and_tokens(), 1);
}

#[test]
fn r25_an_action_builds_once_on_any_free_space() {
    let scene = Scene::new(3).hand(1, "houses 1").tile("bank", "B01").act_with(1, "bank", 4);
    assert_eq!(scene.choices(1), "shop 1, shop 2, shop 3, shop 4, house, done");
    let built = scene.play("1: shop 4");
    assert_eq!((built.points_of(1), built.state.action), (1, None), "and no house after it");
    assert_eq!(built.pieces_of(1), [8, 1, 1]);
}

#[test]
fn r26_an_unused_warehouse_icon_is_lost() {
    let scene = Scene::new(3).tile("tea-1", "B11").act_with(1, "tea-1", 4).play("1: shop 1");
    assert_eq!(scene.choices(1), "hire assistant, done");
    let lost = scene.play("1: done");
    assert_eq!((lost.state.action, lost.warehouse_of(1)[0]), (None, 12));
    // Nothing can be taken, so there is no decision.
    let none = Scene::new(3).tile("tea-1", "B11").hand(1, "assistants 20").act_with(1, "tea-1", 4);
    assert_eq!(none.play("1: shop 1").state.action, None);
}

#[test]
fn r27_each_trading_house_that_leaves_the_warehouse_costs_more() {
    let price = |scene: Scene| {
        let before = scene.yen_of(1);
        before - scene.play("1: hire house").yen_of(1)
    };
    let agency = |scene: Scene| scene.yen(1, 9).act_with(1, "agency", 2);
    assert_eq!(price(agency(Scene::new(3))), 4);
    assert_eq!(price(agency(Scene::new(3).hand(1, "houses 1"))), 5, "in the hand");
    assert_eq!(price(agency(Scene::new(3).houses(1, "tea-1 bank"))), 6, "built");
    assert_eq!(price(agency(Scene::new(3).houses(1, "tea-1 bank").hand(1, "houses 1"))), 7);
}

#[test]
fn r28_fewer_pieces_than_the_agency_allows_may_be_taken() {
    let scene = Scene::new(3).hand(1, "shops 0").act_with(1, "agency", 4).play("1: hire assistant, done");
    assert_eq!((scene.warehouse_of(1)[0], scene.state.action), (11, None));
}

#[test]
fn r29_a_full_hand_still_gains_the_points_of_power_5() {
    let scene = Scene::new(3).orders(1, "O30 O31 O32").yen(1, 5).hand(1, "shops 0").no_token("port-a");
    let scene = scene.act_with(1, "port-a", 5);
    assert_eq!((scene.points_of(1), scene.state.action, scene.yen_of(1)), (3, None, 5));
    let two = Scene::new(3).orders(1, "O30 O31").yen(1, 5).act_with(1, "port-a", 2).play("1: order 1");
    assert_eq!((two.state.action, two.yen_of(1)), (None, 5), "only one can be taken");
}

#[test]
fn r30_the_display_is_refilled_after_the_second_order() {
    let scene = Scene::new(3).yen(1, 2).port("port-a", "O01 O02 O03 O04 O05 O06").act_with(1, "port-a", 3);
    let scene = scene.play("1: order 1");
    assert_eq!(scene.display("port-a"), ". O02 O03 O04 O05 O06");
    assert_eq!(scene.choices(1), "order 2, order 3, order 4, done");
    // If the cards had already been moved, O05 would be on an orange space.
    scene.refuses(1, "order 5", Illegal::LevelTooHigh { level: 3, most: 2 }, "7.8");
    scene.refuses(1, "order 1", Illegal::SlotEmpty { slot: 1, purpose: Purpose::Order }, "7.8");
    let one = scene.play("1: done");
    assert!(one.display("port-a").starts_with("O02 O03 O04 O05 O06 O"), "refilled after one order as well");
}

#[test]
fn r31_a_port_is_refilled_as_far_as_the_deck_allows() {
    let scene = Scene::new(3).yen(1, 2).order_deck("O30").port("port-a", "O01 O02 O03 O04 O05 O06");
    let scene = scene.act_with(1, "port-a", 3).play("1: order 1, order 3, end");
    assert_eq!(scene.display("port-a"), "O02 O04 O05 O06 O30 .");
    assert_eq!(scene.state.ending, Some(Ending::Orders));
    // A second port that cannot be refilled does not trigger the end again.
    let scene = scene.act_with(2, "port-b", 2).play("2: order 1, end");
    assert_eq!(scene.event_count(|event| matches!(event, Event::EndTriggered { .. })), 1);
}

#[test]
fn r32_a_title_cannot_be_taken_twice() {
    let scene =
        Scene::new(3).knows(1, "winery").laboratory("laboratory-a", "K30 K12").act_with(1, "laboratory-a", 5);
    assert_eq!(scene.offered(1, "learn"), "2");
    scene.refuses(1, "learn 1", Illegal::TitleOwned { title: Title::Winery }, "1.5");
    let other =
        Scene::new(3).knows(2, "winery").laboratory("laboratory-a", "K30").act_with(1, "laboratory-a", 5);
    assert!(other.offers(1, "learn 1"), "technologies of other players do not matter");
}

#[test]
fn r33_the_fourth_technology_costs_a_unit_that_power_cannot_pay() {
    let lay_out = |titles: &str| Scene::new(3).knows(1, titles).laboratory("laboratory-a", "K12 K19");
    let third = lay_out("fair tram").act_with(1, "laboratory-a", 5);
    assert!(third.offers(1, "learn 1"), "the third has no surcharge");
    let fourth = |yen, imports| {
        lay_out("fair tram winery").yen(1, yen).imports(1, imports).act_with(1, "laboratory-a", 5)
    };
    // Letterpress costs 3 and the power is 5, but power does not pay the extra unit.
    assert!(!fourth(1, 0).offers(1, "learn 1"));
    let yen = fourth(2, 0).play("1: learn 1, end");
    assert_eq!((yen.yen_of(1), yen.state.players[seat(1)].technologies.len()), (0, 4));
    let import = fourth(1, 1).play("1: learn 1, end");
    assert_eq!((import.yen_of(1), import.imports_of(1)), (1, 0));
    let either = fourth(2, 1).play("1: learn 1");
    assert_eq!(
        either.state.phase,
        Phase::Unit { seat: seat(1), area: area("laboratory-a"), slot: 1, missing: 1 }
    );
    let without_yen = fourth(2, 0).knows(1, "spinning-machine").goods(1, "silk 1").yen(1, 0);
    without_yen.refuses(1, "learn 1", Illegal::TooExpensive { needs: 1, most: 0 }, "7.7");
}

#[test]
fn r34_only_printed_values_count_at_the_end() {
    // The Tram cost 6 on the third space but counts 5, like the Newspaper of seat 2, who is earlier in turn order.
    let scene =
        Scene::new(3).first(2).knows(2, "newspaper").laboratory("laboratory-a", "K01 K03 K26").yen(1, 2);
    let scene = scene.act_with(1, "laboratory-a", 5).play("1: learn 3, end");
    let technology = |number: usize| scene.public_view().players[number - 1].bonuses.technology;
    assert_eq!([technology(1), technology(2)], [5, 10]);
}

#[test]
fn r35_patent_and_letterpress_do_not_count_themselves() {
    let learn = |card: &str| {
        let scene = Scene::new(3).laboratory("laboratory-a", card).act_with(1, "laboratory-a", 4);
        scene.play("1: learn 1, end")
    };
    assert_eq!(learn("K16").points_of(1), 0);
    assert_eq!(learn("K12").yen_of(1), 0);
    // The Letterpress pays its yen only after the card is paid for.
    let scene = Scene::new(3).knows(1, "letterpress").laboratory("laboratory-a", "K03").yen(1, 1);
    let scene = scene.act_with(1, "laboratory-a", 3);
    assert_eq!(scene.offered(1, "learn"), "");
}

#[test]
fn r36_mining_adds_a_copper_to_every_purchase_of_copper_in_chinatown() {
    let five = || {
        let scene = Scene::new(3).knows(1, "mining-technology").hand(1, "shops 0").no_token("chinatown");
        scene.yen(1, 10).act_with(1, "chinatown", 5)
    };
    let added = Event::CopperAdded { seat: seat(1), count: 1 };
    let bought = five().play("1: buy copper, buy copper, buy copper, buy copper, buy copper");
    assert_eq!((bought.goods_of(1), bought.yen_of(1)), (goods("copper 10"), 0));
    assert_eq!(bought.event_count(|event| *event == added), 5);
    // Other goods, imports and sales add no copper.
    let mixed = five().play("1: buy copper, sell copper, buy tea, buy import, buy copper");
    assert_eq!((mixed.goods_of(1), mixed.imports_of(1)), (goods("copper 3 tea 1"), 1));
    assert_eq!((mixed.yen_of(1), mixed.event_count(|event| *event == added)), (10 - 2 + 2 - 1 - 4 - 2, 2));
    // With five exchanges, the maximum profit is 2 yen.
    let traded = five().play("1: buy copper, buy copper, sell copper, sell copper, sell copper");
    assert_eq!((traded.goods_of(1), traded.yen_of(1)), (goods("copper 1"), 10 + 2));
}

#[test]
fn r36_in_revision_1_mining_adds_one_copper_per_visit_to_chinatown() {
    let scene = Scene::new(3).revision(1).knows(1, "mining-technology").yen(1, 6).act_with(1, "chinatown", 4);
    let scene = scene.play("1: buy copper, sell copper, buy copper, buy copper");
    assert_eq!(scene.goods_of(1), goods("copper 3"), "four were gained, one of them without paying");
    assert_eq!(scene.yen_of(1), 6 - 2 + 2 - 2 - 2);
    let added = Event::CopperAdded { seat: seat(1), count: 1 };
    assert_eq!(scene.event_count(|event| *event == added), 1);
}

#[test]
fn r49_swapping_goods_takes_two_exchanges() {
    let scene = Scene::new(3).goods(1, "tea 1").act_with(1, "chinatown", 2).play("1: sell tea, buy fish");
    assert_eq!((scene.goods_of(1), scene.state.action), (goods("fish 1"), None));
}

#[test]
fn r55_each_area_has_its_own_display_and_both_share_a_deck() {
    let scene =
        Scene::new(3).port("port-a", "O01 O02 O03 O04 O05 O06").port("port-b", "O07 O08 O09 O10 O11 O12");
    let scene = scene.order_deck("O30 O31 O32").act_with(1, "port-b", 2).play("1: order 1, end");
    assert_eq!(scene.orders_of(1), "O07");
    assert_eq!(scene.display("port-b"), "O08 O09 O10 O11 O12 O30");
    let scene = scene.act_with(2, "port-a", 2).play("2: order 1, end");
    assert_eq!(
        (scene.orders_of(2).as_str(), scene.display("port-a").as_str()),
        ("O01", "O02 O03 O04 O05 O06 O31")
    );
    let labs = Scene::new(4).laboratory("laboratory-a", "K01 K02").laboratory("laboratory-b", "K12 K13");
    let labs = labs
        .technology_deck_top("K27 K28 K29 K30 K26")
        .act_with(1, "laboratory-b", 3)
        .play("1: learn 1, end");
    assert!(labs.state.players[seat(1)].has(Title::Letterpress));
    assert_eq!(labs.display("laboratory-a"), "K01 K02 . . . .");
    assert_eq!(labs.display("laboratory-b"), "K13 K27 K28 K29 K30 K26");
}

#[test]
fn r56_an_assistant_on_a_board_is_not_recovered() {
    let scene = Scene::new(3).hand(1, "assistants 3").act_with(1, "church", 4).play("1: space 1");
    assert_eq!(
        scene.state.spaces[0][0],
        Some(Occupant::Seat(seat(1))),
        "the hand was empty, so there is no choice"
    );
    assert_eq!(scene.play("1: end").pieces_of(1)[0], 2);
    // By Tram to an area without assistants, with an empty hand.
    let options = Options { direct: DirectTravel::Anywhere, ..Options::default() };
    let none = Scene::with(3, Components::built_in(), options).knows(1, "tram spinning-machine");
    let none = none.hand(1, "assistants 0").goods(1, "copper 1 silk 1 tea 1 fish 1").imports(1, 1).yen(1, 2);
    let none = none.play("1: move, tram church");
    none.refuses(1, "space 1", Illegal::NoAssistantToGive { board: ManagementBoard::Church }, "7.4");
    assert_eq!(none.choices(1), "spin, done");
}

#[test]
fn r60_nothing_is_paid_beyond_the_need() {
    // Exactly enough: paid automatically.
    let exact = Scene::new(3).goods(1, "tea 1").yen(1, 3).act_with(1, "church", 2).play("1: space 1");
    assert!(matches!(exact.state.phase, Phase::Assistant { .. }), "{:?}", exact.state.phase);
    assert_eq!((exact.goods_of(1), exact.yen_of(1)), (goods(""), 1));
    // More than enough: only the missing faith is paid.
    let more = Scene::new(3).goods(1, "tea 1 fish 1").act_with(1, "church", 3).play("1: space 1, pay fish");
    let awaited = more.state.phase;
    assert!(matches!(awaited, Phase::Assistant { .. }), "{awaited:?}");
    more.refuses(1, "pay tea", Illegal::NotNow { awaited }, "7.4");
    // A technology within the power costs nothing.
    let free = Scene::new(3).laboratory("laboratory-a", "K12").yen(1, 9).imports(1, 9);
    let free = free.act_with(1, "laboratory-a", 4).play("1: learn 1, end");
    assert_eq!((free.yen_of(1), free.imports_of(1)), (9, 9));
    // Only one way to pay: paid automatically.
    let forced = Scene::new(3).laboratory("laboratory-a", "K01").yen(1, 3).imports(1, 2);
    let forced = forced.act_with(1, "laboratory-a", 3).play("1: learn 1");
    assert_eq!((forced.yen_of(1), forced.imports_of(1)), (1, 0), "three units: 2 yen and two imports");
}

#[test]
fn r63_printed_copper_is_one_gain_and_each_chosen_copper_is_another() {
    // In revision 2 and in revision 1, where Mining Technology added one copper to a reward.
    let shop = |components: &Components, tile: &str, choices: &str| {
        [2, 1].map(|revision| {
            let scene = Scene::with(3, components.clone(), Options::default()).revision(revision);
            let scene = scene.knows(1, "mining-technology").tile("bank", tile).act_with(1, "bank", 4);
            scene.play(choices).goods_of(1)
        })
    };
    let built_in = Components::built_in();
    assert_eq!(shop(&built_in, "B06", "1: shop 1"), ["copper 3", "copper 3"].map(goods), "two printed");
    let chosen = shop(&built_in, "B10", "1: shop 1, gain copper, gain copper");
    assert_eq!(chosen, ["copper 4", "copper 3"].map(goods), "two chosen");
    let one = shop(&built_in, "B10", "1: shop 1, gain tea, gain copper");
    assert_eq!(one, ["tea 1 copper 2"; 2].map(goods));
    // Printed and chosen copper in one reward.
    let text =
        Components::BUILT_IN.replace("shops = [{ copper = 2 }, ", "shops = [{ copper = 1, any_good = 1 }, ");
    let both = shop(&Components::parse(&text).unwrap(), "B06", "1: shop 1, gain copper");
    assert_eq!(both, ["copper 4", "copper 3"].map(goods));
    // Three chosen copper from a token.
    let token = Scene::new(3).knows(1, "mining-technology").token("bank", "T15").hand(1, "shops 0");
    let token = token.act_with(1, "bank", 5).play("1: token, gain copper, gain copper, gain copper");
    assert_eq!(token.goods_of(1), goods("copper 6"));
}

#[test]
fn r73_mining_adds_only_to_the_sources_named_on_the_card() {
    // Custom components in which an order, the church and the customs give copper.
    let text = Components::BUILT_IN
        .replace("cost = { tea = 4 }, reward = { points = 4 }", "cost = { tea = 4 }, reward = { copper = 1 }")
        .replace(
            "{ faith = 4, reward = { points = 3, yen = 1 } }",
            "{ faith = 4, reward = { any_good = 1 } }",
        )
        .replace(
            "{ imports = 1, reward = { points = 4, moves = 1 } }",
            "{ imports = 1, reward = { copper = 2 } }",
        );
    let components = Components::parse(&text).unwrap();
    let scene = |revision| {
        let scene = Scene::with(3, components.clone(), Options::default()).revision(revision);
        scene.knows(1, "mining-technology")
    };
    let got = [2, 1].map(|revision| {
        let order = scene(revision).orders(1, "O01").goods(1, "tea 4").play("1: complete O01");
        let church = scene(revision).act_with(1, "church", 4).play("1: space 1, from hand, gain copper");
        let customs = scene(revision).imports(1, 1).act_with(1, "customs", 2);
        let customs = customs.play("1: space 1, from hand");
        [order, church, customs].map(|scene| scene.goods_of(1)[Good::Copper])
    });
    assert_eq!(got, [[1, 1, 2], [2, 2, 3]], "revision 1 added one everywhere");
    // The sources named on the card still count after such a reward.
    let later =
        scene(2).orders(1, "O01").goods(1, "tea 4").play("1: complete O01").act_with(1, "copper-1", 3);
    assert_eq!(later.goods_of(1)[Good::Copper], 1 + 2);
}
