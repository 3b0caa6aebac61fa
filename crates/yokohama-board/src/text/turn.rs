//! The progress of the turn: its steps, with the current one in brackets, and what can be used once in it.

use super::labelled;
use portolan_board::Reader;
use portolan_board::sentence::yes_no;
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::{ActionStep, AreaAction, Phase, Title, View};

/// The steps of a turn, in their order (§3.2, §3.3).
pub(in super::super) const STEPS: [&str; 8] =
    ["first", "place", "move", "area", "token", "build", "recover", "second"];

/// A line for the turn; empty before the first and after the last.
pub(super) fn turn(view: &View, reader: &Reader<'_>) -> Vec<String> {
    if matches!(view.phase, Phase::Keep { .. } | Phase::Over) {
        return Vec::new();
    }
    let now = step(view);
    let steps: Vec<String> = STEPS
        .into_iter()
        .map(|step| {
            let name = reader.locale.format(Key::Step, [("step", step.into())]);
            if step == now { reader.ink.bold(&format!("[{name}]")) } else { name }
        })
        .collect();
    let mut items = vec![steps.join(" ")];
    items.extend(once_in_a_turn(view).map(|(what, used)| {
        let used = yes_no(used);
        reader.locale.format(Key::Once, [("what", what.into()), ("used", used.into())])
    }));
    labelled(Key::Turn, &items, reader)
}

/// What the current player can use once in a turn, and whether it was used.
pub(in super::super) fn once_in_a_turn(view: &View) -> impl Iterator<Item = (&'static str, bool)> {
    let once = [
        ("agent", agent(view)),
        ("spin", once(Title::SpinningMachine, view.turn.spun, view)),
        ("study", once(Title::University, view.turn.studied, view)),
    ];
    once.into_iter().filter_map(|(what, used)| Some((what, used?)))
}

/// The current step. An agent acts within a supplementary phase.
pub(in super::super) fn step(view: &View) -> &'static str {
    match (view.phase, view.action) {
        (_, Some(AreaAction { by_agent: true, .. })) | (Phase::Supplement { .. }, _) => supplement(view),
        (Phase::Place { .. }, _) => "place",
        (Phase::Move { .. } | Phase::Route { .. } | Phase::Walk { .. } | Phase::Recall { .. }, _) => "move",
        (Phase::Token { .. }, _) => "token",
        (Phase::Build { .. }, _) => "build",
        (Phase::Leave { .. }, _) => "recover",
        (_, Some(action)) => match action.step {
            ActionStep::Token => "area",
            ActionStep::Build => "token",
            ActionStep::Recover => "build",
            ActionStep::Over => "recover",
        },
        // A reward of a supplementary action.
        (_, None) => supplement(view),
    }
}

const fn supplement(view: &View) -> &'static str {
    if view.turn.second { "second" } else { "first" }
}

/// Whether the agent of this turn was used; `None` if there is none.
fn agent(view: &View) -> Option<bool> {
    let ready = view.player(view.turn.seat).is_some_and(|player| player.ready_agents() > 0);
    (view.turn.agent_used || ready).then_some(view.turn.agent_used)
}

/// Whether a once-in-a-turn technology was used; `None` if the player does not have it.
fn once(title: Title, used: bool, view: &View) -> Option<bool> {
    view.player(view.turn.seat).filter(|player| player.has(title)).map(|_| used)
}
