//! Turns errors into responses: a page in the language of the player, or JSON with the same sentence and a fixed name.

use super::caller::Caller;
use crate::app::App;
use crate::error::ServerError;
use crate::seat_texts::closed_table;
use axum::Json;
use axum::extract::Request;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, COOKIE, RETRY_AFTER};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use portolan_boards::{Ink, Locale, Players, Reader};
use portolan_games::core::{Seat, Viewer};
use portolan_pages::{self as pages, ErrorPage, NameError, Visitor};
use serde::Serialize;
use std::time::Duration;
use utoipa::ToSchema;

/// When a client may retry after a temporary failure of the server.
const RETRY_SOON: Duration = Duration::from_secs(1);

/// When a client may open another stream of pushes: when it has had time to close one.
const RETRY_STREAM: Duration = Duration::from_secs(10);

/// Why a request was refused. Nothing was changed.
#[derive(Serialize, ToSchema)]
pub(crate) struct ErrorBody {
    /// The kind of error: `not-found`, `forbidden`, `cross-origin`, `bad-request`, `stale`, `illegal-choice`, `cannot-take-back`,
    /// `name-taken`, `bad-name`, `unknown-code`, `too-many-devices`, `not-absent`, `closed`, `too-many-tables`,
    /// `too-many-streams`, `corrupt-table`, `hints-disabled`, `rate-limited`, `too-many-reviews`, `wrong-host` or `unavailable`.
    pub(crate) error: &'static str,
    /// The error as a sentence, in the language of the request.
    pub(crate) message: String,
    /// The section of the rules that forbids the choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) section: Option<&'static str>,
}

/// An error in a response without a body, until [`render_error`] adds one.
#[derive(Clone)]
struct PendingError {
    page: ErrorPage,
    name: &'static str,
}

impl ServerError {
    /// The status of the response.
    pub(crate) fn status(&self) -> StatusCode {
        self.status_and_name().0
    }

