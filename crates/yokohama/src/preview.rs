//! Previews of choices: queries on a view, computed with the tables and formulas of the rules.

use crate::bonus::{BonusFor, MINING_TECHNOLOGY};
use crate::components::{
    Area, BUILDING_POWER, Country, Good, MOST_POWER, ManagementBoard, OrderCard, Piece, Reward, Title,
};
use crate::view::View;
use portolan_core::{Seat, SeatSet};

impl View {
    /// Whether this seat has the technology.
    pub fn has(&self, seat: Seat, title: Title) -> bool {
        self.player(seat).is_some_and(|player| player.has(title))
    }

    /// The power of a seat on an area after adding `more` pieces, not counting its president (§6.1).
    pub fn power_with(&self, seat: Seat, area: Area, more: u8) -> u8 {
        let power = self.area(area).and_then(|area| area.power.get(seat.index())).copied().unwrap_or(0);
        (power + more).min(MOST_POWER)
    }

    /// What an area offers at this power (§7).
    pub fn offer(&self, area: Area, power: u8) -> u8 {
        self.components.offer(area.kind(), power)
    }

    /// The other seats whose presidents are on an area: each is paid when a piece arrives (§4.3, §5.4).
    pub fn other_presidents(&self, seat: Seat, area: Area) -> SeatSet {
        self.area(area).map_or(SeatSet::EMPTY, |area| area.presidents.without(seat))
    }

    /// Whether the president of this seat may end its movement here; assumes that it can reach the area (§5.1).
    pub fn may_stop(&self, seat: Seat, area: Area) -> bool {
        let own = self.area(area).and_then(|area| area.assistants.get(seat.index()));
        let free = self.other_presidents(seat, area).is_empty() || self.has(seat, Title::PostalSystem);
        area != Area::Canal && own.is_some_and(|&assistants| assistants > 0) && free
    }

    /// The token that an action with this power can take (§6.3).
    pub fn token_at(&self, area: Area, power: u8) -> Option<Reward> {
        let token = self.area(area).and_then(|area| area.token).map(|token| token.reward);
        token.filter(|_| power >= MOST_POWER)
    }

    /// Whether a shop and a trading house can be built after an action with this power, with the pieces that are in the
    /// hand now (§6.4, §6.5).
    pub fn buildable(&self, seat: Seat, area: Area, power: u8) -> [bool; 2] {
        let buildable = self.area(area).and_then(|area| area.buildable.get(seat.index()));
        buildable.copied().filter(|_| power >= BUILDING_POWER).unwrap_or_default()
    }

    /// The other seat that has a trading house on an area and is paid for an action there (§6.2).
    pub fn landlord(&self, seat: Seat, area: Area) -> Option<Seat> {
        let tile = self.area(area).and_then(|area| area.tile.as_ref());
        tile.and_then(|tile| tile.house.owner).filter(|&owner| owner != seat)
    }

    /// The number of icons of this country after one more; `None` if it brings no agent (§8.4).
    pub fn icons_for_agent(&self, seat: Seat, country: Country) -> Option<u8> {
        let icons = self.player(seat)?.icons[country] + 1;
        (icons.is_multiple_of(2) && self.agents[country] > 0).then_some(icons)
    }

    /// The number of goods gained, with the copper that Mining Technology adds (§7.1, §9.8).
    pub fn with_mined_copper(&self, seat: Seat, good: Good, count: u8) -> u8 {
        let mined = count > 0 && good == Good::Copper && self.has(seat, Title::MiningTechnology);
        if mined { count + MINING_TECHNOLOGY } else { count }
    }

    /// The reward of a token, with mined copper (§9.8).
    pub fn token_reward(&self, seat: Seat, mut reward: Reward) -> Reward {
        reward.goods[Good::Copper] = self.with_mined_copper(seat, Good::Copper, reward.goods[Good::Copper]);
        reward
    }

    /// The reward of an order, with bonuses (§8.3).
    pub fn order_reward(&self, seat: Seat, card: &OrderCard) -> Reward {
        self.with_bonuses(seat, BonusFor::Order, card.reward)
    }

    /// The reward of a space of a management board, with bonuses (§7.4, §7.5).
    pub fn space_reward(&self, seat: Seat, board: ManagementBoard, reward: Reward) -> Reward {
        self.with_bonuses(seat, BonusFor::Space(board), reward)
    }

    /// The reward of a building, with bonuses and mined copper (§6.4, §6.5).
    pub fn building_reward(&self, seat: Seat, piece: Piece, reward: Reward) -> Reward {
        self.with_bonuses(seat, BonusFor::Building(piece), self.token_reward(seat, reward))
    }

    /// What earlier technologies add to a new one (R35).
    pub fn technology_bonus(&self, seat: Seat) -> Reward {
        self.with_bonuses(seat, BonusFor::Technology, Reward::NONE)
    }

    fn with_bonuses(&self, seat: Seat, of: BonusFor, mut reward: Reward) -> Reward {
        for bonus in of.bonuses().iter().filter(|bonus| self.has(seat, bonus.title)) {
            reward.points += bonus.points;
            reward.yen += bonus.yen;
        }
        reward
    }

    /// The units of a technology of this price that power does not pay (§7.7).
    pub fn missing_units(&self, seat: Seat, price: u8, power: u8) -> u8 {
        let owned = self.player(seat).map_or(0, |player| player.technologies.len());
        self.numbers.missing_units(price, power, owned)
    }

    /// Whether the next building of this kind is the player's last: that ends the game (§11.1).
    pub fn is_last_building(&self, seat: Seat, piece: Piece) -> bool {
        let left = |player: &crate::PlayerView| player.hand.count(piece) + player.warehouse.count(piece);
        self.player(seat).is_some_and(|player| left(player) == 1)
    }

    /// Whether one more assistant on this board ends the game (§11.1).
    pub fn is_board_almost_full(&self, board: ManagementBoard) -> bool {
        self.ending.is_none() && self.board(board).is_some_and(|board| board.occupied + 1 >= board.end)
    }
}
