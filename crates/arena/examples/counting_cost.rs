//! Measures the cost of counting choices for every game: `cargo run --release -p portolan-arena --example counting_cost`.
//!
//! Random bots choose fastest, so they show the worst case; greedy bots show the usual one.

use portolan_arena::{ArenaError, RunOptions, Seating, Series, simulate};
use portolan_bots::BotKind;
use portolan_games::core::Seed;
use portolan_games::{GameId, TableSetup};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

fn main() -> Result<(), ArenaError> {
    println!("{:<10}{:>8}  {:<8}{:>14}{:>14}{:>8}", "game", "players", "bots", "counting", "without", "cost");
    for &game in GameId::ALL {
        for seats in game.meta().seat_counts() {
            for kind in [BotKind::Random, BotKind::Greedy] {
                let table = TableSetup::standard(game, seats, Seed::from_number(1));
                let seating = Seating::around(&[0], seats.get());
                row(&Series { table, contestants: vec![kind.into()], seating }, kind)?;
            }
        }
    }
    Ok(())
}

fn row(series: &Series, kind: BotKind) -> Result<(), ArenaError> {
    let games = if kind == BotKind::Random { 50_000 } else { 200 };
    let running = RunOptions { threads: 1, cancelled: &AtomicBool::new(false) };
    let simulation = simulate(series, games, running, |_| ControlFlow::Continue(()))?;
    let (game, seats) = (series.table.game.to_string(), series.table.seats.get());
    if let Some(pace) = simulation.counting_speed {
        let cost = 100.0 * (1.0 - pace.counting / pace.bare);
        println!("{game:<10}{seats:>8}  {kind:<8}{:>14.0}{:>14.0}{cost:>7.1}%", pace.counting, pace.bare);
    }
    Ok(())
}
