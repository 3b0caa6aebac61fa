//! New tables: what is wished for is read and checked first, then the table is kept; and the rematch.

use super::{complete, malformed};
use crate::app::App;
use crate::bots;
use crate::error::ServerError;
use crate::live::{Live, now, to_act};
use crate::{links, secret};
use portolan_boards::guide::first_table;
use portolan_bots::BotKind;
use portolan_games::core::{Seat, SeatCount, Seed};
use portolan_games::{AnyTable, Record, RecordedPlayer, TableSetup};
use portolan_store::{NewTable, Person, SeatRow, Sitter, TableId};
use std::sync::Arc;

/// A table that can be opened: everything about it has been checked.
pub(crate) struct Prepared {
    table: AnyTable,
    wishes: Vec<Wish>,
    hints: bool,
}

/// Who is to sit on a seat.
enum Wish {
    Me,
    Friend,
    Bot(BotKind),
}

impl Prepared {
    /// Reads what is wished for: a game, options by name, and for each seat `me`, `friend` or `bot:` and its level.
    pub(crate) fn read<'a>(
        app: &App,
        game: &str,
        options: Vec<(String, String)>,
        seats: impl Iterator<Item = &'a str>,
    ) -> Result<Prepared, ServerError> {
        let game = game.parse().map_err(malformed)?;
        let wishes = seats.map(wish).collect::<Result<Vec<_>, _>>()?;
        let seats = SeatCount::new(wishes.len()).ok_or_else(|| malformed("a table needs seats"))?;
        let seed = app.seed();
        let setup = TableSetup { options, ..TableSetup::standard(game, seats, seed) };
        Ok(Prepared { table: AnyTable::new(&setup).map_err(malformed)?, wishes, hints: true })
    }

    /// The same table, with hints for whoever must choose or without.
    pub(crate) fn with_hints(self, hints: bool) -> Prepared {
        Prepared { hints, ..self }
    }

    /// A guided first game: me against bots, the same for everybody.
    pub(crate) fn first(game: &str) -> Result<Prepared, ServerError> {
        let setup = first_table(game.parse().map_err(malformed)?);
        let bots = (1..setup.seats.get()).map(|_| Wish::Bot(BotKind::INSTANT));
        let wishes = std::iter::once(Wish::Me).chain(bots).collect();
        Ok(Prepared { table: AnyTable::new(&setup).map_err(malformed)?, wishes, hints: true })
    }

    /// Opens the table for this host.
    pub(crate) async fn open(&self, app: &Arc<App>, host: &Person) -> Result<TableId, ServerError> {
        add(app, host, &self.table, seat_rows(&self.wishes, host), self.hints).await
    }
}

fn wish(text: &str) -> Result<Wish, ServerError> {
    match text {
        "me" => Ok(Wish::Me),
        "friend" => Ok(Wish::Friend),
        other => match other.strip_prefix("bot:") {
            Some(kind) => kind.parse().map(Wish::Bot).map_err(malformed),
            None => Err(malformed("a seat is for me, a friend, or a bot")),
        },
    }
}

fn seat_rows(wishes: &[Wish], person: &Person) -> Vec<SeatRow> {
    let mine = wishes.iter().filter(|wish| matches!(wish, Wish::Me)).count();
    let mut number = 0;
    let row = |wish: &Wish| match wish {
        Wish::Me => {
            number += 1;
            let name = if mine > 1 { format!("{} {number}", person.name) } else { person.name.clone() };
            SeatRow { sitter: Sitter::Person(person.id), name }
        }
        Wish::Friend => SeatRow { sitter: Sitter::Open, name: "…".into() },
        Wish::Bot(kind) => SeatRow { sitter: Sitter::Bot(kind.name().into()), name: kind.name().into() },
    };
    wishes.iter().map(row).collect()
}

async fn add(
    app: &Arc<App>,
    host: &Person,
    table: &AnyTable,
    seats: Vec<SeatRow>,
    hints: bool,
) -> Result<TableId, ServerError> {
    let most = app.config.tables_per_person;
    if app.store.running_tables_of(host.id).await? >= most {
        return Err(ServerError::TooManyTables(most));
    }
    let id = secret::table_id();
    let setup = table.setup();
    let guided = links::is_first_game(&setup);
    // The links to a table come from its seed; where everybody knows it there are none.
    let seed = if guided { Seed::from_bytes(secret::random()) } else { setup.seed };
    let player = |row: &SeatRow| RecordedPlayer { kind: "seat".into(), name: row.name.clone() };
    let invite = |index| Some(links::hash(&links::invite(&seed, Seat::new(index)?)));
    app.store
        .add_table(NewTable {
            id,
            host: host.id,
            game: table.game().to_string(),
            setup: Record::of(table, seats.iter().map(player).collect()).to_string(),
            invites: (0..seats.len()).filter_map(invite).collect(),
            seats,
            spectators: links::hash(&links::spectators(&seed)),
            to_act: to_act(table),
            guided,
            hints,
            at: now(),
        })
        .await?;
    metrics::counter!("portolan_tables_total").increment(1);
    let live = app.table(id).await?;
    bots::wake(app, live);
    Ok(id)
}

/// The same table again, with the same people; whoever asks first makes it.
pub(crate) async fn rematch(
    app: &Arc<App>,
    person: &Person,
    live: Arc<Live>,
) -> Result<TableId, ServerError> {
    let (setup, seats, hints) = {
        let position = live.position().await;
        if position.seats_of(person.id).next().is_none() || position.table.outcome().is_none() {
            return Err(ServerError::NotYours);
        }
        // A rematch of a game by older rules is a new game, by today's.
        let revision = position.table.game().meta().revision;
        let setup = TableSetup { revision, seed: app.seed(), ..position.table.setup() };
        (setup, position.row.seats.clone(), position.row.hints)
    };
    let table = AnyTable::new(&setup).map_err(malformed)?;
    let back = |row: SeatRow| match row.sitter {
        Sitter::StandIn(_, owner) => SeatRow { sitter: Sitter::Person(owner), name: row.name },
        _ => row,
    };
    let seats: Vec<SeatRow> = seats.into_iter().map(back).collect();
    let (host, server) = (person.clone(), app.clone());
    let open = async move || add(&server, &host, &table, seats, hints).await;
    complete(app, live, async move |live| live.rematch(open).await).await
}
