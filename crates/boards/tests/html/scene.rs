//! Tables in a wanted state, and the page that a viewer gets of them.

use portolan_boards::html::{self, Sitting};
use portolan_boards::{Ink, Players, Reader, Words};
use portolan_games::core::{Choices, Game, SeatCount, Seed, Setup, Table, ThoughtRng, Viewer};
use portolan_games::osaka::{Choice, Osaka};
use portolan_games::{AnyChoice, AnyRefusal, AnyView};
use std::sync::LazyLock;

/// Reading the messages takes longer than many pages.
pub(crate) static ENGLISH: LazyLock<Words> = LazyLock::new(Words::english);

pub(crate) const NAMES: [&str; 4] = ["Anna", "Bruno", "Clara", "Dorota"];

pub(crate) fn table(seats: usize, seed: u64) -> Table<Osaka> {
    Table::new(Setup::standard(SeatCount::new(seats).unwrap(), Seed::from_number(seed))).unwrap()
}

/// Plays on at random until `stop`, or to the end; buys whenever it can, so that much happens.
pub(crate) fn play_until(
    table: &mut Table<Osaka>,
    rng: &mut ThoughtRng,
    stop: impl Fn(&Table<Osaka>) -> bool,
) {
    while let Some(seat) = table.state().to_act().first() {
        if stop(table) {
            return;
        }
        let choices = choices(table.state(), Viewer::Seat(seat));
        let buy = choices.iter().copied().find(|&choice| choice == Choice::Buy && rng.below(2) == 0);
        table.choose(seat, buy.or_else(|| rng.pick(&choices)).unwrap()).unwrap();
    }
}

/// What a viewer may choose.
pub(crate) fn choices(state: &Osaka, viewer: Viewer) -> Vec<Choice> {
    let mut choices = Choices::new();
    if let Some(seat) = viewer.seat() {
        state.choices(seat, &mut choices);
    }
    choices.to_vec()
}

/// Whoever is to choose; at the end, the public.
pub(crate) fn chooser(state: &Osaka) -> Viewer {
    state.to_act().first().map_or(Viewer::Public, Viewer::Seat)
}

/// Board and decision as one viewer gets them; the ranking at the end.
pub(crate) fn page(state: &Osaka, viewer: Viewer) -> String {
    page_with(state, viewer, NAMES)
}

pub(crate) fn page_with(state: &Osaka, viewer: Viewer, names: [&str; 4]) -> String {
    let [board, decision, ranking] = parts(state, viewer, names);
    let symbols = html::symbols(portolan_games::GameId::Osaka).into_string();
    symbols + &board + &decision + &ranking
}

/// Board, decision, ranking.
pub(crate) fn parts(state: &Osaka, viewer: Viewer, names: [&str; 4]) -> [String; 3] {
    let players = Players::new(names);
    let reader = Reader { words: &ENGLISH, players: &players, viewer, ink: Ink::Ansi };
    let view = AnyView::Osaka(state.view(viewer));
    let choices: Vec<AnyChoice> = choices(state, viewer).into_iter().map(AnyChoice::Osaka).collect();
    let plain = Reader { ink: Ink::Plain, ..reader };
    let why_not = |choice: &AnyChoice| {
        let AnyChoice::Osaka(choice) = choice else { return None };
        let mut log = portolan_games::core::Journal::new();
        let refused = state.clone().apply(viewer.seat()?, *choice, &mut log).err()?;
        Some(portolan_boards::refusal(&AnyRefusal::Osaka(refused), &plain))
    };
    let sitting = Sitting { choices: &choices, why_not: &why_not };
    let ranking = state.outcome().map(|outcome| html::ranking(&outcome, &view, &reader).into_string());
    [
        html::board(&view, &sitting, &reader).into_string(),
        html::decision(&view, &sitting, &reader).into_string(),
        ranking.unwrap_or_default(),
    ]
}
