//! The checked conversion from a raw state, which any code may edit, to a game, which the rules can play.

/// Makes the type of a game from its raw state.
///
/// The game can be read like the state (through `Deref`) but not written, and a state becomes a game only if it passes
/// `State::check`: no bot, board or test can build an impossible position. The rules themselves work on the state.
///
/// ```
/// use portolan_core::InvariantError;
///
/// #[derive(Clone, PartialEq, Eq, Debug)]
/// pub struct State { pub bank: u32, pub cash: u32 }
///
/// impl State {
///     fn check(&self) -> Result<(), InvariantError> {
///         if self.bank + self.cash == 10 { Ok(()) } else { Err(InvariantError("money is missing".into())) }
///     }
/// }
///
/// portolan_core::checked_state! {
///     /// A game in a possible position.
///     pub struct Bank(State);
/// }
///
/// let bank = Bank::try_from(State { bank: 7, cash: 3 }).unwrap();
/// let richer = State { cash: bank.cash + 1, ..State::from(bank) };
/// assert!(Bank::try_from(richer).is_err());
/// ```
#[macro_export]
macro_rules! checked_state {
    ($(#[$doc:meta])* pub struct $Game:ident($State:ty);) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct $Game($State);

        impl ::std::ops::Deref for $Game {
            type Target = $State;
            #[inline]
            fn deref(&self) -> &$State {
                &self.0
            }
        }

        impl TryFrom<$State> for $Game {
            type Error = $crate::InvariantError;
            fn try_from(state: $State) -> Result<$Game, $crate::InvariantError> {
                state.check()?;
                Ok($Game(state))
            }
        }

        impl From<$Game> for $State {
            fn from(game: $Game) -> $State {
                game.0
            }
        }
    };
}
