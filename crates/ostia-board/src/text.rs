//! The board as terminal text: 80 columns, readable without colour. It contains no rule: it shows the view and sums of
//! it.

use super::sentences::kinds;
use super::{bundle_text, count_by_kind, paint};
use portolan_board::Reader;
use portolan_board::layout::{WIDTH, pad, pad_left};
use portolan_board::table::label;
use portolan_core::Seat;
use portolan_i18n::OstiaKey as Key;
use portolan_ostia::{Bundle, Good, OfferView, Phase, PlayerView, SenateCard, View};

/// The whole board.
pub(crate) fn board(view: &View, reader: &Reader<'_>) -> String {
    let mut lines = vec![title(view, reader)];
    lines.extend(goods(view, reader));
    lines.extend(own_rows(view, reader));
    lines.push(String::new());
    lines.extend(price_table(view, reader));
    lines.push(String::new());
    lines.extend(auction(view, reader));
    lines.extend(players(view, reader));
    lines.push(format!(" {}", reader.ink.dim(&legend(view, reader))));
    lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
}

fn title(view: &View, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    let round = [
        ("round", view.round.into()),
        ("rounds", view.rounds.into()),
        ("person", reader.person(view.first).into()),
        ("who", label(view.first, NAME, reader).into()),
    ];
    let piles =
        locale.format(Key::Piles, [("deck", view.deck.into()), ("discard", view.discard.len().into())]);
    let title =
        format!(" {} · {}", reader.ink.bold(&locale.text(Key::Title)), locale.format(Key::Round, round));
    let width = textwrap::core::display_width(&piles);
    pad(&title, WIDTH.saturating_sub(width + 1)) + &reader.ink.dim(&piles)
}

const LABEL: usize = 16;
const KIND: usize = 9;

/// The public facts about each kind of goods.
fn goods(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let mut lines = vec![String::new()];
    let names = kinds(view)
        .map(|kind| pad_left(&paint(kind, &reader.locale.text(super::word_for(kind)), reader), KIND));
    lines.push(format!(" {}{}", pad("", LABEL), names.collect::<String>()));
    let senate = |card: SenateCard| move |kind| card.points[kind].to_string();
    lines.push(row(Key::RowPrice, |kind| view.prices[kind].to_string(), view, reader));
    lines.push(row(Key::RowCopies, |kind| view.copies[kind].to_string(), view, reader));
    if view.phase != Phase::Over {
        lines.push(row(Key::RowSenate, senate(view.senate), view, reader));
    }
    lines.extend(view.senate_next.map(|card| row(Key::RowSenateNext, senate(card), view, reader)));
    lines.extend(view.senate_put_away.map(|card| row(Key::RowPutAway, senate(card), view, reader)));
    if !view.neutral.is_empty() {
        lines.push(cards_row(Key::RowNeutral, &count_by_kind(&view.neutral), view, reader));
    }
    lines
}

/// What only the reader sees: its ship, its wares and their allocation.
fn own_rows(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let Some(me) = view.me() else { return Vec::new() };
    let mut lines = Vec::new();
    let ship = count_by_kind(me.ship.as_deref().unwrap_or_default());
    if !ship.is_empty() {
        lines.push(cards_row(Key::RowShip, &ship, view, reader));
    }
    let wares = count_by_kind(me.wares.as_deref().unwrap_or_default());
    lines.push(cards_row(Key::RowWares, &wares, view, reader));
    if let Some(allocation) = me.allocation {
        lines.push(cards_row(Key::RowToMarket, &allocation.market, view, reader));
        if view.phase == Phase::Allocate {
            lines.push(cards_row(Key::RowToSenate, &allocation.senate, view, reader));
        }
        lines.push(cards_row(Key::RowToStore, &allocation.stored, view, reader));
    }
    lines
}

fn row(name: Key, cell: impl Fn(Good) -> String, view: &View, reader: &Reader<'_>) -> String {
    let cells = kinds(view).map(|kind| pad_left(&cell(kind), KIND));
    format!(" {}{}", pad(&reader.locale.text(name), LABEL), cells.collect::<String>())
}

/// The number of cards of each kind; a dot for none.
fn cards_row(name: Key, cards: &Bundle, view: &View, reader: &Reader<'_>) -> String {
    let cell = |kind| match cards.count(kind) {
        0 => reader.ink.dim("·"),
        count => paint(kind, &count.to_string(), reader),
    };
    row(name, cell, view, reader)
}

const PRICE: usize = 5;

/// Two lines: the number of cards of a kind on the market, and the price of each.
fn price_table(view: &View, reader: &Reader<'_>) -> [String; 2] {
    let locale = reader.locale;
    let last = view.market_prices.len();
    let number = |cards: usize| match cards == last {
        true => locale.format(Key::OrMore, [("cards", cards.into())]),
        false => cards.to_string(),
    };
    let numbers: String = (1..=last).map(|cards| pad_left(&number(cards), PRICE)).collect();
    let prices: String = view.market_prices.iter().map(|price| pad_left(&price.to_string(), PRICE)).collect();
    [
        format!(" {}{}", pad(&locale.text(Key::RowCards), LABEL), reader.ink.dim(&numbers)),
        format!(" {}{}", pad(&locale.text(Key::RowBrings), LABEL), prices),
    ]
}

