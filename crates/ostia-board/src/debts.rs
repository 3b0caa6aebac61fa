//! The effect of a player's debts at the end of the game, computed from the money and the empty storehouses.

use portolan_ostia::{Choice, Phase, PlayerView, View};

/// The debts of a player, and whether they can be repaid (§8.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Debts {
    /// The cost of repaying all loans.
    pub(super) owed: u16,
    /// The part of it that exceeds the cash.
    pub(super) missing: u16,
    /// The number of storehouses that must be sold for it.
    pub(super) to_sell: u16,
    /// The cash after selling all empty storehouses.
    pub(super) most: u16,
}

impl Debts {
    /// The debts of this player; `None` without loans.
    pub(super) fn of(player: &PlayerView, view: &View) -> Option<Debts> {
        let owed = player.loans * u16::from(view.money.repayment);
        let missing = owed.saturating_sub(player.cash);
        let resale = u16::from(view.storehouses.resale);
        let most = player.cash + empty_storehouses(player) * resale;
        (player.loans > 0).then(|| Debts { owed, missing, to_sell: missing.div_ceil(resale.max(1)), most })
    }

    /// The name of the state in the messages: `covered` by cash, `sell` storehouses first, or `lost`.
    pub(super) const fn state(self) -> &'static str {
        match self {
            Debts { missing: 0, .. } => "covered",
            Debts { owed, most, .. } if most >= owed => "sell",
            _ => "lost",
        }
    }
}

/// The debts that eliminate a player who stops selling storehouses now; `None` if they can be repaid.
pub(super) fn ruin(choice: Choice, view: &View) -> Option<Debts> {
    let Phase::Empties { seat } = view.phase else { return None };
    Debts::of(view.player(seat)?, view).filter(|debts| choice == Choice::Done && debts.missing > 0)
}

pub(super) fn empty_storehouses(player: &PlayerView) -> u16 {
    u16::from(player.storehouses).saturating_sub(player.wares_size as u16)
}
