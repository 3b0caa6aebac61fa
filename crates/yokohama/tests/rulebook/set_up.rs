//! §2: how a table is prepared, for two, three and four players.

use crate::scene::{Scene, area, seat};
use portolan_core::{CardSet, Components as _, Game, Journal, Refusal as _};
use portolan_testkit::{Stage, standard};
use portolan_yokohama::{
    Area, AreaSet, Components, Event, Illegal, Letter, ManagementBoard, Occupant, Options, Phase, Yokohama,
};
use std::collections::BTreeSet;

fn new_game(seats: usize, seed: u64) -> Yokohama {
    Stage::<Yokohama>::new(&standard(seats, seed)).state
}

fn names(set: AreaSet) -> String {
    set.iter().map(Area::name).collect::<Vec<_>>().join(" ")
}

#[test]
fn s2_1_ten_fourteen_or_eighteen_boards_are_in_play() {
    let boards = |seats| new_game(seats, 7).map.areas_in_play;
    assert_eq!(
        names(boards(2)),
        "copper-1 fishing-1 silk-1 tea-1 bank church customs agency laboratory-a port-a"
    );
    assert_eq!(
        names(boards(3)),
        "copper-1 fishing-1 fishing-2 silk-1 tea-1 bank chinatown church customs agency laboratory-a port-a port-b canal"
    );
    assert_eq!(boards(4), AreaSet::ALL);
}

#[test]
fn s2_1_only_two_to_four_players_are_accepted() {
    for seats in [1, 5] {
        assert!(Yokohama::new(&standard(seats, 1), &mut Journal::new()).is_err(), "{seats} players");
    }
}

#[test]
fn s2_1_areas_not_in_play_cannot_be_chosen() {
    let scene = Scene::new(2).play("1: main");
    scene.refuses(1, "place chinatown", Illegal::NotInPlay { area: Area::Chinatown }, "2.1");
    scene.refuses(1, "place copper-2", Illegal::NotInPlay { area: Area::Copper2 }, "2.1");
}

#[test]
fn s2_2_the_map_has_four_rows_each_one_shorter() {
    for (seats, rows, edges) in [(2, [4, 3, 2, 1], 18), (3, [5, 4, 3, 2], 28), (4, [6, 5, 4, 3], 38)] {
        let table = new_game(seats, 3);
        assert_eq!(table.components.rows[seats - 2], rows);
        let neighbours: usize =
            table.map.areas_in_play.iter().map(|area| table.map.neighbours[area].len()).sum();
        assert_eq!(neighbours, 2 * edges);
    }
}

/// The expected neighbours were derived by hand from the rows.
#[test]
fn s2_2_neighbours_are_in_the_same_row_and_the_rows_above_and_below() {
    let four: [&[usize]; 18] = [
        &[1, 6],
        &[0, 2, 6, 7],
        &[1, 3, 7, 8],
        &[2, 4, 8, 9],
        &[3, 5, 9, 10],
        &[4, 10],
        &[0, 1, 7, 11],
        &[1, 2, 6, 8, 11, 12],
        &[2, 3, 7, 9, 12, 13],
        &[3, 4, 8, 10, 13, 14],
        &[4, 5, 9, 14],
        &[6, 7, 12, 15],
        &[7, 8, 11, 13, 15, 16],
        &[8, 9, 12, 14, 16, 17],
        &[9, 10, 13, 17],
        &[11, 12, 16],
        &[12, 13, 15, 17],
        &[13, 14, 16],
    ];
    let three: [&[usize]; 14] = [
        &[1, 5],
        &[0, 2, 5, 6],
        &[1, 3, 6, 7],
        &[2, 4, 7, 8],
        &[3, 8],
        &[0, 1, 6, 9],
        &[1, 2, 5, 7, 9, 10],
        &[2, 3, 6, 8, 10, 11],
        &[3, 4, 7, 11],
        &[5, 6, 10, 12],
        &[6, 7, 9, 11, 12, 13],
        &[7, 8, 10, 13],
        &[9, 10, 13],
        &[10, 11, 12],
    ];
    let two: [&[usize]; 10] = [
        &[1, 4],
        &[0, 2, 4, 5],
        &[1, 3, 5, 6],
        &[2, 6],
        &[0, 1, 5, 7],
        &[1, 2, 4, 6, 7, 8],
        &[2, 3, 5, 8],
        &[4, 5, 8, 9],
        &[5, 6, 7, 9],
        &[7, 8],
    ];
    for (seats, wanted) in [(2, &two[..]), (3, &three[..]), (4, &four[..])] {
        let map = new_game(seats, 11).map;
        for (place, others) in wanted.iter().enumerate() {
            let expected: AreaSet = others.iter().map(|&other| map.areas_by_row[other].unwrap()).collect();
            assert_eq!(
                map.neighbours[map.areas_by_row[place].unwrap()],
                expected,
                "place {place} of {seats}"
            );
        }
        assert_eq!(map.areas_by_row.iter().flatten().count(), wanted.len());
    }
}

