//! Random secrets and ids, from the operating system; the randomness of games comes from their seeds.

use portolan_store::{DeviceId, PersonId, TableId};

/// Returns cryptographically secure random bytes.
///
/// # Panics
/// If the operating system provides none: the server must not run without them.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system returns random bytes");
    bytes
}

/// Returns a new secret for a cookie or a link, with 160 bits.
pub(crate) fn token() -> String {
    hex::encode(random::<20>())
}

/// Whether the text has the form of a secret. If not, no query is needed.
pub(crate) fn is_token(text: &str) -> bool {
    text.len() == 40 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// The number of characters of a one-time code, without separators: 80 random bits, which nobody guesses in its ten minutes.
const CODE_LENGTH: usize = 16;

/// The number of characters of a one-time code between two separators.
const CODE_GROUP: usize = 4;

/// Digits and letters that do not look alike: 32, so that a random byte selects each with the same probability.
const CODE_ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Returns a new one-time code, without separators.
pub(crate) fn device_code() -> String {
    let letter = |byte: u8| char::from(CODE_ALPHABET[usize::from(byte) % CODE_ALPHABET.len()]);
    random::<CODE_LENGTH>().into_iter().map(letter).collect()
}

/// Returns a code in groups that are easy to type.
pub(crate) fn group_device_code(code: &str) -> String {
    let groups: Vec<&str> =
        (0..code.len()).step_by(CODE_GROUP).filter_map(|at| code.get(at..at + CODE_GROUP)).collect();
    groups.join("-")
}

/// Parses a code as people type it: in any case, with spaces or hyphens anywhere.
pub(crate) fn parse_device_code(text: &str) -> Option<String> {
    let is_separator = |letter: &char| letter.is_whitespace() || *letter == '-';
    let code: String = text
        .chars()
        .filter(|letter| !is_separator(letter))
        .take(CODE_LENGTH + 1)
        .map(|letter| letter.to_ascii_lowercase())
        .collect();
    (code.len() == CODE_LENGTH && code.bytes().all(|byte| CODE_ALPHABET.contains(&byte))).then_some(code)
}

pub(crate) fn device_id() -> DeviceId {
    DeviceId::from_random(random())
}

pub(crate) fn table_id() -> TableId {
    TableId::from_random(random())
}

pub(crate) fn person_id() -> PersonId {
    PersonId::from_random(random())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_parsed_as_people_type_them() {
        let code = device_code();
        assert_eq!(parse_device_code(&code), Some(code.clone()));
        let grouped = group_device_code(&code);
        assert_eq!(grouped.len(), 19);
        assert_eq!(parse_device_code(&grouped), Some(code.clone()));
        let typed = format!("  {} ", grouped.to_uppercase().replace('-', " - "));
        assert_eq!(parse_device_code(&typed), Some(code));
        for bad in
            ["", "abcd", "abcd-efgh-ijkm-npq", "abcd-efgh-ijkm-npqrs", "abcd-efgh-ijkm-npq0", "żżżżżżżż"]
        {
            assert_eq!(parse_device_code(bad), None, "{bad}");
        }
        assert_eq!(parse_device_code(&token()), None);
    }
}
