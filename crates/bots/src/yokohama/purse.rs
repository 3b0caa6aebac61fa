//! Money and imports: what they count at the end, and what can be bought with them before.

use super::outlook::Outlook;
use super::{Hundredths, weights};
use portolan_yokohama::{ManagementBoard, Player};

/// Money and imports of a player.
pub(super) fn worth(outlook: &Outlook<'_>, player: &Player) -> Hundredths {
    yen(outlook, player.yen) + imports(outlook, player.imports)
}

/// The first yen are worth most: they pay for what one wants to do next.
pub(super) fn yen(outlook: &Outlook<'_>, yen: u16) -> Hundredths {
    let (mut steps, mut beyond) = (0, i32::from(yen));
    for each in weights::YEN {
        steps += each * beyond.min(weights::YEN_STEP);
        beyond = (beyond - weights::YEN_STEP).max(0);
    }
    counted(outlook, yen.into(), outlook.world.components.numbers.yen_per_point) + outlook.later(steps)
}

/// What things count at the end of which several make a point. When nothing comes after, only whole points do; the
/// rest is next to nothing.
pub(super) fn counted(outlook: &Outlook<'_>, things: i32, per_point: u8) -> Hundredths {
    let per_point = i32::from(per_point.max(1));
    if outlook.turns > 0 {
        return things * weights::POINT / per_point;
    }
    things / per_point * weights::POINT + things % per_point
}

pub(super) fn imports(outlook: &Outlook<'_>, imports: u16) -> Hundredths {
    imports_with(outlook, imports, has_room(outlook))
}

/// Have the customs room for more assistants?
pub(super) fn has_room(outlook: &Outlook<'_>) -> bool {
    let spaces = outlook.world.components.spaces(ManagementBoard::Customs).len();
    usize::from(outlook.world.assistants_on_board(ManagementBoard::Customs)) < spaces
}

/// Imports, where it is known whether the customs have room.
#[inline]
pub(super) fn imports_with(outlook: &Outlook<'_>, imports: u16, room: bool) -> Hundredths {
    let numbers = &outlook.world.components.numbers;
    let useful = if room { imports.min(weights::USEFUL_IMPORTS) } else { 0 };
    let for_later = i32::from(useful) * weights::IMPORT + i32::from(imports - useful) * weights::SPARE_IMPORT;
    i32::from(imports) * i32::from(numbers.import_points) * weights::POINT + outlook.later(for_later)
}

/// A player who has paid so much money, if there is enough.
pub(super) fn less_yen(player: &Player, yen: u16) -> Option<Player> {
    let mut after = *player;
    after.yen = after.yen.checked_sub(yen)?;
    Some(after)
}

/// A player who has paid so many imports, if there are enough.
pub(super) fn less_imports(player: &Player, imports: u16) -> Option<Player> {
    let mut after = *player;
    after.imports = after.imports.checked_sub(imports)?;
    Some(after)
}