/// The seller, the pair, and the bids so far in their order.
fn auction(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let Some(offer) = &view.offer else { return Vec::new() };
    let args = [
        ("person", reader.person(offer.seller).into()),
        ("who", label(offer.seller, NAME, reader).into()),
        ("cards", bundle_text(&count_by_kind(&offer.cards), reader).into()),
        ("price", offer.price.into()),
        ("pass", offer.pass.into()),
    ];
    if matches!(view.phase, Phase::Offer { .. }) {
        return vec![format!(" {}", reader.locale.format(Key::OfferHalf, args)), String::new()];
    }
    let bids = reader.locale.format(Key::Bids, [("bids", bids(offer, view, reader).into())]);
    vec![format!(" {}", reader.locale.format(Key::Offer, args)), format!(" {bids}"), String::new()]
}

fn bids(offer: &OfferView, view: &View, reader: &Reader<'_>) -> String {
    let seats = (0..view.players.len()).filter_map(Seat::new);
    let (before, after): (Vec<Seat>, Vec<Seat>) = seats.partition(|&seat| seat <= offer.seller);
    let bidders = after.into_iter().chain(before).filter(|&seat| seat != offer.seller);
    let mut has_decided = true;
    let mut bids = Vec::new();
    for seat in bidders {
        let now = matches!(view.phase, Phase::Bid { seat: bidder, .. } if bidder == seat);
        has_decided &= !now;
        bids.push(bid(seat, has_decided, now, offer, reader));
    }
    bids.join("  ")
}

fn bid(seat: Seat, has_decided: bool, now: bool, offer: &OfferView, reader: &Reader<'_>) -> String {
    let amount = offer.bids.get(seat.index()).copied().flatten();
    let key = match (amount, has_decided, now) {
        (Some(_), ..) => Key::BidOf,
        (None, true, _) => Key::BidPassed,
        (None, _, true) => Key::BidNow,
        (None, ..) => Key::BidLater,
    };
    let args = [("name", label(seat, NAME, reader).into()), ("amount", amount.unwrap_or(0).into())];
    reader.locale.format(key, args)
}

const NAME: usize = 12;
const FIRST: usize = 6;
const CASH: usize = 9;
const STOREHOUSES: usize = 13;
const LOANS: usize = 7;
const CARDS: usize = 7;

fn players(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let word = |key, width| pad(&reader.ink.dim(&reader.locale.text(key)), width);
    let mut lines = vec![format!(
        "   {}{}{}{}{}{}{}",
        word(Key::ColumnPlayer, NAME + FIRST),
        word(Key::ColumnCash, CASH),
        word(Key::ColumnStorehouses, STOREHOUSES),
        word(Key::ColumnLoans, LOANS),
        word(Key::ColumnShip, CARDS),
        word(Key::ColumnWares, CARDS),
        word(Key::ColumnPoints, 0),
    )];
    for (seat, player) in (0..).filter_map(Seat::new).zip(&view.players) {
        lines.extend(player_lines(seat, player, view, reader));
    }
    lines
}

fn player_lines(seat: Seat, player: &PlayerView, view: &View, reader: &Reader<'_>) -> Vec<String> {
    let locale = reader.locale;
    let turn = if view.to_act.has(seat) { ">" } else { " " };
    let first = if view.first == seat { locale.text(Key::First) } else { String::new() };
    let storehouses = [("count", player.storehouses.into()), ("most", view.storehouses.most.into())];
    let number = |count: usize, digits, width| pad(&pad_left(&count.to_string(), digits), width);
    let mut lines = vec![format!(
        " {} {}{}{}{}{}{}{}{}",
        reader.ink.bold(turn),
        pad(&reader.ink.bold(&label(seat, NAME - 1, reader)), NAME),
        pad(&reader.ink.dim(&first), FIRST),
        number(player.cash.into(), 5, CASH),
        pad(&locale.format(Key::Of, storehouses), STOREHOUSES),
        number(player.loans.into(), 3, LOANS),
        number(player.ship_size, 3, CARDS),
        number(player.wares_size, 3, CARDS),
        points(player, reader),
    )];
    lines.extend(store(player, view, reader));
    lines
}

fn points(player: &PlayerView, reader: &Reader<'_>) -> String {
    let sum = player.points.senate + player.points.goods + player.points.money;
    if player.eliminated { reader.locale.text(Key::Eliminated) } else { pad_left(&sum.to_string(), 4) }
}

/// The store of a player, which is open at the end, and the points by source.
fn store(player: &PlayerView, view: &View, reader: &Reader<'_>) -> Option<String> {
    let open = matches!(view.phase, Phase::Empties { .. } | Phase::Over);
    let wares = player.wares.as_deref().filter(|_| open)?;
    let args = [
        ("cards", bundle_text(&count_by_kind(wares), reader).into()),
        ("senate", player.points.senate.into()),
        ("goods", player.points.goods.into()),
        ("money", player.points.money.into()),
    ];
    Some(format!("     {}", reader.locale.format(Key::StoreOf, args)))
}

/// The prices of storehouses and loans.
pub(super) fn legend(view: &View, reader: &Reader<'_>) -> String {
    let [first, second, third] = view.places;
    let args = [
        ("first", first.into()),
        ("second", second.into()),
        ("third", third.into()),
        ("price", view.storehouses.price.into()),
        ("resale", view.storehouses.resale.into()),
        ("loan", view.money.loan.into()),
        ("interest", view.money.interest.into()),
        ("repayment", view.money.repayment.into()),
    ];
    reader.locale.format(Key::Legend, args)
}
