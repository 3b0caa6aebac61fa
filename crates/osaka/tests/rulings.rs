//! One test for each ruling of `RULINGS.md`, named after it.

mod scene;

use portolan_core::{CardSet, Components as _, Game, Journal, Viewer};
use portolan_osaka::{ByGood, Components, Ending, Event, Good, Illegal, Osaka, Phase};
use portolan_testkit::{Stage, standard};
use scene::{Scene, seat};

#[test]
fn r1_a_ship_stops_in_edo() {
    let scene = Scene::new(2).market("r2 r2").ships("r4").hand(1, "b5").play("1: buy, pay b5");
    assert!(scene.events().contains(&Event::ShipSailed { good: Good::Red, from: 4, to: 5 }));
    assert_eq!(scene.ship('r'), 0);
}

#[test]
fn r2_a_ship_that_just_came_onto_the_waves_sinks_and_one_that_left_them_does_not() {
    let scene = Scene::new(2).market("r2 b2 y2").ships("r4 b2 y2").hand(1, "g3 g3");
    let scene = scene.play("1: buy, pay g3, pay g3");
    assert_eq!(
        scene.happened(|event| matches!(event, Event::ShipSunk { good: Good::Blue | Good::Yellow })),
        2
    );
    assert_eq!(scene.happened(|event| matches!(event, Event::ShipSunk { good: Good::Red })), 0);
    assert_eq!(scene.goods_of(1), "");
    assert_eq!(scene.points_of(1), 1);
}

#[test]
fn r3_without_a_sale_no_ship_sinks() {
    let scene =
        Scene::new(2).market("r2").ships("r1 b3 y4").hand(1, "g2").goods(2, "b5 y5").play("1: buy, pay g2");
    assert_eq!((scene.ship('b'), scene.ship('y')), (3, 4));
    assert_eq!(scene.goods_of(2), "b5 y5");
}

#[test]
fn r4_two_ships_arriving_are_two_sales_with_one_sinking_after_both() {
    let scene = Scene::new(3).turn_of(2).market("g3 r3").ships("r4 g4 b4").hand(2, "b3 b3");
    let scene = scene.goods(1, "r2 g2").goods(3, "g5 b5").play("2: buy, pay b3, pay b3");
    let sales: Vec<_> = scene
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::GoodsSold { seat, good, .. } => Some((good.letter(), seat.number())),
            _ => None,
        })
        .collect();
    assert_eq!(sales, [('r', 2), ('r', 1), ('g', 2), ('g', 3), ('g', 1)]);
    let place = |wanted: fn(&Event) -> bool| scene.events().iter().rposition(wanted).unwrap();
    let last_sale = place(|event| matches!(event, Event::GoodsSold { .. }));
    let first_token =
        scene.events().iter().position(|event| matches!(event, Event::TokenWon { .. })).unwrap();
    assert!(last_sale < first_token);
    assert_eq!(scene.happened(|event| matches!(event, Event::ShipSunk { .. })), 1);
    assert!(
        place(|event| matches!(event, Event::TokenWon { .. }))
            < place(|event| matches!(event, Event::ShipSunk { .. }))
    );
}

#[test]
fn r5_whoever_moves_a_ship_home_sells() {
    let scene = Scene::new(3).market("r2").ships("r4").hand(1, "g2").play("1: buy, pay g2");
    assert_eq!(
        scene.happened(|event| matches!(event, Event::GoodsSold { seat, .. } if *seat == scene::seat(1))),
        1
    );
}

#[test]
fn r6_insured_goods_survive_a_second_tide() {
    let scene = Scene::new(2).market("r2").ships("r4 b3").hand(1, "g2 b2").goods(1, "b5").farm("r2 r2 r2");
    let scene = scene.deck_top("y5 g5 y3 y3 y3").play("1: buy, pay g2, insure b2");
    assert_eq!(scene.insured_of(1), "b5");
    let mut scene = scene;
    scene.state.ships.0 = [4, 4, 0, 0];
    let scene = scene.hand(2, "g5 g5 g3 g3").hand(1, "").play("2: buy, pay g5, pay g5, pay g3, pay g3");
    assert_eq!(scene.happened(|event| matches!(event, Event::ShipSunk { good: Good::Blue })), 2);
    assert_eq!((scene.goods_of(1), scene.insured_of(1)), ("b5".to_string(), "b5".to_string()));
}

