//! Rulings on supplementary actions, technologies used by choice, the end, and the mini-expansions.

use crate::scene::{Scene, area, goods, seat};
use portolan_core::Components as _;
use portolan_yokohama::{
    AssistantSource, Components, Country, Ending, Event, Illegal, Letter, ManagementBoard, Options, Phase,
    PointSource, Prize, Purpose,
};

fn with_free_agents() -> Scene {
    Scene::with(3, Components::built_in(), Options { free_agents: true, ..Options::default() })
}

#[test]
fn r37_every_second_icon_brings_an_agent_while_any_are_left() {
    // British orders: O01, O02, O03, O05.
    let scene = Scene::new(3).completed(1, "O01").orders(1, "O02 O03 O05");
    let scene = scene.goods(1, "copper 2 silk 2 tea 9 fish 3").play("1: complete O02");
    assert_eq!(scene.ready_agents(1), 1);
    let scene = scene.play("1: complete O03");
    assert_eq!(scene.ready_agents(1), 1, "none for the third");
    let scene = scene.play("1: complete O05");
    assert_eq!(scene.ready_agents(1), 2);
    // Another player has the only Dutch agent.
    let gone = Scene::new(3).agents(2, "nl").completed(1, "O33").orders(1, "O34 O35");
    let mut gone = gone.goods(1, "copper 1 tea 2 fish 7").play("1: complete O34");
    assert_eq!((gone.ready_agents(1), gone.state.players[seat(1)].icons[Country::Nl]), (0, 2));
    // Even if it were returned to the supply, which the rules never do, the third icon would not bring it.
    gone.state.players[seat(2)].agents[Country::Nl].ready = 0;
    gone.state.agents[Country::Nl] = 1;
    assert_eq!(gone.play("1: complete O35").ready_agents(1), 0);
}

#[test]
fn r38_used_agents_count_for_the_achievement() {
    let scene = Scene::new(3).achievements("B3").tokens(1, "tea-1 church customs agency").agents(1, "us");
    let scene = scene.assistants(1, "bank 1").orders(1, "O36").play("1: agent bank");
    assert_eq!(scene.ready_agents(1), 0);
    assert_eq!(scene.play("1: achieve b").points_of(1), 10);
}

#[test]
fn r39_one_agent_per_turn_including_free_agents() {
    let scene = with_free_agents().free_agents(1, "customs agency").agents(1, "us");
    let scene = scene.assistants(1, "bank 1 tea-1 1").orders(1, "O36").play("1: agent bank");
    scene.refuses(1, "agent tea-1", Illegal::AgentUsed, "8.1");
    assert_eq!(scene.ready_agents(1), 2);
    assert_eq!(scene.public_view().players[0].bonuses.agents, 2, "unused ones are a point each");
}

#[test]
fn r40_a_new_agent_can_be_used_in_the_same_turn() {
    let scene = Scene::new(3).completed(1, "O01").orders(1, "O02").goods(1, "silk 2 tea 2");
    let scene =
        scene.assistants(1, "fishing-1 2").act_with(1, "bank", 2).play("1: complete O02, agent fishing-1");
    assert_eq!((scene.goods_of(1), scene.ready_agents(1)), (goods("fish 2"), 0));
}

#[test]
fn r41_an_achievement_takes_an_assistant_from_the_hand_and_spends_nothing() {
    let scene =
        Scene::new(3).achievements("A4 B2 C1").goods(1, "copper 5").yen(1, 10).hand(1, "assistants 3");
    let scene = scene.assistants(1, "bank 1").play("1: achieve a, achieve b");
    assert_eq!((scene.points_of(1), scene.goods_of(1), scene.yen_of(1)), (9 + 9, goods("copper 5"), 10));
    assert_eq!(scene.pieces_of(1)[0], 0);
    // The same in the second phase; assistants on areas cannot be used.
    let later =
        Scene::new(3).achievements("A4").goods(1, "copper 5").orders(1, "O36").hand(1, "assistants 1");
    let later = later.assistants(1, "bank 1 tea-1 1").second_phase();
    later.refuses(1, "achieve a", Illegal::NoAssistantInHand { purpose: Purpose::Achieve }, "8.2");
    assert_eq!(later.hand(1, "assistants 1").play("1: achieve a").points_of(1), 9);
}

