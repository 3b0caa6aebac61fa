//! Entering a one-time code: this browser becomes another device of the person who made it.

use super::{page, see_other};
use crate::app::App;
use crate::device_kind::DeviceKind;
use crate::error::ServerError;
use crate::http::caller::Caller;
use crate::http::cookie;
use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::response::{Html, IntoResponse, Response};
use portolan_pages::{self as pages, EnterPage, EnterState, Visitor};
use portolan_store::Person;
use serde::Deserialize;
use std::sync::Arc;

/// The page on which a code is typed.
pub(super) async fn show_form(State(app): State<Arc<App>>, caller: Caller) -> Html<String> {
    code_form(&app, &caller, None)
}

/// The page of a link with a code.
pub(super) async fn show_link(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(code): Path<String>,
) -> Result<Response, ServerError> {
    let owner = match app.person_by_code(&code).await {
        Ok(owner) => owner,
        Err(error) => return refuse(&app, &caller, &code, error),
    };
    let state = state(&app, &caller, &owner).await?;
    Ok(code_page(&app, &caller, &owner, &code, state).into_response())
}

fn code_form(app: &App, caller: &Caller, refused: Option<&str>) -> Html<String> {
    let visitor = Visitor { locale: caller.locale(app), name: caller.name() };
    page(pages::code_form(&visitor, refused))
}

/// Returns the page on which a code is typed again, if the code is the reason of the error.
fn refuse(app: &App, caller: &Caller, code: &str, error: ServerError) -> Result<Response, ServerError> {
    match error {
        ServerError::UnknownCode => Ok((error.status(), code_form(app, caller, Some(code))).into_response()),
        other => Err(other),
    }
}

/// The form of a code.
#[derive(Deserialize)]
pub(super) struct CodeForm {
    code: String,
    /// What the visitor has confirmed: nothing yet, `replace` (to be another person here), or `confirm` (to lose games).
    #[serde(default)]
    step: String,
}

/// Uses a code. If this browser has another identity, the visitor must agree to replace it, and twice if games would be lost.
pub(super) async fn enter(
    State(app): State<Arc<App>>,
    caller: Caller,
    kind: DeviceKind,
    headers: HeaderMap,
    Form(CodeForm { code, step }): Form<CodeForm>,
) -> Result<Response, ServerError> {
    let owner = match app.person_by_code(&code).await {
        Ok(owner) => owner,
        Err(error) => return refuse(&app, &caller, &code, error),
    };
    let state = state(&app, &caller, &owner).await?;
    let state = match state {
        EnterState::New => None,
        EnterState::Replaces { .. } if step == "confirm" => None,
        EnterState::Replaces { endangered: 0, .. } if step == "replace" => None,
        EnterState::Replaces { endangered, .. } => {
            Some(EnterState::Replaces { endangered, again: step == "replace" })
        }
        EnterState::Same => Some(EnterState::Same),
    };
    if let Some(state) = state {
        return Ok(code_page(&app, &caller, &owner, &code, state).into_response());
    }
    let token = match app.use_code(&code, kind).await {
        Ok((_, token)) => token,
        Err(error) => return refuse(&app, &caller, &code, error),
    };
    // The cookie held the only copy of the replaced token. The code is used up, so this error must not end the request.
    if let (Ok((person, device)), true) = (caller.known_with_device(), cookie::read(&app, &headers).is_some())
        && let Err(error) = app.remove_device(&person, device.id).await
    {
        tracing::warn!(%error, "the replaced device could not be removed");
    }
    let mut response = see_other("/");
    cookie::set(&app, response.headers_mut(), &token);
    Ok(response)
}

/// Returns what using a code of this person would do to the identity of the caller.
async fn state(app: &App, caller: &Caller, owner: &Person) -> Result<EnterState, ServerError> {
    match &caller.person {
        None => Ok(EnterState::New),
        Some(person) if person.id == owner.id => Ok(EnterState::Same),
        Some(person) => {
            let endangered = app.endangered_table_count(person).await?;
            Ok(EnterState::Replaces { endangered, again: false })
        }
    }
}

fn code_page(app: &App, caller: &Caller, owner: &Person, code: &str, state: EnterState) -> Html<String> {
    let visitor = Visitor { locale: caller.locale(app), name: caller.name() };
    page(pages::enter(&EnterPage { visitor, name: &owner.name, code, state }))
}
