//! The laws of the trait `Game` on this game: at random, and driven into the corners that chance does not reach.

use portolan_core::{Components as _, Seat, ThoughtRng, Viewer};
use portolan_ostia::{Choice, Components, Ostia, Phase, ROUNDS, State};
use portolan_testkit::{Laws, preferring};

/// Others than the viewer, of whom `wanted` holds.
fn others(state: &State, viewer: Viewer, wanted: impl Fn(Seat) -> bool) -> Vec<Seat> {
    state.seats.seats().filter(|&seat| !viewer.is(seat) && wanted(seat)).collect()
}

/// Something of each of these seats, as text; nothing if there are none.
fn of_each<T: std::fmt::Debug>(seats: &[Seat], what: impl Fn(Seat) -> T) -> Option<String> {
    (!seats.is_empty()).then(|| format!("{:?}", seats.iter().map(|&seat| what(seat)).collect::<Vec<_>>()))
}

/// What law 11 must see imagined differently now and then.
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
            let busy = others(state, viewer, |seat| state.players[seat].placed_count > 0);
            of_each(&busy, |seat| (state.players[seat].to_market, state.players[seat].to_senate))
        })
        .secret("the senate cards to come", |state, _| {
            // In the last two rounds only the card that was put away is left, and all the others have been seen.
            (state.round + 2 <= ROUNDS).then(|| format!("{:?}", state.senate_order))
        })
}

mod at_random {
    portolan_testkit::laws!(suite = super::ostia().games(1500));
}

/// Games that were begun by revision 1 are played to their end.
mod in_revision_1 {
    portolan_testkit::laws!(suite = super::ostia().revision(1).games(100));
}

/// Everybody always bids all that can be raised: storehouses are sold, loans pile up, players are eliminated.
mod extravagance {
    use super::*;

    fn highest(_: &Ostia, _: Seat, choices: &[Choice], rng: &mut ThoughtRng) -> Choice {
        let mut bids = choices.iter().rev().filter(|choice| matches!(choice, Choice::Bid(_)));
        bids.next().copied().or(rng.pick(choices)).expect("somebody who must choose can choose")
    }

    portolan_testkit::laws!(suite = ostia().games(100).policy(highest));
}

/// Nobody ever bids: all are forced to buy at half price.
mod nobody_bids {
    use super::*;
    portolan_testkit::laws!(
        suite =
            ostia().games(100).policy(preferring::<Ostia>(|choice| matches!(choice, Choice::Pass), u32::MAX))
    );
}

/// Everybody builds and stores, without ever selling: much is discarded, and the draw pile is short.
mod hoarding {
    use super::*;
    portolan_testkit::laws!(
        suite = ostia()
            .games(100)
            .policy(preferring::<Ostia>(|choice| matches!(choice, Choice::Store(_) | Choice::Build), 30))
    );
}

/// Everybody bids the least and sells: money is plenty, storehouses are full, loans are repaid.
mod thrift {
    use super::*;

    fn least(state: &Ostia, _: Seat, choices: &[Choice], rng: &mut ThoughtRng) -> Choice {
        let wanted = |choice: &&Choice| match state.phase {
            Phase::Bid { from, .. } => **choice == Choice::Bid(from),
            _ => matches!(choice, Choice::Market(_) | Choice::Repay | Choice::Build),
        };
        let any = rng.below(8) == 0;
        let wanted = choices.iter().find(wanted).filter(|_| !any).copied();
        wanted.or(rng.pick(choices)).expect("somebody who must choose can choose")
    }

    portolan_testkit::laws!(suite = ostia().games(100).policy(least));
}

/// Dear goods, small loans and no money: debts grow as fast as any components allow.
mod a_poor_box {
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
