//! Replays a record and verifies every statement in it.

use super::{LineContent, Record, RecordError, RecordLine};
use crate::list::{AnyChoice, AnyTable};
use crate::setup::TableSetup;
use portolan_core::SeatCount;

impl Record {
    /// Replays the game. Every choice must be legal; every position and the results must match the record.
    pub fn replay(&self) -> Result<AnyTable, RecordError> {
        let mut table = self.table()?;
        for line in &self.lines {
            apply(&mut table, line).map_err(|reason| RecordError::at(line.line, reason))?;
        }
        self.verify_results(&table)?;
        Ok(table)
    }

    /// Returns the table before the first choice.
    pub fn table(&self) -> Result<AnyTable, RecordError> {
        let seats = SeatCount::new(self.players.len());
        let seats = seats.ok_or_else(|| RecordError::whole("the record has no players"))?;
        let setup = TableSetup {
            game: self.game,
            revision: self.revision,
            components: self.own_components.clone(),
            options: self.options.clone(),
            seats,
            seed: self.seed,
        };
        let table = AnyTable::new(&setup).map_err(|error| RecordError::whole(error.to_string()))?;
        let (hash, _) = table.components();
        if hash != self.components {
            let reason = format!("this game was played with components {}, not with {hash}", self.components);
            return Err(RecordError::whole(reason));
        }
        Ok(table)
    }

    fn verify_results(&self, table: &AnyTable) -> Result<(), RecordError> {
        let outcome = table.outcome().map(|outcome| outcome.standings).unwrap_or_default();
        let results: Vec<_> =
            outcome.iter().map(|standing| (standing.rank, standing.score.points())).collect();
        if results == self.results {
            return Ok(());
        }
        Err(RecordError::whole(match (results.is_empty(), self.results.is_empty()) {
            (true, _) => "the record has results, but the game is not over".to_string(),
            (_, true) => "the game is over, but the record has no results".to_string(),
            _ => format!("the record has the results {:?}, the game {results:?}", self.results),
        }))
    }
}

fn apply(table: &mut AnyTable, line: &RecordLine) -> Result<(), String> {
    match &line.content {
        LineContent::Chose(seat, text) => {
            let choice = AnyChoice::parse(table.game(), text).map_err(|error| error.to_string())?;
            let refused = |error| format!("seat {seat} cannot choose ‘{text}’: {error}");
            table.choose(*seat, choice).map_err(refused)
        }
        LineContent::TookBack(seat) => {
            let refused = |error| format!("seat {seat} cannot take back: {error}");
            table.take_back(*seat).map_err(refused)
        }
        LineContent::Position(count, state_hash) => {
            if table.choice_count() != *count {
                return Err(format!(
                    "{} standing choices at this position, not {count}",
                    table.choice_count()
                ));
            }
            let found = table.state_hash();
            if found != *state_hash {
                return Err(format!("after {count} choices the position is {found}, not {state_hash}"));
            }
            Ok(())
        }
    }
}
