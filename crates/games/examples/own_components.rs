//! Plays with changed components: edits the text of a `components.toml`, sets up a table with it, and shows that an
//! invalid text is refused with its line.

use portolan_games::core::{Components as _, SeatCount, Seed, ThoughtRng};
use portolan_games::osaka::Components;
use portolan_games::{AnyTable, GameId, TableError, TableSetup};

/// Returns the length of a random game with the built-in components and with fewer cards, and the error of an invalid text.
pub(crate) fn run() -> Result<String, TableError> {
    let smaller_box = Components::BUILT_IN.replace("five = 7", "five = 3");
    let broken_box = Components::BUILT_IN.replace("five = 7", "five = many");
    let built_in = length_of_game(None)?;
    let smaller = length_of_game(Some(smaller_box))?;
    let error = length_of_game(Some(broken_box)).expect_err("‘many’ is not a number");
    Ok(format!("built-in: {built_in} choices\nsmaller box: {smaller} choices\n{error}\n"))
}

/// Returns the number of choices in a random game; `None` stands for the built-in components.
fn length_of_game(components: Option<String>) -> Result<usize, TableError> {
    let seats = SeatCount::new(2).expect("2 is a valid number of seats");
    let setup = TableSetup { components, ..TableSetup::standard(GameId::Osaka, seats, Seed::from_number(7)) };
    let mut table = AnyTable::new(&setup)?;
    let mut rng = ThoughtRng::new(1);
    while let Some(seat) = table.to_act().first() {
        let choice = rng.pick(&table.choices(seat)).expect("a seat to act has a choice");
        table.choose(seat, choice).expect("listed choices are legal");
    }
    Ok(table.choice_count())
}

fn main() -> Result<(), TableError> {
    print!("{}", run()?);
    Ok(())
}
