//! `portolan components`: exports the built-in components of a game, and checks a file of edited ones.

use crate::error::CliError;
use crate::saves::read_text;
use crate::screen::Screen;
use clap::{Args, Subcommand};
use portolan_games::core::{Components, Game};
use portolan_games::{GameId, with_game};
use portolan_i18n::{Locale, ProgramKey};
use std::path::{Path, PathBuf};

/// The arguments of `portolan components`.
#[derive(Args)]
pub struct ComponentsArgs {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    /// Check a components file; without FILE the built-in one.
    Check {
        /// The game.
        game: GameId,
        /// The components file.
        file: Option<PathBuf>,
    },
    /// Print the built-in components, as a template for your own.
    Export {
        /// The game.
        game: GameId,
    },
}

/// Checks or exports components.
pub fn run(args: &ComponentsArgs, locale: &Locale, screen: &mut Screen) -> Result<(), CliError> {
    match &args.action {
        Action::Check { game, file } => check(*game, file.as_deref(), locale, screen),
        Action::Export { game } => screen.line(built_in(*game).trim_end()),
    }
}

fn built_in(game: GameId) -> &'static str {
    with_game!(game, G => <<G as Game>::Components as Components>::BUILT_IN)
}

fn check(game: GameId, file: Option<&Path>, locale: &Locale, screen: &mut Screen) -> Result<(), CliError> {
    let text = match file {
        Some(file) => read_text(file)?,
        None => built_in(game).to_string(),
    };
    let hash = with_game!(game, G => <<G as Game>::Components as Components>::parse(&text).map(|components| components.hash()));
    let hash = hash.map_err(|error| CliError::Components(file.map(Path::to_path_buf), error))?;
    let what = file.map_or_else(|| locale.text(ProgramKey::BuiltIn), |file| file.display().to_string());
    let args = [("what", what.into()), ("game", game.meta().name.into()), ("hash", hash.to_string().into())];
    screen.line(&locale.format(ProgramKey::ComponentsValid, args))
}
