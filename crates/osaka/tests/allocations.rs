//! Checks with a counting allocator that choices do not allocate.

#[test]
fn choices_do_not_allocate() {
    portolan_testkit::assert_no_allocation_per_choice::<portolan_osaka::Osaka>(200);
}
