//! A histogram in one line of block characters: one column for each number of points.

use portolan_arena::Histogram;

const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// The maximum number of columns; for a wider range several numbers share a column.
const MAX_COLUMNS: i64 = 64;

/// The range of numbers of a histogram.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scale {
    least: i64,
    most: i64,
    per_column: i64,
}

impl Scale {
    /// Returns a common scale for several histograms, so that they can be compared.
    pub fn for_all<'a>(all: impl Iterator<Item = &'a Histogram> + Clone) -> Scale {
        let least = all.clone().map(Histogram::min).min().unwrap_or(0).min(0);
        let most = all.map(Histogram::max).max().unwrap_or(0).max(least);
        Scale { least, most, per_column: (most - least) / MAX_COLUMNS + 1 }
    }

    /// Renders a histogram: the highest column is full, an empty one is blank.
    pub fn render(&self, counts: &Histogram) -> String {
        let columns: Vec<u64> = self.columns().map(|from| self.column(counts, from)).collect();
        let highest = columns.iter().copied().max().unwrap_or(0);
        columns.into_iter().map(|count| block(count, highest)).collect()
    }

    /// Renders the numbers below the columns: one at every fifth.
    pub fn axis(&self) -> String {
        let marks = self.columns().step_by(5).map(|from| format!("{from:<5}"));
        marks.collect::<String>().trim_end().to_string()
    }

    fn columns(&self) -> impl Iterator<Item = i64> + use<> {
        (self.least..=self.most).step_by(self.per_column as usize)
    }

    fn column(&self, counts: &Histogram, from: i64) -> u64 {
        (from..from + self.per_column).map(|number| counts.of(number)).sum()
    }
}

fn block(count: u64, highest: u64) -> char {
    if count == 0 { ' ' } else { BLOCKS[((count * 8).div_ceil(highest) - 1) as usize] }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_column_is_full_and_rare_ones_are_visible() {
        let blocks: String = [0, 1, 500, 999, 1000].map(|count| block(count, 1000)).into_iter().collect();
        assert_eq!(blocks, " ▁▄██");
    }

    #[test]
    fn many_numbers_share_columns() {
        let scale = Scale { least: 0, most: 129, per_column: 3 };
        assert_eq!(scale.columns().count(), 44);
        assert!(scale.axis().starts_with("0    15   30"));
    }
}
