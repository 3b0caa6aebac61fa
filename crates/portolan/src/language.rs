//! Which language the terminal speaks: the one that was asked for, or that of the system, or English.

use crate::error::CliError;
use portolan_boards::Locale;
use portolan_boards::program::ErrorMessage;
use std::ffi::OsString;

/// The sentences in which the program answers this command line. It must be known before the line is read: the help, and
/// what is wrong with the line, are told in it.
pub fn spoken(line: impl Iterator<Item = OsString>) -> Locale {
    let asked = asked_for(line).and_then(|tag| Locale::new(&tag));
    let system = || of_the_system(|name| std::env::var(name).ok());
    asked.or_else(system).unwrap_or_else(Locale::english)
}

/// The language that a command line asks for.
fn asked_for(line: impl Iterator<Item = OsString>) -> Option<String> {
    let mut line = line.map(|word| word.to_string_lossy().into_owned());
    while let Some(word) = line.next() {
        match word.strip_prefix("--language") {
            Some("") => return line.next(),
            Some(rest) if rest.starts_with('=') => return Some(rest[1..].to_string()),
            _ => {}
        }
    }
    None
}

/// A language that was asked for must be one of those that there are.
pub fn check(wanted: Option<&str>) -> Result<(), CliError> {
    match wanted {
        Some(tag) if !Locale::languages().any(|known| known == tag) => {
            let known = Locale::languages().collect::<Vec<_>>().join(", ");
            Err(ErrorMessage::NoLanguage { language: tag.to_string(), known }.into())
        }
        _ => Ok(()),
    }
}

/// What POSIX says: the first of these that is set decides.
fn of_the_system(variable: impl Fn(&str) -> Option<String>) -> Option<Locale> {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let locale = names.into_iter().filter_map(variable).find(|locale| !locale.is_empty())?;
    Locale::new(locale.split(['_', '.', '-', '@']).next()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spoken(set: &[(&str, &str)]) -> Option<&'static str> {
        let variable =
            |name: &str| set.iter().find(|(key, _)| *key == name).map(|(_, value)| value.to_string());
        of_the_system(variable).map(|locale| locale.tag())
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
    fn the_command_line_is_asked_before_the_system() {
        let asked = |line: &str| asked_for(line.split(' ').map(OsString::from));
        assert_eq!(asked("rules osaka --language it"), Some("it".into()));
        assert_eq!(asked("--language=pl rules osaka"), Some("pl".into()));
        assert_eq!(asked("rules osaka --languages it"), None);
        assert_eq!(asked("rules --language"), None);
        assert_eq!(super::spoken(["--language", "de"].map(OsString::from).into_iter()).tag(), "de");
    }

    #[test]
    fn an_unknown_language_is_answered_with_the_known_ones() {
        let said = check(Some("tlh")).expect_err("there is none").told(&Locale::english());
        assert!(said.contains("‘tlh’") && said.contains("en") && said.contains("pl"), "{said}");
    }
}
