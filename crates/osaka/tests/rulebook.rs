//! Tests for the examples of the rulebooks and for each section of `RULES.md`. Test names begin with the section.

use crate::scene::{self, Scene, kind, seat};
use portolan_core::{CardId, CardSet, Components as _, Game, GameRng, Outcome, Seat, Table, Viewer};
use portolan_osaka::{
    Components, Ending, Event, FirstBecause, Good, Illegal, Kind, OPENING_COINS, Osaka, Phase, Place,
    SpaceKind, Value, points_for,
};
use portolan_testkit::{Stage, standard};

// 1 The harbour

#[test]
fn s1_1_points_come_only_from_goods_whose_ship_reaches_edo() {
    let scene =
        Scene::new(2).market("r3").hand(1, "b3").goods(1, "b5").ships("r4").deck_top("y2 y2 y3 y3 y3");
    let scene = scene.play("1: buy, pay b3");
    assert_eq!(scene.points_of(1), 1);
    assert_eq!(scene.goods_of(1), "b5");
}

#[test]
fn s1_2_the_deck_has_27_cards_of_each_colour() {
    let box_ = Components::built_in();
    assert_eq!(box_.card_count(), 108);
    for good in Good::ALL {
        let copies = Value::ALL.map(|value| box_.of_kind(Kind { good, value }).len());
        assert_eq!(copies, [11, 9, 7]);
        assert_eq!(box_.coins(box_.of_good(good)), 84);
    }
    assert_eq!(Value::ALL.map(|value| box_.icons(value)), [2, 1, 0]);
}

/// The example hand beside the buying rule in the Italian rulebook.
#[test]
fn s1_2_a_hand_of_2_2_3_5_is_worth_12_coins() {
    let scene = Scene::new(2).market("b5 b5 r2").hand(1, "r2 g2 y3 b5");
    assert_eq!(scene.view(1).me().unwrap().price, 12);
    assert!(scene.choices(1).starts_with("buy"));
}

#[test]
fn s1_3_the_route_has_six_spaces_with_two_wave_spaces_before_edo() {
    use SpaceKind::*;
    let route = Components::built_in().route;
    assert_eq!(
        route.iter().map(|space| space.kind).collect::<Vec<_>>(),
        [Start, Port, Anchor, Waves, Waves, Goal]
    );
    assert_eq!((&*route[0].name, &*route[2].name, &*route[5].name), ("Osaka", "Anori", "Edo"));
}

/// The twelfth token of a colour is the last one; the thirteenth is a substitute.
#[test]
fn s1_4_there_are_twelve_tokens_of_each_colour() {
    for (good, letter) in Good::ALL.into_iter().zip(["r", "b", "y", "g"]) {
        let sale = |tokens_out: &str| {
            let card = format!("{letter}2");
            let scene =
                Scene::new(4).market(&card).ships(&format!("{letter}4")).hand(1, &format!("{letter}5"));
            scene.tokens(3, &tokens_out.replace('t', letter)).tokens(4, &"t".repeat(5).replace('t', letter))
        };
        let won = |scene: &Scene, with: bool| {
            scene.event_count(|event| {
                matches!(event, Event::TokenWon { good: of, substitute, .. } if *of == good && *substitute == with)
            })
        };
        let twelfth = sale("tttttt").play(&format!("1: buy, pay {letter}5"));
        assert_eq!((won(&twelfth, false), won(&twelfth, true)), (1, 0));
        assert_eq!(twelfth.state.tokens_left()[good], 0);
        let thirteenth = sale("ttttttt").play(&format!("1: buy, pay {letter}5"));
        assert_eq!((won(&thirteenth, false), won(&thirteenth, true)), (0, 1));
    }
}

// 2 Preparation

fn new_game(seats: usize, seed: u64) -> Osaka {
    Stage::new(&standard(seats, seed)).state
}

#[test]
fn s2_1_the_market_starts_with_five_cards_the_farm_with_three_and_all_ships_in_osaka() {
    let table = new_game(3, 5);
    assert_eq!((table.market.len(), table.farm.len(), table.ships.0), (5, 3, [0; 4]));
}

