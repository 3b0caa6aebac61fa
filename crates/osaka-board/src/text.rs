//! The board as terminal text: 80 columns, readable without colour. It contains no rules: it shows only the view and sums
//! over it.

use super::{insurance_icons, paint};
use portolan_board::Reader;
use portolan_board::layout::{WIDTH, cut, flow, pad, pad_left};
use portolan_board::table::label;
use portolan_core::Seat;
use portolan_i18n::OsakaKey as Key;
use portolan_osaka::{Card, Good, Kind, Phase, PlayerView, SpaceKind, Stall, View};

/// The whole board.
pub(crate) fn board(view: &View, reader: &Reader<'_>) -> String {
    let mut lines = vec![title(view, reader)];
    lines.extend(route(view, reader));
    lines.push(String::new());
    lines.extend(row_of_cards(&view.market, 'm', Key::Market, view, reader));
    lines.extend(row_of_cards(&view.farm, 'f', Key::Farm, view, reader));
    lines.extend(price(view, reader));
    lines.push(String::new());
    lines.extend(players(view, reader));
    lines.push(format!(" {}", reader.ink.dim(&reader.locale.text(Key::Legend))));
    lines.extend(my_hand(view, reader));
    lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
}

fn title(view: &View, reader: &Reader<'_>) -> String {
    let args = [("deck", view.deck.into()), ("discard", view.discard.len().into())];
    let piles = reader.locale.format(Key::Piles, args);
    let title = format!(" {}", reader.ink.bold(&reader.locale.text(Key::Title)));
    let width = textwrap::core::display_width(&piles);
    pad(&title, WIDTH.saturating_sub(width + 1)) + &reader.ink.dim(&piles)
}

/// Returns three lines: the names of the spaces, their kinds, their ships.
fn route(view: &View, reader: &Reader<'_>) -> [String; 3] {
    let width = (WIDTH - 2) / view.route.len().max(1);
    let mut lines = [String::from(" "), String::from(" "), String::from(" ")];
    for (place, space) in view.route.iter().enumerate() {
        let kind = reader.locale.text(match space.kind {
            SpaceKind::Start => Key::SpaceStart,
            SpaceKind::Port => Key::SpacePort,
            SpaceKind::Anchor => Key::SpaceAnchor,
            SpaceKind::Waves => Key::SpaceWaves,
            SpaceKind::Goal => Key::SpaceGoal,
        });
        let here = Good::ALL.into_iter().filter(|&good| usize::from(view.ships[good]) == place);
        let ships: Vec<String> = here.map(|good| ship(good, reader)).collect();
        let name = super::space_name(place as u8, view);
        lines[0] += &pad(&reader.ink.bold(&cut(&name, width - 1)), width);
        lines[1] += &pad(&reader.ink.dim(&cut(&kind, width - 1)), width);
        lines[2] += &pad(&ships.join(" "), width);
    }
    lines
}

fn ship(good: Good, reader: &Reader<'_>) -> String {
    paint(good, &format!("{}»", good.letter()), reader)
}

const CARD: usize = 8;
const LABEL: usize = 8;
const CARDS_IN_A_ROW: usize = (WIDTH - 2 - LABEL) / CARD;

/// The places, below them the cards, below them the players who reserved them.
fn row_of_cards(stalls: &[Stall], letter: char, name: Key, view: &View, reader: &Reader<'_>) -> Vec<String> {
    let name = reader.ink.bold(&reader.locale.text(name));
    if stalls.is_empty() {
        return vec![format!(" {}{}", pad(&name, LABEL), reader.locale.text(Key::Empty))];
    }
    let mut lines = Vec::new();
    for (row, stalls) in stalls.chunks(CARDS_IN_A_ROW).enumerate() {
        let first = row * CARDS_IN_A_ROW + 1;
        let places: String =
            (first..).zip(stalls).map(|(n, _)| pad(&format!(" {letter}{n}"), CARD)).collect();
        let cards: String =
            stalls.iter().map(|stall| pad(&boxed(stall.card.kind, view, reader), CARD)).collect();
        let title = if row == 0 { name.as_str() } else { "" };
        lines.push(format!(" {}{}", pad(title, LABEL), reader.ink.dim(places.trim_end())));
        lines.push(format!(" {}{cards}", pad("", LABEL)));
        if stalls.iter().any(|stall| stall.reserved_by.is_some()) {
            let markers: String = stalls.iter().map(|stall| pad(&marker(stall, reader), CARD)).collect();
            lines.push(format!(" {}{markers}", pad("", LABEL)));
        }
    }
    lines
}

fn marker(stall: &Stall, reader: &Reader<'_>) -> String {
    stall.reserved_by.map(|seat| format!("^{}", label(seat, CARD - 2, reader))).unwrap_or_default()
}

/// `[r2**]`: the stars are the insurance icons.
fn boxed(kind: Kind, view: &View, reader: &Reader<'_>) -> String {
    let stars = "*".repeat(insurance_icons(kind.value, view));
    format!("[{}{stars}]", paint(kind.good, &kind.to_string(), reader))
}

