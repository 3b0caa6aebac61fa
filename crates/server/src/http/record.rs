//! The record of a finished game as a file.

use super::visit::Visit;
use crate::error::ServerError;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use portolan_games::{Record, RecordedPlayer};
use portolan_store::SeatRow;

/// Returns the record of a finished game. Before the end it is refused, since it contains the seed.
pub(crate) async fn record_file(visit: Visit) -> Result<Response, ServerError> {
    let position = visit.finished_position().await?;
    let player = |(row, name): (&SeatRow, String)| RecordedPlayer {
        kind: row.occupant.bot().unwrap_or("person").to_string(),
        name,
    };
    let players = position.row.seats.iter().zip(position.names(visit.locale())).map(player);
    let record = Record::of(&position.table, players.collect()).to_string();
    let file = format!("attachment; filename=\"{}-{}.record\"", position.row.game, visit.active.id);
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8".to_string()), (CONTENT_DISPOSITION, file)];
    Ok((headers, record).into_response())
}
