//! The sentences around a table in a terminal, the same for every game: undo, handing over, saving, replays.

pub use portolan_board::table::list;

use portolan_board::Reader;
use portolan_games::core::Seat;
use portolan_games::core::table::TakeBackError;
use portolan_i18n::TableKey;

/// The text between two players at one keyboard. `may_undo`: the previous player can still undo the latest choice.
pub fn hand_over(to: Seat, may_undo: bool, reader: &Reader<'_>) -> String {
    let key = if may_undo { TableKey::HandOverOrUndo } else { TableKey::HandOver };
    reader.locale.format(key, [("who", reader.name(to).into())])
}

/// The remark next to the first and the last of many similar choices.
pub fn also_possible(reader: &Reader<'_>) -> String {
    reader.locale.text(TableKey::AlsoPossible)
}

/// The message after a copy of the game was saved.
pub fn saved(path: &str, reader: &Reader<'_>) -> String {
    reader.locale.format(TableKey::Saved, [("path", path.into())])
}

/// The file of the game, and the command that continues it.
pub fn go_on(path: &str, name: &str, reader: &Reader<'_>) -> String {
    reader.locale.format(TableKey::GoOn, [("path", path.into()), ("name", name.into())])
}

/// The farewell, with the command that continues the game.
pub fn goodbye(how: &str, reader: &Reader<'_>) -> String {
    reader.locale.format(TableKey::Goodbye, [("how", how.into())])
}

/// The instructions for stepping through a recorded game.
pub fn replay_step(at: usize, last: usize, reader: &Reader<'_>) -> String {
    reader.locale.format(TableKey::ReplayStep, [("at", at.into()), ("last", last.into())])
}

/// The contents of a record, line by line: the game, the seats, the number of choices.
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

/// The record was verified.
pub fn replay_verified(reader: &Reader<'_>) -> String {
    reader.locale.text(TableKey::ReplayVerified)
}

/// The prompt.
pub fn prompt(reader: &Reader<'_>) -> String {
    format!("{} ", reader.locale.text(TableKey::Prompt))
}

/// The commands that can be typed besides choices.
pub fn help(reader: &Reader<'_>) -> String {
    reader.locale.text(TableKey::Help)
}

/// A number that no choice has.
pub fn no_such_number(choices: usize, reader: &Reader<'_>) -> String {
    reader.locale.format(TableKey::NoSuchNumber, [("choices", choices.into())])
}

/// The typed text is neither a choice nor a command.
pub fn not_understood(reason: &str, reader: &Reader<'_>) -> String {
    reader.locale.format(TableKey::NotUnderstood, [("reason", reason.into())])
}

/// The heading of what the others did since the player's latest choice; at the start, of the setup.
pub fn since(opening: bool, reader: &Reader<'_>) -> String {
    reader.locale.text(if opening { TableKey::Opening } else { TableKey::Since })
}

/// The answer to “why not?” for a legal choice.
pub fn it_is_possible(description: &str, reader: &Reader<'_>) -> String {
    reader.locale.format(TableKey::ItIsPossible, [("what", description.into())])
}

/// A choice was undone.
pub fn taken_back(choice: &str, reader: &Reader<'_>) -> String {
    reader.locale.format(TableKey::TakenBack, [("choice", choice.into())])
}

/// Why a choice cannot be undone.
pub fn cannot_take_back(reason: TakeBackError, reader: &Reader<'_>) -> String {
    reader.locale.text(match reason {
        TakeBackError::Nothing => TableKey::UndoNothing,
        TakeBackError::Revealed => TableKey::UndoRevealed,
        TakeBackError::Answered => TableKey::UndoAnswered,
    })
}
