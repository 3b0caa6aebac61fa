//! The laws of the trait `Game` on this game: at random, and driven into the corners that chance does not reach.
//!
//! Random games are long, up to 101 rounds, and some laws look at every choice from every side: there are few games of
//! each kind here, and very many in the soak.

use portolan_core::{Game as _, Seat, ThoughtRng, Viewer};
use portolan_testkit::{Law, Laws};
use portolan_yokohama::{Area, AreaKind, AssistantSource, Choice, Good, Piece, Yokohama};

/// What law 11 must see imagined differently now and then.
fn yokohama() -> Laws<Yokohama> {
    Laws::<Yokohama>::new()
        .secret("the orders in other hands", |state, viewer| {
            told(state.seats.seats().filter(|&seat| !state.shows_orders(seat, viewer)).filter_map(|seat| {
                let orders = state.players[seat].orders;
                (!orders.is_empty()).then_some(orders)
            }))
        })
        .secret("which of them lay open once", |state, viewer| {
            told(state.seats.seats().filter(|&seat| !state.shows_orders(seat, viewer)).filter_map(|seat| {
                let known = state.players[seat].known_orders;
                (!known.is_empty()).then_some(known)
            }))
        })
        .secret("the pairs that were dealt to others", |state, viewer| {
            told(state.seats.seats().filter(|&seat| !viewer.is(seat)).filter_map(|seat| {
                let dealt = state.players[seat].dealt;
                (!dealt.is_empty()).then_some(dealt)
            }))
        })
        .secret("what others have put away", |state, viewer| {
            let others = state.seats.seats().filter(|&seat| !viewer.is(seat));
            told(others.filter_map(|seat| state.players[seat].discarded_order))
        })
        .secret("what one has put away and forgotten", |state, viewer| {
            let seat = viewer.seat().filter(|&seat| state.seats.has(seat))?;
            state.players[seat].discarded_order.map(|order| format!("{order:?}"))
        })
        .secret("the orders to come", |state, _| {
            (state.order_deck.len() > 1).then(|| format!("{:?}", state.order_deck))
        })
        .secret("the technologies to come", |state, _| {
            (state.technology_deck.len() > 1).then(|| format!("{:?}", state.technology_deck))
        })
        .secret("the orders that left the game", |state, _| {
            (!state.removed.is_empty()).then(|| format!("{:?}", state.removed))
        })
}

fn told<T: std::fmt::Debug>(things: impl Iterator<Item = T>) -> Option<String> {
    let things: Vec<T> = things.collect();
    (!things.is_empty()).then(|| format!("{things:?}"))
}

mod at_random {
    portolan_testkit::laws!(suite = super::yokohama().games(2));
}

/// The laws that take little time, in more games.
#[test]
fn cheap_laws_at_random() {
    for law in [Law::Lists, Law::Acceptance, Law::Repetition, Law::Ending, Law::Conservation] {
        yokohama().games(8).base(1).check(law).unwrap_or_else(|violation| panic!("{violation}"));
    }
}

/// One of the choices that rank highest; once in `each` times any.
fn best(
    rank: impl Fn(&Yokohama, Seat, Choice) -> u32,
    each: u32,
) -> impl Fn(&Yokohama, Seat, &[Choice], &mut ThoughtRng) -> Choice {
    move |state, seat, choices, rng| {
        let ranks: Vec<u32> = choices.iter().map(|&choice| rank(state, seat, choice)).collect();
        let highest = ranks.iter().copied().max().unwrap_or_default();
        let any = rng.below(each) == 0;
        let wanted = choices.iter().zip(&ranks).filter(|(_, rank)| any || **rank == highest);
        let wanted: Vec<Choice> = wanted.map(|(&choice, _)| choice).collect();
        rng.pick(&wanted).expect("somebody who must choose can choose")
    }
}

/// How much `seat` wants a choice if it wants to act with so much power where `wanted` says: there it gathers assistants
/// until they suffice, and meanwhile it wastes few of them elsewhere.
fn pursue(state: &Yokohama, seat: Seat, choice: Choice, wanted: impl Fn(Area) -> bool, power: u8) -> u32 {
    let here = |area: Area| u32::from(state.power(seat, area, true));
    let enough = |area: Area, more: u8| wanted(area) && here(area) + u32::from(more) >= power.into();
    let worth_going = |area: Area| if enough(area, 1) { 100 } else { 30 - 5 * here(area) };
    match choice {
        Choice::Go(area) | Choice::Tram(area) => worth_going(area),
        Choice::Stop => state.players[seat].president.map_or(0, |area| 1 + worth_going(area)),
        Choice::Agent(area) if enough(area, 0) => 90,
        Choice::Place(area) if wanted(area) => 20 + here(area),
        Choice::Place(_) => 10,
        Choice::Recall => 12,
        Choice::Agent(_) | Choice::Take(_) | Choice::TakeAll => 0,
        Choice::From(AssistantSource::Hand) => 2,
        Choice::Done => 1,
        _ => 5,
    }
}

