//! A bot for Traders of Osaka in a few lines, and a match of it against one of ours.
//!
//! The bot gets a `Knowledge`: the view of its seat, its choices, and `imagine`. The state is out of its reach.

use portolan_arena::{
    ArenaError, Bot, Contestant, MatchLength, RunOptions, Tournament, TournamentFormat, contest,
};
use portolan_bots::BotKind;
use portolan_games::core::{Choices, Knowledge, SeatCount, Seed, ThoughtRng};
use portolan_games::osaka::{Choice, Osaka};
use portolan_games::{GameId, TableSetup};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// Buys whenever it can, and otherwise takes the most valuable card of the market.
pub(crate) struct Buyer;

impl Bot<Osaka> for Buyer {
    fn choose(&mut self, knowledge: &Knowledge<'_, Osaka>, rng: &mut ThoughtRng) -> Choice {
        let mut choices = Choices::new();
        knowledge.choices(&mut choices);
        let view = knowledge.view();
        let weight = |choice: &Choice| match *choice {
            Choice::Buy => 100,
            Choice::Take(place) => view.market[usize::from(place)].card.kind.value.coins(),
            _ => 0,
        };
        let best = choices.iter().map(weight).max();
        let equal: Vec<Choice> =
            choices.iter().copied().filter(|choice| Some(weight(choice)) == best).collect();
        rng.pick(&equal).expect("a seat that must choose has a choice")
    }
}

/// Returns the win shares of a match of 40 games.
pub(crate) fn run() -> Result<String, ArenaError> {
    let seats = SeatCount::new(2).expect("2 is a valid number of seats");
    let tournament = Tournament {
        table: TableSetup::standard(GameId::Osaka, seats, Seed::from_number(1)),
        contestants: vec![Contestant::custom::<Osaka, _>("buyer", || Buyer), BotKind::Random.into()],
        format: TournamentFormat::OneAgainstRest,
        length: MatchLength::Games(40),
    };
    let options = RunOptions { threads: 2, cancelled: &AtomicBool::new(false) };
    let contest = contest(&tournament, options, |_, _| ControlFlow::Continue(()))?;
    let share = contest.matches[0].share(0);
    Ok(format!(
        "{}: {:.0} % of {} games\n",
        contest.matches[0].of.title,
        100.0 * share.rate,
        contest.matches[0].games
    ))
}

fn main() -> Result<(), ArenaError> {
    print!("{}", run()?);
    Ok(())
}
