//! People and their tokens. A browser has its token in a cookie that no script can read; only the hash is stored.

use crate::active_table::now_millis;
use crate::app::App;
use crate::error::ServerError;
use crate::secret;
use portolan_store::{NewPerson, Person, TokenHash};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Maximum length of a name, in characters.
const MAX_NAME_LENGTH: usize = 24;

/// How long a person is cached. Until then, other servers may show the old name.
const CACHE_TIME: Duration = Duration::from_secs(30);

/// Maximum number of cached people.
const MAX_CACHED: usize = 20_000;

/// A cache of people, by the hash of their token.
#[derive(Default)]
pub(crate) struct PersonCache(Mutex<HashMap<TokenHash, (Person, Instant)>>);

impl PersonCache {
    fn get(&self, token: TokenHash) -> Option<Person> {
        let people = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (person, cached_at) = people.get(&token)?;
        (cached_at.elapsed() < CACHE_TIME).then(|| person.clone())
    }

    fn insert(&self, token: TokenHash, person: Person) {
        let mut people = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if people.len() >= MAX_CACHED {
            people.clear();
        }
        people.insert(token, (person, Instant::now()));
    }

    fn clear(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// Returns a name as one line of limited length; `None` if nothing visible is left.
pub(crate) fn clean_name(text: &str) -> Option<String> {
    let visible = |letter: char| if letter.is_control() || is_invisible(letter) { ' ' } else { letter };
    let text: String = text.chars().map(visible).collect();
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let name: String = words.chars().take(MAX_NAME_LENGTH).collect();
    let name = name.trim_end().to_string();
    (!name.is_empty()).then_some(name)
}

/// Whether a character has no width or changes the writing direction. With such characters a name could imitate another.
const fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

impl App {
    /// Returns the person with this token, if there is one.
    pub(crate) async fn person_by_token(&self, token: &str) -> Result<Option<Person>, ServerError> {
        if !secret::is_token(token) {
            return Ok(None);
        }
        let hash = TokenHash::of(token);
        if let Some(person) = self.people.get(hash) {
            return Ok(Some(person));
        }
        let person = self.store.person_by_token(hash).await?;
        if let Some(person) = &person {
            self.people.insert(hash, person.clone());
        }
        Ok(person)
    }

    /// Adds a person, with a token for their browser or program.
    pub(crate) async fn add_person(&self, name: String) -> Result<(Person, String), ServerError> {
        let (id, token) = (secret::person_id(), secret::token());
        let new = NewPerson { id, token: TokenHash::of(&token), name: name.clone(), at: now_millis() };
        self.store.add_person(new).await?;
        Ok((Person { id, name, language: None }, token))
    }

    /// Adds a token for another device of a person.
    pub(crate) async fn add_token(&self, person: &Person) -> Result<String, ServerError> {
        let token = secret::token();
        self.store.add_token(person.id, TokenHash::of(&token), now_millis()).await?;
        Ok(token)
    }

    /// Changes the name and the language of a person.
    pub(crate) async fn change_person(&self, person: &Person) -> Result<(), ServerError> {
        self.store.update_person(person).await?;
        self.people.clear();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clean_name_is_one_visible_line() {
        assert_eq!(clean_name("  Anna \n Maria\t"), Some("Anna Maria".into()));
        assert_eq!(clean_name("\u{202e}annA\u{200b}"), Some("annA".into()));
        assert_eq!(clean_name(" \u{2060} \n"), None);
        assert_eq!(clean_name(&"ż".repeat(99)).unwrap().chars().count(), MAX_NAME_LENGTH);
    }
}
