//! §1: the sources of points, public and hidden information, limits.

use crate::scene::{Scene, card, goods, seat};
use portolan_core::table::TakeBackError;
use portolan_core::{Game, Memory, Seat, Table, ThoughtRng, Viewer};
use portolan_testkit::{Stage, standard};
use portolan_yokohama::{Choice, Event, Illegal, Phase, PointSource, State, Title, Yokohama};
use std::collections::BTreeSet;

#[test]
fn s1_1_points_from_all_sources_add_up_and_the_most_win() {
    let scene = Scene::new(3).orders(1, "O01").goods(1, "tea 4").play("1: complete O01");
    assert_eq!((scene.points_of(1), scene.earned(1, PointSource::Orders)), (4, 4));
    let over = scene.over();
    assert_eq!(over.scores(), [4, 0, 0]);
    assert!(over.game().outcome().unwrap().winners().iter().eq([seat(1)]));
}

#[test]
fn s1_2_only_the_owner_sees_the_orders_of_a_hand() {
    let scene = Scene::new(3).orders(1, "O20 O30");
    let orders = |viewer: usize| {
        let shown = scene.view(viewer).players[0].orders.clone()?;
        Some(shown.iter().map(|order| order.id).collect::<Vec<_>>())
    };
    assert_eq!(orders(1), Some(vec![card("O20"), card("O30")]));
    assert_eq!(orders(2), None);
    assert_eq!(scene.public_view().players[0].orders, None);
    assert_eq!(scene.public_view().players[0].order_count, 2);
    let over = scene.over();
    assert_eq!(over.public_view().players[0].orders.as_ref().unwrap().len(), 2);
}

#[test]
fn s1_2_only_the_owner_sees_dealt_orders() {
    let mut table = Stage::<Yokohama, State>::new(&standard(3, 5));
    let order = table.state.players[seat(2)].dealt.first().unwrap();
    table.choose(seat(2), Choice::Keep(order));
    let sees_orders = |viewer: Viewer| {
        let events = table.journal.seen_by(viewer);
        let of_seat_2 = events.filter_map(|event| match event {
            Event::OrdersDealt { seat: of, orders } if *of == seat(2) => Some(orders.is_some()),
            Event::OrderKept { seat: of, order } if *of == seat(2) => Some(order.is_some()),
            _ => None,
        });
        of_seat_2.collect::<Vec<bool>>()
    };
    assert_eq!(sees_orders(Viewer::Seat(seat(2))), [true, true]);
    assert_eq!(sees_orders(Viewer::Seat(seat(1))), [false, false]);
    assert_eq!(sees_orders(Viewer::Public), [false, false]);
}

#[test]
fn s1_2_perfect_memory_knows_orders_from_ports_but_not_dealt_ones() {
    let scene = Scene::new(3).orders(1, "O36").port("port-a", "O01 O02 O03 O04 O05 O06");
    let scene = scene.act_with(1, "port-a", 2).play("1: order 1, end");
    assert_eq!(scene.orders_of(1), "O01 O36");
    let imagined = |viewer: Viewer, memory: Memory| {
        let mut rng = ThoughtRng::new(3);
        let mut seen = (true, BTreeSet::new());
        for _ in 0..60 {
            let world = scene.game().imagine(viewer, memory, &mut rng);
            let orders = world.players[seat(1)].orders;
            seen.0 &= orders.has(card("O01"));
            seen.1.extend(orders.iter().filter(|&order| order != card("O01")).map(|order| order.0));
        }
        seen
    };
    let (remembers, others) = imagined(Viewer::Seat(seat(2)), Memory::Perfect);
    assert!(remembers && others.len() > 5, "the dealt order is sampled from all orders that were never seen");
    assert!(!imagined(Viewer::Seat(seat(2)), Memory::Open).0, "open memory forgets the order from the port");
    assert_eq!(imagined(Viewer::Seat(seat(1)), Memory::Perfect), (true, BTreeSet::from([card("O36").0])));
}

