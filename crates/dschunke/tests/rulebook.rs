//! The examples of the rulebook, and every section of `RULES.md`, which the test names cite.

use crate::scene::{Scene, goods, hold, junk, kind, seat};
use portolan_core::{CardSet, Components as _, Game, Memory, Refusal as _, Setup, Table, ThoughtRng, Viewer};
use portolan_dschunke::{
    Bid, ByGood, CardKind, Components, Dschunke, Event, Good, Illegal, Junk, Options, Phase, Preparation,
    Price, ROUNDS, RoundEvent, SearchReason, Task, Timing, Worker, YellowFor,
};
use portolan_testkit::{Stage, standard};
use std::collections::BTreeSet;

fn new_game(seats: usize, seed: u64) -> Dschunke {
    Stage::new(&standard(seats, seed)).state
}

fn variant(seats: usize, seed: u64) -> Setup<Dschunke> {
    Setup { options: Options { setup: Preparation::Variant, ..Options::default() }, ..standard(seats, seed) }
}

// 1 The harbour

#[test]
fn s1_1_most_money_after_ten_rounds_wins() {
    let scene = Scene::new(3).yuan(1, 9).yuan(2, 12).yuan(3, 3).over();
    assert_eq!(scene.outcome().winners().first(), Some(seat(2)));
    assert_eq!(scene.outcome().because, "ten-rounds");
}

#[test]
fn s1_2_four_junks_carry_18_cards_each_and_grey_carries_none() {
    let built_in = Components::built_in();
    assert_eq!(built_in.cards_per_good, 18);
    assert_eq!(built_in.ring.map(Junk::name), ["grey", "orange", "purple", "brown", "white"]);
    assert_eq!(Good::ALL.map(|good| good.junk().name()), ["white", "brown", "purple", "orange"]);
    assert_eq!(Junk::Grey.good(), None);
    assert!(Good::ALL.into_iter().all(|good| good.junk().good() == Some(good)));
}

/// Checks the visible crates of red, blue and green for strips from the bottom up.
#[track_caller]
fn check_visible(strips: &str, visible: [u8; 3]) {
    let hold = hold(strips);
    assert_eq!([1, 2, 3].map(|number| hold.visible(seat(number))), visible, "{strips}");
}

#[test]
fn s1_3_crates_below_the_top_layer_can_be_covered() {
    check_visible("", [0, 0, 0]);
    check_visible("G", [0, 0, 3]);
    check_visible("GG", [0, 0, 6]);
    check_visible("RBG", [3, 3, 3]);
    check_visible("RBGG", [2, 2, 5]);
    check_visible("RBGGR", [4, 1, 4]);
    check_visible("RBGGRR", [6, 0, 3]);
    check_visible("BGGG", [0, 2, 7]);
}

/// Layers below the second from the top are hidden.
#[test]
fn s1_3_a_third_layer_hides_the_first() {
    check_visible("RRRBBBG", [0, 6, 3]);
    check_visible("RRRBBBGGG", [0, 0, 9]);
    check_visible("RRRBBBGGGR", [3, 0, 6]);
}

/// Compares with a model of the hold in which each strip covers its cells and uncovered crates are counted.
#[test]
fn s1_3_counts_agree_with_crates_laid_out_cell_by_cell() {
    let mut rng = ThoughtRng::new(5);
    for _ in 0..2000 {
        let strips: Vec<usize> = (0..rng.below(20)).map(|_| rng.below(4) as usize).collect();
        let mut cells = [[None; 3]; 3];
        for (layer, owners) in strips.chunks(3).enumerate() {
            let mut lanes = [0, 1, 2];
            rng.shuffle(&mut lanes); // any position within the layer
            for (&owner, lane) in owners.iter().zip(lanes) {
                for along in [0, 1, 2] {
                    let cell = if layer % 2 == 0 { &mut cells[lane][along] } else { &mut cells[along][lane] };
                    *cell = Some(owner);
                }
            }
        }
        let hold: portolan_dschunke::Hold = strips.iter().map(|&owner| seat(owner + 1)).collect();
        for owner in 0..4 {
            let seen = cells.iter().flatten().filter(|&&cell| cell == Some(owner)).count();
            assert_eq!(usize::from(hold.visible(seat(owner + 1))), seen, "{strips:?}");
        }
    }
}

#[test]
fn s1_4_three_merchants_and_with_four_players_two_apprentices() {
    let names = |seats| {
        let view = new_game(seats, 1).view(Viewer::Public);
        view.workers.iter().map(|worker| worker.worker.name()).collect::<Vec<_>>()
    };
    assert_eq!(names(3), ["load-merchant", "money-merchant", "goods-merchant", "lower-apprentice"]);
    assert_eq!(names(4).len(), 5);
    let refused = Scene::new(3).refusal(1, "use upper-apprentice");
    assert_eq!(refused, Illegal::NoSuchWorker { worker: Worker::UpperApprentice });
}

