//! What one does at a table.

use super::Body;
use super::people::Name;
use super::shape::{Question, Table};
use super::tables::seat_of;
use crate::actions::{self, name_of};
use crate::app::App;
use crate::error::ServerError;
use crate::explain::Problem;
use crate::live::Live;
use crate::people::Caller;
use crate::routes::accepts;
use crate::routes::access::Visit;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use portolan_boards::{Ink, Players, Reader};
use portolan_games::core::Seat;
use portolan_store::Person;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// What a seat is asked, in words.
#[derive(Serialize, ToSchema)]
pub(super) struct Choices {
    #[serde(flatten)]
    question: Question,
    /// The decision in a sentence or two.
    message: String,
    /// What each choice would do, in the same order.
    described: Vec<Described>,
}

/// A choice and what it would do.
#[derive(Serialize, ToSchema)]
struct Described {
    choice: String,
    /// Its dense number in its game: for tables of learners.
    number: usize,
    message: String,
}

/// A choice.
#[derive(Deserialize, ToSchema)]
pub(super) struct Choose {
    /// For which of one's seats.
    seat: usize,
    /// To which question: as it was told.
    decision_id: u32,
    /// In notation.
    #[schema(example = "buy")]
    choice: String,
}

/// The latest choice of a seat is to be taken back.
#[derive(Deserialize, ToSchema)]
pub(super) struct TakeBack {
    seat: usize,
    /// How many entries one has seen.
    entry_count: u32,
}

/// Whether bots answer at once.
#[derive(Deserialize, ToSchema)]
pub(super) struct Fast {
    fast: bool,
}

/// What one may choose, with what each choice would do.
#[utoipa::path(get, path = "/api/v1/tables/{id}/choices", tag = "play",
    params(("id" = String, Path), ("seat" = Option<usize>, Query, description = "For which of one's seats")),
    responses((status = OK, body = Choices), (status = FORBIDDEN, body = Problem)))]
pub(super) async fn choices(visit: Visit) -> Result<Json<Choices>, ServerError> {
    let position = visit.access.live.position().await;
    let viewer = visit.viewer(&position)?;
    let seat = seat_of(viewer)?;
    let players = Players::new(position.names(visit.locale()));
    let reader = Reader { locale: visit.locale(), players: &players, viewer, ink: Ink::Plain };
    let view = position.table.view(viewer);
    let described = position.table.choices(seat).into_iter().map(|choice| Described {
        choice: choice.to_string(),
        number: choice.number(),
        message: portolan_boards::describe(&choice, &view, &reader),
    });
    Ok(Json(Choices {
        described: described.collect(),
        question: Question::of(&position, seat),
        message: portolan_boards::decision(&view, &reader),
    }))
}

/// Choose.
#[utoipa::path(post, path = "/api/v1/tables/{id}/choices", tag = "play", request_body = Choose, params(("id" = String, Path)),
    responses((status = OK, body = Table), (status = CONFLICT, body = Problem, description = "The table has moved on"),
        (status = UNPROCESSABLE_ENTITY, body = Problem, description = "The rules do not allow it"),
        (status = FORBIDDEN, body = Problem), (status = BAD_REQUEST, body = Problem)))]
pub(super) async fn choose(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(Choose { seat, decision_id, choice }): Body<Choose>,
) -> Result<Response, ServerError> {
    let (person, live) = (caller.somebody()?, live(&app, &id).await?);
    let done = actions::choose(&app, &person, &live, seat, decision_id, choice).await;
    answer(&app, &person, &live, seat, &headers, done).await
}

/// Take the latest choice back.
#[utoipa::path(post, path = "/api/v1/tables/{id}/take-back", tag = "play", request_body = TakeBack,
    params(("id" = String, Path)),
    responses((status = OK, body = Table), (status = CONFLICT, body = Problem), (status = FORBIDDEN, body = Problem)))]
pub(super) async fn take_back(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(TakeBack { seat, entry_count }): Body<TakeBack>,
) -> Result<Response, ServerError> {
    let (person, live) = (caller.somebody()?, live(&app, &id).await?);
    let done = actions::take_back(&app, &person, &live, seat, entry_count).await;
    answer(&app, &person, &live, seat, &headers, done).await
}

