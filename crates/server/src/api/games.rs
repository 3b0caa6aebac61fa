//! The list of games.

use axum::Json;
use portolan_games::GameId;
use serde::Serialize;
use utoipa::ToSchema;

/// A game.
#[derive(Serialize, ToSchema)]
pub(super) struct GameInfo {
    /// Its name in requests.
    id: &'static str,
    /// Its name for people.
    name: &'static str,
    designer: &'static str,
    publishers: &'static str,
    /// The fewest players.
    min_seats: usize,
    /// The most players.
    max_seats: usize,
    /// The current rules revision.
    revision: u32,
    options: Vec<GameOptionInfo>,
}

/// An option of a game.
#[derive(Serialize, ToSchema)]
struct GameOptionInfo {
    name: &'static str,
    /// Its values; the first is the default.
    values: &'static [&'static str],
}

/// All games.
#[utoipa::path(get, path = "/api/v1/games", tag = "games", responses((status = OK, body = Vec<GameInfo>)))]
pub(super) async fn games() -> Json<Vec<GameInfo>> {
    Json(GameId::ALL.iter().copied().map(game_info).collect())
}

fn game_info(id: GameId) -> GameInfo {
    let meta = id.meta();
    let options = id.options().iter().map(|spec| GameOptionInfo { name: spec.key, values: spec.values });
    GameInfo {
        id: meta.id,
        name: meta.name,
        designer: meta.designer,
        publishers: meta.publishers,
        min_seats: meta.seats.0,
        max_seats: meta.seats.1,
        revision: meta.revision,
        options: options.collect(),
    }
}
