//! The laws of the trait `Game`, checked on random games and on games with policies that reach rare situations.
//!
//! Random games are long, up to 101 rounds, and some laws try every choice from every seat. So each suite plays only a
//! few games for each seat count and combination of options; the soak example plays many.

use portolan_core::{Game as _, Seat, ThoughtRng, Viewer};
use portolan_testkit::{Law, Laws};
use portolan_yokohama::{Area, AreaKind, AssistantSource, Choice, Good, Piece, Yokohama};

/// The secrets that `imagine` must sometimes sample differently (law 11).
fn yokohama() -> Laws<Yokohama> {
    Laws::<Yokohama>::new()
        .secret("the orders in other hands", |state, viewer| {
            text_of(state.seats.seats().filter(|&seat| !state.shows_orders(seat, viewer)).filter_map(
                |seat| {
                    let orders = state.players[seat].orders;
                    (!orders.is_empty()).then_some(orders)
                },
            ))
        })
        .secret("the orders in other hands that were taken openly", |state, viewer| {
            text_of(state.seats.seats().filter(|&seat| !state.shows_orders(seat, viewer)).filter_map(
                |seat| {
                    let known = state.players[seat].known_orders;
                    (!known.is_empty()).then_some(known)
                },
            ))
        })
        .secret("the pairs dealt to other players", |state, viewer| {
            text_of(state.seats.seats().filter(|&seat| !viewer.is(seat)).filter_map(|seat| {
                let dealt = state.players[seat].dealt;
                (!dealt.is_empty()).then_some(dealt)
            }))
        })
        .secret("the orders discarded by other players", |state, viewer| {
            let others = state.seats.seats().filter(|&seat| !viewer.is(seat));
            text_of(others.filter_map(|seat| state.players[seat].discarded_order))
        })
        .secret("the order discarded by the viewer, without memory", |state, viewer| {
            let seat = viewer.seat().filter(|&seat| state.seats.has(seat))?;
            state.players[seat].discarded_order.map(|order| format!("{order:?}"))
        })
        .secret("the deck of orders", |state, _| {
            (state.order_deck.len() > 1).then(|| format!("{:?}", state.order_deck))
        })
        .secret("the deck of technologies", |state, _| {
            (state.technology_deck.len() > 1).then(|| format!("{:?}", state.technology_deck))
        })
        .secret("the removed orders", |state, _| {
            (!state.removed.is_empty()).then(|| format!("{:?}", state.removed))
        })
}

/// Renders the items; `None` if there are none.
fn text_of<T: std::fmt::Debug>(items: impl Iterator<Item = T>) -> Option<String> {
    let items: Vec<T> = items.collect();
    (!items.is_empty()).then(|| format!("{items:?}"))
}

/// Checks only some laws, because the others would add no coverage.
fn check<const N: usize>(laws: [Law; N], suite: impl Fn() -> Laws<Yokohama>) {
    for law in laws {
        suite().check(law).unwrap_or_else(|violation| panic!("{violation}"));
    }
}

mod at_random {
    portolan_testkit::laws!(suite = super::yokohama().games(1));
}

/// A policy that picks one of the choices with the highest rank, or, once in `each` times, any choice.
fn best(
    rank: impl Fn(&Yokohama, Seat, Choice) -> u32,
    each: u32,
) -> impl Fn(&Yokohama, Seat, &[Choice], &mut ThoughtRng) -> Choice {
    move |state, seat, choices, rng| {
        let ranks: Vec<u32> = choices.iter().map(|&choice| rank(state, seat, choice)).collect();
        let highest = ranks.iter().copied().max().unwrap_or_default();
        let any = rng.below(each) == 0;
        let candidates = choices.iter().zip(&ranks).filter(|(_, rank)| any || **rank == highest);
        let candidates: Vec<Choice> = candidates.map(|(&choice, _)| choice).collect();
        rng.pick(&candidates).expect("a policy is called with at least one choice")
    }
}

/// Ranks a choice for a seat that wants to act with `power` on one of the `targets`: it places enough assistants there,
/// and few elsewhere.
fn pursue(state: &Yokohama, seat: Seat, choice: Choice, targets: impl Fn(Area) -> bool, power: u8) -> u32 {
    let here = |area: Area| u32::from(state.power(seat, area, true));
    let enough = |area: Area, more: u8| targets(area) && here(area) + u32::from(more) >= power.into();
    let destination_rank = |area: Area| if enough(area, 1) { 100 } else { 30 - 5 * here(area) };
    match choice {
        Choice::Go(area) | Choice::Tram(area) => destination_rank(area),
        Choice::Stop => state.players[seat].president.map_or(0, |area| 1 + destination_rank(area)),
        Choice::Agent(area) if enough(area, 0) => 90,
        Choice::Place(area) if targets(area) => 20 + here(area),
        Choice::Place(_) => 10,
        Choice::Recall => 12,
        Choice::Agent(_) | Choice::Take(_) | Choice::TakeAll => 0,
        Choice::From(AssistantSource::Hand) => 2,
        Choice::Done => 1,
        _ => 5,
    }
}

