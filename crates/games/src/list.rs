//! The list of games. A new game is one line at the end of this file, and one in [`with_game!`](crate::with_game).

use crate::table::{HistoryStep, TableError, TableSetup};
use portolan_core::table::TakeBackError;
use portolan_core::{
    Choice as _, Choices, Components as _, Entry, EntryKind, Game, Knowledge, Memory, Meta, NotationError,
    NullLog, OptionSpec, Options, Outcome, Refusal, Seat, SeatCount, SeatSet, Seed, StateHash, Table,
    ThoughtRng, Viewer,
};
use serde::Serialize;
use std::fmt;
use std::ops::Range;
use std::str::FromStr;

/// Runs a piece of code with the type of a game: `with_game!(id, G => play::<G>(…))`.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $G:ident => $body:expr) => {
        match $id {
            $crate::GameId::Osaka => {
                type $G = $crate::osaka::Osaka;
                $body
            }
            $crate::GameId::Ostia => {
                type $G = $crate::ostia::Ostia;
                $body
            }
            $crate::GameId::Dschunke => {
                type $G = $crate::dschunke::Dschunke;
                $body
            }
            $crate::GameId::Yokohama => {
                type $G = $crate::yokohama::Yokohama;
                $body
            }
        }
    };
}

/// Runs code with the value inside an erased type, whichever game it belongs to, and with the type of that game:
/// `with_any!(AnyView, view, G, view => G::text(view))`.
#[macro_export]
macro_rules! with_any {
    ($Any:ident, $value:expr, $G:ident, $inner:pat => $body:expr) => {
        match $value {
            $crate::$Any::Osaka($inner) => {
                type $G = $crate::osaka::Osaka;
                $body
            }
            $crate::$Any::Ostia($inner) => {
                type $G = $crate::ostia::Ostia;
                $body
            }
            $crate::$Any::Dschunke($inner) => {
                type $G = $crate::dschunke::Dschunke;
                $body
            }
            $crate::$Any::Yokohama($inner) => {
                type $G = $crate::yokohama::Yokohama;
                $body
            }
        }
    };
}

/// A game in the list: converts its own types to the erased ones and back.
pub trait ListedGame: Game {
    /// Which game it is.
    const ID: GameId;

    /// A choice of it.
    fn any_choice(choice: Self::Choice) -> AnyChoice;

    /// What a seat knows of it.
    fn any_knowledge(knowledge: Knowledge<'_, Self>) -> AnyKnowledge<'_>;

    /// A table at which it is played.
    fn any_table(table: Box<Table<Self>>) -> AnyTable;

    /// An event of this game, erased.
    fn any_event(event: Self::Event) -> AnyEvent;

    /// The table, if this game is played there.
    fn own_table(table: &AnyTable) -> Option<&Table<Self>>;

    /// The view, if it is one of this game.
    fn own_view(view: &AnyView) -> Option<&Self::View>;

    /// The choice, if it is one of this game.
    fn own_choice(choice: AnyChoice) -> Option<Self::Choice>;

    /// The event, if it is one of this game.
    fn own_event(event: &AnyEvent) -> Option<&Self::Event>;
}

macro_rules! games {
    ($($Name:ident => $Game:ty),+ $(,)?) => {
        /// One of the games.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
        #[serde(rename_all = "lowercase")]
        #[allow(missing_docs, reason = "the names are the games' own")]
        pub enum GameId { $($Name),+ }

        impl GameId {
            /// All games.
            pub const ALL: &'static [GameId] = &[$(GameId::$Name),+];

            /// What stands on the box.
            pub const fn meta(self) -> &'static Meta {
                match self { $(GameId::$Name => &<$Game as Game>::META),+ }
            }

            /// The options that there are.
            pub const fn options(self) -> &'static [OptionSpec] {
                match self { $(GameId::$Name => <<$Game as Game>::Options as Options>::LIST),+ }
            }
        }

        /// What one viewer sees of whichever game.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
        #[serde(rename_all = "lowercase", tag = "game")]
        #[allow(missing_docs, reason = "the names are the games' own")]
        pub enum AnyView { $($Name(<$Game as Game>::View)),+ }

