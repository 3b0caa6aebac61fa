//! Rulings on the preparation, on public and hidden information, and on the counting that the program does.

use crate::scene::{Scene, area, card, goods, seat};
use portolan_core::{Game as _, NullLog, SeatSet, Setup, Viewer};
use portolan_testkit::{Stage, standard};
use portolan_yokohama::{Area, Choice, Event, Letter, Phase, PointSource, Yokohama};
use std::collections::BTreeSet;

fn new_game(seats: usize, seed: u64) -> Yokohama {
    Yokohama::new(&Setup { ..standard(seats, seed) }, &mut NullLog).unwrap()
}

#[test]
fn r74_the_first_player_is_chosen_at_random() {
    for seats in 2..=4 {
        let first: BTreeSet<usize> = (0..60).map(|seed| new_game(seats, seed).first.number()).collect();
        assert_eq!(first.into_iter().collect::<Vec<_>>(), (1..=seats).collect::<Vec<_>>());
    }
}

#[test]
fn r75_players_keep_an_order_simultaneously_and_in_secret() {
    let mut stage = Stage::<Yokohama>::new(&standard(3, 7));
    let all: SeatSet = stage.state.seats.all();
    assert_eq!(stage.state.phase, Phase::Keep { waiting: all });
    // The last seat chooses before the first player does.
    for number in [3, 1, 2] {
        assert!(stage.game().to_act().has(seat(number)));
        let dealt = stage.state.players[seat(number)].dealt;
        stage.choose(seat(number), Choice::Keep(dealt.first().unwrap()));
        assert_eq!(stage.state.players[seat(number)].orders.len(), 1);
    }
    assert_eq!(stage.state.round, 1);
}

#[test]
fn r76_the_first_player_to_place_an_assistant_is_first_on_an_achievement() {
    // Both seats have five copper; seat 1 places an assistant first.
    let scene = Scene::new(3).achievements("A4").goods(2, "copper 5").goods(1, "copper 5");
    let scene = scene.play("1: achieve a, end; 2: achieve a");
    assert_eq!((scene.points_of(1), scene.points_of(2)), (9, 6));
    assert_eq!(&scene.state.achieved[Letter::A as usize][..], [0, 1]);
}

#[test]
fn r77_icons_are_divided_into_the_best_sets() {
    // Three British icons, two American and one French: sets of 3, 2 and 1 score 4 + 2 + 0. With a second French icon,
    // sets of 3, 3 and 1 score 4 + 4 + 0.
    let scene = Scene::new(3).completed(1, "O01 O02 O03 O12 O13 O19");
    assert_eq!(scene.clone().over().scores(), [6, 0, 0]);
    assert_eq!(scene.completed(1, "O20").over().scores(), [8, 0, 0]);
    // A set of five and one of one score 12; sets of four and two would score only 8 + 2.
    let five = Scene::new(4).completed(1, "O01 O12 O19 O27 O33 O02");
    assert_eq!(five.over().scores(), [12, 0, 0, 0]);
}

#[test]
fn r78_only_hands_decks_and_removed_orders_are_hidden() {
    let scene = Scene::new(3).token("bank", "T01").orders(1, "O36").hand(1, "shops 0").act_with(1, "bank", 5);
    let scene = scene.play("1: token");
    let (own, public) = (scene.view(1), scene.public_view());
    // Taken tokens stay open, and so does the number of orders in a hand.
    assert_eq!(public.players[0].tokens, own.players[0].tokens);
    assert_eq!((public.players[0].order_count, public.players[0].orders.as_ref()), (1, None));
    // No viewer sees the decks and the removed orders. At the end hands are revealed.
    let mut other = scene.clone();
    let top = other.state.order_deck.pop().unwrap();
    let removed = other.state.removed.first().unwrap();
    other.state.removed.remove(removed);
    other.state.removed.insert(top);
    other.state.order_deck.push(removed);
    for viewer in [Viewer::Public, Viewer::Seat(seat(1))] {
        assert!(other.game().view(viewer) == scene.game().view(viewer));
    }
    let over = scene.over();
    let shown = over.public_view().players[0].orders.clone().unwrap();
    assert_eq!(shown.iter().map(|order| order.id).collect::<Vec<_>>(), [card("O36")]);
}

#[test]
fn r79_gains_without_a_choice_cannot_be_declined() {
    // The bank pays automatically, so the Stock Market adds nothing in the next turn.
    let bank = Scene::new(3).knows(1, "stock-market").act_with(1, "bank", 2);
    assert_eq!((bank.yen_of(1), bank.state.action), (2, None));
    let mill = Scene::new(3).act_with(1, "silk-1", 3);
    assert_eq!((mill.goods_of(1), mill.state.action), (goods("silk 2"), None));
    let port = Scene::new(3).hand(1, "shops 0").no_token("port-a").act_with(1, "port-a", 5).play("1: done");
    assert_eq!(port.earned(1, PointSource::Ports), 3, "without an order");
}

#[test]
fn r80_the_canal_has_neither_token_nor_tile() {
    for seats in 3..=4 {
        let state = new_game(seats, 3);
        assert!(state.map.areas_in_play.has(Area::Canal));
        assert_eq!(state.sites[Area::Canal], Default::default());
        for other in state.map.areas_except_canal() {
            assert!(state.sites[other].token.is_some() && state.sites[other].tile.is_some(), "{other}");
        }
    }
}

#[test]
fn r81_the_warehouse_has_twelve_assistants() {
    let state = new_game(4, 5);
    for seat in state.seats.seats() {
        let player = &state.players[seat];
        assert_eq!((player.hand.assistants, player.warehouse.assistants), (8, 12));
    }
    // No assistant is needed to mark points: all twelve can be taken, and points are still counted.
    let scene = Scene::new(3).hand(1, "assistants 19").orders(1, "O01").goods(1, "tea 4");
    let scene = scene.assistants(1, "agency 1").play("1: complete O01, main, place bank, done, go agency");
    let scene = scene.play("1: hire assistant, end");
    assert_eq!((scene.warehouse_of(1)[0], scene.points_of(1)), (0, 4));
    assert!(scene.events().iter().any(|event| matches!(event, Event::PieceHired { .. })));
    assert_eq!(scene.president_of(1).map(area), Some(Area::Agency));
}
