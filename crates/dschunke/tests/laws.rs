//! The laws of the trait `Game`, in random games and with policies that reach rare positions.

use portolan_core::{Seat, ThoughtRng, Viewer};
use portolan_dschunke::{Bid, Choice, Dschunke, Good, ROUNDS, Worker};
use portolan_testkit::{Laws, preferring};

/// The seats whose hand `viewer` cannot see.
fn hidden(state: &Dschunke, viewer: Viewer) -> Vec<Seat> {
    state.seats.seats().filter(|&seat| !state.shows_hand(seat, viewer)).collect()
}

/// Returns values as text; `None` if there are none.
fn text_of<T: std::fmt::Debug>(values: Vec<T>) -> Option<String> {
    (!values.is_empty()).then(|| format!("{values:?}"))
}

/// The laws, with the secrets that law 11 must see sampled with different values.
fn dschunke() -> Laws<Dschunke> {
    Laws::<Dschunke>::new()
        .secret("the tiles to come", |state, _| {
            let to_come = &state.tiles[usize::from(state.round)..];
            (usize::from(state.round) + 1 < ROUNDS).then(|| format!("{to_come:?}"))
        })
        .secret("the goods of others", |state, viewer| {
            text_of(hidden(state, viewer).into_iter().map(|seat| state.players[seat].hand).collect())
        })
        .secret("the money of others", |state, viewer| {
            text_of(hidden(state, viewer).into_iter().map(|seat| state.players[seat].yuan).collect())
        })
        .secret("the special cards of others", |state, viewer| {
            let mut cards: Vec<_> =
                hidden(state, viewer).into_iter().map(|seat| state.players[seat].cards).collect();
            cards.retain(|cards| !cards.is_empty());
            text_of(cards)
        })
        .secret("the piles", |state, viewer| (viewer == Viewer::Public).then(|| format!("{:?}", state.piles)))
        .secret("sealed bids", |state, viewer| {
            text_of(hidden(state, viewer).into_iter().filter_map(|seat| state.players[seat].bid).collect())
        })
        .secret("the height of the stacks", |state, viewer| {
            let hides = !state.stacks_are_open() && viewer == Viewer::Public;
            hides.then(|| format!("{:?}", state.stacks))
        })
        .secret("merchants that lie face down", |state, _| {
            state.merchants_are_hidden().then(|| format!("{:?}", state.merchants))
        })
}

mod at_random {
    portolan_testkit::laws!(suite = super::dschunke().games(25));
}

/// Games of revision 1.
mod revision_1 {
    portolan_testkit::laws!(suite = super::dschunke().revision(1).games(10));
}

/// Revision 1 with exchanges when few cards are left, which cost cards there.
mod revision_1_hoarding {
    use super::{Dschunke, dschunke, hoarding, preferring};
    portolan_testkit::laws!(
        suite = dschunke().revision(1).games(3).policy(preferring::<Dschunke>(hoarding::hoards, u32::MAX))
    );
}

/// All players hoard goods and never bid: all stacks run empty.
mod hoarding {
    use super::{Bid, Choice, Dschunke, Worker, dschunke, preferring};
    pub(super) fn hoards(choice: &Choice) -> bool {
        matches!(choice, Choice::Use(Worker::GoodsMerchant) | Choice::Bid(Bid::Nothing) | Choice::Done)
    }
    portolan_testkit::laws!(suite = dschunke().games(5).policy(preferring::<Dschunke>(hoards, u32::MAX)));
}

/// Few components, and all players load whenever possible: strips run out, actions are lost, stacks run short, and
/// piles become empty.
mod few_components {
    use super::{Choice, Dschunke, Worker, dschunke, preferring};
    use portolan_core::Components as _;
    use portolan_dschunke::Components;

    pub(super) fn small() -> Components {
        let text = Components::BUILT_IN
            .replace("strips = 20", "strips = 5")
            .replace("each = 18", "each = 8")
            .replace("copies = 4", "copies = 1")
            .replace("copies = 3", "copies = 2")
            .replace("\"eight-white\"]\ncopies = 1", "\"eight-white\"]\ncopies = 0")
            .replace("\"money-white\"]\ncopies = 1", "\"money-white\"]\ncopies = 0");
        Components::parse(&text).unwrap()
    }

