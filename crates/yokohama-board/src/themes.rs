//! Groups the events of a story by theme. This module has no text for players.

use super::sentences::seat_of;
use portolan_yokohama::Event;

/// The theme of a run of events.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Theme {
    /// Assistants are placed, and fees paid for it.
    Placing,
    /// A president goes to an area and acts there.
    Walking,
    /// A president and assistants return to the hand.
    Recalling,
    /// Exchanges in Chinatown.
    Trading,
    /// Payments, with their purpose.
    Paying,
    /// A main event, with its consequences.
    MainEvent,
    /// Gains without a main event.
    Gaining,
    /// Pieces leave the warehouse.
    Hiring,
    /// Assistants are moved.
    Moving,
    /// Orders are dealt.
    Dealing,
    /// Orders are kept.
    Keeping,
    /// A turn begins.
    Turn,
    /// A single event.
    Other,
}

/// The theme that an event begins if it is not part of another theme.
const fn theme_of(event: &Event) -> Theme {
    match event {
        Event::AssistantPlaced { .. } => Theme::Placing,
        Event::PresidentMoved { .. }
        | Event::PresidentArrived { .. }
        | Event::TramTaken { .. }
        | Event::StationRidden { .. }
        | Event::CanalPaid { .. } => Theme::Walking,
        Event::PresidentRecalled { .. } | Event::AssistantsTaken { .. } => Theme::Recalling,
        Event::Bought { .. } | Event::Sold { .. } => Theme::Trading,
        Event::Paid { .. } => Theme::Paying,
        Event::AgentSent { .. }
        | Event::AchievementReached { .. }
        | Event::OrderCompleted { .. }
        | Event::SilkSpun { .. }
        | Event::AssistantStudied { .. }
        | Event::ActionBegan { .. }
        | Event::SpaceTaken { .. }
        | Event::TechnologyLearned { .. }
        | Event::OrderTaken { .. }
        | Event::TokenTaken { .. }
        | Event::ShopBuilt { .. }
        | Event::HouseBuilt { .. } => Theme::MainEvent,
        Event::YenGained { .. }
        | Event::GoodsGained { .. }
        | Event::CopperAdded { .. }
        | Event::ImportsGained { .. }
        | Event::AgentGained { .. }
        | Event::FreeAgentGained { .. } => Theme::Gaining,
        Event::PieceHired { .. } => Theme::Hiring,
        Event::AssistantMoved { .. } => Theme::Moving,
        Event::OrdersDealt { .. } => Theme::Dealing,
        Event::OrderKept { .. } => Theme::Keeping,
        Event::TurnBegan { .. } => Theme::Turn,
        _ => Theme::Other,
    }
}

/// The theme that `events` begin with, and the number of events that belong to it. `first` is the first of them.
pub(super) fn theme_and_length(first: &Event, events: &[Event]) -> (Theme, usize) {
    let theme = first_theme(first, events);
    let length = theme_length(theme, first, events);
    (theme, length.max(1) + usize::from(assistants_recovered(theme, events.get(length))))
}

fn first_theme(first: &Event, events: &[Event]) -> Theme {
    if !is_player_fee(first) {
        return theme_of(first);
    }
    // A fee belongs to the event that it paid for, which comes after it.
    let seat = seat_of(first);
    let fees = events.iter().take_while(|event| seat_of(event) == seat && is_player_fee(event)).count();
    let paid_for = events.get(fees).filter(|event| seat_of(event) == seat).map(theme_of);
    paid_for.filter(|theme| matches!(theme, Theme::Placing | Theme::Walking)).unwrap_or(Theme::Other)
}

fn theme_length(theme: Theme, first: &Event, events: &[Event]) -> usize {
    let seat = seat_of(first);
    let same_seat = |event: &Event| seat_of(event) == seat;
    let run = |is_part: fn(&Event) -> bool| {
        events.iter().take_while(|event| same_seat(event) && is_part(event)).count()
    };
    match theme {
        // Fees after the last assistant are paid where the president arrives.
        Theme::Placing => {
            let length = run(|event| is_placement(event) || is_player_fee(event));
            events[..length].iter().rposition(is_placement).map_or(0, |last| last + 1)
        }
        Theme::Walking => {
            let way = run(is_on_the_way);
            way + power_of_next_action(&events[way..]).map_or(0, |_| main_event_length(&events[way..]))
        }
        Theme::Recalling => run(|event| theme_of(event) == Theme::Recalling),
        Theme::Trading => {
            run(|event| theme_of(event) == Theme::Trading || matches!(event, Event::CopperAdded { .. }))
        }
        Theme::Gaining => run(|event| theme_of(event) == Theme::Gaining),
        Theme::Hiring => run(|event| theme_of(event) == Theme::Hiring),
        Theme::Moving => run(|event| theme_of(event) == Theme::Moving),
        Theme::Paying => paying_length(events),
        Theme::MainEvent => main_event_length(events),
        Theme::Dealing | Theme::Keeping => events.iter().take_while(|event| theme_of(event) == theme).count(),
        Theme::Turn => {
            let income = matches!(events.get(1), Some(event @ Event::YenGained { .. }) if same_seat(event));
            1 + usize::from(income)
        }
        Theme::Other => 1,
    }
}

const fn is_placement(event: &Event) -> bool {
    matches!(event, Event::AssistantPlaced { .. })
}

const fn is_player_fee(event: &Event) -> bool {
    matches!(event, Event::FeePaid { .. })
}

/// Whether assistants are recovered right after the last step of an action.
fn assistants_recovered(theme: Theme, next: Option<&Event>) -> bool {
    let acting = matches!(theme, Theme::Trading | Theme::Hiring | Theme::Moving);
    acting && matches!(next, Some(Event::AssistantsRecovered { .. }))
}

pub(super) fn is_on_the_way(event: &Event) -> bool {
    theme_of(event) == Theme::Walking || is_player_fee(event)
}

/// The power of a president's action, if that is the next event.
pub(super) fn power_of_next_action(rest: &[Event]) -> Option<u8> {
    match rest.first() {
        Some(Event::ActionBegan { power, by_agent: false, .. }) => Some(*power),
        _ => None,
    }
}

/// The number of payments at the start, including the event that they pay for.
fn paying_length(rest: &[Event]) -> usize {
    let coins = payment_count(rest);
    match rest.get(coins) {
        Some(Event::SpaceTaken { .. } | Event::TechnologyLearned { .. } | Event::OrderTaken { .. }) => {
            coins + main_event_length(&rest[coins..])
        }
        _ => coins,
    }
}

/// The number of payments at the start.
pub(super) fn payment_count(rest: &[Event]) -> usize {
    rest.iter().take_while(|event| matches!(event, Event::Paid { .. })).count()
}

/// The length of a main event with its consequences: gains, the income of a trading house, recovered assistants.
fn main_event_length(rest: &[Event]) -> usize {
    let seat = rest.first().and_then(seat_of);
    let follows = |event: &&Event| match event {
        Event::HousePaid { .. } => true,
        Event::ActionBegan { by_agent: true, .. } => matches!(rest[0], Event::AgentSent { .. }),
        Event::AssistantsRecovered { .. } => seat_of(event) == seat,
        _ => seat_of(event) == seat && is_gain_of_main_event(event),
    };
    1 + rest[1..].iter().take_while(follows).count()
}

const fn is_gain_of_main_event(event: &Event) -> bool {
    matches!(theme_of(event), Theme::Gaining) || matches!(event, Event::PointsGained { .. })
}
