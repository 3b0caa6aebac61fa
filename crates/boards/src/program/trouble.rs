//! What goes wrong outside of the rules, each as one sentence.

use crate::words::{Words, keys};
use std::fmt;

/// Declares the troubles: the name of each, its message, and the values that the message needs.
macro_rules! troubles {
    ($($Trouble:ident = $id:literal { $($value:ident),* }),+ $(,)?) => {
        keys! {
            /// The messages of troubles.
            Keys { $($Trouble = $id),+ }
        }

        /// What goes wrong outside of the rules.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "the messages tell")]
        pub enum Trouble { $($Trouble { $($value: String),* }),+ }

        impl Trouble {
            /// As a sentence.
            pub fn told(&self, words: &Words) -> String {
                match self {
                    $(Trouble::$Trouble { $($value),* } => {
                        words.say(Keys::$Trouble, [$((stringify!($value), $value.as_str().into())),*])
                    })+
                }
            }
        }
    };
}

troubles! {
    NoCommand = "trouble-no-command" { command },
    NoArgument = "trouble-no-argument" { argument },
    NoArgumentButLike = "trouble-no-argument-but-like" { argument, like },
    Missing = "trouble-missing" { arguments },
    NoValue = "trouble-no-value" { argument },
    WrongValue = "trouble-wrong-value" { value, argument },
    NotAmong = "trouble-not-among" { value, argument, known },
    OutOfRange = "trouble-out-of-range" { value, argument, least, most },
    NotWith = "trouble-not-with" { argument, other },
    NotUnderstood = "trouble-not-understood" { reason },
    NoLanguage = "trouble-no-language" { language, known },
    NoGame = "trouble-no-game" { game, known },
    NoBot = "trouble-no-bot" { bot, known },
    NobodySuch = "trouble-nobody-such" { who, known },
    NoIterations = "trouble-no-iterations" { iterations },
    Thoughtless = "trouble-thoughtless" { bot },
    CannotReview = "trouble-cannot-review" { bot },
    NoSeed = "trouble-no-seed" { seed },
    NoOption = "trouble-no-option" { option, known },
    NoSuchValue = "trouble-no-such-value" { value, option, known },
    NotAnOption = "trouble-not-an-option" { option },
    WrongSeatCount = "trouble-wrong-seat-count" { game, least, most, seats },
    UnknownRevision = "trouble-unknown-revision" { game, oldest, newest, revision },
    TooManyNames = "trouble-too-many-names" { names, seats },
    BadName = "trouble-bad-name" { most },
    NotAShare = "trouble-not-a-share" { share },
    NotASite = "trouble-not-a-site" { address },
    NoThread = "trouble-no-thread" {},
    NoGames = "trouble-no-games" {},
    NoBots = "trouble-no-bots" {},
    TooManyBots = "trouble-too-many-bots" { most },
    HowToWrite = "trouble-how-to-write" { file },
    BotCount = "trouble-bot-count" { most, count },
    BotTwice = "trouble-bot-twice" { bot },
    TooFewSeats = "trouble-too-few-seats" {},
    NoGamesInMatch = "trouble-no-games-in-match" {},
    BadBound = "trouble-bad-bound" {},
    BadChance = "trouble-bad-chance" {},
    BotRefused = "trouble-bot-refused" { bot, choice, reason },
    Unfinished = "trouble-unfinished" {},
    NothingToResume = "trouble-nothing-to-resume" {},
    GameIsOver = "trouble-game-is-over" { file },
    GameIsNotOver = "trouble-game-is-not-over" {},
    NoSeat = "trouble-no-seat" { seat, seats },
    NoSection = "trouble-no-section" { game, section, known },
    NoPlace = "trouble-no-place" {},
    TooLarge = "trouble-too-large" { file },
    NotARecord = "trouble-not-a-record" { file, reason },
    BadComponents = "trouble-bad-components" { file, reason },
    BadComponentsFile = "trouble-bad-components-file" { reason },
    Line = "trouble-line" { line, reason },
    Reading = "trouble-reading" { file, reason },
    Writing = "trouble-writing" { file, reason },
    Output = "trouble-output" { reason },
    ReaderGone = "trouble-reader-gone" {},
    DiskFull = "trouble-disk-full" {},
    NoFile = "trouble-no-file" {},
    Denied = "trouble-denied" {},
    NotAText = "trouble-not-a-text" {},
    NoThreads = "trouble-no-threads" { reason },
    NoFigures = "trouble-no-figures" { reason },
    NoLuck = "trouble-no-luck" { reason },
    NoData = "trouble-no-data" { file, reason },
    NewerData = "trouble-newer-data" { file, found, known },
    BrokenData = "trouble-broken-data" { file, reason },
    AddressTaken = "trouble-address-taken" { address, other },
    NotListening = "trouble-not-listening" { address, reason },
    Stopped = "trouble-stopped" { reason },
    NotMeasured = "trouble-not-measured" { reason },
}

/// In English: for programmers, and for whoever cannot be asked for its language.
impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told(&Words::english()))
    }
}

impl std::error::Error for Trouble {}
