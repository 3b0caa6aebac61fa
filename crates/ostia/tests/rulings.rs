//! Tests for every ruling of `RULINGS.md`, which the test names cite.

use crate::scene::{Scene, bundle, names, seat};
use portolan_core::{Choices, Game, Memory, NullLog, Refusal as _, ThoughtRng, Viewer};
use portolan_ostia::{Choice, Event, Good, Illegal, MAX_BID, Options, Ostia, Phase, max_bid};
use portolan_testkit::{Stage, standard};

#[test]
fn r1_a_bid_can_use_storehouses_and_at_most_four_loans() {
    let scene = Scene::new(3).pair(1, "wine wine").cash(2, 10).storehouses(2, 2).loans(2, 1);
    assert_eq!(scene.player(2).max_bid, 10 + 2 * 7 + 3 * 7);
    assert_eq!(scene.refusal(2, "bid 46"), Illegal::BidTooHigh { amount: 46, most: 45 });
    let scene = scene.play("2: bid 45; 3: pass; 1: sell 2");
    assert_eq!((scene.cash_of(2), scene.storehouses_of(2), scene.loans_of(2)), (0, 0, 4));
    assert_eq!(scene.player(2).max_bid, 0);
}

#[test]
fn r2_storehouses_are_sold_before_loans_and_no_more_than_needed() {
    let scene = Scene::new(3).pair(1, "wine wine").cash(2, 10).storehouses(2, 3);
    let scene = scene.play("2: bid 13; 3: pass; 1: sell 2");
    assert_eq!((scene.cash_of(2), scene.storehouses_of(2), scene.loans_of(2)), (4, 2, 0));
}

#[test]
fn r3_the_seller_buys_with_cash_only() {
    let scene = Scene::new(3).pair(1, "wine wine").cash(1, 12).storehouses(1, 4);
    let scene = scene.play("2: bid 12; 3: pass");
    assert_eq!(scene.choices(1), "sell 2");
    let phase = Phase::Decide { seat: seat(1) };
    assert_eq!(scene.refusal(1, "buy"), Illegal::TooLittleCash { price: 13, cash: 12, phase });
    assert_eq!(scene.refusal(1, "buy").section(), "3.5");
}

#[test]
fn r3_a_compulsory_purchase_may_take_storehouses_and_loans() {
    let scene = Scene::new(3).pair(1, "ivory ivory").cash(1, 0).storehouses(1, 1).play("2: pass; 3: pass");
    assert_eq!((scene.cash_of(1), scene.storehouses_of(1), scene.loans_of(1)), (5, 0, 1));
}

#[test]
fn r4_a_lower_bid_may_be_accepted() {
    let scene = Scene::new(3).pair(1, "wine wine").play("2: bid 12; 3: bid 30; 1: sell 2");
    assert_eq!((scene.cash_of(1), scene.cash_of(2), scene.cash_of(3)), (61, 43, 55));
}

#[test]
fn r5_with_a_bid_the_seller_sells_or_pays_one_more() {
    let scene = Scene::new(3).pair(1, "wine wine").play("2: pass; 3: bid 12");
    assert_eq!(scene.choices(1), "buy, sell 3");
    assert_eq!(scene.refusal(1, "sell 2"), Illegal::NoBid { seat: seat(2) });
}

#[test]
fn r6_a_fourth_kind_is_refused() {
    let scene = Scene::new(3).wares(1, "ivory spices cloth wood").allocating();
    let scene = scene.play("1: senate ivory, senate spices, senate cloth");
    assert_eq!(scene.refusal(1, "senate wood"), Illegal::TooManyKinds { good: Good::Wood, most: 3 });
}

#[test]
fn r7_the_next_card_always_has_a_legal_place() {
    let scene = Scene::new(3).wares(1, "ivory ivory spices cloth wood wheat").wares(2, "wood").allocating();
    let scene = scene.play("1: senate ivory, market ivory, market spices, senate cloth");
    assert_eq!(scene.choices(1), "store wood");
    let scene = scene.play("1: store wood, store wheat; 2: store wood");
    assert_eq!(scene.player(1).points.senate, 3);
}

