//! Bots of the caller: the trait that they implement, and how a contestant stores them for any game.

use portolan_games::core::{Game, Knowledge, ThoughtRng};
use portolan_games::{GameId, ListedGame};
use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// A bot at one seat of one game.
///
/// It gets a [`Knowledge`] and nothing else. For the same results on every machine it must take its randomness from
/// `rng` only and must not look at a clock.
pub trait Bot<G: Game>: Send {
    /// Returns one of the choices of `knowledge`. Called whenever the seat must choose.
    fn choose(&mut self, knowledge: &Knowledge<'_, G>, rng: &mut ThoughtRng) -> G::Choice;
}

/// Makes a bot for each seat; the type behind [`CustomBot::factory`].
type BotFactory<G> = Box<dyn Fn() -> Box<dyn Bot<G>> + Send + Sync>;

/// A bot of the caller for one game, with the type of the game erased. Made by
/// [`Contestant::custom`](crate::Contestant::custom).
#[derive(Clone)]
pub struct CustomBot {
    game: GameId,
    /// A [`BotFactory`] of the game.
    factory: Arc<dyn Any + Send + Sync>,
}

impl CustomBot {
    pub(super) fn new<G, B>(new_bot: impl Fn() -> B + Send + Sync + 'static) -> CustomBot
    where
        G: ListedGame,
        B: Bot<G> + 'static,
    {
        let factory: BotFactory<G> = Box::new(move || Box::new(new_bot()));
        CustomBot { game: G::ID, factory: Arc::new(factory) }
    }

    /// Returns the game that it plays.
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// Returns a new bot for one seat; `None` if it plays another game.
    pub(super) fn seated<G: ListedGame>(&self) -> Option<Box<dyn Bot<G>>> {
        self.factory.downcast_ref::<BotFactory<G>>().map(|new_bot| new_bot())
    }
}

/// Two custom bots are equal if they are clones of each other.
impl PartialEq for CustomBot {
    fn eq(&self, other: &CustomBot) -> bool {
        Arc::ptr_eq(&self.factory, &other.factory)
    }
}

impl Eq for CustomBot {}

impl fmt::Debug for CustomBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CustomBot").field("game", &self.game).finish_non_exhaustive()
    }
}
