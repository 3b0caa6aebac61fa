//! Who wins with what in Dschunke: makes the numbers of `src/dschunke/estimate.rs`.
//!
//! ```text
//! cargo run --release -p portolan-bots --example calibrate_dschunke -- [GAMES [ITERATIONS [SEED]]]
//! ```
//!
//! Plays games between masters that think so many iterations and finds, for each seat count and round, the weights with which
//! what everybody has says best who will win. All weights are told beside that of a yuan, so that they are yuan, and the
//! doubt in them is what makes a chance of a lead.

mod equations;
mod winners;

use portolan_bots::{
    BotKind, DSCHUNKE_SIGNS, DSCHUNKE_STAGES, Judged, Sight, Thinker, dschunke_signs, dschunke_stage,
};
use portolan_core::{Game, Knowledge, SeatCount, Seed, Setup, Silent, ThoughtRng};
use portolan_dschunke::{Dschunke, ROUNDS};
use winners::Row;

/// What can be told of a seat beside its money.
const SIGNS: usize = DSCHUNKE_SIGNS.len();
/// Money stands behind the signs.
const YUAN: usize = SIGNS;
/// All that is weighed.
const ALL: usize = SIGNS + 1;

/// All seats of one position.
type Position = winners::Position<ALL>;
/// By stage, each with the rounds that come after it.
type Stages = [Vec<(usize, Position)>; DSCHUNKE_STAGES];

fn main() {
    let args: Vec<u64> = std::env::args().skip(1).filter_map(|arg| arg.parse().ok()).collect();
    let [games, iterations, seed] = std::array::from_fn(|place| args.get(place).copied());
    println!("{DSCHUNKE_SIGNS:?}");
    for seats in 3..=4 {
        let seats = SeatCount::new(seats).expect("a seat count");
        let (games, iterations) = (games.unwrap_or(4000), iterations.unwrap_or(60) as u32);
        let stages = play_all(seats, games, iterations, Seed::from_number(seed.unwrap_or(778)));
        println!("{seats} seats");
        stages.iter().for_each(|positions| tell(positions));
    }
}

/// Plays all games on all processors. What is kept stands in the order of the games.
fn play_all(seats: SeatCount, games: u64, iterations: u32, seed: Seed) -> Stages {
    let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get() as u64);
    let part = |thread: u64| {
        let mut stages = Stages::default();
        let mine = games * thread / threads..games * (thread + 1) / threads;
        mine.for_each(|game| play(seats, seed.nth(game), iterations, &mut stages));
        stages
    };
    let mut all = Stages::default();
    std::thread::scope(|scope| {
        let parts: Vec<_> = (0..threads).map(|thread| scope.spawn(move || part(thread))).collect();
        for part in parts {
            let part = part.join().expect("a game was played");
            all.iter_mut().zip(part).for_each(|(all, part)| all.extend(part));
        }
    });
    all
}

/// Plays a game and keeps its positions at the beginning of rounds.
fn play(seats: SeatCount, seed: Seed, iterations: u32, stages: &mut Stages) {
    let mut state = Dschunke::new(&Setup::standard(seats, seed), &mut Silent).expect("a table");
    let sight = Sight::of(BotKind::Master).map(|sight| sight.with_iterations(iterations));
    let thinker = |_| Thinker::<Dschunke>::with(BotKind::Master, sight, Dschunke::plan(seats));
    let mut bots: Vec<Thinker<Dschunke>> = seats.seats().map(thinker).collect();
    let (mut rng, mut kept) = (ThoughtRng::new(seed.thoughts()), Vec::new());
    let mut last = 0;
    while let Some(seat) = state.to_act().first() {
        if state.round != last && Dschunke::is_between_turns(&state) {
            last = state.round;
            let to_come = ROUNDS - usize::from(state.round);
            kept.push((dschunke_stage(&state), to_come, position(&state)));
        }
        let choice = bots[seat.index()].choose(&Knowledge::of(&state, seat), &mut rng, &mut |_| true);
        state.apply(seat, choice, &mut Silent).expect("bots choose what is legal");
    }
    let outcome = state.outcome().expect("the game is over");
    let winners = outcome.winners();
    for (stage, to_come, mut rows) in kept {
        for standing in &outcome.standings {
            let seat = standing.score.seat;
            let row = &mut rows[seat.index()];
            row.won = f64::from(u8::from(winners.has(seat))) / winners.len() as f64;
            row.reached = f64::from(standing.score.points());
        }
        stages[stage].push((to_come, rows));
    }
}

/// What can be told of every seat, in yuan.
fn position(state: &Dschunke) -> Position {
    let of = |seat| {
        let mut signs = [f64::from(state.players[seat].yuan); ALL];
        signs
            .iter_mut()
            .zip(dschunke_signs(state, seat))
            .for_each(|(into, sign)| *into = f64::from(sign) / 100.0);
        Row { signs, won: 0.0, reached: 0.0 }
    };
    state.seats.seats().map(of).collect()
}

/// The numbers of a stage, as they stand in the source, and what each of its rounds brings at all.
fn tell(positions: &[(usize, Position)]) {
    let rows: Vec<Position> = positions.iter().map(|(_, rows)| rows.clone()).collect();
    let weights = winners::fit(&rows);
    let off = 100.0 / weights[YUAN];
    let signs: Vec<String> = weights[..SIGNS].iter().map(|weight| format!("{:.0}", weight * off)).collect();
    println!(
        "Stage {{ signs: [{}], off: {off:.0} }}, // {} positions, surprise {:.4}",
        signs.join(", "),
        rows.len(),
        winners::surprise(&rows, &weights)
    );
    let in_yuan = weights.map(|weight| weight / weights[YUAN]);
    for to_come in 0..ROUNDS {
        let of_round =
            positions.iter().filter(|(rounds, _)| *rounds == to_come).map(|(_, rows)| rows.clone());
        let of_round: Vec<Position> = of_round.collect();
        if !of_round.is_empty() {
            println!(
                "// with {to_come} rounds to come, at all: {:.0}",
                100.0 * winners::gap(&of_round, &in_yuan)
            );
        }
    }
}
