//! The questions: does a master beat greedy bots by its aim, does every level beat the one below it, and do twice the
//! iterations help?

use portolan_arena::Contestant;
use portolan_bots::BotKind;
use portolan_games::GameId;
use portolan_games::core::SeatCount;

/// Does `bot`, against opponents of one kind, win more than `bound` of the games?
pub(crate) struct Question {
    /// The table of the document that has its row.
    pub(crate) table: &'static str,
    pub(crate) game: GameId,
    pub(crate) seats: SeatCount,
    pub(crate) bot: Contestant,
    pub(crate) against: Contestant,
    pub(crate) bound: f64,
    /// If the true share is above the bound by less than this, either answer is accepted.
    pub(crate) margin: f64,
}

/// Levels from the strongest down.
const LEVELS: [BotKind; 4] = [BotKind::Grandmaster, BotKind::Master, BotKind::Merchant, BotKind::Apprentice];

/// The iterations of a grandmaster against one with half of them, unless a number is given.
const DOUBLED_ITERATIONS: [u32; 4] = [100, 500, 2000, 8000];

/// Returns all questions, table by table. `iterations` replaces those of the first bot.
pub(crate) fn all(iterations: Option<u32>) -> Vec<Question> {
    let tables =
        GameId::ALL.iter().flat_map(|&game| game.meta().seat_counts().map(move |seats| (game, seats)));
    let fewest = || GameId::ALL.iter().filter_map(|&game| Some((game, game.meta().seat_counts().next()?)));
    let aims = tables.map(|(game, seats)| aim(game, seats, iterations));
    let doubled = iterations.map_or(DOUBLED_ITERATIONS.to_vec(), |given| vec![given]);
    let levels = fewest()
        .flat_map(|(game, seats)| LEVELS.windows(2).map(move |two| level(game, seats, two, iterations)));
    let time = fewest()
        .flat_map(|(game, seats)| doubled.iter().map(move |&iterations| time(game, seats, iterations)));
    aims.chain(levels).chain(time).collect()
}

/// One master against greedy bots.
fn aim(game: GameId, seats: SeatCount, iterations: Option<u32>) -> Question {
    let bound = match seats.get() {
        2 => 0.85,
        3 => 0.65,
        4 => 0.55,
        _ => 0.45,
    };
    let (bot, against) = (contestant(BotKind::Master, iterations), BotKind::Greedy.into());
    Question { table: "aims", game, seats, bot, against, bound, margin: 0.05 }
}

/// A level against the one below it: more than its even share.
fn level(game: GameId, seats: SeatCount, two: &[BotKind], iterations: Option<u32>) -> Question {
    let bound = 1.0 / seats.get() as f64;
    let (bot, against) = (contestant(two[0], iterations), two[1].into());
    Question { table: "levels", game, seats, bot, against, bound, margin: 0.1 }
}

/// A grandmaster against one with half of the iterations.
fn time(game: GameId, seats: SeatCount, iterations: u32) -> Question {
    let bound = 1.0 / seats.get() as f64;
    let [bot, against] =
        [iterations, iterations / 2].map(|iterations| contestant(BotKind::Grandmaster, Some(iterations)));
    Question { table: "time", game, seats, bot, against, bound, margin: 0.04 }
}

/// A bot with the iterations of its kind, or with the given ones.
fn contestant(kind: BotKind, iterations: Option<u32>) -> Contestant {
    match iterations {
        None => kind.into(),
        Some(count) => Contestant::with_iterations(kind, count),
    }
}
