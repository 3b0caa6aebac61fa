//! Several people at one table: each sees the choices of the others without a reload.

use crate::context::run_test;
use crate::person::Person;

/// Sets a mark that a reload would remove.
async fn mark(person: &Person) {
    person.eval("(window.marked = true)").await;
}

async fn was_not_reloaded(person: &Person) {
    assert_eq!(person.eval("window.marked").await, true, "{}", person.name);
}

/// Returns the link that the page shows below the summary with this text.
pub async fn link(person: &Person, summary: &str) -> String {
    person.click(summary).await;
    let shown = "[...document.querySelectorAll('details[open].invite')]
        .find((details) => details.querySelector('summary').innerText === given).querySelector('code.link').innerText";
    let link = person.waits_until_with("a link is shown", shown, summary).await;
    person.click(summary).await;
    link.as_str().expect("a link").to_string()
}

/// Takes the seat of an invitation.
pub async fn joins(person: &Person, invitation: &str) {
    person.open(invitation).await;
    person.sees("invites you to a game of Traders of Osaka").await;
    person.write("input[name=name]", &person.name).await;
    person.click("Take this seat").await;
    person.finds("#table").await;
}

#[test]
fn two_people_and_a_spectator_see_each_choice_without_a_reload() {
    run_test(async |context| {
        let anna = context.person("Anna").await;
        let bruno = context.person("Bruno").await;
        let clara = context.person("Clara").await;
        anna.takes_name().await;
        anna.starts_osaka(&["me", "friend"]).await;
        anna.sees("free seat").await;
        mark(&anna).await;
        joins(&bruno, &link(&anna, "Invite").await).await;
        anna.sees("Bruno").await;
        anna.sees_no("free seat").await;
        clara.open(&link(&anna, "Spectator link").await).await;
        clara.sees("You are watching. Hidden information stays hidden.").await;
        for person in [&bruno, &clara] {
            mark(person).await;
        }
        for _ in 0..6 {
            all_see_a_choice([&anna, &bruno], &clara).await;
        }
        for person in [&anna, &bruno, &clara] {
            was_not_reloaded(person).await;
        }
    });
}

/// The player on turn chooses; the others see it, and the titles of the pages show whose turn it is.
async fn all_see_a_choice(players: [&Person; 2], watching: &Person) {
    let [anna, bruno] = players;
    let (active, waiting) = if anna.has_turn().await { (anna, bruno) } else { (bruno, anna) };
    assert_eq!(waiting.turn().await, format!("Waiting for {}", active.name));
    active
        .waits_until("the title shows that it is their turn", "document.title.startsWith('● Your turn')")
        .await;
    waiting
        .waits_until(
            "the title is only the name of the game",
            "document.title === 'Traders of Osaka · Portolan'",
        )
        .await;
    assert_eq!(waiting.count(".can").await, 0);
    active.chooses_something().await;
    let entry_count = active.entry_count().await;
    for person in [waiting, watching] {
        let seen = "Number(document.querySelector('#table').dataset.entryCount) === given";
        person.waits_until_with("sees the choice of the other", seen, entry_count).await;
        let line = person.text("[...document.querySelectorAll('.lines li.first')].at(-1).innerText").await;
        assert!(
            line.contains(&active.name),
            "{} reads ‘{line}’ about the choice of {}",
            person.name,
            active.name
        );
    }
    has_no_controls(watching).await;
}

/// Asserts that a spectator has no controls that change the table.
async fn has_no_controls(watching: &Person) {
    assert_eq!(watching.count(".can, .cannot, #table form[method=post]").await, 0);
    assert_eq!(watching.title().await, "Traders of Osaka · Portolan");
}
