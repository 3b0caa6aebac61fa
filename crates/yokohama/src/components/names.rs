//! What the things of the box are called in files and notation: `O01` is the first order.

/// A kind of thing, and the names of its pieces.
pub(super) struct Names {
    /// What they are, in messages.
    pub(super) what: &'static str,
    /// The name of the thing at a place, counted from 0.
    pub(super) name: fn(usize) -> String,
}

pub(super) const ORDERS: Names = Names { what: "orders", name: |place| format!("O{:02}", place + 1) };
pub(super) const TECHNOLOGIES: Names =
    Names { what: "technologies", name: |place| format!("K{:02}", place + 1) };
pub(super) const TILES: Names = Names { what: "building tiles", name: |place| format!("B{:02}", place + 1) };
pub(super) const TOKENS: Names = Names { what: "tokens", name: |place| format!("T{:02}", place + 1) };
pub(super) const ACHIEVEMENTS: Names = Names {
    what: "achievements",
    name: |place| format!("{}{}", ["A", "B", "C"][place / 4 % 3], place % 4 + 1),
};
