//! No section of `RULES.md` and no ruling is without a test; `TESTS.md` is the table.

#[test]
fn every_section_and_ruling_has_a_test() {
    portolan_testkit::sections::check(env!("CARGO_MANIFEST_DIR")).unwrap();
}
