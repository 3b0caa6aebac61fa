//! The preferences of the scripted players: each pursues one goal, so that games end and have the wanted feature.

use portolan_core::{Choices, Game, Seat};
use portolan_games::yokohama::{
    Area, AreaKind, AssistantSource, Choice, Good, ManagementBoard, Phase, Piece, Title, Ware, Yokohama,
};

/// Ranks a choice for a seat; higher is better.
type Rank = fn(&Yokohama, Seat, Choice) -> u32;

/// Whether no legal choice has a higher rank.
pub(super) fn has_highest_rank(state: &Yokohama, seat: Seat, choice: Choice, rank: Rank) -> bool {
    let mut choices = Choices::new();
    state.choices(seat, &mut choices);
    let highest = choices.iter().map(|&choice| rank(state, seat, choice)).max();
    highest == Some(rank(state, seat, choice))
}

/// Ranks choices of a player who gathers assistants in a wanted area and acts there with at least this power.
fn pursue(state: &Yokohama, seat: Seat, choice: Choice, wanted: impl Fn(Area) -> bool, power: u8) -> u32 {
    let here = |area: Area| u32::from(state.power(seat, area, true));
    let enough = |area: Area, more: u8| wanted(area) && here(area) + u32::from(more) >= power.into();
    let going = |area: Area| if enough(area, 1) { 100 } else { 30 - 5 * here(area) };
    match choice {
        Choice::Go(area) | Choice::Tram(area) => going(area),
        Choice::Stop => state.players[seat].president.map_or(0, |area| 1 + going(area)),
        Choice::Agent(area) if enough(area, 0) => 90,
        Choice::Place(area) if wanted(area) => 20 + here(area),
        Choice::Place(_) => 10,
        Choice::Recall => 12,
        Choice::Agent(_) | Choice::Take(_) | Choice::TakeAll => 0,
        Choice::From(AssistantSource::Hand) => 2,
        Choice::Done => 1,
        _ => 5,
    }
}

fn is(kinds: &[AreaKind]) -> impl Fn(Area) -> bool {
    move |area| kinds.contains(&area.kind())
}

const LABORATORIES: &[AreaKind] = &[AreaKind::LaboratoryA, AreaKind::LaboratoryB];
const PORTS: &[AreaKind] = &[AreaKind::PortA, AreaKind::PortB];

/// Prefers to give to the church.
pub(super) fn praying(state: &Yokohama, seat: Seat, choice: Choice) -> bool {
    has_highest_rank(state, seat, choice, |state, seat, choice| match choice {
        Choice::Space(space) => 200 + u32::from(space),
        _ => pursue(state, seat, choice, is(&[AreaKind::Church]), 4),
    })
}

/// Prefers to take imports to the customs.
pub(super) fn importing(state: &Yokohama, seat: Seat, choice: Choice) -> bool {
    has_highest_rank(state, seat, choice, |state, seat, choice| {
        let player = &state.players[seat];
        let customs = matches!(state.phase, Phase::Space { board: ManagementBoard::Customs, .. });
        match choice {
            Choice::Space(_) if !customs => 0,
            Choice::Complete(_) | Choice::Buy(Ware::Import) | Choice::Space(_) => 200,
            _ if player.imports > 1 => pursue(state, seat, choice, is(&[AreaKind::Customs]), 4),
            _ if player.yen > 3 => pursue(state, seat, choice, is(&[AreaKind::Chinatown]), 2),
            _ => pursue(state, seat, choice, is(&[AreaKind::Bank]), 4),
        }
    })
}

/// Ranks choices of a player who builds, above all this piece.
fn build(state: &Yokohama, seat: Seat, choice: Choice, piece: Piece) -> u32 {
    let player = &state.players[seat];
    let free = |area: Area| match piece {
        Piece::House => player.hand.houses > 0 && state.sites[area].house.is_none(),
        _ => player.hand.shops > 0 && !player.shops.has(area),
    };
    let price = state.price(seat, piece).map_or(0, u16::from);
    match choice {
        Choice::House => 200 + 10 * u32::from(piece == Piece::House),
        Choice::Shop(_) => 205,
        Choice::Achieve(_) | Choice::Token => 200,
        Choice::Hire(hired) if hired == piece => 200,
        Choice::Hire(Piece::Assistant) => 150,
        Choice::Hire(_) => 0,
        _ if player.hand.count(piece) > 0 => pursue(state, seat, choice, free, 4),
        _ if player.yen < price => pursue(state, seat, choice, is(&[AreaKind::Bank]), 4),
        _ => pursue(state, seat, choice, is(&[AreaKind::Agency]), 3),
    }
}

