//! What the debts at the end of the game mean for a player, as far as the money and the empty storehouses show it.

use portolan_ostia::{Choice, Phase, PlayerView, View};

/// The debts of a player, and whether they can be repaid (§8.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Debts {
    /// What repaying all loans costs.
    pub(super) owed: u16,
    /// What is missing in cash.
    pub(super) missing: u16,
    /// How many storehouses must be sold for it.
    pub(super) to_sell: u16,
    /// How much there would be after selling all that stand empty.
    pub(super) most: u16,
}

impl Debts {
    /// `None`: there is no loan.
    pub(super) fn of(player: &PlayerView, view: &View) -> Option<Debts> {
        let owed = player.loans * u16::from(view.money.repayment);
        let missing = owed.saturating_sub(player.cash);
        let resale = u16::from(view.storehouses.resale);
        let most = player.cash + empty_storehouses(player) * resale;
        (player.loans > 0).then(|| Debts { owed, missing, to_sell: missing.div_ceil(resale.max(1)), most })
    }

    /// As the messages call it: the cash covers them, storehouses must be sold first, or not even that helps.
    pub(super) const fn state(self) -> &'static str {
        match self {
            Debts { missing: 0, .. } => "covered",
            Debts { owed, most, .. } if most >= owed => "sell",
            _ => "lost",
        }
    }
}

/// The debts for which a player is out of the game who now sells no more storehouses.
pub(super) fn ruin(choice: Choice, view: &View) -> Option<Debts> {
    let Phase::Empties { seat } = view.phase else { return None };
    Debts::of(view.player(seat)?, view).filter(|debts| choice == Choice::Done && debts.missing > 0)
}

pub(super) fn empty_storehouses(player: &PlayerView) -> u16 {
    u16::from(player.storehouses).saturating_sub(player.wares_size as u16)
}
