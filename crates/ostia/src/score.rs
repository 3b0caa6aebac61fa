//! §6.2, §8.6: points for places, the ranking, the tie-breaks. What happens before the end is told in `rules/finale`.

use crate::phase::Phase;
use crate::state::{MAX_PLAYERS, State};
use portolan_core::{BySeat, Outcome, Score, ScorePart, Seat};

/// How every game ends: its name in an outcome.
pub const ENDING: &str = "five-rounds";

/// §6.2: points for the highest values. Equals share the points of their places, rounded down; nothing wins nothing
/// (R8), and takes no place.
pub fn place_points(values: BySeat<u16, MAX_PLAYERS>, places: [u8; 3]) -> BySeat<u8, MAX_PLAYERS> {
    BySeat(values.0.map(|value| {
        if value == 0 {
            return 0;
        }
        let better = values.0.iter().filter(|&&other| other > value).count();
        let equal = values.0.iter().filter(|&&other| other == value).count();
        let shared: u8 = places.iter().skip(better).take(equal).sum();
        shared / equal as u8
    }))
}

/// §8.6: most points; then most storehouses; then what the store is worth on the senate card that was put away; then
/// the victory is shared.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let over = state.phase == Phase::Over;
    let scores = || state.seats.seats().map(|seat| score_of(state, seat)).collect();
    over.then(|| Outcome::rank(ENDING, scores()))
}

fn score_of(state: &State, seat: Seat) -> Score {
    let player = &state.players[seat];
    let part = |what, count: u16| ScorePart { what, count: count.into() };
    let store = state.components.bundle(player.wares);
    Score {
        seat,
        eliminated: player.eliminated,
        parts: vec![
            part("senate", player.points.senate.into()),
            part("goods", player.points.goods.into()),
            part("money", player.points.money.into()),
        ],
        tie_breaks: vec![
            part("storehouses", player.storehouses.into()),
            part("store-value", state.senate_of(0).value(&store)),
        ],
    }
}
