//! The HTML board of Yokohama.

use super::scene::{ENGLISH, NAMES, choices, chooser, for_positions_of, page, parts, play_until, table};
use super::soundness::{all, elements};
use portolan_boards::html::{self, SeatContext};
use portolan_boards::{Ink, Players, Reader};
use portolan_games::core::{CardId, Seat, SeatCount, Seed, ThoughtRng, Viewer};
use portolan_games::yokohama::{
    Area, Country, DirectTravel, OrderView, Phase, TechnologyView, TokenView, View,
};
use portolan_games::{AnyTable, AnyView, GameId, TableSetup};
use scraper::Html;
use std::collections::BTreeSet;

fn for_positions(mut check: impl FnMut(&AnyTable, Viewer)) {
    for (seats, seed) in [(2, 11), (3, 12), (4, 13)] {
        for_positions_of(GameId::Yokohama, seats, seed, &mut check);
    }
}

fn view_of(table: &AnyTable, viewer: Viewer) -> View {
    let AnyView::Yokohama(view) = table.view(viewer) else { unreachable!("a table of Yokohama") };
    view
}

fn ids(board: &Html, start: &str) -> Vec<u8> {
    let ids = all(board, &format!("[id^={start}]"), "id");
    let mut ids: Vec<u8> = ids.iter().filter_map(|id| id[start.len()..].parse().ok()).collect();
    ids.sort_unstable();
    ids
}

fn sorted(cards: impl Iterator<Item = CardId>) -> Vec<u8> {
    let mut cards: Vec<u8> = cards.map(|card| card.0).collect();
    cards.sort_unstable();
    cards
}

/// Every visible piece is on the page exactly once, under its own id.
#[test]
fn every_visible_piece_is_on_the_board_once() {
    for_positions(|table, viewer| {
        let view = view_of(table, viewer);
        let [board, ..] = parts(table, viewer, &NAMES);
        let board = Html::parse_fragment(&board);
        let shown = view.ports.iter().flat_map(|port| &port.slots).filter_map(|slot| slot.order);
        let held = view.players.iter().flat_map(|player| {
            let hands = player.orders.iter().flatten().chain(player.dealt.iter().flatten());
            hands.chain(&player.completed).copied()
        });
        assert_eq!(ids(&board, "order-"), sorted(shown.chain(held).map(|order| order.id)));
        let shown = view.laboratories.iter().flat_map(|of| &of.slots).filter_map(|slot| slot.technology);
        let held = view.players.iter().flat_map(|player| player.technologies.iter().copied());
        assert_eq!(ids(&board, "technology-"), sorted(shown.chain(held).map(|card| card.id)));
        let lying = view.areas.iter().filter_map(|area| area.token);
        let held = view.players.iter().flat_map(|player| player.tokens.iter().copied());
        assert_eq!(ids(&board, "token-"), sorted(lying.chain(held).map(|token| token.id)));
        assert_eq!(ids(&board, "president-").len(), view.players.len());
        assert_eq!(elements(&board, ".area").len(), view.areas.len());
        let built: usize = view.players.iter().map(|player| player.shops.len() + player.houses.len()).sum();
        assert_eq!(elements(&board, ".built").len(), built);
        let standing =
            view.areas.iter().flat_map(|area| &area.assistants).filter(|&&count| count > 0).count();
        assert_eq!(elements(&board, ".men b").len(), standing);
        assert_eq!(elements(&board, "#station").len(), usize::from(view.station.is_some()));
        let hidden = view.players.iter().filter(|player| player.orders.is_none());
        assert_eq!(
            elements(&board, ".card.back").len(),
            hidden.map(|player| player.order_count).sum::<usize>()
        );
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
        let without_piece =
            |choice: &str| choice.starts_with("buy") || ["done", "recall", "take all"].contains(&choice);
        let on_board = legal.iter().filter(|choice| !without_piece(choice));
        assert_eq!(values(&board), on_board.cloned().collect());
    });
}

/// A click on a legal area chooses it, and every area can be enlarged.
#[test]
fn an_area_can_be_chosen_and_enlarged() {
    for_positions(|table, viewer| {
        let [board, ..] = parts(table, viewer, &NAMES);
        let board = Html::parse_fragment(&board);
        for area in elements(&board, ".area") {
            let id = area.attr("id").unwrap();
            assert!(area.attr("popover").is_some());
            assert_eq!(all(&board, &format!("#{id} > .look"), "popovertarget"), [id]);
            assert!(elements(&board, &format!("#{id} > .pick")).len() <= 1);
        }
        let AnyView::Yokohama(view) = table.view(viewer) else { unreachable!("a table of Yokohama") };
        if matches!(view.phase, Phase::Place { .. }) {
            let picked: BTreeSet<&str> = all(&board, ".area > .pick.can", "value").into_iter().collect();
            let legal: Vec<String> = choices(table, viewer).iter().map(ToString::to_string).collect();
            let placed = legal.iter().map(String::as_str).filter(|choice| choice.starts_with("place"));
            assert_eq!(picked, placed.collect());
        }
    });
}

/// Neither a hidden order nor its id is on the page of another player.
#[test]
fn hidden_orders_are_only_on_the_page_of_their_owner() {
    for_positions(|table, viewer| {
        let page = page(table, viewer);
        for seat in table.seats().seats().filter(|&seat| !viewer.is(seat) && table.outcome().is_none()) {
            let theirs = &view_of(table, Viewer::Seat(seat)).players[seat.index()];
            for order in theirs.orders.iter().flatten().chain(theirs.dealt.iter().flatten()) {
                assert!(
                    !page.contains(&format!("\"order-{}\"", order.id.0)),
                    "order {} of {seat}",
                    order.id.0
                );
            }
        }
    });
}

