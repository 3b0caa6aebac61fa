//! The HTML board of Osaka.

use super::scene::{NAMES, choices, for_positions_of, page, parts};
use super::soundness::{all, elements};
use portolan_games::core::Viewer;
use portolan_games::{AnyTable, AnyView, GameId};
use scraper::Html;
use std::collections::BTreeSet;

fn for_positions(mut check: impl FnMut(&AnyTable, Viewer)) {
    for (seats, seed) in [(2, 11), (3, 12), (4, 13)] {
        for_positions_of(GameId::Osaka, seats, seed, &mut check);
    }
}

/// Every visible piece is on the page exactly once, under its own id.
#[test]
fn every_visible_piece_is_on_the_board_once() {
    for_positions(|table, viewer| {
        let AnyView::Osaka(view) = table.view(viewer) else { unreachable!("a table of Osaka") };
        let mut open: Vec<u8> = view.market.iter().chain(&view.farm).map(|stall| stall.card.id.0).collect();
        for player in &view.players {
            open.extend(player.goods.iter().chain(player.hand.iter().flatten()).map(|card| card.id.0));
        }
        open.sort_unstable();
        let [board, ..] = parts(table, viewer, &NAMES);
        let parsed = Html::parse_fragment(&board);
        let ids = all(&parsed, "[id^=card-]", "id");
        let mut shown: Vec<u8> = ids.iter().map(|id| id["card-".len()..].parse().unwrap()).collect();
        shown.sort_unstable();
        assert_eq!(shown, open);
        assert_eq!(elements(&parsed, ".ship[id]").len(), 4);
        assert_eq!(elements(&parsed, ".marker").len(), view.players.len());
        let hidden = view.players.iter().filter(|player| player.hand.is_none());
        assert_eq!(
            elements(&parsed, ".card.back").len(),
            hidden.map(|player| player.hand_size).sum::<usize>()
        );
        let tokens: u8 = view.players.iter().map(|player| player.token_count()).sum();
        assert_eq!(elements(&parsed, "[id^=token-]").len(), usize::from(tokens));
    });
}

/// Each legal choice is in the list once, and on its piece of the board.
#[test]
fn every_legal_choice_is_a_button_in_the_list_and_on_its_piece() {
    for_positions(|table, viewer| {
        let legal: BTreeSet<String> = choices(table, viewer).iter().map(ToString::to_string).collect();
        let [board, decision, _] = parts(table, viewer, &NAMES);
        let values = |part: &str| -> BTreeSet<String> {
            let parsed = Html::parse_fragment(part);
            all(&parsed, "button.can", "value").into_iter().map(String::from).collect()
        };
        assert_eq!(values(&decision), legal);
        let without_piece = ["paid", "done", "pass"];
        let on_board = legal.iter().filter(|choice| !without_piece.contains(&choice.as_str()));
        assert_eq!(values(&board), on_board.cloned().collect());
    });
}

/// Neither a hidden card nor its id is on the page of another player.
#[test]
fn hidden_cards_are_only_on_the_page_of_their_owner() {
    for_positions(|table, viewer| {
        let page = page(table, viewer);
        for seat in table.seats().seats().filter(|&seat| !viewer.is(seat) && table.outcome().is_none()) {
            let AnyView::Osaka(theirs) = table.view(Viewer::Seat(seat)) else {
                unreachable!("a table of Osaka")
            };
            for card in theirs.players[seat.index()].hand.iter().flatten() {
                assert!(!page.contains(&format!("\"card-{}\"", card.id.0)), "card {} of {seat}", card.id.0);
            }
        }
    });
}
