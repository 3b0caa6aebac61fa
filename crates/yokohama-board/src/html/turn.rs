//! The progress of the turn: finished, current and remaining steps, and what can be used once in it; also the round and
//! the options that differ from the defaults.

use super::super::text::{STEPS, once_in_a_turn, step};
use super::page::Page;
use maud::{Markup, html};
use portolan_board::sentence::yes_no;
use portolan_core::Options as _;
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::{Options, Phase};

/// The ribbon over the map.
pub(super) fn turn(page: &Page<'_>) -> Markup {
    let playing = !matches!(page.view.phase, Phase::Keep { .. } | Phase::Over);
    html! {
        div.turn {
            p.round { (round(page)) }
            @if playing { (steps(page)) }
            @for text in changed_options(page) { p.agreed title=(text) { (text) } }
        }
    }
}

fn round(page: &Page<'_>) -> String {
    let view = page.view;
    let args = [
        ("round", view.round.into()),
        ("person", page.reader.person(view.first).into()),
        ("who", page.reader.players.name(view.first).to_string().into()),
        ("ending", view.ending.map_or("none", |ending| ending.name()).into()),
        ("last", view.last_round.unwrap_or(0).into()),
    ];
    page.format(Key::Round, args)
}

fn steps(page: &Page<'_>) -> Markup {
    let now = STEPS.into_iter().position(|name| name == step(page.view)).unwrap_or(0);
    html! {
        ol.steps aria-label=(page.text(Key::HtmlSteps)) {
            @for (number, name) in STEPS.into_iter().enumerate() {
                li class=[(number < now).then_some("done")] aria-current=[(number == now).then_some("step")] {
                    (page.format(Key::Step, [("step", name.into())]))
                }
            }
            @for (what, used) in once_in_a_turn(page.view) {
                @let used = yes_no(used);
                li.once.done[used == "yes"] { (page.format(Key::Once, [("what", what.into()), ("used", used.into())])) }
            }
        }
    }
}

/// The options that differ from the defaults, in words.
fn changed_options(page: &Page<'_>) -> Vec<String> {
    let (chosen, defaults) = (page.view.options, Options::default());
    let changed = (0..).zip(Options::LIST).filter(|&(number, _)| chosen.get(number) != defaults.get(number));
    let text = |(number, spec): (usize, &portolan_core::OptionSpec)| {
        let name = page.format(Key::OptionName, [("option", spec.key.into())]);
        match spec.values[chosen.get(number)] {
            "yes" => name,
            value => format!("{name} {}", page.format(Key::OptionValue, [("value", value.into())])),
        }
    };
    changed.map(text).collect()
}
