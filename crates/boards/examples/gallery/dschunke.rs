//! The states of Dschunke in the gallery.

use crate::GalleryStates;
use portolan_games::dschunke::{Phase, PlayerView, Task, View};
use portolan_games::{AnyChoice, AnyView};

pub(crate) const STATES: GalleryStates = GalleryStates {
    preferred: &["card", "use load", "bid rice 1", "bid fish 1"],
    states: &[
        ("start", |_, _, _| true),
        ("turn", |view, choices, _| {
            let view = own_view(view);
            view.round > 4 && can(choices, "card") && choices.len() > 4 && can(choices, "use load")
        }),
        ("after", |view, choices, _| {
            matches!(own_view(view).phase, Phase::Turn { acted: true, .. }) && can(choices, "card")
        }),
        ("apprentice", |view, _, _| {
            let view = own_view(view);
            let Phase::Apprentice { worker, .. } = view.phase else { return false };
            let loads = |task| matches!(task, Some(Task::Load(2)));
            view.workers.iter().any(|of| of.worker == worker && loads(of.task))
        }),
        ("apprentice-money", |view, _, _| {
            let view = own_view(view);
            let Phase::Apprentice { worker, .. } = view.phase else { return false };
            view.workers.iter().any(|of| of.worker == worker && of.task == Some(Task::Money))
        }),
        ("pick", |view, _, _| matches!(own_view(view).phase, Phase::Pick { .. })),
        ("place", |view, _, _| {
            own_view(view).round > 5 && matches!(own_view(view).phase, Phase::Place { .. })
        }),
        ("goods-card", |view, _, _| matches!(own_view(view).phase, Phase::GoodsCard { .. })),
        ("move-from", |view, _, _| matches!(own_view(view).phase, Phase::MoveFrom { .. })),
        ("move-to", |view, _, _| matches!(own_view(view).phase, Phase::MoveTo { .. })),
        ("supply", |view, _, _| {
            own_view(view).round > 2 && matches!(own_view(view).phase, Phase::Supply { .. })
        }),
        (
            "swap",
            |view, _, _| matches!(own_view(view).phase, Phase::Swap { returned, .. } if returned.total() > 0),
        ),
        ("search", |view, _, _| {
            own_view(view).round > 3 && matches!(own_view(view).phase, Phase::Search { .. })
        }),
        ("keep", |view, choices, _| matches!(own_view(view).phase, Phase::Keep { .. }) && choices.len() > 5),
        ("bid", |view, _, _| {
            own_view(view).round > 2
                && matches!(own_view(view).phase, Phase::Barter { waiting } if waiting.len() == 2)
        }),
        ("last-bid", |view, _, _| {
            let sold =
                own_view(view).market.map_or(0, |tile| tile.sold.0.iter().filter(|&&sold| sold).count());
            sold > 1 && matches!(own_view(view).phase, Phase::Barter { .. })
        }),
        ("busy", |view, choices, _| {
            let cards = |player: &PlayerView| player.card_count + player.open_cards.len();
            let view = own_view(view);
            let most = view.players.iter().map(cards).max();
            let mine = view.me().map_or(0, |me| me.hand_size);
            matches!(view.phase, Phase::Barter { .. }) && most > Some(4) && mine > 12 && choices.len() > 12
        }),
        ("end", |view, _, _| own_view(view).phase == Phase::Over),
    ],
};

fn own_view(view: &AnyView) -> &View {
    let AnyView::Dschunke(view) = view else { unreachable!("a table of Dschunke") };
    view
}

fn can(choices: &[AnyChoice], what: &str) -> bool {
    choices.iter().any(|choice| choice.to_string().starts_with(what))
}
