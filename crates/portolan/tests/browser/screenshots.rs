//! Screenshots of the pages: `PORTOLAN_SCREENSHOTS=FOLDER cargo test -p portolan --test browser screenshots` writes them
//! all. Without the variable only a few are taken, and none is stored. The last tests are the gallery: every game at each
//! kind of decision and at its end, in every language, on a notebook and a phone, light and dark.

use crate::context::{TestContext, run_test, run_test_within};
use crate::person::Person;
use crate::play::RANDOM;
use crate::several_people::link;
use crate::window::Window;
use std::path::PathBuf;
use std::time::Duration;

/// The folder for screenshots.
struct ScreenshotFolder {
    folder: PathBuf,
    window: Window,
}

impl ScreenshotFolder {
    /// Takes a screenshot of a person's browser.
    async fn add(&self, name: &str, person: &Person) {
        let Window { size: (width, height), dark, .. } = self.window;
        person.waits_until("the page is complete", "document.readyState === 'complete'").await;
        let png = person.screenshot().await.expect("a screenshot");
        assert!(png.starts_with(b"\x89PNG"));
        let shade = if dark { "dark" } else { "light" };
        let file = self.folder.join(format!("{name}-{width}x{height}-{shade}.png"));
        std::fs::write(file, png).expect("the screenshot is written");
    }
}

/// The names of moments and their conditions, which hold on the person's turn.
const MOMENTS: [(&str, &str); 4] = [
    ("table-my-turn", "Number(table.dataset.entryCount) > 14"),
    ("table-paying", "page.querySelector('.decision button[value^=pay]')"),
    (
        "table-sale",
        "[...table.querySelectorAll('.lines li')].slice(-8).some((line) => / sells? /.test(line.innerText))",
    ),
    ("table-insurance", "page.querySelector('.decision button[value^=insure]')"),
];

#[test]
fn screenshots_of_all_pages() {
    let wanted = std::env::var_os("PORTOLAN_SCREENSHOTS").map(PathBuf::from);
    let temporary = tempfile::tempdir().expect("a folder");
    let folder = wanted.clone().unwrap_or_else(|| temporary.path().into());
    std::fs::create_dir_all(&folder).expect("a folder for screenshots");
    let dark = |window: Window| Window { dark: true, ..window };
    let all = [Window::DESK, Window::PHONE, dark(Window::DESK), dark(Window::PHONE)];
    for window in &all[..if wanted.is_some() { all.len() } else { 1 }] {
        let screenshots =
            ScreenshotFolder { folder: folder.clone(), window: Window { still: true, ..*window } };
        run_test(async |context| {
            pages_around_a_table(context, &screenshots).await;
            if wanted.is_some() {
                at_the_table(context, &screenshots).await;
            }
        });
    }
}

/// Takes screenshots of the pages around a table.
async fn pages_around_a_table(context: &mut TestContext, screenshots: &ScreenshotFolder) {
    let anna = context.person_with("Anna", screenshots.window).await;
    anna.open("/").await;
    screenshots.add("home-new", &anna).await;
    anna.takes_name().await;
    anna.starts_osaka(&["me", "friend", "bot:greedy"]).await;
    screenshots.add("table-start", &anna).await;
    let invitation = link(&anna, "Invite").await;
    anna.click("Invite").await;
    screenshots.add("table-inviting", &anna).await;
    let spectators = link(&anna, "Spectator link").await;
    let bruno = context.person_with("Bruno", screenshots.window).await;
    bruno.open(&invitation).await;
    screenshots.add("join", &bruno).await;
    bruno.open(&spectators).await;
    bruno.sees("You are watching").await;
    screenshots.add("watching-start", &bruno).await;
    anna.open("/").await;
    screenshots.add("home", &anna).await;
    anna.open("/me/devices").await;
    anna.click("Make a code").await;
    screenshots.add("devices", &anna).await;
    let code = anna.text("document.querySelector('code.link').innerText").await;
    bruno.open("/me/enter").await;
    screenshots.add("enter", &bruno).await;
    bruno.takes_name().await;
    bruno.starts_osaka(&["me", "bot:greedy"]).await;
    bruno.open(&code).await;
    screenshots.add("enter-replacing", &bruno).await;
    bruno.click("Play here as Anna").await;
    screenshots.add("enter-losing-games", &bruno).await;
    bruno.open(&invitation).await;
    bruno.write("input[name=name]", "ANNA").await;
    bruno.expects_error("409 (Conflict)");
    bruno.click("Take this seat").await;
    screenshots.add("join-name-taken", &bruno).await;
    anna.expects_error("404 (Not Found)");
    anna.open("/t/nonsense").await;
    screenshots.add("error", &anna).await;
}

