//! Linear equations, for the examples that fit weights.

/// Solves a system of linear equations, each a row with its right side in the last column. The caller must regularize
/// singular systems.
pub(crate) fn solve<L: Clone + AsRef<[f64]> + AsMut<[f64]>>(mut lines: Vec<L>) -> Vec<f64> {
    for place in 0..lines.len() {
        let line = lines[place].clone();
        let line = line.as_ref();
        for (_, other) in lines.iter_mut().enumerate().filter(|&(other, _)| other != place) {
            let other = other.as_mut();
            let part = other[place] / line[place];
            other.iter_mut().zip(line).for_each(|(other, line)| *other -= part * line);
        }
    }
    let solution =
        |(place, line): (usize, &L)| line.as_ref().last().map_or(0.0, |sum| sum / line.as_ref()[place]);
    lines.iter().enumerate().map(solution).collect()
}