#[test]
fn s2_2_the_boards_are_shuffled() {
    let corners: BTreeSet<_> = (0..60).map(|seed| new_game(4, seed).map.areas_by_row[0]).collect();
    assert!(corners.len() > 12, "{corners:?}");
}

#[test]
fn s2_3_every_area_but_the_canal_has_a_tile_and_a_token() {
    for (seats, count) in [(2, 10), (3, 13), (4, 17)] {
        let table = new_game(seats, 2);
        let with_tile: AreaSet =
            Area::ALL.into_iter().filter(|&area| table.sites[area].tile.is_some()).collect();
        let with_token: AreaSet =
            Area::ALL.into_iter().filter(|&area| table.sites[area].token.is_some()).collect();
        assert_eq!((with_tile, with_token), (table.map.areas_except_canal(), table.map.areas_except_canal()));
        let tiles: CardSet = Area::ALL.into_iter().filter_map(|area| table.sites[area].tile).collect();
        let tokens: CardSet = Area::ALL.into_iter().filter_map(|area| table.sites[area].token).collect();
        assert_eq!((tiles.len(), tokens.len()), (count, count));
        assert!(tokens.iter().all(|token| token.index() < 20), "no free agents without the mini-expansion");
    }
}

#[test]
fn s2_3_tiles_and_tokens_are_random() {
    let tiles: BTreeSet<_> = (0..200).filter_map(|seed| new_game(4, seed).sites[Area::Bank].tile).collect();
    assert_eq!(tiles.len(), 24);
    let tokens: BTreeSet<_> = (0..200).filter_map(|seed| new_game(4, seed).sites[Area::Bank].token).collect();
    assert_eq!(tokens.len(), 20);
}

#[test]
fn s2_4_each_player_gets_the_same_pieces_and_goods() {
    for seats in 2..=4 {
        let table = new_game(seats, 13);
        for seat in table.seats.seats() {
            let player = &table.players[seat];
            assert_eq!((player.hand.assistants, player.hand.shops, player.hand.houses), (8, 2, 0));
            let warehouse = player.warehouse;
            assert_eq!((warehouse.assistants, warehouse.shops, warehouse.houses), (12, 6, 4));
            assert_eq!(player.goods.0, [1; 4]);
            assert_eq!(player.yen, if seat == table.first { 3 } else { 4 });
            assert_eq!((player.imports, player.president, player.points()), (0, None, 0));
        }
    }
    let colours: Vec<&str> =
        Scene::new(4).public_view().players.iter().map(|player| player.colour.name()).collect();
    assert_eq!(colours, ["blue", "pink", "purple", "yellow"]);
}

#[test]
fn s2_5_the_first_player_is_random_and_begins_every_round() {
    for seats in 2..=4 {
        let first: BTreeSet<_> = (0..60).map(|seed| new_game(seats, seed).first).collect();
        assert_eq!(first.len(), seats);
    }
    let scene = Scene::new(3).first(2).turn(2).play("2: end; 3: end; 1: end");
    assert_eq!((scene.state.first, scene.state.turn.seat, scene.state.round), (seat(2), seat(2), 2));
}

#[test]
fn s2_6_one_achievement_of_each_letter_is_in_play() {
    let mut seen: [BTreeSet<u8>; 3] = Default::default();
    for seed in 0..60 {
        let table = new_game(3, seed);
        for letter in Letter::ALL {
            assert_eq!(table.achievement(letter).letter, letter);
            seen[letter as usize].insert(table.achievements[letter as usize]);
        }
    }
    assert_eq!(seen.map(|tiles| tiles.len()), [4, 4, 4]);
}

#[test]
fn s2_7_each_laboratory_shows_six_technologies() {
    for (seats, shown, deck) in [(2, 6, 24), (3, 6, 24), (4, 12, 18)] {
        let table = new_game(seats, 4);
        assert_eq!(table.laboratories.iter().flatten().flatten().count(), shown);
        assert_eq!(table.technology_deck.len(), deck);
        let all: CardSet = table.laboratories.iter().flatten().flatten().copied().collect();
        assert_eq!((all | table.technology_deck.set()).len(), 30);
    }
}

