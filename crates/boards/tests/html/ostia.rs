//! The HTML board of Ostia.

use super::scene::{ENGLISH, NAMES, choices, for_positions_of, page, parts, table};
use super::soundness::{all, elements};
use portolan_boards::html::{self, SeatContext};
use portolan_boards::{Ink, Players, Reader};
use portolan_games::core::{Seat, SeatSet, ThoughtRng, Viewer};
use portolan_games::ostia::{Card, Choice, Event, Phase, PlayerView, View};
use portolan_games::{AnyChoice, AnyEvent, AnyTable, AnyView, GameId};
use scraper::Html;
use std::collections::BTreeSet;

fn for_positions(mut check: impl FnMut(&AnyTable, Viewer)) {
    for (seats, seed) in [(3, 21), (4, 22), (5, 23)] {
        for_positions_of(GameId::Ostia, seats, seed, &mut check);
    }
}

fn view_of(table: &AnyTable, viewer: Viewer) -> View {
    let AnyView::Ostia(view) = table.view(viewer) else { unreachable!("a table of Ostia") };
    view
}

/// The cards of a player that this viewer sees.
fn seen(player: &PlayerView) -> impl Iterator<Item = &Card> {
    player.ship.iter().chain(&player.wares).flatten()
}

/// Every visible piece is on the page exactly once, under its own id; hidden cards are there as the same number of backs.
#[test]
fn every_visible_piece_is_on_the_board_once() {
    for_positions(|table, viewer| {
        let view = view_of(table, viewer);
        let offered = view.offer.iter().flat_map(|offer| &offer.cards);
        let open = offered.chain(&view.neutral).chain(view.players.iter().flat_map(seen));
        let mut open: Vec<u8> = open.map(|card| card.id.0).collect();
        open.sort_unstable();
        let [board, ..] = parts(table, viewer, &NAMES);
        let parsed = Html::parse_fragment(&board);
        let ids = all(&parsed, "[id^=card-]", "id");
        let mut shown: Vec<u8> = ids.iter().map(|id| id["card-".len()..].parse().unwrap()).collect();
        shown.sort_unstable();
        assert_eq!(shown, open);

        let cards = |player: &PlayerView| player.ship_size + player.wares_size;
        let hidden: usize = view.players.iter().map(|player| cards(player) - seen(player).count()).sum();
        assert_eq!(elements(&parsed, ".card.back").len(), hidden);
        let storehouses: usize = view.players.iter().map(|player| usize::from(player.storehouses)).sum();
        assert_eq!(elements(&parsed, "[id^=house-]").len(), storehouses);
        let in_debt = view.players.iter().filter(|player| player.loans > 0).count();
        assert_eq!(elements(&parsed, ".loans").len(), in_debt);
        let put_away = usize::from(view.senate_put_away.is_some());
        let senate = 1 + view.senate_past.len() + usize::from(view.senate_next.is_some()) + put_away;
        assert_eq!(elements(&parsed, "[id^=senate-]").len(), senate);
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
        let is_word = |choice: &&String| {
            choice.starts_with("bid ") || ["higher", "pass", "interest", "done"].contains(&choice.as_str())
        };
        let on_board = legal.iter().filter(|choice| !is_word(choice));
        assert_eq!(values(&board), on_board.cloned().collect());
    });
}

/// A bid takes one click, or two for a rare amount.
#[test]
fn frequent_bids_are_shown_and_rare_ones_are_folded() {
    let mut asked = 0;
    for_positions(|table, viewer| {
        let view = view_of(table, viewer);
        let Some(price) = view.offer.as_ref().map(|offer| offer.price) else { return };
        let listed = matches!(view.phase, Phase::Bid { seat, from } if viewer.is(seat) && from == price);
        if !listed {
            return;
        }
        let [_, decision, _] = parts(table, viewer, &NAMES);
        let parsed = Html::parse_fragment(&decision);
        let quick = all(&parsed, ".offers button", "value");
        let least = format!("bid {price}");
        assert!(quick.len() <= 11 && quick.contains(&"pass") && quick.contains(&least.as_str()), "{quick:?}");
        let folded = all(&parsed, "details:not([open]) button", "value");
        assert_eq!(quick.len() + folded.len(), choices(table, viewer).len());
        asked += 1;
    });
    assert!(asked > 10, "{asked}");
}

/// During allocation, each card of the wares is shown where its owner put it.
#[test]
fn allocated_wares_are_shown_in_their_place() {
    let mut put = 0;
    for_positions(|table, viewer| {
        let view = view_of(table, viewer);
        let Some(me) = view.me().and_then(|me| me.allocation) else { return };
        let [board, ..] = parts(table, viewer, &NAMES);
        let parsed = Html::parse_fragment(&board);
        let lie = |place: &str| elements(&parsed, &format!("{place} .placed [id^=card-]")).len();
        let there = [lie(".forum"), lie(".senate"), lie(".store")];
        assert_eq!(there, [me.market.len(), me.senate.len(), me.stored.len()]);
        assert_eq!(elements(&parsed, ".wares .next").len(), usize::from(me.next.is_some()));
        put += there.iter().sum::<usize>();
    });
    assert!(put > 20, "{put}");
}

