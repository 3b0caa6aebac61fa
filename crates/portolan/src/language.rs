//! The language of the terminal: the requested one, otherwise the system's, otherwise English.

use crate::error::CliError;
use crate::error_message::ErrorMessage;
use portolan_i18n::Locale;
use std::ffi::OsString;

/// Returns the locale for this command line. It is determined before the line is parsed, because help and errors need
/// it.
pub fn of_command_line(line: impl Iterator<Item = OsString>) -> Locale {
    let requested = requested(line).and_then(|tag| Locale::new(&tag));
    let system = || of_the_system(|name| std::env::var(name).ok());
    requested.or_else(system).unwrap_or_else(Locale::english)
}

/// Returns the tag after `--language`; `None` if there is none.
fn requested(line: impl Iterator<Item = OsString>) -> Option<String> {
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

/// Refuses an unknown language.
pub fn check(requested: Option<&str>) -> Result<(), CliError> {
    match requested {
        Some(tag) if !Locale::languages().any(|known| known == tag) => {
            let known = Locale::languages().collect::<Vec<_>>().join(", ");
            Err(ErrorMessage::NoLanguage { language: tag.to_string(), known }.into())
        }
        _ => Ok(()),
    }
}

/// Returns the locale of the first POSIX locale variable that is set; `None` if we do not have its language.
fn of_the_system(variable: impl Fn(&str) -> Option<String>) -> Option<Locale> {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let locale = names.into_iter().filter_map(variable).find(|locale| !locale.is_empty())?;
    Locale::new(locale.split(['_', '.', '-', '@']).next()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn system_language(set: &[(&str, &str)]) -> Option<&'static str> {
        let variable =
            |name: &str| set.iter().find(|(key, _)| *key == name).map(|(_, value)| value.to_string());
        of_the_system(variable).map(|locale| locale.tag())
    }

    #[test]
    fn the_system_s_variables_are_used_in_the_order_of_posix() {
        assert_eq!(system_language(&[("LANG", "pl_PL.UTF-8")]), Some("pl"));
        assert_eq!(system_language(&[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "it")]), Some("it"));
        assert_eq!(system_language(&[("LANG", "de_AT@euro"), ("LC_ALL", "")]), Some("de"));
        assert_eq!(system_language(&[("LANG", "C.UTF-8")]), None);
        assert_eq!(system_language(&[]), None);
    }

    #[test]
    fn the_language_of_the_command_line_is_used() {
        let requested = |line: &str| requested(line.split(' ').map(OsString::from));
        assert_eq!(requested("rules osaka --language it"), Some("it".into()));
        assert_eq!(requested("--language=pl rules osaka"), Some("pl".into()));
        assert_eq!(requested("rules osaka --languages it"), None);
        assert_eq!(requested("rules --language"), None);
        assert_eq!(of_command_line(["--language", "de"].map(OsString::from).into_iter()).tag(), "de");
    }

    #[test]
    fn the_error_for_an_unknown_language_lists_the_known_ones() {
        let error = check(Some("tlh")).expect_err("an unknown language").text(&Locale::english());
        assert!(error.contains("‘tlh’") && error.contains("en") && error.contains("pl"), "{error}");
    }
}
