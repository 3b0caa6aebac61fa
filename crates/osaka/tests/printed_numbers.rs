//! The numbers printed in the rulebooks, typed from their texts and compared with the behaviour of the engine.
//!
//! The numbers are not read from `components.toml` or from constants of the crate. IT is the Italian rulebook (seed 000),
//! PL the Polish one (seed 001). The length of the route is not printed in any text and is therefore not tested here.

use crate::scene::{Scene, kind, seat};
use portolan_core::{CardSet, Game};
use portolan_osaka::{Event, Osaka, Phase};
use portolan_testkit::{Stage, assert_printed, standard};

/// IT *Componenti*, PL *Zawartość*: cards of each value in every colour.
const COPIES: [(u16, usize); 3] = [(2, 11), (3, 9), (5, 7)];
/// The same lists: cards of one colour, and all cards.
const CARDS: (usize, usize) = (27, 108);
/// The same lists: achievement tokens of one colour.
const TOKENS_OF_A_COLOUR: u8 = 12;
/// IT *Preparazione*, PL *Przygotowanie*: cards in the market and on the farm.
const LAID_OUT: (usize, usize) = (5, 3);
/// The same pages: the minimum value of an opening hand, in coins.
const OPENING_SUM: u16 = 8;
/// The same pages: the number of tokens with which each player starts.
const STARTING_TOKENS: u8 = 1;
/// PL *Przygotowanie*: the four opening hands of the picture, their sums and numbers of cards.
const HANDS: [(&str, (u16, usize)); 4] =
    [("r5 b3", (8, 2)), ("b5 g5", (10, 2)), ("y2 g2 r5", (9, 3)), ("r2 b2 y2 g2", (8, 4))];
/// IT and PL *A*: the hand beside the rule is worth 12 coins. IT and PL *example of play*: Gray needs 18, Beige 5.
const SUMS: [(&str, u16); 3] = [("r2 g2 y3 b5", 12), ("b5 r5 y3 y2 y3", 18), ("y2 y3", 5)];
/// IT *Avanzare le navi*, PL *Płynące statki*: number of bought cards of one colour, and spaces that the ship moves.
const SPACES: [(usize, u8); 4] = [(1, 1), (2, 2), (3, 2), (4, 2)];
/// IT *Ripristinare il Mercato*, PL *Uzupełnienie rynku*: cards from the draw pile for the market, then for the farm.
const REFILL: (usize, usize) = (2, 3);
/// IT *Conteggio*, PL *Punktacja*, with both examples of each: cards sold, tokens of the colour, points. The price is the
/// highest value plus the tokens, times the cards; each started five of it is a point.
const POINTS: [((&str, &str), u8); 6] = [
    (("r5 r3 r2", ""), 3),   // example 1: 5 × 3 = 15
    (("r2", ""), 1),         // example 1, the yellow card: 2, rounded to 5
    (("r5 r3 r2", "rr"), 5), // example 2: (5 + 2) × 3 = 21, rounded to 25
    (("r5", ""), 1),         // 5
    (("r3 r2", ""), 2),      // 3 × 2 = 6, rounded to 10
    (("r3", "rrr"), 2),      // (3 + 3) × 1 = 6, rounded to 10
];
/// IT *Bonus per i gettoni*, PL *Bonusy za żetony*: each token adds 1 to the highest value. Tokens, and points of a single 5.
const BONUS: [(usize, u8); 8] = [(0, 1), (1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 3), (7, 3)];
/// IT *Acquisire gettoni*, PL *Zdobywanie żetonów*: tokens for each sale that scored points.
const TOKENS_FOR_A_SALE: u8 = 1;
/// IT and PL, the box on insurance icons: goods that a card of this value insures. A 5 is not listed.
const ICONS: [(&str, usize); 3] = [("b2", 2), ("b3", 1), ("b5", 0)];
/// IT *Fine del gioco*, PL *Koniec gry*: tokens of one player before a sale and whether its token ends the game: at 8.
const ENDS: [(&str, bool); 2] = [("bbbbbb", false), ("bbbbbbb", true)];
/// IT *Prenotare*, PL *Rezerwacja*: reservation markers of a player.
const MARKERS: usize = 1;

fn new_game(seed: u64) -> Osaka {
    Stage::new(&standard(4, seed)).state
}

/// Returns all cards of a new game.
fn all_cards(state: &Osaka) -> CardSet {
    let hands = state.players.0.iter().map(|player| player.hand);
    [state.deck.set(), state.market.set(), state.farm.set()]
        .into_iter()
        .chain(hands)
        .fold(CardSet::EMPTY, |all, set| all | set)
}

#[test]
fn the_deck_has_the_printed_cards() {
    let state = new_game(1);
    for colour in ["r", "b", "y", "g"] {
        let cards = |value: &u16| {
            let kind = kind(&format!("{colour}{value}"));
            all_cards(&state).iter().filter(|&card| state.components.kind(card) == kind).count()
        };
        assert_printed("cards of each value", &COPIES, cards);
        assert_eq!(COPIES.iter().map(|(value, _)| cards(value)).sum::<usize>(), CARDS.0);
    }
    assert_eq!(all_cards(&state).len(), CARDS.1);
}

