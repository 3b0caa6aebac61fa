//! A person with a browser: what they see, and what they do with mouse and keyboard.
//!
//! Every wait is for a condition on the page, which is checked whenever the page changes. The test fails if the condition
//! is not met in time.

use crate::driver;
use crate::driver_commands::DriverCommand;
use crate::window::Window;
use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
};
use fantoccini::error::CmdError;
use fantoccini::wd::TimeoutConfiguration;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::Value;
use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;
use std::time::{Duration, Instant};

/// The timeout for a condition.
const WAIT_TIMEOUT: Duration = Duration::from_secs(30);

/// The timeout for loading a page and for a script, which may play a whole game.
const SCRIPT_TIMEOUT: Duration = Duration::from_secs(120);

/// A person with a browser.
#[derive(Clone)]
pub struct Person {
    /// The name of the person.
    pub name: String,
    client: Client,
    address: String,
    window: Window,
    /// Parts of error messages that the test provokes.
    expected: Rc<RefCell<Vec<&'static str>>>,
}

/// Resolves when the condition holds, or at the timeout. Most changes are observed as mutations; the others, such as
/// positions on the screen, are polled.
const WAIT: &str = "
    const [given, timeout, done] = arguments;
    const holds = () => { try { return CONDITION } catch { return false } };
    const end = (answer) => { watch.disconnect(); clearInterval(often); clearTimeout(late); done(answer) };
    const look = () => { const answer = holds(); if (answer) end(answer) };
    const watch = new MutationObserver(look);
    const often = setInterval(look, 100);
    const late = setTimeout(() => end(false), timeout);
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    look();";

/// A visible point of an element, which can be clicked: other elements may cover parts of it.
const VISIBLE_POINT: &str = "((element) => {
    const parts = [0.5, 0.25, 0.75, 0.1, 0.9];
    for (const block of ['nearest', 'center']) {
        element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        for (const down of parts) for (const along of parts) {
            const [x, y] = [Math.floor(box.left + box.width * along), Math.floor(box.top + box.height * down)];
            if (element.contains(document.elementFromPoint(x, y))) return [x, y];
        }
    }
    return null;
})";

/// The first visible button or link with this text or label.
const BUTTON: &str = "[...document.querySelectorAll('button, a, summary')].find((thing) =>
    thing.checkVisibility() && (thing.innerText.trim() === given || thing.ariaLabel === given))";

impl Person {
    /// Opens a browser that stores its profile in this folder and uses the server at this address.
    pub async fn open_browser(name: &str, window: Window, folder: &Path, address: &str) -> Person {
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let browser = builder.capabilities(window.capabilities(folder)).connect(driver::address()).await;
        let client = browser.expect("a browser opens");
        let timeouts = TimeoutConfiguration::new(Some(SCRIPT_TIMEOUT), Some(SCRIPT_TIMEOUT), None);
        client.update_timeouts(timeouts).await.expect("the browser accepts timeouts");
        let address = format!("http://{address}");
        let person = Person { name: name.to_string(), client, address, window, expected: Rc::default() };
        person.apply_media_features().await;
        person
    }

    /// Sets the preferred colours and motion, which each tab needs.
    async fn apply_media_features(&self) {
        self.devtools("Emulation.setEmulatedMedia", &self.window.media_features()).await;
    }

    /// Changes the preferred theme.
    pub async fn prefers_dark(&self, dark: bool) {
        self.devtools("Emulation.setEmulatedMedia", &Window { dark, ..self.window }.media_features()).await;
    }

