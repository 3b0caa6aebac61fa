//! Preview of a purchase, computed by applying the rules to a copy of the state. The result does not depend on hidden
//! cards.

use crate::components::Good;
use crate::event::Event;
use crate::phase::Phase;
use crate::rules::{buy, sail};
use crate::state::State;
use portolan_core::{Journal, LogLine, Seat};

/// The consequences of buying the market as it is now.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct PurchasePreview {
    /// The ships that would sail, each with its new space (§3.2).
    pub voyages: Vec<(Good, u8)>,
    /// The sets that would be sold, by good and seat, each with its points (§4.2).
    pub sales: Vec<(Seat, Good, u8)>,
    /// The ships that would be on waves after the sale (§4.5).
    pub sinking: Vec<Good>,
}

impl PurchasePreview {
    /// Returns the preview of the purchase that is possible or has begun; empty while another decision is pending.
    pub(crate) fn of(state: &State) -> PurchasePreview {
        match state.phase {
            Phase::Action { seat } | Phase::Payment { seat, .. } if !state.open_to(seat).is_empty() => {
                PurchasePreview::of_purchase_by(seat, state)
            }
            _ => PurchasePreview::default(),
        }
    }

    fn of_purchase_by(buyer: Seat, state: &State) -> PurchasePreview {
        let mut state = state.clone();
        let mut journal = Journal::new();
        let bought = buy::take_over(&mut state, buyer);
        sail::sail(&mut state, bought, &mut journal);

        let mut preview = PurchasePreview::default();
        for line in journal.lines() {
            match *line {
                LogLine::Public(Event::ShipSailed { good, to, .. }) => preview.voyages.push((good, to)),
                LogLine::Public(Event::GoodsSold { seat, good, points, .. }) => {
                    preview.sales.push((seat, good, points));
                }
                LogLine::Public(Event::ShipSunk { good }) => preview.sinking.push(good),
                _ => {}
            }
        }
        preview.sales.sort_by_key(|&(seat, good, _)| (good, seat));
        if let Phase::Insurance { .. } = state.phase {
            preview.sinking = Good::ALL.into_iter().filter(|&good| state.is_sinking(good)).collect();
        }
        preview
    }
}
