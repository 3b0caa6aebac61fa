//! How results are told to people: as [`text`] for a terminal, and as one [`page`] with plots that needs nothing but
//! itself. A [`Teller`] has the language: its words, and how it writes numbers.

pub mod page;
mod plot;
mod teller;
pub mod text;

pub use teller::Teller;

#[cfg(test)]
mod tests {
    use portolan_boards::report::Report;
    use std::fs;
    use std::path::Path;

    fn sources(folder: &Path) -> String {
        let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
        let read = |path: &Path| fs::read_to_string(path).expect("a text");
        entries.map(|path| if path.is_dir() { sources(&path) } else { read(&path) }).collect()
    }

    #[test]
    fn nothing_is_there_to_be_said_that_no_report_says() {
        let code = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        for name in Report::NAMES {
            assert!(code.contains(&format!("Report::{name} ")), "{name} is never said");
        }
    }
}
