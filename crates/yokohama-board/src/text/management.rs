//! Next to the map: the boards of the church and the customs, the achievements, the supply.

use super::super::names::{achievement_name, country_code, player_letter};
use super::super::rewards::in_signs;
use portolan_board::Reader;
use portolan_board::layout::{cut, pad, pad_left};
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::{AchievementView, BoardView, Country, Occupant, Prize, Requirement, SpaceView, View};

/// The width of this block, in columns.
pub(super) const WIDE: usize = 26;
const BOARD: usize = 13;

/// Church and customs, achievements, agents, decks, prizes.
pub(super) fn boards(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let mut lines = spaces(view, reader);
    lines.push(String::new());
    lines.push(reader.ink.dim(&reader.locale.text(Key::Achievements)));
    lines.extend(view.achievements.iter().map(|of| goal(of, view, reader)));
    lines.push(String::new());
    let left = |of: Country| format!("{}{}", country_code(of, reader), view.agents[of]);
    let agents = Country::ALL.map(left).join(" ");
    lines.push(reader.locale.format(Key::AgentsLeft, [("agents", agents.into())]));
    let decks = [("orders", view.order_deck.into()), ("technologies", view.technology_deck.into())];
    lines.push(reader.locale.format(Key::Decks, decks));
    lines.extend(prizes(view, reader));
    lines
}

/// The two boards side by side: a line for each space.
fn spaces(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let columns: Vec<Vec<String>> = view.boards.iter().map(|board| column(board, view, reader)).collect();
    let height = columns.iter().map(Vec::len).max().unwrap_or(0);
    let line = |row: usize| -> String {
        columns.iter().map(|column| pad(column.get(row).map_or("", String::as_str), BOARD)).collect()
    };
    (0..height).map(line).collect()
}

fn column(of: &BoardView, view: &View, reader: &Reader<'_>) -> Vec<String> {
    let name = ("board", of.board.name().into());
    let args = [name.clone(), ("occupied", of.occupied.into()), ("end", of.end.into())];
    let title = reader.locale.format(Key::BoardTitle, args);
    let mut lines =
        vec![reader.ink.bold(&title), reader.ink.dim(&reader.locale.format(Key::BoardUnit, [name]))];
    lines.extend((1..).zip(&of.spaces).map(|(number, of)| space(number, of, view, reader)));
    lines
}

/// `3  6: 5*2m`; `3  6: b` when the space is taken.
fn space(number: u8, of: &SpaceView, view: &View, reader: &Reader<'_>) -> String {
    let what = match of.occupant {
        Some(Occupant::Seat(seat)) => player_letter(seat, view, reader),
        Some(Occupant::Neutral) => reader.locale.text(Key::Neutral),
        None => in_signs(&of.reward, reader),
    };
    format!("{number}{}: {what}", pad_left(&of.value.to_string(), 3))
}

/// `a 7 fish        9/6`; `a 7 fish        6 b y` after players reached it.
fn goal(of: &AchievementView, view: &View, reader: &Reader<'_>) -> String {
    let points = match of.achieved[..] {
        [] => format!("{}/{}", of.first, of.later),
        _ => of.later.to_string(),
    };
    let who: String = of.achieved.iter().map(|&seat| player_letter(seat, view, reader)).collect();
    format!(
        "{} {}{} {who}",
        achievement_name(of.letter, reader),
        pad(&cut(&need(of.need, reader), 15), 16),
        pad(&points, 2)
    )
}

/// The requirement of an achievement, in few letters.
fn need(of: Requirement, reader: &Reader<'_>) -> String {
    let (what, count, other) = need_args(of);
    reader
        .locale
        .format(Key::NeedShort, [("need", what.into()), ("count", count.into()), ("other", other.into())])
}

/// The name of a requirement in messages, and its numbers.
pub(in super::super) const fn need_args(of: Requirement) -> (&'static str, u8, u8) {
    match of {
        Requirement::Goods(good, count) => (good.name(), count, 0),
        Requirement::Technologies(count) => ("technologies", count, 0),
        Requirement::Yen(count) => ("yen", count, 0),
        Requirement::AgentsAndTokens(count) => ("agents", count, 0),
        Requirement::Orders(count) => ("orders", count, 0),
        Requirement::Areas { production, commercial: 0 } => ("production", production, 0),
        Requirement::Areas { production: 0, commercial } => ("commercial", commercial, 0),
        Requirement::Areas { production, commercial } => ("areas", production, commercial),
    }
}

fn prizes(view: &View, reader: &Reader<'_>) -> Option<String> {
    let prize = |(number, prize): (u8, &Option<Prize>)| {
        let name = match prize {
            Some(Prize::Flag(of)) => country_code(*of, reader),
            Some(Prize::FreeAgent) => reader.locale.text(Key::FreeAgentShort),
            None => String::from("-"),
        };
        format!("{number}{name}")
    };
    let named: Vec<String> = (1..).zip(&view.prizes).map(prize).collect();
    (!named.is_empty()).then(|| reader.locale.format(Key::Prizes, [("prizes", named.join(" ").into())]))
}
