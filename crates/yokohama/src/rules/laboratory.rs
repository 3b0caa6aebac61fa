//! §7.7: learning technologies in a laboratory.

use super::{payment, rewards, supplement, technologies, turn};
use crate::bonus::BonusFor;
use crate::choice::{Choice, Payment};
use crate::components::{Area, SLOTS, Title};
use crate::event::{Event, PointSource};
use crate::illegal::{Illegal, Purpose};
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{ArrayVec, CardId, Choices, Log, Seat, Viewers};

/// Points of the Fair (§9.4).
const FAIR: u8 = 10;

/// The index of the display of a laboratory (R55).
const fn display_of(area: Area) -> usize {
    matches!(area, Area::LaboratoryB) as usize
}

/// Lets the player choose a technology or none, if there is anything to choose.
pub(super) fn visit(state: &mut State, seat: Seat, area: Area, log: &mut impl Log<Event>) {
    if technologies::is_any_usable(state, seat)
        || (1..=SLOTS as u8).any(|slot| can_learn(state, seat, area, slot).is_ok())
    {
        state.phase = Phase::Learn { seat, area };
    } else {
        turn::proceed(state, log);
    }
}

/// Lists usable technologies, technologies that can be learned, and learning none.
pub(super) fn list(state: &State, seat: Seat, area: Area, into: &mut Choices<Choice>) {
    technologies::list_usable(state, seat, into);
    for slot in 1..=SLOTS as u8 {
        if can_learn(state, seat, area, slot).is_ok() {
            into.push(Choice::Learn(slot));
        }
    }
    into.push(Choice::Done);
}

/// The units to be paid in addition to the power.
fn unpaid_units(state: &State, seat: Seat, area: Area, slot: u8, card: CardId) -> u8 {
    let components = &state.components;
    let price = components.technology(card).value + components.surcharge[usize::from(slot) - 1];
    let power = state.action.map_or(0, |action| components.offer(area.kind(), action.power));
    components.numbers.missing_units(price, power, state.players[seat].technologies.len())
}

/// The number of units that `seat` can pay.
fn payable_units(state: &State, seat: Seat) -> u16 {
    let player = &state.players[seat];
    player.imports + player.yen / u16::from(state.components.numbers.unit_yen)
}

/// Returns the units to be paid for the technology in this space.
fn can_learn(state: &State, seat: Seat, area: Area, slot: u8) -> Result<u8, Illegal> {
    let display = &state.laboratories[display_of(area)];
    let card = display[usize::from(slot) - 1].ok_or(Illegal::SlotEmpty { slot, purpose: Purpose::Learn })?;
    let title = state.components.technology(card).title;
    if state.players[seat].has(title) {
        return Err(Illegal::TitleOwned { title });
    }
    let (needs, most) = (unpaid_units(state, seat, area, slot, card), payable_units(state, seat));
    if u16::from(needs) > most {
        return Err(Illegal::TooExpensive { needs, most });
    }
    Ok(needs)
}

/// Chooses a technology. Payment follows.
pub(super) fn learn(
    state: &mut State,
    seat: Seat,
    area: Area,
    slot: u8,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let missing = can_learn(state, seat, area, slot)?;

    continue_payment(state, seat, area, slot, missing, log);
    Ok(())
}

/// Lets the player choose how to pay the next of the `missing` units. If all of them can be paid in one way only, they
/// are paid without a choice.
fn continue_payment(
    state: &mut State,
    seat: Seat,
    area: Area,
    slot: u8,
    missing: u8,
    log: &mut impl Log<Event>,
) {
    let player = &state.players[seat];
    let by_yen = player.yen / u16::from(state.components.numbers.unit_yen);
    let by_imports = player.imports;
    let has_choice = by_yen > 0 && by_imports > 0 && by_yen + by_imports > missing.into();
    if missing > 0 && has_choice {
        state.phase = Phase::Unit { seat, area, slot, missing };
        return;
    }
    for unit in 0..missing {
        let payment = if u16::from(unit) < by_yen { Payment::Yen } else { Payment::Import };
        pay_unit(state, seat, payment, log);
    }
    gain(state, seat, area, slot, log);
}

fn pay_unit(state: &mut State, seat: Seat, payment: Payment, log: &mut impl Log<Event>) {
    payment::pay(state, seat, payment, state.components.numbers.unit_yen, log);
}

/// Pays one unit.
pub(super) fn pay_for_unit(
    state: &mut State,
    seat: Seat,
    payment: Payment,
    area: Area,
    slot: u8,
    missing: u8,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    payment::must_be_import_or_yen(payment, Purpose::Learn)?;

    pay_unit(state, seat, payment, log);
    continue_payment(state, seat, area, slot, missing - 1, log);
    Ok(())
}

fn gain(state: &mut State, seat: Seat, area: Area, slot: u8, log: &mut impl Log<Event>) {
    let place = usize::from(slot) - 1;
    if let Some(card) = state.laboratories[display_of(area)][place].take() {
        log.public(Event::TechnologyLearned { seat, area, card });
        gain_effects(state, seat, card, log);
    }
    refill(state, area, log);
    turn::proceed(state, log);
}

/// Grants what earlier technologies add to a new one (R35), then the immediate effect of the new one.
fn gain_effects(state: &mut State, seat: Seat, card: CardId, log: &mut impl Log<Event>) {
    let learned = *state.components.technology(card);
    technologies::gain_bonuses(state, seat, BonusFor::Technology, log);
    let player = &mut state.players[seat];
    player.technologies.insert(card);
    player.titles |= learned.title.bit();
    match learned.title {
        Title::Fair => rewards::gain_points(state, seat, FAIR, PointSource::Technologies, log),
        Title::Station => state.pending.station = true,
        _ => {}
    }
    supplement::add_icon(state, seat, learned.country, log);
}

/// Slides the cards to the left and refills the display as far as the deck allows.
fn refill(state: &mut State, area: Area, log: &mut impl Log<Event>) {
    let display = &mut state.laboratories[display_of(area)];
    let (cards, full) = refill_display(display, &mut state.technology_deck);
    if !cards.is_empty() {
        log.reveal(Viewers::all());
        log.public(Event::TechnologiesShown { area, cards });
    }
    if !full {
        log.public(Event::DeckEmpty { area });
    }
}

/// Slides the cards of a display to the left and refills it. Returns the new cards, and whether the display is full.
pub(super) fn refill_display<const N: usize>(
    display: &mut [Option<CardId>; SLOTS],
    deck: &mut ArrayVec<CardId, N>,
) -> (ArrayVec<CardId, SLOTS>, bool) {
    let mut kept = display.iter().flatten().copied().collect::<ArrayVec<CardId, SLOTS>>();
    let mut new = ArrayVec::new();
    while kept.len() < SLOTS {
        let Some(card) = deck.pop() else { break };
        kept.push(card);
        new.push(card);
    }
    *display = std::array::from_fn(|slot| kept.get(slot).copied());
    (new, kept.len() == SLOTS)
}
