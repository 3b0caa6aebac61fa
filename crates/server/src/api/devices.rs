//! The devices of the caller, and one-time codes that add one.

use super::JsonBody;
use crate::app::App;
use crate::device_kind::DeviceKind;
use crate::devices::CODE_MINUTES;
use crate::error::ServerError;
use crate::http::caller::Caller;
use crate::http::error_response::ErrorBody;
use crate::people::DAY;
use crate::secret;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use portolan_store::{Device, DeviceId, Millis};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// A device: a browser or program with a token of its own.
#[derive(Serialize, ToSchema)]
pub(super) struct DeviceInfo {
    id: String,
    /// The browser: `edge`, `opera`, `samsung`, `firefox`, `chrome`, `safari`, `browser` (another one), `program` or `unknown`.
    browser: &'static str,
    /// The system: `android`, `ios`, `windows`, `chromeos`, `macos`, `linux` or `unknown`.
    system: &'static str,
    /// The day on which the device was added: the seconds from 1970 to its beginning (UTC).
    added: i64,
    /// The day of the last use, in the same form.
    used: i64,
    /// Whether this device sent the request.
    own: bool,
}

/// A one-time code that adds a device.
#[derive(Serialize, ToSchema)]
pub(super) struct CodeInfo {
    /// Sent only once. A new code replaces it.
    #[schema(example = "abcd-efgh-ijkm-npqr")]
    code: String,
    /// The page on which a browser uses the code.
    link: String,
    /// How long the code is valid, in seconds.
    seconds: u32,
}

/// A one-time code.
#[derive(Deserialize, ToSchema)]
pub(super) struct CodeBody {
    #[schema(example = "abcd-efgh-ijkm-npqr")]
    code: String,
}

/// The identity of a new device.
#[derive(Serialize, ToSchema)]
pub(super) struct NewDeviceInfo {
    /// Identifies the caller: keep it secret, it is sent only once.
    token: String,
    name: String,
}

impl DeviceInfo {
    fn of(device: &Device, own: DeviceId) -> DeviceInfo {
        let kind = DeviceKind::parse(&device.kind);
        let day = |time: Millis| time.div_euclid(DAY) * (DAY / 1000);
        DeviceInfo {
            id: device.id.to_string(),
            browser: kind.browser(),
            system: kind.system(),
            added: day(device.made_at),
            used: day(device.used_at),
            own: device.id == own,
        }
    }
}

/// The caller's devices, in the order in which they were added.
#[utoipa::path(get, path = "/api/v1/me/devices", tag = "people",
    responses((status = OK, body = Vec<DeviceInfo>), (status = FORBIDDEN, body = ErrorBody)))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Json<Vec<DeviceInfo>>, ServerError> {
    let (person, own) = caller.known_with_device()?;
    let devices = app.store.devices(person.id).await?;
    Ok(Json(devices.iter().map(|device| DeviceInfo::of(device, own.id)).collect()))
}

/// Remove one of the caller's devices. Its token becomes invalid at once, even if it is the token of this request.
#[utoipa::path(delete, path = "/api/v1/me/devices/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = NO_CONTENT), (status = FORBIDDEN, body = ErrorBody), (status = NOT_FOUND, body = ErrorBody)))]
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(device): Path<String>,
) -> Result<StatusCode, ServerError> {
    let (person, _) = caller.known_with_device()?;
    app.remove_device(&person, device.parse().map_err(|_| ServerError::NotFound)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Remove all of the caller's devices but the one that sends this request.
#[utoipa::path(delete, path = "/api/v1/me/devices", tag = "people",
    responses((status = NO_CONTENT), (status = FORBIDDEN, body = ErrorBody)))]
pub(super) async fn remove_others(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<StatusCode, ServerError> {
    let (person, own) = caller.known_with_device()?;
    app.remove_other_devices(&person, own.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Create a one-time code that adds a device to the caller.
#[utoipa::path(post, path = "/api/v1/me/code", tag = "people",
    responses((status = CREATED, body = CodeInfo), (status = FORBIDDEN, body = ErrorBody),
        (status = CONFLICT, body = ErrorBody, description = "The caller has too many devices")))]
pub(super) async fn create_code(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<(StatusCode, Json<CodeInfo>), ServerError> {
    let code = secret::group_device_code(&app.create_code(&caller.known()?).await?);
    let link = app.code_link(&code);
    Ok((StatusCode::CREATED, Json(CodeInfo { code, link, seconds: CODE_MINUTES * 60 })))
}

/// Use a one-time code: the caller becomes a new device of the person who made it.
#[utoipa::path(post, path = "/api/v1/enter", tag = "people", request_body = CodeBody, security(()),
    responses((status = CREATED, body = NewDeviceInfo), (status = NOT_FOUND, body = ErrorBody),
        (status = BAD_REQUEST, body = ErrorBody),
        (status = CONFLICT, body = ErrorBody, description = "The person has too many devices")))]
pub(super) async fn enter(
    State(app): State<Arc<App>>,
    kind: DeviceKind,
    JsonBody(CodeBody { code }): JsonBody<CodeBody>,
) -> Result<(StatusCode, Json<NewDeviceInfo>), ServerError> {
    let (person, token) = app.use_code(&code, kind).await?;
    Ok((StatusCode::CREATED, Json(NewDeviceInfo { token, name: person.name })))
}
