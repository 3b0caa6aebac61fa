//! Commands of ChromeDriver beyond the WebDriver standard: DevTools commands, and the log of the pages.

use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// A command of ChromeDriver.
#[derive(Debug)]
pub struct DriverCommand {
    path: &'static str,
    body: Value,
}

impl DriverCommand {
    /// Returns a DevTools command.
    pub fn devtools(name: &str, parameters: &Value) -> DriverCommand {
        DriverCommand { path: "goog/cdp/execute", body: json!({ "cmd": name, "params": parameters }) }
    }

    /// Returns the command that fetches what the pages have logged since the last call.
    pub fn log() -> DriverCommand {
        DriverCommand { path: "se/log", body: json!({ "type": "browser" }) }
    }
}

impl WebDriverCompatibleCommand for DriverCommand {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
