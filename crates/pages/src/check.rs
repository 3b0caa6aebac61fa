//! The page that checks the shuffle: the fingerprint that was published at the start, and the seed once the game is over.

use super::{Visitor, page};
use maud::{Markup, html};
use portolan_i18n::SiteKey;

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
