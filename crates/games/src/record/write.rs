//! Builds the record of a table and writes it as text.

use super::{FORMAT, LineContent, Record, RecordLine, RecordedPlayer};
use crate::list::AnyTable;
use portolan_core::{Entry, EntryKind, Seat};
use std::fmt;

/// The interval between state hashes in the record of a finished game, in choices.
const POSITION_EVERY: usize = 25;

impl Record {
    /// Returns the record of a table: all entries of a running game, the standing choices of a finished one.
    pub fn of(table: &AnyTable, players: Vec<RecordedPlayer>) -> Record {
        let setup = table.setup();
        let (components, _) = table.components();
        let outcome = table.outcome();
        let lines = if outcome.is_some() { standing_lines(table) } else { entry_lines(table) };
        let standings = outcome.map(|outcome| outcome.standings).unwrap_or_default();
        let players = players.into_iter().map(|player| RecordedPlayer {
            kind: one_line(&player.kind).replace(' ', "-"),
            name: one_line(&player.name),
        });
        Record {
            game: setup.game,
            revision: setup.revision,
            components,
            own_components: setup.components,
            options: setup.options,
            players: players.collect(),
            seed: setup.seed,
            lines: lines.into_iter().map(|content| RecordLine { line: 0, content }).collect(),
            results: standings.iter().map(|standing| (standing.rank, standing.score.points())).collect(),
        }
    }
}

fn entry_lines(table: &AnyTable) -> Vec<LineContent> {
    let content = |entry: Entry<_>| match entry.kind {
        EntryKind::Choice(choice) => LineContent::Chose(entry.seat, format!("{choice}")),
        EntryKind::TakeBack => LineContent::TookBack(entry.seat),
    };
    let mut lines: Vec<LineContent> = table.entries().into_iter().map(content).collect();
    lines.push(LineContent::Position(table.choice_count(), table.state_hash()));
    lines
}

fn standing_lines(table: &AnyTable) -> Vec<LineContent> {
    let state_hashes = table.state_hashes(POSITION_EVERY);
    let mut lines = Vec::new();
    for ((seat, choice), count) in table.choices_made().into_iter().zip(1..) {
        lines.push(LineContent::Chose(seat, choice.to_string()));
        if let Some((_, state_hash)) = state_hashes.iter().find(|(at, _)| *at == count) {
            lines.push(LineContent::Position(count, *state_hash));
        }
    }
    lines
}

/// Returns the name without line breaks and control characters, so that it cannot break a record.
fn one_line(name: &str) -> String {
    let name: String = name.chars().filter(|letter| !letter.is_control()).take(40).collect();
    match name.trim() {
        "" => "nobody".to_string(),
        name => name.to_string(),
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "portolan record {FORMAT}")?;
        writeln!(f, "game        {}", self.game)?;
        writeln!(f, "revision    {}", self.revision)?;
        let whose = if self.own_components.is_some() { "own" } else { "built-in" };
        writeln!(f, "components  {whose} {}", self.components)?;
        for line in self.own_components.iter().flat_map(|text| text.lines()) {
            writeln!(f, "| {line}")?;
        }
        let options: Vec<_> = self.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        if !options.is_empty() {
            writeln!(f, "options     {}", options.join(" "))?;
        }
        for RecordedPlayer { kind, name } in &self.players {
            writeln!(f, "player      {kind} {name}")?;
        }
        writeln!(f, "seed        {}", self.seed)?;
        writeln!(f)?;
        write_lines(f, &self.lines)?;
        if !self.results.is_empty() {
            writeln!(f)?;
        }
        self.results.iter().try_for_each(|(rank, points)| writeln!(f, "result      {rank} {points}"))
    }
}

/// Writes one line for consecutive choices of a seat.
fn write_lines(f: &mut fmt::Formatter<'_>, lines: &[RecordLine]) -> fmt::Result {
    let mut open: Option<Seat> = None;
    for RecordLine { content, .. } in lines {
        let (seat, text) = match content {
            LineContent::Chose(seat, text) => (seat, text.as_str()),
            LineContent::TookBack(seat) => (seat, "back"),
            LineContent::Position(count, state_hash) => {
                let end = if open.take().is_some() { "\n" } else { "" };
                writeln!(f, "{end}@ {count} {state_hash}")?;
                continue;
            }
        };
        match open.replace(*seat) {
            Some(before) if before == *seat => write!(f, ", {text}")?,
            Some(_) => write!(f, "\n{seat}: {text}")?,
            None => write!(f, "{seat}: {text}")?,
        }
    }
    if open.is_some() { writeln!(f) } else { Ok(()) }
}
