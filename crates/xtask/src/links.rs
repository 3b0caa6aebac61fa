//! Checks that relative links in documents lead to files that exist.

use crate::{Result, root};
use std::path::{Path, PathBuf};

/// Fails if a document links to a file that does not exist.
pub(crate) fn check() -> Result {
    let listed = crate::command::program("git", &["ls-files", "*.md"]).output();
    let listed = listed.map_err(|error| format!("git ls-files: {error}"))?;
    let mut dead = Vec::new();
    for document in String::from_utf8_lossy(&listed.stdout).lines().map(PathBuf::from) {
        let Ok(text) = std::fs::read_to_string(root().join(&document)) else { continue };
        let folder = root().join(&document).parent().map(Path::to_path_buf).unwrap_or_default();
        let missing = targets(&text).filter(|target| !folder.join(target).exists());
        dead.extend(missing.map(|target| format!("{}: {target}", document.display())));
    }
    if dead.is_empty() { Ok(()) } else { Err(format!("dead links:\n{}", dead.join("\n"))) }
}

/// Returns the files to which a document links, without anchors. Links to sites and within the document are omitted.
fn targets(text: &str) -> impl Iterator<Item = &str> {
    let links = text.split("](").skip(1).filter_map(|rest| rest.split([')', ' ']).next());
    let files = links.filter(|link| !link.contains("://") && !link.starts_with(['#', '/', '<']));
    files.filter_map(|link| link.split('#').next()).filter(|file| !file.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_to_files_are_found_without_their_anchors() {
        let text = "See [a](docs/a.md#part), [b](https://b.example/), [c](#c) and ![d](images/d.png \"D\").";
        assert_eq!(targets(text).collect::<Vec<_>>(), ["docs/a.md", "images/d.png"]);
    }
}