#[test]
fn s1_4_the_tracks_have_ten_spaces_each_with_an_action() {
    let tracks = Components::built_in().tracks;
    assert_eq!(tracks[0][0], Task::Load(1));
    for row in tracks {
        let count = |wanted: Task| row.iter().filter(|&&task| task == wanted).count();
        assert_eq!([Task::Money, Task::Goods, Task::Load(1), Task::Load(2)].map(count), [3, 3, 2, 2]);
    }
}

#[test]
fn s1_5_others_see_only_the_size_of_a_hand() {
    let scene = Scene::new(3).hand(1, "rice 3 fish 1").cards(1, "place extra").yuan(1, 7);
    let other = &scene.view(2).players[0];
    assert_eq!((other.hand_size, other.hand, other.yuan, &other.cards), (4, None, None, &None));
    assert_eq!((other.card_count, other.open_cards.len()), (1, 1));
    let mine = &scene.view(1).players[0];
    assert_eq!((mine.hand, mine.yuan), (Some(goods("rice 3 fish 1")), Some(7)));
    assert_eq!(mine.cards.as_ref().unwrap()[0].kind, CardKind::Place);
}

/// Only the opening hand is unknown.
#[test]
fn s1_5_perfect_memory_remembers_goods_taken_openly() {
    let mut scene = Scene::new(3).hand(2, "fish 3");
    scene.state.players[seat(2)].known = goods("fish 2");
    let scene = scene.hand(3, "rice 4");
    let mut rng = ThoughtRng::new(1);
    let worlds: Vec<Dschunke> =
        (0..50).map(|_| scene.game().imagine(Viewer::Seat(seat(1)), Memory::Perfect, &mut rng)).collect();
    assert!(worlds.iter().all(|world| world.players[seat(2)].hand[Good::Fish] >= 2));
    assert!(worlds.iter().any(|world| world.players[seat(2)].hand[Good::Rice] == 1));
    assert!(worlds.iter().all(|world| world.stacks == scene.state.stacks));
}

/// While stacks cannot be counted, perfect memory knows their last counts and what was taken since.
#[test]
fn s1_5_perfect_memory_remembers_counted_stacks() {
    let turn = Scene::new(3).hand(2, "rice 5 fish 2").hand(3, "fish 3");
    let supply =
        turn.clone().play("1: use load-merchant; 2: use money-merchant; 3: use lower-apprentice, on white");
    let worlds = |scene: &Scene, memory| -> BTreeSet<[u8; 4]> {
        let mut rng = ThoughtRng::new(1);
        let imagined = (0..50).map(|_| scene.game().imagine(Viewer::Seat(seat(1)), memory, &mut rng));
        imagined.map(|world| world.stacks.0).collect()
    };
    let truth: BTreeSet<[u8; 4]> = [[13, 13, 18, 18]].into();
    assert_eq!(worlds(&turn, Memory::Open), truth);
    assert_eq!(worlds(&supply, Memory::Perfect), truth);
    assert!(worlds(&supply, Memory::Open).len() > 10, "open memory forgets the counts");
}

/// A player who has searched a pile knows all its cards except the one taken since.
#[test]
fn s1_5_perfect_memory_remembers_a_searched_pile() {
    let scene = Scene::new(3).round(2).piles("place move goods | money-grey | money-white | eight-grey");
    let scene = scene.hand(1, "rice 1").barter().play("1: bid nothing; 2: search square, keep move");
    let scene = scene.play("3: search circle, keep money-grey; 1: search triangle, keep money-white");
    let later = scene.example_tile().hand(1, "").hand(3, "fish 1").barter();
    let later = later.play("3: bid fish 1, search square, keep place");
    let fate = |viewer, memory| {
        let mut rng = ThoughtRng::new(1);
        let mut found = BTreeSet::new();
        for _ in 0..60 {
            let world = later.game().imagine(Viewer::Seat(seat(viewer)), memory, &mut rng);
            let kinds = world.components.bundle(world.piles[0]);
            found.insert(kinds.kinds().map(|kind| kind.to_string()).collect::<String>());
        }
        found.into_iter().collect::<Vec<_>>().join(" ")
    };
    assert_eq!(fate(3, Memory::Perfect), "goods");
    assert_eq!(fate(2, Memory::Perfect), "goods place");
    assert_eq!(fate(2, Memory::Open), "eight-grey goods money-grey money-white place");
}

// 2 Preparation

#[test]
fn s2_1_merchants_and_cargo_start_as_printed() {
    for (seats, strips_left) in [(3, 16), (4, 17)] {
        let table = new_game(seats, 3);
        assert_eq!(table.merchants, [Junk::Purple, Junk::Grey, Junk::Brown]);
        assert!(table.seats.seats().all(|seat| table.players[seat].strips == strips_left));
        assert_eq!(table.holds.0.iter().map(|hold| hold.len()).sum::<usize>(), 12);
        assert!(table.seats.seats().all(|seat| table.players[seat].yuan == 0));
    }
    let strips = |seats, name| format!("{:?}", new_game(seats, 3).holds[junk(name)]);
    assert_eq!(strips(4, "brown"), "[1, 4, 3]");
    assert_eq!(strips(4, "white"), "[4, 2]");
    assert_eq!(strips(3, "orange"), "[1, 3]");
}

