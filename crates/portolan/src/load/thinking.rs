//! Tables at which strong bots think all the time, to see whether others are kept waiting by that.

use super::hall::{Hall, Summary, lost, made, read};
use super::http::Connection;
use crate::error::{CliError, unmeasured};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;

/// So long nobody looks whether the bots have chosen.
const PAUSE: Duration = Duration::from_millis(100);

/// Opens so many tables, at each one person and grandmasters. They are played until that is ended.
pub async fn begin(hall: &Arc<Hall>, tables: u32) -> Result<JoinSet<Result<(), CliError>>, CliError> {
    let mut playing = JoinSet::new();
    for _ in 0..tables {
        let mut connection = Connection::open(hall.address).await.map_err(lost)?;
        let token = hall.person(&mut connection).await?;
        let table = open(hall, &mut connection, &token).await?;
        playing.spawn(play(hall.clone(), connection, token, table));
    }
    Ok(playing)
}

/// Ends it; if a table broke off before, nobody thought there, and nothing was measured.
pub fn end(mut playing: JoinSet<Result<(), CliError>>) -> Result<(), CliError> {
    match playing.try_join_next() {
        Some(Ok(Err(failure))) => Err(failure),
        Some(Err(error)) => Err(unmeasured(error.to_string())),
        Some(Ok(Ok(()))) | None => Ok(()),
    }
}

async fn open(hall: &Hall, connection: &mut Connection, token: &str) -> Result<Summary, CliError> {
    let mut seats = vec!["bot:grandmaster"; hall.seats];
    seats[0] = "me";
    let wanted = serde_json::json!({ "game": hall.game, "seats": seats, "options": {} }).to_string();
    let answer = connection.ask("POST", "/api/v1/tables", token, wanted.as_bytes()).await;
    read(&made(&answer.map_err(lost)?)?)
}

/// Makes the first choice that is offered, so that the bots are soon asked again.
async fn play(
    hall: Arc<Hall>,
    mut connection: Connection,
    token: String,
    mut table: Summary,
) -> Result<(), CliError> {
    loop {
        if table.over {
            table = open(&hall, &mut connection, &token).await?;
        }
        let asked = table.mine.iter().find_map(|asked| Some((asked, asked.choices.first()?)));
        let path = format!("/api/v1/tables/{}", table.id);
        let answer = if let Some((asked, choice)) = asked {
            let click =
                serde_json::json!({ "seat": asked.seat, "decision_id": asked.decision_id, "choice": choice });
            connection.ask("POST", &format!("{path}/choices"), &token, click.to_string().as_bytes()).await
        } else {
            tokio::time::sleep(PAUSE).await;
            connection.ask("GET", &path, &token, &[]).await
        };
        let answer = answer.map_err(lost)?;
        if answer.status != 200 {
            return Err(unmeasured(format!("a table with bots answered {}", answer.status)));
        }
        let id = table.id;
        table = Summary { id, ..read(answer.body)? };
    }
}