fn price(view: &View, reader: &Reader<'_>) -> Option<String> {
    let seat = reader.viewer.seat()?;
    let me = view.player(seat)?;
    let deciding = matches!(view.phase, Phase::Token { .. } | Phase::Action { .. });
    let coins: u16 = me.hand.iter().flatten().map(|card| card.kind.value.coins()).sum();
    let args = [
        ("cards", view.open_to(seat).count().into()),
        ("price", me.price.into()),
        ("missing", me.price.saturating_sub(coins).into()),
    ];
    (deciding && !view.market.is_empty()).then(|| format!(" {}", reader.locale.format(Key::Price, args)))
}

const NAME: usize = 14;
const HAND: usize = 6;
const MARKER: usize = 8;
const TOKENS: usize = 13;
const POINTS: usize = 8;
const BEFORE_GOODS: usize = 3 + NAME + HAND + MARKER + TOKENS + POINTS;

fn players(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let word = |key, width| pad(&reader.ink.dim(&reader.locale.text(key)), width);
    let mut lines = vec![format!(
        "   {}{}{}{}{}{}",
        word(Key::ColumnPlayer, NAME),
        word(Key::ColumnHand, HAND),
        word(Key::ColumnMarker, MARKER),
        word(Key::ColumnTokens, TOKENS),
        word(Key::ColumnPoints, POINTS),
        word(Key::ColumnGoods, 0),
    )];
    for (seat, player) in (0..).filter_map(Seat::new).zip(&view.players) {
        lines.extend(player_lines(seat, player, view, reader));
    }
    lines
}

fn player_lines(seat: Seat, player: &PlayerView, view: &View, reader: &Reader<'_>) -> Vec<String> {
    let turn = if view.phase.seat() == Some(seat) { ">" } else { " " };
    let first =
        if view.first == seat { format!(" {}", reader.locale.text(Key::First)) } else { String::new() };
    let name = reader.ink.bold(&label(seat, NAME - 5, reader)) + &reader.ink.dim(&first);
    let marker = if player.marker_free { Key::MarkerFree } else { Key::MarkerUsed };
    let points = player.point_count().map_or_else(|| "?".into(), |points| points.to_string());
    let before = format!(
        " {} {}{}{}{}{}",
        reader.ink.bold(turn),
        pad(&name, NAME),
        pad(&pad_left(&player.hand_size.to_string(), 3), HAND),
        pad(&reader.locale.text(marker), MARKER),
        pad(&tokens(player, reader), TOKENS),
        pad(&pad_left(&points, 4), POINTS),
    );
    let sets: Vec<String> = Good::ALL.into_iter().filter_map(|good| goods(good, player, reader)).collect();
    let mut lines = flow(&sets, WIDTH - BEFORE_GOODS - 1).into_iter();
    let mut all = vec![before + &lines.next().unwrap_or_default()];
    all.extend(lines.map(|line| " ".repeat(BEFORE_GOODS) + &line));
    all.extend(
        player.hand.as_deref().filter(|_| !reader.viewer.is(seat)).map(|hand| open_hand(hand, reader)),
    );
    all
}

fn open_hand(hand: &[Card], reader: &Reader<'_>) -> String {
    let cards = if hand.is_empty() {
        reader.locale.text(Key::NoCards)
    } else {
        super::card_notations(hand.iter().map(|card| card.kind), reader)
    };
    format!("     {}", reader.locale.format(Key::HandOf, [("cards", cards.into())]))
}

/// `3 rrb`: the count, and a letter for each.
fn tokens(player: &PlayerView, reader: &Reader<'_>) -> String {
    let of = |good: Good| good.letter().to_string().repeat(player.tokens[good].into());
    let letters: String = Good::ALL.into_iter().map(|good| paint(good, &of(good), reader)).collect();
    format!("{} {letters}", player.token_count())
}

/// `r 2 5 (5)`: the goods of one colour, insured ones in brackets.
fn goods(good: Good, player: &PlayerView, reader: &Reader<'_>) -> Option<String> {
    let cards: Vec<&Card> = player.goods.iter().filter(|card| card.kind.good == good).collect();
    let value = |card: &&Card| {
        let coins = card.kind.value.coins().to_string();
        if player.insured.contains(&card.id) { format!("({coins})") } else { coins }
    };
    let values: Vec<String> = cards.iter().map(value).collect();
    (!cards.is_empty()).then(|| paint(good, &format!("{} {}", good.letter(), values.join(" ")), reader))
}

fn my_hand(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let Some(hand) = view.me().and_then(|me| me.hand.as_deref()) else { return Vec::new() };
    let title = format!(" {}  ", reader.ink.bold(&reader.locale.text(Key::YourHand)));
    if hand.is_empty() {
        return vec![title + &reader.locale.text(Key::NoCards)];
    }
    let coins: u16 = hand.iter().map(|card| card.kind.value.coins()).sum();
    let mut items: Vec<String> = hand.iter().map(|card| boxed(card.kind, view, reader)).collect();
    items.push(reader.locale.format(Key::Worth, [("coins", coins.into())]));
    let width = textwrap::core::display_width(&title);
    let lines = flow(&items, WIDTH - 1 - width).into_iter().enumerate();
    lines.map(|(n, line)| if n == 0 { title.clone() + &line } else { " ".repeat(width) + &line }).collect()
}