#[test]
fn s2_2_each_player_gets_8_cards_and_stacks_have_10_or_12() {
    for (seats, stack) in [(3, 12), (4, 10)] {
        for seed in 0..50 {
            let table = new_game(seats, seed);
            assert_eq!(table.stacks.0, [stack; 4]);
            assert!(table.seats.seats().all(|seat| table.players[seat].hand.total() == 8));
        }
    }
}

#[test]
fn s2_3_there_are_ten_tiles_and_piles_of_8_8_7_and_7() {
    let table = new_game(4, 9);
    assert_eq!(table.piles.map(CardSet::len), [8, 8, 7, 7]);
    let built_in = Components::built_in();
    assert_eq!(built_in.special_count(), 30);
    assert_eq!(built_in.tiles.len(), ROUNDS);
    for tile in built_in.tiles {
        assert_eq!(tile.0.iter().filter(|&&price| price == Price::Special).count(), 1);
    }
    let copies = |kind| built_in.count(built_in.all_specials(), kind);
    assert_eq!(
        ["extra", "ties", "swap", "place", "goods", "move"].map(|name| copies(kind(name))),
        [4, 1, 2, 3, 3, 2]
    );
    for junk in Junk::ALL {
        assert_eq!((copies(CardKind::Money(junk)), copies(CardKind::Eight(junk))), (1, 1));
        let next = built_in.next(built_in.next(junk));
        assert_eq!(copies(CardKind::Twelve(junk, next)), 1);
    }
}

#[test]
fn s2_4_the_first_player_is_random() {
    let mut begun = [0; 4];
    (0..200).for_each(|seed| begun[new_game(4, seed).first.index()] += 1);
    assert!(begun.iter().all(|&count| count > 30), "{begun:?}");
}

// 3 Market and events

#[test]
fn s3_1_each_of_ten_rounds_uses_another_tile() {
    for seed in 0..5 {
        let mut stage = Stage::<Dschunke>::new(&standard(3, seed));
        stage.play_until(|state| state.phase == Phase::Over);
        let revealed = stage.events().into_iter().filter_map(|event| match event {
            Event::MarketRevealed { round, prices } => Some((round, format!("{prices:?}"))),
            _ => None,
        });
        let (rounds, mut tiles): (Vec<_>, Vec<_>) = revealed.unzip();
        assert_eq!(rounds, (1..=10).collect::<Vec<_>>());
        let mut built_in = Components::built_in().tiles.map(|prices| format!("{prices:?}"));
        tiles.sort();
        built_in.sort();
        assert_eq!(tiles, built_in, "each tile once");
        assert_eq!(stage.event_count(|event| *event == Event::GameEnded), 1);
    }
}

#[test]
fn s3_2_the_tile_of_the_round_is_open_and_later_ones_are_hidden() {
    let scene = Scene::new(3).round(3);
    let view = scene.public_view();
    assert_eq!(view.past_tiles.len(), 2);
    assert_eq!(Some(view.market.unwrap().prices), scene.state.tile());
    let mut other = scene.state.clone();
    other.tiles[3..].reverse();
    assert_eq!(Dschunke::try_from(other).unwrap().view(Viewer::Public), view);
}

#[test]
fn s3_3_the_events_s_and_y_occur_twice_each() {
    let round_events = Components::built_in().round_events;
    let rounds =
        |wanted| (1..=10).filter(|round| round_events[round - 1] == Some(wanted)).collect::<Vec<_>>();
    assert_eq!(rounds(RoundEvent::Specials), [3, 7]);
    assert_eq!(rounds(RoundEvent::Yuan), [5, 9]);
}

#[test]
fn s3_3_at_s_each_player_searches_a_pile_from_the_first_player_on() {
    let scene = Scene::new(3).round(2).first(3).barter().hand(1, "rice 1").barter();
    let scene = scene.play("1: bid nothing");
    assert_eq!(scene.state.phase, Phase::Search { seat: seat(1), reason: SearchReason::Event });
    let scene = scene.piles("place | move | goods | extra");
    let scene =
        scene.play("1: search star, keep extra; 2: search square, keep place; 3: search circle, keep move");
    assert_eq!(scene.cards_of(1), "extra");
    assert_eq!(scene.state.phase, Phase::Turn { seat: seat(1), acted: false, card_played: false });
}

#[test]
fn s3_3_at_y_all_players_announce_their_money() {
    let scene =
        Scene::new(3).round(4).yuan(1, 5).yuan(3, 8).hand(1, "rice 1").barter().play("1: bid nothing");
    let announced: Vec<_> = scene
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::MoneyAnnounced { seat, yuan } => Some((seat.number(), *yuan)),
            _ => None,
        })
        .collect();
    assert_eq!(announced, [(2, 0), (3, 8), (1, 5)]);
}

