//! The lessons of the first game of Yokohama, and when they are shown.

use portolan_board::Lesson;
use portolan_i18n::LessonKey;
use portolan_yokohama::{Choice, Phase, Yokohama};

/// The lessons of the first game, the most important first.
pub(super) const LESSONS: &[Lesson<Yokohama>] = &[
    Lesson {
        key: LessonKey::YokohamaKeep,
        when: |view, _| matches!(view.phase, Phase::Keep { .. }),
        done: |choice| matches!(choice, Choice::Keep(_)),
        times: 1,
    },
    Lesson {
        key: LessonKey::YokohamaPlace,
        when: |view, _| matches!(view.phase, Phase::Place { .. }),
        done: |choice| matches!(choice, Choice::Place(_)),
        times: 2,
    },
    Lesson {
        key: LessonKey::YokohamaGo,
        when: |view, _| matches!(view.phase, Phase::Move { .. }),
        done: |choice| matches!(choice, Choice::Go(_) | Choice::Tram(_) | Choice::Ride),
        times: 1,
    },
    Lesson {
        key: LessonKey::YokohamaWalk,
        when: |view, _| matches!(view.phase, Phase::Move { start: Some(_), .. }),
        done: |choice| matches!(choice, Choice::Go(_) | Choice::Tram(_) | Choice::Ride),
        times: 2,
    },
    Lesson {
        key: LessonKey::YokohamaBuild,
        when: |view, _| matches!(view.phase, Phase::Build { .. }),
        done: |choice| matches!(choice, Choice::Shop(_) | Choice::House),
        times: 1,
    },
    Lesson {
        key: LessonKey::YokohamaOrder,
        when: |view, _| matches!(view.phase, Phase::Order { .. }),
        done: |choice| matches!(choice, Choice::Order(_)),
        times: 1,
    },
    Lesson {
        key: LessonKey::YokohamaLearn,
        when: |view, _| matches!(view.phase, Phase::Learn { .. }),
        done: |choice| matches!(choice, Choice::Learn(_)),
        times: 1,
    },
    Lesson {
        key: LessonKey::YokohamaSpace,
        when: |view, _| matches!(view.phase, Phase::Space { .. }),
        done: |choice| matches!(choice, Choice::Space(_)),
        times: 1,
    },
    Lesson {
        key: LessonKey::YokohamaExchange,
        when: |view, _| matches!(view.phase, Phase::Exchange { .. }),
        done: |choice| matches!(choice, Choice::Buy(_) | Choice::Sell(_)),
        times: 1,
    },
    Lesson {
        key: LessonKey::YokohamaHire,
        when: |view, _| matches!(view.phase, Phase::Hire { .. }),
        done: |choice| matches!(choice, Choice::Hire(_)),
        times: 1,
    },
    Lesson {
        key: LessonKey::YokohamaToken,
        when: |view, _| matches!(view.phase, Phase::Token { .. }),
        done: |choice| matches!(choice, Choice::Token),
        times: 1,
    },
    Lesson {
        key: LessonKey::YokohamaSupplement,
        when: |view, _| matches!(view.phase, Phase::Supplement { .. }),
        done: |choice| {
            matches!(choice, Choice::Done | Choice::Complete(_) | Choice::Achieve(_) | Choice::Agent(_))
        },
        times: 2,
    },
];