        /// What happened in whichever game.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
        #[serde(untagged)]
        #[allow(missing_docs, reason = "the names are the games' own")]
        pub enum AnyEvent { $($Name(<$Game as Game>::Event)),+ }

        /// Why a choice is not possible in whichever game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "the names are the games' own")]
        pub enum AnyRefusal { $($Name(<$Game as Game>::Illegal)),+ }

        /// A choice of whichever game.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "the names are the games' own")]
        pub enum AnyChoice { $($Name(<$Game as Game>::Choice)),+ }

        /// What a seat knows of whichever game: all that a bot is handed.
        #[allow(missing_docs, reason = "the names are the games' own")]
        pub enum AnyKnowledge<'a> { $($Name(Knowledge<'a, $Game>)),+ }

        /// A table at which whichever game is played.
        #[derive(Clone, Debug)]
        #[allow(missing_docs, reason = "the names are the games' own")]
        pub enum AnyTable { $($Name(Box<Table<$Game>>)),+ }

        $(impl ListedGame for $Game {
            const ID: GameId = GameId::$Name;

            fn any_choice(choice: Self::Choice) -> AnyChoice {
                AnyChoice::$Name(choice)
            }

            fn any_knowledge(knowledge: Knowledge<'_, Self>) -> AnyKnowledge<'_> {
                AnyKnowledge::$Name(knowledge)
            }

            fn any_table(table: Box<Table<Self>>) -> AnyTable {
                AnyTable::$Name(table)
            }

            fn any_event(event: Self::Event) -> AnyEvent {
                AnyEvent::$Name(event)
            }

            fn own_table(table: &AnyTable) -> Option<&Table<Self>> {
                match table {
                    AnyTable::$Name(table) => Some(table),
                    _ => None,
                }
            }

            fn own_view(view: &AnyView) -> Option<&Self::View> {
                match view {
                    AnyView::$Name(view) => Some(view),
                    _ => None,
                }
            }

            fn own_choice(choice: AnyChoice) -> Option<Self::Choice> {
                match choice {
                    AnyChoice::$Name(choice) => Some(choice),
                    _ => None,
                }
            }

            fn own_event(event: &AnyEvent) -> Option<&Self::Event> {
                match event {
                    AnyEvent::$Name(event) => Some(event),
                    _ => None,
                }
            }
        })+

        impl AnyChoice {
            /// Reads the notation of a game.
            pub fn parse(game: GameId, text: &str) -> Result<AnyChoice, NotationError> {
                match game { $(GameId::$Name => text.parse().map(AnyChoice::$Name)),+ }
            }

            /// Its dense number in its game.
            pub fn number(self) -> usize {
                match self { $(AnyChoice::$Name(choice) => choice.number()),+ }
            }
        }

        impl fmt::Display for AnyChoice {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self { $(AnyChoice::$Name(choice) => choice.fmt(f)),+ }
            }
        }

        impl AnyRefusal {
            /// The section of the rules that says so.
            pub fn section(&self) -> &'static str {
                match self { $(AnyRefusal::$Name(illegal) => illegal.section()),+ }
            }
        }

        impl fmt::Display for AnyRefusal {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self { $(AnyRefusal::$Name(illegal) => illegal.fmt(f)),+ }
            }
        }

        impl AnyTable {
            /// A table at which nobody has chosen yet.
            pub fn new(setup: &TableSetup) -> Result<AnyTable, TableError> {
                match setup.game {
                    $(GameId::$Name => Ok(AnyTable::$Name(Box::new(Table::new(setup.typed::<$Game>()?)?)))),+
                }
            }

            /// Which game is played.
            pub const fn game(&self) -> GameId {
                match self { $(AnyTable::$Name(_) => GameId::$Name),+ }
            }

            /// The rules revision that is played.
            pub fn revision(&self) -> u32 {
                match self { $(AnyTable::$Name(table) => table.setup().revision),+ }
            }

            /// What was settled before the first choice.
            pub fn setup(&self) -> TableSetup {
                match self { $(AnyTable::$Name(table) => TableSetup::of(GameId::$Name, table.setup())),+ }
            }

            /// All the luck of the game: secret while it lasts.
            pub fn seed(&self) -> Seed {
                match self { $(AnyTable::$Name(table) => table.setup().seed),+ }
            }

            /// The hash of the components, and whether they are the built-in ones.
            pub fn components(&self) -> (String, bool) {
                match self {
                    $(AnyTable::$Name(table) => {
                        let setup = table.setup();
                        let built_in = <$Game as Game>::Components::shared(setup.revision);
                        (setup.components.hash(), setup.components == built_in)
                    }),+
                }
            }

            /// How many sit at the table.
            pub fn seats(&self) -> SeatCount {
                match self { $(AnyTable::$Name(table) => table.setup().seats),+ }
            }

            /// Who must choose now; nobody if the game is over.
            pub fn to_act(&self) -> SeatSet {
                match self { $(AnyTable::$Name(table) => table.state().to_act()),+ }
            }

            /// The ranking, once the game is over.
            pub fn outcome(&self) -> Option<Outcome> {
                match self { $(AnyTable::$Name(table) => table.state().outcome()),+ }
            }

            /// A short hash of the position.
            pub fn state_hash(&self) -> StateHash {
                match self { $(AnyTable::$Name(table) => table.state().state_hash()),+ }
            }

            /// All that `seat` may choose.
            pub fn choices(&self, seat: Seat) -> Vec<AnyChoice> {
                match self {
                    $(AnyTable::$Name(table) => {
                        let mut choices = Choices::new();
                        table.state().choices(seat, &mut choices);
                        choices.iter().copied().map(AnyChoice::$Name).collect()
                    }),+
                }
            }

            /// Makes a choice, or refuses it and changes nothing.
            ///
            /// # Panics
            /// If the choice belongs to another game: choices are parsed with the table's own game.
            pub fn choose(&mut self, seat: Seat, choice: AnyChoice) -> Result<(), AnyRefusal> {
                match (self, choice) {
                    $((AnyTable::$Name(table), AnyChoice::$Name(choice)) => {
                        table.choose(seat, choice).map(|_| ()).map_err(AnyRefusal::$Name)
                    }),+
                    _ => panic!("a choice of another game"),
                }
            }

            /// Why `seat` cannot make this choice now; nothing if it can.
            ///
            /// # Panics
            /// If the choice belongs to another game: choices are parsed with the table's own game.
            pub fn why_not(&self, seat: Seat, choice: AnyChoice) -> Option<AnyRefusal> {
                match (self, choice) {
                    $((AnyTable::$Name(table), AnyChoice::$Name(choice)) => {
                        table.why_not(seat, choice).map(AnyRefusal::$Name)
                    }),+
                    _ => panic!("a choice of another game"),
                }
            }

            /// Can `seat` take its latest choice back?
            pub fn can_take_back(&self, seat: Seat) -> Result<(), TakeBackError> {
                match self { $(AnyTable::$Name(table) => table.can_take_back(seat)),+ }
            }

            /// Takes the latest choice of `seat` back.
            pub fn take_back(&mut self, seat: Seat) -> Result<(), TakeBackError> {
                match self { $(AnyTable::$Name(table) => table.take_back(seat)),+ }
            }

            /// What `viewer` sees now.
            pub fn view(&self, viewer: Viewer) -> AnyView {
                match self { $(AnyTable::$Name(table) => AnyView::$Name(table.state().view(viewer))),+ }
            }

            /// What `viewer` saw after the first `count` standing choices.
            pub fn view_at(&self, count: usize, viewer: Viewer) -> AnyView {
                match self { $(AnyTable::$Name(table) => AnyView::$Name(table.state_after(count).view(viewer))),+ }
            }

            /// The same table as `viewer` might imagine it: whatever is shown to `viewer` must be the same for both.
            #[must_use]
            pub fn imagined(&self, viewer: Viewer, memory: Memory, rng: &mut ThoughtRng) -> AnyTable {
                match self { $(AnyTable::$Name(table) => AnyTable::$Name(Box::new(table.imagined(viewer, memory, rng)))),+ }
            }

            /// Was something revealed to `viewer` by the latest choice that stands?
            pub fn has_just_revealed(&self, viewer: Viewer) -> bool {
                match self {
                    $(AnyTable::$Name(table) => {
                        table.choices_made().last().is_some_and(|made| made.journal.revealed().has(viewer))
                    }),+
                }
            }

            /// What `seat` knows: for a bot.
            pub fn knowledge(&self, seat: Seat) -> AnyKnowledge<'_> {
                match self {
                    $(AnyTable::$Name(table) => AnyKnowledge::$Name(Knowledge::of(table.state(), seat))),+
                }
            }

            /// The whole game as `viewer` saw it: the preparation first, then what came of each standing choice.
            pub fn history(&self, viewer: Viewer) -> Vec<HistoryStep> {
                self.history_range(viewer, 0..self.choice_count() + 1)
            }

            /// A part of the story: chapter 0 is the preparation, each other one tells of a standing choice.
            pub fn history_range(&self, viewer: Viewer, range: Range<usize>) -> Vec<HistoryStep> {
                match self {
                    $(AnyTable::$Name(table) => {
                        let event = |event: &<$Game as Game>::Event| AnyEvent::$Name(event.clone());
                        let chapter = |number: usize| match number.checked_sub(1).map(|made| &table.choices_made()[made]) {
                            None => HistoryStep {
                                seat: None,
                                choice: None,
                                events: table.opening().seen_by(viewer).map(event).collect(),
                            },
                            Some(made) => HistoryStep {
                                seat: Some(made.seat),
                                choice: viewer.is(made.seat).then_some(AnyChoice::$Name(made.choice)),
                                events: made.journal.seen_by(viewer).map(event).collect(),
                            },
                        };
                        (range.start..range.end.min(self.choice_count() + 1)).map(chapter).collect()
                    }),+
                }
            }

            /// The position hashes after every `step` standing choices, and after the last one.
            pub fn state_hashes(&self, step: usize) -> Vec<(usize, StateHash)> {
                match self { $(AnyTable::$Name(table) => state_hashes(table, step)),+ }
            }

            /// The choices that stand, secret ones included: for records, not for players.
            pub fn choices_made(&self) -> Vec<(Seat, AnyChoice)> {
                match self {
                    $(AnyTable::$Name(table) => {
                        table.choices_made().iter().map(|made| (made.seat, AnyChoice::$Name(made.choice))).collect()
                    }),+
                }
            }

            /// How many choices stand.
            pub fn choice_count(&self) -> usize {
                match self { $(AnyTable::$Name(table) => table.choices_made().len()),+ }
            }

            /// All that was ever entered, what was taken back included.
            pub fn entries(&self) -> Vec<Entry<AnyChoice>> {
                match self {
                    $(AnyTable::$Name(table) => table.entries().iter().map(|entry| Entry {
                        seat: entry.seat,
                        kind: match entry.kind {
                            EntryKind::Choice(choice) => EntryKind::Choice(AnyChoice::$Name(choice)),
                            EntryKind::TakeBack => EntryKind::TakeBack,
                        },
                    }).collect()),+
                }
            }
        }
    };
}

impl FromStr for GameId {
    type Err = TableError;
    fn from_str(text: &str) -> Result<GameId, TableError> {
        let known = GameId::ALL.iter().find(|game| game.meta().id == text);
        known.copied().ok_or_else(|| TableError::UnknownGame(text.chars().take(40).collect()))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.meta().id)
    }
}

fn state_hashes<G: Game>(table: &Table<G>, step: usize) -> Vec<(usize, StateHash)> {
    let mut state = table.state_after(0);
    let mut state_hashes = Vec::new();
    for (made, count) in table.choices_made().iter().zip(1..) {
        state.apply(made.seat, made.choice, &mut NullLog).ok();
        if count % step.max(1) == 0 || count == table.choices_made().len() {
            state_hashes.push((count, state.state_hash()));
        }
    }
    state_hashes
}

games! {
    Osaka => portolan_osaka::Osaka,
    Ostia => portolan_ostia::Ostia,
    Dschunke => portolan_dschunke::Dschunke,
    Yokohama => portolan_yokohama::Yokohama,
}
