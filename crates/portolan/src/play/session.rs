//! A game at this keyboard, from where it stands to its end: bots choose, people are asked, and every choice is on
//! the disk before anybody sees what came of it.

use crate::error::CliError;
use crate::lineup::{Decider, Lineup};
use crate::saves::{self, SaveFile};
use crate::screen::{Keyboard, Screen};
use portolan_boards::program::ErrorMessage;
use portolan_boards::table as said;
use portolan_boards::{Ink, Locale, Players, Reader};
use portolan_bots::{BotKind, SearchLevel};
use portolan_games::core::{Seat, ThoughtRng, Viewer};
use portolan_games::{AnyTable, Record};
use std::time::{Duration, Instant};

/// A game that is being played.
pub struct Session<'a> {
    pub(super) table: AnyTable,
    pub(super) chairs: Lineup,
    players: Players,
    pub(super) locale: &'a Locale,
    pub(super) save: SaveFile,
    pub(super) screen: &'a mut Screen,
    pub(super) keyboard: Keyboard,
    /// Whose eyes are on the screen.
    pub(super) at_keyboard: Option<Seat>,
    /// How much of the story each seat has been told.
    pub(super) told: Vec<usize>,
    /// Bots have chosen since the record was written.
    unsaved: bool,
    /// What the next picture says first.
    pub(super) notice: Option<String>,
}

/// What a person decided at the prompt.
pub(super) enum Answer {
    /// The table has changed, or should be drawn again.
    GoOn,
    /// Enough for now.
    Leave,
    /// Nothing more comes from the keyboard.
    Ended,
}

impl<'a> Session<'a> {
    /// A table with people and bots around it.
    pub fn new(
        table: AnyTable,
        chairs: Lineup,
        save: SaveFile,
        locale: &'a Locale,
        screen: &'a mut Screen,
    ) -> Session<'a> {
        let players = chairs.names();
        let told = vec![0; chairs.len()];
        let keyboard = Keyboard::new();
        Session {
            table,
            chairs,
            players,
            locale,
            save,
            screen,
            keyboard,
            at_keyboard: None,
            unsaved: false,
            told,
            notice: None,
        }
    }

    /// A new game: it is saved before the first choice, and says what it is about.
    pub fn begin(&mut self) -> Result<(), CliError> {
        self.write_record().inspect_err(|_| self.save.discard())?;
        let introduction = portolan_boards::introduction(self.table.game(), &self.reader(Viewer::Public));
        self.notice = Some(introduction);
        Ok(())
    }

    /// A game that was left: everybody is told what happened since they chose last.
    pub fn take_up(&mut self) {
        let story = self.table.history(Viewer::Public);
        for (seat, told) in (0..).filter_map(Seat::new).zip(&mut self.told) {
            *told = story.iter().rposition(|chapter| chapter.seat == Some(seat)).unwrap_or(0);
        }
    }

    /// Plays on to the end, or until somebody leaves.
    pub fn play(&mut self) -> Result<(), CliError> {
        while let Some((seat, decider)) = self.next_to_act() {
            let answer = match decider {
                Decider::Bot(kind) => {
                    self.let_bot_choose(seat, kind)?;
                    continue;
                }
                Decider::Me => {
                    self.save_what_bots_chose()?;
                    self.ask(seat)?
                }
            };
            match answer {
                Answer::GoOn => {}
                Answer::Leave => {
                    let goodbye = said::goodbye(&self.how_to_go_on(), &self.reader(Viewer::Public));
                    return self.screen.line(&goodbye);
                }
                Answer::Ended => return Err(CliError::InputEnded(self.how_to_go_on())),
            }
        }
        self.save_what_bots_chose()?;
        self.finish()
    }

    /// Bots answer first, so that nobody waits for them; then who is at the keyboard already.
    fn next_to_act(&self) -> Option<(Seat, Decider)> {
        let all: Vec<_> =
            self.table.to_act().iter().filter_map(|seat| Some((seat, self.chairs.decider(seat)?))).collect();
        let bot = all.iter().find(|(_, decider)| *decider != Decider::Me);
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
        Record::of(&self.table, self.chairs.for_record())
    }

    /// What a bot thinks with, and for how long. The same position and the same seed give the same thoughts, also after a game
    /// was resumed.
    pub(super) fn thoughts(&self, kind: BotKind) -> (ThoughtRng, Box<dyn FnMut(u32) -> bool>) {
        let ply = (self.table.choice_count() as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let began = Instant::now();
        let time = SearchLevel::of(kind).map(|sight| Duration::from_millis(sight.budget.millis.into()));
        let patience = move |_| time.is_none_or(|time| began.elapsed() < time);
        (ThoughtRng::new(self.table.setup().seed.thoughts() ^ ply), Box::new(patience))
    }

    fn let_bot_choose(&mut self, seat: Seat, kind: BotKind) -> Result<(), CliError> {
        let (mut rng, mut patience) = self.thoughts(kind);
        let choice =
            portolan_bots::choose_within(kind, &self.table.knowledge(seat), &mut rng, &mut *patience);
        let refused = self.table.choose(seat, choice).err();
        if let Some(refusal) = refused {
            let (bot, choice, reason) = (kind.to_string(), choice.to_string(), refusal.to_string());
            return Err(ErrorMessage::BotRefused { bot, choice, reason }.into());
        }
        self.unsaved = true;
        Ok(())
    }

    /// Before anybody sees it. Until then it need not be kept: from the same position bots would choose it again.
    fn save_what_bots_chose(&mut self) -> Result<(), CliError> {
        if std::mem::take(&mut self.unsaved) { self.write_record() } else { Ok(()) }
    }

    pub(super) fn how_to_go_on(&self) -> String {
        let path = self.save.path();
        let name = saves::name(path);
        let name = name.trim_end_matches(".record");
        said::go_on(&path.display().to_string(), name, &self.reader(Viewer::Public))
    }
}