/// The steps of the turn: finished ones, the current one, remaining ones.
#[test]
fn the_turn_shows_finished_and_remaining_steps() {
    let mut table = table(GameId::Yokohama, 3, 5);
    play_until(&mut table, &mut ThoughtRng::new(5), |table| {
        matches!(view_of(table, chooser(table)).phase, Phase::Move { .. })
    });
    let [board, ..] = parts(&table, chooser(&table), &NAMES);
    let board = Html::parse_fragment(&board);
    let steps: Vec<String> =
        elements(&board, ".steps li:not(.once)").iter().map(|step| step.text().collect()).collect();
    assert_eq!(steps, ["extras", "place", "move", "area", "token", "build", "recover", "extras"]);
    assert_eq!(elements(&board, ".steps .done").len(), 2);
    let now = elements(&board, ".steps [aria-current=step]");
    assert_eq!(now.iter().map(|step| step.text().collect()).collect::<Vec<String>>(), ["move"]);
}

/// Options that differ from the defaults are named on the board.
#[test]
fn changed_options_are_named() {
    let mut setup = TableSetup::standard(GameId::Yokohama, SeatCount::new(3).unwrap(), Seed::from_number(1));
    for (option, value) in [("prizes", "yes"), ("free-agents", "yes"), ("direct", "anywhere")] {
        setup.options.push((option.into(), value.into()));
    }
    let table = AnyTable::new(&setup).unwrap();
    assert_eq!(view_of(&table, Viewer::Public).options.direct, DirectTravel::Anywhere);
    let [board, ..] = parts(&table, Viewer::Public, &NAMES);
    let board = Html::parse_fragment(&board);
    assert_eq!(elements(&board, ".agreed").len(), 3);
    assert_eq!(elements(&board, ".prizes > li").len(), 4);
}

/// Board and decision are pushed after every choice.
#[test]
fn boards_stay_small() {
    for_positions(|table, viewer| {
        let [board, decision, _] = parts(table, viewer, &NAMES);
        assert!(board.len() + decision.len() < 95_000, "{} + {}", board.len(), decision.len());
    });
}

/// The board of a long game with four players who own more than in any real game, for a viewer who may place assistants
/// anywhere.
#[test]
fn a_busy_board_stays_small() {
    let mut table = table(GameId::Yokohama, 4, 7);
    play_until(&mut table, &mut ThoughtRng::new(7), |table| {
        matches!(view_of(table, chooser(table)).phase, Phase::Place { .. }) && table.choice_count() > 60
    });
    let viewer = chooser(&table);
    let mut view = view_of(&table, viewer);
    make_busy(&mut view);
    let choices = choices(&table, viewer);
    let context = SeatContext { choices: &choices, why_not: &|_| None };
    let players = Players::new(NAMES);
    let reader = Reader { locale: &ENGLISH, players: &players, viewer, ink: Ink::Plain };
    let lying = view.areas.iter().filter(|area| area.token.is_some()).count();
    let view = AnyView::Yokohama(view);
    let board = html::board(&view, &context, &reader).into_string();
    let decision = html::decision(&view, &context, &reader).into_string();
    assert!(choices.len() > 15, "{}", choices.len());
    let parsed = Html::parse_fragment(&board);
    assert_eq!(elements(&parsed, ".learned .technology").len(), 4 * 6);
    assert_eq!(elements(&parsed, ".completed").len(), 4 * 6);
    assert_eq!(ids(&parsed, "token-").len(), lying + 4 * 4);
    assert_eq!(elements(&parsed, ".plots .built").len(), 17 * 2);
    assert_eq!(elements(&parsed, ".men b").len(), 17 * 4);
    assert!(board.len() + decision.len() < 120_000, "{} + {}", board.len(), decision.len());
}

/// Every player has six technologies, six completed orders, four tokens and icons of all countries; all areas are full.
fn make_busy(view: &mut View) {
    let components = view.components.clone();
    let seats = view.players.len();
    for (seat, player) in view.players.iter_mut().enumerate() {
        let id = |number: usize| CardId(number as u8);
        player.technologies = (0..6)
            .map(|n| TechnologyView {
                id: id(100 + 6 * seat + n),
                card: components.technologies[6 * seat + n],
            })
            .collect();
        player.completed = (0..6)
            .map(|n| OrderView { id: id(100 + 6 * seat + n), card: components.orders[6 * seat + n] })
            .collect();
        player.tokens = (0..4)
            .map(|n| TokenView { id: id(100 + 4 * seat + n), reward: components.tokens[4 * seat + n] })
            .collect();
        for country in Country::ALL {
            player.icons[country] = 3;
            player.agents[country].ready = 1;
        }
    }
    for area in view.areas.iter_mut().filter(|area| area.area != Area::Canal) {
        area.assistants.iter_mut().for_each(|count| *count = 2);
        if let Some(tile) = &mut area.tile {
            tile.house.owner = None;
            for (number, shop) in tile.shops.iter_mut().enumerate() {
                shop.owner = Seat::new(number % seats).filter(|_| number < 2);
            }
        }
    }
}
