//! Which technologies were used in a game, and not only learned.

use crate::kept::Kept;
use portolan_core::Seat;
use portolan_games::yokohama::{Area, Board, Event, Merit, Title, Yokohama};

/// Did somebody who had learned this technology gain by it?
pub fn is_used(game: &Kept<Yokohama>, title: Title) -> bool {
    let learned = game.events.iter().enumerate().filter_map(|(place, event)| match *event {
        Event::TechnologyLearned { seat, card, .. } => {
            (game.state.components.technology(card).title == title).then_some((place, seat))
        }
        _ => None,
    });
    learned.into_iter().any(|(place, owner)| helped(title, owner, &game.events[..place], &game.events[place + 1..]))
}

/// Did it help its owner, in what happened since it was learned?
fn helped(title: Title, owner: Seat, before: &[Event], since: &[Event]) -> bool {
    let any = |wanted: &dyn Fn(&Event) -> bool| since.iter().any(wanted);
    let learned = |event: &Event| matches!(event, Event::TechnologyLearned { seat, .. } if *seat == owner);
    let ordered = |event: &Event| matches!(event, Event::OrderCompleted { seat, .. } if *seat == owner);
    let sent = |event: &Event, to: Board| {
        matches!(event, Event::SpaceTaken { seat, board, .. } if *seat == owner && *board == to)
    };
    match title {
        Title::Ball => brings_points(owner, since, 2, ordered),
        Title::BrickFactory => brings_points(owner, since, 4, |event| sent(event, Board::Customs)),
        Title::ElectricLight => brings_points(owner, since, 3, |event| {
            matches!(event, Event::HouseBuilt { seat, .. } if *seat == owner)
        }),
        Title::Fair => matches!(since.first(), Some(Event::PointsGained { points: 10, .. })),
        Title::GasLight => brings_points(owner, since, 2, |event| {
            matches!(event, Event::ShopBuilt { seat, .. } if *seat == owner)
        }),
        Title::LanguageSchool => any(&ordered),
        Title::Letterpress => any(&learned),
        Title::MiningTechnology => any(&|event| matches!(event, Event::CopperAdded { .. })),
        Title::Newspaper => placed_in_a_turn(owner, since).any(|areas| areas.len() == 4),
        Title::PatentSystem => brings_points(owner, since, 2, learned),
        Title::PostalSystem => meets(owner, before, since, true),
        Title::SpinningMachine => any(&|event| matches!(event, Event::SilkSpun { .. })),
        Title::Stagecoach => meets(owner, before, since, false),
        Title::Station => any(&|event| matches!(event, Event::StationRidden { .. })),
        Title::StockMarket => since.windows(2).any(|pair| {
            matches!(pair, [Event::TurnBegan { seat }, Event::YenGained { .. }] if *seat == owner)
        }),
        Title::Telegram => placed_in_a_turn(owner, since)
            .any(|areas| areas.len() == 3 && areas.first() == areas.get(1)),
        Title::Telephone => any(&|event| matches!(event, Event::AssistantsRecovered { stays: true, .. })),
        Title::Tram => any(&|event| matches!(event, Event::TramTaken { .. })),
        Title::University => any(&|event| matches!(event, Event::AssistantStudied { .. })),
        Title::Winery => brings_points(owner, since, 3, |event| sent(event, Board::Church)),
    }
}

/// Does something bring the owner so many points for technologies, before anything else is chosen?
fn brings_points(owner: Seat, events: &[Event], bonus: u8, cause: impl Fn(&Event) -> bool) -> bool {
    let belongs = |event: &&Event| {
        matches!(
            event,
            Event::PointsGained { .. }
                | Event::YenGained { .. }
                | Event::GoodsGained { .. }
                | Event::CopperAdded { .. }
                | Event::ImportsGained { .. }
        )
    };
    let gained = |event: &Event| {
        matches!(event, Event::PointsGained { seat, points, merit: Merit::Technologies }
            if *seat == owner && *points == bonus)
    };
    let causes = events.iter().enumerate().filter(|(_, event)| cause(event));
    causes.into_iter().any(|(place, _)| events[place + 1..].iter().take_while(belongs).any(gained))
}

/// Where the owner placed assistants, turn by turn.
fn placed_in_a_turn(owner: Seat, events: &[Event]) -> impl Iterator<Item = Vec<Area>> + '_ {
    let turns = events.split(|event| matches!(event, Event::TurnBegan { .. }));
    turns.map(move |turn| {
        let placed = turn.iter().filter_map(|event| match *event {
            Event::AssistantPlaced { seat, area } if seat == owner => Some(area),
            _ => None,
        });
        placed.collect()
    })
}

/// Does the owner's president come to another one: to act there, or on its way?
fn meets(owner: Seat, before: &[Event], since: &[Event], to_act: bool) -> bool {
    let mut presidents = [None; 8];
    let mut ridden = false;
    for (place, event) in before.iter().chain(since).enumerate() {
        let met = |area| presidents.iter().enumerate().any(|(seat, at)| seat != owner.index() && *at == area);
        match *event {
            Event::ActionBegan { seat, area, by_agent: false, .. } if seat == owner => {
                if to_act && !ridden && place >= before.len() && met(Some(area)) {
                    return true;
                }
            }
            Event::PresidentMoved { seat, to, .. } => {
                if seat == owner && !to_act && place >= before.len() && met(Some(to)) {
                    return true;
                }
                presidents[seat.index()] = Some(to);
            }
            Event::TurnBegan { .. } => ridden = false,
            Event::PresidentArrived { seat, area } | Event::TramTaken { seat, area } => {
                presidents[seat.index()] = Some(area);
            }
            Event::StationRidden { seat, area } => {
                ridden = true;
                presidents[seat.index()] = Some(area);
            }
            Event::PresidentRecalled { seat, .. } => presidents[seat.index()] = None,
            _ => {}
        }
    }
    false
}
