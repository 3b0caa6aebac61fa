//! `portolan games`: lists the games.

use crate::error::CliError;
use crate::screen::Screen;
use portolan_boards::Ink;
use portolan_games::GameId;
use portolan_games::core::OptionSpec;
use portolan_i18n::{Locale, ProgramKey};

/// Prints one paragraph for each game.
pub fn run(locale: &Locale, screen: &mut Screen) -> Result<(), CliError> {
    for &game in GameId::ALL {
        let meta = game.meta();
        screen.line(&format!("{}  {}", Ink::Ansi.bold(meta.id), meta.name))?;
        let by = [("designer", meta.designer.into()), ("publishers", meta.publishers.into())];
        let options = textwrap::Options::new(screen.width()).initial_indent("  ").subsequent_indent("  ");
        screen.line(&textwrap::fill(&locale.format(ProgramKey::By, by), options))?;
        let (least, most) = meta.seats;
        let seats = [("least", least.into()), ("most", most.into())];
        screen.line(&format!("  {}", locale.format(ProgramKey::ForPlayers, seats)))?;
        for option in game.options() {
            screen.line(&format!("  --option {}", option_line(option, locale)))?;
        }
        let command = format!("portolan play {}", meta.id);
        screen.line(&format!("  {}", locale.format(ProgramKey::StartWith, [("command", command.into())])))?;
    }
    screen.flush()
}

fn option_line(option: &OptionSpec, locale: &Locale) -> String {
    let default = option.values.first().copied().unwrap_or_default();
    let values = format!("{}={}", option.key, option.values.join("|"));
    locale.format(ProgramKey::OptionValues, [("values", values.into()), ("default", default.into())])
}
