//! Tables at which strong bots think all the time, to measure whether other tables wait because of them.

use crate::context::{Context, TableSummary, parse};
use crate::http::Connection;
use anyhow::Result;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;

/// The interval at which the table is polled while bots think.
const POLL_INTERVAL: Duration = Duration::from_millis(100);

/// Opens tables with one person and grandmasters at each, which are played until [`stop`].
pub async fn start(context: &Arc<Context>, tables: u32) -> Result<JoinSet<Result<()>>> {
    let mut tasks = JoinSet::new();
    for _ in 0..tables {
        let mut connection = Connection::open(context.address).await?;
        let token = context.create_person(&mut connection).await?;
        let table = context.create_table(&mut connection, &token, "bot:grandmaster").await?;
        tasks.spawn(play(context.clone(), connection, token, table));
    }
    Ok(tasks)
}

/// Stops the tables. It is an error if one has ended before, because then the measurement was not what it claims to be.
pub fn stop(mut tasks: JoinSet<Result<()>>) -> Result<()> {
    tasks.try_join_next().map_or(Ok(()), |ended| ended?)
}

/// Makes the first possible choice as soon as the person must choose, so that the bots think again.
async fn play(
    context: Arc<Context>,
    mut connection: Connection,
    token: String,
    mut table: TableSummary,
) -> Result<()> {
    loop {
        if table.over {
            table = context.create_table(&mut connection, &token, "bot:grandmaster").await?;
        }
        let decision = table.mine.iter().find_map(|decision| Some((decision, decision.choices.first()?)));
        let path = format!("/api/v1/tables/{}", table.id);
        let response = if let Some((decision, choice)) = decision {
            let (seat, decision_id) = (decision.seat, decision.decision_id);
            let click = serde_json::json!({ "seat": seat, "decision_id": decision_id, "choice": choice });
            let body = click.to_string();
            connection.request("POST", &format!("{path}/choices"), &token, body.as_bytes()).await?
        } else {
            tokio::time::sleep(POLL_INTERVAL).await;
            connection.request("GET", &path, &token, &[]).await?
        };
        let id = table.id;
        table = TableSummary { id, ..parse(response.success()?)? };
    }
}
