//! The figures as a table for people, the aims beside them.

use super::figures::{Aim, Delays, Figures, Idle, Paced, median};
use crate::report::Teller;
use portolan_boards::report::Report;
use std::io::{self, Write};

/// Writes the table.
pub fn write(out: &mut impl Write, figures: &Figures, teller: &Teller<'_>) -> io::Result<()> {
    let format = |text: Report| teller.format(&text);
    let speed = &figures.speed;
    head(out, figures, teller)?;
    writeln!(out, "{}", format(Report::LoadFull {}))?;
    let mut row = |what, figure, aim| row(out, &what, figure, aim, teller);
    row(Report::LoadSyncs {}, spread(&speed.syncs, teller), None)?;
    row(Report::LoadBare {}, spread(&speed.bare, teller), None)?;
    row(Report::LoadDurable {}, spread(&speed.portolan, teller), figures.speed_aim(teller))?;
    row(Report::LoadRatio {}, teller.decimal(speed.ratio, 2), figures.ratio_aim(teller))?;
    let micros = format(Report::LoadMicros { micros: teller.decimal(speed.server_micros, 0) });
    row(Report::LoadProcessor {}, micros, None)?;
    row(Report::LoadPushRow {}, per_second(speed.pushes_per_second, teller), None)?;
    if let Some(paced) = &figures.paced {
        delays(out, figures, paced, teller)?;
    }
    if let Some(idle) = &figures.idle {
        memory(out, figures, idle, teller)?;
    }
    failures(out, figures, teller)
}

fn head(out: &mut impl Write, figures: &Figures, teller: &Teller<'_>) -> io::Result<()> {
    let speed = &figures.speed;
    let pushes = if figures.light { Report::LoadLightPushes {} } else { Report::LoadPushes {} };
    let (tables, viewers) = (speed.tables.into(), speed.viewers.into());
    let tables = teller.format(&Report::LoadTables { pushes: teller.format(&pushes), tables, viewers });
    let cores = teller.format(&Report::LoadCores { count: figures.cores as u64 });
    writeln!(out, "Portolan {} · {} · {tables} · {cores}\n", figures.version, figures.game)
}

fn delays(out: &mut impl Write, figures: &Figures, paced: &Paced, teller: &Teller<'_>) -> io::Result<()> {
    let number = teller.thousands(paced.wanted.into());
    writeln!(out, "\n{}", teller.format(&Report::LoadPaced { number }))?;
    let mut row = |what, figure, aim| row(out, &what, figure, aim, teller);
    if paced.thinking > 0 {
        row(
            Report::LoadThinking {},
            teller.format(&Report::LoadThinkingAt { count: paced.thinking.into() }),
            None,
        )?;
    }
    row(Report::Choices {}, per_second(paced.choices_per_second, teller), None)?;
    let delays = &paced.delays;
    row(Report::LoadPushed {}, shares(delays, teller), figures.delay_aim())?;
    row(Report::LoadAnswered {}, shares(&paced.answers, teller), None)?;
    let (millis, pushes) = (teller.decimal(delays.most, 1), teller.thousands(delays.count as u64));
    row(Report::LoadLatest {}, teller.format(&Report::LoadOfPushes { millis, pushes }), None)
}

fn shares(delays: &Delays, teller: &Teller<'_>) -> String {
    let [half, p90, p99] = [delays.half, delays.p90, delays.p99].map(|delay| teller.decimal(delay, 1));
    format!("{half} / {p90} / {p99} ms")
}

fn memory(out: &mut impl Write, figures: &Figures, idle: &Idle, teller: &Teller<'_>) -> io::Result<()> {
    let (tables, count) = (whole(idle.tables.into(), teller), idle.tables.into());
    writeln!(out, "\n{}", teller.format(&Report::LoadIdle { tables, count }))?;
    let mut row = |what, figure, aim| row(out, &what, figure, aim, teller);
    row(Report::LoadMade {}, per_second(idle.made_per_second, teller), None)?;
    row(Report::LoadMemory {}, kilobytes(idle.bytes_each, teller), figures.memory_aim())?;
    row(Report::LoadAfter {}, kilobytes(idle.bytes_each_after, teller), None)
}

fn failures(out: &mut impl Write, figures: &Figures, teller: &Teller<'_>) -> io::Result<()> {
    writeln!(out)?;
    row(out, &Report::LoadFailed {}, figures.failed.to_string(), figures.failed_aim(), teller)?;
    match figures.first_failure.clone() {
        Some(failure) => writeln!(out, "{}", teller.format(&Report::LoadFirstFailure { failure })),
        None => Ok(()),
    }
}

fn row(
    out: &mut impl Write,
    what: &Report,
    figure: String,
    aim: Option<Aim>,
    teller: &Teller<'_>,
) -> io::Result<()> {
    let aim = aim.map(|Aim { aim, reached }| {
        let aim = teller.format(&aim);
        teller.format(&if reached { Report::AimReached { aim } } else { Report::AimMissed { aim } })
    });
    let line = format!("  {:<26}{figure:<36}{}", teller.format(what), aim.unwrap_or_default());
    writeln!(out, "{}", line.trim_end())
}

fn per_second(figure: f64, teller: &Teller<'_>) -> String {
    teller.format(&Report::LoadPerSecond { number: whole(figure, teller) })
}

fn spread(figures: &[f64], teller: &Teller<'_>) -> String {
    let least = figures.iter().copied().fold(f64::INFINITY, f64::min);
    let most = figures.iter().copied().fold(0.0, f64::max);
    let bounds = teller.between(whole(least, teller), whole(most, teller));
    format!("{} ({bounds})", whole(median(figures.to_vec()), teller))
}

fn kilobytes(bytes: Option<f64>, teller: &Teller<'_>) -> String {
    let told = |bytes: f64| format!("{} KB", teller.decimal(bytes / 1000.0, 1));
    bytes.map_or_else(|| teller.format(&Report::LoadUnknown {}), told)
}

fn whole(figure: f64, teller: &Teller<'_>) -> String {
    teller.thousands(figure.round() as u64)
}
