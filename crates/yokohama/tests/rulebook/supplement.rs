//! §8: agents, achievements, orders and pairs, with the rulebook's examples.

use crate::scene::{Scene, area, card, goods, seat};
use portolan_yokohama::{Country, Event, Good, Illegal, Letter, Phase, PointSource, Purpose};

#[test]
fn s8_1_example_an_agent_at_the_copper_mine_with_power_3() {
    let scene = Scene::new(4).turn(3).agents(3, "uk").houses(3, "copper-1").assistants(3, "copper-1 2");
    let scene = scene.hand(3, "shops 2").play("3: agent copper-1");
    assert_eq!(scene.goods_of(3), goods("copper 1"));
    assert_eq!((scene.on(3, "copper-1"), scene.pieces_of(3)[0]), (0, 8), "both are recovered");
    assert!(scene.state.sites[area("copper-1")].token.is_some(), "no token");
    assert!(!scene.state.players[seat(3)].shops.has(area("copper-1")), "no building");
    assert_eq!(scene.ready_agents(3), 0);
    let began = Event::ActionBegan { seat: seat(3), area: area("copper-1"), power: 3, by_agent: true };
    assert!(scene.events().contains(&began));
}

#[test]
fn s8_1_an_agent_does_steps_3_to_6() {
    let scene =
        Scene::new(3).agents(1, "us").assistants(1, "bank 5").tile("bank", "B01").token("bank", "T01");
    let scene = scene.houses(2, "bank").play("1: agent bank, token, shop 2");
    assert_eq!((scene.yen_of(1), scene.yen_of(2)), (5, 1));
    assert_eq!((scene.points_of(1), scene.pieces_of(1)), (4 + 3, [8, 1, 0]));
    assert!(matches!(scene.state.phase, Phase::Place { .. } | Phase::Supplement { second: false, .. }));
}

#[test]
fn s8_1_an_agent_needs_an_assistant_and_not_the_own_president() {
    let scene = Scene::new(3).agents(1, "us").assistants(1, "bank 1 church 1").president(1, "church");
    assert_eq!(scene.offered(1, "agent"), "bank");
    scene.refuses(1, "agent church", Illegal::OwnPresidentThere { area: area("church") }, "8.1");
    let no_assistant = Illegal::NoAssistantThere { area: area("tea-1"), purpose: Purpose::Agent };
    scene.refuses(1, "agent tea-1", no_assistant, "8.1");
    scene.refuses(1, "agent canal", Illegal::OnCanal { purpose: Purpose::Agent }, "8.1");
}

#[test]
fn s8_1_other_presidents_neither_block_an_agent_nor_are_paid() {
    let scene = Scene::new(3).agents(1, "us").assistants(1, "bank 2").president(2, "bank").yen(1, 1);
    let scene = scene.play("1: agent bank");
    assert_eq!((scene.yen_of(1), scene.yen_of(2)), (3, 0));
}

#[test]
fn s8_1_one_agent_per_turn_in_either_phase() {
    let scene = Scene::new(3).agents(1, "us uk").assistants(1, "bank 2 tea-1 2 fishing-1 1");
    let scene = scene.orders(1, "O01").play("1: agent bank");
    assert_eq!(scene.offered(1, "agent"), "");
    scene.refuses(1, "agent tea-1", Illegal::AgentUsed, "8.1");
    let scene = scene.act(1, "tea-1");
    assert_eq!(scene.state.phase, Phase::Supplement { seat: seat(1), second: true });
    scene.refuses(1, "agent fishing-1", Illegal::AgentUsed, "8.1");
    let later = Scene::new(3).agents(1, "us uk").assistants(1, "bank 2 tea-1 2").act(1, "tea-1");
    let later = later.play("1: agent bank, end");
    assert_eq!((later.yen_of(1), later.ready_agents(1)), (2, 1));
    let next = later.assistants(1, "church 1").play("2: end; 3: end");
    assert!(next.offers(1, "agent church"), "in the next turn another one can be used");
}

