//! What the board and the sentences look like, without colour; and that they tell no secret.

use super::debts::Debts;
use super::*;
use crate::checks::{
    Shown, Spoken, a_secret_choice_looks_the_same_to_all_others_whichever_it_is, choices_at, every_board,
    refusals, screen, screen_in, seat, table_with,
};
use crate::reader::{Ink, Players};
use portolan_games::core::{Game, ThoughtRng, Viewer};
use portolan_games::ostia::{AllocationView, Choice, Illegal, Options, Ostia, Phase, View};
use portolan_i18n::Locale;

impl Shown for Ostia {
    const SPOKEN: Spoken<Self> =
        Spoken { board, decision, describe, sentence, story, refusal, ranking, introduction };

    /// Mostly bids little, so that money lasts.
    fn pick(&self, choices: &[Choice], rng: &mut ThoughtRng) -> Choice {
        let thrifty = choices.iter().filter(|choice| matches!(choice, Choice::Bid(_))).take(3);
        let thrifty: Vec<Choice> = thrifty.copied().chain([Choice::Pass]).collect();
        let bidding = matches!(self.phase, Phase::Bid { .. }) && rng.below(40) > 0;
        rng.pick(if bidding { &thrifty } else { choices }).expect("somebody who must choose can choose")
    }

    /// While others still have to choose.
    fn is_secret(&self, _: Choice) -> bool {
        matches!(self.phase, Phase::Keep | Phase::Allocate | Phase::LastAllocate) && self.choosing.len() > 1
    }
}

every_board!(Ostia, start = (5, 1), end = (5, 12), story = (3, 13));

#[test]
fn what_is_kept_and_allocated_stays_secret() {
    a_secret_choice_looks_the_same_to_all_others_whichever_it_is::<Ostia>();
}

#[test]
fn the_board_without_ivory() {
    let options = Options { ivory: false };
    insta::assert_snapshot!(screen(&table_with::<Ostia>(4, 8, options)));
}

#[test]
fn the_board_when_a_pair_is_put_together() {
    insta::assert_snapshot!(screen_in::<Ostia>(3, 2, |table| {
        matches!(table.state().phase, Phase::Offer { .. }) && !table.state().offer.is_empty()
    }));
}

#[test]
fn the_board_during_an_auction() {
    insta::assert_snapshot!(screen_in::<Ostia>(5, 3, |table| {
        let bids = table.state().bids.0.iter().filter(|&&bid| bid > 0).count();
        matches!(table.state().phase, Phase::Bid { .. }) && bids == 2 && table.state().round == 2
    }));
}

#[test]
fn the_board_when_a_bid_costs_more_than_money() {
    insta::assert_snapshot!(screen_in::<Ostia>(4, 4, |table| {
        let choices = choices_at(table);
        table.state().to_act().first().is_some_and(|seat| {
            table.state().players[seat].cash < 12 && choices.iter().any(|c| matches!(c, Choice::Bid(_)))
        })
    }));
}

#[test]
fn the_board_when_the_seller_decides() {
    insta::assert_snapshot!(screen_in::<Ostia>(4, 5, |table| matches!(
        table.state().phase,
        Phase::Decide { .. }
    )));
}

#[test]
fn the_board_during_the_allocation() {
    insta::assert_snapshot!(screen_in::<Ostia>(3, 6, |table| {
        let placed = table.state().players[seat(2)].placed_count;
        table.state().phase == Phase::Allocate && !table.state().choosing.has(seat(1)) && placed == 3
    }));
}

#[test]
fn the_board_when_loans_are_settled() {
    insta::assert_snapshot!(screen_in::<Ostia>(4, 7, |table| matches!(
        table.state().phase,
        Phase::Loans { .. }
    )));
}

#[test]
fn the_board_when_storehouses_are_built() {
    insta::assert_snapshot!(screen_in::<Ostia>(3, 8, |table| matches!(
        table.state().phase,
        Phase::Build { .. }
    )));
}

#[test]
fn the_board_when_there_is_no_room() {
    insta::assert_snapshot!(screen_in::<Ostia>(3, 9, |table| matches!(
        table.state().phase,
        Phase::Discard { .. }
    )));
}

#[test]
fn the_board_of_the_last_market() {
    insta::assert_snapshot!(screen_in::<Ostia>(4, 10, |table| table.state().phase == Phase::LastAllocate));
}

#[test]
fn the_board_when_storehouses_are_sold() {
    insta::assert_snapshot!(screen_in::<Ostia>(5, 11, |table| matches!(
        table.state().phase,
        Phase::Empties { .. }
    )));
}

