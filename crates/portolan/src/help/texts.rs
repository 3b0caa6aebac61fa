//! The texts of commands, arguments and placeholders in the help.

use portolan_i18n::{Locale, ProgramKey};

/// Returns the description of a command; `None` if there is no such command. `command` is its path, such as `play` or
/// `components check`; it is empty for the program itself.
pub fn about(command: &str, locale: &Locale) -> Option<String> {
    let (_, key) = COMMANDS.iter().find(|(known, _)| *known == command)?;
    Some(locale.text(*key))
}

/// Returns a paragraph below the options of a command; `None` if it has none.
pub fn details(command: &str, locale: &Locale) -> Option<String> {
    (command == "arena").then(|| locale.text(ProgramKey::ArenaMore))
}

/// Returns the text of a command's argument. Arguments that several commands share are listed without a command.
pub fn argument(command: &str, argument: &str, locale: &Locale) -> Option<String> {
    let find = |command: &str| ARGUMENTS.iter().find(|(of, name, _)| *of == command && *name == argument);
    let (_, _, key) = find(command).or_else(|| find(""))?;
    Some(locale.text(*key))
}

/// Returns the translation of a placeholder such as `FILE`, or of several separated by commas. Names without a
/// translation, such as `N`, stay as they are.
pub fn placeholder(names: &str, locale: &Locale) -> String {
    let translate = |name: &str| {
        let known = PLACEHOLDERS.iter().find(|(known, _)| *known == name);
        known.map_or_else(|| name.to_string(), |(_, key)| locale.text(*key))
    };
    names.split(',').map(translate).collect::<Vec<_>>().join(",")
}

/// Returns every argument that has a text, with its command.
#[cfg(test)]
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
    ("backup", ProgramKey::Backup),
    ("restore", ProgramKey::Restore),
    ("check", ProgramKey::Check),
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
    ("", "trusted_proxy", ProgramKey::ServeTrustedProxy),
    ("", "allow_host", ProgramKey::ServeAllowHost),
    ("", "metrics", ProgramKey::ServeMetrics),
    ("", "forget_guests", ProgramKey::ServeForgetGuests),
    ("", "expire_tables", ProgramKey::ServeExpireTables),
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
    ("backup", "file", ProgramKey::BackupFile),
    ("backup", "data", ProgramKey::StoredData),
    ("backup", "overwrite", ProgramKey::BackupOverwrite),
    ("restore", "file", ProgramKey::RestoreFile),
    ("restore", "data", ProgramKey::StoredData),
    ("check", "data", ProgramKey::StoredData),
];

const PLACEHOLDERS: &[(&str, ProgramKey)] = &[
    ("ADDRESS", ProgramKey::ValueAddress),
    ("BOT", ProgramKey::ValueBot),
    ("CHANCE", ProgramKey::ValueChance),
    ("COMMAND", ProgramKey::ValueCommand),
    ("FILE", ProgramKey::ValueFile),
    ("FORMAT", ProgramKey::ValueFormat),
    ("GAME", ProgramKey::ValueGame),
    ("LANGUAGE", ProgramKey::ValueLanguage),
    ("NAME", ProgramKey::ValueName),
    ("NAME=VALUE", ProgramKey::ValueOption),
    ("NETWORK", ProgramKey::ValueNetwork),
    ("OPTIONS", ProgramKey::ValueOptions),
    ("SEAT", ProgramKey::ValueSeat),
    ("SECTION", ProgramKey::ValueSection),
    ("SEED", ProgramKey::ValueSeed),
    ("SHARE", ProgramKey::ValueShare),
    ("WHO", ProgramKey::ValueWho),
];
