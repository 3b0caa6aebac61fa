//! Hints: the choices that a bot considers best, with what it expects of them.

use crate::board::Board;
use crate::reader::Reader;
use crate::review::percent;
use portolan_games::{AnyChoice, AnyEvent, AnyView, with_any};
use portolan_i18n::{HintKey, ReviewKey};

/// A choice that a bot has evaluated.
pub struct Hint<'a> {
    /// The choice.
    pub choice: AnyChoice,
    /// The probability of winning with it, in thousandths.
    pub chance: u16,
    /// The expected points of the seat at the end.
    pub points: i32,
    /// Whether the seat will probably be eliminated, whatever its points.
    pub eliminated: bool,
    /// The events that the seat would see in an imagined world: the plan behind the choice.
    pub events: &'a [AnyEvent],
}

/// The texts of a hint.
pub struct HintTexts {
    /// What the choice would do.
    pub description: String,
    /// The chance of winning and the expected points.
    pub expected: String,
    /// What may come of it, introduced as such.
    pub then: String,
    /// What may come of it, without an introduction.
    pub story: String,
}

impl Hint<'_> {
    /// The texts of this hint. `view` is that of the seat that must choose.
    pub fn texts(&self, view: &AnyView, reader: &Reader<'_>) -> HintTexts {
        let story = crate::story(self.events, view, reader).join(" ");
        let points = match self.eliminated {
            true => reader.locale.text(HintKey::Eliminated),
            false => about_points(self.points, view, reader),
        };
        HintTexts {
            description: crate::describe(&self.choice, view, reader),
            expected: reader.locale.format(
                HintKey::Chance,
                [("percent", percent(self.chance.into(), reader).into()), ("expected", points.into())],
            ),
            then: reader.locale.format(HintKey::Then, [("story", story.as_str().into())]),
            story,
        }
    }
}

fn about_points(points: i32, view: &AnyView, reader: &Reader<'_>) -> String {
    with_any!(AnyView, view, G, _ => G::about_points(points, reader))
}

/// A hint for a terminal: the choice with what is expected of it, and what may come of it. `view` is that of the seat that
/// must choose.
pub fn hint(hint: &Hint<'_>, view: &AnyView, reader: &Reader<'_>) -> (String, String) {
    let locale = reader.locale;
    let HintTexts { description, expected, then, .. } = hint.texts(view, reader);
    let choice = locale.format(
        ReviewKey::Choice,
        [("notation", hint.choice.to_string().into()), ("says", description.into())],
    );
    let expected =
        locale.format(HintKey::Expected, [("choice", choice.into()), ("expected", expected.into())]);
    (expected, then)
}

/// The answer where there is only one legal choice.
pub fn no_hint(reader: &Reader<'_>) -> String {
    reader.locale.text(HintKey::None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checks::{read, seat, table};
    use crate::reader::{Ink, Players};
    use portolan_games::core::{Game as _, Viewer};
    use portolan_games::dschunke::Dschunke;
    use portolan_games::osaka::Osaka;
    use portolan_games::ostia::{Choice, Ostia};
    use portolan_i18n::Locale;

    #[test]
    fn the_expected_result_is_in_the_unit_of_the_game() {
        let viewer = Viewer::Seat(seat(1));
        let osaka = AnyView::Osaka(table::<Osaka>(2, 1).state().view(viewer));
        let points =
            |count| read::<Osaka, _>(viewer, crate::Ink::Plain, |to| about_points(count, &osaka, to));
        assert_eq!([points(1), points(14)], ["about 1 point", "about 14 points"]);
        let dschunke = AnyView::Dschunke(table::<Dschunke>(3, 1).state().view(viewer));
        let yuan = read::<Dschunke, _>(viewer, crate::Ink::Plain, |to| about_points(78, &dschunke, to));
        assert_eq!(yuan, "about 78 yuan");
    }

    #[test]
    fn a_hint_for_a_seat_that_will_be_eliminated_says_so_instead_of_points() {
        let viewer = Viewer::Seat(seat(1));
        let view = AnyView::Ostia(table::<Ostia>(3, 1).state().view(viewer));
        let players = Players::new(["Anna", "Bruno", "Clara"]);
        let texts = Locale::languages().filter_map(Locale::new).map(|locale| {
            let reader = Reader { locale: &locale, players: &players, viewer, ink: Ink::Plain };
            let choice = AnyChoice::Ostia(Choice::Done);
            Hint { choice, chance: 0, points: 8, eliminated: true, events: &[] }
                .texts(&view, &reader)
                .expected
        });
        assert_eq!(
            texts.collect::<Vec<_>>(),
            [
                "0 % Gewinnchance, du scheidest aus",
                "0 % chance of winning, you are out of the game",
                "0 % di probabilità di vincere, sei fuori dal gioco",
                "szansa na zwycięstwo: 0 %, odpadasz z gry",
            ]
        );
    }
}