#[test]
fn s3_4_only_the_searching_player_sees_the_pile_and_the_kept_card() {
    let mut scene = Scene::new(3).round(3).piles("place move | goods | |");
    scene.state.phase = Phase::Search { seat: seat(1), reason: SearchReason::Event };
    let scene = scene.play("1: search square");
    assert_eq!(scene.view(1).searching.as_ref().unwrap().len(), 2);
    assert_eq!(scene.view(2).searching, None);
    assert_eq!(scene.choices(1), "keep place, keep move");
    assert_eq!(scene.refusal(1, "keep ties"), Illegal::NotInPile { card: CardKind::Ties });
    let scene = scene.play("1: keep move");
    let kept = |viewer| {
        scene.journal.seen_by(viewer).any(|event| {
            *event
                == Event::CardKept {
                    seat: seat(1),
                    pile: portolan_dschunke::Pile::Square,
                    card: Some(CardKind::Move),
                }
        })
    };
    assert!(kept(Viewer::Seat(seat(1))) && !kept(Viewer::Seat(seat(2))) && !kept(Viewer::Public));
    assert_eq!(scene.public_view().piles, [1, 1, 0, 0]);
}

#[test]
fn s3_4_a_card_that_works_always_is_laid_face_up() {
    let mut scene = Scene::new(3).round(3).piles("ties | | |");
    scene.state.phase = Phase::Search { seat: seat(1), reason: SearchReason::Event };
    let scene = scene.play("1: search square, keep ties");
    assert_eq!(scene.public_view().players[0].open_cards[0].kind, CardKind::Ties);
    assert_eq!(scene.public_view().players[0].card_count, 0);
}

// 4 Actions

#[test]
fn s4_1_each_worker_is_used_once_a_round_and_one_is_left_over() {
    let scene = Scene::new(3).play("1: use money-merchant");
    assert_eq!(scene.refusal(2, "use money-merchant"), Illegal::WorkerUsed { worker: Worker::MoneyMerchant });
    let scene = scene.play("2: use load-merchant; 3: use goods-merchant");
    assert!(!scene.state.is_used(Worker::LowerApprentice));
    assert_eq!(scene.state.phase, Phase::Supply { seat: seat(1), left: 2 });
}

#[test]
fn s4_1_a_player_cannot_pass_or_act_out_of_turn() {
    let scene = Scene::new(3);
    assert_eq!(scene.refusal(1, "end"), Illegal::MustAct);
    let refused = scene.refusal(2, "use load-merchant");
    assert!(matches!(refused, Illegal::NotYourTurn { .. }) && refused.section() == "4.1");
}

#[test]
fn s4_2_the_merchant_loads_two_strips_where_it_stands() {
    let scene = Scene::new(3).hold("purple", "BG").play("1: use load-merchant");
    assert_eq!(scene.strips_on("purple"), 4);
    assert_eq!((scene.visible("purple", 1), scene.visible("purple", 2)), (5, 2));
    assert_eq!(scene.state.players[seat(1)].strips, 18);
}

/// The printed example: seven visible green crates bring seven yuan.
#[test]
fn s4_3_seven_visible_green_crates_bring_seven_yuan() {
    let scene = Scene::new(3).hold("grey", "BGGG").first(3).turn(3);
    assert_eq!(scene.visible("grey", 3), 7);
    let scene = scene.play("3: use money-merchant");
    assert_eq!(scene.yuan_of(3), 7);
}

#[test]
fn s4_3_money_is_at_least_three_yuan() {
    let scene = Scene::new(3).play("1: use money-merchant");
    assert_eq!(scene.yuan_of(1), 3);
    let hidden = Scene::new(3).hold("grey", "RBBBBB").play("1: use money-merchant");
    assert_eq!((hidden.visible("grey", 1), hidden.yuan_of(1)), (0, 3));
}

#[test]
fn s4_4_goods_are_one_for_each_visible_crate_and_at_least_three() {
    let scene = Scene::new(3).hold("brown", "RRB").play("1: use goods-merchant");
    assert_eq!(scene.hand_of(1), goods("fish 6"));
    let least = Scene::new(3).play("1: use goods-merchant");
    assert_eq!(least.hand_of(1), goods("fish 3"));
}

#[test]
fn s4_4_on_grey_the_player_chooses_the_good() {
    let scene = Scene::new(3).round(3).hold("grey", "RRBBR");
    let scene = scene.play("1: use goods-merchant");
    assert_eq!(scene.choices(1), "pick rice, pick fish, pick vegetables, pick spices");
    let scene = scene.play("1: pick spices");
    assert_eq!(scene.hand_of(1), goods("spices 5"));
}

/// The printed example: an apprentice that loads two, on one of the two junks without a merchant.
#[test]
fn s4_5_an_apprentice_works_on_a_junk_without_a_merchant() {
    let scene = Scene::new(3).round(8);
    let scene = scene.play("1: use lower-apprentice");
    assert_eq!(scene.choices(1), "on orange, on brown");
    assert_eq!(scene.refusal(1, "on grey"), Illegal::MerchantThere { junk: Junk::Grey });
    let scene = scene.play("1: on orange");
    assert_eq!(scene.strips_on("orange"), 2);
}