/// Drawing stops exactly when the sum is reached.
#[test]
fn s2_2_hands_are_drawn_until_they_are_worth_eight_coins() {
    let mut sizes = [0; 5];
    for seed in 0..300 {
        let table = new_game(4, seed);
        let mut drawn = dealt(seed).skip(5 + 3);
        for seat in table.seats.seats() {
            let (mut hand, mut coins) = (CardSet::EMPTY, 0);
            while coins < OPENING_COINS {
                let card = drawn.next().unwrap();
                hand.insert(card);
                coins += table.components.kind(card).value.coins();
            }
            assert_eq!(table.players[seat].hand, hand, "seed {seed}, seat {seat}");
            sizes[hand.len()] += 1;
        }
    }
    assert!(sizes[2..].iter().all(|&hands| hands > 0), "{sizes:?}");
}

/// Returns the cards of a new game in the order in which they are dealt.
fn dealt(seed: u64) -> impl Iterator<Item = CardId> {
    let setup = standard::<Osaka>(4, seed);
    let mut deck: Vec<CardId> = setup.components.all_cards().iter().collect();
    GameRng::new(setup.seed).shuffle(&mut deck);
    deck.into_iter().rev()
}

#[test]
fn s2_2_opening_hands_are_visible_to_all() {
    let Stage { state: table, journal } = Stage::<Osaka>::new(&standard(2, 4));
    let drawn = journal.seen_by(Viewer::Public).filter_map(|event| match event {
        Event::HandDrawn { seat, cards } => Some((*seat, *cards)),
        _ => None,
    });
    let hands = table.seats.seats().map(|seat| (seat, table.components.bundle(table.players[seat].hand)));
    assert_eq!(drawn.collect::<Vec<_>>(), hands.collect::<Vec<_>>());
}

#[test]
fn s2_3_the_first_player_has_the_lowest_sum_then_the_fewest_cards() {
    let mut reasons = [0; 3];
    for seed in 0..500 {
        let Stage { state: table, journal } = Stage::<Osaka>::new(&standard(4, seed));
        let rank = |seat: Seat| {
            let hand = table.players[seat].hand;
            (table.components.coins(hand), hand.len())
        };
        let best = table.seats.seats().map(rank).min().unwrap();
        assert_eq!(rank(table.first), best);
        let because = journal.seen_by(Viewer::Public).find_map(|event| match event {
            Event::FirstPlayerFound { because, .. } => Some(*because),
            _ => None,
        });
        reasons[because.unwrap() as usize] += 1;
        let tied = table.seats.seats().filter(|&seat| rank(seat) == best).count();
        assert_eq!(because == Some(FirstBecause::Luck), tied > 1);
    }
    assert!(reasons.iter().all(|&count| count > 10), "{reasons:?}");
}

#[test]
fn s2_4_each_player_takes_a_token_clockwise_and_then_the_first_turn_begins() {
    let mut table = Table::<Osaka>::new(standard(3, 2)).unwrap();
    let first = table.state().first;
    let order: Vec<Seat> = table.state().seats.clockwise_from(first).collect();
    for (&seat, token) in order.iter().zip(["token r", "token r", "token y"]) {
        assert_eq!(table.state().phase, Phase::Token { seat });
        table.choose(seat, token.parse().unwrap()).unwrap();
    }
    assert_eq!(table.state().phase, Phase::Action { seat: first });
    assert_eq!(table.state().tokens_left().0, [10, 12, 11, 12]);
    assert_eq!(table.state().players[order[1]].tokens.0, [1, 0, 0, 0]);
}

/// Two questions in the rulebook: the size of a hand is public, the number of points is not.
#[test]
fn s2_5_hand_sizes_are_public_but_hands_and_points_are_hidden() {
    let scene = Scene::new(2).market("r3").hand(1, "r5 b2").hand(2, "g3").points(1, "r2 r2");
    let other = &scene.view(2).players[0];
    assert_eq!((other.hand_size, &other.hand, other.points), (2, &None, None));
    assert_eq!(scene.view(1).me().unwrap().point_count(), Some(2));
    assert_eq!(scene.public_view().players[1].hand, None);
}

