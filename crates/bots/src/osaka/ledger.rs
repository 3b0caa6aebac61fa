//! What everybody has, taken down in numbers once for a position: what a purchase changes is then reckoned with these
//! few numbers, without playing it. So those who think ahead look nearly as closely as the greedy bot (`worth` says what
//! things are worth) in a fraction of its time. Only what is insured at a tide, and with which coins, is reckoned roughly.

mod account;
#[cfg(test)]
mod tests;
mod wares;

use super::worth::{self, Hundredths};
use account::{Account, Chances, payment};
use portolan_core::{CardSet, Seat};
use portolan_osaka::{Good, Kind, MAX_PLAYERS, MOST_SPACES, Phase, State, TOKENS_TO_END, Value};

const GOODS: usize = Good::ALL.len();

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
