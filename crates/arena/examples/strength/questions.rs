//! What is asked: does the master beat greed as clearly as it should, does every level beat the one below it, and does
//! thinking twice as long help?

use portolan_arena::Contestant;
use portolan_bots::BotKind;
use portolan_games::GameId;
use portolan_games::core::SeatCount;

/// One question: does `who`, alone at a table of `against`, win more than `bound` of the games?
pub(crate) struct Asked {
    /// The table of the document to which it belongs.
    pub(crate) table: &'static str,
    pub(crate) game: GameId,
    pub(crate) seats: SeatCount,
    pub(crate) who: Contestant,
    pub(crate) against: Contestant,
    pub(crate) bound: f64,
    /// Between the bound and so much more either answer is right.
    pub(crate) margin: f64,
}

/// Levels from the strongest down.
const LEVELS: [BotKind; 4] = [BotKind::Grandmaster, BotKind::Master, BotKind::Merchant, BotKind::Apprentice];

/// So many iterations a grandmaster thinks that meets one which thinks half as long, unless a number is given.
const THOUGHTS: [u32; 4] = [100, 500, 2000, 8000];

/// All questions, table by table. With `iterations` the one that is asked about thinks only so many.
pub(crate) fn all(iterations: Option<u32>) -> Vec<Asked> {
    let tables =
        GameId::ALL.iter().flat_map(|&game| game.meta().seat_counts().map(move |seats| (game, seats)));
    let fewest = || GameId::ALL.iter().filter_map(|&game| Some((game, game.meta().seat_counts().next()?)));
    let aims = tables.map(|(game, seats)| aim(game, seats, iterations));
    let thoughts = iterations.map_or(THOUGHTS.to_vec(), |given| vec![given]);
    let levels = fewest()
        .flat_map(|(game, seats)| LEVELS.windows(2).map(move |two| level(game, seats, two, iterations)));
    let time =
        fewest().flat_map(|(game, seats)| thoughts.iter().map(move |&thoughts| time(game, seats, thoughts)));
    aims.chain(levels).chain(time).collect()
}

/// One master against a table of greed.
fn aim(game: GameId, seats: SeatCount, iterations: Option<u32>) -> Asked {
    let bound = match seats.get() {
        2 => 0.85,
        3 => 0.65,
        4 => 0.55,
        _ => 0.45,
    };
    let (who, against) = (thinking(BotKind::Master, iterations), BotKind::Greedy.into());
    Asked { table: "aims", game, seats, who, against, bound, margin: 0.05 }
}

/// A level and the one below it: more than its even share.
fn level(game: GameId, seats: SeatCount, two: &[BotKind], iterations: Option<u32>) -> Asked {
    let bound = 1.0 / seats.get() as f64;
    let (who, against) = (thinking(two[0], iterations), two[1].into());
    Asked { table: "levels", game, seats, who, against, bound, margin: 0.1 }
}

/// A grandmaster and one that thinks half as long.
fn time(game: GameId, seats: SeatCount, iterations: u32) -> Asked {
    let bound = 1.0 / seats.get() as f64;
    let [who, against] =
        [iterations, iterations / 2].map(|iterations| thinking(BotKind::Grandmaster, Some(iterations)));
    Asked { table: "time", game, seats, who, against, bound, margin: 0.04 }
}

/// A bot that thinks as many iterations as its kind does, or so many.
fn thinking(kind: BotKind, iterations: Option<u32>) -> Contestant {
    match iterations {
        None => kind.into(),
        Some(count) => Contestant { name: format!("{kind}@{count}"), kind, iterations },
    }
}
