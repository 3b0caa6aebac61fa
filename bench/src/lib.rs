//! Nothing is here: see the bench `speed`.
