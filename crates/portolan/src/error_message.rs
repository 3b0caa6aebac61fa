//! The messages of all errors outside the rules, one sentence each.

use portolan_i18n::{ErrorKey, Locale};
use std::fmt;

/// Declares the errors: each variant has the name of its message key and the values that the message contains.
macro_rules! error_messages {
    ($($Error:ident { $($value:ident),* }),+ $(,)?) => {
        /// An error outside the rules, with the values of its message.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum ErrorMessage { $($Error { $($value: String),* }),+ }

        impl ErrorMessage {
            /// Returns the error as a sentence.
            pub fn text(&self, locale: &Locale) -> String {
                match self {
                    $(ErrorMessage::$Error { $($value),* } => {
                        locale.format(ErrorKey::$Error, [$((stringify!($value), $value.as_str().into())),*])
                    })+
                }
            }
        }
    };
}

error_messages! {
    NoCommand { command },
    NoArgument { argument },
    NoArgumentButLike { argument, like },
    Missing { arguments },
    NoValue { argument },
    WrongValue { value, argument },
    NotAmong { value, argument, known },
    OutOfRange { value, argument, least, most },
    NotWith { argument, other },
    NotUnderstood { reason },
    NoLanguage { language, known },
    NoGame { game, known },
    NoBot { bot, known },
    NoPlayerKind { who, known },
    BadIterations { iterations },
    BotWithoutSearch { bot },
    CannotReview { bot },
    BadSeed { seed },
    NoOption { option, known },
    NoSuchValue { value, option, known },
    NotAnOption { option },
    WrongSeatCount { game, least, most, seats },
    UnknownRevision { game, oldest, newest, revision },
    TooManyNames { names, seats },
    BadName { most },
    NotAShare { share },
    NotASite { address },
    NotANetwork { text },
    NotAHost { text },
    NoThread {},
    NoGames {},
    NoBots {},
    TooManyBots { most },
    UnknownFormat { file },
    BotCount { most, count },
    BotTwice { bot },
    TooFewSeats {},
    NoGamesInMatch {},
    BadBound {},
    BadChance {},
    BotRefused { bot, choice, reason },
    Unfinished {},
    NothingToResume {},
    GameIsOver { file },
    GameIsNotOver {},
    NoSeat { seat, seats },
    NoSection { game, section, known },
    NoSaveFolder {},
    TooLarge { file },
    NotARecord { file, reason },
    BadComponents { file, reason },
    BadComponentsFile { reason },
    Line { line, reason },
    Reading { file, reason },
    Writing { file, reason },
    Output { reason },
    BrokenPipe {},
    DiskFull {},
    NoFile {},
    Denied {},
    NotText {},
    NoThreads { reason },
    NoMetrics { reason },
    NoRandomSeed { reason },
    NoData { file, reason },
    NewerData { file, found, known },
    BrokenData { file, reason },
    DataInUse { file },
    ForeignData { file },
    FileExists { file },
    SameFile { file },
    DataProblems { file, count },
    BackupProblems { file, count },
    AddressTaken { address, other },
    NotListening { address, reason },
    Stopped { reason },
    LoadMoved {},
}

/// In English, for logs and tests.
impl fmt::Display for ErrorMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(&Locale::english()))
    }
}

impl std::error::Error for ErrorMessage {}