#[test]
fn r42_two_boards_of_a_kind_count_as_two_areas() {
    let scene = Scene::new(4).achievements("C4").shops(1, "copper-1 1 copper-2 1 tea-1 1 tea-2 1");
    assert_eq!(scene.play("1: achieve c").points_of(1), 12);
    let commercial = "bank 1 chinatown 1 laboratory-a 1 laboratory-b 1";
    let scene = Scene::new(4).achievements("C1").shops(1, commercial);
    assert_eq!(scene.play("1: achieve c").points_of(1), 12);
}

#[test]
fn r43_a_move_costs_no_fees_and_is_optional() {
    let scene = Scene::new(3)
        .president(2, "church")
        .on_board(ManagementBoard::Church, 1, &[1])
        .assistants(1, "tea-1 1");
    let scene = scene.hand(1, "assistants 3").tile("bank", "B12").act_with(1, "bank", 4).play("1: shop 1");
    assert_eq!(scene.choices(1), "from tea-1, from bank, done", "not from the church board");
    let no_assistant = Illegal::NoAssistantThere { area: area("church"), purpose: Purpose::Move };
    scene.refuses(1, "from church", no_assistant, "10.4");
    let scene = scene.play("1: from tea-1, place church, from church, place customs");
    assert_eq!((scene.yen_of(2), scene.on(1, "customs")), (0, 1), "each move is separate and without a fee");
    assert_eq!(scene.play("1: done").state.action, None, "the third is declined");
}

#[test]
fn r44_spinning_machine_and_university_are_used_between_steps() {
    let rich = || Scene::new(3).knows(1, "spinning-machine university").goods(1, "silk 1").yen(1, 1);
    assert_eq!(rich().choices(1), "spin, study, done");
    assert!(rich().play("1: main").choices(1).starts_with("spin, study, place"));
    let scene = rich().assistants(1, "bank 1").play("1: move");
    assert_eq!(scene.choices(1), "spin, study, go bank, recall");
    let later = rich().act_with(1, "tea-1", 2);
    assert_eq!(later.state.phase, Phase::Supplement { seat: seat(1), second: true });
    assert_eq!(later.choices(1), "spin, study, done");
    // An assistant from the University can be placed at once.
    let placed = rich().hand(1, "assistants 0").play("1: main, study, place bank");
    assert_eq!(placed.on(1, "bank"), 1);
}

#[test]
fn r45_the_stock_market_pays_before_anything_else_in_the_turn() {
    let scene = Scene::new(3).knows(2, "stock-market university").play("1: end");
    assert_eq!(scene.yen_of(2), 2);
    assert_eq!(scene.state.phase, Phase::Supplement { seat: seat(2), second: false });
    // A yen spent in the first phase is not refilled in this turn or in the turns of other players.
    let scene = scene.play("2: study, end");
    assert_eq!((scene.state.turn.seat, scene.yen_of(2)), (seat(3), 1));
    let scene = scene.play("3: end; 1: end");
    assert_eq!((scene.state.turn.seat, scene.yen_of(2)), (seat(2), 2));
}

#[test]
fn r47_neutral_assistants_block_and_count_but_score_no_bonus() {
    // The neutral assistant is on space 4, to the right of the assistant of seat 1.
    let scene = Scene::new(2)
        .on_board(ManagementBoard::Church, 1, &[1])
        .on_board(ManagementBoard::Customs, 2, &[2])
        .over();
    assert_eq!(scene.scores(), [6, 8]);
    // It counts as the fifth assistant.
    let scene = Scene::new(2).on_board(ManagementBoard::Church, 2, &[2, 3, 5]).act_with(1, "church", 4);
    scene.refuses(1, "space 4", Illegal::SpaceTaken { board: ManagementBoard::Church, space: 4 }, "7.4");
    assert_eq!(scene.play("1: space 1, from hand").state.ending, Some(Ending::Church));
}

#[test]
fn r48_points_have_no_limit() {
    let mut scene = Scene::new(3).orders(1, "O01").goods(1, "tea 4");
    scene.state.players[seat(1)].earned[PointSource::Church as usize] = 198;
    let scene = scene.play("1: complete O01");
    assert_eq!((scene.points_of(1), scene.over().scores()[0]), (202, 202));
}

#[test]
fn r50_one_round_follows_if_the_last_turn_of_a_round_triggers_the_end() {
    let scene = Scene::new(3).turn(3).order_deck("").act_with(3, "port-a", 2).play("3: order 1, end");
    assert_eq!((scene.state.round, scene.state.turn.seat, scene.state.last_round), (2, seat(1), Some(2)));
    let scene = scene.play("1: end; 2: end; 3: end");
    assert_eq!(scene.state.phase, Phase::Over);
}

