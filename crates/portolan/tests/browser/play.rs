//! At the table: what is offered, and a way of playing that ends soon.

use crate::person::Person;
use serde_json::Value;

/// The table is at rest: it is this person's turn, or the game is over.
const AT_REST: &str = "(() => {
    const [page, table] = [document.querySelector('.table-page'), document.querySelector('#table')];
    if (page.classList.contains('sending') || Number(table.dataset.entryCount) <= given) return false;
    return 'mine' in table.dataset || table.querySelector('.ranking') !== null;
})()";

/// Plays inside the page, quickly, until it is one's own turn and a condition holds, or the game is over. For what comes
/// before a test begins, and for looking at every position on the way.
const PLAY_ON: &str = "(async () => {
    const page = document.querySelector('.table-page');
    const table = page.querySelector('#table');
    const over = () => table.querySelector('.ranking') !== null;
    const rests = () => !page.classList.contains('sending') && ('mine' in table.dataset || over());
    const rank = (button) => given.findIndex((start) => button.value.startsWith(start));
    // Always the same chances in the same order, also after the page was loaded anew.
    const chance = () => (sessionStorage.luck = (Number(sessionStorage.luck ?? 7) * 48271 + 11) % 2147483647) / 2147483647;
    for (;;) {
        await new Promise((done) => {
            if (rests()) return done();
            const watch = new MutationObserver(() => rests() && (watch.disconnect(), done()));
            watch.observe(page, { subtree: true, childList: true, attributes: true });
        });
        const found = CONDITION;
        if (found || over()) return found;
        const offers = [...table.querySelectorAll('button[name=choice]')];
        offers.sort((one, other) => rank(one) - rank(other));
        offers[given.length > 0 ? 0 : Math.floor(chance() * offers.length)].click();
    }
})()";

/// What is preferred, by how a choice begins: whatever brings ships to Edo.
pub const TRADING: [&str; 7] = ["token", "buy", "pay", "done", "take", "reserve", ""];

/// What somebody prefers who wants to have everything.
pub const HOARDING: [&str; 7] = ["token", "take m", "reserve", "buy", "pay", "insure", ""];

/// No preference: by chance.
pub const BY_CHANCE: [&str; 0] = [];

impl Person {
    /// Takes a name on the first page.
    pub async fn takes_name(&self) {
        self.open("/").await;
        self.write("input[name=name]", &self.name).await;
        self.click("Save").await;
        self.sees(&self.name).await;
    }

    /// Chooses a language, and looks at this page in it.
    pub async fn speaks(&self, language: &str) {
        let choose =
            "fetch('/me/language', { method: 'POST', body: new URLSearchParams({ language: given }) })
            .then((answer) => answer.ok)";
        assert_eq!(self.ask_about(choose, language).await, true);
        self.reload().await;
        self.until_about("the page speaks it", "document.documentElement.lang === given", language).await;
    }

    /// Starts a table of Osaka from the first page, with these on its seats.
    pub async fn starts_osaka(&self, seats: &[&str]) {
        self.starts("osaka", seats).await;
    }

    /// Starts a table from the first page, with these on its seats.
    pub async fn starts(&self, game: &str, seats: &[&str]) {
        self.open("/").await;
        let harbour = format!(".harbour-{game}");
        // On a busy machine a click can be lost while the page is still being put together.
        while self.count(&format!("{harbour} details[open]")).await == 0 {
            self.click_on(&format!("{harbour} summary")).await;
        }
        self.finds(&format!("{harbour} select")).await;
        for (number, seat) in (1..).zip(seats) {
            self.pick(&format!("{harbour} select[name=seat-{number}]"), seat).await;
        }
        self.click_on(&format!("{harbour} details button")).await;
        self.finds("#table").await;
    }

    /// Makes a choice by a click on its button in the list.
    pub async fn chooses(&self, choice: &str) {
        self.click_on(&format!(".decision button[value='{choice}']")).await;
    }

    /// Makes the best choice, and waits until it is to be seen.
    pub async fn chooses_something(&self) {
        let (entry_count, choices) = (self.entry_count().await, self.choices().await);
        self.chooses(&choices[best(&choices)]).await;
        self.comes_after(entry_count).await;
    }

    /// Waits until there is more than `plies` to be seen.
    pub async fn comes_after(&self, entry_count: u64) {
        let more = "Number(document.querySelector('#table').dataset.entryCount) > given";
        self.until_about("the table goes on", more, entry_count).await;
    }

    /// It is this person's turn.
    pub async fn is_to_choose(&self) -> bool {
        self.turn().await == "Your turn"
    }

    /// Whose turn it is, as the page tells it.
    pub async fn turn(&self) -> String {
        self.text("document.querySelector('h1.turn').innerText").await
    }

    /// How many entries the table has on this page.
    pub async fn entry_count(&self) -> u64 {
        let entry_count = self.text("document.querySelector('#table').dataset.entryCount").await;
        entry_count.parse().expect("a number")
    }

    /// What can be chosen, in the order in which it is listed.
    pub async fn choices(&self) -> Vec<String> {
        let listed =
            "[...document.querySelectorAll('.decision button[name=choice]')].map((button) => button.value)";
        let choices = self.ask(listed).await;
        choices
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|choice| choice.as_str().map(String::from))
            .collect()
    }

    /// Waits until there is more than `plies` to be seen and it is one's own turn, or the game is over.
    pub async fn waits_for_turn(&self, entry_count: impl Into<Option<u64>>) {
        let entry_count = entry_count.into().map_or(-1, |entry_count| entry_count as i64);
        self.until_about("the table is at rest", AT_REST, entry_count).await;
    }

    /// The game is over.
    pub async fn is_at_the_end(&self) -> bool {
        self.count(".ranking").await > 0
    }

    /// Plays quickly until a condition on `page` and `table` holds in one's own turn, or to the end.
    pub async fn plays_until(&self, condition: &str) {
        self.plays(&TRADING, condition).await;
    }

    /// Plays quickly by what is preferred until a condition holds; what it gave, or what it gave at the end.
    pub async fn plays(&self, preferred: &[&str], condition: &str) -> Value {
        self.ask_about(&PLAY_ON.replace("CONDITION", condition), preferred).await
    }
}

/// The best of some choices, by its place among them.
pub fn best(choices: &[String]) -> usize {
    let rank = |choice: &str| TRADING.iter().position(|start| choice.starts_with(start));
    let places = choices.iter().enumerate().min_by_key(|(_, choice)| rank(choice));
    places.expect("something can be chosen").0
}