/// Prefers to build trading houses.
pub(super) fn building_houses(state: &Yokohama, seat: Seat, choice: Choice) -> bool {
    has_highest_rank(state, seat, choice, |state, seat, choice| build(state, seat, choice, Piece::House))
}

/// Prefers to build shops.
pub(super) fn building_shops(state: &Yokohama, seat: Seat, choice: Choice) -> bool {
    has_highest_rank(state, seat, choice, |state, seat, choice| build(state, seat, choice, Piece::Shop))
}

/// Prefers to do nothing.
pub(super) fn idling(_: &Yokohama, _: Seat, choice: Choice) -> bool {
    matches!(choice, Choice::Done | Choice::Recall)
}

/// Whether the area produces a good that an order in the hand still needs.
fn produces_missing_good(state: &Yokohama, seat: Seat, area: Area) -> bool {
    let player = &state.players[seat];
    let good = match area.kind() {
        AreaKind::CopperMine => Good::Copper,
        AreaKind::SilkMill => Good::Silk,
        AreaKind::Tea => Good::Tea,
        AreaKind::Fishing => Good::Fish,
        _ => return false,
    };
    let costs = player.orders.iter().map(|order| state.components.order(order).cost[good]);
    costs.max().is_some_and(|most| u16::from(most) > player.goods[good])
}

fn trade(state: &Yokohama, seat: Seat, choice: Choice) -> u32 {
    match choice {
        Choice::Complete(_) | Choice::Achieve(_) => 250,
        Choice::Order(_) | Choice::Token | Choice::Pay(_) => 200,
        _ if state.players[seat].orders.len() > 1 => {
            pursue(state, seat, choice, |area| produces_missing_good(state, seat, area), 4)
        }
        _ => pursue(state, seat, choice, is(PORTS), 3),
    }
}

/// Prefers to take orders and complete them.
pub(super) fn trading(state: &Yokohama, seat: Seat, choice: Choice) -> bool {
    has_highest_rank(state, seat, choice, trade)
}

/// Prefers to send agents, otherwise like [`trading`].
pub(super) fn sending(state: &Yokohama, seat: Seat, choice: Choice) -> bool {
    has_highest_rank(state, seat, choice, |state, seat, choice| match choice {
        Choice::Agent(_) => 300,
        _ => trade(state, seat, choice),
    })
}

/// Prefers to take orders and avoids completing them.
pub(super) fn collecting(state: &Yokohama, seat: Seat, choice: Choice) -> bool {
    has_highest_rank(state, seat, choice, |state, seat, choice| match choice {
        Choice::Complete(_) => 40,
        Choice::Order(_) | Choice::Pay(_) => 200,
        _ => pursue(state, seat, choice, is(PORTS), 5),
    })
}

/// Prefers to learn and use technologies, and gives to the church after six of them.
pub(super) fn learning(state: &Yokohama, seat: Seat, choice: Choice) -> bool {
    has_highest_rank(state, seat, choice, |state, seat, choice| {
        let player = &state.players[seat];
        let enough = player.technologies.len() > 5;
        match choice {
            Choice::Ride => 300,
            Choice::Tram(_) => 120 + pursue(state, seat, choice, is(LABORATORIES), 3),
            Choice::Spin | Choice::Study | Choice::Leave => 250,
            Choice::Learn(_) | Choice::Station(_) | Choice::Complete(_) | Choice::Space(_) => 200,
            Choice::Shop(_) | Choice::House | Choice::Hire(_) => 150,
            // Four assistants on different areas with the Newspaper, and one more with the Telegram.
            Choice::Place(_) if player.has(Title::Newspaper) || player.has(Title::Telegram) => {
                60 + pursue(state, seat, choice, is(LABORATORIES), 3)
            }
            _ if enough => pursue(state, seat, choice, is(&[AreaKind::Church]), 4),
            _ if player.yen < 5 => pursue(state, seat, choice, is(&[AreaKind::Bank]), 3),
            _ => pursue(state, seat, choice, is(LABORATORIES), 3),
        }
    })
}

