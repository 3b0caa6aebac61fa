//! The numbers that are printed in the rulebook, typed from it, against what the engine does.
//!
//! The source is the Italian rulebook (`004`); each table names its section. Nothing here is read from
//! `components.toml` or from constants of the crate. Numbers that had to be reconstructed (which kind has how many
//! cards, what is on the senate cards) are not printed there, and so they are not here.

use crate::scene::{Scene, seat};
use portolan_core::{BySeat, Setup};
use portolan_ostia::{Event, Good, Illegal, Options, Ostia, Phase, State};
use portolan_testkit::{Stage, assert_printed, standard};

/// *Materiale*: how many cards, senate cards and storehouses there are.
const MATERIAL: [(&str, usize); 3] = [("goods cards", 51), ("senate cards", 6), ("storehouses", 20)];

/// *Materiale* and the first page: seats.
const SEATS: [(usize, bool); 4] = [(2, false), (3, true), (4, true), (5, true)];

/// *Prima di iniziare*: ivory cards, which may be left out.
const IVORY_CARDS: usize = 6;

/// *Prima di iniziare*: what each player receives. Storehouses, denarii, goods cards.
const START: (u8, u16, usize) = (1, 55, 1);

/// *Prima di iniziare*: price and number of copies of every card add up to this.
const PRICE_AND_COPIES: usize = 15;

/// *Fase del Porto*, a and b: cards that a ship brings, and cards that are left after one was kept.
const SHIP: (usize, usize) = (5, 4);

/// *Fase del Porto*, c: cards in an offer, and series of offers.
const OFFERS: (usize, u8) = (2, 2);

/// *Fase del Porto*, c: what the seller pays for the own pair, by the highest bid: one more. No bid: half of the prices,
/// rounded up, here of a pair whose prices make 11.
const OWN_PAIR: [(u16, u16); 4] = [(11, 12), (13, 14), (20, 21), (54, 55)];
const UNSOLD_PAIR_OF_11: u16 = 6;

/// *Fase del Porto*, c: what a bank pays for a storehouse, and what a loan brings.
const RESALE: u16 = 7;
const LOAN: u16 = 7;

/// *Fase del conteggio*: neutral cards, by the number of players.
const NEUTRAL_CARDS: [(usize, usize); 3] = [(3, 4), (4, 2), (5, 0)];

/// *Fase del conteggio*: kinds of goods on market and senate together.
const MAX_KINDS: usize = 3;

/// *Vendere la merce al Mercato*: cards of a kind, and what each of them brings. The last column is “9+”.
const MARKET: [(usize, u16); 11] =
    [(1, 15), (2, 12), (3, 10), (4, 8), (5, 6), (6, 4), (7, 3), (8, 2), (9, 1), (10, 1), (11, 1)];

/// *Offrire le merci al Senato*: points for the first, second and third place, and the example of two who share the
/// second place: 2 + 1 divided by 2, rounded down. The other ties follow from the same rule.
const SENATE: [([u16; 5], [u8; 5]); 9] = [
    ([9, 7, 5, 3, 1], [3, 2, 1, 0, 0]),
    ([9, 5, 5, 3, 1], [3, 1, 1, 0, 0]),
    ([9, 9, 5, 3, 1], [2, 2, 1, 0, 0]),
    ([9, 9, 9, 3, 1], [2, 2, 2, 0, 0]),
    ([9, 9, 9, 9, 1], [1, 1, 1, 1, 0]),
    ([9, 9, 9, 9, 9], [1, 1, 1, 1, 1]),
    ([9, 5, 5, 5, 1], [3, 1, 1, 1, 0]),
    ([9, 5, 5, 5, 5], [3, 0, 0, 0, 0]),
    ([9, 7, 5, 5, 1], [3, 2, 0, 0, 0]),
];

/// *Riesaminare le capacità dei magazzini*: what a storehouse costs, and how many one can own.
const STOREHOUSE: u16 = 10;
const MOST_STOREHOUSES: u8 = 4;

/// The same: what it costs to repay a loan, and its interest.
const REPAYMENT: u16 = 10;
const INTEREST: u16 = 2;

/// *Preparazione*: rounds.
const ROUNDS: u8 = 5;

/// *Fine del turno*: points for each kind in store at the end, by the number of different kinds.
const STORED_KINDS: [(&str, u8); 5] =
    [("", 0), ("wine", 1), ("wine wine", 1), ("wine wood wine", 2), ("ivory wine wood wheat", 4)];