/// At the end the first seat has this much money, these loans and empty storehouses, and has to decide.
fn indebted(cash: u16, loans: u16, storehouses: u8, phase: Phase) -> View {
    let mut view = table_with::<Ostia>(3, 8, Options::default()).state().view(Viewer::Seat(seat(1)));
    (view.round, view.phase, view.to_act) = (5, phase, SeatSet::only(seat(1)));
    let me = &mut view.players[0];
    (me.cash, me.loans, me.storehouses) = (cash, loans, storehouses);
    (me.ship, me.ship_size, me.wares, me.wares_size) = (Some(vec![]), 0, Some(vec![]), 0);
    let nothing = Bundle::default();
    let next = Some(Good::Wine);
    me.allocation = Some(AllocationView { market: nothing, senate: nothing, stored: nothing, next });
    view
}

/// What is awaited, and what some choices would do, in every language.
fn in_every_language(view: &View, choices: &[Choice]) -> String {
    let mut told = String::new();
    let players = Players::new(Ostia::NAMES);
    for locale in Locale::languages().filter_map(Locale::new) {
        let reader = Reader { locale: &locale, players: &players, viewer: view.viewer, ink: Ink::Plain };
        told += &format!("{}\n  {}\n", locale.tag(), decision(view, &reader));
        for &choice in choices {
            told += &format!("  {choice}: {}\n", describe(choice, view, &reader));
        }
    }
    told
}

fn empties() -> Phase {
    Phase::Empties { seat: seat(1) }
}

const SELLING: &[Choice] = &[Choice::SellStorehouse, Choice::Done];

/// With 19 denarii, three loans and two empty storehouses, being done means being out, although selling both saves.
#[test]
fn who_can_still_repay_by_selling_storehouses_is_warned() {
    let view = indebted(19, 3, 2, empties());
    let debts = Debts::of(&view.players[0], &view).unwrap();
    assert_eq!(
        (debts.state(), debts.owed, debts.missing, debts.to_sell, debts.most),
        ("sell", 30, 11, 2, 33)
    );
    insta::assert_snapshot!(in_every_language(&view, SELLING));
}

#[test]
fn who_cannot_repay_even_so_is_told() {
    let view = indebted(3, 1, 0, empties());
    assert_eq!(Debts::of(&view.players[0], &view).map(Debts::state), Some("lost"));
    insta::assert_snapshot!(in_every_language(&indebted(10, 3, 1, empties()), SELLING));
}

#[test]
fn who_has_enough_for_all_loans_need_not_worry() {
    insta::assert_snapshot!(in_every_language(&indebted(45, 1, 2, empties()), SELLING));
}

#[test]
fn without_debts_nothing_is_said_of_them() {
    let english = in_every_language(&indebted(45, 0, 2, empties()), SELLING);
    let english = english.lines().take(4).collect::<Vec<_>>().join("\n");
    assert!(!english.contains("loan") && !english.contains("out of the game"), "{english}");
}

#[test]
fn debts_are_named_when_stored_goods_are_allocated_for_the_last_time_and_when_building() {
    let last = in_every_language(&indebted(19, 3, 2, Phase::LastAllocate), &[]);
    let build = in_every_language(&indebted(19, 1, 2, Phase::Build { seat: seat(1) }), &[]);
    insta::assert_snapshot!(format!("{last}{build}"));
}

#[test]
fn every_refusal_has_its_sentence() {
    let (me, other, good) = (seat(1), seat(2), Good::Wine);
    let phases = [
        Phase::Keep,
        Phase::Offer { seat: me },
        Phase::Bid { seat: me, from: 12 },
        Phase::Decide { seat: me },
        Phase::Allocate,
        Phase::Loans { seat: me },
        Phase::Build { seat: me },
        Phase::Discard { seat: me },
        Phase::LastAllocate,
        Phase::Empties { seat: me },
        Phase::Over,
    ];
    let others = SeatSet::only(other).with(seat(3));
    let mut all = vec![
        Illegal::GameOver,
        Illegal::NotYourTurn { awaited: SeatSet::only(other), phase: Phase::Bid { seat: other, from: 12 } },
        Illegal::NotYourTurn { awaited: others, phase: Phase::Keep },
        Illegal::NotOnShip { good, phase: Phase::Keep },
        Illegal::BidTooLow { amount: 9, least: 12 },
        Illegal::BidTooHigh { amount: 120, most: 90 },
        Illegal::NotListed { amount: 60, from: 12, to: 35 },
        Illegal::NothingHigher { most: 40 },
        Illegal::TooLittleCash { price: 10, cash: 4, phase: Phase::Build { seat: me } },
        Illegal::NoBid { seat: other },
        Illegal::NotNext { next: good },
        Illegal::TooManyKinds { good, most: 3 },
        Illegal::NoSenate,
        Illegal::MostStorehouses { most: 4 },
        Illegal::NotInStore { good },
    ];
    all.extend(phases.map(|awaited| Illegal::NotNow { awaited }));
    insta::assert_snapshot!(refusals::<Ostia>(all));
}
