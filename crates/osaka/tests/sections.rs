//! Checks that every section of `RULES.md` and every ruling has a test, and that `TESTS.md` is up to date.

#[test]
fn every_section_and_ruling_has_a_test() {
    portolan_testkit::sections::check(env!("CARGO_MANIFEST_DIR")).unwrap();
}
