//! §3.4, §6.4: a player searches a pile of special cards and keeps one card.
//!
//! Piles have no order, because a player who takes a card has searched the whole pile and shuffles it afterwards.

use super::{barter, market};
use crate::choice::Choice;
use crate::components::Pile;
use crate::components::card::{CardKind, Timing};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::{Phase, SearchReason};
use crate::state::State;
use portolan_core::{Choices, Log, Seat, Viewers};

/// Whether there is a pile to search, or money instead.
pub(crate) fn is_possible(state: &State, reason: SearchReason) -> bool {
    may_take_yuan(state, reason) || Pile::ALL.into_iter().any(|pile| can_search(state, pile, reason).is_ok())
}

/// R7: the player chooses money before searching a pile.
fn may_take_yuan(state: &State, reason: SearchReason) -> bool {
    reason == SearchReason::Barter && state.is_last_round()
}

fn can_search(state: &State, pile: Pile, reason: SearchReason) -> Result<(), Illegal> {
    if state.piles[pile as usize].is_empty() {
        return Err(Illegal::PileEmpty { pile });
    }
    if reason == SearchReason::Event && state.searched_piles & (1 << pile as u8) != 0 {
        return Err(Illegal::PileTaken { pile });
    }
    Ok(())
}

/// Lists every pile that can be searched, and money where it can be taken.
pub(super) fn list(state: &State, reason: SearchReason, into: &mut Choices<Choice>) {
    let open = |pile: &Pile| can_search(state, *pile, reason).is_ok();
    Pile::ALL.into_iter().filter(open).for_each(|pile| into.push(Choice::Search(pile)));
    if may_take_yuan(state, reason) {
        into.push(Choice::Yuan);
    }
}

/// Lists every kind of card in the pile.
pub(super) fn list_cards(state: &State, pile: Pile, into: &mut Choices<Choice>) {
    // Cards of one kind have consecutive numbers.
    let mut latest = None;
    for card in state.piles[pile as usize] {
        let kind = state.components.kind(card);
        if latest.replace(kind) != Some(kind) {
            into.push(Choice::Keep(kind));
        }
    }
}

/// Searches a pile: its cards are shown to `seat` alone.
pub(super) fn search(
    state: &mut State,
    seat: Seat,
    pile: Pile,
    reason: SearchReason,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    can_search(state, pile, reason)?;

    if reason == SearchReason::Event {
        state.searched_piles |= 1 << pile as u8;
    }
    let player = &mut state.players[seat];
    player.search_count += 1;
    state.piles[pile as usize].iter().for_each(|card| player.last_seen[card.index()] = player.search_count);
    state.phase = Phase::Keep { seat, pile, reason };
    let cards = Some(state.components.bundle(state.piles[pile as usize]));
    log.reveal(Viewers::only(seat));
    log.private(
        seat,
        Event::PileSearched { seat, pile, reason, cards },
        Event::PileSearched { seat, pile, reason, cards: None },
    );
    Ok(())
}

/// Keeps a card: face up if it always works, else hidden.
pub(super) fn keep(
    state: &mut State,
    seat: Seat,
    pile: Pile,
    kind: CardKind,
    reason: SearchReason,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let card = state.components.find(state.piles[pile as usize], kind);
    let card = card.ok_or(Illegal::NotInPile { card: kind })?;

    state.keep(seat, pile, card);
    let kept = Event::CardKept { seat, pile, card: Some(kind) };
    if kind.timing() == Timing::Always {
        log.reveal(Viewers::except(seat));
        log.public(kept);
    } else {
        log.private(seat, kept, Event::CardKept { seat, pile, card: None });
    }
    match reason {
        SearchReason::Event => market::end_search(state, seat, log),
        SearchReason::Barter => barter::begin_bidding(state, log),
    }
    Ok(())
}

/// §6.4: takes money instead of a card.
pub(super) fn take_yuan(
    state: &mut State,
    seat: Seat,
    reason: SearchReason,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if !may_take_yuan(state, reason) {
        return Err(Illegal::NotLastRound);
    }

    let yuan = state.components.numbers.last_round;
    state.pay(seat, yuan.into());
    log.public(Event::YuanTaken { seat, yuan });
    barter::begin_bidding(state, log);
    Ok(())
}
