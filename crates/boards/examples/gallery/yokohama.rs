//! The states of Yokohama in the gallery.

use crate::GalleryStates;
use portolan_games::AnyView;
use portolan_games::yokohama::{Phase, View};

pub(crate) const STATES: GalleryStates = GalleryStates {
    preferred: &[
        "shop", "house", "learn", "order", "complete", "achieve", "hire", "space", "token", "place", "go",
    ],
    states: &[
        ("start", |_, _, _| true),
        ("turn", |view, choices, made| {
            made > 60 && matches!(own_view(view).phase, Phase::Place { .. }) && choices.len() > 8
        }),
        ("supplement", |view, choices, made| {
            made > 150 && matches!(own_view(view).phase, Phase::Supplement { .. }) && choices.len() > 2
        }),
        ("move", |view, choices, made| {
            made > 100
                && matches!(own_view(view).phase, Phase::Move { start: Some(_), .. })
                && choices.len() > 2
        }),
        ("fees", |view, choices, made| {
            let view = own_view(view);
            let with_fees =
                view.destinations.iter().filter(|to| to.routes.iter().all(|fees| fees.yen() > 0)).count();
            made > 60
                && matches!(view.phase, Phase::Move { start: Some(_), .. })
                && with_fees > 1
                && choices.len() > 3
        }),
        ("way", |view, _, _| matches!(own_view(view).phase, Phase::Route { .. })),
        ("recall", |view, choices, made| {
            made > 100 && matches!(own_view(view).phase, Phase::Recall { .. }) && choices.len() > 4
        }),
        ("exchange", |view, choices, _| {
            matches!(own_view(view).phase, Phase::Exchange { .. }) && choices.len() > 5
        }),
        ("church", |view, choices, _| {
            matches!(own_view(view).phase, Phase::Space { .. }) && choices.len() > 2
        }),
        ("faith", |view, choices, _| {
            matches!(own_view(view).phase, Phase::Faith { .. }) && choices.len() > 2
        }),
        ("hire", |view, choices, _| matches!(own_view(view).phase, Phase::Hire { .. }) && choices.len() > 2),
        ("learn", |view, choices, _| {
            matches!(own_view(view).phase, Phase::Learn { .. }) && choices.len() > 3
        }),
        ("order", |view, choices, _| {
            matches!(own_view(view).phase, Phase::Order { .. }) && choices.len() > 4
        }),
        ("build", |view, choices, made| {
            made > 60 && matches!(own_view(view).phase, Phase::Build { .. }) && choices.len() > 3
        }),
        ("shift", |view, choices, _| {
            matches!(own_view(view).phase, Phase::MoveTo { .. }) && choices.len() > 6
        }),
        ("busy", |view, choices, made| {
            let view = own_view(view);
            let learned: usize = view.players.iter().map(|player| player.technologies.len()).sum();
            let built: usize = view.players.iter().map(|player| player.shops.len()).sum();
            made > 600 && learned > 1 && built > view.players.len() && choices.len() > 8
        }),
        ("end", |view, _, _| own_view(view).phase == Phase::Over),
    ],
};

fn own_view(view: &AnyView) -> &View {
    let AnyView::Yokohama(view) = view else { unreachable!("a table of Yokohama") };
    view
}