#[test]
fn r7_only_goods_of_sinking_ships_can_be_insured() {
    let scene = Scene::new(2).market("r2").ships("r4 b3 y2").hand(1, "g2 b3 y2").goods(1, "b5 y5");
    let scene = scene.play("1: buy, pay g2");
    assert_eq!(scene.choices(1), "insure b3, done");
    assert_eq!(scene.refusal(1, "insure y2"), Illegal::NotSinking { good: Good::Yellow });
}

#[test]
fn r8_icons_are_used_up_and_surplus_ones_lapse() {
    let scene = Scene::new(2).market("r2").ships("r4 b3").hand(1, "g2 b2 b2").goods(1, "b3 b3 b3");
    let scene = scene.play("1: buy, pay g2, insure b2");
    assert_eq!(scene.insured_of(1), "b3 b3", "goods that are alike need no choice");
    let scene = scene.play("1: insure b2");
    assert_eq!(scene.insured_of(1), "b3 b3 b3");
    assert_eq!(scene.state.phase, Phase::Action { seat: seat(2) }, "the second icon is lost");
}

#[test]
fn r8_the_owner_chooses_which_goods_are_insured() {
    let scene = Scene::new(2).market("r2").ships("r4 b3").hand(1, "g2 b3").goods(1, "b2 b5");
    let scene = scene.play("1: buy, pay g2, insure b3");
    assert_eq!(scene.choices(1), "cover b2, cover b5");
    let scene = scene.play("1: cover b5");
    assert_eq!(scene.goods_of(1), "b5");
}

#[test]
fn r9_the_buyer_is_asked_first_for_insurance() {
    let scene =
        Scene::new(3).turn_of(2).market("r2").ships("r4 b3").hand(2, "g2 g2").hand(1, "g3").hand(3, "g3");
    let scene = scene.goods(1, "b2").goods(2, "b2").goods(3, "b2").play("2: buy, pay g2");
    assert_eq!(scene.state.phase, Phase::Insurance { seat: seat(2) });
    let scene = scene.play("2: done");
    assert_eq!(scene.state.phase, Phase::Insurance { seat: seat(3) });
    let scene = scene.play("3: done; 1: done");
    assert_eq!(scene.state.phase, Phase::Action { seat: seat(3) });
}

#[test]
fn r10_the_market_is_refilled_before_a_sale() {
    let scene = Scene::new(2).market("r2").farm("b2").ships("r4").hand(1, "g2").play("1: buy, pay g2");
    let place = |wanted: fn(&Event) -> bool| scene.events().iter().position(wanted).unwrap();
    let steps = [
        place(|event| matches!(event, Event::CoinPaid { .. })),
        place(|event| matches!(event, Event::GoodsBought { .. })),
        place(|event| matches!(event, Event::MarketRefilled { .. })),
        place(|event| matches!(event, Event::ShipSailed { .. })),
        place(|event| matches!(event, Event::GoodsSold { .. })),
    ];
    assert!(steps.is_sorted(), "{steps:?}");
}

#[test]
fn r11_ones_own_reserved_card_holds_back_the_refill() {
    let scene = Scene::new(2).market("r2 b5").farm("y2").reserved(2, "b5").play("1: take m1");
    assert_eq!((&*scene.market_now(), &*scene.farm_now()), ("b5", "y2"));
    assert!(scene.choices(2).starts_with("take m1"));
}

#[test]
fn r12_after_a_refill_there_is_always_a_card_to_take() {
    let scene =
        Scene::new(4).market("r2 b5").farm("y2 y3 g5").reserved(1, "b5").reserved(3, "y2").reserved(4, "y3");
    let mut scene = scene;
    // Even the rest of the farm is nobody's.
    let left = scene.state.farm.remove(2).unwrap();
    scene.state.discard.insert(left);
    let scene = scene.play("1: take m1");
    assert_eq!(scene.market_now().split(' ').count(), 5, "three reserved cards and two new ones");
    assert!(scene.choices(2).contains("take m4") && scene.choices(2).contains("take m5"));
}

