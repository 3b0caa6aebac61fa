//! What a purchase would bring, as far as everybody can see: where ships sail, who sells for how much, what sinks.
//! It guesses nothing that is hidden, and it changes nothing.

use portolan_games::core::Seat;
use portolan_games::osaka::{Card, Good, Kind, MOST_SPACES, SpaceKind, View, points_for};

/// A purchase of the whole market by one player.
pub(super) struct Purchase {
    /// What would be bought.
    pub(super) cards: Vec<Card>,
    /// Where each ship would sail to.
    pub(super) voyages: Vec<Voyage>,
    /// Who would sell what for how many points.
    pub(super) sales: Vec<(Seat, Good, u16)>,
    /// The ships that would go down.
    pub(super) sinking: Vec<Good>,
}

/// A ship and where it would sail to.
pub(super) struct Voyage {
    pub(super) good: Good,
    pub(super) to: u8,
}

impl Purchase {
    /// The purchase that `buyer` could make now, or has announced.
    pub(super) fn by(buyer: Seat, view: &View) -> Purchase {
        let cards = open_to(buyer, view);
        let voyages: Vec<Voyage> =
            Good::ALL.into_iter().filter_map(|good| voyage(good, &cards, view)).collect();
        let goal = view.route.len().saturating_sub(1);
        let arrived = |voyage: &&Voyage| usize::from(voyage.to) == goal;
        let arriving: Vec<Good> = voyages.iter().filter(arrived).map(|voyage| voyage.good).collect();
        let sales = arriving.iter().flat_map(|&good| sales_of(good, buyer, &cards, view)).collect();
        let sinking = if arriving.is_empty() { Vec::new() } else { in_waves_after(&voyages, view) };
        Purchase { cards, voyages, sales, sinking }
    }
}

/// The cards of the market that others have not reserved (§3.1).
pub(super) fn open_to(buyer: Seat, view: &View) -> Vec<Card> {
    let open = view.market.iter().filter(|stall| stall.reserved_by.is_none_or(|seat| seat == buyer));
    open.map(|stall| stall.card).collect()
}

/// The goods of a player that would go down with a ship, unless insured.
pub(super) fn uninsured(seat: Seat, good: Good, view: &View) -> Vec<Kind> {
    let Some(player) = view.player(seat) else { return Vec::new() };
    let lost =
        player.goods.iter().filter(|card| card.kind.good == good && !player.insured.contains(&card.id));
    lost.map(|card| card.kind).collect()
}

fn voyage(good: Good, bought: &[Card], view: &View) -> Option<Voyage> {
    let count = bought.iter().filter(|card| card.kind.good == good).count();
    let goal = view.route.len().saturating_sub(1);
    let to = (usize::from(view.ships[good]) + count.min(MOST_SPACES)).min(goal);
    (count > 0).then_some(Voyage { good, to: to as u8 })
}

fn sales_of(good: Good, buyer: Seat, bought: &[Card], view: &View) -> Vec<(Seat, Good, u16)> {
    let seats = (0..view.players.len()).filter_map(Seat::new);
    seats.filter_map(|seat| Some((seat, good, points_of(seat, good, buyer, bought, view)?))).collect()
}

fn points_of(seat: Seat, good: Good, buyer: Seat, bought: &[Card], view: &View) -> Option<u16> {
    let player = view.player(seat)?;
    let new: &[Card] = if seat == buyer { bought } else { &[] };
    let set: Vec<Kind> =
        player.goods.iter().chain(new).map(|card| card.kind).filter(|kind| kind.good == good).collect();
    let highest = set.iter().map(|kind| kind.value).max()?;
    Some(points_for(highest, player.tokens[good], set.len()))
}

fn in_waves_after(voyages: &[Voyage], view: &View) -> Vec<Good> {
    let space_of = |good: Good| {
        let sailed = voyages.iter().find(|voyage| voyage.good == good).map(|voyage| voyage.to);
        view.route.get(usize::from(sailed.unwrap_or(view.ships[good])))
    };
    let sinks = |good: &Good| space_of(*good).is_some_and(|space| space.kind == SpaceKind::Waves);
    Good::ALL.into_iter().filter(sinks).collect()
}
