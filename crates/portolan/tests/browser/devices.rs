//! One-time codes, the list of devices and logging out, with two browsers of one person.

use crate::context::run_test;
use crate::window::Window;
use serde_json::json;

const TOO_WIDE: &str = "document.documentElement.scrollWidth > innerWidth";

#[test]
fn a_code_typed_on_a_phone_makes_it_a_device_until_it_is_removed() {
    run_test(async |context| {
        let laptop = context.person("Anna").await;
        let phone = context.person_with("phone", Window::PHONE).await;
        laptop.takes_name().await;
        laptop.click("Play on another device").await;
        laptop.click("Make a code").await;
        laptop.finds(".code code").await;
        laptop.passes_accessibility_check().await;
        assert_eq!(laptop.eval(TOO_WIDE).await, false);
        let code = laptop.text("document.querySelector('.code code').innerText").await;
        let link = laptop.text("document.querySelector('code.link').innerText").await;
        assert!(link.ends_with(&format!("/me/enter/{code}")) && link.starts_with("http"), "{link}");

        phone.open("/").await;
        phone.click("I already play on another device").await;
        phone.passes_accessibility_check().await;
        phone.write("input[name=code]", &code.to_uppercase().replace('-', " ")).await;
        phone.click("Continue").await;
        phone.sees("Anna").await;
        phone.open("/me/devices").await;
        phone.sees("this device").await;
        assert_eq!(phone.count(".devices li").await, 2);
        phone.passes_accessibility_check().await;
        assert_eq!(phone.eval(TOO_WIDE).await, false);

        laptop.open("/me/devices").await;
        let kinds =
            "[...document.querySelectorAll('.devices strong')].map((name) => name.innerText.split(' · ')[0])";
        assert_eq!(laptop.eval(kinds).await, json!(["Chrome", "Chrome"]));
        laptop.click_on(".devices li:not(.own) button").await;
        laptop
            .waits_until("one device is left", "document.querySelectorAll('.devices li').length === 1")
            .await;
        phone.open("/").await;
        phone.sees("I already play on another device").await;
        assert_eq!(phone.count(".me").await, 0);
    });
}

#[test]
fn a_guest_is_warned_twice_before_games_are_lost() {
    run_test(async |context| {
        let anna = context.person("Anna").await;
        let bruno = context.person_with("Bruno", Window::PHONE).await;
        for person in [&anna, &bruno] {
            person.takes_name().await;
        }
        bruno.starts_osaka(&["me", "bot:greedy"]).await;
        anna.open("/me/devices").await;
        anna.click("Make a code").await;
        let link = anna.text("document.querySelector('code.link').innerText").await;
        bruno.open(&link).await;
        bruno.sees("No other device plays as Bruno").await;
        bruno.passes_accessibility_check().await;
        bruno.click("Play here as Anna").await;
        bruno.sees("Add a device first").await;
        bruno.passes_accessibility_check().await;
        assert_eq!(bruno.eval(TOO_WIDE).await, false);
        assert_eq!(bruno.text("document.querySelector('.me').innerText").await, "Bruno");
        bruno.click("Give up my games and play as Anna").await;
        bruno.waits_until("is Anna", "document.querySelector('.me')?.innerText === 'Anna'").await;
    });
}
