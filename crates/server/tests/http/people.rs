//! People: names, languages, invitations, spectators, other devices, bots that stand in.

use crate::site::{Browser, Site};
use axum::http::StatusCode;

fn name(name: &str) -> Vec<(String, String)> {
    vec![("name".into(), name.into())]
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_seats_one_player_only() {
    let site = Site::open().await;
    let (mut anna, mut bruno, mut clara) = (Browser::default(), Browser::default(), Browser::default());
    anna.post(&site, "/me/name", &name("Anna")).await;
    let table = anna.start(&site, "osaka", &["me", "friend"]).await;
    let link = table.texts(".invite code.link")[0].replace(crate::site::ADDRESS, "");
    let invitation = bruno.get(&site, &link).await;
    assert_eq!(invitation.texts("h1"), ["Anna invites you to a game of Traders of Osaka."]);
    let (action, _) = invitation.form_of("button.primary");
    let seated = bruno.post(&site, &action, &name("Bruno <b>")).await;
    assert_eq!(seated.texts(".seat-list .mine .name"), ["Bruno <b>"]);
    assert!(!seated.text.contains("Bruno <b>"), "names are escaped");
    let table = anna.get(&site, &table.address).await;
    assert_eq!(table.texts(".seat-list .name"), ["Anna", "Bruno <b>"]);
    assert!(table.texts(".invite summary").iter().all(|text| text != "Invite"));
    let taken = clara.get(&site, &link).await;
    assert_eq!(taken.status, StatusCode::NOT_FOUND);
    assert!(taken.texts("#error")[0].starts_with("This link leads to no table."));
    assert_eq!(clara.post(&site, &action, &name("Clara")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(bruno.get(&site, &link).await.texts("main p")[0], "This seat is yours.");
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_see_the_public_view_and_cannot_change_anything() {
    let site = Site::open().await;
    let (mut anna, mut zoe) = (Browser::default(), Browser::default());
    let table = anna.start(&site, "osaka", &["me", "bot:greedy"]).await;
    let link = table.texts(".invite code.link")[0].replace(crate::site::ADDRESS, "");
    let seen = zoe.get(&site, &link).await;
    assert_eq!(seen.status, StatusCode::OK);
    assert_eq!(seen.texts(".watching").len(), 1);
    assert!(seen.values("form[method=post]", "action").is_empty(), "the page has no forms");
    let stranger = zoe.get(&site, &table.address).await;
    assert_eq!(stranger.status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_player_of_a_seat_can_choose_for_it() {
    let site = Site::open().await;
    let (mut anna, mut eve) = (Browser::default(), Browser::default());
    let mut page = anna.start(&site, "osaka", &["me", "friend"]).await;
    while page.choices().is_empty() {
        page = anna.start(&site, "osaka", &["me", "friend"]).await;
    }
    let choice = page.choices()[0].clone();
    let (action, fields) = page.form_of(&format!("button[name=choice][value='{choice}']"));
    eve.post(&site, "/me/name", &name("Eve")).await;
    for address in
        [action.as_str(), &format!("/t/{}/seats/1/bot", page.table()), &format!("/t/{}/fast", page.table())]
    {
        let mut fields = fields.clone();
        fields.push(("fast".into(), "yes".into()));
        assert_eq!(eve.post(&site, address, &fields).await.status, StatusCode::NOT_FOUND, "{address}");
        assert_eq!(
            Browser::default().post(&site, address, &fields).await.status,
            StatusCode::FORBIDDEN,
            "{address}"
        );
    }
    assert_eq!(anna.get(&site, &page.address).await.values("#table", "data-entry-count"), ["0"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stands_in_until_the_player_takes_the_seat_back() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let table = anna.start(&site, "osaka", &["me", "me"]).await;
    let handed = anna.press(&site, &table, ".seat-list li:nth-child(2) form button").await;
    assert!(handed.texts(".seat-list li:nth-child(2) em")[0].starts_with("a bot is playing for"));
    site.wait_for_bots(table.table()).await;
    let page = anna.get(&site, &table.address).await;
    let back = anna.press(&site, &page, ".seat-list li:nth-child(2) form[action$=person] button").await;
    assert!(back.texts(".seat-list li:nth-child(2) em").is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_running_tables_of_a_person_are_limited() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    anna.post(&site, "/me/name", &name("Anna")).await;
    let fields: Vec<(String, String)> = [("game", "osaka"), ("seat-1", "me"), ("seat-2", "me")]
        .map(|(name, value)| (name.into(), value.into()))
        .to_vec();
    for _ in 0..site.app.config.tables_per_person {
        assert_eq!(anna.post(&site, "/tables", &fields).await.status, StatusCode::OK);
    }
    assert_eq!(anna.post(&site, "/tables", &fields).await.status, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chosen_language_is_stored() {
    let site = Site::open().await;
    let mut anna = Browser::default();
    let home = anna.get(&site, "/").await;
    assert_eq!(home.texts("select[name=language] option[selected]"), ["English"]);
    let language = |tag: &str| [("language".to_string(), tag.to_string())];
    let home = anna.post(&site, "/me/language", &language("en")).await;
    assert_eq!((home.status, home.values("html", "lang")), (StatusCode::OK, vec!["en".to_string()]));
    assert!(anna.cookie.is_some(), "it is stored for a person");
    assert_eq!(anna.post(&site, "/me/language", &language("xx")).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_have_names_in_the_language_of_the_visitor() {
    let site = Site::open().await;
    let (mut anna, mut zoe) = (Browser::default(), Browser::default());
    let table = anna.start(&site, "osaka", &["me", "bot:greedy", "bot:greedy", "bot:random"]).await;
    assert_eq!(table.texts(".seat-list .name")[1..], ["Greedy 1", "Greedy 2", "Random"]);
    let link = table.texts(".invite code.link")[0].replace(crate::site::ADDRESS, "");
    let language = |tag: &str| [("language".to_string(), tag.to_string())];
    anna.post(&site, "/me/language", &language("pl")).await;
    zoe.post(&site, "/me/language", &language("it")).await;
    let mine = anna.get(&site, &table.address).await;
    assert_eq!(mine.texts(".seat-list .name")[1..], ["Chciwiec 1", "Chciwiec 2", "Przypadek"]);
    assert!(!mine.text.contains("Greedy"), "nor elsewhere on the page");
    assert!(anna.get(&site, "/").await.text.contains("Chciwiec 2"), "nor in the list of tables");
    let theirs = zoe.get(&site, &link).await;
    assert!(theirs.text.contains("Avido 2") && !theirs.text.contains("Greedy"));
}