#[test]
fn r8_an_offering_of_value_0_takes_no_place() {
    let scene = Scene::new(3).wares(1, "spices spices").wares(2, "wheat").allocating();
    let scene = scene.play("1: senate spices, senate spices; 2: senate wheat");
    let cards = bundle("spices spices");
    assert!(scene.events().contains(&Event::OfferingJudged { seat: seat(1), cards, value: 0, points: 0 }));
    assert_eq!(scene.player(2).points.senate, 3);
    let all = (1..=5).fold(Scene::new(5), |scene, number| scene.wares(number, "spices")).allocating();
    let all = (1..=5).fold(all, |scene, number| scene.play(&format!("{number}: senate spices")));
    assert!((1..=5).all(|number| all.player(number).points.senate == 0), "no points are shared");
}

#[test]
fn r9_interest_is_due_in_every_round() {
    let scene = Scene::new(3).pair(3, "wine wine").cash(1, 10).storehouses(1, 0);
    let scene = scene.play("1: bid 12; 2: pass; 3: sell 1; 1: market wine, market wine");
    let scene = scene.play("1: interest, done");
    let loans_and_interest = |scene: &Scene| -> Vec<String> {
        let describe = |event| match event {
            Event::LoanTaken { .. } => Some("loan".to_string()),
            Event::InterestPaid { loans, paid, .. } => Some(format!("{paid} for {loans}")),
            Event::RoundBegun { round, .. } => Some(format!("round {round}")),
            _ => None,
        };
        scene.events().into_iter().filter_map(describe).collect()
    };
    assert_eq!(
        loans_and_interest(&scene),
        ["loan", "2 for 1"],
        "interest is due in the round in which the loan was taken"
    );
    let again = |state: &Ostia| matches!(state.phase, Phase::Loans { .. }) && state.round == 2;
    let scene = scene.play_until(again).play("1: interest");
    assert_eq!(loans_and_interest(&scene), ["loan", "2 for 1", "round 2", "2 for 1", "round 3"]);
    assert_eq!(scene.loans_of(1), 1);
}

#[test]
fn r10_interest_can_cost_a_storehouse_or_another_loan() {
    let settle = |storehouses| {
        let scene =
            Scene::new(3).cash(1, 0).loans(1, 2).storehouses(1, storehouses).wares(2, "wood").allocating();
        let scene = scene.play("2: store wood");
        (scene.cash_of(1), scene.storehouses_of(1), scene.loans_of(1))
    };
    assert_eq!(settle(1), (3, 0, 2));
    assert_eq!(settle(0), (3, 0, 3), "no interest is due on the new loan yet");
}

#[test]
fn r11_players_settle_one_after_another_from_the_first_player() {
    let scene = Scene::new(3).loans(1, 1).wares(1, "ivory wine wood").cash(2, 9).cash(3, 9);
    let scene = scene.phase(Phase::Loans { seat: seat(1) }).play("1: repay");
    assert_eq!(scene.state.phase, Phase::Build { seat: seat(1) });
    let scene = scene.play("1: build, done");
    assert_eq!(scene.state.phase, Phase::Discard { seat: seat(1) });
    let scene = scene.play("1: discard wood");
    assert_eq!(
        (scene.state.round, scene.state.phase),
        (2, Phase::Keep),
        "the other players have no decision"
    );
}

#[test]
fn r12_storehouses_are_not_for_sale_before_the_end() {
    for phase in [Phase::Build { seat: seat(1) }, Phase::Loans { seat: seat(1) }] {
        let scene = Scene::new(3).storehouses(1, 3).loans(1, 1).phase(phase);
        assert_eq!(scene.refusal(1, "sell storehouse"), Illegal::NotNow { awaited: phase });
    }
}

#[test]
fn r13_loans_leave_room_for_four_storehouses() {
    let scene = Scene::new(3).loans(1, 9).cash(1, 90).phase(Phase::Loans { seat: seat(1) });
    let scene = scene.play("1: interest, build, build, build");
    assert_eq!((scene.storehouses_of(1), scene.loans_of(1)), (4, 9));
}