#[test]
fn r51_no_order_is_completed_in_the_main_action() {
    let scene = Scene::new(3).orders(1, "O01").goods(1, "tea 4").yen(1, 4);
    assert!(scene.offers(1, "complete O01"));
    let placing = scene.clone().play("1: main");
    placing.refuses(1, "complete O01", Illegal::NotNow { awaited: placing.state.phase }, "4.1");
    let acting = scene.act_with(1, "chinatown", 2);
    acting.refuses(1, "complete O01", Illegal::NotNow { awaited: acting.state.phase }, "7.3");
    acting.refuses(1, "achieve a", Illegal::NotNow { awaited: acting.state.phase }, "7.3");
    assert!(acting.play("1: done").offers(1, "complete O01"));
}

#[test]
fn r53_the_third_achievement_brings_a_prize_which_may_complete_a_pair() {
    let prizes =
        [Prize::Flag(Country::Us), Prize::Flag(Country::Uk), Prize::FreeAgent, Prize::Flag(Country::De)];
    let options = Options { prizes: true, ..Options::default() };
    let mut scene = Scene::with(3, Components::built_in(), options).achievements("A4 B2 C1");
    scene.state.prizes = prizes.map(Some);
    let scene = scene.achieved(Letter::A, &[1, 2]).achieved(Letter::B, &[1, 2]).completed(1, "O01");
    let scene =
        scene.shops(1, "bank 1 church 1 customs 1 agency 1").shops(2, "bank 2 church 2 customs 2 agency 2");
    let scene = scene.play("1: achieve c, prize 2");
    assert_eq!((scene.ready_agents(1), scene.state.agents[Country::Uk]), (1, 2), "the second British icon");
    let scene = scene.play("1: end; 2: achieve c");
    assert_eq!(scene.choices(2), "prize 1, prize 3, prize 4", "the remaining prizes");
    let scene = scene.play("2: prize 1");
    assert_eq!(scene.event_count(|event| matches!(event, Event::PrizeTaken { .. })), 2, "one for each");
}

#[test]
fn r54_a_free_agent_token_counts_once() {
    let scene =
        with_free_agents().achievements("B3").free_agents(1, "customs").tokens(1, "tea-1 church bank");
    let scene = scene.orders(1, "O36");
    let short = Illegal::NotAchieved { letter: Letter::B, missing: 1 };
    scene.refuses(1, "achieve b", short, "8.2");
    assert_eq!(scene.agents(1, "us").play("1: achieve b").points_of(1), 10);
}

#[test]
fn r57_round_100_triggers_the_end() {
    let scene = Scene::new(2).round(98).turns_until(|state| state.round == 99);
    assert_eq!(scene.state.ending, None);
    let scene = scene.turns_until(|state| state.round == 100);
    assert_eq!(scene.state.ending, Some(Ending::Rounds));
    let scene = scene.turns_until(|state| state.phase == Phase::Over);
    assert_eq!(scene.state.round, 101);
    assert_eq!(scene.event_count(|event| *event == Event::GameEnded { because: Ending::Rounds }), 1);
}

#[test]
fn r58_the_money_of_a_reward_can_pay_for_its_pieces() {
    let reward = "reward = { yen = 4, any_good = 1, warehouse = 2, moves = 1 }";
    let text = Components::BUILT_IN.replace("reward = { warehouse = 3 }", reward);
    let scene = Scene::with(3, Components::parse(&text).unwrap(), Options::default()).hand(1, "assistants 4");
    let scene = scene.token("tea-1", "T17").act_with(1, "tea-1", 5).play("1: token");
    assert_eq!((scene.yen_of(1), scene.state.phase), (4, Phase::Gain { seat: seat(1), left: 1 }));
    let scene = scene.play("1: gain silk");
    assert_eq!(scene.state.phase, Phase::Hire { seat: seat(1), left: 2, reward: true });
    let scene = scene.play("1: hire house, hire assistant");
    assert_eq!((scene.yen_of(1), scene.pieces_of(1)), (0, [1, 2, 1]));
    assert_eq!(scene.state.phase, Phase::MoveFrom { seat: seat(1), left: 1 });
    let scene = scene.play("1: from hand, place bank");
    let moved = Event::AssistantMoved { seat: seat(1), from: AssistantSource::Hand, to: area("bank") };
    assert!(scene.events().contains(&moved), "the new assistant can be moved");
}

