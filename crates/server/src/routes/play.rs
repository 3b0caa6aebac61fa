//! What is done at a table: choosing, taking back, letting a bot play.

use super::access::Access;
use super::show::Look;
use super::{accepts, page, see_other};
use crate::app::App;
use crate::bots;
use crate::error::Refused;
use crate::live::Live;
use crate::people::Caller;
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use portolan_boards::{Ink, Players, Reader, Words};
use portolan_bots::BotKind;
use portolan_games::core::{Seat, Viewer};
use portolan_store::{Person, SeatRow, Sitter};
use serde::Deserialize;
use std::sync::Arc;

/// A click: what was chosen, for which seat, and what that seat had been asked.
#[derive(Deserialize)]
pub(super) struct Click {
    seat: usize,
    asked: u32,
    choice: String,
}

/// A choice is taken back; so many entries had been seen.
#[derive(Deserialize)]
pub(super) struct Undo {
    seat: usize,
    plies: u32,
}

/// Makes a choice.
pub(super) async fn choose(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(name): Path<String>,
    headers: HeaderMap,
    Form(click): Form<Click>,
) -> Result<Response, Refused> {
    let (person, access, seat) = seated(&app, caller, &name, click.seat).await?;
    let live = access.live.clone();
    let done =
        complete(&app, live, async move |live| live.choose(seat, click.asked, &click.choice).await).await;
    if done.is_ok() {
        metrics::counter!("portolan_choices_total").increment(1);
    }
    answer(&app, &person, &access, seat, &headers, done).await
}

/// Takes a choice back.
pub(super) async fn take_back(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(name): Path<String>,
    headers: HeaderMap,
    Form(undo): Form<Undo>,
) -> Result<Response, Refused> {
    let (person, access, seat) = seated(&app, caller, &name, undo.seat).await?;
    let live = access.live.clone();
    let done = complete(&app, live, async move |live| live.take_back(seat, undo.plies).await).await;
    answer(&app, &person, &access, seat, &headers, done).await
}

/// The person, the table and the seat of a change: the person must choose there.
async fn seated(
    app: &Arc<App>,
    caller: Caller,
    name: &str,
    seat: usize,
) -> Result<(Person, Access, Seat), Refused> {
    let person = caller.somebody()?;
    let access = Access::find(app, "/t/", name).await?;
    let seat = Seat::from_number(seat).ok_or(Refused::NotFound)?;
    let position = access.live.position().await;
    let seat = position.seat(seat.index() as u8)?;
    if !position.chooses(person.id, seat) {
        return Err(Refused::NotYours);
    }
    drop(position);
    Ok((person, access, seat))
}

/// Carries a change through to its end even if whoever asked for it goes away, and wakes the bots then.
pub(super) async fn complete<F>(
    app: &Arc<App>,
    live: Arc<Live>,
    change: impl FnOnce(Arc<Live>) -> F + Send + 'static,
) -> Result<(), Refused>
where
    F: Future<Output = Result<(), Refused>> + Send,
{
    let app = app.clone();
    let done = tokio::spawn(async move {
        let done = change(live.clone()).await;
        bots::wake(&app, live);
        done
    });
    done.await.unwrap_or_else(|_| Err(Refused::Unavailable("a change panicked".into())))
}

/// Shows the table as it is now. A script gets the part that changes; others are sent to the page, or see it with the
/// reason why nothing was done.
async fn answer(
    app: &Arc<App>,
    person: &Person,
    access: &Access,
    seat: Seat,
    headers: &HeaderMap,
    done: Result<(), Refused>,
) -> Result<Response, Refused> {
    let words = app.words(Some(person), accepts(headers));
    let by_script = headers.get("x-portolan").is_some();
    let (status, notice) = match done {
        Ok(()) if !by_script => return Ok(see_other(&format!("{}?seat={}", access.base, seat.number()))),
        Ok(()) => (StatusCode::OK, None),
        Err(refused) => (refused.status(), Some(told(access, refused, words, seat).await?)),
    };
    let position = access.live.position().await;
    let viewer = Viewer::Seat(seat);
    let look =
        Look { app, access, person: Some(person), words, viewer, at: None, notice, whole_story: false };
    let shown = if by_script { Html(look.body(&position).into_string()) } else { page(look.page(&position)) };
    Ok((status, shown).into_response())
}