// 3 The turn

#[test]
fn s3_after_one_action_it_is_the_left_neighbours_turn() {
    let scene = Scene::new(3).market("r3 b3 g3").farm("y2").play("1: take m1");
    assert_eq!(scene.state.phase, Phase::Action { seat: seat(2) });
    assert_eq!(scene.refusal(1, "take m1"), Illegal::NotYourTurn { awaited: seat(2) });
    let scene = scene.play("2: reserve m1; 3: take m2");
    assert_eq!(scene.state.phase, Phase::Action { seat: seat(1) });
}

/// The example of play in the rulebooks, four turns: grey takes, white reserves, pink takes, beige buys for five.
#[test]
fn s3_the_example_of_play() {
    let scene = Scene::new(4).market("b5 r5 y3 y2 y3").farm("g2 g3 b2").deck_top("r2 r3 g5 g3 b3");
    let scene = scene.hand(1, "g5 g5 g3").hand(2, "b3 b5").hand(3, "r5 r5 b3").hand(4, "b5 g2");

    // Grey needs 18 coins and has not enough of them.
    assert_eq!(scene.view(1).me().unwrap().price, 18);
    assert_eq!(scene.refusal(1, "buy"), Illegal::TooFewCoins { price: 18, coins: 13 });
    let scene = scene.play("1: take m1");
    assert_eq!(scene.hand_of(1), "b5 g3 g5 g5");

    // White cannot buy either, and reserves the red 5.
    assert!(!scene.choices(2).contains("buy"));
    let scene = scene.play("2: reserve m1");
    assert_eq!(scene.public_view().market[0].reserved_by, Some(seat(2)));

    // Pink could buy but does not want the yellow ship to move, and takes a yellow 3.
    assert!(scene.choices(3).contains("buy"));
    let scene = scene.play("3: take m2");

    // Beige pays 5 for all but the reserved card. The yellow ship sails two spaces.
    assert_eq!(scene.view(4).me().unwrap().price, 5);
    let scene = scene.play("4: buy, pay b5");
    assert_eq!(scene.goods_of(4), "y2 y3");
    assert_eq!(scene.ship('y'), 2);
    assert_eq!(scene.market_now(), "r5 g2 g3 b2 r2 r3");
    assert_eq!(scene.farm_now(), "g5 g3 b3");
}

#[test]
fn s3_1_a_purchase_takes_all_cards_that_others_have_not_reserved() {
    let scene = Scene::new(3).market("r5 b3 y2").reserved(2, "r5").hand(1, "g5").play("1: buy, pay g5");
    assert_eq!(scene.goods_of(1), "b3 y2");
    assert!(scene.market_now().starts_with("r5 "));
    assert_eq!(
        scene.state.players[seat(2)].reserved.map(|card| scene.state.components.kind(card)),
        Some(kind("r5"))
    );
}

/// A question in the rulebook: the player's own reserved card must be bought only as part of a purchase.
#[test]
fn s3_1_the_players_own_reserved_card_must_be_bought_with_the_rest() {
    let scene = Scene::new(2).market("r5 b3").reserved(1, "r5").hand(1, "g5");
    assert_eq!(scene.refusal(1, "buy"), Illegal::TooFewCoins { price: 8, coins: 5 });
}

#[test]
fn s3_1_there_is_no_change_and_the_payment_is_discarded() {
    let scene = Scene::new(2).market("b3").hand(1, "g5 r2").play("1: buy, pay g5");
    assert_eq!(scene.hand_of(1), "r2");
    assert_eq!(scene.discard_now(), "g5");
    assert!(scene.events().contains(&Event::GoodsBought {
        seat: seat(1),
        cards: [kind("b3")].into_iter().collect(),
        price: 3,
        paid: 5
    }));
}

#[test]
fn s3_1_payment_is_card_by_card_from_the_hand() {
    let scene = Scene::new(2).market("b5 b3").hand(1, "g3 g3 r2").play("1: buy, pay g3");
    assert_eq!(scene.state.phase, Phase::Payment { seat: seat(1), price: 8, paid: 3 });
    assert_eq!(scene.choices(1), "pay r2, pay g3");
    assert_eq!(scene.refusal(1, "pay b5"), Illegal::NotInHand { card: kind("b5") });
    assert_eq!(scene.refusal(1, "take m1"), Illegal::NotNow { awaited: scene.state.phase });
}

