//! Every printed number of the rulebook, typed from its Italian text and not read from the components, against which
//! the engine is run. Each table names its section there. What stood only in pictures is not printed text: it is not
//! here.

use crate::scene::{Scene, goods, seat};
use portolan_core::{Game, Viewer};
use portolan_dschunke::{
    Bid, Dschunke, Event, Good, Junk, Options, Phase, Preparation, Price, State, Worker,
};
use portolan_testkit::{Stage, assert_printed, standard};

// Seed 003, *Materiale di Gioco* and *Preparazione del Gioco*.

/// 80 strips in the four colours; 20 for each player.
const STRIPS: &[(&str, u32)] = &[("each player", 20), ("four colours", 80)];
/// 72 goods cards of four kinds, so 18 of each.
const GOODS_CARDS: &[(&str, u32)] = &[("all", 72), ("of each kind", 18)];
/// 10 market tiles, 30 special cards, 3 merchants; 8 support cards in four colours, 2 for each player.
const PIECES: &[(&str, u32)] = &[
    ("market tiles", 10),
    ("special cards", 30),
    ("merchants", 3),
    ("support cards", 8),
    ("support cards of one", 2),
];
/// 2 apprentices, of which three players use only one.
const APPRENTICES: &[(usize, usize)] = &[(3, 1), (4, 2)];
/// By players: cards of each good that are shuffled, and cards that each player is dealt.
const DEALT: &[(usize, (u32, u32))] = &[(3, (6, 8)), (4, (8, 8))];
/// Special cards are split into four piles; nobody has money at the beginning.
const PILES_AND_MONEY: &[(usize, (usize, u16))] = &[(3, (4, 0)), (4, (4, 0))];
/// *Variante*: each player hands over 3 strips, a junk takes no more than 3, and the 3 merchants lie on 3 junks.
const VARIANT: &[(usize, (usize, usize, usize))] = &[(3, (3, 3, 3)), (4, (3, 3, 3))];

// Seed 003, *Sequenza di Gioco* and *Termine della Partita*.

/// 10 rounds.
const ROUNDS: &[(usize, usize)] = &[(3, 10), (4, 10)];

// Seed 003, *Azioni dei Mercanti* and *Azioni dei Garzoni*.

/// The merchant loads 2 strips; the apprentice of the example loads 2.
const LOADS: &[(&str, usize)] = &[("load-merchant", 2), ("lower-apprentice", 2)];
/// Money: 1 yuan for each visible crate, but not less than 3; the example has 7. (Strips on the junk, crates, yuan)
const MONEY: &[(&str, (u8, u16))] = &[
    ("", (0, 3)),
    ("BBB", (0, 3)),
    ("RBBBBB", (0, 3)),
    ("RBBB", (2, 3)),
    ("R", (3, 3)),
    ("RRBBR", (5, 5)),
    ("BRRR", (7, 7)),
];
/// Goods: 1 card for each visible crate, but not less than 3.
const GOODS: &[(&str, u8)] = &[("", 3), ("BBB", 3), ("R", 3), ("RR", 6), ("BRRR", 7), ("RRR", 9)];
/// Each merchant and apprentice serves one player in a round, and one is left over: players, and workers that serve.
const SERVED: &[(usize, (usize, usize))] = &[(3, (4, 3)), (4, (5, 4))];

// Seed 003, *Fase 3*: a card for each support card, of which everybody has 2.
const SUPPLY: &[(&str, u8)] = &[("", 2), ("extra", 3), ("extra extra", 4)];

// Seed 003, *Fase 4*.

/// The tile of the example: brown S, white 4, orange 1, purple 2.
const EXAMPLE_TILE: &[(Good, Option<u8>)] =
    &[(Good::Fish, None), (Good::Rice, Some(4)), (Good::Spices, Some(1)), (Good::Vegetables, Some(2))];
/// The example: A offers 1 white, B and C 3 orange, D 4 brown. What they get in yuan; D searches a pile.
const EXAMPLE_YUAN: &[(usize, u16)] = &[(1, 4), (2, 0), (3, 0), (4, 0)];
/// Then the good that is left brings 2 yuan.
const EXAMPLE_REST: (Good, u16) = (Good::Vegetables, 2);
/// Those who are tied share, and fractions are lost: the price, how many are tied, what each gets.
const SHARES: &[((u8, usize), u16)] =
    &[((4, 1), 4), ((4, 2), 2), ((4, 3), 1), ((2, 2), 1), ((2, 3), 0), ((1, 2), 0), ((1, 3), 0)];
