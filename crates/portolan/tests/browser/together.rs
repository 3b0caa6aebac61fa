//! Several people at one table: each sees at once what the others do.

use crate::house::visit;
use crate::person::Person;

/// Sets a mark that a reload would wipe away.
async fn mark(person: &Person) {
    person.ask("(window.marked = true)").await;
}

async fn was_not_reloaded(person: &Person) {
    assert_eq!(person.ask("window.marked").await, true, "{}", person.name);
}

/// A link that the page shows below what says so.
pub async fn link(person: &Person, says: &str) -> String {
    person.click(says).await;
    let shown = "[...document.querySelectorAll('details[open].invite')]
        .find((details) => details.querySelector('summary').innerText === given).querySelector('code.link').innerText";
    let link = person.until_about("a link is shown", shown, says).await;
    person.click(says).await;
    link.as_str().expect("a link").to_string()
}

/// Somebody takes the seat to which a link leads.
pub async fn joins(person: &Person, invitation: &str) {
    person.open(invitation).await;
    person.sees("invites you to a game of Traders of Osaka").await;
    person.write("input[name=name]", &person.name).await;
    person.click("Take this seat").await;
    person.finds("#table").await;
}

#[test]
fn two_people_and_a_spectator_see_each_choice_without_a_reload() {
    visit(async |house| {
        let anna = house.person("Anna").await;
        let bruno = house.person("Bruno").await;
        let clara = house.person("Clara").await;
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

/// Whoever is to choose does; the others see it, and the titles of the windows tell whose turn it is.
async fn all_see_a_choice(players: [&Person; 2], watching: &Person) {
    let [anna, bruno] = players;
    let (active, waiting) = if anna.is_to_choose().await { (anna, bruno) } else { (bruno, anna) };
    assert_eq!(waiting.turn().await, format!("Waiting for {}", active.name));
    active.until("the title tells of one's turn", "document.title.startsWith('● Your turn')").await;
    waiting.until("the title is quiet", "document.title === 'Traders of Osaka · Portolan'").await;
    assert_eq!(waiting.count(".can").await, 0);
    active.chooses_something().await;
    let entry_count = active.entry_count().await;
    for person in [waiting, watching] {
        let seen = "Number(document.querySelector('#table').dataset.entryCount) === given";
        person.until_about("sees the choice of the other", seen, entry_count).await;
        let told = person.text("[...document.querySelectorAll('.lines li.first')].at(-1).innerText").await;
        assert!(told.contains(&active.name), "{} reads ‘{told}’ of what {} did", person.name, active.name);
    }
    has_nothing_to_press(watching).await;
}

/// A spectator finds nothing that would change the table.
async fn has_nothing_to_press(watching: &Person) {
    assert_eq!(watching.count(".can, .cannot, #table form[method=post]").await, 0);
    assert_eq!(watching.title().await, "Traders of Osaka · Portolan");
}