#[test]
fn the_preparation_has_the_printed_numbers() {
    for seed in 0..50 {
        let state = new_game(seed);
        assert_eq!((state.market.len(), state.farm.len()), LAID_OUT);
        for player in &state.players.0 {
            assert!(state.components.coins(player.hand) >= OPENING_SUM);
        }
    }
    let mut scene = Scene::new(2).market("r2");
    scene.state.phase = Phase::Token { seat: seat(1) };
    let scene = scene.play("1: token r; 2: token g");
    assert_eq!([1, 2].map(|number| scene.token_count(number)), [STARTING_TOKENS; 2]);
}

#[test]
fn hands_and_markets_are_worth_the_printed_coins() {
    let hand = |cards: &&str| {
        let scene = Scene::new(2).market("r2").hand(1, cards);
        let hand = scene.state.players[seat(1)].hand;
        (scene.state.components.coins(hand), hand.len())
    };
    assert_printed("opening hands", &HANDS, hand);
    assert_printed("coins of a hand", &SUMS, |cards| hand(cards).0);
    assert_printed("price of a market", &SUMS, |cards| {
        Scene::new(2).market(cards).view(1).me().unwrap().price
    });
}

#[test]
fn ships_sail_the_printed_spaces() {
    assert_printed("spaces", &SPACES, |&cards| {
        let scene = Scene::new(2).market(&"r2 ".repeat(cards)).hand(1, "b5 b5");
        let pay = if cards > 2 { "pay b5, pay b5" } else { "pay b5" };
        scene.play(&format!("1: buy, {pay}")).ship('r')
    });
}

#[test]
fn a_refill_draws_the_printed_cards() {
    let scene = Scene::new(2).market("r2").hand(1, "g2").play("1: buy, pay g2");
    let drawn = scene.events().into_iter().find_map(|event| match event {
        Event::MarketRefilled { market, farm, .. } => Some((market.len(), farm.len())),
        _ => None,
    });
    assert_eq!(drawn, Some(REFILL));
}

#[test]
fn a_sale_scores_the_printed_points_and_tokens() {
    let sold = |(cards, tokens): &(&str, &str)| {
        let (bought, owned) = cards.split_once(' ').unwrap_or((cards, ""));
        let scene = Scene::new(2).market(bought).goods(1, owned).tokens(1, tokens).ships("r4").hand(1, "b5");
        let scene = scene.play("1: buy, pay b5");
        assert_eq!(usize::from(scene.token_count(1)), tokens.len() + usize::from(TOKENS_FOR_A_SALE));
        scene.points_of(1)
    };
    assert_printed("points of a set", &POINTS, sold);
}

/// Each token adds 1 to the highest value.
#[test]
fn tokens_add_the_printed_bonus() {
    assert_printed("points of a single 5", &BONUS, |&tokens| {
        let scene = Scene::new(2).market("r5").ships("r4").tokens(1, &"r".repeat(tokens)).hand(1, "b5");
        scene.play("1: buy, pay b5").points_of(1)
    });
}

#[test]
fn each_colour_has_the_printed_number_of_tokens() {
    let scene = Scene::new(4).market("r2").ships("r4").hand(1, "b2").tokens(3, "rrrrrr").tokens(4, "rrrrr");
    let last = scene.clone().play("1: buy, pay b2");
    let out: u8 = last.public_view().players.iter().map(|player| player.token_count()).sum();
    assert_eq!(out, TOKENS_OF_A_COLOUR);
    assert_eq!(last.event_count(|event| matches!(event, Event::TokenWon { substitute: false, .. })), 1);
    let none_left = scene.tokens(2, "r").play("1: buy, pay b2");
    assert_eq!(none_left.event_count(|event| matches!(event, Event::TokenWon { substitute: true, .. })), 1);
}

#[test]
fn cards_insure_the_printed_number_of_goods() {
    assert_printed("insurance icons", &ICONS, |card| {
        let scene =
            Scene::new(2).market("g2").ships("g4 b3").hand(1, &format!("y2 {card}")).goods(1, "b3 b3 b3");
        let scene = scene.play("1: buy, pay y2");
        if !scene.choices(1).contains("insure") {
            return 0;
        }
        scene.play(&format!("1: insure {card}")).state.players[seat(1)].insured.len()
    });
}

#[test]
fn the_game_ends_with_the_printed_tokens() {
    assert_printed("tokens that end the game", &ENDS, |tokens| {
        let scene = Scene::new(2).market("r2").ships("r4").hand(1, "g2").tokens(1, tokens);
        scene.play("1: buy, pay g2").is_over()
    });
}

#[test]
fn a_player_has_the_printed_number_of_markers() {
    let scene = Scene::new(2).market("r2 b5 y2").play("1: reserve m1; 2: take m3");
    let on_cards = |scene: &Scene| {
        scene.public_view().market.iter().filter(|stall| stall.reserved_by == Some(seat(1))).count()
    };
    assert_eq!(on_cards(&scene), MARKERS);
    assert!(!scene.choices(1).contains("reserve"));
    assert!(scene.game().outcome().is_none());
}
