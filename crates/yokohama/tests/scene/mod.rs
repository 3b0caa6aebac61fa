//! Positions for tests. By default it is the turn of seat 1, the first player. Areas are laid out in the order of
//! [`Area::ALL`], row by row; tiles, tokens and displays hold the first cards of the box in the same order. All
//! presidents are in the hand, and no player has money, goods, orders or technologies.
#![allow(dead_code, unreachable_pub, reason = "each test file uses its own part")]

use portolan_core::{ArrayVec, CardId, CardSet, Choices, Components as _, Game as _, Refusal as _, Seat};
use portolan_testkit::Stage;
pub use portolan_testkit::seat;
use portolan_yokohama::{
    Area, AreaMap, ByGood, Choice, Components, Country, Good, Illegal, Letter, ManagementBoard, Occupant,
    Options, PendingReward, Phase, Player, PointSource, State, Title, Turn, Yokohama,
};

pub fn area(name: &str) -> Area {
    Area::from_name(name).unwrap_or_else(|| panic!("unknown area {name}"))
}

/// Parses the id of a card, tile or token: `O12`, `K01`, `B01`, `T01`.
pub fn card(name: &str) -> CardId {
    CardId(name[1..].parse::<u8>().unwrap() - 1)
}

/// Parses several ids.
pub fn cards(names: &str) -> Vec<CardId> {
    names.split_whitespace().map(card).collect()
}

/// Parses `copper 3 fish 1`.
pub fn goods(text: &str) -> ByGood<u16> {
    let mut goods = ByGood([0; 4]);
    for (name, count) in pairs(text) {
        goods[Good::from_name(name).unwrap()] = count.into();
    }
    goods
}

/// Parses `bank 3 tea-1 1`.
fn pairs(text: &str) -> Vec<(&str, u8)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.chunks(2).map(|pair| (pair[0], pair[1].parse().unwrap())).collect()
}

/// A hand-made position and its event log.
#[derive(Clone)]
pub struct Scene {
    stage: Stage<Yokohama, State>,
}

portolan_testkit::on_stage!(Scene, Yokohama, State; with its own play);

impl Scene {
    /// Round 1, the turn of seat 1.
    pub fn new(seats: usize) -> Scene {
        Scene::with(seats, Components::built_in(), Options::default())
    }

    pub fn with(seats: usize, components: Components, options: Options) -> Scene {
        let mut stage = Stage::<Yokohama, State>::bare(components, options, seats);
        let state = &mut stage.state;
        let numbers = state.components.numbers;
        state.first = seat(1);
        state.round = 1;
        let boards: Vec<Area> = Components::areas_in_play(state.seats).iter().collect();
        state.map = AreaMap::new(&state.components, state.seats, boards.iter().copied());
        let areas = boards.into_iter().filter(|&area| area != Area::Canal);
        for (index, area) in areas.enumerate() {
            state.sites[area].tile = Some(CardId(index as u8));
            state.sites[area].token = Some(CardId(index as u8));
        }
        state.achievements = [3, 4, 8]; // 5 copper, 4 technologies, 4 commercial areas
        let mut orders = (0..36).map(CardId);
        let ports = if seats > 2 { 2 } else { 1 };
        for port in state.ports.iter_mut().take(ports) {
            port.iter_mut().for_each(|slot| *slot = orders.next());
        }
        state.removed = CardSet::EMPTY;
        let removed = usize::from(numbers.removed_orders[seats - 2]);
        let rest: Vec<CardId> = orders.collect();
        let (deck, gone) = rest.split_at(rest.len() - removed);
        state.order_deck = deck.iter().rev().copied().collect();
        gone.iter().for_each(|&order| state.removed.insert(order));
        let mut technologies = (0..30).map(CardId);
        let laboratories = if seats > 3 { 2 } else { 1 };
        for laboratory in state.laboratories.iter_mut().take(laboratories) {
            laboratory.iter_mut().for_each(|slot| *slot = technologies.next());
        }
        state.technology_deck = technologies.collect::<Vec<_>>().into_iter().rev().collect();
        for seat in state.seats.seats() {
            let Player { hand, warehouse, .. } = state.players[seat];
            state.players[seat] = Player { hand, warehouse, ..Player::default() };
        }
        state.issued = Default::default();
        Scene { stage }.turn(1)
    }

