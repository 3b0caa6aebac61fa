//! Which games there are.

use axum::Json;
use portolan_games::GameId;
use serde::Serialize;
use utoipa::ToSchema;

/// A game.
#[derive(Serialize, ToSchema)]
pub(super) struct Game {
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
    /// Rises when a recorded game could go differently.
    revision: u32,
    options: Vec<GameOption>,
}

/// An option of a game.
#[derive(Serialize, ToSchema)]
struct GameOption {
    name: &'static str,
    /// What it can be; the first is the default.
    values: &'static [&'static str],
}

/// All games.
#[utoipa::path(get, path = "/api/v1/games", tag = "games", responses((status = OK, body = Vec<Game>)))]
pub(super) async fn games() -> Json<Vec<Game>> {
    Json(GameId::ALL.iter().copied().map(game).collect())
}

fn game(id: GameId) -> Game {
    let meta = id.meta();
    let options = id.options().iter().map(|spec| GameOption { name: spec.key, values: spec.values });
    Game {
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
