//! Plays a game at random: sets up a table, asks which seat must choose, chooses, and reads the ranking at the end.

use portolan_games::core::{SeatCount, Seed, ThoughtRng};
use portolan_games::{AnyTable, GameId, TableError, TableSetup};

/// Returns the ranking of a random game, one line per seat.
pub(crate) fn run() -> Result<String, TableError> {
    let seats = SeatCount::new(3).expect("3 is a valid number of seats");
    let setup = TableSetup::standard(GameId::Osaka, seats, Seed::from_number(7));
    let mut table = AnyTable::new(&setup)?;
    let mut rng = ThoughtRng::new(1);

    while let Some(seat) = table.to_act().first() {
        let choices = table.choices(seat); // never empty for a seat that must choose
        let choice = rng.pick(&choices).expect("a seat to act has a choice");
        table.choose(seat, choice).expect("listed choices are legal");
    }

    let outcome = table.outcome().expect("the game is over when no seat must choose");
    let lines = outcome.ranking().into_iter().map(|standing| {
        let score = &standing.score;
        format!("{}. seat {} with {} points\n", standing.rank, score.seat, score.points())
    });
    Ok(format!("{} choices\n{}", table.choice_count(), lines.collect::<String>()))
}

fn main() -> Result<(), TableError> {
    print!("{}", run()?);
    Ok(())
}
