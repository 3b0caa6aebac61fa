//! All tests of the crate: the boards as text and as HTML, and the parts that all boards share.

mod board;
mod checks;
mod guide;
mod hint;
mod html;
mod review;
mod text;
mod texts;
