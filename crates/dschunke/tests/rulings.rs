//! Tests for every ruling of `RULINGS.md`, which the test names cite.

use crate::scene::{Scene, goods, junk, seat};
use portolan_core::table::TakeBackError;
use portolan_core::{Choices, Components as _, Game, Refusal as _, Setup, Table, Viewer};
use portolan_dschunke::{
    Bid, CardKind, Components, Dschunke, Event, Good, Illegal, Junk, Options, Phase, Preparation,
    SearchReason, Worker, YellowFor,
};
use portolan_testkit::{Stage, standard};

const ALL_HAVE_ACTED: &str = "1: use load-merchant; 2: use money-merchant; 3: use lower-apprentice, on white";

#[test]
fn r1_swap_comes_before_the_event() {
    let scene = Scene::new(3).round(2).cards(1, "swap").piles("swap | place | goods |");
    let scene = scene.hand(2, "rice 2").hand(1, "rice 1").barter();
    let scene = scene.play("1: bid nothing; 2: bid nothing");
    assert!(matches!(scene.state.phase, Phase::Swap { .. }), "the swap comes before the event");
    let scene = scene.play("1: done");
    assert_eq!(scene.state.phase, Phase::Search { seat: seat(2), reason: SearchReason::Event });
    let scene = scene
        .play("2: search square, keep swap; 3: search circle, keep place; 1: search triangle, keep goods");
    assert_eq!(scene.state.phase.to_act().first(), Some(seat(2)));
    assert!(matches!(scene.state.phase, Phase::Turn { .. }), "the new card must wait for the next round");
}

#[test]
fn r2_swap_may_exchange_one_card() {
    let scene = Scene::new(3).cards(2, "swap").hand(2, "rice 2").barter().play("2: bid nothing");
    let scene = scene.play("2: return rice, done, pick fish");
    assert_eq!(scene.hand_of(2), goods("rice 1 fish 1"));
    let none = Scene::new(3).cards(2, "swap").hand(2, "rice 2").barter().play("2: bid nothing, done");
    assert_eq!(none.hand_of(2), goods("rice 2"));
}

#[test]
fn r3_a_load_uses_all_its_strips_or_all_that_are_left() {
    let scene = Scene::new(3).play("1: use load-merchant");
    assert_eq!(scene.strips_on("purple"), 2);
    let short = Scene::new(3).strips(1, 1).play("1: use load-merchant");
    assert_eq!(short.strips_on("purple"), 1);
    let none = Scene::new(3).strips(1, 0);
    assert_eq!(none.refusal(1, "use load-merchant"), Illegal::NoStripLeft);
    assert_eq!(none.choices(1), "use money-merchant, use goods-merchant");
}

#[test]
fn r3_without_strips_and_with_only_loading_left_the_action_is_lost() {
    let scene = Scene::new(3).strips(3, 0).play("1: use money-merchant; 2: use goods-merchant");
    assert!(scene.events().contains(&Event::ActionMissed { seat: seat(3) }));
    assert_eq!(scene.state.phase, Phase::Supply { seat: seat(1), left: 2 });
}

#[test]
fn r3_placing_the_last_strip_with_a_card_can_cost_the_action() {
    let scene =
        Scene::new(3).strips(3, 1).cards(3, "place").play("1: use money-merchant; 2: use goods-merchant");
    let scene = scene.play("3: card place, on white");
    assert!(scene.events().contains(&Event::ActionMissed { seat: seat(3) }));
    assert_eq!(scene.state.phase, Phase::Supply { seat: seat(1), left: 2 });
}

#[test]
fn r4_when_all_stacks_are_empty_the_rest_is_lost() {
    let scene =
        Scene::new(3).stacks_with_rest_to(2, "fish 1 rice 1").play("1: use goods-merchant, pick rice");
    assert_eq!(scene.hand_of(1), goods("fish 1 rice 1"));
    assert!(scene.events().contains(&Event::GoodsMissed { seat: seat(1), count: 1 }));
    let scene = scene.play("2: use money-merchant; 3: use load-merchant");
    assert!(matches!(scene.state.phase, Phase::Barter { .. }), "the supply is skipped");
}

#[test]
fn r5_move_takes_only_from_the_top_layer() {
    let scene =
        Scene::new(3).hold("white", "RRRB").hold("grey", "BBBR").cards(1, "move").play("1: card move");
    assert_eq!(scene.choices(1), "on grey");
    assert_eq!(scene.refusal(1, "on white"), Illegal::NotOnTop { junk: Junk::White });
    let full = Scene::new(3).hold("white", "BRB").cards(1, "move").play("1: card move, on white, on grey");
    assert_eq!(full.strips_on("white"), 2);
}

#[test]
fn r6_a_short_stack_is_emptied_and_another_one_chosen() {
    let scene = Scene::new(3).hold("brown", "RR").stacks_with_rest_to(2, "fish 2 rice 1 spices 9");
    let scene = scene.play("1: use goods-merchant");
    assert_eq!(scene.state.phase, Phase::Pick { seat: seat(1), left: 4 });
    assert_eq!(scene.choices(1), "pick rice, pick spices");
    let refused = Illegal::StackEmpty { good: Good::Fish, phase: scene.state.phase };
    assert_eq!((scene.refusal(1, "pick fish"), refused.section()), (refused, "4.4"));
    let scene = scene.play("1: pick rice, pick spices");
    assert_eq!(scene.hand_of(1), goods("fish 2 rice 1 spices 3"));
}