    /// The name of the kind of error, for programs and metrics.
    pub(crate) fn name(&self) -> &'static str {
        self.status_and_name().1
    }

    fn status_and_name(&self) -> (StatusCode, &'static str) {
        match self {
            ServerError::NotFound => (StatusCode::NOT_FOUND, "not-found"),
            ServerError::Forbidden => (StatusCode::FORBIDDEN, "forbidden"),
            ServerError::CrossOrigin => (StatusCode::FORBIDDEN, "cross-origin"),
            ServerError::WrongHost(_) => (StatusCode::MISDIRECTED_REQUEST, "wrong-host"),
            ServerError::BodyRefused(status) => (*status, "bad-request"),
            ServerError::HintsDisabled => (StatusCode::FORBIDDEN, "hints-disabled"),
            ServerError::Malformed(_) => (StatusCode::BAD_REQUEST, "bad-request"),
            ServerError::Stale => (StatusCode::CONFLICT, "stale"),
            ServerError::Name(NameError::Taken { .. }) => (StatusCode::CONFLICT, "name-taken"),
            ServerError::Name(_) => (StatusCode::BAD_REQUEST, "bad-name"),
            ServerError::UnknownCode => (StatusCode::NOT_FOUND, "unknown-code"),
            ServerError::TooManyDevices(_) => (StatusCode::CONFLICT, "too-many-devices"),
            ServerError::DeadLink => (StatusCode::NOT_FOUND, "not-found"),
            ServerError::NotAbsent => (StatusCode::CONFLICT, "not-absent"),
            ServerError::Closed(_) => (StatusCode::GONE, "closed"),
            ServerError::CannotTakeBack(_) => (StatusCode::CONFLICT, "cannot-take-back"),
            ServerError::Illegal(_) => (StatusCode::UNPROCESSABLE_ENTITY, "illegal-choice"),
            ServerError::TooManyTables(_) => (StatusCode::TOO_MANY_REQUESTS, "too-many-tables"),
            ServerError::TooManyStreams => (StatusCode::TOO_MANY_REQUESTS, "too-many-streams"),
            ServerError::RateLimited { .. } => (StatusCode::TOO_MANY_REQUESTS, "rate-limited"),
            ServerError::TooManyReviews { .. } => (StatusCode::TOO_MANY_REQUESTS, "too-many-reviews"),
            ServerError::CorruptTable(_) | ServerError::CorruptEntry { .. } => {
                (StatusCode::GONE, "corrupt-table")
            }
            ServerError::Busy | ServerError::Unavailable(_) => {
                (StatusCode::SERVICE_UNAVAILABLE, "unavailable")
            }
        }
    }

    /// Returns the time after which the same request may succeed; `None` if unknown.
    fn retry_after(&self) -> Option<Duration> {
        match self {
            ServerError::RateLimited { retry_after } | ServerError::TooManyReviews { retry_after } => {
                Some(*retry_after)
            }
            ServerError::Busy | ServerError::Unavailable(_) => Some(RETRY_SOON),
            ServerError::TooManyStreams => Some(RETRY_STREAM),
            _ => None,
        }
    }

    fn page(&self) -> ErrorPage {
        match self {
            ServerError::NotFound => ErrorPage::NotFound,
            ServerError::Forbidden => ErrorPage::Forbidden,
            ServerError::CrossOrigin => ErrorPage::CrossOrigin,
            ServerError::WrongHost(host) => ErrorPage::WrongHost(host.clone()),
            ServerError::BodyRefused(status) => ErrorPage::Malformed(status.to_string()),
            ServerError::Malformed(reason) => ErrorPage::Malformed(reason.clone()),
            ServerError::Stale => ErrorPage::Stale,
            ServerError::Name(error) => ErrorPage::Name(error.clone()),
            ServerError::UnknownCode => ErrorPage::UnknownCode,
            ServerError::TooManyDevices(count) => ErrorPage::TooManyDevices(*count),
            ServerError::DeadLink => ErrorPage::DeadLink,
            ServerError::NotAbsent => ErrorPage::NotAbsent,
            ServerError::Closed(closure) => ErrorPage::Closed(closed_table(*closure)),
            ServerError::TooManyTables(count) => ErrorPage::TooManyTables(*count),
            ServerError::TooManyStreams => ErrorPage::TooManyStreams,
            ServerError::CorruptTable(reason) => ErrorPage::CorruptTable(reason.clone()),
            ServerError::CorruptEntry { .. } => {
                ErrorPage::CorruptTable("a stored choice cannot be applied".into())
            }
            ServerError::HintsDisabled => ErrorPage::HintsDisabled,
            ServerError::RateLimited { .. } | ServerError::Busy => ErrorPage::RateLimited,
            ServerError::TooManyReviews { .. } => ErrorPage::TooManyReviews,
            ServerError::Unavailable(_) => ErrorPage::Unavailable,
            // The handlers of choices render these with the names of the players.
            ServerError::Illegal(_) | ServerError::CannotTakeBack(_) => {
                ErrorPage::Malformed(self.to_string())
            }
        }
    }

    /// Returns the error as a sentence for the player on the seat with this number.
    pub(crate) fn message(&self, locale: &Locale, names: Vec<String>, seat: usize) -> String {
        let players = Players::new(names);
        let viewer = Seat::from_number(seat).map_or(Viewer::Public, Viewer::Seat);
        let reader = Reader { locale, players: &players, viewer, ink: Ink::Plain };
        match self {
            ServerError::Illegal(refusal) => portolan_boards::refusal(refusal, &reader),
            ServerError::CannotTakeBack(reason) => portolan_boards::table::cannot_take_back(*reason, &reader),
            other => other.page().sentence(locale),
        }
    }

    /// Returns the error as JSON for a program that plays the seat with this number.
    pub(crate) fn body(&self, locale: &Locale, names: Vec<String>, seat: usize) -> ErrorBody {
        let error = self.status_and_name().1;
        ErrorBody { error, message: self.message(locale, names, seat), section: self.section() }
    }

    /// The section of the rules that forbids the choice.
    pub(crate) fn section(&self) -> Option<&'static str> {
        match self {
            ServerError::Illegal(refusal) => Some(refusal.section()),
            _ => None,
        }
    }
}

