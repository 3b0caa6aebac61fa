//! What is shown to people while they play: the board with its choices, the news, the log, the end.

use super::menu::menu;
use super::session::Session;
use crate::error::CliError;
use crate::rules;
use portolan_boards::{Ink, table as said, texts};
use portolan_games::core::{Seat, Viewer};
use portolan_games::{AnyChoice, AnyEvent};

impl Session<'_> {
    /// What happened since, the board, the decision, the choices.
    pub(super) fn draw(&mut self, seat: Seat, choices: &[AnyChoice]) -> Result<(), CliError> {
        let viewer = Viewer::Seat(seat);
        self.screen.fresh()?;
        if let Some(notice) = self.notice.take() {
            self.screen.line(&notice)?;
            self.screen.line("")?;
        }
        self.tell_news(seat)?;
        let view = self.table.view(viewer);
        let reader = self.reader(viewer);
        let picture = [
            portolan_boards::board(&view, &reader),
            String::new(),
            portolan_boards::decision(&view, &reader),
            menu(choices, &view, &reader),
        ];
        self.screen.line(&picture.join("\n"))
    }

    pub(super) fn tell_news(&mut self, seat: Seat) -> Result<(), CliError> {
        let viewer = Viewer::Seat(seat);
        let story = self.table.history(viewer);
        let from = self.told[seat.index()].min(story.len());
        let events: Vec<AnyEvent> = story[from..].iter().flat_map(|chapter| chapter.events.clone()).collect();
        self.told[seat.index()] = story.len();
        if events.is_empty() {
            return Ok(());
        }
        let reader = self.reader(viewer);
        let mut lines = vec![format!(" {}", Ink::Ansi.bold(&said::since(from == 0, &reader)))];
        lines.extend(self.sentences(&events, viewer));
        lines.push(String::new());
        self.screen.line(&lines.join("\n"))
    }

    fn sentences(&self, events: &[AnyEvent], viewer: Viewer) -> Vec<String> {
        let told = portolan_boards::story(events, &self.table.view(viewer), &self.reader(viewer));
        let wrapped = |line: &String| {
            textwrap::fill(line, textwrap::Options::new(79).initial_indent("  ").subsequent_indent("    "))
        };
        told.iter().map(wrapped).collect()
    }

    pub(super) fn tell_all(&mut self, viewer: Viewer) -> Result<(), CliError> {
        let events: Vec<AnyEvent> =
            self.table.history(viewer).into_iter().flat_map(|chapter| chapter.events).collect();
        let lines = self.sentences(&events, viewer);
        self.screen.line(&lines.join("\n"))
    }

    pub(super) fn explain(&mut self, seat: Seat, choice: AnyChoice) -> Result<(), CliError> {
        let viewer = Viewer::Seat(seat);
        let reader = self.reader(viewer);
        let text = match self.table.why_not(seat, choice) {
            Some(refusal) => portolan_boards::refusal(&refusal, &reader),
            None => {
                let description = portolan_boards::describe(&choice, &self.table.view(viewer), &reader);
                said::it_is_possible(&description, &reader)
            }
        };
        self.screen.line(&text)
    }

    pub(super) fn show_rules(&mut self, section: Option<&str>) -> Result<(), CliError> {
        let game = self.table.game();
        let text = match section.map(|section| rules::section(game, section, self.locale)) {
            Some(Ok(text)) => text,
            Some(Err(unknown)) => return self.screen.line(&unknown.told(self.locale)),
            None => texts::rules(game, self.locale.tag()).to_string(),
        };
        let width = self.screen.width();
        self.screen.line(&rules::render(&text, width))
    }

    /// The rest of the story, the ranking, and where the game can be looked at again.
    pub(super) fn finish(&mut self) -> Result<(), CliError> {
        let people = self.chairs.people();
        let viewer = if let [only] = people[..] { Viewer::Seat(only) } else { Viewer::Public };
        if people.len() > 1 {
            self.screen.wipe()?;
        } else {
            self.screen.fresh()?;
        }
        match viewer.seat() {
            Some(seat) => self.tell_news(seat)?,
            None if people.is_empty() => self.tell_all(viewer)?,
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