#[test]
fn r7_three_yuan_are_chosen_before_a_pile_is_opened() {
    let scene = Scene::new(3).round(10).example_tile().hand(1, "fish 1").barter().play("1: bid fish 1");
    assert_eq!(scene.choices(1), "search square, yuan");
    let scene = scene.play("1: search square");
    assert!(matches!(scene.refusal(1, "yuan"), Illegal::NotNow { .. }));
}

#[test]
fn r8_the_card_goods_works_on_grey() {
    let scene = Scene::new(3).hold("grey", "RRB").cards(1, "goods").play("1: card goods, on grey, pick fish");
    assert_eq!(scene.hand_of(1), goods("fish 6"));
}

#[test]
fn r9_apprentices_and_cards_give_at_least_three() {
    let scene = Scene::new(3).round(3).play("1: use lower-apprentice, on orange");
    assert_eq!(scene.yuan_of(1), 3);
    let scene = Scene::new(3).round(2).play("1: use lower-apprentice, on purple");
    assert_eq!(scene.hand_of(1), goods("vegetables 3"));
    let scene = Scene::new(3).cards(1, "money-brown").play("1: card money-brown");
    assert_eq!(scene.yuan_of(1), 3);
    let scene = Scene::new(3).cards(1, "goods").play("1: card goods, on white");
    assert_eq!(scene.hand_of(1), goods("rice 3"));
}

#[test]
fn r10_a_merchant_does_not_block_a_card() {
    let scene = Scene::new(3).hold("grey", "RR").cards(1, "money-grey");
    assert_eq!(scene.state.merchant_on(Junk::Grey), Some(Worker::MoneyMerchant));
    let scene = scene.play("1: card money-grey, use money-merchant");
    assert_eq!(scene.yuan_of(1), 12);
}

#[test]
fn r11_a_turn_allows_one_card_before_or_after_the_action() {
    let scene = Scene::new(3).cards(1, "money-grey money-white place");
    let before = scene.play("1: card money-grey");
    assert_eq!(before.refusal(1, "card money-white"), Illegal::AlreadyPlayed);
    let before = before.play("1: use load-merchant");
    assert_eq!(before.state.phase.to_act().first(), Some(seat(2)));

    let after = Scene::new(3).cards(1, "money-grey money-white place").play("1: use load-merchant");
    assert_eq!(after.choices(1), "card place, card money-grey, card money-white, end");
    assert_eq!(after.refusal(1, "use money-merchant"), Illegal::AlreadyActed);
    let after = after.play("1: card money-grey");
    assert_eq!(after.state.phase.to_act().first(), Some(seat(2)));

    let middle = Scene::new(3).cards(1, "money-grey").play("1: use lower-apprentice");
    assert!(matches!(middle.refusal(1, "card money-grey"), Illegal::NotNow { .. }));
}

#[test]
fn r12_a_card_from_the_event_can_be_played_in_the_same_round() {
    let scene = Scene::new(3).round(2).piles("place | move | goods |").hand(1, "rice 1").barter();
    let scene = scene.play("1: bid nothing; 2: search square, keep place; 3: search circle, keep move");
    let scene = scene.play("1: search triangle, keep goods");
    assert!(scene.choices(2).contains("card place"), "{}", scene.choices(2));
    let scene = scene.play("2: card place, on white");
    assert_eq!((scene.strips_on("white"), scene.state.round), (1, 3), "round 3 has the event");
}

#[test]
fn r12_a_card_from_the_barter_waits_for_the_next_round() {
    let scene = Scene::new(3).example_tile().piles("place | | |").hand(1, "fish 1 rice 1").barter();
    let scene = scene.play("1: bid fish 1, search square, keep place");
    assert_eq!(scene.state.round, 1);
    assert_eq!(scene.choices(1), "bid nothing, bid rice 1");
    assert!(matches!(scene.refusal(1, "card place"), Illegal::NotNow { .. }));
    let scene = scene.play("1: bid nothing; 2: use load-merchant; 3: use money-merchant");
    assert_eq!(scene.state.round, 2);
    let scene = scene.play("1: card place, on grey");
    assert_eq!(scene.strips_on("grey"), 1);
}

#[test]
fn r13_extra_counts_in_the_same_round() {
    let scene = Scene::new(3).round(2).piles("extra | move | goods |").hand(1, "rice 1").barter();
    let scene = scene.play("1: bid nothing; 2: search square, keep extra; 3: search circle, keep move");
    let scene =
        scene.play("1: search triangle, keep goods; 2: use load-merchant; 3: use money-merchant, end");
    let scene = scene.play("1: use lower-apprentice, on orange, end");
    assert_eq!(scene.state.phase, Phase::Supply { seat: seat(2), left: 3 });
}

#[test]
fn r14_a_moved_strip_uncovers_the_crates_below() {
    let scene = Scene::new(3).hold("white", "BBBR").cards(1, "move");
    assert_eq!(scene.visible("white", 2), 6);
    let scene = scene.play("1: card move, on white, on grey");
    assert_eq!((scene.visible("white", 2), scene.visible("grey", 1)), (9, 3));
}

#[test]
fn r14_the_next_strip_fills_the_gap_of_a_moved_one() {
    let gap = Scene::new(3).hold("white", "BRB").cards(1, "move").cards(2, "place");
    let gap = gap.play("1: card move, on white, on grey, use load-merchant");
    assert_eq!((gap.strips_on("white"), gap.visible("white", 2)), (2, 6));
    let filled = gap.play("2: card place, on white");
    assert_eq!(
        (filled.strips_on("white"), filled.visible("white", 2)),
        (3, 9),
        "no crate of the layer is covered"
    );
}

