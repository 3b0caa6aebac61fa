//! Fast policy: where the president goes, including the actions that can follow.

use super::main_action::{Destination, QuickPlan};
use super::offers::Offers;
use super::prices::Prices;
use super::valuation::Valuation;
use super::{Hundredths, by_steps, fees, field, quick, weights, worth};
use portolan_yokohama::{Area, AreaSet, ByArea, Choice, Phase, Player, Title};

/// The cost of the Tram, so that a free way on foot is preferred.
const TRAM: Hundredths = 3;
/// The weight of a useless choice.
pub(super) const NEVER: Hundredths = -10_000;

/// Everything that is needed to weigh movements.
pub(super) struct Route<'a> {
    pub(super) prices: &'a Prices<'a>,
    offers: Offers,
    /// Where the president may stop.
    pub(super) stops: AreaSet,
}

impl<'a> Route<'a> {
    pub(super) fn of(prices: &'a Prices<'a>) -> Route<'a> {
        let (world, me) = (prices.valuation.world, prices.me());
        let postal = me.has(Title::PostalSystem);
        let taken =
            if postal { AreaSet::EMPTY } else { world.opposing_president_areas(prices.valuation.seat) };
        Route { prices, offers: quick::offers(prices), stops: world.map.areas_except_canal() - taken }
    }

    pub(super) fn valuation(&self) -> &Valuation<'a> {
        &self.prices.valuation
    }

    /// Returns what the action of a player with its president there brings.
    pub(super) fn action(&self, player: &Player, area: Area) -> Hundredths {
        self.offers.at(area, field::power(self.valuation(), player, area) + 1)
    }

    /// Returns the player after that action.
    pub(super) fn stop(&self, player: &Player, area: Area) -> Hundredths {
        let mut after = *player;
        after.hand.assistants += after.assistants[area];
        after.assistants[area] = 0;
        after.areas_with_assistants.remove(area);
        after.president = Some(area);
        self.action(player, area) + self.prepared(&after)
    }

    /// Returns what the assistants of a player prepare.
    pub(super) fn prepared(&self, player: &Player) -> Hundredths {
        let valuation = self.valuation();
        field::worth(valuation, &self.offers, player, valuation.turns) + worth::staff(valuation, player)
    }

    /// Returns what one more assistant adds to an action there.
    pub(super) fn one_more(&self, area: Area) -> Hundredths {
        let me = self.prices.me();
        let power = field::power(self.valuation(), me, area) + 1;
        let now = if me.areas_with_assistants.has(area) { self.offers.at(area, power) } else { 0 };
        self.offers.at(area, power + 1) - now
    }

    /// Returns the effect of an agent on its area: its assistants come back, and what they would bring there is lost.
    pub(super) fn left_by_agent(&self, area: Area) -> Hundredths {
        let me = self.prices.me();
        let mut back = *me;
        back.hand.assistants += back.assistants[area];
        back.assistants[area] = 0;
        back.areas_with_assistants.remove(area);
        self.prepared(&back) - self.prepared(me)
    }

    /// Returns where the station helps most.
    pub(super) fn station(&self, area: Area) -> Hundredths {
        let power = field::power(self.valuation(), self.prices.me(), area) + 2;
        self.offers.at(area, power + 1) - self.offers.at(area, power)
    }

    /// Returns what a recall with all assistants prepares.
    pub(super) fn recall(&self) -> Hundredths {
        let mut back = *self.prices.me();
        back.president = None;
        back.hand.assistants += back.assistants_on_areas();
        back.assistants = ByArea([0; Area::COUNT]);
        back.areas_with_assistants = AreaSet::EMPTY;
        self.prepared(&back)
    }

    /// Whether all assistants should come back with the president.
    pub(super) fn is_better_empty(&self) -> bool {
        self.recall() > self.prepared(&Player { president: None, ..*self.prices.me() })
    }

    /// Returns the best destination of the president.
    pub(super) fn destination(&self) -> Option<QuickPlan> {
        let (me, walks) = (self.prices.me(), matches!(self.valuation().world.phase, Phase::Walk { .. }));
        let costs = self.costs();
        let mut best = if walks { None } else { Some((self.recall(), Destination::Back { all: true })) };
        for area in me.areas_with_assistants & self.stops {
            let Some(cost) = costs[area] else { continue };
            let end = self.stop(me, area) - cost;
            if best.is_none_or(|(worth, _)| end >= worth) {
                best = Some((end, Destination::To(area)));
            }
        }
        best.map(|(_, destination)| QuickPlan { placed: AreaSet::EMPTY, two: false, destination })
    }

    /// Returns the cost of going to each area; `None` where the president cannot go.
    fn costs(&self) -> ByArea<Option<Hundredths>> {
        let (world, me) = (self.valuation().world, self.prices.me());
        if by_steps::is_played(world) {
            return by_steps::costs(self);
        }
        let ways = world.destinations(self.valuation().seat);
        let mut costs = ByArea(ways.0.map(|ways| fees::least(self.prices, ways)));
        if me.has(Title::Tram) {
            for area in me.areas_with_assistants - me.president.map_or(AreaSet::EMPTY, AreaSet::only) {
                costs[area] = Some(costs[area].map_or(TRAM, |known| known.min(TRAM)));
            }
        }
        if let Some(area) = world.station.filter(|&area| me.has(Title::Station) && me.president != Some(area))
        {
            costs[area] = Some(0);
        }
        costs
    }

    /// Weighs destinations, direct rides, and the recall.
    pub(super) fn movement(&self, choices: &[Choice], into: &mut [Hundredths]) {
        if by_steps::is_played(self.valuation().world) {
            return by_steps::weigh(self, choices, into);
        }
        let ways = self.valuation().world.destinations(self.valuation().seat);
        for (&choice, weight) in choices.iter().zip(into) {
            *weight = match choice {
                Choice::Go(area) => {
                    self.stop(self.prices.me(), area) - fees::least(self.prices, ways[area]).unwrap_or(0)
                }
                choice => self.other_move(choice),
            };
        }
    }

    /// Weighs direct rides and the recall.
    pub(super) fn other_move(&self, choice: Choice) -> Hundredths {
        let me = self.prices.me();
        match choice {
            Choice::Tram(area) => self.stop(me, area) - TRAM,
            Choice::Ride => self.valuation().world.station.map_or(0, |area| self.stop(me, area)),
            Choice::Recall => self.recall(),
            _ => NEVER,
        }
    }
}

/// Returns what an agent would bring there, less the agent.
pub(super) fn agent(prices: &Prices<'_>, offers: &Offers, area: Area) -> Hundredths {
    let (valuation, me) = (&prices.valuation, prices.me());
    let useful = i32::from(me.ready_agents()) <= valuation.turns;
    let later = if useful { valuation.later(weights::AGENT) } else { 0 };
    let points = i32::from(valuation.world.components.numbers.agent_points) * weights::POINT;
    offers.at(area, field::power(valuation, me, area)) - points - later
}

/// Adds an assistant to an area.
pub(super) fn put_one(player: &mut Player, area: Area) {
    player.assistants[area] += 1;
    player.areas_with_assistants.insert(area);
}
