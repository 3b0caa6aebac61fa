//! Assistants that are moved or taken back, and the station: all that is judged by the actions that it prepares.

use super::offers::Offers;
use super::outlook::Outlook;
use super::{Hundredths, field, worth};
use portolan_yokohama::{Area, AreaSet, AssistantSource, Choice, Phase, Player};

/// What to take back or to move, or enough of it.
pub(super) fn best(outlook: &Outlook<'_>, offers: &Offers, choices: &[Choice]) -> Option<Choice> {
    let me = outlook.me();
    let from = match outlook.world.phase {
        Phase::MoveTo { from, .. } => Some(from),
        _ => None,
    };
    let judged = choices.iter().map(|&choice| {
        let worth = match choice {
            Choice::Take(area) => judge(outlook, offers, &taken(me, AreaSet::only(area), 1)),
            Choice::TakeAll => judge(outlook, offers, &taken(me, me.areas_with_assistants, u8::MAX)),
            Choice::From(source) => best_move(outlook, offers, source).unwrap_or(Hundredths::MIN),
            Choice::Place(area) => {
                let moved = from.and_then(|from| moved(me, from, area));
                moved.map_or(Hundredths::MIN, |player| judge(outlook, offers, &player))
            }
            _ => judge(outlook, offers, me) + 1, // nothing is done for nothing
        };
        (worth, choice)
    });
    judged.max_by_key(|&(worth, choice)| (worth, std::cmp::Reverse(choice))).map(|(_, choice)| choice)
}

/// The best place for an assistant from here.
fn best_move(outlook: &Outlook<'_>, offers: &Offers, from: AssistantSource) -> Option<Hundredths> {
    let targets = outlook.world.map.areas_except_canal().iter();
    targets.filter_map(|to| Some(judge(outlook, offers, &moved(outlook.me(), from, to)?))).max()
}

/// Where one has most use for the station oneself.
pub(super) fn station(outlook: &Outlook<'_>, offers: &Offers) -> Option<Choice> {
    let me = outlook.me();
    let gain = |area: Area| {
        let power = field::power(outlook, me, area) + 2;
        offers.at(area, power + 1) - offers.at(area, power)
    };
    let areas = outlook.world.map.areas_except_canal().iter();
    areas.max_by_key(|&area| (gain(area), std::cmp::Reverse(area))).map(Choice::Station)
}

/// What the board is worth, and the hand with it.
fn judge(outlook: &Outlook<'_>, offers: &Offers, player: &Player) -> Hundredths {
    field::worth(outlook, offers, player, outlook.turns) + worth::staff(outlook, player)
}

/// With so many assistants of each of these areas back in the hand.
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

/// With one assistant moved.
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