    /// Sets the rules revision.
    pub fn revision(mut self, revision: u32) -> Scene {
        self.state.revision = revision;
        self
    }

    /// Begins the turn of this seat, after the Stock Market.
    pub fn turn(mut self, number: usize) -> Scene {
        let seat = seat(number);
        self.state.turn = Turn::new(seat);
        self.state.action = None;
        self.state.pending = PendingReward::default();
        self.state.phase = Phase::Supplement { seat, second: false };
        self
    }

    /// Begins the second supplementary phase.
    pub fn second_phase(mut self) -> Scene {
        let seat = self.state.turn.seat;
        self.state.turn.second = true;
        self.state.phase = Phase::Supplement { seat, second: true };
        self
    }

    pub fn first(mut self, number: usize) -> Scene {
        self.state.first = seat(number);
        self
    }

    pub fn round(mut self, round: u8) -> Scene {
        self.state.round = round;
        self
    }

    /// Lays out these areas row by row, then the others in the order of [`Area::ALL`].
    pub fn map(mut self, names: &str) -> Scene {
        let mut areas: Vec<Area> = names.split_whitespace().map(area).collect();
        areas.extend(
            self.state.map.areas_in_play.iter().filter(|other| !areas.contains(other)).collect::<Vec<_>>(),
        );
        self.state.map = AreaMap::new(&self.state.components, self.state.seats, areas);
        self
    }

    fn player(&mut self, number: usize) -> &mut Player {
        &mut self.state.players[seat(number)]
    }

    pub fn yen(mut self, number: usize, yen: u16) -> Scene {
        let before = std::mem::replace(&mut self.player(number).yen, yen);
        self.state.issued.yen = self.state.issued.yen + yen - before;
        self
    }

    pub fn goods(mut self, number: usize, text: &str) -> Scene {
        let new = goods(text);
        let before = std::mem::replace(&mut self.player(number).goods, new);
        for good in Good::ALL {
            self.state.issued.goods[good] = self.state.issued.goods[good] + new[good] - before[good];
        }
        self
    }

    pub fn imports(mut self, number: usize, imports: u16) -> Scene {
        let before = std::mem::replace(&mut self.player(number).imports, imports);
        self.state.issued.imports = self.state.issued.imports + imports - before;
        self
    }

    /// Places assistants on areas, `bank 3 tea-1 1`: from the hand, then from the warehouse.
    pub fn assistants(mut self, number: usize, text: &str) -> Scene {
        for (name, count) in pairs(text) {
            let player = self.player(number);
            for _ in 0..count {
                take(&mut player.hand.assistants, &mut player.warehouse.assistants);
                player.assistants[area(name)] += 1;
                player.areas_with_assistants.insert(area(name));
            }
        }
        self
    }

    /// Sets the pieces in the hand, `assistants 2 shops 1 houses 0`, moving pieces to or from the warehouse.
    pub fn hand(mut self, number: usize, text: &str) -> Scene {
        for (name, count) in pairs(text) {
            let player = self.player(number);
            let (hand, warehouse) = match name {
                "assistants" => (&mut player.hand.assistants, &mut player.warehouse.assistants),
                "shops" => (&mut player.hand.shops, &mut player.warehouse.shops),
                "houses" => (&mut player.hand.houses, &mut player.warehouse.houses),
                other => panic!("unknown pieces {other}"),
            };
            *warehouse = *warehouse + *hand - count;
            *hand = count;
        }
        self
    }

    pub fn president(mut self, number: usize, name: &str) -> Scene {
        self.player(number).president = Some(area(name));
        self
    }

    /// Builds shops, each on a space of an area: `bank 1 church 4`. They come from the warehouse, then from the hand.
    pub fn shops(mut self, number: usize, text: &str) -> Scene {
        for (name, space) in pairs(text) {
            let player = self.player(number);
            take(&mut player.warehouse.shops, &mut player.hand.shops);
            player.shops.insert(area(name));
            let place = &mut self.state.sites[area(name)].shops[usize::from(space) - 1];
            assert_eq!(place.replace(seat(number)), None, "the space is taken");
        }
        self
    }

