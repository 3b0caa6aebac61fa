//! What is worth looking at in a game of Ostia.

use crate::Exhibits;
use portolan_games::AnyView;
use portolan_games::ostia::{AllocationView, Phase, View};

pub(crate) const EXHIBITS: Exhibits = Exhibits {
    lively: &["bid 10", "bid 11", "bid 12", "bid 13", "bid 14", "repay", "build", "store"],
    states: &[
        ("start", |_, _, _| true),
        ("offer", |view, _, made| made > 20 && matches!(of(view).phase, Phase::Offer { .. })),
        ("turn", |view, _, made| {
            let bids = of(view).offer.iter().flat_map(|offer| &offer.bids).flatten().count();
            made > 40 && matches!(of(view).phase, Phase::Bid { .. }) && bids + 2 == of(view).players.len()
        }),
        ("decide", |view, choices, made| {
            let all = of(view).players.len();
            made > 40 && matches!(of(view).phase, Phase::Decide { .. }) && choices.len() + 1 >= all
        }),
        ("allocate", |view, _, _| {
            let me = of(view).me().and_then(|me| me.allocation);
            let put =
                |me: AllocationView| !me.market.is_empty() && !me.senate.is_empty() && !me.stored.is_empty();
            of(view).round > 1 && me.is_some_and(|me| put(me) && me.next.is_some())
        }),
        ("busy", |view, _, _| {
            let of = of(view);
            let wares = of.me().map(|me| me.wares_size);
            of.phase == Phase::Allocate && wares > Some(11)
        }),
        ("loans", |view, choices, made| {
            made > 60 && matches!(of(view).phase, Phase::Loans { .. }) && choices.len() > 1
        }),
        ("build", |view, choices, made| {
            made > 60 && matches!(of(view).phase, Phase::Build { .. }) && choices.len() > 1
        }),
        ("discard", |view, choices, _| matches!(of(view).phase, Phase::Discard { .. }) && choices.len() > 3),
        ("last", |view, _, _| {
            let me = of(view).me().and_then(|me| me.allocation);
            of(view).phase == Phase::LastAllocate && me.is_some_and(|me| !me.market.is_empty())
        }),
        ("debts", |view, choices, _| {
            let owes = of(view).me().is_some_and(|me| me.loans > 0);
            matches!(of(view).phase, Phase::Empties { .. }) && choices.len() > 1 && owes
        }),
        ("empties", |view, choices, _| matches!(of(view).phase, Phase::Empties { .. }) && choices.len() > 1),
        ("end", |view, _, _| of(view).phase == Phase::Over),
    ],
};

fn of(view: &AnyView) -> &View {
    let AnyView::Ostia(view) = view else { unreachable!("a table of Ostia") };
    view
}
