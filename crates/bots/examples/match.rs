//! Plays one bot of a kind against bots of another kind, and prints how often it wins.
//!
//! ```text
//! cargo run --release -p portolan-bots --example match -- osaka 2 master greedy 100 --iterations 1000 --turns 4
//! ```

use portolan_bots::{BotKind, BotPlayer, CardMemory, Heuristics, SearchLevel, SearchParams};
use portolan_core::{Knowledge, NullLog, Seat, SeatCount, Seed, Setup, ThoughtRng};
use portolan_games::{GameId, with_game};
use std::time::{Duration, Instant};

const USAGE: &str =
    "match GAME SEATS KIND OTHERS GAMES [--iterations N] [--millis N] [--others-iterations N] [--seed N]
    [--exploration X] [--late-exploration X] [--prior-scale N] [--greedy-prior N] [--max-depth N] [--turns N] [--noise N] [--careful N] [--margin N] [--half N]
    [--worlds N] [--forgotten PERCENT] [--others-turns N] [--others-worlds N]";

/// The arguments.
struct Match {
    seats: SeatCount,
    kinds: [BotKind; 2],
    games: u64,
    seed: u64,
    iterations: [Option<u32>; 2],
    millis: Option<u64>,
    options: Vec<(String, f32)>,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match parse_arguments(&args) {
        Some((game, args)) => with_game!(game, G => play_all::<G>(&args)),
        None => eprintln!("{USAGE}"),
    }
}

fn parse_arguments(args: &[String]) -> Option<(GameId, Match)> {
    let [game, seats, kind, others, games, options @ ..] = args else { return None };
    let mut args = Match {
        seats: SeatCount::new(seats.parse().ok()?)?,
        kinds: [kind.parse().ok()?, others.parse().ok()?],
        games: games.parse().ok()?,
        seed: 1,
        iterations: [None; 2],
        millis: None,
        options: Vec::new(),
    };
    for option in options.chunks(2) {
        let [name, value] = option else { return None };
        match name.strip_prefix("--")? {
            "iterations" => args.iterations[0] = Some(value.parse().ok()?),
            "others-iterations" => args.iterations[1] = Some(value.parse().ok()?),
            "millis" => args.millis = Some(value.parse().ok()?),
            "seed" => args.seed = value.parse().ok()?,
            name => args.options.push((name.to_string(), value.parse().ok()?)),
        }
    }
    let id = GameId::ALL.iter().copied().find(|id| id.meta().id == game)?;
    Some((id, args))
}

/// Returns the search parameters of one side; options with `others-` are for the opponents.
fn params(mut params: SearchParams, options: &[(String, f32)], others: bool) -> SearchParams {
    for (name, value) in options {
        let name = match (name.strip_prefix("others-"), others) {
            (Some(name), true) => name,
            (None, false) => name,
            _ => continue,
        };
        match name {
            "exploration" => params.exploration = *value,
            "late-exploration" => params.late_exploration = *value,
            "prior-scale" => params.prior_scale = *value as i32,
            "greedy-prior" => params.greedy_prior = *value as u8,
            "max-depth" => params.max_depth = *value as u16,
            "turns" => params.turns = *value as u16,
            "noise" => params.rollout_noise = *value as i32,
            "careful" => params.careful_turns = *value as u16,
            "margin" => params.margin_percent = *value as u8,
            "half" => params.half_margin = *value as i32,
            "forgotten" => params.forget_percent = *value as u8,
            // The lower of parameters and level counts, so it is set in both.
            "worlds" => params.partial_memory_worlds = Some(*value as u32),
            _ => {
                eprintln!("{USAGE}");
                std::process::exit(2);
            }
        }
    }
    params
}

/// The results so far.
#[derive(Default)]
struct Totals {
    wins: f64,
    squares: f64,
    points: [f64; 2],
    choices: u32,
    search_time: Duration,
    slowest: Duration,
}

fn play_all<G: Heuristics>(args: &Match) {
    let mut totals = Totals::default();
    for game in 0..args.games {
        play::<G>(args, game, &mut totals);
        if (game + 1) % 20 == 0 && game + 1 < args.games {
            report(args, game + 1, &totals);
        }
    }
    report(args, args.games, &totals);
}

/// Plays one game; the measured bot changes its seat each time.
fn play<G: Heuristics>(args: &Match, game: u64, totals: &mut Totals) {
    let seats = args.seats.get();
    let setup = Setup::<G>::standard(args.seats, Seed::from_number(args.seed).nth(game / seats as u64));
    let measured = Seat::new((game % seats as u64) as usize);
    let mut rng = ThoughtRng::new(game);
    let mut state = G::new(&setup, &mut NullLog).expect("the game allows this seat count");
    let mut bots: Vec<BotPlayer<G>> =
        args.seats.seats().map(|seat| new_bot(args, usize::from(Some(seat) != measured))).collect();
    while let Some(seat) = state.to_act().first() {
        let began = Instant::now();
        let limit = args.millis.map(Duration::from_millis);
        let mut limit = |_| limit.is_none_or(|limit| began.elapsed() < limit);
        let choice = bots[seat.index()].choose(&Knowledge::of(&state, seat), &mut rng, &mut limit);
        if Some(seat) == measured {
            totals.choices += 1;
            totals.search_time += began.elapsed();
            totals.slowest = totals.slowest.max(began.elapsed());
        }
        state.apply(seat, choice, &mut NullLog).expect("bots make legal choices");
    }
    let outcome = state.outcome().expect("the game is over");
    let winners = outcome.winners();
    let won = measured.is_some_and(|seat| winners.has(seat));
    let share = if won { 1.0 / winners.len() as f64 } else { 0.0 };
    totals.wins += share;
    totals.squares += share * share;
    for standing in &outcome.standings {
        let other = usize::from(Some(standing.score.seat) != measured);
        let part = if other == 1 { (seats - 1) as f64 } else { 1.0 };
        totals.points[other] += f64::from(standing.score.points()) / part;
    }
}

fn new_bot<G: Heuristics>(args: &Match, side: usize) -> BotPlayer<G> {
    let kind = args.kinds[side];
    let option = |names: [&str; 2]| args.options.iter().find(|(name, _)| name == names[side]);
    let level = SearchLevel::of(kind).map(|mut level| {
        if let Some(iterations) = args.iterations[side] {
            level = level.with_iterations(iterations);
        }
        if let Some(&(_, worlds)) = option(["worlds", "others-worlds"]) {
            level.worlds = Some(worlds as u32);
        }
        if option(["forgotten", "others-forgotten"]).is_some() {
            level.memory = CardMemory::Partial;
        }
        level
    });
    BotPlayer::with(kind, level, params(G::search_params(args.seats), &args.options, side == 1))
}

fn report(args: &Match, games: u64, totals: &Totals) {
    let n = games as f64;
    let share = totals.wins / n;
    let deviation = ((totals.squares / n - share * share).max(0.0) / n).sqrt();
    let [own, theirs] = totals.points.map(|points| points / n);
    println!(
        "{} against {}, {} seats: {:.1} % ± {:.1} of {games} games; points {own:.1} : {theirs:.1}; {:.2} ms a choice, at most {:.0} ms",
        args.kinds[0],
        args.kinds[1],
        args.seats,
        100.0 * share,
        196.0 * deviation,
        totals.search_time.as_secs_f64() * 1000.0 / f64::from(totals.choices.max(1)),
        totals.slowest.as_secs_f64() * 1000.0,
    );
}