#[test]
fn r14_a_moved_strip_must_go_to_another_junk() {
    let scene = Scene::new(3).hold("white", "RB").cards(1, "move").play("1: card move, on white");
    assert_eq!(scene.choices(1), "on grey, on orange, on purple, on brown");
    assert_eq!(scene.refusal(1, "on white"), Illegal::SameJunk { junk: Junk::White });
}

#[test]
fn r15_move_requires_a_strip_on_top() {
    let scene = Scene::new(3).hold("white", "RRRB").cards(1, "move");
    assert_eq!(scene.refusal(1, "card move"), Illegal::NothingToMove);
}

#[test]
fn r16_two_cards_swap_are_used_in_turn_order_or_twice() {
    let scene = Scene::new(3).cards(1, "swap").cards(3, "swap").hand(1, "rice 2").hand(3, "fish 2").barter();
    let scene = scene.play("1: bid nothing; 3: bid nothing");
    assert_eq!(scene.state.phase.to_act().first(), Some(seat(3)), "seat 2 is the first player now");
    let scene = scene.play("3: done");
    assert_eq!(scene.state.phase.to_act().first(), Some(seat(1)));

    let both = Scene::new(3).cards(2, "swap swap").hand(2, "rice 4").barter().play("2: bid nothing");
    let both = both.play("2: return rice, return rice, pick fish, pick fish, return rice, return rice");
    let both = both.play("2: pick spices, pick spices");
    assert_eq!(both.hand_of(2), goods("fish 2 spices 2"));
    assert!(matches!(both.state.phase, Phase::Turn { .. }));
}

#[test]
fn r16_returned_goods_cannot_be_taken_again() {
    let scene =
        Scene::new(3).cards(2, "swap").hand(2, "rice 4").barter().play("2: bid nothing, return rice, done");
    assert_eq!(scene.refusal(2, "pick rice"), Illegal::JustReturned { good: Good::Rice });
}

/// The number of cards taken equals the number returned: an exchange never costs a card.
#[test]
fn r16_returned_goods_can_be_taken_again_when_nothing_else_is_left() {
    let scene = Scene::new(3).cards(2, "swap").hand(2, "rice 2").stacks_with_rest_to(3, "").barter();
    let scene = scene.play("2: bid nothing; 3: bid nothing");
    let scene = scene.play("2: return rice, return rice");
    assert_eq!(scene.choices(2), "pick rice");
    let scene = scene.play("2: pick rice, pick rice");
    assert_eq!(scene.hand_of(2), goods("rice 2"));
    assert_eq!(scene.event_count(|event| matches!(event, Event::GoodsMissed { .. })), 0);
}

/// One card of another good is left and must be taken first.
#[test]
fn r16_other_stacks_that_run_out_during_an_exchange_cost_no_card() {
    let scene = Scene::new(3).cards(2, "swap").hand(2, "rice 1 fish 1").stacks_with_rest_to(3, "spices 1");
    let scene = scene.barter().play("2: bid nothing; 3: bid nothing; 2: return rice, return fish");
    assert_eq!(scene.choices(2), "pick spices");
    assert_eq!(scene.refusal(2, "pick rice"), Illegal::JustReturned { good: Good::Rice });
    let scene = scene.play("2: pick spices");
    assert_eq!(scene.choices(2), "pick rice, pick fish");
    let empty = Illegal::StackEmpty { good: Good::Spices, phase: scene.state.phase };
    assert_eq!(scene.refusal(2, "pick spices"), empty);
    let scene = scene.play("2: pick fish");
    assert_eq!(scene.hand_of(2), goods("fish 1 spices 1"));
    assert_eq!(scene.event_count(|event| matches!(event, Event::GoodsMissed { .. })), 0);
    assert!(matches!(scene.state.phase, Phase::Turn { .. }));
}

#[test]
fn r17_all_cards_are_returned_before_any_is_taken() {
    let scene = Scene::new(3).cards(2, "swap").hand(2, "rice 4").barter().play("2: bid nothing, return rice");
    assert_eq!(scene.choices(2), "return rice, done");
}

#[test]
fn r18_a_player_who_bid_nothing_may_bid_again() {
    let scene = Scene::new(3).example_tile().hand(1, "rice 1 fish 1").hand(2, "spices 1").barter();
    let scene = scene.play("1: bid rice 1; 2: bid nothing; 1: bid nothing; 2: bid spices 1");
    assert_eq!(scene.yuan_of(2), 1);
}

#[test]
fn r19_the_barter_ends_when_all_goods_are_sold_or_no_player_bids() {
    let scene = Scene::new(4).piles("|||").hand(1, "rice 2").hand(2, "fish 1").hand(3, "vegetables 1");
    let scene = scene.hand(4, "spices 1").barter();
    let scene = scene.play("1: bid rice 1; 2: bid fish 1; 3: bid vegetables 1; 4: bid spices 1");
    assert_eq!(scene.state.round, 2);
    assert!(scene.events().contains(&Event::BarterEnded { sold: 4 }));
    let no_bids = Scene::new(3).hand(1, "rice 1").hand(2, "fish 1").barter();
    let no_bids = no_bids.play("1: bid nothing; 2: bid nothing");
    assert!(no_bids.events().contains(&Event::BarterEnded { sold: 0 }));
}

