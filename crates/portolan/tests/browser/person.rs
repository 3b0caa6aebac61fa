//! Somebody at a browser: what they see, and what they do with mouse and keyboard.
//!
//! Every wait is for a condition on the page. It is looked at again whenever the page changes, and the test fails when it
//! does not come true in time.

use crate::driver;
use crate::window::Window;
use crate::wire::Own;
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

/// How long somebody waits for something.
const PATIENCE: Duration = Duration::from_secs(30);

/// The longest that a page may load, or a script may run: a whole game can be played inside one.
const LONGEST_SCRIPT: Duration = Duration::from_secs(120);

/// Somebody at a browser.
#[derive(Clone)]
pub struct Person {
    /// Who it is.
    pub name: String,
    client: Client,
    address: String,
    window: Window,
    /// What its pages may complain about, because the test brings it about.
    expected: Rc<RefCell<Vec<&'static str>>>,
}

/// Resolves when the condition holds, and when patience is at an end. Most of what can change is told by a mutation; the
/// rest, such as where something has moved to, is looked at now and then.
const WAIT: &str = "
    const [given, patience, done] = arguments;
    const holds = () => { try { return CONDITION } catch { return false } };
    const end = (answer) => { watch.disconnect(); clearInterval(often); clearTimeout(late); done(answer) };
    const look = () => { const answer = holds(); if (answer) end(answer) };
    const watch = new MutationObserver(look);
    const often = setInterval(look, 100);
    const late = setTimeout(() => end(false), patience);
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    look();";

/// A point at which an element can be seen, and so clicked: other things may lie on parts of it.
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

/// The first thing that can be pressed and says this.
const NAMED: &str = "[...document.querySelectorAll('button, a, summary')].find((thing) =>
    thing.checkVisibility() && (thing.innerText.trim() === given || thing.ariaLabel === given))";

impl Person {
    /// Comes with a browser that keeps its things in this folder, to a server at this address.
    pub async fn arrive(name: &str, window: Window, folder: &Path, address: &str) -> Person {
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let browser = builder.capabilities(window.capabilities(folder)).connect(driver::address()).await;
        let client = browser.expect("a browser opens");
        let timeouts = TimeoutConfiguration::new(Some(LONGEST_SCRIPT), Some(LONGEST_SCRIPT), None);
        client.update_timeouts(timeouts).await.expect("a patient browser");
        let address = format!("http://{address}");
        let person = Person { name: name.to_string(), client, address, window, expected: Rc::default() };
        person.wish().await;
        person
    }

    /// Tells the browser about colours and motion; each tab must be told.
    async fn wish(&self) {
        self.tool("Emulation.setEmulatedMedia", &self.window.wishes()).await;
    }

    /// Wishes dark colours from now on, or light ones.
    pub async fn wishes_dark(&self, dark: bool) {
        self.tool("Emulation.setEmulatedMedia", &Window { dark, ..self.window }.wishes()).await;
    }

