//! Rulings on combinations of technologies, and on optional parts of a turn.

use crate::scene::{Scene, area, goods, seat};
use portolan_core::Components as _;
use portolan_yokohama::{
    AssistantSource, Components, DirectTravel, Event, Illegal, ManagementBoard, Options, Phase, Purpose,
    Title,
};

#[test]
fn r66_the_postal_system_does_not_help_the_tram() {
    for direct in [DirectTravel::Assistant, DirectTravel::Anywhere] {
        let options = Options { direct, ..Options::default() };
        let scene = Scene::with(3, Components::built_in(), options).knows(1, "tram postal-system stagecoach");
        let scene = scene.president(1, "copper-1").president(2, "customs").yen(1, 9);
        let scene = scene.assistants(1, "customs 1 port-b 1").play("1: move");
        assert!(scene.offers(1, "tram port-b") && !scene.offers(1, "tram customs"));
        let there = Illegal::PresidentThere { area: area("customs"), purpose: Purpose::Tram };
        scene.refuses(1, "tram customs", there, "9.18");
    }
    // The Postal System still applies on foot and from the hand.
    let scene = Scene::new(3).knows(1, "tram postal-system").president(2, "customs").yen(1, 1);
    let scene = scene.assistants(1, "customs 1").play("1: move");
    assert_eq!(scene.choices(1), "go customs, recall");
    assert_eq!(scene.play("1: go customs").all_yen(), [0, 1, 0]);
}

#[test]
fn r69_an_affordable_technology_may_be_declined() {
    let scene = Scene::new(3).laboratory("laboratory-a", "K12").yen(1, 9).act_with(1, "laboratory-a", 4);
    assert_eq!(scene.choices(1), "learn 1, done");
    let scene = scene.play("1: done, end");
    assert_eq!((scene.yen_of(1), scene.state.players[seat(1)].technologies.len()), (9, 0));
    assert_eq!((scene.display("laboratory-a"), scene.pieces_of(1)[0]), ("K12 . . . . .".into(), 8));
    // A free order may be declined as well.
    let port = Scene::new(3).act_with(1, "port-a", 3).play("1: done");
    assert_eq!((port.orders_of(1), port.state.action), (String::new(), None));
}

#[test]
fn r70_newspaper_and_telegram_do_not_combine() {
    let start = || Scene::new(3).knows(1, "newspaper telegram").play("1: main");
    // Two on one area: the Telegram adds one next to it, the Newspaper adds none.
    let doubled = start().play("1: place bank, place bank");
    assert_eq!(doubled.offered(1, "place"), "copper-1 fishing-1 chinatown agency");
    let doubled = doubled.play("1: place agency");
    assert!(matches!(doubled.state.phase, Phase::Move { .. }), "{:?}", doubled.state.phase);
    assert_eq!(doubled.state.players[seat(1)].assistants_on_areas(), 3);
    // Different areas: four with the Newspaper, the Telegram adds none.
    let spread = start().play("1: place bank, place church");
    let awaited = Illegal::PlacedThere { area: area("bank") };
    spread.refuses(1, "place bank", awaited, "4.1");
    let spread = spread.play("1: place customs, place tea-1");
    assert!(matches!(spread.state.phase, Phase::Move { .. }), "{:?}", spread.state.phase);
    assert_eq!(spread.state.players[seat(1)].assistants_on_areas(), 4);
}

#[test]
fn r71_the_university_can_supply_the_assistant_for_the_telegram() {
    let start = || Scene::new(3).knows(1, "telegram university").hand(1, "assistants 2").yen(1, 1);
    let doubled = start().play("1: main, place bank, place bank");
    assert_eq!(doubled.pieces_of(1)[0], 0);
    assert_eq!(doubled.choices(1), "study, done", "the University can refill the empty hand");
    let studied = doubled.play("1: study");
    assert_eq!(studied.offered(1, "place"), "copper-1 fishing-1 chinatown agency");
    let placed = studied.play("1: place agency");
    assert_eq!((placed.on(1, "bank"), placed.on(1, "agency"), placed.yen_of(1)), (2, 1, 0));
    assert!(matches!(placed.state.phase, Phase::Move { .. }));
    // Without a yen the University cannot be used, and movement begins automatically.
    let poor = start().yen(1, 0).play("1: main, place bank, place bank");
    assert!(matches!(poor.state.phase, Phase::Move { .. }));
}