#[test]
fn r20_each_share_is_rounded_down() {
    let scene =
        Scene::new(3).example_tile().hand(1, "rice 1").hand(2, "rice 1").hand(3, "rice 1 fish 1").barter();
    let scene = scene.play("1: bid rice 1; 2: bid rice 1; 3: bid rice 1");
    assert_eq!([1, 2, 3].map(|number| scene.yuan_of(number)), [1, 1, 1]);
    assert_eq!(scene.sold(), "rice");
    assert_eq!(scene.hand_of(1).total(), 0);
}

#[test]
fn r21_a_tied_s_gives_nothing() {
    for round in [1, 10] {
        let scene =
            Scene::new(3).round(round).example_tile().hand(1, "fish 2").hand(2, "fish 2 rice 1").barter();
        let scene = scene.play("1: bid fish 2; 2: bid fish 2");
        assert_eq!(scene.sold(), "fish");
        assert!(matches!(scene.state.phase, Phase::Barter { .. }));
        assert_eq!((scene.yuan_of(1), scene.yuan_of(2)), (0, 0));
    }
}

#[test]
fn r22_ties_helps_only_among_the_highest() {
    let scene = Scene::new(4).example_tile().cards(1, "ties").hand(1, "rice 1").hand(2, "rice 1");
    let scene = scene.hand(3, "rice 2").hand(4, "rice 2 fish 1").barter();
    let scene = scene.play("1: bid rice 1; 2: bid rice 1; 3: bid rice 2; 4: bid rice 2");
    assert_eq!([1, 2, 3, 4].map(|number| scene.yuan_of(number)), [0, 0, 2, 2]);
}

#[test]
fn r23_invalid_bids_are_refused() {
    let scene = Scene::new(3).example_tile().hand(1, "rice 1").hand(2, "rice 1").barter();
    let refused = Illegal::TooFewCards { good: Good::Rice, has: 1, wanted: 2, phase: scene.state.phase };
    assert_eq!((scene.refusal(1, "bid rice 2"), refused.section()), (refused, "6.1"));
    assert!("bid rice 0".parse::<portolan_dschunke::Choice>().is_err());
    assert!("bid rice 1 fish 1".parse::<portolan_dschunke::Choice>().is_err());
}

#[test]
fn r24_offered_cards_go_back_to_the_stacks() {
    let scene = Scene::new(3).example_tile().hand(1, "rice 3 fish 1").hand(2, "rice 2").barter();
    assert_eq!(scene.state.stacks[Good::Rice], 13);
    let scene = scene.play("1: bid rice 3; 2: bid rice 2");
    assert_eq!(scene.state.stacks[Good::Rice], 18);
}

#[test]
fn r25_without_piles_an_s_brings_nothing() {
    let scene =
        Scene::new(3).example_tile().piles("|||").hand(1, "fish 1 rice 1").barter().play("1: bid fish 1");
    assert!(matches!(scene.state.phase, Phase::Barter { .. }));
    let last = Scene::new(3).round(10).example_tile().piles("|||").hand(1, "fish 1").barter();
    assert_eq!(last.play("1: bid fish 1").choices(1), "yuan");
}

#[test]
fn r26_players_search_different_piles_in_the_event() {
    let scene = Scene::new(3).round(2).piles("place place | move | goods | extra").hand(1, "rice 1").barter();
    let scene = scene.play("1: bid nothing; 2: search square, keep place");
    assert_eq!(scene.choices(3), "search circle, search triangle, search star");
    let refused = Illegal::PileTaken { pile: portolan_dschunke::Pile::Square };
    assert_eq!(scene.refusal(3, "search square"), refused);
}

#[test]
fn r27_an_empty_pile_cannot_be_searched() {
    let scene =
        Scene::new(3).round(2).piles("| move || extra").hand(1, "rice 1").barter().play("1: bid nothing");
    let refused = Illegal::PileEmpty { pile: portolan_dschunke::Pile::Square };
    assert_eq!(scene.refusal(2, "search square"), refused);
    let scene = scene.play("2: search star, keep extra; 3: search circle, keep move");
    assert!(matches!(scene.state.phase, Phase::Turn { .. }), "no pile is left for seat 1");
}

#[test]
fn r28_money_is_announced_only_at_y() {
    let scene = Scene::new(3).round(4).yuan(1, 5).hand(1, "rice 1").barter().play("1: bid nothing");
    assert!(scene.events().contains(&Event::MoneyAnnounced { seat: seat(1), yuan: 5 }));
    assert_eq!(scene.view(2).players[0].yuan, None);
}

#[test]
fn r29_hands_are_hidden_but_their_sizes_are_public() {
    let scene = Scene::new(3).hand(1, "rice 2").play("1: use goods-merchant");
    assert!(scene.events().contains(&Event::GoodsTaken { seat: seat(1), good: Good::Fish, count: 3 }));
    let other = &scene.view(2).players[0];
    assert_eq!((other.hand_size, other.hand), (5, None));
    assert_eq!(scene.state.players[seat(1)].known, goods("fish 3"));
}

