//! Pages and addresses. Each file has one kind of page; here they are put together, and refusals become answers.

mod access;
mod assets;
mod events;
mod home;
mod host;
mod join;
mod me;
mod new_table;
mod play;
mod show;

use crate::app::App;
use crate::error::Refused;
use crate::guard;
use crate::people::Caller;
use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRequestParts, Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use maud::Markup;
use portolan_boards::site::{self, Mishap, Visitor};
use std::sync::Arc;
use std::time::Duration;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

/// The largest form: a table with all its seats and options is far smaller.
const LARGEST_BODY: usize = 16 * 1024;

/// How long a page may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// All addresses.
pub fn router(app: Arc<App>) -> Router {
    let pages = Router::new()
        .route("/", get(home::home))
        .route("/tables", post(new_table::create))
        .route("/join/{token}", get(join::show).post(join::take))
        .route("/me/name", post(me::rename))
        .route("/me/link", post(me::link))
        .route("/me/enter/{token}", get(me::enter_page).post(me::enter))
        .route("/t/{id}", get(show::table))
        .route("/t/{id}/at", get(show::earlier))
        .route("/t/{id}/log", get(show::log))
        .route("/t/{id}/record", get(show::record))
        .route("/t/{id}/check", get(show::check))
        .route("/w/{id}", get(show::table))
        .route("/w/{id}/at", get(show::earlier))
        .route("/w/{id}/log", get(show::log))
        .route("/w/{id}/record", get(show::record))
        .route("/w/{id}/check", get(show::check))
        .route("/t/{id}/choose", post(play::choose))
        .route("/t/{id}/take-back", post(play::take_back))
        .route("/t/{id}/fast", post(play::fast))
        .route("/t/{id}/rematch", post(new_table::rematch))
        .route("/t/{id}/seats/{seat}/bot", post(play::let_bot_play))
        .route("/t/{id}/seats/{seat}/person", post(play::take_seat_back))
        .route("/assets/{name}", get(assets::asset))
        .layer(CompressionLayer::new())
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, PATIENCE));
    // Pushes last as long as somebody looks, and must not wait in the buffer of a compressor.
    let pushes = Router::new()
        .route("/t/{id}/events", get(events::events))
        .route("/w/{id}/events", get(events::events));
    let host = Router::new().route("/health", get(host::health)).route("/metrics", get(host::metrics));
    pages
        .merge(pushes)
        .merge(host)
        .fallback(async || Refused::NotFound)
        .method_not_allowed_fallback(async || Refused::NotFound)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(middleware::from_fn_with_state(app.clone(), guard::same_site))
        .layer(middleware::from_fn_with_state(app.clone(), guard::limit))
        .layer(CatchPanicLayer::custom(|_| Refused::Unavailable("a request panicked".into()).into_response()))
        .layer(middleware::from_fn_with_state(app.clone(), explain))
        .layer(middleware::from_fn(guard::headers))
        .layer(middleware::from_fn(guard::trace))
        .with_state(app)
}

/// A refusal, until [`explain`] gives it words.
#[derive(Clone)]
struct Unexplained(Mishap);

impl Refused {
    fn status(&self) -> StatusCode {
        match self {
            Refused::NotFound => StatusCode::NOT_FOUND,
            Refused::NotYours | Refused::OtherSite => StatusCode::FORBIDDEN,
            Refused::Malformed(_) => StatusCode::BAD_REQUEST,
            Refused::MovedOn | Refused::SeatTaken | Refused::CannotTakeBack(_) => StatusCode::CONFLICT,
            Refused::Illegal(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Refused::TooManyTables(_) | Refused::TooMuch => StatusCode::TOO_MANY_REQUESTS,
            Refused::BrokenTable(_) => StatusCode::GONE,
            Refused::Unavailable(_) => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    fn mishap(&self) -> Mishap {
        match self {
            Refused::NotFound => Mishap::NotFound,
            Refused::NotYours => Mishap::NotYours,
            Refused::OtherSite => Mishap::OtherSite,
            Refused::Malformed(reason) => Mishap::Malformed(reason.clone()),
            Refused::SeatTaken => Mishap::SeatTaken,
            Refused::TooManyTables(count) => Mishap::TooManyTables(*count),
            Refused::BrokenTable(reason) => Mishap::BrokenTable(reason.clone()),
            Refused::TooMuch => Mishap::TooMuch,
            Refused::Unavailable(_) => Mishap::Unavailable,
            // These are told on the page of their table; here somebody has no page.
            Refused::MovedOn | Refused::Illegal(_) | Refused::CannotTakeBack(_) => {
                Mishap::Told(self.to_string())
            }
        }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        if let Refused::Unavailable(reason) = &self {
            tracing::error!(reason, "unavailable");
        }
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Unexplained(self.mishap()));
        response
    }
}

/// Gives every refusal a page in the language of whoever asked.
async fn explain(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let language = parts.headers.get(ACCEPT_LANGUAGE).cloned();
    let caller = Caller::from_request_parts(&mut parts, &app).await.ok();
    let response = next.run(Request::from_parts(parts, body)).await;
    // What the framework refuses by itself, such as a body that is too large, has no page of ours.
    let plain =
        response.headers().get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/plain"));
    let mishap = match response.extensions().get::<Unexplained>() {
        Some(Unexplained(mishap)) => mishap.clone(),
        None if response.status().is_client_error() && plain => {
            Mishap::Malformed(response.status().to_string())
        }
        None => return response,
    };
    let person = caller.and_then(|caller| caller.person);
    let accepts = language.as_ref().and_then(|value| value.to_str().ok()).unwrap_or_default();
    let visitor = Visitor {
        words: app.words(person.as_ref(), accepts),
        name: person.as_ref().map(|p| p.name.as_str()),
    };
    (response.status(), page(site::error(&mishap, &visitor))).into_response()
}

/// A page as an answer.
fn page(markup: Markup) -> Html<String> {
    Html(markup.into_string())
}

/// What the browser says about languages.
fn accepts(headers: &HeaderMap) -> &str {
    headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// Goes to another page after a change.
fn see_other(address: &str) -> Response {
    let location = HeaderValue::from_str(address).unwrap_or(HeaderValue::from_static("/"));
    (StatusCode::SEE_OTHER, [(axum::http::header::LOCATION, location)]).into_response()
}