/// Let bots answer at once, or with a pause: for the host.
#[utoipa::path(post, path = "/api/v1/tables/{id}/fast", tag = "play", request_body = Fast, params(("id" = String, Path)),
    responses((status = OK, body = Table), (status = FORBIDDEN, body = Problem)))]
pub(super) async fn fast(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(Fast { fast }): Body<Fast>,
) -> Result<Json<Table>, ServerError> {
    let (person, live) = (caller.somebody()?, live(&app, &id).await?);
    actions::set_fast(&app, &person, &live, fast).await?;
    Ok(now(&app, &live, &person, &headers).await)
}

/// The same table again; whoever asks first makes it.
#[utoipa::path(post, path = "/api/v1/tables/{id}/rematch", tag = "play", params(("id" = String, Path)),
    responses((status = OK, body = Table), (status = FORBIDDEN, body = Problem)))]
pub(super) async fn rematch(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Table>, ServerError> {
    let (person, old) = (caller.somebody()?, live(&app, &id).await?);
    let new = app.table(actions::rematch(&app, &person, old).await?).await?;
    Ok(now(&app, &new, &person, &headers).await)
}

/// Let a bot play: on one's own seat, or on any for the host.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats/{seat}/bot", tag = "play",
    params(("id" = String, Path), ("seat" = usize, Path)),
    responses((status = OK, body = Table), (status = FORBIDDEN, body = Problem)))]
pub(super) async fn let_bot_play(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((id, seat)): Path<(String, usize)>,
    headers: HeaderMap,
) -> Result<Json<Table>, ServerError> {
    let (person, live) = (caller.somebody()?, live(&app, &id).await?);
    actions::let_bot_play(&app, &person, &live, seat).await?;
    Ok(now(&app, &live, &person, &headers).await)
}

/// Take one's seat back from the bot.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats/{seat}/person", tag = "play",
    params(("id" = String, Path), ("seat" = usize, Path)),
    responses((status = OK, body = Table), (status = FORBIDDEN, body = Problem)))]
pub(super) async fn take_seat_back(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((id, seat)): Path<(String, usize)>,
    headers: HeaderMap,
) -> Result<Json<Table>, ServerError> {
    let (person, live) = (caller.somebody()?, live(&app, &id).await?);
    actions::take_seat_back(&app, &person, &live, seat).await?;
    Ok(now(&app, &live, &person, &headers).await)
}

/// Take the seat of an invitation.
#[utoipa::path(post, path = "/api/v1/join/{secret}", tag = "play", request_body = Name, params(("secret" = String, Path)),
    responses((status = OK, body = Table), (status = CONFLICT, body = Problem), (status = NOT_FOUND, body = Problem)))]
pub(super) async fn join(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(secret): Path<String>,
    headers: HeaderMap,
    Body(Name { name }): Body<Name>,
) -> Result<Json<Table>, ServerError> {
    let person = caller.somebody()?;
    let (live, seat) = actions::invitation(&app, &secret).await?;
    actions::take_seat(&app, &person, &live, seat, name_of(&name)?).await?;
    Ok(now(&app, &live, &person, &headers).await)
}

async fn live(app: &Arc<App>, id: &str) -> Result<Arc<Live>, ServerError> {
    app.table(id.parse().map_err(|_| ServerError::NotFound)?).await
}

async fn now(app: &App, live: &Live, person: &Person, headers: &HeaderMap) -> Json<Table> {
    let locale = app.locale(Some(person), accepts(headers));
    let position = live.position().await;
    Json(Table::of(live, &position, Some(person), locale))
}

/// The table as it is then, or why nothing was done, with the names of this table.
async fn answer(
    app: &Arc<App>,
    person: &Person,
    live: &Live,
    seat: usize,
    headers: &HeaderMap,
    done: Result<Seat, ServerError>,
) -> Result<Response, ServerError> {
    let locale = app.locale(Some(person), accepts(headers));
    let told = |refused: ServerError, names| {
        (refused.status(), Json(refused.problem(locale, names, seat))).into_response()
    };
    match done {
        Ok(_) => Ok(super::answer(&now(app, live, person, headers).await.0)),
        Err(refused @ (ServerError::MovedOn | ServerError::Illegal(_) | ServerError::CannotTakeBack(_))) => {
            Ok(told(refused, live.position().await.names(locale)))
        }
        Err(refused) => Err(refused),
    }
}
