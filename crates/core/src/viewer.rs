//! Who looks at a table: a seat, or the public that sees only what everybody sees.

use crate::seat::{Seat, SeatCount, SeatSet};
use serde::Serialize;
use std::fmt;

/// One who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// A player, who also sees what is theirs.
    Seat(Seat),
    /// A spectator, who sees what everybody sees.
    Public,
}

impl Viewer {
    /// The seat of this viewer, if it has one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// Is this viewer `seat` itself?
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Everybody who can look at a table of this size: each seat, then the public.
    pub fn all(seats: SeatCount) -> impl Iterator<Item = Viewer> + Clone {
        seats.seats().map(Viewer::Seat).chain(std::iter::once(Viewer::Public))
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => write!(f, "seat {seat}"),
            Viewer::Public => write!(f, "the public"),
        }
    }
}

/// Some of the viewers: to whom something is revealed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Viewers {
    seats: SeatSet,
    public: bool,
}

impl Viewers {
    /// Nobody.
    pub const NONE: Viewers = Viewers { seats: SeatSet::EMPTY, public: false };

    /// Everybody at the table and around it.
    pub fn all() -> Viewers {
        Viewers {
            seats: crate::seat::SeatCount::new(crate::MAX_SEATS).expect("a full table").all(),
            public: true,
        }
    }

    /// One seat alone.
    pub const fn only(seat: Seat) -> Viewers {
        Viewers { seats: SeatSet::only(seat), public: false }
    }

    /// Everybody but one seat: it shows something that it alone knew.
    pub fn except(seat: Seat) -> Viewers {
        let all = Viewers::all();
        Viewers { seats: all.seats.without(seat), public: true }
    }

    /// Is `viewer` among them?
    pub const fn has(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seats.has(seat),
            Viewer::Public => self.public,
        }
    }

    /// These, but not `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Viewers {
        Viewers { seats: self.seats.without(seat), public: self.public }
    }

    /// These and those.
    #[must_use]
    pub fn or(self, other: Viewers) -> Viewers {
        Viewers { seats: self.seats | other.seats, public: self.public || other.public }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn except_leaves_out_one_seat_only() {
        let me = Seat::new(1).unwrap();
        let you = Seat::new(0).unwrap();
        let others = Viewers::except(me);
        assert!(!others.has(Viewer::Seat(me)));
        assert!(others.has(Viewer::Seat(you)) && others.has(Viewer::Public));
        assert!(others.or(Viewers::only(me)).has(Viewer::Seat(me)));
        let public = Viewers::all().without(me).without(you);
        assert!(
            !public.has(Viewer::Seat(me)) && !public.has(Viewer::Seat(you)) && public.has(Viewer::Public)
        );
    }
}
