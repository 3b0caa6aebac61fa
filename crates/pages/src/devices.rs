//! The page of a person's devices: the list, adding one with a one-time code, removing others, logging out.

use super::{Visitor, page};
use maud::{Markup, html};
use portolan_i18n::{Locale, PeopleKey};

/// The content of the page of devices.
pub struct DevicesPage<'a> {
    /// The visitor.
    pub visitor: Visitor<'a>,
    /// The devices, in the order in which they were added.
    pub devices: &'a [DeviceLine],
    /// The one-time code, if one was just created.
    pub code: Option<NewCode<'a>>,
}

/// A one-time code that was just created. It is shown once.
pub struct NewCode<'a> {
    /// The code in groups.
    pub code: &'a str,
    /// The link that contains the code.
    pub link: &'a str,
    /// How long it is valid.
    pub minutes: u32,
}

/// A device in the list.
pub struct DeviceLine {
    /// The id.
    pub id: String,
    /// What kind of device it is.
    pub name: DeviceName,
    /// The number of days since it was added.
    pub added: u32,
    /// The number of days since it was last used.
    pub used: u32,
    /// Whether it is the visitor's.
    pub is_own: bool,
}

/// The kind of a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeviceName {
    /// A browser.
    Browser {
        /// The name of the browser; empty if unknown.
        browser: &'static str,
        /// The name of the system; empty if unknown.
        system: &'static str,
    },
    /// A program that uses the API.
    Program,
}

/// Renders the page of devices.
pub fn devices(devices: &DevicesPage<'_>) -> Markup {
    let locale = devices.visitor.locale;
    let has_others = devices.devices.iter().any(|line| !line.is_own);
    let main = html! {
        main #main .narrow .devices-page {
            h1 { (locale.text(PeopleKey::Devices)) }
            p { (locale.text(PeopleKey::DevicesExplain)) }
            (add(devices))
            h2 { (locale.text(PeopleKey::DevicesList)) }
            ul .devices { @for line in devices.devices { (device(line, locale)) } }
            @if has_others {
                form method="post" action="/me/devices/remove-others" {
                    button type="submit" { (locale.text(PeopleKey::DevicesRemoveOthers)) }
                }
            }
            h2 { (locale.text(PeopleKey::LogOut)) }
            p { (locale.text(if has_others { PeopleKey::LogOutExplain } else { PeopleKey::LogOutLast })) }
            form method="post" action="/me/logout" {
                button type="submit" { (locale.text(PeopleKey::LogOut)) }
            }
            p { a href="/me/enter" { (locale.text(PeopleKey::EnterOther)) } }
        }
    };
    page(&devices.visitor, &locale.text(PeopleKey::Devices), &main)
}

/// The new code, and the button that makes one.
fn add(devices: &DevicesPage<'_>) -> Markup {
    let locale = devices.visitor.locale;
    let button = if devices.code.is_some() { PeopleKey::CodeMakeAgain } else { PeopleKey::CodeMake };
    html! {
        section .new-code aria-labelledby="add-device" {
            h2 #add-device { (locale.text(PeopleKey::AnotherDevice)) }
            @if let Some(code) = &devices.code {
                div role="status" {
                    p { (locale.text(PeopleKey::CodeType)) }
                    p .code { code { (code.code) } }
                    p { (locale.text(PeopleKey::CodeOpen)) }
                    p { code .link { (code.link) } }
                    p { strong { (locale.format(PeopleKey::CodeValid, [("minutes", code.minutes.into())])) } }
                }
            } @else {
                p { (locale.text(PeopleKey::AnotherDeviceExplain)) }
            }
            form method="post" action="/me/devices/code" {
                button .primary[devices.code.is_none()] type="submit" { (locale.text(button)) }
            }
        }
    }
}

fn device(line: &DeviceLine, locale: &Locale) -> Markup {
    let name = device_name(line.name, locale);
    let remove = locale.format(PeopleKey::DeviceRemoveThis, [("device", name.as_str().into())]);
    html! {
        li .own[line.is_own] {
            div {
                strong { (name) }
                @if line.is_own { " " em { (locale.text(PeopleKey::DeviceOwn)) } }
                div .credit {
                    (locale.format(PeopleKey::DeviceUsed, [("days", line.used.into())]))
                    " · "
                    (locale.format(PeopleKey::DeviceAdded, [("days", line.added.into())]))
                }
            }
            @if !line.is_own {
                form method="post" action={ "/me/devices/" (line.id) "/remove" } {
                    button type="submit" aria-label=(remove) { (locale.text(PeopleKey::DeviceRemove)) }
                }
            }
        }
    }
}

fn device_name(name: DeviceName, locale: &Locale) -> String {
    match name {
        DeviceName::Program => locale.text(PeopleKey::DeviceProgram),
        DeviceName::Browser { browser, system } => {
            let unknown = locale.text(PeopleKey::DeviceUnknown);
            let browser = if browser.is_empty() { unknown.as_str() } else { browser };
            [browser, system].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
        }
    }
}
