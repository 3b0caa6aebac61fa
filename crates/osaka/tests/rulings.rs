//! Tests for each ruling of `RULINGS.md`. Test names begin with the number of the ruling.

use crate::scene::{self, Scene, seat};
use portolan_core::{
    CardId, CardSet, Choices, Components as _, Game, GameRng, Journal, Memory, ThoughtRng, Viewer,
};
use portolan_osaka::{Bundle, ByGood, Choice, Components, Ending, Event, Good, Illegal, Osaka, Phase};
use portolan_testkit::{Stage, standard};

#[test]
fn r1_a_ship_stops_in_edo() {
    let scene = Scene::new(2).market("r2 r2").ships("r4").hand(1, "b5").play("1: buy, pay b5");
    assert!(scene.events().contains(&Event::ShipSailed { good: Good::Red, from: 4, to: 5 }));
    assert_eq!(scene.ship('r'), 0);
}

#[test]
fn r2_a_ship_that_just_entered_the_waves_sinks_and_one_that_just_left_them_does_not() {
    let scene = Scene::new(2).market("r2 b2 y2").ships("r4 b2 y2").hand(1, "g3 g3");
    let scene = scene.play("1: buy, pay g3, pay g3");
    assert_eq!(
        scene.event_count(|event| matches!(event, Event::ShipSunk { good: Good::Blue | Good::Yellow })),
        2
    );
    assert_eq!(scene.event_count(|event| matches!(event, Event::ShipSunk { good: Good::Red })), 0);
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
    let last = |wanted: fn(&Event) -> bool| scene.events().iter().rposition(wanted).unwrap();
    let last_sale = last(|event| matches!(event, Event::GoodsSold { .. }));
    let first_token =
        scene.events().iter().position(|event| matches!(event, Event::TokenWon { .. })).unwrap();
    assert!(last_sale < first_token);
    assert_eq!(scene.event_count(|event| matches!(event, Event::ShipSunk { .. })), 1);
    assert!(
        last(|event| matches!(event, Event::TokenWon { .. }))
            < last(|event| matches!(event, Event::ShipSunk { .. }))
    );
}

