//! What Chromium's driver knows beyond the standard: its tools for developers, and what a page has logged.

use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// A command of Chromium's own.
#[derive(Debug)]
pub struct Own {
    path: &'static str,
    body: Value,
}

impl Own {
    /// A command of the tools for developers.
    pub fn tool(name: &str, parameters: &Value) -> Own {
        Own { path: "goog/cdp/execute", body: json!({ "cmd": name, "params": parameters }) }
    }

    /// What the pages have logged since it was asked last.
    pub fn log() -> Own {
        Own { path: "se/log", body: json!({ "type": "browser" }) }
    }
}

impl WebDriverCompatibleCommand for Own {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
