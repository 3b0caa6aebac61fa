//! One's own name, and taking one's identity to another device.

use super::join::Name;
use super::{accepts, home, page, see_other};
use crate::actions::{known_language, name_of};
use crate::app::App;
use crate::error::ServerError;
use crate::people::{Caller, set_cookie};
use crate::secret;
use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{Html, Response};
use portolan_pages::{self as pages, EnterPage, Visitor};
use portolan_store::{Person, TokenHash};
use serde::Deserialize;
use std::sync::Arc;

/// Takes a name; whoever is new here becomes somebody by it.
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    caller: Caller,
    Form(Name { name }): Form<Name>,
) -> Result<Response, ServerError> {
    let name = name_of(&name)?;
    let mut response = see_other("/");
    match caller.person {
        Some(person) => app.change(&Person { name, ..person }).await?,
        None => {
            let (_, token) = app.welcome(name).await?;
            response.headers_mut().insert(SET_COOKIE, set_cookie(&app, &token));
        }
    }
    Ok(response)
}

/// A language from a form.
#[derive(Deserialize)]
pub(super) struct Language {
    language: String,
}

/// Chooses a language; whoever is new here becomes somebody by it, for it must be kept.
pub(super) async fn speak(
    State(app): State<Arc<App>>,
    caller: Caller,
    Form(Language { language }): Form<Language>,
) -> Result<Response, ServerError> {
    let language = known_language(&language)?;
    let mut response = see_other("/");
    let person = match caller.person {
        Some(person) => person,
        None => {
            let (person, token) =
                app.welcome(portolan_boards::names::guest(app.locale(None, language))).await?;
            response.headers_mut().insert(SET_COOKIE, set_cookie(&app, &token));
            person
        }
    };
    app.change(&Person { language: Some(language.into()), ..person }).await?;
    Ok(response)
}

/// Makes a secret link to this identity. It is shown once.
pub(super) async fn link(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Html<String>, ServerError> {
    let person = caller.somebody()?;
    let token = app.another_token(&person).await?;
    let base = app.config.base_url.clone().unwrap_or_default();
    home::show(&app, Some(&person), &headers, Some(&format!("{base}/me/enter/{token}"))).await
}

async fn owner(app: &App, token: &str) -> Result<Person, ServerError> {
    let known = secret::is_token(token).then(|| TokenHash::of(token)).ok_or(ServerError::NotFound)?;
    app.store.person_by_token(known).await?.ok_or(ServerError::NotFound)
}

/// The page of a secret link.
pub(super) async fn enter_page(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Result<Html<String>, ServerError> {
    let owner = owner(&app, &token).await?;
    let person = caller.person.as_ref();
    let visitor =
        Visitor { locale: app.locale(person, accepts(&headers)), name: person.map(|p| p.name.as_str()) };
    let enter = EnterPage { visitor, name: &owner.name, action: &format!("/me/enter/{token}") };
    Ok(page(pages::enter(&enter)))
}

/// Makes this browser play as the owner of the link.
pub(super) async fn enter(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
) -> Result<Response, ServerError> {
    owner(&app, &token).await?;
    let mut response = see_other("/");
    response.headers_mut().insert(SET_COOKIE, set_cookie(&app, &token));
    Ok(response)
}