/// In the tenth round 3 yuan can be taken in place of a special card: the round, and the yuan that are offered.
const IN_PLACE_OF_A_CARD: &[(u8, Option<u16>)] = &[(1, None), (9, None), (10, Some(3))];

// Seed 003, *Eventi*: S and Y, and how often Y comes in a game (“i due momenti di una partita”).
const ANNOUNCEMENTS: &[(usize, usize)] = &[(3, 2), (4, 2)];

// Seed 003, *Termine della Partita*: 4 yuan for each junk with a visible crate, 25 for all five.
const JUNKS: &[(usize, u16)] = &[(0, 0), (1, 4), (2, 8), (3, 12), (4, 16), (5, 25)];

// Seed 003, *Traduzione delle Carte Speciali*.

/// Extra: 1 goods card each round. Swap: 2 cards. Place: 1 strip. Move: 1 strip.
const CARDS: &[(&str, usize)] = &[("extra", 1), ("swap", 2), ("place", 1), ("move", 1)];
/// The cards money and goods give at least 3.
const CARD_MINIMUM: &[(&str, (u16, u8))] = &[("", (3, 3)), ("R", (3, 3)), ("RR", (6, 6))];
/// One extra action in a turn.
const EXTRA_ACTIONS: usize = 1;
/// 8 yuan for 4 visible crates: the strips on the junk, the crates, the bonus.
const EIGHT: &[(&str, (u8, u16))] = &[("R", (3, 0)), ("RBBRB", (4, 8)), ("RR", (6, 8)), ("RRR", (9, 8))];
/// The strips on two junks; the crates on each, and the bonus.
type TwelveRow = ((&'static str, &'static str), (u8, u8, u16));
/// 12 yuan for 4 visible crates on the first junk and 2 on the second.
const TWELVE: &[TwelveRow] = &[
    (("RR", "R"), (6, 3, 12)),
    (("RBBRB", "RBBB"), (4, 2, 12)),
    (("R", "RRR"), (3, 9, 0)),
    (("RR", "RBBBB"), (6, 1, 0)),
];

fn new_game(seats: usize) -> State {
    Stage::<Dschunke>::new(&standard(seats, 7)).state
}

fn strips_of(state: &State, number: usize) -> usize {
    let loaded: u8 = state.holds.0.iter().map(|hold| hold.strips_of(seat(number))).sum();
    usize::from(loaded + state.players[seat(number)].strips)
}

#[test]
fn what_is_in_the_box() {
    let table = new_game(4);
    assert_printed("strips", STRIPS, |&of| match of {
        "each player" => strips_of(&table, 1) as u32,
        _ => (1..=4).map(|number| strips_of(&table, number) as u32).sum(),
    });
    let in_play = |good: Good| -> u32 {
        let hands = table.seats.seats().map(|seat| u32::from(table.players[seat].hand[good]));
        u32::from(table.stacks[good]) + hands.sum::<u32>()
    };
    assert_printed("goods cards", GOODS_CARDS, |&of| match of {
        "all" => Good::ALL.into_iter().map(in_play).sum(),
        _ => in_play(Good::Fish),
    });
    let supply =
        |state: &State| state.view(Viewer::Public).players.iter().map(|of| u32::from(of.supply)).sum::<u32>();
    assert_printed("pieces", PIECES, |&of| match of {
        "market tiles" => table.tiles.len() as u32,
        "special cards" => table.piles.iter().map(|pile| pile.len() as u32).sum(),
        "merchants" => {
            table.view(Viewer::Public).workers.iter().filter(|of| of.worker.is_merchant()).count() as u32
        }
        "support cards" => supply(&table),
        _ => supply(&table) / 4,
    });
    assert_printed("apprentices", APPRENTICES, |&seats| {
        new_game(seats).view(Viewer::Public).workers.iter().filter(|of| !of.worker.is_merchant()).count()
    });
}