    /// Builds trading houses on these areas. They come from the warehouse, then from the hand.
    pub fn houses(mut self, number: usize, names: &str) -> Scene {
        for name in names.split_whitespace() {
            let player = self.player(number);
            take(&mut player.warehouse.houses, &mut player.hand.houses);
            player.houses.insert(area(name));
            assert_eq!(self.state.sites[area(name)].house.replace(seat(number)), None, "the space is taken");
        }
        self
    }

    /// Places assistants on spaces of a board, counted from 1. They come from the warehouse.
    pub fn on_board(mut self, board: ManagementBoard, number: usize, spaces: &[usize]) -> Scene {
        for space in spaces {
            let player = self.player(number);
            take(&mut player.warehouse.assistants, &mut player.hand.assistants);
            let place = &mut self.state.spaces[board as usize][space - 1];
            assert_eq!(place.replace(Occupant::Seat(seat(number))), None, "the space is taken");
        }
        self
    }

    /// Sets the achievements in play: `A4 B2 C1`.
    pub fn achievements(mut self, names: &str) -> Scene {
        for name in names.split_whitespace() {
            let letter = Letter::from_name(&name[..1].to_lowercase()).unwrap() as u8;
            self.state.achievements[usize::from(letter)] = letter * 4 + name[1..].parse::<u8>().unwrap() - 1;
        }
        self
    }

    /// Places assistants of these seats on the achievement, in order. They come from the warehouse.
    pub fn achieved(mut self, letter: Letter, numbers: &[usize]) -> Scene {
        for &number in numbers {
            let player = self.player(number);
            take(&mut player.warehouse.assistants, &mut player.hand.assistants);
            self.state.achieved[letter as usize].push(number as u8 - 1);
        }
        self
    }

    /// Sets the tile of an area, swapping it with the area that had it.
    pub fn tile(mut self, name: &str, tile: &str) -> Scene {
        let old = self.state.sites[area(name)].tile;
        if let Some(other) = Area::ALL.into_iter().find(|&a| self.state.sites[a].tile == Some(card(tile))) {
            self.state.sites[other].tile = old;
        }
        self.state.sites[area(name)].tile = Some(card(tile));
        self
    }

    /// Sets the token of an area, swapping it with the area that had it.
    pub fn token(mut self, name: &str, token: &str) -> Scene {
        let old = self.state.sites[area(name)].token;
        if let Some(other) = Area::ALL.into_iter().find(|&a| self.state.sites[a].token == Some(card(token))) {
            self.state.sites[other].token = old;
        }
        self.state.sites[area(name)].token = Some(card(token));
        self
    }

    /// Gives the tokens of these areas to a seat.
    pub fn tokens(mut self, number: usize, names: &str) -> Scene {
        for name in names.split_whitespace() {
            let token = self.state.sites[area(name)].token.take().unwrap();
            self.player(number).tokens.insert(token);
        }
        self
    }

    /// Gives the token of this area to seat 2.
    pub fn no_token(self, name: &str) -> Scene {
        self.tokens(2, name)
    }

    /// Takes an order from a display, the deck or the removed orders.
    fn draw_order(&mut self, order: CardId) {
        let State { ports, order_deck, removed, .. } = &mut self.stage.state;
        for slot in ports.iter_mut().flatten() {
            if *slot == Some(order) {
                // Displays have no gaps: the bottom card of the deck fills it.
                *slot = order_deck.remove(0);
                return;
            }
        }
        if removed.has(order) {
            removed.remove(order);
            removed.insert(order_deck.remove(0).unwrap());
            return;
        }
        let before = order_deck.len();
        order_deck.retain(|other| other != order);
        assert_eq!(order_deck.len() + 1, before, "O{} is not available", order.0 + 1);
    }

