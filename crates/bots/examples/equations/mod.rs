//! Linear equations, for the examples that fit numbers to games.

/// Solves the equations, each a line with what it comes to behind it: one unknown for each line. What could be anything
/// must have been made a little less than free by whoever asks.
pub(crate) fn solve<const LINE: usize>(mut lines: Vec<[f64; LINE]>) -> Vec<f64> {
    for place in 0..lines.len() {
        let line = lines[place];
        for (_, other) in lines.iter_mut().enumerate().filter(|&(other, _)| other != place) {
            let part = other[place] / line[place];
            other.iter_mut().zip(line).for_each(|(other, line)| *other -= part * line);
        }
    }
    lines.iter().enumerate().map(|(place, line)| line[LINE - 1] / line[place]).collect()
}
