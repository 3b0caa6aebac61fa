//! Compares the engine with numbers printed in a rulebook.

use std::fmt::Debug;

/// Compares a table of printed numbers with the result of the engine for each row, and reports all rows that differ.
///
/// The rows are typed from the rulebook, never read from the components: an error in the components or the rules must
/// not change the expected values.
///
/// # Panics
/// If the table is empty, or the engine disagrees with a row.
#[track_caller]
pub fn assert_printed<I: Debug, O: PartialEq + Debug>(what: &str, rows: &[(I, O)], engine: impl Fn(&I) -> O) {
    assert!(!rows.is_empty(), "{what}: there is nothing to compare");
    let differences: Vec<String> = rows
        .iter()
        .map(|(row, printed)| (row, printed, engine(row)))
        .filter(|(_, printed, found)| *printed != found)
        .map(|(row, printed, found)| format!("{row:?}: printed {printed:?}, the engine says {found:?}"))
        .collect();
    assert!(differences.is_empty(), "{what}\n{}", differences.join("\n"));
}

#[cfg(test)]
mod tests {
    use super::assert_printed;

    #[test]
    fn equal_rows_pass() {
        assert_printed("squares", &[(1, 1), (2, 4)], |n| n * n);
    }

    #[test]
    #[should_panic(expected = "squares\n2: printed 5, the engine says 4\n3: printed 8, the engine says 9")]
    fn every_different_row_is_reported() {
        assert_printed("squares", &[(1, 1), (2, 5), (3, 8)], |n| n * n);
    }

    #[test]
    #[should_panic(expected = "nothing to compare")]
    fn an_empty_table_fails() {
        assert_printed::<u8, u8>("squares", &[], |n| *n);
    }
}
