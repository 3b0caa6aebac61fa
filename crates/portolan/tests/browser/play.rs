//! Playing at a table: the possible choices, and a fast way to play a game.

use crate::person::Person;
use serde_json::Value;

/// Whether it is this person's turn or the game is over, after more than `given` entries.
const TURN_OR_END: &str = "(() => {
    const [page, table] = [document.querySelector('.table-page'), document.querySelector('#table')];
    if (page.classList.contains('sending') || Number(table.dataset.entryCount) <= given) return false;
    return 'mine' in table.dataset || table.querySelector('.ranking') !== null;
})()";

/// Plays by a script on the page until a condition holds on this person's turn, or the game is over. For reaching a
/// position quickly, and for checking every position on the way.
const PLAY_ON: &str = "(async () => {
    const page = document.querySelector('.table-page');
    const table = page.querySelector('#table');
    const over = () => table.querySelector('.ranking') !== null;
    const rests = () => !page.classList.contains('sending') && ('mine' in table.dataset || over());
    const rank = (button) => given.findIndex((start) => button.value.startsWith(start));
    // A reproducible random sequence, which continues after a reload.
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

/// Preferred choices by their first letters, best first: buys, which ends the game soon.
pub const TRADING: [&str; 7] = ["token", "buy", "pay", "done", "take", "reserve", ""];

/// Preferred choices that collect as many cards as possible.
pub const HOARDING: [&str; 7] = ["token", "take m", "reserve", "buy", "pay", "insure", ""];

/// No preference: random choices.
pub const RANDOM: [&str; 0] = [];

impl Person {
    /// Enters a name on the first page.
    pub async fn takes_name(&self) {
        self.open("/").await;
        self.write("input[name=name]", &self.name).await;
        self.click("Save").await;
        self.sees(&self.name).await;
    }

    /// Sets the language and reloads the page.
    pub async fn sets_language(&self, language: &str) {
        let choose =
            "fetch('/me/language', { method: 'POST', body: new URLSearchParams({ language: given }) })
            .then((answer) => answer.ok)";
        assert_eq!(self.eval_with(choose, language).await, true);
        self.reload().await;
        self.waits_until_with(
            "the page is in this language",
            "document.documentElement.lang === given",
            language,
        )
        .await;
    }

    /// Creates a table of Osaka from the first page, with these players.
    pub async fn starts_osaka(&self, seats: &[&str]) {
        self.starts("osaka", seats).await;
    }

    /// Creates a table from the first page, with these players.
    pub async fn starts(&self, game: &str, seats: &[&str]) {
        self.open("/").await;
        let harbour = format!(".harbour-{game}");
        // On a busy machine a click can be lost while the page is loading.
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

    /// Makes a choice with its button in the list.
    pub async fn chooses(&self, choice: &str) {
        self.click_on(&format!(".decision button[value='{choice}']")).await;
    }

    /// Makes the best choice and waits until the page shows it.
    pub async fn chooses_something(&self) {
        let (entry_count, choices) = (self.entry_count().await, self.choices().await);
        self.chooses(&choices[best(&choices)]).await;
        self.waits_for_entry_after(entry_count).await;
    }

    /// Waits until the page shows more than `entry_count` entries.
    pub async fn waits_for_entry_after(&self, entry_count: u64) {
        let more = "Number(document.querySelector('#table').dataset.entryCount) > given";
        self.waits_until_with("the page shows a new entry", more, entry_count).await;
    }

    /// Whether it is this person's turn.
    pub async fn has_turn(&self) -> bool {
        self.turn().await == "Your turn"
    }

    /// Returns the page's heading about the turn.
    pub async fn turn(&self) -> String {
        self.text("document.querySelector('h1.turn').innerText").await
    }

    /// Returns the number of entries that the page shows.
    pub async fn entry_count(&self) -> u64 {
        let entry_count = self.text("document.querySelector('#table').dataset.entryCount").await;
        entry_count.parse().expect("a number")
    }

    /// Returns the possible choices in the order of the list.
    pub async fn choices(&self) -> Vec<String> {
        let listed =
            "[...document.querySelectorAll('.decision button[name=choice]')].map((button) => button.value)";
        let choices = self.eval(listed).await;
        choices
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|choice| choice.as_str().map(String::from))
            .collect()
    }

    /// Waits until it is this person's turn or the game is over, after more than `entry_count` entries.
    pub async fn waits_for_turn(&self, entry_count: impl Into<Option<u64>>) {
        let entry_count = entry_count.into().map_or(-1, |entry_count| entry_count as i64);
        self.waits_until_with("it is their turn or the game is over", TURN_OR_END, entry_count).await;
    }

    /// Whether the game is over.
    pub async fn game_is_over(&self) -> bool {
        self.count(".ranking").await > 0
    }

    /// Plays by [`TRADING`] until a condition on `page` and `table` holds on this person's turn, or to the end.
    pub async fn plays_until(&self, condition: &str) {
        self.plays(&TRADING, condition).await;
    }

    /// Plays by preferred choices until a condition holds, or to the end; returns the value of the condition.
    pub async fn plays(&self, preferred: &[&str], condition: &str) -> Value {
        self.eval_with(&PLAY_ON.replace("CONDITION", condition), preferred).await
    }
}

/// Returns the index of the best choice by [`TRADING`].
pub fn best(choices: &[String]) -> usize {
    let rank = |choice: &str| TRADING.iter().position(|start| choice.starts_with(start));
    let places = choices.iter().enumerate().min_by_key(|(_, choice)| rank(choice));
    places.expect("something can be chosen").0
}
