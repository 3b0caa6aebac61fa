//! The HTML board of Dschunke.

use super::scene::{NAMES, choices, chooser, for_positions_of, page, parts, play_until, table};
use super::soundness::{all, elements};
use portolan_games::core::{SeatCount, Seed, ThoughtRng, Viewer};
use portolan_games::dschunke::{Choice, Event, JunkView, Phase, View};
use portolan_games::{AnyChoice, AnyTable, AnyView, GameId, TableSetup};
use scraper::{ElementRef, Html, Selector};
use std::collections::BTreeSet;

fn for_positions(mut check: impl FnMut(&AnyTable, Viewer)) {
    for (seats, seed) in [(3, 21), (4, 22), (4, 23)] {
        for_positions_of(GameId::Dschunke, seats, seed, &mut check);
    }
}

fn table_with(seats: usize, options: &[(&str, &str)]) -> AnyTable {
    let seed = Seed::from_number(seats as u64);
    let mut setup = TableSetup::standard(GameId::Dschunke, SeatCount::new(seats).unwrap(), seed);
    setup.options = options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    AnyTable::new(&setup).unwrap()
}

/// The variant setup with open stacks, from its first strip on.
fn for_variant_positions(mut check: impl FnMut(&AnyTable, Viewer)) {
    for seats in 3..=4 {
        let mut table = table_with(seats, &[("setup", "variant"), ("open-stacks", "yes")]);
        let mut rng = ThoughtRng::new(5);
        for _ in 0..40 {
            Viewer::all(table.seats()).for_each(|viewer| check(&table, viewer));
            let length = table.choice_count();
            play_until(&mut table, &mut rng, |table| table.choice_count() > length);
        }
    }
}

/// Tables with at most three layers, whose junks fill up.
fn for_limited_positions(mut check: impl FnMut(&AnyTable, Viewer)) {
    for seats in 3..=4 {
        let (mut table, mut rng) = (table_with(seats, &[("layers", "3")]), ThoughtRng::new(6));
        while !table.to_act().is_empty() {
            Viewer::all(table.seats()).for_each(|viewer| check(&table, viewer));
            let length = table.choice_count();
            play_until(&mut table, &mut rng, |table| table.choice_count() > length + 3);
        }
    }
}

fn view_of(table: &AnyTable, viewer: Viewer) -> View {
    let AnyView::Dschunke(view) = table.view(viewer) else { unreachable!("a table of Dschunke") };
    view
}

fn inside<'a>(element: ElementRef<'a>, selector: &str) -> Vec<ElementRef<'a>> {
    element.select(&Selector::parse(selector).unwrap()).collect()
}

/// The owner of the top crate of each cell of a hold, read from the picture.
fn seen_from_above(junk: ElementRef<'_>, strips: &str) -> [[usize; 3]; 3] {
    let mut cells = [[0; 3]; 3];
    for strip in inside(junk, strips) {
        let class = |name: &str| strip.value().classes().any(|class| class == name);
        let place = ["one", "two", "three"].into_iter().position(class).unwrap();
        let picture = inside(strip, "use")[0].attr("href").unwrap();
        let owner: usize = picture.split('-').nth(1).unwrap().parse().unwrap();
        for crates in 0..3 {
            let (row, column) = if class("across") { (place, crates) } else { (crates, place) };
            cells[row][column] = owner;
        }
        assert!(picture.ends_with(if class("across") { "-across" } else { "-along" }));
    }
    cells
}

fn counted(cells: [[usize; 3]; 3], seats: usize) -> Vec<u8> {
    let crates = |seat: usize| cells.iter().flatten().filter(|&&owner| owner == seat + 1).count();
    (0..seats).map(|seat| crates(seat) as u8).collect()
}

fn numbers(junk: ElementRef<'_>, selector: &str) -> Vec<u8> {
    inside(junk, selector).iter().map(|number| number.inner_html().parse().unwrap()).collect()
}

