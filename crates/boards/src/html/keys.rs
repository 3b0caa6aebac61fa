//! The names of the messages of `html.ftl`.

use crate::words::keys;

keys! {
    /// The messages of `html.ftl`.
    Keys {
        Decision = "html-decision",
        EmblemDschunke = "html-emblem-dschunke",
        EmblemOsaka = "html-emblem-osaka",
        EmblemOstia = "html-emblem-ostia",
        EmblemYokohama = "html-emblem-yokohama",
        Log = "html-log",
        LogEmpty = "html-log-empty",
        LongWords = "html-long-words",
        Place = "html-place",
        Ranking = "html-ranking",
        TheirTurn = "html-their-turn",
    }
}
