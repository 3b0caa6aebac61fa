//! A server with its own data file, and a client like a browser: it stores a cookie, reads pages and presses buttons.

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::header::{CONTENT_TYPE, COOKIE, LOCATION, ORIGIN, SET_COOKIE};
use axum::http::{Request, StatusCode};
use axum::middleware::{Next, from_fn};
use axum::response::Response;
use http_body_util::BodyExt;
use metrics_exporter_prometheus::PrometheusBuilder;
use portolan_server::{App, Config};
use portolan_store::{Sqlite, TableId, TokenHash};
use scraper::{Html, Selector};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tower::ServiceExt;

/// The public address of the server.
pub(crate) const ADDRESS: &str = "http://harbour.test";

/// A server.
pub(crate) struct Site {
    pub(crate) app: Arc<App>,
    router: Router,
    folder: Arc<TempDir>,
}

impl Site {
    pub(crate) async fn open() -> Site {
        Site::on(Arc::new(tempfile::tempdir().unwrap()), Site::config()).await
    }

    /// Starts a server with other settings.
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Site {
        let mut config = Site::config();
        change(&mut config);
        Site::on(Arc::new(tempfile::tempdir().unwrap()), config).await
    }

    /// Starts a server that accepts this burst of requests, and this number per second.
    pub(crate) async fn with_rate(burst: u32, per_second: u32) -> Site {
        let config = Config { rate: Some((burst, per_second)), ..Site::config() };
        Site::on(Arc::new(tempfile::tempdir().unwrap()), config).await
    }

    /// Starts a server whose bots wait this long after they replaced a person.
    pub(crate) async fn with_stand_in_pause(pause: Duration) -> Site {
        let config = Config { stand_in_pause: pause, ..Site::config() };
        Site::on(Arc::new(tempfile::tempdir().unwrap()), config).await
    }

    /// Starts a server that closes tables without a change for this time.
    pub(crate) async fn with_expiry(time: Option<Duration>) -> Site {
        let config = Config { expire_tables: time, ..Site::config() };
        Site::on(Arc::new(tempfile::tempdir().unwrap()), config).await
    }

    /// Starts a server where one person can have this number of running tables.
    pub(crate) async fn with_table_limit(tables_per_person: u32) -> Site {
        let config = Config { tables_per_person, ..Site::config() };
        Site::on(Arc::new(tempfile::tempdir().unwrap()), config).await
    }

    /// Starts a second server on a copy of the data.
    pub(crate) async fn fork(&self) -> Site {
        let folder = tempfile::tempdir().unwrap();
        let copy = folder.path().join("portolan.db");
        let data = rusqlite::Connection::open(self.file()).unwrap();
        data.execute("vacuum into ?1", [copy.to_str().unwrap()]).unwrap();
        Site::on(Arc::new(folder), self.app.config.clone()).await
    }

    /// Changes the stored data, as time would, and restarts the server.
    pub(crate) async fn restart_after(self, statement: &str) -> Site {
        self.app.store.close().await;
        let data = rusqlite::Connection::open(self.file()).unwrap();
        assert!(data.execute(statement, []).unwrap() > 0, "{statement}");
        drop(data);
        let config = self.app.config.clone();
        Site::on(self.folder, config).await
    }

    /// Starts a server whose hints run until they are stopped.
    pub(crate) async fn with_endless_hints() -> Site {
        let config = Config { hint_iterations: u32::MAX, ..Site::config() };
        Site::on(Arc::new(tempfile::tempdir().unwrap()), config).await
    }

    /// Starts a server that derives the seeds of all tables from this one.
    pub(crate) async fn with_rng_seed(seed: u64) -> Site {
        let config = Config { rng_seed: Some(seed), ..Site::config() };
        Site::on(Arc::new(tempfile::tempdir().unwrap()), config).await
    }

    /// Starts a server in which an unused table is removed from memory by the next clean-up.
    pub(crate) async fn with_short_memory() -> Site {
        let config = Config { idle: Duration::ZERO, ..Site::config() };
        Site::on(Arc::new(tempfile::tempdir().unwrap()), config).await
    }

    pub(crate) fn config() -> Config {
        Config {
            base_url: Some(ADDRESS.into()),
            bot_pause: Duration::ZERO,
            stand_in_pause: Duration::ZERO,
            bot_threads: 2,
            // A hint must not depend on the speed of the machine.
            hint_iterations: 64,
            hint_time: Duration::from_secs(3600),
            rate: None,
            ..Config::default()
        }
    }

    /// The data file.
    pub(crate) fn file(&self) -> PathBuf {
        self.folder.path().join("portolan.db")
    }