/// The first example of sailing in the rulebook.
#[test]
fn s3_2_two_yellow_and_one_red_card_move_the_ships_two_and_one_spaces() {
    let scene = Scene::new(2).market("y2 y3 r3").hand(1, "b5 b3").play("1: buy, pay b5, pay b3");
    assert_eq!((scene.ship('y'), scene.ship('r'), scene.ship('b'), scene.ship('g')), (2, 1, 0, 0));
}

/// The second example of sailing in the rulebook: green arrives and is sold.
#[test]
fn s3_2_three_blue_cards_move_the_ship_two_spaces_and_green_reaches_edo() {
    let scene =
        Scene::new(2).market("b2 b2 b3 g2").ships("b0 g4").hand(1, "r5 r5").play("1: buy, pay r5, pay r5");
    assert_eq!(scene.ship('b'), 2);
    assert_eq!(
        scene.event_count(|event| matches!(event, Event::ShipSailed { good: Good::Green, from: 4, to: 5 })),
        1
    );
    assert_eq!(
        scene.event_count(|event| matches!(event, Event::GoodsSold { good: Good::Green, points: 1, .. })),
        1
    );
    assert_eq!(scene.goods_of(1), "b2 b2 b3");
    assert_eq!(scene.ship('g'), 0, "returned to Osaka");
}

#[test]
fn s3_3_a_taken_card_becomes_coins_and_the_market_is_not_refilled() {
    let scene = Scene::new(2).market("r3 b3").farm("y2").hand(1, "g5").play("1: take m2");
    assert_eq!(scene.hand_of(1), "b3 g5");
    assert_eq!((&*scene.market_now(), &*scene.farm_now()), ("r3", "y2"));
}

#[test]
fn s3_3_a_card_reserved_by_another_player_cannot_be_taken() {
    let scene = Scene::new(2).market("r3 b3").reserved(2, "b3").hand(1, "g5");
    assert_eq!(scene.refusal(1, "take m2"), Illegal::Reserved { place: Place::Market(1), by: seat(2) });
    assert_eq!(scene.refusal(1, "take m3"), Illegal::NoSuchCard { place: Place::Market(2) });
    assert!(scene.choices(1).contains("take m1") && !scene.choices(1).contains("take m2"));
}

#[test]
fn s3_4_a_player_has_one_marker_and_puts_it_on_a_card_without_a_marker() {
    let scene = Scene::new(2).market("r3 b3").farm("y2 g2").reserved(2, "g2");
    assert_eq!(scene.refusal(1, "reserve f2"), Illegal::Reserved { place: Place::Farm(1), by: seat(2) });
    assert_eq!(scene.refusal(1, "reserve f3"), Illegal::NoSuchCard { place: Place::Farm(2) });
    let scene = scene.play("1: reserve f1; 2: take m1");
    assert_eq!(scene.refusal(1, "reserve m1"), Illegal::MarkerInUse);
    assert!(!scene.choices(1).contains("reserve"));
    assert!(!scene.view(2).players[0].marker_free);
}

/// A question in the rulebook names this as a reason to reserve: a 5 stays until the player can afford it.
#[test]
fn s3_4_a_reserved_card_stays_in_the_market_when_others_buy() {
    let scene = Scene::new(2).market("r5 b2").hand(2, "g2").play("1: reserve m1; 2: buy, pay g2");
    assert!(scene.market_now().starts_with("r5"));
    assert!(scene.choices(1).contains("take m1"));
}

/// Another reason in the rulebook: a card reserved on the farm is safe when it moves into the market.
#[test]
fn s3_4_a_card_reserved_on_the_farm_stays_reserved_in_the_market() {
    let scene = Scene::new(2).market("r2").farm("b5 y2 y3").hand(2, "g2").deck_top("g3 g3 r3 r3 r3");
    let scene = scene.play("1: reserve f1; 2: buy, pay g2; 1: take m2");
    assert_eq!(scene.market_now(), "b5 y3 g3 g3");
    assert_eq!(scene.refusal(2, "take m1"), Illegal::Reserved { place: Place::Market(0), by: seat(1) });
    assert_eq!(scene.view(2).me().unwrap().price, 9);
}

