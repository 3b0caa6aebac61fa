//! The ids of cards, tiles and tokens in files and notation: `O01` is the first order.

/// The ids of one kind of item.
pub(super) struct Ids {
    /// The kind, for error messages.
    pub(super) what: &'static str,
    /// Returns the id of the item with this index.
    pub(super) id: fn(usize) -> String,
}

pub(super) const ORDERS: Ids = Ids { what: "orders", id: |index| format!("O{:02}", index + 1) };
pub(super) const TECHNOLOGIES: Ids = Ids { what: "technologies", id: |index| format!("K{:02}", index + 1) };
pub(super) const TILES: Ids = Ids { what: "building tiles", id: |index| format!("B{:02}", index + 1) };
pub(super) const TOKENS: Ids = Ids { what: "tokens", id: |index| format!("T{:02}", index + 1) };
pub(super) const ACHIEVEMENTS: Ids =
    Ids { what: "achievements", id: |index| format!("{}{}", ["A", "B", "C"][index / 4 % 3], index % 4 + 1) };
