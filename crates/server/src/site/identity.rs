//! The visitor's name and language.

use super::see_other;
use crate::actions::{parse_language, parse_name};
use crate::app::App;
use crate::device_kind::DeviceKind;
use crate::error::ServerError;
use crate::http::caller::Caller;
use crate::http::cookie;
use axum::extract::{Form, State};
use axum::response::Response;
use portolan_boards::names;
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
    kind: DeviceKind,
    Form(NameForm { name }): Form<NameForm>,
) -> Result<Response, ServerError> {
    let name = parse_name(&name)?;
    let mut response = see_other("/");
    match caller.person {
        Some(person) => app.change_person(&Person { name, ..person }).await?,
        None => {
            let (_, token) = app.add_person(name, kind).await?;
            cookie::set(&app, response.headers_mut(), &token);
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
    kind: DeviceKind,
    Form(LanguageForm { language }): Form<LanguageForm>,
) -> Result<Response, ServerError> {
    let language = parse_language(&language)?;
    let mut response = see_other("/");
    let person = match caller.person {
        Some(person) => person,
        None => {
            let (person, token) = app.add_person(names::guest(app.locale(None, language)), kind).await?;
            cookie::set(&app, response.headers_mut(), &token);
            person
        }
    };
    app.change_person(&Person { language: Some(language.into()), ..person }).await?;
    Ok(response)
}
