//! The examples and tables of the rulebook, and every section of `RULES.md`, which the test names cite.

use crate::scene::{Scene, bundle, names, seat};
use portolan_core::{
    BySeat, Choices, Components as _, Game, NullLog, Refusal as _, Seat, Setup, SetupError, Table, Viewer,
};
use portolan_ostia::{
    Choice, Components, ENDING, Event, Good, Illegal, Ostia, Phase, ROUNDS, SHIP_CARDS, SenateCard,
    place_points,
};
use portolan_testkit::{Stage, standard};

fn new_game(seats: usize, seed: u64) -> Stage<Ostia> {
    Stage::new(&standard(seats, seed))
}

// 1 The harbour of Rome

#[test]
fn s1_1_points_come_from_the_senate_the_store_and_money() {
    let scene = Scene::new(3).senate_points(1, 6).cash(1, 30).cash(2, 20).cash(3, 10).storehouses(1, 2);
    let scene =
        scene.wares(1, "ivory wine").at_the_end().play("1: store ivory, store wine; 2: done; 3: done");
    let outcome = scene.outcome();
    let parts = &outcome.of(seat(1)).unwrap().score.parts;
    assert_eq!(
        parts.iter().map(|part| (part.what, part.count)).collect::<Vec<_>>(),
        [("senate", 6), ("goods", 2), ("money", 3)]
    );
    assert_eq!((outcome.because, scene.ranks()[0]), (ENDING, 1));
}

#[test]
fn s1_2_price_and_copies_add_up_to_15_on_every_card() {
    let built_in = Components::built_in();
    assert_eq!(built_in.card_count(), 51);
    for good in Good::ALL {
        assert_eq!(usize::from(built_in.price[good]) + built_in.of_good(good).len(), 15);
    }
    assert_eq!((built_in.of_good(Good::Ivory).len(), built_in.of_good(Good::Wheat).len()), (6, 11));
}

#[test]
fn s1_3_every_senate_card_ranks_the_goods_from_0_to_5_and_each_differently() {
    let built_in = Components::built_in();
    let ranking = |mut values: [u8; 6]| {
        values.sort_unstable();
        values == [0, 1, 2, 3, 4, 5]
    };
    assert!(built_in.senate.iter().all(|card| ranking(card.points.0)));
    for good in Good::ALL {
        assert!(ranking(built_in.senate.map(|card| card.points[good])), "each value once for {good:?}");
    }
}

/// From the captions of a played game: ivory 5, wood 4, wine 3, the blue kind 2, wheat 1, so the sixth kind 0.
#[test]
fn s1_3_one_senate_card_matches_the_captions() {
    let worth = |card: &SenateCard, good: &str| card.points[Good::from_name(good).unwrap()];
    let captions = |card: &SenateCard| {
        ["ivory", "wood", "wine", "cloth", "wheat", "spices"].map(|good| worth(card, good))
            == [5, 4, 3, 2, 1, 0]
    };
    assert_eq!(Components::built_in().senate.iter().filter(|card| captions(card)).count(), 1);
}

/// Custom files and records of revision 1 call wood and wheat oil and grain. They are still parsed and keep the same
/// hash.
#[test]
fn s1_2_former_names_are_still_parsed() {
    let former = Components::parse(Components::built_in_text(1)).unwrap();
    assert!(former.facts().contains("name = \"oil\"") && former.facts().contains("grain = 1 }"));
    assert_eq!(former.hash(), "dcb8133ae7be9923", "as in the records of revision 1");
    assert_eq!(Components::parse(&former.facts()).unwrap(), former);
    assert_eq!("keep grain".parse(), Ok(Choice::Keep(Good::Wheat)));
    assert_eq!(
        "market oil".parse::<Choice>().map(|choice| choice.to_string()),
        Ok("market wood".to_string())
    );
    for text in ["keep  grain", "keep Grain", "grain", "bid grain"] {
        assert!(text.parse::<Choice>().is_err(), "{text}");
    }
}

