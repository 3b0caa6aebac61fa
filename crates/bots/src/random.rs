//! The random bot: every choice is equally likely. It judges nothing, and so it plays every game.

use portolan_core::{Choices, Game, Knowledge, ThoughtRng};

/// Any of the choices; nothing if there is none.
pub(crate) fn any_choice<G: Game>(knowledge: &Knowledge<'_, G>, rng: &mut ThoughtRng) -> Option<G::Choice> {
    let mut choices = Choices::new();
    knowledge.choices(&mut choices);
    rng.pick(&choices)
}
