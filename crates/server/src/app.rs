//! All that the server holds together.

use crate::bots::BotPool;
use crate::config::Config;
use crate::error::ServerError;
use crate::guard::Limits;
use crate::hints::Advised;
use crate::live::Live;
use crate::pace::RenderPool;
use crate::people::PersonCache;
use crate::reviews::Reviews;
use crate::secret;
use crate::tables::Tables;
use metrics_exporter_prometheus::PrometheusHandle;
use portolan_boards::Locale;
use portolan_games::core::Seed;
use portolan_store::{Person, Store, TableId};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::watch;

/// The server without its sockets.
pub struct App {
    /// What a host has settled.
    pub config: Config,
    /// What is kept.
    pub store: Arc<dyn Store>,
    /// The tables in memory.
    pub tables: Tables,
    /// The bots.
    pub thinkers: BotPool,
    pub(crate) advised: Advised,
    pub(crate) reviews: Reviews,
    pub(crate) drawers: RenderPool,
    pub(crate) faces: PersonCache,
    pub(crate) limits: Limits,
    pub(crate) metrics: PrometheusHandle,
    languages: HashMap<&'static str, Locale>,
    /// How many seeds were drawn.
    seeds: AtomicU64,
    /// Becomes true when the server is being shut down: pushes end then.
    pub(crate) closing: watch::Sender<bool>,
}

impl App {
    /// A server on this store.
    pub fn new(
        config: Config,
        store: Arc<dyn Store>,
        metrics: PrometheusHandle,
    ) -> std::io::Result<Arc<App>> {
        let threads = config.bot_threads;
        let thinkers = BotPool::start(threads)?;
        let languages = Locale::languages().filter_map(|tag| Some((tag, Locale::new(tag)?))).collect();
        Ok(Arc::new(App {
            tables: Tables::new(store.clone()),
            limits: Limits::new(config.rate),
            config,
            store,
            thinkers,
            advised: Advised::default(),
            reviews: Reviews::start(threads)?,
            drawers: RenderPool::start()?,
            faces: PersonCache::default(),
            metrics,
            languages,
            seeds: AtomicU64::new(0),
            closing: watch::Sender::new(false),
        }))
    }

    /// The sentences for somebody: in the language it chose, or the first that its browser asks for and we have.
    pub fn locale(&self, person: Option<&Person>, accepts: &str) -> &Locale {
        let chosen = person.and_then(|person| person.language.as_deref());
        let asked = accepts.split(',').filter_map(|range| range.split([';', '-']).next()).map(str::trim);
        let found = chosen.into_iter().chain(asked).find_map(|tag| self.languages.get(tag));
        found.or_else(|| self.languages.get("en")).expect("English is built in")
    }

    /// The luck of a new table.
    pub(crate) fn seed(&self) -> Seed {
        let number = self.seeds.fetch_add(1, Ordering::Relaxed);
        self.config
            .luck
            .map_or_else(|| Seed::from_bytes(secret::random()), |luck| Seed::from_number(luck).nth(number))
    }

    /// The languages that there are: the tag of each, and what it calls itself.
    pub(crate) fn languages(&self) -> Vec<(&'static str, String)> {
        let named = |tag| Some((tag, portolan_pages::language_name(self.languages.get(tag)?)));
        Locale::languages().filter_map(named).collect()
    }

    /// A table; bots that must choose are woken when it comes into memory.
    pub async fn table(self: &Arc<App>, id: TableId) -> Result<Arc<Live>, ServerError> {
        self.tables.get(id).await
    }

    /// Lets go on all tables at which a bot was to choose when the server was stopped.
    pub async fn resume(self: &Arc<App>) -> Result<(), ServerError> {
        for id in self.store.tables_with_bots().await? {
            match self.table(id).await {
                Ok(live) => crate::bots::wake(self, live),
                Err(error) => tracing::warn!(table = %id, %error, "a table could not be resumed"),
            }
        }
        Ok(())
    }
}
