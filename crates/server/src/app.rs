//! The server without its sockets.

use crate::active_table::{ActiveTable, now_millis};
use crate::bot_pool::BotPool;
use crate::bots::{self, BotOutage};
use crate::config::Config;
use crate::devices::LiveDevices;
use crate::error::ServerError;
use crate::hints::HintRequests;
use crate::http::client_address::TrustedProxies;
use crate::http::origin::OwnSite;
use crate::http::rate_limiter::RateLimiter;
use crate::http::streams::StreamLimits;
use crate::people::PersonCache;
use crate::render_pool::RenderPool;
use crate::reviews::Reviews;
use crate::secret;
use crate::tables::Tables;
use metrics_exporter_prometheus::PrometheusHandle;
use portolan_boards::Locale;
use portolan_games::core::Seed;
use portolan_store::{Millis, Person, Store, TableId};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::watch;

/// Maximum number of tables that are closed at once because they were unused.
const MAX_EXPIRED: u32 = 100;

/// The server without its sockets.
pub struct App {
    /// The settings.
    pub config: Config,
    /// The database.
    pub store: Arc<dyn Store>,
    pub(crate) tables: Tables,
    pub(crate) bots: BotPool,
    pub(crate) bot_outage: BotOutage,
    pub(crate) hint_requests: HintRequests,
    pub(crate) reviews: Reviews,
    pub(crate) render_pool: RenderPool,
    pub(crate) people: PersonCache,
    pub(crate) live_devices: LiveDevices,
    pub(crate) rate_limiter: RateLimiter,
    pub(crate) proxies: TrustedProxies,
    pub(crate) own_site: OwnSite,
    pub(crate) streams: StreamLimits,
    pub(crate) metrics: PrometheusHandle,
    locales: HashMap<&'static str, Locale>,
    /// Number of seeds derived from the configured RNG seed.
    seed_count: AtomicU64,
    /// Becomes true when the server shuts down, which ends all pushes.
    pub(crate) closing: watch::Sender<bool>,
}

impl App {
    /// Creates a server that uses this store.
    pub fn new(
        config: Config,
        store: Arc<dyn Store>,
        metrics: PrometheusHandle,
    ) -> std::io::Result<Arc<App>> {
        let locales = Locale::languages().filter_map(|tag| Some((tag, Locale::new(tag)?))).collect();
        Ok(Arc::new(App {
            tables: Tables::new(store.clone()),
            bots: BotPool::start(config.bot_threads)?,
            bot_outage: BotOutage::default(),
            hint_requests: HintRequests::default(),
            reviews: Reviews::default(),
            render_pool: RenderPool::start()?,
            people: PersonCache::default(),
            live_devices: LiveDevices::default(),
            rate_limiter: RateLimiter::new(config.rate),
            proxies: TrustedProxies::new(config.trusted_proxies.clone()),
            own_site: OwnSite::new(config.base_url.clone(), config.allowed_hosts.clone()),
            streams: StreamLimits::new(&config.connection_limits()),
            config,
            store,
            metrics,
            locales,
            seed_count: AtomicU64::new(0),
            closing: watch::Sender::new(false),
        }))
    }

    /// Returns the locale for a person: their chosen language, or else the first supported one in this `Accept-Language`
    /// header.
    pub fn locale(&self, person: Option<&Person>, accept_language: &str) -> &Locale {
        let chosen = person.and_then(|person| person.language.as_deref());
        let ranges = accept_language.split(',').filter_map(|range| range.split([';', '-']).next());
        let found = chosen.into_iter().chain(ranges.map(str::trim)).find_map(|tag| self.locales.get(tag));
        found.or_else(|| self.locales.get("en")).expect("English is built in")
    }

    /// Returns the seed for a new table.
    pub(crate) fn next_seed(&self) -> Seed {
        let number = self.seed_count.fetch_add(1, Ordering::Relaxed);
        self.config
            .rng_seed
            .map_or_else(|| Seed::from_bytes(secret::random()), |seed| Seed::from_number(seed).nth(number))
    }

    /// Returns the supported languages, each as its tag and its name in that language.
    pub(crate) fn languages(&self) -> Vec<(&'static str, String)> {
        let named = |tag| Some((tag, portolan_pages::language_name(self.locales.get(tag)?)));
        Locale::languages().filter_map(named).collect()
    }

    /// Returns a table, and starts its bots, since the table may just have been read from the store.
    pub async fn table(self: &Arc<App>, id: TableId) -> Result<Arc<ActiveTable>, ServerError> {
        let active = self.tables.get(id).await?;
        bots::wake(self, active.clone());
        Ok(active)
    }

    /// Returns a table that a client has requested, so that its bots search even if no person plays there.
    pub(crate) async fn looked_at_table(
        self: &Arc<App>,
        id: TableId,
    ) -> Result<Arc<ActiveTable>, ServerError> {
        let active = self.tables.get(id).await?;
        active.bots.record_look();
        bots::wake(self, active.clone());
        Ok(active)
    }

    /// Removes idle tables from memory, as regularly done while serving: for tests.
    #[doc(hidden)]
    pub fn forget_idle_tables(&self) {
        self.tables.forget_idle(self.config.idle);
    }

    /// Ends pushes, and stops the bots without waiting for them.
    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
        self.bots.close();
    }

    /// Resumes tables where a bot was to move at shutdown.
    pub async fn resume(self: &Arc<App>) -> Result<(), ServerError> {
        for id in self.store.tables_with_bots().await? {
            if let Err(error) = self.table(id).await {
                tracing::warn!(table = %id, %error, "a table could not be resumed");
            }
        }
        Ok(())
    }

    /// Closes tables that have been unchanged for the configured time.
    pub async fn expire_tables(self: &Arc<App>) -> Result<(), ServerError> {
        let Some(time) = self.config.expire_tables else { return Ok(()) };
        let time = Millis::try_from(time.as_millis()).unwrap_or(Millis::MAX);
        for id in self.store.expire_tables(now_millis().saturating_sub(time), MAX_EXPIRED).await? {
            if let Some(active) = self.tables.find(id) {
                active.refresh().await?;
            }
        }
        Ok(())
    }
}
