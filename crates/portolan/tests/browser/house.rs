//! What surrounds a test: the program, the people who came, and what is done when something goes wrong.

use crate::person::Person;
use crate::program::Program;
use crate::window::Window;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;

/// The longest that a test may take. Each wait in it has its own, shorter deadline, which tells more.
const LIMIT: Duration = Duration::from_secs(240);

/// A server and those who visit it.
pub struct House {
    /// The server.
    pub program: Program,
    people: Vec<Person>,
    /// What their browsers keep.
    folders: Vec<TempDir>,
}

/// Runs a test with bots that answer at once.
pub fn visit(test: impl AsyncFnOnce(&mut House)) {
    visit_for(LIMIT, test);
}

/// The same for a test that may take so long.
pub fn visit_for(limit: Duration, test: impl AsyncFnOnce(&mut House)) {
    let name = name_of(&test);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let mut house = House { program: Program::start(0), people: Vec::new(), folders: Vec::new() };
    let story = async {
        tokio::time::timeout(limit, test(&mut house)).await.expect("the test ends in time");
        for person in &house.people {
            assert_eq!(person.complaints().await, Vec::<String>::new(), "{}'s pages complain", person.name);
        }
    };
    let ended = catch_unwind(AssertUnwindSafe(|| runtime.block_on(story)));
    runtime.block_on(async {
        if ended.is_err() {
            house.keep_pictures(&name).await;
        }
        house.close().await;
    });
    if let Err(panic) = ended {
        resume_unwind(panic);
    }
}

/// The name of a test: that of its thread; where tests share one, that of the function with its story.
fn name_of<T>(test: &T) -> String {
    let thread = std::thread::current();
    let own = thread.name().filter(|name| name.contains("::"));
    let path = own.unwrap_or(std::any::type_name_of_val(test)).replace("::{{closure}}", "");
    path.trim_start_matches("browser::").replace("::", "-")
}

/// Where pictures of failures are kept.
fn failures() -> PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("the folder of the build");
    target.join("browser-failures")
}

impl House {
    /// Somebody comes with a browser of its own.
    pub async fn person(&mut self, name: &str) -> Person {
        self.person_with(name, Window::DESK).await
    }

    /// Somebody comes with a certain kind of browser.
    pub async fn person_with(&mut self, name: &str, window: Window) -> Person {
        self.guest(name, window, &self.program.address.clone()).await
    }

    /// Somebody comes who reaches the server under another address.
    pub async fn guest(&mut self, name: &str, window: Window, address: &str) -> Person {
        let folder = tempfile::tempdir().expect("a folder for the browser");
        let person = Person::arrive(name, window, folder.path(), address).await;
        self.folders.push(folder);
        self.people.push(person.clone());
        person
    }

    async fn keep_pictures(&self, test: &str) {
        let folder = failures();
        std::fs::create_dir_all(&folder).expect("a folder for pictures");
        for person in &self.people {
            let file = folder.join(format!("{test}-{}.png", person.name));
            match person.picture().await {
                Ok(png) => std::fs::write(&file, png).expect("a picture is kept"),
                Err(error) => return eprintln!("no picture of {}'s browser: {error}", person.name),
            }
            eprintln!("what {} saw: {}", person.name, file.display());
        }
    }

    /// All go home; their browsers are closed.
    async fn close(self) {
        for person in self.people {
            // One that has crashed is closed already.
            let _ = person.leave().await;
        }
    }
}

#[test]
fn what_a_page_complains_about_and_asks_of_others_is_noticed() {
    visit(async |house| {
        let anna = house.person("Anna").await;
        anna.open("/").await;
        assert_eq!(anna.complaints().await, Vec::<String>::new());
        anna.ask("console.error('Ouch')").await;
        assert!(anna.complaints().await.concat().contains("Ouch"));
        anna.ask("fetch('http://elsewhere.example/').catch(() => {})").await;
        assert!(anna.complaints().await.concat().contains("elsewhere.example"));
        anna.open("/").await;
    });
}