#[test]
fn s2_8_orders_are_removed_displayed_dealt_and_left_in_the_deck() {
    for (seats, removed, shown, deck) in [(2, 16, 6, 10), (3, 5, 12, 13), (4, 0, 12, 16)] {
        let table = new_game(seats, 4);
        assert_eq!(table.removed.len(), removed);
        assert_eq!(table.ports.iter().flatten().flatten().count(), shown);
        assert_eq!(table.order_deck.len(), deck);
        assert!(table.seats.seats().all(|seat| table.players[seat].dealt.len() == 2));
    }
}

#[test]
fn s2_8_all_players_keep_one_of_two_simultaneously() {
    let mut table = new_game(3, 8);
    assert_eq!(table.phase, Phase::Keep { waiting: table.seats.all() });
    let keep = |order: portolan_core::CardId| format!("keep O{:02}", order.0 + 1).parse().unwrap();
    let dealt: Vec<CardSet> = table.seats.seats().map(|seat| table.players[seat].dealt).collect();
    let theirs = dealt[2].first().unwrap();
    let mut log = Journal::new();
    assert_eq!(table.apply(seat(1), keep(theirs), &mut log), Err(Illegal::NotDealt { order: theirs }));
    // The players may choose in any order.
    for (place, kept) in [(2, 0), (0, 1), (1, 0)] {
        assert_eq!(table.round, 0);
        let seat = seat(place + 1);
        let order = dealt[place].iter().nth(kept).unwrap();
        table.apply(seat, keep(order), &mut log).unwrap();
        table.check().unwrap();
        assert_eq!(table.players[seat].orders, CardSet::only(order));
        assert!(table.players[seat].dealt.is_empty());
        if table.round == 0 {
            let again = table.apply(seat, keep(order), &mut log);
            let refusal = again.expect_err("this seat has kept an order");
            assert!(
                matches!(refusal, Illegal::NotYourTurn { .. }) && refusal.section() == "2.8",
                "{refusal:?}"
            );
        }
    }
    assert_eq!((table.round, table.turn.seat), (1, table.first));
}

#[test]
fn s2_8_the_other_order_is_removed() {
    let mut table = new_game(2, 8);
    let mut log = Journal::new();
    for seat in [seat(1), seat(2)] {
        let order = table.players[seat].dealt.first().unwrap();
        table.apply(seat, format!("keep O{:02}", order.0 + 1).parse().unwrap(), &mut log).unwrap();
    }
    let shown: CardSet = table.ports.iter().flatten().flatten().copied().collect();
    let hands: CardSet = table.seats.seats().flat_map(|seat| table.players[seat].orders.iter()).collect();
    assert_eq!((shown | hands | table.order_deck.set()).len(), 6 + 2 + 10);
}

#[test]
fn s2_9_neutral_assistants_block_marked_spaces_with_two_players() {
    let table = new_game(2, 1);
    for board in ManagementBoard::ALL {
        for (space, occupant) in table.components.spaces(board).iter().zip(table.spaces[board as usize]) {
            assert_eq!(occupant, space.blocked.then_some(Occupant::Neutral));
        }
        assert_eq!(table.assistants_on_board(board), 1);
    }
    for seats in [3, 4] {
        assert_eq!(new_game(seats, 1).spaces, [[None; 12]; 2]);
    }
}

#[test]
fn s2_9_a_blocked_space_cannot_be_taken() {
    let scene = Scene::new(2).imports(1, 4).act_with(1, "customs", 5);
    assert_eq!(scene.offered(1, "space"), "1 2 3 5 6 7 8");
    scene.refuses(1, "space 4", Illegal::SpaceTaken { board: ManagementBoard::Customs, space: 4 }, "7.5");
}

#[test]
fn s2_5_an_event_names_the_first_player() {
    let table = Stage::<Yokohama>::new(&standard(4, 6));
    let events = table.events().into_iter();
    let first = events.filter(|event| matches!(event, Event::FirstPlayerFound { .. })).collect::<Vec<_>>();
    assert_eq!(first, [Event::FirstPlayerFound { seat: table.state.first }]);
}

#[test]
fn s2_2_custom_components_can_change_the_map() {
    let text = Components::BUILT_IN.replace("two = [4, 3, 2, 1]", "two = [1, 2, 3, 4]");
    let scene = Scene::with(2, Components::parse(&text).unwrap(), Options::default());
    // One board on top, two below it.
    let top = scene.state.map.areas_by_row[0].unwrap();
    assert_eq!((top, names(scene.state.map.neighbours[top])), (area("copper-1"), "fishing-1 silk-1".into()));
}
