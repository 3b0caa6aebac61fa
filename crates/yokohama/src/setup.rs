//! §2, §12: prepares a table. All random draws of the game happen here. Their order is frozen: records depend on it.

use crate::choice::PRIZES_ON_TABLE;
use crate::components::{
    Area, ByArea, Components, HOUSES, MOST_SPACES, ManagementBoard, ORDERS, PLAIN_TOKENS, PRIZES, SLOTS,
    TECHNOLOGIES, TILES, TOKENS,
};
use crate::event::Event;
use crate::game::Yokohama;
use crate::map::AreaMap;
use crate::phase::Phase;
use crate::player::{PieceCounts, Player};
use crate::state::{MAX_PLAYERS, Occupant, PendingReward, Site, State, Turn};
use crate::supply::IssuedResources;
use portolan_core::{ArrayVec, BySeat, CardId, CardSet, GameRng, Log, Seat, Setup, SetupError};

/// Returns a table at which every player must keep one of two orders.
pub(crate) fn prepare(setup: &Setup<Yokohama>, log: &mut impl Log<Event>) -> Result<State, SetupError> {
    SetupError::check(setup)?;
    let mut rng = GameRng::new(setup.seed);
    let mut state = empty_table(setup);
    lay_areas(&mut state, &mut rng);
    lay_achievements(&mut state, &mut rng);
    lay_prizes(&mut state, &mut rng);
    fill_laboratories(&mut state, &mut rng, log);
    fill_ports(&mut state, &mut rng, log);
    block_spaces(&mut state);
    let first = rng.below(setup.seats.get() as u32) as usize;
    state.first = Seat::new(first).expect("below the seat count");
    state.turn.seat = state.first;
    log.public(Event::FirstPlayerFound { seat: state.first });
    for seat in state.seats.seats() {
        equip(&mut state, seat);
        deal(&mut state, seat, log);
    }
    Ok(state)
}

fn empty_table(setup: &Setup<Yokohama>) -> State {
    let components = setup.components.clone();
    let seat = Seat::new(0).expect("every table has a seat");
    State {
        options: setup.options,
        revision: setup.revision,
        seats: setup.seats,
        phase: Phase::Keep { waiting: setup.seats.all() },
        round: 0,
        first: seat,
        turn: Turn::new(seat),
        action: None,
        pending: PendingReward::default(),
        ending: None,
        last_round: None,
        map: AreaMap::new(&components, setup.seats, []),
        sites: ByArea([Site::default(); Area::COUNT]),
        station: None,
        spaces: [[None; MOST_SPACES]; 2],
        achievements: [0; 3],
        achieved: [ArrayVec::new(); 3],
        laboratories: [[None; SLOTS]; 2],
        ports: [[None; SLOTS]; 2],
        technology_deck: ArrayVec::new(),
        order_deck: ArrayVec::new(),
        removed: CardSet::EMPTY,
        agents: components.agents,
        prizes: [None; PRIZES_ON_TABLE],
        issued: IssuedResources::default(),
        players: BySeat::<Player, MAX_PLAYERS>::default(),
        components,
    }
}

fn shuffled<const N: usize>(rng: &mut GameRng) -> [CardId; N] {
    let mut cards = std::array::from_fn(|card| CardId(card as u8));
    rng.shuffle(&mut cards);
    cards
}

/// §2.1–§2.3: shuffles the areas, and gives each except the canal a tile and a token.
fn lay_areas(state: &mut State, rng: &mut GameRng) {
    let mut areas: Vec<Area> = Components::areas_in_play(state.seats).iter().collect();
    rng.shuffle(&mut areas);
    state.map = AreaMap::new(&state.components, state.seats, areas);
    let tiles: [CardId; TILES] = shuffled(rng);
    let mut tokens: Vec<CardId> = (0..TOKENS as u8).map(CardId).collect();
    // §12.2: five additional tokens.
    tokens.truncate(if state.options.free_agents { TOKENS } else { PLAIN_TOKENS });
    rng.shuffle(&mut tokens);
    for ((area, tile), token) in state.map.areas_except_canal().iter().zip(tiles).zip(tokens) {
        state.sites[area] = Site { tile: Some(tile), token: Some(token), ..Site::default() };
    }
}

