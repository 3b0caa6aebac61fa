//! Which games the program has.

use crate::error::CliError;
use crate::screen::Screen;
use portolan_boards::{Ink, Locale, program};
use portolan_games::GameId;
use portolan_games::core::OptionSpec;

/// One paragraph for each game.
pub fn games(locale: &Locale, screen: &mut Screen) -> Result<(), CliError> {
    for &game in GameId::ALL {
        let meta = game.meta();
        screen.line(&format!("{}  {}", Ink::Ansi.bold(meta.id), meta.name))?;
        let credits = program::credits(meta.designer, meta.publishers, locale);
        let options = textwrap::Options::new(screen.width()).initial_indent("  ").subsequent_indent("  ");
        screen.line(&textwrap::fill(&credits, options))?;
        screen.line(&format!("  {}", program::for_players(meta.seats, locale)))?;
        for option in game.options() {
            screen.line(&format!("  --option {}", option_line(option, locale)))?;
        }
        let command = format!("portolan play {} --seats me,greedy", meta.id);
        screen.line(&format!("  {}", program::start_with(&command, locale)))?;
    }
    screen.flush()
}

fn option_line(option: &OptionSpec, locale: &Locale) -> String {
    let default = option.values.first().copied().unwrap_or_default();
    let values = format!("{}={}", option.key, option.values.join("|"));
    program::option_values(&values, default, locale)
}
