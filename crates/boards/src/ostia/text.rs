//! The board as terminal text: 80 columns, readable without colour. It shows the view and adds up what is open; it
//! decides nothing.

use super::keys::Keys;
use super::sentences::kinds;
use super::{bundle, counted, paint};
use crate::layout::{WIDTH, pad, pad_left};
use crate::reader::Reader;
use crate::table::label;
use portolan_games::core::Seat;
use portolan_games::ostia::{Bundle, Good, OfferView, Phase, PlayerView, SenateCard, View};

/// The whole board.
pub(crate) fn board(view: &View, reader: &Reader<'_>) -> String {
    let mut lines = vec![title(view, reader)];
    lines.extend(goods(view, reader));
    lines.extend(mine(view, reader));
    lines.push(String::new());
    lines.extend(price_table(view, reader));
    lines.push(String::new());
    lines.extend(auction(view, reader));
    lines.extend(players(view, reader));
    lines.push(format!(" {}", reader.ink.dim(&legend(view, reader))));
    lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
}

fn title(view: &View, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let round = [
        ("round", view.round.into()),
        ("rounds", view.rounds.into()),
        ("person", reader.person(view.first).into()),
        ("who", label(view.first, NAME, reader).into()),
    ];
    let piles = words.say(Keys::Piles, [("deck", view.deck.into()), ("discard", view.discard.len().into())]);
    let title = format!(" {} · {}", reader.ink.bold(&words.word(Keys::Title)), words.say(Keys::Round, round));
    let width = textwrap::core::display_width(&piles);
    pad(&title, WIDTH.saturating_sub(width + 1)) + &reader.ink.dim(&piles)
}

const LABEL: usize = 16;
const KIND: usize = 9;

/// What everybody sees of each kind of goods.
fn goods(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let mut lines = vec![String::new()];
    let names = kinds(view)
        .map(|kind| pad_left(&paint(kind, &reader.words.word(super::word_for(kind)), reader), KIND));
    lines.push(format!(" {}{}", pad("", LABEL), names.collect::<String>()));
    let senate = |card: SenateCard| move |kind| card.points[kind].to_string();
    lines.push(row(Keys::RowPrice, |kind| view.prices[kind].to_string(), view, reader));
    lines.push(row(Keys::RowCopies, |kind| view.copies[kind].to_string(), view, reader));
    if view.phase != Phase::Over {
        lines.push(row(Keys::RowSenate, senate(view.senate), view, reader));
    }
    lines.extend(view.senate_next.map(|card| row(Keys::RowSenateNext, senate(card), view, reader)));
    lines.extend(view.senate_put_away.map(|card| row(Keys::RowPutAway, senate(card), view, reader)));
    if !view.neutral.is_empty() {
        lines.push(cards_row(Keys::RowNeutral, &counted(&view.neutral), view, reader));
    }
    lines
}

/// What only I see: my ship, my wares, and where I have put them.
fn mine(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let Some(me) = view.me() else { return Vec::new() };
    let mut lines = Vec::new();
    let ship = counted(me.ship.as_deref().unwrap_or_default());
    if !ship.is_empty() {
        lines.push(cards_row(Keys::RowShip, &ship, view, reader));
    }
    let wares = counted(me.wares.as_deref().unwrap_or_default());
    lines.push(cards_row(Keys::RowWares, &wares, view, reader));
    if let Some(allocation) = me.allocation {
        lines.push(cards_row(Keys::RowToMarket, &allocation.market, view, reader));
        if view.phase == Phase::Allocate {
            lines.push(cards_row(Keys::RowToSenate, &allocation.senate, view, reader));
        }
        lines.push(cards_row(Keys::RowToStore, &allocation.stored, view, reader));
    }
    lines
}

fn row(name: Keys, cell: impl Fn(Good) -> String, view: &View, reader: &Reader<'_>) -> String {
    let cells = kinds(view).map(|kind| pad_left(&cell(kind), KIND));
    format!(" {}{}", pad(&reader.words.word(name), LABEL), cells.collect::<String>())
}

/// How many cards of each kind; a point for none.
fn cards_row(name: Keys, cards: &Bundle, view: &View, reader: &Reader<'_>) -> String {
    let cell = |kind| match cards.count(kind) {
        0 => reader.ink.dim("·"),
        count => paint(kind, &count.to_string(), reader),
    };
    row(name, cell, view, reader)
}

const PRICE: usize = 5;

/// Two lines: how many cards of a kind are on the market, and what each of them brings then.
fn price_table(view: &View, reader: &Reader<'_>) -> [String; 2] {
    let words = reader.words;
    let last = view.market_prices.len();
    let number = |cards: usize| match cards == last {
        true => words.say(Keys::OrMore, [("cards", cards.into())]),
        false => cards.to_string(),
    };
    let numbers: String = (1..=last).map(|cards| pad_left(&number(cards), PRICE)).collect();
    let prices: String = view.market_prices.iter().map(|price| pad_left(&price.to_string(), PRICE)).collect();
    [
        format!(" {}{}", pad(&words.word(Keys::RowCards), LABEL), reader.ink.dim(&numbers)),
        format!(" {}{}", pad(&words.word(Keys::RowBrings), LABEL), prices),
    ]
}

