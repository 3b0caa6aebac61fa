//! `portolan replay`: verifies a record, or steps through its game as one viewer saw it.

use crate::error::CliError;
use crate::saves;
use crate::screen::{Keyboard, Screen};
use clap::Args;
use portolan_boards::program::ErrorMessage;
use portolan_boards::table as said;
use portolan_boards::{Ink, Locale, Players, Reader};
use portolan_games::core::{Seat, Viewer};
use portolan_games::{AnyTable, Record};
use std::path::PathBuf;

/// Which record, and how to look at it.
#[derive(Args)]
pub struct ReplayArgs {
    /// The record.
    file: PathBuf,
    /// Step through the game: Enter goes on, `b` back, a number to that choice, `q` leaves.
    #[arg(long)]
    step: bool,
    /// Look from this seat, counted from 1; without it as somebody who only watches.
    #[arg(long = "as", value_name = "SEAT")]
    seat: Option<usize>,
}

/// Replays a record.
pub fn run(args: &ReplayArgs, locale: &Locale, screen: &mut Screen) -> Result<(), CliError> {
    let record = saves::read_record(&args.file)?;
    let table = record.replay().map_err(|error| saves::broken(&args.file, error))?;
    let viewer = viewer(args.seat, &table)?;
    let players = Players::new(record.players.iter().map(|player| &player.name));
    let reader = Reader { locale, players: &players, viewer, ink: Ink::Ansi };
    if args.step { step(&table, &reader, screen) } else { summary(&record, &table, &reader, screen) }
}

fn viewer(seat: Option<usize>, table: &AnyTable) -> Result<Viewer, CliError> {
    let Some(number) = seat else { return Ok(Viewer::Public) };
    let seat = Seat::from_number(number).filter(|&seat| table.seats().has(seat));
    let wrong = || ErrorMessage::NoSeat { seat: number.to_string(), seats: table.seats().to_string() }.into();
    seat.map(Viewer::Seat).ok_or_else(wrong)
}

fn summary(
    record: &Record,
    table: &AnyTable,
    reader: &Reader<'_>,
    screen: &mut Screen,
) -> Result<(), CliError> {
    let kinds: Vec<String> =
        record.players.iter().map(|player| player.kind.escape_debug().to_string()).collect();
    let name = table.game().meta().name;
    for line in said::replayed(name, record.revision, &kinds, table.choice_count(), reader) {
        screen.line(&line)?;
    }
    match table.outcome() {
        Some(outcome) => {
            let ranking = portolan_boards::ranking(table.game(), &outcome, reader);
            screen.line(&format!("\n{ranking}\n"))?;
        }
        None => screen.line(&said::replay_running(reader))?,
    }
    screen.line(&said::replay_verified(reader))
}

fn step(table: &AnyTable, reader: &Reader<'_>, screen: &mut Screen) -> Result<(), CliError> {
    let mut keyboard = Keyboard::new();
    let last = table.choice_count();
    let mut at = 0;
    loop {
        show(at, table, reader, screen)?;
        screen.prompt(&format!("\n{} ", said::replay_step(at, last, reader)))?;
        let Some(line) = keyboard.line() else { return screen.line("") };
        at = match line.as_str() {
            "q" | "quit" => return Ok(()),
            "b" | "back" => at.saturating_sub(1),
            "" if at == last => return Ok(()),
            "" => at + 1,
            number => number.parse().unwrap_or(at).min(last),
        };
    }
}

/// The table after so many choices, and what the last of them brought.
fn show(at: usize, table: &AnyTable, reader: &Reader<'_>, screen: &mut Screen) -> Result<(), CliError> {
    let view = table.view_at(at, reader.viewer);
    screen.fresh()?;
    if let Some(chapter) = table.history(reader.viewer).get(at) {
        // Who has the record can read it: nothing in it is secret any more.
        if let Some((seat, choice)) =
            at.checked_sub(1).and_then(|last| table.choices_made().get(last).copied())
        {
            screen.line(&format!(" {}: {choice}", Ink::Ansi.bold(reader.players.name(seat))))?;
        }
        for sentence in portolan_boards::story(&chapter.events, &view, reader) {
            let options = textwrap::Options::new(79).initial_indent("  ").subsequent_indent("    ");
            screen.line(&textwrap::fill(&sentence, options))?;
        }
    }
    screen.line("")?;
    screen.line(&portolan_boards::board(&view, reader))?;
    screen.line(&portolan_boards::decision(&view, reader))
}