/// Whether the public can count the rice, in each phase of a round.
#[test]
fn r30_stacks_can_be_counted_except_in_the_supply_and_the_barter() {
    let count = |scene: &Scene| scene.public_view().stacks[Good::Rice].count;
    let turn = Scene::new(3).example_tile().cards(2, "swap").hand(1, "fish 1").hand(2, "rice 2");
    assert_eq!(count(&turn), Some(16));
    let apprentice = turn.clone().play("1: use lower-apprentice");
    assert_eq!(count(&apprentice), Some(16));
    let supply = turn.play(ALL_HAVE_ACTED);
    assert!(matches!(supply.state.phase, Phase::Supply { .. }));
    assert_eq!(count(&supply), None);
    let barter = supply.play("1: pick rice, pick rice; 2: pick rice, pick rice; 3: pick rice, pick rice");
    assert!(matches!(barter.state.phase, Phase::Barter { .. }));
    assert_eq!(count(&barter), None);
    let won = barter.play("1: bid fish 1; 2: bid nothing; 3: bid nothing");
    assert!(matches!(won.state.phase, Phase::Search { reason: SearchReason::Barter, .. }));
    assert_eq!(count(&won), None);
    let won = won.play("1: search square");
    assert!(matches!(won.state.phase, Phase::Keep { reason: SearchReason::Barter, .. }));
    assert_eq!(count(&won), None);
    let swap = won.play("1: keep place; 1: bid nothing; 2: bid nothing; 3: bid nothing");
    assert!(matches!(swap.state.phase, Phase::Swap { .. }));
    assert_eq!(count(&swap), Some(10));
    let swap = swap.play("2: return rice, done");
    assert!(matches!(swap.state.phase, Phase::SwapTake { .. }));
    assert_eq!(count(&swap), Some(11));
    assert_eq!(count(&Scene::new(3).over()), Some(18), "stacks can be counted when the game is over");
}

#[test]
fn r30_stacks_can_be_counted_in_the_event() {
    let count = |scene: &Scene| scene.public_view().stacks[Good::Rice].count;
    let scene = Scene::new(3).round(2).piles("place | move | goods |").hand(1, "rice 1").barter();
    let scene = scene.play("1: bid nothing");
    assert!(matches!(scene.state.phase, Phase::Search { reason: SearchReason::Event, .. }));
    assert_eq!(count(&scene), Some(17));
    let scene = scene.play("2: search square");
    assert!(matches!(scene.state.phase, Phase::Keep { reason: SearchReason::Event, .. }));
    assert_eq!(count(&scene), Some(17));
}

#[test]
fn r30_whether_a_stack_is_empty_is_always_seen() {
    let scene = Scene::new(3).stacks_with_rest_to(2, "rice 5").play(ALL_HAVE_ACTED);
    let stacks = scene.view(1).stacks;
    assert_eq!((stacks[Good::Rice].empty, stacks[Good::Fish].empty), (false, true));
    assert_eq!((stacks[Good::Rice].count, stacks[Good::Fish].count), (None, None));
}

#[test]
fn r31_the_first_player_is_supplied_first_and_fully() {
    let scene = Scene::new(3).play(ALL_HAVE_ACTED).play("1: pick rice");
    assert_eq!(scene.state.phase, Phase::Supply { seat: seat(1), left: 1 });
    let refused = scene.refusal(2, "pick rice");
    assert!(matches!(refused, Illegal::NotYourTurn { .. }) && refused.section() == "5.1");
}

#[test]
fn r32_an_apprentice_works_on_the_space_of_an_event() {
    let scene = Scene::new(3).round(3);
    assert!(scene.state.round_event().is_some());
    assert!(scene.choices(1).contains("use lower-apprentice"));
}

#[test]
fn r33_five_junks_bring_25_instead_of_20() {
    let all = ["grey", "orange", "purple", "brown", "white"];
    let scene = all.iter().fold(Scene::new(3), |scene, name| scene.hold(name, "R")).over();
    assert_eq!(scene.scores()[0], 25);
    let four = all[1..].iter().fold(Scene::new(3), |scene, name| scene.hold(name, "R")).over();
    assert_eq!(four.scores()[0], 16);
}

#[test]
fn r34_overlapping_bonus_cards_both_count() {
    let scene =
        Scene::new(3).hold("purple", "RR").hold("white", "R").cards(1, "eight-purple twelve-purple-white");
    assert_eq!(scene.over().scores()[0], 8 + 12 + 8);
}

#[test]
fn r35_players_tied_in_everything_share_the_victory() {
    let scene = Scene::new(3).yuan(1, 5).yuan(3, 5).over();
    assert_eq!(scene.outcome().winners().len(), 2);
}

#[test]
fn r36_there_is_no_limit_on_layers() {
    let scene = Scene::new(3).hold("purple", "RBGRBGRBGRB").play("1: use load-merchant");
    assert_eq!(scene.strips_on("purple"), 13);
    assert_eq!(scene.visible("purple", 1), 3 + 2 + 2);
}

#[test]
fn r37_unused_extra_actions_score_nothing() {
    let scene = Scene::new(3).hold("grey", "R").cards(1, "money-grey place").over();
    assert_eq!(scene.scores()[0], 4);
}

#[test]
fn r38_merchants_are_shuffled_face_down() {
    let options = Options { setup: Preparation::Variant, ..Options::default() };
    let mut places = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let table = Stage::<Dschunke>::new(&Setup { options, ..standard(3, seed) }).state;
        let view = table.view(Viewer::Seat(seat(1)));
        assert_eq!(view.junks.iter().filter(|junk| junk.has_merchant).count(), 3);
        assert!(view.junks.iter().all(|junk| junk.merchant.is_none()));
        assert!(view.workers.iter().all(|worker| worker.junk.is_none()));
        places.insert(table.merchants);
    }
    assert!(places.len() > 50, "there are 60 arrangements");
}

#[test]
fn r39_the_choice_to_play_a_card_does_not_reveal_the_hand() {
    let scene = Scene::new(3).cards(1, "eight-grey").play("1: use load-merchant");
    assert_eq!(scene.choices(1), "end");
    let scene = scene.play("1: end");
    assert_eq!(scene.state.phase.to_act().first(), Some(seat(2)));
}

