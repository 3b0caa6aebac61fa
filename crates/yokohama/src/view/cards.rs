//! Cards, tokens, and the displays of laboratories and ports.

use crate::components::{Area, OrderCard, Reward, TechnologyCard};
use crate::state::State;
use portolan_core::{CardId, CardSet};
use serde::Serialize;

/// An order that the viewer sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OrderView {
    /// Its number.
    pub id: CardId,
    /// Its goods, reward and country.
    pub card: OrderCard,
}

/// A technology.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TechnologyView {
    /// Its number.
    pub id: CardId,
    /// Its title, value and country.
    pub card: TechnologyCard,
}

/// A 5-power token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TokenView {
    /// Its number.
    pub id: CardId,
    /// Its reward.
    pub reward: Reward,
}

/// The display of a laboratory.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LaboratoryView {
    /// The laboratory.
    pub area: Area,
    /// Its spaces from the left.
    pub slots: Vec<LaboratorySlot>,
}

/// A space of a laboratory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct LaboratorySlot {
    /// The card; `None` if the space is empty.
    pub technology: Option<TechnologyView>,
    /// The units that the space adds to the price.
    pub surcharge: u8,
}

/// The display of a port.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PortView {
    /// The port.
    pub area: Area,
    /// Its spaces from the left.
    pub slots: Vec<PortSlot>,
}

/// A space of a port.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PortSlot {
    /// The card; `None` if the space is empty.
    pub order: Option<OrderView>,
    /// Its level: 1 green, 2 orange, 3 red.
    pub level: u8,
}

impl OrderView {
    fn of(state: &State, id: CardId) -> OrderView {
        OrderView { id, card: *state.components.order(id) }
    }

    pub(super) fn all(state: &State, orders: CardSet) -> Vec<OrderView> {
        orders.iter().map(|id| OrderView::of(state, id)).collect()
    }
}

impl TechnologyView {
    pub(super) fn of(state: &State, id: CardId) -> TechnologyView {
        TechnologyView { id, card: *state.components.technology(id) }
    }
}

impl TokenView {
    pub(super) fn of(state: &State, id: CardId) -> TokenView {
        TokenView { id, reward: state.components.tokens[id.index()] }
    }
}

pub(super) fn laboratories(state: &State) -> Vec<LaboratoryView> {
    let mut views = Vec::new();
    for (area, cards) in [Area::LaboratoryA, Area::LaboratoryB].into_iter().zip(state.laboratories) {
        if state.map.areas_in_play.has(area) {
            let slots = cards.into_iter().zip(state.components.surcharge).map(|(card, surcharge)| {
                LaboratorySlot { technology: card.map(|id| TechnologyView::of(state, id)), surcharge }
            });
            views.push(LaboratoryView { area, slots: slots.collect() });
        }
    }
    views
}

pub(super) fn ports(state: &State) -> Vec<PortView> {
    let mut views = Vec::new();
    for (area, cards) in [Area::PortA, Area::PortB].into_iter().zip(state.ports) {
        if state.map.areas_in_play.has(area) {
            let slots = cards.into_iter().zip(state.components.levels);
            let slots =
                slots.map(|(card, level)| PortSlot { order: card.map(|id| OrderView::of(state, id)), level });
            views.push(PortView { area, slots: slots.collect() });
        }
    }
    views
}