#[test]
fn s4_5_the_first_apprentice_loads_one_strip() {
    let scene = Scene::new(3).play("1: use lower-apprentice, on white");
    assert_eq!(scene.strips_on("white"), 1);
}

#[test]
fn s4_6_a_played_card_is_out_of_the_game() {
    let scene = Scene::new(3).cards(1, "money-white").play("1: card money-white, use load-merchant");
    assert_eq!(scene.cards_of(1), "");
    assert_eq!(scene.public_view().played[0].kind, CardKind::Money(Junk::White));
    assert_eq!(scene.state.phase.to_act().first(), Some(seat(2)));
}

#[test]
fn s4_6_steps_of_a_turn_can_be_undone() {
    let mut table = Table::<Dschunke>::new(standard(3, 2)).unwrap();
    let me = table.state().first;
    let before = table.state().clone();
    table.choose(me, "use lower-apprentice".parse().unwrap()).unwrap();
    table.take_back(me).unwrap();
    assert_eq!(*table.state(), before);
}

// 5 Supply

#[test]
fn s5_1_each_player_takes_two_cards_from_any_stacks() {
    let scene = Scene::new(3);
    let scene = scene.play("1: use load-merchant; 2: use money-merchant; 3: use lower-apprentice, on white");
    let scene = scene.play("1: pick rice, pick rice; 2: pick fish, pick spices");
    assert_eq!(scene.hand_of(1), goods("rice 2"));
    assert_eq!(scene.hand_of(2), goods("fish 1 spices 1"));
    assert_eq!(scene.state.phase, Phase::Supply { seat: seat(3), left: 2 });
}

// 6 Barter

#[test]
fn s6_1_bids_are_sealed_until_all_have_bid() {
    let scene = Scene::new(3).example_tile().hand(1, "rice 2").hand(2, "rice 3").hand(3, "spices 1").barter();
    let scene = scene.play("2: bid rice 3");
    assert_eq!(scene.state.phase.to_act(), [seat(1), seat(3)].into_iter().collect());
    let (own, other) = (scene.view(2), scene.view(1));
    assert_eq!(own.players[1].bid, Some(Bid::Cards(Good::Rice, 3)));
    assert_eq!((other.players[1].has_bid, other.players[1].bid, other.players[1].hand_size), (true, None, 3));
    let refused = scene.refusal(2, "bid nothing");
    assert!(matches!(refused, Illegal::NotYourTurn { .. }) && refused.section() == "6.1");
}

#[test]
fn s6_1_a_sealed_bid_can_be_undone() {
    let mut table = Table::<Dschunke>::new(standard(3, 2)).unwrap();
    let mut choices = portolan_core::Choices::new();
    while !matches!(table.state().phase, Phase::Barter { .. }) {
        let seat = table.state().to_act().first().unwrap();
        table.state().choices(seat, &mut choices);
        table.choose(seat, choices[0]).unwrap();
    }
    let before = table.state().clone();
    table.choose(seat(1), "bid nothing".parse().unwrap()).unwrap();
    table.choose(seat(2), "bid nothing".parse().unwrap()).unwrap();
    table.take_back(seat(1)).unwrap();
    assert_eq!(table.state().to_act(), before.to_act().without(seat(2)));
}

/// The printed example: fish brings S, rice 4, spices 1, vegetables 2. A offers one rice, B and C three spices each,
/// D four fish. A gets 4, B and C nothing, D a card; then all bid for vegetables.
#[test]
fn s6_2_the_printed_example_pays_as_in_the_rulebook() {
    let scene = Scene::new(4).example_tile();
    let scene =
        scene.hand(1, "rice 1 vegetables 1").hand(2, "spices 3").hand(3, "spices 5").hand(4, "fish 4");
    let scene = scene.barter().play("3: bid spices 3; 1: bid rice 1; 4: bid fish 4; 2: bid spices 3");
    assert_eq!([1, 2, 3, 4].map(|number| scene.yuan_of(number)), [4, 0, 0, 0]);
    assert_eq!(scene.state.phase, Phase::Search { seat: seat(4), reason: SearchReason::Barter });
    let scene = scene.play("4: search square, keep ties");
    assert_eq!(scene.sold(), "rice fish spices");
    assert_eq!(scene.choices(1), "bid nothing, bid vegetables 1");
    assert_eq!(scene.choices(3), "bid nothing");
    let scene = scene.play("3: bid nothing; 1: bid vegetables 1");
    assert_eq!(scene.yuan_of(1), 6);
    assert_eq!(scene.state.round, 2);
}

#[test]
fn s6_2_lower_bids_lose_their_cards_too() {
    let scene = Scene::new(3).example_tile().hand(1, "rice 2").hand(2, "rice 3 fish 1").barter();
    let scene = scene.play("1: bid rice 2; 2: bid rice 3");
    assert_eq!((scene.yuan_of(1), scene.yuan_of(2)), (0, 4));
    assert_eq!((scene.hand_of(1).total(), scene.hand_of(2).total()), (0, 1));
}