#[test]
fn s8_1_a_used_agent_cannot_be_used_again() {
    let scene =
        Scene::new(3).agents(1, "us").assistants(1, "bank 2 tea-1 2 church 1").play("1: agent bank, end");
    let scene = scene.orders(1, "O01").play("2: end; 3: end");
    scene.refuses(1, "agent tea-1", Illegal::NoAgent, "8.1");
}

#[test]
fn s8_2_example_five_copper_as_the_third_for_6_points() {
    let scene = Scene::new(4).turn(3).achievements("A4").achieved(Letter::A, &[1, 2]);
    let scene = scene.goods(3, "copper 5").play("3: achieve a");
    assert_eq!((scene.points_of(3), scene.earned(3, PointSource::Achievements)), (6, 6));
    assert_eq!((scene.goods_of(3), scene.pieces_of(3)[0]), (goods("copper 5"), 7));
    assert_eq!(&scene.state.achieved[0][..], [0, 1, 2]);
    let reached = Event::AchievementReached { seat: seat(3), letter: Letter::A, first: false };
    assert!(scene.events().contains(&reached));
}

#[test]
fn s8_2_the_first_player_gets_more_points() {
    let scene = Scene::new(3).achievements("A4").goods(1, "copper 5").play("1: achieve a");
    assert_eq!(scene.points_of(1), 9);
}

#[test]
fn s8_2_each_achievement_once_per_player() {
    let scene = Scene::new(3).achievements("A4").goods(1, "copper 9").orders(1, "O01").play("1: achieve a");
    scene.refuses(1, "achieve a", Illegal::AlreadyAchieved { letter: Letter::A }, "8.2");
}

#[test]
fn s8_2_an_achievement_needs_an_assistant_in_the_hand() {
    let scene =
        Scene::new(3).achievements("A4").goods(1, "copper 5").hand(1, "assistants 0").orders(1, "O01");
    let no_assistant = Illegal::NoAssistantInHand { purpose: Purpose::Achieve };
    scene.refuses(1, "achieve a", no_assistant, "8.2");
}

/// Checks that the achievement is refused in `short`, where one unit is missing, and can be reached in `enough`.
#[track_caller]
fn needs(tile: &str, short: Scene, enough: Scene) {
    let letter = Letter::from_name(&tile[..1].to_lowercase()).unwrap();
    let choice = format!("achieve {}", letter.name());
    let refused = short.achievements(tile).orders(1, "O36");
    refused.refuses(1, &choice, Illegal::NotAchieved { letter, missing: 1 }, "8.2");
    let points = enough.points_of(1);
    let reached = enough.achievements(tile).play(&format!("1: {choice}"));
    let first = reached.state.achievement(letter).first;
    assert_eq!(reached.points_of(1) - points, u16::from(first), "{tile}");
}

#[test]
fn s8_2_letter_a_requires_goods() {
    let with = |text: &str| Scene::new(4).goods(1, text);
    needs("A1", with("fish 6 tea 9"), with("fish 7"));
    needs("A2", with("tea 6 fish 9"), with("tea 7"));
    needs("A3", with("silk 5 tea 9"), with("silk 6"));
    needs("A4", with("copper 4 silk 9"), with("copper 5"));
}

#[test]
fn s8_2_b1_requires_four_technologies() {
    let three = Scene::new(4).knows(1, "ball fair tram");
    needs("B1", three.clone(), three.knows(1, "winery"));
}

#[test]
fn s8_2_b2_requires_ten_yen_and_spends_none() {
    let with = |yen| Scene::new(4).yen(1, yen);
    needs("B2", with(9), with(10));
    assert_eq!(with(10).achievements("B2").play("1: achieve b").yen_of(1), 10, "nothing is spent");
}