#[test]
fn r14_the_last_market_pays_and_has_no_limit_of_kinds() {
    let scene = Scene::new(3).storehouses(1, 4).wares(1, "ivory spices cloth wood").at_the_end();
    let scene = scene.play("1: market ivory, market spices, market cloth, market wood");
    assert_eq!(scene.cash_of(1), 55 + 4 * 15);
}

#[test]
fn r14_the_last_market_has_no_neutral_cards() {
    let scene = Scene::new(3).round(5).wares(1, "wood").phase(Phase::Build { seat: seat(3) }).play("3: done");
    assert!(scene.public_view().neutral.is_empty());
    let scene = scene.play("1: market wood");
    assert!(scene.events().contains(&Event::PriceFound { good: Good::Wood, cards: 1, price: 15 }));
}

#[test]
fn r15_a_player_who_cannot_repay_all_loans_is_out() {
    let scene = Scene::new(3).loans(1, 2).cash(1, 19).cash(2, 5).cash(3, 4).senate_points(1, 9);
    let scene = scene.selling_storehouses(3).play("3: done");
    assert!(scene.events().contains(&Event::Eliminated { seat: seat(1), loans: 2 }));
    let points: Vec<_> = (1..=3).map(|number| scene.player(number).points.money).collect();
    assert_eq!(points, [0, 3, 2]);
    assert_eq!(scene.ranks(), [3, 1, 2]);
}

#[test]
fn r16_empty_storehouses_are_sold_only_by_choice() {
    let scene = Scene::new(3).loans(1, 1).cash(1, 5).storehouses(1, 2).selling_storehouses(1);
    let keeps = scene.clone().play("1: done; 2: done; 3: done");
    assert!(keeps.player(1).eliminated && keeps.storehouses_of(1) == 2);
    let sells = scene.play("1: sell storehouse, done; 2: done; 3: done");
    assert!(!sells.player(1).eliminated && sells.storehouses_of(1) == 1 && sells.cash_of(1) == 2);
}

#[test]
fn r17_the_steps_of_the_end_happen_in_order() {
    let scene = Scene::new(3).loans(1, 1).storehouses(1, 2).wares(1, "ivory wood").at_the_end();
    let scene = scene.play("1: store ivory, market wood, sell storehouse; 2: done; 3: done");
    let order: [fn(&Event) -> bool; 8] = [
        |event| matches!(event, Event::AllocationShown { .. }),
        |event| matches!(event, Event::GoodsSold { .. }),
        |event| matches!(event, Event::StoreShown { .. }),
        |event| matches!(event, Event::StorehouseSold { .. }),
        |event| matches!(event, Event::LoanRepaid { .. }),
        |event| matches!(event, Event::MoneyJudged { .. }),
        |event| matches!(event, Event::PutAwayShown { .. }),
        |event| matches!(event, Event::GameEnded),
    ];
    assert!(order.map(|wanted| scene.event_index(wanted)).is_sorted());
}

#[test]
fn r18_players_tied_in_everything_share_the_victory() {
    let scene = Scene::new(3).cash(3, 0).selling_storehouses(3).play("3: done");
    assert_eq!(scene.ranks(), [1, 1, 3]);
    assert_eq!(scene.outcome().winners().len(), 2);
}

#[test]
fn r19_the_card_counts_of_an_allocation_are_hidden() {
    let scene = || Scene::new(3).wares(1, "ivory wine wood").wares(2, "wheat").allocating();
    let one = scene().play("1: market ivory, market wine, market wood");
    let other = scene().play("1: store ivory, senate wine, store wood");
    assert_eq!(one.view(2), other.view(2));
    assert_eq!(one.public_view(), other.public_view());
    assert_ne!(one.view(1), other.view(1));
}

#[test]
fn r20_money_is_public() {
    let scene = Scene::new(3).cash(1, 17).cash(2, 80);
    assert_eq!((scene.view(3).players[0].cash, scene.public_view().players[1].cash), (17, 80));
}