/// Neither a hidden card nor its id is on the page of another player.
#[test]
fn hidden_cards_are_only_on_the_page_of_their_owner() {
    for_positions(|table, viewer| {
        let page = page(table, viewer);
        let open = view_of(table, viewer);
        for seat in table.seats().seats().filter(|&seat| !viewer.is(seat)) {
            let theirs = view_of(table, Viewer::Seat(seat));
            let player = &theirs.players[seat.index()];
            let wares = player.wares.iter().flatten().filter(|_| open.players[seat.index()].wares.is_none());
            for card in player.ship.iter().flatten().chain(wares) {
                assert!(!page.contains(&format!("\"card-{}\"", card.id.0)), "card {} of {seat}", card.id.0);
            }
        }
    });
}

/// With 19 denarii, three loans and two empty storehouses, the button that eliminates the player is marked and says so.
#[test]
fn a_choice_that_eliminates_is_marked() {
    let table = table(GameId::Ostia, 3, 1);
    let seat = Seat::new(0).unwrap();
    let drawn = |cash| {
        let mut view = view_of(&table, Viewer::Seat(seat));
        (view.round, view.phase, view.to_act) = (5, Phase::Empties { seat }, SeatSet::only(seat));
        let me = &mut view.players[0];
        (me.cash, me.loans, me.storehouses) = (cash, 3, 2);
        (me.ship, me.ship_size, me.wares, me.wares_size) = (Some(vec![]), 0, Some(vec![]), 0);
        let choices = [Choice::SellStorehouse, Choice::Done].map(AnyChoice::Ostia);
        let players = Players::new(&NAMES[..3]);
        let reader =
            Reader { locale: &ENGLISH, players: &players, viewer: Viewer::Seat(seat), ink: Ink::Plain };
        let context = SeatContext { choices: &choices, why_not: &|_| None };
        html::decision(&AnyView::Ostia(view), &context, &reader).into_string()
    };
    let ruin = |drawn: &str| {
        let parsed = Html::parse_fragment(drawn);
        elements(&parsed, "#do-done .ruin").len()
    };
    let fatal = drawn(19);
    assert_eq!((ruin(&fatal), ruin(&drawn(30))), (1, 0), "{fatal}");
    assert!(
        fatal.contains("Done: you are out of the game: you have 19 denarii and owe 30 denarii"),
        "{fatal}"
    );
    assert!(fatal.contains("Sell at least 2 storehouses"), "{fatal}");
    let parsed = Html::parse_fragment(&fatal);
    assert_eq!(elements(&parsed, ".debts").len(), 1, "the style shows the sentence on small screens too");
}

/// All bids are in the HTML; rare ones are in folded pages.
#[test]
fn rare_bids_are_divided_into_pages() {
    let mut most = 0;
    for_positions(|table, viewer| {
        let [_, decision, _] = parts(table, viewer, &NAMES);
        let parsed = Html::parse_fragment(&decision);
        let pages = elements(&parsed, "#more-choices details.page").len();
        let open = elements(&parsed, "#more-choices details.page[open]").len();
        let bids =
            all(&parsed, "button.can", "value").iter().filter(|value| value.starts_with("bid ")).count();
        assert!(pages == 0 || open == 1 && bids > 24, "{pages} pages for {bids} bids");
        most = most.max(pages);
    });
    assert!(most >= 3, "{most}");
}

/// After the reveal, all allocations are shown side by side to every viewer until the next card is offered for sale.
#[test]
fn allocations_are_revealed_until_the_next_offer() {
    let (mut table, mut rng) = (table(GameId::Ostia, 4, 31), ThoughtRng::new(31));
    let (mut shown, mut hidden) = (0, 0);
    while let Some(seat) = table.to_act().first() {
        let story = table.history(Viewer::Public);
        let latest = story.iter().rev().flat_map(|chapter| chapter.events.iter().rev()).find(|event| {
            matches!(event, AnyEvent::Ostia(Event::AllocationShown { .. } | Event::CardOffered { .. }))
        });
        let is_due = matches!(latest, Some(AnyEvent::Ostia(Event::AllocationShown { .. })));
        let players = Players::new(&NAMES[..4]);
        let reader = Reader { locale: &ENGLISH, players: &players, viewer: Viewer::Public, ink: Ink::Plain };
        let drawn = portolan_boards::html::reveal(&story, &table.view(Viewer::Public), &reader).into_string();
        let lines = elements(&Html::parse_fragment(&drawn), ".reveal li").len();
        assert_eq!(lines, if is_due { 4 } else { 0 }, "{drawn}");
        (shown, hidden) = if is_due { (shown + 1, hidden) } else { (shown, hidden + 1) };
        let choice = rng.pick(&table.choices(seat)).unwrap();
        table.choose(seat, choice).unwrap();
    }
    assert!(shown > 4 && hidden > 4, "{shown} and {hidden}");
}
