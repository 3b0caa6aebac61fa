//! What everybody has, taken down in numbers once for a position: what a purchase changes is then reckoned with these
//! few numbers, without playing it. So those who think ahead look nearly as closely as the greedy bot (`worth` says what
//! things are worth) in a fraction of its time. Only what is insured at a tide, and with which coins, is reckoned roughly.

#[cfg(test)]
mod tests;

use super::weights;
use super::worth::{self, Hundredths};
use portolan_core::{CardSet, Seat};
use portolan_osaka::{Good, Kind, MAX_PLAYERS, MOST_SPACES, Phase, State, TOKENS_TO_END, Value, points_for};

const GOODS: usize = Good::ALL.len();

/// What two icons cost in coins, about.
const COINS_OF_TWO_ICONS: i32 = 3;

/// What can be bought at once.
#[derive(Clone, Copy, Default)]
pub(super) struct Lot {
    cards: [u8; GOODS],
    highest: [Option<Value>; GOODS],
    pub(super) price: i32,
}

impl Lot {
    /// These cards.
    pub(super) fn of(world: &State, cards: CardSet) -> Lot {
        let mut lot = Lot { price: i32::from(world.components.coins(cards)), ..Lot::default() };
        for good in Good::ALL {
            let cards = cards & world.components.of_good(good);
            lot.cards[good as usize] = cards.len() as u8;
            lot.highest[good as usize] = world.components.highest(cards);
        }
        lot
    }
}