    /// Looks through another window from now on.
    pub async fn takes_window(&self, window: Window) {
        let (width, height) = window.size;
        let metrics = serde_json::json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": window.phone,
        });
        self.tool("Emulation.setDeviceMetricsOverride", &metrics).await;
        self.tool("Emulation.setEmulatedMedia", &Window { still: true, ..window }.wishes()).await;
    }

    /// Runs a script that calls back when it is done; what it said then.
    pub async fn waits_for(&self, script: &str) -> Value {
        self.done(self.client.execute_async(script, Vec::new()).await)
    }

    /// Opens an address of the server, or one that is complete.
    pub async fn open(&self, address: &str) {
        let whole =
            if address.starts_with('/') { format!("{}{address}", self.address) } else { address.to_string() };
        self.done(self.client.goto(&whole).await);
    }

    /// Asks for the page anew.
    pub async fn reload(&self) {
        self.done(self.client.refresh().await);
    }

    /// Opens a second tab; what follows happens there.
    pub async fn open_tab(&self) {
        let tab = self.done(self.client.new_window(true).await).handle;
        self.done(self.client.switch_to_window(tab).await);
        self.wish().await;
    }

    /// Goes to a tab, by number.
    pub async fn go_to_tab(&self, number: usize) {
        let tabs = self.done(self.client.windows().await);
        self.done(self.client.switch_to_window(tabs[number].clone()).await);
    }

    /// What an expression is on the page; `given` is in its scope.
    pub async fn ask_about(&self, expression: &str, given: impl Into<Value>) -> Value {
        let script = format!("const [given] = arguments; return {expression};");
        self.done(self.client.execute(&script, vec![given.into()]).await)
    }

    /// What an expression is on the page.
    pub async fn ask(&self, expression: &str) -> Value {
        self.ask_about(expression, Value::Null).await
    }

    /// A text that the page can tell; empty if there is none.
    pub async fn text(&self, expression: &str) -> String {
        self.ask(expression).await.as_str().unwrap_or_default().to_string()
    }

    /// Waits until a condition holds; what it gave then.
    pub async fn until(&self, what: &str, condition: &str) -> Value {
        self.until_about(what, condition, Value::Null).await
    }

    /// Waits until a condition about something holds.
    pub async fn until_about(&self, what: &str, condition: &str, given: impl Into<Value>) -> Value {
        let (script, given, begun) = (WAIT.replace("CONDITION", condition), given.into(), Instant::now());
        let mut trouble = None;
        while begun.elapsed() < PATIENCE {
            let left = (PATIENCE - begun.elapsed()).as_millis() as u64;
            match self.client.execute_async(&script, vec![given.clone(), left.into()]).await {
                Ok(answer) if answer != Value::Bool(false) => return answer,
                Ok(_) => {}
                // The page was left in the meantime: the next one is asked.
                Err(error) => trouble = Some(error),
            }
        }
        let seen = self.text("document.body?.innerText").await;
        panic!("{}: not in {PATIENCE:?}: {what}\n{trouble:?}\nThe page says:\n{seen}", self.name);
    }

    /// Sees this somewhere on the page, at once or soon.
    pub async fn sees(&self, text: &str) {
        self.until_about(&format!("sees ‘{text}’"), "document.body.innerText.includes(given)", text).await;
    }

    /// Does not see this, or soon no more.
    pub async fn sees_no(&self, text: &str) {
        self.until_about(&format!("sees no ‘{text}’"), "!document.body.innerText.includes(given)", text)
            .await;
    }

    /// Sees an element, at once or soon.
    pub async fn finds(&self, selector: &str) {
        let condition = "document.querySelector(given)?.checkVisibility()";
        self.until_about(&format!("finds {selector}"), condition, selector).await;
    }

    /// How many elements there are of a kind.
    pub async fn count(&self, selector: &str) -> u64 {
        self.ask_about("document.querySelectorAll(given).length", selector).await.as_u64().unwrap_or_default()
    }

    /// The title of the window.
    pub async fn title(&self) -> String {
        self.done(self.client.title().await)
    }

    /// The address of the page.
    pub async fn at(&self) -> String {
        self.done(self.client.current_url().await).to_string()
    }

    /// Clicks on what says this: a button, a link.
    pub async fn click(&self, says: &str) {
        let point = format!("{NAMED} && {VISIBLE_POINT}({NAMED})");
        let point = self.until_about(&format!("can click on ‘{says}’"), &point, says).await;
        self.click_at(&point).await;
    }

    /// Clicks on an element where it can be seen.
    pub async fn click_on(&self, selector: &str) {
        let point = format!("{VISIBLE_POINT}(document.querySelector(given))");
        let point = self.until_about(&format!("can click on {selector}"), &point, selector).await;
        self.click_at(&point).await;
    }

    /// Moves the mouse there and presses its button.
    async fn click_at(&self, point: &Value) {
        let along = |place: usize| point[place].as_f64().expect("a point");
        let mouse = MouseActions::new("mouse".into())
            .then(PointerAction::MoveTo { duration: None, x: along(0), y: along(1) })
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.done(self.client.perform_actions(mouse).await);
    }

    /// Presses a key, wherever the focus is.
    pub async fn press(&self, key: impl Into<char>) {
        let value = key.into();
        let keys =
            KeyActions::new("keys".into()).then(KeyAction::Down { value }).then(KeyAction::Up { value });
        self.done(self.client.perform_actions(keys).await);
    }

    /// Writes into a field in place of what stands there.
    pub async fn write(&self, selector: &str, text: &str) {
        self.finds(selector).await;
        let field = self.done(self.client.find(Locator::Css(selector)).await);
        self.done(field.clear().await);
        self.done(field.send_keys(text).await);
    }

    /// Picks one of a list.
    pub async fn pick(&self, selector: &str, value: &str) {
        self.finds(selector).await;
        let list = self.done(self.client.find(Locator::Css(selector)).await);
        self.done(list.select_by_value(value).await);
    }

    /// Uses a tool for developers.
    pub async fn tool(&self, name: &str, parameters: &Value) -> Value {
        self.done(self.client.issue_cmd(Own::tool(name, parameters)).await)
    }

    /// The pages may complain about this from here on: the test brings it about.
    pub fn expects(&self, complaint: &'static str) {
        self.expected.borrow_mut().push(complaint);
    }

    /// The errors that the pages have logged and the test did not bring about, and what they have asked of other hosts.
    pub async fn complaints(&self) -> Vec<String> {
        let log = self.done(self.client.issue_cmd(Own::log()).await);
        let elsewhere = "performance.getEntriesByType('resource').map((entry) => entry.name)
            .filter((name) => !name.startsWith(given + '/'))";
        let elsewhere = self.ask_about(elsewhere, self.address.as_str()).await;
        let elsewhere: Vec<String> = serde_json::from_value(elsewhere).expect("addresses");
        self.unexpected(&log).into_iter().chain(elsewhere).collect()
    }

    fn unexpected(&self, log: &Value) -> Vec<String> {
        let expected = self.expected.borrow();
        let is_new = |message: &&str| !expected.iter().any(|known| message.contains(known));
        let errors = log.as_array().into_iter().flatten().filter(|entry| entry["level"] == "SEVERE");
        errors.filter_map(|entry| entry["message"].as_str()).filter(is_new).map(String::from).collect()
    }

    /// A picture of what is seen now.
    pub async fn picture(&self) -> Result<Vec<u8>, CmdError> {
        self.client.screenshot().await
    }

    /// Closes the browser.
    pub async fn leave(self) -> Result<(), CmdError> {
        self.client.close().await
    }

    /// What came of something that a browser always does.
    fn done<T>(&self, came: Result<T, CmdError>) -> T {
        came.unwrap_or_else(|error| panic!("{}'s browser: {error}", self.name))
    }
}
