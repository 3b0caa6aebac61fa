//! The lessons of the first game of Dschunke, and when they are shown.

use portolan_board::Lesson;
use portolan_dschunke::{Choice, Dschunke, Phase};
use portolan_i18n::LessonKey;

/// The lessons of the first game, the most important first.
pub(super) const LESSONS: &[Lesson<Dschunke>] = &[
    Lesson {
        key: LessonKey::DschunkeTurn,
        when: |view, _| matches!(view.phase, Phase::Turn { acted: false, .. }),
        done: |choice| matches!(choice, Choice::Use(_)),
        times: 1,
    },
    Lesson {
        key: LessonKey::DschunkeUse,
        when: |view, _| matches!(view.phase, Phase::Turn { acted: false, .. }),
        done: |choice| matches!(choice, Choice::Use(_)),
        times: 3,
    },
    Lesson {
        key: LessonKey::DschunkeJunk,
        when: |_, choices| choices.iter().any(|choice| matches!(choice, Choice::On(_))),
        done: |choice| matches!(choice, Choice::On(_)),
        times: 1,
    },
    Lesson {
        key: LessonKey::DschunkePick,
        when: |_, choices| choices.iter().any(|choice| matches!(choice, Choice::Pick(_))),
        done: |choice| matches!(choice, Choice::Pick(_)),
        times: 2,
    },
    Lesson {
        key: LessonKey::DschunkeCard,
        when: |view, _| matches!(view.phase, Phase::Turn { acted: true, .. }),
        done: |choice| matches!(choice, Choice::Card(_) | Choice::End),
        times: 2,
    },
    Lesson {
        key: LessonKey::DschunkeSearch,
        when: |_, choices| choices.iter().any(|choice| matches!(choice, Choice::Search(_) | Choice::Keep(_))),
        done: |choice| matches!(choice, Choice::Search(_) | Choice::Keep(_)),
        times: 2,
    },
    Lesson {
        key: LessonKey::DschunkeBid,
        when: |view, _| matches!(view.phase, Phase::Barter { .. }),
        done: |choice| matches!(choice, Choice::Bid(_)),
        times: 2,
    },
];
