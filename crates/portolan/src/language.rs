//! Which language the terminal speaks: the one that was asked for, or that of the system, or English.

use crate::failure::Failure;
use portolan_boards::Words;

/// The sentences of the language with this tag; without one, of the system's.
pub fn words(wanted: Option<&str>) -> Result<Words, Failure> {
    match wanted {
        Some(tag) => Words::new(tag).ok_or_else(|| {
            let known = Words::languages().collect::<Vec<_>>().join(", ");
            Failure::input(format!("there is no language ‘{tag}’; there are: {known}"))
        }),
        None => Ok(of_the_system(|name| std::env::var(name).ok()).unwrap_or_else(Words::english)),
    }
}

/// What POSIX says: the first of these that is set decides.
fn of_the_system(variable: impl Fn(&str) -> Option<String>) -> Option<Words> {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let locale = names.into_iter().filter_map(variable).find(|locale| !locale.is_empty())?;
    Words::new(locale.split(['_', '.', '-', '@']).next()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spoken(set: &[(&str, &str)]) -> Option<&'static str> {
        let variable =
            |name: &str| set.iter().find(|(key, _)| *key == name).map(|(_, value)| value.to_string());
        of_the_system(variable).map(|words| words.tag())
    }

    #[test]
    fn the_system_is_understood() {
        assert_eq!(spoken(&[("LANG", "pl_PL.UTF-8")]), Some("pl"));
        assert_eq!(spoken(&[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "it")]), Some("it"));
        assert_eq!(spoken(&[("LANG", "de_AT@euro"), ("LC_ALL", "")]), Some("de"));
        assert_eq!(spoken(&[("LANG", "C.UTF-8")]), None);
        assert_eq!(spoken(&[]), None);
    }

    #[test]
    fn an_unknown_language_is_answered_with_the_known_ones() {
        let said = words(Some("tlh")).err().expect("there is none").to_string();
        assert!(said.contains("‘tlh’") && said.contains("en") && said.contains("pl"), "{said}");
    }
}