#[test]
fn r21_the_fifth_round_has_no_next_senate_card() {
    let scene = Scene::new(3).round(4);
    assert!(scene.public_view().senate_next.is_some());
    let scene = scene.phase(Phase::Build { seat: seat(3) }).play("3: done");
    assert_eq!((scene.state.round, scene.public_view().senate_next), (5, None));
}

#[test]
fn r22_the_second_pass_offers_the_remaining_pair() {
    let scene =
        Scene::new(3).ship(1, "wine wood").ship(2, "ivory wheat").ship(3, "cloth cloth").pair(3, "wood wood");
    let mut scene = scene;
    scene.state.pairs_sold = 2; // the last pair of the first pass
    let scene = scene.play("1: pass; 2: pass");
    let offer = scene.public_view().offer.unwrap();
    assert_eq!((offer.seller, offer.pass, names(&offer.cards)), (seat(1), 2, "wine wood".into()));
    assert_eq!(scene.state.phase, Phase::Bid { seat: seat(2), from: 11 });
    assert_eq!(scene.player(1).ship_size, 0);
}

#[test]
fn r23_neutral_cards_are_discarded() {
    let scene = Scene::new(3).wares(1, "wood").neutral("ivory wine wine wheat").allocating();
    let scene = scene.play("1: store wood");
    assert_eq!(scene.discard_now(), "ivory wine wine wheat");
    assert!(scene.public_view().neutral.is_empty());
}

#[test]
fn r24_without_ivory_the_senate_cards_do_not_change() {
    let without = Scene::with(portolan_core::Components::built_in(), Options { ivory: false }, 3);
    assert_eq!(without.public_view().senate, Scene::new(3).public_view().senate);
    let scene = without.wares(1, "wine").allocating().play("1: senate wine");
    assert_eq!(scene.player(1).points.senate, 3);
}

#[test]
fn r25_the_share_is_rounded_down_and_half_price_up() {
    let sold = Scene::new(3).pair(1, "wine wood").play("2: bid 13; 3: pass; 1: sell 2");
    assert_eq!((sold.cash_of(1), sold.cash_of(2)), (55 + 6, 55 - 13));
    let forced = Scene::new(3).pair(1, "wine wood").play("2: pass; 3: pass");
    assert_eq!(forced.cash_of(1), 55 - 6);
}

#[test]
fn r26_a_player_without_money_scores_nothing_for_it() {
    let scene = Scene::new(3).cash(1, 0).cash(2, 0).cash(3, 1).selling_storehouses(3);
    let scene = scene.play("3: done");
    let points: Vec<_> = (1..=3).map(|number| scene.player(number).points.money).collect();
    assert_eq!(points, [0, 0, 3]);
    let all = (1..=5).fold(Scene::new(5), |scene, number| scene.cash(number, 0));
    let all = all.selling_storehouses(5).play("5: done");
    assert!((1..=5).all(|number| all.player(number).points.money == 0), "no points are shared");
}

#[test]
fn r27_every_amount_is_listed_at_once() {
    let scene = Scene::new(3).pair(1, "wine wine").cash(2, 30).storehouses(2, 0);
    let all: Vec<String> = (12..=30 + 28).map(|amount| format!("bid {amount}")).collect();
    assert_eq!(scene.choices(2), format!("{}, pass", all.join(", ")));
    assert_eq!(scene.refusal(2, "higher"), Illegal::NothingHigher { most: 58 });
    let scene = scene.play("2: bid 58");
    assert!(scene.events().contains(&Event::BidMade { seat: seat(2), amount: 58 }));
}

#[test]
fn r27_in_revision_1_amounts_are_listed_in_windows() {
    let scene = Scene::new(3).revision(1).pair(1, "wine wine").cash(2, 30).storehouses(2, 0);
    let listed = scene.choices(2);
    assert!(listed.starts_with("bid 12, bid 13,") && listed.ends_with("bid 35, higher, pass"));
    assert_eq!(scene.refusal(2, "bid 36"), Illegal::NotListed { amount: 36, from: 12, to: 35 });
    let scene = scene.play("2: higher");
    let listed = scene.choices(2);
    assert!(listed.starts_with("bid 36,") && listed.ends_with("bid 58, pass"));
    assert_eq!(scene.refusal(2, "higher"), Illegal::NothingHigher { most: 58 });
    assert_eq!(scene.refusal(2, "bid 35"), Illegal::NotListed { amount: 35, from: 36, to: 58 });
}