    async fn on(folder: Arc<TempDir>, config: Config) -> Site {
        let site = Site::without_resuming(folder, config).await;
        site.app.resume().await.unwrap();
        site
    }

    async fn without_resuming(folder: Arc<TempDir>, config: Config) -> Site {
        let store = Sqlite::open(&folder.path().join("portolan.db")).await.unwrap();
        let metrics = PrometheusBuilder::new().build_recorder().handle();
        let app = App::new(config, Arc::new(store), metrics).unwrap();
        Site { router: portolan_server::router(app.clone()), app, folder }
    }

    /// Adds a secret to everything that is sent by one channel.
    pub(crate) fn with_leak(mut self, leak: Leak) -> Site {
        let app = self.app.clone();
        self.router = self.router.layer(from_fn(move |request: Request<Body>, next: Next| {
            let app = app.clone();
            async move {
                let path = request.uri().path().to_string();
                let response = next.run(request).await;
                if leak.is_of(&path) { leak_state_hash(&app, &path, response).await } else { response }
            }
        }));
        self
    }

    /// Stops the server and starts it again on the same file.
    pub(crate) async fn restart(self) -> Site {
        self.app.store.close().await;
        Site::on(self.folder, Site::config()).await
    }

    /// Restarts the server without resuming the tables where a bot is to move.
    pub(crate) async fn restart_without_resuming(self) -> Site {
        self.app.store.close().await;
        Site::without_resuming(self.folder, Site::config()).await
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Response {
        self.router.clone().oneshot(request).await.unwrap()
    }

    /// Waits until no bot is to move at a table.
    pub(crate) async fn wait_for_bots(&self, id: &str) {
        let active = self.app.table(id.parse::<TableId>().unwrap()).await.unwrap();
        let mut changes = active.changes();
        while active.position().await.bot_to_act().is_some() {
            changes.changed().await.unwrap();
        }
    }
}

/// A channel that leaks a secret.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Leak {
    /// The page of a table.
    Page,
    /// Pushes, of pages and of the API.
    Push,
    /// Views of the API.
    Answer,
}

impl Leak {
    /// Whether this address belongs to the channel.
    pub(crate) fn is_of(self, address: &str) -> bool {
        let is_push = address.ends_with("/events");
        let is_api = address.starts_with("/api/");
        match self {
            Leak::Page => (address.starts_with("/t/") || address.starts_with("/w/")) && !is_push,
            Leak::Push => is_push,
            Leak::Answer => is_api && address.contains("/view"),
        }
    }
}

/// Appends the hash of the complete state to each frame of a response.
async fn leak_state_hash(app: &Arc<App>, path: &str, response: Response) -> Response {
    let name = path.split('/').find(|part| part.len() >= 10 && part.chars().all(char::is_alphanumeric));
    let name = name.expect("the id of a table, or the secret of its spectator link");
    let watched = app.store.table_by_spectator_link(TokenHash::of(name)).await.unwrap();
    let id = watched.unwrap_or_else(|| name.parse().unwrap());
    let secret = format!("{:?}", app.table(id).await.unwrap().position().await.table.state_hash());
    response.map(|body| {
        Body::new(body.map_frame(move |frame| {
            frame.map_data(|data| Bytes::from([data.as_ref(), secret.as_bytes()].concat()))
        }))
    })
}

/// A browser: it sends its cookie and follows redirects.
#[derive(Clone, Default)]
pub(crate) struct Browser {
    pub(crate) cookie: Option<String>,
}

/// A page as it was received.
pub(crate) struct Page {
    pub(crate) status: StatusCode,
    pub(crate) address: String,
    pub(crate) text: String,
}

impl Browser {
    pub(crate) async fn get(&mut self, site: &Site, address: &str) -> Page {
        let request = self.request("GET", address).body(Body::empty()).unwrap();
        self.follow(site, address, request).await
    }

    pub(crate) async fn post(&mut self, site: &Site, address: &str, fields: &[(String, String)]) -> Page {
        let request = self.request("POST", address).header(ORIGIN, ADDRESS);
        let request = request.header(CONTENT_TYPE, "application/x-www-form-urlencoded");
        let form = fields.iter().map(|(name, value)| format!("{}={}", encode(name), encode(value)));
        let body = form.collect::<Vec<_>>().join("&");
        self.follow(site, address, request.body(Body::from(body)).unwrap()).await
    }

