//! The invariants of a position: nothing is lost, nothing is duplicated, and redundant data agrees.

use crate::choice::AssistantSource;
use crate::components::{
    Area, AreaSet, Components, Country, Good, HOUSES, ManagementBoard, ORDERS, PLAIN_TOKENS, Piece, Prize,
    SLOTS, TECHNOLOGIES, TOKENS,
};
use crate::game::META;
use crate::map::AreaMap;
use crate::phase::Phase;
use crate::player::{AgentCounts, Player};
use crate::state::{Occupant, State};
use portolan_core::{CardId, CardSet, InvariantError, Seat, SeatSet};

impl State {
    /// Checks that the position is possible.
    pub fn check(&self) -> Result<(), InvariantError> {
        if !META.revisions().contains(&self.revision) {
            return broken("there is no such rules revision");
        }
        if !META.seat_counts().any(|seats| seats == self.seats) {
            return broken("there is no such seat count");
        }
        self.check_orders()?;
        self.check_technologies()?;
        self.check_tiles_and_tokens()?;
        self.check_agents()?;
        self.check_supply()?;
        self.check_map()?;
        self.seats.seats().try_for_each(|seat| self.check_player(seat))?;
        self.check_turn()
    }

    fn players(&self) -> impl Iterator<Item = &Player> {
        self.seats.seats().map(|seat| &self.players[seat])
    }

    /// Every order is in exactly one place.
    fn check_orders(&self) -> Result<(), InvariantError> {
        let displays = self.ports.iter().flatten().flatten().copied();
        let discarded_order = self.players().filter_map(|player| player.discarded_order);
        let single = self.order_deck.iter().copied().chain(displays).chain(discarded_order);
        let sets = self.players().flat_map(|player| [player.orders, player.dealt, player.completed]);
        check_each_once("order", single, sets.chain([self.removed]), ORDERS)?;
        if self.players().any(|player| !(player.known_orders - player.orders).is_empty()) {
            return broken("a known order is not in the hand");
        }
        Ok(())
    }

    fn check_technologies(&self) -> Result<(), InvariantError> {
        let displays = self.laboratories.iter().flatten().flatten().copied();
        let single = self.technology_deck.iter().copied().chain(displays);
        check_each_once("technology", single, self.players().map(|player| player.technologies), TECHNOLOGIES)
    }

    /// Every area except the canal has its own tile and token. A player may have taken the token.
    fn check_tiles_and_tokens(&self) -> Result<(), InvariantError> {
        let areas = self.map.areas_except_canal();
        let tiles: CardSet = areas.iter().filter_map(|area| self.sites[area].tile).collect();
        if tiles.len() != areas.len() {
            return broken("two areas share a tile, or one has none");
        }
        let mut tokens: CardSet = areas.iter().filter_map(|area| self.sites[area].token).collect();
        let mut count = areas.iter().filter(|&area| self.sites[area].token.is_some()).count();
        for player in self.players() {
            tokens |= player.tokens;
            count += player.tokens.len();
        }
        let token_count = if self.options.free_agents { TOKENS } else { PLAIN_TOKENS };
        if tokens.len() != areas.len()
            || count != areas.len()
            || !(tokens - CardSet::below(token_count)).is_empty()
        {
            return broken("a token is missing or duplicated");
        }
        match (AreaSet::ALL - areas).iter().find(|&area| self.sites[area] != Default::default()) {
            Some(area) => Err(InvariantError(format!("there is something on {area}"))),
            None => Ok(()),
        }
    }

    fn check_agents(&self) -> Result<(), InvariantError> {
        for country in Country::ALL {
            let count = |agents: AgentCounts| agents.ready + agents.used;
            let given: u8 = self.players().map(|player| count(player.agents[country])).sum();
            if given + self.agents[country] != self.components.agents[country] {
                return Err(InvariantError(format!("{given} agents of {} were given out", country.name())));
            }
        }
        Ok(())
    }

    /// The players have exactly what the supply has given out.
    fn check_supply(&self) -> Result<(), InvariantError> {
        if self.players().map(|player| player.yen).sum::<u16>() != self.issued.yen {
            return broken("the money of the players differs from what the supply gave out");
        }
        if self.players().map(|player| player.imports).sum::<u16>() != self.issued.imports {
            return broken("the imports of the players differ from what the supply gave out");
        }
        for good in Good::ALL {
            if self.players().map(|player| player.goods[good]).sum::<u16>() != self.issued.goods[good] {
                let reason =
                    format!("the {} of the players differs from what the supply gave out", good.name());
                return Err(InvariantError(reason));
            }
        }
        Ok(())
    }