/// The crates counted in the picture equal those of the rules and the numbers next to it.
#[test]
fn visible_crates_can_be_counted() {
    let mut highest = 0;
    let mut check = |table: &AnyTable, viewer: Viewer| {
        let view = view_of(table, viewer);
        let [board, ..] = parts(table, viewer, &NAMES);
        let parsed = Html::parse_fragment(&board);
        let drawn = elements(&parsed, ".junk");
        assert_eq!(drawn.len(), view.junks.len());
        for (junk, element) in view.junks.iter().zip(drawn) {
            let cells = seen_from_above(element, ".strip:not(.shadow)");
            assert_eq!(counted(cells, view.players.len()), junk.visible, "{:?}", junk.strips);
            assert_eq!(numbers(element, ".counts b"), junk.visible);
            highest = highest.max(junk.strips.len());
        }
    };
    for_positions(&mut check);
    for_variant_positions(&mut check);
    assert!(highest > 9, "{highest}");
}

/// The shadows cover what the choice would cover.
#[test]
fn shadows_show_what_would_be_visible() {
    let (mut loaded, mut lifted) = (0, 0);
    let mut check = |table: &AnyTable, viewer: Viewer| {
        let view = view_of(table, viewer);
        let [board, ..] = parts(table, viewer, &NAMES);
        let parsed = Html::parse_fragment(&board);
        for (junk, element) in view.junks.iter().zip(elements(&parsed, ".junk")) {
            let shadows = inside(element, ".strip.shadow").len();
            let is_lifted = !inside(element, ".strip.lifted").is_empty();
            if shadows == 0 && !is_lifted {
                assert!(inside(element, ".then").is_empty());
                continue;
            }
            loaded += shadows;
            lifted += usize::from(is_lifted);
            let after = after_the_click(junk, table, viewer, &view);
            for (count, (&now, &then)) in
                inside(element, ".counts li").iter().zip(junk.visible.iter().zip(&after))
            {
                let shown: Vec<String> =
                    inside(*count, ".then").iter().map(|then| then.inner_html()).collect();
                let expected = if now == then { vec![] } else { vec![format!("→{then}")] };
                assert_eq!(shown, expected, "{now} {then}");
            }
            if shadows > 0 {
                assert_eq!(counted(seen_from_above(element, ".strip"), after.len()), after);
            }
        }
    };
    for_positions(&mut check);
    for_variant_positions(&mut check);
    for_limited_positions(&mut check);
    for seed in 1..40 {
        let mut table = table(GameId::Dschunke, 4, seed);
        play_until(&mut table, &mut ThoughtRng::new(seed), |table| {
            matches!(view_of(table, Viewer::Public).phase, Phase::MoveFrom { .. })
        });
        check(&table, chooser(&table));
    }
    assert!(loaded > 40 && lifted > 0, "{loaded} {lifted}");
}

/// The visible crates of a junk after the viewer has clicked on its hold, or on the merchant who loads there.
fn after_the_click(junk: &JunkView, table: &AnyTable, viewer: Viewer, view: &View) -> Vec<u8> {
    let here = view.workers.iter().find(|of| of.junk == Some(junk.junk)).map(|of| Choice::Use(of.worker));
    let named = AnyChoice::Dschunke(Choice::On(junk.junk));
    let choice =
        if choices(table, viewer).contains(&named) { named } else { AnyChoice::Dschunke(here.unwrap()) };
    let mut after = table.clone();
    after.choose(viewer.seat().unwrap(), choice).unwrap();
    let lifting = matches!(view.phase, Phase::MoveFrom { .. });
    if lifting {
        // The strip covers its new cell and uncovers its old one.
        let seat = viewer.seat().unwrap();
        let to = after.choices(seat)[0];
        after.choose(seat, to).unwrap();
    }
    view_of(&after, viewer).junk(junk.junk).unwrap().visible.clone()
}

