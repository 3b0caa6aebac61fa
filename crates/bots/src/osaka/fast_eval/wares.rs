//! The goods of one colour that everybody has, and the icons that could insure them.

use super::per_seat::PerSeat;
use crate::osaka::weights;
use portolan_core::Seat;
use portolan_osaka::{Good, Kind, MAX_PLAYERS, State, Value, points_for};

/// What two icons cost in coins, about.
const COINS_OF_TWO_ICONS: u8 = 3;

/// The goods of one colour.
#[derive(Clone, Copy, Default)]
pub(super) struct Wares {
    /// What all of them would bring, and those that are insured, in hundredths of a point with the token: 0 for nothing.
    pub(super) sale: PerSeat,
    pub(super) insured_sale: PerSeat,
    /// How many icons in hand have something to insure.
    pub(super) covers: PerSeat,
    stocks: [Stock; MAX_PLAYERS],
}

/// What one seat has of them.
#[derive(Clone, Copy, Default)]
struct Stock {
    cards: u8,
    highest: Option<Value>,
    insured: u8,
    highest_insured: Option<Value>,
    tokens: u8,
    /// Icons in hand that could insure them, and on how many cards they are.
    icons: u8,
    icon_cards: u8,
}

impl Wares {
    /// As they are.
    pub(super) fn of(world: &State, good: Good) -> Wares {
        let mut stocks = [Stock::default(); MAX_PLAYERS];
        world.seats.seats().for_each(|seat| stocks[seat.index()] = Stock::of(world, seat, good));
        Wares {
            sale: PerSeat(stocks.map(|stock| stock.sale())),
            insured_sale: PerSeat(stocks.map(|stock| stock.insured_sale())),
            covers: PerSeat(stocks.map(|stock| stock.covers())),
            stocks,
        }
    }

    /// How many more icons of `seat` have something to insure if a card with so many comes into its hand.
    #[inline]
    pub(super) fn more_covers(&self, seat: Seat, icons: u8) -> f32 {
        let mut stock = self.stocks[seat.index()];
        stock.take(icons, 1);
        stock.covers() - self.covers[seat]
    }

    /// `seat` gets so many more, of which this is the highest.
    #[inline]
    pub(super) fn add(&mut self, seat: Seat, cards: u8, highest: Value) {
        let mut stock = self.stocks[seat.index()];
        stock.cards += cards;
        stock.highest = stock.highest.max(Some(highest));
        self.sale += PerSeat::only(seat, stock.sale() - self.sale[seat]);
        self.covers += PerSeat::only(seat, stock.covers() - self.covers[seat]);
        self.stocks[seat.index()] = stock;
    }

    /// They are sold: says for how many hundredths of a point, and who gets a token.
    #[inline]
    pub(super) fn sell(&mut self) -> (PerSeat, PerSeat) {
        let tokens = self.sale.map(|sale| f32::from(u8::from(sale > 0.0)));
        let points = self.sale - tokens * weights::TOKEN as f32;
        for (stock, token) in self.stocks.iter_mut().zip(tokens.0) {
            let Stock { icons, icon_cards, .. } = *stock;
            *stock = Stock { tokens: stock.tokens + token as u8, icons, icon_cards, ..Stock::default() };
        }
        *self = Wares { stocks: self.stocks, ..Wares::default() };
        (points, tokens)
    }

    /// Their ship sinks; what the icons allow is insured before, the dearest first. Says how many coins that costs.
    pub(super) fn sink(&mut self, seats: impl Iterator<Item = Seat>) -> PerSeat {
        let mut costs = PerSeat::default();
        for seat in seats {
            let mut stock = self.stocks[seat.index()];
            if stock.cards > stock.insured {
                costs += PerSeat::only(seat, stock.sink().into());
                self.sale += PerSeat::only(seat, stock.sale() - self.sale[seat]);
                self.insured_sale += PerSeat::only(seat, stock.sale() - self.insured_sale[seat]);
                self.covers -= PerSeat::only(seat, self.covers[seat]);
                self.stocks[seat.index()] = stock;
            }
        }
        costs
    }
}

impl Stock {
    fn of(world: &State, seat: Seat, good: Good) -> Stock {
        let player = &world.players[seat];
        let all = world.components.of_good(good);
        let (goods, insured, hand) = (player.goods & all, player.insured & all, player.hand & all);
        let mut stock = Stock { tokens: player.tokens[good], ..Stock::default() };
        if !hand.is_empty() {
            for value in Value::ALL {
                let cards = (hand & world.components.of_kind(Kind { good, value })).len() as u8;
                stock.take(world.components.icons(value), cards);
            }
        }
        if !goods.is_empty() {
            (stock.cards, stock.highest) = (goods.len() as u8, world.components.highest(goods));
            (stock.insured, stock.highest_insured) = (insured.len() as u8, world.components.highest(insured));
        }
        stock
    }

    /// So many cards with so many icons each come into the hand.
    #[inline]
    fn take(&mut self, icons: u8, cards: u8) {
        self.icons = self.icons.saturating_add(icons.saturating_mul(cards));
        self.icon_cards += if icons > 0 { cards } else { 0 };
    }

    /// What all of them would bring, with the token.
    #[inline]
    fn sale(&self) -> f32 {
        self.bring(self.highest, self.cards)
    }

    /// What those that are insured would bring.
    #[inline]
    fn insured_sale(&self) -> f32 {
        self.bring(self.highest_insured, self.insured)
    }

    #[inline]
    fn bring(&self, highest: Option<Value>, cards: u8) -> f32 {
        let points = |highest| 100.0 * f32::from(points_for(highest, self.tokens, cards.into()));
        highest.map_or(0.0, |highest| points(highest) + weights::TOKEN as f32)
    }

    #[inline]
    fn covers(&self) -> f32 {
        match self.cards - self.insured {
            0 => 0.0,
            1 => self.icon_cards.into(),
            _ => self.icons.into(),
        }
    }

    fn sink(&mut self) -> u8 {
        let used = self.icons.min(self.cards - self.insured);
        if used > 0 {
            (self.insured, self.highest_insured) = (self.insured + used, self.highest);
            (self.icons, self.icon_cards) = (self.icons - used, self.icon_cards / 2);
        }
        (self.cards, self.highest) = (self.insured, self.highest_insured);
        used * COINS_OF_TWO_ICONS / 2
    }
}
