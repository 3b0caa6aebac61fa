//! Opening tables: a request is parsed and checked first, then the table is stored; and the rematch.

use super::{complete, malformed};
use crate::active_table::{ActiveTable, now_millis};
use crate::app::App;
use crate::error::ServerError;
use crate::position::{Position, to_act_bits};
use crate::seat_texts::stand_in_after;
use crate::{links, secret};
use portolan_boards::guide::first_table;
use portolan_bots::BotKind;
use portolan_games::core::{Seat, SeatCount, Seed};
use portolan_games::{AnyTable, Record, RecordedPlayer, TableSetup};
use portolan_pages::Absence;
use portolan_store::{Millis, NewTable, Occupant, Person, SeatRow, TableId, TokenHash};
use std::sync::Arc;

/// After this time without a change, a table where others are to move does not count for its host.
const WAITING_LONG: Millis = 3 * 24 * 3_600_000;

/// A validated request for a new table.
pub(crate) struct TableDraft {
    table: AnyTable,
    seats: Vec<SeatRequest>,
    settings: Settings,
}

/// The settings of a table that are no rules of its game.
#[derive(Clone, Copy)]
struct Settings {
    hints: bool,
    stand_in_after: Option<Millis>,
}

/// The requested player of a seat.
enum SeatRequest {
    Me,
    Friend,
    Bot(BotKind),
}

impl TableDraft {
    /// Parses a game, options by name, and for each seat `me`, `friend`, or `bot:` followed by a level; and the time after which a
    /// bot may stand in for an absent player, a day by default.
    pub(crate) fn parse<'a>(
        app: &App,
        game: &str,
        options: Vec<(String, String)>,
        seats: impl Iterator<Item = &'a str>,
        hints: bool,
        absence: Option<&str>,
    ) -> Result<TableDraft, ServerError> {
        let stand_in_after = stand_in_after(absence.map_or(Ok(Absence::OneDay), parse_absence)?);
        let game = game.parse().map_err(malformed)?;
        let seats = seats.map(parse_seat).collect::<Result<Vec<_>, _>>()?;
        let count = SeatCount::new(seats.len()).ok_or_else(|| malformed("a table needs seats"))?;
        let setup = TableSetup { options, ..TableSetup::standard(game, count, app.next_seed()) };
        Ok(TableDraft {
            table: AnyTable::new(&setup).map_err(malformed)?,
            seats,
            settings: Settings { hints, stand_in_after },
        })
    }

    /// Returns a guided first game: the person against bots, the same for every person.
    pub(crate) fn first_game(game: &str) -> Result<TableDraft, ServerError> {
        let setup = first_table(game.parse().map_err(malformed)?);
        let bots = (1..setup.seats.get()).map(|_| SeatRequest::Bot(BotKind::INSTANT));
        let seats = std::iter::once(SeatRequest::Me).chain(bots).collect();
        let settings = Settings { hints: true, stand_in_after: stand_in_after(Absence::OneDay) };
        Ok(TableDraft { table: AnyTable::new(&setup).map_err(malformed)?, seats, settings })
    }

    /// Opens the table, with this person as its host.
    pub(crate) async fn open(&self, app: &Arc<App>, host: &Person) -> Result<TableId, ServerError> {
        add_table(app, host, &self.table, seat_rows(&self.seats, host), self.settings).await
    }
}

fn parse_absence(text: &str) -> Result<Absence, ServerError> {
    let found = Absence::ALL.into_iter().find(|absence| absence.name() == text);
    found.ok_or_else(|| {
        let names = Absence::ALL.map(Absence::name).join(", ");
        malformed(format!("the time until a bot may stand in must be one of: {names}"))
    })
}

fn parse_seat(text: &str) -> Result<SeatRequest, ServerError> {
    match text {
        "me" => Ok(SeatRequest::Me),
        "friend" => Ok(SeatRequest::Friend),
        other => match other.strip_prefix("bot:") {
            Some(kind) => kind.parse().map(SeatRequest::Bot).map_err(malformed),
            None => Err(malformed("a seat is for me, a friend, or a bot")),
        },
    }
}

