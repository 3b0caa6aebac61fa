//! A thing on the board that stands for a choice: a glowing button while the choice is legal, a button that says why
//! not while it is not, and just a thing for who is not asked at all.

use super::{Reason, SeatContext};
use maud::{Markup, html};
use portolan_games::AnyChoice;

/// A thing on the board.
pub(crate) struct Thing<'a> {
    /// What a click on it would choose.
    pub(crate) choice: Option<AnyChoice>,
    /// Its classes.
    pub(crate) class: &'a str,
    /// What it is, in words.
    pub(crate) label: &'a str,
    /// What a click would do, in words.
    pub(crate) action: &'a str,
    /// What it looks like.
    pub(crate) face: Markup,
}

impl Thing<'_> {
    /// As it lies before this viewer.
    pub(crate) fn show(self, context: &SeatContext<'_>) -> Markup {
        let Some(choice) = self.choice else { return self.lies() };
        if context.choices.contains(&choice) {
            return self.can(choice);
        }
        match (context.why_not)(&choice) {
            Some(reason) => self.cannot(choice, &reason),
            None => self.lies(),
        }
    }

    fn can(self, choice: AnyChoice) -> Markup {
        html! {
            button class={ "can " (self.class) } type="submit" form="choose" name="choice" value=(choice)
                aria-label=(self.action) title=(self.action) { (self.face) }
        }
    }

    fn cannot(self, choice: AnyChoice, reason: &Reason) -> Markup {
        html! {
            button class={ "cannot " (self.class) } type="button" aria-disabled="true" data-choice=(choice)
                data-section=(reason.section) aria-label=(self.label) title=(reason.locale) { (self.face) }
        }
    }

    fn lies(self) -> Markup {
        html! { span class=(self.class) role="img" aria-label=(self.label) title=(self.label) { (self.face) } }
    }
}
