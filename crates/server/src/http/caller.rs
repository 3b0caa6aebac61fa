//! The caller of a request, identified by a token in a cookie or in the `Authorization` header.

use super::cookie::{self, Renewal};
use super::origin::bearer;
use crate::app::App;
use crate::error::ServerError;
use crate::secret;
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use portolan_boards::Locale;
use portolan_store::{DeviceId, Person, TokenHash};
use std::sync::Arc;

/// The caller of a request.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    /// `None` if there is no valid token.
    pub(crate) person: Option<Person>,
    /// The device of the person.
    pub(crate) device: Option<CallerDevice>,
    accept_language: String,
}

/// The device whose token identified a caller.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CallerDevice {
    pub(crate) id: DeviceId,
    pub(crate) token: TokenHash,
}

impl Caller {
    /// Identifies the caller by the token in the headers.
    pub(crate) async fn recognise(headers: &HeaderMap, app: &App) -> Result<Caller, ServerError> {
        let token = bearer(headers).or_else(|| cookie::read(app, headers).map(|cookie| cookie.token));
        let unknown = Caller::unknown(headers);
        let Some(token) = token.filter(|token| secret::is_token(token)) else { return Ok(unknown) };
        let token = TokenHash::of(token);
        let Some(login) = app.login(token).await? else { return Ok(unknown) };
        let device = CallerDevice { id: login.device, token };
        Ok(Caller { person: Some(login.person), device: Some(device), ..unknown })
    }

    /// Returns a caller without a token.
    pub(crate) fn unknown(headers: &HeaderMap) -> Caller {
        Caller { person: None, device: None, accept_language: super::accept_language(headers).to_string() }
    }

    /// Records that the device was used, and renews the cookie on the first use of a day.
    fn record_use(&self, parts: &Parts, app: &App) {
        let Some(device) = self.device else { return };
        let is_first = app.record_use(device.token);
        let cookie = if bearer(&parts.headers).is_none() { cookie::read(app, &parts.headers) } else { None };
        if let (Some(cookie), Some(renewal)) = (cookie, parts.extensions.get::<Renewal>())
            && (is_first || cookie.is_old)
        {
            renewal.request(cookie.token);
        }
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

    /// Returns the person and their device; refuses an unknown caller.
    pub(crate) fn known_with_device(self) -> Result<(Person, CallerDevice), ServerError> {
        self.person.zip(self.device).ok_or(ServerError::Forbidden)
    }
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, ServerError> {
        let caller = Caller::recognise(&parts.headers, app).await?;
        caller.record_use(parts, app);
        Ok(caller)
    }
}
