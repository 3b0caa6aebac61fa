//! One test for each ruling of `RULINGS.md`, named after it.

mod scene;

use portolan_core::{Choices, Game, Memory, Refusal as _, Silent, ThoughtRng, Viewer};
use portolan_ostia::{Choice, Event, Good, Illegal, MOST_BID, Options, Ostia, Phase, most_bid};
use portolan_testkit::{Stage, standard};
use scene::{Scene, bundle, seat};

#[test]
fn r1_a_bid_can_use_storehouses_and_four_loans_in_all() {
    let scene = Scene::new(3).pair(1, "wine wine").cash(2, 10).storehouses(2, 2).loans(2, 1);
    assert_eq!(scene.player(2).most_bid, 10 + 2 * 7 + 3 * 7);
    let scene = scene.play("2: higher");
    assert_eq!(scene.refusal(2, "bid 46"), Illegal::BidTooHigh { amount: 46, most: 45 });
    let scene = scene.play("2: bid 45; 3: pass; 1: sell 2");
    assert_eq!((scene.cash_of(2), scene.storehouses_of(2), scene.loans_of(2)), (0, 0, 4));
    assert_eq!(scene.player(2).most_bid, 0);
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
    let scene = Scene::new(3).wares(1, "ivory spices cloth oil").allocating();
    let scene = scene.play("1: senate ivory, senate spices, senate cloth");
    assert_eq!(scene.refusal(1, "senate oil"), Illegal::TooManyKinds { good: Good::Oil, most: 3 });
}

#[test]
fn r7_there_is_always_a_place_that_keeps_the_limit() {
    let scene = Scene::new(3).wares(1, "ivory ivory spices cloth oil grain").wares(2, "oil").allocating();
    let scene = scene.play("1: senate ivory, market ivory, market spices, senate cloth");
    assert_eq!(scene.choices(1), "store oil");
    let scene = scene.play("1: store oil, store grain; 2: store oil");
    assert_eq!(scene.player(1).points.senate, 3);
}

#[test]
fn r8_an_offering_worth_nothing_takes_no_place() {
    let scene = Scene::new(3).wares(1, "oil oil").wares(2, "grain").allocating();
    let scene = scene.play("1: senate oil, senate oil; 2: senate grain");
    let cards = bundle("oil oil");
    assert!(scene.events().contains(&Event::OfferingJudged { seat: seat(1), cards, value: 0, points: 0 }));
    assert_eq!(scene.player(2).points.senate, 3);
}

#[test]
fn r9_interest_is_due_in_every_round() {
    let scene = Scene::new(3).pair(3, "wine wine").cash(1, 10).storehouses(1, 0);
    let scene = scene.play("1: bid 12; 2: pass; 3: sell 1; 1: market wine, market wine");
    let scene = scene.play("1: interest");
    assert!(scene.events().contains(&Event::InterestPaid { seat: seat(1), loans: 1, paid: 2 }));
    let mut scene = scene;
    scene.state.phase = Phase::Loans { seat: seat(1) };
    scene = scene.play("1: interest");
    assert_eq!(scene.happened(|event| matches!(event, Event::InterestPaid { paid: 2, .. })), 2);
    assert_eq!(scene.loans_of(1), 1);
}

#[test]
fn r10_interest_can_cost_a_storehouse_or_another_loan() {
    let settle = |storehouses| {
        let scene =
            Scene::new(3).cash(1, 0).loans(1, 2).storehouses(1, storehouses).wares(2, "oil").allocating();
        let scene = scene.play("2: store oil");
        (scene.cash_of(1), scene.storehouses_of(1), scene.loans_of(1))
    };
    assert_eq!(settle(1), (3, 0, 2));
    assert_eq!(settle(0), (3, 0, 3), "the new loan bears no interest yet");
}

