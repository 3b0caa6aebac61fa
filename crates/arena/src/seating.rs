//! Assigns contestants to seats, game by game.
//!
//! Seats and neighbours influence results. So the contestants of a match take every distinct order around the table; after
//! such a cycle each has had every seat equally often, and every other contestant on its right equally often.

/// The cycle of seatings of a match. Contestants are identified by their index.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    cycle: Vec<Vec<usize>>,
}

impl Seating {
    /// Returns a seating that repeats a list around the table, so that all in it get equally many seats.
    pub fn around(list: &[usize], seats: usize) -> Seating {
        Seating::of(windows(list, seats))
    }

    /// Returns a seating with one seat for `one` and the others for `others`.
    pub fn one_against(one: usize, others: &[usize], seats: usize) -> Seating {
        let with_one = |rest: Vec<usize>| [vec![one], rest].concat();
        Seating::of(windows(others, seats.saturating_sub(1)).into_iter().map(with_one).collect())
    }

    /// Returns a seating with each of these tables equally often.
    fn of(tables: Vec<Vec<usize>>) -> Seating {
        let orders: Vec<Vec<Vec<usize>>> = tables.into_iter().map(orders).collect();
        let longest = orders.iter().fold(1, |all, orders| lowest_multiple(all, orders.len()));
        let again = |orders: &Vec<Vec<usize>>| vec![orders.clone(); longest / orders.len()].concat();
        Seating { cycle: orders.iter().flat_map(again).collect() }
    }

    /// Returns the number of games in a cycle.
    pub fn cycle(&self) -> u64 {
        self.cycle.len() as u64
    }

    /// Returns the contestants of a game, by seat.
    pub fn at(&self, game: u64) -> &[usize] {
        &self.cycle[(game % self.cycle()) as usize]
    }

    /// Returns the share of a contestant in all seats of a cycle: its win share if all were equally strong.
    pub fn even_share(&self, contestant: usize) -> f64 {
        let seats = || self.cycle.iter().flatten();
        seats().filter(|&&sits| sits == contestant).count() as f64 / seats().count() as f64
    }
}

/// Returns the list repeated from each of its places; one table if all are the same.
fn windows(list: &[usize], seats: usize) -> Vec<Vec<usize>> {
    let starts = if seats.is_multiple_of(list.len().max(1)) { 1 } else { list.len() };
    let window = |start: usize| list.iter().copied().cycle().skip(start).take(seats).collect();
    (0..starts).map(window).collect()
}

/// Returns every distinct order of a table; the rotations of an order follow each other.
fn orders(mut table: Vec<usize>) -> Vec<Vec<usize>> {
    table.sort_unstable();
    let mut orders = Vec::new();
    loop {
        let circle = rotations(&table);
        if circle.iter().all(|turned| table <= *turned) {
            orders.extend(circle);
        }
        if !next_order(&mut table) {
            return orders;
        }
    }
}

/// Returns the distinct rotations of a table.
fn rotations(table: &[usize]) -> Vec<Vec<usize>> {
    let turned = |by: usize| [&table[by..], &table[..by]].concat();
    let period = (1..=table.len()).find(|&by| turned(by) == table).unwrap_or(1);
    (0..period).map(turned).collect()
}

/// Changes the table to its next lexicographic permutation; returns false after the last.
fn next_order(table: &mut [usize]) -> bool {
    let Some(rise) = (1..table.len()).rev().find(|&at| table[at - 1] < table[at]) else { return false };
    let pivot = rise - 1;
    let above = (rise..table.len()).rev().find(|&at| table[at] > table[pivot]).unwrap_or(rise);
    table.swap(pivot, above);
    table[rise..].reverse();
    true
}

fn lowest_multiple(a: usize, b: usize) -> usize {
    let (mut x, mut y) = (a, b);
    while y > 0 {
        (x, y) = (y, x % y);
    }
    a / x.max(1) * b
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    type HowOften = BTreeMap<(usize, usize), u32>;

    /// Returns how often each contestant has each seat, and how often it sits right before each other one.
    fn balance(seating: &Seating) -> (HowOften, HowOften) {
        let (mut seats, mut after) = (BTreeMap::new(), BTreeMap::new());
        for game in 0..seating.cycle() {
            let table = seating.at(game);
            for (seat, &sits) in table.iter().enumerate() {
                *seats.entry((sits, seat)).or_default() += 1;
                *after.entry((sits, table[(seat + 1) % table.len()])).or_default() += 1;
            }
        }
        (seats, after)
    }

    fn equal(counts: impl Iterator<Item = u32>) -> bool {
        let counts: Vec<u32> = counts.collect();
        counts.iter().all(|count| *count == counts[0])
    }

    #[test]
    fn contestants_have_every_seat_equally_often() {
        for contestants in 1..=6 {
            for seats in 2..=5 {
                let list: Vec<usize> = (0..contestants).collect();
                let (seated, after) = balance(&Seating::around(&list, seats));
                assert_eq!(seated.len(), contestants * seats, "{contestants} at {seats}");
                assert!(equal(seated.into_values()), "{contestants} at {seats}");
                let others = after.into_iter().filter(|((one, next), _)| one != next);
                assert!(contestants > seats || equal(others.map(|(_, count)| count)));
            }
        }
    }

    #[test]
    fn one_against_three_takes_each_seat_once() {
        let seating = Seating::one_against(0, &[1], 4);
        let cycle: Vec<_> = (0..4).map(|game| seating.at(game).to_vec()).collect();
        assert_eq!(cycle, [[0, 1, 1, 1], [1, 1, 1, 0], [1, 1, 0, 1], [1, 0, 1, 1]]);
        assert_eq!((seating.cycle(), seating.at(4)), (4, seating.at(0)));
        assert_eq!((seating.even_share(0), seating.even_share(1)), (0.25, 0.75));
    }

    #[test]
    fn one_against_two_kinds_meets_both_equally_often() {
        let seating = Seating::one_against(0, &[1, 2], 4);
        assert_eq!((seating.even_share(0), seating.even_share(1)), (0.25, 0.375));
        let (seats, _) = balance(&seating);
        assert!(equal((0..4).map(|seat| seats[&(0, seat)])));
        assert!(equal((0..4).flat_map(|seat| [seats[&(1, seat)], seats[&(2, seat)]])));
    }

    #[test]
    fn repeated_names_keep_their_weight() {
        let seating = Seating::around(&[0, 1, 1, 1], 3);
        assert_eq!(seating.even_share(0), 0.25);
        assert_eq!(Seating::around(&[0, 1, 1, 1], 4).cycle(), 4);
        assert_eq!(Seating::around(&[0, 1, 2, 3], 4).cycle(), 24);
    }
}