fn any_of(kinds: &[AreaKind]) -> impl Fn(Area) -> bool {
    move |area| kinds.contains(&area.kind())
}

/// All players learn: many technologies with all their effects, the extra unit of the fourth, an empty deck.
mod learning {
    use super::*;
    pub(super) fn rank(state: &Yokohama, seat: Seat, choice: Choice) -> u32 {
        let laboratories = [AreaKind::LaboratoryA, AreaKind::LaboratoryB];
        match choice {
            Choice::Learn(_) => 200,
            Choice::Spin | Choice::Study | Choice::Ride | Choice::Station(_) => 150,
            _ if state.players[seat].yen < 6 => pursue(state, seat, choice, any_of(&[AreaKind::Bank]), 3),
            _ => pursue(state, seat, choice, any_of(&laboratories), 3),
        }
    }
    portolan_testkit::laws!(suite = yokohama().games(1).policy(best(rank, 12)));
}

/// All players build: they hire shops and trading houses, take tokens, and the last building ends the game.
mod building {
    use super::*;
    pub(super) fn rank(state: &Yokohama, seat: Seat, choice: Choice) -> u32 {
        let player = &state.players[seat];
        let free = |area: Area| {
            player.hand.shops > 0 && !player.shops.has(area)
                || player.hand.houses > 0 && state.sites[area].house.is_none()
        };
        let only_houses_left = player.warehouse.shops == 0;
        match choice {
            Choice::House | Choice::Shop(_) | Choice::Token => 200,
            Choice::Hire(Piece::House) if player.yen > 7 || only_houses_left => 200,
            Choice::Hire(Piece::Shop) => 190,
            Choice::Hire(Piece::Assistant) => 150,
            _ if player.hand.shops + player.hand.houses > 0 => pursue(state, seat, choice, free, 4),
            _ if player.yen < 6 => pursue(state, seat, choice, any_of(&[AreaKind::Bank]), 4),
            _ => pursue(state, seat, choice, any_of(&[AreaKind::Agency]), 3),
        }
    }
    portolan_testkit::laws!(suite = yokohama().games(1).policy(best(rank, 12)));
}

/// All players take spaces in the church, which ends the game.
mod praying {
    use super::*;
    pub(super) fn rank(state: &Yokohama, seat: Seat, choice: Choice) -> u32 {
        match choice {
            Choice::Space(space) => 200 + u32::from(space),
            _ => pursue(state, seat, choice, any_of(&[AreaKind::Church]), 4),
        }
    }
    portolan_testkit::laws!(suite = yokohama().games(2).policy(best(rank, 12)));
}

/// All players buy imports and take spaces in the customs, which ends the game.
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
            _ if player.imports > 1 => pursue(state, seat, choice, any_of(&[AreaKind::Customs]), power),
            _ if player.yen > 3 => pursue(state, seat, choice, any_of(&[AreaKind::Chinatown]), 2),
            _ => pursue(state, seat, choice, any_of(&[AreaKind::Bank]), 4),
        }
    }
    portolan_testkit::laws!(suite = yokohama().games(1).policy(best(rank, 12)));
}

/// All players always decline: the game ends after round 101 (R57).
mod idling {
    use super::*;
    pub(super) fn rank(_: &Yokohama, _: Seat, choice: Choice) -> u32 {
        match choice {
            Choice::Done | Choice::Recall => 2,
            _ => 1,
        }
    }

    #[test]
    fn laws_that_do_not_depend_on_hidden_information() {
        check([Law::Lists, Law::Acceptance, Law::Repetition, Law::Ending, Law::Conservation], || {
            yokohama().games(1).policy(best(rank, u32::MAX))
        });
    }
}

/// All players collect icons and send agents: countries run out of agents, free agents are used.
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
            let needed = player.orders.iter().map(|order| state.components.order(order).cost[good]).max();
            kind.is_production() && needed.is_some_and(|count| u16::from(count) > player.goods[good])
        };
        match choice {
            Choice::Agent(_) => 300,
            Choice::Complete(_) | Choice::Achieve(_) => 250,
            Choice::Order(_) | Choice::Learn(_) | Choice::Token => 200,
            _ if player.orders.len() > 1 => pursue(state, seat, choice, |area| missing(area.kind()), 4),
            _ => pursue(state, seat, choice, any_of(&[AreaKind::PortA, AreaKind::PortB]), 3),
        }
    }
    portolan_testkit::laws!(suite = yokohama().games(1).policy(best(rank, 12)));
}

/// Presidents walk past others wherever they can: they meet, cross the canal, and choose between routes. In revision 1
/// they stop only when they must.
mod wandering {
    use super::*;
    pub(super) fn rank(state: &Yokohama, seat: Seat, choice: Choice) -> u32 {
        let there = |area: Area| state.opposing_presidents_at(seat, area).len() as u32;
        let routes = |area: Area| state.view(Viewer::Public).routes_to(area);
        match choice {
            Choice::Go(Area::Canal) => 40,
            Choice::Go(area) if !routes(area).is_empty() => {
                30 + routes(area).iter().map(|fees| u32::from(fees.yen())).sum::<u32>()
            }
            Choice::Go(area) => 30 + there(area),
            Choice::Place(area) => 20 + there(area),
            Choice::Recall | Choice::Take(_) | Choice::TakeAll => 0,
            _ => 1,
        }
    }
    portolan_testkit::laws!(suite = yokohama().games(1).policy(best(rank, 15)));
}