/// A game of revision 1 keeps the components of revision 1.
#[test]
fn s1_3_revision_1_keeps_its_senate_cards() {
    let setup = Setup::<Ostia> { revision: 1, components: Components::shared(1), ..standard(3, 5) };
    let state = Stage::<Ostia>::new(&setup).state;
    assert_eq!(state.components.senate[0].points.0, [2, 4, 3, 5, 0, 1]);
    assert_eq!(Components::built_in().senate[0].points.0, [5, 0, 2, 3, 4, 1]);
}

#[test]
fn s1_4_the_box_has_the_printed_money_and_storehouses() {
    let built_in = Components::built_in();
    let (money, storehouses) = (built_in.money, built_in.storehouses);
    assert_eq!((money.start, money.loan, money.repayment, money.interest), (55, 7, 10, 2));
    assert_eq!((storehouses.start, storehouses.most, storehouses.pieces), (1, 4, 20));
    assert_eq!((storehouses.price, storehouses.resale), (10, 7));
}

#[test]
fn s1_4_component_errors_name_their_line() {
    let error = |from: &str, to: &str| {
        Components::parse(&Components::BUILT_IN.replace(from, to)).unwrap_err().to_string()
    };
    assert!(Components::parse(&Components::BUILT_IN.replace("start = 55", "start = 60")).is_ok());
    assert!(error("price = 9", "price = 0").starts_with("line 18: 0 denarii for a card cannot be"));
    assert!(error("name = \"wine\"", "name = \"tin\"").starts_with("line 37: the goods are, in this order"));
    assert!(
        error("copies = 11", "copies = 10")
            .contains("there are 44 cards without ivory; at least 45 are needed")
    );
    assert!(error("interest = 2", "interest = 4").contains("4 denarii of interest cannot be; 0 to 3 can"));
    assert!(error("[15, 12", "[12, 15").contains("15 denarii cannot be; 0 to 12 can"));
    assert!(error("pieces = 20", "pieces = 19").contains("19 storehouse pieces cannot be"));
    assert!(error("[places]", "[place]").starts_with("line"));
}

#[test]
fn s1_4_component_facts_round_trip() {
    let built_in = Components::built_in();
    assert_eq!(Components::parse(&built_in.facts()).unwrap(), built_in);
}

// 2 Preparation

#[test]
fn s2_1_players_start_with_55_denarii_and_one_storehouse() {
    for seats in 3..=5 {
        let table = new_game(seats, 5).state;
        for seat in table.seats.seats() {
            assert_eq!((table.players[seat].cash, table.players[seat].storehouses), (55, 1));
        }
    }
    let two: Setup<Ostia> = standard(2, 1);
    assert!(matches!(Ostia::new(&two, &mut NullLog), Err(SetupError::WrongSeatCount { least: 3, .. })));
}

#[test]
fn s2_2_each_player_has_one_hidden_card() {
    let Stage { state: table, journal } = new_game(4, 7);
    assert!(table.seats.seats().all(|seat| table.players[seat].wares.len() == 1));
    assert_eq!(table.deck.len(), 51 - 4 * (1 + SHIP_CARDS));
    let drawn = |viewer| {
        let one = |event: &&Event| matches!(event, Event::CardsDrawn { count: 1, cards: Some(_), .. });
        journal.seen_by(viewer).filter(one).count()
    };
    assert_eq!((drawn(Viewer::Public), drawn(Viewer::Seat(seat(1)))), (0, 1));
}

#[test]
fn s2_3_two_senate_cards_are_public() {
    let Stage { state: table, journal } = new_game(3, 7);
    let view = table.view(Viewer::Public);
    assert_eq!(view.senate, table.senate_of(1));
    assert_eq!((view.senate_next, view.senate_put_away), (Some(table.senate_of(2)), None));
    assert!(journal.seen_by(Viewer::Public).any(|event| matches!(event, Event::RoundBegun { round: 1, .. })));
}

#[test]
fn s2_4_the_first_player_is_random() {
    let mut begun = [0; 3];
    (0..300).for_each(|seed| begun[new_game(3, seed).state.first.index()] += 1);
    assert!(begun.iter().all(|&count| count > 60), "{begun:?}");
}