#[test]
fn s3_5_after_a_purchase_the_farm_moves_into_the_market_and_new_cards_are_drawn() {
    let scene = Scene::new(2).market("r2").farm("b3 b3 b3").deck_top("y2 y3 g2 g3 g5").hand(1, "r2");
    let scene = scene.play("1: buy, pay r2");
    assert_eq!(scene.market_now(), "b3 b3 b3 y2 y3");
    assert_eq!(scene.farm_now(), "g2 g3 g5");
}

#[test]
fn s3_5_a_turn_without_a_card_to_take_begins_with_a_refill() {
    let scene = Scene::new(2).market("r2").farm("b3 b3 b3").deck_top("y2 y3 g2 g3 g5").play("1: take m1");
    assert_eq!(scene.market_now(), "b3 b3 b3 y2 y3");
    let scene = Scene::new(3).market("r2 r5").reserved(1, "r5").farm("b3").deck_top("y2 y3 g2 g3 g5");
    let scene = scene.play("1: take m1");
    assert_eq!(scene.market_now(), "r5 b3 y2 y3", "only cards reserved by others were left");
}

#[test]
fn s3_5_with_four_players_the_market_can_have_eight_cards() {
    let scene = Scene::new(4).market("r5 b5 y5 g2").farm("r2 b2 y2").hand(1, "g2");
    let scene = scene.reserved(2, "r5").reserved(3, "b5").reserved(4, "y5").play("1: buy, pay g2");
    assert_eq!(scene.state.market.len(), 8);
}

#[test]
fn s3_6_the_discard_pile_is_reshuffled_in_the_middle_of_a_draw() {
    let scene = Scene::new(2).market("r2").farm("b3").hand(1, "g2").discard("y2 y3 y5").deck_top("g5");
    let mut scene = scene;
    let rest = scene.state.deck.set() - CardSet::only(*scene.state.deck.last().unwrap());
    scene.state.deck = [*scene.state.deck.last().unwrap()].into_iter().collect();
    let player = &mut scene.state.players[seat(2)];
    player.points = rest;
    player.earned[Good::Red] = rest.len() as u8;
    let scene = scene.play("1: buy, pay g2");
    assert!(scene.market_now().starts_with("b3 g5 "), "{}", scene.market_now());
    assert_eq!(
        scene.event_count(|event| matches!(event, Event::DeckShuffled { cards: 4 })),
        1,
        "three discarded cards and the payment"
    );
    assert_eq!((scene.state.market.len(), scene.state.farm.len(), scene.state.deck.len()), (3, 3, 0));
}

#[test]
fn s3_7_a_player_can_pass_only_without_another_choice() {
    let scene = Scene::new(2).market("r2").hand(1, "g2");
    assert_eq!(scene.refusal(1, "pass"), Illegal::MustAct);
    let scene = Scene::new(2).market("r2").reserved(2, "r2").deck_becomes_points_of(1);
    assert_eq!(scene.choices(1), "pass");
    assert_eq!(scene.refusal(1, "buy"), Illegal::NothingToBuy);
    let scene = scene.play("1: pass; 2: take m1; 1: pass");
    assert!(!scene.is_over(), "another player acted in between");
    assert!(scene.play("2: pass").is_over());
}

// 4 The sale