/// Who sells what, and the bids so far in their order.
fn auction(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let Some(offer) = &view.offer else { return Vec::new() };
    let args = [
        ("person", reader.person(offer.seller).into()),
        ("who", label(offer.seller, NAME, reader).into()),
        ("cards", bundle(&counted(&offer.cards), reader).into()),
        ("price", offer.price.into()),
        ("pass", offer.pass.into()),
    ];
    if matches!(view.phase, Phase::Offer { .. }) {
        return vec![format!(" {}", reader.words.say(Keys::OfferHalf, args)), String::new()];
    }
    let bids = reader.words.say(Keys::Bids, [("bids", bids(offer, view, reader).into())]);
    vec![format!(" {}", reader.words.say(Keys::Offer, args)), format!(" {bids}"), String::new()]
}

fn bids(offer: &OfferView, view: &View, reader: &Reader<'_>) -> String {
    let seats = (0..view.players.len()).filter_map(Seat::new);
    let (before, after): (Vec<Seat>, Vec<Seat>) = seats.partition(|&seat| seat <= offer.seller);
    let bidders = after.into_iter().chain(before).filter(|&seat| seat != offer.seller);
    let mut asked = true;
    let mut told = Vec::new();
    for seat in bidders {
        let now = matches!(view.phase, Phase::Bid { seat: bidder, .. } if bidder == seat);
        asked &= !now;
        told.push(bid(seat, asked, now, offer, reader));
    }
    told.join("  ")
}

fn bid(seat: Seat, asked: bool, now: bool, offer: &OfferView, reader: &Reader<'_>) -> String {
    let amount = offer.bids.get(seat.index()).copied().flatten();
    let key = match (amount, asked, now) {
        (Some(_), ..) => Keys::BidOf,
        (None, true, _) => Keys::BidPassed,
        (None, _, true) => Keys::BidNow,
        (None, ..) => Keys::BidLater,
    };
    let args = [("name", label(seat, NAME, reader).into()), ("amount", amount.unwrap_or(0).into())];
    reader.words.say(key, args)
}

const NAME: usize = 12;
const FIRST: usize = 6;
const CASH: usize = 9;
const STOREHOUSES: usize = 13;
const LOANS: usize = 7;
const CARDS: usize = 7;

fn players(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let word = |key, width| pad(&reader.ink.dim(&reader.words.word(key)), width);
    let mut lines = vec![format!(
        "   {}{}{}{}{}{}{}",
        word(Keys::ColumnPlayer, NAME + FIRST),
        word(Keys::ColumnCash, CASH),
        word(Keys::ColumnStorehouses, STOREHOUSES),
        word(Keys::ColumnLoans, LOANS),
        word(Keys::ColumnShip, CARDS),
        word(Keys::ColumnWares, CARDS),
        word(Keys::ColumnPoints, 0),
    )];
    for (seat, player) in (0..).filter_map(Seat::new).zip(&view.players) {
        lines.extend(player_lines(seat, player, view, reader));
    }
    lines
}

fn player_lines(seat: Seat, player: &PlayerView, view: &View, reader: &Reader<'_>) -> Vec<String> {
    let words = reader.words;
    let turn = if view.to_act.has(seat) { ">" } else { " " };
    let first = if view.first == seat { words.word(Keys::First) } else { String::new() };
    let storehouses = [("count", player.storehouses.into()), ("most", view.storehouses.most.into())];
    let number = |count: usize, digits, width| pad(&pad_left(&count.to_string(), digits), width);
    let mut lines = vec![format!(
        " {} {}{}{}{}{}{}{}{}",
        reader.ink.bold(turn),
        pad(&reader.ink.bold(&label(seat, NAME - 1, reader)), NAME),
        pad(&reader.ink.dim(&first), FIRST),
        number(player.cash.into(), 5, CASH),
        pad(&words.say(Keys::Of, storehouses), STOREHOUSES),
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
    if player.eliminated { reader.words.word(Keys::Eliminated) } else { pad_left(&sum.to_string(), 4) }
}

/// Stores lie open at the end, and points are told by what they were given for.
fn store(player: &PlayerView, view: &View, reader: &Reader<'_>) -> Option<String> {
    let open = matches!(view.phase, Phase::Empties { .. } | Phase::Over);
    let wares = player.wares.as_deref().filter(|_| open)?;
    let args = [
        ("cards", bundle(&counted(wares), reader).into()),
        ("senate", player.points.senate.into()),
        ("goods", player.points.goods.into()),
        ("money", player.points.money.into()),
    ];
    Some(format!("     {}", reader.words.say(Keys::StoreOf, args)))
}

/// What storehouses and loans cost.
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
    reader.words.say(Keys::Legend, args)
}
