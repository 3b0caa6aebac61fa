//! Examples in the rules: the board of a game at a position that illustrates the section, with the effect of one choice. The
//! positions are searched for once, in random games with fixed seeds.

use maud::{Markup, PreEscaped, html};
use portolan_boards::html::{self as board_html, SeatContext};
use portolan_boards::{Ink, Players, Reader};
use portolan_games::core::{SeatCount, Seed, ThoughtRng, Viewer};
use portolan_games::{AnyChoice, AnyTable, GameId, TableSetup};
use portolan_i18n::{Locale, SiteKey};
use std::sync::LazyLock;

/// An example in the rules.
struct Figure {
    game: GameId,
    /// The section with the example.
    section: &'static str,
    /// The first word of the described choice, which is possible in the position.
    choice: &'static str,
    /// Minimum number of choices before the position.
    min_choice_count: usize,
}

const fn figure(
    game: GameId,
    section: &'static str,
    choice: &'static str,
    min_choice_count: usize,
) -> Figure {
    Figure { game, section, choice, min_choice_count }
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

/// The players in the examples.
const NAMES: [&str; 3] = ["Anna", "Bruno", "Clara"];

/// Renders the examples of a section.
pub(super) fn figures_of(game: GameId, section: &str, locale: &Locale) -> Vec<Markup> {
    static TABLES: LazyLock<Vec<Option<AnyTable>>> = LazyLock::new(|| FIGURES.iter().map(find).collect());
    let is_of_section = |figure: &Figure| figure.game == game && figure.section == section;
    let all = FIGURES.iter().zip(TABLES.iter()).filter(|(figure, _)| is_of_section(figure));
    all.filter_map(|(figure, table)| show(figure, table.as_ref()?, locale)).collect()
}

/// Returns a game at the position of the example; `None` if no seed leads to one.
fn find(figure: &Figure) -> Option<AnyTable> {
    (1..30).find_map(|seed| {
        let setup = TableSetup::standard(figure.game, SeatCount::new(3)?, Seed::from_number(seed));
        let mut table = AnyTable::new(&setup).ok()?;
        let mut rng = ThoughtRng::new(seed);
        loop {
            let seat = table.to_act().first()?;
            let choices = table.choices(seat);
            if table.choice_count() >= figure.min_choice_count && described_choice(figure, &choices).is_some()
            {
                return Some(table);
            }
            table.choose(seat, rng.pick(&choices)?).ok()?;
        }
    })
}

/// Returns the choice that the example describes.
fn described_choice(figure: &Figure, choices: &[AnyChoice]) -> Option<AnyChoice> {
    choices.iter().copied().find(|choice| choice.to_string().split(' ').next() == Some(figure.choice))
}

fn show(figure: &Figure, table: &AnyTable, locale: &Locale) -> Option<Markup> {
    let seat = table.to_act().first()?;
    let players = Players::new(NAMES);
    let reader = Reader { locale, players: &players, viewer: Viewer::Seat(seat), ink: Ink::Plain };
    let (view, choices) = (table.view(reader.viewer), table.choices(seat));
    let why_not = |choice: &AnyChoice| {
        table.why_not(seat, *choice).map(|refusal| board_html::reason(&refusal, &reader))
    };
    let context = SeatContext { choices: &choices, why_not: &why_not };
    let board = without_ids(&board_html::board(&view, &context, &reader).into_string());
    let decision = portolan_boards::decision(&view, &reader).split_whitespace().collect::<Vec<_>>().join(" ");
    let effect = portolan_boards::describe(&described_choice(figure, &choices)?, &view, &reader);
    let caption = locale.format(SiteKey::Example, [("asked", decision.into()), ("does", effect.into())]);
    Some(html! {
        figure .example {
            div .table-page data-game=(figure.game) inert { div .board { (PreEscaped(board)) } }
            figcaption { (caption) }
        }
    })
}

/// Removes the ids of a board: a page may have several boards, and nothing on them moves.
fn without_ids(board: &str) -> String {
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
    fn every_example_is_found_and_rendered_in_every_language() {
        for tag in Locale::languages() {
            let locale = Locale::new(tag).expect("a language");
            for figure in FIGURES {
                let all = figures_of(figure.game, figure.section, &locale);
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
    fn only_ids_are_removed() {
        assert_eq!(
            without_ids("<a id=\"x\" class=\"y\"><b id=\"z\">t</b></a>"),
            "<a class=\"y\"><b>t</b></a>"
        );
    }
}
