//! A simulation: many games with one set-up, and statistics for designers.

use crate::error::ArenaError;
use crate::pool;
use crate::series::{GameResult, Series};
use crate::stop::Stop;
use crate::tally::Tally;
use crate::usage::{Counter, NamedUsage, Notation};
use portolan_bots::Heuristics;
use portolan_games::core::{NullLog, Setup};
use portolan_games::{ListedGame, with_game};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How to run games.
#[derive(Clone, Copy, Debug)]
pub struct RunOptions<'a> {
    /// The number of threads.
    pub threads: usize,
    /// Set by the caller to cancel.
    pub cancelled: &'a AtomicBool,
}

impl RunOptions<'_> {
    /// Whether the caller cancelled.
    pub fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
    }
}

/// The results of a simulation.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// The series.
    pub series: Series,
    /// The requested number of games; fewer were played if it was cancelled.
    pub requested: u64,
    /// Wins by contestant and seat, points, lengths, endings.
    pub tally: Tally,
    /// The usage of each kind of choice.
    pub usage: Vec<NamedUsage>,
    /// The duration.
    pub took: Duration,
    /// The speed of one thread with and without counting choices; `None` if it was not measured.
    pub counting_speed: Option<CountingSpeed>,
}

/// Choices per second on one thread, measured alternately within one run.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CountingSpeed {
    /// With counting.
    pub counting: f64,
    /// Without counting.
    pub bare: f64,
}

/// The maximum duration of the measurement of the cost of counting.
const MEASUREMENT_TIME: Duration = Duration::from_millis(500);

/// Plays this many games of the series; `watch` is called after each game, in order, and may stop the simulation.
pub fn simulate(
    series: &Series,
    games: u64,
    running: RunOptions<'_>,
    watch: impl FnMut(&GameResult) -> ControlFlow<()>,
) -> Result<Simulation, ArenaError> {
    with_game!(series.table.game, G => simulate_for::<G>(series, games, running, watch))
}

fn simulate_for<G: Heuristics + ListedGame>(
    series: &Series,
    games: u64,
    running: RunOptions<'_>,
    mut watch: impl FnMut(&GameResult) -> ControlFlow<()>,
) -> Result<Simulation, ArenaError> {
    let setup = series.table.typed::<G>()?;
    G::new(&setup, &mut NullLog)?; // refuses an impossible table before anything is written
    let notation = Notation::of::<G::Choice>();
    let stop = Stop::when(running.cancelled);
    let started = Instant::now();
    let mut tally = Tally::default();
    let counters = pool::in_order(
        0..games,
        running.threads,
        &stop,
        || Counter::<G>::new(&notation),
        |counter, game| series.play(&setup, game, counter, &stop),
        |played| {
            tally.add(&played);
            watch(&played)
        },
    )?;
    let took = started.elapsed();
    let usage = Counter::merged(&notation, counters).usage();
    let counting_speed = counting_speed(series, &setup, games, &notation, &stop)?;
    Ok(Simulation { series: series.clone(), requested: games, tally, usage, took, counting_speed })
}

/// Plays some of the games again, alternately with and without counting; `None` if there are too few.
fn counting_speed<G: Heuristics + ListedGame>(
    series: &Series,
    setup: &Setup<G>,
    games: u64,
    notation: &Notation,
    stop: &Stop<'_>,
) -> Result<Option<CountingSpeed>, ArenaError> {
    let mut counter = Counter::<G>::new(notation);
    let started = Instant::now();
    let (mut bare, mut ratios) = (Vec::new(), Vec::new());
    for game in (0..games).take_while(|_| started.elapsed() < MEASUREMENT_TIME) {
        let mut took = [0.0; 2];
        // The second run finds warm caches, so the order alternates.
        for counted in [game.is_multiple_of(2), !game.is_multiple_of(2)] {
            let began = Instant::now();
            let played = if counted {
                series.play(setup, game, &mut counter, stop)?
            } else {
                series.play(setup, game, &mut (), stop)?
            };
            let Some(played) = played else { return Ok(None) };
            took[usize::from(counted)] =
                began.elapsed().as_secs_f64().max(1e-9) / played.choices.max(1) as f64;
        }
        bare.push(1.0 / took[0]);
        ratios.push(took[0] / took[1]);
    }
    let enough = started.elapsed() > MEASUREMENT_TIME / 4;
    let (bare, ratio) = (median(bare), median(ratios));
    Ok(enough.then_some(CountingSpeed { counting: bare * ratio, bare }))
}

