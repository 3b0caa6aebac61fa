//! A piece of the board that represents a choice: a highlighted button while the choice is legal, a button that explains
//! the refusal while it is not, and a plain picture for a viewer who has nothing to decide.

use super::{Reason, SeatContext};
use maud::{Markup, html};
use std::fmt::Display;

/// A piece of the board.
pub struct Clickable<'a, C> {
    /// The choice that a click makes, if any.
    pub choice: Option<C>,
    /// Its CSS classes.
    pub class: &'a str,
    /// The accessible name.
    pub label: &'a str,
    /// The picture.
    pub face: Markup,
}

impl<C: Copy + PartialEq + Display> Clickable<'_, C> {
    /// Renders the piece for this viewer. `action` describes what a click would do; it is called for a legal choice
    /// only.
    pub fn show(self, context: &SeatContext<'_, C>, action: impl FnOnce(C) -> String) -> Markup {
        let Some(choice) = self.choice else { return self.picture() };
        if context.choices.contains(&choice) {
            return self.legal(choice, &action(choice));
        }
        match (context.why_not)(&choice) {
            Some(reason) => self.refused(choice, &reason),
            None => self.picture(),
        }
    }

    fn legal(self, choice: C, action: &str) -> Markup {
        html! {
            button class={ "can " (self.class) } type="submit" form="choose" name="choice" value=(choice)
                aria-label=(action) title=(action) { (self.face) }
        }
    }

    fn refused(self, choice: C, reason: &Reason) -> Markup {
        html! {
            button class={ "cannot " (self.class) } type="button" aria-disabled="true" data-choice=(choice)
                data-section=(reason.section) aria-label=(self.label) title=(reason.sentence) { (self.face) }
        }
    }

    fn picture(self) -> Markup {
        html! { span class=(self.class) role="img" aria-label=(self.label) title=(self.label) { (self.face) } }
    }
}