    fn draw_technology(&mut self, technology: CardId) {
        let State { laboratories, technology_deck, .. } = &mut self.stage.state;
        for slot in laboratories.iter_mut().flatten() {
            if *slot == Some(technology) {
                *slot = technology_deck.remove(0);
                return;
            }
        }
        let before = technology_deck.len();
        technology_deck.retain(|other| other != technology);
        assert_eq!(technology_deck.len() + 1, before, "K{} is not available", technology.0 + 1);
    }

    /// Gives orders to the hand of a seat.
    pub fn orders(mut self, number: usize, names: &str) -> Scene {
        for order in cards(names) {
            self.draw_order(order);
            self.player(number).orders.insert(order);
        }
        self
    }

    /// Gives completed orders to a seat, with their icons but without agents.
    pub fn completed(mut self, number: usize, names: &str) -> Scene {
        for order in cards(names) {
            self.draw_order(order);
            let country = self.state.components.order(order).country;
            self.player(number).completed.insert(order);
            self.player(number).icons[country] += 1;
        }
        self
    }

    /// Gives technologies to a seat by title, with their icons but without agents.
    pub fn knows(mut self, number: usize, titles: &str) -> Scene {
        for name in titles.split_whitespace() {
            let title = Title::from_name(name).unwrap_or_else(|| panic!("unknown title {name}"));
            let free = |id: &CardId| {
                self.state.components.technology(*id).title == title
                    && !self.state.seats.seats().any(|seat| self.state.players[seat].technologies.has(*id))
            };
            let id = (0..30).map(CardId).find(free).unwrap();
            self = self.learned(number, id);
        }
        self
    }

    /// Gives a technology to a seat by number.
    pub fn learned(mut self, number: usize, id: CardId) -> Scene {
        self.draw_technology(id);
        let technology = *self.state.components.technology(id);
        let player = self.player(number);
        player.technologies.insert(id);
        player.titles |= technology.title.bit();
        player.icons[technology.country] += 1;
        self
    }

    /// Sets the display of a port, from the left: `O01 O02`; the other spaces are empty.
    pub fn port(mut self, name: &str, orders: &str) -> Scene {
        let place = usize::from(area(name) == Area::PortB);
        for slot in 0..6 {
            if let Some(old) = self.state.ports[place][slot].take() {
                self.put_under(old);
            }
        }
        for (slot, order) in cards(orders).into_iter().enumerate() {
            self.draw_order(order);
            self.state.ports[place][slot] = Some(order);
        }
        self
    }

    fn put_under(&mut self, order: CardId) {
        let deck: Vec<CardId> = self.state.order_deck.iter().copied().collect();
        self.state.order_deck = [order].into_iter().chain(deck).collect();
    }

    /// Sets the display of a laboratory, from the left; the other spaces are empty.
    pub fn laboratory(mut self, name: &str, technologies: &str) -> Scene {
        let place = usize::from(area(name) == Area::LaboratoryB);
        for slot in 0..6 {
            if let Some(old) = self.state.laboratories[place][slot].take() {
                let deck: Vec<CardId> = self.state.technology_deck.iter().copied().collect();
                self.state.technology_deck = [old].into_iter().chain(deck).collect();
            }
        }
        for (slot, technology) in cards(technologies).into_iter().enumerate() {
            self.draw_technology(technology);
            self.state.laboratories[place][slot] = Some(technology);
        }
        self
    }

    /// Sets the deck of orders, the top card first, and removes all others from the game.
    pub fn order_deck(mut self, names: &str) -> Scene {
        let wanted = cards(names);
        let rest: Vec<CardId> = self.state.order_deck.iter().copied().collect();
        rest.into_iter().for_each(|order| self.state.removed.insert(order));
        self.state.order_deck = ArrayVec::new();
        for &order in wanted.iter().rev() {
            assert!(self.state.removed.has(order), "O{} is not available", order.0 + 1);
            self.state.removed.remove(order);
            self.state.order_deck.push(order);
        }
        self
    }

    /// Moves these technologies to the top of the deck, the first on top.
    pub fn technology_deck_top(mut self, names: &str) -> Scene {
        for &technology in cards(names).iter().rev() {
            let before = self.state.technology_deck.len();
            self.state.technology_deck.retain(|other| other != technology);
            assert_eq!(self.state.technology_deck.len() + 1, before);
            self.state.technology_deck.push(technology);
        }
        self
    }

