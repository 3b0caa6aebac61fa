//! Who hears the page instead of seeing it: what happens and what is to be decided is told while one plays. A screen reader
//! tells what is added to a live region, and only if the region itself stays the same element.

use crate::house::visit;

/// Listens at the live regions, as a screen reader does.
const LISTEN: &str = "(() => {
    window.heard = { log: [], decision: [] };
    const listen = (region, heard) => {
        region.known = true;
        const hear = (changes) => changes.forEach((change) => {
            change.addedNodes.forEach((node) => heard.push(node.textContent));
            if (change.type === 'characterData') heard.push(change.target.data);
        });
        new MutationObserver(hear).observe(region, { childList: true, characterData: true, subtree: true });
    };
    listen(document.querySelector('#table [role=log]'), heard.log);
    listen(document.querySelector('#table .decision [aria-live]'), heard.decision);
    return true;
})()";

#[test]
fn what_happens_and_what_is_to_be_decided_is_told() {
    visit(async |house| {
        let anna = house.person("Anna").await;
        for game in ["osaka", "ostia", "dschunke", "yokohama"] {
            anna.starts(game, &["me", "bot:greedy", "bot:greedy"]).await;
            anna.waits_for_turn(None).await;
            anna.ask(LISTEN).await;
            for _ in 0..6 {
                let entry_count = anna.entry_count().await;
                anna.chooses_something().await;
                anna.waits_for_turn(entry_count).await;
            }
            let same = "[...document.querySelectorAll('#table [role=log], #table .decision [aria-live]')]
                .every((region) => region.known)";
            assert_eq!(
                anna.ask(same).await,
                true,
                "{game}: the regions are still those that were listened at"
            );
            let log = anna.text("heard.log.join(' ')").await;
            assert!(log.contains("You") && log.contains("Greedy"), "{game}: {log}");
            let decision = anna.text("heard.decision.join(' ')").await;
            assert!(decision.len() > 20, "{game}: {decision}");
        }
    });
}
