//! The text board and the sentences of Osaka.

use crate::checks::{
    TestBoard, choices_at, every_board, refusals, screen, screen_in, seat, table, table_with,
};
use portolan_boards::{Board, BoardOf, Ink, Locale, Players, Reader};
use portolan_games::core::{Game, Table, ThoughtRng, Viewer};
use portolan_games::osaka::{Bundle, Choice, Event, Good, Illegal, Kind, Options, Osaka, Phase, Place};

impl TestBoard for Osaka {
    /// Often buys if possible, so that sales occur.
    fn pick(&self, choices: &[Choice], rng: &mut ThoughtRng) -> Choice {
        let buy = choices.iter().copied().find(|&choice| choice == Choice::Buy && rng.below(2) == 0);
        buy.or_else(|| rng.pick(choices)).expect("a seat that must choose can choose")
    }
}

every_board!(Osaka, end = (3, 6), story = (2, 9));

#[test]
fn the_board_in_the_middle_of_a_game() {
    let busy = |table: &Table<Osaka>| {
        let view = table.state().view(Viewer::Public);
        let reserved = view.market.iter().any(|stall| stall.reserved_by.is_some());
        let insured = view.players.iter().any(|player| !player.insured.is_empty());
        let buying = choices_at(table).contains(&Choice::Buy);
        reserved && insured && buying
    };
    insta::assert_snapshot!(screen_in(4, 2, busy));
}

/// Includes refills with both piles empty.
#[test]
fn the_sentence_of_a_refill_is_correct_in_every_language() {
    let card = |name: &str| Kind::from_notation(name).into_iter().collect::<Bundle>();
    let (none, new, farm) = (Bundle::default(), card("r2"), card("b3"));
    let refill_sentences = |moved, market, farm| {
        let view = table::<Osaka>(2, 1).state().view(Viewer::Public);
        let event = Event::MarketRefilled { moved, market, farm };
        let in_language = |tag| {
            let locale = Locale::new(tag).unwrap();
            let players = Players::new(["Anna", "Bruno"]);
            let reader =
                Reader { locale: &locale, players: &players, viewer: Viewer::Public, ink: Ink::Plain };
            format!("{tag}: {}", BoardOf::<Osaka>::sentence(&event, &view, &reader))
        };
        ["en", "it", "pl", "de"].map(in_language).join("\n")
    };
    let all = [
        refill_sentences(3, new, farm),
        refill_sentences(3, new, none),
        refill_sentences(3, none, none),
        refill_sentences(0, new, none),
        refill_sentences(0, none, none),
    ];
    insta::assert_snapshot!(all.join("\n\n"));
}

#[test]
fn open_hands_are_on_the_board() {
    let options = Options { open_hands: true, open_points: true };
    insta::assert_snapshot!(screen(&table_with::<Osaka>(2, 8, options)));
}

#[test]
fn every_refusal_has_a_sentence() {
    let (red5, good, place) = (Kind::from_notation("r5").unwrap(), Good::Blue, Place::Market(2));
    let all = [
        Illegal::GameOver,
        Illegal::NotYourTurn { awaited: seat(2) },
        Illegal::NotNow { awaited: Phase::Token { seat: seat(1) } },
        Illegal::NotNow { awaited: Phase::Action { seat: seat(1) } },
        Illegal::NotNow { awaited: Phase::Payment { seat: seat(1), price: 14, paid: 5 } },
        Illegal::NotNow { awaited: Phase::Insurance { seat: seat(1) } },
        Illegal::NotNow { awaited: Phase::Cover { seat: seat(1), good, icons: 1 } },
        Illegal::TooFewCoins { price: 12, coins: 7 },
        Illegal::NothingToBuy,
        Illegal::PriceNotReached { price: 12, paid: 7 },
        Illegal::NoSuchCard { place },
        Illegal::Reserved { place, by: seat(1) },
        Illegal::Reserved { place: Place::Farm(0), by: seat(3) },
        Illegal::MarkerInUse,
        Illegal::NotInHand { card: red5 },
        Illegal::NotSinking { good },
        Illegal::NoIcon { card: red5 },
        Illegal::NothingToInsure { good },
        Illegal::OtherGood { good },
        Illegal::NotAmongGoods { card: red5 },
        Illegal::MustAct,
    ];
    insta::assert_snapshot!(refusals::<Osaka>(all));
}