    /// Empties the deck of technologies: its cards go to seats 2 and 3.
    pub fn without_technology_deck(mut self) -> Scene {
        let rest: Vec<CardId> = self.state.technology_deck.iter().copied().collect();
        for id in rest {
            let title = self.state.components.technology(id).title;
            let number = if self.state.players[seat(2)].has(title) { 3 } else { 2 };
            self = self.learned(number, id);
        }
        self
    }

    /// Puts free agents among the tokens of these areas, and gives them to a seat.
    pub fn free_agents(mut self, number: usize, names: &str) -> Scene {
        for (place, name) in names.split_whitespace().enumerate() {
            self = self.token(name, &format!("T{}", 21 + place)).tokens(number, name);
            self.player(number).free_agents.ready += 1;
        }
        self
    }

    /// Gives unused agents of these countries to a seat.
    pub fn agents(mut self, number: usize, countries: &str) -> Scene {
        for name in countries.split_whitespace() {
            let country = Country::from_name(name).unwrap();
            self.state.agents[country] -= 1;
            self.player(number).agents[country].ready += 1;
        }
        self
    }

    /// Places the station. `knows` gives the card to a seat.
    pub fn station(mut self, name: &str) -> Scene {
        self.state.station = Some(area(name));
        self
    }

    /// Makes choices, `1: done, place bank; 2: done`, and checks the state after each. Four words are shortcuts: `main`
    /// advances to placement, `move` to movement, `halt` stops in revision 1, and `end` declines everything until the
    /// turn ends.
    pub fn play(mut self, choices: &str) -> Scene {
        for turn in choices.split(';') {
            let (number, choices) = turn.trim().split_once(':').expect("1: done");
            let seat = seat(number.trim().parse().unwrap());
            for choice in choices.split(',').map(str::trim) {
                match choice {
                    "main" => {
                        self.skip(seat, |phase| matches!(phase, Phase::Supplement { second: false, .. }))
                    }
                    "move" => self.skip(seat, |phase| {
                        matches!(phase, Phase::Supplement { second: false, .. } | Phase::Place { .. })
                    }),
                    "halt" => {
                        if matches!(self.state.phase, Phase::Walk { .. }) {
                            self.choose(seat, Choice::Stop);
                        }
                    }
                    "end" => self.end_turn(seat),
                    choice => self.choose(seat, choice.parse().unwrap()),
                }
            }
        }
        self
    }

    fn skip(&mut self, seat: Seat, while_in: impl Fn(Phase) -> bool) {
        while self.state.phase.to_act().has(seat) && while_in(self.state.phase) {
            self.choose(seat, Choice::Done);
        }
    }

    /// Ends the turn of this seat: by `done` where possible, otherwise by `recall`, otherwise by the first choice.
    fn end_turn(&mut self, seat: Seat) {
        let mut choices = Choices::new();
        let round = self.state.round;
        while self.state.phase.to_act().has(seat) && self.state.turn.seat == seat && self.state.round == round
        {
            self.game().choices(seat, &mut choices);
            let candidates = [Choice::Done, Choice::Recall, choices[0]];
            let choice = candidates.into_iter().find(|choice| choices.contains(choice)).unwrap();
            self.choose(seat, choice);
        }
    }

    /// Ends turns, declining everything, until `reached`.
    pub fn turns_until(mut self, reached: impl Fn(&State) -> bool) -> Scene {
        let mut turns = 0;
        while !reached(&self.state) {
            let seat =
                self.state.phase.to_act().first().expect("the game reaches the position before its end");
            self.end_turn(seat);
            turns += 1;
            assert!(turns < 1000, "the game reaches the position");
        }
        self
    }

    /// Places the president from the hand on this area, which begins an area action.
    pub fn act(self, number: usize, name: &str) -> Scene {
        self.play(&format!("{number}: move, go {name}"))
    }

    /// Begins an area action with this power, by the president from the hand and assistants.
    pub fn act_with(self, number: usize, name: &str, power: u8) -> Scene {
        self.assistants(number, &format!("{name} {}", power - 1)).act(number, name)
    }

