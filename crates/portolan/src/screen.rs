//! The standard output and input. Colours are written only to terminals that support them, unless `NO_COLOR` is set.
//! Nothing here panics when the other end is closed.

use crate::error::CliError;
use anstream::AutoStream;
use std::io::{self, BufRead, IsTerminal, Read, StdinLock, Stdout, Write};

/// The most columns of running text.
const MAX_WIDTH: usize = 100;
/// Separates screens in a pipe.
const SEPARATOR: &str = "================================================================================";
/// The most bytes of an input line.
const MAX_LINE: u64 = 4096;

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
    /// Detects the kind of terminal.
    pub fn new() -> Screen {
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        let terminal = match io::stdout().is_terminal() {
            false => Terminal::Pipe,
            true if dumb => Terminal::Dumb,
            true => Terminal::Full,
        };
        Screen { out: AutoStream::auto(io::stdout()), terminal }
    }

    /// Writes one or more lines.
    pub fn line(&mut self, text: &str) -> Result<(), CliError> {
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Writes a prompt, without a line end.
    pub fn prompt(&mut self, text: &str) -> Result<(), CliError> {
        write!(self.out, "{text}")?;
        self.flush()
    }

    /// Flushes the output.
    pub fn flush(&mut self) -> Result<(), CliError> {
        Ok(self.out.flush()?)
    }

    /// Clears the visible screen; the scrollback remains.
    pub fn clear(&mut self) -> Result<(), CliError> {
        match self.terminal {
            Terminal::Full => self.control("\x1b[2J\x1b[H"),
            Terminal::Dumb | Terminal::Pipe => self.line(""),
        }
    }

    /// Clears the screen and the scrollback, so that the next person at the keyboard cannot read them.
    pub fn clear_all(&mut self) -> Result<(), CliError> {
        match self.terminal {
            Terminal::Full => self.control("\x1b[2J\x1b[3J\x1b[H"),
            Terminal::Dumb => self.line(&"\n".repeat(100)),
            Terminal::Pipe => self.line(SEPARATOR),
        }
    }

    /// Writes a control code, bypassing the stream that strips colours.
    fn control(&mut self, code: &str) -> Result<(), CliError> {
        self.flush()?;
        let mut raw = io::stdout();
        raw.write_all(code.as_bytes())?;
        Ok(raw.flush()?)
    }

    /// Returns the columns available for running text.
    pub fn width(&self) -> usize {
        let size = terminal_size::terminal_size();
        size.map_or(80, |(width, _)| usize::from(width.0).clamp(40, MAX_WIDTH))
    }
}

/// The standard input, line by line.
pub struct Keyboard {
    input: StdinLock<'static>,
}

impl Keyboard {
    /// Locks the standard input.
    pub fn new() -> Keyboard {
        Keyboard { input: io::stdin().lock() }
    }

    /// Returns the next line, trimmed; `None` at the end of the input.
    pub fn line(&mut self) -> Option<String> {
        let mut bytes = Vec::new();
        // A closed terminal is an error, a file has an end: both mean that there is no more input.
        let count = self.input.by_ref().take(MAX_LINE).read_until(b'\n', &mut bytes).unwrap_or(0);
        (count > 0).then(|| String::from_utf8_lossy(&bytes).trim().to_string())
    }
}