impl IntoResponse for ServerError {
    fn into_response(self) -> Response {
        if let ServerError::Unavailable(reason) = &self {
            tracing::error!(reason, "unavailable");
        }
        let (status, name) = self.status_and_name();
        let mut response = status.into_response();
        if let Some(time) = self.retry_after() {
            let seconds = time.as_millis().div_ceil(1000).max(1) as u64;
            response.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        response.extensions_mut().insert(PendingError { page: self.page(), name });
        response
    }
}

/// The parts of a request that are needed to render an error, copied before the request is consumed.
pub(crate) struct RequestInfo {
    headers: [Option<HeaderValue>; 3],
    is_api: bool,
}

/// The headers that identify the caller and their language.
const CALLER_HEADERS: [HeaderName; 3] = [ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE];

impl RequestInfo {
    pub(crate) fn of(request: &Request) -> RequestInfo {
        RequestInfo {
            headers: CALLER_HEADERS.map(|name| request.headers().get(name).cloned()),
            is_api: request.uri().path().starts_with(crate::api::BASE),
        }
    }
}

impl RequestInfo {
    fn headers(&self) -> HeaderMap {
        let headers = CALLER_HEADERS.into_iter().zip(&self.headers);
        headers.filter_map(|(name, value)| Some((name, value.clone()?))).collect()
    }

    /// Adds a page or JSON for the caller to the response.
    fn render(&self, app: &App, caller: &Caller, error: &PendingError, response: &Response) -> Response {
        let (status, PendingError { page, name }) = (response.status(), error);
        let locale = caller.locale(app);
        let mut rendered = if self.is_api {
            let body = ErrorBody { error: name, message: page.sentence(locale), section: None };
            (status, Json(body)).into_response()
        } else {
            let visitor = Visitor { locale, name: caller.name() };
            (status, Html(pages::error(page, &visitor).into_string())).into_response()
        };
        if let Some(retry_after) = response.headers().get(RETRY_AFTER) {
            rendered.headers_mut().insert(RETRY_AFTER, retry_after.clone());
        }
        rendered
    }
}

/// Adds a page or JSON, in the language of the caller, to a response that is an error without a body.
pub(crate) async fn render_error(app: &App, info: RequestInfo, response: Response) -> Response {
    let Some(error) = pending_error(&response) else { return response };
    let headers = info.headers();
    // If the store fails, the error is rendered in the language of the browser.
    let caller = Caller::recognise(&headers, app).await.unwrap_or_else(|_| Caller::unknown(&headers));
    info.render(app, &caller, &error, &response)
}

/// Renders a refusal in the language of the browser. The person is not looked up: refusing must not read data.
pub(crate) fn render_refusal(app: &App, info: &RequestInfo, refused: ServerError) -> Response {
    let response = refused.into_response();
    let Some(error) = pending_error(&response) else { return response };
    info.render(app, &Caller::unknown(&info.headers()), &error, &response)
}

/// Returns the error of a response without a body, including errors of the framework, such as a request body that is too large.
fn pending_error(response: &Response) -> Option<PendingError> {
    let pending = response.extensions().get::<PendingError>().cloned();
    let content_type = response.headers().get(CONTENT_TYPE);
    let is_plain = content_type.is_some_and(|value| value.as_bytes().starts_with(b"text/plain"));
    pending.or_else(|| {
        let status = response.status();
        let page = ErrorPage::Malformed(status.to_string());
        (status.is_client_error() && is_plain).then_some(PendingError { page, name: "bad-request" })
    })
}
