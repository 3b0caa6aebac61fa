//! How fast the rules are; see `portolan_testkit::bench`.

portolan_testkit::benches!(portolan_yokohama::Yokohama);
