//! Pictures of the pages, to be looked at: `PORTOLAN_SCREENSHOTS=FOLDER cargo test -p portolan --test browser screenshots`
//! writes them all. Without the variable only a few are made, and nothing is kept. The last tests are the gallery: every game
//! at each kind of decision and at its end, in every language, on a notebook and a telephone, light and dark.

use crate::house::{House, visit, visit_for};
use crate::person::Person;
use crate::play::BY_CHANCE;
use crate::together::link;
use crate::window::Window;
use std::path::PathBuf;
use std::time::Duration;

/// Where pictures go.
struct Album {
    folder: PathBuf,
    window: Window,
}

impl Album {
    /// Takes a picture of what somebody sees.
    async fn add(&self, name: &str, person: &Person) {
        let Window { size: (width, height), dark, .. } = self.window;
        person.until("the page is complete", "document.readyState === 'complete'").await;
        let png = person.picture().await.expect("a picture");
        assert!(png.starts_with(b"\x89PNG"));
        let shade = if dark { "dark" } else { "light" };
        let file = self.folder.join(format!("{name}-{width}x{height}-{shade}.png"));
        std::fs::write(file, png).expect("a picture is kept");
    }
}

/// Something worth a picture: when it is to be seen in one's own turn, and what else it is called.
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
    let passing = tempfile::tempdir().expect("a folder");
    let folder = wanted.clone().unwrap_or_else(|| passing.path().into());
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    let dark = |window: Window| Window { dark: true, ..window };
    let all = [Window::DESK, Window::PHONE, dark(Window::DESK), dark(Window::PHONE)];
    for window in &all[..if wanted.is_some() { all.len() } else { 1 }] {
        let album = Album { folder: folder.clone(), window: Window { still: true, ..*window } };
        visit(async |house| {
            around_the_table(house, &album).await;
            if wanted.is_some() {
                at_the_table(house, &album).await;
            }
        });
    }
}

/// The pages around a table.
async fn around_the_table(house: &mut House, album: &Album) {
    let anna = house.person_with("Anna", album.window).await;
    anna.open("/").await;
    album.add("home-new", &anna).await;
    anna.takes_name().await;
    anna.starts_osaka(&["me", "friend", "bot:greedy"]).await;
    album.add("table-start", &anna).await;
    let invitation = link(&anna, "Invite").await;
    anna.click("Invite").await;
    album.add("table-inviting", &anna).await;
    let spectators = link(&anna, "Spectator link").await;
    let bruno = house.person_with("Bruno", album.window).await;
    bruno.open(&invitation).await;
    album.add("join", &bruno).await;
    bruno.open(&spectators).await;
    bruno.sees("You are watching").await;
    album.add("watching-start", &bruno).await;
    anna.open("/").await;
    album.add("home", &anna).await;
    anna.expects("404 (Not Found)");
    anna.open("/t/nonsense").await;
    album.add("error", &anna).await;
}

/// A table from its beginning to its end. What does not come about in one game may in the next.
async fn at_the_table(house: &mut House, album: &Album) {
    let anna = house.person_with("Anna", album.window).await;
    let bruno = house.person_with("Bruno", album.window).await;
    let mut moments = MOMENTS.to_vec();
    for seats in [4, 3, 2, 4, 3, 2] {
        anna.starts_osaka(&["me", "bot:greedy", "bot:greedy", "bot:greedy"][..seats]).await;
        anna.waits_for_turn(None).await;
        album.add(&format!("table-of-{seats}"), &anna).await;
        while !moments.is_empty() && !anna.is_at_the_end().await {
            let any: Vec<String> = moments.iter().map(|(_, when)| format!("({when})")).collect();
            anna.plays_until(&any.join(" || ")).await;
            for at in (0..moments.len()).rev() {
                let (name, when) = moments[at];
                let now = format!(
                    "(([page, table]) => !!({when}))([document.querySelector('main'), document.querySelector('#table')])"
                );
                if anna.ask(&now).await == true {
                    album.add(name, &anna).await;
                    moments.remove(at);
                }
            }
            if anna.is_to_choose().await {
                anna.chooses_something().await;
            }
        }
        bruno.open(&link(&anna, "Spectator link").await).await;
        bruno.sees("You are watching").await;
        album.add("watching", &bruno).await;
        if moments.is_empty() {
            break;
        }
    }
    anna.waits_for_turn(None).await;
    anna.plays_until("false").await;
    album.add("table-end", &anna).await;
    anna.click("Verify the shuffle").await;
    anna.sees("Seed").await;
    album.add("check", &anna).await;
    anna.open("/").await;
    album.add("home-many", &anna).await;
}

const LANGUAGES: [&str; 4] = ["en", "it", "pl", "de"];

/// How long the gallery of one game may take: some hundred pictures.
const PATIENCE: Duration = Duration::from_secs(3600);

/// What is to be decided, without what changes from turn to turn.
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

/// A game from its beginning to its end, with pictures of each kind of decision. Without a folder it is not played.
fn gallery(game: &str, seats: usize) {
    let Some(folder) = std::env::var_os("PORTOLAN_SCREENSHOTS").map(PathBuf::from) else { return };
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    visit_for(PATIENCE, async |house| {
        let window = Window { still: true, ..Window::DESK };
        let anna = house.person_with("Anna", window).await;
        anna.starts(game, &["me", "bot:greedy", "bot:greedy", "bot:greedy", "bot:greedy"][..seats]).await;
        let mut seen = Vec::new();
        loop {
            anna.waits_for_turn(None).await;
            let kind = anna.text(KIND).await;
            if !seen.contains(&kind) {
                in_every_way(&anna, &folder, &format!("{game}-{kind}")).await;
                seen.push(kind);
            }
            if anna.is_at_the_end().await {
                break;
            }
            // One choice, then on to something new.
            let entry_count = anna.entry_count().await;
            let known = serde_json::Value::from(seen.clone());
            let new =
                format!("Number(table.dataset.entryCount) > {entry_count} && !{known}.includes({KIND})");
            anna.plays(&BY_CHANCE, &new).await;
        }
    });
}

/// The same moment in every language and window.
async fn in_every_way(person: &Person, folder: &std::path::Path, name: &str) {
    let dark = |window: Window| Window { dark: true, ..window };
    for language in LANGUAGES {
        person.speaks(language).await;
        for window in [Window::DESK, Window::PHONE, dark(Window::DESK), dark(Window::PHONE)] {
            person.takes_window(window).await;
            let album = Album { folder: folder.to_path_buf(), window };
            album.add(&format!("{name}-{language}"), person).await;
        }
    }
    person.takes_window(Window::DESK).await;
}
