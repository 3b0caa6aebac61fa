//! The statements that change devices, their one-time codes and forgotten guests, within the transaction of the writer thread.

use crate::ids::{DeviceId, PersonId, TokenHash};
use crate::model::{CodeOutcome, GuestBatch, Millis, NewDevice, NewDeviceCode, Person, UsedDeviceCode};
use rusqlite::{Connection, OptionalExtension, Result, params};

pub(super) fn add(
    data: &Connection,
    person: PersonId,
    token: TokenHash,
    device: &NewDevice,
    at: Millis,
) -> Result<()> {
    data.prepare_cached(
        "insert into token (hash, person, device, kind, made_at, used_at) values (?1, ?2, ?3, ?4, ?5, ?5)",
    )?
    .execute(params![token, person, device.id, device.kind, at])?;
    Ok(())
}

pub(super) fn set_used(data: &Connection, token: TokenHash, at: Millis) -> Result<()> {
    data.prepare_cached("update token set used_at = max(used_at, ?2) where hash = ?1")?
        .execute(params![token, at])?;
    Ok(())
}

pub(super) fn remove(data: &Connection, person: PersonId, device: DeviceId) -> Result<bool> {
    let mut delete = data.prepare_cached("delete from token where person = ?1 and device = ?2")?;
    Ok(delete.execute(params![person, device])? > 0)
}

pub(super) fn remove_others(data: &Connection, person: PersonId, kept: DeviceId) -> Result<Vec<DeviceId>> {
    data.prepare_cached("delete from token where person = ?1 and device <> ?2 returning device")?
        .query_map(params![person, kept], |row| row.get(0))?
        .collect()
}

pub(super) fn set_code(data: &Connection, code: &NewDeviceCode) -> Result<()> {
    data.prepare_cached(
        "insert into device_code (person, hash, expires_at) values (?1, ?2, ?3)
         on conflict (person) do update set hash = excluded.hash, expires_at = excluded.expires_at",
    )?
    .execute(params![code.person, code.code, code.expires_at])?;
    Ok(())
}

/// Deletes the code and inserts the token in the same transaction, so a code adds at most one device.
pub(super) fn use_code(data: &Connection, used: &UsedDeviceCode) -> Result<CodeOutcome> {
    let mut find = data.prepare_cached(
        "select id, name, language, (select count(*) from token where token.person = person.id)
         from device_code join person on id = device_code.person where hash = ?1 and expires_at > ?2",
    )?;
    let found = find.query_row(params![used.code, used.at], |row| {
        let person = Person { id: row.get(0)?, name: row.get(1)?, language: row.get(2)? };
        Ok((person, row.get::<_, u32>(3)?))
    });
    let Some((person, device_count)) = found.optional()? else { return Ok(CodeOutcome::Unknown) };
    if device_count >= used.max_devices {
        return Ok(CodeOutcome::TooManyDevices);
    }
    data.prepare_cached("delete from device_code where person = ?1")?.execute([person.id])?;
    add(data, person.id, used.token, &used.device, used.at)?;
    Ok(CodeOutcome::Added(person))
}

/// The people of one batch who may be removed. `?1` and `?2` are the first and the last id, `?3` the time.
const FORGOTTEN: &str = "select id from person where id between ?1 and ?2 and made_at < ?3
    and not exists (select 1 from token where token.person = person.id and used_at >= ?3)
    and not exists (select 1 from seat where seat.person = person.id)
    and not exists (select 1 from game_table where host = person.id)";

pub(super) fn forget_guests(
    data: &Connection,
    before: Millis,
    after: Option<PersonId>,
    limit: u32,
) -> Result<GuestBatch> {
    let mut bounds = data.prepare_cached(
        "select min(id), max(id) from (select id from person where id > ?1 order by id limit ?2)",
    )?;
    let after = after.as_ref().map_or("", PersonId::as_str);
    let bounds = bounds.query_row(params![after, limit], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let (Some(first), Some(last)): (Option<PersonId>, Option<PersonId>) = bounds else {
        return Ok(GuestBatch { removed: 0, last: None });
    };
    let forgotten: Vec<PersonId> = data
        .prepare_cached(FORGOTTEN)?
        .query_map(params![first, last, before], |row| row.get(0))?
        .collect::<Result<_>>()?;
    for person in &forgotten {
        for delete in [
            "delete from token where person = ?1",
            "delete from device_code where person = ?1",
            "delete from person where id = ?1",
        ] {
            data.prepare_cached(delete)?.execute([person])?;
        }
    }
    Ok(GuestBatch { removed: forgotten.len() as u32, last: Some(last) })
}
