//! The help of the program: what each command and each of its arguments is for.

use portolan_i18n::{Locale, ProgramKey};

/// What a command is for, by its name, such as `play` or `components check`; the program itself has the empty one.
pub fn about(command: &str, locale: &Locale) -> Option<String> {
    let (_, key) = COMMANDS.iter().find(|(known, _)| *known == command)?;
    Some(locale.text(*key))
}

/// What else there is to know of a command.
pub fn more(command: &str, locale: &Locale) -> Option<String> {
    (command == "arena").then(|| locale.text(ProgramKey::ArenaMore))
}

/// What an argument of a command is for. Arguments that many commands have are known under no command.
pub fn argument(command: &str, argument: &str, locale: &Locale) -> Option<String> {
    let of = |command: &str| ARGUMENTS.iter().find(|(of, known, _)| *of == command && *known == argument);
    let (_, _, key) = of(command).or_else(|| of(""))?;
    Some(locale.text(*key))
}

/// A placeholder for what is to be typed. Several in a row are separated by a comma; what has no translation stays as it
/// is: `N`, `MS`.
pub fn placeholder(name: &str, locale: &Locale) -> String {
    let one = |name: &str| {
        let known = PLACEHOLDERS.iter().find(|(known, _)| *known == name);
        known.map_or_else(|| name.to_string(), |(_, key)| locale.text(*key))
    };
    name.split(',').map(one).collect::<Vec<_>>().join(",")
}

/// Every argument that has a text, with its command.
pub fn arguments() -> impl Iterator<Item = (&'static str, &'static str)> {
    ARGUMENTS.iter().map(|(command, argument, _)| (*command, *argument))
}

const COMMANDS: &[(&str, ProgramKey)] = &[
    ("", ProgramKey::About),
    ("serve", ProgramKey::Serve),
    ("play", ProgramKey::Play),
    ("resume", ProgramKey::Resume),
    ("replay", ProgramKey::Replay),
    ("review", ProgramKey::Review),
    ("simulate", ProgramKey::Simulate),
    ("arena", ProgramKey::Arena),
    ("components", ProgramKey::Components),
    ("components check", ProgramKey::ComponentsCheck),
    ("components export", ProgramKey::ComponentsExport),
    ("rules", ProgramKey::Rules),
    ("games", ProgramKey::Games),
    ("load", ProgramKey::Load),
];

const ARGUMENTS: &[(&str, &str, ProgramKey)] = &[
    ("", "help", ProgramKey::Help),
    ("", "version", ProgramKey::Version),
    ("", "language", ProgramKey::Language),
    ("", "listen", ProgramKey::ServeListen),
    ("", "data", ProgramKey::ServeData),
    ("", "base_url", ProgramKey::ServeBaseUrl),
    ("", "bot_pause", ProgramKey::ServeBotPause),
    ("", "rate", ProgramKey::ServeRate),
    ("", "game", ProgramKey::Game),
    ("", "options", ProgramKey::Option),
    ("", "components", ProgramKey::OwnComponents),
    ("", "players", ProgramKey::Players),
    ("", "seed", ProgramKey::SeriesSeed),
    ("", "threads", ProgramKey::Threads),
    ("", "format", ProgramKey::Format),
    ("", "out", ProgramKey::Out),
    ("play", "seats", ProgramKey::PlaySeats),
    ("play", "names", ProgramKey::PlayNames),
    ("play", "seed", ProgramKey::PlaySeed),
    ("resume", "game", ProgramKey::ResumeGame),
    ("resume", "list", ProgramKey::ResumeList),
    ("replay", "file", ProgramKey::Record),
    ("replay", "step", ProgramKey::ReplayStep),
    ("replay", "seat", ProgramKey::ReplaySeat),
    ("review", "file", ProgramKey::Record),
    ("review", "depth", ProgramKey::ReviewDepth),
    ("review", "threads", ProgramKey::ReviewThreads),
    ("review", "format", ProgramKey::ReviewFormat),
    ("simulate", "bots", ProgramKey::SimulateBots),
    ("simulate", "games", ProgramKey::SimulateGames),
    ("arena", "bots", ProgramKey::ArenaBots),
    ("arena", "one_against_rest", ProgramKey::ArenaOneAgainstRest),
    ("arena", "ladder", ProgramKey::ArenaLadder),
    ("arena", "pairs", ProgramKey::ArenaPairs),
    ("arena", "games", ProgramKey::ArenaGames),
    ("arena", "until_sure", ProgramKey::ArenaUntilSure),
    ("arena", "bound", ProgramKey::ArenaBound),
    ("arena", "margin", ProgramKey::ArenaMargin),
    ("arena", "false_yes", ProgramKey::ArenaFalseYes),
    ("arena", "false_no", ProgramKey::ArenaFalseNo),
    ("arena", "at_most", ProgramKey::ArenaAtMost),
    ("components check", "file", ProgramKey::ComponentsFile),
    ("rules", "section", ProgramKey::RulesSection),
    ("load", "tables", ProgramKey::LoadTables),
    ("load", "viewers", ProgramKey::LoadViewers),
    ("load", "seconds", ProgramKey::LoadSeconds),
    ("load", "rate", ProgramKey::LoadRate),
    ("load", "thinking", ProgramKey::LoadThinking),
    ("load", "idle_tables", ProgramKey::LoadIdleTables),
    ("load", "game", ProgramKey::LoadGame),
    ("load", "light", ProgramKey::LoadLight),
    ("load", "data_dir", ProgramKey::LoadDataDir),
    ("load", "json", ProgramKey::LoadJson),
];

const PLACEHOLDERS: &[(&str, ProgramKey)] = &[
    ("ADDRESS", ProgramKey::ValueAddress),
    ("BOT", ProgramKey::ValueBot),
    ("CHANCE", ProgramKey::ValueChance),
    ("COMMAND", ProgramKey::ValueCommand),
    ("FILE", ProgramKey::ValueFile),
    ("FOLDER", ProgramKey::ValueFolder),
    ("FORMAT", ProgramKey::ValueFormat),
    ("GAME", ProgramKey::ValueGame),
    ("LANGUAGE", ProgramKey::ValueLanguage),
    ("NAME", ProgramKey::ValueName),
    ("NAME=VALUE", ProgramKey::ValueOption),
    ("OPTIONS", ProgramKey::ValueOptions),
    ("SEAT", ProgramKey::ValueSeat),
    ("SECONDS", ProgramKey::ValueSeconds),
    ("SECTION", ProgramKey::ValueSection),
    ("SEED", ProgramKey::ValueSeed),
    ("SHARE", ProgramKey::ValueShare),
    ("WHO", ProgramKey::ValueWho),
];
