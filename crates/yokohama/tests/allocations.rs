//! Choosing allocates nothing: proved with a counting allocator, in a program of its own.

portolan_testkit::count_allocations!();

#[test]
fn choices_do_not_allocate() {
    portolan_testkit::assert_no_allocation_per_choice::<portolan_yokohama::Yokohama>(100);
}
