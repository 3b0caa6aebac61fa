//! Rulings on placement, movement and recall.

use crate::scene::{Scene, area, seat};
use portolan_core::Components as _;
use portolan_yokohama::{
    Components, DirectTravel, Event, Illegal, Letter, ManagementBoard, Options, Phase, Purpose, Title,
};

fn anywhere(seats: usize) -> Scene {
    Scene::with(
        seats,
        Components::built_in(),
        Options { direct: DirectTravel::Anywhere, ..Options::default() },
    )
}

#[test]
fn r1_placing_no_assistant_is_allowed() {
    let scene = Scene::new(3).assistants(1, "bank 1").play("1: main");
    assert!(matches!(scene.state.phase, Phase::Place { .. }));
    let scene = scene.play("1: done, go bank, end");
    assert_eq!(scene.event_count(|event| matches!(event, Event::AssistantPlaced { .. })), 0);
    let empty = Scene::new(3).hand(1, "assistants 0").assistants(1, "bank 1").play("1: main");
    assert!(matches!(empty.state.phase, Phase::Move { .. }), "no assistant is left to place");
}

#[test]
fn r2_two_on_one_area_need_two_assistants_in_the_hand() {
    let one = Scene::new(3).hand(1, "assistants 1").play("1: main, place bank");
    assert_eq!(one.on(1, "bank"), 1);
    let awaited = one.state.phase;
    one.refuses(1, "place bank", Illegal::NotNow { awaited }, "5.2");
    let two = Scene::new(3).hand(1, "assistants 2").play("1: main, place bank, place bank");
    assert_eq!(two.on(1, "bank"), 2);
}

#[test]
fn r3_two_presidents_are_both_paid_or_placing_is_refused() {
    let scene = |yen| Scene::new(3).president(2, "bank").president(3, "bank").yen(1, yen).play("1: main");
    let too_little_yen = Illegal::TooLittleYen { needs: 2, has: 1, purpose: Purpose::PlacementFee };
    scene(1).refuses(1, "place bank", too_little_yen, "4.3");
    assert_eq!(scene(1).all_yen(), [1, 0, 0], "neither of them was paid");
    assert_eq!(scene(5).play("1: place bank, place bank").all_yen(), [1, 2, 2], "for each assistant");
}

#[test]
fn r4_a_received_fee_can_be_spent_at_once() {
    // The only yen of seat 2 is the fee from seat 1, and it pays seat 1 with it in the next turn.
    let scene = Scene::new(3).president(2, "bank").yen(1, 1).play("1: main, place bank, end");
    assert_eq!(scene.all_yen(), [0, 1, 0]);
    let scene = scene.president(1, "tea-1").play("2: main, place tea-1");
    assert_eq!(scene.all_yen(), [1, 0, 0]);
}

#[test]
fn r5_placing_beside_the_own_president_is_allowed_but_it_must_leave() {
    let scene = Scene::new(3).president(1, "bank").yen(1, 1).play("1: main, place bank, done");
    assert_eq!((scene.on(1, "bank"), scene.yen_of(1)), (1, 1));
    assert_eq!(scene.choices(1), "recall");
    let same = Illegal::SameArea { area: area("bank"), purpose: Purpose::Go };
    scene.refuses(1, "go bank", same, "5.1");
}

/// From the bank to the laboratory over Chinatown or the agency, which touch each other.
fn to_the_laboratory(seats: usize) -> Scene {
    let four = "copper-1 copper-2 fishing-1 fishing-2 silk-1 silk-2 tea-1 bank chinatown church customs tea-2 agency \
        laboratory-a port-a port-b canal laboratory-b";
    let scene = Scene::new(seats);
    let scene = if seats == 4 { scene.map(four) } else { scene };
    scene.president(1, "bank").assistants(1, "chinatown 1 agency 1 laboratory-a 1")
}

