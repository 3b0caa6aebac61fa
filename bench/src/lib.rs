//! Empty; the benchmark is `benches/speed`.