#[test]
fn s6_3_players_bid_again_for_the_remaining_goods() {
    let scene = Scene::new(3).example_tile().hand(1, "rice 2 spices 1").barter().play("1: bid rice 1");
    assert_eq!(scene.sold(), "rice");
    assert_eq!(scene.refusal(1, "bid rice 1"), Illegal::AlreadySold { good: Good::Rice });
    let scene = scene.play("1: bid nothing");
    assert_eq!(scene.state.round, 2);
}

#[test]
fn s6_4_the_winner_of_the_s_searches_a_pile() {
    let scene = Scene::new(3).example_tile().hand(1, "fish 1").barter().play("1: bid fish 1");
    assert_eq!(scene.state.phase, Phase::Search { seat: seat(1), reason: SearchReason::Barter });
    assert_eq!(scene.refusal(1, "yuan"), Illegal::NotLastRound);
    let last = Scene::new(3).round(10).example_tile().hand(1, "fish 1").barter().play("1: bid fish 1");
    assert_eq!(last.choices(1), "search square, yuan");
    let last = last.play("1: yuan");
    assert_eq!(last.yuan_of(1), 3);
}

#[test]
fn s6_5_merchants_move_clockwise_and_the_red_junk_to_the_left() {
    // Load on purple, money on grey and goods on brown; the ring is grey, orange, purple, brown, white.
    let scene = Scene::new(4).play("1: use load-merchant; 2: use money-merchant; 3: use goods-merchant");
    let scene = scene.play("4: use lower-apprentice, on white");
    assert!(
        scene.view(1).workers[..4].iter().all(|worker| worker.used),
        "only the upper apprentice is left over"
    );
    let scene = scene.play("1: pick rice, pick rice; 2: pick rice, pick rice; 3: pick rice, pick rice");
    let scene =
        scene.play("4: pick rice, pick rice; 1: bid nothing; 2: bid nothing; 3: bid nothing; 4: bid nothing");
    assert_eq!(scene.state.merchants, [Junk::Brown, Junk::Orange, Junk::White]);
    assert!(scene.view(1).workers.iter().all(|worker| !worker.used), "all workers can be used again");
    assert_eq!(
        scene.state.task(Worker::LowerApprentice),
        Some(Task::Goods),
        "the second space of the lower row"
    );
    assert_eq!(scene.state.task(Worker::UpperApprentice), Some(Task::Load(1)), "and of the upper row");
    assert_eq!(scene.state.first, seat(2));
    assert_eq!(scene.state.phase.to_act().first(), Some(seat(2)), "the first player has the first turn");
    assert_eq!(scene.game().first(), Some(seat(1)), "the first player of the game");
}

// 7 Special cards

#[test]
fn s7_1_extra_gives_one_more_goods_card() {
    let scene = Scene::new(3).cards(1, "extra extra");
    let scene = scene.play("1: use load-merchant; 2: use money-merchant; 3: use lower-apprentice, on white");
    assert_eq!(scene.state.phase, Phase::Supply { seat: seat(1), left: 4 });
    assert_eq!(scene.view(1).players[0].supply, 4);
}

#[test]
fn s7_2_ties_wins_the_whole_price() {
    let scene =
        Scene::new(3).example_tile().cards(3, "ties").hand(1, "rice 2").hand(3, "rice 2 fish 1").barter();
    let scene = scene.play("1: bid rice 2; 3: bid rice 2");
    assert_eq!((scene.yuan_of(1), scene.yuan_of(3)), (0, 4));
}

#[test]
fn s7_2_ties_wins_a_special_card_too() {
    let scene = Scene::new(3).example_tile().cards(3, "ties").hand(1, "fish 2").hand(3, "fish 2").barter();
    let scene = scene.play("1: bid fish 2; 3: bid fish 2");
    assert_eq!(scene.state.phase, Phase::Search { seat: seat(3), reason: SearchReason::Barter });
}

#[test]
fn s7_3_swap_exchanges_two_cards_after_the_tile_is_turned_up() {
    let scene = Scene::new(3).cards(2, "swap").hand(2, "rice 2 fish 1").hand(1, "rice 1").barter();
    let scene = scene.play("1: bid nothing; 2: bid nothing");
    assert!(matches!(scene.state.phase, Phase::Swap { swaps: 1, .. }));
    let scene = scene.play("2: return rice, return fish, pick spices, pick spices");
    assert_eq!(scene.hand_of(2), goods("rice 1 spices 2"));
    assert_eq!(scene.state.phase, Phase::Turn { seat: seat(2), acted: false, card_played: false });
}

#[test]
fn s7_4_place_loads_one_strip_anywhere() {
    let scene = Scene::new(3).cards(1, "place").play("1: card place");
    assert_eq!(scene.choices(1), "on grey, on orange, on purple, on brown, on white");
    let scene = scene.play("1: on grey");
    assert_eq!((scene.strips_on("grey"), scene.state.players[seat(1)].strips), (1, 19));
    let none = Scene::new(3).cards(1, "place").strips(1, 0);
    assert_eq!(none.refusal(1, "card place"), Illegal::NoStripToPlace);
}

