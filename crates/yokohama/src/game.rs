//! The state as a [`Game`]: each method is told in its own file.

use crate::choice::{AssistantSource, Choice};
use crate::components::{Area, Components, Prize};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Options;
use crate::phase::Phase;
use crate::state::{AreaAction, Occupant, PendingReward, Player, Site, State, Turn};
use crate::view::View;
use crate::{imagine, rules, score, setup};
use portolan_core::{
    CardId, CardSet, Choices, Game, InvariantError, Log, Memory, Meta, Outcome, Seat, SeatCount, SeatSet,
    Setup, SetupError, StateHasher, ThoughtRng, Viewer,
};

/// What stands on the box.
pub(crate) const META: Meta = Meta {
    id: "yokohama",
    name: "Yokohama",
    designer: "Hisashi Hayashi",
    publishers: "OKAZU Brand 2016, Synapses Games 2024",
    seats: (2, 4),
    revision: 2,
    oldest_revision: 1,
    max_choices: LONGEST_GAME,
    rules: include_str!("../RULES.md"),
};

/// The most choices from the movement to the end of the area action.
///
/// Revision 1: a walk of 18 steps, at most 17 straight on and a stop (36), then an area action of at most nine exchanges
/// or pieces and their end, and no to token, building and Telephone (13). Revision 2: a destination and a way (2) and
/// such an action, which is less than a recall: itself, one for each of 40 assistants, and its end (42).
const WAY_AND_ACTION: usize = 36 + 13;

/// No game is longer, with any components that we accept. A turn has at most 72 choices beside what follows: both
/// supplementary phases end (2), an agent is sent (1) and does an area action (13), spinning and studying (2), four
/// assistants are placed and that is enough (5), and the main action as above.
///
/// At most 162 things bring a reward: 24 spaces, 17 tokens, 68 shops, 17 trading houses, 36 orders. Each takes at most
/// 8 choices (a space: itself, six payments, the assistant), and its reward at most 36 (nine goods, nine pieces, nine
/// moves of two). 30 technologies take at most 31 (a price of 29 and one unit more), then there are the station, 12
/// achievements with 4 prizes, and 4 orders that are kept.
const LONGEST_GAME: usize =
    (rules::LAST_ROUND_BEFORE_END as usize + 1) * 4 * (2 + 1 + 13 + 2 + 5 + WAY_AND_ACTION)
        + 162 * (8 + 36)
        + 30 * 31
        + 1
        + 12
        + 4
        + 4;

impl Game for State {
    type Components = Components;
    type Options = Options;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    const META: Meta = META;

