//! Reports of simulations and contests: [`text`] for a terminal, and a self-contained [`page`] with plots. [`ReportLocale`]
//! translates them and formats their numbers.

mod locale;
pub mod page;
mod plot;
pub mod text;

pub use locale::ReportLocale;
