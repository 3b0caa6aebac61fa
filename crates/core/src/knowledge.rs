//! All that a bot is handed: what its seat sees, what it may do, and worlds that it can imagine.

use crate::choice::Choices;
use crate::game::{Game, Memory};
use crate::rng::ThoughtRng;
use crate::seat::{Seat, SeatCount};
use crate::viewer::Viewer;

/// What one seat knows of a running game. The true state is inside and cannot be reached: the compiler sees to it.
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
    /// What `seat` knows of `state`.
    pub const fn of(state: &'a G, seat: Seat) -> Self {
        Knowledge { state, seat }
    }

    /// Whose knowledge it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// How many play.
    pub fn seats(&self) -> SeatCount {
        self.state.seats()
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// What the seat may do.
    pub fn choices(&self, into: &mut Choices<G::Choice>) {
        self.state.choices(self.seat, into);
    }

    /// A world that looks to this seat like the true one.
    pub fn imagine(&self, memory: Memory, rng: &mut ThoughtRng) -> G {
        self.state.imagine(Viewer::Seat(self.seat), memory, rng)
    }
}