/// The goods of one colour that somebody has.
#[derive(Clone, Copy, Default)]
struct Wares {
    /// What all of them would bring, and those that are insured: what it counts as soon as something changes.
    sale: Hundredths,
    insured_sale: Hundredths,
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
    fn of(world: &State, seat: Seat, good: Good) -> Wares {
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
    fn take(&mut self, icons: u8, cards: u8) {
        self.icons = self.icons.saturating_add(icons.saturating_mul(cards));
        self.icon_cards += if icons > 0 { cards } else { 0 };
    }

    /// How many icons in hand have something to insure.
    #[inline]
    fn covers(&self) -> i32 {
        match self.cards - self.insured {
            0 => 0,
            1 => self.icon_cards.into(),
            _ => self.icons.into(),
        }
    }

    /// So many more, of which this is the highest.
    #[inline]
    fn add(&mut self, cards: u8, highest: Option<Value>) {
        self.cards += cards;
        self.highest = self.highest.max(highest);
        self.reckon();
    }

    /// They are sold: for so many points, and a token.
    #[inline]
    fn sell(&mut self) -> Hundredths {
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
    fn sink(&mut self) -> i32 {
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

/// For each good the chance that it will be sold, and what insured ones have more of it, in percent.
type Chances = [[i32; 2]; GOODS];

/// What one seat has.
#[derive(Clone, Copy, Default)]
struct Account {
    points: Hundredths,
    coins: i32,
    tokens: u8,
    reserves: bool,
    wares: [Wares; GOODS],
}

impl Account {
    fn of(world: &State, seat: Seat) -> Account {
        let player = &world.players[seat];
        Account {
            points: 100 * Hundredths::from(player.point_count()),
            coins: world.components.coins(player.hand).into(),
            tokens: player.token_count(),
            reserves: player.reserved.is_some(),
            wares: Good::ALL.map(|good| Wares::of(world, seat, good)),
        }
    }

    #[inline]
    fn standing(&self, world: &State, chances: &Chances, missing: u8) -> Hundredths {
        let (mut goods, mut covers) = (0, 0);
        for (wares, [all, insured]) in self.wares.iter().zip(chances) {
            goods += all * wares.sale + insured * wares.insured_sale;
            covers += wares.covers();
        }
        let later = worth::purse(world, self.coins, covers) + Hundredths::from(self.tokens) * weights::TOKEN;
        let marker = if self.reserves { weights::MARKER_OUT } else { 0 };
        self.points
            + worth::near_end(goods / 100, &weights::GOODS_NEAR_END, missing)
            + worth::near_end(later, &weights::COINS_NEAR_END, missing)
            - marker
    }

    fn sell(&mut self, good: usize) {
        self.tokens += u8::from(self.wares[good].cards > 0);
        self.points += self.wares[good].sell();
    }
}

/// The least that these coins can pay for a price: there is no change.
fn payment(world: &State, hand: CardSet, price: i32) -> i32 {
    let sums = hand.iter().fold(1_u128, |sums, card| sums | sums << world.components.coins_of(card));
    price + sums.checked_shr(price as u32).map_or(0, |sums| sums.trailing_zeros() as i32)
}

/// How everybody stands.
#[derive(Clone, Copy)]
pub(super) struct Standings {
    each: [Hundredths; MAX_PLAYERS],
    seats: usize,
    pub(super) over: bool,
}

impl Standings {
    /// How one seat stands.
    pub(super) fn of(&self, seat: Seat) -> Hundredths {
        self.each[seat.index()]
    }

    /// The same, if one seat has so much more.
    pub(super) fn with(mut self, seat: Seat, more: Hundredths) -> Standings {
        self.each[seat.index()] += more;
        self
    }

    /// How far `seat` is ahead.
    #[inline]
    pub(super) fn lead(&self, seat: Seat) -> Hundredths {
        worth::lead_among(&self.each[..self.seats], seat, self.over)
    }
}

/// Everybody's things, and the ships.
#[derive(Clone, Copy)]
pub(super) struct Ledger<'a> {
    world: &'a State,
    accounts: [Account; MAX_PLAYERS],
    ships: [u8; GOODS],
    over: bool,
}

impl<'a> Ledger<'a> {
    /// As it is.
    pub(super) fn of(world: &'a State) -> Ledger<'a> {
        let mut accounts = [Account::default(); MAX_PLAYERS];
        world.seats.seats().for_each(|seat| accounts[seat.index()] = Account::of(world, seat));
        Ledger { world, accounts, ships: world.ships.0, over: world.phase == Phase::Over }
    }

    /// The coins that somebody has.
    pub(super) fn coins(&self, seat: Seat) -> i32 {
        self.accounts[seat.index()].coins
    }

    /// `seat` takes a card of this kind into its hand.
    pub(super) fn take(&mut self, seat: Seat, kind: Kind) {
        let account = &mut self.accounts[seat.index()];
        account.coins += i32::from(kind.value.coins());
        account.wares[kind.good as usize].take(self.world.components.icons(kind.value), 1);
    }

    /// The marker of `seat` is put on a card, or comes back.
    pub(super) fn mark(&mut self, seat: Seat, reserves: bool) {
        self.accounts[seat.index()].reserves = reserves;
    }

    /// `seat` buys: it pays, the ships sail, and where one arrives all that belongs to it is sold.
    pub(super) fn buy(&mut self, seat: Seat, lot: &Lot) {
        let account = &mut self.accounts[seat.index()];
        account.coins -= payment(self.world, self.world.players[seat].hand, lot.price);
        let goal = self.world.components.goal();
        let mut arrived = false;
        for good in (0..GOODS).filter(|&good| lot.cards[good] > 0) {
            account.wares[good].add(lot.cards[good], lot.highest[good]);
            self.ships[good] = (self.ships[good] + lot.cards[good].min(MOST_SPACES as u8)).min(goal);
            arrived |= self.ships[good] == goal;
        }
        if arrived {
            self.hold_sale(goal);
        }
    }

    /// What has arrived is sold; if that is not the end, ships on waves sink.
    fn hold_sale(&mut self, goal: u8) {
        let accounts = &mut self.accounts[..self.world.seats.get()];
        for (good, ship) in self.ships.iter_mut().enumerate().filter(|(_, ship)| **ship == goal) {
            accounts.iter_mut().for_each(|account| account.sell(good));
            *ship = 0;
        }
        self.over = accounts.iter().any(|account| account.tokens >= TOKENS_TO_END);
        let components = &self.world.components;
        for (good, ship) in self.ships.iter_mut().enumerate().filter(|(_, ship)| components.is_waves(**ship))
        {
            accounts.iter_mut().for_each(|account| account.coins -= account.wares[good].sink());
            *ship = components.anchor();
        }
    }

    /// How everybody stands, by the same measure as [`worth::standing`].
    pub(super) fn standings(&self) -> Standings {
        let (chances, missing) = (self.chances(), self.missing());
        let accounts = &self.accounts[..self.world.seats.get()];
        let mut each = [0; MAX_PLAYERS];
        for (standing, account) in each.iter_mut().zip(accounts) {
            *standing = if self.over {
                account.points + Hundredths::from(account.tokens)
            } else {
                account.standing(self.world, &chances, missing)
            };
        }
        Standings { each, seats: accounts.len(), over: self.over }
    }

    /// How one seat stands, if the game goes on.
    pub(super) fn standing(&self, seat: Seat) -> Hundredths {
        self.accounts[seat.index()].standing(self.world, &self.chances(), self.missing())
    }

    fn chances(&self) -> Chances {
        self.ships.map(|ship| worth::chances(self.world, ship))
    }

    /// How many tokens whoever has most of them lacks to end the game.
    fn missing(&self) -> u8 {
        let accounts = &self.accounts[..self.world.seats.get()];
        TOKENS_TO_END.saturating_sub(accounts.iter().map(|account| account.tokens).max().unwrap_or(0))
    }
}