    /// Returns the refusal of a choice, which must not be offered.
    #[track_caller]
    pub fn refusal(&self, number: usize, choice: &str) -> Illegal {
        let refused = self.stage.refusal(number, choice);
        assert!(!self.offers(number, choice), "an offered choice is refused");
        refused
    }

    /// Checks that the choice is refused for this reason, with this section of the rules.
    #[track_caller]
    pub fn refuses(&self, number: usize, choice: &str, illegal: Illegal, section: &str) {
        let refused = self.refusal(number, choice);
        assert_eq!((refused, refused.section()), (illegal, section));
    }

    pub fn offers(&self, number: usize, choice: &str) -> bool {
        let mut choices = Choices::new();
        self.game().choices(seat(number), &mut choices);
        choices.contains(&choice.parse().unwrap())
    }

    /// The arguments of the offered choices that begin with this word.
    pub fn offered(&self, number: usize, word: &str) -> String {
        let choices = self.choices(number);
        let arguments = choices.split(", ").filter_map(|choice| choice.strip_prefix(word)?.strip_prefix(' '));
        arguments.collect::<Vec<_>>().join(" ")
    }

    pub fn yen_of(&self, number: usize) -> u16 {
        self.state.players[seat(number)].yen
    }

    /// The money of each seat.
    pub fn all_yen(&self) -> Vec<u16> {
        self.state.seats.seats().map(|seat| self.state.players[seat].yen).collect()
    }

    pub fn goods_of(&self, number: usize) -> ByGood<u16> {
        self.state.players[seat(number)].goods
    }

    pub fn imports_of(&self, number: usize) -> u16 {
        self.state.players[seat(number)].imports
    }

    pub fn points_of(&self, number: usize) -> u16 {
        self.state.players[seat(number)].points()
    }

    pub fn earned(&self, number: usize, source: PointSource) -> u16 {
        self.state.players[seat(number)].earned[source as usize]
    }

    /// Assistants, shops and trading houses in the hand.
    pub fn pieces_of(&self, number: usize) -> [u8; 3] {
        let hand = self.state.players[seat(number)].hand;
        [hand.assistants, hand.shops, hand.houses]
    }

    /// Assistants, shops and trading houses in the warehouse.
    pub fn warehouse_of(&self, number: usize) -> [u8; 3] {
        let warehouse = self.state.players[seat(number)].warehouse;
        [warehouse.assistants, warehouse.shops, warehouse.houses]
    }

    pub fn on(&self, number: usize, name: &str) -> u8 {
        self.state.players[seat(number)].assistants[area(name)]
    }

    pub fn president_of(&self, number: usize) -> Option<&'static str> {
        self.state.players[seat(number)].president.map(Area::name)
    }

    pub fn ready_agents(&self, number: usize) -> u8 {
        self.state.players[seat(number)].ready_agents()
    }

    /// The display of a port or laboratory: `O01 O02 . . . .`.
    pub fn display(&self, name: &str) -> String {
        let (slots, letter) = match area(name) {
            Area::PortA => (self.state.ports[0], 'O'),
            Area::PortB => (self.state.ports[1], 'O'),
            Area::LaboratoryA => (self.state.laboratories[0], 'K'),
            _ => (self.state.laboratories[1], 'K'),
        };
        let name =
            |slot: Option<CardId>| slot.map_or(".".into(), |card| format!("{letter}{:02}", card.0 + 1));
        slots.map(name).join(" ")
    }

    /// The orders in a hand: `O01 O02`.
    pub fn orders_of(&self, number: usize) -> String {
        let orders = self.state.players[seat(number)].orders.iter();
        orders.map(|order| format!("O{:02}", order.0 + 1)).collect::<Vec<_>>().join(" ")
    }

    /// Ends the game in this position.
    pub fn over(mut self) -> Scene {
        self.state.phase = Phase::Over;
        self
    }
}

/// Takes one from the first, or from the second if the first is empty.
fn take(first: &mut u8, second: &mut u8) {
    let from = if *first > 0 { first } else { second };
    *from -= 1;
}
