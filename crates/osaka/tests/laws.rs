//! Tests for the laws of the trait `Game` on this game: with random play, and with policies that reach rare positions.

use portolan_core::{Components as _, Seat, Viewer};
use portolan_osaka::{Choice, Components, Osaka};
use portolan_testkit::{Laws, preferring};

/// The secrets that must vary between imagined worlds (law 11).
fn osaka() -> Laws<Osaka> {
    Laws::<Osaka>::new()
        .secret("the order of the draw pile", |state, _| Some(format!("{:?}", state.deck)))
        .secret("the hands of others", |state, viewer| {
            let hidden = |seat: &Seat| !state.shows_hand(*seat, viewer);
            let hands: Vec<_> =
                state.seats.seats().filter(hidden).map(|seat| state.players[seat].hand).collect();
            (!hands.is_empty() && viewer != Viewer::Public).then(|| format!("{hands:?}"))
        })
}

mod at_random {
    portolan_testkit::laws!(suite = super::osaka().games(600));
}

/// Games that began under revision 1 are finished under it.
mod revision_1 {
    portolan_testkit::laws!(suite = super::osaka().games(300).revision(1));
}

/// All players hoard coins: both piles run empty, all pass, and the game ends at a standstill.
mod hoarding {
    use super::{Choice, Osaka, osaka, preferring};
    portolan_testkit::laws!(
        suite = osaka()
            .games(60)
            .policy(preferring::<Osaka>(|choice| matches!(choice, Choice::Take(_)), u32::MAX))
    );
}

/// All players buy and insure whenever possible: many sales, many sinkings.
mod trading {
    use super::{Choice, Osaka, osaka, preferring};
    portolan_testkit::laws!(
        suite = osaka().games(300).policy(preferring::<Osaka>(
            |choice| matches!(choice, Choice::Buy | Choice::Insure(_) | Choice::Reserve(_)),
            20
        ))
    );
}

/// A small box with few tokens: the draw pile often runs out, points are marked without cards, tokens run out.
mod a_small_box {
    use super::*;

    fn small() -> Components {
        let text = Components::BUILT_IN
            .replace("two = 11, three = 9, five = 7", "two = 4, three = 2, five = 1")
            .replace("each = 12", "each = 2");
        Components::parse(&text).unwrap()
    }

    portolan_testkit::laws!(
        suite = osaka()
            .games(300)
            .components(small())
            .policy(preferring::<Osaka>(|choice| matches!(choice, Choice::Buy | Choice::Insure(_)), 10))
    );
}
