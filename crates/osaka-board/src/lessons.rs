//! The lessons of the first game of Osaka, and when they are shown.

use portolan_board::Lesson;
use portolan_i18n::LessonKey;
use portolan_osaka::{Choice, Osaka};

/// The lessons of the first game, the most important first.
pub(super) const LESSONS: &[Lesson<Osaka>] = &[
    Lesson {
        key: LessonKey::OsakaToken,
        when: |_, choices| choices.iter().any(|choice| matches!(choice, Choice::Token(_))),
        done: |choice| matches!(choice, Choice::Token(_)),
        times: 1,
    },
    Lesson {
        key: LessonKey::OsakaTurn,
        when: |_, choices| choices.iter().any(|choice| matches!(choice, Choice::Take(_))),
        done: |choice| matches!(choice, Choice::Take(_) | Choice::Buy | Choice::Reserve(_)),
        times: 1,
    },
    Lesson {
        key: LessonKey::OsakaBuy,
        when: |_, choices| choices.contains(&Choice::Buy),
        done: |choice| matches!(choice, Choice::Buy),
        times: 1,
    },
    Lesson {
        key: LessonKey::OsakaPay,
        when: |_, choices| {
            choices.iter().any(|choice| matches!(choice, Choice::Pay(_))) && !choices.contains(&Choice::Paid)
        },
        done: |choice| matches!(choice, Choice::Pay(_)),
        times: 1,
    },
    Lesson {
        key: LessonKey::OsakaPaid,
        when: |_, choices| choices.contains(&Choice::Paid),
        done: |choice| matches!(choice, Choice::Paid),
        times: 1,
    },
    Lesson {
        key: LessonKey::OsakaInsure,
        when: |_, choices| choices.iter().any(|choice| matches!(choice, Choice::Insure(_) | Choice::Done)),
        done: |choice| matches!(choice, Choice::Insure(_) | Choice::Done),
        times: 1,
    },
    Lesson {
        key: LessonKey::OsakaCover,
        when: |_, choices| choices.iter().any(|choice| matches!(choice, Choice::Cover(_))),
        done: |choice| matches!(choice, Choice::Cover(_)),
        times: 1,
    },
    Lesson {
        key: LessonKey::OsakaReserve,
        when: |_, choices| choices.iter().any(|choice| matches!(choice, Choice::Reserve(_))),
        done: |choice| !matches!(choice, Choice::Pay(_) | Choice::Paid),
        times: 6,
    },
];