/// Returns the rows of the seats. If the person has several seats, their name is numbered on each.
fn seat_rows(requests: &[SeatRequest], person: &Person) -> Vec<SeatRow> {
    let own_count = requests.iter().filter(|request| matches!(request, SeatRequest::Me)).count();
    let mut number = 0;
    let row = |request: &SeatRequest| match request {
        SeatRequest::Me => {
            number += 1;
            let name = if own_count > 1 { format!("{} {number}", person.name) } else { person.name.clone() };
            SeatRow { occupant: Occupant::Person(person.id), name }
        }
        SeatRequest::Friend => SeatRow { occupant: Occupant::Open, name: "…".into() },
        SeatRequest::Bot(kind) => {
            SeatRow { occupant: Occupant::Bot(kind.name().into()), name: kind.name().into() }
        }
    };
    requests.iter().map(row).collect()
}

/// Stores a new table and starts its bots.
async fn add_table(
    app: &Arc<App>,
    host: &Person,
    table: &AnyTable,
    seats: Vec<SeatRow>,
    settings: Settings,
) -> Result<TableId, ServerError> {
    let max = app.config.tables_per_person;
    if app.store.running_table_count(host.id, now_millis() - WAITING_LONG).await? >= max {
        return Err(ServerError::TooManyTables(max));
    }
    let id = secret::table_id();
    let setup = table.setup();
    let guided = links::is_first_game(&setup);
    // Links are derived from the seed. In a first game the seed is public, so the stored hashes must match no link.
    let seed = if guided { Seed::from_bytes(secret::random()) } else { setup.seed };
    let player = |row: &SeatRow| RecordedPlayer { kind: "seat".into(), name: row.name.clone() };
    let invite = |index| Some(TokenHash::of(&links::invite(&seed, Seat::new(index)?)));
    let new = NewTable {
        id,
        host: host.id,
        game: table.game().to_string(),
        setup: Record::of(table, seats.iter().map(player).collect()).to_string(),
        invites: (0..seats.len()).filter_map(invite).collect(),
        seats,
        spectators: TokenHash::of(&links::spectators(&seed)),
        to_act: to_act_bits(table),
        guided,
        hints: settings.hints,
        stand_in_after: settings.stand_in_after,
        at: now_millis(),
    };
    app.store.add_table(new).await?;
    metrics::counter!("portolan_tables_total").increment(1);
    app.table(id).await?;
    Ok(id)
}

/// Returns the rematch of a finished game, and opens it if this is the first request.
pub(crate) async fn rematch(
    app: &Arc<App>,
    person: &Person,
    active: Arc<ActiveTable>,
) -> Result<TableId, ServerError> {
    let (id, host, server) = (person.id, person.clone(), app.clone());
    let open = async move |finished: Arc<Position>| {
        let (table, seats) = rematch_of(&finished, server.next_seed())?;
        let Position { row, .. } = &*finished;
        let settings = Settings { hints: row.hints, stand_in_after: row.stand_in_after };
        add_table(&server, &host, &table, seats, settings).await
    };
    complete(app, active, async move |active| active.rematch(id, open).await).await
}

/// Returns the table and the seats of a rematch: the same game and players, under the current rules revision.
fn rematch_of(finished: &Position, seed: Seed) -> Result<(AnyTable, Vec<SeatRow>), ServerError> {
    let revision = finished.table.game().meta().revision;
    let setup = TableSetup { revision, seed, ..finished.table.setup() };
    let row = |row: &SeatRow| match row.occupant {
        Occupant::StandIn(_, owner) => SeatRow { occupant: Occupant::Person(owner), name: row.name.clone() },
        Occupant::Resigned(ref kind) => SeatRow { occupant: Occupant::Bot(kind.clone()), name: kind.clone() },
        _ => row.clone(),
    };
    let seats = finished.row.seats.iter().map(row).collect();
    Ok((AnyTable::new(&setup).map_err(malformed)?, seats))
}