#[test]
fn s8_2_b3_counts_agents_and_tokens_together() {
    let four = Scene::new(4).tokens(1, "bank church tea-1").agents(1, "us");
    needs("B3", four.clone(), four.clone().agents(1, "uk"));
    needs("B3", four.clone(), four.tokens(1, "customs"));
}

#[test]
fn s8_2_b4_requires_five_completed_orders() {
    let four = Scene::new(4).completed(1, "O01 O12 O19 O27");
    needs("B4", four.clone(), four.completed(1, "O33"));
}

#[test]
fn s8_2_letter_c_requires_areas_with_buildings() {
    let built = |shops: &str, houses: &str| Scene::new(4).shops(1, shops).houses(1, houses);
    needs("C1", built("bank 1 church 1", "port-a tea-1"), built("bank 1 church 1", "port-a agency"));
    let three_commercial = "bank 1 church 1 customs 1";
    needs("C2", built(three_commercial, "tea-1"), built(three_commercial, "tea-1 tea-2"));
    let three_production = "tea-1 1 copper-1 1 silk-2 1";
    needs("C3", built(three_production, "bank"), built(three_production, "bank port-b"));
    needs("C4", built(three_production, "bank"), built(three_production, "bank fishing-1"));
}

#[test]
fn s8_2_an_area_counts_once() {
    // A shop and a house on the bank count as one area.
    let short = Scene::new(4).shops(1, "bank 1 church 1 customs 1").houses(1, "bank");
    needs("C1", short.clone(), short.houses(1, "port-a"));
}

#[test]
fn s8_3_an_order_is_revealed_paid_and_rewarded() {
    let scene = Scene::new(3).orders(1, "O26").goods(1, "copper 2 silk 2 tea 3").play("1: complete O26");
    assert_eq!(scene.goods_of(1), goods("copper 1 tea 1"));
    assert_eq!((scene.points_of(1), scene.yen_of(1)), (6, 2));
    assert_eq!(scene.earned(1, PointSource::Orders), 6);
    assert_eq!(scene.orders_of(1), "");
    assert!(scene.public_view().players[0].completed.iter().any(|order| order.id == card("O26")));
    assert!(scene.events().contains(&Event::OrderCompleted { seat: seat(1), order: card("O26") }));
}

#[test]
fn s8_3_completing_needs_the_goods_and_the_card() {
    let scene = Scene::new(3).orders(1, "O26").goods(1, "copper 1 silk 1 tea 2");
    let few = Illegal::TooFewGoods { good: Good::Silk, needs: 2, has: 1, purpose: Purpose::Complete };
    scene.refuses(1, "complete O26", few, "8.3");
    scene.refuses(1, "complete O27", Illegal::NotInHand { order: card("O27") }, "8.3");
}

#[test]
fn s8_4_example_the_second_british_icon_brings_a_british_agent() {
    let scene = Scene::new(4).turn(3).completed(3, "O01").orders(3, "O02").goods(3, "silk 2 tea 2");
    let scene = scene.play("3: complete O02");
    assert_eq!(scene.state.players[seat(3)].agents[Country::Uk].ready, 1);
    assert_eq!(scene.state.agents[Country::Uk], 2);
    assert!(scene.events().contains(&Event::AgentGained { seat: seat(3), country: Country::Uk }));
}

#[test]
fn s8_4_an_order_and_a_technology_form_a_pair() {
    // Stagecoach is British.
    let scene =
        Scene::new(3).knows(1, "stagecoach").orders(1, "O01").goods(1, "tea 4").play("1: complete O01");
    assert_eq!(scene.state.players[seat(1)].agents[Country::Uk].ready, 1);
    let other =
        Scene::new(3).knows(1, "stagecoach").orders(1, "O12").goods(1, "tea 3").play("1: complete O12");
    assert_eq!(other.ready_agents(1), 0, "icons of different countries are no pair");
}

#[test]
fn s8_4_the_number_of_agents_of_each_country() {
    assert_eq!(Scene::new(2).state.agents.0, [2, 1, 3, 2, 2]);
}
