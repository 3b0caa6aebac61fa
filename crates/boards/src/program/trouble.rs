//! What goes wrong outside of the rules, each as one sentence.

use portolan_i18n::{ErrorKey, Locale};
use std::fmt;

/// Declares the errors: the name of each, which is also that of its message, and the values that the message needs.
macro_rules! error_messages {
    ($($Error:ident { $($value:ident),* }),+ $(,)?) => {
        /// What goes wrong outside of the rules.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "the messages tell")]
        pub enum ErrorMessage { $($Error { $($value: String),* }),+ }

        impl ErrorMessage {
            /// As a sentence.
            pub fn told(&self, locale: &Locale) -> String {
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
    NobodySuch { who, known },
    NoIterations { iterations },
    Thoughtless { bot },
    CannotReview { bot },
    NoSeed { seed },
    NoOption { option, known },
    NoSuchValue { value, option, known },
    NotAnOption { option },
    WrongSeatCount { game, least, most, seats },
    UnknownRevision { game, oldest, newest, revision },
    TooManyNames { names, seats },
    BadName { most },
    NotAShare { share },
    NotASite { address },
    NoThread {},
    NoGames {},
    NoBots {},
    TooManyBots { most },
    HowToWrite { file },
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
    NoPlace {},
    TooLarge { file },
    NotARecord { file, reason },
    BadComponents { file, reason },
    BadComponentsFile { reason },
    Line { line, reason },
    Reading { file, reason },
    Writing { file, reason },
    Output { reason },
    ReaderGone {},
    DiskFull {},
    NoFile {},
    Denied {},
    NotAText {},
    NoThreads { reason },
    NoFigures { reason },
    NoLuck { reason },
    NoData { file, reason },
    NewerData { file, found, known },
    BrokenData { file, reason },
    AddressTaken { address, other },
    NotListening { address, reason },
    Stopped { reason },
    NotMeasured { reason },
}

/// In English: for programmers, and for whoever cannot be asked for its language.
impl fmt::Display for ErrorMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told(&Locale::english()))
    }
}

impl std::error::Error for ErrorMessage {}