fn is(kinds: &[AreaKind]) -> impl Fn(Area) -> bool {
    move |area| kinds.contains(&area.kind())
}

/// Everybody learns: many technologies with all that they do, the fourth with its surcharge, an empty deck.
mod learning {
    use super::*;
    pub(super) fn rank(state: &Yokohama, seat: Seat, choice: Choice) -> u32 {
        let laboratories = [AreaKind::LaboratoryA, AreaKind::LaboratoryB];
        match choice {
            Choice::Learn(_) => 200,
            Choice::Spin | Choice::Study | Choice::Ride | Choice::Station(_) => 150,
            _ if state.players[seat].yen < 6 => pursue(state, seat, choice, is(&[AreaKind::Bank]), 3),
            _ => pursue(state, seat, choice, is(&laboratories), 3),
        }
    }
    portolan_testkit::laws!(suite = yokohama().games(1).policy(best(rank, 12)));
}

/// Everybody builds: shops and trading houses are hired, tokens are taken, and the game ends with the last building.
mod building {
    use super::*;
    pub(super) fn rank(state: &Yokohama, seat: Seat, choice: Choice) -> u32 {
        let player = &state.players[seat];
        let free = |area: Area| {
            player.hand.shops > 0 && !player.shops.has(area)
                || player.hand.houses > 0 && state.sites[area].house.is_none()
        };
        let dear = player.warehouse.shops == 0;
        match choice {
            Choice::House | Choice::Shop(_) | Choice::Token => 200,
            Choice::Hire(Piece::House) if player.yen > 7 || dear => 200,
            Choice::Hire(Piece::Shop) => 190,
            Choice::Hire(Piece::Assistant) => 150,
            _ if player.hand.shops + player.hand.houses > 0 => pursue(state, seat, choice, free, 4),
            _ if player.yen < 6 => pursue(state, seat, choice, is(&[AreaKind::Bank]), 4),
            _ => pursue(state, seat, choice, is(&[AreaKind::Agency]), 3),
        }
    }
    portolan_testkit::laws!(suite = yokohama().games(2).policy(best(rank, 12)));
}

/// Everybody gives to the church: the game ends there.
mod praying {
    use super::*;
    pub(super) fn rank(state: &Yokohama, seat: Seat, choice: Choice) -> u32 {
        match choice {
            Choice::Space(space) => 200 + u32::from(space),
            _ => pursue(state, seat, choice, is(&[AreaKind::Church]), 4),
        }
    }
    portolan_testkit::laws!(suite = yokohama().games(4).policy(best(rank, 12)));
}

/// Everybody buys imports and takes them to the customs: the game ends there.
mod importing {
    use super::*;
    use portolan_yokohama::{ManagementBoard, Phase, Ware};
    pub(super) fn rank(state: &Yokohama, seat: Seat, choice: Choice) -> u32 {
        let player = &state.players[seat];
        let power = 1 + player.imports.min(4) as u8;
        let customs = matches!(state.phase, Phase::Space { board: ManagementBoard::Customs, .. });
        match choice {
            Choice::Space(_) if !customs => 0,
            Choice::Complete(_) | Choice::Buy(Ware::Import) | Choice::Space(_) => 200,
            _ if player.imports > 1 => pursue(state, seat, choice, is(&[AreaKind::Customs]), power),
            _ if player.yen > 3 => pursue(state, seat, choice, is(&[AreaKind::Chinatown]), 2),
            _ => pursue(state, seat, choice, is(&[AreaKind::Bank]), 4),
        }
    }
    portolan_testkit::laws!(suite = yokohama().games(2).policy(best(rank, 12)));
}

/// Nobody ever does anything: the game ends after round 101 (R57).
mod idling {
    use super::*;
    pub(super) fn rank(_: &Yokohama, _: Seat, choice: Choice) -> u32 {
        match choice {
            Choice::Done | Choice::Recall => 2,
            _ => 1,
        }
    }
    portolan_testkit::laws!(suite = yokohama().games(1).policy(best(rank, u32::MAX)));
}