/// Takes screenshots of a table from beginning to end. Moments that do not occur in one game may occur in the next.
async fn at_the_table(context: &mut TestContext, screenshots: &ScreenshotFolder) {
    let anna = context.person_with("Anna", screenshots.window).await;
    let bruno = context.person_with("Bruno", screenshots.window).await;
    let mut moments = MOMENTS.to_vec();
    for seats in [4, 3, 2, 4, 3, 2] {
        anna.starts_osaka(&["me", "bot:greedy", "bot:greedy", "bot:greedy"][..seats]).await;
        anna.waits_for_turn(None).await;
        screenshots.add(&format!("table-of-{seats}"), &anna).await;
        while !moments.is_empty() && !anna.game_is_over().await {
            let any: Vec<String> = moments.iter().map(|(_, when)| format!("({when})")).collect();
            anna.plays_until(&any.join(" || ")).await;
            for at in (0..moments.len()).rev() {
                let (name, when) = moments[at];
                let now = format!(
                    "(([page, table]) => !!({when}))([document.querySelector('main'), document.querySelector('#table')])"
                );
                if anna.eval(&now).await == true {
                    screenshots.add(name, &anna).await;
                    moments.remove(at);
                }
            }
            if anna.has_turn().await {
                anna.chooses_something().await;
            }
        }
        bruno.open(&link(&anna, "Spectator link").await).await;
        bruno.sees("You are watching").await;
        screenshots.add("watching", &bruno).await;
        if moments.is_empty() {
            break;
        }
    }
    anna.waits_for_turn(None).await;
    anna.plays_until("false").await;
    screenshots.add("table-end", &anna).await;
    anna.click("Verify the shuffle").await;
    anna.sees("Seed").await;
    screenshots.add("check", &anna).await;
    anna.open("/").await;
    screenshots.add("home-many", &anna).await;
}

const LANGUAGES: [&str; 4] = ["en", "it", "pl", "de"];

/// The timeout for the gallery of one game, which has hundreds of screenshots.
const GALLERY_TIMEOUT: Duration = Duration::from_secs(3600);

/// The kind of the current decision.
const KIND: &str = "document.querySelector('.ranking') ? 'ranking' :
    (document.querySelector('#table button[name=choice]')?.value ?? 'waiting').split(' ')[0]";

#[test]
fn screenshots_of_osaka() {
    gallery("osaka", 4);
}

#[test]
fn screenshots_of_ostia() {
    gallery("ostia", 5);
}

#[test]
fn screenshots_of_dschunke() {
    gallery("dschunke", 4);
}

#[test]
fn screenshots_of_yokohama() {
    gallery("yokohama", 4);
}

/// Plays a game and takes screenshots of each kind of decision; does nothing without a folder.
fn gallery(game: &str, seats: usize) {
    let Some(folder) = std::env::var_os("PORTOLAN_SCREENSHOTS").map(PathBuf::from) else { return };
    std::fs::create_dir_all(&folder).expect("a folder for screenshots");
    run_test_within(GALLERY_TIMEOUT, async |context| {
        let window = Window { still: true, ..Window::DESK };
        let anna = context.person_with("Anna", window).await;
        anna.starts(game, &["me", "bot:greedy", "bot:greedy", "bot:greedy", "bot:greedy"][..seats]).await;
        let mut seen = Vec::new();
        loop {
            anna.waits_for_turn(None).await;
            let kind = anna.text(KIND).await;
            if !seen.contains(&kind) {
                in_all_variants(&anna, &folder, &format!("{game}-{kind}")).await;
                seen.push(kind);
            }
            if anna.game_is_over().await {
                break;
            }
            // At least one choice, then until an unknown kind of decision.
            let entry_count = anna.entry_count().await;
            let known = serde_json::Value::from(seen.clone());
            let new =
                format!("Number(table.dataset.entryCount) > {entry_count} && !{known}.includes({KIND})");
            anna.plays(&RANDOM, &new).await;
        }
    });
}

/// Takes screenshots of the current position in every language and window.
async fn in_all_variants(person: &Person, folder: &std::path::Path, name: &str) {
    let dark = |window: Window| Window { dark: true, ..window };
    for language in LANGUAGES {
        person.sets_language(language).await;
        for window in [Window::DESK, Window::PHONE, dark(Window::DESK), dark(Window::PHONE)] {
            person.resizes_to(window).await;
            let screenshots = ScreenshotFolder { folder: folder.to_path_buf(), window };
            screenshots.add(&format!("{name}-{language}"), person).await;
        }
    }
    person.resizes_to(Window::DESK).await;
}
