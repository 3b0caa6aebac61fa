//! §2, §9.1: the preparation of a game. It is the only part with randomness.

use crate::components::{ByGood, ByJunk, Components, Good, Junk, Pile, ROUNDS};
use crate::event::Event;
use crate::game::Dschunke;
use crate::hold::Hold;
use crate::options::Preparation;
use crate::phase::Phase;
use crate::rules::market;
use crate::state::{MAX_PLAYERS, Player, State};
use portolan_core::{BySeat, CardId, CardSet, GameRng, Log, Seat, Setup, SetupError, Viewers};

/// Number of strips that each player hands to the left neighbour in the variant (§9.1).
pub(crate) const HANDED_OVER: u8 = 3;

/// Returns a new game: in its first round, or in the variant before any cargo is placed.
pub(crate) fn prepare(setup: &Setup<Dschunke>, log: &mut impl Log<Event>) -> Result<State, SetupError> {
    SetupError::check(setup)?;
    let mut rng = GameRng::new(setup.seed);
    let mut state = empty_table(setup);
    shuffle_tiles(&mut state, &mut rng);
    make_piles(&mut state, &mut rng);
    deal(&mut state, &mut rng, log);
    let first = rng.below(setup.seats.get() as u32) as usize;
    state.first = Seat::new(first).expect("a number below the seat count");
    log.public(Event::FirstPlayerFound { seat: state.first });
    match setup.options.setup {
        Preparation::Standard => {
            lay_cargo(&mut state);
            market::begin_round(&mut state, log);
        }
        Preparation::Variant => {
            shuffle_merchants(&mut state, &mut rng);
            state.phase = Phase::Cargo { seat: state.first, owner: right_neighbour(&state, state.first) };
        }
    }
    Ok(state)
}

fn empty_table(setup: &Setup<Dschunke>) -> State {
    let components = setup.components.clone();
    let first = Seat::new(0).expect("every table has a first seat");
    let mut players = BySeat::<Player, MAX_PLAYERS>::default();
    setup.seats.seats().for_each(|seat| players[seat].strips = components.strips_per_player);
    State {
        revision: setup.revision,
        options: setup.options,
        seats: setup.seats,
        phase: Phase::Over,
        round: 0,
        first,
        holds: ByJunk([Hold::default(); 5]),
        stacks: ByGood([components.cards_per_good; 4]),
        merchants: components.merchants,
        used_workers: 0,
        acted: false,
        card_played: false,
        tiles: [0; ROUNDS],
        sold: ByGood([false; 4]),
        piles: [CardSet::EMPTY; Pile::ALL.len()],
        searched_piles: 0,
        played_cards: CardSet::EMPTY,
        bank_paid: 0,
        players,
        components,
    }
}

/// §2.3
fn shuffle_tiles(state: &mut State, rng: &mut GameRng) {
    state.tiles = std::array::from_fn(|tile| tile as u8);
    rng.shuffle(&mut state.tiles);
}

/// §2.3: four piles, as equal as possible.
fn make_piles(state: &mut State, rng: &mut GameRng) {
    let mut cards: Vec<CardId> = state.components.all_specials().iter().collect();
    rng.shuffle(&mut cards);
    for (card, pile) in cards.into_iter().zip((0..Pile::ALL.len()).cycle()) {
        state.piles[pile].insert(card);
    }
}

/// §2.2: deals the opening hands from an equal number of cards of each good.
fn deal(state: &mut State, rng: &mut GameRng, log: &mut impl Log<Event>) {
    let dealt = state.components.dealt_per_good[Components::seats_index(state.seats)];
    let mut cards: Vec<Good> =
        Good::ALL.into_iter().flat_map(|good| std::iter::repeat_n(good, dealt.into())).collect();
    rng.shuffle(&mut cards);
    for (seat, hand) in state.seats.seats().zip(cards.chunks(state.components.hand_size.into())) {
        hand.iter().for_each(|&good| state.take_goods(seat, good, 1));
        state.players[seat].known = ByGood([0; 4]); // dealt face down
        let cards = Some(state.players[seat].hand);
        log.private(seat, Event::HandDealt { seat, cards }, Event::HandDealt { seat, cards: None });
    }
}

/// §2.1
fn lay_cargo(state: &mut State) {
    let components = state.components.clone();
    for junk in Junk::ALL {
        for colour in &components.starting_cargo[Components::seats_index(state.seats)][junk] {
            state.load(colour.seat(), junk);
        }
    }
}

/// §9.1, R38: puts the merchants on random junks.
fn shuffle_merchants(state: &mut State, rng: &mut GameRng) {
    let mut junks = Junk::ALL;
    rng.shuffle(&mut junks);
    state.merchants = std::array::from_fn(|worker| junks[worker]);
}

/// The neighbour whose strips `seat` places.
pub(crate) fn right_neighbour(state: &State, seat: Seat) -> Seat {
    let right = (seat.index() + state.seats.get() - 1) % state.seats.get();
    Seat::new(right).expect("a seat of the table")
}

/// §9.1: turns the merchants face up.
pub(crate) fn show_merchants(state: &State, log: &mut impl Log<Event>) {
    let [load, money, goods] = state.merchants;
    log.reveal(Viewers::all());
    log.public(Event::MerchantsShown { load, money, goods });
}
