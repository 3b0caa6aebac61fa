//! §8: the end, the count, the ranking, the tie-breaks.

use crate::components::Junk;
use crate::components::card::CardKind;
use crate::event::Event;
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{Log, Outcome, Score, ScorePart, Seat, Viewers};

/// §8.1: the game is over, and what lay hidden is shown.
pub(crate) fn end(state: &mut State, log: &mut impl Log<Event>) {
    state.phase = Phase::Over;
    log.public(Event::GameEnded);
    log.reveal(Viewers::all());
    for seat in state.seats.seats() {
        let player = &state.players[seat];
        log.public(Event::MoneyShown { seat, yuan: player.yuan });
        let cards = state.components.bundle(player.cards);
        log.public(Event::CardsShown { seat, cards, yuan: card_bonus(state, seat) });
        log.public(Event::HandShown { seat, cards: player.hand });
    }
}

/// §8.2: four yuan for each junk with a visible crate, 25 for all five.
pub fn junk_bonus(state: &State, seat: Seat) -> u16 {
    let numbers = &state.components.numbers;
    let junks = Junk::ALL.into_iter().filter(|&junk| state.holds[junk].visible(seat) > 0).count();
    if junks == Junk::ALL.len() { numbers.all_junks.into() } else { u16::from(numbers.junk) * junks as u16 }
}

/// §7.8: what the bonus cards in the hand bring, each for itself.
pub fn card_bonus(state: &State, seat: Seat) -> u16 {
    let numbers = &state.components.numbers;
    let visible = |junk: Junk| state.holds[junk].visible(seat);
    let bonus = |kind: CardKind| match kind {
        CardKind::Eight(junk) if visible(junk) >= numbers.first_crates => numbers.eight,
        CardKind::Twelve(one, two)
            if visible(one) >= numbers.first_crates && visible(two) >= numbers.second_crates =>
        {
            numbers.twelve
        }
        _ => 0,
    };
    state.players[seat].cards.iter().map(|card| u16::from(bonus(state.components.kind(card)))).sum()
}

/// What somebody would have if the game were over now (§8.2).
pub fn final_yuan(state: &State, seat: Seat) -> u16 {
    state.players[seat].yuan + card_bonus(state, seat) + junk_bonus(state, seat)
}

/// §8.3: most money; then most goods cards; then the victory is shared (R35).
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let over = state.phase == Phase::Over;
    let scores = || state.seats.seats().map(|seat| score_of(state, seat)).collect();
    over.then(|| Outcome::rank("ten-rounds", scores()))
}

fn score_of(state: &State, seat: Seat) -> Score {
    let player = &state.players[seat];
    let part = |what, count: u16| ScorePart { what, count: count.into() };
    Score {
        seat,
        eliminated: false,
        parts: vec![
            part("money", player.yuan),
            part("special-cards", card_bonus(state, seat)),
            part("junks", junk_bonus(state, seat)),
        ],
        tie_breaks: vec![part("goods", player.hand.total() as u16)],
    }
}
