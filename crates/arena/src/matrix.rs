//! Linear algebra for ratings: small symmetric positive definite matrices.

/// A square matrix.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Matrix {
    rows: Vec<Vec<f64>>,
}

impl Matrix {
    /// Returns a matrix of zeros.
    pub(crate) fn zero(size: usize) -> Matrix {
        Matrix { rows: vec![vec![0.0; size]; size] }
    }

    /// Adds to one element.
    pub(crate) fn add(&mut self, row: usize, column: usize, value: f64) {
        self.rows[row][column] += value;
    }

    /// Returns the product with a column.
    pub(crate) fn times(&self, column: &[f64]) -> Vec<f64> {
        self.rows.iter().map(|row| row.iter().zip(column).map(|(a, b)| a * b).sum()).collect()
    }

    /// Returns the inverse, by elimination. A positive definite matrix needs no exchange of rows.
    pub(crate) fn inverse(&self) -> Matrix {
        let size = self.rows.len();
        let mut left = self.rows.clone();
        let mut right = Matrix::zero(size);
        (0..size).for_each(|i| right.add(i, i, 1.0));
        for pivot in 0..size {
            let scale = 1.0 / left[pivot][pivot];
            left[pivot].iter_mut().chain(&mut right.rows[pivot]).for_each(|value| *value *= scale);
            let (own_left, own_right) = (left[pivot].clone(), right.rows[pivot].clone());
            for row in (0..size).filter(|&row| row != pivot) {
                let factor = left[row][pivot];
                subtract(&mut left[row], &own_left, factor);
                subtract(&mut right.rows[row], &own_right, factor);
            }
        }
        right
    }

    /// For a covariance matrix: returns the variance of the difference between one value and the mean of all.
    pub(crate) fn variance_from_mean(&self, place: usize) -> f64 {
        let size = self.rows.len() as f64;
        let row_mean = |row: &Vec<f64>| row.iter().sum::<f64>() / size;
        let mean_of_all = self.rows.iter().map(row_mean).sum::<f64>() / size;
        self.rows[place][place] - 2.0 * row_mean(&self.rows[place]) + mean_of_all
    }
}

fn subtract(from: &mut [f64], what: &[f64], factor: f64) {
    from.iter_mut().zip(what).for_each(|(value, other)| *value -= factor * other);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matrix(rows: &[&[f64]]) -> Matrix {
        Matrix { rows: rows.iter().map(|row| row.to_vec()).collect() }
    }

    #[test]
    fn the_inverse_undoes_the_matrix() {
        let original = matrix(&[&[4.0, 1.0, 0.5], &[1.0, 3.0, -1.0], &[0.5, -1.0, 2.0]]);
        let column = [1.0, -2.0, 3.0];
        let back = original.inverse().times(&original.times(&column));
        assert!(back.iter().zip(column).all(|(found, wanted)| (found - wanted).abs() < 1e-12), "{back:?}");
    }

    #[test]
    fn a_common_offset_has_no_variance_from_the_mean() {
        let common = matrix(&[&[2.0, 2.0], &[2.0, 2.0]]);
        assert_eq!(common.variance_from_mean(0), 0.0);
        let apart = matrix(&[&[1.0, 0.0], &[0.0, 1.0]]);
        assert_eq!(apart.variance_from_mean(1), 0.5);
    }
}