#[test]
fn r27_no_bid_is_above_200() {
    let scene = Scene::new(3).pair(1, "wine wine").cash(2, 999);
    assert_eq!(max_bid(&scene.state, seat(2)), MAX_BID);
    assert!(scene.choices(2).ends_with("bid 199, bid 200, pass"));
    let mut former = scene.revision(1);
    while former.choices(2).contains("higher") {
        former = former.play("2: higher");
    }
    assert!(former.choices(2).ends_with("bid 200, pass"));
}

#[test]
fn r27_in_revision_1_listing_higher_amounts_is_hidden() {
    let before = Scene::new(3).revision(1).pair(1, "wine wine");
    let after = Scene::new(3).revision(1).pair(1, "wine wine").play("2: higher");
    assert_eq!((before.view(3), before.public_view()), (after.view(3), after.public_view()));
    assert_eq!(before.refusal(3, "pass"), after.refusal(3, "pass"));
    assert_ne!(before.view(2), after.view(2));
    assert!(after.events().is_empty());
}

#[test]
fn r28_cards_are_allocated_one_by_one_from_ivory_to_wheat() {
    let scene = Scene::new(3).wares(1, "wheat wine ivory wine").wares(2, "wood").allocating();
    assert_eq!(scene.refusal(1, "store wine"), Illegal::NotNext { next: Good::Ivory });
    let scene = scene.play("1: store ivory, market wine, senate wine");
    assert_eq!(scene.view(1).me().unwrap().allocation.unwrap().next, Some(Good::Wheat));
    assert!(scene.public_view().to_act.has(seat(1)));
    let scene = scene.play("1: store wheat");
    assert!(!scene.public_view().to_act.has(seat(1)));
    assert_eq!(scene.choices(1), "");
}

#[test]
fn r29_the_discard_pile_is_public() {
    let scene =
        Scene::new(3).wares(2, "ivory wine").storehouses(2, 1).phase(Phase::Discard { seat: seat(2) });
    let scene = scene.play("2: discard wine");
    assert!(scene.events().contains(&Event::CardDiscarded { seat: seat(2), card: Good::Wine }));
    assert_eq!(names(&scene.public_view().discard), "wine");
}

#[test]
fn r30_used_senate_cards_stay_public() {
    let view = Scene::new(3).round(4).public_view();
    let past: Vec<_> = view.senate_past.iter().map(|card| card.number).collect();
    assert_eq!((past, view.senate.number, view.senate_next.unwrap().number), (vec![1, 2, 3], 4, 5));
    let game = Scene::new(3).round(4).game();
    let world = game.imagine(Viewer::Public, Memory::Open, &mut ThoughtRng::new(1));
    assert_eq!(world.senate_order, game.senate_order, "all players know the card that was put away");
}

#[test]
fn r31_a_player_who_cannot_raise_the_price_passes_automatically() {
    let scene = Scene::new(4).pair(1, "ivory ivory").cash(3, 3).storehouses(3, 2).loans(3, 4);
    let scene = scene.play("2: bid 18");
    assert!(scene.events().contains(&Event::Passed { seat: seat(3) }));
    assert_eq!(scene.state.phase, Phase::Bid { seat: seat(4), from: 18 });
}

#[test]
fn r32_publicly_known_cards_leave_first() {
    let scene = Scene::new(3).bought(1, "wine").wares(1, "wine ivory").storehouses(1, 2);
    let scene = scene.phase(Phase::Discard { seat: seat(1) });
    let known = scene.state.players[seat(1)].known;
    assert_eq!(known.len(), 1);
    let scene = scene.play("1: discard wine");
    assert!(scene.state.players[seat(1)].known.is_empty());
    assert_eq!(scene.state.discard, known);
}