    fn check_map(&self) -> Result<(), InvariantError> {
        let areas = self.map.areas_by_row.into_iter().flatten();
        if self.map.areas_in_play != Components::areas_in_play(self.seats)
            || self.map != AreaMap::new(&self.components, self.seats, areas)
        {
            return broken("the map does not fit the seat count");
        }
        if self.station.is_some_and(|area| !self.map.areas_except_canal().has(area)) {
            return broken("the station is on the canal or on an area that is not in play");
        }
        for board in ManagementBoard::ALL {
            let spaces = self.components.spaces(board).len();
            if self.spaces[board as usize][spaces..].iter().any(Option::is_some) {
                return broken("an assistant is on a space that does not exist");
            }
        }
        Ok(())
    }

    fn check_player(&self, seat: Seat) -> Result<(), InvariantError> {
        let broken = |what: &str| Err(InvariantError(format!("seat {seat}: {what}")));
        let player = &self.players[seat];
        let numbers = &self.components.numbers;
        let piece_count = |piece| usize::from(player.hand.count(piece) + player.warehouse.count(piece));
        let on_boards =
            self.spaces.iter().flatten().filter(|&&occupant| occupant == Some(Occupant::Seat(seat))).count();
        let on_tiles = self.achieved.iter().filter(|row| row.contains(&(seat.index() as u8))).count();
        let on_areas = usize::from(player.assistants_on_areas());
        if piece_count(Piece::Assistant) + on_areas + on_boards + on_tiles != numbers.assistants().into() {
            return broken("an assistant is missing");
        }
        let has_house = |area: &Area| self.sites[*area].house == Some(seat);
        let has_shop = |area: &Area| self.sites[*area].shops.contains(&Some(seat));
        let shop_count =
            self.sites.0.iter().flat_map(|site| site.shops).filter(|&shop| shop == Some(seat)).count();
        let houses: AreaSet = Area::ALL.into_iter().filter(has_house).collect();
        let shops: AreaSet = Area::ALL.into_iter().filter(has_shop).collect();
        if piece_count(Piece::Shop) + shop_count != numbers.shops().into() {
            return broken("a shop is missing");
        }
        if piece_count(Piece::House) + houses.len() != HOUSES {
            return broken("a trading house is missing");
        }
        if player.shops != shops || shop_count != shops.len() || player.houses != houses {
            return broken("its sets of buildings disagree with the areas");
        }
        let areas = Area::ALL.into_iter().filter(|&area| player.assistants[area] > 0).collect();
        if player.areas_with_assistants != areas || !(areas - self.map.areas_except_canal()).is_empty() {
            return broken("its set of areas with assistants disagrees with the counts");
        }
        self.check_cards_of(seat, player)
    }

    fn check_cards_of(&self, seat: Seat, player: &Player) -> Result<(), InvariantError> {
        let broken = |what: &str| Err(InvariantError(format!("seat {seat}: {what}")));
        let titles = player.technologies.iter().map(|card| self.components.technology(card).title.bit());
        if titles.clone().fold(0, |all, bit| all | bit) != player.titles
            || titles.count() != player.titles.count_ones() as usize
        {
            return broken("its titles disagree with its technologies, or one is duplicated");
        }
        if player.orders.len() > self.components.numbers.hand_limit.into() {
            return broken("it has too many orders");
        }
        let free = player.tokens.iter().filter(|token| token.index() >= PLAIN_TOKENS).count();
        let prize = usize::from(player.prize == Some(Prize::FreeAgent));
        if usize::from(player.free_agents.ready + player.free_agents.used) != free + prize {
            return broken("it has a free agent without a token or prize");
        }
        for country in Country::ALL {
            let orders = player.completed.iter().map(|card| self.components.order(card).country);
            let technologies =
                player.technologies.iter().map(|card| self.components.technology(card).country);
            let prize = player.prize == Some(Prize::Flag(country));
            let icons = orders.chain(technologies).filter(|&icon| icon == country).count();
            if icons + usize::from(prize) != player.icons[country].into() {
                return broken("its icons disagree with its cards");
            }
        }
        Ok(())
    }

    fn check_turn(&self) -> Result<(), InvariantError> {
        if self.players.0.iter().skip(self.seats.get()).any(|player| *player != Player::default()) {
            return broken("a seat beyond the seat count has pieces");
        }
        if !self.seats.has(self.first) || !self.seats.has(self.turn.seat) {
            return broken("the first player or the active player has no seat");
        }
        let on_canal = self.players().any(|player| player.president == Some(Area::Canal));
        if on_canal && !matches!(self.phase, Phase::Walk { .. }) {
            return broken("a president stopped on the canal");
        }
        if self.last_round.is_some() && self.ending.is_none() {
            return broken("the last round is known although nothing triggered the end");
        }
        let choosing: SeatSet =
            self.seats.seats().filter(|&seat| !self.players[seat].dealt.is_empty()).collect();
        let fits = match self.phase {
            Phase::Keep { waiting } => self.round == 0 && !waiting.is_empty() && waiting == choosing,
            Phase::Over => choosing.is_empty() && self.action.is_none(),
            phase => choosing.is_empty() && phase.to_act() == SeatSet::only(self.turn.seat),
        };
        if !fits || !self.fits_action() || !self.fits_values() {
            return Err(InvariantError(format!("the position does not fit the decision {:?}", self.phase)));
        }
        Ok(())
    }

