//! The devices of people: one-time codes that add a device, and removing devices.

use crate::active_table::now_millis;
use crate::app::App;
use crate::device_kind::DeviceKind;
use crate::error::ServerError;
use crate::secret;
use portolan_store::{
    CodeOutcome, DeviceId, Millis, NewDevice, NewDeviceCode, Person, TokenHash, UsedDeviceCode,
};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// How long a one-time code is valid, in minutes.
pub(crate) const CODE_MINUTES: u32 = 10;

/// Maximum number of devices of a person.
pub(crate) const MAX_DEVICES: u32 = 20;

/// The devices that receive pushes, each with a sender that ends them.
#[derive(Default)]
pub(crate) struct LiveDevices(Mutex<HashMap<DeviceId, watch::Sender<bool>>>);

impl LiveDevices {
    fn lock(&self) -> MutexGuard<'_, HashMap<DeviceId, watch::Sender<bool>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns a receiver that becomes true when the device is removed.
    fn subscribe(&self, device: DeviceId) -> watch::Receiver<bool> {
        self.lock().entry(device).or_insert_with(|| watch::Sender::new(false)).subscribe()
    }

    /// Ends the pushes of a device.
    pub(crate) fn end(&self, device: DeviceId) {
        if let Some(sender) = self.lock().remove(&device) {
            sender.send_replace(true);
        }
    }

    /// Removes devices that no longer receive pushes.
    pub(crate) fn forget_idle(&self) {
        self.lock().retain(|_, sender| sender.receiver_count() > 0);
    }
}

impl App {
    /// Creates a one-time code that adds a device to a person. It replaces the previous one.
    pub(crate) async fn create_code(&self, person: &Person) -> Result<String, ServerError> {
        if self.store.devices(person.id).await?.len() >= MAX_DEVICES as usize {
            return Err(ServerError::TooManyDevices(MAX_DEVICES));
        }
        let code = secret::device_code();
        let expires_at = now_millis() + Millis::from(CODE_MINUTES) * 60_000;
        let new = NewDeviceCode { person: person.id, code: TokenHash::of(&code), expires_at };
        self.store.set_device_code(new).await?;
        Ok(code)
    }

    /// Returns the link that contains a one-time code.
    pub(crate) fn code_link(&self, code: &str) -> String {
        format!("{}/me/enter/{code}", self.config.base_url.as_deref().unwrap_or_default())
    }

    /// Returns the person to whom a code adds a device.
    pub(crate) async fn person_by_code(&self, code: &str) -> Result<Person, ServerError> {
        let code = secret::parse_device_code(code).ok_or(ServerError::UnknownCode)?;
        let owner = self.store.person_by_code(TokenHash::of(&code), now_millis()).await?;
        owner.ok_or(ServerError::UnknownCode)
    }

    /// Uses a code up. Returns its person and the token of the new device.
    pub(crate) async fn use_code(
        &self,
        code: &str,
        kind: DeviceKind,
    ) -> Result<(Person, String), ServerError> {
        let code = secret::parse_device_code(code).ok_or(ServerError::UnknownCode)?;
        let token = secret::token();
        let used = UsedDeviceCode {
            code: TokenHash::of(&code),
            token: TokenHash::of(&token),
            device: NewDevice { id: secret::device_id(), kind: kind.to_string() },
            max_devices: MAX_DEVICES,
            at: now_millis(),
        };
        match self.store.use_device_code(used).await? {
            CodeOutcome::Added(person) => Ok((person, token)),
            CodeOutcome::Unknown => Err(ServerError::UnknownCode),
            CodeOutcome::TooManyDevices => Err(ServerError::TooManyDevices(MAX_DEVICES)),
        }
    }

    /// Removes a device of a person. Its token becomes invalid at once.
    pub(crate) async fn remove_device(&self, person: &Person, device: DeviceId) -> Result<(), ServerError> {
        let was_removed = self.store.remove_device(person.id, device).await?;
        self.end_devices(&[device]);
        if was_removed { Ok(()) } else { Err(ServerError::NotFound) }
    }

    /// Removes all devices of a person but this one.
    pub(crate) async fn remove_other_devices(
        &self,
        person: &Person,
        kept: DeviceId,
    ) -> Result<(), ServerError> {
        let removed = self.store.remove_other_devices(person.id, kept).await?;
        self.end_devices(&removed);
        Ok(())
    }

    /// Returns the number of tables that a person can open only with their last device; 0 if there are other devices.
    pub(crate) async fn endangered_table_count(&self, person: &Person) -> Result<usize, ServerError> {
        if self.store.devices(person.id).await?.len() > 1 {
            return Ok(0);
        }
        Ok(self.store.tables_of(person.id, self.config.tables_per_person).await?.len())
    }

    /// Returns a receiver that becomes true when the device of a login is removed. Fails if it has been removed already.
    pub(crate) async fn watch_device(
        &self,
        token: TokenHash,
        device: DeviceId,
    ) -> Result<watch::Receiver<bool>, ServerError> {
        // The token is checked after subscribing, so a removal in between is not missed.
        let removed = self.live_devices.subscribe(device);
        match self.login(token).await? {
            Some(_) => Ok(removed),
            None => Err(ServerError::Forbidden),
        }
    }
}
