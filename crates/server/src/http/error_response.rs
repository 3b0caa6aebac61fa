//! Refusals become answers: with a status, and in words. A page says them in the reader's language; a program gets the same
//! sentence with a name by which it can tell refusals apart.

use crate::app::App;
use crate::error::ServerError;
use crate::people::Caller;
use axum::Json;
use axum::extract::Request;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, COOKIE};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use portolan_boards::{Ink, Locale, Players, Reader};
use portolan_games::core::{Seat, Viewer};
use portolan_pages::{self as pages, ErrorPage, Visitor};
use serde::Serialize;
use utoipa::ToSchema;

/// Why a request was refused. Nothing was changed.
#[derive(Serialize, ToSchema)]
pub(crate) struct Problem {
    /// The kind of error: `not-found`, `forbidden`, `cross-origin`, `bad-request`, `stale`, `illegal-choice`, `cannot-take-back`,
    /// `seat-taken`, `too-many-tables`, `corrupt-table`, `hints-disabled`, `rate-limited` or `unavailable`.
    pub(crate) error: &'static str,
    /// The same as a sentence, in the language of the request.
    pub(crate) message: String,
    /// The section of the rules that says so, if the rules refuse.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) section: Option<&'static str>,
}

/// A refusal, until [`explain`] gives it words.
#[derive(Clone)]
struct Unexplained {
    mishap: ErrorPage,
    error: &'static str,
}

impl ServerError {
    /// The status of the answer.
    pub(crate) fn status(&self) -> StatusCode {
        self.kind().0
    }

    /// The status and the name of this kind of refusal.
    fn kind(&self) -> (StatusCode, &'static str) {
        match self {
            ServerError::NotFound => (StatusCode::NOT_FOUND, "not-found"),
            ServerError::NotYours => (StatusCode::FORBIDDEN, "forbidden"),
            ServerError::OtherSite => (StatusCode::FORBIDDEN, "cross-origin"),
            ServerError::NoHints => (StatusCode::FORBIDDEN, "hints-disabled"),
            ServerError::Malformed(_) => (StatusCode::BAD_REQUEST, "bad-request"),
            ServerError::MovedOn => (StatusCode::CONFLICT, "stale"),
            ServerError::SeatTaken => (StatusCode::CONFLICT, "seat-taken"),
            ServerError::CannotTakeBack(_) => (StatusCode::CONFLICT, "cannot-take-back"),
            ServerError::Illegal(_) => (StatusCode::UNPROCESSABLE_ENTITY, "illegal-choice"),
            ServerError::TooManyTables(_) => (StatusCode::TOO_MANY_REQUESTS, "too-many-tables"),
            ServerError::TooMuch => (StatusCode::TOO_MANY_REQUESTS, "rate-limited"),
            ServerError::BrokenTable(_) => (StatusCode::GONE, "corrupt-table"),
            ServerError::Unavailable(_) => (StatusCode::SERVICE_UNAVAILABLE, "unavailable"),
        }
    }

    fn mishap(&self) -> ErrorPage {
        match self {
            ServerError::NotFound => ErrorPage::NotFound,
            ServerError::NotYours => ErrorPage::NotYours,
            ServerError::OtherSite => ErrorPage::OtherSite,
            ServerError::Malformed(reason) => ErrorPage::Malformed(reason.clone()),
            ServerError::SeatTaken => ErrorPage::SeatTaken,
            ServerError::TooManyTables(count) => ErrorPage::TooManyTables(*count),
            ServerError::BrokenTable(reason) => ErrorPage::BrokenTable(reason.clone()),
            ServerError::NoHints => ErrorPage::NoHints,
            ServerError::TooMuch => ErrorPage::TooMuch,
            ServerError::Unavailable(_) => ErrorPage::Unavailable,
            // These are told at their table, with its names; here somebody has no table.
            ServerError::MovedOn | ServerError::Illegal(_) | ServerError::CannotTakeBack(_) => {
                ErrorPage::Told(self.to_string())
            }
        }
    }

    /// As a sentence for the player of this seat, by its number.
    pub(crate) fn told(&self, locale: &Locale, names: Vec<String>, seat: usize) -> String {
        let players = Players::new(names);
        let viewer = Seat::from_number(seat).map_or(Viewer::Public, Viewer::Seat);
        let reader = Reader { locale, players: &players, viewer, ink: Ink::Plain };
        match self {
            ServerError::MovedOn => pages::moved_on(locale),
            ServerError::Illegal(refusal) => portolan_boards::refusal(refusal, &reader),
            ServerError::CannotTakeBack(reason) => portolan_boards::table::cannot_take_back(*reason, &reader),
            other => other.mishap().sentence(locale),
        }
    }

    /// For a program that plays on this seat, by its number.
    pub(crate) fn problem(&self, locale: &Locale, names: Vec<String>, seat: usize) -> Problem {
        Problem { error: self.kind().1, message: self.told(locale, names, seat), section: self.section() }
    }

    /// The section of the rules that refuses it.
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
        let (status, error) = self.kind();
        let mut response = status.into_response();
        response.extensions_mut().insert(Unexplained { mishap: self.mishap(), error });
        response
    }
}

/// What of a request tells how to word a refusal. It is taken before the request is gone; most are not refused.
pub(crate) struct Asked {
    headers: [Option<HeaderValue>; 3],
    for_program: bool,
}

/// The headers that say who asks, in which language.
const SAYING: [HeaderName; 3] = [ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE];

impl Asked {
    pub(crate) fn by(request: &Request) -> Asked {
        Asked {
            headers: SAYING.map(|name| request.headers().get(name).cloned()),
            for_program: request.uri().path().starts_with(crate::api::BASE),
        }
    }
}

/// Gives a refusal words in the language of whoever asked: a page, or JSON for programs.
pub(crate) async fn explain(app: &App, asked: Asked, response: Response) -> Response {
    let Some(Unexplained { mishap, error }) = unexplained(&response) else { return response };
    let named = SAYING.into_iter().zip(asked.headers);
    let headers: HeaderMap = named.filter_map(|(name, value)| Some((name, value?))).collect();
    let person = Caller::of(&headers, app).await.ok().and_then(|caller| caller.person);
    let locale = app.locale(person.as_ref(), crate::routes::accepts(&headers));
    if asked.for_program {
        let problem = Problem { error, message: mishap.sentence(locale), section: None };
        return (response.status(), Json(problem)).into_response();
    }
    let visitor = Visitor { locale, name: person.as_ref().map(|person| person.name.as_str()) };
    (response.status(), Html(pages::error(&mishap, &visitor).into_string())).into_response()
}

/// A refusal without words. What the framework refuses by itself, such as a body that is too large, is one as well.
fn unexplained(response: &Response) -> Option<Unexplained> {
    let known = response.extensions().get::<Unexplained>().cloned();
    let kind = response.headers().get(CONTENT_TYPE);
    let plain = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/plain"));
    known.or_else(|| {
        let status = response.status();
        let mishap = ErrorPage::Malformed(status.to_string());
        (status.is_client_error() && plain).then_some(Unexplained { mishap, error: "bad-request" })
    })
}