/// Prefers to learn, then to use the technologies: orders, customs, church, buildings, copper.
pub(super) fn profiting(state: &Yokohama, seat: Seat, choice: Choice) -> bool {
    has_highest_rank(state, seat, choice, |state, seat, choice| {
        let player = &state.players[seat];
        match choice {
            Choice::Learn(_) | Choice::Complete(_) | Choice::Space(_) => 250,
            Choice::House | Choice::Shop(_) | Choice::Hire(Piece::House) => 200,
            _ if player.technologies.len() < 5 && player.yen > 3 => {
                pursue(state, seat, choice, is(LABORATORIES), 3)
            }
            _ if player.yen < 4 => pursue(state, seat, choice, is(&[AreaKind::Bank]), 4),
            _ if player.imports > 0 => pursue(state, seat, choice, is(&[AreaKind::Customs]), 2),
            _ if player.hand.houses == 0 && player.warehouse.houses > 2 => {
                pursue(state, seat, choice, is(&[AreaKind::Agency]), 3)
            }
            _ => trade(state, seat, choice),
        }
    })
}

/// Is Mining Technology on this space of a laboratory?
fn shows_mining(state: &Yokohama, laboratory: Area, slot: u8) -> bool {
    let display = state.laboratories[usize::from(laboratory == Area::LaboratoryB)];
    let card = display[usize::from(slot) - 1].map(|card| state.components.technology(card).title);
    card == Some(Title::MiningTechnology)
}

/// Learns Mining Technology, earns money, and buys copper in Chinatown; in between it gives to the church.
pub(super) fn mining(state: &Yokohama, seat: Seat, choice: Choice) -> bool {
    has_highest_rank(state, seat, choice, |state, seat, choice| {
        let player = &state.players[seat];
        match (choice, state.phase) {
            (Choice::Learn(slot), Phase::Learn { area, .. }) if shows_mining(state, area, slot) => 300,
            (Choice::Buy(Ware::Good(Good::Copper)), _) => 250,
            (Choice::Buy(_) | Choice::Sell(_), _) => 0,
            (Choice::Learn(_) | Choice::Complete(_) | Choice::Space(_), _) => 200,
            _ if !player.has(Title::MiningTechnology) && player.technologies.len() < 5 && player.yen > 3 => {
                pursue(state, seat, choice, is(LABORATORIES), 3)
            }
            _ if player.yen < 6 => pursue(state, seat, choice, is(&[AreaKind::Bank]), 4),
            _ if player.has(Title::MiningTechnology) => {
                pursue(state, seat, choice, is(&[AreaKind::Chinatown]), 4)
            }
            _ => pursue(state, seat, choice, is(&[AreaKind::Church]), 4),
        }
    })
}

/// Prefers to pass presidents of others and to cross the canal.
pub(super) fn meeting(state: &Yokohama, seat: Seat, choice: Choice) -> bool {
    has_highest_rank(state, seat, choice, |state, seat, choice| {
        let others = |area: Area| state.opposing_presidents_at(seat, area).len() as u32;
        // The total fees on all routes to an area, which is highest if several routes can be chosen.
        let fees = |area: Area| {
            let routes = state.destinations(seat)[area];
            routes.iter().map(|fees| 10 * u32::from(fees.yen())).sum::<u32>()
        };
        let player = &state.players[seat];
        match choice {
            Choice::Learn(_) => 200,
            Choice::Go(area) => 30 + fees(area),
            Choice::Place(area) if others(area) > 0 => 30,
            _ if player.technologies.len() < 4 => pursue(state, seat, choice, is(LABORATORIES), 3),
            Choice::Space(_) => 150,
            _ => pursue(state, seat, choice, is(&[AreaKind::Church]), 3),
        }
    })
}

/// Prefers achievements: hoards goods, completes orders, builds shops on many areas.
pub(super) fn achieving(state: &Yokohama, seat: Seat, choice: Choice) -> bool {
    has_highest_rank(state, seat, choice, |state, seat, choice| match choice {
        Choice::Achieve(_) => 300,
        Choice::Learn(_) | Choice::Complete(_) => 250,
        Choice::Agent(_) => 220,
        _ => build(state, seat, choice, Piece::Shop),
    })
}
