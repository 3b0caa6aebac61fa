//! The configuration of a browser: the size of its window and the preferences of its user.

use crate::tools::tools;
use fantoccini::wd::Capabilities;
use serde_json::{Value, json};
use std::path::Path;

/// Root has no sandbox, and the browser itself must not use the network.
const FLAGS: &[&str] = &[
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // Containers have little shared memory.
    "--disable-dev-shm-usage",
    "--lang=en",
    // A request to another host fails, and with it the test.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/// A window and the preferences of its user.
#[derive(Clone, Copy)]
pub struct Window {
    /// The size of the viewport in CSS pixels.
    pub size: (u32, u32),
    /// A phone: touch screen, high pixel density.
    pub phone: bool,
    /// Prefers a dark theme.
    pub dark: bool,
    /// Prefers reduced motion.
    pub still: bool,
    /// Whether scripts run.
    pub script: bool,
}

impl Window {
    /// A small notebook.
    pub const DESK: Window =
        Window { size: (1366, 768), phone: false, dark: false, still: false, script: true };
    /// The same notebook with a zoom of 200 %.
    pub const ZOOMED: Window = Window { size: (683, 384), ..Window::DESK };
    /// A phone.
    pub const PHONE: Window = Window { size: (390, 844), phone: true, ..Window::DESK };

    /// Returns the capabilities requested from the driver; `data` is the folder of the profile.
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

    /// Returns the preferences as media features for DevTools.
    pub fn media_features(&self) -> Value {
        let scheme = if self.dark { "dark" } else { "light" };
        let motion = if self.still { "reduce" } else { "no-preference" };
        json!({ "features": [
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ] })
    }
}
