//! Verifies a record: a replay checks every choice, every state hash and the result; a forged record is refused with
//! its line.

use portolan_games::{Record, RecordError};

/// A whole game, as `portolan` writes it.
const RECORD: &str = include_str!("../../osaka/tests/records/two-players-the-buyer-ends-it.record");

/// Returns a summary of the record, and the errors of two forgeries of it.
pub(crate) fn run() -> Result<String, RecordError> {
    let table = Record::parse(RECORD)?.replay()?;
    let winners = table.outcome().map(|outcome| outcome.winners()).unwrap_or_default();
    let winners: Vec<String> = winners.iter().map(|seat| seat.to_string()).collect();

    let other_choice = verify(&RECORD.replacen("1: take m1", "1: take m2", 1));
    let other_game = verify(&RECORD.replacen("portolan record 1", "portolan record 9", 1));
    Ok(format!(
        "{} with {} choices, won by seat {}\n{}\n{}\n",
        table.game(),
        table.choice_count(),
        winners.join(" and "),
        other_choice.expect_err("the choices no longer fit the game"),
        other_game.expect_err("there is no such format"),
    ))
}

fn verify(text: &str) -> Result<(), RecordError> {
    Record::parse(text)?.replay().map(|_| ())
}

fn main() -> Result<(), RecordError> {
    print!("{}", run()?);
    Ok(())
}
