//! Checks by the names of tests that every section of the rules and every ruling has one, and writes them as a table.
//!
//! Tests are named after facts: `s3_2_three_blue_cards_…` is about §3.2, `r10_the_market_…` about ruling R10. Only
//! names are checked; whether a test checks what its name says is up to its reader.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// Compares `RULES.md`, `RULINGS.md` and the tests of the crate at `root` with its `TESTS.md`. With the environment
/// variable `PORTOLAN_WRITE_TESTS_MD` the table is written instead.
pub fn check(root: &str) -> Result<(), String> {
    let root = Path::new(root);
    let table = table(&read(&root.join("RULES.md"))?, &read(&root.join("RULINGS.md"))?, &tests_of(root)?)?;
    let path = root.join("TESTS.md");
    if std::env::var_os("PORTOLAN_WRITE_TESTS_MD").is_some() {
        return std::fs::write(&path, table).map_err(|error| format!("{}: {error}", path.display()));
    }
    if read(&path)? == table {
        return Ok(());
    }
    Err("TESTS.md does not match the tests; write it again with PORTOLAN_WRITE_TESTS_MD=1".into())
}

/// Returns the table, or the section or ruling without a test, or the test without a section or ruling.
pub fn table(rules: &str, rulings: &str, tests: &[String]) -> Result<String, String> {
    let mut by_number: BTreeMap<Vec<u32>, (String, Vec<&str>)> = BTreeMap::new();
    for (number, title) in sections(rules) {
        by_number.insert(number, (title, Vec::new()));
    }
    let mut by_ruling: BTreeMap<u32, Vec<&str>> =
        ruling_numbers(rulings).map(|number| (number, Vec::new())).collect();
    for test in tests {
        if let Some(number) = numbers_after('s', test) {
            let section = longest_section(&by_number, &number)
                .ok_or(format!("{test} names a section that does not exist"))?;
            by_number.entry(section).or_default().1.push(test);
        } else if let Some([number, ..]) = numbers_after('r', test).as_deref() {
            by_ruling.get_mut(number).ok_or(format!("{test} names a ruling that does not exist"))?.push(test);
        }
    }
    check_named_tests(rulings, tests)?;
    check_labelled_lines(rulings)?;
    write_table(&by_number, &by_ruling)
}

fn write_table(
    sections: &BTreeMap<Vec<u32>, (String, Vec<&str>)>,
    rulings: &BTreeMap<u32, Vec<&str>>,
) -> Result<String, String> {
    let mut table = String::from(
        "# Which test holds which rule\n\nMade from the names of the tests; a section or ruling without one fails.\n\n| section | tests |\n|---|---|\n",
    );
    for (number, (title, tests)) in sections {
        let number = dotted(number);
        // The tests of its sections also count for a chapter.
        if tests.is_empty() && number.contains('.') {
            return Err(format!("§{number} ({title}) has no test"));
        }
        let _ = writeln!(table, "| §{number} {title} | {} |", in_code(tests));
    }
    table += "\n| ruling | tests |\n|---|---|\n";
    for (number, tests) in rulings {
        if tests.is_empty() {
            return Err(format!("ruling R{number} has no test"));
        }
        let _ = writeln!(table, "| R{number} | {} |", in_code(tests));
    }
    Ok(table)
}

fn in_code(tests: &[&str]) -> String {
    tests.iter().map(|test| format!("`{test}`")).collect::<Vec<_>>().join(", ")
}

/// Returns the numbered headings such as `# 3 The turn` and `## 3.1 Buy`.
fn sections(rules: &str) -> impl Iterator<Item = (Vec<u32>, String)> + '_ {
    rules.lines().filter(|line| line.starts_with('#')).filter_map(|line| {
        let (number, title) = line.trim_start_matches('#').trim().split_once(' ')?;
        let number = number.split('.').map(|part| part.parse().ok()).collect::<Option<Vec<u32>>>()?;
        Some((number, title.to_string()))
    })
}

/// Whether there is a section with this number.
pub(crate) fn has(rules: &str, section: &str) -> bool {
    sections(rules).any(|(number, _)| dotted(&number) == section)
}

/// The labelled lines of every ruling, in this order. A ruling that changed with a rules revision has one more.
const RULING: [&str; 5] = ["The text says:", "It could also mean:", "What we do:", "Why:", "Test:"];

/// Checks that every ruling has its labelled lines.
fn check_labelled_lines(rulings: &str) -> Result<(), String> {
    for ruling in rulings.split("\n## R").skip(1) {
        let number = ruling.split_whitespace().next().unwrap_or_default();
        let labels = ruling.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("**"));
        let labels: Vec<_> =
            labels.filter(|(_, text)| !text.trim().is_empty()).map(|(label, _)| label).collect();
        if !labels.starts_with(&RULING) {
            return Err(format!("ruling R{number} must have these lines, in order: {}", RULING.join(" ")));
        }
    }
    Ok(())
}

