//! What becomes of what everybody has at the beginning of a round of Ostia: plays games between greedy bots, gives
//! everybody a little more or less on the way, and fits the points that each still gained to what all had. Prints the
//! rows of `src/ostia/future.rs`.
//!
//! ```text
//! cargo run --release -p portolan-bots --example calibrate_ostia -- 3 2500 7
//! ```

use portolan_bots::{BotKind, choose_for};
use portolan_core::{Game, Knowledge, Seat, SeatCount, Seed, Setup, Silent, ThoughtRng};
use portolan_ostia::{Ostia, Phase, ROUNDS, State};

const USAGE: &str = "calibrate_ostia SEATS GAMES SEED";

/// One, then what a seat has and what the others have on average, by turns; then the kinds that it has.
const FACTS: usize = 10;
type Facts = [f64; FACTS];

/// What a seat had at the beginning of a round.
struct Record {
    round: u8,
    facts: Facts,
    /// Points that it had.
    had: f64,
    /// Points that it still gained.
    gained: f64,
    /// Its part of the victory.
    won: f64,
}

fn main() {
    let args: Vec<u64> = std::env::args().skip(1).filter_map(|arg| arg.parse().ok()).collect();
    let (&[seats, games, seed], true) = (&args[..], args.len() == 3) else { return eprintln!("{USAGE}") };
    let Some(seats) = SeatCount::new(seats as usize).filter(|seats| (3..=5).contains(&seats.get())) else {
        return eprintln!("{USAGE}");
    };
    let records: Vec<Record> =
        (0..games).flat_map(|game| play(seats, Seed::from_number(seed).nth(game), game)).collect();
    for round in 2..=ROUNDS {
        let of_round: Vec<&Record> = records.iter().filter(|record| record.round == round).collect();
        report(round, seats, &of_round);
    }
}

