//! Every section of `RULES.md` and every ruling has a test; `TESTS.md` lists them.

#[test]
fn every_section_and_ruling_has_a_test() {
    portolan_testkit::sections::check(env!("CARGO_MANIFEST_DIR")).unwrap();
}
