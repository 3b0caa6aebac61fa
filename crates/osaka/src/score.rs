//! §5: the end, the ranking, the tie-breaks.

use crate::components::Good;
use crate::event::{Ending, Event};
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{Log, Outcome, Score, ScorePart, Seat, Viewers};

/// The number of tokens of one player that ends the game (§5.1).
pub const TOKENS_TO_END: u8 = 8;

/// §5.1: ends the game and reveals hidden hands and points.
pub(crate) fn end(state: &mut State, because: Ending, log: &mut impl Log<Event>) {
    state.phase = Phase::Over;
    log.public(Event::GameEnded { because });
    show_hands(state, log);
    show_points(state, log);
}

fn show_hands(state: &State, log: &mut impl Log<Event>) {
    if state.options.open_hands {
        return;
    }
    log.reveal(Viewers::all());
    for seat in state.seats.seats() {
        let cards = state.components.bundle(state.players[seat].hand);
        log.public(Event::HandShown { seat, cards });
    }
}

/// A reveal with two players too: the pile sizes imply how many points the other player has, but not for which goods.
fn show_points(state: &State, log: &mut impl Log<Event>) {
    if !state.options.open_points {
        log.reveal(Viewers::all());
    }
    for seat in state.seats.seats() {
        log.public(Event::PointsShown { seat, points: state.players[seat].earned });
    }
}

/// §5.2, §5.3: ranks by points, then by tokens; full ties share the victory.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let over = state.phase == Phase::Over;
    let scores = || state.seats.seats().map(|seat| score_of(state, seat)).collect();
    over.then(|| Outcome::rank(ending(state).name(), scores()))
}

/// Returns why the game is over.
fn ending(state: &State) -> Ending {
    if has_enough_tokens(state) { Ending::EightTokens } else { Ending::Standstill }
}

/// Whether a player has enough tokens to end the game.
pub(crate) fn has_enough_tokens(state: &State) -> bool {
    state.seats.seats().any(|seat| state.players[seat].token_count() >= TOKENS_TO_END)
}

fn score_of(state: &State, seat: Seat) -> Score {
    let player = &state.players[seat];
    let part = |good: Good| ScorePart { what: good.name(), count: player.earned[good].into() };
    Score {
        seat,
        eliminated: false,
        parts: Good::ALL.map(part).to_vec(),
        tie_breaks: vec![ScorePart { what: "tokens", count: player.token_count().into() }],
    }
}
