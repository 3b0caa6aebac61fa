//! Choices allocate nothing: measured by a counting allocator.

#[test]
fn choices_do_not_allocate() {
    portolan_testkit::assert_no_allocation_per_choice::<portolan_osaka::Osaka>(200);
}
