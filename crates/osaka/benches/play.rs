//! Benchmarks of the rules; `portolan_testkit::bench` describes the measurements.

portolan_testkit::benches!(portolan_osaka::Osaka);