/// §2.6: one achievement of each letter.
fn lay_achievements(state: &mut State, rng: &mut GameRng) {
    let per_letter = (state.components.achievements.len() / 3) as u8;
    state.achievements = [0, 1, 2].map(|letter| letter * per_letter + rng.below(per_letter.into()) as u8);
}

/// §12.1: four of the six prizes.
fn lay_prizes(state: &mut State, rng: &mut GameRng) {
    let prizes: [CardId; PRIZES] = shuffled(rng);
    if state.options.prizes {
        state.prizes = std::array::from_fn(|slot| Some(state.components.prizes[prizes[slot].index()]));
    }
}

/// §2.7
fn fill_laboratories(state: &mut State, rng: &mut GameRng, log: &mut impl Log<Event>) {
    let cards: [CardId; TECHNOLOGIES] = shuffled(rng);
    state.technology_deck = cards.into_iter().collect();
    for (display, area) in [Area::LaboratoryA, Area::LaboratoryB].into_iter().enumerate() {
        if state.map.areas_in_play.has(area) {
            state.laboratories[display] = std::array::from_fn(|_| state.technology_deck.pop());
            let cards = state.laboratories[display].into_iter().flatten().collect();
            log.public(Event::TechnologiesShown { area, cards });
        }
    }
}

/// §2.8: some orders are removed from the game unseen.
fn fill_ports(state: &mut State, rng: &mut GameRng, log: &mut impl Log<Event>) {
    let cards: [CardId; ORDERS] = shuffled(rng);
    state.order_deck = cards.into_iter().collect();
    let removed = state.components.numbers.removed_orders[Components::seat_count_index(state.seats)];
    state.removed = (0..removed).filter_map(|_| state.order_deck.pop()).collect();
    for (display, area) in [Area::PortA, Area::PortB].into_iter().enumerate() {
        if state.map.areas_in_play.has(area) {
            state.ports[display] = std::array::from_fn(|_| state.order_deck.pop());
            let cards = state.ports[display].into_iter().flatten().collect();
            log.public(Event::OrdersShown { area, cards });
        }
    }
}

/// §2.9: with two players, neutral assistants block some spaces.
fn block_spaces(state: &mut State) {
    if state.seats.get() > 2 {
        return;
    }
    for board in ManagementBoard::ALL {
        let occupants = &mut state.spaces[board as usize];
        for (space, occupant) in state.components.spaces(board).iter().zip(occupants) {
            *occupant = space.blocked.then_some(Occupant::Neutral);
        }
    }
}

/// §2.4: hands out starting money, goods and pieces.
fn equip(state: &mut State, seat: Seat) {
    let numbers = state.components.numbers;
    let yen = if seat == state.first { numbers.first_yen } else { numbers.start_yen };
    state.gain_yen(seat, yen.into());
    for (good, count) in numbers.start_goods.nonzero() {
        state.gain_goods(seat, good, count.into());
    }
    let player = &mut state.players[seat];
    player.hand = PieceCounts { assistants: numbers.hand_assistants, shops: numbers.hand_shops, houses: 0 };
    player.warehouse = PieceCounts {
        assistants: numbers.warehouse_assistants,
        shops: numbers.warehouse_shops,
        houses: HOUSES as u8,
    };
}

/// §2.8: deals two orders, of which the player will keep one.
fn deal(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let (Some(one), Some(other)) = (state.order_deck.pop(), state.order_deck.pop()) else { return };
    state.players[seat].dealt = [one, other].into_iter().collect();
    let dealt = |orders| Event::OrdersDealt { seat, orders };
    let lower_first = if one < other { [one, other] } else { [other, one] };
    log.private(seat, dealt(Some(lower_first)), dealt(None));
}
