//! What a player hears in the first game of Ostia, and when.

use crate::guide::{Keys, Lesson};
use portolan_games::ostia::{Choice, Phase, View};

/// The seed of the first game: the learner begins.
pub(crate) const FIRST_GAME: u64 = 7;

/// In the order in which they are thought of: of several that fit, the first.
pub(crate) const LESSONS: &[Lesson<View, Choice, Keys>] = &[
    Lesson {
        key: Keys::OstiaKeep,
        when: |_, choices| choices.iter().any(|choice| matches!(choice, Choice::Keep(_))),
        done: |choice| matches!(choice, Choice::Keep(_)),
        times: 1,
    },
    Lesson {
        key: Keys::OstiaOffer,
        when: |_, choices| choices.iter().any(|choice| matches!(choice, Choice::Offer(_))),
        done: |choice| matches!(choice, Choice::Offer(_)),
        times: 2,
    },
    Lesson {
        key: Keys::OstiaBid,
        when: |_, choices| choices.iter().any(|choice| matches!(choice, Choice::Bid(_) | Choice::Pass)),
        done: |choice| matches!(choice, Choice::Bid(_) | Choice::Pass),
        times: 1,
    },
    Lesson {
        key: Keys::OstiaDecide,
        when: |_, choices| choices.iter().any(|choice| matches!(choice, Choice::Buy | Choice::Sell(_))),
        done: |choice| matches!(choice, Choice::Buy | Choice::Sell(_)),
        times: 1,
    },
    Lesson {
        key: Keys::OstiaAllocate,
        when: |view, _| matches!(view.phase, Phase::Allocate),
        done: |choice| matches!(choice, Choice::Market(_) | Choice::Senate(_) | Choice::Store(_)),
        times: 3,
    },
    Lesson {
        key: Keys::OstiaLoans,
        when: |view, _| matches!(view.phase, Phase::Loans { .. }),
        done: |choice| matches!(choice, Choice::Repay | Choice::Interest),
        times: 1,
    },
    Lesson {
        key: Keys::OstiaBuild,
        when: |view, _| matches!(view.phase, Phase::Build { .. }),
        done: |choice| matches!(choice, Choice::Build | Choice::Done),
        times: 1,
    },
    Lesson {
        key: Keys::OstiaDiscard,
        when: |view, _| matches!(view.phase, Phase::Discard { .. }),
        done: |choice| matches!(choice, Choice::Discard(_)),
        times: 1,
    },
    Lesson {
        key: Keys::OstiaDebts,
        when: |view, _| {
            let ends = matches!(view.phase, Phase::LastAllocate | Phase::Empties { .. });
            ends && view.me().is_some_and(|me| me.loans > 0)
        },
        // As long as there are debts it is what matters.
        done: |_| false,
        times: 1,
    },
    Lesson {
        key: Keys::OstiaLast,
        when: |view, _| matches!(view.phase, Phase::LastAllocate),
        // It fits only once, and then for every card.
        done: |_| false,
        times: 1,
    },
    Lesson {
        key: Keys::OstiaEmpties,
        when: |view, _| matches!(view.phase, Phase::Empties { .. }),
        done: |choice| matches!(choice, Choice::SellStorehouse),
        times: 1,
    },
];
