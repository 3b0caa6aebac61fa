//! The text board and the sentences of Dschunke.

use crate::checks::{
    TestBoard, choices_of, every_board, play_until, refusals, screen, screen_in, seat,
    secret_choices_look_the_same_to_others, table_with,
};
use portolan_games::core::{Game, Seat, SeatSet, Table};
use portolan_games::dschunke::{
    ByGood, CardKind, Choice, Dschunke, Good, Illegal, Junk, LayerLimit, Options, Phase, Pile, Preparation,
    SearchReason, Timing, Worker, YellowFor,
};

impl TestBoard for Dschunke {
    const NAMES: &'static [&'static str] = &["Anna", "Bartolomea", "Clara", "Dorota"];
    const MAX_LINES: usize = 36;

    /// Games with every kind of decision: some with the variant setup, open stacks or a limit of layers.
    fn table(seed: u64) -> Table<Self> {
        let setup = if seed.is_multiple_of(4) { Preparation::Variant } else { Preparation::Standard };
        let layers = if seed % 4 == 2 { LayerLimit::Three } else { LayerLimit::Unlimited };
        table_with(4, seed, Options { setup, layers, open_stacks: seed % 4 == 1, ..Options::default() })
    }

    /// The last of several seats that bid at once, so that the order of answers varies.
    fn next(&self) -> Option<Seat> {
        self.to_act().iter().last()
    }

    /// Sealed bids are secret, and so are cards that go into the hand.
    fn is_secret(&self, choice: Choice) -> bool {
        match (self.phase, choice) {
            (Phase::Barter { waiting }, Choice::Bid(_)) => waiting.len() > 1,
            (Phase::Keep { .. }, Choice::Keep(kind)) => kind.timing() != Timing::Always,
            _ => false,
        }
    }
}

every_board!(Dschunke, end = (4, 7), story = (3, 9));

#[test]
fn sealed_bids_and_hidden_cards_stay_secret() {
    secret_choices_look_the_same_to_others::<Dschunke>();
}

fn round(table: &Table<Dschunke>) -> u8 {
    table.state().round
}

#[test]
fn the_board_in_the_middle_of_a_game() {
    insta::assert_snapshot!(screen_in::<Dschunke>(4, 2, |table| {
        let Phase::Turn { seat, acted: false, .. } = table.state().phase else { return false };
        round(table) > 5
            && choices_of(Some(seat), table).iter().any(|choice| matches!(choice, Choice::Card(_)))
    }));
}

#[test]
fn every_refusal_has_a_sentence() {
    let (good, junk, pile, worker) = (Good::Fish, Junk::Purple, Pile::Star, Worker::LowerApprentice);
    let card = CardKind::Twelve(Junk::Grey, Junk::Purple);
    let (one, returned) = (seat(1), ByGood([0; 4]));
    let awaited = [
        Phase::Cargo { seat: one, owner: seat(2) },
        Phase::Swap { seat: one, swaps: 1, returned },
        Phase::SwapTake { seat: one, swaps: 1, returned, left: 1 },
        Phase::Search { seat: one, reason: SearchReason::Event },
        Phase::Keep { seat: one, pile, reason: SearchReason::Event },
        Phase::Turn { seat: one, acted: false, card_played: false },
        Phase::Apprentice { seat: one, worker },
        Phase::Pick { seat: one, left: 2 },
        Phase::Place { seat: one },
        Phase::GoodsCard { seat: one },
        Phase::MoveFrom { seat: one },
        Phase::MoveTo { seat: one, from: junk },
        Phase::Supply { seat: one, left: 2 },
        Phase::Barter { waiting: SeatSet::only(one) },
    ];
    let barter = Phase::Barter { waiting: SeatSet::only(one) };
    let others = [
        Illegal::GameOver,
        Illegal::NotYourTurn { awaited: SeatSet::only(seat(2)).with(seat(3)), phase: barter },
        Illegal::AlreadyActed,
        Illegal::MustAct,
        Illegal::WorkerUsed { worker },
        Illegal::NoSuchWorker { worker: Worker::UpperApprentice },
        Illegal::NoStripLeft,
        Illegal::NoStripToPlace,
        Illegal::MerchantThere { junk },
        Illegal::StackEmpty { good, phase: Phase::Supply { seat: one, left: 2 } },
        Illegal::JustReturned { good },
        Illegal::TooFewCards { good, has: 0, wanted: 1, phase: barter },
        Illegal::TooFewCards { good, has: 2, wanted: 3, phase: barter },
        Illegal::AlreadySold { good },
        Illegal::NotInHand { card: CardKind::Money(junk) },
        Illegal::NoExtraAction { card },
        Illegal::AlreadyPlayed,
        Illegal::NothingToMove,
        Illegal::NotOnTop { junk },
        Illegal::SameJunk { junk },
        Illegal::JunkFull { junk },
        Illegal::LayersFull { junk, strips: 9 },
        Illegal::NoRoom { strips: 9 },
        Illegal::PileEmpty { pile },
        Illegal::PileTaken { pile },
        Illegal::NotInPile { card },
        Illegal::NotLastRound,
    ];
    let all = awaited.into_iter().map(|awaited| Illegal::NotNow { awaited }).chain(others);
    insta::assert_snapshot!(refusals::<Dschunke>(all));
}

/// With a limit of layers, the board shows how full a junk is, and which colour is yellow.
#[test]
fn the_board_with_three_layers_and_yellow_strips() {
    let options = Options { layers: LayerLimit::Three, yellow_for: YellowFor::Red, ..Options::default() };
    let mut table = table_with::<Dschunke>(3, 8, options);
    play_until(&mut table, 8, |table| {
        matches!(table.state().phase, Phase::Turn { acted: false, .. })
            && Junk::ALL.into_iter().any(|junk| table.state().room(junk) == 0)
    });
    insta::assert_snapshot!(screen(&table));
}
