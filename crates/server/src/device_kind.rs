//! The kind of a device, from its `User-Agent` header: a browser and a system from a closed list. The header itself is not
//! stored, because its details could identify a person.

use crate::app::App;
use axum::extract::FromRequestParts;
use axum::http::header::USER_AGENT;
use axum::http::request::Parts;
use portolan_pages::DeviceName;
use std::convert::Infallible;
use std::fmt;
use std::sync::Arc;

/// The kind of a device. Its text is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct DeviceKind {
    browser: &'static Known,
    system: &'static Known,
}

/// A known browser or system.
#[derive(PartialEq, Eq, Debug)]
struct Known {
    /// The code in stored texts.
    code: &'static str,
    /// The name that is shown; empty if there is none.
    name: &'static str,
    /// A header that contains one of these is of this kind.
    marks: &'static [&'static str],
}

const fn known(code: &'static str, name: &'static str, marks: &'static [&'static str]) -> Known {
    Known { code, name, marks }
}

/// The order matters: most browsers also claim to be Chrome or Safari.
static BROWSERS: [Known; 9] = [
    known("edge", "Edge", &["Edg/", "EdgA/", "EdgiOS/", "Edge/"]),
    known("opera", "Opera", &["OPR/", "Opera"]),
    known("samsung", "Samsung Internet", &["SamsungBrowser/"]),
    known("firefox", "Firefox", &["Firefox/", "FxiOS/"]),
    known("chrome", "Chrome", &["Chrome/", "Chromium/", "CriOS/"]),
    known("safari", "Safari", &["Safari/"]),
    known("browser", "", &["Mozilla/"]),
    // Programs send many different headers, or none.
    known("program", "", &[]),
    known("unknown", "", &[]),
];

const PROGRAM: &Known = &BROWSERS[7];
const UNKNOWN_BROWSER: &Known = &BROWSERS[8];

static SYSTEMS: [Known; 7] = [
    known("android", "Android", &["Android"]),
    known("ios", "iOS", &["iPhone", "iPad", "iPod"]),
    known("windows", "Windows", &["Windows"]),
    known("chromeos", "ChromeOS", &["CrOS"]),
    known("macos", "macOS", &["Macintosh", "Mac OS X"]),
    known("linux", "Linux", &["Linux", "X11"]),
    known("unknown", "", &[]),
];

const UNKNOWN_SYSTEM: &Known = &SYSTEMS[6];

impl DeviceKind {
    /// Returns the kind of device that sends this header.
    fn of(user_agent: &str) -> DeviceKind {
        let is_marked = |known: &&Known| known.marks.iter().any(|mark| user_agent.contains(mark));
        DeviceKind {
            browser: BROWSERS.iter().find(is_marked).unwrap_or(PROGRAM),
            system: SYSTEMS.iter().find(is_marked).unwrap_or(UNKNOWN_SYSTEM),
        }
    }

    /// Parses a stored text. Unknown codes, for example from a newer version, become unknown kinds.
    pub(crate) fn parse(text: &str) -> DeviceKind {
        let (browser, system) = text.split_once(' ').unwrap_or_default();
        DeviceKind {
            browser: BROWSERS.iter().find(|known| known.code == browser).unwrap_or(UNKNOWN_BROWSER),
            system: SYSTEMS.iter().find(|known| known.code == system).unwrap_or(UNKNOWN_SYSTEM),
        }
    }

    /// The code of the browser.
    pub(crate) const fn browser(self) -> &'static str {
        self.browser.code
    }

    /// The code of the system.
    pub(crate) const fn system(self) -> &'static str {
        self.system.code
    }

    /// Returns the names for a page.
    pub(crate) fn name(self) -> DeviceName {
        let browser = match self.browser.code {
            "program" => return DeviceName::Program,
            _ => self.browser.name,
        };
        DeviceName::Browser { browser, system: self.system.name }
    }
}

impl fmt::Display for DeviceKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.browser.code, self.system.code)
    }
}

impl FromRequestParts<Arc<App>> for DeviceKind {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<DeviceKind, Infallible> {
        let header = parts.headers.get(USER_AGENT).and_then(|value| value.to_str().ok());
        Ok(DeviceKind::of(header.unwrap_or_default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_and_systems_are_recognised() {
        for (header, kind) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "firefox linux"),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
                "edge windows",
            ),
            (
                "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
                "chrome android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
                "safari ios",
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
                "safari macos",
            ),
            ("Mozilla/5.0 (Nothing known)", "browser unknown"),
            ("Python-urllib/3.11", "program unknown"),
            ("", "program unknown"),
            ("<script>alert(1)</script>", "program unknown"),
        ] {
            let found = DeviceKind::of(header);
            assert_eq!(found.to_string(), kind, "{header}");
            assert_eq!(DeviceKind::parse(kind), found);
        }
    }

    #[test]
    fn unknown_texts_are_unknown_kinds() {
        for text in ["", "netscape", "netscape amiga", "firefox", "unknown unknown"] {
            assert_eq!(DeviceKind::parse(text).to_string(), "unknown unknown", "{text}");
        }
        assert_eq!(DeviceKind::parse("netscape linux").to_string(), "unknown linux");
    }
}