#[test]
fn s4_1_the_order_is_selling_tokens_insurance_sinking_return() {
    let scene = Scene::new(2).market("r2").ships("r4 b3").hand(1, "g2 b2").goods(1, "b5").goods(2, "r3 b3");
    let scene = scene.hand(2, "y5").play("1: buy, pay g2, insure b2; 2: done");
    let steps: Vec<_> = scene
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::GoodsSold { seat, .. } => Some(format!("sold {seat}")),
            Event::TokenWon { seat, .. } => Some(format!("token {seat}")),
            Event::GoodsInsured { seat, .. } => Some(format!("insured {seat}")),
            Event::ShipSunk { .. } => Some("sunk".to_string()),
            Event::GoodsLost { seat, .. } => Some(format!("lost {seat}")),
            Event::ShipReturned { good, to } => Some(format!("{} to {to}", good.letter())),
            _ => None,
        })
        .collect();
    let order = ["sold 1", "sold 2", "token 1", "token 2", "insured 1", "sunk", "lost 2", "r to 0", "b to 2"];
    assert_eq!(steps, order);
    assert_eq!(scene.state.phase, Phase::Action { seat: seat(2) });
}

/// The first example of a sale in the rulebook: red 5 × 3 = 15 for three points, yellow 2 rounded up for one.
#[test]
fn s4_2_three_red_for_15_and_one_yellow_for_2_score_four_points() {
    let scene = Scene::new(2).market("r5 y2").ships("r4 y4").goods(1, "r2 r3").hand(1, "b5 g2");
    let scene = scene.play("1: buy, pay b5, pay g2");
    let sold = |good, points| {
        scene.event_count(|event| matches!(event, Event::GoodsSold { good: g, points: p, .. } if *g == good && *p == points))
    };
    assert_eq!((sold(Good::Red, 3), sold(Good::Yellow, 1)), (1, 1));
    assert_eq!(scene.points_of(1), 4);
    assert_eq!(scene.goods_of(1), "");
}

#[test]
fn s4_2_the_lowest_cards_become_points_and_the_rest_is_discarded() {
    let scene = Scene::new(2).market("r2").ships("r4").goods(1, "r2 r3 r3 r3").hand(1, "b2");
    let scene = scene.play("1: buy, pay b2");
    assert_eq!(points_for(Value::Three, 0, 5), 3);
    assert_eq!(scene.points_of(1), 3);
    assert_eq!(scene.discard_now(), "r3 r3 b2");
}

#[test]
fn s4_2_all_players_sell_and_insured_goods_are_sold_too() {
    let scene = Scene::new(3).market("r2").ships("r4").hand(1, "b2").goods(2, "r5").insured(3, "r3 r3");
    let scene = scene.play("1: buy, pay b2");
    assert_eq!([1, 2, 3].map(|number| scene.points_of(number)), [1, 1, 2]);
    assert_eq!([1, 2, 3].map(|number| scene.goods_of(number)), ["", "", ""].map(String::from));
    assert_eq!(scene.insured_of(3), "");
}

/// The second example of a sale in the rulebook: (5 + 2 tokens) × 3 = 21, rounded up to 25: three cards and two drawn.
#[test]
fn s4_3_two_tokens_raise_three_green_to_five_points_two_of_them_from_the_deck() {
    let scene = Scene::new(2).market("g5").ships("g4").goods(1, "g2 g3").tokens(1, "gg").hand(1, "b5");
    let scene = scene.deck_top("r2 r2 r3 r3 r3 y5 y5").play("1: buy, pay b5");
    assert_eq!(points_for(Value::Five, 2, 3), 5);
    assert_eq!(scene.points_of(1), 5);
    let points = scene.state.components.bundle(scene.state.players[seat(1)].points);
    assert_eq!([kind("g2"), kind("g3"), kind("g5"), kind("y5")].map(|kind| points.count(kind)), [1, 1, 1, 2]);
    assert_eq!(
        scene.event_count(|event| matches!(event, Event::GoodsSold { drawn: 2, tokens: 2, highest: 5, .. })),
        1
    );
}

#[test]
fn s4_3_tokens_of_other_colours_add_nothing() {
    let scene =
        Scene::new(2).market("g5").ships("g4").tokens(1, "rrbbyy").hand(1, "b5").play("1: buy, pay b5");
    assert_eq!(scene.points_of(1), 1);
}

#[test]
fn s4_4_each_seller_gets_a_token_for_each_colour_sold() {
    let scene = Scene::new(3).market("g5 r2").ships("g4 r4").goods(2, "g2").hand(1, "b5 b2");
    let scene = scene.play("1: buy, pay b5, pay b2");
    assert_eq!([1, 2, 3].map(|number| scene.token_count(number)), [2, 1, 0]);
    assert_eq!(scene.state.players[seat(2)].tokens[Good::Green], 1);
}

