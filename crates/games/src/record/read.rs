//! Parses the text of a record. A replay verifies it.

use super::{FORMAT, LineContent, Record, RecordError, RecordLine, RecordedPlayer};
use crate::list::GameId;
use portolan_core::{MAX_SEATS, Seat, Seed};

/// The maximum length of a record, in bytes.
const LONGEST: usize = 16 << 20;

impl Record {
    /// Parses a record.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        if text.len() > LONGEST {
            return Err(RecordError::whole(format!("a record has at most {LONGEST} bytes")));
        }
        let mut parser = Parser::default();
        let lines =
            text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty() && !line.starts_with('#'));
        let mut lines = lines.peekable();
        match lines.next() {
            Some((first, _)) if first.trim_end() == format!("portolan record {FORMAT}") => {}
            Some((_, line)) => {
                let reason = format!("a record begins with ‘portolan record {FORMAT}’");
                return Err(RecordError::at(line, reason));
            }
            None => return Err(RecordError::whole("the record is empty")),
        }
        for (text, line) in lines {
            parser.line(text.trim_end(), line).map_err(|reason| RecordError::at(line, reason))?;
        }
        parser.finish()
    }
}

/// The statements parsed so far.
#[derive(Default)]
struct Parser {
    game: Option<GameId>,
    revision: Option<u32>,
    components: Option<(String, bool)>,
    own_components: String,
    options: Vec<(String, String)>,
    players: Vec<RecordedPlayer>,
    seed: Option<Seed>,
    lines: Vec<RecordLine>,
    results: Vec<(usize, i32)>,
}

impl Parser {
    fn line(&mut self, text: &str, line: usize) -> Result<(), String> {
        if let Some(component) = text.strip_prefix('|') {
            self.own_components += component.strip_prefix(' ').unwrap_or(component);
            self.own_components.push('\n');
            return Ok(());
        }
        if !self.results.is_empty() && !text.starts_with("result ") {
            return Err("nothing can follow the results".to_string());
        }
        if let Some(position) = text.strip_prefix("@ ") {
            return self.position(position, line);
        }
        if text.starts_with(|first: char| first.is_ascii_digit()) {
            return self.choices(text, line);
        }
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        self.header(word, rest.trim())
    }

    fn header(&mut self, word: &str, rest: &str) -> Result<(), String> {
        if !self.lines.is_empty() && word != "result" {
            return Err(format!("‘{word}’ must come before the first choice"));
        }
        match word {
            "game" => once(&mut self.game, word, rest.parse().map_err(|error| format!("{error}"))?),
            "revision" => once(&mut self.revision, word, number(rest)?),
            "seed" => once(&mut self.seed, word, rest.parse().map_err(|error| format!("{error}"))?),
            "components" => {
                let (whose, hash) = rest.split_once(' ').unwrap_or((rest, ""));
                let own = match whose {
                    "built-in" => false,
                    "own" => true,
                    _ => return Err("components are ‘built-in’ or ‘own’, followed by their hash".to_string()),
                };
                once(&mut self.components, word, (hash.trim().to_string(), own))
            }
            "options" => rest.split_whitespace().try_for_each(|pair| {
                let (key, value) = pair.split_once('=').ok_or("an option looks like key=value")?;
                self.options.push((key.to_string(), value.to_string()));
                Ok(())
            }),
            "player" if self.players.len() == MAX_SEATS => Err(format!("more than {MAX_SEATS} players")),
            "player" => {
                let (kind, name) = rest.split_once(' ').ok_or("a player has a kind and a name")?;
                let name = name.trim().to_string();
                self.players.push(RecordedPlayer { kind: kind.to_string(), name });
                Ok(())
            }
            "result" => {
                let (rank, points) = rest.split_once(' ').ok_or("a result has a rank and points")?;
                self.results.push((number(rank)?, number(points.trim())?));
                Ok(())
            }
            _ => Err(format!("‘{}’ is not a line of a record", shortened(word))),
        }
    }

    fn choices(&mut self, text: &str, line: usize) -> Result<(), String> {
        let (seat, choices) = text.split_once(':').ok_or("choices look like ‘2: buy, pay r5’")?;
        let seat = number(seat.trim())
            .ok()
            .and_then(Seat::from_number)
            .filter(|seat| seat.index() < self.players.len())
            .ok_or_else(|| format!("there is no seat {}", shortened(seat)))?;
        for choice in choices.split(',').map(str::trim) {
            let content = match choice {
                "" => return Err("a choice is missing".to_string()),
                "back" => LineContent::TookBack(seat),
                choice => LineContent::Chose(seat, choice.to_string()),
            };
            self.lines.push(RecordLine { line, content });
        }
        Ok(())
    }

    fn position(&mut self, text: &str, line: usize) -> Result<(), String> {
        let (count, state_hash) =
            text.split_once(' ').ok_or("a position looks like ‘@ 25 0123456789abcdef’")?;
        let content = LineContent::Position(number(count)?, state_hash.trim().parse()?);
        self.lines.push(RecordLine { line, content });
        Ok(())
    }

    fn finish(self) -> Result<Record, RecordError> {
        let missing = |what: &str| RecordError::whole(format!("the record has no {what}"));
        let (components, own) = self.components.ok_or_else(|| missing("components"))?;
        Ok(Record {
            game: self.game.ok_or_else(|| missing("game"))?,
            revision: self.revision.ok_or_else(|| missing("revision"))?,
            components,
            own_components: own.then_some(self.own_components),
            options: self.options,
            players: self.players,
            seed: self.seed.ok_or_else(|| missing("seed"))?,
            lines: self.lines,
            results: self.results,
        })
    }
}

fn once<T>(place: &mut Option<T>, word: &str, value: T) -> Result<(), String> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(format!("‘{word}’ is given twice")),
    }
}

fn number<N: std::str::FromStr>(text: &str) -> Result<N, String> {
    text.parse().map_err(|_| format!("‘{}’ is not a valid number here", shortened(text)))
}

fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}
