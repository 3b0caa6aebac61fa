//! [`AnyTable`]: a table of any game, with the operations of [`Table`]. The crate's examples play whole games with it.

use crate::history::{self, HistoryStep};
use crate::list::{AnyChoice, AnyKnowledge, AnyRefusal, AnyTable, AnyView, GameId, ListedGame};
use crate::setup::{TableError, TableSetup};
use crate::{with_any, with_game};
use portolan_core::table::{MadeChoice, TakeBackError};
use portolan_core::{
    Choices, Components, Entry, EntryKind, Game, Knowledge, Memory, NullLog, Outcome, Seat, SeatCount,
    SeatSet, Seed, StateHash, Table, ThoughtRng, Viewer,
};
use std::ops::Range;

impl AnyTable {
    /// Returns a table before its first choice.
    ///
    /// ```
    /// use portolan_games::core::{SeatCount, Seed, Viewer};
    /// use portolan_games::{AnyChoice, AnyTable, GameId, TableSetup};
    ///
    /// let seats = SeatCount::new(3).unwrap();
    /// let setup = TableSetup::standard(GameId::Osaka, seats, Seed::from_number(7));
    /// let mut table = AnyTable::new(&setup)?;
    ///
    /// let seat = table.to_act().first().unwrap();
    /// let choices: Vec<String> = table.choices(seat).iter().map(|choice| choice.to_string()).collect();
    /// assert_eq!(choices, ["token r", "token b", "token y", "token g"]);
    /// table.choose(seat, AnyChoice::parse(GameId::Osaka, "token b")?).unwrap();
    ///
    /// let refusal = table.choose(seat, AnyChoice::parse(GameId::Osaka, "buy")?).unwrap_err();
    /// assert_eq!(refusal.section(), "3");
    /// assert_eq!(table.history(Viewer::Public).len(), 2); // the preparation and one choice
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(setup: &TableSetup) -> Result<AnyTable, TableError> {
        with_game!(setup.game, G => Ok(G::any_table(Table::new(setup.typed()?)?)))
    }

    /// Returns the game.
    pub const fn game(&self) -> GameId {
        with_any!(AnyTable, self, G, _ => G::ID)
    }

    /// Returns the rules revision of this table.
    pub fn revision(&self) -> u32 {
        with_any!(AnyTable, self, G, table => table.setup().revision)
    }

    /// Returns everything that was fixed before the first choice.
    pub fn setup(&self) -> TableSetup {
        with_any!(AnyTable, self, G, table => TableSetup::of(table.setup()))
    }

    /// Returns the source of the game's randomness: secret until the game is over.
    pub fn seed(&self) -> Seed {
        with_any!(AnyTable, self, G, table => table.setup().seed)
    }

    /// Returns the hash of the components, and whether they are the built-in ones.
    pub fn components(&self) -> (String, bool) {
        with_any!(AnyTable, self, G, table => {
            let setup = table.setup();
            let built_in = <G as Game>::Components::shared(setup.revision);
            (setup.components.hash(), setup.components == built_in)
        })
    }

    /// Returns the number of seats.
    pub fn seats(&self) -> SeatCount {
        with_any!(AnyTable, self, G, table => table.setup().seats)
    }

    /// Returns the seats that must choose now; empty if the game is over.
    pub fn to_act(&self) -> SeatSet {
        with_any!(AnyTable, self, G, table => table.state().to_act())
    }

    /// Returns the ranking; `None` before the end of the game.
    pub fn outcome(&self) -> Option<Outcome> {
        with_any!(AnyTable, self, G, table => table.state().outcome())
    }

    /// Returns a short hash of the state.
    pub fn state_hash(&self) -> StateHash {
        with_any!(AnyTable, self, G, table => table.state().state_hash())
    }

    /// Returns the legal choices of `seat`; empty if it must not choose now.
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

    /// Returns why `seat` cannot make this choice now; `None` if it can.
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

    /// Returns what `viewer` sees now.
    pub fn view(&self, viewer: Viewer) -> AnyView {
        with_any!(AnyTable, self, G, table => G::any_view(table.state().view(viewer)))
    }

