//! A table as JSON. Each field contains only what the caller may see, as on the pages.

use crate::active_table::{ActiveTable, now_millis};
use crate::links;
use crate::position::{Actor, Position, player_names};
use portolan_boards::Locale;
use portolan_games::core::{Outcome, ScorePart, Seat, Standing, Viewer};
use portolan_store::{Occupant, Person, SeatRow, TableSummary};
use serde::Serialize;
use utoipa::ToSchema;

/// A table as the caller sees it, without the board, which is requested as a view.
#[derive(Serialize, ToSchema)]
pub(super) struct TableInfo {
    id: String,
    game: String,
    /// The rules revision of this table. An update of the server does not change it.
    revision: u32,
    /// Number of changes that the viewer could notice: their own choices and undos, those of others that were not made in
    /// secret, and changes of players. The viewer is the caller's first seat, or the one in the request.
    entry_count: u32,
    /// The number of the current position. Positions can be requested from 0 to this number. Silent steps of a secret choice
    /// of others are no positions.
    choice_count: usize,
    seats: Vec<SeatInfo>,
    /// The seats to act; empty when the game is over.
    to_act: Vec<usize>,
    over: bool,
    /// The caller's seats, each with its possible choices.
    mine: Vec<PendingDecision>,
    /// Whether the caller opened this table.
    host: bool,
    /// Whether bots move without a pause.
    fast: bool,
    /// Whether players can request hints from a bot.
    hints: bool,
    /// How many seconds a player must be to move before others may let a bot stand in; `null`: never.
    stand_in_after: Option<i64>,
    /// The hash of the seed. The record of the finished game contains the seed.
    commitment: String,
    /// The secret of the spectator link (`/api/v1/watch/…`), for the players.
    #[serde(skip_serializing_if = "Option::is_none")]
    spectators: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<OutcomeInfo>,
    /// The table of the rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    rematch: Option<String>,
}

/// A seat and its player.
#[derive(Serialize, ToSchema)]
pub(super) struct SeatInfo {
    seat: usize,
    name: String,
    kind: PlayerKind,
    /// Whether the seat is the caller's, even while a bot stands in.
    mine: bool,
    /// Whether the player has been to move for so long that others may let a bot stand in.
    absent: bool,
    /// The secret of the invitation to a free seat, for the host.
    #[serde(skip_serializing_if = "Option::is_none")]
    invite: Option<String>,
}

/// The kind of a player.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum PlayerKind {
    Open,
    Person,
    Bot,
    StandIn,
    Resigned,
}

/// The decision of one of the caller's seats.
#[derive(Serialize, ToSchema)]
pub(super) struct PendingDecision {
    pub(super) seat: usize,
    /// Identifies the decision: send it back with the choice, so that the choice is never applied to another decision.
    pub(super) decision_id: u32,
    /// The possible choices, in notation; empty while others choose.
    pub(super) choices: Vec<String>,
    /// Whether the latest choice can be taken back.
    may_take_back: bool,
    /// Number of changes that this seat could notice: send it back to take a choice back.
    entry_count: u32,
}

/// The end of a game.
#[derive(Serialize, ToSchema)]
struct OutcomeInfo {
    /// What ended it, such as `eight-tokens`.
    because: &'static str,
    /// In seat order.
    standings: Vec<StandingInfo>,
}

/// The result of one seat.
#[derive(Serialize, ToSchema)]
struct StandingInfo {
    seat: usize,
    /// 1 for the winner; equal scores share a rank.
    rank: usize,
    points: i32,
    /// Whether the player has resigned and a bot played on.
    resigned: bool,
    /// The origins of the points.
    parts: Vec<ScorePartInfo>,
    /// What decided between equal points, in the order of the rules.
    tie_breaks: Vec<ScorePartInfo>,
}

/// A part of a score.
#[derive(Serialize, ToSchema)]
struct ScorePartInfo {
    what: &'static str,
    count: i32,
}

/// A table in the list of the caller's tables.
#[derive(Serialize, ToSchema)]
pub(super) struct TableListItem {
    id: String,
    game: String,
    names: Vec<String>,
    /// The seats to act.
    to_act: Vec<usize>,
    /// Whether one of them is the caller's.
    my_turn: bool,
    over: bool,
    /// Whether the table was ended before the end of the game.
    closed: bool,
}

