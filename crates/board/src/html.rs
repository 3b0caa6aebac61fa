//! The HTML and SVG that all boards share.
//!
//! The page works without scripts: every legal choice is a submit button of the form `choose`, once in the decision and
//! again on its piece of the board. Every piece has the same id in every place, so that a script can animate it; the id of
//! a hidden piece reveals nothing about it. There is no script and no inline style here, and maud escapes every untrusted
//! text.
//!
//! Each game has its own style sheet in addition to [`STYLE`].

mod buttons;
mod clickable;
mod emblem;
mod hyphens;
mod mat;
mod page;
pub mod pieces;
mod ranking;

pub use buttons::{ChoiceButton, ChoiceGroup, choice_group, decision_panel};
pub use clickable::Clickable;
pub use emblem::emblem_frame;
pub use hyphens::hyphenated;
pub use mat::{PlayerMat, mats};
pub use page::BoardPage;
pub use ranking::ranking;

/// The style sheet of the table page and of the parts that all boards share.
pub const STYLE: &str = include_str!("../assets/board.css");

/// What the viewer may do now, in choices of type `C`.
pub struct SeatContext<'a, C> {
    /// The legal choices of the viewer; empty if it has nothing to decide.
    pub choices: &'a [C],
    /// Why the rules refuse a choice; `None` if it is legal, or if the viewer has nothing to decide.
    pub why_not: &'a dyn Fn(&C) -> Option<Reason>,
}

/// Why something cannot be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The reason as a sentence.
    pub sentence: String,
    /// The section of the rules.
    pub section: &'static str,
}
