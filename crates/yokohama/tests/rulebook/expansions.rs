//! §12: both mini-expansions.

use crate::scene::{Scene, area, card, goods, seat};
use portolan_core::{Components as _, Setup};
use portolan_testkit::{Stage, standard};
use portolan_yokohama::{
    Area, Components, Country, Event, Illegal, Letter, Options, Phase, Prize, State, Yokohama,
};
use std::collections::BTreeSet;

fn new_game(options: Options, seed: u64) -> State {
    Stage::<Yokohama, State>::new(&Setup { options, ..standard(4, seed) }).state
}

fn prizes() -> Options {
    Options { prizes: true, ..Options::default() }
}

fn free_agents() -> Options {
    Options { free_agents: true, ..Options::default() }
}

/// Seat 1 has reached A and B and can reach C; these prizes are on display.
fn before_the_third(prizes_shown: [Prize; 4]) -> Scene {
    let mut scene = Scene::with(3, Components::built_in(), prizes()).achievements("A4 B2 C1");
    scene.state.prizes = prizes_shown.map(Some);
    scene.achieved(Letter::A, &[1]).achieved(Letter::B, &[1]).shops(1, "bank 1 church 1 customs 1 agency 1")
}

const FOUR: [Prize; 4] =
    [Prize::Flag(Country::Us), Prize::Flag(Country::Uk), Prize::FreeAgent, Prize::Flag(Country::De)];

#[test]
fn s12_1_four_of_six_prizes_are_on_display() {
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let table = new_game(prizes(), seed);
        let shown: BTreeSet<&str> = table.prizes.iter().flatten().map(|prize| prize.name()).collect();
        assert_eq!(shown.len(), 4);
        seen.extend(shown);
        assert_eq!(new_game(Options::default(), seed).prizes, [None; 4]);
    }
    assert_eq!(seen.len(), 6);
}

#[test]
fn s12_1_all_three_achievements_bring_a_prize() {
    let scene = before_the_third(FOUR).play("1: achieve c");
    assert_eq!(scene.state.phase, Phase::Prize { seat: seat(1) });
    assert_eq!(scene.choices(1), "prize 1, prize 2, prize 3, prize 4");
    let scene = scene.play("1: prize 4");
    let player = &scene.state.players[seat(1)];
    assert_eq!((player.prize, player.icons[Country::De]), (Some(FOUR[3]), 1));
    assert_eq!(scene.state.prizes[3], None);
    assert!(scene.events().contains(&Event::PrizeTaken { seat: seat(1), prize: FOUR[3] }));
}

#[test]
fn s12_1_no_prize_for_two_achievements_and_no_prize_twice() {
    let mut scene = before_the_third(FOUR);
    scene.state.prizes[0] = None;
    scene.state.players[seat(2)].prize = Some(FOUR[0]);
    scene.state.players[seat(2)].icons[Country::Us] = 1;
    let scene = scene.play("1: achieve c");
    assert_eq!(scene.choices(1), "prize 2, prize 3, prize 4");
    scene.refuses(1, "prize 1", Illegal::NoPrize { prize: 1 }, "12.1");
    let two =
        Scene::with(3, Components::built_in(), prizes()).achievements("A4 B2").achieved(Letter::A, &[1]);
    let two = two.yen(1, 10).play("1: achieve b");
    assert!(!matches!(two.state.phase, Phase::Prize { .. }));
}

#[test]
fn s12_1_without_the_option_there_are_no_prizes() {
    let scene = Scene::new(3).achievements("A4 B2 C1").achieved(Letter::A, &[1]).achieved(Letter::B, &[1]);
    let scene = scene.shops(1, "bank 1 church 1 customs 1 agency 1").play("1: achieve c");
    assert!(!matches!(scene.state.phase, Phase::Prize { .. }));
    assert_eq!(scene.state.players[seat(1)].prize, None);
}

#[test]
fn s12_1_a_flag_counts_in_the_sets() {
    let scene = before_the_third(FOUR).completed(1, "O01 O12 O19").play("1: achieve c, prize 4");
    assert_eq!(scene.public_view().players[0].bonuses.countries, 8);
}

#[test]
fn s12_1_a_free_agent_is_used_like_an_agent() {
    let scene = before_the_third(FOUR).assistants(1, "tea-1 2").play("1: achieve c, prize 3");
    assert_eq!(scene.ready_agents(1), 1);
    assert!(scene.events().contains(&Event::FreeAgentGained { seat: seat(1) }));
    let scene = scene.play("1: agent tea-1");
    assert_eq!((scene.goods_of(1), scene.ready_agents(1)), (goods("tea 2"), 0));
    let sent = Event::AgentSent { seat: seat(1), area: area("tea-1"), agent: None };
    assert!(scene.events().contains(&sent));
}

#[test]
fn s12_2_free_agents_are_shuffled_among_the_tokens() {
    let tokens = |options, seed| {
        let table = new_game(options, seed);
        let tokens = Area::ALL.into_iter().filter_map(move |area| table.sites[area].token);
        tokens.map(|token| token.index()).collect::<BTreeSet<_>>()
    };
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        assert_eq!(tokens(free_agents(), seed).len(), 17);
        seen.extend(tokens(free_agents(), seed));
        assert!(tokens(Options::default(), seed).into_iter().all(|token| token < 20));
    }
    assert_eq!(seen.len(), 25);
}

#[test]
fn s12_2_a_free_agent_token_gives_an_agent_and_nothing_else() {
    let scene = Scene::with(3, Components::built_in(), free_agents()).hand(1, "shops 0").token("bank", "T21");
    let scene = scene.act_with(1, "bank", 5).play("1: token");
    let player = &scene.state.players[seat(1)];
    assert!(player.tokens.has(card("T21")));
    assert_eq!((player.free_agents.ready, scene.points_of(1), scene.yen_of(1)), (1, 0, 5));
    assert!(scene.events().contains(&Event::FreeAgentGained { seat: seat(1) }));
    let scene = scene.assistants(1, "tea-1 1").turns_until(|state| state.round == 2).play("1: agent tea-1");
    assert_eq!((scene.goods_of(1), scene.ready_agents(1)), (goods("tea 1"), 0));
}

#[test]
fn s12_2_an_unused_free_agent_scores_a_point() {
    let scene = Scene::with(3, Components::built_in(), free_agents()).token("bank", "T21");
    let scene = scene.act_with(1, "bank", 5).play("1: token");
    assert_eq!(scene.public_view().players[0].bonuses.agents, 1);
}
