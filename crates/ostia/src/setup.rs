//! §2: how a table is prepared.

use crate::event::Event;
use crate::phase::Phase;
use crate::rules::money::{self, Account};
use crate::rules::{harbour, round};
use crate::state::{MAX_PLAYERS, State};
use portolan_core::{ArrayVec, BySeat, CardSet, GameRng, Log, Seat, SeatSet, Setup, SetupError};

/// A table that waits for everybody to keep a card.
pub(crate) fn prepare(setup: &Setup<State>, log: &mut impl Log<Event>) -> Result<State, SetupError> {
    SetupError::check(setup)?;
    let mut state = empty_table(setup);
    for seat in setup.seats.seats() {
        money::transfer(
            &mut state,
            Account::Bank,
            Account::Player(seat),
            setup.components.money.start.into(),
        );
        let start = setup.components.storehouses.start;
        (0..start).for_each(|_| money::receive_storehouse(&mut state, seat));
        let drawn = harbour::draw_for(&mut state, seat, 1, log);
        state.players[seat].wares = drawn;
    }
    let first = state.rng.below(setup.seats.get() as u32) as usize;
    state.first = Seat::new(first).unwrap_or(state.first);
    log.public(Event::FirstPlayerFound { seat: state.first });
    round::begin(&mut state, log);
    Ok(state)
}

/// Goods and senate cards are shuffled; nobody has anything yet.
fn empty_table(setup: &Setup<State>) -> State {
    let mut state = State {
        revision: setup.revision,
        components: setup.components.clone(),
        options: setup.options,
        seats: setup.seats,
        rng: GameRng::new(setup.seed),
        phase: Phase::Over,
        choosing: SeatSet::EMPTY,
        round: 1,
        first: Seat::new(0).expect("every table has a first seat"),
        pairs_sold: 0,
        senate_order: std::array::from_fn(|place| place as u8),
        deck: ArrayVec::new(),
        discard: CardSet::EMPTY,
        last_shuffled: CardSet::EMPTY,
        offer: CardSet::EMPTY,
        bids: BySeat::default(),
        neutral: CardSet::EMPTY,
        bank: 0,
        supply: setup.components.storehouses.pieces,
        players: BySeat::<_, MAX_PLAYERS>::default(),
    };
    state.last_shuffled = state.in_play();
    state.deck = state.last_shuffled.iter().collect();
    state.rng.shuffle(&mut state.deck);
    state.rng.shuffle(&mut state.senate_order);
    state
}
