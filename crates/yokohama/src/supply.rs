//! Moves of money, goods, imports and pieces. All rules use these; nothing else changes the counts.

use crate::components::{Area, ByGood, Country, Good, Piece};
use crate::state::State;
use portolan_core::Seat;

/// What the supply has given out and not received back.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct IssuedResources {
    /// Money.
    pub yen: u16,
    /// Goods.
    pub goods: ByGood<u16>,
    /// Imports.
    pub imports: u16,
}

impl State {
    #[inline]
    pub(crate) fn gain_yen(&mut self, seat: Seat, yen: u16) {
        self.issued.yen += yen;
        self.players[seat].yen += yen;
    }

    #[inline]
    pub(crate) fn pay_yen(&mut self, seat: Seat, yen: u16) {
        self.issued.yen -= yen;
        self.players[seat].yen -= yen;
    }

    #[inline]
    pub(crate) fn transfer_yen(&mut self, from: Seat, to: Seat, yen: u16) {
        self.players[from].yen -= yen;
        self.players[to].yen += yen;
    }

    #[inline]
    pub(crate) fn gain_goods(&mut self, seat: Seat, good: Good, count: u16) {
        self.issued.goods[good] += count;
        self.players[seat].goods[good] += count;
    }

    #[inline]
    pub(crate) fn pay_goods(&mut self, seat: Seat, good: Good, count: u16) {
        self.issued.goods[good] -= count;
        self.players[seat].goods[good] -= count;
    }

    #[inline]
    pub(crate) fn gain_imports(&mut self, seat: Seat, count: u16) {
        self.issued.imports += count;
        self.players[seat].imports += count;
    }

    #[inline]
    pub(crate) fn pay_imports(&mut self, seat: Seat, count: u16) {
        self.issued.imports -= count;
        self.players[seat].imports -= count;
    }

    /// Moves an assistant from the hand to an area.
    #[inline]
    pub(crate) fn place_assistant(&mut self, seat: Seat, area: Area) {
        let player = &mut self.players[seat];
        player.hand.assistants -= 1;
        player.assistants[area] += 1;
        player.areas_with_assistants.insert(area);
    }

    /// Moves assistants from an area to the hand.
    #[inline]
    pub(crate) fn take_assistants(&mut self, seat: Seat, area: Area, count: u8) {
        let player = &mut self.players[seat];
        player.assistants[area] -= count;
        player.hand.assistants += count;
        if player.assistants[area] == 0 {
            player.areas_with_assistants.remove(area);
        }
    }

    /// Moves a piece from the warehouse to the hand.
    #[inline]
    pub(crate) fn take_from_warehouse(&mut self, seat: Seat, piece: Piece) {
        let player = &mut self.players[seat];
        *player.warehouse.count_mut(piece) -= 1;
        *player.hand.count_mut(piece) += 1;
    }

    /// Adds an icon. Returns whether it completes a pair (§8.4).
    #[inline]
    pub(crate) fn add_icon(&mut self, seat: Seat, country: Country) -> bool {
        let icons = &mut self.players[seat].icons[country];
        *icons += 1;
        icons.is_multiple_of(2)
    }
}