    fn new(setup: &Setup<Self>, log: &mut impl Log<Event>) -> Result<Self, SetupError> {
        setup::prepare(setup, log)
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn first(&self) -> Option<Seat> {
        Some(self.first)
    }

    fn round(&self) -> Option<u8> {
        Some(self.round)
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.phase.to_act()
    }

    #[inline]
    fn choices(&self, seat: Seat, into: &mut Choices<Choice>) {
        rules::choices(self, seat, into);
    }

    #[inline]
    fn apply(&mut self, seat: Seat, choice: Choice, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        rules::apply(self, seat, choice, log)
    }

    fn outcome(&self) -> Option<Outcome> {
        score::outcome(self)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(&self, viewer: Viewer, memory: Memory, rng: &mut ThoughtRng) -> Self {
        imagine::imagine(self, viewer, memory, rng)
    }

    fn check(&self) -> Result<(), InvariantError> {
        self.check_all()
    }

    fn describe(&self, into: &mut StateHasher) {
        into.numbers([self.round, self.first.index() as u8]);
        let Turn { seat, second, agent_used, spun, studied } = self.turn;
        into.number(seat.index() as u8);
        into.numbers([second, agent_used, spun, studied].map(u8::from));
        into.numbers(self.action.into_iter().flat_map(describe_action));
        let PendingReward { any_good, mined, hires, moves, station, prize } = self.pending;
        into.numbers([any_good, mined.into(), hires, moves, station.into(), prize.into()]);
        into.numbers(self.ending.map(|ending| ending as u8));
        into.numbers(self.last_round);
        into.numbers(self.map.areas_by_row.iter().flatten().map(|&area| area as u8));
        self.sites.0.iter().for_each(|site| describe_site(site, into));
        into.numbers(self.station.map(|area| area as u8));
        into.numbers(self.spaces.iter().flatten().map(|&occupant| match occupant {
            None => 0,
            Some(Occupant::Neutral) => 1,
            Some(Occupant::Seat(seat)) => 1 + seat.number() as u8,
        }));
        into.numbers(self.achievements);
        self.achieved.iter().for_each(|row| into.numbers(row.iter().copied()));
        for display in self.laboratories.iter().chain(&self.ports) {
            into.numbers(display.map(|card| card.map_or(0, |card| card.0 + 1)));
        }
        into.numbers(self.technology_deck.iter().map(|card| card.0));
        into.numbers(self.order_deck.iter().map(|card| card.0));
        into.number(self.removed.bits());
        into.numbers(self.agents.0);
        into.numbers(self.prizes.map(|prize| prize.map_or(0, describe_prize)));
        self.seats.seats().for_each(|seat| describe_player(&self.players[seat], into));
        describe_phase(self.phase, into);
    }
}

fn describe_action(action: AreaAction) -> [u8; 4] {
    [action.area as u8, action.power, action.by_agent.into(), action.step as u8]
}

fn describe_site(site: &Site, into: &mut StateHasher) {
    let card = |card: Option<CardId>| card.map_or(0, |card| card.0 + 1);
    let owner = |seat: Option<Seat>| seat.map_or(0, |seat| seat.number() as u8);
    into.numbers([card(site.tile), card(site.token), owner(site.house)]);
    into.numbers(site.shops.map(owner));
}

/// Never 0, which stands for none.
fn describe_prize(prize: Prize) -> u8 {
    match prize {
        Prize::FreeAgent => 1,
        Prize::Flag(country) => 2 + country as u8,
    }
}

/// What everybody saw and what was put away is memory, not position.
fn describe_player(player: &Player, into: &mut StateHasher) {
    into.number(player.yen);
    into.numbers(player.goods.0);
    into.number(player.imports);
    for pieces in [player.hand, player.warehouse] {
        into.numbers([pieces.assistants, pieces.shops, pieces.houses]);
    }
    into.numbers(player.president.map(|area| area as u8));
    into.numbers(player.assistants.0);
    into.numbers(
        [player.dealt, player.orders, player.completed, player.technologies, player.tokens]
            .map(CardSet::bits),
    );
    into.numbers(player.icons.0);
    into.numbers(
        player.agents.0.iter().chain([&player.free_agents]).flat_map(|agents| [agents.ready, agents.used]),
    );
    into.number(player.prize.map_or(0, describe_prize));
    into.numbers(player.earned);
}

fn describe_phase(phase: Phase, into: &mut StateHasher) {
    into.numbers(phase.to_act().iter().map(|seat| seat.number() as u8));
    let area = |area: Option<Area>| area.map_or(0, |area| area as u32 + 1);
    let source = |source: AssistantSource| match source {
        AssistantSource::Hand => 0,
        AssistantSource::Area(place) => area(Some(place)),
    };
    into.numbers(match phase {
        Phase::Keep { .. } => [0, 0, 0, 0],
        Phase::Supplement { .. } => [1, 0, 0, 0],
        Phase::Place { placed, doubled, .. } => [2, placed.bits(), area(doubled), 0],
        Phase::Move { start, .. } => [3, area(start), 0, 0],
        Phase::Walk { start, steps, .. } => [3, area(Some(start)), steps.into(), 0],
        Phase::Recall { .. } => [4, 0, 0, 0],
        Phase::Exchange { left, mined, .. } => [5, left.into(), mined.into(), 0],
        Phase::Space { board, .. } => [6, board as u32, 0, 0],
        Phase::Faith { space, missing, paid, .. } => [7, space.into(), missing.into(), paid.bits().into()],
        Phase::Assistant { board, space, .. } => [8, board as u32, space.into(), 0],
        Phase::Hire { left, reward, .. } => [9, left.into(), reward.into(), 0],
        Phase::Learn { .. } => [10, 0, 0, 0],
        Phase::Unit { slot, missing, .. } => [11, slot.into(), missing.into(), 0],
        Phase::Order { second, .. } => [12, second.into(), 0, 0],
        Phase::SecondOrder { slot, .. } => [13, slot.into(), 0, 0],
        Phase::Token { .. } => [14, 0, 0, 0],
        Phase::Build { .. } => [15, 0, 0, 0],
        Phase::Leave { .. } => [16, 0, 0, 0],
        Phase::Gain { left, .. } => [17, left.into(), 0, 0],
        Phase::MoveFrom { left, .. } => [18, left.into(), 0, 0],
        Phase::MoveTo { from, left, .. } => [19, source(from), left.into(), 0],
        Phase::Station { .. } => [20, 0, 0, 0],
        Phase::Prize { .. } => [21, 0, 0, 0],
        Phase::Over => [22, 0, 0, 0],
        Phase::Route { to, .. } => [23, area(Some(to)), 0, 0],
    });
}