    /// Whether there is an area action exactly if the pending decision belongs to one. Rewards come at any time.
    fn fits_action(&self) -> bool {
        match self.phase {
            Phase::Gain { .. }
            | Phase::Hire { reward: true, .. }
            | Phase::MoveFrom { .. }
            | Phase::MoveTo { .. }
            | Phase::Station { .. }
            | Phase::Prize { .. } => true,
            Phase::Keep { .. }
            | Phase::Supplement { .. }
            | Phase::Place { .. }
            | Phase::Move { .. }
            | Phase::Route { .. }
            | Phase::Walk { .. }
            | Phase::Recall { .. }
            | Phase::Over => self.action.is_none(),
            Phase::Learn { area, .. }
            | Phase::Unit { area, .. }
            | Phase::Order { area, .. }
            | Phase::SecondOrder { area, .. }
            | Phase::Token { area, .. }
            | Phase::Build { area, .. }
            | Phase::Leave { area, .. } => self.action.is_some_and(|action| action.area == area),
            Phase::Space { board, .. } | Phase::Assistant { board, .. } => {
                self.action.is_some_and(|action| action.area == board.area())
            }
            Phase::Faith { .. } => self.action.is_some_and(|action| action.area == Area::Church),
            Phase::Exchange { .. } => self.action.is_some_and(|action| action.area == Area::Chinatown),
            Phase::Hire { reward: false, .. } => {
                self.action.is_some_and(|action| action.area == Area::Agency)
            }
        }
    }

    /// Whether the numbers of the pending decision are possible.
    fn fits_values(&self) -> bool {
        let is_free = |board: ManagementBoard, space: u8| {
            let index = usize::from(space).wrapping_sub(1);
            index < self.components.spaces(board).len() && self.spaces[board as usize][index].is_none()
        };
        let is_slot = |slot: u8| (1..=SLOTS).contains(&slot.into());
        match self.phase {
            Phase::Supplement { second, .. } => second == self.turn.second,
            Phase::Move { seat, start } => start == self.players[seat].president,
            Phase::Route { seat, to } => {
                self.players[seat].president.is_some() && self.destinations(seat)[to].len() > 1
            }
            Phase::Walk { seat, .. } => self.revision == 1 && self.players[seat].president.is_some(),
            Phase::Exchange { left, .. } | Phase::Hire { left, reward: false, .. } => left > 0,
            Phase::Hire { left, reward: true, .. } => left > 0 && left == self.pending.hires,
            Phase::Faith { space, missing, .. } => missing > 0 && is_free(ManagementBoard::Church, space),
            Phase::Assistant { seat, board, space } => {
                let player = &self.players[seat];
                is_free(board, space)
                    && player.hand.assistants > 0
                    && player.areas_with_assistants.has(board.area())
            }
            Phase::Unit { slot, missing, .. } => missing > 0 && is_slot(slot),
            Phase::SecondOrder { slot, .. } => is_slot(slot),
            Phase::Gain { left, .. } => left > 0 && left == self.pending.any_good,
            Phase::MoveFrom { left, .. } => left > 0 && left == self.pending.moves,
            Phase::MoveTo { seat, from, left } => {
                let player = &self.players[seat];
                left > 0
                    && left == self.pending.moves
                    && match from {
                        AssistantSource::Hand => player.hand.assistants > 0,
                        AssistantSource::Area(area) => player.areas_with_assistants.has(area),
                    }
            }
            Phase::Station { .. } => self.pending.station,
            Phase::Prize { .. } => self.pending.prize,
            _ => true,
        }
    }
}

fn broken(what: &str) -> Result<(), InvariantError> {
    Err(InvariantError(what.to_string()))
}

/// Checks that each card of a kind is in exactly one place.
fn check_each_once(
    what: &str,
    single: impl Iterator<Item = CardId>,
    sets: impl Iterator<Item = CardSet>,
    count: usize,
) -> Result<(), InvariantError> {
    let (mut found, mut cards) = (CardSet::EMPTY, 0);
    for set in single.map(CardSet::only).chain(sets) {
        found |= set;
        cards += set.len();
    }
    if found == CardSet::below(count) && cards == count {
        return Ok(());
    }
    Err(InvariantError(format!(
        "there are {cards} ‘{what}’ cards, {} of them different, but should be {count}",
        found.len()
    )))
}