fn piles_empty(market: &str, farm: &str) -> Scene {
    Scene::new(2).market(market).farm(farm).hand(1, "g2").deck_is_gone_to(2)
}

#[test]
fn r13_with_both_piles_empty_the_market_is_served_first() {
    let scene = piles_empty("r2", "b3").play("1: buy, pay g2");
    assert_eq!((&*scene.market_now(), &*scene.farm_now()), ("b3 g2", ""), "the payment is all there was");
    let scene = scene.play("2: take m1; 1: take m1");
    assert_eq!(scene.choices(2), "pass");
}

#[test]
fn r13_points_without_a_card_count() {
    let scene = Scene::new(2).market("g5").ships("g4").tokens(1, "gggggg").hand(1, "b5");
    let scene = scene.deck_is_gone_to(2).play("1: buy, pay b5");
    assert_eq!(scene.points_of(1), 3, "(5 + 6) × 1 is 11, rounded up to 15");
    let me = &scene.public_view().players[0];
    assert_eq!(me.points_without_card, 2, "the payment went into the market");
    assert_eq!(scene.view(1).me().unwrap().point_count(), Some(3));
}

#[test]
fn r13_when_all_pass_the_game_ends() {
    let scene = piles_empty("r2", "").play("1: take m1; 2: pass; 1: pass");
    assert!(scene.is_over());
    assert!(scene.events().contains(&Event::GameEnded { because: Ending::Standstill }));
    assert!(scene.state.outcome().unwrap().winners().has(seat(2)));
}

#[test]
fn r14_points_cards_stay_out_of_the_game() {
    let scene = Scene::new(2).market("r2").ships("r4").goods(1, "r2 r2").hand(1, "g2").play("1: buy, pay g2");
    let points = scene.state.players[seat(1)].points;
    assert_eq!(points.len(), 2);
    let mut state = scene.state.clone();
    state.discard |= state.deck.set();
    state.deck.clear();
    for _ in 0..6 {
        let seat = state.phase.seat().unwrap();
        state.apply(seat, "take m1".parse().unwrap(), &mut Journal::new()).unwrap();
    }
    assert!(state.deck.set().is_disjoint(points) && !state.deck.is_empty(), "a new draw pile without them");
}

#[test]
fn r15_a_marker_comes_back_only_with_its_card() {
    let scene = Scene::new(2).market("r2 b5 y2").farm("g2").play("1: reserve f1; 2: take m3; 1: take m1");
    assert_eq!(scene.refusal(2, "take m2"), Illegal::NoSuchCard { place: portolan_osaka::Place::Market(1) });
    assert!(!scene.view(1).me().unwrap().marker_free, "taking another card does not bring it back");
    let scene = scene.play("2: take m1");
    assert!(scene.market_now().starts_with("g2"));
    let scene = scene.play("1: take m1");
    assert!(scene.view(1).me().unwrap().marker_free);

    let bought = Scene::new(2).market("r2 b3").reserved(1, "b3").hand(1, "g5").play("1: buy, pay g5");
    assert!(bought.view(1).me().unwrap().marker_free);
}

#[test]
fn r16_ones_own_reserved_card_can_be_bought_alone() {
    let scene = Scene::new(2).market("r2 b5").reserved(1, "r2").reserved(2, "b5").hand(1, "g2");
    let scene = scene.play("1: buy, pay g2");
    assert_eq!(scene.goods_of(1), "r2");
    assert_eq!(scene.ship('r'), 1);
}

#[test]
fn r17_the_purchase_is_complete_when_the_price_is_reached() {
    let scene = Scene::new(2).market("b5 b2").hand(1, "g2 g3 r5").play("1: buy, pay g2, pay g3, pay r5");
    assert_eq!(scene.goods_of(1), "b2 b5");
    assert!(
        scene.events().iter().any(|event| matches!(event, Event::GoodsBought { price: 7, paid: 10, .. }))
    );
    let scene = Scene::new(2).market("b5 b2").hand(1, "g2 g3 r5").play("1: buy, pay r5, pay g3");
    assert_eq!(scene.hand_of(1), "g2", "nothing more can be thrown in");
}