#[test]
fn r6_the_route_with_the_lowest_fees_is_taken() {
    // The route over Chinatown costs a yen for seat 2, the route over the agency is free.
    let scene = to_the_laboratory(3).president(2, "chinatown").yen(1, 5);
    let scene = scene.play("1: move, go laboratory-a");
    assert_eq!((scene.all_yen(), scene.president_of(1)), (vec![5, 0, 0], Some("laboratory-a")));
    // Every route passes seat 2, so the one that also passes seat 3 is not taken.
    let scene = Scene::new(3).president(1, "copper-1").president(2, "bank").president(3, "agency");
    let scene = scene.assistants(1, "bank 1 chinatown 1 agency 1 laboratory-a 1").yen(1, 5);
    assert_eq!(scene.play("1: move, go laboratory-a").all_yen(), [4, 1, 0]);
}

#[test]
fn r6_routes_that_differ_in_who_is_paid_are_offered() {
    // One yen each to seats 3 and 4, or one to seat 2: neither pays a subset of the other's recipients.
    let scene = to_the_laboratory(4).president(2, "chinatown").president(3, "agency").president(4, "agency");
    let rich = scene.clone().yen(1, 2).play("1: move, go laboratory-a");
    assert_eq!(rich.choices(1), "via 2, via 3 4");
    assert_eq!(rich.play("1: via 3 4").all_yen(), [0, 0, 1, 1]);
    // With one yen only one of the routes can be paid, so there is no choice.
    let poor = scene.yen(1, 1).play("1: move, go laboratory-a");
    assert_eq!((poor.all_yen(), poor.president_of(1)), (vec![0, 1, 0, 0], Some("laboratory-a")));
}

#[test]
fn r6_the_canal_is_a_recipient_like_a_president() {
    // From port A to port B over the canal, or past seat 2 in the laboratory.
    let scene = Scene::new(3).president(1, "port-a").president(2, "laboratory-a").yen(1, 1);
    let scene = scene.assistants(1, "laboratory-a 1 port-b 1").play("1: move, go port-b");
    assert_eq!(scene.choices(1), "via 2, via canal");
    assert_eq!(scene.clone().play("1: via canal").all_yen(), [0, 0, 0]);
    assert_eq!(scene.play("1: via 2").all_yen(), [0, 1, 0]);
}

#[test]
fn r6_with_the_stagecoach_all_routes_cost_the_same() {
    let scene = to_the_laboratory(3).president(2, "chinatown").president(3, "agency").knows(1, "stagecoach");
    let scene = scene.yen(1, 5).play("1: move, go laboratory-a");
    assert_eq!((scene.all_yen(), scene.president_of(1)), (vec![5, 0, 0], Some("laboratory-a")));
}

#[test]
fn r6_with_the_postal_system_the_fee_at_the_destination_is_part_of_every_route() {
    let scene = to_the_laboratory(4).president(2, "chinatown").president(3, "agency");
    let scene = scene.president(4, "laboratory-a").knows(1, "postal-system").yen(1, 5);
    let scene = scene.play("1: move, go laboratory-a");
    assert_eq!(scene.choices(1), "via 2 4, via 3 4");
    assert_eq!(scene.play("1: via 2 4").all_yen(), [3, 1, 0, 1]);
}

#[test]
fn r6_while_the_route_is_pending_nothing_else_can_be_chosen() {
    let scene = to_the_laboratory(3).president(2, "chinatown").president(3, "agency").yen(1, 1);
    let scene = scene.knows(1, "tram university").play("1: move, go laboratory-a");
    let awaited = scene.state.phase;
    for choice in ["recall", "study", "tram laboratory-a", "go chinatown", "done", "stop"] {
        scene.refuses(1, choice, Illegal::NotNow { awaited }, "5.4");
    }
}

