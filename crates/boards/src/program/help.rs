//! The help of the program: what each command and each of its arguments is for.

use super::Keys;
use crate::words::Words;

/// What a command is for, by its name, such as `play` or `components check`; the program itself has the empty one.
pub fn about(command: &str, words: &Words) -> Option<String> {
    let (_, key) = COMMANDS.iter().find(|(known, _)| *known == command)?;
    Some(words.word(*key))
}

/// What else there is to know of a command.
pub fn more(command: &str, words: &Words) -> Option<String> {
    (command == "arena").then(|| words.word(Keys::ArenaMore))
}

/// What an argument of a command is for. Arguments that many commands have are known under no command.
pub fn argument(command: &str, argument: &str, words: &Words) -> Option<String> {
    let of = |command: &str| ARGUMENTS.iter().find(|(of, known, _)| *of == command && *known == argument);
    let (_, _, key) = of(command).or_else(|| of(""))?;
    Some(words.word(*key))
}

/// A placeholder for what is to be typed. Several in a row are separated by a comma; what has no translation stays as it
/// is: `N`, `MS`.
pub fn placeholder(name: &str, words: &Words) -> String {
    let one = |name: &str| {
        let known = PLACEHOLDERS.iter().find(|(known, _)| *known == name);
        known.map_or_else(|| name.to_string(), |(_, key)| words.word(*key))
    };
    name.split(',').map(one).collect::<Vec<_>>().join(",")
}

/// Every argument that has a text, with its command.
pub fn arguments() -> impl Iterator<Item = (&'static str, &'static str)> {
    ARGUMENTS.iter().map(|(command, argument, _)| (*command, *argument))
}

const COMMANDS: &[(&str, Keys)] = &[
    ("", Keys::About),
    ("serve", Keys::Serve),
    ("play", Keys::Play),
    ("resume", Keys::Resume),
    ("replay", Keys::Replay),
    ("review", Keys::Review),
    ("simulate", Keys::Simulate),
    ("arena", Keys::Arena),
    ("components", Keys::Components),
    ("components check", Keys::ComponentsCheck),
    ("components export", Keys::ComponentsExport),
    ("rules", Keys::Rules),
    ("games", Keys::Games),
    ("load", Keys::Load),
];

const ARGUMENTS: &[(&str, &str, Keys)] = &[
    ("", "help", Keys::Help),
    ("", "version", Keys::Version),
    ("", "language", Keys::Language),
    ("", "listen", Keys::ServeListen),
    ("", "data", Keys::ServeData),
    ("", "base_url", Keys::ServeBaseUrl),
    ("", "bot_pause", Keys::ServeBotPause),
    ("", "rate", Keys::ServeRate),
    ("", "game", Keys::Game),
    ("", "options", Keys::Option),
    ("", "components", Keys::OwnComponents),
    ("", "players", Keys::Players),
    ("", "seed", Keys::SeriesSeed),
    ("", "threads", Keys::Threads),
    ("", "format", Keys::Format),
    ("", "out", Keys::Out),
    ("play", "seats", Keys::PlaySeats),
    ("play", "names", Keys::PlayNames),
    ("play", "seed", Keys::PlaySeed),
    ("resume", "game", Keys::ResumeGame),
    ("resume", "list", Keys::ResumeList),
    ("replay", "file", Keys::Record),
    ("replay", "step", Keys::ReplayStep),
    ("replay", "seat", Keys::ReplaySeat),
    ("review", "file", Keys::Record),
    ("review", "depth", Keys::ReviewDepth),
    ("review", "threads", Keys::ReviewThreads),
    ("review", "format", Keys::ReviewFormat),
    ("simulate", "bots", Keys::SimulateBots),
    ("simulate", "games", Keys::SimulateGames),
    ("arena", "bots", Keys::ArenaBots),
    ("arena", "one_against_rest", Keys::ArenaOneAgainstRest),
    ("arena", "ladder", Keys::ArenaLadder),
    ("arena", "pairs", Keys::ArenaPairs),
    ("arena", "games", Keys::ArenaGames),
    ("arena", "until_sure", Keys::ArenaUntilSure),
    ("arena", "bound", Keys::ArenaBound),
    ("arena", "margin", Keys::ArenaMargin),
    ("arena", "false_yes", Keys::ArenaFalseYes),
    ("arena", "false_no", Keys::ArenaFalseNo),
    ("arena", "at_most", Keys::ArenaAtMost),
    ("components check", "file", Keys::ComponentsFile),
    ("rules", "section", Keys::RulesSection),
    ("load", "tables", Keys::LoadTables),
    ("load", "viewers", Keys::LoadViewers),
    ("load", "seconds", Keys::LoadSeconds),
    ("load", "rate", Keys::LoadRate),
    ("load", "thinking", Keys::LoadThinking),
    ("load", "idle_tables", Keys::LoadIdleTables),
    ("load", "game", Keys::LoadGame),
    ("load", "light", Keys::LoadLight),
    ("load", "data_dir", Keys::LoadDataDir),
    ("load", "json", Keys::LoadJson),
];

const PLACEHOLDERS: &[(&str, Keys)] = &[
    ("ADDRESS", Keys::ValueAddress),
    ("BOT", Keys::ValueBot),
    ("CHANCE", Keys::ValueChance),
    ("COMMAND", Keys::ValueCommand),
    ("FILE", Keys::ValueFile),
    ("FOLDER", Keys::ValueFolder),
    ("FORMAT", Keys::ValueFormat),
    ("GAME", Keys::ValueGame),
    ("LANGUAGE", Keys::ValueLanguage),
    ("NAME", Keys::ValueName),
    ("NAME=VALUE", Keys::ValueOption),
    ("OPTIONS", Keys::ValueOptions),
    ("SEAT", Keys::ValueSeat),
    ("SECONDS", Keys::ValueSeconds),
    ("SECTION", Keys::ValueSection),
    ("SEED", Keys::ValueSeed),
    ("SHARE", Keys::ValueShare),
    ("WHO", Keys::ValueWho),
];
