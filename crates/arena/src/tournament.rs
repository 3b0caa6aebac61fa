//! Tournaments: the matches between contestants, and their length.

use crate::contestant::Contestant;
use crate::error::{ArenaError, MatchError};
use crate::seating::Seating;
use crate::sequential::Hypothesis;
use portolan_games::TableSetup;

/// The maximum number of contestants; more would make too many matches.
pub const MAX_CONTESTANTS: usize = 16;

/// Which contestants meet. Their order matters: hypotheses are about the earlier ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TournamentFormat {
    /// Every set of contestants that fits at a table; one match if all fit.
    RoundRobin,
    /// One seat for the first contestant, the others for the rest.
    OneAgainstRest,
    /// Every ordered pair: one seat for one contestant, the others for the other.
    Pairs,
    /// Every contestant against the next one, which has all other seats.
    Ladder,
}

/// The length of a match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum MatchLength {
    /// This number of games, rounded up to whole cycles of the seating.
    Games(u64),
    /// Until a hypothesis is decided.
    UntilSure {
        /// The hypothesis about the first member of each match.
        hypothesis: HypothesisSpec,
        /// The maximum number of games.
        at_most: u64,
    },
}

/// A hypothesis about the first member of every match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HypothesisSpec {
    /// The win share to exceed; `None` for the even share.
    pub bound: Option<f64>,
    /// See [`Hypothesis`].
    pub margin: f64,
    /// See [`Hypothesis`].
    pub false_yes: f64,
    /// See [`Hypothesis`].
    pub false_no: f64,
}

/// A set of matches with one set-up.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// The set-up of every game; the seeds of the games derive from its seed.
    pub table: TableSetup,
    /// The contestants.
    pub contestants: Vec<Contestant>,
    /// Which contestants meet.
    pub format: TournamentFormat,
    /// The length of each match.
    pub length: MatchLength,
}

/// A match of some contestants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    /// The names of the contestants, such as `a against b and c`.
    pub title: String,
    /// The indices of the contestants; the hypothesis is about the first.
    pub members: Vec<usize>,
    /// The seats of the contestants.
    pub seating: Seating,
}

impl Tournament {
    /// Checks the tournament before anything is played.
    pub fn check(&self) -> Result<(), ArenaError> {
        let refuse = |reason: MatchError| Err(ArenaError::Match(reason));
        let count = self.contestants.len();
        if !(2..=MAX_CONTESTANTS).contains(&count) {
            return refuse(MatchError::BotCount { most: MAX_CONTESTANTS, count });
        }
        let twice = |(place, one): &(usize, &Contestant)| {
            self.contestants[..*place].iter().any(|other| other.name == one.name)
        };
        if let Some((_, one)) = self.contestants.iter().enumerate().find(twice) {
            return refuse(MatchError::BotTwice(one.name.clone()));
        }
        self.contestants.iter().try_for_each(|contestant| contestant.check(self.table.game))?;
        if self.table.seats.get() < 2 {
            return refuse(MatchError::TooFewSeats);
        }
        match self.length {
            MatchLength::Games(0) | MatchLength::UntilSure { at_most: 0, .. } => refuse(MatchError::NoGames),
            MatchLength::UntilSure { hypothesis, .. } => {
                self.matches().iter().try_for_each(|one| hypothesis.of(one).map(|_| ()))
            }
            MatchLength::Games(_) => Ok(()),
        }
    }

    /// Returns all matches in playing order.
    pub fn matches(&self) -> Vec<Match> {
        let all: Vec<usize> = (0..self.contestants.len()).collect();
        let pair = |one: usize, other: usize| self.one_against(one, &[other]);
        match self.format {
            TournamentFormat::OneAgainstRest => vec![self.one_against(0, &all[1..])],
            TournamentFormat::Ladder => all.windows(2).map(|two| pair(two[0], two[1])).collect(),
            TournamentFormat::Pairs => {
                let others = |&one: &usize| all.iter().map(move |&other| (one, other));
                let pairs = all.iter().flat_map(others).filter(|(one, other)| one != other);
                // With two seats both orders are the same match.
                let pairs = pairs.filter(|(one, other)| self.table.seats.get() > 2 || one < other);
                pairs.map(|(one, other)| pair(one, other)).collect()
            }
            TournamentFormat::RoundRobin => {
                let size = self.table.seats.get().min(all.len());
                subsets(&all, size).into_iter().map(|members| self.together(members)).collect()
            }
        }
    }

    fn one_against(&self, one: usize, others: &[usize]) -> Match {
        let seats = self.table.seats.get();
        let names: Vec<&str> = others.iter().map(|&other| self.name(other)).collect();
        let rest = match (seats - 1, names.len()) {
            (1, _) | (_, 2..) => names.join(" and "),
            (rest, _) => format!("{rest} × {}", names.concat()),
        };
        Match {
            title: format!("{} against {rest}", self.name(one)),
            members: [&[one], others].concat(),
            seating: Seating::one_against(one, others, seats),
        }
    }

