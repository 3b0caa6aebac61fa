//! The page that checks the shuffle: the hash of the seed, published at the start, and the seed once the game is over.

use super::{Visitor, page};
use maud::{Markup, html};
use portolan_i18n::SiteKey;

/// The content of the page that checks the shuffle.
pub struct CheckPage<'a> {
    /// The visitor.
    pub visitor: Visitor<'a>,
    /// The address of the table.
    pub table: &'a str,
    /// The hash of the seed, published at the start.
    pub commitment: &'a str,
    /// The seed; `None` while the game is running.
    pub seed: Option<&'a str>,
}

/// Renders the page that checks the shuffle.
pub fn check(check: &CheckPage<'_>) -> Markup {
    let locale = check.visitor.locale;
    let main = html! {
        main #main .narrow {
            h1 { (locale.text(SiteKey::Check)) }
            h2 { (locale.text(SiteKey::Commitment)) }
            p { code .hash { (check.commitment) } }
            p { (locale.text(SiteKey::CommitmentExplain)) }
            h2 { (locale.text(SiteKey::Seed)) }
            @match check.seed {
                None => { p { (locale.text(SiteKey::SeedHidden)) } }
                Some(seed) => {
                    p { code .hash { (seed) } }
                    p { (locale.text(SiteKey::SeedFits)) }
                    p { (locale.text(SiteKey::SeedHow)) }
                    pre { code { "echo " (seed) " | xxd -r -p | sha256sum" } }
                    p { (locale.text(SiteKey::SeedReplay)) }
                }
            }
            p { a href=(check.table) { (locale.text(SiteKey::ToTable)) } }
        }
    };
    page(&check.visitor, &locale.text(SiteKey::Check), &main)
}
