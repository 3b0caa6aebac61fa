//! A whole game with the mouse: from the first page, by clicks on highlighted pieces, to the end and the rematch.

use crate::context::run_test;
use crate::person::Person;
use crate::play::best;
use crate::window::Window;
use std::process::Command;

#[test]
fn a_whole_game_of_osaka_is_played_by_clicking_on_highlighted_pieces() {
    run_test(async |context| {
        // Without motion, so that nothing moves away from the pointer.
        let anna = context.person_with("Anna", Window { still: true, ..Window::DESK }).await;
        anna.open("/").await;
        anna.click_on(".harbour-osaka button.primary").await;
        anna.waits_for_turn(None).await;
        let published = anna.text("document.querySelector('.commitment code').innerText").await;
        while !anna.game_is_over().await {
            let entry_count = anna.entry_count().await;
            let highlighted = highlighted(&anna).await;
            anna.click_on(&highlighted).await;
            anna.waits_for_turn(entry_count).await;
        }
        the_ranking_shows_the_origin_of_the_points(&anna).await;
        the_record_can_be_replayed(&anna).await;
        the_shuffle_is_the_published_one(&anna, &published).await;
        a_rematch_is_a_new_table(&anna).await;
    });
}

/// Returns the selector of the best choice: its highlighted piece on the board, or its button if it has none.
async fn highlighted(anna: &Person) -> String {
    let listed = "[...document.querySelectorAll('.board button.can')].map((button) => button.value)";
    let on_board: Vec<String> = serde_json::from_value(anna.eval(listed).await).expect("choices");
    let all = anna.choices().await;
    assert!(
        on_board.iter().all(|choice| all.contains(choice)),
        "{on_board:?} are highlighted, {all:?} are listed"
    );
    let choice = &all[best(&all)];
    let place = if on_board.contains(choice) { ".board" } else { ".decision" };
    format!("{place} button.can[value='{choice}']")
}

async fn the_ranking_shows_the_origin_of_the_points(anna: &Person) {
    anna.sees("The game is over").await;
    // The first row has the total points of the three players, the next rows their parts, and the last row the tie-break,
    // which does not count as points.
    let rows = "[...document.querySelectorAll('.ranking tbody tr')].map((row) =>
        [...row.querySelectorAll('td')].map((cell) => Number(cell.innerText)))";
    let rows: Vec<Vec<i32>> = serde_json::from_value(anna.eval(rows).await).expect("rows of numbers");
    let (points, parts) = (&rows[0], &rows[1..rows.len() - 1]);
    assert!(rows.iter().all(|row| row.len() == 3) && !parts.is_empty(), "{rows:?}");
    for (player, points) in points.iter().enumerate() {
        assert_eq!(parts.iter().map(|part| part[player]).sum::<i32>(), *points, "{rows:?}");
    }
}

async fn the_record_can_be_replayed(anna: &Person) {
    let fetched = "fetch(document.querySelector('a[download]').href).then((answer) => answer.text())";
    let record = anna.text(fetched).await;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a.record");
    std::fs::write(&file, &record).expect("a file");
    let replay =
        Command::new(env!("CARGO_BIN_EXE_portolan")).arg("replay").arg(&file).output().expect("it runs");
    assert!(replay.status.success(), "{}{record}", String::from_utf8_lossy(&replay.stderr));
}

async fn the_shuffle_is_the_published_one(anna: &Person, published: &str) {
    anna.click("Verify the shuffle").await;
    anna.sees("The SHA-256 hash of the seed matches the fingerprint published at the start.").await;
    let codes = "[...document.querySelectorAll('code.hash')].map((code) => code.innerText)";
    let codes: Vec<String> = serde_json::from_value(anna.eval(codes).await).expect("two texts");
    assert!(codes[0].starts_with(published.trim_end_matches('…')), "{codes:?}, {published}");
    let digest = "crypto.subtle.digest('SHA-256', Uint8Array.from(given.match(/../g), (pair) => parseInt(pair, 16)))
        .then((bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join(''))";
    assert_eq!(anna.eval_with(digest, codes[1].as_str()).await, codes[0].as_str());
    anna.click("Go to the table").await;
}

async fn a_rematch_is_a_new_table(anna: &Person) {
    let before = anna.url().await;
    anna.click("Rematch").await;
    anna.sees_no("The game is over").await;
    anna.waits_for_turn(None).await;
    let after = anna.url().await;
    assert!(after.contains("/t/") && after != before, "{before} {after}");
    assert!(anna.choices().await.iter().all(|choice| choice.starts_with("token")));
    anna.open(&before).await;
    anna.click("Go to the rematch").await;
    anna.finds(".decision button").await;
    assert_eq!(anna.url().await, after);
}