    pub(super) fn loads(choice: &Choice) -> bool {
        matches!(choice, Choice::Use(Worker::LoadMerchant) | Choice::Card(_) | Choice::Yuan)
    }

    portolan_testkit::laws!(
        suite = dschunke().games(8).components(small()).policy(preferring::<Dschunke>(loads, 10))
    );
}

/// All players load: with at most three layers, junks become full and loads do not fit.
mod loading {
    use super::{Choice, Dschunke, Seat, ThoughtRng, dschunke};
    use portolan_dschunke::{CardKind, Task};

    pub(super) fn loads(state: &Dschunke, _: Seat, choices: &[Choice], rng: &mut ThoughtRng) -> Choice {
        let load = |choice: &Choice| match *choice {
            Choice::Use(worker) => matches!(state.task(worker), Some(Task::Load(_))),
            Choice::Card(kind) | Choice::Keep(kind) => matches!(kind, CardKind::Place | CardKind::Move),
            _ => false,
        };
        let preferred: Vec<Choice> = choices.iter().copied().filter(load).collect();
        let any = preferred.is_empty() || rng.below(10) == 0;
        rng.pick(if any { choices } else { &preferred }).expect("there is always a choice")
    }
    portolan_testkit::laws!(suite = dschunke().games(8).policy(loads));
}

/// All players bid for special cards, keep them and play them: piles run low, and there are many exchanges and extra
/// actions.
mod collecting {
    use super::*;
    pub(super) fn collects(state: &Dschunke, _: Seat, choices: &[Choice], rng: &mut ThoughtRng) -> Choice {
        let special = |choice: &Choice| match choice {
            Choice::Bid(Bid::Cards(good, _)) => {
                state.tile().is_some_and(|tile| tile[*good] == portolan_dschunke::Price::Special)
            }
            Choice::Card(_) | Choice::Return(_) => true,
            Choice::Keep(kind) => kind.timing() != portolan_dschunke::Timing::AtTheEnd,
            _ => false,
        };
        let preferred: Vec<Choice> = choices.iter().copied().filter(special).collect();
        let any = preferred.is_empty() || rng.below(10) == 0;
        rng.pick(if any { choices } else { &preferred }).expect("there is always a choice")
    }
    portolan_testkit::laws!(suite = dschunke().games(8).policy(collects));
}

/// All players bid one card of the same good: most bids are tied.
mod tying {
    use super::{Bid, Choice, Dschunke, Good, dschunke, preferring};
    pub(super) fn ties(choice: &Choice) -> bool {
        matches!(choice, Choice::Bid(Bid::Cards(Good::Rice | Good::Fish, 1)))
    }
    portolan_testkit::laws!(suite = dschunke().games(5).policy(preferring::<Dschunke>(ties, 8)));
}

/// Tests that the policies above reach their intended positions.
mod coverage {
    use super::*;
    use portolan_core::{Choices, Components as _, Game, Seed, Setup};
    use portolan_dschunke::{CardKind, Components, Event, Junk, LayerLimit, Options, Phase};
    use portolan_testkit::{Stage, standard};
    use std::sync::Arc;

    /// Plays 20 games. Returns the number of choices made in positions that match `at`, plus the number of events that
    /// match `wanted`.
    fn count_in_games(
        setup: &Setup<Dschunke>,
        policy: impl Fn(&Dschunke, Seat, &[Choice], &mut ThoughtRng) -> Choice,
        at: impl Fn(&Dschunke) -> bool,
        wanted: impl Fn(&Event) -> bool,
    ) -> usize {
        let mut count = 0;
        let (mut rng, mut choices) = (ThoughtRng::new(1), Choices::new());
        for seed in 0..20 {
            let setup = Setup { seed: Seed::from_number(seed), ..setup.clone() };
            let Stage { mut state, mut journal } = Stage::<Dschunke>::new(&setup);
            while let Some(seat) = state.to_act().first() {
                count += usize::from(at(&state));
                state.choices(seat, &mut choices);
                let choice = policy(&state, seat, &choices, &mut rng);
                state.apply(seat, choice, &mut journal).unwrap();
            }
            count += journal.seen_by(Viewer::Public).filter(|event| wanted(event)).count();
        }
        count
    }