#[test]
fn how_the_table_is_prepared() {
    assert_printed("dealt", DEALT, |&seats| {
        let table = new_game(seats);
        let of_each = 18 - u32::from(table.stacks[Good::Rice]);
        assert!(table.stacks.0.iter().all(|&stack| u32::from(stack) == 18 - of_each));
        let hands: Vec<u32> =
            table.seats.seats().map(|seat| table.players[seat].hand.total() as u32).collect();
        assert!(hands.iter().all(|hand| *hand == hands[0]));
        (of_each, hands[0])
    });
    assert_printed("piles and money", PILES_AND_MONEY, |&seats| {
        let table = new_game(seats);
        let money = table.seats.seats().map(|seat| table.players[seat].yuan).sum();
        (table.piles.iter().filter(|pile| pile.len() >= 7).count(), money)
    });
    assert_printed("variant", VARIANT, |&seats| {
        let options = Options { setup: Preparation::Variant, ..Options::default() };
        let mut stage = Stage::<Dschunke>::new(&portolan_core::Setup { options, ..standard(seats, 7) });
        let merchants = stage.public_view().junks.iter().filter(|junk| junk.has_merchant).count();
        stage.play_until(|state| state.round > 0);
        let placed: Vec<usize> = (1..=seats)
            .map(|number| {
                stage.state.holds.0.iter().map(|hold| usize::from(hold.strips_of(seat(number)))).sum()
            })
            .collect();
        assert!(placed.iter().all(|strips| *strips == placed[0]), "the same of each");
        // The first choice of each was the first junk that takes a strip.
        (placed[0], stage.state.holds.0.iter().map(|hold| hold.len()).max().unwrap(), merchants)
    });
}

#[test]
fn how_long_a_game_is() {
    assert_printed("rounds", ROUNDS, |&seats| {
        let mut stage = Stage::<Dschunke>::new(&standard(seats, 7));
        stage.play_until(|state| state.phase == Phase::Over);
        stage.event_count(|event| matches!(event, Event::MarketRevealed { .. }))
    });
    assert_printed("how often money is announced", ANNOUNCEMENTS, |&seats| {
        let mut stage = Stage::<Dschunke>::new(&standard(seats, 7));
        stage.play_until(|state| state.phase == Phase::Over);
        stage.event_count(|event| matches!(event, Event::MoneyAnnounced { .. })) / seats
    });
}

#[test]
fn what_merchants_and_apprentices_give() {
    assert_printed("loads", LOADS, |&worker| match worker {
        "load-merchant" => Scene::new(3).play("1: use load-merchant").strips_on("purple"),
        // Round 8 is the first one in which the lower apprentice stands below “load 2”.
        _ => Scene::new(3).round(8).play("1: use lower-apprentice, on orange").strips_on("orange"),
    });
    assert_printed("money", MONEY, |&strips| {
        let scene = Scene::new(3).hold("grey", strips);
        (scene.visible("grey", 1), scene.play("1: use money-merchant").yuan_of(1))
    });
    assert_printed("goods", GOODS, |&strips| {
        Scene::new(3).hold("brown", strips).play("1: use goods-merchant").hand_of(1)[Good::Fish]
    });
    assert_printed("workers", SERVED, |&seats| {
        let scene = Scene::new(seats);
        let there = scene.public_view().workers.len();
        let scene = scene.play_until(|state| matches!(state.phase, Phase::Supply { .. }));
        let used = Worker::ALL.into_iter().filter(|&worker| scene.state.is_used(worker)).count();
        (there, used)
    });
    assert_printed("supply", SUPPLY, |&cards| {
        let scene = Scene::new(3)
            .cards(1, cards)
            .play_until(|state| matches!(state.phase, Phase::Supply { .. } | Phase::Barter { .. }));
        let before = scene.hand_of(1).total();
        let after = scene.play_until(|state| !state.phase.to_act().has(seat(1)));
        (after.hand_of(1).total() - before) as u8
    });
}