/// Everybody collects icons and sends agents: countries run out of them, free agents work.
mod sending {
    use super::*;
    pub(super) fn rank(state: &Yokohama, seat: Seat, choice: Choice) -> u32 {
        let player = &state.players[seat];
        let missing = |kind: AreaKind| {
            let good = match kind {
                AreaKind::CopperMine => Good::Copper,
                AreaKind::SilkMill => Good::Silk,
                AreaKind::Tea => Good::Tea,
                _ => Good::Fish,
            };
            let asked = player.orders.iter().map(|order| state.components.order(order).cost[good]);
            kind.is_production() && asked.max().is_some_and(|most| u16::from(most) > player.goods[good])
        };
        match choice {
            Choice::Agent(_) => 300,
            Choice::Complete(_) | Choice::Achieve(_) => 250,
            Choice::Order(_) | Choice::Learn(_) | Choice::Token => 200,
            _ if player.orders.len() > 1 => pursue(state, seat, choice, |area| missing(area.kind()), 4),
            _ => pursue(state, seat, choice, is(&[AreaKind::PortA, AreaKind::PortB]), 3),
        }
    }
    portolan_testkit::laws!(suite = yokohama().games(4).policy(best(rank, 12)));
}

/// Presidents wander, past others wherever they can: they meet, they cross the canal, they choose between ways. In
/// revision 1 they never stop while they can go on.
mod wandering {
    use super::*;
    pub(super) fn rank(state: &Yokohama, seat: Seat, choice: Choice) -> u32 {
        let there = |area: Area| state.opposing_presidents_at(seat, area).len() as u32;
        let ways = |area: Area| state.view(Viewer::Public).routes_to(area);
        match choice {
            Choice::Go(Area::Canal) => 40,
            Choice::Go(area) if !ways(area).is_empty() => {
                30 + ways(area).iter().map(|fees| u32::from(fees.yen())).sum::<u32>()
            }
            Choice::Go(area) => 30 + there(area),
            Choice::Place(area) => 20 + there(area),
            Choice::Recall | Choice::Take(_) | Choice::TakeAll => 0,
            _ => 1,
        }
    }
    portolan_testkit::laws!(suite = yokohama().games(1).policy(best(rank, 15)));
}

/// Walks of single steps.
mod in_revision_1 {
    use super::*;
    mod at_random {
        portolan_testkit::laws!(suite = super::yokohama().games(1).revision(1));
    }
    portolan_testkit::laws!(suite = yokohama().games(1).revision(1).policy(best(wandering::rank, 15)));

    #[test]
    fn while_everybody_learns() {
        for law in [Law::Lists, Law::Acceptance, Law::Conservation] {
            let learning = yokohama().revision(1).games(2).policy(best(learning::rank, 12));
            learning.check(law).unwrap_or_else(|violation| panic!("{violation}"));
        }
    }
}

/// A small box, in which achievements ask for little: all three are reached, prizes are chosen, decks run out at once.
mod a_small_box {
    use super::*;
    use portolan_core::Components as _;
    use portolan_yokohama::Components;

    pub(super) fn small() -> Components {
        let text = Components::BUILT_IN
            .replace("need = { fish = 7 }", "need = { fish = 2 }")
            .replace("need = { tea = 7 }", "need = { tea = 2 }")
            .replace("need = { silk = 6 }", "need = { silk = 2 }")
            .replace("need = { copper = 5 }", "need = { copper = 1 }")
            .replace("need = { technologies = 4 }", "need = { technologies = 1 }")
            .replace("need = { yen = 10 }", "need = { yen = 4 }")
            .replace("need = { agents_and_tokens = 5 }", "need = { agents_and_tokens = 1 }")
            .replace("need = { orders = 5 }", "need = { orders = 1 }")
            .replace("need = { commercial = 4 }", "need = { commercial = 1 }")
            .replace("need = { production = 2, commercial = 3 }", "need = { production = 1 }")
            .replace("need = { production = 3, commercial = 2 }", "need = { commercial = 1 }")
            .replace("need = { production = 4 }", "need = { production = 1 }")
            .replace(
                "removed = { two = 16, three = 5, four = 0 }",
                "removed = { two = 24, three = 16, four = 14 }",
            )
            .replace("hand = { assistants = 8, shops = 2 }", "hand = { assistants = 6, shops = 8 }");
        Components::parse(&text).unwrap()
    }

    pub(super) fn rank(state: &Yokohama, seat: Seat, choice: Choice) -> u32 {
        match choice {
            Choice::Achieve(_) => 300,
            Choice::Complete(_) | Choice::Learn(_) => 250,
            _ => building::rank(state, seat, choice),
        }
    }

    portolan_testkit::laws!(suite = yokohama().games(6).components(small()).policy(best(rank, 6)));
}

/// The policies above reach the corners that they are made for.
mod corners {
    use super::*;
    use portolan_core::{Choices, Components as _, Game, Journal, SeatCount, Seed, Setup};
    use portolan_yokohama::{Components, DirectTravel, Ending, Event, Options};
    use std::sync::Arc;

    type Rank = fn(&Yokohama, Seat, Choice) -> u32;