#[test]
fn s7_5_money_comes_from_the_junk_of_the_card() {
    let scene = Scene::new(3).hold("white", "RR").cards(1, "money-white").play("1: card money-white");
    assert_eq!(scene.yuan_of(1), 6);
}

#[test]
fn s7_6_goods_come_from_any_junk() {
    let scene = Scene::new(3).hold("white", "RRB").cards(1, "goods").play("1: card goods, on white");
    assert_eq!(scene.hand_of(1), goods("rice 6"));
}

#[test]
fn s7_7_move_takes_a_strip_to_another_junk() {
    let scene = Scene::new(3).hold("white", "RB").hold("grey", "BBB").cards(1, "move").play("1: card move");
    assert_eq!(scene.choices(1), "on white");
    let scene = scene.play("1: on white");
    assert_eq!(scene.refusal(1, "on white"), Illegal::SameJunk { junk: Junk::White });
    let scene = scene.play("1: on grey");
    assert_eq!((scene.visible("white", 1), scene.visible("grey", 1), scene.visible("grey", 2)), (0, 3, 6));
}

#[test]
fn s7_8_eight_and_twelve_require_visible_crates() {
    let scene = Scene::new(3)
        .hold("brown", "RR")
        .hold("grey", "RBBR")
        .cards(1, "eight-brown twelve-brown-grey")
        .over();
    assert_eq!(scene.scores()[0], 8 + 12 + 2 * 4);
    let short = Scene::new(3).hold("brown", "R").cards(1, "eight-brown twelve-brown-grey").over();
    assert_eq!(short.scores()[0], 4);
    let one_short =
        Scene::new(3).hold("brown", "RR").hold("grey", "RBBBB").cards(1, "twelve-brown-grey").over();
    assert_eq!(one_short.visible("grey", 1), 1);
    assert_eq!(one_short.scores()[0], 2 * 4);
    assert_eq!(kind("eight-brown").timing(), Timing::AtTheEnd);
}

// 8 The end

#[test]
fn s8_1_the_tenth_barter_ends_the_game() {
    let scene = Scene::new(3).round(10).hand(1, "rice 1").barter().play("1: bid nothing");
    assert_eq!(scene.state.phase, Phase::Over);
    assert_eq!(scene.refusal(1, "end"), Illegal::GameOver);
    assert_eq!(scene.public_view().players[0].hand, Some(goods("rice 1")));
}

#[test]
fn s8_2_money_cards_and_junks_are_counted() {
    let scene =
        Scene::new(3).yuan(1, 20).hold("brown", "RR").hold("grey", "R").cards(1, "eight-brown").over();
    let outcome = scene.outcome();
    let parts: Vec<_> = outcome.standings[0].score.parts.iter().map(|part| (part.what, part.count)).collect();
    assert_eq!(parts, [("money", 20), ("special-cards", 8), ("junks", 8)]);
}

#[test]
fn s8_3_more_goods_break_a_tie() {
    let scene = Scene::new(3).yuan(1, 5).yuan(2, 5).hand(1, "rice 1").hand(2, "fish 2").over();
    assert_eq!(scene.outcome().winners(), portolan_core::SeatSet::only(seat(2)));
}

// 9 Options

#[test]
fn s9_1_each_player_places_three_strips_of_the_right_neighbour() {
    let mut table = Table::<Dschunke>::new(variant(3, 1)).unwrap();
    let first = table.state().first;
    assert_eq!(table.state().holds.0.iter().map(|hold| hold.len()).sum::<usize>(), 0);
    for junk in ["grey", "grey", "grey", "orange", "orange", "white", "white", "white", "purple"] {
        let Phase::Cargo { seat, owner } = table.state().phase else { panic!("cargo is awaited") };
        assert_eq!(table.state().seats.after(owner), seat);
        table.choose(seat, format!("on {junk}").parse().unwrap()).unwrap();
    }
    let state = table.state();
    assert!(state.seats.seats().all(|seat| state.players[seat].strips == 17));
    assert_eq!((state.round, state.phase.to_act().first()), (1, Some(first)));
}

#[test]
fn s9_1_a_junk_takes_at_most_three_strips() {
    let mut table = Table::<Dschunke>::new(variant(4, 1)).unwrap();
    for _ in 0..3 {
        let seat = table.state().to_act().first().unwrap();
        table.choose(seat, "on grey".parse().unwrap()).unwrap();
    }
    let seat = table.state().to_act().first().unwrap();
    assert_eq!(table.choose(seat, "on grey".parse().unwrap()), Err(Illegal::JunkFull { junk: Junk::Grey }));
}

#[test]
fn s9_2_open_stacks_can_be_counted_in_the_supply_and_the_barter_too() {
    let open = Scene::with(3, Components::built_in(), Options { open_stacks: true, ..Options::default() });
    let count = |scene: &Scene| scene.public_view().stacks[Good::Rice].count;
    assert_eq!(count(&open), Some(18));
    let supply = open.play("1: use load-merchant; 2: use money-merchant; 3: use lower-apprentice, on white");
    assert!(matches!(supply.state.phase, Phase::Supply { .. }));
    assert_eq!(count(&supply), Some(18));
    let barter = supply.play("1: pick rice, pick rice; 2: pick fish, pick fish; 3: pick fish, pick fish");
    assert!(matches!(barter.state.phase, Phase::Barter { .. }));
    assert_eq!(count(&barter), Some(16));
}

