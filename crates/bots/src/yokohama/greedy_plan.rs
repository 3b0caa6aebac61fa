//! The main action of the greedy bot: which assistants to place and where the president goes, so that this action and
//! those of the next turns have the greatest value together.

use super::offers::Offers;
use super::valuation::Valuation;
use super::way::Ways;
use super::{Hundredths, by_steps, field, worth};
use portolan_yokohama::{Area, AreaSet, Choice, DirectTravel, Phase, Player, Title};

/// Where the president goes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PresidentMove {
    /// On foot, or from the hand.
    Go(Area),
    Tram(Area),
    Ride,
    Recall,
}

/// A plan of the main action.
struct GreedyPlan {
    placed: Placement,
    president_move: PresidentMove,
    worth: Hundredths,
}

/// Assistants to be placed.
#[derive(Clone, Copy)]
enum Placement {
    /// One on each of these areas.
    Each(AreaSet),
    /// Two on one area.
    Two(Area),
}

/// What may still be placed in this turn.
struct PlacementLimits {
    /// The number of assistants, each on another area …
    left: usize,
    /// … but not where one was placed.
    placed: AreaSet,
    /// Whether two on one area are still possible: on any, or on this one.
    double: Option<Option<Area>>,
}

/// Returns the next assistant to be placed, or `Done`.
pub(super) fn placement(valuation: &Valuation<'_>, offers: &Offers) -> Option<Choice> {
    let me = valuation.me();
    let hand = usize::from(me.hand.assistants);
    let Phase::Place { placed, doubled, .. } = valuation.world.phase else { return None };
    if let Some(area) = doubled {
        return Some(beside(valuation, offers, area));
    }
    let limit = if me.has(Title::Newspaper) { 4 } else { 3 };
    let double = match placed.len() {
        0 if hand >= 2 => Some(None),
        1 if hand >= 1 => Some(placed.first()),
        _ => None,
    };
    let limits = PlacementLimits { left: (limit - placed.len().min(limit)).min(hand), placed, double };
    let plan = best(valuation, offers, &limits)?;
    let next = match (plan.placed, plan.president_move) {
        (Placement::Two(area), _) => Some(area),
        (Placement::Each(areas), PresidentMove::Go(area) | PresidentMove::Tram(area)) if areas.has(area) => {
            Some(area)
        }
        (Placement::Each(areas), _) => areas.first(),
    };
    Some(next.map_or(Choice::Done, Choice::Place))
}

/// Telegram: returns one more assistant next to the area that got two.
fn beside(valuation: &Valuation<'_>, offers: &Offers, area: Area) -> Choice {
    let next = valuation.world.map.neighbours[area] & valuation.world.map.areas_except_canal();
    let gains = gains_by_placing(valuation, offers, next);
    gains.first().map_or(Choice::Done, |&(_, area)| Choice::Place(area))
}

/// Returns the destination of the president, or the recall.
pub(super) fn movement(valuation: &Valuation<'_>, offers: &Offers) -> Option<Choice> {
    let none = PlacementLimits { left: 0, placed: AreaSet::EMPTY, double: None };
    let plan = best(valuation, offers, &none)?;
    match plan.president_move {
        PresidentMove::Recall => Some(Choice::Recall),
        PresidentMove::Ride => Some(Choice::Ride),
        PresidentMove::Tram(area) => Some(Choice::Tram(area)),
        PresidentMove::Go(area) if by_steps::is_played(valuation.world) => by_steps::next(valuation, area),
        PresidentMove::Go(area) => Some(Choice::Go(area)),
    }
}

/// Returns the best plan.
fn best(valuation: &Valuation<'_>, offers: &Offers, limits: &PlacementLimits) -> Option<GreedyPlan> {
    let world = valuation.world;
    let me = valuation.me();
    let (start, walks) = by_steps::start(world, me.president);
    let spare = gains_by_placing(valuation, offers, world.map.areas_except_canal() - limits.placed);
    let mut search = PlanSearch { valuation, offers, limits, spare, best: None };
    let ways =
        me.president.zip(start).map(|(here, start)| Ways::from(world, valuation.seat, me, here, start));
    let presidents = world.opposing_president_areas(valuation.seat);
    for area in world.map.areas_except_canal() {
        if start == Some(area) {
            continue;
        }
        let free = !presidents.has(area) || me.has(Title::PostalSystem);
        if free && walks && me.president == Some(area) {
            search.go(PresidentMove::Go(area), area, AreaSet::EMPTY, 0);
        } else if free {
            search.walk(area, ways.as_ref());
        }
        if walks || me.president == Some(area) {
            continue;
        }
        let anywhere = world.options.direct == DirectTravel::Anywhere;
        let missing =
            if anywhere || me.areas_with_assistants.has(area) { AreaSet::EMPTY } else { AreaSet::only(area) };
        if me.has(Title::Tram) && !presidents.has(area) {
            search.go(PresidentMove::Tram(area), area, missing, 0);
        }
        if me.has(Title::Station) && world.station == Some(area) {
            search.go(PresidentMove::Ride, area, missing, 0);
        }
    }
    if !walks {
        search.recall();
    }
    search.best
}

