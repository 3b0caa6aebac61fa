//! What must always hold: nothing is lost, nothing is doubled, and what is kept twice for speed agrees.

use crate::components::{
    Area, AreaSet, Components, Country, Good, HOUSES, ManagementBoard, ORDERS, PLAIN_TOKENS, Piece,
    TECHNOLOGIES, TOKENS,
};
use crate::state::{AgentCounts, AreaMap, Occupant, Player, State};
use portolan_core::{CardId, CardSet, InvariantError, Seat};

impl State {
    /// What must always hold.
    pub(crate) fn check_all(&self) -> Result<(), InvariantError> {
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

    /// Every order lies in one place.
    fn check_orders(&self) -> Result<(), InvariantError> {
        let displays = self.ports.iter().flatten().flatten().copied();
        let discarded_order = self.players().filter_map(|player| player.discarded_order);
        let single = self.order_deck.iter().copied().chain(displays).chain(discarded_order);
        let sets = self.players().flat_map(|player| [player.orders, player.dealt, player.completed]);
        each_once("order", single, sets.chain([self.removed]), ORDERS)?;
        let kept = |player: &&Player| !(player.known_orders - player.orders).is_empty();
        match self.players().find(kept) {
            Some(_) => broken("everybody knows of an order that is not in the hand"),
            None => Ok(()),
        }
    }

    fn check_technologies(&self) -> Result<(), InvariantError> {
        let displays = self.laboratories.iter().flatten().flatten().copied();
        let single = self.technology_deck.iter().copied().chain(displays);
        each_once("technology", single, self.players().map(|player| player.technologies), TECHNOLOGIES)
    }

    /// Every area has a tile of its own, and its token lies there or with somebody.
    fn check_tiles_and_tokens(&self) -> Result<(), InvariantError> {
        let grounds = self.map.areas_except_canal();
        let tiles: CardSet = grounds.iter().filter_map(|area| self.sites[area].tile).collect();
        if tiles.len() != grounds.len() {
            return broken("two areas share a tile, or one has none");
        }
        let mut tokens: CardSet = grounds.iter().filter_map(|area| self.sites[area].token).collect();
        let mut count = grounds.iter().filter(|&area| self.sites[area].token.is_some()).count();
        for player in self.players() {
            tokens |= player.tokens;
            count += player.tokens.len();
        }
        let known = if self.options.free_agents { TOKENS } else { PLAIN_TOKENS };
        if tokens.len() != grounds.len()
            || count != grounds.len()
            || !(tokens - CardSet::below(known)).is_empty()
        {
            return broken("a token is missing, or there are two of it");
        }
        match (AreaSet::ALL - grounds).iter().find(|&area| self.sites[area] != Default::default()) {
            Some(area) => Err(InvariantError(format!("something stands on {area}"))),
            None => Ok(()),
        }
    }

    fn check_agents(&self) -> Result<(), InvariantError> {
        for country in Country::ALL {
            let count = |agents: AgentCounts| agents.ready + agents.used;
            let given: u8 = self.players().map(|player| count(player.agents[country])).sum();
            if given + self.agents[country] != self.components.agents[country] {
                return Err(InvariantError(format!("{given} agents of {} were given", country.name())));
            }
        }
        Ok(())
    }

    /// All that the players have came from the supply.
    fn check_supply(&self) -> Result<(), InvariantError> {
        if self.players().map(|player| player.yen).sum::<u16>() != self.issued.yen {
            return broken("the players have other money than the supply has given");
        }
        if self.players().map(|player| player.imports).sum::<u16>() != self.issued.imports {
            return broken("the players have other imports than the supply has given");
        }
        for good in Good::ALL {
            if self.players().map(|player| player.goods[good]).sum::<u16>() != self.issued.goods[good] {
                return Err(InvariantError(format!("the players have other {} than was given", good.name())));
            }
        }
        Ok(())
    }

    fn check_map(&self) -> Result<(), InvariantError> {
        let areas = self.map.areas_by_row.into_iter().flatten();
        if self.map.areas_in_play != Components::areas_in_play(self.seats)
            || self.map != AreaMap::new(&self.components, self.seats, areas)
        {
            return broken("the map is not one of this table");
        }
        if self.station.is_some_and(|area| !self.map.areas_except_canal().has(area)) {
            return broken("the station stands where nothing may stand");
        }
        for board in ManagementBoard::ALL {
            let spaces = self.components.spaces(board).len();
            if self.spaces[board as usize][spaces..].iter().any(Option::is_some) {
                return broken("an assistant stands on a space that there is not");
            }
        }
        Ok(())
    }

    fn check_player(&self, seat: Seat) -> Result<(), InvariantError> {
        let broken = |what: &str| Err(InvariantError(format!("seat {seat}: {what}")));
        let player = &self.players[seat];
        let numbers = &self.components.numbers;
        let pieces = |piece| player.hand.count(piece) + player.warehouse.count(piece);
        let on_boards =
            self.spaces.iter().flatten().filter(|&&one| one == Some(Occupant::Seat(seat))).count();
        let on_tiles = self.achieved.iter().filter(|row| row.contains(&(seat.index() as u8))).count();
        let out = usize::from(player.assistants_on_areas()) + on_boards + on_tiles;
        if usize::from(pieces(Piece::Assistant)) + out != numbers.assistants().into() {
            return broken("an assistant is missing");
        }
        let shops = |area: &Area| self.sites[*area].shops.iter().filter(|&&shop| shop == Some(seat)).count();
        let built: usize = Area::ALL.iter().map(shops).sum();
        if usize::from(pieces(Piece::Shop)) + built != numbers.shops().into() {
            return broken("a shop is missing");
        }
        let houses: AreaSet =
            Area::ALL.into_iter().filter(|&area| self.sites[area].house == Some(seat)).collect();
        if usize::from(pieces(Piece::House)) + houses.len() != HOUSES {
            return broken("a trading house is missing");
        }
        let with_shop: AreaSet = Area::ALL.into_iter().filter(|area| shops(area) > 0).collect();
        let present = Area::ALL.into_iter().filter(|&area| player.assistants[area] > 0).collect();
        if player.shops != with_shop || built != with_shop.len() || player.houses != houses {
            return broken("buildings that are not where they should be");
        }
        if player.areas_with_assistants != present
            || !(player.areas_with_assistants - self.map.areas_except_canal()).is_empty()
        {
            return broken("assistants that are not where they should be");
        }
        self.check_cards_of(seat, player)
    }

    fn check_cards_of(&self, seat: Seat, player: &Player) -> Result<(), InvariantError> {
        let broken = |what: &str| Err(InvariantError(format!("seat {seat}: {what}")));
        let titles = player.technologies.iter().map(|card| self.components.technology(card).title.bit());
        if titles.clone().fold(0, |all, bit| all | bit) != player.titles
            || titles.count() != player.titles.count_ones() as usize
        {
            return broken("a title twice, or one that is not there");
        }
        if player.orders.len() > self.components.numbers.hand_limit.into() {
            return broken("too many orders");
        }
        let free = player.tokens.iter().filter(|token| token.index() >= PLAIN_TOKENS).count();
        let prize = usize::from(player.prize == Some(crate::components::Prize::FreeAgent));
        if usize::from(player.free_agents.ready + player.free_agents.used) != free + prize {
            return broken("a free agent that came from nowhere");
        }
        for country in Country::ALL {
            let orders = player.completed.iter().map(|card| self.components.order(card).country);
            let technologies =
                player.technologies.iter().map(|card| self.components.technology(card).country);
            let prize = player.prize == Some(crate::components::Prize::Flag(country));
            let icons = orders.chain(technologies).filter(|&icon| icon == country).count();
            if icons + usize::from(prize) != player.icons[country].into() {
                return broken("icons that are not on the cards");
            }
        }
        Ok(())
    }

    fn check_turn(&self) -> Result<(), InvariantError> {
        let beyond = self.players.0.iter().skip(self.seats.get()).any(|player| *player != Player::default());
        if beyond
            || self.phase.to_act().iter().any(|seat| !self.seats.has(seat))
            || !self.seats.has(self.first)
        {
            return broken("somebody plays who is not at the table");
        }
        let resting = self.players().all(|player| player.president != Some(Area::Canal));
        let moving = matches!(self.phase, crate::phase::Phase::Walk { .. });
        if !resting && !moving {
            return broken("a president rests on the canal");
        }
        if self.last_round.is_some() && self.ending.is_none() {
            return broken("the game ends without a reason");
        }
        Ok(())
    }
}

fn broken(what: &str) -> Result<(), InvariantError> {
    Err(InvariantError(what.to_string()))
}

/// All cards of a kind, each in one place.
fn each_once(
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
        "{cards} cards ‘{what}’ lie on the table, {} different ones, {count} should",
        found.len()
    )))
}
