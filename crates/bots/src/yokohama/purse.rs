//! Money and imports: their final points, and what they can buy before.

use super::valuation::Valuation;
use super::{Hundredths, weights};
use portolan_yokohama::{ManagementBoard, Player};

/// Returns the value of a player's money and imports.
pub(super) fn worth(valuation: &Valuation<'_>, player: &Player) -> Hundredths {
    yen(valuation, player.yen) + imports(valuation, player.imports)
}

/// Returns the value of money. The first yen are worth most: they pay for the next actions.
pub(super) fn yen(valuation: &Valuation<'_>, yen: u16) -> Hundredths {
    let (mut steps, mut beyond) = (0, i32::from(yen));
    for each in weights::YEN {
        steps += each * beyond.min(weights::YEN_STEP);
        beyond = (beyond - weights::YEN_STEP).max(0);
    }
    counted(valuation, yen.into(), valuation.world.components.numbers.yen_per_point) + valuation.later(steps)
}

/// Returns the value of things of which several make a point. After the last action only whole points count, and the
/// rest hardly anything.
pub(super) fn counted(valuation: &Valuation<'_>, things: i32, per_point: u8) -> Hundredths {
    let per_point = i32::from(per_point.max(1));
    if valuation.turns > 0 {
        return things * weights::POINT / per_point;
    }
    things / per_point * weights::POINT + things % per_point
}

pub(super) fn imports(valuation: &Valuation<'_>, imports: u16) -> Hundredths {
    imports_with(valuation, imports, has_room(valuation))
}

/// Whether the customs have room for more assistants.
pub(super) fn has_room(valuation: &Valuation<'_>) -> bool {
    let spaces = valuation.world.components.spaces(ManagementBoard::Customs).len();
    usize::from(valuation.world.assistants_on_board(ManagementBoard::Customs)) < spaces
}

/// Returns the value of imports, if it is known whether the customs have room.
#[inline]
pub(super) fn imports_with(valuation: &Valuation<'_>, imports: u16, room: bool) -> Hundredths {
    let numbers = &valuation.world.components.numbers;
    let useful = if room { imports.min(weights::USEFUL_IMPORTS) } else { 0 };
    let for_later = i32::from(useful) * weights::IMPORT + i32::from(imports - useful) * weights::SPARE_IMPORT;
    i32::from(imports) * i32::from(numbers.import_points) * weights::POINT + valuation.later(for_later)
}

/// Returns the player after paying money; `None` if there is not enough.
pub(super) fn less_yen(player: &Player, yen: u16) -> Option<Player> {
    let mut after = *player;
    after.yen = after.yen.checked_sub(yen)?;
    Some(after)
}

/// Returns the player after paying imports; `None` if there are not enough.
pub(super) fn less_imports(player: &Player, imports: u16) -> Option<Player> {
    let mut after = *player;
    after.imports = after.imports.checked_sub(imports)?;
    Some(after)
}
