//! Parts of sentences: the arguments that many messages share.

use crate::Reader;
use portolan_core::Seat;
use portolan_i18n::{Arg, FluentValue, MessageKey};

/// The maximum number of arguments of a message about a player, including `$person` and `$who`.
const MAX_PLAYER_ARGS: usize = 7;

/// An argument that is a text.
pub fn text_arg(name: &'static str, value: String) -> Arg<'static> {
    (name, value.into())
}

/// The arguments `$person` (`you` or `other`) and `$who` (the name) for a player.
pub fn player_args(seat: Seat, reader: &Reader<'_>) -> [Arg<'static>; 2] {
    [("person", reader.person(seat).into()), text_arg("who", reader.name(seat))]
}

/// A sentence about a player: a message with [`player_args`] and these arguments.
pub fn player_sentence<const N: usize>(
    key: impl MessageKey,
    seat: Seat,
    args: [Arg<'static>; N],
    reader: &Reader<'_>,
) -> String {
    const { assert!(N + 2 <= MAX_PLAYER_ARGS) };
    let mut all = player_args(seat, reader).into_iter().chain(args);
    let unused = || ("unused", FluentValue::None);
    reader
        .locale
        .format(key, std::array::from_fn::<_, MAX_PLAYER_ARGS, _>(|_| all.next().unwrap_or_else(unused)))
}

/// A condition as the messages name it: `yes` or `no`.
pub const fn yes_no(condition: bool) -> &'static str {
    if condition { "yes" } else { "no" }
}
