//! The hint for whoever must choose: as a page, or as the part of it that a script shows at the table.

use super::access::{Access, Visit};
use super::{accepts, page, see_other};
use crate::actions;
use crate::app::App;
use crate::error::ServerError;
use crate::hints::Thought;
use crate::live::Position;
use crate::people::Caller;
use axum::extract::{Form, Path, State};
use axum::http::header::REFRESH;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{Html, IntoResponse, Response};
use portolan_boards::{Hint, Ink, Locale, Players, Reader};
use portolan_games::core::{Seat, Viewer};
use portolan_pages::{self as pages, HintPage, HintState};
use portolan_store::Person;
use serde::Deserialize;
use std::sync::Arc;

/// Which question somebody wants a hint to.
#[derive(Deserialize)]
pub(super) struct Question {
    seat: usize,
    decision_id: u32,
}

/// Asks for a hint.
pub(super) async fn ask(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(name): Path<String>,
    headers: HeaderMap,
    Form(question): Form<Question>,
) -> Result<Response, ServerError> {
    let person = caller.somebody()?;
    let access = Access::find(&app, "/t/", &name).await?;
    let decision_id =
        actions::ask_hint(&app, &person, &access.live, question.seat, question.decision_id).await;
    if !by_script(&headers) {
        return match decision_id {
            // The table itself says best what is asked now.
            Err(ServerError::MovedOn) => Ok(see_other(&format!("{}?seat={}", access.base, question.seat))),
            decision_id => {
                decision_id.map(|_| see_other(&format!("{}/hint?seat={}", access.base, question.seat)))
            }
        };
    }
    let (position, thought) = decision_id?;
    let locale = app.locale(Some(&person), accepts(&headers));
    let told = Told { locale, person: &person, base: &access.base, seat: thought.seat, position: &position };
    Ok(told.answer(Some(&thought), true))
}

/// Shows a hint that somebody has asked for, once it is there.
pub(super) async fn show(visit: Visit, headers: HeaderMap) -> Result<Response, ServerError> {
    let person = visit.person.as_ref().ok_or(ServerError::NotYours)?;
    let viewer = visit.viewer(&*visit.access.live.position().await)?;
    let seat = viewer.seat().ok_or(ServerError::NotYours)?;
    let (position, thought) = actions::hint(person, &visit.access.live, seat.number()).await?;
    let told = Told { locale: visit.locale(), person, base: &visit.access.base, seat, position: &position };
    Ok(told.answer(thought.as_deref(), by_script(&headers)))
}

fn by_script(headers: &HeaderMap) -> bool {
    headers.contains_key("x-portolan")
}

/// To whom a hint is told, and where.
struct Told<'a> {
    locale: &'a Locale,
    person: &'a Person,
    base: &'a str,
    seat: Seat,
    position: &'a Position,
}

impl Told<'_> {
    fn answer(&self, thought: Option<&Thought>, by_script: bool) -> Response {
        let lines = thought.and_then(Thought::found);
        let hints: Vec<Hint<'_>> = lines.into_iter().flatten().map(hint_of).collect();
        let state = match (thought, lines) {
            (None, _) => HintState::None,
            (Some(_), None) => HintState::Thinking,
            (Some(_), Some(_)) => HintState::Found(&hints),
        };
        let thinking = matches!(state, HintState::Thinking);
        let players = Players::new(self.position.names(self.locale));
        let viewer = Viewer::Seat(self.seat);
        let shown = HintPage {
            reader: Reader { locale: self.locale, players: &players, viewer, ink: Ink::Plain },
            name: Some(&self.person.name),
            base: self.base,
            game: self.position.table.game(),
            seat: self.seat,
            decision_id: self.position.decision_id(self.seat),
            view: &self.position.table.view(viewer),
            state,
        };
        if by_script {
            return Html(pages::hint_body(&shown).into_string()).into_response();
        }
        let mut answer = page(pages::hint(&shown)).into_response();
        if thinking {
            answer.headers_mut().insert(REFRESH, HeaderValue::from_static("1"));
        }
        answer
    }
}

/// A line of thought as boards tell it.
fn hint_of(portolan_bots::AnyAnalysisLine { line, events }: &portolan_bots::AnyAnalysisLine) -> Hint<'_> {
    Hint {
        choice: line.choice,
        chance: line.win_per_mille,
        points: line.whole_points(),
        eliminated: line.expects_elimination(),
        events,
    }
}