#[test]
fn s4_4_when_tokens_run_out_substitutes_are_used() {
    let few = Components::parse(&Components::BUILT_IN.replace("each = 12", "each = 1")).unwrap();
    let scene = Scene::with(few, 3).market("g5").ships("g4").goods(2, "g2").tokens(3, "r").hand(1, "b5");
    let scene = scene.play("1: buy, pay b5");
    assert_eq!([1, 2].map(|number| scene.token_count(number)), [1, 1]);
    assert_eq!(scene.event_count(|event| matches!(event, Event::TokenWon { substitute: false, .. })), 1);
    assert_eq!(scene.event_count(|event| matches!(event, Event::TokenWon { substitute: true, .. })), 1);
    assert_eq!(scene.state.tokens_left().0, [0, 1, 1, 0]);
}

#[test]
fn s4_5_ships_on_both_wave_spaces_sink_with_all_uninsured_goods() {
    let scene =
        Scene::new(2).market("r2").ships("r4 b3 y4 g2").hand(1, "g2").goods(1, "b5 g5").insured(1, "b2");
    let scene = scene.goods(2, "y3 y2").play("1: buy, pay g2");
    assert_eq!((&*scene.goods_of(1), &*scene.goods_of(2)), ("b2 g5", ""));
    assert_eq!((scene.ship('b'), scene.ship('y'), scene.ship('g')), (2, 2, 2));
    assert_eq!(scene.event_count(|event| matches!(event, Event::ShipSunk { .. })), 2);
}

/// The example of insurance in the rulebook: blue and red sink, and three cards insure four goods.
#[test]
fn s4_6_three_cards_insure_four_goods() {
    let scene =
        Scene::new(2).market("g2").ships("g4 b3 r4").hand(1, "y2 b2 b3 r3").goods(1, "b3 b5 b5 r5 r3 r2");
    let scene = scene.play("1: buy, pay y2, insure b2, cover b5, cover b5, insure b3, insure r3, cover r5");
    assert_eq!(scene.goods_of(1), "r5 b3 b5 b5");
    assert_eq!(scene.insured_of(1), scene.goods_of(1));
    assert_eq!(scene.event_count(|event| matches!(event, Event::InsurancePaid { .. })), 3);
    assert_eq!(scene.hand_of(1), "");
}

/// A question in the rulebook.
#[test]
fn s4_6_a_red_card_does_not_insure_blue_goods() {
    let scene =
        Scene::new(2).market("g2").ships("g4 b3").hand(1, "y2 r2 b5").goods(1, "b3").play("1: buy, pay y2");
    assert_eq!(scene.choices(1), "done");
    assert_eq!(scene.refusal(1, "insure r2"), Illegal::NotSinking { good: Good::Red });
    assert_eq!(scene.refusal(1, "insure b5"), Illegal::NoIcon { card: kind("b5") });
    assert_eq!(scene.refusal(1, "insure b2"), Illegal::NotInHand { card: kind("b2") });
    let both =
        Scene::new(2).market("g2").ships("g4 b3 r3").hand(1, "y2 r2").goods(1, "b3").play("1: buy, pay y2");
    assert_eq!(both.refusal(1, "insure r2"), Illegal::NothingToInsure { good: Good::Red });
}

#[test]
fn s4_6_an_icon_insures_only_the_colour_of_its_card() {
    let scene = Scene::new(2)
        .market("g2")
        .ships("g4 b3")
        .hand(1, "y2 b3")
        .goods(1, "b3 b5")
        .play("1: buy, pay y2, insure b3");
    assert_eq!(scene.choices(1), "cover b3, cover b5");
    assert_eq!(scene.refusal(1, "cover r5"), Illegal::OtherGood { good: Good::Blue });
    assert_eq!(scene.refusal(1, "cover b2"), Illegal::NotAmongGoods { card: kind("b2") });
}

