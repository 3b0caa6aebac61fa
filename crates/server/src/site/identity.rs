//! The visitor's name and language, and the login link for another device.

use super::{home, page, see_other};
use crate::actions::{parse_language, parse_name};
use crate::app::App;
use crate::error::ServerError;
use crate::http::caller::{Caller, set_cookie};
use axum::extract::{Form, Path, State};
use axum::http::header::SET_COOKIE;
use axum::response::{Html, Response};
use portolan_boards::names;
use portolan_pages::{self as pages, EnterPage, Visitor};
use portolan_store::Person;
use serde::Deserialize;
use std::sync::Arc;

/// The form of a name.
#[derive(Deserialize)]
pub(super) struct NameForm {
    pub(super) name: String,
}

/// Sets the name of the visitor. A new visitor becomes a person.
pub(super) async fn set_name(
    State(app): State<Arc<App>>,
    caller: Caller,
    Form(NameForm { name }): Form<NameForm>,
) -> Result<Response, ServerError> {
    let name = parse_name(&name)?;
    let mut response = see_other("/");
    match caller.person {
        Some(person) => app.change_person(&Person { name, ..person }).await?,
        None => {
            let (_, token) = app.add_person(name).await?;
            response.headers_mut().insert(SET_COOKIE, set_cookie(&app, &token));
        }
    }
    Ok(response)
}

/// The form of a language.
#[derive(Deserialize)]
pub(super) struct LanguageForm {
    language: String,
}

/// Sets the language of the visitor. A new visitor becomes a person, because the language must be stored.
pub(super) async fn set_language(
    State(app): State<Arc<App>>,
    caller: Caller,
    Form(LanguageForm { language }): Form<LanguageForm>,
) -> Result<Response, ServerError> {
    let language = parse_language(&language)?;
    let mut response = see_other("/");
    let person = match caller.person {
        Some(person) => person,
        None => {
            let (person, token) = app.add_person(names::guest(app.locale(None, language))).await?;
            response.headers_mut().insert(SET_COOKIE, set_cookie(&app, &token));
            person
        }
    };
    app.change_person(&Person { language: Some(language.into()), ..person }).await?;
    Ok(response)
}

/// Creates a login link for another device. It is shown once.
pub(super) async fn create_link(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Html<String>, ServerError> {
    let token = app.add_token(&caller.clone().known()?).await?;
    let base = app.config.base_url.clone().unwrap_or_default();
    home::show(&app, &caller, Some(&format!("{base}/me/enter/{token}"))).await
}

/// Returns the person of a login link.
async fn owner(app: &App, token: &str) -> Result<Person, ServerError> {
    app.person_by_token(token).await?.ok_or(ServerError::NotFound)
}

/// The page of a login link.
pub(super) async fn show_link(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(token): Path<String>,
) -> Result<Html<String>, ServerError> {
    let owner = owner(&app, &token).await?;
    let visitor = Visitor { locale: caller.locale(&app), name: caller.name() };
    let action = format!("/me/enter/{token}");
    Ok(page(pages::enter(&EnterPage { visitor, name: &owner.name, action: &action })))
}

/// Logs this browser in as the person of the link.
pub(super) async fn follow_link(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
) -> Result<Response, ServerError> {
    owner(&app, &token).await?;
    let mut response = see_other("/");
    response.headers_mut().insert(SET_COOKIE, set_cookie(&app, &token));
    Ok(response)
}
