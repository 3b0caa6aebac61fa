//! The text board and the sentences of Ostia.

use crate::checks::{
    TestBoard, every_board, refusals, screen_in, seat, secret_choices_look_the_same_to_others, table_with,
};
use portolan_boards::{Board, BoardOf, Ink, Locale, Players, Reader};
use portolan_games::core::{Game, SeatSet, ThoughtRng, Viewer};
use portolan_games::ostia::{AllocationView, Bundle, Choice, Good, Illegal, Options, Ostia, Phase, View};

impl TestBoard for Ostia {
    /// Mostly bids low, so that players keep enough money.
    fn pick(&self, choices: &[Choice], rng: &mut ThoughtRng) -> Choice {
        let thrifty = choices.iter().filter(|choice| matches!(choice, Choice::Bid(_))).take(3);
        let thrifty: Vec<Choice> = thrifty.copied().chain([Choice::Pass]).collect();
        let bidding = matches!(self.phase, Phase::Bid { .. }) && rng.below(40) > 0;
        rng.pick(if bidding { &thrifty } else { choices }).expect("a seat that must choose can choose")
    }

    /// Choices are secret while other seats still have to choose.
    fn is_secret(&self, _: Choice) -> bool {
        matches!(self.phase, Phase::Keep | Phase::Allocate | Phase::LastAllocate) && self.choosing.len() > 1
    }
}

every_board!(Ostia, end = (5, 12), story = (3, 13));

#[test]
fn kept_and_allocated_goods_stay_secret() {
    secret_choices_look_the_same_to_others::<Ostia>();
}

#[test]
fn the_board_when_the_seller_decides() {
    insta::assert_snapshot!(screen_in::<Ostia>(4, 5, |table| matches!(
        table.state().phase,
        Phase::Decide { .. }
    )));
}

/// A view at the end of the game in which the first seat has these debts and must decide.
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

/// The decision and what some choices would do, in every language.
fn in_every_language(view: &View, choices: &[Choice]) -> String {
    let languages = Locale::languages().filter_map(Locale::new);
    languages.map(|locale| in_language(&locale, view, choices)).collect()
}

fn in_english(view: &View, choices: &[Choice]) -> String {
    in_language(&Locale::english(), view, choices)
}

fn in_language(locale: &Locale, view: &View, choices: &[Choice]) -> String {
    let players = Players::new(Ostia::NAMES);
    let reader = Reader { locale, players: &players, viewer: view.viewer, ink: Ink::Plain };
    let mut text = format!("{}\n  {}\n", locale.tag(), BoardOf::<Ostia>::decision(view, &reader));
    for &choice in choices {
        text += &format!("  {choice}: {}\n", BoardOf::<Ostia>::describe_choice(choice, view, &reader));
    }
    text
}

fn empties() -> Phase {
    Phase::Empties { seat: seat(1) }
}

const SELLING: &[Choice] = &[Choice::SellStorehouse, Choice::Done];

/// With 19 denarii, three loans and two empty storehouses the player is eliminated unless it sells both.
#[test]
fn a_player_who_can_repay_by_selling_storehouses_is_warned() {
    let view = indebted(19, 3, 2, empties());
    insta::assert_snapshot!(in_every_language(&view, SELLING));
}

#[test]
fn a_player_who_cannot_repay_is_warned_of_elimination() {
    for (cash, loans, storehouses) in [(3, 1, 0), (10, 3, 1)] {
        let english = in_english(&indebted(cash, loans, storehouses, empties()), SELLING);
        assert!(english.contains("that is not enough, and you are out of the game"), "{english}");
    }
}

#[test]
fn a_player_with_enough_cash_is_not_warned() {
    let english = in_english(&indebted(45, 1, 2, empties()), SELLING);
    assert!(english.contains("loan") && !english.contains("out of the game"), "{english}");
}

#[test]
fn debts_are_not_mentioned_without_loans() {
    let english = in_english(&indebted(45, 0, 2, empties()), SELLING);
    assert!(!english.contains("loan") && !english.contains("out of the game"), "{english}");
}

#[test]
fn debts_are_mentioned_in_the_last_allocation_and_when_building() {
    let last = in_every_language(&indebted(19, 3, 2, Phase::LastAllocate), &[]);
    let build = in_every_language(&indebted(19, 1, 2, Phase::Build { seat: seat(1) }), &[]);
    insta::assert_snapshot!(format!("{last}{build}"));
}

#[test]
fn every_refusal_has_a_sentence() {
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
