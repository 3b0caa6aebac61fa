//! A person at the prompt: reads commands (`command`) and executes them.

use super::command::{self, Command};
use super::session::{Answer, Session};
use crate::error::CliError;
use crate::saves;
use portolan_boards::Hint;
use portolan_boards::table::cannot_take_back;
use portolan_bots::{AnyAnalysisLine, BotKind};
use portolan_games::AnyChoice;
use portolan_games::core::{Seat, Viewer};
use portolan_i18n::TableKey;
use std::path::Path;

/// The bot that gives hints: it has perfect memory …
const HINT_BOT: BotKind = BotKind::Grandmaster;
/// … and takes the time of this one.
const HINT_TIME: BotKind = BotKind::Master;

impl Session<'_> {
    /// Prompts the person at `seat` until the table changes or they leave.
    pub(super) fn prompt(&mut self, seat: Seat) -> Result<Answer, CliError> {
        if let Some(answer) = self.hand_over(seat)? {
            return Ok(answer);
        }
        let choices = self.table.choices(seat);
        self.draw(seat, &choices)?;
        loop {
            let prompt = self.locale.text(TableKey::Prompt);
            self.screen.prompt(&format!("{prompt} "))?;
            let Some(line) = self.keyboard.line() else {
                self.screen.line("")?;
                return Ok(Answer::Ended);
            };
            let command = command::parse(&line, self.table.game(), &choices);
            if let Some(answer) = self.execute(seat, command, &choices)? {
                return Ok(answer);
            }
        }
    }

    /// Executes a command; `None` if the prompt is to be repeated.
    fn execute(
        &mut self,
        seat: Seat,
        command: Command,
        choices: &[AnyChoice],
    ) -> Result<Option<Answer>, CliError> {
        let viewer = Viewer::Seat(seat);
        match command {
            Command::Choose(choice) => return self.choose(seat, choice),
            Command::Undo => return self.undo(seat),
            Command::Board => return Ok(Some(Answer::Continue)),
            Command::Quit => return Ok(Some(Answer::Leave)),
            Command::Log => self.show_log(viewer)?,
            Command::Why(choice) => self.explain(seat, choice)?,
            Command::Rules(section) => self.show_rules(section.as_deref())?,
            Command::Save(copy) => self.save_copy(copy.as_deref())?,
            Command::Hint => self.give_hint(seat)?,
            Command::Help => self.screen.line(&self.locale.text(TableKey::Help))?,
            Command::NoSuchNumber => {
                let count = [("choices", choices.len().into())];
                self.screen.line(&self.locale.format(TableKey::NoSuchNumber, count))?;
            }
            Command::Unknown(reason) => {
                let reason = [("reason", reason.into())];
                self.screen.line(&self.locale.format(TableKey::NotUnderstood, reason))?;
            }
        }
        Ok(None)
    }

    /// Shows what a bot with this person's knowledge would choose, and why.
    fn give_hint(&mut self, seat: Seat) -> Result<(), CliError> {
        let (mut rng, mut may_continue) = self.search_limits(HINT_TIME);
        let lines =
            portolan_bots::analyse(HINT_BOT, &self.table.knowledge(seat), &mut rng, &mut *may_continue);
        let view = self.table.view(Viewer::Seat(seat));
        let reader = self.reader(Viewer::Seat(seat));
        let mut text = Vec::new();
        for (number, AnyAnalysisLine { line, events }) in (1..).zip(&lines) {
            let (choice, chance, points) = (line.choice, line.win_per_mille, line.whole_points());
            let eliminated = line.expects_elimination();
            let hint = Hint { choice, chance, points, eliminated, events };
            let (expected, then) = portolan_boards::hint(&hint, &view, &reader);
            text.extend([wrapped(&format!("{number}. {expected}"), 3), wrapped(&then, 6)]);
        }
        if text.is_empty() {
            text.push(portolan_boards::no_hint(&reader));
        }
        text.iter().try_for_each(|line| self.screen.line(line))
    }

    fn choose(&mut self, seat: Seat, choice: AnyChoice) -> Result<Option<Answer>, CliError> {
        if let Err(refusal) = self.table.choose(seat, choice) {
            let text = portolan_boards::refusal(&refusal, &self.reader(Viewer::Seat(seat)));
            self.screen.line(&text)?;
            return Ok(None);
        }
        self.write_record()?;
        Ok(Some(Answer::Continue))
    }

    pub(super) fn undo(&mut self, seat: Seat) -> Result<Option<Answer>, CliError> {
        let latest = self.latest_choice(seat);
        let reader = self.reader(Viewer::Seat(seat));
        if let Err(reason) = self.table.can_take_back(seat) {
            let text = cannot_take_back(reason, &reader);
            self.screen.line(&text)?;
            return Ok(None);
        }
        let notice = self.locale.format(TableKey::TakenBack, [("choice", latest.into())]);
        self.table.take_back(seat).ok();
        self.write_record()?;
        self.notice = Some(format!(" {notice}"));
        self.chapters_shown[seat.index()] =
            self.chapters_shown[seat.index()].min(self.table.choice_count() + 1);
        Ok(Some(Answer::Continue))
    }

    fn latest_choice(&self, seat: Seat) -> String {
        let history = self.table.history(Viewer::Seat(seat));
        let latest = history.iter().rev().find_map(|chapter| chapter.choice);
        latest.map(|choice| choice.to_string()).unwrap_or_default()
    }

    fn save_copy(&mut self, copy: Option<&str>) -> Result<(), CliError> {
        let path = copy.map_or(self.save.path(), Path::new).to_path_buf();
        let written = saves::replace_file(&path, &self.record().to_string());
        match (written, copy) {
            (Ok(()), _) => {
                let path = [("path", path.display().to_string().into())];
                self.screen.line(&self.locale.format(TableKey::Saved, path))
            }
            // Only the copy failed: the game itself is saved.
            (Err(error), Some(_)) => self.screen.line(&error.text(self.locale)),
            (Err(error), None) => Err(error),
        }
    }
}

/// Wraps a paragraph; its first line is indented less than the others.
fn wrapped(text: &str, indent: usize) -> String {
    let (first, rest) = (" ".repeat(indent.saturating_sub(2)), " ".repeat(indent + 1));
    textwrap::fill(text, textwrap::Options::new(79).initial_indent(&first).subsequent_indent(&rest))
}