#[test]
fn s1_2_choices_can_be_undone_until_something_is_revealed() {
    let mut table = Table::<Yokohama>::new(standard(3, 5)).unwrap();
    let first = table.state().first;
    let keep = |table: &mut Table<Yokohama>, seat: Seat| {
        let order = table.state().players[seat].dealt.first().unwrap();
        table.choose(seat, Choice::Keep(order)).unwrap();
    };
    // Other players do not see the order that was kept, so the choice can be undone until all have chosen.
    let mut seats = table.state().seats.seats().collect::<Vec<_>>();
    let last = seats.pop().unwrap();
    seats.iter().for_each(|&seat| keep(&mut table, seat));
    table.take_back(seats[0]).unwrap();
    assert!(table.state().to_act().has(seats[0]));
    keep(&mut table, seats[0]);
    keep(&mut table, last);

    let before = table.state().clone();
    let choose = |table: &mut Table<Yokohama>, choice: &str| {
        table.choose(first, choice.parse().unwrap()).unwrap_or_else(|error| panic!("{choice}: {error}"));
    };
    let visit = ["done", "place port-a", "place port-a", "go port-a", "order 1"];
    visit.iter().for_each(|choice| choose(&mut table, choice));
    visit.iter().for_each(|_| table.take_back(first).unwrap());
    assert!(*table.state() == before);
    // A new order was revealed at the port, so the choice cannot be undone.
    visit.iter().chain(&["done"]).for_each(|choice| choose(&mut table, choice));
    assert_eq!(table.take_back(first), Err(TakeBackError::Revealed));
}

#[test]
fn s1_3_the_supply_never_runs_out() {
    // Seat 2 has all goods, imports and money of the printed box.
    let empty_supply =
        || Scene::new(3).goods(2, "copper 31 silk 31 tea 41 fish 41").imports(2, 23).yen(2, 100);
    for (name, power, gained) in [
        ("copper-1", 4, "copper 2"),
        ("silk-1", 3, "silk 2"),
        ("tea-1", 2, "tea 2"),
        ("fishing-1", 2, "fish 2"),
    ] {
        let scene = empty_supply().hand(1, "shops 0").act_with(1, name, power).play("1: end");
        assert_eq!(scene.goods_of(1), goods(gained), "{name}");
        // A second action still produces, although more than the printed box is in use.
        let scene = scene.president(1, "bank").assistants(3, &format!("{name} {}", power - 1));
        let mut scene = scene.turn(3).hand(3, "shops 0");
        scene.state.players[seat(1)].president = None;
        assert_eq!(scene.act(3, name).play("3: end").goods_of(3), goods(gained), "{name}");
    }
    assert_eq!(empty_supply().act_with(1, "bank", 3).play("1: end").all_yen(), [3, 100, 0]);
    let scene = empty_supply().yen(1, 8).act_with(1, "chinatown", 2).play("1: buy import, buy import, end");
    assert_eq!((scene.imports_of(1), scene.imports_of(2)), (2, 23));
}

#[test]
fn s1_4_pieces_in_the_warehouse_cannot_be_used() {
    let scene = Scene::new(3).hand(1, "assistants 0 shops 0").play("1: main");
    assert!(!scene.choices(1).contains("place"), "{}", scene.choices(1));
    let scene = Scene::new(3).hand(1, "shops 0").token("bank", "T01").act_with(1, "bank", 5);
    let scene = scene.play("1: token");
    assert_eq!(scene.event_count(|event| matches!(event, Event::AssistantsRecovered { .. })), 1);
    assert!(!matches!(scene.state.phase, Phase::Build { .. }), "shops in the warehouse cannot be built");
}

#[test]
fn s1_4_assistants_return_to_the_hand_not_to_the_warehouse() {
    let scene = Scene::new(3).act_with(1, "bank", 3).play("1: end");
    assert_eq!((scene.pieces_of(1)[0], scene.warehouse_of(1)[0]), (8, 12));
}

#[test]
fn s1_5_a_hand_holds_at_most_three_orders() {
    let scene = Scene::new(3).orders(1, "O30 O31 O32").yen(1, 5).act_with(1, "port-a", 4);
    assert_eq!(scene.orders_of(1), "O30 O31 O32");
    assert_eq!(scene.event_count(|event| matches!(event, Event::OrderTaken { .. })), 0);
    let two = Scene::new(3).orders(1, "O30 O31").yen(1, 5).act_with(1, "port-a", 4).play("1: order 1");
    assert_eq!(two.orders_of(1), "O01 O30 O31");
    assert!(!matches!(two.state.phase, Phase::Order { .. }), "the hand is full: no second order");
}

#[test]
fn s1_5_a_title_cannot_be_taken_twice() {
    let scene = Scene::new(3).knows(1, "ball").laboratory("laboratory-a", "K02 K12 K19").yen(1, 20);
    let scene = scene.act_with(1, "laboratory-a", 5);
    assert_eq!(scene.offered(1, "learn"), "2 3");
    scene.refuses(1, "learn 1", Illegal::TitleOwned { title: Title::Ball }, "1.5");
}
