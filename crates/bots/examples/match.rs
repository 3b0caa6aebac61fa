//! Lets one bot of a kind play against bots of another kind, and tells how often it wins.
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
    [--exploration X] [--at-last X] [--glance N] [--trust N] [--max_depth N] [--turns N] [--noise N] [--close N] [--margin N] [--half N]
    [--worlds N] [--forgotten PERCENT] [--others-turns N] [--others-worlds N]";

/// What is played.
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
    match read(&args) {
        Some((game, what)) => with_game!(game, G => play_all::<G>(&what)),
        None => eprintln!("{USAGE}"),
    }
}

fn read(args: &[String]) -> Option<(GameId, Match)> {
    let [game, seats, kind, others, games, options @ ..] = args else { return None };
    let mut what = Match {
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
            "iterations" => what.iterations[0] = Some(value.parse().ok()?),
            "others-iterations" => what.iterations[1] = Some(value.parse().ok()?),
            "millis" => what.millis = Some(value.parse().ok()?),
            "seed" => what.seed = value.parse().ok()?,
            name => what.options.push((name.to_string(), value.parse().ok()?)),
        }
    }
    let id = GameId::ALL.iter().copied().find(|id| id.meta().id == game)?;
    Some((id, what))
}

/// The plan of the game with what the options say of it; those with `others-` are for the others.
fn plan(mut plan: SearchParams, options: &[(String, f32)], others: bool) -> SearchParams {
    for (name, value) in options {
        let name = match (name.strip_prefix("others-"), others) {
            (Some(name), true) => name,
            (None, false) => name,
            _ => continue,
        };
        match name {
            "exploration" => plan.exploration = *value,
            "at-last" => plan.late_exploration = *value,
            "glance" => plan.prior_scale = *value as i32,
            "trust" => plan.greedy_prior = *value as u8,
            "max_depth" => plan.max_depth = *value as u16,
            "turns" => plan.turns = *value as u16,
            "noise" => plan.rollout_noise = *value as i32,
            "close" => plan.careful_turns = *value as u16,
            "margin" => plan.margin_percent = *value as u8,
            "half" => plan.half_margin = *value as i32,
            "forgotten" => plan.forget_percent = *value as u8,
            // Of what plan and sight say the fewer counts, so it is said to both.
            "worlds" => plan.partial_memory_worlds = Some(*value as u32),
            _ => {
                eprintln!("{USAGE}");
                std::process::exit(2);
            }
        }
    }
    plan
}

/// What was counted.
#[derive(Default)]
struct Count {
    wins: f64,
    squares: f64,
    points: [f64; 2],
    asked: u32,
    thinking: Duration,
    slowest: Duration,
}

fn play_all<G: Heuristics>(what: &Match) {
    let mut count = Count::default();
    for game in 0..what.games {
        play::<G>(what, game, &mut count);
        if (game + 1) % 20 == 0 && game + 1 < what.games {
            report(what, game + 1, &count);
        }
    }
    report(what, what.games, &count);
}

/// One game; the bot that is measured sits on another seat each time.
fn play<G: Heuristics>(what: &Match, game: u64, count: &mut Count) {
    let seats = what.seats.get();
    let setup = Setup::<G>::standard(what.seats, Seed::from_number(what.seed).nth(game / seats as u64));
    let measured = Seat::new((game % seats as u64) as usize);
    let mut rng = ThoughtRng::new(game);
    let mut state = G::new(&setup, &mut NullLog).expect("the game allows this seat count");
    let mut bots: Vec<BotPlayer<G>> =
        what.seats.seats().map(|seat| thinker(what, usize::from(Some(seat) != measured))).collect();
    while let Some(seat) = state.to_act().first() {
        let began = Instant::now();
        let limit = what.millis.map(Duration::from_millis);
        let mut limit = |_| limit.is_none_or(|limit| began.elapsed() < limit);
        let choice = bots[seat.index()].choose(&Knowledge::of(&state, seat), &mut rng, &mut limit);
        if Some(seat) == measured {
            count.asked += 1;
            count.thinking += began.elapsed();
            count.slowest = count.slowest.max(began.elapsed());
        }
        state.apply(seat, choice, &mut NullLog).expect("bots choose what is legal");
    }
    let outcome = state.outcome().expect("the game is over");
    let winners = outcome.winners();
    let won = measured.is_some_and(|seat| winners.has(seat));
    let share = if won { 1.0 / winners.len() as f64 } else { 0.0 };
    count.wins += share;
    count.squares += share * share;
    for standing in &outcome.standings {
        let other = usize::from(Some(standing.score.seat) != measured);
        let part = if other == 1 { (seats - 1) as f64 } else { 1.0 };
        count.points[other] += f64::from(standing.score.points()) / part;
    }
}

fn thinker<G: Heuristics>(what: &Match, side: usize) -> BotPlayer<G> {
    let kind = what.kinds[side];
    let option = |names: [&str; 2]| what.options.iter().find(|(name, _)| name == names[side]);
    let level = SearchLevel::of(kind).map(|mut level| {
        if let Some(iterations) = what.iterations[side] {
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
    BotPlayer::with(kind, level, plan(G::search_params(what.seats), &what.options, side == 1))
}

fn report(what: &Match, games: u64, count: &Count) {
    let n = games as f64;
    let share = count.wins / n;
    let deviation = ((count.squares / n - share * share).max(0.0) / n).sqrt();
    let [mine, theirs] = count.points.map(|points| points / n);
    println!(
        "{} against {}, {} seats: {:.1} % ± {:.1} of {games} games; points {mine:.1} : {theirs:.1}; {:.2} ms a choice, at most {:.0} ms",
        what.kinds[0],
        what.kinds[1],
        what.seats,
        100.0 * share,
        196.0 * deviation,
        count.thinking.as_secs_f64() * 1000.0 / f64::from(count.asked.max(1)),
        count.slowest.as_secs_f64() * 1000.0,
    );
}
