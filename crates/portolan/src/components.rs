//! What is in the box of a game: the text that comes with the program, and the check of somebody's own.

use crate::error::CliError;
use crate::saves::read_text;
use crate::screen::Screen;
use clap::{Args, Subcommand};
use portolan_boards::{Locale, program};
use portolan_games::core::{Components, Game};
use portolan_games::{GameId, with_game};
use std::path::{Path, PathBuf};

/// What to do with components.
#[derive(Args)]
pub struct ComponentsArgs {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    /// Check a components file; without FILE the one that comes with the program.
    Check {
        /// Which game.
        game: GameId,
        /// Your own components.
        file: Option<PathBuf>,
    },
    /// Print the components that come with the program, to be edited.
    Export {
        /// Which game.
        game: GameId,
    },
}

/// Checks or exports.
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
    let hash =
        with_game!(game, G => <<G as Game>::Components as Components>::parse(&text).map(|own| own.hash()));
    let hash = hash.map_err(|error| CliError::Components(file.map(Path::to_path_buf), error))?;
    let what = file.map_or_else(|| program::built_in(locale), |file| file.display().to_string());
    screen.line(&program::good_for(&what, game.meta().name, &hash.to_string(), locale))
}