#[test]
fn r72_the_telephone_needs_an_assistant_on_the_area() {
    // One assistant on the church area, none in the hand: it goes to the church board.
    let scene = Scene::new(3).knows(1, "telephone").hand(1, "assistants 1").goods(1, "tea 1 fish 1");
    let scene = scene.act_with(1, "church", 2).play("1: space 1");
    assert_eq!(
        scene.state.spaces[ManagementBoard::Church as usize][0],
        Some(portolan_yokohama::Occupant::Seat(seat(1)))
    );
    assert_eq!((scene.on(1, "church"), scene.state.action), (0, None), "no decision is pending");
    let none = Event::AssistantsRecovered { seat: seat(1), area: area("church"), count: 0, stays: false };
    assert!(scene.events().contains(&none));
    // If the assistant on the board came from the hand, the one on the area may stay.
    let scene = Scene::new(3).knows(1, "telephone").goods(1, "tea 1 fish 1").act_with(1, "church", 2);
    let scene = scene.play("1: space 1, from hand");
    assert_eq!(scene.choices(1), "leave, done");
    // Assistants that a reward moved away cannot stay.
    let moved = Scene::new(3).knows(1, "telephone").tile("bank", "B12").no_token("bank");
    let moved =
        moved.act_with(1, "bank", 4).play("1: shop 1, from bank, place tea-1, from bank, place tea-1");
    assert!(moved.offers(1, "from bank"));
    let moved = moved.play("1: from bank, place tea-1");
    assert_eq!((moved.on(1, "bank"), moved.on(1, "tea-1"), moved.state.action), (0, 3, None));
    assert_eq!(
        moved.event_count(|event| matches!(
            event,
            Event::AssistantMoved { from: AssistantSource::Area(_), .. }
        )),
        3
    );
}

#[test]
fn r68_with_the_president_in_the_hand_assistants_can_be_recalled() {
    let scene = Scene::new(3).assistants(1, "bank 2 tea-1 1").play("1: move");
    assert_eq!(scene.choices(1), "go tea-1, go bank, recall", "the president could be placed on both");
    let scene = scene.play("1: recall, take bank, done");
    assert_eq!((scene.president_of(1), scene.on(1, "bank"), scene.on(1, "tea-1")), (None, 1, 1));
    assert_eq!(scene.event_count(|event| matches!(event, Event::ActionBegan { .. })), 0, "no area action");
    let stays = Event::PresidentRecalled { seat: seat(1), from: None };
    assert_eq!(scene.event_count(|event| *event == stays), 1);
}

#[test]
fn r67_an_unused_free_agent_scores_a_point() {
    let options = Options { free_agents: true, ..Options::default() };
    let scene = || Scene::with(3, Components::built_in(), options).free_agents(1, "customs agency");
    assert_eq!(scene().over().scores(), [2, 0, 0]);
    let used = scene().assistants(1, "tea-1 1").play("1: agent tea-1");
    assert_eq!(used.public_view().players[0].bonuses.agents, 1, "the used one scores nothing");
}

#[test]
fn r82_fewer_exchanges_may_be_made_in_any_sequence() {
    let scene = Scene::new(3).goods(1, "silk 1").yen(1, 1).act_with(1, "chinatown", 5);
    let none = scene.clone().play("1: done, end");
    assert_eq!((none.goods_of(1), none.yen_of(1)), (goods("silk 1"), 1));
    // A sale pays for the purchases that follow it.
    let some = scene.play("1: sell silk, buy tea, buy silk");
    assert_eq!((some.goods_of(1), some.yen_of(1)), (goods("silk 1 tea 1"), 0));
    let some = some.play("1: done, end");
    assert!(!some.state.players[seat(1)].has(Title::Fair));
}
