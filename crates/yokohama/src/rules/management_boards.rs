//! §7.4, §7.5: the management boards of the church and the customs, where assistants stay for the rest of the game.

use super::{payment, rewards, technologies, turn};
use crate::bonus::BonusFor;
use crate::choice::{AssistantSource, Choice, Payment, PaymentSet};
use crate::components::ManagementBoard;
use crate::event::{Ending, Event, PointSource};
use crate::illegal::{Illegal, Purpose};
use crate::phase::Phase;
use crate::state::{Occupant, State};
use portolan_core::{Choices, Log, Seat};

/// Lets the player choose a space or none (R20), if there is anything to choose.
pub(super) fn visit(state: &mut State, seat: Seat, board: ManagementBoard, log: &mut impl Log<Event>) {
    let mut spaces = 1..=state.components.spaces(board).len() as u8;
    if technologies::is_any_usable(state, seat)
        || spaces.any(|space| can_choose(state, seat, board, space).is_ok())
    {
        state.phase = Phase::Space { seat, board };
    } else {
        turn::proceed(state, log);
    }
}

/// Lists usable technologies, spaces, and taking none.
pub(super) fn list(state: &State, seat: Seat, board: ManagementBoard, into: &mut Choices<Choice>) {
    technologies::list_usable(state, seat, into);
    for space in 1..=state.components.spaces(board).len() as u8 {
        if can_choose(state, seat, board, space).is_ok() {
            into.push(Choice::Space(space));
        }
    }
    into.push(Choice::Done);
}

/// The faith, or the most imports that may be paid, at the power of this action.
fn offer_of(state: &State, board: ManagementBoard) -> u8 {
    state.action.map_or(0, |action| state.components.offer(board.area().kind(), action.power))
}

/// What `seat` could pay for faith, at most one of each kind (R22).
fn payable(state: &State, seat: Seat) -> PaymentSet {
    Payment::all()
        .filter(|&payment| can_pay(state, seat, payment).is_ok())
        .fold(PaymentSet::EMPTY, PaymentSet::with)
}

fn can_pay(state: &State, seat: Seat, payment: Payment) -> Result<(), Illegal> {
    let player = &state.players[seat];
    let purpose = Purpose::Church;
    match payment {
        Payment::Good(good) if player.goods[good] == 0 => {
            Err(Illegal::TooFewGoods { good, needs: 1, has: 0, purpose })
        }
        Payment::Import if player.imports == 0 => Err(Illegal::TooFewImports { needs: 1, has: 0, purpose }),
        Payment::Yen if player.yen < state.components.numbers.faith_yen.into() => {
            let needs = state.components.numbers.faith_yen.into();
            Err(Illegal::TooLittleYen { needs, has: player.yen, purpose })
        }
        _ => Ok(()),
    }
}

fn can_choose(state: &State, seat: Seat, board: ManagementBoard, space: u8) -> Result<(), Illegal> {
    let index = usize::from(space) - 1;
    let Some(needs) = state.components.spaces(board).get(index).map(|space| space.value) else {
        return Err(Illegal::NoSuchSpace { board, space });
    };
    if state.spaces[board as usize][index].is_some() {
        return Err(Illegal::SpaceTaken { board, space });
    }
    let player = &state.players[seat];
    if player.hand.assistants == 0 && !player.areas_with_assistants.has(board.area()) {
        return Err(Illegal::NoAssistantToGive { board });
    }
    let offer = offer_of(state, board);
    match board {
        // Excess faith is lost (R21).
        ManagementBoard::Church => {
            let most = offer + payable(state, seat).len() as u8;
            if needs > most {
                return Err(Illegal::TooLittleFaith { needs, most });
            }
        }
        // The price is exact, but may be below what the power allows (R21).
        ManagementBoard::Customs => {
            if needs > offer {
                return Err(Illegal::TooManyImports { needs, most: offer });
            }
            let (needs, has) = (needs.into(), player.imports);
            if needs > has {
                return Err(Illegal::TooFewImports { needs, has, purpose: Purpose::Customs });
            }
        }
    }
    Ok(())
}

/// Chooses a space. Payment and the assistant follow.
pub(super) fn choose_space(
    state: &mut State,
    seat: Seat,
    board: ManagementBoard,
    space: u8,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    can_choose(state, seat, board, space)?;

    let value = state.components.spaces(board)[usize::from(space) - 1].value;
    match board {
        ManagementBoard::Church => {
            let missing = value.saturating_sub(offer_of(state, board));
            continue_payment(state, seat, space, missing, PaymentSet::EMPTY, log);
        }
        ManagementBoard::Customs => {
            state.pay_imports(seat, value.into());
            log.public(Event::Paid { seat, payment: Payment::Import, count: value });
            choose_assistant(state, seat, board, space, log);
        }
    }
    Ok(())
}