#[test]
fn r59_free_agents_are_used_first() {
    let scene = with_free_agents()
        .free_agents(1, "customs")
        .agents(1, "de uk")
        .assistants(1, "bank 1 tea-1 1 church 1");
    let sent = |scene: &Scene| {
        let sent = scene.events().into_iter().filter_map(|event| match event {
            Event::AgentSent { agent, .. } => Some(agent),
            _ => None,
        });
        sent.collect::<Vec<_>>()
    };
    let scene = scene.play("1: agent bank").turns_until(|state| state.round == 2).play("1: agent tea-1");
    let scene = scene.turns_until(|state| state.round == 3).play("1: agent church");
    assert_eq!(sent(&scene), [None, Some(Country::Uk), Some(Country::De)]);
}

#[test]
fn r61_spinning_machine_and_university_do_not_interrupt_a_step() {
    let rich =
        || Scene::new(3).knows(1, "spinning-machine").goods(1, "silk 2 tea 1 fish 1").yen(1, 9).imports(1, 9);
    #[track_caller]
    fn not_now(scene: &Scene, section: &str) {
        scene.refuses(1, "spin", Illegal::NotNow { awaited: scene.state.phase }, section);
    }
    // At the first decision of each area.
    let chinatown = rich().act_with(1, "chinatown", 3);
    assert!(chinatown.offers(1, "spin"));
    not_now(&chinatown.play("1: buy tea"), "7.3");
    let church = rich().act_with(1, "church", 3);
    assert!(church.offers(1, "spin"));
    let church = church.play("1: space 1");
    not_now(&church, "7.4");
    not_now(&church.play("1: pay tea"), "7.4");
    let customs = rich().act_with(1, "customs", 3);
    assert!(customs.offers(1, "spin"));
    not_now(&customs.play("1: space 1"), "7.5");
    let agency = rich().act_with(1, "agency", 3);
    assert!(agency.offers(1, "spin"));
    not_now(&agency.play("1: hire assistant"), "7.6");
    let laboratory = rich().laboratory("laboratory-a", "K01").act_with(1, "laboratory-a", 3);
    assert!(laboratory.offers(1, "spin"));
    not_now(&laboratory.play("1: learn 1"), "7.7");
    let port = rich().act_with(1, "port-a", 3);
    assert!(port.offers(1, "spin"));
    let port = port.play("1: order 1");
    not_now(&port, "7.8");
    not_now(&port.play("1: order 2"), "7.8");
    // At the token and at building, but not in their rewards.
    let token = rich().token("bank", "T15").tile("bank", "B12").act_with(1, "bank", 5);
    assert!(token.offers(1, "spin"));
    let token = token.play("1: token");
    not_now(&token, "10.2");
    let building = token.play("1: gain tea, gain tea, gain tea");
    assert!(building.offers(1, "spin"));
    not_now(&building.play("1: shop 1"), "10.4");
    // Not while a route is chosen or assistants are recalled; in revision 1, not between two steps of the walk.
    let routes = rich().president(1, "bank").president(2, "chinatown").president(3, "agency");
    let routes = routes.assistants(1, "chinatown 1 agency 1 laboratory-a 1").play("1: move, go laboratory-a");
    not_now(&routes, "5.4");
    let walking = rich().revision(1).president(1, "bank").assistants(1, "chinatown 1 church 1");
    not_now(&walking.play("1: move, go chinatown"), "5.3");
    not_now(&rich().assistants(1, "bank 1").play("1: move, recall"), "5.7");
    // The decision exists even if nothing else can be chosen.
    let poor = Scene::new(3).knows(1, "spinning-machine").goods(1, "silk 1").act_with(1, "customs", 2);
    assert_eq!(poor.choices(1), "spin, done");
}

#[test]
fn r62_the_supplementary_phase_does_not_reveal_the_hand() {
    let scene = Scene::new(3).orders(1, "O36");
    assert_eq!(scene.choices(1), "done", "the order cannot be completed");
    let scene = scene.act_with(1, "bank", 2);
    assert_eq!(scene.state.phase, Phase::Supplement { seat: seat(1), second: true });
    assert_eq!(scene.choices(1), "done");
    // The same in the turn of seat 2. A player without orders has no supplementary phase.
    let next = scene.orders(2, "O35").play("1: done");
    assert_eq!(next.state.phase, Phase::Supplement { seat: seat(2), second: false });
    let no_orders = Scene::new(3).play("1: end");
    assert!(matches!(no_orders.state.phase, Phase::Place { .. }), "{:?}", no_orders.state.phase);
}