#[test]
fn r11_loans_then_building_then_room_from_the_first_player() {
    let scene = Scene::new(3).loans(1, 1).wares(1, "ivory wine oil").cash(2, 9).cash(3, 9);
    let scene = scene.phase(Phase::Loans { seat: seat(1) }).play("1: repay");
    assert_eq!(scene.state.phase, Phase::Build { seat: seat(1) });
    let scene = scene.play("1: build, done");
    assert_eq!(scene.state.phase, Phase::Discard { seat: seat(1) });
    let scene = scene.play("1: discard oil");
    assert_eq!((scene.state.round, scene.state.phase), (2, Phase::Keep), "the others had nothing to decide");
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
    let scene = Scene::new(3).storehouses(1, 4).wares(1, "ivory spices cloth oil").at_the_end();
    let scene = scene.play("1: market ivory, market spices, market cloth, market oil");
    assert_eq!(scene.cash_of(1), 55 + 4 * 15);
}

#[test]
fn r14_the_last_market_has_no_neutral_cards() {
    let scene = Scene::new(3).round(5).wares(1, "oil").phase(Phase::Build { seat: seat(3) }).play("3: done");
    assert!(scene.public_view().neutral.is_empty());
    let scene = scene.play("1: market oil");
    assert!(scene.events().contains(&Event::PriceFound { good: Good::Oil, cards: 1, price: 15 }));
}

#[test]
fn r15_whoever_cannot_repay_everything_is_out() {
    let scene = Scene::new(3).loans(1, 2).cash(1, 19).cash(2, 5).cash(3, 4).senate_points(1, 9);
    let scene = scene.phase(Phase::Empties { seat: seat(3) }).play("3: done");
    assert!(scene.events().contains(&Event::Eliminated { seat: seat(1), loans: 2 }));
    let points: Vec<_> = (1..=3).map(|number| scene.player(number).points.money).collect();
    assert_eq!(points, [0, 3, 2]);
    assert_eq!(scene.ranks(), [3, 1, 2]);
}

#[test]
fn r16_empty_storehouses_are_sold_only_by_choice() {
    let scene =
        Scene::new(3).loans(1, 1).cash(1, 5).storehouses(1, 2).phase(Phase::Empties { seat: seat(1) });
    let proud = scene.clone().play("1: done; 2: done; 3: done");
    assert!(proud.player(1).eliminated && proud.storehouses_of(1) == 2);
    let wise = scene.play("1: sell storehouse, done; 2: done; 3: done");
    assert!(!wise.player(1).eliminated && wise.storehouses_of(1) == 1 && wise.cash_of(1) == 2);
}

#[test]
fn r17_the_end_goes_in_its_order() {
    let scene = Scene::new(3).loans(1, 1).storehouses(1, 2).wares(1, "ivory oil").at_the_end();
    let scene = scene.play("1: store ivory, market oil, sell storehouse; 2: done; 3: done");
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
    assert!(order.map(|wanted| scene.place_of(wanted)).is_sorted());
}

#[test]
fn r18_full_ties_share_the_victory() {
    let scene = Scene::new(3).cash(3, 0).phase(Phase::Empties { seat: seat(3) }).play("3: done");
    assert_eq!(scene.ranks(), [1, 1, 3]);
    assert_eq!(scene.outcome().winners().len(), 2);
}

#[test]
fn r19_nobody_sees_how_many_cards_lie_where() {
    let scene = || Scene::new(3).wares(1, "ivory wine oil").wares(2, "grain").allocating();
    let one = scene().play("1: market ivory, market wine, market oil");
    let other = scene().play("1: store ivory, senate wine, store oil");
    assert_eq!(one.view(2), other.view(2));
    assert_eq!(one.public_view(), other.public_view());
    assert_ne!(one.view(1), other.view(1));
}