    fn request(&self, method: &str, address: &str) -> axum::http::request::Builder {
        let mut request = Request::builder().method(method).uri(address);
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, format!("portolan={cookie}"));
        }
        request
    }

    async fn follow(&mut self, site: &Site, address: &str, request: Request<Body>) -> Page {
        let response = site.send(request).await;
        if let Some(cookie) = response.headers().get(SET_COOKIE) {
            let pair = cookie.to_str().unwrap().split(';').next().unwrap();
            let token = pair.trim_start_matches("portolan=");
            self.cookie = (!token.is_empty()).then(|| token.to_string());
        }
        if response.status() == StatusCode::SEE_OTHER {
            let next = response.headers()[LOCATION].to_str().unwrap().to_string();
            return Box::pin(self.get(site, &next)).await;
        }
        let status = response.status();
        let bytes = response.into_body().collect().await.unwrap().to_bytes();
        Page { status, address: address.into(), text: String::from_utf8(bytes.to_vec()).unwrap() }
    }

    /// Opens a table with seats as in the form, and waits until a person is to act.
    pub(crate) async fn start(&mut self, site: &Site, game: &str, seats: &[&str]) -> Page {
        let mut fields = vec![("game".to_string(), game.to_string())];
        fields.extend((1..).zip(seats).map(|(number, seat)| (format!("seat-{number}"), (*seat).to_string())));
        let page = self.post(site, "/tables", &fields).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.text);
        site.wait_for_bots(page.table()).await;
        let page = self.get(site, &page.address).await;
        // The seed determines the first player. If it is another seat of this browser, that seat is shown.
        match page.values(".hand-over a", "href").first() {
            Some(next) => self.get(site, next).await,
            None => page,
        }
    }

    /// Presses a button of a page, which sends its form.
    pub(crate) async fn press(&mut self, site: &Site, page: &Page, button: &str) -> Page {
        let (action, fields) = page.form_of(button);
        self.post(site, &action, &fields).await
    }

    /// Makes the choice with this notation and waits for the bots.
    pub(crate) async fn choose(&mut self, site: &Site, page: &Page, choice: &str) -> Page {
        let after = self.press(site, page, &format!("button[name=choice][value='{choice}']")).await;
        site.wait_for_bots(page.table()).await;
        if after.status == StatusCode::OK { self.get(site, &after.address).await } else { after }
    }
}

impl Page {
    pub(crate) fn html(&self) -> Html {
        Html::parse_document(&self.text)
    }

    /// The id of the table.
    pub(crate) fn table(&self) -> &str {
        let rest = self.address.trim_start_matches("/t/");
        rest.split(['?', '/']).next().unwrap()
    }

    /// The texts of all matching elements.
    pub(crate) fn texts(&self, selector: &str) -> Vec<String> {
        let html = self.html();
        let selector = Selector::parse(selector).unwrap();
        let found = html.select(&selector);
        found
            .map(|element| {
                element.text().collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
            })
            .collect()
    }

    /// The values of an attribute of all matching elements.
    pub(crate) fn values(&self, selector: &str, attribute: &str) -> Vec<String> {
        let html = self.html();
        let selector = Selector::parse(selector).unwrap();
        let found = html.select(&selector);
        found.filter_map(|element| element.value().attr(attribute).map(String::from)).collect()
    }

    /// The possible choices, in notation.
    pub(crate) fn choices(&self) -> Vec<String> {
        self.values(".decision button[name=choice]", "value")
    }

    /// The address and the fields of a button's form.
    pub(crate) fn form_of(&self, button: &str) -> (String, Vec<(String, String)>) {
        let html = self.html();
        let pressed = html.select(&Selector::parse(button).unwrap()).next();
        let pressed = pressed.unwrap_or_else(|| panic!("no {button} on {}", self.address));
        let form = match pressed.value().attr("form") {
            Some(id) => html.select(&Selector::parse(&format!("form#{id}")).unwrap()).next().unwrap(),
            None => {
                let mut around = pressed.ancestors().filter_map(scraper::ElementRef::wrap);
                around.find(|element| element.value().name() == "form").expect("the button is in a form")
            }
        };
        let selector = Selector::parse("input").unwrap();
        let inputs = form.select(&selector);
        let field = |element: scraper::ElementRef<'_>| {
            Some((element.value().attr("name")?.to_string(), element.value().attr("value")?.to_string()))
        };
        let mut fields: Vec<(String, String)> = inputs.filter_map(field).collect();
        fields.extend(field(pressed));
        (form.value().attr("action").unwrap().to_string(), fields)
    }
}

fn encode(text: &str) -> String {
    text.bytes()
        .map(
            |byte| {
                if byte.is_ascii_alphanumeric() {
                    char::from(byte).to_string()
                } else {
                    format!("%{byte:02X}")
                }
            },
        )
        .collect()
}
