//! At a glance: where the president goes, with a view to the actions that can follow.

use super::main_action::{Aim, Goal};
use super::offers::Offers;
use super::outlook::Outlook;
use super::prices::Prices;
use super::{Hundredths, by_steps, fees, field, quick, weights, worth};
use portolan_yokohama::{Area, AreaSet, ByArea, Choice, Phase, Player, Title};

/// What the Tram costs, so that a way on foot for nothing is taken rather.
const TRAM: Hundredths = 3;
/// What nobody would do.
pub(super) const NEVER: Hundredths = -10_000;

/// Everything that a look at the map needs.
pub(super) struct Route<'a> {
    pub(super) prices: &'a Prices<'a>,
    offers: Offers,
    /// Where the president may stop.
    pub(super) stops: AreaSet,
}

impl<'a> Route<'a> {
    pub(super) fn of(prices: &'a Prices<'a>) -> Route<'a> {
        let (world, me) = (prices.outlook.world, prices.me());
        let postal = me.has(Title::PostalSystem);
        let taken = if postal { AreaSet::EMPTY } else { world.opposing_president_areas(prices.outlook.seat) };
        Route { prices, offers: quick::offers(prices), stops: world.map.areas_except_canal() - taken }
    }

    pub(super) fn outlook(&self) -> &Outlook<'a> {
        &self.prices.outlook
    }

    /// What the action brings that a player can do there with its president.
    pub(super) fn action(&self, player: &Player, area: Area) -> Hundredths {
        self.offers.at(area, field::power(self.outlook(), player, area) + 1)
    }

    /// What a player has after that action, and what it prepares.
    pub(super) fn stop(&self, player: &Player, area: Area) -> Hundredths {
        let mut after = *player;
        after.hand.assistants += after.assistants[area];
        after.assistants[area] = 0;
        after.areas_with_assistants.remove(area);
        after.president = Some(area);
        self.action(player, area) + self.prepared(&after)
    }

    /// What the assistants of a player prepare.
    pub(super) fn prepared(&self, player: &Player) -> Hundredths {
        let outlook = self.outlook();
        field::worth(outlook, &self.offers, player, outlook.turns) + worth::staff(outlook, player)
    }

    /// What one more assistant adds to an action there.
    pub(super) fn one_more(&self, area: Area) -> Hundredths {
        let me = self.prices.me();
        let power = field::power(self.outlook(), me, area) + 1;
        let now = if me.areas_with_assistants.has(area) { self.offers.at(area, power) } else { 0 };
        self.offers.at(area, power + 1) - now
    }

    /// What its assistants would bring there otherwise is lost with an agent, and they come back.
    pub(super) fn left_by_agent(&self, area: Area) -> Hundredths {
        let me = self.prices.me();
        let mut back = *me;
        back.hand.assistants += back.assistants[area];
        back.assistants[area] = 0;
        back.areas_with_assistants.remove(area);
        self.prepared(&back) - self.prepared(me)
    }

    /// Where the station helps most.
    pub(super) fn station(&self, area: Area) -> Hundredths {
        let power = field::power(self.outlook(), self.prices.me(), area) + 2;
        self.offers.at(area, power + 1) - self.offers.at(area, power)
    }

    /// What a recall with all assistants prepares.
    pub(super) fn recall(&self) -> Hundredths {
        let mut back = *self.prices.me();
        back.president = None;
        back.hand.assistants += back.assistants_on_areas();
        back.assistants = ByArea([0; Area::COUNT]);
        back.areas_with_assistants = AreaSet::EMPTY;
        self.prepared(&back)
    }

    /// Once the president is back, are all assistants better back in the hand, too?
    pub(super) fn is_better_empty(&self) -> bool {
        self.recall() > self.prepared(&Player { president: None, ..*self.prices.me() })
    }

    /// Where the president finds most, from where it is.
    pub(super) fn destination(&self) -> Option<Aim> {
        let (me, walks) = (self.prices.me(), matches!(self.outlook().world.phase, Phase::Walk { .. }));
        let costs = self.costs();
        let mut best = if walks { None } else { Some((self.recall(), Goal::Back { all: true })) };
        for area in me.areas_with_assistants & self.stops {
            let Some(cost) = costs[area] else { continue };
            let end = self.stop(me, area) - cost;
            if best.is_none_or(|(worth, _)| end >= worth) {
                best = Some((end, Goal::To(area)));
            }
        }
        best.map(|(_, goal)| Aim { placed: AreaSet::EMPTY, two: false, goal })
    }

    /// What it costs the president to go to each area, where it can.
    fn costs(&self) -> ByArea<Option<Hundredths>> {
        let (world, me) = (self.outlook().world, self.prices.me());
        if by_steps::is_played(world) {
            return by_steps::costs(self);
        }
        let ways = world.destinations(self.outlook().seat);
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

    /// Destinations, direct rides, and the recall.
    pub(super) fn movement(&self, choices: &[Choice], into: &mut [Hundredths]) {
        if by_steps::is_played(self.outlook().world) {
            return by_steps::weigh(self, choices, into);
        }
        let ways = self.outlook().world.destinations(self.outlook().seat);
        for (&choice, weight) in choices.iter().zip(into) {
            *weight = match choice {
                Choice::Go(area) => {
                    self.stop(self.prices.me(), area) - fees::least(self.prices, ways[area]).unwrap_or(0)
                }
                choice => self.other_move(choice),
            };
        }
    }

    /// Direct rides and the recall.
    pub(super) fn other_move(&self, choice: Choice) -> Hundredths {
        let me = self.prices.me();
        match choice {
            Choice::Tram(area) => self.stop(me, area) - TRAM,
            Choice::Ride => self.outlook().world.station.map_or(0, |area| self.stop(me, area)),
            Choice::Recall => self.recall(),
            _ => NEVER,
        }
    }
}

/// What an agent would bring there, less the agent.
pub(super) fn agent(prices: &Prices<'_>, offers: &Offers, area: Area) -> Hundredths {
    let (outlook, me) = (&prices.outlook, prices.me());
    let useful = i32::from(me.ready_agents()) <= outlook.turns;
    let later = if useful { outlook.later(weights::AGENT) } else { 0 };
    let points = i32::from(outlook.world.components.numbers.agent_points) * weights::POINT;
    offers.at(area, field::power(outlook, me, area)) - points - later
}

/// An assistant comes to an area.
pub(super) fn put_one(player: &mut Player, area: Area) {
    player.assistants[area] += 1;
    player.areas_with_assistants.insert(area);
}