/// Every visible piece is on the page exactly once, under its own id.
#[test]
fn every_visible_piece_is_on_the_board_once() {
    for_positions(|table, viewer| {
        let view = view_of(table, viewer);
        let [board, ..] = parts(table, viewer, &NAMES);
        let parsed = Html::parse_fragment(&board);
        let specials =
            view.players.iter().flat_map(|of| of.open_cards.iter().chain(of.cards.iter().flatten()));
        let seen = specials.chain(view.searching.iter().flatten());
        let open: BTreeSet<String> = seen.map(|card| format!("special-{}", card.id.0)).collect();
        let shown = all(&parsed, "[id^=special-]:not(.back)", "id");
        assert_eq!(shown.len(), open.len());
        assert_eq!(shown.into_iter().map(String::from).collect::<BTreeSet<_>>(), open);
        let hidden = view.players.iter().filter(|of| of.cards.is_none()).map(|of| of.card_count);
        assert_eq!(elements(&parsed, "[id^=special-].back").len(), hidden.sum::<usize>());
        let hidden = view.players.iter().filter(|of| of.hand.is_none()).map(|of| of.hand_size);
        assert_eq!(elements(&parsed, "[id^=hand-].back").len(), hidden.sum::<usize>());
        let mine = view.me().map_or(0, |me| me.hand_size);
        assert_eq!(elements(&parsed, "[id^=goods-]").len(), mine);
        assert_eq!(elements(&parsed, "[id^=worker-]").len(), view.workers.len());
        let sold = view.market.map_or(0, |tile| tile.sold.0.iter().filter(|&&sold| sold).count());
        assert_eq!(elements(&parsed, "[id^=sold-]").len(), sold);
        assert_eq!(elements(&parsed, "#red-junk").len(), 1);
        assert_eq!(elements(&parsed, "[id^=stack-]").len(), 4);
    });
}

/// Each legal choice is in the list once, and on its piece of the board.
#[test]
fn every_legal_choice_is_a_button_in_the_list_and_on_its_piece() {
    let check = |table: &AnyTable, viewer: Viewer| {
        let legal: BTreeSet<String> = choices(table, viewer).iter().map(ToString::to_string).collect();
        let [board, decision, _] = parts(table, viewer, &NAMES);
        let values = |part: &str| -> BTreeSet<String> {
            let parsed = Html::parse_fragment(part);
            all(&parsed, "button.can", "value").into_iter().map(String::from).collect()
        };
        assert_eq!(values(&decision), legal);
        let without_piece = ["done", "end", "yuan", "bid nothing"];
        let on_board = legal.iter().filter(|choice| !without_piece.contains(&choice.as_str()));
        assert_eq!(values(&board), on_board.cloned().collect());
    };
    for_positions(check);
    for_variant_positions(check);
    for_limited_positions(check);
}

/// With three layers every junk shows its number of strips and its limit; without a limit none does.
#[test]
fn a_limit_is_shown_on_every_junk() {
    let mut full = 0;
    for_limited_positions(|table, viewer| {
        let view = view_of(table, viewer);
        let [board, ..] = parts(table, viewer, &NAMES);
        let parsed = Html::parse_fragment(&board);
        for (junk, element) in view.junks.iter().zip(elements(&parsed, ".junk")) {
            let shown = inside(element, ".plate .load");
            assert_eq!(shown.len(), 1);
            assert_eq!(shown[0].inner_html(), format!("{}/9", junk.strips.len()));
            assert_eq!(!inside(element, ".load.full").is_empty(), junk.strips.len() == 9);
            // A legal piece describes the click instead of the limit.
            let says = inside(element, ".in-hold")[0].html().contains("at most 9");
            assert!(says || !inside(element, ".hold.can").is_empty());
            full += usize::from(junk.strips.len() == 9);
        }
    });
    assert!(full > 20, "{full}");
    for_positions(|table, viewer| {
        let [board, ..] = parts(table, viewer, &NAMES);
        assert!(elements(&Html::parse_fragment(&board), ".plate .load").is_empty());
        assert!(!board.contains("at most"), "{board}");
    });
}

/// The board has a class for the seat with yellow strips, which the style sheet uses for everything of that seat.
#[test]
fn yellow_strips_are_painted_by_seat() {
    let class = |seats, colour| {
        let table = table_with(seats, &[("yellow-for", colour)]);
        let [board, ..] = parts(&table, Viewer::Public, &NAMES);
        let parsed = Html::parse_fragment(&board);
        elements(&parsed, "section.dschunke")[0].attr("class").unwrap().to_string()
    };
    assert_eq!(class(3, "nobody"), "dschunke");
    assert_eq!(class(3, "red"), "dschunke yellow-for-1");
    assert_eq!(class(3, "blue"), "dschunke yellow-for-2");
    assert_eq!(class(3, "green"), "dschunke yellow-for-3");
    assert_eq!(class(4, "green"), "dschunke", "all colours are in the game");
    let style = portolan_boards::html::style(GameId::Dschunke);
    for seat in 1..=3 {
        let painted = format!(":has(.yellow-for-{seat}) {{ --strips-{seat}: var(--yellow);");
        assert!(style.contains(&painted), "{painted}");
        assert!(style.contains(&format!(".seat-{seat} {{ color: var(--strips-{seat}, ")));
    }
}