impl TableInfo {
    /// Returns the table as this person sees it, counted for this viewer; `None` for a spectator.
    pub(super) fn of(
        active: &ActiveTable,
        position: &Position,
        person: Option<&Person>,
        viewer: Viewer,
        locale: &Locale,
    ) -> TableInfo {
        let (Position { row, table, .. }, now) = (position, now_millis());
        let seed = table.seed();
        let host = person.is_some_and(|person| position.is_host(person.id));
        let chooses =
            |seat: &Seat| person.is_some_and(|person| position.may_choose(Actor::Person(person.id), *seat));
        let plays = person.is_some_and(|person| position.seats_of(person.id).next().is_some());
        let seats = table.seats().seats().zip(&row.seats).zip(position.names(locale));
        TableInfo {
            id: active.id.to_string(),
            game: row.game.clone(),
            revision: table.revision(),
            entry_count: position.seen_count(viewer),
            choice_count: table.timeline(viewer).len() - 1,
            seats: seats
                .map(|((seat, row), name)| SeatInfo {
                    invite: (host && row.occupant == Occupant::Open).then(|| links::invite(&seed, seat)),
                    absent: position.is_absent(seat, now),
                    ..SeatInfo::of(seat, row, name, person)
                })
                .collect(),
            to_act: table.to_act().iter().map(Seat::number).collect(),
            over: table.to_act().is_empty(),
            mine: table
                .seats()
                .seats()
                .filter(chooses)
                .map(|seat| PendingDecision::of(position, seat))
                .collect(),
            host,
            fast: row.fast,
            hints: row.hints,
            stand_in_after: row.stand_in_after.map(|after| after / 1000),
            commitment: position.links.commitment.clone(),
            spectators: position.links.spectators.clone().filter(|_| plays || host),
            outcome: table.outcome().as_ref().map(|outcome| OutcomeInfo::of(outcome, &row.seats)),
            rematch: row.rematch.map(|id| id.to_string()),
        }
    }
}

impl SeatInfo {
    fn of(seat: Seat, row: &SeatRow, name: String, person: Option<&Person>) -> SeatInfo {
        let kind = match row.occupant {
            Occupant::Open => PlayerKind::Open,
            Occupant::Person(_) => PlayerKind::Person,
            Occupant::Bot(_) => PlayerKind::Bot,
            Occupant::StandIn(..) => PlayerKind::StandIn,
            Occupant::Resigned(_) => PlayerKind::Resigned,
        };
        let mine = person.is_some_and(|person| row.occupant.person() == Some(person.id));
        SeatInfo { seat: seat.number(), name, kind, mine, absent: false, invite: None }
    }
}

impl PendingDecision {
    pub(super) fn of(position: &Position, seat: Seat) -> PendingDecision {
        PendingDecision {
            seat: seat.number(),
            decision_id: position.decision_id(seat),
            choices: position.table.choices(seat).iter().map(ToString::to_string).collect(),
            may_take_back: position.table.can_take_back(seat).is_ok(),
            entry_count: position.seen_count(Viewer::Seat(seat)),
        }
    }
}

impl OutcomeInfo {
    fn of(outcome: &Outcome, seats: &[SeatRow]) -> OutcomeInfo {
        let has_resigned = |seat: Seat| {
            seats.get(seat.index()).is_some_and(|row| matches!(row.occupant, Occupant::Resigned(_)))
        };
        let standing = |standing: &Standing| StandingInfo::of(standing, has_resigned(standing.score.seat));
        OutcomeInfo { because: outcome.because, standings: outcome.standings.iter().map(standing).collect() }
    }
}

impl StandingInfo {
    fn of(standing: &Standing, resigned: bool) -> StandingInfo {
        let parts = |parts: &[ScorePart]| {
            parts.iter().map(|part| ScorePartInfo { what: part.what, count: part.count }).collect()
        };
        StandingInfo {
            seat: standing.score.seat.number(),
            rank: standing.rank,
            points: standing.score.points(),
            resigned,
            parts: parts(&standing.score.parts),
            tie_breaks: parts(&standing.score.tie_breaks),
        }
    }
}

impl TableListItem {
    pub(super) fn of(table: &TableSummary, person: &Person, locale: &Locale) -> TableListItem {
        let is_to_act = |index: &usize| table.progress.to_act & (1 << index) != 0;
        let is_own = |index: usize| table.seats[index].occupant.person() == Some(person.id);
        let to_act = || (0..table.seats.len()).filter(is_to_act);
        TableListItem {
            id: table.id.to_string(),
            game: table.game.clone(),
            names: player_names(&table.seats, locale),
            to_act: to_act().map(|index| index + 1).collect(),
            my_turn: to_act().any(is_own),
            over: table.progress.outcome.is_some(),
            closed: table.closure.is_some(),
        }
    }
}