#[test]
fn s2_5_cards_are_hidden_but_their_number_is_public() {
    let four = "ivory wine wood wheat";
    let scene = Scene::new(3).ship(1, four).ship(2, four).ship(3, four).offering(1);
    let scene = scene.wares(1, "ivory").cash(1, 12).loans(1, 1);
    let (mine, others) =
        (scene.view(1).me().unwrap().clone(), scene.view(2).player(seat(1)).unwrap().clone());
    assert_eq!(mine.ship.map(|cards| cards.len()), Some(4));
    assert_eq!((others.ship, others.wares, others.ship_size, others.wares_size), (None, None, 4, 1));
    assert_eq!((others.cash, others.loans, others.storehouses), (12, 1, 1));
}

// 3 The harbour

#[test]
fn s3_1_each_player_draws_five_cards() {
    for seats in 3..=5 {
        let table = new_game(seats, 3).state;
        assert!(table.seats.seats().all(|seat| table.players[seat].ship.len() == 5));
        assert_eq!(table.phase, Phase::Keep);
    }
}

#[test]
fn s3_1_the_discard_pile_is_reshuffled_in_the_middle_of_a_draw() {
    let scene = Scene::new(3).deck_of(7).storehouses(3, 4).phase(Phase::Discard { seat: seat(3) });
    let scene = scene.storehouses(3, 1).wares(3, "wheat wheat").play("3: discard wheat");
    assert_eq!(scene.event_count(|event| matches!(event, Event::DeckShuffled { .. })), 1);
    assert!(scene.state.seats.seats().all(|seat| scene.state.players[seat].ship.len() == 5));
    assert!(scene.state.discard.is_empty());
}

#[test]
fn s3_2_one_card_is_kept_in_secret_and_for_free() {
    let five = "ivory wine wine wood wheat";
    let scene = Scene::new(3).ship(1, five).ship(2, "ivory cloth cloth wood wheat").ship(3, five).keeping();
    assert_eq!(scene.choices(1), "keep ivory, keep wine, keep wood, keep wheat");
    let refused = Illegal::NotOnShip { good: Good::Wine, phase: Phase::Keep };
    assert_eq!((scene.refusal(2, "keep wine"), refused.section()), (refused, "3.2"));
    let scene = scene.play("2: keep ivory");
    assert_eq!((scene.wares_of(2), scene.cash_of(2)), ("ivory".into(), 55));
    assert_eq!(scene.events(), [Event::CardKept { seat: seat(2), card: None }]);
    assert!(matches!(scene.refusal(2, "keep cloth"), Illegal::NotYourTurn { .. }));
    let scene = scene.play("3: keep wood; 1: keep wine");
    assert_eq!(scene.state.phase, Phase::Offer { seat: seat(1) });
}

#[test]
fn s3_3_players_offer_two_cards_in_turn_and_then_the_other_two() {
    let four = "ivory wine wood wheat";
    let mut scene = Scene::new(3).ship(1, four).ship(2, four).ship(3, four).offering(2);
    scene = scene.play("2: offer wine");
    assert_eq!(scene.choices(2), "offer ivory, offer wood, offer wheat");
    scene = scene.play("2: offer wheat; 3: pass; 1: pass; 3: offer wood, offer ivory");
    scene = scene.play("1: pass; 2: pass; 1: offer wine, offer wood; 2: pass; 3: pass");
    let view = scene.public_view().offer.unwrap();
    assert_eq!((view.seller, view.pass, names(&view.cards)), (seat(2), 2, "ivory wood".into()));
    assert_eq!(scene.state.phase, Phase::Bid { seat: seat(3), from: 14 });
}

#[test]
fn s3_4_each_player_bids_once_from_the_left_neighbour_on() {
    let scene = Scene::new(4).pair(2, "wine wine");
    assert_eq!(scene.state.phase, Phase::Bid { seat: seat(3), from: 12 });
    assert_eq!(scene.refusal(3, "bid 11"), Illegal::BidTooLow { amount: 11, least: 12 });
    let scene = scene.play("3: bid 15; 4: bid 12; 1: bid 15");
    assert_eq!(scene.state.phase, Phase::Decide { seat: seat(2) });
    let bids = scene.public_view().offer.unwrap().bids;
    assert_eq!(bids, [Some(15), None, Some(15), Some(12)]);
}

