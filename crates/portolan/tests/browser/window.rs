//! How a browser is set up: the size of its window, and what its user wishes.

use crate::tools::tools;
use fantoccini::wd::Capabilities;
use serde_json::{Value, json};
use std::path::Path;

/// As root there is no sandbox; and a test's browser asks the network for nothing of its own.
const FLAGS: &[&str] = &[
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // In a container shared memory is small.
    "--disable-dev-shm-usage",
    "--lang=en",
    // A page that asks another host for anything fails, and with it the test.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/// A window and its user's wishes.
#[derive(Clone, Copy)]
pub struct Window {
    /// What of it shows the page, in CSS pixels.
    pub size: (u32, u32),
    /// A telephone: touched, and dense.
    pub phone: bool,
    /// Wishes dark colours.
    pub dark: bool,
    /// Wishes no motion.
    pub still: bool,
    /// Runs scripts.
    pub script: bool,
}

impl Window {
    /// A small notebook.
    pub const DESK: Window =
        Window { size: (1366, 768), phone: false, dark: false, still: false, script: true };
    /// The same notebook, with everything at twice the size.
    pub const ZOOMED: Window = Window { size: (683, 384), ..Window::DESK };
    /// A telephone.
    pub const PHONE: Window = Window { size: (390, 844), phone: true, ..Window::DESK };

    /// What the driver is asked for.
    pub fn capabilities(&self, data: &Path) -> Capabilities {
        let (width, height) = self.size;
        let data = format!("--user-data-dir={}", data.display());
        let args: Vec<&str> = FLAGS.iter().copied().chain([data.as_str()]).collect();
        let density = if self.phone { 2 } else { 1 };
        let metrics = json!({
            "width": width, "height": height, "pixelRatio": density, "touch": self.phone, "mobile": self.phone,
        });
        let mut options = json!({
            "binary": tools().chromium, "args": args, "mobileEmulation": { "deviceMetrics": metrics },
        });
        if !self.script {
            options["prefs"] = json!({ "profile.managed_default_content_settings.javascript": 2 });
        }
        let all = json!({
            "browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" },
        });
        all.as_object().cloned().unwrap_or_default()
    }

    /// The wishes, as the browser's own tools are told of them.
    pub fn wishes(&self) -> Value {
        let scheme = if self.dark { "dark" } else { "light" };
        let motion = if self.still { "reduce" } else { "no-preference" };
        json!({ "features": [
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ] })
    }
}
