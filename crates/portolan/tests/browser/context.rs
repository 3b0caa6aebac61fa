//! The context of a test: the server, the people with their browsers, and screenshots after a failure.

use crate::person::Person;
use crate::server::Server;
use crate::window::Window;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;

/// The timeout of a test. Each wait in it has its own, shorter timeout with a specific message.
const TEST_TIMEOUT: Duration = Duration::from_secs(240);

/// A server and the people who use it.
pub struct TestContext {
    /// The server.
    pub server: Server,
    people: Vec<Person>,
    /// The profile folders of their browsers.
    folders: Vec<TempDir>,
}

/// Runs a test on a new server whose bots choose without a pause.
pub fn run_test(test: impl AsyncFnOnce(&mut TestContext)) {
    run_test_within(TEST_TIMEOUT, test);
}

/// Runs a test with this timeout.
pub fn run_test_within(timeout: Duration, test: impl AsyncFnOnce(&mut TestContext)) {
    let name = name_of(&test);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let mut context = TestContext { server: Server::start(0), people: Vec::new(), folders: Vec::new() };
    let run = async {
        tokio::time::timeout(timeout, test(&mut context)).await.expect("the test ends in time");
        for person in &context.people {
            assert_eq!(
                person.unexpected_errors().await,
                Vec::<String>::new(),
                "{}'s pages have errors",
                person.name
            );
        }
    };
    let ended = catch_unwind(AssertUnwindSafe(|| runtime.block_on(run)));
    runtime.block_on(async {
        if ended.is_err() {
            context.store_screenshots(&name).await;
        }
        context.close().await;
    });
    if let Err(panic) = ended {
        resume_unwind(panic);
    }
}

/// Returns the name of a test: that of its thread, or of the test function if all tests run on one thread.
fn name_of<T>(test: &T) -> String {
    let thread = std::thread::current();
    let own = thread.name().filter(|name| name.contains("::"));
    let path = own.unwrap_or(std::any::type_name_of_val(test)).replace("::{{closure}}", "");
    path.trim_start_matches("browser::").replace("::", "-")
}

/// Returns the folder for screenshots of failed tests.
fn failures() -> PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("the folder of the build");
    target.join("browser-failures")
}

impl TestContext {
    /// Adds a person with a browser on a notebook.
    pub async fn person(&mut self, name: &str) -> Person {
        self.person_with(name, Window::DESK).await
    }

    /// Adds a person with a browser for this window.
    pub async fn person_with(&mut self, name: &str, window: Window) -> Person {
        self.person_at(name, window, &self.server.address.clone()).await
    }

    /// Adds a person whose browser connects to this address.
    pub async fn person_at(&mut self, name: &str, window: Window, address: &str) -> Person {
        let folder = tempfile::tempdir().expect("a folder for the browser");
        let person = Person::open_browser(name, window, folder.path(), address).await;
        self.folders.push(folder);
        self.people.push(person.clone());
        person
    }

    async fn store_screenshots(&self, test: &str) {
        let folder = failures();
        std::fs::create_dir_all(&folder).expect("a folder for screenshots");
        for person in &self.people {
            let file = folder.join(format!("{test}-{}.png", person.name));
            match person.screenshot().await {
                Ok(png) => std::fs::write(&file, png).expect("the screenshot is written"),
                Err(error) => return eprintln!("no screenshot of {}'s browser: {error}", person.name),
            }
            eprintln!("screenshot of {}'s browser: {}", person.name, file.display());
        }
    }

    /// Closes all browsers.
    async fn close(self) {
        for person in self.people {
            // A crashed browser is closed already.
            let _ = person.close_browser().await;
        }
    }
}

#[test]
fn page_errors_and_requests_to_other_hosts_are_detected() {
    run_test(async |context| {
        let anna = context.person("Anna").await;
        anna.open("/").await;
        assert_eq!(anna.unexpected_errors().await, Vec::<String>::new());
        anna.eval("console.error('Ouch')").await;
        assert!(anna.unexpected_errors().await.concat().contains("Ouch"));
        anna.eval("fetch('http://elsewhere.example/').catch(() => {})").await;
        assert!(anna.unexpected_errors().await.concat().contains("elsewhere.example"));
        anna.open("/").await;
    });
}