/// Returns what one more assistant adds on each of these areas, the best first; only positive gains.
fn gains_by_placing(valuation: &Valuation<'_>, offers: &Offers, areas: AreaSet) -> Vec<(Hundredths, Area)> {
    let me = valuation.me();
    if me.hand.assistants == 0 {
        return Vec::new();
    }
    let judge = |player: &Player| {
        field::worth(valuation, offers, player, valuation.turns) + worth::staff(valuation, player)
    };
    let before = judge(me);
    let gain = |area: Area| {
        let fee = fee(valuation, area);
        let mut after = *me;
        after.yen = after.yen.checked_sub(fee)?;
        place(&mut after, area);
        Some((judge(&after) - before - i32::from(fee) * valuation.yen(), area))
    };
    let mut gains: Vec<_> = areas.iter().filter_map(gain).filter(|&(gain, _)| gain > 0).collect();
    gains.sort_unstable_by_key(|&(gain, area)| (-gain, area));
    gains
}

/// Returns the cost of placing an assistant there.
fn fee(valuation: &Valuation<'_>, area: Area) -> u16 {
    valuation.world.opposing_presidents_at(valuation.seat, area).len() as u16
}

fn place(player: &mut Player, area: Area) {
    player.hand.assistants -= 1;
    player.assistants[area] += 1;
    player.areas_with_assistants.insert(area);
}

struct PlanSearch<'a> {
    valuation: &'a Valuation<'a>,
    offers: &'a Offers,
    limits: &'a PlacementLimits,
    /// The areas that gain most by an assistant that this turn's action does not need.
    spare: Vec<(Hundredths, Area)>,
    best: Option<GreedyPlan>,
}

impl PlanSearch<'_> {
    /// Considers going there on foot, or from the hand.
    fn walk(&mut self, area: Area, ways: Option<&Ways>) {
        let me = self.valuation.me();
        let president_move = PresidentMove::Go(area);
        let Some(ways) = ways else {
            let missing =
                if me.areas_with_assistants.has(area) { AreaSet::EMPTY } else { AreaSet::only(area) };
            return self.go(president_move, area, missing, 0);
        };
        let Some(cost) = ways.cost(area) else { return };
        if usize::from(cost.missing) > self.limits.left.max(1) {
            return;
        }
        let without = |area: &Area| *area != Area::Canal && !me.areas_with_assistants.has(*area);
        let missing: AreaSet = ways.back_from(area).filter(without).collect();
        let placement_fees: u16 = missing.iter().map(|area| fee(self.valuation, area)).sum();
        self.go(president_move, area, missing, cost.fees - placement_fees.min(cost.fees));
    }

    /// Considers all ways to place assistants so that the president can go to this area. `missing`: areas that need
    /// one.
    fn go(&mut self, president_move: PresidentMove, area: Area, missing: AreaSet, fees: u16) {
        let limits = self.limits;
        if missing.len() <= limits.left && (missing & limits.placed).is_empty() {
            self.spread(president_move, area, missing, fees);
            if !missing.has(area) && !limits.placed.has(area) && missing.len() < limits.left {
                self.spread(president_move, area, missing | AreaSet::only(area), fees);
            }
        }
        match limits.double {
            Some(None) if (missing - AreaSet::only(area)).is_empty() => {
                self.consider(president_move, Some(area), Placement::Two(area), fees);
            }
            Some(Some(first)) if first == area && missing.is_empty() => {
                self.consider(president_move, Some(area), Placement::Each(AreaSet::only(area)), fees);
            }
            _ => {}
        }
    }

    /// Considers the necessary assistants alone, and with additional ones.
    fn spread(&mut self, president_move: PresidentMove, area: Area, needed: AreaSet, fees: u16) {
        self.consider(president_move, Some(area), Placement::Each(needed), fees);
        let mut placed = needed;
        for place in 0..self.spare.len() {
            let (_, spare) = self.spare[place];
            if placed.len() >= self.limits.left {
                break;
            }
            if !placed.has(spare) && spare != area {
                placed.insert(spare);
                self.consider(president_move, Some(area), Placement::Each(placed), fees);
            }
        }
    }

    /// Considers a recall, with all assistants or with none.
    fn recall(&mut self) {
        let mut placed = AreaSet::EMPTY;
        self.consider(PresidentMove::Recall, None, Placement::Each(placed), 0);
        for place in 0..self.spare.len().min(self.limits.left) {
            placed.insert(self.spare[place].1);
            self.consider(PresidentMove::Recall, None, Placement::Each(placed), 0);
        }
    }

    /// Stores a plan that is better than all before.
    fn consider(&mut self, president_move: PresidentMove, area: Option<Area>, placed: Placement, fees: u16) {
        let valuation = self.valuation;
        let mut player = *valuation.me();
        let mut paid = fees;
        let (areas, each) = match placed {
            Placement::Each(areas) => (areas, 1),
            Placement::Two(area) => (AreaSet::only(area), 2),
        };
        for area in areas {
            (0..each).for_each(|_| place(&mut player, area));
            paid += each * fee(valuation, area);
        }
        if paid > player.yen {
            return;
        }
        let mut worth = -i32::from(paid) * valuation.yen();
        if let Some(area) = area {
            worth += self.offers.at(area, field::power(valuation, &player, area) + 1);
            player.hand.assistants += player.assistants[area];
            player.assistants[area] = 0;
            player.areas_with_assistants.remove(area);
        }
        player.president = area;
        let judge = |player: &Player| {
            field::worth(valuation, self.offers, player, valuation.turns) + worth::staff(valuation, player)
        };
        let mut rest = judge(&player);
        if president_move == PresidentMove::Recall {
            let mut back = player;
            back.hand.assistants += back.assistants_on_areas();
            back.assistants = Default::default();
            back.areas_with_assistants = AreaSet::EMPTY;
            rest = rest.max(judge(&back));
        }
        worth += rest;
        if self.best.as_ref().is_none_or(|best| worth > best.worth) {
            self.best = Some(GreedyPlan { placed, president_move, worth });
        }
    }
}
