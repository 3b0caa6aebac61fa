//! Live regions: events and decisions are announced by screen readers. These read what is added to a live region, but
//! only if the region remains the same element.

use crate::context::run_test;

/// Records what is added to the live regions.
const RECORD_ANNOUNCEMENTS: &str = "(() => {
    window.announced = { log: [], decision: [] };
    const observe = (region, announced) => {
        region.known = true;
        const record = (changes) => changes.forEach((change) => {
            change.addedNodes.forEach((node) => announced.push(node.textContent));
            if (change.type === 'characterData') announced.push(change.target.data);
        });
        new MutationObserver(record).observe(region, { childList: true, characterData: true, subtree: true });
    };
    observe(document.querySelector('#table [role=log]'), announced.log);
    observe(document.querySelector('#table .decision [aria-live]'), announced.decision);
    return true;
})()";

#[test]
fn events_and_decisions_are_added_to_live_regions() {
    run_test(async |context| {
        let anna = context.person("Anna").await;
        for game in ["osaka", "ostia", "dschunke", "yokohama"] {
            anna.starts(game, &["me", "bot:greedy", "bot:greedy"]).await;
            anna.waits_for_turn(None).await;
            anna.eval(RECORD_ANNOUNCEMENTS).await;
            for _ in 0..6 {
                let entry_count = anna.entry_count().await;
                anna.chooses_something().await;
                anna.waits_for_turn(entry_count).await;
            }
            let same = "[...document.querySelectorAll('#table [role=log], #table .decision [aria-live]')]
                .every((region) => region.known)";
            assert_eq!(anna.eval(same).await, true, "{game}: a live region was replaced");
            let log = anna.text("announced.log.join(' ')").await;
            assert!(log.contains("You") && log.contains("Greedy"), "{game}: {log}");
            let decision = anna.text("announced.decision.join(' ')").await;
            assert!(decision.len() > 20, "{game}: {decision}");
        }
    });
}
