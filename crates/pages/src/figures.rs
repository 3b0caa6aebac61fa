//! Drawn examples for the rules: the board of a real game at a moment that the section is about, with what one of the
//! choices would do. The moments are looked for once, in games that are played by chance from fixed seeds.

use maud::{Markup, PreEscaped, html};
use portolan_boards::html::{self as drawn, SeatContext};
use portolan_boards::{Ink, Players, Reader};
use portolan_games::core::{SeatCount, Seed, ThoughtRng, Viewer};
use portolan_games::{AnyChoice, AnyTable, GameId, TableSetup};
use portolan_i18n::{Locale, SiteKey};
use std::sync::LazyLock;

/// An example.
struct Figure {
    game: GameId,
    /// The section that it belongs to.
    section: &'static str,
    /// How the choice begins that is told about. It is possible in the example.
    choice: &'static str,
    /// So many choices were made before.
    after: usize,
}

const fn figure(game: GameId, section: &'static str, choice: &'static str, after: usize) -> Figure {
    Figure { game, section, choice, after }
}

const FIGURES: &[Figure] = &[
    figure(GameId::Osaka, "2.4", "token", 0),
    figure(GameId::Osaka, "3.1", "buy", 20),
    figure(GameId::Osaka, "3.4", "reserve", 10),
    figure(GameId::Osaka, "4.6", "insure", 20),
    figure(GameId::Ostia, "3.2", "keep", 0),
    figure(GameId::Ostia, "3.4", "bid", 10),
    figure(GameId::Ostia, "3.5", "sell", 10),
    figure(GameId::Ostia, "4.2", "market", 30),
    figure(GameId::Dschunke, "4.1", "use", 12),
    figure(GameId::Dschunke, "4.5", "on", 30),
    figure(GameId::Dschunke, "6.1", "bid", 30),
    figure(GameId::Yokohama, "4.1", "place", 20),
    figure(GameId::Yokohama, "5.3", "go", 60),
    figure(GameId::Yokohama, "5.4", "via", 60),
    figure(GameId::Yokohama, "6.4", "shop", 100),
    figure(GameId::Yokohama, "7.8", "order", 60),
];

/// Who plays in the examples.
const NAMES: [&str; 3] = ["Anna", "Bruno", "Clara"];

/// The examples of a section.
pub(super) fn of(game: GameId, section: &str, locale: &Locale) -> Vec<Markup> {
    static FOUND: LazyLock<Vec<Option<AnyTable>>> = LazyLock::new(|| FIGURES.iter().map(find).collect());
    let wanted = |figure: &Figure| figure.game == game && figure.section == section;
    let all = FIGURES.iter().zip(FOUND.iter()).filter(|(figure, _)| wanted(figure));
    all.filter_map(|(figure, table)| show(figure, table.as_ref()?, locale)).collect()
}

/// A game at the moment that is wanted.
fn find(figure: &Figure) -> Option<AnyTable> {
    (1..30).find_map(|seed| {
        let setup = TableSetup::standard(figure.game, SeatCount::new(3)?, Seed::from_number(seed));
        let mut table = AnyTable::new(&setup).ok()?;
        let mut rng = ThoughtRng::new(seed);
        loop {
            let seat = table.to_act().first()?;
            let choices = table.choices(seat);
            if table.choice_count() >= figure.after && told(figure, &choices).is_some() {
                return Some(table);
            }
            table.choose(seat, rng.pick(&choices)?).ok()?;
        }
    })
}

/// The choice that the example tells about.
fn told(figure: &Figure, choices: &[AnyChoice]) -> Option<AnyChoice> {
    choices.iter().copied().find(|choice| choice.to_string().split(' ').next() == Some(figure.choice))
}

fn show(figure: &Figure, table: &AnyTable, locale: &Locale) -> Option<Markup> {
    let seat = table.to_act().first()?;
    let players = Players::new(NAMES);
    let reader = Reader { locale, players: &players, viewer: Viewer::Seat(seat), ink: Ink::Plain };
    let (view, choices) = (table.view(reader.viewer), table.choices(seat));
    let why_not =
        |choice: &AnyChoice| table.why_not(seat, *choice).map(|refusal| drawn::reason(&refusal, &reader));
    let context = SeatContext { choices: &choices, why_not: &why_not };
    let board = nameless(&drawn::board(&view, &context, &reader).into_string());
    let asked = portolan_boards::decision(&view, &reader).split_whitespace().collect::<Vec<_>>().join(" ");
    let does = portolan_boards::describe(&told(figure, &choices)?, &view, &reader);
    let caption = locale.format(SiteKey::Example, [("asked", asked.into()), ("does", does.into())]);
    Some(html! {
        figure .example {
            div .table-page data-game=(figure.game) inert { div .board { (PreEscaped(board)) } }
            figcaption { (caption) }
        }
    })
}

/// The board without ids: several may stand on one page, and nothing on them moves.
fn nameless(board: &str) -> String {
    let mut parts = board.split(" id=\"");
    let mut out = parts.next().unwrap_or_default().to_string();
    for part in parts {
        out.push_str(part.split_once('"').map_or("", |(_, rest)| rest));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_example_is_found_and_drawn_in_every_language() {
        for tag in Locale::languages() {
            let locale = Locale::new(tag).expect("a language");
            for figure in FIGURES {
                let all = of(figure.game, figure.section, &locale);
                assert_eq!(all.len(), 1, "{} §{} in {tag}", figure.game, figure.section);
                assert!(!all[0].0.contains(" id=\""));
                let rules = figure.game.meta().rules;
                assert!(
                    rules.contains(&format!("## {} ", figure.section)),
                    "{} §{}",
                    figure.game,
                    figure.section
                );
            }
        }
    }

    #[test]
    fn ids_are_left_out_and_nothing_else_is() {
        assert_eq!(nameless("<a id=\"x\" class=\"y\"><b id=\"z\">t</b></a>"), "<a class=\"y\"><b>t</b></a>");
    }
}
