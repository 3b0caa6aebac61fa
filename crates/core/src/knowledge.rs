//! The information that a bot has: the view of its seat, its choices, and imagined worlds.

use crate::choice::Choices;
use crate::game::{Game, Memory};
use crate::rng::ThoughtRng;
use crate::seat::{Seat, SeatCount};
use crate::viewer::Viewer;

/// What one seat knows of a running game. The true state inside is private, so a bot cannot cheat:
///
/// ```compile_fail
/// fn peek<G: portolan_core::Game>(knowledge: &portolan_core::Knowledge<'_, G>) -> G {
///     knowledge.state.clone()
/// }
/// ```
pub struct Knowledge<'a, G> {
    state: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Knowledge<'a, G> {
    /// Returns what `seat` knows of `state`.
    pub const fn of(state: &'a G, seat: Seat) -> Self {
        Knowledge { state, seat }
    }

    /// Returns the seat.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the number of seats at the table.
    pub fn seats(&self) -> SeatCount {
        self.state.seats()
    }

    /// Returns the view of the seat.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// Replaces the contents of `into` by the legal choices of the seat.
    pub fn choices(&self, into: &mut Choices<G::Choice>) {
        self.state.choices(self.seat, into);
    }

    /// Returns a random world that this seat cannot distinguish from the true one.
    pub fn imagine(&self, memory: Memory, rng: &mut ThoughtRng) -> G {
        self.state.imagine(Viewer::Seat(self.seat), memory, rng)
    }
}
