//! Finished games, thought over. Chances are of a thousand, seats are counted from 1.

use crate::error::ServerError;
use crate::explain::Problem;
use crate::reviews::Job;
use crate::routes::access::Visit;
use crate::routes::finished;
use axum::Json;
use axum::http::StatusCode;
use portolan_games::review::{
    DecisionVerdict as FoundVerdict, ResultShare as FoundShare, Review as Found, WinChances,
};
use serde::Serialize;
use utoipa::ToSchema;

/// How far a review is, and what was found.
#[derive(Serialize, ToSchema)]
pub(super) struct Review {
    state: State,
    /// So many decisions have been thought over …
    done: usize,
    /// … of so many.
    total: usize,
    /// Once it is done.
    #[serde(skip_serializing_if = "Option::is_none")]
    review: Option<Findings>,
}

/// How far a review is.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum State {
    /// Nobody has asked for it, or it was stopped.
    None,
    Running,
    Done,
}

/// What was found.
#[derive(Serialize, ToSchema)]
struct Findings {
    /// All decisions, in order.
    verdicts: Vec<Verdict>,
    /// The places of the verdicts on choices that decided most, counted from 0.
    turning_points: Vec<usize>,
    /// The places of the verdicts after which luck changed most, counted from 0.
    strokes_of_luck: Vec<usize>,
    /// Everybody's chances at the end: the victory, shared by those who share it.
    end: Vec<u16>,
    /// What made each seat's result.
    shares: Vec<Share>,
}

/// What there is to say about one choice.
#[derive(Serialize, ToSchema)]
struct Verdict {
    /// How many choices stood when it was made.
    choice_index: usize,
    /// Who chose.
    seat: usize,
    /// Everybody's chances if the best choice is made.
    before: Vec<u16>,
    /// Everybody's chances with the choice that was made.
    after: Vec<u16>,
    /// What would have been better, in notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    better: Option<String>,
}

/// What made a seat's result: the sum of the four is its end.
#[derive(Serialize, ToSchema)]
struct Share {
    start: i32,
    own: i32,
    others: i32,
    luck: i32,
}

/// How far the review of a finished game is, and what was found.
#[utoipa::path(get, path = "/api/v1/tables/{id}/review", tag = "tables", params(("id" = String, Path)),
    responses((status = OK, body = Review), (status = FORBIDDEN, body = Problem, description = "The game is not over")))]
pub(super) async fn review(visit: Visit) -> Result<Json<Review>, ServerError> {
    finished(&visit).await?;
    Ok(Json(now(&visit)))
}

/// Begin to think a finished game over, in the background; if that was begun, how far it is.
#[utoipa::path(post, path = "/api/v1/tables/{id}/review", tag = "tables", params(("id" = String, Path)),
    responses((status = ACCEPTED, body = Review), (status = FORBIDDEN, body = Problem, description = "The game is not over"),
        (status = TOO_MANY_REQUESTS, body = Problem)))]
pub(super) async fn begin(visit: Visit) -> Result<(StatusCode, Json<Review>), ServerError> {
    let position = finished(&visit).await?;
    if !visit.app.reviews.begin(visit.access.live.id, &position.table) {
        return Err(ServerError::TooMuch);
    }
    Ok((StatusCode::ACCEPTED, Json(now(&visit))))
}

/// Stop a review and forget it.
#[utoipa::path(delete, path = "/api/v1/tables/{id}/review", tag = "tables", params(("id" = String, Path)),
    responses((status = OK, body = Review), (status = FORBIDDEN, body = Problem)))]
pub(super) async fn stop(visit: Visit) -> Result<Json<Review>, ServerError> {
    finished(&visit).await?;
    visit.app.reviews.stop(visit.access.live.id);
    Ok(Json(now(&visit)))
}

fn now(visit: &Visit) -> Review {
    let job = visit.app.reviews.of(visit.access.live.id);
    let (done, total) = job.as_ref().map(|job| job.progress()).unwrap_or_default();
    let review = job.as_ref().and_then(|job| Job::found(job)).map(Findings::of);
    let state = match (&job, &review) {
        (None, _) => State::None,
        (Some(_), None) => State::Running,
        (Some(_), Some(_)) => State::Done,
    };
    Review { state, done, total, review }
}

impl Findings {
    fn of(found: &Found) -> Findings {
        let seats = found.seats.get();
        Findings {
            verdicts: found.verdicts.iter().map(|verdict| Verdict::of(verdict, seats)).collect(),
            turning_points: found.turning_points.clone(),
            strokes_of_luck: found.strokes_of_luck.clone(),
            end: of_seats(&found.end, seats),
            shares: found.shares.iter().map(Share::of).collect(),
        }
    }
}

impl Verdict {
    fn of(verdict: &FoundVerdict, seats: usize) -> Verdict {
        Verdict {
            choice_index: verdict.ply,
            seat: verdict.seat.number(),
            before: of_seats(&verdict.before, seats),
            after: of_seats(&verdict.after, seats),
            better: verdict.better.as_ref().map(|better| better.choice.to_string()),
        }
    }
}

impl Share {
    fn of(&FoundShare { start, own, others, luck }: &FoundShare) -> Share {
        Share { start, own, others, luck }
    }
}

fn of_seats(chances: &WinChances, seats: usize) -> Vec<u16> {
    chances.iter().take(seats).copied().collect()
}
