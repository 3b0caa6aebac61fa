//! What the program is, and which games it has.

use crate::failure::Failure;
use crate::screen::Screen;
use portolan_boards::Ink;
use portolan_games::GameId;
use portolan_games::core::OptionSpec;

const PROGRAM: &str = "\
Portolan: harbour-trading board games, in the terminal.

  portolan play osaka --seats me,greedy,random    you against two bots
  portolan play osaka --seats me,me               two people at one keyboard
  portolan resume                                 go on with an unfinished game
  portolan rules osaka                            the rules; `rules osaka 3.1` is one section
  portolan games                                  the games, their players and options
  portolan replay FILE --step                     look at a recorded game again
  portolan simulate osaka --games 10000           let bots play, and count
  portolan --help                                 everything else";

/// Ten lines for somebody who typed `portolan` alone.
pub fn program(screen: &mut Screen) -> Result<(), Failure> {
    screen.line(PROGRAM)?;
    screen.flush()
}

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
