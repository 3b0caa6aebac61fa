//! Reviews of finished games for programs. Chances are in per mille, seats are counted from 1.

use crate::actions;
use crate::error::ServerError;
use crate::http::error_response::ErrorBody;
use crate::http::visit::Visit;
use crate::reviews::ReviewStatus;
use axum::Json;
use axum::http::StatusCode;
use portolan_games::review::{DecisionVerdict, ResultShare, Review, WinChances};
use serde::Serialize;
use utoipa::ToSchema;

/// The progress of a review, and its result.
#[derive(Serialize, ToSchema)]
pub(super) struct ReviewInfo {
    state: ReviewState,
    /// Number of analysed decisions. Absent while a review is running that another person has started.
    #[serde(skip_serializing_if = "Option::is_none")]
    done: Option<usize>,
    /// Number of all decisions. Absent while a review is running that another person has started.
    #[serde(skip_serializing_if = "Option::is_none")]
    total: Option<usize>,
    /// The result, once it is done.
    #[serde(skip_serializing_if = "Option::is_none")]
    review: Option<ReviewResult>,
}

/// The status of a review.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum ReviewState {
    /// The review was not requested, or it was stopped.
    None,
    Running,
    Done,
    /// The search failed. Only the person who started the review sees this.
    Failed,
}

/// The result of a review.
#[derive(Serialize, ToSchema)]
struct ReviewResult {
    /// All decisions, in order.
    verdicts: Vec<VerdictInfo>,
    /// The indices of the verdicts on the most decisive choices, counted from 0.
    turning_points: Vec<usize>,
    /// The indices of the verdicts after which luck changed the chances most, counted from 0.
    strokes_of_luck: Vec<usize>,
    /// The chances at the end: 1000, divided equally between the winners.
    end: Vec<u16>,
    /// The origins of each seat's result.
    shares: Vec<ShareInfo>,
}

/// The verdict on one choice.
#[derive(Serialize, ToSchema)]
struct VerdictInfo {
    /// Number of choices before it.
    choice_index: usize,
    /// The seat that chose.
    seat: usize,
    /// The chances of all seats with the best choice.
    before: Vec<u16>,
    /// The chances of all seats with the actual choice.
    after: Vec<u16>,
    /// A better choice, in notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    better: Option<String>,
}

/// The origins of a seat's result, in per mille: the four parts add up to its chance at the end.
#[derive(Serialize, ToSchema)]
struct ShareInfo {
    /// The chance at the start.
    start: i32,
    /// The effect of the seat's own choices.
    own: i32,
    /// The effect of the other seats' choices.
    others: i32,
    /// The effect of cards drawn and secrets revealed.
    luck: i32,
}

/// The progress of the review of a finished game, and its result.
#[utoipa::path(get, path = "/api/v1/tables/{id}/review", tag = "tables", params(("id" = String, Path)),
    responses((status = OK, body = ReviewInfo), (status = FORBIDDEN, body = ErrorBody, description = "The game is not over")))]
pub(super) async fn review(visit: Visit) -> Result<Json<ReviewInfo>, ServerError> {
    let (_, status) = actions::find_review(&visit).await?;
    Ok(Json(ReviewInfo::of(&status)))
}

/// Start the review of a finished game in the background, unless it was started already.
///
/// Only its players may do this. A person can have two reviews in progress, and start twenty in an hour.
#[utoipa::path(post, path = "/api/v1/tables/{id}/review", tag = "tables", params(("id" = String, Path)),
    responses((status = ACCEPTED, body = ReviewInfo),
        (status = FORBIDDEN, body = ErrorBody, description = "The game is not over, or the caller did not play"),
        (status = TOO_MANY_REQUESTS, body = ErrorBody, description = "Too many reviews are in progress, or the caller has started too many")))]
pub(super) async fn start(visit: Visit) -> Result<(StatusCode, Json<ReviewInfo>), ServerError> {
    actions::start_review(&visit).await?;
    let (_, status) = actions::find_review(&visit).await?;
    Ok((StatusCode::ACCEPTED, Json(ReviewInfo::of(&status))))
}

/// Stop a review and remove it. Only the person who started it may do this.
#[utoipa::path(delete, path = "/api/v1/tables/{id}/review", tag = "tables", params(("id" = String, Path)),
    responses((status = OK, body = ReviewInfo), (status = FORBIDDEN, body = ErrorBody)))]
pub(super) async fn stop(visit: Visit) -> Result<Json<ReviewInfo>, ServerError> {
    actions::stop_review(&visit).await?;
    let (_, status) = actions::find_review(&visit).await?;
    Ok(Json(ReviewInfo::of(&status)))
}

impl ReviewInfo {
    fn of(status: &ReviewStatus) -> ReviewInfo {
        let info = |state, progress: Option<(usize, usize)>| {
            let (done, total) = progress.unzip();
            ReviewInfo { state, done, total, review: None }
        };
        match status {
            ReviewStatus::None => info(ReviewState::None, Some((0, 0))),
            ReviewStatus::InProgress => info(ReviewState::Running, None),
            ReviewStatus::Running(done, total) => info(ReviewState::Running, Some((*done, *total))),
            ReviewStatus::Failed => info(ReviewState::Failed, Some((0, 0))),
            ReviewStatus::Done(job) => {
                let review = job.review().map(ReviewResult::of);
                ReviewInfo { review, ..info(ReviewState::Done, Some(job.progress())) }
            }
        }
    }
}

impl ReviewResult {
    fn of(review: &Review) -> ReviewResult {
        let seats = review.seats.get();
        ReviewResult {
            verdicts: review.verdicts.iter().map(|verdict| VerdictInfo::of(verdict, seats)).collect(),
            turning_points: review.turning_points.clone(),
            strokes_of_luck: review.strokes_of_luck.clone(),
            end: chances_of(&review.end, seats),
            shares: review.shares.iter().map(ShareInfo::of).collect(),
        }
    }
}

impl VerdictInfo {
    fn of(verdict: &DecisionVerdict, seats: usize) -> VerdictInfo {
        VerdictInfo {
            choice_index: verdict.ply,
            seat: verdict.seat.number(),
            before: chances_of(&verdict.before, seats),
            after: chances_of(&verdict.after, seats),
            better: verdict.better.as_ref().map(|better| better.choice.to_string()),
        }
    }
}

impl ShareInfo {
    fn of(&ResultShare { start, own, others, luck }: &ResultShare) -> ShareInfo {
        ShareInfo { start, own, others, luck }
    }
}

fn chances_of(chances: &WinChances, seats: usize) -> Vec<u16> {
    chances.iter().take(seats).copied().collect()
}
