//! Moving or taking back assistants, and the station: all are judged by the actions that they prepare.

use super::offers::Offers;
use super::valuation::Valuation;
use super::{Hundredths, field, worth};
use portolan_yokohama::{Area, AreaSet, AssistantSource, Choice, Phase, Player};

/// Returns what to take back or to move, or `Done`.
pub(super) fn best(valuation: &Valuation<'_>, offers: &Offers, choices: &[Choice]) -> Option<Choice> {
    let me = valuation.me();
    let from = match valuation.world.phase {
        Phase::MoveTo { from, .. } => Some(from),
        _ => None,
    };
    let judged = choices.iter().map(|&choice| {
        let worth = match choice {
            Choice::Take(area) => judge(valuation, offers, &taken(me, AreaSet::only(area), 1)),
            Choice::TakeAll => judge(valuation, offers, &taken(me, me.areas_with_assistants, u8::MAX)),
            Choice::From(source) => best_move(valuation, offers, source).unwrap_or(Hundredths::MIN),
            Choice::Place(area) => {
                let moved = from.and_then(|from| moved(me, from, area));
                moved.map_or(Hundredths::MIN, |player| judge(valuation, offers, &player))
            }
            _ => judge(valuation, offers, me) + 1, // prefers doing nothing to a move without gain
        };
        (worth, choice)
    });
    judged.max_by_key(|&(worth, choice)| (worth, std::cmp::Reverse(choice))).map(|(_, choice)| choice)
}

/// Returns the best place for an assistant from here.
fn best_move(valuation: &Valuation<'_>, offers: &Offers, from: AssistantSource) -> Option<Hundredths> {
    let targets = valuation.world.map.areas_except_canal().iter();
    targets.filter_map(|to| Some(judge(valuation, offers, &moved(valuation.me(), from, to)?))).max()
}

/// Returns where the station is most useful to the seat.
pub(super) fn station(valuation: &Valuation<'_>, offers: &Offers) -> Option<Choice> {
    let me = valuation.me();
    let gain = |area: Area| {
        let power = field::power(valuation, me, area) + 2;
        offers.at(area, power + 1) - offers.at(area, power)
    };
    let areas = valuation.world.map.areas_except_canal().iter();
    areas.max_by_key(|&area| (gain(area), std::cmp::Reverse(area))).map(Choice::Station)
}

/// Returns the value of assistants on the board and in the hand.
fn judge(valuation: &Valuation<'_>, offers: &Offers, player: &Player) -> Hundredths {
    field::worth(valuation, offers, player, valuation.turns) + worth::staff(valuation, player)
}

/// Returns the player with this many assistants of each of these areas back in the hand.
fn taken(me: &Player, areas: AreaSet, count: u8) -> Player {
    let mut player = *me;
    for area in areas {
        let count = count.min(player.assistants[area]);
        player.hand.assistants += count;
        player.assistants[area] -= count;
        if player.assistants[area] == 0 {
            player.areas_with_assistants.remove(area);
        }
    }
    player
}

/// Returns the player with one assistant moved.
fn moved(me: &Player, from: AssistantSource, to: Area) -> Option<Player> {
    let mut player = *me;
    match from {
        AssistantSource::Area(area) if area == to => return None,
        AssistantSource::Area(area) => player = taken(me, AreaSet::only(area), 1),
        AssistantSource::Hand => {}
    }
    player.hand.assistants = player.hand.assistants.checked_sub(1)?;
    player.assistants[to] += 1;
    player.areas_with_assistants.insert(to);
    Some(player)
}