#[test]
fn s3_5_the_seller_pays_one_more_than_the_highest_bid_to_the_bank() {
    let scene = Scene::new(3).pair(3, "wine wine").play("1: bid 12; 2: bid 13; 3: buy");
    assert_eq!((scene.cash_of(1), scene.cash_of(2), scene.cash_of(3)), (55, 55, 55 - 14));
    assert_eq!(scene.wares_of(3), "wine wine");
    assert_eq!(scene.state.bank, 14 - 3 * 55);
}

#[test]
fn s3_5_a_buyer_pays_and_the_seller_keeps_half() {
    let scene = Scene::new(3).pair(3, "wine wine").play("1: bid 12; 2: bid 20; 3: sell 2");
    assert_eq!((scene.cash_of(2), scene.cash_of(3), scene.wares_of(2)), (35, 65, "wine wine".into()));
    let sold =
        Event::PairSold { seller: seat(3), buyer: seat(2), cards: bundle("wine wine"), paid: 20, share: 10 };
    assert!(scene.events().contains(&sold));
}

#[test]
fn s3_6_without_bids_the_seller_takes_the_pair_at_half_price() {
    let scene = Scene::new(3).pair(1, "ivory spices").play("2: pass; 3: pass");
    assert_eq!((scene.cash_of(1), scene.wares_of(1)), (55 - 9, "ivory spices".into()));
    assert_eq!(scene.state.phase, Phase::Allocate);
}

#[test]
fn s3_7_missing_money_comes_from_storehouses_and_then_from_loans() {
    let scene = Scene::new(3).pair(1, "ivory spices").cash(2, 5).storehouses(2, 1);
    let scene = scene.play("2: bid 20; 3: pass; 1: sell 2");
    assert_eq!((scene.storehouses_of(2), scene.loans_of(2), scene.cash_of(2)), (0, 2, 6));
    assert_eq!(scene.cash_of(1), 65);
}

// 4 The office

#[test]
fn s4_1_there_are_four_two_or_no_neutral_cards() {
    for (seats, cards) in [(3, 4), (4, 2), (5, 0)] {
        let passes = (2..=seats).map(|seat| format!("{seat}: pass")).collect::<Vec<_>>().join("; ");
        let scene = Scene::new(seats).pair(1, "wood wood").play(&passes);
        assert_eq!(scene.public_view().neutral.len(), cards);
        assert_eq!(
            scene.event_count(|event| matches!(event, Event::NeutralsOpened { .. })),
            usize::from(cards > 0)
        );
    }
}

#[test]
fn s4_2_allocations_are_secret_and_revealed_together() {
    let scene = Scene::new(3).wares(1, "ivory wine wine").wares(2, "wood").wares(3, "wheat").allocating();
    assert_eq!(scene.choices(1), "market ivory, senate ivory, store ivory");
    let scene = scene.play("1: market ivory; 2: senate wood; 1: senate wine, store wine");
    assert_eq!(scene.events(), [Event::Allocated { seat: seat(2) }, Event::Allocated { seat: seat(1) }]);
    let mine = scene.view(1).me().unwrap().allocation.unwrap();
    assert_eq!((mine.market, mine.senate, mine.stored), (bundle("ivory"), bundle("wine"), bundle("wine")));
    let scene = scene.play("3: store wheat");
    let shown =
        Event::AllocationShown { seat: seat(1), market: bundle("ivory"), senate: bundle("wine"), stored: 1 };
    assert!(scene.events().contains(&shown));
    assert_eq!(scene.wares_of(1), "wine");
    assert_eq!(scene.view(2).player(seat(1)).unwrap().wares, None);
}

/// Makes the first listed choice of a seat.
fn choose_first(table: &mut Table<Ostia>, seat: Seat) {
    let mut list = Choices::new();
    table.state().choices(seat, &mut list);
    table.choose(seat, list[0]).unwrap();
}

