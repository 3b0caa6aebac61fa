//! §11: the end of the game, final scoring, the ranking and the tie-break.

use crate::components::{Country, ManagementBoard};
use crate::event::{Ending, Event, PointSource};
use crate::phase::Phase;
use crate::state::{Occupant, State};
use portolan_core::{Log, Outcome, Score, ScorePart, Seat, Viewers};
use serde::Serialize;

/// The final scoring of one player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Bonuses {
    /// For the most or second most assistants in the church (§11.3).
    pub church: u16,
    /// For the most or second most assistants in the customs (§11.4).
    pub customs: u16,
    /// For the highest or second highest value of technologies (§11.5).
    pub technology: u16,
    /// For sets of countries (§11.6).
    pub countries: u16,
    /// For unused agents (§11.7).
    pub agents: u16,
    /// For imports (§11.7).
    pub imports: u16,
    /// For money (§11.7).
    pub yen: u16,
    /// For goods (§11.7).
    pub goods: u16,
}

impl Bonuses {
    /// The sum.
    pub const fn total(&self) -> u16 {
        self.church
            + self.customs
            + self.technology
            + self.countries
            + self.agents
            + self.imports
            + self.yen
            + self.goods
    }
}

/// §11.2: ends the game and reveals the orders that were not completed.
pub(crate) fn end(state: &mut State, because: Ending, log: &mut impl Log<Event>) {
    state.phase = Phase::Over;
    log.public(Event::GameEnded { because });
    log.reveal(Viewers::all());
    for seat in state.seats.seats() {
        log.public(Event::HandShown { seat, orders: state.players[seat].orders });
    }
}

/// The final scoring of `seat` if the game ended now.
pub fn bonuses(state: &State, seat: Seat) -> Bonuses {
    let numbers = &state.components.numbers;
    let player = &state.players[seat];
    let goods: u16 = player.goods.0.iter().sum();
    Bonuses {
        church: prize_for(state, seat, numbers.church, |seat| {
            rank_on_board(state, ManagementBoard::Church, seat)
        }),
        customs: prize_for(state, seat, numbers.customs, |seat| {
            rank_on_board(state, ManagementBoard::Customs, seat)
        }),
        technology: prize_for(state, seat, numbers.technology, |seat| rank_in_technology(state, seat)),
        countries: set_points(&player.icons.0, &numbers.sets),
        agents: u16::from(player.ready_agents()) * u16::from(numbers.agent_points),
        imports: player.imports * u16::from(numbers.import_points),
        yen: player.yen / u16::from(numbers.yen_per_point.max(1)),
        goods: goods / u16::from(numbers.goods_per_point.max(1)),
    }
}

/// Returns the first prize for the highest key, the second for the next, and 0 for others and for keys that begin with
/// 0. Keys of different seats are never equal, because their second number breaks ties.
fn prize_for(state: &State, seat: Seat, prizes: [u8; 2], key: impl Fn(Seat) -> (u16, u16)) -> u16 {
    let own = key(seat);
    let ahead = state.seats.seats().filter(|&other| other != seat && key(other) > own).count();
    if own.0 == 0 { 0 } else { prizes.get(ahead).copied().unwrap_or(0).into() }
}

/// §11.3, §11.4: the number of assistants, then the rightmost one. Neutral assistants do not compete (R47).
fn rank_on_board(state: &State, board: ManagementBoard, seat: Seat) -> (u16, u16) {
    let mut rank = (0, 0);
    for (occupant, space) in state.spaces[board as usize].iter().zip(1..) {
        if *occupant == Some(Occupant::Seat(seat)) {
            rank = (rank.0 + 1, space);
        }
    }
    rank
}

/// §11.5: the sum of the printed values (R34), then the earlier position in the turn order.
fn rank_in_technology(state: &State, seat: Seat) -> (u16, u16) {
    let cards = state.players[seat].technologies.iter();
    let value = cards.map(|card| u16::from(state.components.technology(card).value)).sum();
    (value, turn_order_rank(state, seat))
}

/// A number that is higher for earlier positions in the turn order.
fn turn_order_rank(state: &State, seat: Seat) -> u16 {
    (state.seats.get() - state.position_in_round(seat)) as u16
}

/// §11.6: the points of all sets. Each further country of a set adds at least as many points as the one before, so it
/// is best to make the largest possible set, then the largest of the rest, and so on.
fn set_points(icons: &[u8; Country::ALL.len()], points: &[u8; 6]) -> u16 {
    let most = icons.iter().copied().max().unwrap_or(0);
    let set_size = |set: u8| icons.iter().filter(|&&count| count >= set).count();
    (1..=most).map(|set| u16::from(points[set_size(set)])).sum()
}

/// §11.8: ranks by points, then by turn order.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    if state.phase != Phase::Over {
        return None;
    }
    let scores = state.seats.seats().map(|seat| score_of(state, seat)).collect();
    Some(Outcome::rank(state.ending.unwrap_or(Ending::Rounds).name(), scores))
}

fn score_of(state: &State, seat: Seat) -> Score {
    let part = |what, count: u16| ScorePart { what, count: count.into() };
    let earned =
        PointSource::ALL.map(|source| part(source.name(), state.players[seat].earned[source as usize]));
    let bonuses = bonuses(state, seat);
    let at_the_end = [
        part("church-bonus", bonuses.church),
        part("customs-bonus", bonuses.customs),
        part("technology-bonus", bonuses.technology),
        part("countries", bonuses.countries),
        part("agents", bonuses.agents),
        part("imports", bonuses.imports),
        part("yen", bonuses.yen),
        part("goods", bonuses.goods),
    ];
    Score {
        seat,
        eliminated: false,
        parts: earned.into_iter().chain(at_the_end).collect(),
        tie_breaks: vec![part("turn-order", turn_order_rank(state, seat))],
    }
}
