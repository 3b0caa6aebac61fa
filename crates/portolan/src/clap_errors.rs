//! Translates clap's errors: each becomes one sentence in the language of the user.

use crate::error::table_error;
use crate::error_message::ErrorMessage;
use crate::help;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use portolan_games::TableError;
use portolan_games::core::SeedError;
use portolan_i18n::Locale;
use std::error::Error as _;

/// Returns the message for an error of clap.
pub fn message(error: &clap::Error, locale: &Locale) -> ErrorMessage {
    let argument = context(error, ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let command = context(error, ContextKind::InvalidSubcommand);
            if command == "load" { ErrorMessage::LoadMoved {} } else { ErrorMessage::NoCommand { command } }
        }
        ErrorKind::UnknownArgument => match context(error, ContextKind::SuggestedArg) {
            like if like.is_empty() => ErrorMessage::NoArgument { argument },
            like => ErrorMessage::NoArgumentButLike { argument, like },
        },
        ErrorKind::MissingRequiredArgument => ErrorMessage::Missing { arguments: argument },
        ErrorKind::InvalidValue => invalid_value(error, argument),
        ErrorKind::ValueValidation => failed_validation(error, argument),
        ErrorKind::ArgumentConflict => {
            ErrorMessage::NotWith { argument, other: context(error, ContextKind::PriorArg) }
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            ErrorMessage::Missing { arguments: format!("<{}>", help::texts::placeholder("COMMAND", locale)) }
        }
        _ => ErrorMessage::NotUnderstood { reason: argument },
    }
}

fn invalid_value(error: &clap::Error, argument: String) -> ErrorMessage {
    let (value, known) = (context(error, ContextKind::InvalidValue), context(error, ContextKind::ValidValue));
    match (value.as_str(), known.as_str()) {
        ("", _) => ErrorMessage::NoValue { argument },
        (_, "") => ErrorMessage::WrongValue { value, argument },
        _ => ErrorMessage::NotAmong { value, argument, known },
    }
}

/// Returns the message of our own parsers. For clap's parser of numbers, the range is extracted from its message.
fn failed_validation(error: &clap::Error, argument: String) -> ErrorMessage {
    let value = context(error, ContextKind::InvalidValue);
    let Some(source) = error.source() else { return ErrorMessage::WrongValue { value, argument } };
    if let Some(message) = source.downcast_ref::<ErrorMessage>() {
        return message.clone();
    }
    if let Some(error) = source.downcast_ref::<TableError>() {
        return table_error(error);
    }
    if source.is::<SeedError>() {
        return ErrorMessage::BadSeed { seed: value };
    }
    let text = source.to_string();
    let range = text.rsplit_once(" is not in ").and_then(|(_, range)| range.split_once("..="));
    match range {
        Some((least, most)) => {
            ErrorMessage::OutOfRange { value, argument, least: least.to_string(), most: most.to_string() }
        }
        None => ErrorMessage::WrongValue { value, argument },
    }
}

/// Returns the context of this kind in an error, as text; empty if there is none.
fn context(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        _ => String::new(),
    }
}
