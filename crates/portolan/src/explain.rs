//! Which games the program has.

use crate::failure::Failure;
use crate::screen::Screen;
use portolan_boards::{Ink, Words, program};
use portolan_games::GameId;
use portolan_games::core::OptionSpec;

/// One paragraph for each game.
pub fn games(words: &Words, screen: &mut Screen) -> Result<(), Failure> {
    for &game in GameId::ALL {
        let meta = game.meta();
        screen.line(&format!("{}  {}", Ink::Ansi.bold(meta.id), meta.name))?;
        let credits = program::credits(meta.designer, meta.publishers, words);
        let options = textwrap::Options::new(screen.width()).initial_indent("  ").subsequent_indent("  ");
        screen.line(&textwrap::fill(&credits, options))?;
        screen.line(&format!("  {}", program::for_players(meta.seats, words)))?;
        for option in game.options() {
            screen.line(&format!("  --option {}", option_line(option, words)))?;
        }
        let command = format!("portolan play {} --seats me,greedy", meta.id);
        screen.line(&format!("  {}", program::start_with(&command, words)))?;
    }
    screen.flush()
}

fn option_line(option: &OptionSpec, words: &Words) -> String {
    let default = option.values.first().copied().unwrap_or_default();
    let values = format!("{}={}", option.key, option.values.join("|"));
    program::option_values(&values, default, words)
}
