//! A new table: its game, options and seats; and the rematch.

use super::play::{bot_name, complete};
use super::see_other;
use crate::app::App;
use crate::bots;
use crate::error::Refused;
use crate::live::{now, to_act};
use crate::people::{Caller, set_cookie};
use crate::{links, secret};
use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::Response;
use portolan_bots::BotKind;
use portolan_games::core::{Seat, SeatCount, Seed};
use portolan_games::{AnyTable, GameId, Record, RecordedPlayer, TableSetup};
use portolan_store::{NewTable, Person, SeatRow, Sitter, TableId};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The most fields of the form.
const MOST_FIELDS: usize = 64;

/// Makes a table, and somebody new if the browser is new here.
pub(super) async fn create(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    Form(fields): Form<BTreeMap<String, String>>,
) -> Result<Response, Refused> {
    if fields.len() > MOST_FIELDS {
        return Err(Refused::Malformed("too many fields".into()));
    }
    let game = fields.get("game").map(String::as_str).unwrap_or_default();
    let game: GameId = game.parse().map_err(malformed)?;
    let options =
        fields.iter().filter_map(|(key, value)| Some((key.strip_prefix("option-")?.into(), value.clone())));
    let wishes: Vec<Wish> = wishes(&fields)?;
    let seats = SeatCount::new(wishes.len()).ok_or_else(|| malformed("a table needs seats"))?;
    let seed = Seed::from_bytes(secret::random());
    let setup = TableSetup { game, components: None, options: options.collect(), seats, seed };
    let table = AnyTable::new(&setup).map_err(malformed)?;

    let (person, token) = match caller.person {
        Some(person) => (person, None),
        None => {
            let words = app.words(None, super::accepts(&headers));
            let (person, token) = app.welcome(portolan_boards::site::guest(words)).await?;
            (person, Some(token))
        }
    };
    let rows = seat_rows(&wishes, &person);
    let id = add(&app, &person, &table, rows).await?;
    let mut response = see_other(&format!("/t/{id}"));
    if let Some(token) = token {
        response.headers_mut().insert(SET_COOKIE, set_cookie(&app, &token));
    }
    Ok(response)
}

fn malformed(reason: impl ToString) -> Refused {
    Refused::Malformed(reason.to_string())
}

/// Who is to sit on a seat.
enum Wish {
    Me,
    Friend,
    Bot(BotKind),
}

fn wishes(fields: &BTreeMap<String, String>) -> Result<Vec<Wish>, Refused> {
    let named = (1..=portolan_games::core::MAX_SEATS).filter_map(|seat| fields.get(&format!("seat-{seat}")));
    let wish = |text: &String| match text.as_str() {
        "me" => Ok(Wish::Me),
        "friend" => Ok(Wish::Friend),
        other => match other.strip_prefix("bot:") {
            Some(kind) => kind.parse().map(Wish::Bot).map_err(malformed),
            None => Err(malformed("a seat is for me, a friend, or a bot")),
        },
    };
    named.filter(|text| !text.is_empty()).map(wish).collect()
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
        Wish::Bot(kind) => SeatRow { sitter: Sitter::Bot(kind.name().into()), name: bot_name(kind.name()) },
    };
    numbered(wishes.iter().map(row).collect())
}

/// Two bots of one kind get numbers.
fn numbered(mut rows: Vec<SeatRow>) -> Vec<SeatRow> {
    let names: Vec<String> = rows.iter().map(|row| row.name.clone()).collect();
    for (index, row) in rows.iter_mut().enumerate() {
        let alike = names.iter().filter(|name| **name == row.name).count();
        if alike > 1 && row.sitter.bot().is_some() {
            let number = names[..=index].iter().filter(|name| **name == names[index]).count();
            row.name = format!("{} {number}", row.name);
        }
    }
    rows
}

async fn add(
    app: &Arc<App>,
    host: &Person,
    table: &AnyTable,
    seats: Vec<SeatRow>,
) -> Result<TableId, Refused> {
    let most = app.config.tables_per_person;
    if app.store.running_tables_of(host.id).await? >= most {
        return Err(Refused::TooManyTables(most));
    }
    let id = secret::table_id();
    let seed = table.setup().seed;
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
            at: now(),
        })
        .await?;
    metrics::counter!("portolan_tables_total").increment(1);
    let live = app.table(id).await?;
    bots::wake(app, live);
    Ok(id)
}

/// The same table again, with the same people; whoever asks first makes it.
pub(super) async fn rematch(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Response, Refused> {
    let person = caller.somebody()?;
    let live = app.table(name.parse().map_err(|_| Refused::NotFound)?).await?;
    let (setup, seats, made) = {
        let position = live.position().await;
        if position.seats_of(person.id).next().is_none() || position.table.outcome().is_none() {
            return Err(Refused::NotYours);
        }
        let setup = TableSetup { seed: Seed::from_bytes(secret::random()), ..position.table.setup() };
        (setup, position.row.seats.clone(), position.row.rematch)
    };
    if let Some(made) = made {
        return Ok(see_other(&format!("/t/{made}")));
    }
    let table = AnyTable::new(&setup).map_err(malformed)?;
    let back = |row: SeatRow| match row.sitter {
        Sitter::StandIn(_, owner) => SeatRow { sitter: Sitter::Person(owner), name: row.name },
        _ => row,
    };
    let id = add(&app, &person, &table, seats.into_iter().map(back).collect()).await?;
    let (sender, made) = tokio::sync::oneshot::channel();
    complete(&app, live, async move |live| {
        let _ = sender.send(live.set_rematch(id).await?);
        Ok(())
    })
    .await?;
    Ok(see_other(&format!("/t/{}", made.await.unwrap_or(id))))
}
