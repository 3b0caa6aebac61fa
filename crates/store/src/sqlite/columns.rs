//! How ids, hashes and kinds are stored in columns: as text.

use crate::ids::{DeviceId, PersonId, TableId, TokenHash};
use crate::model::{Closure, SeatEvent};
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

/// Stores each variant of an enum as a word. The words of a published version never change.
macro_rules! word_columns {
    ($($name:ident { $($variant:ident: $word:literal,)* })*) => {$(
        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(match self { $($name::$variant => $word,)* }.into())
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<$name> {
                match value.as_str()? {
                    $($word => Ok($name::$variant),)*
                    _ => Err(FromSqlError::InvalidType),
                }
            }
        }
    )*};
}

word_columns! {
    Closure {
        ByHost: "by-host",
        Abandoned: "abandoned",
        Expired: "expired",
    }
    SeatEvent {
        Joined: "joined",
        GivenToBot: "given-to-bot",
        HandedToBot: "handed-to-bot",
        Replaced: "replaced",
        Returned: "returned",
        Resigned: "resigned",
    }
}