#[test]
fn s4_7_ships_return_from_edo_to_osaka_and_from_the_sea_to_anori() {
    let scene = Scene::new(2).market("r2").ships("r4 b4 y1").hand(1, "g2").play("1: buy, pay g2");
    assert_eq!((scene.ship('r'), scene.ship('b'), scene.ship('y')), (0, 2, 1));
}

// 5 The end

fn outcome(scene: &Scene) -> Outcome {
    scene.game().outcome().expect("the game is over")
}

#[test]
fn s5_1_with_eight_tokens_the_game_ends_before_any_ship_sinks() {
    let scene =
        Scene::new(2).market("r2").ships("r4 b3").hand(1, "g2 b2").goods(1, "b5").tokens(1, "rrrbbbb");
    let scene = scene.play("1: buy, pay g2");
    assert!(scene.is_over());
    assert_eq!(
        scene.event_count(|event| matches!(event, Event::ShipSunk { .. } | Event::GoodsLost { .. })),
        0
    );
    assert!(scene.events().contains(&Event::GameEnded { because: Ending::EightTokens }));
    assert_eq!(scene.refusal(2, "take m1"), Illegal::GameOver);
    assert_eq!(scene.choices(1) + &scene.choices(2), "");
}

#[test]
fn s5_1_seven_tokens_do_not_end_the_game() {
    let scene =
        Scene::new(2).market("r2").ships("r4").hand(1, "g2").tokens(1, "rrrbbb").play("1: buy, pay g2");
    assert!(!scene.is_over() && scene.game().outcome().is_none());
}

#[test]
fn s5_2_the_most_points_win_and_goods_and_coins_do_not_count() {
    let scene =
        Scene::new(2).market("r2").ships("r4").hand(1, "g2 b5 b5").goods(1, "y5 y5").tokens(1, "bbbbbbb");
    let scene = scene.points(2, "y2 y2 y2").play("1: buy, pay g2");
    assert_eq!(outcome(&scene).winners().iter().collect::<Vec<_>>(), [seat(2)]);
    assert_eq!(outcome(&scene).of(seat(1)).unwrap().score.points(), 1);
}

#[test]
fn s5_2_the_score_parts_are_the_points_by_colour() {
    let scene = Scene::new(2).market("b5").ships("b4").hand(1, "g5").goods(1, "b5 b3").tokens(1, "rrrrrrr");
    let scene = scene.play("1: buy, pay g5");
    let parts = outcome(&scene).of(seat(1)).unwrap().score.parts.clone();
    assert_eq!(
        parts.iter().map(|part| (part.what, part.count)).collect::<Vec<_>>(),
        [("red", 0), ("blue", 3), ("yellow", 0), ("green", 0)]
    );
}

#[test]
fn s5_3_tokens_break_ties_and_full_ties_share_the_victory() {
    let winners = |first: usize, second: usize| {
        let scene = Scene::new(2).market("r2").ships("r4").hand(1, "g2").goods(2, "r2");
        let scene = scene.tokens(1, &"b".repeat(first)).tokens(2, &"b".repeat(second));
        let outcome = outcome(&scene.play("1: buy, pay g2"));
        outcome.winners().iter().map(Seat::number).collect::<Vec<_>>()
    };
    assert_eq!(winners(7, 6), [1]);
    assert_eq!(winners(7, 7), [1, 2]);
    assert_eq!(winners(6, 7), [2]);
}

// 6 Options

#[test]
fn s6_1_with_open_hands_all_viewers_see_all_hands() {
    let mut scene = Scene::new(2).market("r2").hand(1, "g2 g3").points(1, "y2");
    scene.state.options.open_hands = true;
    assert_eq!(scene::names(scene.view(2).players[0].hand.as_ref().unwrap()), "g2 g3");
    assert!(scene.public_view().players[0].hand.is_some());
    assert_eq!(scene.view(2).players[0].points, None);
}

#[test]
fn s6_2_with_open_points_all_viewers_see_all_points() {
    let mut scene = Scene::new(2).market("r2").hand(1, "g2 g3").points(1, "y2");
    scene.state.options.open_points = true;
    assert_eq!(scene.view(2).players[0].point_count(), Some(1));
    assert_eq!(scene.public_view().players[0].hand, None);
}