/// In the barter all viewers see who has sealed a bid; only its owner sees the contents.
#[test]
fn only_its_owner_sees_a_sealed_bid() {
    let mut seen = 0;
    for seed in 1..8 {
        let mut table = table(GameId::Dschunke, 4, seed);
        play_until(
            &mut table,
            &mut ThoughtRng::new(seed),
            |table| matches!(view_of(table, Viewer::Public).phase, Phase::Barter { waiting } if waiting.len() == 2),
        );
        for viewer in Viewer::all(table.seats()) {
            let view = view_of(&table, viewer);
            let parsed = Html::parse_fragment(&page(&table, viewer));
            let mine = view.me().is_some_and(|me| me.has_bid);
            assert_eq!(elements(&parsed, "[id^=bid-]").len(), 2);
            assert_eq!(elements(&parsed, ".bid.awaited").len(), 2);
            assert_eq!(elements(&parsed, ".bid.mine").len(), usize::from(mine));
            assert_eq!(
                elements(&parsed, "[id^=bid-] .good").len(),
                elements(&parsed, ".mine[id^=bid-] .good").len()
            );
            seen += usize::from(mine);
        }
    }
    assert!(seen > 5, "{seen}");
}

/// Neither a hidden card nor its id is on the page of another player.
#[test]
fn hidden_cards_are_only_on_the_page_of_their_owner() {
    for_positions(|table, viewer| {
        let page = page(table, viewer);
        for seat in table.seats().seats().filter(|&seat| !viewer.is(seat) && table.outcome().is_none()) {
            let theirs = view_of(table, Viewer::Seat(seat));
            let held = theirs.players[seat.index()].cards.iter().flatten();
            for card in held.chain(theirs.searching.iter().flatten()) {
                assert!(
                    !page.contains(&format!("\"special-{}\"", card.id.0)),
                    "card {} of {seat}",
                    card.id.0
                );
            }
        }
    });
}

/// Face-down merchants are on their junks, and no viewer can identify them.
#[test]
fn merchants_are_face_down_before_the_first_round_of_the_variant() {
    let mut hidden = 0;
    for_variant_positions(|table, viewer| {
        let view = view_of(table, viewer);
        let parsed = Html::parse_fragment(&page(table, viewer));
        let face_down = elements(&parsed, "[id^=merchant-on-]").len();
        assert_eq!(face_down, if view.round == 0 { 3 } else { 0 });
        assert_eq!(elements(&parsed, ".junk [id^=worker-]").len(), 3 - face_down);
        hidden += face_down;
    });
    assert!(hidden > 0);
}

/// After the barter all bids are shown side by side with their results, until the next turn.
#[test]
fn the_latest_bids_are_shown_side_by_side() {
    let players = portolan_boards::Players::new(NAMES);
    let (mut shown, mut gone) = (0, 0);
    for_positions_of(GameId::Dschunke, 4, 3, |table, viewer| {
        let reader = portolan_boards::Reader {
            locale: &super::scene::ENGLISH,
            players: &players,
            viewer,
            ink: portolan_boards::Ink::Plain,
        };
        let story = table.history(viewer);
        let drawn = portolan_boards::html::reveal(&story, &table.view(viewer), &reader).into_string();
        let events = story.iter().flat_map(|chapter| &chapter.events);
        let turns: Vec<bool> = events
            .filter_map(|event| match event {
                portolan_games::AnyEvent::Dschunke(Event::BidShown { .. }) => Some(true),
                portolan_games::AnyEvent::Dschunke(Event::WorkerUsed { .. } | Event::ActionMissed { .. }) => {
                    Some(false)
                }
                _ => None,
            })
            .collect();
        let parsed = Html::parse_fragment(&drawn);
        if turns.last() == Some(&true) {
            let bids = turns.iter().rev().take_while(|bid| **bid).count();
            let lines = elements(&parsed, ".reveal li");
            assert!(lines.len() == 4 && bids % 4 == 0, "{drawn}");
            assert_eq!(
                elements(&parsed, ".reveal li.won").is_empty(),
                elements(&parsed, ".reveal p").is_empty()
            );
            shown += 1;
        } else {
            assert!(drawn.is_empty());
            gone += 1;
        }
    });
    assert!(shown > 5 && gone > 20, "{shown} {gone}");
}
