//! The states of Ostia in the gallery.

use crate::GalleryStates;
use portolan_games::AnyView;
use portolan_games::ostia::{AllocationView, Phase, View};

pub(crate) const STATES: GalleryStates = GalleryStates {
    preferred: &["bid 10", "bid 11", "bid 12", "bid 13", "bid 14", "repay", "build", "store"],
    states: &[
        ("start", |_, _, _| true),
        ("offer", |view, _, made| made > 20 && matches!(own_view(view).phase, Phase::Offer { .. })),
        ("turn", |view, _, made| {
            let bids = own_view(view).offer.iter().flat_map(|offer| &offer.bids).flatten().count();
            made > 40
                && matches!(own_view(view).phase, Phase::Bid { .. })
                && bids + 2 == own_view(view).players.len()
        }),
        ("decide", |view, choices, made| {
            let all = own_view(view).players.len();
            made > 40 && matches!(own_view(view).phase, Phase::Decide { .. }) && choices.len() + 1 >= all
        }),
        ("allocate", |view, _, _| {
            let me = own_view(view).me().and_then(|me| me.allocation);
            let put =
                |me: AllocationView| !me.market.is_empty() && !me.senate.is_empty() && !me.stored.is_empty();
            own_view(view).round > 1 && me.is_some_and(|me| put(me) && me.next.is_some())
        }),
        ("busy", |view, _, _| {
            let of = own_view(view);
            let wares = of.me().map(|me| me.wares_size);
            of.phase == Phase::Allocate && wares > Some(11)
        }),
        ("loans", |view, choices, made| {
            made > 60 && matches!(own_view(view).phase, Phase::Loans { .. }) && choices.len() > 1
        }),
        ("build", |view, choices, made| {
            made > 60 && matches!(own_view(view).phase, Phase::Build { .. }) && choices.len() > 1
        }),
        ("discard", |view, choices, _| {
            matches!(own_view(view).phase, Phase::Discard { .. }) && choices.len() > 3
        }),
        ("last", |view, _, _| {
            let me = own_view(view).me().and_then(|me| me.allocation);
            own_view(view).phase == Phase::LastAllocate && me.is_some_and(|me| !me.market.is_empty())
        }),
        ("debts", |view, choices, _| {
            let owes = own_view(view).me().is_some_and(|me| me.loans > 0);
            matches!(own_view(view).phase, Phase::Empties { .. }) && choices.len() > 1 && owes
        }),
        ("empties", |view, choices, _| {
            matches!(own_view(view).phase, Phase::Empties { .. }) && choices.len() > 1
        }),
        ("end", |view, _, _| own_view(view).phase == Phase::Over),
    ],
};

fn own_view(view: &AnyView) -> &View {
    let AnyView::Ostia(view) = view else { unreachable!("a table of Ostia") };
    view
}
