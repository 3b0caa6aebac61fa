//! [`AnyTable`]: a table of any game, with the operations of [`Table`].

use crate::history::{self, HistoryStep};
use crate::list::{AnyChoice, AnyKnowledge, AnyRefusal, AnyTable, AnyView, GameId, ListedGame};
use crate::setup::{TableError, TableSetup};
use crate::{with_any, with_game};
use portolan_core::table::TakeBackError;
use portolan_core::{
    Choices, Components, Entry, EntryKind, Game, Knowledge, Memory, NullLog, Outcome, Seat, SeatCount,
    SeatSet, Seed, StateHash, Table, ThoughtRng, Viewer,
};
use std::ops::Range;

impl AnyTable {
    /// A table before its first choice.
    pub fn new(setup: &TableSetup) -> Result<AnyTable, TableError> {
        with_game!(setup.game, G => Ok(G::any_table(Table::new(setup.typed()?)?)))
    }

    /// Which game is played.
    pub const fn game(&self) -> GameId {
        with_any!(AnyTable, self, G, _ => G::ID)
    }

    /// The rules revision of this table.
    pub fn revision(&self) -> u32 {
        with_any!(AnyTable, self, G, table => table.setup().revision)
    }

    /// All that was settled before the first choice.
    pub fn setup(&self) -> TableSetup {
        with_any!(AnyTable, self, G, table => TableSetup::of(table.setup()))
    }

    /// The source of the game's randomness: secret until the game is over.
    pub fn seed(&self) -> Seed {
        with_any!(AnyTable, self, G, table => table.setup().seed)
    }

    /// The hash of the components, and whether they are the built-in ones.
    pub fn components(&self) -> (String, bool) {
        with_any!(AnyTable, self, G, table => {
            let setup = table.setup();
            let built_in = <G as Game>::Components::shared(setup.revision);
            (setup.components.hash(), setup.components == built_in)
        })
    }

    /// The number of seats.
    pub fn seats(&self) -> SeatCount {
        with_any!(AnyTable, self, G, table => table.setup().seats)
    }

    /// The seats that must choose now; empty if the game is over.
    pub fn to_act(&self) -> SeatSet {
        with_any!(AnyTable, self, G, table => table.state().to_act())
    }

    /// The ranking; `None` before the end of the game.
    pub fn outcome(&self) -> Option<Outcome> {
        with_any!(AnyTable, self, G, table => table.state().outcome())
    }

    /// A short hash of the state.
    pub fn state_hash(&self) -> StateHash {
        with_any!(AnyTable, self, G, table => table.state().state_hash())
    }

    /// All that `seat` may choose now.
    pub fn choices(&self, seat: Seat) -> Vec<AnyChoice> {
        with_any!(AnyTable, self, G, table => {
            let mut choices = Choices::new();
            table.state().choices(seat, &mut choices);
            choices.iter().copied().map(G::any_choice).collect()
        })
    }

    /// Makes a choice, or refuses it and changes nothing.
    ///
    /// # Panics
    /// If the choice belongs to another game: choices are parsed with the table's own game.
    pub fn choose(&mut self, seat: Seat, choice: AnyChoice) -> Result<(), AnyRefusal> {
        with_any!(AnyTable, self, G, table => {
            let made = table.choose(seat, own_choice::<G>(choice));
            made.map(|_| ()).map_err(G::any_refusal)
        })
    }

    /// Why `seat` cannot make this choice now; `None` if it can.
    ///
    /// # Panics
    /// If the choice belongs to another game: choices are parsed with the table's own game.
    pub fn why_not(&self, seat: Seat, choice: AnyChoice) -> Option<AnyRefusal> {
        with_any!(AnyTable, self, G, table => {
            table.why_not(seat, own_choice::<G>(choice)).map(G::any_refusal)
        })
    }

    /// Whether `seat` can take its latest choice back.
    pub fn can_take_back(&self, seat: Seat) -> Result<(), TakeBackError> {
        with_any!(AnyTable, self, G, table => table.can_take_back(seat))
    }

