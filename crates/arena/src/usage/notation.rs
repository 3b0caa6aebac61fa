//! The kinds of choices of a game, derived from its notation.

use portolan_games::core::Choice;

/// The maximum number of kinds, which are bits of one word; no game has more.
pub(crate) const MAX_KINDS: usize = 64;

/// All choices of a game, by number, and their kinds.
#[derive(Clone, Debug)]
pub(crate) struct Notation {
    /// The text of each choice.
    pub(crate) texts: Vec<String>,
    /// The kind of each choice, as an index of `kinds`.
    pub(crate) kind_of: Vec<u8>,
    /// The names of the kinds, in the order of their first choices.
    pub(crate) kinds: Vec<String>,
}

impl Notation {
    /// Returns the kinds of a game. Any kinds beyond the maximum share the last index.
    pub(crate) fn of<C: Choice>() -> Notation {
        let mut notation = Notation { texts: Vec::new(), kind_of: Vec::new(), kinds: Vec::new() };
        for number in 0..C::COUNT {
            let text = C::from_number(number).map(|choice| choice.to_string()).unwrap_or_default();
            let kind = text.split(' ').next().unwrap_or_default();
            let kind = notation.index_of(kind);
            notation.kind_of.push(kind as u8);
            notation.texts.push(text);
        }
        notation
    }

    fn index_of(&mut self, kind: &str) -> usize {
        match self.kinds.iter().position(|known| known == kind) {
            Some(place) => place,
            None if self.kinds.len() == MAX_KINDS => MAX_KINDS - 1,
            None => {
                self.kinds.push(kind.to_string());
                self.kinds.len() - 1
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use portolan_games::core::Game;
    use portolan_games::osaka::Osaka;

    #[test]
    fn kinds_are_the_first_words() {
        let notation = Notation::of::<<Osaka as Game>::Choice>();
        let kinds = ["token", "buy", "take", "reserve", "pay", "insure", "cover", "done", "pass", "paid"];
        assert_eq!(notation.kinds, kinds);
        let take = notation.texts.iter().position(|text| text == "take m3").unwrap();
        assert_eq!(notation.kinds[usize::from(notation.kind_of[take])], "take");
    }
}