fn new_game(seats: usize) -> State {
    Stage::<Ostia>::new(&standard(seats, 5)).state
}

/// Goods cards of a kind that the game has, counted on the table.
fn copies(state: &State, good: Good) -> usize {
    state.in_play().iter().filter(|&card| state.components.good(card) == good).count()
}

#[test]
fn material_and_players() {
    let state = new_game(3);
    let everywhere = state.deck.len()
        + state.players.0.iter().map(|player| player.ship.len() + player.wares.len()).sum::<usize>();
    let owned: u8 = state.players.0.iter().map(|player| player.storehouses).sum();
    assert_printed("material", &MATERIAL, |&what| match what {
        "goods cards" => everywhere,
        "senate cards" => state.senate_order.len(),
        _ => usize::from(state.supply + owned),
    });
    assert_printed("players", &SEATS, |&seats| {
        let setup: Setup<Ostia> = standard(seats, 1);
        <Ostia as portolan_core::Game>::new(&setup, &mut portolan_core::NullLog).is_ok()
    });
}

#[test]
fn preparation() {
    for seats in 3..=5 {
        let state = new_game(seats);
        for seat in state.seats.seats() {
            let player = &state.players[seat];
            assert_eq!((player.storehouses, player.cash, player.wares.len()), START);
            assert_eq!(player.ship.len(), SHIP.0);
        }
    }
    let state = new_game(4);
    for good in Good::ALL {
        let mut one = Scene::new(3).pair(1, &format!("{0} {0}", good.name()));
        one.state.phase = Phase::Bid { seat: seat(2), from: 1 };
        let Illegal::BidTooLow { least, .. } = one.refusal(2, "bid 1") else { panic!("1 is too little") };
        assert_eq!(usize::from(least / 2) + copies(&state, good), PRICE_AND_COPIES, "{good:?}");
    }
    assert_eq!(copies(&state, Good::Ivory), IVORY_CARDS);
    let without = Setup { options: Options { ivory: false }, ..standard::<Ostia>(4, 5) };
    assert_eq!(copies(&Stage::new(&without).state, Good::Ivory), 0);
}

#[test]
fn the_harbour() {
    let stage = Stage::<Ostia>::new(&standard(3, 5));
    let mut stage = stage;
    stage.play_until(|state| state.phase != Phase::Keep);
    assert!(stage.state.seats.seats().all(|seat| stage.state.players[seat].ship.len() == SHIP.1));
    let mut offers = Vec::new();
    stage.play_until(|state| matches!(state.phase, Phase::Bid { .. }));
    offers.push(stage.state.offer.len());
    stage.play_until(|state| state.phase == Phase::Allocate);
    let pairs = stage.event_count(|event| matches!(event, Event::PairOffered { .. }));
    assert_eq!((offers, pairs), (vec![OFFERS.0], 3 * usize::from(OFFERS.1)));
}

#[test]
fn what_a_pair_costs_its_seller() {
    assert_printed("one more than the highest bid", &OWN_PAIR, |bid| {
        let scene = Scene::new(3).cash(1, 100).cash(2, 100).pair(1, "wine wood");
        100 - scene.play(&format!("2: bid {bid}; 3: pass; 1: buy")).cash_of(1)
    });
    let unsold = Scene::new(3).cash(1, 100).pair(1, "wine wood").play("2: pass; 3: pass");
    assert_eq!(100 - unsold.cash_of(1), UNSOLD_PAIR_OF_11);
}

#[test]
fn storehouses_and_loans_raise_money() {
    let bid = |storehouses| {
        let scene = Scene::new(3).pair(1, "wine wood").cash(2, 10).storehouses(2, storehouses);
        scene.play("2: bid 11; 3: pass; 1: sell 2")
    };
    let (sold, lent) = (bid(1), bid(0));
    assert_eq!((sold.cash_of(2), sold.storehouses_of(2), sold.loans_of(2)), (10 + RESALE - 11, 0, 0));
    assert_eq!((lent.cash_of(2), lent.loans_of(2)), (10 + LOAN - 11, 1));
}

