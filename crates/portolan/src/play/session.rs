//! A game at this keyboard: bots choose, people are prompted, and every choice is durable before its events are shown.

use crate::error::CliError;
use crate::error_message::ErrorMessage;
use crate::lineup::{Decider, Lineup};
use crate::saves::{self, SaveFile};
use crate::screen::{Keyboard, Screen};
use portolan_boards::{Ink, Players, Reader};
use portolan_bots::{BotKind, SearchLevel};
use portolan_games::core::{Seat, ThoughtRng, Viewer};
use portolan_games::{AnyTable, Record};
use portolan_i18n::{Locale, TableKey};
use std::time::{Duration, Instant};

/// A game in progress.
pub struct Session<'a> {
    pub(super) table: AnyTable,
    pub(super) lineup: Lineup,
    players: Players,
    pub(super) locale: &'a Locale,
    pub(super) save: SaveFile,
    pub(super) screen: &'a mut Screen,
    pub(super) keyboard: Keyboard,
    /// The seat of the person at the keyboard; `None` before the first prompt.
    pub(super) at_keyboard: Option<Seat>,
    /// The number of chapters of the history that each seat has seen.
    pub(super) chapters_shown: Vec<usize>,
    /// Whether bots have chosen since the record was written.
    unsaved: bool,
    /// Printed above the next board.
    pub(super) notice: Option<String>,
}

/// The result of the prompt.
pub(super) enum Answer {
    /// The table has changed, or is to be shown again.
    Continue,
    /// The person leaves.
    Leave,
    /// The standard input has ended.
    Ended,
}

impl<'a> Session<'a> {
    /// Returns a session at this table.
    pub fn new(
        table: AnyTable,
        lineup: Lineup,
        save: SaveFile,
        locale: &'a Locale,
        screen: &'a mut Screen,
    ) -> Session<'a> {
        let players = lineup.names();
        let chapters_shown = vec![0; lineup.len()];
        let keyboard = Keyboard::new();
        Session {
            table,
            lineup,
            players,
            locale,
            save,
            screen,
            keyboard,
            at_keyboard: None,
            unsaved: false,
            chapters_shown,
            notice: None,
        }
    }

    /// Saves a new game before its first choice, and introduces it.
    pub fn begin(&mut self) -> Result<(), CliError> {
        self.write_record().inspect_err(|_| self.save.discard())?;
        let introduction = portolan_boards::introduction(self.table.game(), &self.reader(Viewer::Public));
        self.notice = Some(introduction);
        Ok(())
    }

    /// For a resumed game: each seat will be shown only what happened since its last choice.
    pub fn skip_known_events(&mut self) {
        let history = self.table.history(Viewer::Public);
        for (seat, shown) in (0..).filter_map(Seat::new).zip(&mut self.chapters_shown) {
            *shown = history.iter().rposition(|chapter| chapter.seat == Some(seat)).unwrap_or(0);
        }
    }

    /// Plays to the end, or until a person leaves.
    pub fn play(&mut self) -> Result<(), CliError> {
        while let Some((seat, decider)) = self.next_to_act() {
            let answer = match decider {
                Decider::Bot(kind) => {
                    self.apply_bot_choice(seat, kind)?;
                    continue;
                }
                Decider::Person => {
                    self.save_bot_choices()?;
                    self.prompt(seat)?
                }
            };
            match answer {
                Answer::Continue => {}
                Answer::Leave => {
                    let how = [("how", self.how_to_resume().into())];
                    return self.screen.line(&self.locale.format(TableKey::Goodbye, how));
                }
                Answer::Ended => return Err(CliError::InputEnded(self.how_to_resume())),
            }
        }
        self.save_bot_choices()?;
        self.finish()
    }

    /// Returns the seat that chooses next: bots first, so that no person waits for them; then the person at the keyboard.
    fn next_to_act(&self) -> Option<(Seat, Decider)> {
        let all: Vec<_> =
            self.table.to_act().iter().filter_map(|seat| Some((seat, self.lineup.decider(seat)?))).collect();
        let bot = all.iter().find(|(_, decider)| *decider != Decider::Person);
        let here = all.iter().find(|(seat, _)| Some(*seat) == self.at_keyboard);
        bot.or(here).or(all.first()).copied()
    }

    pub(super) fn reader(&self, viewer: Viewer) -> Reader<'_> {
        Reader { locale: self.locale, players: &self.players, viewer, ink: Ink::Ansi }
    }

    pub(super) fn write_record(&self) -> Result<(), CliError> {
        self.save.write(&self.record())
    }

    pub(super) fn record(&self) -> Record {
        Record::of(&self.table, self.lineup.for_record())
    }

    /// Returns the random generator and the time limit of a bot's search. The same position and seed give the same random
    /// numbers, also in a resumed game.
    pub(super) fn search_limits(&self, kind: BotKind) -> (ThoughtRng, Box<dyn FnMut(u32) -> bool>) {
        let position = (self.table.choice_count() as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let start = Instant::now();
        let time = SearchLevel::of(kind).map(|level| Duration::from_millis(level.budget.millis.into()));
        let may_continue = move |_| time.is_none_or(|time| start.elapsed() < time);
        (ThoughtRng::new(self.table.setup().seed.thoughts() ^ position), Box::new(may_continue))
    }

    fn apply_bot_choice(&mut self, seat: Seat, kind: BotKind) -> Result<(), CliError> {
        let (mut rng, mut may_continue) = self.search_limits(kind);
        let choice =
            portolan_bots::choose_within(kind, &self.table.knowledge(seat), &mut rng, &mut *may_continue);
        let refused = self.table.choose(seat, choice).err();
        if let Some(refusal) = refused {
            let (bot, choice, reason) = (kind.to_string(), choice.to_string(), refusal.to_string());
            return Err(ErrorMessage::BotRefused { bot, choice, reason }.into());
        }
        self.unsaved = true;
        Ok(())
    }

    /// Saves the choices of bots before they are shown. Until then they need not be durable: from the same position bots
    /// choose the same.
    fn save_bot_choices(&mut self) -> Result<(), CliError> {
        if std::mem::take(&mut self.unsaved) { self.write_record() } else { Ok(()) }
    }

    pub(super) fn how_to_resume(&self) -> String {
        let path = self.save.path();
        let name = saves::name(path);
        let name = name.trim_end_matches(".record");
        let args = [("path", path.display().to_string().into()), ("name", name.into())];
        self.locale.format(TableKey::GoOn, args)
    }
}
