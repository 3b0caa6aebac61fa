//! Reads a components file and checks it: every error names its line and says what would be right.

use super::card::{CardKind, Timing};
use super::tables::{
    File, GoodsTable, MerchantsTable, NumbersTable, PriceText, SpecialTable, StartTable, TileTable,
};
use super::{ByGood, ByJunk, Colour, Components, Junk, Numbers, Price, ROUNDS, RoundEvent, Task, Worker};
use crate::choice::MAX_BID_CARDS;
use crate::hold::STRIPS_PER_LAYER;
use crate::state::{MAX_SPECIAL_CARDS, MAX_STRIP_CARDS};
use portolan_core::components::file::{
    self, CheckResult, Spanned, SpannedNumber, SpannedTables, SpannedText, error_at, first_span, number_in,
};
use portolan_core::{CardId, ComponentsError};

/// Reads and checks a components file.
pub(super) fn read(text: &str) -> Result<Components, ComponentsError> {
    file::read(text, components)
}

fn components(file: &File) -> CheckResult<Components> {
    let ring = ring(&file.junks.ring)?;
    let strips = number_in(&file.players.strips, "strips", 3..=20)?;
    let (each, hand, dealt) = goods(&file.goods)?;
    let copies = specials(&file.special)?;
    let kinds: Vec<CardKind> =
        copies.iter().flat_map(|&(kind, count)| std::iter::repeat_n(kind, count.into())).collect();
    let always = (0..).map(CardId).zip(&kinds).filter(|(_, kind)| kind.timing() == Timing::Always);
    let tracks = &file.apprentices;
    Ok(Components {
        ring,
        next: next_in(ring),
        merchants: merchants(&file.merchants)?,
        strips_per_player: strips,
        support_cards: number_in(&file.players.support, "support cards", 0..=4)?,
        cards_per_good: each,
        dealt_per_good: dealt,
        hand_size: hand,
        numbers: numbers(&file.numbers)?,
        starting_cargo: [start(&file.start.three, 3, strips)?, start(&file.start.four, 4, strips)?],
        tracks: [track(&tracks.lower)?, track(&tracks.upper)?],
        round_events: ten(&tracks.events, "events", round_event)?,
        tiles: tiles(&file.tile)?,
        always_cards: always.map(|(card, _)| card).collect(),
        copies,
        kinds,
    })
}

fn ring(ring: &Spanned<Vec<Junk>>) -> CheckResult<[Junk; 5]> {
    let found: &[Junk] = ring.get_ref();
    match <[Junk; 5]>::try_from(found) {
        Ok(ring) if Junk::ALL.iter().all(|junk| found.contains(junk)) => Ok(ring),
        _ => Err(error_at(ring.span(), "the ring names each of the five junks once")),
    }
}

/// In the order of [`Worker::ALL`].
fn merchants(table: &MerchantsTable) -> CheckResult<[Junk; Worker::MERCHANTS]> {
    let places = [&table.load, &table.money, &table.goods];
    let [load, money, goods] = places.map(|place| *place.get_ref());
    let shared = (load == money || money == goods).then_some(places[1]);
    match shared.or((load == goods).then_some(places[2])) {
        Some(place) => Err(error_at(place.span(), "each merchant starts on a junk of its own")),
        None => Ok([load, money, goods]),
    }
}

fn goods(table: &GoodsTable) -> CheckResult<(u8, u8, [u8; 2])> {
    let each = number_in(&table.each, "cards of each good", 1..=MAX_BID_CARDS as i64)?;
    let hand = number_in(&table.hand, "cards in a hand", 1..=24)?;
    let dealt = |seats: i64, dealt: &SpannedNumber| {
        let count = number_in(dealt, "cards dealt of each good", 1..=each.into())?;
        if 4 * i64::from(count) != seats * i64::from(hand) {
            let reason = format!("{seats} hands of {hand} are not {count} cards of each of four goods");
            return Err(error_at(dealt.span(), reason));
        }
        Ok(count)
    };
    Ok((each, hand, [dealt(3, &table.dealt.three)?, dealt(4, &table.dealt.four)?]))
}

fn numbers(table: &NumbersTable) -> CheckResult<Numbers> {
    let yuan = |written| number_in(written, "yuan", 0..=99);
    let crates = |written| number_in(written, "crates", 0..=9);
    Ok(Numbers {
        load: number_in(&table.load, "strips to load", 1..=2)?,
        minimum: crates(&table.minimum)?,
        last_round: yuan(&table.last_round)?,
        junk: yuan(&table.junk)?,
        all_junks: yuan(&table.all_junks)?,
        eight: yuan(&table.eight)?,
        twelve: yuan(&table.twelve)?,
        first_crates: crates(&table.first_crates)?,
        second_crates: crates(&table.second_crates)?,
    })
}