#[test]
fn s4_2_allocations_can_be_undone_until_all_have_finished() {
    let mut table = Table::<Ostia>::new(standard(3, 11)).unwrap();
    while table.state().phase != Phase::Allocate {
        let first = table.state().to_act().first().unwrap();
        choose_first(&mut table, first);
    }
    let before = table.state().clone();
    let wares = |number| before.players[seat(number)].wares.len();
    for number in [1, 2] {
        (0..wares(number)).for_each(|_| choose_first(&mut table, seat(number)));
        assert!(!table.state().choosing.has(seat(number)), "{number} has finished");
    }
    for number in [1, 2] {
        (0..wares(number)).for_each(|_| table.take_back(seat(number)).unwrap());
    }
    assert_eq!(*table.state(), before);
    while let Some(next) = table.state().to_act().first().filter(|_| table.state().phase == Phase::Allocate) {
        choose_first(&mut table, next);
    }
    assert!(table.take_back(seat(1)).is_err(), "all allocations are revealed");
}

#[test]
fn s4_3_at_most_three_kinds_on_market_and_senate() {
    let scene = Scene::new(3).wares(1, "ivory spices cloth wine wine").wares(2, "wood").allocating();
    let scene = scene.play("1: market ivory, senate spices, market cloth");
    assert_eq!(scene.choices(1), "store wine");
    assert_eq!(scene.refusal(1, "market wine"), Illegal::TooManyKinds { good: Good::Wine, most: 3 });
    let scene = scene.play("1: store wine, store wine");
    assert_eq!(scene.state.choosing.len(), 1);
}

// 5 The market

#[test]
fn s5_1_market_prices_fall_with_the_number_of_cards() {
    let built_in = Components::built_in();
    let prices: Vec<_> = (1..=11).map(|cards| built_in.market_price(cards)).collect();
    assert_eq!(prices, [15, 12, 10, 8, 6, 4, 3, 2, 1, 1, 1]);
}

#[test]
fn s5_1_neutral_cards_lower_the_price() {
    let scene =
        Scene::new(3).wares(1, "wood wood").wares(2, "wood").neutral("wood wheat wheat ivory").allocating();
    let scene = scene.play("2: market wood; 1: market wood, market wood");
    assert_eq!((scene.cash_of(1), scene.cash_of(2)), (55 + 16, 55 + 8));
    let found = scene.event_count(|event| matches!(event, Event::PriceFound { .. }));
    assert_eq!(found, 1, "kinds that no player sells have no price");
    assert!(scene.events().contains(&Event::PriceFound { good: Good::Wood, cards: 4, price: 8 }));
}

#[test]
fn s5_2_the_bank_pays_and_sold_goods_are_discarded() {
    let scene = Scene::new(4).wares(1, "ivory wine").wares(4, "wine").allocating();
    let scene = scene.play("1: market ivory, market wine; 4: market wine");
    assert_eq!((scene.cash_of(1), scene.cash_of(4)), (55 + 15 + 12, 55 + 12));
    assert_eq!(scene.discard_now(), "ivory wine wine");
}

// 6 The senate

#[test]
fn s6_1_the_senate_card_of_the_round_values_an_offering() {
    let scene = Scene::new(3).round(2).wares(1, "wheat wheat cloth").wares(2, "wood").allocating();
    let scene = scene.play("1: senate cloth, senate wheat, senate wheat; 2: store wood");
    let cards = bundle("cloth wheat wheat");
    let judged = Event::OfferingJudged { seat: seat(1), cards, value: 3 + 5 + 5, points: 3 };
    assert!(scene.events().contains(&judged));
    assert_eq!(scene.discard_now(), "cloth wheat wheat");
}

/// Returns the points for offerings of these values.
fn points(values: [u16; 5]) -> [u8; 5] {
    place_points(BySeat(values), [3, 2, 1]).0
}

/// The example of the rulebook.
#[test]
fn s6_2_two_players_tied_for_second_score_one_point_each() {
    assert_eq!(points([9, 5, 5, 3, 0]), [3, 1, 1, 0, 0]);
}

#[test]
fn s6_2_tied_players_share_the_points_of_their_places() {
    assert_eq!(points([9, 7, 5, 3, 1]), [3, 2, 1, 0, 0]);
    assert_eq!(points([9, 9, 5, 3, 1]), [2, 2, 1, 0, 0]);
    assert_eq!(points([9, 9, 9, 3, 1]), [2, 2, 2, 0, 0]);
    assert_eq!(points([9, 9, 9, 9, 1]), [1, 1, 1, 1, 0]);
    assert_eq!(points([9, 9, 9, 9, 9]), [1, 1, 1, 1, 1]);
    assert_eq!(points([9, 5, 5, 5, 1]), [3, 1, 1, 1, 0]);
    assert_eq!(points([9, 5, 5, 5, 5]), [3, 0, 0, 0, 0]);
    assert_eq!(points([9, 7, 5, 5, 1]), [3, 2, 0, 0, 0]);
    assert_eq!(points([9, 7, 5, 5, 5]), [3, 2, 0, 0, 0]);
}

