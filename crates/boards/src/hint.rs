//! Hints: what a bot would choose in somebody's place, and why.

use crate::reader::Reader;
use crate::review::percent;
use portolan_games::{AnyChoice, AnyEvent, AnyView};
use portolan_i18n::{HintKey, ReviewKey};

/// A choice that a bot has thought about.
pub struct Hint<'a> {
    /// The choice.
    pub choice: AnyChoice,
    /// How likely the seat wins with it, of a thousand.
    pub chance: u16,
    /// How many points the seat will probably have at the end.
    pub points: i32,
    /// The seat will probably be eliminated, whatever its points.
    pub eliminated: bool,
    /// What the seat would see happen, in a world that it imagines: what the choice is for.
    pub events: &'a [AnyEvent],
}

/// What is said of a choice that a bot has thought about.
pub struct ToldHint {
    /// What it would do.
    pub says: String,
    /// How likely the seat wins with it, and with how many points.
    pub expected: String,
    /// What may come of it.
    pub then: String,
    /// The same without saying that this is what may come of it.
    pub story: String,
}

impl Hint<'_> {
    /// Puts it into words. `view` is that of the seat that is to choose.
    pub fn told(&self, view: &AnyView, reader: &Reader<'_>) -> ToldHint {
        let story = crate::story(self.events, view, reader).join(" ");
        let points = match self.eliminated {
            true => reader.locale.text(HintKey::Eliminated),
            false => crate::about(self.points, view, reader),
        };
        ToldHint {
            says: crate::describe(&self.choice, view, reader),
            expected: reader.locale.format(
                HintKey::Chance,
                [("percent", percent(self.chance.into(), reader).into()), ("expected", points.into())],
            ),
            then: reader.locale.format(HintKey::Then, [("story", story.as_str().into())]),
            story,
        }
    }
}

/// What is said of a choice at a terminal: what it is and what is expected of it, and what may come of it. `view` is that
/// of the seat that is to choose.
pub fn hint(hint: &Hint<'_>, view: &AnyView, reader: &Reader<'_>) -> (String, String) {
    let locale = reader.locale;
    let ToldHint { says, expected, then, .. } = hint.told(view, reader);
    let choice = locale
        .format(ReviewKey::Choice, [("notation", hint.choice.to_string().into()), ("says", says.into())]);
    let expected =
        locale.format(HintKey::Expected, [("choice", choice.into()), ("expected", expected.into())]);
    (expected, then)
}

/// There is nothing to think about: only one thing can be chosen.
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
    fn a_hint_counts_in_what_the_game_is_won_by() {
        let viewer = Viewer::Seat(seat(1));
        let osaka = AnyView::Osaka(table::<Osaka>(2, 1).state().view(viewer));
        let points =
            |count| read::<Osaka, _>(viewer, crate::Ink::Plain, |to| crate::about(count, &osaka, to));
        assert_eq!([points(1), points(14)], ["about 1 point", "about 14 points"]);
        let dschunke = AnyView::Dschunke(table::<Dschunke>(3, 1).state().view(viewer));
        let yuan = read::<Dschunke, _>(viewer, crate::Ink::Plain, |to| crate::about(78, &dschunke, to));
        assert_eq!(yuan, "about 78 yuan");
    }

    /// A hint for a seat that is expected to be eliminated says so, and shows no points.
    #[test]
    fn who_will_be_eliminated_is_told_so_in_every_language() {
        let viewer = Viewer::Seat(seat(1));
        let view = AnyView::Ostia(table::<Ostia>(3, 1).state().view(viewer));
        let players = Players::new(["Anna", "Bruno", "Clara"]);
        let said = Locale::languages().filter_map(Locale::new).map(|locale| {
            let reader = Reader { locale: &locale, players: &players, viewer, ink: Ink::Plain };
            let choice = AnyChoice::Ostia(Choice::Done);
            Hint { choice, chance: 0, points: 8, eliminated: true, events: &[] }.told(&view, &reader).expected
        });
        assert_eq!(
            said.collect::<Vec<_>>(),
            [
                "0 % Gewinnchance, du scheidest aus",
                "0 % chance of winning, you are out of the game",
                "0 % di probabilità di vincere, sei fuori dal gioco",
                "szansa na zwycięstwo: 0 %, odpadasz z gry",
            ]
        );
    }
}
