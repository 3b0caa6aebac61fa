//! The main action: which assistants to place and where the president goes, so that this turn's action and those of
//! the next turns are worth most together.

use super::offers::Offers;
use super::outlook::Outlook;
use super::way::Ways;
use super::{Hundredths, by_steps, field, worth};
use portolan_yokohama::{Area, AreaSet, Choice, DirectTravel, Phase, Player, Title};

/// Where the president goes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Goal {
    /// On foot, or from the hand.
    Go(Area),
    Tram(Area),
    Ride,
    Recall,
}

/// What to do in the main action.
struct Plan {
    placed: Placed,
    goal: Goal,
    worth: Hundredths,
}

/// Assistants to be placed.
#[derive(Clone, Copy)]
enum Placed {
    /// One on each of these areas.
    Each(AreaSet),
    /// Two on one area.
    Two(Area),
}

/// What may still be placed in this turn.
struct Placing {
    /// So many more, each on another area …
    left: usize,
    /// … but not where one was placed.
    placed: AreaSet,
    /// Two on one area are still possible: on any, or on this one.
    double: Option<Option<Area>>,
}

/// The next assistant to be placed, or enough of them.
pub(super) fn placement(outlook: &Outlook<'_>, offers: &Offers) -> Option<Choice> {
    let me = outlook.me();
    let hand = usize::from(me.hand.assistants);
    let Phase::Place { placed, doubled, .. } = outlook.world.phase else { return None };
    if let Some(area) = doubled {
        return Some(beside(outlook, offers, area));
    }
    let limit = if me.has(Title::Newspaper) { 4 } else { 3 };
    let double = match placed.len() {
        0 if hand >= 2 => Some(None),
        1 if hand >= 1 => Some(placed.first()),
        _ => None,
    };
    let placing = Placing { left: (limit - placed.len().min(limit)).min(hand), placed, double };
    let plan = best(outlook, offers, &placing)?;
    let next = match (plan.placed, plan.goal) {
        (Placed::Two(area), _) => Some(area),
        (Placed::Each(areas), Goal::Go(area) | Goal::Tram(area)) if areas.has(area) => Some(area),
        (Placed::Each(areas), _) => areas.first(),
    };
    Some(next.map_or(Choice::Done, Choice::Place))
}

/// Telegram: one more beside the area that got two.
fn beside(outlook: &Outlook<'_>, offers: &Offers, area: Area) -> Choice {
    let next = outlook.world.map.neighbours[area] & outlook.world.map.areas_except_canal();
    let gains = gains_by_placing(outlook, offers, next);
    gains.first().map_or(Choice::Done, |&(_, area)| Choice::Place(area))
}

/// Where the president goes, or the recall.
pub(super) fn movement(outlook: &Outlook<'_>, offers: &Offers) -> Option<Choice> {
    let none = Placing { left: 0, placed: AreaSet::EMPTY, double: None };
    let plan = best(outlook, offers, &none)?;
    match plan.goal {
        Goal::Recall => Some(Choice::Recall),
        Goal::Ride => Some(Choice::Ride),
        Goal::Tram(area) => Some(Choice::Tram(area)),
        Goal::Go(area) if by_steps::is_played(outlook.world) => by_steps::next(outlook, area),
        Goal::Go(area) => Some(Choice::Go(area)),
    }
}

/// The best plan of all.
fn best(outlook: &Outlook<'_>, offers: &Offers, placing: &Placing) -> Option<Plan> {
    let world = outlook.world;
    let me = outlook.me();
    let (start, walks) = by_steps::start(world, me.president);
    let spare = gains_by_placing(outlook, offers, world.map.areas_except_canal() - placing.placed);
    let mut search = Search { outlook, offers, placing, spare, best: None };
    let ways = me.president.zip(start).map(|(here, start)| Ways::from(world, outlook.seat, me, here, start));
    let presidents = world.opposing_president_areas(outlook.seat);
    for area in world.map.areas_except_canal() {
        if start == Some(area) {
            continue;
        }
        let free = !presidents.has(area) || me.has(Title::PostalSystem);
        if free && walks && me.president == Some(area) {
            search.go(Goal::Go(area), area, AreaSet::EMPTY, 0);
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
            search.go(Goal::Tram(area), area, missing, 0);
        }
        if me.has(Title::Station) && world.station == Some(area) {
            search.go(Goal::Ride, area, missing, 0);
        }
    }
    if !walks {
        search.recall();
    }
    search.best
}

/// What one more assistant adds on each of these areas, the best first; only where it adds something.
fn gains_by_placing(outlook: &Outlook<'_>, offers: &Offers, areas: AreaSet) -> Vec<(Hundredths, Area)> {
    let me = outlook.me();
    if me.hand.assistants == 0 {
        return Vec::new();
    }
    let judge = |player: &Player| {
        field::worth(outlook, offers, player, outlook.turns) + worth::staff(outlook, player)
    };
    let before = judge(me);
    let gain = |area: Area| {
        let fee = fee(outlook, area);
        let mut after = *me;
        after.yen = after.yen.checked_sub(fee)?;
        place(&mut after, area);
        Some((judge(&after) - before - i32::from(fee) * outlook.yen(), area))
    };
    let mut gains: Vec<_> = areas.iter().filter_map(gain).filter(|&(gain, _)| gain > 0).collect();
    gains.sort_unstable_by_key(|&(gain, area)| (-gain, area));
    gains
}