#[test]
fn s9_3_a_junk_takes_at_most_three_layers() {
    let scene = Scene::with_three_layers(3).hold("purple", "RBGRBGRBG");
    assert_eq!(scene.public_view().most_strips, Some(9));
    let full = Illegal::LayersFull { junk: Junk::Purple, strips: 9 };
    assert_eq!((scene.refusal(1, "use load-merchant"), full.section()), (full, "9.3"));
    assert_eq!(scene.choices(1), "use money-merchant, use goods-merchant, use lower-apprentice");
    let scene = scene.cards(1, "place").play("1: card place");
    assert_eq!(scene.choices(1), "on grey, on orange, on brown, on white");
    assert_eq!(scene.refusal(1, "on purple"), full);
    let eight = Scene::with_three_layers(3).hold("purple", "RBGRBGR").play("1: use load-merchant");
    assert_eq!(eight.strips_on("purple"), 9);
    assert_eq!(eight.visible("purple", 1), 9, "the third layer is full of red strips");
}

#[test]
fn s9_4_yellow_replaces_any_colour_in_a_game_for_three() {
    let colours = |seats, yellow_for| {
        let options = Options { yellow_for, ..Options::default() };
        let table = Stage::<Dschunke>::new(&Setup { options, ..standard(seats, 1) }).state;
        let view = table.view(Viewer::Public);
        view.players.iter().map(|player| player.colour.name()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(colours(3, YellowFor::Nobody), "red blue green");
    assert_eq!(colours(3, YellowFor::Red), "yellow blue green");
    assert_eq!(colours(3, YellowFor::Blue), "red yellow green");
    assert_eq!(colours(3, YellowFor::Green), "red blue yellow");
    assert_eq!(colours(4, YellowFor::Blue), "red blue green yellow", "all four colours are used");
}

/// Yellow only changes the colour: the same game follows.
#[test]
fn s9_4_yellow_changes_no_rule() {
    let game = |yellow_for| {
        let options = Options { yellow_for, ..Options::default() };
        let mut stage = Stage::<Dschunke>::new(&Setup { options, ..standard(3, 4) });
        stage.play_until(|state| state.phase == Phase::Over);
        (stage.events(), stage.state.holds, stage.scores())
    };
    assert_eq!(game(YellowFor::Blue), game(YellowFor::Nobody));
}

// The box

#[test]
fn component_facts_round_trip() {
    let built_in = Components::built_in();
    assert_eq!(Components::parse(&built_in.facts()), Ok(built_in));
}

#[track_caller]
fn check_refused(from: &str, to: &str, error: &str) {
    let text = Components::BUILT_IN;
    assert!(text.contains(from));
    let line = text[..text.find(from).unwrap()].lines().count() + 1;
    let refused = Components::parse(&text.replacen(from, to, 1)).unwrap_err();
    assert!(refused.reason.contains(error), "{refused}");
    assert!(refused.line.is_some_and(|found| found.abs_diff(line) <= 1), "{refused}, not line {line}");
}

#[test]
fn component_errors_name_their_line() {
    check_refused(
        "ring = [\"grey\", \"orange\"",
        "ring = [\"grey\", \"grey\"",
        "each of the five junks once",
    );
    check_refused("money = \"grey\"", "money = \"brown\"", "on a different junk");
    check_refused("each = 18", "each = 30", "1 to 24 can");
    check_refused("dealt = { three = 6", "dealt = { three = 7", "do not make 3 hands of 8");
    check_refused("support = 2", "support = 9", "0 to 4 can");
    check_refused(
        "purple = [\"blue\", \"green\"]",
        "purple = [\"yellow\"]",
        "with 3 players there is no such yellow strip",
    );
    check_refused(
        "white = [\"red\", \"blue\"]",
        "white = [\"red\", \"blue\", \"red\", \"blue\"]",
        "at most 3 strips",
    );
    check_refused("lower = [\"load-1\"", "lower = [\"load-3\"", "is not an action");
    check_refused("lower = [\"load-1\", ", "lower = [", "there are 9 actions; there must be 10");
    check_refused("events = [\"-\"", "events = [\"X\"", "is not an event");
    check_refused("fish = \"S\"\nvegetables = 2", "fish = \"T\"\nvegetables = 2", "or \"S\"");
    check_refused("kinds = [\"ties\"]", "kinds = [\"tied\"]", "no special card");
    check_refused("kinds = [\"ties\"]", "kinds = [\"extra\"]", "listed twice");
    check_refused("status = \"certain\"", "status = \"sure\"", "unknown variant `sure`");
}

#[test]
fn tile_prices_are_in_the_order_of_goods() {
    let example = Components::built_in().tiles[0];
    assert_eq!(example, ByGood([Price::Yuan(4), Price::Special, Price::Yuan(2), Price::Yuan(1)]));
}