/// Walks step by step.
mod in_revision_1 {
    use super::*;
    portolan_testkit::laws!(suite = yokohama().games(1).revision(1).policy(best(wandering::rank, 15)));

    const LAWS: [Law; 3] = [Law::Lists, Law::Acceptance, Law::Conservation];

    #[test]
    fn laws_at_random() {
        check(LAWS, || yokohama().games(1).revision(1));
    }

    #[test]
    fn laws_while_all_players_learn() {
        check(LAWS, || yokohama().games(1).revision(1).policy(best(learning::rank, 12)));
    }
}

/// Components in which achievements require little: players reach all three and choose prizes, and decks run out early.
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

    portolan_testkit::laws!(suite = yokohama().games(2).components(small()).policy(best(rank, 6)));
}

/// Tests that the policies above reach their intended situations.
mod coverage {
    use super::*;
    use portolan_core::{Choices, Components as _, Game, Journal, SeatCount, Seed, Setup};
    use portolan_yokohama::{Components, DirectTravel, Ending, Event, Options};
    use std::sync::Arc;

    type Rank = fn(&Yokohama, Seat, Choice) -> u32;

    /// Plays games with every seat count. Returns all public events and the final states.
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

    fn count(events: &[Event], matches: impl Fn(&Event) -> bool) -> usize {
        events.iter().filter(|event| matches(event)).count()
    }

    fn ends_by(states: &[Yokohama], ending: Ending) -> usize {
        states.iter().filter(|state| state.ending == Some(ending)).count()
    }

    #[test]
    fn learning_empties_the_deck_and_uses_up_the_agents() {
        let (events, ends) = play(Components::built_in(), learning::rank, 12);
        let has_many = |state: &&Yokohama| state.players.0.iter().any(|player| player.technologies.len() > 5);
        assert!(ends.iter().filter(has_many).count() >= 6);
        assert!(count(&events, |event| matches!(event, Event::DeckEmpty { area: Area::LaboratoryA })) > 0);
        assert!(count(&events, |event| matches!(event, Event::StationPlaced { .. })) > 0);
        assert!(count(&events, |event| matches!(event, Event::StationRidden { .. })) > 0);
        assert!(count(&events, |event| matches!(event, Event::SilkSpun { .. })) > 0);
        assert!(ends.iter().filter(|state| state.agents.0 == [0; 5]).count() >= 6);
    }

    #[test]
    fn building_ends_the_game_with_the_last_building() {
        let (events, ends) = play(Components::built_in(), building::rank, 12);
        assert!(ends_by(&ends, Ending::Shops) + ends_by(&ends, Ending::Houses) >= 6);
        assert!(count(&events, |event| matches!(event, Event::TokenTaken { .. })) > 30);
        assert!(count(&events, |event| matches!(event, Event::HousePaid { .. })) > 30);
    }

    #[test]
    fn praying_ends_the_game_in_the_church() {
        let (_, ends) = play(Components::built_in(), praying::rank, 12);
        assert!(ends_by(&ends, Ending::Church) >= 8);
    }

    #[test]
    fn importing_ends_the_game_in_the_customs() {
        let (_, ends) = play(Components::built_in(), importing::rank, 12);
        assert!(ends_by(&ends, Ending::Customs) >= 4, "{}", ends_by(&ends, Ending::Customs));
    }

    #[test]
    fn idling_lasts_until_the_round_limit() {
        let (_, ends) = play(Components::built_in(), idling::rank, u32::MAX);
        assert!(ends.iter().all(|state| state.ending == Some(Ending::Rounds) && state.round == 101));
    }

    #[test]
    fn sending_agents_ends_the_game_with_the_last_orders() {
        let (events, ends) = play(Components::built_in(), sending::rank, 12);
        assert!(count(&events, |event| matches!(event, Event::AgentSent { .. })) > 30);
        assert!(count(&events, |event| matches!(event, Event::AgentSent { agent: None, .. })) > 0);
        assert!(ends_by(&ends, Ending::Orders) >= 6);
    }

    #[test]
    fn wandering_pays_fees_and_crosses_the_canal() {
        let (events, _) = play(Components::built_in(), wandering::rank, 15);
        assert!(count(&events, |event| matches!(event, Event::FeePaid { .. })) > 30);
        assert!(count(&events, |event| matches!(event, Event::CanalPaid { .. })) > 30);
    }

    #[test]
    fn a_small_box_lets_players_win_prizes() {
        let (events, _) = play(a_small_box::small(), a_small_box::rank, 6);
        assert!(count(&events, |event| matches!(event, Event::PrizeTaken { .. })) >= 6);
        assert!(count(&events, |event| matches!(event, Event::FreeAgentGained { .. })) > 0);
    }
}