    /// Plays some games with every seat count; all that happened, and the states at the end.
    fn play(components: Components, rank: Rank, each: u32) -> (Vec<Event>, Vec<Yokohama>) {
        let components = Arc::new(components);
        let (mut rng, mut choices) = (ThoughtRng::new(1), Choices::new());
        let (mut events, mut ends) = (Vec::new(), Vec::new());
        for seed in 0..12u64 {
            let seats = SeatCount::new(2 + seed as usize % 3).unwrap();
            let options = Options {
                prizes: true,
                free_agents: seed.is_multiple_of(2),
                direct: DirectTravel::Assistant,
            };
            let seed = Seed::from_number(seed);
            let setup = Setup { components: components.clone(), options, ..Setup::standard(seats, seed) };
            let mut journal = Journal::new();
            let mut state = Yokohama::new(&setup, &mut journal).unwrap();
            let policy = best(rank, each);
            while let Some(seat) = state.to_act().first() {
                state.choices(seat, &mut choices);
                state.apply(seat, policy(&state, seat, &choices, &mut rng), &mut journal).unwrap();
            }
            events.extend(journal.seen_by(Viewer::Public).copied());
            ends.push(state);
        }
        (events, ends)
    }

    fn count(events: &[Event], wanted: impl Fn(&Event) -> bool) -> usize {
        events.iter().filter(|event| wanted(event)).count()
    }

    fn ends_by(states: &[Yokohama], ending: Ending) -> usize {
        states.iter().filter(|state| state.ending == Some(ending)).count()
    }

    #[test]
    fn learners_empty_the_deck_and_agents_run_out() {
        let (events, ends) = play(Components::built_in(), learning::rank, 12);
        let most = |state: &Yokohama| state.players.0.iter().map(|player| player.technologies.len()).max();
        assert!(ends.iter().filter(|state| most(state) > Some(5)).count() >= 6);
        assert!(count(&events, |event| matches!(event, Event::DeckEmpty { area: Area::LaboratoryA })) > 0);
        assert!(count(&events, |event| matches!(event, Event::StationPlaced { .. })) > 0);
        assert!(count(&events, |event| matches!(event, Event::StationRidden { .. })) > 0);
        assert!(count(&events, |event| matches!(event, Event::SilkSpun { .. })) > 0);
        let run_out = |state: &&Yokohama| state.agents.0 == [0; 5];
        assert!(ends.iter().filter(run_out).count() >= 6);
    }

    #[test]
    fn builders_end_the_game_with_their_buildings() {
        let (events, ends) = play(Components::built_in(), building::rank, 12);
        assert!(ends_by(&ends, Ending::Shops) + ends_by(&ends, Ending::Houses) >= 6);
        assert!(count(&events, |event| matches!(event, Event::TokenTaken { .. })) > 30);
        assert!(count(&events, |event| matches!(event, Event::HousePaid { .. })) > 30);
    }

    #[test]
    fn those_who_pray_end_the_game_in_the_church() {
        let (_, ends) = play(Components::built_in(), praying::rank, 12);
        assert!(ends_by(&ends, Ending::Church) >= 8);
    }

    #[test]
    fn importers_end_the_game_in_the_customs() {
        let (_, ends) = play(Components::built_in(), importing::rank, 12);
        assert!(ends_by(&ends, Ending::Customs) >= 4, "{}", ends_by(&ends, Ending::Customs));
    }

    #[test]
    fn idlers_play_to_the_last_round() {
        let (_, ends) = play(Components::built_in(), idling::rank, u32::MAX);
        assert!(ends.iter().all(|state| state.ending == Some(Ending::Rounds) && state.round == 101));
    }

    #[test]
    fn agents_are_sent_until_the_orders_run_out() {
        let (events, ends) = play(Components::built_in(), sending::rank, 12);
        assert!(count(&events, |event| matches!(event, Event::AgentSent { .. })) > 30);
        assert!(count(&events, |event| matches!(event, Event::AgentSent { agent: None, .. })) > 0);
        assert!(ends_by(&ends, Ending::Orders) >= 6);
    }

    #[test]
    fn wanderers_meet_and_choose_between_ways() {
        let (events, _) = play(Components::built_in(), wandering::rank, 15);
        assert!(count(&events, |event| matches!(event, Event::FeePaid { .. })) > 30);
        assert!(count(&events, |event| matches!(event, Event::CanalPaid { .. })) > 30);
    }

    #[test]
    fn in_a_small_box_prizes_are_won() {
        let (events, _) = play(a_small_box::small(), a_small_box::rank, 6);
        assert!(count(&events, |event| matches!(event, Event::PrizeTaken { .. })) >= 6);
        assert!(count(&events, |event| matches!(event, Event::FreeAgentGained { .. })) > 0);
    }
}