#[test]
fn r6_in_revision_1_only_the_start_cannot_be_entered_again() {
    // Chinatown and the agency touch each other and the bank.
    let scene = Scene::new(3).revision(1).president(1, "bank").president(2, "agency").yen(1, 2);
    let scene = scene.assistants(1, "chinatown 1 agency 1 bank 1");
    let scene = scene.play("1: move, go chinatown, go agency, go chinatown, go agency, go chinatown");
    assert_eq!(scene.all_yen(), [0, 2, 0], "fees each time");
    assert_eq!(scene.choices(1), "stop");
    scene.refuses(1, "go bank", Illegal::BackToStart { area: area("bank") }, "5.5");
    let too_little_yen = Illegal::TooLittleYen { needs: 1, has: 0, purpose: Purpose::MovementFee };
    scene.refuses(1, "go agency", too_little_yen, "5.4");
    scene.refuses(1, "tram tea-1", Illegal::AlreadyWalking { steps: 5 }, "5.3");
    scene.refuses(1, "recall", Illegal::AlreadyWalking { steps: 5 }, "5.3");
}

#[test]
fn r6_in_revision_1_no_step_leads_to_a_dead_end() {
    // The agency has another president and leads to no other area.
    let scene = Scene::new(3).revision(1).president(1, "bank").president(2, "agency");
    let scene = scene.assistants(1, "agency 1 copper-1 1").yen(1, 5).play("1: move");
    assert_eq!(scene.offered(1, "go"), "copper-1");
    scene.refuses(1, "go agency", Illegal::NoWayOn { area: area("agency") }, "5.3");
    let far = Illegal::NotAdjacent { from: area("bank"), to: area("church"), purpose: Purpose::Step };
    scene.refuses(1, "go church", far, "5.3");
    let canal = Scene::new(3).revision(1).president(1, "laboratory-a").assistants(1, "port-a 1").yen(1, 1);
    let canal = canal.play("1: move, go canal");
    assert_eq!((canal.yen_of(1), canal.choices(1)), (0, "go port-a".to_string()));
    canal.refuses(1, "stop", Illegal::OnCanal { purpose: Purpose::Stop }, "5.6");
    assert_eq!(canal.play("1: go port-a, stop, end").president_of(1), Some("port-a"));
}

/// Eighteen steps between the agency and Chinatown; the last one ends in Chinatown.
fn eighteen_steps(scene: Scene) -> Scene {
    (0..9).fold(scene.revision(1).play("1: move"), |scene, _| scene.play("1: go agency, go chinatown"))
}

#[test]
fn r6_in_revision_1_the_movement_must_end_after_18_steps() {
    let scene = Scene::new(3).president(1, "bank").assistants(1, "chinatown 1 agency 1").yen(1, 20);
    let scene = eighteen_steps(scene);
    assert_eq!(scene.choices(1), "stop");
    scene.refuses(1, "go agency", Illegal::NoWayOn { area: area("agency") }, "5.3");
    // Where the president may not stop, it can only step towards a legal destination, not to the other occupied area.
    let occupied = Scene::new(3).president(1, "bank").president(2, "chinatown").president(3, "laboratory-a");
    let occupied = occupied.assistants(1, "chinatown 1 agency 1 church 1 laboratory-a 1").yen(1, 20);
    let occupied = eighteen_steps(occupied);
    assert_eq!(occupied.choices(1), "go church, go agency");
    occupied.refuses(1, "go laboratory-a", Illegal::NoWayOn { area: area("laboratory-a") }, "5.3");
    assert_eq!(occupied.all_yen(), [11, 9, 0]);
}

#[test]
fn r7_a_president_in_the_hand_goes_to_any_legal_destination() {
    let scene = Scene::new(4).assistants(1, "copper-1 1 port-b 2 bank 1").president(2, "bank").yen(1, 9);
    let scene = scene.play("1: move");
    assert_eq!(scene.choices(1), "go copper-1, go port-b, recall");
    assert_eq!(scene.play("1: go port-b").all_yen(), [9, 0, 0, 0]);
}

#[test]
fn r8_without_a_legal_destination_only_the_recall_is_offered() {
    let scene = Scene::new(3).assistants(1, "bank 2").president(2, "bank").play("1: move");
    assert_eq!(scene.choices(1), "recall");
    let scene = scene.play("1: recall, take bank, done");
    assert_eq!((scene.president_of(1), scene.on(1, "bank"), scene.pieces_of(1)[0]), (None, 1, 7));
}

