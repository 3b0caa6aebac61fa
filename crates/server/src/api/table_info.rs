//! What is told about a table. Each field is filled from what the caller may see, as on the pages.

use crate::links;
use crate::live::{Live, Position, names};
use portolan_boards::Locale;
use portolan_games::core::{Outcome, Seat};
use portolan_store::{Person, SeatRow, Sitter, TableSummary};
use serde::Serialize;
use utoipa::ToSchema;

/// A table as one sees it now, without the board: that is the view.
#[derive(Serialize, ToSchema)]
pub(super) struct Table {
    id: String,
    game: String,
    /// The rules revision that is played: tables begun before an update keep the one they began with.
    revision: u32,
    /// How many entries there are: choices, and takings back.
    entry_count: u32,
    /// How many choices stand: positions can be asked for from 0 to this.
    choice_count: usize,
    seats: Vec<SeatInfo>,
    /// Which seats must choose; none when the game is over.
    to_act: Vec<usize>,
    over: bool,
    /// One's own seats, with what each may choose now.
    mine: Vec<Question>,
    /// One has made this table.
    host: bool,
    /// Bots answer at once.
    fast: bool,
    /// Whoever must choose may ask a bot for advice.
    hints: bool,
    /// The fingerprint of the seed; the record of the finished game has the seed.
    commitment: String,
    /// The secret for spectators (`/api/v1/watch/…`), for those who play.
    #[serde(skip_serializing_if = "Option::is_none")]
    spectators: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<Ending>,
    /// The table for the rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    rematch: Option<String>,
}

/// Who sits on a seat.
#[derive(Serialize, ToSchema)]
pub(super) struct SeatInfo {
    seat: usize,
    name: String,
    kind: Kind,
    /// It is one's own, even while a bot stands in.
    mine: bool,
    /// The secret with which somebody can take the seat, for the host while it is free.
    #[serde(skip_serializing_if = "Option::is_none")]
    invite: Option<String>,
}

/// What kind of player.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Open,
    Person,
    Bot,
    StandIn,
}

/// What one of one's seats is asked.
#[derive(Serialize, ToSchema)]
pub(super) struct Question {
    pub(super) seat: usize,
    /// Names the question: send it back with the choice, so that a choice is never taken for the answer to another one.
    pub(super) decision_id: u32,
    /// What can be chosen, in notation; nothing while others choose.
    pub(super) choices: Vec<String>,
    /// The latest choice can be taken back.
    may_take_back: bool,
}

/// How a game ended.
#[derive(Serialize, ToSchema)]
struct Ending {
    /// What ended it, such as `eight-tokens`.
    because: &'static str,
    /// In the order of seats.
    standings: Vec<Place>,
}

/// What one seat reached.
#[derive(Serialize, ToSchema)]
struct Place {
    seat: usize,
    /// 1 for the winner; equal scores share a rank.
    rank: usize,
    points: i32,
    /// Where the points came from.
    parts: Vec<Part>,
    /// What decided between equal points, the first first.
    tie_breaks: Vec<Part>,
}

/// A part of a score.
#[derive(Serialize, ToSchema)]
struct Part {
    what: &'static str,
    count: i32,
}

/// A line in the list of one's tables.
#[derive(Serialize, ToSchema)]
pub(super) struct Line {
    id: String,
    game: String,
    entry_count: u32,
    names: Vec<String>,
    /// Which seats must choose.
    to_act: Vec<usize>,
    /// One of them is one's own.
    my_turn: bool,
    over: bool,
}

impl Table {
    /// The table as this person sees it; nobody in particular sees what everybody sees.
    pub(super) fn of(live: &Live, position: &Position, person: Option<&Person>, locale: &Locale) -> Table {
        let Position { row, table, entry_count, .. } = position;
        let seed = table.seed();
        let host = person.is_some_and(|person| person.id == row.host);
        let own = |seat: &Seat| person.is_some_and(|person| position.chooses(person.id, *seat));
        let plays = person.is_some_and(|person| position.seats_of(person.id).next().is_some());
        let seats = table.seats().seats().zip(&row.seats).zip(position.names(locale));
        Table {
            id: live.id.to_string(),
            game: row.game.clone(),
            revision: table.revision(),
            entry_count: *entry_count,
            choice_count: table.choice_count(),
            seats: seats
                .map(|((seat, sits), name)| SeatInfo {
                    invite: (host && sits.sitter == Sitter::Open).then(|| links::invite(&seed, seat)),
                    ..SeatInfo::of(seat, sits, name, person)
                })
                .collect(),
            to_act: table.to_act().iter().map(Seat::number).collect(),
            over: table.to_act().is_empty(),
            mine: table.seats().seats().filter(own).map(|seat| Question::of(position, seat)).collect(),
            host,
            fast: row.fast,
            hints: row.hints,
            commitment: position.links.commitment.clone(),
            spectators: position.links.spectators.clone().filter(|_| plays || host),
            outcome: table.outcome().as_ref().map(Ending::of),
            rematch: row.rematch.map(|id| id.to_string()),
        }
    }
}

impl SeatInfo {
    fn of(seat: Seat, row: &SeatRow, name: String, person: Option<&Person>) -> SeatInfo {
        let kind = match row.sitter {
            Sitter::Open => Kind::Open,
            Sitter::Person(_) => Kind::Person,
            Sitter::Bot(_) => Kind::Bot,
            Sitter::StandIn(..) => Kind::StandIn,
        };
        let mine = person.is_some_and(|person| row.sitter.person() == Some(person.id));
        SeatInfo { seat: seat.number(), name, kind, mine, invite: None }
    }
}

impl Question {
    pub(super) fn of(position: &Position, seat: Seat) -> Question {
        Question {
            seat: seat.number(),
            decision_id: position.decision_id(seat),
            choices: position.table.choices(seat).iter().map(ToString::to_string).collect(),
            may_take_back: position.table.can_take_back(seat).is_ok(),
        }
    }
}

impl Ending {
    fn of(outcome: &Outcome) -> Ending {
        let parts = |parts: &[portolan_games::core::ScorePart]| {
            parts.iter().map(|part| Part { what: part.what, count: part.count }).collect()
        };
        let place = |standing: &portolan_games::core::Standing| Place {
            seat: standing.score.seat.number(),
            rank: standing.rank,
            points: standing.score.points(),
            parts: parts(&standing.score.parts),
            tie_breaks: parts(&standing.score.tie_breaks),
        };
        Ending { because: outcome.because, standings: outcome.standings.iter().map(place).collect() }
    }
}

impl Line {
    pub(super) fn of(table: &TableSummary, person: &Person, locale: &Locale) -> Line {
        let awaited = |place: &usize| table.standing.to_act & (1 << place) != 0;
        let mine = |place: usize| table.seats[place].sitter.person() == Some(person.id);
        let to_act = || (0..table.seats.len()).filter(awaited);
        Line {
            id: table.id.to_string(),
            game: table.game.clone(),
            entry_count: table.standing.entry_count,
            names: names(&table.seats, locale),
            to_act: to_act().map(|place| place + 1).collect(),
            my_turn: to_act().any(mine),
            over: table.standing.outcome.is_some(),
        }
    }
}
