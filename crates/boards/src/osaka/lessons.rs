//! What a player hears in the first game of Osaka, and when.

use crate::guide::{Keys, Lesson};
use portolan_games::osaka::{Choice, View};

/// The seed of the first game: the learner begins.
pub(crate) const FIRST_GAME: u64 = 7;

/// In the order in which they are thought of: of several that fit, the first.
pub(crate) const LESSONS: &[Lesson<View, Choice, Keys>] = &[
    Lesson {
        key: Keys::OsakaToken,
        when: |_, choices| choices.iter().any(|choice| matches!(choice, Choice::Token(_))),
        done: |choice| matches!(choice, Choice::Token(_)),
        times: 1,
    },
    Lesson {
        key: Keys::OsakaTurn,
        when: |_, choices| choices.iter().any(|choice| matches!(choice, Choice::Take(_))),
        done: |choice| matches!(choice, Choice::Take(_) | Choice::Buy | Choice::Reserve(_)),
        times: 1,
    },
    Lesson {
        key: Keys::OsakaBuy,
        when: |_, choices| choices.contains(&Choice::Buy),
        done: |choice| matches!(choice, Choice::Buy),
        times: 1,
    },
    Lesson {
        key: Keys::OsakaPay,
        when: |_, choices| {
            choices.iter().any(|choice| matches!(choice, Choice::Pay(_))) && !choices.contains(&Choice::Paid)
        },
        done: |choice| matches!(choice, Choice::Pay(_)),
        times: 1,
    },
    Lesson {
        key: Keys::OsakaPaid,
        when: |_, choices| choices.contains(&Choice::Paid),
        done: |choice| matches!(choice, Choice::Paid),
        times: 1,
    },
    Lesson {
        key: Keys::OsakaInsure,
        when: |_, choices| choices.iter().any(|choice| matches!(choice, Choice::Insure(_) | Choice::Done)),
        done: |choice| matches!(choice, Choice::Insure(_) | Choice::Done),
        times: 1,
    },
    Lesson {
        key: Keys::OsakaCover,
        when: |_, choices| choices.iter().any(|choice| matches!(choice, Choice::Cover(_))),
        done: |choice| matches!(choice, Choice::Cover(_)),
        times: 1,
    },
    Lesson {
        key: Keys::OsakaReserve,
        when: |_, choices| choices.iter().any(|choice| matches!(choice, Choice::Reserve(_))),
        done: |choice| !matches!(choice, Choice::Pay(_) | Choice::Paid),
        times: 6,
    },
];