    /// Plays 20 games. Returns the number of events that match `wanted`.
    fn event_count(
        components: Components,
        policy: impl Fn(&Dschunke, Seat, &[Choice], &mut ThoughtRng) -> Choice,
        wanted: fn(&Event) -> bool,
    ) -> usize {
        count_in_games(
            &Setup { components: Arc::new(components), ..standard(3, 0) },
            policy,
            |_| false,
            wanted,
        )
    }

    #[test]
    fn loaders_fill_the_junks_when_there_are_three_layers() {
        let options = Options { layers: LayerLimit::Three, ..Options::default() };
        let setup = Setup { options, ..standard(4, 0) };
        let full = |state: &Dschunke| {
            matches!(state.phase, Phase::Turn { acted: false, .. })
                && Junk::ALL.into_iter().filter(|&junk| state.room(junk) == 0).count() > 2
        };
        assert!(count_in_games(&setup, loading::loads, full, |_| false) > 20);
        let cut_short = |state: &Dschunke| match state.phase {
            Phase::Turn { seat, acted: false, .. } => {
                let load = state.merchants[Worker::LoadMerchant as usize];
                !state.is_used(Worker::LoadMerchant) && state.loadable_strips(seat, load, 2) == 1
            }
            _ => false,
        };
        assert!(count_in_games(&setup, loading::loads, cut_short, |_| false) > 20);
    }

    #[test]
    fn exchanges_cost_cards_only_in_revision_1() {
        let missed = |revision| {
            let policy = |state: &Dschunke, seat: Seat, choices: &[Choice], rng: &mut ThoughtRng| {
                if choices.contains(&Choice::Bid(Bid::Nothing)) {
                    return Choice::Bid(Bid::Nothing);
                }
                let swap = Choice::Keep(CardKind::Swap);
                if choices.contains(&swap) { swap } else { collecting::collects(state, seat, choices, rng) }
            };
            let setup =
                Setup::of_revision(revision, portolan_core::SeatCount::new(3).unwrap(), Seed::from_number(0));
            let (mut rng, mut choices, mut count) = (ThoughtRng::new(1), Choices::new(), 0);
            for seed in 0..40 {
                let setup = Setup { seed: Seed::from_number(seed), ..setup.clone() };
                let mut state = Stage::<Dschunke>::new(&setup).state;
                while let Some(seat) = state.to_act().first() {
                    let exchanges = matches!(state.phase, Phase::Swap { .. } | Phase::SwapTake { .. });
                    let mut journal = portolan_core::Journal::new();
                    state.choices(seat, &mut choices);
                    let choice = policy(&state, seat, &choices, &mut rng);
                    state.apply(seat, choice, &mut journal).unwrap();
                    let missed = |event: &&Event| matches!(event, Event::GoodsMissed { .. });
                    count +=
                        usize::from(exchanges && journal.seen_by(Viewer::Public).any(|event| missed(&event)));
                }
            }
            count
        };
        assert!(missed(1) > 10, "{}", missed(1));
        assert_eq!(missed(2), 0);
    }

    #[test]
    fn hoarders_empty_the_stacks() {
        let missed = |event: &Event| matches!(event, Event::GoodsMissed { .. });
        assert!(
            event_count(Components::built_in(), preferring::<Dschunke>(hoarding::hoards, u32::MAX), missed)
                > 20
        );
    }

    #[test]
    fn in_a_small_box_actions_goods_and_cards_run_out() {
        let count = |wanted| {
            event_count(few_components::small(), preferring::<Dschunke>(few_components::loads, 10), wanted)
        };
        assert!(count(|event| matches!(event, Event::ActionMissed { .. })) > 20);
        assert!(count(|event| matches!(event, Event::GoodsMissed { .. })) > 20);
    }

    #[test]
    fn collectors_exchange_and_play_cards() {
        let count = |wanted| event_count(Components::built_in(), collecting::collects, wanted);
        assert!(count(|event| matches!(event, Event::GoodsReturned { .. })) > 20);
        assert!(count(|event| matches!(event, Event::CardPlayed { .. })) > 20);
    }

    #[test]
    fn equal_bids_are_tied() {
        let tied = |event: &Event| matches!(event, Event::GoodsSold { winners, .. } if winners.len() > 1);
        assert!(event_count(Components::built_in(), preferring::<Dschunke>(tying::ties, 8), tied) > 20);
    }
}
