//! People, and how a browser is recognised: by a random token in a cookie that no script can read. Only its hash is kept.

use crate::app::App;
use crate::error::ServerError;
use crate::live::now;
use crate::secret;
use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use portolan_store::{NewPerson, Person, TokenHash};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The name of the cookie.
const COOKIE_NAME: &str = "portolan";

/// The longest name that somebody can take.
pub const LONGEST_NAME: usize = 24;

/// How long somebody who was recognised is not looked up again: a new name shows itself on another server after that.
const REMEMBERED: Duration = Duration::from_secs(30);

/// How many are remembered.
const MOST_REMEMBERED: usize = 20_000;

/// Who makes a request; nobody if the browser is new here.
#[derive(Clone, Debug)]
pub struct Caller {
    /// Who it is.
    pub person: Option<Person>,
    /// It showed its token in a header, as programs do: another site cannot make a browser do that.
    pub by_header: bool,
}

impl Caller {
    /// Who shows these headers.
    pub(crate) async fn of(headers: &HeaderMap, app: &App) -> Result<Caller, ServerError> {
        let bearer = bearer(headers);
        let by_header = bearer.is_some();
        let token = bearer.or_else(|| cookie(headers)).filter(|token| secret::is_token(token));
        let Some(token) = token else { return Ok(Caller { person: None, by_header }) };
        Ok(Caller { person: app.recognise(TokenHash::of(token)).await?, by_header })
    }

    /// The person, or the refusal for one who must be somebody.
    pub fn somebody(self) -> Result<Person, ServerError> {
        self.person.ok_or(ServerError::NotYours)
    }
}

/// Those who were recognised lately.
#[derive(Default)]
pub struct PersonCache(Mutex<HashMap<TokenHash, (Person, Instant)>>);

impl std::fmt::Debug for PersonCache {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("PersonCache(…)")
    }
}

impl PersonCache {
    fn get(&self, token: TokenHash) -> Option<Person> {
        let faces = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (person, seen) = faces.get(&token)?;
        (seen.elapsed() < REMEMBERED).then(|| person.clone())
    }

    fn remember(&self, token: TokenHash, person: Person) {
        let mut faces = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if faces.len() >= MOST_REMEMBERED {
            faces.clear();
        }
        faces.insert(token, (person, Instant::now()));
    }

    fn forget(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, ServerError> {
        Caller::of(&parts.headers, app).await
    }
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(|(name, _)| *name == COOKIE_NAME).map(|(_, value)| value).next_back()
}

/// The header that hands the token to a browser.
pub(crate) fn set_cookie(app: &App, token: &str) -> HeaderValue {
    let secure = app.config.base_url.as_deref().is_some_and(|url| url.starts_with("https://"));
    let secure = if secure { "; Secure" } else { "" };
    let cookie = format!("{COOKIE_NAME}={token}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&cookie).expect("a token is made of digits and letters")
}

/// A name as others will see it: one line, not too long; nothing if nothing is left.
pub fn clean_name(text: &str) -> Option<String> {
    let visible = |letter: char| if letter.is_control() || is_invisible(letter) { ' ' } else { letter };
    let text: String = text.chars().map(visible).collect();
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let name: String = words.chars().take(LONGEST_NAME).collect();
    let name = name.trim_end().to_string();
    (!name.is_empty()).then_some(name)
}

/// Marks that turn the direction of writing or take no room: a name made of them could pass for another.
const fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

impl App {
    async fn recognise(&self, token: TokenHash) -> Result<Option<Person>, ServerError> {
        if let Some(person) = self.faces.get(token) {
            return Ok(Some(person));
        }
        let person = self.store.person_by_token(token).await?;
        if let Some(person) = &person {
            self.faces.remember(token, person.clone());
        }
        Ok(person)
    }

    /// Somebody new; with the token for its browser.
    pub(crate) async fn welcome(&self, name: String) -> Result<(Person, String), ServerError> {
        let (id, token) = (secret::person_id(), secret::token());
        let new = NewPerson { id, token: TokenHash::of(&token), name: name.clone(), at: now() };
        self.store.add_person(new).await?;
        Ok((Person { id, name, language: None }, token))
    }

    /// Another token for the same person: another device.
    pub(crate) async fn another_token(&self, person: &Person) -> Result<String, ServerError> {
        let token = secret::token();
        self.store.add_token(person.id, TokenHash::of(&token), now()).await?;
        Ok(token)
    }

    /// Changes name or language.
    pub(crate) async fn change(&self, person: &Person) -> Result<(), ServerError> {
        self.store.change_person(person).await?;
        self.faces.forget();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_line_and_not_empty() {
        assert_eq!(clean_name("  Anna \n Maria\t"), Some("Anna Maria".into()));
        assert_eq!(clean_name("\u{202e}annA\u{200b}"), Some("annA".into()));
        assert_eq!(clean_name(" \u{2060} \n"), None);
        assert_eq!(clean_name(&"ż".repeat(99)).unwrap().chars().count(), LONGEST_NAME);
    }

    #[test]
    fn the_last_of_several_cookies_counts() {
        let mut headers = HeaderMap::new();
        headers.append(COOKIE, HeaderValue::from_static("a=1; portolan=old; portolan=new"));
        assert_eq!(cookie(&headers), Some("new"));
    }
}
