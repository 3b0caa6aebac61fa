//! The lessons of the first game of Ostia, and when they are shown.

use portolan_board::Lesson;
use portolan_i18n::LessonKey;
use portolan_ostia::{Choice, Ostia, Phase};

/// The lessons of the first game, the most important first.
pub(super) const LESSONS: &[Lesson<Ostia>] = &[
    Lesson {
        key: LessonKey::OstiaKeep,
        when: |_, choices| choices.iter().any(|choice| matches!(choice, Choice::Keep(_))),
        done: |choice| matches!(choice, Choice::Keep(_)),
        times: 1,
    },
    Lesson {
        key: LessonKey::OstiaOffer,
        when: |_, choices| choices.iter().any(|choice| matches!(choice, Choice::Offer(_))),
        done: |choice| matches!(choice, Choice::Offer(_)),
        times: 2,
    },
    Lesson {
        key: LessonKey::OstiaBid,
        when: |_, choices| choices.iter().any(|choice| matches!(choice, Choice::Bid(_) | Choice::Pass)),
        done: |choice| matches!(choice, Choice::Bid(_) | Choice::Pass),
        times: 1,
    },
    Lesson {
        key: LessonKey::OstiaDecide,
        when: |_, choices| choices.iter().any(|choice| matches!(choice, Choice::Buy | Choice::Sell(_))),
        done: |choice| matches!(choice, Choice::Buy | Choice::Sell(_)),
        times: 1,
    },
    Lesson {
        key: LessonKey::OstiaAllocate,
        when: |view, _| matches!(view.phase, Phase::Allocate),
        done: |choice| matches!(choice, Choice::Market(_) | Choice::Senate(_) | Choice::Store(_)),
        times: 3,
    },
    Lesson {
        key: LessonKey::OstiaLoans,
        when: |view, _| matches!(view.phase, Phase::Loans { .. }),
        done: |choice| matches!(choice, Choice::Repay | Choice::Interest),
        times: 1,
    },
    Lesson {
        key: LessonKey::OstiaBuild,
        when: |view, _| matches!(view.phase, Phase::Build { .. }),
        done: |choice| matches!(choice, Choice::Build | Choice::Done),
        times: 1,
    },
    Lesson {
        key: LessonKey::OstiaDiscard,
        when: |view, _| matches!(view.phase, Phase::Discard { .. }),
        done: |choice| matches!(choice, Choice::Discard(_)),
        times: 1,
    },
    Lesson {
        key: LessonKey::OstiaDebts,
        when: |view, _| {
            let ends = matches!(view.phase, Phase::LastAllocate | Phase::Empties { .. });
            ends && view.me().is_some_and(|me| me.loans > 0)
        },
        // Debts come before everything else.
        done: |_| false,
        times: 1,
    },
    Lesson {
        key: LessonKey::OstiaLast,
        when: |view, _| matches!(view.phase, Phase::LastAllocate),
        // It applies once, to any card.
        done: |_| false,
        times: 1,
    },
    Lesson {
        key: LessonKey::OstiaEmpties,
        when: |view, _| matches!(view.phase, Phase::Empties { .. }),
        done: |choice| matches!(choice, Choice::SellStorehouse),
        times: 1,
    },
];
