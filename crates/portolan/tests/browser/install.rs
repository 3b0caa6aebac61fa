//! Finds Chromium and its driver; where they are missing, Debian's packages are installed.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// What looks for barriers.
const AXE_CORE: &str = "axe-core@4";

/// The packages that bring both.
const PACKAGES: [&str; 2] = ["chromium", "chromium-driver"];

/// Where the two programs are.
#[derive(PartialEq, Eq, Debug)]
pub struct Tools {
    /// The browser.
    pub chromium: PathBuf,
    /// What drives it.
    pub chromedriver: PathBuf,
}

/// The two programs, looked for once. Without them no test here can be run, and it says so.
pub fn tools() -> &'static Tools {
    static TOOLS: OnceLock<Result<Tools, String>> = OnceLock::new();
    let path = || std::env::var_os("PATH").unwrap_or_default();
    match TOOLS.get_or_init(|| find_or_install(&path(), || apt_get(&PACKAGES))) {
        Ok(tools) => tools,
        Err(reason) => panic!("{reason}"),
    }
}

/// The source of axe-core, fetched once by npm into the folder of the build.
pub fn axe() -> &'static str {
    static AXE: OnceLock<String> = OnceLock::new();
    AXE.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("axe");
        let file = folder.join("node_modules/axe-core/axe.min.js");
        if !file.is_file() {
            eprintln!("axe-core is missing: npm installs it");
            std::fs::create_dir_all(&folder).expect("a folder for axe-core");
            let npm = || {
                Command::new("npm")
                    .args(["install", "--no-save", "--silent", AXE_CORE])
                    .current_dir(&folder)
                    .status()
            };
            let installed = npm().or_else(|_| apt_get(&["npm"]).then(npm).unwrap_or_else(npm));
            assert!(
                installed.is_ok_and(|status| status.success()),
                "the browser tests need npm and its package {AXE_CORE}"
            );
        }
        std::fs::read_to_string(file).expect("axe-core is there now")
    })
}

fn find_or_install(path: &OsStr, install: impl FnOnce() -> bool) -> Result<Tools, String> {
    if let Some(tools) = find(path) {
        return Ok(tools);
    }
    eprintln!("Chromium or its driver is missing: installing Debian's {}", PACKAGES.join(" and "));
    let installed = if install() { find(path) } else { None };
    installed.ok_or_else(|| {
        format!(
            "the browser tests need Debian's packages {}; install them and try again",
            PACKAGES.join(" and ")
        )
    })
}

fn find(path: &OsStr) -> Option<Tools> {
    let program =
        |name: &str| std::env::split_paths(path).map(|folder| folder.join(name)).find(|file| file.is_file());
    Some(Tools { chromium: program("chromium")?, chromedriver: program("chromedriver")? })
}

/// Installs the packages, as root or by a `sudo` that asks for nothing; tells whether that went well.
fn apt_get(packages: &[&str]) -> bool {
    // Where the list of packages is fresh enough, a failed update does not matter.
    run(&["update", "-qq"]);
    run(&[&["install", "-y", "-qq"], packages].concat())
}

fn run(arguments: &[&str]) -> bool {
    let before: &[&str] = if is_root() { &["env"] } else { &["sudo", "-n", "env"] };
    let mut command = Command::new(before[0]);
    command.args(&before[1..]).args(["DEBIAN_FRONTEND=noninteractive", "apt-get"]).args(arguments);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|answer| answer.stdout.trim_ascii() == b"0")
}

/// A folder with these programs, as a search path.
fn folder(programs: &[&str]) -> (tempfile::TempDir, OsString) {
    let folder = tempfile::tempdir().expect("a folder");
    programs.iter().for_each(|name| std::fs::write(folder.path().join(name), "").expect("a file"));
    let path = folder.path().as_os_str().to_owned();
    (folder, path)
}

#[test]
fn programs_that_are_there_are_not_installed() {
    let (folder, path) = folder(&["chromium", "chromedriver"]);
    let tools = find_or_install(&path, || panic!("nothing is missing")).expect("both are there");
    assert_eq!(tools.chromedriver, folder.path().join("chromedriver"));
}

#[test]
fn a_missing_program_is_installed() {
    let (folder, path) = folder(&["chromium"]);
    let installs = || std::fs::write(folder.path().join("chromedriver"), "").is_ok();
    let tools = find_or_install(&path, installs).expect("both are there afterwards");
    assert_eq!(tools.chromium, folder.path().join("chromium"));
}

#[test]
fn who_cannot_install_is_told_which_packages_are_needed() {
    let (_folder, path) = folder(&[]);
    for came_of_it in [false, true] {
        let said = find_or_install(&path, || came_of_it).expect_err("nothing was installed");
        assert_eq!(
            said,
            "the browser tests need Debian's packages chromium and chromium-driver; install them and try again"
        );
    }
}