#[test]
fn r40_a_used_merchant_still_occupies_its_junk() {
    let scene = Scene::new(3).play("1: use money-merchant; 2: use lower-apprentice");
    assert_eq!(scene.refusal(2, "on grey"), Illegal::MerchantThere { junk: Junk::Grey });
}

#[test]
fn r41_only_the_searching_player_sees_the_pile() {
    let scene = Scene::new(3).example_tile().hand(1, "fish 1").barter().play("1: bid fish 1, search square");
    assert_eq!(scene.view(1).searching.as_ref().unwrap().len(), 30);
    assert_eq!(scene.view(2).searching, None);
    let sees_cards = |viewer| {
        scene.journal.seen_by(viewer).any(|event| matches!(event, Event::PileSearched { cards: Some(_), .. }))
    };
    assert!(
        sees_cards(Viewer::Seat(seat(1)))
            && !sees_cards(Viewer::Seat(seat(2)))
            && !sees_cards(Viewer::Public)
    );
}

#[test]
fn r42_both_strips_go_to_one_junk() {
    let scene = Scene::new(3).round(8).play("1: use lower-apprentice, on brown; 2: use load-merchant");
    assert_eq!((scene.strips_on("brown"), scene.strips_on("orange"), scene.strips_on("white")), (2, 0, 2));
}

#[test]
fn r43_there_are_five_junks_and_grey_trades_in_all_goods() {
    assert_eq!(Components::built_in().ring.len(), 5);
    assert_eq!(Junk::from_name("green"), None);
    assert_eq!(junk("grey").good(), None);
}

#[test]
fn r44_the_first_player_is_random() {
    let first = |seed| Stage::<Dschunke>::new(&standard(3, seed)).state.first;
    assert!((0..40).map(first).any(|seat| seat != first(0)));
    let colours: Vec<_> =
        Scene::new(4).public_view().players.iter().map(|player| player.colour.name()).collect();
    assert_eq!(colours, ["red", "blue", "green", "yellow"]);
}

#[test]
fn r45_grey_goods_come_from_one_stack() {
    let scene = Scene::new(3).round(3).hold("grey", "RR").stacks_with_rest_to(2, "rice 4 fish 9");
    let scene = scene.play("1: use goods-merchant, pick rice");
    assert_eq!(scene.state.phase, Phase::Pick { seat: seat(1), left: 2 });
    let scene = scene.play("1: pick fish");
    assert_eq!(scene.hand_of(1), goods("rice 4 fish 2"));
}

/// With at most three layers, a load that does not fit completely loads as many strips as fit.
#[test]
fn r46_a_junk_with_room_for_one_strip_takes_one() {
    let scene = Scene::with_three_layers(3).hold("purple", "GBGRBGRB").play("1: use load-merchant");
    assert_eq!((scene.strips_on("purple"), scene.state.players[seat(1)].strips), (9, 20 - 2 - 1));
    assert!(scene.events().contains(&Event::StripsLoaded { seat: seat(1), junk: Junk::Purple, count: 1 }));
}

#[test]
fn r46_an_apprentice_loads_only_where_there_is_room() {
    let scene = Scene::with_three_layers(3).hold("white", "RBGRBGRBG").play("1: use lower-apprentice");
    assert_eq!(scene.choices(1), "on orange");
    assert_eq!(scene.refusal(1, "on white"), Illegal::LayersFull { junk: Junk::White, strips: 9 });
    let both = Scene::with_three_layers(3).hold("white", "RBGRBGRBG").hold("orange", "RBGRBGRBG");
    assert_eq!(both.choices(1), "use load-merchant, use money-merchant, use goods-merchant");
    let no_room = Illegal::NoRoom { strips: 9 };
    assert_eq!((both.refusal(1, "use lower-apprentice"), no_room.section()), (no_room, "9.3"));
    // In round 2 the apprentice gives goods, so room does not matter.
    let goods =
        Scene::with_three_layers(3).round(2).hold("grey", "RBGRBGRBG").play("1: use lower-apprentice");
    assert_eq!(goods.choices(1), "on grey, on purple");
}

#[test]
fn r46_without_any_load_that_fits_the_action_is_lost() {
    let scene = Scene::with_three_layers(3).hold("purple", "RBGRBGRBG").hold("white", "RBGRBGRBG");
    let scene = scene.hold("orange", "RBGRBGRBG").play("1: use money-merchant; 2: use goods-merchant");
    assert!(scene.events().contains(&Event::ActionMissed { seat: seat(3) }));
    assert_eq!(scene.state.phase, Phase::Supply { seat: seat(1), left: 2 });
}

#[test]
fn r46_the_cards_place_and_move_need_room() {
    let all = ["grey", "orange", "purple", "brown", "white"];
    let full = |names: &[&str]| {
        let scene = Scene::with_three_layers(4).cards(1, "place move");
        names.iter().fold(scene, |scene, name| scene.hold(name, "BGYBGYRGY"))
    };
    let no_room = Illegal::NoRoom { strips: 9 };
    assert_eq!(full(&all).refusal(1, "card place"), no_room);
    assert_eq!(full(&all).refusal(1, "card move"), no_room);
    assert!(!full(&all).choices(1).contains("card"));
    // Only white has room: a strip can be moved there from elsewhere, but not from there.
    let four = full(&all[..4]).hold("white", "R").play("1: card move");
    assert_eq!(four.choices(1), "on grey, on orange, on purple, on brown");
    assert_eq!(four.refusal(1, "on white"), no_room);
    let four = four.play("1: on grey");
    assert_eq!(four.choices(1), "on white");
    assert_eq!(four.refusal(1, "on brown"), Illegal::LayersFull { junk: Junk::Brown, strips: 9 });
    let four = four.play("1: on white");
    assert_eq!((four.strips_on("grey"), four.strips_on("white")), (8, 2));
}

