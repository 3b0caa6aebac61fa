//! Benchmarks of the rules; see `portolan_testkit::bench`.

portolan_testkit::benches!(portolan_dschunke::Dschunke);
