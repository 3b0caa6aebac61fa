//! Gains and costs in signs: points in a red seal, money with its letter, everything else as a picture with a number.

use super::symbols::picture;
use maud::{Markup, html};
use portolan_core::Seat;
use portolan_yokohama::{ByGood, Country, Reward};

/// A reward in signs; a dash for none. Screen readers need a label in words next to it.
pub(super) fn reward(of: &Reward) -> Markup {
    html! {
        @if of.is_none() { "–" }
        @if of.points > 0 { b.vp { (of.points) } }
        @if of.yen > 0 { b.yen { (of.yen) } }
        (goods(of.goods))
        (some("any", of.any_good))
        (some("import", of.imports))
        (some("warehouse", of.warehouse))
        (some("move", of.moves))
        (some("agent", of.free_agent.into()))
    }
}

/// Goods in signs.
pub(super) fn goods(of: ByGood<u8>) -> Markup {
    html! { @for (good, count) in of.nonzero() { (some(good.name(), count)) } }
}

/// A count with its sign; empty for 0.
fn some(name: &str, count: u8) -> Markup {
    html! {
        @if count > 1 { b { (count) } }
        @if count > 0 { (picture("sign", name)) }
    }
}

/// The crest of a seat, in the colour of its pieces.
pub(super) fn crest(seat: Seat) -> Markup {
    html! { svg class={ "s" (seat.number()) } { use href={ "#crest-" (seat.number()) } {} } }
}

/// A flag with its letters.
pub(super) fn flag(country: Country, letters: &str) -> Markup {
    html! { span.flag { (picture("flag", country.name())) (letters) } }
}