#[test]
fn r18_nothing_cannot_be_bought() {
    let scene = Scene::new(2).market("b5").reserved(2, "b5").hand(1, "g5").deck_is_gone_to(2);
    assert_eq!(scene.refusal(1, "buy"), Illegal::NothingToBuy);
}

#[test]
fn r19_all_sales_of_the_turn_are_completed_before_the_end() {
    let scene = Scene::new(2).market("r2 g2").ships("r4 g4").hand(1, "b2 b2").goods(2, "g5 g5");
    let scene = scene.tokens(1, "bbbbbbb").tokens(2, "yyyyyyy").play("1: buy, pay b2, pay b2");
    assert!(scene.is_over());
    assert_eq!((scene.token_count(1), scene.token_count(2)), (9, 8));
    assert_eq!((scene.points_of(1), scene.points_of(2)), (2, 2));
}

#[test]
fn r20_a_ship_without_goods_sinks_too() {
    let scene = Scene::new(2).market("r2").ships("r4 b4").hand(1, "g2").play("1: buy, pay g2");
    assert_eq!(scene.ship('b'), 2);
    assert!(scene.events().contains(&Event::ShipSunk { good: Good::Blue }));
}

#[test]
fn r21_lost_goods_and_insurance_cards_are_discarded() {
    let scene = Scene::new(2).market("r2").ships("r4 b3").hand(1, "g2 b3").goods(1, "b5 b2");
    let scene = scene.play("1: buy, pay g2, insure b3, cover b5");
    assert_eq!(scene.discard_now(), "b2 b3 g2");
}

#[test]
fn r22_points_are_hidden_until_the_end() {
    let scene = Scene::new(2).market("r2").ships("r4").hand(1, "g2").tokens(1, "bbbbbbb").points(2, "y2 y3");
    assert_eq!(scene.view(1).players[1].points, None);
    assert_eq!(scene.public_view().players[0].points, None);
    let scene = scene.play("1: buy, pay g2");
    assert_eq!(scene.view(1).players[1].point_count(), Some(2));
    assert!(scene.events().contains(&Event::PointsShown { seat: seat(2), points: ByGood([2, 0, 0, 0]) }));
}

#[test]
fn r23_the_discard_pile_lies_open() {
    let scene = Scene::new(2).market("r2").hand(1, "g2").discard("y5 y2");
    assert_eq!(scene.discard_now(), "y2 y5");
}

#[test]
fn r24_being_asked_betrays_nothing() {
    let asked = |hand: &str| {
        let scene = Scene::new(2).market("r2").ships("r4 b3").hand(1, "g2").hand(2, hand).goods(2, "b5");
        scene.play("1: buy, pay g2").state.phase
    };
    assert_eq!(asked("b2"), Phase::Insurance { seat: seat(2) });
    assert_eq!(asked("y5"), asked("b2"), "no insurance in the hand, but asked all the same");
    assert_eq!(asked(""), Phase::Action { seat: seat(2) }, "an empty hand is open to all");
}

#[test]
fn r25_hands_are_drawn_seat_by_seat() {
    let Stage { state: table, journal } = Stage::<Osaka>::new(&standard(3, 9));
    let drawn: Vec<_> =
        journal.seen_by(Viewer::Public).filter(|event| matches!(event, Event::HandDrawn { .. })).collect();
    let seats = drawn.iter().map(|event| match event {
        Event::HandDrawn { seat, .. } => seat.number(),
        _ => 0,
    });
    assert_eq!(seats.collect::<Vec<_>>(), [1, 2, 3]);
    let hands = table.seats.seats().fold(CardSet::EMPTY, |all, seat| all | table.players[seat].hand);
    assert_eq!(table.deck.len() + hands.len() + 8, Components::built_in().card_count());
}
