//! The page of a person's devices, and logging out.

use super::{page, see_other};
use crate::active_table::now_millis;
use crate::app::App;
use crate::device_kind::DeviceKind;
use crate::devices::CODE_MINUTES;
use crate::error::ServerError;
use crate::http::caller::Caller;
use crate::http::cookie;
use crate::people::DAY;
use crate::secret;
use axum::extract::{Form, Path, State};
use axum::response::{Html, IntoResponse, Response};
use portolan_pages::{self as pages, DeviceLine, DevicesPage, NewCode, Visitor};
use portolan_store::{Device, DeviceId, Millis};
use serde::Deserialize;
use std::sync::Arc;

/// The list of the caller's devices. A visitor without an identity can enter a code.
pub(super) async fn show(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, ServerError> {
    if caller.person.is_none() {
        return Ok(see_other("/me/enter"));
    }
    Ok(devices_page(&app, caller, None).await?.into_response())
}

/// Creates a one-time code for another device. It is shown once.
pub(super) async fn create_code(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Html<String>, ServerError> {
    let code = app.create_code(&caller.clone().known()?).await?;
    devices_page(&app, caller, Some(&code)).await
}

async fn devices_page(app: &App, caller: Caller, code: Option<&str>) -> Result<Html<String>, ServerError> {
    let (person, own) = caller.clone().known_with_device()?;
    let devices = app.store.devices(person.id).await?;
    let now = now_millis();
    let lines: Vec<DeviceLine> = devices.iter().map(|device| line(device, own.id, now)).collect();
    let code = code.map(secret::group_device_code).unwrap_or_default();
    let link = app.code_link(&code);
    let new = NewCode { code: &code, link: &link, minutes: CODE_MINUTES };
    Ok(page(pages::devices(&DevicesPage {
        visitor: Visitor { locale: caller.locale(app), name: caller.name() },
        devices: &lines,
        code: (!code.is_empty()).then_some(new),
    })))
}

fn line(device: &Device, own: DeviceId, now: Millis) -> DeviceLine {
    // Today counts as 0 days, whatever the time: only days are stored.
    let days_since = |time: Millis| u32::try_from(now.div_euclid(DAY) - time.div_euclid(DAY)).unwrap_or(0);
    let is_own = device.id == own;
    DeviceLine {
        id: device.id.to_string(),
        name: DeviceKind::parse(&device.kind).name(),
        added: days_since(device.made_at),
        // The use by this request may not be stored yet.
        used: if is_own { 0 } else { days_since(device.used_at) },
        is_own,
    }
}

/// Removes one of the caller's devices.
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(device): Path<String>,
) -> Result<Response, ServerError> {
    let (person, own) = caller.known_with_device()?;
    let device = device.parse().map_err(|_| ServerError::NotFound)?;
    // This device is removed by logging out, which asks before games are lost.
    if device != own.id {
        app.remove_device(&person, device).await?;
    }
    Ok(see_other("/me/devices"))
}

/// Removes all of the caller's devices but this one.
pub(super) async fn remove_others(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Response, ServerError> {
    let (person, own) = caller.known_with_device()?;
    app.remove_other_devices(&person, own.id).await?;
    Ok(see_other("/me/devices"))
}

/// The form that logs out.
#[derive(Deserialize)]
pub(super) struct LogOutForm {
    #[serde(default)]
    step: String,
}

/// Logs this browser out. If nobody could open the caller's tables any more, it must be confirmed.
pub(super) async fn log_out(
    State(app): State<Arc<App>>,
    caller: Caller,
    Form(LogOutForm { step }): Form<LogOutForm>,
) -> Result<Response, ServerError> {
    let (person, own) = caller.clone().known_with_device()?;
    let endangered = app.endangered_table_count(&person).await?;
    if endangered > 0 && step != "confirm" {
        let visitor = Visitor { locale: caller.locale(&app), name: caller.name() };
        return Ok(page(pages::log_out(&visitor, endangered)).into_response());
    }
    app.remove_device(&person, own.id).await?;
    let mut response = see_other("/");
    cookie::remove(&app, response.headers_mut());
    Ok(response)
}
