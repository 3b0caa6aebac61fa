//! How fast the rules are; what is measured is told in `portolan_testkit::bench`.

portolan_testkit::benches!(portolan_yokohama::Yokohama);