fn start(table: &StartTable, seats: usize, strips: u8) -> CheckResult<ByJunk<Vec<Colour>>> {
    let junks = [&table.grey, &table.orange, &table.purple, &table.brown, &table.white];
    let mut used = [0u8; Colour::ALL.len()];
    for junk in junks {
        if junk.get_ref().len() > STRIPS_PER_LAYER {
            return Err(error_at(
                junk.span(),
                format!("at most {STRIPS_PER_LAYER} strips lie on a junk at the start"),
            ));
        }
        for &colour in junk.get_ref() {
            used[colour as usize] += 1;
            if colour as usize >= seats || used[colour as usize] > strips {
                let reason = format!("nobody among {seats} has this {} strip", colour.name());
                return Err(error_at(junk.span(), reason));
            }
        }
    }
    Ok(ByJunk(junks.map(|junk| junk.get_ref().clone())))
}

fn track(track: &Spanned<Vec<SpannedText>>) -> CheckResult<[Task; ROUNDS]> {
    ten(track, "actions", |word| match word.get_ref().as_str() {
        "load-1" => Ok(Task::Load(1)),
        "load-2" => Ok(Task::Load(2)),
        "money" => Ok(Task::Money),
        "goods" => Ok(Task::Goods),
        other => Err(error_at(
            word.span(),
            format!("‘{other}’ is none of the actions load-1, load-2, money, goods"),
        )),
    })
}

fn round_event(word: &SpannedText) -> CheckResult<Option<RoundEvent>> {
    match word.get_ref().as_str() {
        "-" => Ok(None),
        "S" => Ok(Some(RoundEvent::Specials)),
        "Y" => Ok(Some(RoundEvent::Yuan)),
        other => Err(error_at(word.span(), format!("‘{other}’ is no event; S, Y and - are"))),
    }
}

fn tiles(tiles: &SpannedTables<TileTable>) -> CheckResult<[ByGood<Price>; ROUNDS]> {
    let place = first_span(tiles);
    let tiles = tiles.get_ref().iter().map(tile).collect::<CheckResult<Vec<_>>>()?;
    let count = tiles.len();
    tiles
        .try_into()
        .map_err(|_| error_at(place, format!("there are {count} market tiles; the game has {ROUNDS} rounds")))
}

fn tile(tile: &Spanned<TileTable>) -> CheckResult<ByGood<Price>> {
    let table = tile.get_ref();
    let price = |price: &Spanned<PriceText>| match price.get_ref() {
        PriceText::Letter(letter) if letter == "S" => Ok(Price::Special),
        PriceText::Yuan(yuan) if (0..=20).contains(yuan) => Ok(Price::Yuan(*yuan as u8)),
        _ => Err(error_at(price.span(), "a good brings 0 to 20 yuan, or \"S\"")),
    };
    let prices = [price(&table.rice)?, price(&table.fish)?, price(&table.vegetables)?, price(&table.spices)?];
    if prices.iter().filter(|&&price| price == Price::Special).count() > 1 {
        return Err(error_at(tile.span(), "a tile shows S at most once"));
    }
    Ok(ByGood(prices))
}

/// Copies of each kind, in the order of kinds.
fn specials(tables: &SpannedTables<SpecialTable>) -> CheckResult<Vec<(CardKind, u8)>> {
    let place = first_span(tables);
    let mut found: Vec<(CardKind, u8)> = Vec::new();
    for table in tables.get_ref() {
        let copies = number_in(&table.get_ref().copies, "copies", 0..=MAX_SPECIAL_CARDS as i64)?;
        for word in &table.get_ref().kinds {
            let kind = CardKind::from_notation(word.get_ref()).ok_or_else(|| {
                error_at(word.span(), format!("there is no special card ‘{}’", word.get_ref()))
            })?;
            if found.iter().any(|&(other, _)| other == kind) {
                return Err(error_at(word.span(), format!("{kind} stands here for the second time")));
            }
            found.push((kind, copies));
        }
    }
    found.sort();
    found.retain(|&(_, copies)| copies > 0);
    let count = |wanted: &dyn Fn(CardKind) -> bool| -> usize {
        found.iter().filter(|(kind, _)| wanted(*kind)).map(|&(_, copies)| usize::from(copies)).sum()
    };
    let all = count(&|_| true);
    if all > MAX_SPECIAL_CARDS {
        return Err(error_at(place, format!("these are {all} special cards; at most {MAX_SPECIAL_CARDS}")));
    }
    let cargo = count(&|kind| matches!(kind, CardKind::Place | CardKind::Move));
    if cargo > MAX_STRIP_CARDS {
        let reason = format!("these are {cargo} cards place and move; at most {MAX_STRIP_CARDS}");
        return Err(error_at(place, reason));
    }
    Ok(found)
}

fn ten<T: Copy>(
    words: &Spanned<Vec<SpannedText>>,
    what: &str,
    read: impl Fn(&SpannedText) -> CheckResult<T>,
) -> CheckResult<[T; ROUNDS]> {
    let list = words.get_ref().iter().map(read).collect::<CheckResult<Vec<T>>>()?;
    let count = list.len();
    list.try_into().map_err(|_| error_at(words.span(), format!("{count} {what} for {ROUNDS} rounds")))
}

/// Who comes after whom in a ring.
fn next_in(ring: [Junk; 5]) -> ByJunk<Junk> {
    let mut next = ByJunk(ring);
    for (place, &junk) in ring.iter().enumerate() {
        next[junk] = ring[(place + 1) % ring.len()];
    }
    next
}
