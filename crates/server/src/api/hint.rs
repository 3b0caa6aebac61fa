//! Hints for programs.

use super::JsonBody;
use crate::actions;
use crate::error::ServerError;
use crate::hints::HintJob;
use crate::http::error_response::ErrorBody;
use crate::http::visit::PlayerVisit;
use crate::position::Position;
use axum::Json;
use portolan_boards::{Ink, Locale, Players, Reader};
use portolan_bots::AnyAnalysisLine;
use portolan_games::AnyView;
use portolan_games::core::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The decision to analyse.
#[derive(Deserialize, ToSchema)]
pub(super) struct HintBody {
    /// One of the caller's seats.
    seat: usize,
    decision_id: u32,
}

/// The best choices of a seat according to a strong bot that knows only what the seat knows.
#[derive(Serialize, ToSchema)]
pub(super) struct HintInfo {
    seat: usize,
    decision_id: u32,
    /// Whether the bot is still searching: if so, send the same request again.
    thinking: bool,
    /// Up to three choices, the best first; empty while the bot is searching, and if there is only one choice.
    best: Vec<HintChoice>,
}

/// A choice that the bot has analysed.
#[derive(Serialize, ToSchema)]
struct HintChoice {
    /// In notation.
    choice: String,
    /// Its dense number in its game.
    number: usize,
    /// The chance of winning after this choice, in per mille.
    chance: u16,
    /// The expected points of the seat at the end.
    points: i32,
    /// Whether the seat is expected to be eliminated, whatever its points.
    eliminated: bool,
    /// Number of search iterations spent on this choice.
    visits: u32,
    /// The expected next choices of the same seat, until another seat is to act.
    continuation: Vec<String>,
    /// The effect of the choice.
    message: String,
    /// A possible continuation, in one of the imagined worlds.
    then: String,
}

/// Ask what a strong bot would choose.
///
/// It knows only what the seat knows. A decision is analysed once; a person has one running hint at a time.
#[utoipa::path(post, path = "/api/v1/tables/{id}/hint", tag = "play", request_body = HintBody, params(("id" = String, Path)),
    responses((status = OK, body = HintInfo), (status = CONFLICT, body = ErrorBody, description = "The table has moved on"),
        (status = FORBIDDEN, body = ErrorBody, description = "Not the caller's seat, or a table without hints"),
        (status = TOO_MANY_REQUESTS, body = ErrorBody, description = "The caller has another running hint")))]
pub(super) async fn hint(
    PlayerVisit { person, visit }: PlayerVisit,
    JsonBody(HintBody { seat, decision_id }): JsonBody<HintBody>,
) -> Result<Json<HintInfo>, ServerError> {
    let (position, job) =
        actions::request_hint(&visit.app, &person, &visit.active, seat, decision_id).await?;
    Ok(Json(HintInfo::of(&job, &position, visit.locale())))
}

impl HintInfo {
    fn of(job: &HintJob, position: &Position, locale: &Locale) -> HintInfo {
        let viewer = Viewer::Seat(job.seat);
        let players = Players::new(position.names(locale));
        let reader = Reader { locale, players: &players, viewer, ink: Ink::Plain };
        let view = position.table.view(viewer);
        let lines = job.lines();
        HintInfo {
            seat: Seat::number(job.seat),
            decision_id: job.decision_id,
            thinking: lines.is_none(),
            best: lines.into_iter().flatten().map(|line| HintChoice::of(line, &view, &reader)).collect(),
        }
    }
}

impl HintChoice {
    fn of(AnyAnalysisLine { line, events }: &AnyAnalysisLine, view: &AnyView, reader: &Reader<'_>) -> Self {
        let (choice, chance, points) = (line.choice, line.win_per_mille, line.whole_points());
        let eliminated = line.expects_elimination();
        let hint = portolan_boards::Hint { choice, chance, points, eliminated, events };
        let texts = hint.texts(view, reader);
        HintChoice {
            choice: line.choice.to_string(),
            number: line.choice.number(),
            chance,
            points,
            eliminated,
            visits: line.visits,
            continuation: line.continuation.iter().map(ToString::to_string).collect(),
            message: texts.description,
            then: texts.then,
        }
    }
}
