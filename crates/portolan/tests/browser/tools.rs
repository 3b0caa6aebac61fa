//! Finds what the browser tests need: Chromium, its driver, and the accessibility checker axe-core.
//!
//! Nothing is installed here: `cargo xtask test` does that.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// The paths of the browser and of the program that drives it.
pub struct Tools {
    /// The browser.
    pub chromium: PathBuf,
    /// The program that drives it.
    pub chromedriver: PathBuf,
}

/// Returns the paths, searched for once.
pub fn tools() -> &'static Tools {
    static TOOLS: OnceLock<Tools> = OnceLock::new();
    TOOLS.get_or_init(|| Tools { chromium: find("chromium"), chromedriver: find("chromedriver") })
}

/// Returns the source of axe-core.
pub fn axe() -> &'static str {
    static AXE: OnceLock<String> = OnceLock::new();
    AXE.get_or_init(|| {
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("the target folder");
        let file = target.join("tools/node_modules/axe-core/axe.min.js");
        std::fs::read_to_string(&file)
            .unwrap_or_else(|error| panic!("{}: {error}; `cargo xtask test` installs it", file.display()))
    })
}

fn find(program: &str) -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file());
    found.unwrap_or_else(|| panic!("{program} is missing; `cargo xtask test` installs it"))
}
