//! Where everything is written, and the keyboard beside it. Escape codes reach terminals only, and only if colour is
//! wanted (`NO_COLOR`); nothing here panics when the other end is gone.

use crate::error::CliError;
use anstream::AutoStream;
use std::io::{self, BufRead, IsTerminal, Read, StdinLock, Stdout, Write};

/// Text for reading is never wider than this.
const WIDEST: usize = 100;
/// What is clear in a pipe: here begins another screen.
const SEPARATOR: &str = "================================================================================";
/// Nobody types more than this in a line.
const LONGEST_LINE: u64 = 4096;

/// The standard output.
pub struct Screen {
    out: AutoStream<Stdout>,
    terminal: Terminal,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Terminal {
    Pipe,
    Dumb,
    Full,
}

impl Screen {
    /// The standard output as it is.
    pub fn new() -> Screen {
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        let terminal = match io::stdout().is_terminal() {
            false => Terminal::Pipe,
            true if dumb => Terminal::Dumb,
            true => Terminal::Full,
        };
        Screen { out: AutoStream::auto(io::stdout()), terminal }
    }

    /// Writes a line, or several.
    pub fn line(&mut self, text: &str) -> Result<(), CliError> {
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Writes what is typed behind: the prompt.
    pub fn prompt(&mut self, text: &str) -> Result<(), CliError> {
        write!(self.out, "{text}")?;
        self.flush()
    }

    /// Makes sure that everything has arrived.
    pub fn flush(&mut self) -> Result<(), CliError> {
        Ok(self.out.flush()?)
    }

    /// Begins a new picture; what scrolled away can still be scrolled back.
    pub fn fresh(&mut self) -> Result<(), CliError> {
        match self.terminal {
            Terminal::Full => self.control("\x1b[2J\x1b[H"),
            Terminal::Dumb | Terminal::Pipe => self.line(""),
        }
    }

    /// Takes away all that was ever shown, so that the next one at the keyboard cannot read it.
    pub fn wipe(&mut self) -> Result<(), CliError> {
        match self.terminal {
            Terminal::Full => self.control("\x1b[2J\x1b[3J\x1b[H"),
            Terminal::Dumb => self.line(&"\n".repeat(100)),
            Terminal::Pipe => self.line(SEPARATOR),
        }
    }

    /// Not through the stream that drops colours: a cleared screen is no colour.
    fn control(&mut self, code: &str) -> Result<(), CliError> {
        self.flush()?;
        let mut raw = io::stdout();
        raw.write_all(code.as_bytes())?;
        Ok(raw.flush()?)
    }

    /// How wide running text may be.
    pub fn width(&self) -> usize {
        let size = terminal_size::terminal_size();
        size.map_or(80, |(width, _)| usize::from(width.0).clamp(40, WIDEST))
    }
}

/// The standard input, line by line.
pub struct Keyboard {
    input: StdinLock<'static>,
}

impl Keyboard {
    /// The standard input as it is.
    pub fn new() -> Keyboard {
        Keyboard { input: io::stdin().lock() }
    }

    /// The next line without its end; nothing if no more will come.
    pub fn line(&mut self) -> Option<String> {
        let mut bytes = Vec::new();
        // A terminal that was closed gives an error where a file gives its end: both mean that nothing comes.
        let read = self.input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes).unwrap_or(0);
        (read > 0).then(|| String::from_utf8_lossy(&bytes).trim().to_string())
    }
}
