//! The page that checks the shuffle: the fingerprint that was published at the start, and the seed once the game is over.

use super::{Keys, Visitor, page};
use maud::{Markup, html};

/// What the page shows.
pub struct CheckPage<'a> {
    /// Who looks.
    pub visitor: Visitor<'a>,
    /// The address of the table.
    pub table: &'a str,
    /// The fingerprint that was published at the start.
    pub commitment: &'a str,
    /// The seed, once the game is over.
    pub seed: Option<&'a str>,
}

/// The page that checks the shuffle.
pub fn check(check: &CheckPage<'_>) -> Markup {
    let words = check.visitor.words;
    let main = html! {
        main #main .narrow {
            h1 { (words.word(Keys::Check)) }
            h2 { (words.word(Keys::Commitment)) }
            p { code .hash { (check.commitment) } }
            p { (words.word(Keys::CommitmentExplain)) }
            h2 { (words.word(Keys::Seed)) }
            @match check.seed {
                None => { p { (words.word(Keys::SeedHidden)) } }
                Some(seed) => {
                    p { code .hash { (seed) } }
                    p { (words.word(Keys::SeedFits)) }
                    p { (words.word(Keys::SeedHow)) }
                    pre { code { "echo " (seed) " | xxd -r -p | sha256sum" } }
                    p { (words.word(Keys::SeedReplay)) }
                }
            }
            p { a href=(check.table) { (words.word(Keys::ToTable)) } }
        }
    };
    page(&check.visitor, &words.word(Keys::Check), &main)
}
