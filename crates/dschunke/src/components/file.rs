//! Reads a components file and checks it: every error names its line and says what would be right.

use super::card::{CardKind, Timing};
use super::tables::{
    File, GoodsTable, MerchantsTable, Number, NumbersTable, PriceText, SpecialTable, StartTable, TileTable,
    Word,
};
use super::{ByGood, ByJunk, Colour, Components, Junk, Numbers, Occasion, Price, ROUNDS, Task, Worker};
use crate::choice::LARGEST_BID;
use crate::hold::LAYER;
use crate::state::{MOST_CARGO_CARDS, MOST_SPECIALS};
use portolan_core::{CardId, ComponentsError};
use std::ops::{Range, RangeInclusive};
use toml::Spanned;

/// Reads and checks a components file.
pub(super) fn read(text: &str) -> Result<Components, ComponentsError> {
    let file: File = toml::from_str(text).map_err(|error| match error.span() {
        Some(span) => ComponentsError::at(text, span.start, error.message()),
        None => ComponentsError::new(error.message()),
    })?;
    Checker { text }.components(&file)
}

struct Checker<'a> {
    text: &'a str,
}

type Checked<T> = Result<T, ComponentsError>;

impl Checker<'_> {
    fn components(&self, file: &File) -> Checked<Components> {
        let ring = self.ring(&file.junks.ring)?;
        let strips = self.number(&file.players.strips, "strips", 3..=20)?;
        let (each, hand, dealt) = self.goods(&file.goods)?;
        let copies = self.specials(&file.special)?;
        let kinds: Vec<CardKind> =
            copies.iter().flat_map(|&(kind, count)| std::iter::repeat_n(kind, count.into())).collect();
        let always = (0..).map(CardId).zip(&kinds).filter(|(_, kind)| kind.timing() == Timing::Always);
        let tracks = &file.apprentices;
        Ok(Components {
            ring,
            next: next_in(ring),
            merchants: self.merchants(&file.merchants)?,
            strips,
            support: self.number(&file.players.support, "support cards", 0..=4)?,
            each,
            dealt,
            hand,
            numbers: self.numbers(&file.numbers)?,
            start: [self.start(&file.start.three, 3, strips)?, self.start(&file.start.four, 4, strips)?],
            tracks: [self.track(&tracks.lower)?, self.track(&tracks.upper)?],
            occasions: self.ten(&tracks.events, "events", |word| self.occasion(word))?,
            tiles: self.tiles(&file.tile)?,
            always: always.map(|(card, _)| card).collect(),
            copies,
            kinds,
        })
    }

    fn ring(&self, ring: &Spanned<Vec<Junk>>) -> Checked<[Junk; 5]> {
        let found: &[Junk] = ring.get_ref();
        match <[Junk; 5]>::try_from(found) {
            Ok(ring) if Junk::ALL.iter().all(|junk| found.contains(junk)) => Ok(ring),
            _ => Err(self.error(ring.span(), "the ring names each of the five junks once")),
        }
    }

    /// In the order of [`Worker::ALL`].
    fn merchants(&self, table: &MerchantsTable) -> Checked<[Junk; Worker::MERCHANTS]> {
        let places = [&table.load, &table.money, &table.goods];
        let [load, money, goods] = places.map(|place| *place.get_ref());
        let shared = (load == money || money == goods).then_some(places[1]);
        match shared.or((load == goods).then_some(places[2])) {
            Some(place) => Err(self.error(place.span(), "each merchant starts on a junk of its own")),
            None => Ok([load, money, goods]),
        }
    }

    fn goods(&self, table: &GoodsTable) -> Checked<(u8, u8, [u8; 2])> {
        let each = self.number(&table.each, "cards of each good", 1..=LARGEST_BID as i64)?;
        let hand = self.number(&table.hand, "cards in a hand", 1..=24)?;
        let dealt = |seats: i64, dealt: &Number| {
            let count = self.number(dealt, "cards dealt of each good", 1..=each.into())?;
            if 4 * i64::from(count) != seats * i64::from(hand) {
                let reason = format!("{seats} hands of {hand} are not {count} cards of each of four goods");
                return Err(self.error(dealt.span(), reason));
            }
            Ok(count)
        };
        Ok((each, hand, [dealt(3, &table.dealt.three)?, dealt(4, &table.dealt.four)?]))
    }

    fn numbers(&self, table: &NumbersTable) -> Checked<Numbers> {
        let yuan = |number| self.number(number, "yuan", 0..=99);
        let crates = |number| self.number(number, "crates", 0..=9);
        Ok(Numbers {
            load: self.number(&table.load, "strips to load", 1..=2)?,
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

    fn start(&self, table: &StartTable, seats: usize, strips: u8) -> Checked<ByJunk<Vec<Colour>>> {
        let junks = [&table.grey, &table.orange, &table.purple, &table.brown, &table.white];
        let mut used = [0u8; Colour::ALL.len()];
        for junk in junks {
            if junk.get_ref().len() > LAYER {
                return Err(
                    self.error(junk.span(), format!("at most {LAYER} strips lie on a junk at the start"))
                );
            }
            for &colour in junk.get_ref() {
                used[colour as usize] += 1;
                if colour as usize >= seats || used[colour as usize] > strips {
                    let reason = format!("nobody among {seats} has this {} strip", colour.name());
                    return Err(self.error(junk.span(), reason));
                }
            }
        }
        Ok(ByJunk(junks.map(|junk| junk.get_ref().clone())))
    }

    fn track(&self, track: &Spanned<Vec<Word>>) -> Checked<[Task; ROUNDS]> {
        self.ten(track, "actions", |word| match word.get_ref().as_str() {
            "load-1" => Ok(Task::Load(1)),
            "load-2" => Ok(Task::Load(2)),
            "money" => Ok(Task::Money),
            "goods" => Ok(Task::Goods),
            other => Err(self.error(
                word.span(),
                format!("‘{other}’ is none of the actions load-1, load-2, money, goods"),
            )),
        })
    }

    fn occasion(&self, word: &Word) -> Checked<Option<Occasion>> {
        match word.get_ref().as_str() {
            "-" => Ok(None),
            "S" => Ok(Some(Occasion::Specials)),
            "Y" => Ok(Some(Occasion::Yuan)),
            other => Err(self.error(word.span(), format!("‘{other}’ is no event; S, Y and - are"))),
        }
    }

    fn tiles(&self, tiles: &Spanned<Vec<Spanned<TileTable>>>) -> Checked<[ByGood<Price>; ROUNDS]> {
        let place = tiles.get_ref().first().map_or(tiles.span(), Spanned::span);
        let tiles = tiles.get_ref().iter().map(|tile| self.tile(tile)).collect::<Checked<Vec<_>>>()?;
        let count = tiles.len();
        tiles.try_into().map_err(|_| {
            self.error(place, format!("there are {count} market tiles; the game has {ROUNDS} rounds"))
        })
    }

    fn tile(&self, tile: &Spanned<TileTable>) -> Checked<ByGood<Price>> {
        let table = tile.get_ref();
        let price = |price: &Spanned<PriceText>| match price.get_ref() {
            PriceText::Letter(letter) if letter == "S" => Ok(Price::Special),
            PriceText::Yuan(yuan) if (0..=20).contains(yuan) => Ok(Price::Yuan(*yuan as u8)),
            _ => Err(self.error(price.span(), "a good brings 0 to 20 yuan, or \"S\"")),
        };
        let prices =
            [price(&table.rice)?, price(&table.fish)?, price(&table.vegetables)?, price(&table.spices)?];
        if prices.iter().filter(|&&price| price == Price::Special).count() > 1 {
            return Err(self.error(tile.span(), "a tile shows S at most once"));
        }
        Ok(ByGood(prices))
    }

    /// Copies of each kind, in the order of kinds.
    fn specials(&self, tables: &Spanned<Vec<Spanned<SpecialTable>>>) -> Checked<Vec<(CardKind, u8)>> {
        let place = tables.get_ref().first().map_or(tables.span(), Spanned::span);
        let mut found: Vec<(CardKind, u8)> = Vec::new();
        for table in tables.get_ref() {
            let copies = self.number(&table.get_ref().copies, "copies", 0..=MOST_SPECIALS as i64)?;
            for word in &table.get_ref().kinds {
                let kind = CardKind::from_notation(word.get_ref()).ok_or_else(|| {
                    self.error(word.span(), format!("there is no special card ‘{}’", word.get_ref()))
                })?;
                if found.iter().any(|&(other, _)| other == kind) {
                    return Err(self.error(word.span(), format!("{kind} stands here for the second time")));
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
        if all > MOST_SPECIALS {
            return Err(self.error(place, format!("these are {all} special cards; at most {MOST_SPECIALS}")));
        }
        let cargo = count(&|kind| matches!(kind, CardKind::Place | CardKind::Move));
        if cargo > MOST_CARGO_CARDS {
            let reason = format!("these are {cargo} cards place and move; at most {MOST_CARGO_CARDS}");
            return Err(self.error(place, reason));
        }
        Ok(found)
    }

    fn ten<T: Copy>(
        &self,
        words: &Spanned<Vec<Word>>,
        what: &str,
        read: impl Fn(&Word) -> Checked<T>,
    ) -> Checked<[T; ROUNDS]> {
        let list = words.get_ref().iter().map(read).collect::<Checked<Vec<T>>>()?;
        let count = list.len();
        let wrong = |_| self.error(words.span(), format!("{count} {what} for {ROUNDS} rounds"));
        list.try_into().map_err(wrong)
    }

    fn number(&self, number: &Number, what: &str, range: RangeInclusive<i64>) -> Checked<u8> {
        let value = *number.get_ref();
        match u8::try_from(value) {
            Ok(small) if range.contains(&value) => Ok(small),
            _ => Err(self.error(
                number.span(),
                format!("{value} {what} cannot be; {} to {} can", range.start(), range.end()),
            )),
        }
    }

    fn error(&self, place: Range<usize>, reason: impl Into<String>) -> ComponentsError {
        ComponentsError::at(self.text, place.start, reason)
    }
}

/// Who comes after whom in a ring.
fn next_in(ring: [Junk; 5]) -> ByJunk<Junk> {
    let mut next = ByJunk(ring);
    for (place, &junk) in ring.iter().enumerate() {
        next[junk] = ring[(place + 1) % ring.len()];
    }
    next
}
