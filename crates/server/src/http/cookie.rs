//! The cookie with a browser's token: its name, its attributes, and when it is renewed.

use crate::app::App;
use axum::extract::Request;
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use std::sync::{Arc, OnceLock};

/// The name over HTTP. Over HTTPS it is still read, so that browsers from before the prefix stay logged in.
const PLAIN_NAME: &str = "portolan";

/// The name over HTTPS. A browser accepts a cookie with this prefix only over HTTPS and from this host, so another site on a
/// neighbouring host cannot set it.
const HOST_NAME: &str = "__Host-portolan";

/// How long a browser keeps the cookie after the last renewal, in seconds: 400 days, which is the longest that browsers allow.
const MAX_AGE: u32 = 34_560_000;

fn is_https(app: &App) -> bool {
    app.config.base_url.as_deref().is_some_and(|url| url.starts_with("https://"))
}

/// The token in a request.
pub(crate) struct CookieToken<'a> {
    pub(crate) token: &'a str,
    /// Whether the cookie has a former name.
    pub(crate) is_old: bool,
}

/// Returns the token in the cookies of a request.
pub(crate) fn read<'a>(app: &App, headers: &'a HeaderMap) -> Option<CookieToken<'a>> {
    let host_cookie = is_https(app).then(|| find(HOST_NAME, headers)).flatten();
    match host_cookie {
        Some(token) => Some(CookieToken { token, is_old: false }),
        None => find(PLAIN_NAME, headers).map(|token| CookieToken { token, is_old: is_https(app) }),
    }
}

fn find<'a>(name: &str, headers: &'a HeaderMap) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(|(found, _)| *found == name).map(|(_, value)| value).next_back()
}

/// Sets the cookie to this token.
pub(crate) fn set(app: &App, headers: &mut HeaderMap, token: &str) {
    headers.remove(SET_COOKIE);
    if is_https(app) {
        append(headers, HOST_NAME, token, MAX_AGE, "; Secure");
        append(headers, PLAIN_NAME, "", 0, "; Secure");
    } else {
        append(headers, PLAIN_NAME, token, MAX_AGE, "");
    }
}

/// Removes the cookie from the browser.
pub(crate) fn remove(app: &App, headers: &mut HeaderMap) {
    headers.remove(SET_COOKIE);
    if is_https(app) {
        append(headers, HOST_NAME, "", 0, "; Secure");
    }
    append(headers, PLAIN_NAME, "", 0, "");
}

fn append(headers: &mut HeaderMap, name: &str, token: &str, max_age: u32, more: &str) {
    let cookie = format!("{name}={token}; Path=/; Max-Age={max_age}; HttpOnly; SameSite=Lax{more}");
    // A token that a request has sent may contain characters that no header can.
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        headers.append(SET_COOKIE, cookie);
    }
}

/// The cookie that a response will renew: set where the caller is identified, applied to the response.
#[derive(Clone, Default)]
pub(crate) struct Renewal(Arc<OnceLock<String>>);

impl Renewal {
    /// Attaches a renewal to a request.
    pub(crate) fn attach(request: &mut Request) -> Renewal {
        let renewal = Renewal::default();
        request.extensions_mut().insert(renewal.clone());
        renewal
    }

    /// Requests that the response renews the cookie with this token.
    pub(crate) fn request(&self, token: &str) {
        self.0.get_or_init(|| token.to_string());
    }

    /// Renews the cookie, unless the response sets another one.
    pub(crate) fn apply(&self, app: &App, headers: &mut HeaderMap) {
        if let Some(token) = self.0.get().filter(|_| !headers.contains_key(SET_COOKIE)) {
            set(app, headers, token);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_of_several_cookies_is_used() {
        let mut headers = HeaderMap::new();
        headers.append(COOKIE, HeaderValue::from_static("a=1; portolan=old; portolan=new"));
        assert_eq!(find(PLAIN_NAME, &headers), Some("new"));
        assert_eq!(find(HOST_NAME, &headers), None);
    }
}
