//! How ids and hashes are stored in columns: as text.

use crate::ids::{DeviceId, PersonId, TableId, TokenHash};
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

macro_rules! id_columns {
    ($($id:ty)*) => {$(
        impl ToSql for $id {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.as_str().into())
            }
        }

        impl FromSql for $id {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<$id> {
                value.as_str()?.parse().map_err(FromSqlError::other)
            }
        }
    )*};
}

id_columns!(DeviceId PersonId TableId);

impl ToSql for TokenHash {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.to_hex().into())
    }
}