    /// Returns what `viewer` saw after the first `count` choices.
    pub fn view_at(&self, count: usize, viewer: Viewer) -> AnyView {
        with_any!(AnyTable, self, G, table => G::any_view(table.state_after(count).view(viewer)))
    }

    /// Returns this table as `viewer` might imagine it. All output for `viewer` must be the same for both tables.
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

    /// Returns what `seat` knows, for a bot.
    pub fn knowledge(&self, seat: Seat) -> AnyKnowledge<'_> {
        with_any!(AnyTable, self, G, table => G::any_knowledge(Knowledge::of(table.state(), seat)))
    }

    /// Returns the whole game as `viewer` saw it: the preparation, then one step for each choice.
    pub fn history(&self, viewer: Viewer) -> Vec<HistoryStep> {
        self.history_range(viewer, 0..self.choice_count() + 1)
    }

    /// Returns a part of the history: step 0 is the preparation, step N the N-th choice.
    pub fn history_range(&self, viewer: Viewer, range: Range<usize>) -> Vec<HistoryStep> {
        let range = range.start..range.end.min(self.choice_count() + 1);
        with_any!(AnyTable, self, G, table => range.map(|step| history::step(table, step, viewer)).collect())
    }

    /// Returns the state hash after every `interval` choices and after the last one, each with its number of choices.
    pub fn state_hashes(&self, interval: usize) -> Vec<(usize, StateHash)> {
        with_any!(AnyTable, self, G, table => state_hashes(table, interval))
    }

    /// Returns the standing choices, including secret ones: for records, not for players.
    pub fn choices_made(&self) -> Vec<(Seat, AnyChoice)> {
        with_any!(AnyTable, self, G, table => {
            table.choices_made().iter().map(|made| (made.seat, G::any_choice(made.choice))).collect()
        })
    }

    /// Returns the number of standing choices.
    pub fn choice_count(&self) -> usize {
        with_any!(AnyTable, self, G, table => table.choices_made().len())
    }

    /// Returns the index of the latest standing choice of a seat.
    pub fn latest_choice_of(&self, seat: Seat) -> Option<usize> {
        with_any!(AnyTable, self, G, table => table.choices_made().iter().rposition(|made| made.seat == seat))
    }

    /// Whether the standing choice with this index was made while other seats had to choose too.
    pub fn is_simultaneous(&self, index: usize) -> bool {
        with_any!(AnyTable, self, G, table => table.choices_made().get(index).is_some_and(|made| !made.alone))
    }

    /// Whether no log mentions the standing choice with this index.
    pub fn is_silent(&self, index: usize) -> bool {
        with_any!(AnyTable, self, G, table => {
            table.choices_made().get(index).is_some_and(MadeChoice::is_silent)
        })
    }

    /// Returns the positions that `viewer` can distinguish, each as its number of standing choices: the preparation, and
    /// those after the viewer's own choices and after choices that the log mentions. Their number reveals no secret: a seat
    /// that chooses in secret may need several silent choices. After the end of the game these are all positions.
    pub fn timeline(&self, viewer: Viewer) -> Vec<usize> {
        with_any!(AnyTable, self, G, table => {
            let is_over = table.state().to_act().is_empty();
            let is_seen = |made: &MadeChoice<_, _>| is_over || viewer.is(made.seat) || !made.is_silent();
            let made = (1..).zip(table.choices_made()).filter(|(_, made)| is_seen(made));
            std::iter::once(0).chain(made.map(|(count, _)| count)).collect()
        })
    }

    /// Returns the steps of the history at these numbers of choices: 0 is the preparation, N the N-th choice.
    pub fn history_at(&self, viewer: Viewer, counts: &[usize]) -> Vec<HistoryStep> {
        let counts = counts.iter().filter(|count| **count <= self.choice_count());
        with_any!(AnyTable, self, G, table => {
            counts.map(|count| history::step(table, *count, viewer)).collect()
        })
    }

    /// Returns all choices and undos in order.
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