/// Lets the player choose what to pay for the `missing` faith. If everything that can be paid is needed, it is paid
/// without a choice. Nothing is paid beyond the need (R60).
fn continue_payment(
    state: &mut State,
    seat: Seat,
    space: u8,
    missing: u8,
    paid: PaymentSet,
    log: &mut impl Log<Event>,
) {
    let payable = payable(state, seat) - paid;
    if missing > 0 && payable.len() > missing.into() {
        state.phase = Phase::Faith { seat, space, missing, paid };
        return;
    }
    if missing > 0 {
        payable.iter().for_each(|payment| pay(state, seat, payment, log));
    }
    choose_assistant(state, seat, ManagementBoard::Church, space, log);
}

fn pay(state: &mut State, seat: Seat, payment: Payment, log: &mut impl Log<Event>) {
    payment::pay(state, seat, payment, state.components.numbers.faith_yen, log);
}

/// Lists what can be paid for faith.
pub(super) fn list_payments(state: &State, seat: Seat, paid: PaymentSet, into: &mut Choices<Choice>) {
    (payable(state, seat) - paid).iter().for_each(|payment| into.push(Choice::Pay(payment)));
}

/// Pays for one faith.
pub(super) fn pay_for_faith(
    state: &mut State,
    seat: Seat,
    payment: Payment,
    space: u8,
    missing: u8,
    paid: PaymentSet,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if paid.has(payment) {
        return Err(Illegal::AlreadyPaid { payment });
    }
    can_pay(state, seat, payment)?;

    pay(state, seat, payment, log);
    continue_payment(state, seat, space, missing - 1, paid.with(payment), log);
    Ok(())
}

/// Lets the player choose where the assistant comes from, if there are two possibilities.
fn choose_assistant(
    state: &mut State,
    seat: Seat,
    board: ManagementBoard,
    space: u8,
    log: &mut impl Log<Event>,
) {
    let player = &state.players[seat];
    match (player.hand.assistants > 0, player.areas_with_assistants.has(board.area())) {
        (true, true) => state.phase = Phase::Assistant { seat, board, space },
        (true, false) => take_space(state, seat, board, space, AssistantSource::Hand, log),
        (false, _) => take_space(state, seat, board, space, AssistantSource::Area(board.area()), log),
    }
}

/// Lists the hand and the area.
pub(super) fn list_sources(board: ManagementBoard, into: &mut Choices<Choice>) {
    into.push(Choice::From(AssistantSource::Hand));
    into.push(Choice::From(AssistantSource::Area(board.area())));
}

/// Takes the space with an assistant from the hand or the area.
pub(super) fn use_assistant(
    state: &mut State,
    seat: Seat,
    board: ManagementBoard,
    space: u8,
    source: AssistantSource,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    match source {
        AssistantSource::Area(area) if area != board.area() => Err(Illegal::OtherArea { area, board }),
        _ => {
            take_space(state, seat, board, space, source, log);
            Ok(())
        }
    }
}

/// Moves the assistant to the board, where it stays (R56), and grants the reward.
fn take_space(
    state: &mut State,
    seat: Seat,
    board: ManagementBoard,
    space: u8,
    source: AssistantSource,
    log: &mut impl Log<Event>,
) {
    let index = usize::from(space) - 1;
    if let AssistantSource::Area(area) = source {
        state.take_assistants(seat, area, 1);
    }
    state.players[seat].hand.assistants -= 1;
    state.spaces[board as usize][index] = Some(Occupant::Seat(seat));
    log.public(Event::SpaceTaken { seat, board, space, from: source });
    let reward = state.components.spaces(board)[index].reward;
    let (source, ending) = match board {
        ManagementBoard::Church => (PointSource::Church, Ending::Church),
        ManagementBoard::Customs => (PointSource::Customs, Ending::Customs),
    };
    rewards::grant(state, seat, &reward, source, log);
    technologies::gain_bonuses(state, seat, BonusFor::Space(board), log);
    if state.assistants_on_board(board) >= state.components.end_count(board, state.seats) {
        turn::trigger_end(state, ending, log);
    }
    turn::proceed(state, log);
}
