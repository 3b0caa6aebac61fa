//! Tables in a given state, and the page of a viewer.

use portolan_boards::html::{self, SeatContext};
use portolan_boards::{Ink, Locale, Players, Reader};
use portolan_games::core::{SeatCount, Seed, ThoughtRng, Viewer};
use portolan_games::{AnyChoice, AnyTable, GameId, TableSetup};
use std::sync::LazyLock;

/// Parsed once: parsing the messages takes longer than rendering many pages.
pub(crate) static ENGLISH: LazyLock<Locale> = LazyLock::new(Locale::english);

pub(crate) const NAMES: [&str; 5] = ["Anna", "Bruno", "Clara", "Dorota", "Emil"];

pub(crate) fn table(game: GameId, seats: usize, seed: u64) -> AnyTable {
    let seats = SeatCount::new(seats).unwrap();
    AnyTable::new(&TableSetup::standard(game, seats, Seed::from_number(seed))).unwrap()
}

/// Plays at random until `stop` or to the end; often buys if possible, so that sales occur.
pub(crate) fn play_until(table: &mut AnyTable, rng: &mut ThoughtRng, stop: impl Fn(&AnyTable) -> bool) {
    while let Some(seat) = table.to_act().first() {
        if stop(table) {
            return;
        }
        let choices = table.choices(seat);
        let buy = choices.iter().copied().find(|choice| choice.to_string() == "buy" && rng.below(2) == 0);
        table.choose(seat, buy.or_else(|| rng.pick(&choices)).unwrap()).unwrap();
    }
}

/// Checks many positions of every game and player count, for every viewer.
pub(crate) fn for_many_positions(mut check: impl FnMut(&AnyTable, Viewer)) {
    for &game in GameId::ALL {
        let (fewest, most) = game.meta().seats;
        for seats in fewest..=most {
            for_positions_of(game, seats, 9 + seats as u64, &mut check);
        }
    }
}

/// Checks about 40 positions of one game, for every viewer.
pub(crate) fn for_positions_of(
    game: GameId,
    seats: usize,
    seed: u64,
    mut check: impl FnMut(&AnyTable, Viewer),
) {
    let mut whole = table(game, seats, seed);
    play_until(&mut whole, &mut ThoughtRng::new(seed), |_| false);
    let step = whole.choice_count() / 40;
    let (mut table, mut rng) = (table(game, seats, seed), ThoughtRng::new(seed));
    loop {
        Viewer::all(table.seats()).for_each(|viewer| check(&table, viewer));
        if table.to_act().is_empty() {
            break;
        }
        let length = table.choice_count();
        play_until(&mut table, &mut rng, |table| table.choice_count() > length + step);
    }
}

/// The legal choices of a viewer.
pub(crate) fn choices(table: &AnyTable, viewer: Viewer) -> Vec<AnyChoice> {
    viewer.seat().map(|seat| table.choices(seat)).unwrap_or_default()
}

/// The first seat that must choose; at the end, the public.
pub(crate) fn chooser(table: &AnyTable) -> Viewer {
    table.to_act().first().map_or(Viewer::Public, Viewer::Seat)
}

/// Symbols, board and decision for one viewer; at the end also the ranking.
pub(crate) fn page(table: &AnyTable, viewer: Viewer) -> String {
    page_with(table, viewer, &NAMES)
}

pub(crate) fn page_with(table: &AnyTable, viewer: Viewer, names: &[&str]) -> String {
    let [board, decision, ranking] = parts(table, viewer, names);
    html::symbols(table.game()).into_string() + &board + &decision + &ranking
}

/// Board, decision, ranking.
pub(crate) fn parts(table: &AnyTable, viewer: Viewer, names: &[&str]) -> [String; 3] {
    let players = Players::new(names);
    let reader = Reader { locale: &ENGLISH, players: &players, viewer, ink: Ink::Ansi };
    let view = table.view(viewer);
    let choices = choices(table, viewer);
    let plain = Reader { ink: Ink::Plain, ..reader };
    let why_not = |choice: &AnyChoice| {
        let refused = table.why_not(viewer.seat()?, *choice)?;
        Some(html::reason(&refused, &plain))
    };
    let context = SeatContext { choices: &choices, why_not: &why_not };
    let ranking = table.outcome().map(|outcome| html::ranking(&outcome, &view, &reader).into_string());
    [
        html::board(&view, &context, &reader).into_string(),
        html::decision(&view, &context, &reader).into_string(),
        ranking.unwrap_or_default(),
    ]
}
