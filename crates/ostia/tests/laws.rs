//! The laws of the trait `Game`, in random games and with policies that reach rare positions.

use portolan_core::{Components as _, Seat, ThoughtRng, Viewer};
use portolan_ostia::{Choice, Components, Ostia, Phase, ROUNDS, State};
use portolan_testkit::{Laws, preferring};

/// The seats other than the viewer that match `wanted`.
fn others(state: &State, viewer: Viewer, wanted: impl Fn(Seat) -> bool) -> Vec<Seat> {
    state.seats.seats().filter(|&seat| !viewer.is(seat) && wanted(seat)).collect()
}

/// Returns a value of each of these seats as text; `None` without seats.
fn of_each<T: std::fmt::Debug>(seats: &[Seat], what: impl Fn(Seat) -> T) -> Option<String> {
    (!seats.is_empty()).then(|| format!("{:?}", seats.iter().map(|&seat| what(seat)).collect::<Vec<_>>()))
}

/// The laws, with the secrets that law 11 must see sampled with different values.
fn ostia() -> Laws<Ostia> {
    Laws::<Ostia>::new()
        .secret("the order of the draw pile", |state, _| {
            (state.deck.len() > 1).then(|| format!("{:?}", state.deck))
        })
        .secret("the ships of others", |state, viewer| {
            let loaded = others(state, viewer, |seat| !state.players[seat].ship.is_empty());
            of_each(&loaded, |seat| state.players[seat].ship)
        })
        .secret("the wares of others", |state, viewer| {
            let hidden = others(state, viewer, |seat| !state.shows_wares(seat, viewer));
            of_each(&hidden, |seat| state.players[seat].wares)
        })
        .secret("which card others keep", |state, viewer| {
            let kept = others(state, viewer, |seat| state.phase == Phase::Keep && !state.choosing.has(seat));
            of_each(&kept, |seat| state.players[seat].kept)
        })
        .secret("where others put their goods", |state, viewer| {
            let allocating = others(state, viewer, |seat| state.players[seat].placed_count > 0);
            of_each(&allocating, |seat| (state.players[seat].to_market, state.players[seat].to_senate))
        })
        .secret("the senate cards to come", |state, _| {
            // In the last two rounds all players know the order, because only the card that was put away is unseen.
            (state.round + 2 <= ROUNDS).then(|| format!("{:?}", state.senate_order))
        })
}

mod at_random {
    portolan_testkit::laws!(suite = super::ostia().games(1500));
}

/// Games of revision 1.
mod in_revision_1 {
    portolan_testkit::laws!(suite = super::ostia().revision(1).games(100));
}

/// All players always make the maximum bid: storehouses are sold, loans pile up, players are eliminated.
mod maximum_bids {
    use super::*;

    fn highest(_: &Ostia, _: Seat, choices: &[Choice], rng: &mut ThoughtRng) -> Choice {
        let mut bids = choices.iter().rev().filter(|choice| matches!(choice, Choice::Bid(_)));
        bids.next().copied().or(rng.pick(choices)).expect("there is always a choice")
    }

    portolan_testkit::laws!(suite = ostia().games(100).policy(highest));
}

/// No player ever bids: all must buy at half price.
mod no_bids {
    use super::*;
    portolan_testkit::laws!(
        suite =
            ostia().games(100).policy(preferring::<Ostia>(|choice| matches!(choice, Choice::Pass), u32::MAX))
    );
}

/// All players build and store, and never sell: many cards are discarded, and the draw pile runs low.
mod hoarding {
    use super::*;
    portolan_testkit::laws!(
        suite = ostia()
            .games(100)
            .policy(preferring::<Ostia>(|choice| matches!(choice, Choice::Store(_) | Choice::Build), 30))
    );
}

/// All players make the minimum bid and sell: there is plenty of money, storehouses are full, loans are repaid.
mod minimum_bids {
    use super::*;

    fn least(state: &Ostia, _: Seat, choices: &[Choice], rng: &mut ThoughtRng) -> Choice {
        let wanted = |choice: &&Choice| match state.phase {
            Phase::Bid { from, .. } => **choice == Choice::Bid(from),
            _ => matches!(choice, Choice::Market(_) | Choice::Repay | Choice::Build),
        };
        let any = rng.below(8) == 0;
        let preferred = choices.iter().find(wanted).filter(|_| !any).copied();
        preferred.or(rng.pick(choices)).expect("there is always a choice")
    }

    portolan_testkit::laws!(suite = ostia().games(100).policy(least));
}

/// Expensive goods, small loans and no starting money: debts grow as fast as valid components allow.
mod poor_components {
    use super::*;

    fn poor() -> Components {
        let text = Components::BUILT_IN
            .replace("price = 9", "price = 30")
            .replace("price = 4", "price = 30")
            .replace("start = 55", "start = 0")
            .replace("loan = 7", "loan = 5");
        Components::parse(&text).unwrap()
    }

    portolan_testkit::laws!(suite = ostia().games(60).components(poor()));
}
