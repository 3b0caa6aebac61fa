//! The records of Yokohama: every way a game can end, every seat count and option, every technology learned and used,
//! agents, achievements and prizes, ties, displays and boards that run out.

mod preferences;

use super::scripted_games::{FinishedGame, RecordSpec, built_in, check};
use portolan_core::Components as _;
use portolan_games::yokohama::{
    Components, Ending, Event, Good, Letter, ManagementBoard, Prize, Title, Ware, Yokohama,
};
use portolan_games::{AnyTable, Record};
use preferences::{
    achieving, building_houses, building_shops, collecting, idling, importing, learning, meeting, mining,
    praying, profiting, sending, trading,
};
use std::path::Path;

#[test]
fn every_record_of_yokohama_replays_and_shows_its_feature() {
    check::<Yokohama>(RECORDS);
}

/// Each technology is learned by some player in at least one record.
#[test]
fn every_technology_is_learned_in_some_record() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../yokohama/tests/records");
    let mut learned = 0;
    for spec in RECORDS {
        let text = std::fs::read_to_string(folder.join(format!("{}.record", spec.name))).unwrap();
        let table = Record::parse(&text).unwrap().replay().unwrap();
        let AnyTable::Yokohama(table) = table else { panic!("{} is another game", spec.name) };
        learned |= table.state().players.0.iter().fold(0, |titles, player| titles | player.titles);
    }
    let missing: Vec<Title> = Title::ALL.into_iter().filter(|title| learned & title.bit() == 0).collect();
    assert_eq!(missing, []);
}

/// Achievements with such low requirements that all three are reached.
fn small_box() -> Option<String> {
    let small = Components::BUILT_IN
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
        .replace("need = { production = 4 }", "need = { production = 1 }");
    Some(small)
}

fn ended(game: &FinishedGame<Yokohama>, because: Ending) -> bool {
    game.events.contains(&Event::GameEnded { because })
}

fn happened(game: &FinishedGame<Yokohama>, wanted: fn(&Event) -> bool) -> bool {
    game.count(wanted) > 0
}

fn achieved(game: &FinishedGame<Yokohama>, letter: Letter) -> usize {
    game.count(|event| matches!(event, Event::AchievementReached { letter: other, .. } if *other == letter))
}

const NONE: &[(&str, &str)] = &[];

/// The records as a table: name, seats, options, components, preferences, random choices, feature.
macro_rules! records {
    ($($name:literal: $seats:literal, $options:expr, $box:expr, $prefers:expr, $random_one_in:literal, $shows:expr;)*) => {
        &[$(RecordSpec {
            name: $name,
            seats: $seats,
            options: $options,
            components: $box,
            prefers: $prefers,
            random_one_in: $random_one_in,
            shows: $shows,
        },)*]
    };
}

