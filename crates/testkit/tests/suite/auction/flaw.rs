//! The possible flaws of the auction, and the state that some of them need.

use portolan_core::{Components, ComponentsError};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// A flaw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    None,
    // Law 1
    UnsortedList,
    DuplicateInList,
    ListWithoutTurn,
    TurnWithoutList,
    // Law 2
    ListedButRefused,
    AcceptedButUnlisted,
    OutsiderAccepted,
    ReasonOutsideTheRules,
    // Law 3
    RefusalChangesTheState,
    RefusalIsLogged,
    // Law 4
    CountsTablesInTheSeed,
    CountsTablesInTheHash,
    CountsTablesInTheOpening,
    CountsStormsInTheLog,
    DependsOnTheLog,
    // Law 5
    NeverEnds,
    OutcomeTooEarly,
    NoOutcome,
    WrongRanks,
    MissingStanding,
    // Law 6
    LostCard,
    ChangingFirstPlayer,
    // Law 7
    DeckInView,
    BidInView,
    CardInLog,
    ListKnowsTheDeck,
    TurnKnowsTheDeck,
    ReasonKnowsTheDeck,
    DrawWithoutMark,
    MarkAfterTheEvent,
    BidInLog,
    AbsentSeatBreaksTheView,
    // Law 9
    FirstBidderWinsTies,
    LateBidsMustCost,
    // Law 10
    CloneShares,
    // Law 11
    KeepsHands,
    KeepsDeck,
    KeepsBids,
    KeepsSeed,
    KeepsAll,
    ShufflesTheTruth,
    DrawsMoreForEvenCards,
    ImaginedWorldCannotEnd,
}

/// The components of the auction: only its flaw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lots {
    pub flaw: Flaw,
}

impl Components for Lots {
    const BUILT_IN: &'static str = "";

    fn parse(_: &str) -> Result<Self, ComponentsError> {
        Ok(Lots { flaw: Flaw::None })
    }

    fn facts(&self) -> String {
        String::new()
    }
}

/// State that only flaws use.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Traces {
    pub odometer: Odometer,
    pub refusals: u32,
    pub logged_choices: u32,
    pub first_bidder: Option<portolan_core::Seat>,
    pub table_number: TableNumber,
    /// This world never has an outcome.
    pub has_no_outcome: bool,
}

/// Counts choices; clones may share the counter.
#[derive(Default, Debug)]
pub struct Odometer {
    pub count: Arc<AtomicU32>,
    pub shares: bool,
}

impl Clone for Odometer {
    fn clone(&self) -> Self {
        let count = match self.shares {
            true => self.count.clone(),
            false => Arc::new(self.count.load(Ordering::Relaxed).into()),
        };
        Odometer { count, shares: self.shares }
    }
}

impl PartialEq for Odometer {
    fn eq(&self, other: &Self) -> bool {
        self.count.load(Ordering::Relaxed) == other.count.load(Ordering::Relaxed)
    }
}

impl Eq for Odometer {}

/// A number that differs at every table of this process, but is equal in comparisons.
#[derive(Clone, Copy, Default, Debug)]
pub struct TableNumber(pub u32);

impl TableNumber {
    pub fn next() -> TableNumber {
        static TABLES: AtomicU32 = AtomicU32::new(0);
        TableNumber(TABLES.fetch_add(1, Ordering::Relaxed))
    }
}

impl PartialEq for TableNumber {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for TableNumber {}