/// The card names the third phase, but extra actions are played in the second.
#[test]
fn r47_place_is_played_in_a_turn_and_not_in_the_supply() {
    let scene = Scene::new(3).cards(1, "place");
    assert!(scene.choices(1).contains("card place"));
    let supply = scene.clone().play("1: use load-merchant, end; 2: use money-merchant");
    let supply = supply.play("3: use lower-apprentice, on white");
    assert!(matches!(supply.state.phase, Phase::Supply { .. }));
    assert!(!supply.choices(1).contains("card"), "{}", supply.choices(1));
    assert!(matches!(supply.refusal(1, "card place"), Illegal::NotNow { .. }));
    let turn = scene.play("1: card place, on grey");
    assert_eq!((turn.strips_on("grey"), turn.visible("grey", 1)), (1, 3));
}

/// A strip is three crates, a layer is three strips, and the fourth strip lies across the first three.
#[test]
fn r48_a_strip_has_three_crates_and_a_layer_three_strips() {
    let visible = |strips: &str| {
        let scene = Scene::new(4).hold("white", strips);
        [1, 2, 3, 4].map(|number| scene.visible("white", number))
    };
    assert_eq!(visible("R"), [3, 0, 0, 0]);
    assert_eq!(visible("RBG"), [3, 3, 3, 0]);
    assert_eq!(visible("RBGY"), [2, 2, 2, 3]);
    assert_eq!(visible("RBGYYY"), [0, 0, 0, 9]);
}

#[test]
fn r49_taking_is_compulsory() {
    let supply = Scene::new(3).play(ALL_HAVE_ACTED);
    assert_eq!(supply.choices(1), "pick rice, pick fish, pick vegetables, pick spices");
    assert!(matches!(supply.refusal(1, "done"), Illegal::NotNow { .. }));
    let short = Scene::new(3).stacks_with_rest_to(2, "fish 1 rice 9").play("1: use goods-merchant");
    assert_eq!(short.choices(1), "pick rice");
    let card = Scene::new(3).example_tile().piles("place | | |").hand(1, "fish 1").barter();
    let card = card.play("1: bid fish 1");
    assert_eq!(card.choices(1), "search square");
    assert_eq!(card.play("1: search square").choices(1), "keep place");
    assert_eq!(Scene::new(3).refusal(1, "end"), Illegal::MustAct);
}

/// Plays the first listed choices until `wanted`, then makes a choice and tries to undo it.
fn take_back_after(
    options: Options,
    wanted: impl Fn(&Dschunke) -> bool,
    choice: &str,
) -> Result<(), TakeBackError> {
    let mut table = Table::<Dschunke>::new(Setup { options, ..standard(3, 2) }).unwrap();
    let mut choices = Choices::new();
    while !wanted(table.state()) {
        let seat = table.state().to_act().first().unwrap();
        table.state().choices(seat, &mut choices);
        table.choose(seat, choices[0]).unwrap();
    }
    let seat = table.state().to_act().first().unwrap();
    for step in choice.split(',') {
        table.choose(seat, step.trim().parse().unwrap()).unwrap();
    }
    let result = table.can_take_back(seat);
    assert_eq!(table.take_back(seat), result);
    result
}

#[test]
fn r50_a_pick_from_a_stack_that_cannot_be_counted_cannot_be_undone() {
    let supply = |state: &Dschunke| matches!(state.phase, Phase::Supply { left: 2, .. });
    assert_eq!(take_back_after(Options::default(), supply, "pick rice"), Err(TakeBackError::Revealed));
    let open = Options { open_stacks: true, ..Options::default() };
    assert_eq!(take_back_after(open, supply, "pick rice"), Ok(()));
    // In round 3 the goods merchant is on grey, where the player chooses a stack that can be counted.
    let grey = |state: &Dschunke| state.round == 3 && matches!(state.phase, Phase::Turn { .. });
    assert_eq!(take_back_after(Options::default(), grey, "use goods-merchant, pick vegetables"), Ok(()));
}

/// Seat 3 has all cards that are not in a stack, so it knows the stacks.
#[test]
fn r50_a_pick_reveals_nothing_to_players_who_know_the_stack() {
    let scene = Scene::new(3).stacks_with_rest_to(3, "rice 1 fish 4 spices 9");
    let mut game = scene.play(ALL_HAVE_ACTED).game();
    let mut learns = |number, pick: &str| {
        let mut journal = portolan_core::Journal::new();
        game.apply(seat(number), pick.parse().unwrap(), &mut journal).unwrap();
        let revealed = journal.revealed();
        [1, 2, 3]
            .map(|number| revealed.has(Viewer::Seat(seat(number))))
            .map(u8::from)
            .map(|one| one.to_string())
            .concat()
            + if revealed.has(Viewer::Public) { " public" } else { "" }
    };
    assert_eq!(learns(1, "pick fish"), "110 public", "a card is left");
    assert_eq!(learns(1, "pick rice"), "110 public", "none is left");
}

/// Two stacks are left with two cards in total, so all players know that each has one card.
#[test]
fn r50_a_pick_reveals_nothing_when_hand_sizes_determine_the_stacks() {
    let scene = Scene::new(3).stacks_with_rest_to(3, "rice 1 spices 1").play(ALL_HAVE_ACTED);
    let mut journal = portolan_core::Journal::new();
    let mut game = scene.game();
    game.apply(seat(1), "pick rice".parse().unwrap(), &mut journal).unwrap();
    assert_eq!(journal.revealed(), portolan_core::Viewers::NONE);
}

