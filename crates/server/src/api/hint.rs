//! What a bot would choose in one's place.

use super::Body;
use crate::actions;
use crate::app::App;
use crate::error::ServerError;
use crate::explain::Problem;
use crate::hints::Thought;
use crate::live::Position;
use crate::people::Caller;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use portolan_boards::{Ink, Locale, Players, Reader};
use portolan_bots::AnyAnalysisLine;
use portolan_games::AnyView;
use portolan_games::core::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// Which question one wants a hint to.
#[derive(Deserialize, ToSchema)]
pub(super) struct Ask {
    /// For which of one's seats.
    seat: usize,
    /// To which question: as it was told.
    decision_id: u32,
}

/// What a strong bot that knows what the seat knows would choose.
#[derive(Serialize, ToSchema)]
pub(super) struct Hint {
    seat: usize,
    /// To which question.
    decision_id: u32,
    /// The bot is not ready: ask again in the same way.
    thinking: bool,
    /// Up to three choices, the best first; none while it is thinking, and if there is only one choice anyway.
    best: Vec<Advice>,
}

/// A choice that a bot has thought about.
#[derive(Serialize, ToSchema)]
struct Advice {
    /// In notation.
    choice: String,
    /// Its dense number in its game.
    number: usize,
    /// How likely the seat wins with it, of a thousand.
    chance: u16,
    /// How many points the seat will probably have at the end.
    points: i32,
    /// The seat will probably be eliminated, whatever its points.
    eliminated: bool,
    /// In how many of the worlds that the bot imagined it tried this choice.
    visits: u32,
    /// What the same seat would choose after it, until others choose.
    continuation: Vec<String>,
    /// What the choice would do.
    message: String,
    /// What may come of it, in a world that the seat can imagine.
    then: String,
}

/// Ask what a strong bot would choose in one's place.
///
/// It knows only what the seat knows. A question is thought about once; a person has one thought at a time.
#[utoipa::path(post, path = "/api/v1/tables/{id}/hint", tag = "play", request_body = Ask, params(("id" = String, Path)),
    responses((status = OK, body = Hint), (status = CONFLICT, body = Problem, description = "The table has moved on"),
        (status = FORBIDDEN, body = Problem, description = "Not one's own seat, or a table without hints"),
        (status = TOO_MANY_REQUESTS, body = Problem, description = "A bot is thinking for this person already")))]
pub(super) async fn hint(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(Ask { seat, decision_id }): Body<Ask>,
) -> Result<Json<Hint>, ServerError> {
    let person = caller.somebody()?;
    let live = app.table(id.parse().map_err(|_| ServerError::NotFound)?).await?;
    let (position, thought) = actions::ask_hint(&app, &person, &live, seat, decision_id).await?;
    let locale = app.locale(Some(&person), crate::routes::accepts(&headers));
    Ok(Json(Hint::of(&thought, &position, locale)))
}

impl Hint {
    fn of(thought: &Thought, position: &Position, locale: &Locale) -> Hint {
        let viewer = Viewer::Seat(thought.seat);
        let players = Players::new(position.names(locale));
        let reader = Reader { locale, players: &players, viewer, ink: Ink::Plain };
        let view = position.table.view(viewer);
        let found = thought.found();
        Hint {
            seat: Seat::number(thought.seat),
            decision_id: thought.decision_id,
            thinking: found.is_none(),
            best: found.into_iter().flatten().map(|line| Advice::of(line, &view, &reader)).collect(),
        }
    }
}

impl Advice {
    fn of(AnyAnalysisLine { line, events }: &AnyAnalysisLine, view: &AnyView, reader: &Reader<'_>) -> Advice {
        let (choice, chance, points) = (line.choice, line.win_per_mille, line.whole_points());
        let eliminated = line.expects_elimination();
        let hint = portolan_boards::Hint { choice, chance, points, eliminated, events };
        let texts = hint.texts(view, reader);
        Advice {
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
