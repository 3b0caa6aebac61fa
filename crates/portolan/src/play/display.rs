//! What people are shown while they play: the board with its choices, recent events, the log, the result.

use super::menu::menu;
use super::session::Session;
use crate::error::CliError;
use crate::rules;
use portolan_boards::{Ink, texts};
use portolan_games::core::{Seat, Viewer};
use portolan_games::{AnyChoice, AnyEvent};
use portolan_i18n::TableKey;

impl Session<'_> {
    /// Shows recent events, the board, the decision and the choices.
    pub(super) fn draw(&mut self, seat: Seat, choices: &[AnyChoice]) -> Result<(), CliError> {
        let viewer = Viewer::Seat(seat);
        self.screen.clear()?;
        if let Some(notice) = self.notice.take() {
            self.screen.line(&notice)?;
            self.screen.line("")?;
        }
        self.show_recent_events(seat)?;
        let view = self.table.view(viewer);
        let reader = self.reader(viewer);
        let parts = [
            portolan_boards::board(&view, &reader),
            String::new(),
            portolan_boards::decision(&view, &reader),
            menu(choices, &view, &reader),
        ];
        self.screen.line(&parts.join("\n"))
    }

    /// Shows the events since the last time.
    fn show_recent_events(&mut self, seat: Seat) -> Result<(), CliError> {
        let viewer = Viewer::Seat(seat);
        let history = self.table.history(viewer);
        let from = self.chapters_shown[seat.index()].min(history.len());
        let events: Vec<AnyEvent> =
            history[from..].iter().flat_map(|chapter| chapter.events.clone()).collect();
        self.chapters_shown[seat.index()] = history.len();
        if events.is_empty() {
            return Ok(());
        }
        let heading = self.locale.text(if from == 0 { TableKey::Opening } else { TableKey::Since });
        let mut lines = vec![format!(" {}", Ink::Ansi.bold(&heading))];
        lines.extend(self.sentences(&events, viewer));
        lines.push(String::new());
        self.screen.line(&lines.join("\n"))
    }

    fn sentences(&self, events: &[AnyEvent], viewer: Viewer) -> Vec<String> {
        let sentences = portolan_boards::story(events, &self.table.view(viewer), &self.reader(viewer));
        let wrapped = |line: &String| {
            textwrap::fill(line, textwrap::Options::new(79).initial_indent("  ").subsequent_indent("    "))
        };
        sentences.iter().map(wrapped).collect()
    }

    /// Shows the log of the whole game.
    pub(super) fn show_log(&mut self, viewer: Viewer) -> Result<(), CliError> {
        let events: Vec<AnyEvent> =
            self.table.history(viewer).into_iter().flat_map(|chapter| chapter.events).collect();
        let lines = self.sentences(&events, viewer);
        self.screen.line(&lines.join("\n"))
    }

    /// Explains why a choice is not possible, or what it would do.
    pub(super) fn explain(&mut self, seat: Seat, choice: AnyChoice) -> Result<(), CliError> {
        let viewer = Viewer::Seat(seat);
        let reader = self.reader(viewer);
        let text = match self.table.why_not(seat, choice) {
            Some(refusal) => portolan_boards::refusal(&refusal, &reader),
            None => {
                let description = portolan_boards::describe(&choice, &self.table.view(viewer), &reader);
                self.locale.format(TableKey::ItIsPossible, [("what", description.into())])
            }
        };
        self.screen.line(&text)
    }

    /// Shows a section of the rules, or all of them.
    pub(super) fn show_rules(&mut self, section: Option<&str>) -> Result<(), CliError> {
        let game = self.table.game();
        let text = match section.map(|section| rules::section(game, section, self.locale)) {
            Some(Ok(text)) => text,
            Some(Err(unknown)) => return self.screen.line(&unknown.text(self.locale)),
            None => texts::rules(game, self.locale.tag()).to_string(),
        };
        let width = self.screen.width();
        self.screen.line(&rules::render(&text, width))
    }

    /// Shows the remaining events, the ranking, the seed and the path of the record.
    pub(super) fn finish(&mut self) -> Result<(), CliError> {
        let people = self.lineup.people();
        let viewer = if let [only] = people[..] { Viewer::Seat(only) } else { Viewer::Public };
        if people.len() > 1 {
            self.screen.clear_all()?;
        } else {
            self.screen.clear()?;
        }
        match viewer.seat() {
            Some(seat) => self.show_recent_events(seat)?,
            None if people.is_empty() => self.show_log(viewer)?,
            None => {}
        }
        let board = portolan_boards::board(&self.table.view(viewer), &self.reader(viewer));
        self.screen.line(&board)?;
        if let Some(outcome) = self.table.outcome() {
            let ranking = portolan_boards::ranking(self.table.game(), &outcome, &self.reader(viewer));
            self.screen.line(&format!("\n{ranking}\n"))?;
        }
        self.screen.line(&format!("seed    {}", self.table.setup().seed))?;
        self.screen.line(&format!("record  {}", self.save.path().display()))
    }
}