/// One game. The records of a round follow each other, seat by seat.
fn play(seats: SeatCount, seed: Seed, game: u64) -> Vec<Record> {
    let mut rng = ThoughtRng::new(game);
    let mut state = Ostia::new(&Setup::standard(seats, seed), &mut Silent).expect("a table");
    let mut records: Vec<(Seat, Record)> = Vec::new();
    while let Some(seat) = state.to_act().first() {
        let noted = records.last().map_or(1, |(_, record)| record.round);
        if state.phase == Phase::Keep && state.round > noted {
            vary(&mut state, &mut rng);
            records.extend(seats.seats().map(|seat| (seat, record(&state, seat))));
        }
        let choice = choose_for(BotKind::Greedy, &Knowledge::of(&state, seat), &mut rng);
        state.apply(seat, choice, &mut Silent).expect("bots choose what is legal");
    }
    let outcome = state.outcome().expect("the game is over");
    let winners = outcome.winners();
    let close = |(seat, mut record): (Seat, Record)| {
        let points = state.players[seat].points;
        record.gained = f64::from(points.senate + points.goods + points.money) - record.had;
        record.won = if winners.has(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        record
    };
    records.into_iter().map(close).collect()
}

/// Up to fifteen denarii more or less for everybody, and now and then a storehouse: so that it is seen what these do,
/// not what goes with them.
fn vary(state: &mut State, rng: &mut ThoughtRng) {
    for seat in state.seats.seats() {
        let player = &mut state.players[seat];
        let change = (rng.below(31) as i32 - 15).max(-i32::from(player.cash));
        player.cash = player.cash.saturating_add_signed(change as i16);
        state.bank -= change;
        if rng.below(4) == 0 && player.storehouses < state.components.storehouses.most && state.supply > 0 {
            player.storehouses += 1;
            state.supply -= 1;
        }
    }
}

fn record(state: &State, seat: Seat) -> Record {
    let mine = holdings(state, seat);
    let others = state.seats.seats().filter(|&other| other != seat);
    let count = (state.seats.get() - 1) as f64;
    let mut facts = [1.0, mine[0], 0.0, mine[1], 0.0, mine[2], 0.0, mine[3], 0.0, mine[4]];
    for other in others {
        let theirs = holdings(state, other);
        (0..4).for_each(|what| facts[2 * what + 2] += theirs[what] / count);
    }
    let had = state.players[seat].points.senate.into();
    Record { round: state.round, facts, had, gained: 0.0, won: 0.0 }
}

/// Denarii, storehouses, wares in store, what the senate thinks of them, and how many kinds they are.
fn holdings(state: &State, seat: Seat) -> [f64; 5] {
    let player = &state.players[seat];
    let wares = state.components.bundle(player.wares);
    let owed = player.loans * u16::from(state.components.money.repayment);
    [
        f64::from(player.cash) - f64::from(owed),
        player.storehouses.into(),
        wares.len() as f64,
        state.senate_now().value(&wares).into(),
        wares.kinds().into(),
    ]
}

/// The row of a round, and how well it fits.
fn report(round: u8, seats: SeatCount, records: &[&Record]) {
    let weights = fit(records);
    let expected =
        |record: &Record| -> f64 { (0..FACTS).map(|fact| weights[fact] * record.facts[fact]).sum() };
    let squares: f64 = records.iter().map(|record| (record.gained - expected(record)).powi(2)).sum();
    let deviation = (squares / records.len() as f64).sqrt();
    let points: Vec<f64> = records.iter().map(|record| record.had + expected(record)).collect();
    let off = best_off(seats.get(), &points, records);
    let [
        anyway,
        cash,
        others_cash,
        houses,
        others_houses,
        stored,
        others_stored,
        favour,
        others_favour,
        kinds,
    ] = weights.map(|weight| (1000.0 * weight).round());
    println!("// round {round}: {} records, off by {deviation:.2} points", records.len());
    println!(
        "Gains {{ anyway: {anyway}, each: [({cash}, {others_cash}), ({houses}, {others_houses}), \
         ({stored}, {others_stored}), ({favour}, {others_favour}), ({kinds}, 0)], off: {off} }},"
    );
}

/// The weights with the least squares: Gauss's elimination.
fn fit(records: &[&Record]) -> Facts {
    let mut rows = [[0.0; FACTS + 1]; FACTS];
    for record in records {
        for (row, &one) in rows.iter_mut().zip(&record.facts) {
            let facts = record.facts.iter().chain([&record.gained]);
            row.iter_mut().zip(facts).for_each(|(sum, &other)| *sum += one * other);
        }
    }
    for column in 0..FACTS {
        // What never differs is left out by this, instead of dividing by nothing.
        rows[column][column] += 1e-6;
        let pivot = rows[column].map(|number| number / rows[column][column]);
        rows[column] = pivot;
        for row in (0..FACTS).filter(|&row| row != column) {
            let times = rows[row][column];
            rows[row].iter_mut().zip(pivot).for_each(|(number, other)| *number -= times * other);
        }
    }
    rows.map(|row| row[FACTS])
}

/// How far a lead may be off, in hundredths of a point: with that the search guesses best who wins.
fn best_off(seats: usize, points: &[f64], records: &[&Record]) -> u32 {
    let lead = |place: usize| {
        let table = place / seats * seats..(place / seats + 1) * seats;
        points[place]
            - table.filter(|&other| other != place).map(|other| points[other]).fold(f64::MIN, f64::max)
    };
    let leads: Vec<f64> = (0..points.len()).map(lead).collect();
    let miss = |off: u32| -> f64 {
        let chance = |lead: f64| 0.5 + 0.5 * lead / (lead.abs() + f64::from(off) / 100.0);
        leads.iter().zip(records).map(|(&lead, record)| (chance(lead) - record.won).powi(2)).sum()
    };
    let tried = (30..=300).step_by(5);
    tried.min_by(|&one, &two| miss(one).total_cmp(&miss(two))).unwrap_or(100)
}