// 7 The storehouses

#[test]
fn s7_1_a_loan_is_repaid_for_10_or_costs_2() {
    let scene = Scene::new(3).cash(1, 25).loans(1, 3).phase(Phase::Loans { seat: seat(1) });
    assert_eq!(scene.choices(1), "repay, interest");
    let scene = scene.play("1: repay, interest");
    assert_eq!((scene.cash_of(1), scene.loans_of(1)), (25 - 10 - 4, 2));
    assert!(scene.events().contains(&Event::InterestPaid { seat: seat(1), loans: 2, paid: 4 }));
}

#[test]
fn s7_2_storehouses_cost_10_up_to_four() {
    let scene = Scene::new(3).cash(1, 45).phase(Phase::Build { seat: seat(1) });
    let scene = scene.play("1: build, build, build");
    assert_eq!((scene.storehouses_of(1), scene.cash_of(1)), (4, 15));
    assert_eq!(scene.state.phase, Phase::Build { seat: seat(2) });
    let poor = Scene::new(3).cash(1, 15).phase(Phase::Build { seat: seat(1) }).play("1: build");
    assert_eq!(poor.state.phase, Phase::Build { seat: seat(2) });
}

#[test]
fn s7_3_each_storehouse_holds_one_card_and_the_rest_is_discarded() {
    let scene = Scene::new(3).wares(2, "ivory wine wine").storehouses(2, 1);
    let scene = scene.phase(Phase::Discard { seat: seat(2) });
    assert_eq!(scene.choices(2), "discard ivory, discard wine");
    assert_eq!(scene.refusal(2, "discard wood"), Illegal::NotInStore { good: Good::Wood });
    let scene = scene.play("2: discard wine, discard wine");
    assert_eq!((scene.wares_of(2), scene.discard_now()), ("ivory".into(), "wine wine".into()));
}

#[test]
fn s7_3_without_a_storehouse_all_wares_are_discarded_automatically() {
    let scene = Scene::new(3).wares(1, "ivory wine").storehouses(1, 0).phase(Phase::Build { seat: seat(1) });
    let scene = scene.play("1: done");
    assert_eq!(scene.discard_now(), "ivory wine");
    assert_eq!(scene.state.phase, Phase::Build { seat: seat(2) });
}

#[test]
fn s7_4_the_left_neighbour_begins_the_next_round() {
    let scene = Scene::new(3).phase(Phase::Build { seat: seat(3) }).play("3: done");
    let state = &scene.state;
    assert_eq!((state.round, state.first, state.phase), (2, seat(2), Phase::Keep));
    let begun = scene.events().into_iter().find(|event| matches!(event, Event::RoundBegun { .. })).unwrap();
    let (senate, next) = (state.senate_of(2), Some(state.senate_of(3)));
    assert_eq!(begun, Event::RoundBegun { round: 2, first: seat(2), senate, next });
}

#[test]
fn s7_4_a_game_has_five_rounds() {
    assert_eq!(ROUNDS, 5);
    let scene =
        Scene::new(3).round(5).wares(1, "ivory").phase(Phase::Build { seat: seat(3) }).play("3: done");
    assert_eq!((scene.state.round, scene.state.phase), (5, Phase::LastAllocate));
}

// 8 The end

#[test]
fn s8_1_stored_goods_go_to_the_market_or_stay() {
    let scene = Scene::new(3).storehouses(1, 2).wares(1, "ivory wine").wares(2, "wine").at_the_end();
    assert_eq!(scene.choices(1), "market ivory, store ivory");
    assert_eq!((scene.choices(3), scene.refusal(1, "senate ivory")), (String::new(), Illegal::NoSenate));
    let scene = scene.play("2: market wine; 1: store ivory, market wine");
    assert_eq!((scene.cash_of(1), scene.cash_of(2)), (55 + 12, 55 + 12));
    assert_eq!((scene.wares_of(1), scene.discard_now()), ("ivory".into(), "wine wine".into()));
}