#[test]
fn r20_money_is_open() {
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
fn r22_the_second_pass_offers_what_is_left() {
    let scene =
        Scene::new(3).ship(1, "wine oil").ship(2, "ivory grain").ship(3, "cloth cloth").pair(3, "oil oil");
    let mut scene = scene;
    scene.state.auctions = 2; // the last pair of the first pass
    let scene = scene.play("1: pass; 2: pass");
    let offer = scene.public_view().offer.unwrap();
    assert_eq!((offer.seller, offer.pass, scene::names(&offer.cards)), (seat(1), 2, "wine oil".into()));
    assert_eq!(scene.state.phase, Phase::Bid { seat: seat(2), from: 11 });
    assert_eq!(scene.player(1).ship_size, 0);
}

#[test]
fn r23_neutral_cards_are_discarded() {
    let scene = Scene::new(3).wares(1, "oil").neutral("ivory wine wine grain").allocating();
    let scene = scene.play("1: store oil");
    assert_eq!(scene.discard_now(), "ivory wine wine grain");
    assert!(scene.public_view().neutral.is_empty());
}

#[test]
fn r24_without_ivory_the_senate_cards_stay_as_they_are() {
    let without = Scene::with(portolan_core::Components::built_in(), Options { ivory: false }, 3);
    assert_eq!(without.public_view().senate, Scene::new(3).public_view().senate);
    let scene = without.wares(1, "wine").allocating().play("1: senate wine");
    assert_eq!(scene.player(1).points.senate, 3);
}

#[test]
fn r25_the_share_is_rounded_down_and_half_price_up() {
    let sold = Scene::new(3).pair(1, "wine oil").play("2: bid 13; 3: pass; 1: sell 2");
    assert_eq!((sold.cash_of(1), sold.cash_of(2)), (55 + 6, 55 - 13));
    let forced = Scene::new(3).pair(1, "wine oil").play("2: pass; 3: pass");
    assert_eq!(forced.cash_of(1), 55 - 6);
}

#[test]
fn r26_without_money_there_are_no_points_for_it() {
    let scene = Scene::new(3).cash(1, 0).cash(2, 0).cash(3, 1).phase(Phase::Empties { seat: seat(3) });
    let scene = scene.play("3: done");
    let points: Vec<_> = (1..=3).map(|number| scene.player(number).points.money).collect();
    assert_eq!(points, [0, 0, 3]);
}

#[test]
fn r27_amounts_are_listed_in_windows() {
    let scene = Scene::new(3).pair(1, "wine wine").cash(2, 30).storehouses(2, 0);
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
    let mut scene = Scene::new(3).pair(1, "wine wine").cash(2, 999);
    assert_eq!(most_bid(&scene.state, seat(2)), MOST_BID);
    while scene.choices(2).contains("higher") {
        scene = scene.play("2: higher");
    }
    assert!(scene.choices(2).ends_with("bid 200, pass"));
}

#[test]
fn r27_nobody_sees_who_looks_at_higher_amounts() {
    let before = Scene::new(3).pair(1, "wine wine");
    let after = Scene::new(3).pair(1, "wine wine").play("2: higher");
    assert_eq!((before.view(3), before.public_view()), (after.view(3), after.public_view()));
    assert_eq!(before.refusal(3, "pass"), after.refusal(3, "pass"));
    assert_ne!(before.view(2), after.view(2));
    assert!(after.events().is_empty());
}

#[test]
fn r28_cards_are_asked_for_one_by_one_from_ivory_to_grain() {
    let scene = Scene::new(3).wares(1, "grain wine ivory wine").wares(2, "oil").allocating();
    assert_eq!(scene.refusal(1, "store wine"), Illegal::NotNext { next: Good::Ivory });
    let scene = scene.play("1: store ivory, market wine, senate wine");
    assert_eq!(scene.view(1).me().unwrap().allocation.unwrap().next, Some(Good::Grain));
    assert!(scene.public_view().to_act.has(seat(1)));
    let scene = scene.play("1: store grain");
    assert!(!scene.public_view().to_act.has(seat(1)));
    assert_eq!(scene.choices(1), "");
}

#[test]
fn r29_the_discard_pile_lies_open() {
    let scene =
        Scene::new(3).wares(2, "ivory wine").storehouses(2, 1).phase(Phase::Discard { seat: seat(2) });
    let scene = scene.play("2: discard wine");
    assert!(scene.events().contains(&Event::CardDiscarded { seat: seat(2), card: Good::Wine }));
    assert_eq!(scene::names(&scene.public_view().discard), "wine");
}

#[test]
fn r30_used_senate_cards_stay_open() {
    let view = Scene::new(3).round(4).public_view();
    let past: Vec<_> = view.senate_past.iter().map(|card| card.number).collect();
    assert_eq!((past, view.senate.number, view.senate_next.unwrap().number), (vec![1, 2, 3], 4, 5));
    let scene = Scene::new(3).round(4);
    let state = &scene.state;
    let world = state.imagine(Viewer::Public, Memory::Open, &mut ThoughtRng::new(1));
    assert_eq!(world.senate, state.senate, "everybody can tell the card that was put away");
}

#[test]
fn r31_who_cannot_raise_the_price_is_passed_over() {
    let scene = Scene::new(4).pair(1, "ivory ivory").cash(3, 3).storehouses(3, 2).loans(3, 4);
    let scene = scene.play("2: bid 18");
    assert!(scene.events().contains(&Event::Passed { seat: seat(3) }));
    assert_eq!(scene.state.phase, Phase::Bid { seat: seat(4), from: 18 });
}

#[test]
fn r32_known_cards_leave_first() {
    let scene = Scene::new(3).bought(1, "wine").wares(1, "wine ivory").storehouses(1, 2);
    let scene = scene.phase(Phase::Discard { seat: seat(1) });
    let known = scene.state.players[seat(1)].known;
    assert_eq!(known.len(), 1);
    let scene = scene.play("1: discard wine");
    assert!(scene.state.players[seat(1)].known.is_empty());
    assert_eq!(scene.state.discard, known);
}

/// What was bought openly is remembered by perfect memory and forgotten by open memory.
#[test]
fn r32_perfect_memory_keeps_what_was_bought() {
    let scene = Scene::new(3).bought(1, "ivory ivory ivory").wares(1, "grain").allocating();
    let ivory = |memory| {
        let worlds = (0..50).map(|number| {
            let mut rng = ThoughtRng::new(number);
            let world = scene.state.imagine(Viewer::Seat(seat(2)), memory, &mut rng);
            world.components.bundle(world.players[seat(1)].wares).count(Good::Ivory)
        });
        worlds.min().unwrap()
    };
    assert_eq!((ivory(Memory::Perfect), ivory(Memory::Open)), (3, 0));
}

/// R1 and R10 together: those who bid whatever can be raised still come to the end, and many of them are out.
#[test]
fn r10_debts_never_stop_the_game() {
    let mut eliminated = 0;
    for seed in 0..50 {
        let mut state = Stage::<Ostia>::new(&standard(3, seed)).state;
        let mut list = Choices::new();
        while let Some(seat) = state.to_act().first() {
            state.choices(seat, &mut list);
            let highest = list.iter().rev().find(|choice| matches!(choice, Choice::Bid(_)));
            state.apply(seat, highest.copied().unwrap_or(list[0]), &mut Silent).unwrap();
        }
        let standings = state.outcome().unwrap().standings;
        eliminated += standings.iter().filter(|standing| standing.score.eliminated).count();
    }
    assert!(eliminated > 20, "{eliminated}");
}

#[test]
fn r33_when_all_are_out_nobody_wins() {
    let mut scene = Scene::new(3);
    scene.state.phase = Phase::Over;
    let winners = |scene: &Scene| scene.state.outcome().unwrap().winners().len();
    scene.state.players.0[0].eliminated = true;
    assert_eq!(winners(&scene), 2);
    scene.state.players.0.iter_mut().for_each(|player| player.eliminated = true);
    assert_eq!(winners(&scene), 0);
}