/// The sentence for a refusal that belongs on the page of the table; all others have a page of their own.
async fn told(access: &Access, refused: Refused, words: &Words, seat: Seat) -> Result<String, Refused> {
    let players = Players::new(access.live.position().await.names());
    let reader = Reader { words, players: &players, viewer: Viewer::Seat(seat), ink: Ink::Plain };
    match refused {
        Refused::MovedOn => Ok(portolan_boards::site::moved_on(words)),
        Refused::Illegal(refusal) => Ok(portolan_boards::refusal(&refusal, &reader)),
        Refused::CannotTakeBack(reason) => Ok(portolan_boards::table::cannot_take_back(reason, &reader)),
        other => Err(other),
    }
}

/// The switch for bots that answer at once.
#[derive(Deserialize)]
pub(super) struct Fast {
    fast: String,
}

/// Whether bots answer at once: for the host.
pub(super) async fn fast(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(name): Path<String>,
    Form(Fast { fast }): Form<Fast>,
) -> Result<Response, Refused> {
    let person = caller.somebody()?;
    let access = Access::find(&app, "/t/", &name).await?;
    if access.live.position().await.row.host != person.id {
        return Err(Refused::NotYours);
    }
    complete(&app, access.live.clone(), async move |live| live.set_fast(fast == "yes").await).await?;
    Ok(see_other(&access.base))
}

/// Lets a bot play for somebody: its own seat, or any seat for the host.
pub(super) async fn let_bot_play(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((name, seat)): Path<(String, usize)>,
) -> Result<Response, Refused> {
    let person = caller.somebody()?;
    let bot = BotKind::ALL.last().map_or("random", |kind| kind.name());
    let change = move |person: &Person, host: bool, row: &SeatRow| match row.sitter {
        Sitter::Person(owner) if host || owner == person.id => {
            Ok(SeatRow { sitter: Sitter::StandIn(bot.into(), owner), name: row.name.clone() })
        }
        Sitter::Open if host => Ok(SeatRow { sitter: Sitter::Bot(bot.into()), name: bot_name(bot) }),
        _ => Err(Refused::NotYours),
    };
    reseat(&app, person, &name, seat, change).await
}

/// Takes one's seat back from the bot.
pub(super) async fn take_seat_back(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((name, seat)): Path<(String, usize)>,
) -> Result<Response, Refused> {
    let person = caller.somebody()?;
    let change = |person: &Person, _: bool, row: &SeatRow| match row.sitter {
        Sitter::StandIn(_, owner) if owner == person.id => {
            Ok(SeatRow { sitter: Sitter::Person(owner), name: row.name.clone() })
        }
        _ => Err(Refused::NotYours),
    };
    reseat(&app, person, &name, seat, change).await
}

async fn reseat(
    app: &Arc<App>,
    person: Person,
    name: &str,
    seat: usize,
    change: impl FnOnce(&Person, bool, &SeatRow) -> Result<SeatRow, Refused> + Send + 'static,
) -> Result<Response, Refused> {
    let access = Access::find(app, "/t/", name).await?;
    let seat = Seat::from_number(seat).ok_or(Refused::NotFound)?;
    let host = access.live.position().await.row.host == person.id;
    let address = format!("{}?seat={}", access.base, seat.number());
    complete(app, access.live, async move |live| live.reseat(seat, |row| change(&person, host, row)).await)
        .await?;
    Ok(see_other(&address))
}

/// How a bot is called at a table.
pub(super) fn bot_name(kind: &str) -> String {
    let mut letters = kind.chars();
    letters
        .next()
        .map(|first| first.to_uppercase().collect::<String>() + letters.as_str())
        .unwrap_or_default()
}