/// What it costs to place an assistant there.
fn fee(outlook: &Outlook<'_>, area: Area) -> u16 {
    outlook.world.opposing_presidents_at(outlook.seat, area).len() as u16
}

fn place(player: &mut Player, area: Area) {
    player.hand.assistants -= 1;
    player.assistants[area] += 1;
    player.areas_with_assistants.insert(area);
}

struct Search<'a> {
    outlook: &'a Outlook<'a>,
    offers: &'a Offers,
    placing: &'a Placing,
    /// Where assistants do most good that are not needed for this turn's action.
    spare: Vec<(Hundredths, Area)>,
    best: Option<Plan>,
}

impl Search<'_> {
    /// On foot, or from the hand.
    fn walk(&mut self, area: Area, ways: Option<&Ways>) {
        let me = self.outlook.me();
        let goal = Goal::Go(area);
        let Some(ways) = ways else {
            let missing =
                if me.areas_with_assistants.has(area) { AreaSet::EMPTY } else { AreaSet::only(area) };
            return self.go(goal, area, missing, 0);
        };
        let Some(cost) = ways.cost(area) else { return };
        if usize::from(cost.missing) > self.placing.left.max(1) {
            return;
        }
        let without = |area: &Area| *area != Area::Canal && !me.areas_with_assistants.has(*area);
        let missing: AreaSet = ways.back_from(area).filter(without).collect();
        let placing: u16 = missing.iter().map(|area| fee(self.outlook, area)).sum();
        self.go(goal, area, missing, cost.fees - placing.min(cost.fees));
    }

    /// All ways to place assistants so that the president can go to this area. `missing`: where some must be placed.
    fn go(&mut self, goal: Goal, area: Area, missing: AreaSet, fees: u16) {
        let placing = self.placing;
        if missing.len() <= placing.left && (missing & placing.placed).is_empty() {
            self.spread(goal, area, missing, fees);
            if !missing.has(area) && !placing.placed.has(area) && missing.len() < placing.left {
                self.spread(goal, area, missing | AreaSet::only(area), fees);
            }
        }
        match placing.double {
            Some(None) if (missing - AreaSet::only(area)).is_empty() => {
                self.consider(goal, Some(area), Placed::Two(area), fees);
            }
            Some(Some(first)) if first == area && missing.is_empty() => {
                self.consider(goal, Some(area), Placed::Each(AreaSet::only(area)), fees);
            }
            _ => {}
        }
    }

    /// With what is needed alone, and with all that can be placed beside it.
    fn spread(&mut self, goal: Goal, area: Area, needed: AreaSet, fees: u16) {
        self.consider(goal, Some(area), Placed::Each(needed), fees);
        let mut placed = needed;
        for place in 0..self.spare.len() {
            let (_, spare) = self.spare[place];
            if placed.len() >= self.placing.left {
                break;
            }
            if !placed.has(spare) && spare != area {
                placed.insert(spare);
                self.consider(goal, Some(area), Placed::Each(placed), fees);
            }
        }
    }

    /// The president comes back, with all assistants or with none.
    fn recall(&mut self) {
        let mut placed = AreaSet::EMPTY;
        self.consider(Goal::Recall, None, Placed::Each(placed), 0);
        for place in 0..self.spare.len().min(self.placing.left) {
            placed.insert(self.spare[place].1);
            self.consider(Goal::Recall, None, Placed::Each(placed), 0);
        }
    }

    /// Keeps a plan that is better than all before.
    fn consider(&mut self, goal: Goal, area: Option<Area>, placed: Placed, fees: u16) {
        let outlook = self.outlook;
        let mut player = *outlook.me();
        let mut paid = fees;
        let (areas, each) = match placed {
            Placed::Each(areas) => (areas, 1),
            Placed::Two(area) => (AreaSet::only(area), 2),
        };
        for area in areas {
            (0..each).for_each(|_| place(&mut player, area));
            paid += each * fee(outlook, area);
        }
        if paid > player.yen {
            return;
        }
        let mut worth = -i32::from(paid) * outlook.yen();
        if let Some(area) = area {
            worth += self.offers.at(area, field::power(outlook, &player, area) + 1);
            player.hand.assistants += player.assistants[area];
            player.assistants[area] = 0;
            player.areas_with_assistants.remove(area);
        }
        player.president = area;
        let judge = |player: &Player| {
            field::worth(outlook, self.offers, player, outlook.turns) + worth::staff(outlook, player)
        };
        let mut rest = judge(&player);
        if goal == Goal::Recall {
            let mut back = player;
            back.hand.assistants += back.assistants_on_areas();
            back.assistants = Default::default();
            back.areas_with_assistants = AreaSet::EMPTY;
            rest = rest.max(judge(&back));
        }
        worth += rest;
        if self.best.as_ref().is_none_or(|best| worth > best.worth) {
            self.best = Some(Plan { placed, goal, worth });
        }
    }
}
