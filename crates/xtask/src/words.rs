//! Checks that comments and documents do not contain the words that `docs/glossary.md` lists as avoided.
//!
//! The list is a table: a word (or the beginning of one, ending in `…`) and what to write instead.

use crate::{Result, root};
use std::path::{Path, PathBuf};

/// The document with the table of avoided words.
const GLOSSARY: &str = "docs/glossary.md";

/// Fails if a comment or document contains an avoided word.
pub(crate) fn check() -> Result {
    let glossary = read(&root().join(GLOSSARY))?;
    let avoided = avoided(&glossary);
    if avoided.is_empty() {
        return Err(format!("{GLOSSARY} has no table of avoided words"));
    }
    let mut found = Vec::new();
    for file in tracked_files()? {
        let text = read(&root().join(&file))?;
        for (number, line) in prose_lines(&file, &text) {
            let line = line.to_lowercase();
            found.extend(
                avoided.iter().filter(|(word, _)| contains(&line, word)).map(|(word, instead)| {
                    format!("{}:{number}: ‘{word}’ (write: {instead})", file.display())
                }),
            );
        }
    }
    if found.is_empty() {
        return Ok(());
    }
    Err(format!("avoided words:\n{}", found.join("\n")))
}

/// Returns the rows of the table whose heading starts with `avoid`.
fn avoided(glossary: &str) -> Vec<(String, String)> {
    let rows = glossary.lines().skip_while(|line| !line.starts_with("| avoid")).skip(2);
    let cells = rows.take_while(|line| line.starts_with('|')).filter_map(|row| {
        let mut cells = row.trim_matches('|').split('|').map(str::trim);
        Some((cells.next()?.to_lowercase(), cells.next()?.to_string()))
    });
    cells.collect()
}

/// Whether the line contains the word, with no letter before it and (unless it ends in `…`) none after it.
fn contains(line: &str, word: &str) -> bool {
    let (word, is_prefix) = word.strip_suffix('…').map_or((word, false), |word| (word, true));
    line.match_indices(word).any(|(start, _)| {
        let before = line[..start].chars().next_back();
        let after = line[start + word.len()..].chars().next();
        let is_letter =
            |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '_');
        !is_letter(before) && (is_prefix || !is_letter(after))
    })
}

/// Returns the lines of prose with their numbers: in documents everything but code, in programs only comments.
fn prose_lines<'a>(file: &Path, text: &'a str) -> Vec<(usize, &'a str)> {
    let is_document = file.extension().is_some_and(|ending| ending == "md");
    let mut in_code = false;
    let mut lines = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        if is_document {
            in_code ^= line.trim_start().starts_with("```");
            if !in_code {
                lines.push((number, line));
            }
        } else if let Some(start) = line.find("//") {
            lines.push((number, &line[start..]));
        }
    }
    lines
}

/// Returns the programs and documents under version control, except the glossary and rulebook texts.
fn tracked_files() -> Result<Vec<PathBuf>> {
    let listed = crate::command::program("git", &["ls-files", "*.rs", "*.js", "*.md"]).output();
    let listed = listed.map_err(|error| format!("git ls-files: {error}"))?;
    let files = String::from_utf8_lossy(&listed.stdout);
    let is_checked = |file: &&str| *file != GLOSSARY && !file.contains("/texts/");
    Ok(files
        .lines()
        .filter(is_checked)
        .map(PathBuf::from)
        .filter(|file| root().join(file).is_file())
        .collect())
}

fn read(file: &Path) -> Result<String> {
    std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_whole_or_as_prefixes() {
        assert!(contains("for whoever reads", "whoever"));
        assert!(!contains("whoeverish", "whoever"));
        assert!(contains("three deeds", "deed…"));
        assert!(!contains("indeed", "deed…"));
    }

    #[test]
    fn only_comments_of_programs_are_checked() {
        let text = "let whoever = 1; // a comment\n/// Documentation.";
        let lines = prose_lines(Path::new("a.rs"), text);
        assert_eq!(lines, [(1, "// a comment"), (2, "/// Documentation.")]);
    }

    #[test]
    fn the_table_of_the_glossary_is_parsed() {
        let rows = avoided("# Words\n\n| avoid | write |\n|---|---|\n| Whoever | the player |\n\nEnd");
        assert_eq!(rows, [("whoever".to_string(), "the player".to_string())]);
    }
}
