//! The caller of a request, identified by a token in a cookie or in the `Authorization` header.

use super::origin::bearer;
use crate::app::App;
use crate::error::ServerError;
use axum::extract::FromRequestParts;
use axum::http::header::COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use portolan_boards::Locale;
use portolan_store::Person;
use std::sync::Arc;

/// The name of the cookie.
const COOKIE_NAME: &str = "portolan";

/// The caller of a request.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    /// `None` if there is no valid token.
    pub(crate) person: Option<Person>,
    accept_language: String,
}

impl Caller {
    /// Identifies the caller by the token in the headers.
    pub(crate) async fn recognise(headers: &HeaderMap, app: &App) -> Result<Caller, ServerError> {
        let person = match bearer(headers).or_else(|| cookie(headers)) {
            Some(token) => app.person_by_token(token).await?,
            None => None,
        };
        Ok(Caller { person, ..Caller::unknown(headers) })
    }

    /// Returns a caller without a token.
    pub(crate) fn unknown(headers: &HeaderMap) -> Caller {
        Caller { person: None, accept_language: super::accept_language(headers).to_string() }
    }

    /// The locale for the caller.
    pub(crate) fn locale<'a>(&self, app: &'a App) -> &'a Locale {
        app.locale(self.person.as_ref(), &self.accept_language)
    }

    /// The name of the caller, if known.
    pub(crate) fn name(&self) -> Option<&str> {
        self.person.as_ref().map(|person| person.name.as_str())
    }

    /// Returns the person; refuses an unknown caller.
    pub(crate) fn known(self) -> Result<Person, ServerError> {
        self.person.ok_or(ServerError::Forbidden)
    }
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, ServerError> {
        Caller::recognise(&parts.headers, app).await
    }
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(|(name, _)| *name == COOKIE_NAME).map(|(_, value)| value).next_back()
}

/// Returns a `Set-Cookie` header with this token.
pub(crate) fn set_cookie(app: &App, token: &str) -> HeaderValue {
    let secure = app.config.base_url.as_deref().is_some_and(|url| url.starts_with("https://"));
    let secure = if secure { "; Secure" } else { "" };
    let cookie = format!("{COOKIE_NAME}={token}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&cookie).expect("a token consists of digits and letters")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_of_several_cookies_is_used() {
        let mut headers = HeaderMap::new();
        headers.append(COOKIE, HeaderValue::from_static("a=1; portolan=old; portolan=new"));
        assert_eq!(cookie(&headers), Some("new"));
    }
}