/// Open memory forgets cards that were bought openly.
#[test]
fn r32_perfect_memory_remembers_bought_cards() {
    let scene = Scene::new(3).bought(1, "ivory ivory ivory").wares(1, "wheat").allocating();
    let ivory = |memory| {
        let worlds = (0..50).map(|number| {
            let mut rng = ThoughtRng::new(number);
            let world = scene.game().imagine(Viewer::Seat(seat(2)), memory, &mut rng);
            world.components.bundle(world.players[seat(1)].wares).count(Good::Ivory)
        });
        worlds.min().unwrap()
    };
    assert_eq!((ivory(Memory::Perfect), ivory(Memory::Open)), (3, 0));
}

/// R1 and R10 together: games in which all players make the maximum bid end, and many players are eliminated.
#[test]
fn r10_debts_never_stop_the_game() {
    let mut eliminated = 0;
    for seed in 0..50 {
        let mut state = Stage::<Ostia>::new(&standard(3, seed)).state;
        let mut list = Choices::new();
        while let Some(seat) = state.to_act().first() {
            state.choices(seat, &mut list);
            let highest = list.iter().rev().find(|choice| matches!(choice, Choice::Bid(_)));
            state.apply(seat, highest.copied().unwrap_or(list[0]), &mut NullLog).unwrap();
        }
        let standings = state.outcome().unwrap().standings;
        eliminated += standings.iter().filter(|standing| standing.score.eliminated).count();
    }
    assert!(eliminated > 20, "{eliminated}");
}

#[test]
fn r33_when_all_players_are_out_there_is_no_winner() {
    let winners = |debtors: usize| {
        let scene = (1..=debtors).fold(Scene::new(3), |scene, number| scene.loans(number, 9));
        let scene = scene.wares(1, "wine").at_the_end().play("1: market wine");
        let scene = scene.play("1: done; 2: done; 3: done");
        let out = scene.event_count(|event| matches!(event, Event::Eliminated { loans: 9, .. }));
        assert_eq!(out, debtors);
        scene.outcome().winners().len()
    };
    assert_eq!([0, 1, 2, 3].map(winners), [1, 2, 1, 0]);
}

#[test]
fn r14_a_second_card_of_a_kind_frees_its_storehouse() {
    let scene = Scene::new(3).storehouses(1, 2).wares(1, "wine wine").at_the_end();
    let scene = scene.play("1: market wine, store wine, sell storehouse");
    assert_eq!((scene.cash_of(1), scene.storehouses_of(1)), (55 + 15 + 7, 1));
    assert_eq!(scene.player(1).points.goods, 1, "one card of the kind is still in store");
}

#[test]
fn r34_a_card_must_be_kept_and_stays_hidden() {
    let five = "ivory wine wine wood wheat";
    let scene = Scene::new(3).ship(1, five).ship(2, "ivory cloth cloth wood wheat").ship(3, five).keeping();
    for refused in ["done", "pass", "offer wine"] {
        assert_eq!(scene.refusal(1, refused), Illegal::NotNow { awaited: Phase::Keep });
    }
    let (one, other) = (scene.clone().play("2: keep ivory"), scene.play("2: keep cloth"));
    assert_eq!((one.view(1), one.public_view()), (other.view(1), other.public_view()));
    assert_eq!(one.events(), other.events());
    let scene = one.play("1: keep wine; 3: keep wine");
    assert_eq!(scene.view(1).player(seat(2)).unwrap().wares, None, "the kept card stays hidden");
    assert!((1..=3).all(|number| scene.player(number).ship_size == 4), "the other four cards are offered");
}

#[test]
fn r35_an_offering_of_value_0_scores_like_none() {
    let third = |place: &str| {
        let scene = Scene::new(3).wares(1, "ivory").wares(2, "wheat").wares(3, "spices").allocating();
        let scene = scene.play(&format!("1: senate ivory; 2: senate wheat; 3: {place} spices"));
        [1, 2, 3].map(|number| scene.player(number).points.senate)
    };
    assert_eq!((third("senate"), third("store")), ([3, 2, 0], [3, 2, 0]));
}

