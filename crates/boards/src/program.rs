//! What the program says at a terminal besides the games: its [`help`](about), its answers, how far it is, and what goes
//! wrong ([`ErrorMessage`]).

mod help;
mod trouble;

pub use help::{about, argument, arguments, more, placeholder};
pub use trouble::ErrorMessage;

use portolan_i18n::{Locale, ProgramKey};

/// The headings of the help.
pub struct Headings {
    /// Over how to call the program.
    pub usage: String,
    /// Over the commands.
    pub commands: String,
    /// Over what has no name.
    pub arguments: String,
    /// Over what has a name.
    pub options: String,
}

/// The headings of the help.
pub fn headings(locale: &Locale) -> Headings {
    Headings {
        usage: locale.text(ProgramKey::Usage),
        commands: locale.text(ProgramKey::Commands),
        arguments: locale.text(ProgramKey::Arguments),
        options: locale.text(ProgramKey::Options),
    }
}

/// What an argument is for, and what it is if nobody says.
pub fn with_default(text: &str, value: &str, locale: &Locale) -> String {
    locale.format(ProgramKey::Default, [("text", text.into()), ("value", value.into())])
}

/// What an argument is for, and what it can be.
pub fn with_values(text: &str, values: &str, locale: &Locale) -> String {
    locale.format(ProgramKey::Possible, [("text", text.into()), ("values", values.into())])
}

/// What follows the list of commands.
pub fn examples(locale: &Locale) -> String {
    let wide = |command: &str| format!("  {command:<48}").into();
    locale.format(
        ProgramKey::Examples,
        [
            ("serve", wide("portolan")),
            ("listen", wide("portolan --listen 0.0.0.0:8080")),
            ("play", wide("portolan play osaka --seats me,greedy,random")),
            ("rules", wide("portolan rules osaka")),
            ("replay", wide("portolan replay osaka-0001.record --step")),
            ("simulate", wide("portolan simulate osaka --games 10000")),
            ("arena", wide("portolan arena osaka --bots greedy,random")),
        ],
    )
}

/// The server is open at this address.
pub fn open(address: &str, locale: &Locale) -> String {
    locale.format(ProgramKey::Open, [("address", address.into())])
}

/// Where everything is kept.
pub fn kept_in(file: &str, locale: &Locale) -> String {
    locale.format(ProgramKey::KeptIn, [("file", file.into())])
}

/// Under which address others reach the server.
pub fn others(address: &str, locale: &Locale) -> String {
    locale.format(ProgramKey::Others, [("address", address.into())])
}

/// How others could reach the server.
pub fn let_others_in(port: u16, locale: &Locale) -> String {
    locale.format(ProgramKey::LetOthersIn, [("port", port.to_string().into())])
}

/// How the server is stopped.
pub fn how_to_stop(locale: &Locale) -> String {
    locale.text(ProgramKey::HowToStop)
}

/// Who made a game.
pub fn credits(designer: &str, publishers: &str, locale: &Locale) -> String {
    locale.format(ProgramKey::By, [("designer", designer.into()), ("publishers", publishers.into())])
}

/// How many can play.
pub fn for_players((least, most): (usize, usize), locale: &Locale) -> String {
    locale.format(ProgramKey::ForPlayers, [("least", least.into()), ("most", most.into())])
}

/// How to begin.
pub fn start_with(command: &str, locale: &Locale) -> String {
    locale.format(ProgramKey::StartWith, [("command", command.into())])
}

/// The values of an option, and which it has if nobody says.
pub fn option_values(values: &str, default: &str, locale: &Locale) -> String {
    locale.format(ProgramKey::OptionValues, [("values", values.into()), ("default", default.into())])
}

/// How far a game is.
pub fn choices_made(count: usize, locale: &Locale) -> String {
    locale.format(ProgramKey::ChoicesMade, [("count", count.into())])
}

/// What the components are called that come with the program.
pub fn built_in(locale: &Locale) -> String {
    locale.text(ProgramKey::BuiltIn)
}

/// Components can be used.
pub fn good_for(what: &str, game: &str, hash: &str, locale: &Locale) -> String {
    locale.format(ProgramKey::GoodFor, [("what", what.into()), ("game", game.into()), ("hash", hash.into())])
}

/// What is measured while it is shown how far it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Games, with how many in a second.
    Games,
    /// Decisions of a game.
    Decisions,
    /// Steps of a measurement.
    Steps,
}

/// How far something is, as a template for whoever draws the bar: the words between its places.
pub fn progress(counted: Counted, locale: &Locale) -> String {
    let (done, all) = (("done", "{human_pos}".into()), ("all", "{human_len}".into()));
    let (bar, rest) = (("bar", "{bar:40}".into()), ("rest", "{eta}".into()));
    match counted {
        Counted::Games => {
            let (what, speed) = (("what", "{msg}".into()), ("speed", "{per_sec}".into()));
            locale.format(ProgramKey::ProgressGames, [what, bar, done, all, speed, rest])
        }
        Counted::Decisions => locale.format(ProgramKey::ProgressDecisions, [bar, done, all, rest]),
        Counted::Steps => {
            locale.format(ProgramKey::ProgressPart, [("what", "{msg:18}".into()), bar, done, all, rest])
        }
    }
}

/// The parts of the measurement of the server: at full speed, at a pace, tables left alone.
pub fn measurements(locale: &Locale) -> [String; 3] {
    [ProgramKey::ProgressSpeed, ProgramKey::ProgressPace, ProgramKey::ProgressIdle]
        .map(|key| locale.text(key))
}
