//! A person at the prompt: reads what was typed and does it. What the words mean is decided in `command`.

use super::command::{self, Command};
use super::session::{Answer, Session};
use crate::error::CliError;
use crate::saves;
use portolan_boards::{Hint, table as said};
use portolan_bots::{AnyAnalysisLine, BotKind};
use portolan_games::AnyChoice;
use portolan_games::core::{Seat, Viewer};
use std::path::Path;

/// Who gives hints: somebody who forgets nothing …
const ADVISER: BotKind = BotKind::Grandmaster;
/// … within the time of a master.
const IN_THE_TIME_OF: BotKind = BotKind::Master;

impl Session<'_> {
    /// Asks the person at `seat` until the table has changed, or they leave.
    pub(super) fn ask(&mut self, seat: Seat) -> Result<Answer, CliError> {
        if let Some(answer) = self.hand_over(seat)? {
            return Ok(answer);
        }
        let choices = self.table.choices(seat);
        self.draw(seat, &choices)?;
        loop {
            let prompt = said::prompt(&self.reader(Viewer::Seat(seat)));
            self.screen.prompt(&prompt)?;
            let Some(line) = self.keyboard.line() else {
                self.screen.line("")?;
                return Ok(Answer::Ended);
            };
            let command = command::read(&line, self.table.game(), &choices);
            if let Some(answer) = self.obey(seat, command, &choices)? {
                return Ok(answer);
            }
        }
    }

    /// Does what was typed; nothing if the prompt should come again.
    fn obey(
        &mut self,
        seat: Seat,
        command: Command,
        choices: &[AnyChoice],
    ) -> Result<Option<Answer>, CliError> {
        let viewer = Viewer::Seat(seat);
        match command {
            Command::Choose(choice) => return self.choose(seat, choice),
            Command::Undo => return self.undo(seat),
            Command::Board => return Ok(Some(Answer::GoOn)),
            Command::Quit => return Ok(Some(Answer::Leave)),
            Command::Log => self.tell_all(viewer)?,
            Command::Why(choice) => self.explain(seat, choice)?,
            Command::Rules(section) => self.show_rules(section.as_deref())?,
            Command::Save(copy) => self.save_copy(copy.as_deref())?,
            Command::Hint => self.give_hint(seat)?,
            Command::Help => self.screen.line(&said::help(&self.reader(viewer)))?,
            Command::NoSuchNumber => {
                let text = said::no_such_number(choices.len(), &self.reader(viewer));
                self.screen.line(&text)?;
            }
            Command::Unknown(reason) => {
                let text = said::not_understood(&reason, &self.reader(viewer));
                self.screen.line(&text)?;
            }
        }
        Ok(None)
    }

    /// What a bot that knows what this person knows would choose, and why.
    fn give_hint(&mut self, seat: Seat) -> Result<(), CliError> {
        let (mut rng, mut patience) = self.thoughts(IN_THE_TIME_OF);
        let lines = portolan_bots::analyse(ADVISER, &self.table.knowledge(seat), &mut rng, &mut *patience);
        let view = self.table.view(Viewer::Seat(seat));
        let reader = self.reader(Viewer::Seat(seat));
        let mut said = Vec::new();
        for (number, AnyAnalysisLine { line, events }) in (1..).zip(&lines) {
            let (choice, chance, points) = (line.choice, line.win_per_mille, line.whole_points());
            let eliminated = line.expects_elimination();
            let hint = Hint { choice, chance, points, eliminated, events };
            let (expected, then) = portolan_boards::hint(&hint, &view, &reader);
            said.extend([wrapped(&format!("{number}. {expected}"), 3), wrapped(&then, 6)]);
        }
        if said.is_empty() {
            said.push(portolan_boards::no_hint(&reader));
        }
        said.iter().try_for_each(|line| self.screen.line(line))
    }

    fn choose(&mut self, seat: Seat, choice: AnyChoice) -> Result<Option<Answer>, CliError> {
        if let Err(refusal) = self.table.choose(seat, choice) {
            let text = portolan_boards::refusal(&refusal, &self.reader(Viewer::Seat(seat)));
            self.screen.line(&text)?;
            return Ok(None);
        }
        self.write_record()?;
        Ok(Some(Answer::GoOn))
    }

    pub(super) fn undo(&mut self, seat: Seat) -> Result<Option<Answer>, CliError> {
        let latest = self.latest_choice(seat);
        let reader = self.reader(Viewer::Seat(seat));
        if let Err(reason) = self.table.can_take_back(seat) {
            let text = said::cannot_take_back(reason, &reader);
            self.screen.line(&text)?;
            return Ok(None);
        }
        let notice = said::taken_back(&latest, &reader);
        self.table.take_back(seat).ok();
        self.write_record()?;
        self.notice = Some(format!(" {notice}"));
        self.told[seat.index()] = self.told[seat.index()].min(self.table.choice_count() + 1);
        Ok(Some(Answer::GoOn))
    }

    fn latest_choice(&self, seat: Seat) -> String {
        let story = self.table.history(Viewer::Seat(seat));
        let latest = story.iter().rev().find_map(|chapter| chapter.choice);
        latest.map(|choice| choice.to_string()).unwrap_or_default()
    }

    fn save_copy(&mut self, copy: Option<&str>) -> Result<(), CliError> {
        let path = copy.map_or(self.save.path(), Path::new).to_path_buf();
        let written = saves::write_whole(&path, &self.record().to_string());
        match (written, copy) {
            (Ok(()), _) => {
                let saved = said::saved(&path.display().to_string(), &self.reader(Viewer::Public));
                self.screen.line(&saved)
            }
            // A copy is an extra: the game itself is safe.
            (Err(failure), Some(_)) => self.screen.line(&failure.told(self.locale)),
            (Err(failure), None) => Err(failure),
        }
    }
}

/// A paragraph whose first line is indented less than the others.
fn wrapped(text: &str, indent: usize) -> String {
    let (first, rest) = (" ".repeat(indent.saturating_sub(2)), " ".repeat(indent + 1));
    textwrap::fill(text, textwrap::Options::new(79).initial_indent(&first).subsequent_indent(&rest))
}
