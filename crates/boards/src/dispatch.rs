//! Maps each game to its board. No other file names both.

use portolan_board::Board;
use portolan_dschunke_board::DschunkeBoard;
use portolan_games::ListedGame;
use portolan_games::dschunke::Dschunke;
use portolan_games::osaka::Osaka;
use portolan_games::ostia::Ostia;
use portolan_games::yokohama::Yokohama;
use portolan_osaka_board::OsakaBoard;
use portolan_ostia_board::OstiaBoard;
use portolan_yokohama_board::YokohamaBoard;

/// A game of the list that has a board.
pub trait GameWithBoard: ListedGame {
    /// Its board.
    type Board: Board<Game = Self>;
}

/// The board of the game `G`.
pub type BoardOf<G> = <G as GameWithBoard>::Board;

impl GameWithBoard for Osaka {
    type Board = OsakaBoard;
}

impl GameWithBoard for Ostia {
    type Board = OstiaBoard;
}

impl GameWithBoard for Dschunke {
    type Board = DschunkeBoard;
}

impl GameWithBoard for Yokohama {
    type Board = YokohamaBoard;
}