const RECORDS: &[RecordSpec<Yokohama>] = records! {
    "two-players-end-by-the-church": 2, NONE, built_in, praying, 6, |game| ended(game, Ending::Church);
    "three-players-end-by-the-church": 3, NONE, built_in, praying, 6, |game| ended(game, Ending::Church);
    "four-players-end-by-the-church": 4, NONE, built_in, praying, 6, |game| ended(game, Ending::Church);
    "end-by-the-customs": 3, NONE, built_in, importing, 9, |game| ended(game, Ending::Customs);
    "two-players-end-by-trading-houses": 2, NONE, built_in, building_houses, 9, |game| ended(game, Ending::Houses);
    "four-players-end-by-trading-houses": 4, NONE, built_in, building_houses, 9, |game| ended(game, Ending::Houses);
    "end-by-shops": 3, NONE, built_in, building_shops, 12, |game| ended(game, Ending::Shops);
    "two-players-end-by-orders": 2, NONE, built_in, trading, 9, |game| ended(game, Ending::Orders);
    "four-players-end-by-orders": 4, NONE, built_in, trading, 9, |game| ended(game, Ending::Orders);
    "a-port-is-filled-only-partly": 3, NONE, built_in, collecting, 6, |game| {
        ended(game, Ending::Orders) && happened(game, |event| matches!(event, Event::DeckEmpty { .. }))
    };
    "nobody-brings-the-end-about": 2, NONE, built_in, idling, 30, |game| ended(game, Ending::Rounds);
    "learning-with-two": 2, NONE, built_in, learning, 9, |game| learned(game) >= 8;
    "learning-with-four": 4, NONE, built_in, learning, 9, |game| learned(game) >= 14;
    "the-fair-is-learned": 4, NONE, built_in, profiting, 6, |game| {
        game.state.players.0.iter().any(|player| player.has(Title::Fair))
    };
    "the-station-and-the-tram": 4, NONE, built_in, learning, 12, |game| {
        happened(game, |event| matches!(event, Event::StationRidden { .. }))
            && happened(game, |event| matches!(event, Event::TramTaken { .. }))
    };
    "direct-rides-go-anywhere": 4, &[("direct", "anywhere")], built_in, learning, 12, |game| {
        happened(game, |event| matches!(event, Event::StationRidden { .. } | Event::TramTaken { .. }))
    };
    "silk-is-spun-and-assistants-study": 3, NONE, built_in, learning, 9, |game| {
        happened(game, |event| matches!(event, Event::SilkSpun { .. }))
            && happened(game, |event| matches!(event, Event::AssistantStudied { .. }))
    };
    "an-assistant-stays-and-copper-is-added": 4, NONE, built_in, profiting, 9, |game| {
        happened(game, |event| matches!(event, Event::AssistantsRecovered { stays: true, .. }))
            || happened(game, |event| matches!(event, Event::CopperAdded { .. }))
    };
    "every-purchase-of-copper-brings-two": 3, NONE, built_in, mining, 9, |game| {
        let copper = |event: &Event| matches!(event, Event::Bought { ware: Ware::Good(Good::Copper), .. });
        let added = |event: &Event| matches!(event, Event::CopperAdded { .. });
        game.events.windows(6).any(|events| {
            events.chunks(2).all(|exchange| copper(&exchange[0]) && added(&exchange[1]))
        })
    };
    "presidents-meet-and-the-canal-is-crossed": 4, NONE, built_in, meeting, 8, |game| {
        happened(game, |event| matches!(event, Event::CanalPaid { .. }))
            && happened(game, |event| matches!(event, Event::FeePaid { .. }))
    };
    "agents-are-sent": 4, NONE, built_in, sending, 9, |game| {
        game.count(|event| matches!(event, Event::AgentSent { .. })) >= 3
    };
    "every-achievement-is-reached": 4, NONE, small_box, achieving, 9, |game| {
        Letter::ALL.into_iter().all(|letter| achieved(game, letter) > 1)
    };
    "a-prize-is-a-flag": 3, &[("prizes", "yes")], small_box, achieving, 9, |game| {
        happened(game, |event| matches!(event, Event::PrizeTaken { prize: Prize::Flag(_), .. }))
    };
    "a-prize-is-a-free-agent": 4, &[("prizes", "yes"), ("free-agents", "yes")], small_box, achieving, 9, |game| {
        happened(game, |event| matches!(event, Event::PrizeTaken { prize: Prize::FreeAgent, .. }))
    };
    "free-agents-among-the-tokens": 2, &[("free-agents", "yes")], built_in, achieving, 9, |game| {
        happened(game, |event| matches!(event, Event::AgentSent { agent: None, .. }))
    };
    "two-players-with-neutral-assistants": 2, NONE, built_in, importing, 9, |game| {
        let spaces = |board| game.count(|event| matches!(event, Event::SpaceTaken { board: other, .. } if *other == board));
        spaces(ManagementBoard::Church) + spaces(ManagementBoard::Customs) > 2
    };
    "a-tie-is-won-by-the-earlier-player": 2, NONE, built_in, praying, 3, |game| {
        let points = game.points();
        points[0] == points[1] && game.outcome.winners().len() == 1
    };
};

fn learned(game: &FinishedGame<Yokohama>) -> usize {
    game.count(|event| matches!(event, Event::TechnologyLearned { .. }))
}
