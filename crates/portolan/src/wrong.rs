//! What is wrong with a command line, as one sentence.

use crate::failure::{Failure, of_table};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use portolan_boards::Words;
use portolan_boards::program::{self, Trouble};
use portolan_games::TableError;
use portolan_games::core::SeedError;
use std::error::Error as _;

/// The sentence for what clap has found.
pub fn failure(error: &clap::Error, words: &Words) -> Failure {
    trouble(error, words).into()
}

fn trouble(error: &clap::Error, words: &Words) -> Trouble {
    let argument = said(error, ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            Trouble::NoCommand { command: said(error, ContextKind::InvalidSubcommand) }
        }
        ErrorKind::UnknownArgument => match said(error, ContextKind::SuggestedArg) {
            like if like.is_empty() => Trouble::NoArgument { argument },
            like => Trouble::NoArgumentButLike { argument, like },
        },
        ErrorKind::MissingRequiredArgument => Trouble::Missing { arguments: argument },
        ErrorKind::InvalidValue => not_among(error, argument),
        ErrorKind::ValueValidation => not_valid(error, argument),
        ErrorKind::ArgumentConflict => {
            Trouble::NotWith { argument, other: said(error, ContextKind::PriorArg) }
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Trouble::Missing { arguments: format!("<{}>", program::placeholder("COMMAND", words)) }
        }
        _ => Trouble::NotUnderstood { reason: argument },
    }
}

fn not_among(error: &clap::Error, argument: String) -> Trouble {
    let (value, known) = (said(error, ContextKind::InvalidValue), said(error, ContextKind::ValidValue));
    match (value.as_str(), known.as_str()) {
        ("", _) => Trouble::NoValue { argument },
        (_, "") => Trouble::WrongValue { value, argument },
        _ => Trouble::NotAmong { value, argument, known },
    }
}

/// Our own readers say what is wrong; of numbers it is known how far they reach.
fn not_valid(error: &clap::Error, argument: String) -> Trouble {
    let value = said(error, ContextKind::InvalidValue);
    let Some(source) = error.source() else { return Trouble::WrongValue { value, argument } };
    if let Some(trouble) = source.downcast_ref::<Trouble>() {
        return trouble.clone();
    }
    if let Some(error) = source.downcast_ref::<TableError>() {
        return of_table(error);
    }
    if source.is::<SeedError>() {
        return Trouble::NoSeed { seed: value };
    }
    let range = source.to_string();
    let range = range.rsplit_once(" is not in ").and_then(|(_, range)| range.split_once("..="));
    match range {
        Some((least, most)) => {
            Trouble::OutOfRange { value, argument, least: least.to_string(), most: most.to_string() }
        }
        None => Trouble::WrongValue { value, argument },
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
