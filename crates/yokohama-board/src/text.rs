//! The board as terminal text: 80 columns, readable without colour. It contains no rule: it shows the view and sums of
//! it. Each part of the table has a file: the map, the areas with what can be built there, the management boards, the
//! cards on display, the players, the turn.

mod areas;
mod displays;
mod management;
mod map;
mod players;
mod turn;

pub(super) use management::need_args;
pub(super) use turn::{STEPS, once_in_a_turn, step};

use portolan_board::Reader;
use portolan_board::layout::{WIDTH, cut, flow, pad};
use portolan_board::sentence::yes_no;
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::View;
use textwrap::core::display_width;

/// The whole board.
pub(crate) fn board(view: &View, reader: &Reader<'_>) -> String {
    let mut lines = vec![title(view, reader)];
    lines.extend(map::map(view, reader));
    let seated = yes_no(view.viewer.seat().is_some());
    let legend = reader.locale.format(Key::Legend, [("seated", seated.into())]);
    lines.push(format!(" {}", reader.ink.dim(&legend)));
    lines.extend(beside(areas::areas(view, reader), &management::boards(view, reader)));
    lines.push(format!(" {}", reader.ink.dim(&reader.locale.text(Key::Signs))));
    lines.extend(displays::displays(view, reader));
    lines.extend(players::players(view, reader));
    lines.extend(players::my_orders(view, reader));
    lines.extend(turn::turn(view, reader));
    lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
}

/// The name of the game on the left, the round on the right, with the end of the game if it is known.
fn title(view: &View, reader: &Reader<'_>) -> String {
    let args = [
        ("round", view.round.into()),
        ("person", reader.person(view.first).into()),
        ("who", reader.players.name(view.first).to_string().into()),
        ("ending", view.ending.map_or("none", |ending| ending.name()).into()),
        ("last", view.last_round.unwrap_or(0).into()),
    ];
    let round = cut(&reader.locale.format(Key::Round, args), WIDTH - 12);
    let title = format!(" {}", reader.ink.bold(&reader.locale.text(Key::Title)));
    pad(&title, WIDTH.saturating_sub(display_width(&round) + 1)) + &reader.ink.dim(&round)
}

/// Two blocks side by side.
fn beside(left: Vec<String>, right: &[String]) -> Vec<String> {
    let height = left.len().max(right.len());
    let line = |row: usize| {
        let [left, right] = [left.get(row), right.get(row)].map(|line| line.map_or("", String::as_str));
        format!("{}{right}", pad(left, WIDTH - management::WIDE))
    };
    (0..height).map(line).collect()
}

/// Items side by side after a label, on as many lines as they need.
fn labelled(label: Key, items: &[String], reader: &Reader<'_>) -> Vec<String> {
    let label = reader.ink.bold(&reader.locale.text(label));
    let lines = flow(items, WIDTH - LABEL - 2).into_iter().enumerate();
    lines.map(|(n, line)| format!(" {} {line}", pad(if n == 0 { &label } else { "" }, LABEL))).collect()
}

const LABEL: usize = 12;

/// A heading of a column.
fn heading(key: Key, width: usize, reader: &Reader<'_>) -> String {
    pad(&reader.ink.dim(&cut(&reader.locale.text(key), width)), width)
}