/// Returns the median, which moments of other load on the machine do not change.
fn median(mut paces: Vec<f64>) -> f64 {
    paces.sort_by(f64::total_cmp);
    paces.get(paces.len() / 2).copied().unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seating::Seating;
    use portolan_bots::BotKind;
    use portolan_games::core::{SeatCount, Seed};
    use portolan_games::{GameId, TableSetup};

    fn series(game: GameId, seats: usize) -> Series {
        Series {
            table: TableSetup::standard(game, SeatCount::new(seats).unwrap(), Seed::from_number(5)),
            contestants: vec![BotKind::Greedy.into(), BotKind::Random.into()],
            seating: Seating::around(&[0, 1], seats),
        }
    }

    fn simulated(series: &Series, games: u64, threads: usize) -> Simulation {
        let running = RunOptions { threads, cancelled: &AtomicBool::new(false) };
        simulate(series, games, running, |_| ControlFlow::Continue(())).unwrap()
    }

    #[test]
    fn every_number_is_the_same_on_any_number_of_threads() {
        for &game in GameId::ALL {
            let series = series(game, 3);
            let one = simulated(&series, 40, 1);
            for threads in [2, 5] {
                let other = simulated(&series, 40, threads);
                assert_eq!((&one.tally, &one.usage), (&other.tally, &other.usage), "{game}");
            }
        }
    }

    #[test]
    fn every_choice_is_counted_once() {
        for &game in GameId::ALL {
            let Simulation { tally, usage: habits, .. } = simulated(&series(game, 3), 30, 2);
            assert_eq!(habits.iter().map(|habit| habit.usage.made).sum::<u64>(), tally.choices, "{game}");
            for habit in &habits {
                let usage = &habit.usage;
                assert!(usage.taken <= usage.chances && usage.taken <= usage.made, "{game}: {habit:?}");
                assert!(
                    usage.makers.count <= usage.able.count && usage.able.count <= 90,
                    "{game}: {habit:?}"
                );
                if !habit.choices.is_empty() {
                    let made: u64 = habit.choices.iter().map(|choice| choice.usage.made).sum();
                    assert_eq!(made, usage.made, "{game}: {habit:?}");
                }
            }
        }
    }

    /// In Osaka every player first chooses one of four tokens, without an alternative.
    #[test]
    fn the_starting_tokens_of_osaka_are_counted_once_per_seat() {
        let habits = simulated(&series(GameId::Osaka, 4), 25, 2).usage;
        let token = habits.iter().find(|habit| habit.name == "token").unwrap();
        assert_eq!((token.usage.made, token.usage.chances), (100, 0), "tokens have no alternative");
        assert_eq!((token.usage.able.count, token.usage.makers.count), (100, 100));
        assert_eq!(token.usage.makers.parts, 25 * crate::series::WHOLE_WIN, "all wins are theirs");
        assert_eq!(token.usage.most.count, 0, "every seat chooses one token");
        assert_eq!(token.choices.len(), 4);
        assert!(token.choices.iter().all(|choice| choice.usage.chances == 100));
        assert_eq!(token.choices.iter().map(|choice| choice.usage.makers.count).sum::<u64>(), 100);
    }

    #[test]
    fn a_shared_victory_is_divided() {
        let mut series = series(GameId::Osaka, 4);
        series.seating = Seating::around(&[1], 4);
        let tally = simulated(&series, 300, 2).tally;
        let won: u64 = tally.contestants.values().map(|record| record.parts()).sum();
        assert!(tally.shared > 0, "no victory was shared");
        assert_eq!(won, 300 * crate::series::WHOLE_WIN);
    }

    #[test]
    fn a_cancelled_simulation_keeps_its_finished_games() {
        let cancelled = AtomicBool::new(false);
        let series = series(GameId::Ostia, 3);
        let mut seen = 0;
        let watch = |_: &GameResult| {
            seen += 1;
            cancelled.store(seen >= 20, Ordering::Relaxed);
            ControlFlow::Continue(())
        };
        let running = RunOptions { threads: 2, cancelled: &cancelled };
        let simulation = simulate(&series, u64::MAX, running, watch).unwrap();
        let made: u64 = simulation.usage.iter().map(|habit| habit.usage.made).sum();
        assert!(simulation.tally.games >= 20);
        assert_eq!((simulation.tally.games, simulation.tally.choices), (seen, made));
    }

    #[test]
    fn an_impossible_table_is_refused() {
        let mut impossible = series(GameId::Osaka, 2);
        impossible.table.options = vec![("colour".into(), "red".into())];
        let running = RunOptions { threads: 1, cancelled: &AtomicBool::new(false) };
        let refused = simulate(&impossible, 1, running, |_| ControlFlow::Continue(()));
        assert!(matches!(refused, Err(ArenaError::Table(_))));
    }
}