/// On the card that was put away cloth is worth 4 and wood 3; on that of the fifth round 0 and 5.
#[test]
fn r36_the_card_that_was_put_away_breaks_the_last_tie() {
    let scene = Scene::new(3).round(5).cash(3, 0).wares(1, "cloth").wares(2, "wood");
    assert_eq!(scene.state.senate_now().points[Good::Wood], 5);
    let scene = scene.selling_storehouses(3).play("3: done");
    assert_eq!(scene.ranks(), [1, 2, 3]);
}

#[test]
fn r37_the_first_player_of_the_fifth_round_is_first_at_the_end() {
    let mut scene = Scene::new(3).round(5).wares(1, "wine").wares(2, "wood");
    scene.state.first = seat(2);
    let scene = scene.phase(Phase::Build { seat: seat(1) }).play("1: done; 1: market wine; 2: market wood");
    assert_eq!(scene.state.phase, Phase::Empties { seat: seat(2) });
    let shown = scene.events().into_iter().find_map(|event| match event {
        Event::StoreShown { seat, .. } => Some(seat),
        _ => None,
    });
    assert_eq!(shown, Some(seat(2)));
    let scene = scene.play("2: done; 3: done");
    assert_eq!(scene.state.phase, Phase::Empties { seat: seat(1) });
}

#[test]
fn r38_only_empty_storehouses_are_sold_after_the_last_market() {
    let scene = Scene::new(3).storehouses(1, 2).wares(1, "wine wood").storehouses(2, 1).wares(2, "wine");
    let scene = scene.at_the_end().play("1: market wine, store wood");
    let awaited = Phase::LastAllocate;
    assert_eq!(scene.refusal(2, "sell storehouse"), Illegal::NotNow { awaited });
    let scene = scene.play("2: store wine");
    assert_eq!((scene.cash_of(1), scene.state.phase), (55 + 15, Phase::Empties { seat: seat(1) }));
    let scene = scene.play("1: sell storehouse");
    assert_eq!(
        scene.state.phase,
        Phase::Empties { seat: seat(3) },
        "a storehouse with a card is not for sale"
    );
    assert_eq!((scene.storehouses_of(1), scene.storehouses_of(2)), (1, 1));
}

#[test]
fn r39_loans_are_taken_only_when_money_is_short_and_repaid_only_in_cash() {
    let scene = Scene::new(3).cash(1, 9).loans(1, 1).storehouses(1, 4).cash(2, 9).wares(3, "wood");
    let scene = scene.allocating().play("3: store wood");
    assert_eq!(
        (scene.cash_of(1), scene.loans_of(1), scene.storehouses_of(1)),
        (7, 1, 4),
        "interest is paid automatically"
    );
    assert_eq!(scene.loans_of(2), 0, "players do not borrow to build");
    let two = Scene::new(3).cash(1, 25).loans(1, 3).phase(Phase::Loans { seat: seat(1) });
    let two = two.play("1: repay, repay");
    assert_eq!(
        (two.cash_of(1), two.loans_of(1)),
        (3, 1),
        "two loans are repaid, and interest is paid on one"
    );
    let scene = Scene::new(3).loans(1, 1);
    for scene in [scene.clone().phase(Phase::Build { seat: seat(1) }), scene.selling_storehouses(1)] {
        assert_eq!(scene.refusal(1, "repay"), Illegal::NotNow { awaited: scene.state.phase });
    }
}

#[test]
fn r40_the_first_player_is_random() {
    let first = |seed| Stage::<Ostia>::new(&standard(3, seed)).state.first;
    assert!((1..=3).all(|number| (0..50).any(|seed| first(seed) == seat(number))));
}

#[test]
fn r41_goods_bought_openly_are_hidden_afterwards() {
    let scene = Scene::new(3).wares(2, "ivory").pair(1, "wine wood").play("2: bid 11; 3: pass; 1: sell 2");
    let seen = scene.view(1).player(seat(2)).unwrap().clone();
    assert_eq!((seen.wares, seen.wares_size), (None, 3));
    assert_eq!(scene.wares_of(2), "ivory wine wood");
}