#[test]
fn what_the_barter_brings() {
    let tile = Scene::new(3).example_tile().state.tile().unwrap();
    assert_printed("the tile of the example", EXAMPLE_TILE, |&good| match tile[good] {
        Price::Yuan(yuan) => Some(yuan),
        Price::Special => None,
    });
    let scene = Scene::new(4).example_tile().hand(1, "rice 1 vegetables 1").hand(2, "spices 3");
    let scene = scene.hand(3, "spices 3").hand(4, "fish 4").barter();
    let scene = scene.play("1: bid rice 1; 2: bid spices 3; 3: bid spices 3; 4: bid fish 4");
    assert_printed("the example", EXAMPLE_YUAN, |&number| scene.yuan_of(number));
    let (left, yuan) = EXAMPLE_REST;
    let rest = scene.play(&format!("4: search square, keep ties; 1: bid {} 1", left.name()));
    assert_eq!(rest.yuan_of(1), EXAMPLE_YUAN[0].1 + yuan);
    assert_printed("shares", SHARES, |&(price, tied)| {
        let good = Good::ALL.into_iter().find(|&good| tile[good] == Price::Yuan(price)).unwrap();
        let hand = format!("{} 1", good.name());
        let scene = (1..=tied).fold(Scene::new(4).example_tile(), |scene, number| scene.hand(number, &hand));
        let mut scene = scene.hand(4, "fish 1").barter();
        for number in 1..=tied {
            let bid = portolan_dschunke::Choice::Bid(Bid::Cards(good, 1));
            scene = scene.play(&format!("{number}: {bid}"));
        }
        let scene = scene.play("4: bid nothing");
        let yuan: Vec<u16> = (1..=tied).map(|number| scene.yuan_of(number)).collect();
        assert!(yuan.iter().all(|share| *share == yuan[0]));
        yuan[0]
    });
    assert_printed("money in place of a card", IN_PLACE_OF_A_CARD, |&round| {
        let scene =
            Scene::new(3).round(round).example_tile().hand(1, "fish 1").barter().play("1: bid fish 1");
        scene.choices(1).contains("yuan").then(|| scene.play("1: yuan").yuan_of(1))
    });
}

#[test]
fn what_the_end_brings() {
    assert_printed("junks", JUNKS, |&count| {
        let junks = Junk::ALL.into_iter().take(count);
        let scene = junks.fold(Scene::new(3), |scene, junk| scene.hold(junk.name(), "R"));
        scene.over().scores()[0] as u16
    });
    // Without what the junks themselves bring, which is compared above.
    let bonus = |scene: Scene, card: &str| {
        let without = scene.clone().over().scores()[0];
        (scene.cards(1, card).over().scores()[0] - without) as u16
    };
    assert_printed("eight", EIGHT, |&strips| {
        let scene = Scene::new(3).hold("white", strips);
        (scene.visible("white", 1), bonus(scene, "eight-white"))
    });
    assert_printed("twelve", TWELVE, |&(first, second)| {
        let scene = Scene::new(3).hold("purple", first).hold("white", second);
        (scene.visible("purple", 1), scene.visible("white", 1), bonus(scene, "twelve-purple-white"))
    });
}

#[test]
fn what_special_cards_do() {
    assert_printed("cards", CARDS, |&card| match card {
        "extra" => {
            let supply = |cards: &str| Scene::new(3).cards(1, cards).view(1).players[0].supply;
            usize::from(supply("extra") - supply(""))
        }
        "swap" => {
            let scene = Scene::new(3).cards(2, "swap").hand(2, "rice 5").barter().play("2: bid nothing");
            let scene = scene.play_until(|state| matches!(state.phase, Phase::Turn { .. }));
            usize::from(goods("rice 5")[Good::Rice] - scene.hand_of(2)[Good::Rice])
        }
        "place" => Scene::new(3).cards(1, "place").play("1: card place, on white").strips_on("white"),
        _ => {
            let scene = Scene::new(3).hold("white", "RR").cards(1, "move");
            scene.play("1: card move, on white, on grey").strips_on("grey")
        }
    });
    assert_printed("the least that a card gives", CARD_MINIMUM, |&strips| {
        let scene = Scene::new(3).hold("white", strips).cards(1, "money-white goods");
        let money = scene.clone().play("1: card money-white").yuan_of(1);
        (money, scene.play("1: card goods, on white").hand_of(1)[Good::Rice])
    });
    let mut scene = Scene::new(3).cards(1, "money-grey money-white place goods");
    let mut played = 0;
    for card in ["card money-grey", "card money-white"] {
        if scene.choices(1).contains(card) {
            scene = scene.play(&format!("1: {card}"));
            played += 1;
        }
    }
    assert_eq!(played, EXTRA_ACTIONS);
}