#[test]
fn s8_2_each_kind_in_store_scores_a_point() {
    let scene = Scene::new(3).storehouses(1, 4).wares(1, "ivory wine wine wood").at_the_end();
    let scene = scene.play("1: store ivory, store wine, store wine, store wood");
    assert_eq!(scene.player(1).points.goods, 3);
    assert_eq!(scene.player(1).wares.map(|cards| cards.len()), Some(4), "stored goods are open now");
}

#[test]
fn s8_3_empty_storehouses_can_be_sold_for_7() {
    let scene =
        Scene::new(3).storehouses(2, 3).wares(2, "ivory").at_the_end().play("2: store ivory; 1: done");
    assert_eq!(scene.choices(2), "sell storehouse, done");
    let scene = scene.play("2: sell storehouse, sell storehouse");
    assert_eq!((scene.cash_of(2), scene.storehouses_of(2)), (55 + 14, 1));
    assert_eq!(scene.state.phase, Phase::Empties { seat: seat(3) }, "the full one is not for sale");
}

#[test]
fn s8_4_debts_are_repaid_or_the_player_is_out() {
    let scene = Scene::new(3).loans(1, 2).cash(1, 30).loans(2, 1).cash(2, 9).senate_points(2, 20);
    let scene = scene.selling_storehouses(1).play("1: done; 2: done; 3: done");
    assert_eq!((scene.cash_of(1), scene.loans_of(1)), (10, 0));
    assert!(scene.player(2).eliminated);
    assert_eq!(scene.ranks(), [2, 3, 1]);
}

#[test]
fn s8_5_the_most_money_earns_three_points() {
    let scene = Scene::new(5).cash(1, 9).cash(2, 40).cash(3, 22).cash(4, 22).cash(5, 0);
    let scene = scene.selling_storehouses(1);
    let scene = scene.play("1: done; 2: done; 3: done; 4: done; 5: done");
    let points: Vec<_> = (1..=5).map(|number| scene.player(number).points.money).collect();
    assert_eq!(points, [0, 3, 1, 1, 0]);
}

/// Returns the ranks of two players with equal points and these storehouses and stored goods.
fn tie(storehouses: [u8; 2], stores: [&str; 2]) -> Vec<usize> {
    let mut scene = Scene::new(3).cash(3, 0);
    for (number, (count, store)) in (1..).zip(storehouses.into_iter().zip(stores)) {
        scene = scene.storehouses(number, count).wares(number, store);
    }
    let scene = scene.selling_storehouses(3);
    scene.play("3: done").ranks()
}

#[test]
fn s8_6_storehouses_break_a_tie() {
    assert_eq!(tie([2, 3], ["", ""]), [2, 1, 3]);
}

/// On the sixth senate card, which was put away, wood is worth 3, wine 1 and wheat 0.
#[test]
fn s8_6_the_value_of_the_store_breaks_the_next_tie() {
    assert_eq!(tie([2, 2], ["wheat", "wood"]), [2, 1, 3]);
    assert_eq!(tie([2, 2], ["wood wine", "wood"]), [1, 2, 3]);
}

#[test]
fn s8_6_the_put_away_card_is_shown_at_the_end() {
    let scene = Scene::new(3).selling_storehouses(3);
    assert_eq!(scene.public_view().senate_put_away, None);
    let scene = scene.play("3: done");
    assert_eq!(scene.public_view().senate_put_away.unwrap().number, 6);
    assert_eq!(scene.refusal(1, "done"), Illegal::GameOver);
}

// 9 Options

#[test]
fn s9_1_without_ivory_there_are_45_cards() {
    let options = portolan_ostia::Options { ivory: false };
    let table = Stage::<Ostia>::new(&Setup { options, ..standard(5, 1) }).state;
    assert_eq!(table.in_play().len(), 45);
    assert_eq!(table.deck.len(), 45 - 30);
    assert_eq!(table.view(Viewer::Public).copies[Good::Ivory], 0);
}
