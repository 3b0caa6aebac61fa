//! What is wrong with a command line, as one sentence.

use crate::error::{CliError, of_table};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use portolan_boards::Locale;
use portolan_boards::program::{self, ErrorMessage};
use portolan_games::TableError;
use portolan_games::core::SeedError;
use std::error::Error as _;

/// The sentence for what clap has found.
pub fn failure(error: &clap::Error, locale: &Locale) -> CliError {
    trouble(error, locale).into()
}

fn trouble(error: &clap::Error, locale: &Locale) -> ErrorMessage {
    let argument = said(error, ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            ErrorMessage::NoCommand { command: said(error, ContextKind::InvalidSubcommand) }
        }
        ErrorKind::UnknownArgument => match said(error, ContextKind::SuggestedArg) {
            like if like.is_empty() => ErrorMessage::NoArgument { argument },
            like => ErrorMessage::NoArgumentButLike { argument, like },
        },
        ErrorKind::MissingRequiredArgument => ErrorMessage::Missing { arguments: argument },
        ErrorKind::InvalidValue => not_among(error, argument),
        ErrorKind::ValueValidation => not_valid(error, argument),
        ErrorKind::ArgumentConflict => {
            ErrorMessage::NotWith { argument, other: said(error, ContextKind::PriorArg) }
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            ErrorMessage::Missing { arguments: format!("<{}>", program::placeholder("COMMAND", locale)) }
        }
        _ => ErrorMessage::NotUnderstood { reason: argument },
    }
}

fn not_among(error: &clap::Error, argument: String) -> ErrorMessage {
    let (value, known) = (said(error, ContextKind::InvalidValue), said(error, ContextKind::ValidValue));
    match (value.as_str(), known.as_str()) {
        ("", _) => ErrorMessage::NoValue { argument },
        (_, "") => ErrorMessage::WrongValue { value, argument },
        _ => ErrorMessage::NotAmong { value, argument, known },
    }
}

/// Our own readers say what is wrong; of numbers it is known how far they reach.
fn not_valid(error: &clap::Error, argument: String) -> ErrorMessage {
    let value = said(error, ContextKind::InvalidValue);
    let Some(source) = error.source() else { return ErrorMessage::WrongValue { value, argument } };
    if let Some(trouble) = source.downcast_ref::<ErrorMessage>() {
        return trouble.clone();
    }
    if let Some(error) = source.downcast_ref::<TableError>() {
        return of_table(error);
    }
    if source.is::<SeedError>() {
        return ErrorMessage::NoSeed { seed: value };
    }
    let range = source.to_string();
    let range = range.rsplit_once(" is not in ").and_then(|(_, range)| range.split_once("..="));
    match range {
        Some((least, most)) => {
            ErrorMessage::OutOfRange { value, argument, least: least.to_string(), most: most.to_string() }
        }
        None => ErrorMessage::WrongValue { value, argument },
    }
}

/// What clap tells of this kind, as one text.
fn said(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        _ => String::new(),
    }
}
