//! What the program is, and which games it has.

use crate::failure::Failure;
use crate::screen::Screen;
use portolan_boards::Ink;
use portolan_games::GameId;
use portolan_games::core::OptionSpec;

/// What follows the list of commands in the help.
pub const EXAMPLES: &str = "\
Examples:
  portolan                                        open the tables in the browser
  portolan --listen 0.0.0.0:8080                  let others on the same network in
  portolan play osaka --seats me,greedy,random    you against two bots, in the terminal
  portolan rules osaka                            the rules; `rules osaka 3.1` is one section
  portolan replay FILE --step                     look at a recorded game again
  portolan simulate osaka --games 10000           let bots play, and count
  portolan arena osaka --bots greedy,random       let bots meet, and rate them";

/// One paragraph for each game.
pub fn games(screen: &mut Screen) -> Result<(), Failure> {
    for &game in GameId::ALL {
        let meta = game.meta();
        screen.line(&format!("{}  {}", Ink::Ansi.bold(meta.id), meta.name))?;
        let credits = format!("by {}; {}", meta.designer, meta.publishers);
        let options = textwrap::Options::new(screen.width()).initial_indent("  ").subsequent_indent("  ");
        screen.line(&textwrap::fill(&credits, options))?;
        screen.line(&format!("  {} to {} players", meta.seats.0, meta.seats.1))?;
        for option in game.options() {
            screen.line(&format!("  --option {}", option_line(option)))?;
        }
        screen.line(&format!("  start with: portolan play {} --seats me,greedy", meta.id))?;
    }
    screen.flush()
}

fn option_line(option: &OptionSpec) -> String {
    let default = option.values.first().copied().unwrap_or_default();
    format!("{}={}  (default: {default})", option.key, option.values.join("|"))
}
