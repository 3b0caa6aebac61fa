//! The states of Osaka in the gallery.

use crate::GalleryStates;
use portolan_games::osaka::{Phase, PlayerView, View};
use portolan_games::{AnyChoice, AnyView};

pub(crate) const STATES: GalleryStates = GalleryStates {
    preferred: &["buy"],
    states: &[
        ("start", |_, _, _| true),
        ("turn", |view, choices, made| {
            let view = own_view(view);
            let insured = view.players.iter().any(|player| !player.insured.is_empty());
            let reserved = view.market.iter().any(|stall| stall.reserved_by.is_some());
            made > 60 && insured && reserved && can(choices, "buy") && view.market.len() > 3
        }),
        ("payment", |view, _, made| {
            made > 20 && matches!(own_view(view).phase, Phase::Payment { paid, .. } if paid > 0)
        }),
        ("insurance", |view, choices, _| {
            matches!(own_view(view).phase, Phase::Insurance { .. }) && choices.len() > 1
        }),
        ("cover", |view, choices, _| {
            matches!(own_view(view).phase, Phase::Cover { .. }) && choices.len() > 1
        }),
        ("sale", |view, _, made| {
            let goal = own_view(view).route.len() - 1;
            made > 60 && own_view(view).ships.0.iter().any(|&ship| usize::from(ship) == goal)
        }),
        ("busy", |view, choices, _| {
            let goods = |player: &PlayerView| player.goods.len();
            let hand = own_view(view).players.iter().map(|player| player.hand_size).max();
            let most = own_view(view).players.iter().map(goods).max();
            most > Some(8) && hand > Some(5) && choices.len() > 6
        }),
        ("long", |view, _, _| own_view(view).market.len() > 7),
        ("end", |view, _, _| own_view(view).phase == Phase::Over),
    ],
};

fn own_view(view: &AnyView) -> &View {
    let AnyView::Osaka(view) = view else { unreachable!("a table of Osaka") };
    view
}

fn can(choices: &[AnyChoice], what: &str) -> bool {
    choices.iter().any(|choice| choice.to_string() == what)
}
