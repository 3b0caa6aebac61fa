//! The list of games, and the enums with one variant per game.
//!
//! A new game needs one line in [`match_game!`](crate::match_game) and one at the end of this file. The methods of the
//! types are in other files, written with [`with_game!`](crate::with_game) and [`with_any!`](crate::with_any).

use portolan_core::{Game, Knowledge, Table};
use serde::Serialize;

/// Runs code with the type of a game: `with_game!(id, G => play::<G>(…))`.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $G:ident => $body:expr) => {
        $crate::match_game!($id, GameId {}, $G => $body)
    };
}

/// Runs code with the value inside an erased type and the type of its game:
/// `with_any!(AnyView, view, G, view => G::text(view))`.
#[macro_export]
macro_rules! with_any {
    ($Any:ident, $value:expr, $G:ident, $inner:pat => $body:expr) => {
        $crate::match_game!($value, $Any { 0: $inner }, $G => $body)
    };
}

/// The `match` behind [`with_game!`](crate::with_game) and [`with_any!`](crate::with_any).
#[doc(hidden)]
#[macro_export]
macro_rules! match_game {
    ($value:expr, $Type:ident $fields:tt, $G:ident => $body:expr) => {
        match $value {
            $crate::$Type::Osaka $fields => $crate::match_game!(osaka::Osaka, $G => $body),
            $crate::$Type::Ostia $fields => $crate::match_game!(ostia::Ostia, $G => $body),
            $crate::$Type::Dschunke $fields => $crate::match_game!(dschunke::Dschunke, $G => $body),
            $crate::$Type::Yokohama $fields => $crate::match_game!(yokohama::Yokohama, $G => $body),
        }
    };
    ($module:ident::$Game:ident, $G:ident => $body:expr) => {{
        #[allow(dead_code, reason = "not every body names the game")]
        type $G = $crate::$module::$Game;
        $body
    }};
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
        }

        /// What one viewer sees of a game.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
        #[serde(rename_all = "lowercase", tag = "game")]
        #[allow(missing_docs, reason = "the names are the games' own")]
        pub enum AnyView { $($Name(<$Game as Game>::View)),+ }

        /// An event of a game.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
        #[serde(untagged)]
        #[allow(missing_docs, reason = "the names are the games' own")]
        pub enum AnyEvent { $($Name(<$Game as Game>::Event)),+ }

        /// Why a game refuses a choice.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "the names are the games' own")]
        pub enum AnyRefusal { $($Name(<$Game as Game>::Illegal)),+ }

        /// A choice of a game.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "the names are the games' own")]
        pub enum AnyChoice { $($Name(<$Game as Game>::Choice)),+ }

        /// What a seat knows of a game: the input of a bot.
        #[allow(missing_docs, reason = "the names are the games' own")]
        pub enum AnyKnowledge<'a> { $($Name(Knowledge<'a, $Game>)),+ }

        /// A table of any game.
        #[derive(Clone, Debug)]
        #[allow(missing_docs, reason = "the names are the games' own")]
        pub enum AnyTable { $($Name(Box<Table<$Game>>)),+ }

        $(impl ListedGame for $Game {
            const ID: GameId = GameId::$Name;

            fn any_choice(choice: Self::Choice) -> AnyChoice {
                AnyChoice::$Name(choice)
            }

            fn any_event(event: Self::Event) -> AnyEvent {
                AnyEvent::$Name(event)
            }

            fn any_view(view: Self::View) -> AnyView {
                AnyView::$Name(view)
            }

            fn any_refusal(illegal: Self::Illegal) -> AnyRefusal {
                AnyRefusal::$Name(illegal)
            }

            fn any_knowledge(knowledge: Knowledge<'_, Self>) -> AnyKnowledge<'_> {
                AnyKnowledge::$Name(knowledge)
            }

            fn any_table(table: Table<Self>) -> AnyTable {
                AnyTable::$Name(Box::new(table))
            }

            fn own_choice(choice: AnyChoice) -> Option<Self::Choice> {
                if let AnyChoice::$Name(choice) = choice { Some(choice) } else { None }
            }

            fn own_event(event: &AnyEvent) -> Option<&Self::Event> {
                if let AnyEvent::$Name(event) = event { Some(event) } else { None }
            }

            fn own_view(view: &AnyView) -> Option<&Self::View> {
                if let AnyView::$Name(view) = view { Some(view) } else { None }
            }

            fn own_table(table: &AnyTable) -> Option<&Table<Self>> {
                if let AnyTable::$Name(table) = table { Some(table) } else { None }
            }
        })+
    };
}

/// A game of the list: `any_…` erases its types, `own_…` returns `None` for a value of another game.
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub trait ListedGame: Game {
    const ID: GameId;

    fn any_choice(choice: Self::Choice) -> AnyChoice;
    fn any_event(event: Self::Event) -> AnyEvent;
    fn any_view(view: Self::View) -> AnyView;
    fn any_refusal(illegal: Self::Illegal) -> AnyRefusal;
    fn any_knowledge(knowledge: Knowledge<'_, Self>) -> AnyKnowledge<'_>;
    fn any_table(table: Table<Self>) -> AnyTable;

    fn own_choice(choice: AnyChoice) -> Option<Self::Choice>;
    fn own_event(event: &AnyEvent) -> Option<&Self::Event>;
    fn own_view(view: &AnyView) -> Option<&Self::View>;
    fn own_table(table: &AnyTable) -> Option<&Table<Self>>;
}

games! {
    Osaka => portolan_osaka::Osaka,
    Ostia => portolan_ostia::Ostia,
    Dschunke => portolan_dschunke::Dschunke,
    Yokohama => portolan_yokohama::Yokohama,
}
