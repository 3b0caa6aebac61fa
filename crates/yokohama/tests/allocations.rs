//! Listing and applying choices does not allocate: measured with a counting allocator.

portolan_testkit::count_allocations!();

#[test]
fn choices_do_not_allocate() {
    portolan_testkit::assert_no_allocation_per_choice::<portolan_yokohama::Yokohama>(100);
}