/// Seven green crates give seven yuan.
#[test]
fn r51_each_visible_crate_gives_a_yuan_or_a_card() {
    let scene = Scene::new(3).hold("grey", "BGGG").hold("brown", "GGB").turn(3);
    assert_eq!(scene.clone().play("3: use money-merchant").yuan_of(3), 7);
    assert_eq!(scene.play("3: use goods-merchant").hand_of(3), goods("fish 6"));
}

#[test]
fn r52_loading_counts_strips_not_crates() {
    let scene = Scene::new(3).round(8).play("1: use lower-apprentice, on orange");
    assert_eq!((scene.strips_on("orange"), scene.visible("orange", 1)), (2, 6));
}

#[test]
fn r53_only_the_card_extra_increases_the_supply() {
    let supply = |scene: &Scene| scene.view(1).players[0].supply;
    assert_eq!(supply(&Scene::new(3).yuan(1, 50)), 2);
    assert_eq!(supply(&Scene::new(3).cards(1, "ties swap place")), 2);
    assert_eq!(supply(&Scene::new(3).cards(1, "extra")), 3);
    let rich = Scene::new(3).yuan(1, 50).play(ALL_HAVE_ACTED);
    assert_eq!(rich.choices(1), "pick rice, pick fish, pick vegetables, pick spices");
}

#[test]
fn r54_yellow_strips_start_where_the_replaced_colour_is_printed() {
    let options = Options { yellow_for: YellowFor::Green, ..Options::default() };
    let table = Stage::<Dschunke>::new(&Setup { options, ..standard(3, 1) }).state;
    let view = table.view(Viewer::Public);
    let yellow = |name| view.junk(junk(name)).unwrap().strips.contains(&seat(3));
    assert_eq!(view.players[2].colour.name(), "yellow");
    assert_eq!(["grey", "orange", "purple", "brown", "white"].map(yellow), [true, true, true, true, false]);
}

#[test]
fn r55_returned_cards_go_to_their_own_stacks() {
    let scene = Scene::new(3).cards(2, "swap").hand(2, "rice 1 fish 1").barter().play("2: bid nothing");
    let scene = scene.play("2: return rice, return fish");
    assert_eq!(scene.state.stacks, goods("rice 18 fish 18 vegetables 18 spices 18"));
}

#[test]
fn r56_undealt_goods_form_the_stacks() {
    for (seats, stack) in [(3, 12), (4, 10)] {
        let table = Stage::<Dschunke>::new(&standard(seats, 5)).state;
        assert_eq!(table.view(Viewer::Public).stacks.0.map(|of| of.count), [Some(stack); 4]);
    }
}

#[test]
fn r57_the_first_piles_are_the_larger_ones() {
    let table = Stage::<Dschunke>::new(&standard(3, 5)).state;
    assert_eq!(table.view(Viewer::Public).piles, [8, 8, 7, 7]);
}

#[test]
fn r58_a_player_without_goods_neither_exchanges_nor_bids() {
    let scene = Scene::new(3).cards(2, "swap").hand(1, "rice 1").barter();
    assert_eq!(scene.state.phase.to_act(), portolan_core::SeatSet::only(seat(1)));
    let scene = scene.play("1: bid nothing");
    assert!(matches!(scene.state.phase, Phase::Turn { .. }), "{:?}", scene.state.phase);
    let empty_stacks = Scene::new(3).stacks_with_rest_to(3, "").play(ALL_HAVE_ACTED);
    assert_eq!(empty_stacks.state.phase.to_act(), portolan_core::SeatSet::only(seat(3)));
}

#[test]
fn r59_an_event_comes_once_a_round_with_two_apprentices() {
    let scene = Scene::new(4).round(2).hand(1, "rice 1").barter().play("1: bid nothing");
    let scene = scene.piles("place | move | goods | extra");
    let scene = scene.play("2: search square, keep place; 3: search circle, keep move");
    let scene = scene.play("4: search triangle, keep goods; 1: search star, keep extra");
    assert!(matches!(scene.state.phase, Phase::Turn { .. }), "each has searched once");
    let money = Scene::new(4).round(4).hand(1, "rice 1").barter().play("1: bid nothing");
    assert_eq!(money.event_count(|event| matches!(event, Event::MoneyAnnounced { .. })), 4);
}

#[test]
fn r60_declining_an_exchange_declines_the_next_one_too() {
    let scene = Scene::new(3).cards(2, "swap swap").hand(2, "rice 4").barter().play("2: bid nothing, done");
    assert!(matches!(scene.state.phase, Phase::Turn { .. }));
    let one = Scene::new(3).cards(2, "swap swap").hand(2, "rice 4").barter();
    let one = one.play("2: bid nothing, return rice, done, pick fish");
    assert!(matches!(one.state.phase, Phase::Swap { swaps: 1, .. }));
    let one = one.play("2: done");
    assert!(matches!(one.state.phase, Phase::Turn { .. }));
}

/// A bid cannot have more cards than any good can have.
#[test]
fn the_largest_bid_has_24_cards() {
    let largest = portolan_dschunke::Choice::Bid(Bid::Cards(Good::Spices, 24));
    assert_eq!("bid spices 24".parse(), Ok(largest));
    assert!("bid spices 25".parse::<portolan_dschunke::Choice>().is_err());
    assert_eq!(CardKind::COUNT, CardKind::all().count());
}
