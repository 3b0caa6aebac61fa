//! The boards as HTML: what they look like in words, that they are sound pages, and that they tell no secret.

mod scene;

mod outline;
mod secrets;
mod soundness;
