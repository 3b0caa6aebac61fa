//! Which events of a story belong together, and what they are about. Nothing is worded here.

use super::sentences::seat_of;
use portolan_yokohama::Event;

/// What a run of events is about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Theme {
    /// Assistants are placed, and fees paid for it.
    Placing,
    /// A president comes to its area, and acts there.
    Walking,
    /// A president and assistants come back.
    Recalling,
    /// Exchanges in Chinatown.
    Trading,
    /// Payments, with what they were for.
    Paying,
    /// Something is done, with what came of it.
    Deed,
    /// Gains of which nothing says where they come from.
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
    /// An event for itself.
    Other,
}

/// The theme that an event begins, if it is not part of another one.
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
        | Event::HouseBuilt { .. } => Theme::Deed,
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

/// How many of the first events are told together, and what they are about.
pub(super) fn together(first: &Event, rest: &[Event]) -> (Theme, usize) {
    let seat = seat_of(first);
    let same = |event: &Event| seat_of(event) == seat;
    let run = |also: fn(&Event) -> bool| rest.iter().take_while(|event| same(event) && also(event)).count();
    let theme = match first {
        // A fee belongs to what it was paid for, which is told after it.
        Event::FeePaid { .. } => {
            let fees = run(|event| matches!(event, Event::FeePaid { .. }));
            let paid_for = rest.get(fees).filter(|event| same(event)).map(theme_of);
            paid_for.filter(|theme| matches!(theme, Theme::Placing | Theme::Walking)).unwrap_or(Theme::Other)
        }
        _ => theme_of(first),
    };
    let length = match theme {
        // Fees after the last assistant are paid where the president arrives.
        Theme::Placing => {
            let all = run(|event| matches!(event, Event::AssistantPlaced { .. } | Event::FeePaid { .. }));
            let placed = |event: &Event| matches!(event, Event::AssistantPlaced { .. });
            rest[..all].iter().rposition(placed).map_or(0, |last| last + 1)
        }
        Theme::Walking => {
            let way = run(on_the_way);
            way + acts(&rest[way..]).map_or(0, |_| deed_length(&rest[way..]))
        }
        Theme::Recalling => {
            run(|event| matches!(event, Event::AssistantsTaken { .. } | Event::PresidentRecalled { .. }))
        }
        Theme::Trading => {
            run(|event| theme_of(event) == Theme::Trading || matches!(event, Event::CopperAdded { .. }))
        }
        Theme::Gaining => run(|event| theme_of(event) == Theme::Gaining),
        Theme::Hiring => run(|event| theme_of(event) == Theme::Hiring),
        Theme::Moving => run(|event| theme_of(event) == Theme::Moving),
        Theme::Paying => paying(rest),
        Theme::Deed => deed_length(rest),
        Theme::Dealing => rest.iter().take_while(|event| theme_of(event) == Theme::Dealing).count(),
        Theme::Keeping => rest.iter().take_while(|event| theme_of(event) == Theme::Keeping).count(),
        Theme::Turn => {
            1 + usize::from(matches!(rest.get(1), Some(event @ Event::YenGained { .. }) if same(event)))
        }
        Theme::Other => 1,
    };
    (theme, length.max(1) + usize::from(comes_back(theme, rest.get(length))))
}

/// Do assistants come back from an action, right after the last thing that was done in it?
fn comes_back(theme: Theme, next: Option<&Event>) -> bool {
    let acting = matches!(theme, Theme::Trading | Theme::Hiring | Theme::Moving);
    acting && matches!(next, Some(Event::AssistantsRecovered { .. }))
}

pub(super) fn on_the_way(event: &Event) -> bool {
    theme_of(event) == Theme::Walking || matches!(event, Event::FeePaid { .. })
}

/// The power with which a president acts, if that comes next.
pub(super) fn acts(rest: &[Event]) -> Option<u8> {
    match rest.first() {
        Some(Event::ActionBegan { power, by_agent: false, .. }) => Some(*power),
        _ => None,
    }
}

/// Payments, and what they were for.
fn paying(rest: &[Event]) -> usize {
    let coins = payments(rest);
    match rest.get(coins) {
        Some(Event::SpaceTaken { .. } | Event::TechnologyLearned { .. } | Event::OrderTaken { .. }) => {
            coins + deed_length(&rest[coins..])
        }
        _ => coins,
    }
}

pub(super) fn payments(rest: &[Event]) -> usize {
    rest.iter().take_while(|event| matches!(event, Event::Paid { .. })).count()
}

/// A deed and what came of it: gains, the income of a trading house, assistants that come back.
fn deed_length(rest: &[Event]) -> usize {
    let seat = rest.first().and_then(seat_of);
    let follows = |event: &&Event| match event {
        Event::HousePaid { .. } => true,
        Event::ActionBegan { by_agent: true, .. } => matches!(rest[0], Event::AgentSent { .. }),
        Event::AssistantsRecovered { .. } => seat_of(event) == seat,
        _ => seat_of(event) == seat && gained_by_deed(event),
    };
    1 + rest[1..].iter().take_while(follows).count()
}

const fn gained_by_deed(event: &Event) -> bool {
    matches!(theme_of(event), Theme::Gaining) || matches!(event, Event::PointsGained { .. })
}
