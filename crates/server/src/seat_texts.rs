//! The words of the store for players and tables, as pages and API show them.

use portolan_boards::Locale;
use portolan_pages::{Absence, ClosedTable, PlayerChange};
use portolan_store::{Closure, Millis, SeatChange, SeatEvent};

const MINUTE: Millis = 60_000;
const DAY: Millis = 24 * 60 * MINUTE;

/// Returns what happened to the player with this name.
pub(crate) fn seat_change_sentence(change: &SeatChange, name: &str, locale: &Locale) -> String {
    let event = match change.event {
        SeatEvent::Joined => PlayerChange::Joined,
        SeatEvent::GivenToBot => PlayerChange::GivenToBot,
        SeatEvent::HandedToBot => PlayerChange::HandedToBot,
        SeatEvent::Replaced => PlayerChange::Replaced,
        SeatEvent::Returned => PlayerChange::Returned,
        SeatEvent::Resigned => PlayerChange::Resigned,
    };
    event.sentence(name, &change.by, locale)
}

/// Returns how long a player must be to move before others may let a bot stand in; `None`: never.
pub(crate) const fn stand_in_after(absence: Absence) -> Option<Millis> {
    match absence {
        Absence::TenMinutes => Some(10 * MINUTE),
        Absence::OneDay => Some(DAY),
        Absence::ThreeDays => Some(3 * DAY),
        Absence::Never => None,
    }
}

/// Returns the name of a stored time; `None` if it is another time than those that can be chosen.
pub(crate) fn absence_of(after: Option<Millis>) -> Option<Absence> {
    Absence::ALL.into_iter().find(|absence| stand_in_after(*absence) == after)
}

/// Returns the reason why a table was closed, as pages show it.
pub(crate) const fn closed_table(closure: Closure) -> ClosedTable {
    match closure {
        Closure::ByHost => ClosedTable::ByHost,
        Closure::Abandoned => ClosedTable::Abandoned,
        Closure::Expired => ClosedTable::Expired,
    }
}
