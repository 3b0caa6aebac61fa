//! What is to be played in the arena: who meets whom, and how long a match lasts.

use crate::contestant::Contestant;
use crate::error::{ArenaError, MatchError};
use crate::seating::Seating;
use crate::sequential::Hypothesis;
use portolan_games::TableSetup;

/// More contestants than this make too many matches.
pub const MOST_CONTESTANTS: usize = 16;

/// Who meets whom. The order of the contestants matters: questions are asked about the earlier ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TournamentFormat {
    /// Every set of contestants that fits around the table; if all fit, there is one match.
    RoundRobin,
    /// One of the first, and the rest of the table for the others.
    OneAgainstRest,
    /// Every two: one of the one against a table of the other, and the other way round.
    Pairs,
    /// Each against the next one: one of it against a table of the one below.
    Ladder,
}

/// How long a match lasts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum MatchLength {
    /// So many games, and a few more until everybody has sat everywhere equally often.
    Games(u64),
    /// Until the question is answered, or so many games were played.
    UntilSure {
        /// How sure one wants to be. The bound is the even share, if it is not given.
        hypothesis: HypothesisSpec,
        /// No longer than this.
        at_most: u64,
    },
}

/// A question as it is asked of every match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HypothesisSpec {
    /// Is the win share above this? Above the even share, if not given.
    pub bound: Option<f64>,
    /// See [`Hypothesis`].
    pub margin: f64,
    /// See [`Hypothesis`].
    pub false_yes: f64,
    /// See [`Hypothesis`].
    pub false_no: f64,
}

/// All matches at tables of one kind.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// The table of every game; its seed names the tournament.
    pub table: TableSetup,
    /// Who takes part.
    pub contestants: Vec<Contestant>,
    /// Who meets whom.
    pub format: TournamentFormat,
    /// How long each match lasts.
    pub length: MatchLength,
}

/// Some contestants who meet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    /// Who against whom, in words.
    pub title: String,
    /// Who takes part, by their places among the contestants; the question is about the first.
    pub members: Vec<usize>,
    /// Who sits where.
    pub seating: Seating,
}

impl Tournament {
    /// Refuses what makes no sense, before anything is played.
    pub fn check(&self) -> Result<(), ArenaError> {
        let refuse = |reason: MatchError| Err(ArenaError::Match(reason));
        let count = self.contestants.len();
        if !(2..=MOST_CONTESTANTS).contains(&count) {
            return refuse(MatchError::BotCount { most: MOST_CONTESTANTS, count });
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

    /// All matches, in the order in which they are played.
    pub fn matches(&self) -> Vec<Match> {
        let all: Vec<usize> = (0..self.contestants.len()).collect();
        let pair = |one: usize, other: usize| self.one_against(one, &[other]);
        match self.format {
            TournamentFormat::OneAgainstRest => vec![self.one_against(0, &all[1..])],
            TournamentFormat::Ladder => all.windows(2).map(|two| pair(two[0], two[1])).collect(),
            TournamentFormat::Pairs => {
                let others = |&one: &usize| all.iter().map(move |&other| (one, other));
                let pairs = all.iter().flat_map(others).filter(|(one, other)| one != other);
                // With two seats the other way round is the same match.
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
    /// The question as it is asked of one match.
    pub fn of(&self, one: &Match) -> Result<Hypothesis, ArenaError> {
        let asked = one.members.first().copied().unwrap_or(0);
        let hypothesis = Hypothesis {
            bound: self.bound.unwrap_or_else(|| one.seating.even_share(asked)),
            margin: self.margin,
            false_yes: self.false_yes,
            false_no: self.false_no,
        };
        hypothesis.check().map_err(MatchError::from)?;
        Ok(hypothesis)
    }
}

/// All subsets of this size, in order.
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
    fn one_sits_against_a_table_of_the_other() {
        assert_eq!(titles(&["a", "b"], 4, TournamentFormat::OneAgainstRest), ["a against 3 × b"]);
        assert_eq!(titles(&["a", "b", "c"], 4, TournamentFormat::OneAgainstRest), ["a against b and c"]);
        assert_eq!(titles(&["a", "b", "c"], 2, TournamentFormat::Ladder), ["a against b", "b against c"]);
        let both_ways = ["a against 2 × b", "b against 2 × a"];
        assert_eq!(titles(&["a", "b"], 3, TournamentFormat::Pairs), both_ways);
        assert_eq!(titles(&["a", "b", "c"], 2, TournamentFormat::Pairs).len(), 3);
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
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
        let asked = Tournament { length: sure, ..tournament(&["a", "b"], 3, TournamentFormat::Ladder) };
        assert!(refusal(asked).contains("together below 1"));
    }

    #[test]
    fn the_even_share_is_asked_for_if_nothing_else_is() {
        let hypothesis = HypothesisSpec { bound: None, margin: 0.05, false_yes: 0.05, false_no: 0.05 };
        let bound = |seats, format| {
            hypothesis.of(&tournament(&["a", "b"], seats, format).matches()[0]).unwrap().bound
        };
        assert_eq!(bound(4, TournamentFormat::OneAgainstRest), 0.25);
        assert_eq!(bound(4, TournamentFormat::RoundRobin), 0.5);
    }
}
