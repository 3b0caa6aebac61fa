//! `portolan replay`: verifies a record, or steps through its game as one viewer saw it.

use crate::error::CliError;
use crate::error_message::ErrorMessage;
use crate::saves;
use crate::screen::{Keyboard, Screen};
use clap::Args;
use portolan_boards::{Ink, Players, Reader};
use portolan_games::core::{Seat, Viewer};
use portolan_games::{AnyTable, Record};
use portolan_i18n::{Locale, TableKey};
use std::path::PathBuf;

/// The arguments of `portolan replay`.
#[derive(Args)]
pub struct ReplayArgs {
    /// The record file, or the name of a saved game, such as osaka-0001.
    file: PathBuf,
    /// Step through the game: Enter for the next choice, `b` back, a number for that choice, `q` to quit.
    #[arg(long)]
    step: bool,
    /// Show the view of this seat, numbered from 1; defaults to the public view.
    #[arg(long = "as", value_name = "SEAT")]
    seat: Option<usize>,
}

/// Replays a record.
pub fn run(args: &ReplayArgs, locale: &Locale, screen: &mut Screen) -> Result<(), CliError> {
    let file = saves::record_path(&args.file);
    let record = saves::read_record(&file)?;
    let table = record.replay().map_err(|error| saves::invalid_record(&file, error))?;
    let viewer = viewer(args.seat, &table)?;
    let players = Players::new(record.players.iter().map(|player| &player.name));
    let reader = Reader { locale, players: &players, viewer, ink: Ink::Ansi };
    if args.step { step(&table, &reader, screen) } else { summary(&record, &table, &reader, screen) }
}

fn viewer(seat: Option<usize>, table: &AnyTable) -> Result<Viewer, CliError> {
    let Some(number) = seat else { return Ok(Viewer::Public) };
    let seat = Seat::from_number(number).filter(|&seat| table.seats().has(seat));
    let unknown =
        || ErrorMessage::NoSeat { seat: number.to_string(), seats: table.seats().to_string() }.into();
    seat.map(Viewer::Seat).ok_or_else(unknown)
}

fn summary(
    record: &Record,
    table: &AnyTable,
    reader: &Reader<'_>,
    screen: &mut Screen,
) -> Result<(), CliError> {
    let kinds: Vec<String> =
        record.players.iter().map(|player| player.kind.escape_debug().to_string()).collect();
    let locale = reader.locale;
    let game = [("game", table.game().meta().name.into()), ("revision", record.revision.into())];
    screen.line(&locale.format(TableKey::ReplayGame, game))?;
    for ((number, kind), name) in (1_u32..).zip(&kinds).zip(reader.players.names()) {
        let seat = [("number", number.into()), ("name", name.into()), ("kind", kind.as_str().into())];
        screen.line(&locale.format(TableKey::ReplaySeat, seat))?;
    }
    screen.line(&locale.format(TableKey::ReplayChoices, [("count", table.choice_count().into())]))?;
    match table.outcome() {
        Some(outcome) => {
            let ranking = portolan_boards::ranking(table.game(), &outcome, reader);
            screen.line(&format!("\n{ranking}\n"))?;
        }
        None => screen.line(&locale.text(TableKey::ReplayRunning))?,
    }
    screen.line(&locale.text(TableKey::ReplayVerified))
}

fn step(table: &AnyTable, reader: &Reader<'_>, screen: &mut Screen) -> Result<(), CliError> {
    let mut keyboard = Keyboard::new();
    let last = table.choice_count();
    let mut at = 0;
    loop {
        show(at, table, reader, screen)?;
        let position = [("at", at.into()), ("last", last.into())];
        screen.prompt(&format!("\n{} ", reader.locale.format(TableKey::ReplayStep, position)))?;
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

/// Shows the table after `at` choices, and the events of the last of them.
fn show(at: usize, table: &AnyTable, reader: &Reader<'_>, screen: &mut Screen) -> Result<(), CliError> {
    let view = table.view_at(at, reader.viewer);
    screen.clear()?;
    if let Some(chapter) = table.history(reader.viewer).get(at) {
        // The record is readable, so nothing in it is secret.
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
