//! The goods of one colour of all seats, and the icons that could insure them.

use super::per_seat::PerSeat;
use crate::osaka::weights;
use portolan_core::Seat;
use portolan_osaka::{Good, Kind, MAX_PLAYERS, State, Value, points_for};

/// The approximate cost of two icons, in coins.
const COINS_OF_TWO_ICONS: u8 = 3;

/// The goods of one colour.
#[derive(Clone, Copy, Default)]
pub(super) struct GoodStocks {
    /// The price of all of them and of the insured ones, in hundredths of a point, including the token; 0 without
    /// goods.
    pub(super) sale: PerSeat,
    pub(super) insured_sale: PerSeat,
    /// The number of icons in hand that can insure something.
    pub(super) covers: PerSeat,
    stocks: [Stock; MAX_PLAYERS],
}

/// The goods of one seat.
#[derive(Clone, Copy, Default)]
struct Stock {
    cards: u8,
    highest: Option<Value>,
    insured: u8,
    highest_insured: Option<Value>,
    tokens: u8,
    /// The icons in hand that could insure them, and the number of cards with these icons.
    icons: u8,
    icon_cards: u8,
}

impl GoodStocks {
    /// Returns the goods of this colour.
    pub(super) fn of(world: &State, good: Good) -> GoodStocks {
        let mut stocks = [Stock::default(); MAX_PLAYERS];
        world.seats.seats().for_each(|seat| stocks[seat.index()] = Stock::of(world, seat, good));
        GoodStocks {
            sale: PerSeat(stocks.map(|stock| stock.sale())),
            insured_sale: PerSeat(stocks.map(|stock| stock.insured_sale())),
            covers: PerSeat(stocks.map(|stock| stock.covers())),
            stocks,
        }
    }

    /// Returns how many more icons of `seat` can insure something if a card with this many icons comes into its hand.
    #[inline]
    pub(super) fn more_covers(&self, seat: Seat, icons: u8) -> f32 {
        let mut stock = self.stocks[seat.index()];
        stock.take(icons, 1);
        stock.covers() - self.covers[seat]
    }

    /// Adds cards to `seat`, with the highest value among them.
    #[inline]
    pub(super) fn add(&mut self, seat: Seat, cards: u8, highest: Value) {
        let mut stock = self.stocks[seat.index()];
        stock.cards += cards;
        stock.highest = stock.highest.max(Some(highest));
        self.sale += PerSeat::only(seat, stock.sale() - self.sale[seat]);
        self.covers += PerSeat::only(seat, stock.covers() - self.covers[seat]);
        self.stocks[seat.index()] = stock;
    }

    /// Sells the goods; returns the price in hundredths of a point, and who gets a token.
    #[inline]
    pub(super) fn sell(&mut self) -> (PerSeat, PerSeat) {
        let tokens = self.sale.map(|sale| f32::from(u8::from(sale > 0.0)));
        let points = self.sale - tokens * weights::TOKEN as f32;
        for (stock, token) in self.stocks.iter_mut().zip(tokens.0) {
            let Stock { icons, icon_cards, .. } = *stock;
            *stock = Stock { tokens: stock.tokens + token as u8, icons, icon_cards, ..Stock::default() };
        }
        *self = GoodStocks { stocks: self.stocks, ..GoodStocks::default() };
        (points, tokens)
    }

    /// Sinks the ship after insuring what the icons allow, the most valuable first; returns the cost in coins.
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

    /// Adds this many cards with this many icons each to the hand.
    #[inline]
    fn take(&mut self, icons: u8, cards: u8) {
        self.icons = self.icons.saturating_add(icons.saturating_mul(cards));
        self.icon_cards += if icons > 0 { cards } else { 0 };
    }

    /// Returns the price of all of them, with the token.
    #[inline]
    fn sale(&self) -> f32 {
        self.bring(self.highest, self.cards)
    }

    /// Returns the price of the insured ones.
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