    fn together(&self, members: Vec<usize>) -> Match {
        let names: Vec<&str> = members.iter().map(|&member| self.name(member)).collect();
        let seating = Seating::around(&members, self.table.seats.get());
        Match { title: names.join(", "), members, seating }
    }

    fn name(&self, contestant: usize) -> &str {
        &self.contestants[contestant].name
    }
}

impl HypothesisSpec {
    /// Returns the hypothesis for one match.
    pub fn of(&self, one: &Match) -> Result<Hypothesis, ArenaError> {
        let first = one.members.first().copied().unwrap_or(0);
        let hypothesis = Hypothesis {
            bound: self.bound.unwrap_or_else(|| one.seating.even_share(first)),
            margin: self.margin,
            false_yes: self.false_yes,
            false_no: self.false_no,
        };
        hypothesis.check().map_err(MatchError::from)?;
        Ok(hypothesis)
    }
}

/// Returns all subsets of this size, in order.
fn subsets(all: &[usize], size: usize) -> Vec<Vec<usize>> {
    match (size, all) {
        (0, _) => vec![Vec::new()],
        (_, []) => Vec::new(),
        (_, [first, rest @ ..]) => {
            let with = subsets(rest, size - 1).into_iter().map(|set| [vec![*first], set].concat());
            with.chain(subsets(rest, size)).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use portolan_bots::BotKind;
    use portolan_games::GameId;
    use portolan_games::core::{SeatCount, Seed};

    fn tournament(names: &[&str], seats: usize, format: TournamentFormat) -> Tournament {
        let contestant = |name: &&str| Contestant { name: name.to_string(), ..BotKind::Random.into() };
        Tournament {
            table: TableSetup::standard(GameId::Osaka, SeatCount::new(seats).unwrap(), Seed::from_number(1)),
            contestants: names.iter().map(contestant).collect(),
            format,
            length: MatchLength::Games(10),
        }
    }

    fn titles(names: &[&str], seats: usize, format: TournamentFormat) -> Vec<String> {
        tournament(names, seats, format).matches().into_iter().map(|one| one.title).collect()
    }

    #[test]
    fn every_set_meets_in_a_round_robin() {
        let pairs = ["a, b", "a, c", "b, c"];
        assert_eq!(titles(&["a", "b", "c"], 2, TournamentFormat::RoundRobin), pairs);
        assert_eq!(titles(&["a", "b", "c"], 4, TournamentFormat::RoundRobin), ["a, b, c"]);
        assert_eq!(titles(&["a", "b", "c", "d", "e", "f"], 3, TournamentFormat::RoundRobin).len(), 20);
    }

    #[test]
    fn pairs_and_ladders_put_one_bot_against_a_table_of_the_other() {
        assert_eq!(titles(&["a", "b"], 4, TournamentFormat::OneAgainstRest), ["a against 3 × b"]);
        assert_eq!(titles(&["a", "b", "c"], 4, TournamentFormat::OneAgainstRest), ["a against b and c"]);
        assert_eq!(titles(&["a", "b", "c"], 2, TournamentFormat::Ladder), ["a against b", "b against c"]);
        let both_ways = ["a against 2 × b", "b against 2 × a"];
        assert_eq!(titles(&["a", "b"], 3, TournamentFormat::Pairs), both_ways);
        assert_eq!(titles(&["a", "b", "c"], 2, TournamentFormat::Pairs).len(), 3);
    }

    #[test]
    fn impossible_tournaments_are_refused() {
        let refusal = |tournament: Tournament| tournament.check().unwrap_err().to_string();
        assert!(refusal(tournament(&["a"], 3, TournamentFormat::Ladder)).contains("2 to 16 bots, not 1"));
        assert!(refusal(tournament(&["a", "a"], 3, TournamentFormat::Ladder)).contains("a is named twice"));
        let none = Tournament {
            length: MatchLength::Games(0),
            ..tournament(&["a", "b"], 3, TournamentFormat::Ladder)
        };
        assert!(refusal(none).contains("at least one game"));
        let hypothesis = HypothesisSpec { bound: Some(0.99), margin: 0.05, false_yes: 0.05, false_no: 0.05 };
        let sure = MatchLength::UntilSure { hypothesis, at_most: 100 };
        let impossible = Tournament { length: sure, ..tournament(&["a", "b"], 3, TournamentFormat::Ladder) };
        assert!(refusal(impossible).contains("together below 1"));
    }

    #[test]
    fn the_bound_is_the_even_share_by_default() {
        let hypothesis = HypothesisSpec { bound: None, margin: 0.05, false_yes: 0.05, false_no: 0.05 };
        let bound = |seats, format| {
            hypothesis.of(&tournament(&["a", "b"], seats, format).matches()[0]).unwrap().bound
        };
        assert_eq!(bound(4, TournamentFormat::OneAgainstRest), 0.25);
        assert_eq!(bound(4, TournamentFormat::RoundRobin), 0.5);
    }
}