#[test]
fn r9_a_president_that_could_move_may_be_recalled() {
    let scene = Scene::new(3).president(1, "bank").assistants(1, "chinatown 1").play("1: move");
    assert_eq!(scene.choices(1), "go chinatown, recall");
    assert_eq!(scene.play("1: recall, end").president_of(1), None);
}

#[test]
fn r10_the_canal_costs_a_yen_even_with_the_stagecoach() {
    let scene = Scene::new(3).knows(1, "stagecoach").president(1, "port-b").president(2, "port-a").yen(1, 1);
    let scene = scene.assistants(1, "port-a 1 customs 1").play("1: move, go customs");
    assert_eq!((scene.all_yen(), scene.state.issued.yen), (vec![0, 0, 0], 0), "to the supply, and only once");
    let paid = Event::CanalPaid { seat: seat(1), yen: 1 };
    assert_eq!(scene.event_count(|event| *event == paid), 1);
    assert_eq!(scene.president_of(1), Some("customs"));
}

#[test]
fn r10_no_president_stops_on_the_canal() {
    let scene =
        Scene::new(3).president(1, "laboratory-a").assistants(1, "agency 1").yen(1, 9).play("1: move");
    assert_eq!(scene.choices(1), "go agency, recall");
    scene.refuses(1, "go canal", Illegal::OnCanal { purpose: Purpose::Go }, "5.6");
}

#[test]
fn r11_neither_station_nor_moves_reach_the_canal() {
    let station = Scene::new(3).laboratory("laboratory-a", "K21").act_with(1, "laboratory-a", 5);
    let station = station.play("1: learn 1");
    station.refuses(1, "station canal", Illegal::OnCanal { purpose: Purpose::Station }, "9.14");
    let moved = Scene::new(3).tile("bank", "B12").act_with(1, "bank", 4).play("1: shop 1, from hand");
    moved.refuses(1, "place canal", Illegal::OnCanal { purpose: Purpose::Move }, "10.4");
}

#[test]
fn r12_tram_and_station_need_an_assistant_unless_the_option_says_otherwise() {
    let lay_out = |scene: Scene| {
        let scene = scene.knows(1, "tram station").station("customs").president(1, "bank");
        scene.president(2, "church").play("1: move")
    };
    let scene = lay_out(Scene::new(3));
    let no_assistant = |name: &str, purpose| Illegal::NoAssistantThere { area: area(name), purpose };
    scene.refuses(1, "tram port-a", no_assistant("port-a", Purpose::Tram), "9.18");
    scene.refuses(1, "ride", no_assistant("customs", Purpose::Ride), "9.14");
    let free = lay_out(anywhere(3));
    // Any area except the canal, the president's own area, and the area of another president.
    assert_eq!(free.offered(1, "tram").split(' ').count(), 11);
    let canal = Illegal::OnCanal { purpose: Purpose::Tram };
    free.refuses(1, "tram canal", canal, "5.6");
    assert_eq!(free.clone().play("1: tram tea-1, end").president_of(1), Some("tea-1"));
    assert_eq!(free.play("1: ride, end").president_of(1), Some("customs"));
}

#[test]
fn r13_tram_and_station_are_the_whole_movement() {
    let scene = Scene::new(3).knows(1, "tram station").station("customs").president(1, "bank");
    let scene = scene.assistants(1, "chinatown 1 customs 1 tea-1 1").play("1: move");
    assert_eq!(scene.choices(1), "go chinatown, tram tea-1, tram chinatown, tram customs, ride, recall");
    for ride in ["tram chinatown", "ride"] {
        let scene = scene.clone().play(&format!("1: {ride}"));
        assert!(!matches!(scene.state.phase, Phase::Move { .. }), "the action has begun");
    }
}

