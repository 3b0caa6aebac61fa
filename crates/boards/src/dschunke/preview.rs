//! What an action would bring, as far as everybody can see. It guesses nothing that is hidden, and it changes nothing.

use portolan_games::core::Seat;
use portolan_games::dschunke::{Good, Hold, Junk, View};

fn hold(junk: Junk, view: &View) -> Hold {
    view.junk(junk).map(|view| view.strips.iter().copied().collect()).unwrap_or_default()
}

/// The visible crates of a seat.
pub(super) fn visible(seat: Seat, junk: Junk, view: &View) -> u8 {
    hold(junk, view).visible(seat)
}

/// Its visible crates after it has loaded so many more strips; it may have fewer left.
pub(super) fn after_loading(seat: Seat, junk: Junk, strips: u8, view: &View) -> u8 {
    let mut hold = hold(junk, view);
    (0..strips).for_each(|_| hold.push(seat));
    hold.visible(seat)
}

/// Its visible crates after a strip was taken from the top.
pub(super) fn after_lifting(seat: Seat, junk: Junk, view: &View) -> u8 {
    let mut hold = hold(junk, view);
    hold.remove_from_top(seat);
    hold.visible(seat)
}

/// How many strips a seat would really load onto a junk: as many as it has, and as find room (§4.2, §9.3).
pub(super) fn strips(seat: Seat, junk: Junk, wanted: u8, view: &View) -> u8 {
    own_strips(seat, wanted, view).min(room(junk, view))
}

/// How many strips a seat would load where there is room for all of them.
pub(super) fn own_strips(seat: Seat, wanted: u8, view: &View) -> u8 {
    view.player(seat).map_or(wanted, |player| wanted.min(player.strips))
}

/// How many more strips a junk takes (§9.3).
pub(super) fn room(junk: Junk, view: &View) -> u8 {
    let there = view.junk(junk).map_or(0, |view| view.strips.len() as u8);
    view.most_strips.map_or(u8::MAX, |most| most.saturating_sub(there))
}

/// What a money or goods action brings (§4.3, §4.4).
pub(super) fn yield_of(seat: Seat, junk: Junk, view: &View) -> u8 {
    visible(seat, junk, view).max(view.numbers.minimum)
}

/// How many of `wanted` cards a stack gives, as far as one may count it.
pub(super) fn from_stack(good: Good, wanted: u8, view: &View) -> u8 {
    view.stacks[good].count.map_or(wanted, |count| wanted.min(count))
}