/// Returns the headings of the rulings, such as `## R10 When is …`.
fn ruling_numbers(rulings: &str) -> impl Iterator<Item = u32> + '_ {
    rulings.lines().filter_map(|line| line.strip_prefix("## R")?.split_once(' ')?.0.parse().ok())
}

/// Checks that the rulings name existing tests.
fn check_named_tests(rulings: &str, tests: &[String]) -> Result<(), String> {
    let named = rulings.split('`').skip(1).step_by(2).filter(|name| numbers_after('r', name).is_some());
    match named.into_iter().find(|name| !tests.iter().any(|test| test == name)) {
        Some(missing) => Err(format!("RULINGS.md names the test {missing}, which does not exist")),
        None => Ok(()),
    }
}

/// Returns all numbers at the beginning of a name: 3 and 2 for `s3_2_three_blue`.
fn numbers_after(letter: char, test: &str) -> Option<Vec<u32>> {
    let parts = test.strip_prefix(letter)?.split('_');
    let numbers: Vec<u32> = parts.map_while(|part| part.parse().ok()).collect();
    (!numbers.is_empty()).then_some(numbers)
}

/// Returns the section, even if the name continues with other numbers (`s4_2_3_red_cards`).
fn longest_section(sections: &BTreeMap<Vec<u32>, (String, Vec<&str>)>, number: &[u32]) -> Option<Vec<u32>> {
    (1..=number.len()).rev().map(|len| number[..len].to_vec()).find(|number| sections.contains_key(number))
}

fn dotted(number: &[u32]) -> String {
    number.iter().map(u32::to_string).collect::<Vec<_>>().join(".")
}

/// Returns the names of all test functions below `src` and `tests`.
fn tests_of(root: &Path) -> Result<Vec<String>, String> {
    let mut files = Vec::new();
    for folder in ["src", "tests"] {
        rust_files(&root.join(folder), &mut files)?;
    }
    files.sort();
    let mut tests = Vec::new();
    for file in files {
        let text = read(&file)?;
        let mut lines = text.lines().map(str::trim);
        while let Some(line) = lines.next() {
            if line == "#[test]" {
                let name = lines.find_map(|line| line.strip_prefix("fn ")?.split_once('('));
                tests.extend(name.map(|(name, _)| name.to_string()));
            }
        }
    }
    Ok(tests)
}

fn rust_files(folder: &Path, into: &mut Vec<PathBuf>) -> Result<(), String> {
    let failed = |error| format!("{}: {error}", folder.display());
    for entry in std::fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.is_dir() {
            rust_files(&path, into)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push(path);
        }
    }
    Ok(())
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::table;

    const RULES: &str = "# A game\n# 3 The turn\n## 3.1 Buy\ntext\n## 3.2 Sail\n";
    const RULINGS: &str = "# Rulings\n\n## R1 Does it stop?\n- **The text says:** a\n- **It could also mean:** b\n\
        - **What we do:** c\n- **Why:** d\n- **Test:** `r1_it_stops`\n";

    fn of(tests: &[&str]) -> Result<String, String> {
        table(RULES, RULINGS, &tests.iter().map(|test| test.to_string()).collect::<Vec<_>>())
    }

    #[test]
    fn the_table_lists_the_tests_of_each_section_and_ruling() {
        let table = of(&["s3_1_2_cards_are_bought", "s3_2_sail", "r1_it_stops", "other"]).unwrap();
        assert!(table.contains("| §3.1 Buy | `s3_1_2_cards_are_bought` |"), "{table}");
        assert!(table.contains("| R1 | `r1_it_stops` |"), "{table}");
    }

    #[test]
    fn missing_sections_rulings_and_tests_are_reported() {
        assert_eq!(of(&["s3_1_buy", "r1_it_stops"]), Err("§3.2 (Sail) has no test".into()));
        let missing_test = of(&["s3_1_buy", "s3_2_sail"]).unwrap_err();
        assert_eq!(missing_test, "RULINGS.md names the test r1_it_stops, which does not exist");
        let other = of(&["s3_1_buy", "s3_2_sail", "s4_1_sell", "r1_it_stops"]).unwrap_err();
        assert_eq!(other, "s4_1_sell names a section that does not exist");
    }

    #[test]
    fn a_ruling_without_its_labelled_lines_is_an_error() {
        let tests = ["s3_1_buy", "s3_2_sail", "r1_it_stops"].map(String::from);
        let of = |rulings: &str| table(RULES, rulings, &tests).map(|_| ());
        assert_eq!(of(RULINGS), Ok(()));
        assert!(of(&RULINGS.replace("- **Why:** d\n", "")).unwrap_err().starts_with("ruling R1 must have"));
        assert!(
            of(&RULINGS.replace("**Why:** d", "**Why:**")).unwrap_err().starts_with("ruling R1 must have")
        );
    }
}