#[test]
fn r14_only_the_owner_rides_but_all_players_get_the_power() {
    let scene = Scene::new(3).knows(1, "station").station("bank").turn(2).president(2, "tea-1");
    let scene = scene.assistants(2, "bank 1 customs 1").play("2: move");
    scene.refuses(2, "ride", Illegal::NoTechnology { title: Title::Station }, "9.14");
    let visit = Scene::new(3).knows(1, "station").station("bank").turn(2).act_with(2, "bank", 2);
    assert_eq!(visit.yen_of(2), 3);
}

#[test]
fn r15_with_the_postal_system_placing_from_the_hand_costs_the_fee() {
    let scene = |titles, yen| {
        let scene = Scene::new(3).knows(1, titles).president(2, "bank").president(3, "bank").yen(1, yen);
        scene.assistants(1, "bank 1").play("1: move")
    };
    assert_eq!(scene("postal-system", 2).play("1: go bank").all_yen(), [2, 1, 1], "and power 2 at the bank");
    let too_little_yen = Illegal::TooLittleYen { needs: 2, has: 1, purpose: Purpose::MovementFee };
    scene("postal-system", 1).refuses(1, "go bank", too_little_yen, "5.4");
    assert_eq!(scene("postal-system stagecoach", 0).play("1: go bank").all_yen(), [2, 0, 0]);
    let occupied = Illegal::PresidentThere { area: area("bank"), purpose: Purpose::Arrive };
    scene("stagecoach", 9).refuses(1, "go bank", occupied, "5.1");
}

#[test]
fn r46_telegram_does_not_place_on_the_canal() {
    let scene = Scene::new(3).knows(1, "telegram").play("1: main, place port-a, place port-a");
    assert_eq!(scene.offered(1, "place"), "church customs laboratory-a");
    scene.refuses(1, "place canal", Illegal::OnCanal { purpose: Purpose::Telegram }, "4.4");
}

#[test]
fn r52_recall_takes_any_assistants_but_not_from_boards() {
    let scene = Scene::new(3).president(1, "bank").assistants(1, "tea-1 2 customs 1");
    let scene =
        scene.on_board(ManagementBoard::Church, 1, &[1]).achieved(Letter::A, &[1]).play("1: move, recall");
    assert_eq!(scene.choices(1), "take tea-1, take customs, take all, done");
    let on_the_board = Illegal::NoAssistantThere { area: area("church"), purpose: Purpose::Recall };
    scene.refuses(1, "take church", on_the_board, "5.7");
    let scene = scene.play("1: take tea-1, done");
    assert_eq!((scene.on(1, "tea-1"), scene.on(1, "customs")), (1, 1), "any number may stay");
    assert!(scene.state.spaces[0][0].is_some() && scene.state.has_achieved(seat(1), Letter::A));
    assert_eq!(scene.event_count(|event| matches!(event, Event::ActionBegan { .. })), 0);
}

#[test]
fn r64_tram_and_station_work_from_the_hand() {
    let scene = Scene::new(3).knows(1, "tram station").station("customs").president(2, "customs");
    let scene = scene.assistants(1, "customs 1 tea-1 1").play("1: move");
    assert_eq!(scene.choices(1), "go tea-1, tram tea-1, ride, recall");
    assert_eq!(scene.clone().play("1: tram tea-1, end").president_of(1), Some("tea-1"));
    assert_eq!(scene.play("1: ride, end").president_of(1), Some("customs"));
}

#[test]
fn r65_tram_and_station_do_not_lead_to_the_own_area() {
    let scene = Scene::new(3).knows(1, "tram station").station("customs").president(1, "customs");
    let scene = scene.assistants(1, "customs 2").play("1: move");
    assert_eq!(scene.choices(1), "recall");
    let same = |purpose| Illegal::SameArea { area: area("customs"), purpose };
    scene.refuses(1, "tram customs", same(Purpose::Tram), "9.18");
    scene.refuses(1, "ride", same(Purpose::Ride), "9.14");
}
