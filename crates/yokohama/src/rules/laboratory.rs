//! §7.7: technologies from the laboratory that one acts in.

use super::{rewards, supplement, technologies, turn};
use crate::choice::{Choice, Payment};
use crate::components::{Area, SLOTS, Title};
use crate::event::{Event, PointSource};
use crate::illegal::{Illegal, Purpose};
use crate::phase::Phase;
use crate::state::{Purse, State};
use portolan_core::{ArrayVec, CardId, Choices, Log, Seat, Viewers};

/// Points of the Fair (§9.4).
const FAIR: u8 = 10;
/// Yen for each later technology with the Letterpress (§9.7).
const LETTERPRESS: u8 = 1;
/// Points for each later technology with the Patent System (§9.10).
const PATENT_SYSTEM: u8 = 2;

/// The display of a laboratory (R55).
pub(super) const fn board_of(area: Area) -> usize {
    matches!(area, Area::LaboratoryB) as usize
}

/// Asks for a technology, if one can be had.
pub(super) fn ask(state: &mut State, seat: Seat, area: Area, log: &mut impl Log<Event>) {
    let asked = technologies::is_any_usable(state, seat)
        || (1..=SLOTS as u8).any(|slot| can_learn(state, seat, area, slot).is_ok());
    if asked {
        state.phase = Phase::Learn { seat, area };
    } else {
        turn::proceed(state, log);
    }
}

/// Technologies that are used, technologies that can be learned, and learning none.
pub(super) fn list(state: &State, seat: Seat, area: Area, into: &mut Choices<Choice>) {
    technologies::list_usable(state, seat, into);
    for slot in 1..=SLOTS as u8 {
        if can_learn(state, seat, area, slot).is_ok() {
            into.push(Choice::Learn(slot));
        }
    }
    into.push(Choice::Done);
}

/// The units that are to be paid beside the power. From the fourth technology on there is one more, which power does
/// not pay (R33).
fn units(state: &State, seat: Seat, area: Area, slot: u8, card: CardId) -> u8 {
    let components = &state.components;
    let price = components.technology(card).value + components.surcharge[usize::from(slot) - 1];
    let power = state.action.map_or(0, |action| components.offer(area.kind(), action.power));
    let owned = state.players[seat].technologies.len();
    let dear = owned + 1 >= usize::from(components.numbers.dear_technology);
    price.saturating_sub(power) + u8::from(dear)
}

/// The units that `seat` can pay.
fn payable(state: &State, seat: Seat) -> u16 {
    let player = &state.players[seat];
    player.imports + player.yen / u16::from(state.components.numbers.unit_yen)
}

/// The card in this space, and what is missing for it.
fn can_learn(state: &State, seat: Seat, area: Area, slot: u8) -> Result<u8, Illegal> {
    let display = &state.laboratories[board_of(area)];
    let card = display[usize::from(slot) - 1].ok_or(Illegal::SlotEmpty { slot, purpose: Purpose::Learn })?;
    let title = state.components.technology(card).title;
    if state.players[seat].has(title) {
        return Err(Illegal::TitleOwned { title });
    }
    let (needs, most) = (units(state, seat, area, slot, card), payable(state, seat));
    if u16::from(needs) > most {
        return Err(Illegal::TooExpensive { needs, most });
    }
    Ok(needs)
}

/// Chooses a technology; then it is paid.
pub(super) fn learn(
    state: &mut State,
    seat: Seat,
    area: Area,
    slot: u8,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let missing = can_learn(state, seat, area, slot)?;

    ask_for_payment(state, seat, area, slot, missing, log);
    Ok(())
}

/// So many units are missing: asks for the next one, unless there is only one way to pay what is left.
fn ask_for_payment(
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
    let free_choice = by_yen > 0 && by_imports > 0 && by_yen + by_imports > missing.into();
    if missing > 0 && free_choice {
        state.phase = Phase::Unit { seat, area, slot, missing };
        return;
    }
    for unit in 0..missing {
        let payment = if u16::from(unit) < by_yen { Payment::Yen } else { Payment::Import };
        pay_unit(state, seat, payment, log);
    }
    gain_from(state, seat, area, slot, log);
}

fn pay_unit(state: &mut State, seat: Seat, payment: Payment, log: &mut impl Log<Event>) {
    let count = if payment == Payment::Yen { state.components.numbers.unit_yen } else { 1 };
    match payment {
        Payment::Yen => state.move_yen(Purse::Of(seat), Purse::Supply, count.into()),
        _ => state.pay_imports(seat, 1),
    }
    log.public(Event::Paid { seat, payment, count });
}

/// Yen and imports.
pub(super) fn list_payments(into: &mut Choices<Choice>) {
    into.push(Choice::Pay(Payment::Import));
    into.push(Choice::Pay(Payment::Yen));
}

/// Pays one unit.
pub(super) fn pay(
    state: &mut State,
    seat: Seat,
    payment: Payment,
    area: Area,
    slot: u8,
    missing: u8,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if let Payment::Good(_) = payment {
        return Err(Illegal::NotAccepted { payment, purpose: Purpose::Learn });
    }

    pay_unit(state, seat, payment, log);
    ask_for_payment(state, seat, area, slot, missing - 1, log);
    Ok(())
}

fn gain_from(state: &mut State, seat: Seat, area: Area, slot: u8, log: &mut impl Log<Event>) {
    let place = usize::from(slot) - 1;
    if let Some(card) = state.laboratories[board_of(area)][place].take() {
        log.public(Event::TechnologyLearned { seat, area, card });
        gain(state, seat, card, log);
    }
    refill(state, area, log);
    turn::proceed(state, log);
}

/// What one has learned before helps (R35); then the new card does what it does at once.
fn gain(state: &mut State, seat: Seat, card: CardId, log: &mut impl Log<Event>) {
    let learned = *state.components.technology(card);
    if state.players[seat].has(Title::PatentSystem) {
        rewards::gain_points(state, seat, PATENT_SYSTEM, PointSource::Technologies, log);
    }
    if state.players[seat].has(Title::Letterpress) {
        rewards::gain_yen(state, seat, LETTERPRESS, log);
    }
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

/// The cards slide to the left, and the display is filled up as far as the deck goes.
fn refill(state: &mut State, area: Area, log: &mut impl Log<Event>) {
    let display = &mut state.laboratories[board_of(area)];
    let (cards, full) = fill_up(display, &mut state.technology_deck);
    if !cards.is_empty() {
        log.reveal(Viewers::all());
        log.public(Event::TechnologiesShown { area, cards });
    }
    if !full {
        log.public(Event::DeckEmpty { area });
    }
}

/// Slides a display to the left and fills it up: the new cards, and whether there were enough.
pub(super) fn fill_up<const N: usize>(
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
    *display = std::array::from_fn(|place| kept.get(place).copied());
    (new, kept.len() == SLOTS)
}