#[test]
fn r5_the_player_who_moves_a_ship_to_edo_sells() {
    let scene = Scene::new(3).market("r2").ships("r4").hand(1, "g2").play("1: buy, pay g2");
    assert_eq!(
        scene.event_count(|event| matches!(event, Event::GoodsSold { seat, .. } if *seat == scene::seat(1))),
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
    assert_eq!(scene.event_count(|event| matches!(event, Event::ShipSunk { good: Good::Blue })), 2);
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
fn r8_icons_are_used_while_there_are_goods_and_surplus_icons_are_lost() {
    let scene = Scene::new(2).market("r2").ships("r4 b3").hand(1, "g2 b2 b2").goods(1, "b3 b3 b3");
    let scene = scene.play("1: buy, pay g2, insure b2");
    assert_eq!(scene.insured_of(1), "b3 b3", "identical goods need no choice");
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
    let first = |wanted: fn(&Event) -> bool| scene.events().iter().position(wanted).unwrap();
    let steps = [
        first(|event| matches!(event, Event::CoinPaid { .. })),
        first(|event| matches!(event, Event::GoodsBought { .. })),
        first(|event| matches!(event, Event::MarketRefilled { .. })),
        first(|event| matches!(event, Event::ShipSailed { .. })),
        first(|event| matches!(event, Event::GoodsSold { .. })),
    ];
    assert!(steps.is_sorted(), "{steps:?}");
}

#[test]
fn r11_the_players_own_reserved_card_prevents_the_refill() {
    let scene = Scene::new(2).market("r2 b5").farm("y2").reserved(2, "b5").play("1: take m1");
    assert_eq!((&*scene.market_now(), &*scene.farm_now()), ("b5", "y2"));
    assert!(scene.choices(2).starts_with("take m1"));
}

#[test]
fn r12_after_a_refill_there_is_always_a_card_to_take() {
    let scene =
        Scene::new(4).market("r2 b5").farm("y2 y3 g5").reserved(1, "b5").reserved(3, "y2").reserved(4, "y3");
    let mut scene = scene;
    // The only unreserved card of the farm is removed too.
    let left = scene.state.farm.remove(2).unwrap();
    scene.state.discard.insert(left);
    let scene = scene.play("1: take m1");
    assert_eq!(scene.market_now().split(' ').count(), 5, "three reserved cards and two new ones");
    assert!(scene.choices(2).contains("take m4") && scene.choices(2).contains("take m5"));
}

fn piles_empty(market: &str, farm: &str) -> Scene {
    Scene::new(2).market(market).farm(farm).hand(1, "g2").deck_becomes_points_of(2)
}

#[test]
fn r13_with_both_piles_empty_the_market_is_refilled_before_the_farm() {
    let scene = piles_empty("r2", "b3").play("1: buy, pay g2");
    assert_eq!((&*scene.market_now(), &*scene.farm_now()), ("b3 g2", ""), "only the payment could be drawn");
    let scene = scene.play("2: take m1; 1: take m1");
    assert_eq!(scene.choices(2), "pass");
}

#[test]
fn r13_points_without_a_card_count() {
    let scene = Scene::new(2).market("g5").ships("g4").tokens(1, "gggggg").hand(1, "b5");
    let scene = scene.deck_becomes_points_of(2).play("1: buy, pay b5");
    assert_eq!(scene.points_of(1), 3, "(5 + 6) × 1 is 11, rounded up to 15");
    let me = &scene.public_view().players[0];
    assert_eq!(me.points_without_card, 2, "the payment was drawn into the market");
    assert_eq!(scene.view(1).me().unwrap().point_count(), Some(3));
}

#[test]
fn r13_when_all_pass_the_game_ends() {
    let scene = piles_empty("r2", "").play("1: take m1; 2: pass; 1: pass");
    assert!(scene.is_over());
    assert!(scene.events().contains(&Event::GameEnded { because: Ending::Standstill }));
    assert!(scene.game().outcome().unwrap().winners().has(seat(2)));
}

#[test]
fn r14_points_cards_never_return_to_the_draw_pile() {
    let mut scene =
        Scene::new(2).market("r2").ships("r4").goods(1, "r2 r2").hand(1, "g2").play("1: buy, pay g2");
    let points = scene.state.players[seat(1)].points;
    assert_eq!(points.len(), 2);
    let deck = scene.state.deck.set();
    scene.state.discard |= deck;
    scene.state.deck.clear();
    for _ in 0..6 {
        let seat = scene.state.phase.seat().unwrap();
        scene.choose(seat, "take m1".parse().unwrap());
    }
    let state = &scene.state;
    assert!(
        state.deck.set().is_disjoint(points) && !state.deck.is_empty(),
        "the new draw pile has no points cards"
    );
}

#[test]
fn r15_a_marker_becomes_free_only_with_its_card() {
    let reserved =
        || Scene::new(2).market("r2 b5 y2").farm("g2 g3 g5").hand(1, "r2 b5 b5 b5 y5").play("1: reserve f1");
    let marker_free = |scene: &Scene| scene.view(1).me().unwrap().marker_free;

    // It cannot be moved or removed, and neither taking nor buying other cards frees it.
    let scene = reserved().play("2: take m2");
    assert_eq!(scene.refusal(1, "reserve m1"), Illegal::MarkerInUse);
    assert_eq!(scene.refusal(1, "reserve f1"), Illegal::MarkerInUse);
    assert!(!marker_free(&scene.clone().play("1: take m1")));
    let scene = scene.play("1: buy, pay y5");
    assert!(!marker_free(&scene), "the purchase did not include the card");
    assert_eq!(scene.public_view().market[0].reserved_by, Some(seat(1)), "the marker moved with the card");

    // It becomes free when the card is taken or bought.
    assert!(marker_free(&scene.clone().play("2: take m2; 1: take m1")));
    let mut scene = scene.play("2: take m2");
    let surplus = scene
        .state
        .market
        .iter()
        .copied()
        .filter(|&card| Some(card) != scene.state.players[seat(1)].reserved);
    let surplus: CardSet = surplus.skip(2).collect();
    scene.state.market.retain(|card| !surplus.has(card));
    scene.state.discard |= surplus;
    assert!(marker_free(&scene.play("1: buy, pay b5, pay b5, pay b5")));
}

#[test]
fn r15_a_reserved_card_need_not_be_used_and_cannot_be_used_on_the_farm() {
    let scene = Scene::new(2).market("r2 b5").farm("g2").hand(1, "y5 y2");
    let scene = scene.play("1: reserve f1; 2: take m2");
    assert_eq!(scene.choices(1), "buy, take m1", "the reserved farm card is neither required nor available");
    assert_eq!(scene.view(1).me().unwrap().price, 2);
    let scene = scene.play("1: buy, pay y2");
    assert_eq!(scene.goods_of(1), "r2");
}

#[test]
fn r16_the_players_own_reserved_card_can_be_bought_alone() {
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
    assert_eq!(scene.hand_of(1), "g2", "with a full draw pile nothing more can be paid");
}

/// Seat 1 buys for 7 coins with this number of cards in the draw pile.
fn with_low_draw_pile(cards: usize, seats: usize) -> Scene {
    Scene::new(seats).market("b5 b2").hand(1, "g2 g3 r5 y2").deck_of(cards, 2).play("1: buy, pay r5, pay g3")
}

#[test]
fn r17_more_than_the_price_can_be_paid_while_the_draw_pile_is_low() {
    let scene = with_low_draw_pile(10, 2);
    assert_eq!(scene.state.phase, Phase::Payment { seat: seat(1), price: 7, paid: 8 });
    assert_eq!(scene.choices(1), "pay y2, pay g2, paid");
    let enough = scene.clone().play("1: paid");
    assert_eq!((&*enough.hand_of(1), &*enough.goods_of(1)), ("y2 g2", "b2 b5"));
    let more = scene.play("1: pay y2, paid");
    assert_eq!((&*more.hand_of(1), &*more.goods_of(1)), ("g2", "b2 b5"));
    assert!(more.events().iter().any(|event| matches!(event, Event::GoodsBought { price: 7, paid: 10, .. })));
}

#[test]
fn r17_the_draw_pile_is_low_at_five_cards_per_player() {
    for seats in 2..=4 {
        let asked = |cards| matches!(with_low_draw_pile(cards, seats).state.phase, Phase::Payment { .. });
        assert!(asked(5 * seats) && !asked(5 * seats + 1), "{seats} players");
    }
}

/// The basis of that limit: until a buyer's next turn, refills draw at most five cards per player.
#[test]
fn r17_until_the_next_turn_refills_draw_at_most_five_cards_per_player() {
    let (mut spans, mut most) = (0, [0; 5]);
    for (seats, seed) in (2..=4).flat_map(|seats| (0..60).map(move |seed| (seats, seed))) {
        let mut state = Stage::<Osaka>::new(&standard(seats, seed)).state;
        let (mut rng, mut choices) = (ThoughtRng::new(seed), Choices::new());
        // The number of cards that refills have drawn since the latest purchase of each seat.
        let mut drawn: [Option<usize>; 4] = [None; 4];
        while let Some(actor) = state.to_act().first() {
            if matches!(state.phase, Phase::Action { .. })
                && let Some(cards) = drawn[actor.index()].take()
            {
                most[seats] = cards.max(most[seats]);
                spans += 1;
            }
            state.choices(actor, &mut choices);
            let buy = choices.iter().copied().find(|&choice| choice == Choice::Buy);
            let choice = buy.filter(|_| rng.below(2) == 0).or_else(|| rng.pick(&choices)).unwrap();
            let mut journal = Journal::new();
            state.apply(actor, choice, &mut journal).unwrap();
            for event in journal.seen_by(Viewer::Public) {
                match event {
                    Event::GoodsBought { seat, .. } => drawn[seat.index()] = Some(0),
                    Event::MarketRefilled { market, farm, .. } => {
                        drawn.iter_mut().flatten().for_each(|cards| *cards += market.len() + farm.len());
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(spans > 1000, "{spans}");
    assert_eq!(most[2..4], [10, 15], "the limit is reached and never exceeded");
    assert!(most[4] <= 20);
}

#[test]
fn r17_with_both_piles_empty_the_payment_is_drawn_again_at_once() {
    let hand = "g2 g5 b5 y3 y2";
    let buying = || Scene::new(2).market("r2").hand(1, hand).deck_becomes_points_of(2).play("1: buy, pay g2");
    let exact = buying().play("1: paid");
    assert_eq!((&*exact.market_now(), &*exact.farm_now()), ("g2", ""));
    let more = buying().play("1: pay g5, pay b5, paid");
    assert_eq!((more.state.market.len(), more.state.farm.len()), (2, 1));
    let laid_out = more.state.market.set() | more.state.farm.set();
    let mut laid_out: Vec<_> = more.state.components.cards(laid_out);
    laid_out.sort();
    assert_eq!(scene::names(&laid_out), "b5 g2 g5");
}

#[test]
fn r17_paying_ends_at_the_price_if_the_hand_is_empty_or_the_purchase_ends_the_game() {
    let scene = Scene::new(2).market("b5 b2").hand(1, "g2 r5").deck_of(3, 2).play("1: buy, pay g2, pay r5");
    assert_eq!(scene.goods_of(1), "b2 b5");
    let last = |tokens: &str, others: &str| {
        let scene = Scene::new(2).market("r2").ships("r4").hand(1, "g2 g3").goods(2, "r3").deck_of(3, 2);
        scene.tokens(1, tokens).tokens(2, others).play("1: buy, pay g2")
    };
    assert!(last("bbbbbbb", "").is_over());
    assert!(last("", "bbbbbbb").is_over(), "another player's eighth token ends the game too");
    assert!(!last("bbbbbb", "bbbbbb").is_over() && last("bbbbbb", "").choices(1).ends_with("paid"));
}

#[test]
fn r17_paying_cannot_stop_before_the_price_is_reached() {
    let scene = Scene::new(2).market("b5 b2").hand(1, "g2 g3 r5").deck_of(3, 2).play("1: buy, pay r5");
    assert_eq!(scene.choices(1), "pay g2, pay g3");
    assert_eq!(scene.refusal(1, "paid"), Illegal::PriceNotReached { price: 7, paid: 5 });
    let scene = scene.play("1: pay g2, paid");
    assert_eq!(scene.refusal(2, "paid"), Illegal::NotNow { awaited: Phase::Action { seat: seat(2) } });
}

/// Other viewers can imagine worlds in which the buyer paid more than the price.
#[test]
fn r17_a_payment_beyond_the_price_can_be_imagined() {
    let scene = with_low_draw_pile(10, 2).play("1: pay y2");
    for viewer in [Viewer::Public, Viewer::Seat(seat(2))] {
        let world = scene.game().imagine(viewer, Memory::Open, &mut ThoughtRng::new(1));
        assert_eq!((world.view(viewer), world.phase), (scene.game().view(viewer), scene.state.phase));
    }
}

#[test]
fn r17_in_revision_1_the_purchase_is_always_complete_when_the_price_is_reached() {
    let scene = Scene::new(2).revision(1).market("b5 b2").hand(1, "g2 g3 r5").deck_of(3, 2);
    assert_eq!(scene.play("1: buy, pay r5, pay g3").goods_of(1), "b2 b5");
}

#[test]
fn r18_a_purchase_needs_at_least_one_card() {
    let scene = Scene::new(2).market("b5").reserved(2, "b5").hand(1, "g5").deck_becomes_points_of(2);
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
fn r23_the_discard_pile_is_visible_to_all() {
    // Payments, surplus cards of sold sets, lost goods and insurance cards are discarded.
    let scene = Scene::new(3).market("r2").ships("r4 b3").hand(1, "g2 b3").goods(1, "b5 b2").discard("y5 y2");
    let scene = scene.goods(2, "r3 r3 r3 r3").play("1: buy, pay g2, insure b3, cover b5");
    let all = "r3 b2 b3 y2 y5 g2";
    for viewer in Viewer::all(scene.state.seats) {
        assert_eq!(scene::names(&scene.game().view(viewer).discard), all, "{viewer:?}");
        let world = scene.game().imagine(viewer, Memory::Open, &mut ThoughtRng::new(1));
        assert_eq!(world.discard, scene.state.discard, "known cards are never dealt again");
    }
}

#[test]
fn r24_being_asked_for_insurance_reveals_nothing_about_the_hand() {
    let asked = |hand: &str| {
        let scene = Scene::new(2).market("r2").ships("r4 b3").hand(1, "g2").hand(2, hand).goods(2, "b5");
        scene.play("1: buy, pay g2").state.phase
    };
    assert_eq!(asked("b2"), Phase::Insurance { seat: seat(2) });
    assert_eq!(asked("y5"), asked("b2"), "asked although the hand has no insurance");
    assert_eq!(asked(""), Phase::Action { seat: seat(2) }, "that a hand is empty is public");
}

/// Each hand is completed before the next one, from the first seat.
#[test]
fn r25_hands_are_drawn_seat_by_seat() {
    let setup = standard::<Osaka>(3, 9);
    let Stage { state: table, journal } = Stage::<Osaka>::new(&setup);
    let mut deck: Vec<CardId> = setup.components.all_cards().iter().collect();
    GameRng::new(setup.seed).shuffle(&mut deck);
    let mut dealt = deck.into_iter().rev();
    let laid_out: Vec<CardId> = dealt.by_ref().take(5 + 3).collect();
    assert_eq!(laid_out, [&*table.market, &*table.farm].concat());
    for seat in table.seats.seats() {
        let hand = table.players[seat].hand;
        let next: CardSet = dealt.by_ref().take(hand.len()).collect();
        assert_eq!(hand, next, "the hand of {seat} is not the next cards");
    }
    assert_eq!(dealt.collect::<Vec<_>>(), table.deck.iter().rev().copied().collect::<Vec<_>>());

    let drawn = journal.seen_by(Viewer::Public).filter_map(|event| match event {
        Event::HandDrawn { seat, .. } => Some(seat.number()),
        _ => None,
    });
    assert_eq!(drawn.collect::<Vec<_>>(), [1, 2, 3]);
}

/// Prepares a purchase whose refill draws the last card of the draw pile.
fn with_last_cards(scene: Scene) -> Scene {
    scene.market("r2").farm("b3 b3 b3").hand(1, "g2").discard("y2 y3").goods(1, "b5").deck_of(5, 2)
}

#[test]
fn r26_the_discard_pile_is_shuffled_when_the_last_card_has_been_drawn() {
    let scene = with_last_cards(Scene::new(2)).play("1: buy, pay g2");
    assert_eq!(scene.event_count(|event| matches!(event, Event::DeckShuffled { cards: 3 })), 1);
    assert_eq!((scene.state.deck.len(), scene.state.discard.len()), (3, 0));
    assert_eq!((scene.state.market.len(), scene.state.farm.len()), (5, 3));
}

#[test]
fn r26_cards_discarded_after_the_last_draw_wait_for_the_next_shuffle() {
    let scene = with_last_cards(Scene::new(2)).ships("r4 b3").play("1: buy, pay g2");
    assert_eq!(scene.discard_now(), "b5", "lost after the draw pile ran out");
    assert_eq!(scene.state.deck.len(), 3);
}

#[test]
fn r26_without_a_discard_pile_the_shuffle_waits_until_a_card_is_needed() {
    let scene = Scene::new(2).market("r2").farm("b3 b3 b3").hand(2, "g5 g5 g5 y3 y3").deck_of(5, 1);
    let scene = scene.play("1: take m1");
    assert_eq!((scene.state.market.len(), scene.state.deck.len(), scene.state.discard.len()), (5, 0, 0));
    let price = scene.view(2).me().unwrap().price;
    assert!(price <= 21);
    let mut scene = scene;
    scene = scene.play("2: buy");
    while matches!(scene.state.phase, Phase::Payment { price, paid, .. } if paid < price) {
        let pay = scene.choices(2);
        scene = scene.play(&format!("2: {}", pay.split(", ").next().unwrap()));
    }
    if matches!(scene.state.phase, Phase::Payment { .. }) {
        scene = scene.play("2: paid");
    }
    assert!(
        scene.event_count(|event| matches!(event, Event::DeckShuffled { .. })) >= 1,
        "not shuffled when a card was needed"
    );
}

/// With perfect memory, a viewer knows that a point drawn as the last card is not in the new draw pile.
#[test]
fn r26_a_point_drawn_as_the_last_card_is_not_in_the_new_draw_pile() {
    let scene = Scene::new(2).market("g5").ships("g4").goods(1, "g2 g3").tokens(1, "gg").hand(1, "b5");
    let scene = scene.deck_of(7, 2).discard("").play("1: buy, pay b5");
    assert_eq!(scene.points_of(1), 5, "two of them were the last two cards of the draw pile");
    let state = &scene.state;
    assert_eq!((state.unseen.len(), state.unseen_before.len(), state.deck.len()), (0, 2, 1));
    for nth in 0..20 {
        let world = scene.game().imagine(Viewer::Seat(seat(2)), Memory::Perfect, &mut ThoughtRng::new(nth));
        assert!(world.deck.set().is_disjoint(state.unseen_before));
    }
}

#[test]
fn r26_in_revision_1_the_shuffle_always_waits_until_a_card_is_needed() {
    let scene = with_last_cards(Scene::new(2).revision(1)).play("1: buy, pay g2");
    assert_eq!((scene.state.deck.len(), scene.state.discard.len()), (0, 3));
    assert_eq!(scene.event_count(|event| matches!(event, Event::DeckShuffled { .. })), 0);
}

/// Rounding to the nearest five would give one point for 6 and two for 12.
#[test]
fn r27_a_price_is_rounded_up_to_the_next_five() {
    let points = |goods: &str, market: &str| {
        let scene = Scene::new(2).market(market).ships("r4").goods(1, goods).hand(1, "b5");
        scene.play("1: buy, pay b5").points_of(1)
    };
    assert_eq!(points("r2", "r3"), 2, "3 × 2 = 6");
    assert_eq!(points("", "r2"), 1, "2");
    assert_eq!(points("", "r5"), 1, "exactly 5");
    assert_eq!(points("r2 r2 r2", "r3"), 3, "3 × 4 = 12");
}

#[test]
fn r28_the_price_includes_the_players_own_reserved_card_and_not_those_of_others() {
    let scene = Scene::new(3).market("r5 b3 y2").reserved(1, "r5").reserved(2, "y2").hand(1, "g5 g3");
    assert_eq!(scene.view(1).me().unwrap().price, 8);
    let scene = scene.play("1: buy, pay g5, pay g3");
    assert_eq!(scene.goods_of(1), "r5 b3");
    assert!(scene.market_now().starts_with("y2"));
}

/// Pink takes a card in both texts: in one although she could buy, in the other because she could not.
#[test]
fn r29_a_player_who_can_buy_need_not_buy() {
    let could = Scene::new(3).market("y3 r2").hand(1, "r5 r5");
    assert_eq!(could.choices(1), "buy, take m1, take m2, reserve m1, reserve m2");
    let could_not = Scene::new(3).market("y3 r2").hand(1, "r2");
    assert_eq!(could_not.choices(1), "take m1, take m2, reserve m1, reserve m2");
    for scene in [could, could_not] {
        assert!(scene.play("1: take m1").hand_of(1).contains("y3"));
    }
}

#[test]
fn r30_only_cards_from_the_hand_insure() {
    let scene = Scene::new(2).market("g2").ships("g4 b3").hand(1, "y2 b5").goods(1, "b2 b5");
    let scene = scene.play("1: buy, pay y2");
    assert_eq!(scene.choices(1), "done", "icons on goods do not insure");
    assert_eq!(scene.refusal(1, "insure b2"), Illegal::NotInHand { card: scene::kind("b2") });
}

#[test]
fn r31_the_answers_printed_only_in_the_italian_rulebook_hold() {
    // A reserved card need not be used in the next turn; only a purchase includes it.
    let scene = Scene::new(2).market("r2 b5").hand(1, "g5 g2").play("1: reserve m1; 2: take m2");
    assert_eq!(scene.choices(1), "buy, take m1");
    let scene = Scene::new(2).market("r2 b5 y2").play("1: reserve m1; 2: take m2; 1: take m2");
    assert_eq!(scene.state.players[seat(1)].reserved, scene.state.market.first().copied());
    // Red icons do not insure blue goods.
    let scene =
        Scene::new(2).market("g2").ships("g4 b3").hand(1, "y2 r2").goods(1, "b3").play("1: buy, pay y2");
    assert_eq!(scene.choices(1), "done");
    // The number of cards in a hand is public, the number of points is not.
    let other = &scene.view(2).players[0];
    assert_eq!((other.hand_size, other.points), (1, None));
}

#[test]
fn r32_a_turn_cannot_be_skipped() {
    let scene = Scene::new(2).market("r2").reserved(1, "r2");
    assert_eq!(scene.choices(1), "take m1", "a single possible action must be taken too");
    assert_eq!(scene.refusal(1, "pass"), Illegal::MustAct);
}

/// Cards drawn as points are unknown to all players, including their owner.
#[test]
fn r33_points_drawn_from_the_draw_pile_are_unknown_to_all_players() {
    let scene = Scene::new(2).market("g5").ships("g4").goods(1, "g2 g3").tokens(1, "gg").hand(1, "b5");
    let scene = scene.play("1: buy, pay b5");
    let drawn = scene.state.unseen;
    assert_eq!(drawn.len(), 2);
    let worlds = (0..20).map(|nth| {
        scene.game().imagine(Viewer::Seat(seat(1)), Memory::Perfect, &mut ThoughtRng::new(nth)).unseen
    });
    assert!(worlds.filter(|&imagined| imagined != drawn).count() > 10, "the owner does not know them");
}

#[test]
fn r34_a_substitute_counts_like_a_token() {
    let few = Components::parse(&Components::BUILT_IN.replace("each = 12", "each = 1")).unwrap();
    // The first substitute raises the price of green goods; the second is the player's eighth token.
    let scene = Scene::with(few, 2).market("g5").ships("g4").hand(1, "b5 r5").farm("g5");
    let scene = scene.tokens(1, "rrrrrr").tokens(2, "g").deck_top("y5 y5");
    let scene = scene.play("1: buy, pay b5");
    assert_eq!(scene.event_count(|event| matches!(event, Event::TokenWon { substitute: true, .. })), 1);
    assert_eq!(scene.token_count(1), 7);
    let mut scene = scene.turn_of(1);
    scene.state.ships[Good::Green] = 4;
    let green = scene.state.components.of_good(Good::Green);
    let others = scene.state.market.set() - green;
    scene.state.market.retain(|card| green.has(card));
    scene.state.discard |= others;
    let scene = scene.play("1: buy, pay r5");
    assert!(
        scene.events().iter().any(|event| matches!(event, Event::GoodsSold { tokens: 1, points: 2, .. }))
    );
    assert!(scene.is_over());
}

#[test]
fn r35_the_sizes_of_the_piles_are_public() {
    let scene = Scene::new(2).market("r2").hand(1, "g2").discard("y5 y2");
    for viewer in Viewer::all(scene.state.seats) {
        let view = scene.game().view(viewer);
        assert_eq!((view.deck, view.discard.len()), (scene.state.deck.len(), 2));
    }
}

#[test]
fn r36_an_announced_purchase_must_be_paid() {
    let scene = Scene::new(2).market("b5 b3").hand(1, "g3 g3 r2").play("1: buy");
    let awaited = scene.state.phase;
    for other in ["take m1", "reserve m1", "pass", "buy", "done"] {
        assert_eq!(scene.refusal(1, other), Illegal::NotNow { awaited });
    }
}

#[test]
fn r37_a_starting_token_counts_like_any_other() {
    let mut scene = Scene::new(2).market("r5").ships("r4").hand(1, "b5");
    scene.state.phase = Phase::Token { seat: seat(1) };
    let scene = scene.play("1: token r; 2: token r").tokens(1, "bbbbbb").play("1: buy, pay b5");
    assert_eq!(scene.points_of(1), 2, "(5 + 1) × 1, rounded up to 10");
    assert!(scene.is_over(), "the token of this sale was the eighth");
}

/// A refill with an empty farm and empty piles changes nothing.
#[test]
fn r38_a_refill_moves_as_many_cards_as_there_are() {
    let scene = piles_empty("r2", "").play("1: take m1");
    let nothing = Event::MarketRefilled { moved: 0, market: Bundle::default(), farm: Bundle::default() };
    assert!(scene.events().contains(&nothing));
    let scene = piles_empty("r2", "b3 b2").play("1: take m1");
    assert!(scene.events().iter().any(|event| matches!(event, Event::MarketRefilled { moved: 2, .. })));
}

#[test]
fn r39_each_player_is_asked_once_for_insurance() {
    let scene = Scene::new(2).market("r2").ships("r4 b3").hand(1, "g2 b3").hand(2, "b2").goods(1, "b5");
    let scene = scene.goods(2, "b2").play("1: buy, pay g2, done; 2: insure b2");
    assert_eq!(scene.goods_of(1), "", "a player who has stopped cannot insure later");
    assert_eq!(scene.goods_of(2), "b2");
}
