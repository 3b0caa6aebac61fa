//! The goods of one colour that somebody has, and the icons that could insure them.

use crate::osaka::weights;
use crate::osaka::worth::Hundredths;
use portolan_core::Seat;
use portolan_osaka::{Good, Kind, State, Value, points_for};

/// What two icons cost in coins, about.
const COINS_OF_TWO_ICONS: i32 = 3;

/// The goods of one colour that somebody has.
#[derive(Clone, Copy, Default)]
pub(super) struct Wares {
    /// What all of them would bring, and those that are insured: what it counts as soon as something changes.
    pub(super) sale: Hundredths,
    pub(super) insured_sale: Hundredths,
    pub(super) cards: u8,
    highest: Option<Value>,
    insured: u8,
    highest_insured: Option<Value>,
    pub(super) tokens: u8,
    /// Icons in hand that could insure them, and on how many cards they are.
    icons: u8,
    icon_cards: u8,
}

impl Wares {
    pub(super) fn of(world: &State, seat: Seat, good: Good) -> Wares {
        let player = &world.players[seat];
        let all = world.components.of_good(good);
        let (goods, insured, hand) = (player.goods & all, player.insured & all, player.hand & all);
        let mut wares = Wares { tokens: player.tokens[good], ..Wares::default() };
        if !hand.is_empty() {
            for value in Value::ALL {
                let cards = (hand & world.components.of_kind(Kind { good, value })).len() as u8;
                wares.take(world.components.icons(value), cards);
            }
        }
        if !goods.is_empty() {
            (wares.cards, wares.highest) = (goods.len() as u8, world.components.highest(goods));
            (wares.insured, wares.highest_insured) = (insured.len() as u8, world.components.highest(insured));
            wares.reckon();
        }
        wares
    }

    /// What they would bring now.
    #[inline]
    fn reckon(&mut self) {
        let sale = |highest: Option<Value>, cards: u8| {
            let points = |highest| 100 * Hundredths::from(points_for(highest, self.tokens, cards.into()));
            highest.map_or(0, |highest| points(highest) + weights::TOKEN)
        };
        (self.sale, self.insured_sale) =
            (sale(self.highest, self.cards), sale(self.highest_insured, self.insured));
    }

    /// So many cards with so many icons each come into the hand.
    #[inline]
    pub(super) fn take(&mut self, icons: u8, cards: u8) {
        self.icons = self.icons.saturating_add(icons.saturating_mul(cards));
        self.icon_cards += if icons > 0 { cards } else { 0 };
    }

    /// How many icons in hand have something to insure.
    #[inline]
    pub(super) fn covers(&self) -> i32 {
        match self.cards - self.insured {
            0 => 0,
            1 => self.icon_cards.into(),
            _ => self.icons.into(),
        }
    }

    /// So many more, of which this is the highest.
    #[inline]
    pub(super) fn add(&mut self, cards: u8, highest: Option<Value>) {
        self.cards += cards;
        self.highest = self.highest.max(highest);
        self.reckon();
    }

    /// They are sold: for so many points, and a token.
    #[inline]
    pub(super) fn sell(&mut self) -> Hundredths {
        if self.cards == 0 {
            return 0;
        }
        let points = self.sale - weights::TOKEN;
        let (tokens, icons, icon_cards) = (self.tokens + 1, self.icons, self.icon_cards);
        *self = Wares { tokens, icons, icon_cards, ..Wares::default() };
        points
    }

    /// Their ship sinks; what the icons allow is insured before, the dearest first. Says how many coins that costs.
    #[inline]
    pub(super) fn sink(&mut self) -> i32 {
        let used = self.icons.min(self.cards - self.insured);
        if used > 0 {
            (self.insured, self.highest_insured) = (self.insured + used, self.highest);
            (self.icons, self.icon_cards) = (self.icons - used, self.icon_cards / 2);
        }
        (self.cards, self.highest) = (self.insured, self.highest_insured);
        self.reckon();
        i32::from(used) * COINS_OF_TWO_ICONS / 2
    }
}