    /// Changes the size and kind of the window.
    pub async fn resizes_to(&self, window: Window) {
        let (width, height) = window.size;
        let metrics = serde_json::json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": window.phone,
        });
        self.devtools("Emulation.setDeviceMetricsOverride", &metrics).await;
        self.devtools("Emulation.setEmulatedMedia", &Window { still: true, ..window }.media_features()).await;
    }

    /// Runs an asynchronous script; returns the argument of its callback.
    pub async fn waits_for(&self, script: &str) -> Value {
        self.done(self.client.execute_async(script, Vec::new()).await)
    }

    /// Opens a path of the server, or a complete address.
    pub async fn open(&self, address: &str) {
        let whole =
            if address.starts_with('/') { format!("{}{address}", self.address) } else { address.to_string() };
        self.done(self.client.goto(&whole).await);
    }

    /// Reloads the page.
    pub async fn reload(&self) {
        self.done(self.client.refresh().await);
    }

    /// Opens a second tab and switches to it.
    pub async fn open_tab(&self) {
        let tab = self.done(self.client.new_window(true).await).handle;
        self.done(self.client.switch_to_window(tab).await);
        self.apply_media_features().await;
    }

    /// Switches to a tab, by number.
    pub async fn go_to_tab(&self, number: usize) {
        let tabs = self.done(self.client.windows().await);
        self.done(self.client.switch_to_window(tabs[number].clone()).await);
    }

    /// Evaluates an expression on the page with `given` in its scope.
    pub async fn eval_with(&self, expression: &str, given: impl Into<Value>) -> Value {
        let script = format!("const [given] = arguments; return {expression};");
        self.done(self.client.execute(&script, vec![given.into()]).await)
    }

    /// Evaluates an expression on the page.
    pub async fn eval(&self, expression: &str) -> Value {
        self.eval_with(expression, Value::Null).await
    }

    /// Evaluates an expression to a text; empty if it is not one.
    pub async fn text(&self, expression: &str) -> String {
        self.eval(expression).await.as_str().unwrap_or_default().to_string()
    }

    /// Waits until a condition is truthy; returns its value.
    pub async fn waits_until(&self, what: &str, condition: &str) -> Value {
        self.waits_until_with(what, condition, Value::Null).await
    }

    /// Waits until a condition with `given` in its scope is truthy; returns its value.
    pub async fn waits_until_with(&self, what: &str, condition: &str, given: impl Into<Value>) -> Value {
        let (script, given, begun) = (WAIT.replace("CONDITION", condition), given.into(), Instant::now());
        let mut last_error = None;
        while begun.elapsed() < WAIT_TIMEOUT {
            let left = (WAIT_TIMEOUT - begun.elapsed()).as_millis() as u64;
            match self.client.execute_async(&script, vec![given.clone(), left.into()]).await {
                Ok(answer) if answer != Value::Bool(false) => return answer,
                Ok(_) => {}
                // The page was left in the meantime; the next one is checked.
                Err(error) => last_error = Some(error),
            }
        }
        let seen = self.text("document.body?.innerText").await;
        panic!("{}: not within {WAIT_TIMEOUT:?}: {what}\n{last_error:?}\nThe page says:\n{seen}", self.name);
    }

    /// Waits until this text is on the page.
    pub async fn sees(&self, text: &str) {
        self.waits_until_with(&format!("sees ‘{text}’"), "document.body.innerText.includes(given)", text)
            .await;
    }

    /// Waits until this text is not on the page.
    pub async fn sees_no(&self, text: &str) {
        self.waits_until_with(&format!("sees no ‘{text}’"), "!document.body.innerText.includes(given)", text)
            .await;
    }

    /// Waits until an element is visible.
    pub async fn finds(&self, selector: &str) {
        let condition = "document.querySelector(given)?.checkVisibility()";
        self.waits_until_with(&format!("finds {selector}"), condition, selector).await;
    }

    /// Returns the number of elements that match.
    pub async fn count(&self, selector: &str) -> u64 {
        self.eval_with("document.querySelectorAll(given).length", selector).await.as_u64().unwrap_or_default()
    }

    /// Returns the title of the page.
    pub async fn title(&self) -> String {
        self.done(self.client.title().await)
    }

    /// Returns the address of the page.
    pub async fn url(&self) -> String {
        self.done(self.client.current_url().await).to_string()
    }

    /// Clicks on the button or link with this text.
    pub async fn click(&self, text: &str) {
        let point = format!("{BUTTON} && {VISIBLE_POINT}({BUTTON})");
        let point = self.waits_until_with(&format!("can click on ‘{text}’"), &point, text).await;
        self.click_at(&point).await;
    }

    /// Clicks on a visible point of an element.
    pub async fn click_on(&self, selector: &str) {
        let point = format!("{VISIBLE_POINT}(document.querySelector(given))");
        let point = self.waits_until_with(&format!("can click on {selector}"), &point, selector).await;
        self.click_at(&point).await;
    }

    /// Moves the mouse to a point and clicks.
    async fn click_at(&self, point: &Value) {
        let along = |place: usize| point[place].as_f64().expect("a point");
        let mouse = MouseActions::new("mouse".into())
            .then(PointerAction::MoveTo { duration: None, x: along(0), y: along(1) })
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.done(self.client.perform_actions(mouse).await);
    }

    /// Presses a key.
    pub async fn press(&self, key: impl Into<char>) {
        let value = key.into();
        let keys =
            KeyActions::new("keys".into()).then(KeyAction::Down { value }).then(KeyAction::Up { value });
        self.done(self.client.perform_actions(keys).await);
    }

    /// Replaces the text of a field.
    pub async fn write(&self, selector: &str, text: &str) {
        self.finds(selector).await;
        let field = self.done(self.client.find(Locator::Css(selector)).await);
        self.done(field.clear().await);
        self.done(field.send_keys(text).await);
    }

    /// Selects an option of a list.
    pub async fn pick(&self, selector: &str, value: &str) {
        self.finds(selector).await;
        let list = self.done(self.client.find(Locator::Css(selector)).await);
        self.done(list.select_by_value(value).await);
    }

    /// Sends a DevTools command.
    pub async fn devtools(&self, name: &str, parameters: &Value) -> Value {
        self.done(self.client.issue_cmd(DriverCommand::devtools(name, parameters)).await)
    }

    /// From now on, errors that contain this text are expected.
    pub fn expects_error(&self, error: &'static str) {
        self.expected.borrow_mut().push(error);
    }

    /// Returns the unexpected errors that the pages have logged, and the addresses that they requested from other hosts.
    pub async fn unexpected_errors(&self) -> Vec<String> {
        let log = self.done(self.client.issue_cmd(DriverCommand::log()).await);
        let elsewhere = "performance.getEntriesByType('resource').map((entry) => entry.name)
            .filter((name) => !name.startsWith(given + '/'))";
        let elsewhere = self.eval_with(elsewhere, self.address.as_str()).await;
        let elsewhere: Vec<String> = serde_json::from_value(elsewhere).expect("addresses");
        self.unexpected(&log).into_iter().chain(elsewhere).collect()
    }

    fn unexpected(&self, log: &Value) -> Vec<String> {
        let expected = self.expected.borrow();
        let is_new = |message: &&str| !expected.iter().any(|known| message.contains(known));
        let errors = log.as_array().into_iter().flatten().filter(|entry| entry["level"] == "SEVERE");
        errors.filter_map(|entry| entry["message"].as_str()).filter(is_new).map(String::from).collect()
    }

    /// Takes a screenshot.
    pub async fn screenshot(&self) -> Result<Vec<u8>, CmdError> {
        self.client.screenshot().await
    }

    /// Closes the browser.
    pub async fn close_browser(self) -> Result<(), CmdError> {
        self.client.close().await
    }

    /// Unwraps the result of a command that must not fail.
    fn done<T>(&self, result: Result<T, CmdError>) -> T {
        result.unwrap_or_else(|error| panic!("{}'s browser: {error}", self.name))
    }
}
