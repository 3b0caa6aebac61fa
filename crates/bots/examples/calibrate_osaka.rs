//! Who wins with what in Traders of Osaka: makes the numbers of `src/osaka/estimate.rs`.
//!
//! ```text
//! cargo run --release -p portolan-bots --example calibrate_osaka -- [GAMES]
//! ```
//!
//! Plays games between greedy bots and finds, for each seat count and stage, the weights with which what everybody has
//! says best who will win. All weights are told beside that of a point, so that they are points, and the doubt in them is
//! what makes a chance of a lead.

mod equations;
mod winners;

use portolan_bots::{BotKind, OSAKA_SIGNS, choose_for, osaka_signs, osaka_stage};
use portolan_core::{Game, Knowledge, SeatCount, Seed, Setup, Silent, ThoughtRng};
use portolan_osaka::{Osaka, Phase};
use winners::Row;

/// What can be told of a seat beside its points.
const SIGNS: usize = OSAKA_SIGNS.len();
/// Points stand behind the signs.
const POINTS: usize = SIGNS;
/// All that is weighed.
const ALL: usize = SIGNS + 1;
/// Every so many turns a position is kept.
const EVERY: usize = 4;
/// All seats of one position.
type Position = winners::Position<ALL>;

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(15_000);
    println!("{OSAKA_SIGNS:?}");
    for seats in 2..=4 {
        let seats = SeatCount::new(seats).expect("a seat count");
        let mut stages: [Vec<Position>; 4] = Default::default();
        (0..games).for_each(|game| play(seats, Seed::from_number(777).nth(game), &mut stages));
        println!("{seats} seats");
        stages.iter().for_each(|positions| tell(positions));
    }
}

/// Plays a game and keeps some of its positions, by their stage.
fn play(seats: SeatCount, seed: Seed, stages: &mut [Vec<Position>; 4]) {
    let mut state = Osaka::new(&Setup::standard(seats, seed), &mut Silent).expect("a table");
    let (mut rng, mut turns, mut kept) = (ThoughtRng::new(seed.thoughts()), 0, Vec::new());
    while let Some(seat) = state.to_act().first() {
        turns += usize::from(matches!(state.phase, Phase::Action { .. }));
        if matches!(state.phase, Phase::Action { .. }) && turns % EVERY == 0 {
            kept.push((osaka_stage(&state), position(&state)));
        }
        let choice = choose_for(BotKind::Greedy, &Knowledge::of(&state, seat), &mut rng);
        state.apply(seat, choice, &mut Silent).expect("bots choose what is legal");
    }
    let winners = state.outcome().expect("the game is over").winners();
    for (stage, mut rows) in kept {
        for (row, seat) in rows.iter_mut().zip(seats.seats()) {
            row.won = f64::from(u8::from(winners.has(seat))) / winners.len() as f64;
            row.reached = f64::from(state.players[seat].point_count());
        }
        stages[stage].push(rows);
    }
}

/// What can be told of every seat.
fn position(state: &Osaka) -> Position {
    let of = |seat| {
        let mut signs = [f64::from(state.players[seat].point_count()); ALL];
        signs.iter_mut().zip(osaka_signs(state, seat)).for_each(|(into, sign)| *into = f64::from(sign));
        Row { signs, won: 0.0, reached: 0.0 }
    };
    state.seats.seats().map(of).collect()
}

/// The numbers of a stage, as they stand in the source.
fn tell(positions: &[Position]) {
    let weights = winners::fit(positions);
    let off = 100.0 / weights[POINTS];
    let signs: Vec<String> = weights[..SIGNS].iter().map(|weight| format!("{:.0}", weight * off)).collect();
    let in_points = weights.map(|weight| weight / weights[POINTS]);
    println!(
        "Stage {{ signs: [{}], at_all: {:.0}, off: {off:.0} }}, // {} positions, surprise {:.4}",
        signs.join(", "),
        100.0 * winners::gap(positions, &in_points),
        positions.len(),
        winners::surprise(positions, &weights)
    );
}
