//! The sentences around a table in a terminal, the same for every game: undo, handing over, saving, replays.

pub use portolan_board::table::list;

use portolan_board::Reader;
use portolan_games::core::Seat;
use portolan_games::core::table::TakeBackError;
use portolan_i18n::TableKey;

/// Between two people at one keyboard. `may_undo`: whoever chose last can still take it back.
pub fn hand_over(to: Seat, may_undo: bool, reader: &Reader<'_>) -> String {
    let key = if may_undo { TableKey::HandOverOrUndo } else { TableKey::HandOver };
    reader.locale.format(key, [("who", reader.name(to).into())])
}

/// Beside the first and the last of many choices that are alike.
pub fn also_possible(reader: &Reader<'_>) -> String {
    reader.locale.text(TableKey::AlsoPossible)
}

/// Where a copy of the game was put.
pub fn saved(path: &str, reader: &Reader<'_>) -> String {
    reader.locale.format(TableKey::Saved, [("path", path.into())])
}

/// Where the game is, and how to go on with it.
pub fn go_on(path: &str, name: &str, reader: &Reader<'_>) -> String {
    reader.locale.format(TableKey::GoOn, [("path", path.into()), ("name", name.into())])
}

/// For one who leaves.
pub fn goodbye(how: &str, reader: &Reader<'_>) -> String {
    reader.locale.format(TableKey::Goodbye, [("how", how.into())])
}

/// How to step through a recorded game.
pub fn replay_step(at: usize, last: usize, reader: &Reader<'_>) -> String {
    reader.locale.format(TableKey::ReplayStep, [("at", at.into()), ("last", last.into())])
}

/// What a record is of, line by line: the game, who sat where, how many choices there were.
pub fn replayed(
    game: &str,
    revision: u32,
    kinds: &[String],
    choices: usize,
    reader: &Reader<'_>,
) -> Vec<String> {
    let locale = reader.locale;
    let mut lines =
        vec![locale.format(TableKey::ReplayGame, [("game", game.into()), ("revision", revision.into())])];
    for ((number, kind), name) in (1..).zip(kinds).zip(reader.players.names()) {
        let args = [("number", number.into()), ("name", name.into()), ("kind", kind.as_str().into())];
        lines.push(locale.format::<3>(TableKey::ReplaySeat, args));
    }
    lines.push(locale.format(TableKey::ReplayChoices, [("count", choices.into())]));
    lines
}

/// The recorded game is not over.
pub fn replay_running(reader: &Reader<'_>) -> String {
    reader.locale.text(TableKey::ReplayRunning)
}

/// The record holds true.
pub fn replay_verified(reader: &Reader<'_>) -> String {
    reader.locale.text(TableKey::ReplayVerified)
}

/// What stands before the place where one types.
pub fn prompt(reader: &Reader<'_>) -> String {
    format!("{} ", reader.locale.text(TableKey::Prompt))
}

/// All that can be typed besides choices.
pub fn help(reader: &Reader<'_>) -> String {
    reader.locale.text(TableKey::Help)
}

/// A number that no choice has.
pub fn no_such_number(choices: usize, reader: &Reader<'_>) -> String {
    reader.locale.format(TableKey::NoSuchNumber, [("choices", choices.into())])
}

/// Something was typed that is no choice and no command.
pub fn not_understood(reason: &str, reader: &Reader<'_>) -> String {
    reader.locale.format(TableKey::NotUnderstood, [("reason", reason.into())])
}

/// The heading over what the others did meanwhile; at the beginning, over how the table was prepared.
pub fn since(opening: bool, reader: &Reader<'_>) -> String {
    reader.locale.text(if opening { TableKey::Opening } else { TableKey::Since })
}

/// An answer to “why not?”: nothing speaks against it.
pub fn it_is_possible(description: &str, reader: &Reader<'_>) -> String {
    reader.locale.format(TableKey::ItIsPossible, [("what", description.into())])
}

/// A choice was taken back.
pub fn taken_back(choice: &str, reader: &Reader<'_>) -> String {
    reader.locale.format(TableKey::TakenBack, [("choice", choice.into())])
}

/// Why a choice cannot be taken back.
pub fn cannot_take_back(reason: TakeBackError, reader: &Reader<'_>) -> String {
    reader.locale.text(match reason {
        TakeBackError::Nothing => TableKey::UndoNothing,
        TakeBackError::Revealed => TableKey::UndoRevealed,
        TakeBackError::Answered => TableKey::UndoAnswered,
    })
}