    /// Takes the latest choice of `seat` back.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), TakeBackError> {
        with_any!(AnyTable, self, G, table => table.take_back(seat))
    }

    /// What `viewer` sees now.
    pub fn view(&self, viewer: Viewer) -> AnyView {
        with_any!(AnyTable, self, G, table => G::any_view(table.state().view(viewer)))
    }

    /// What `viewer` saw after the first `count` choices.
    pub fn view_at(&self, count: usize, viewer: Viewer) -> AnyView {
        with_any!(AnyTable, self, G, table => G::any_view(table.state_after(count).view(viewer)))
    }

    /// This table as `viewer` might imagine it: all that is shown to `viewer` must be the same for both.
    #[must_use]
    pub fn imagined(&self, viewer: Viewer, memory: Memory, rng: &mut ThoughtRng) -> AnyTable {
        with_any!(AnyTable, self, G, table => G::any_table(table.imagined(viewer, memory, rng)))
    }

    /// Whether the latest choice revealed something to `viewer`.
    pub fn has_just_revealed(&self, viewer: Viewer) -> bool {
        with_any!(AnyTable, self, G, table => {
            table.choices_made().last().is_some_and(|made| made.journal.revealed().has(viewer))
        })
    }

    /// What `seat` knows: for a bot.
    pub fn knowledge(&self, seat: Seat) -> AnyKnowledge<'_> {
        with_any!(AnyTable, self, G, table => G::any_knowledge(Knowledge::of(table.state(), seat)))
    }

    /// The whole game as `viewer` saw it: the preparation, then one step for each choice.
    pub fn history(&self, viewer: Viewer) -> Vec<HistoryStep> {
        self.history_range(viewer, 0..self.choice_count() + 1)
    }

    /// A part of the history: step 0 is the preparation, step N the N-th choice.
    pub fn history_range(&self, viewer: Viewer, range: Range<usize>) -> Vec<HistoryStep> {
        let range = range.start..range.end.min(self.choice_count() + 1);
        with_any!(AnyTable, self, G, table => range.map(|step| history::step(table, step, viewer)).collect())
    }

    /// The state hash after every `interval` choices and after the last one, each with its number of choices.
    pub fn state_hashes(&self, interval: usize) -> Vec<(usize, StateHash)> {
        with_any!(AnyTable, self, G, table => state_hashes(table, interval))
    }

    /// The choices without those taken back, secret ones included: for records, not for players.
    pub fn choices_made(&self) -> Vec<(Seat, AnyChoice)> {
        with_any!(AnyTable, self, G, table => {
            table.choices_made().iter().map(|made| (made.seat, G::any_choice(made.choice))).collect()
        })
    }

    /// The number of choices without those taken back.
    pub fn choice_count(&self) -> usize {
        with_any!(AnyTable, self, G, table => table.choices_made().len())
    }

    /// All choices and undos in order.
    pub fn entries(&self) -> Vec<Entry<AnyChoice>> {
        with_any!(AnyTable, self, G, table => table.entries().iter().map(any_entry::<G>).collect())
    }
}

fn own_choice<G: ListedGame>(choice: AnyChoice) -> G::Choice {
    G::own_choice(choice).expect("choices are parsed with the table's own game")
}

fn any_entry<G: ListedGame>(entry: &Entry<G::Choice>) -> Entry<AnyChoice> {
    let kind = match entry.kind {
        EntryKind::Choice(choice) => EntryKind::Choice(G::any_choice(choice)),
        EntryKind::TakeBack => EntryKind::TakeBack,
    };
    Entry { seat: entry.seat, kind }
}

fn state_hashes<G: Game>(table: &Table<G>, interval: usize) -> Vec<(usize, StateHash)> {
    let mut state = table.state_after(0);
    let mut state_hashes = Vec::new();
    for (made, count) in table.choices_made().iter().zip(1..) {
        state.apply(made.seat, made.choice, &mut NullLog).ok();
        if count % interval.max(1) == 0 || count == table.choices_made().len() {
            state_hashes.push((count, state.state_hash()));
        }
    }
    state_hashes
}