#[test]
fn neutral_cards_and_kinds() {
    assert_printed("neutral cards", &NEUTRAL_CARDS, |&seats| {
        let passes = (2..=seats).map(|seat| format!("{seat}: pass")).collect::<Vec<_>>().join("; ");
        Scene::new(seats).pair(1, "wood wood").play(&passes).public_view().neutral.len()
    });
    let all = ["ivory", "spices", "cloth", "wine", "wood", "wheat"];
    let mut scene = Scene::new(3).wares(1, &all.join(" ")).wares(2, "wood").allocating();
    let mut shown = 0;
    for good in all {
        let market = format!("market {good}");
        let place = if scene.choices(1).contains(&market) { "market" } else { "store" };
        shown += usize::from(place == "market");
        scene = scene.play(&format!("1: {place} {good}"));
    }
    assert_eq!(shown, MAX_KINDS);
}

#[test]
fn what_the_market_pays() {
    assert_printed("the price of one card", &MARKET, |&cards| {
        // One card of a player and the rest neutral: wheat, of which there are enough.
        let scene = Scene::new(3).wares(1, "wheat").neutral(&"wheat ".repeat(cards - 1)).allocating();
        scene.play("1: market wheat").cash_of(1) - 55
    });
}

#[test]
fn what_the_senate_gives() {
    assert_printed("points for offerings", &SENATE, |&values| {
        portolan_ostia::place_points(BySeat(values), new_game(3).components.places).0
    });
    // The example, played: on the first senate card ivory is worth 5, wine 3, and wheat 1.
    let scene = Scene::new(4).wares(1, "ivory").wares(2, "wine").wares(3, "wine").wares(4, "wheat");
    let scene = scene.allocating().play("1: senate ivory; 2: senate wine; 3: senate wine; 4: senate wheat");
    assert_eq!([1, 2, 3, 4].map(|number| scene.player(number).points.senate), [3, 1, 1, 0]);
}

#[test]
fn storehouses_loans_and_rounds() {
    let built =
        Scene::new(3).cash(1, 95).phase(Phase::Build { seat: seat(1) }).play("1: build, build, build");
    assert_eq!((built.cash_of(1), built.storehouses_of(1)), (95 - 3 * STOREHOUSE, MOST_STOREHOUSES));
    assert_ne!(built.state.phase, Phase::Build { seat: seat(1) }, "no more can be built");
    let loans = Scene::new(3).cash(1, 50).loans(1, 3).phase(Phase::Loans { seat: seat(1) });
    let loans = loans.play("1: repay, interest");
    assert_eq!(loans.cash_of(1), 50 - REPAYMENT - 2 * INTEREST);
    let rounds = (1..).find(|&round| {
        let scene = Scene::new(3).round(round).phase(Phase::Build { seat: seat(3) }).play("3: done");
        scene.event_count(|event| matches!(event, Event::RoundBegun { .. })) == 0
    });
    assert_eq!(rounds, Some(ROUNDS));
}

#[test]
fn the_end() {
    assert_printed("points for kinds in store", &STORED_KINDS, |&store| {
        let mut scene = Scene::new(3).storehouses(1, 4).wares(1, store).wares(2, "wheat").at_the_end();
        scene = scene.play("2: store wheat");
        // In the order in which cards are asked for.
        for good in Good::ALL {
            for _ in store.split_whitespace().filter(|&stored| stored == good.name()) {
                scene = scene.play(&format!("1: store {}", good.name()));
            }
        }
        scene.player(1).points.goods
    });
    let sold = Scene::new(3).storehouses(1, 2).phase(Phase::Empties { seat: seat(1) });
    assert_eq!(sold.play("1: sell storehouse").cash_of(1), 55 + RESALE);
    // *Infine il giocatore …*: 3, 2 and 1 points for money; ties as in the senate.
    let rich = Scene::new(4).cash(1, 40).cash(2, 30).cash(3, 30).cash(4, 5);
    let rich = rich.phase(Phase::Empties { seat: seat(4) }).play("4: done");
    assert_eq!([1, 2, 3, 4].map(|number| rich.player(number).points.money), [3, 1, 1, 0]);
    let debts = Scene::new(3).cash(1, 2 * REPAYMENT).loans(1, 2).cash(2, 2 * REPAYMENT - 1).loans(2, 2);
    let debts = debts.phase(Phase::Empties { seat: seat(3) }).play("3: done");
    assert_eq!([1, 2].map(|number| debts.player(number).eliminated), [false, true]);
}
