//! With one flaw at a time, the auction breaks exactly one law, for the expected reason.

use crate::auction::choice::{self, Notation, SOUND};
use crate::auction::{Auction, Flaw, Lots};
use portolan_testkit::{Law, Laws};

/// Law 11 needs more games, to be sure that something is never imagined differently.
const fn games(law: Law) -> u64 {
    if matches!(law, Law::Imagination) { 400 } else { 100 }
}

/// Runs all laws; returns the broken ones with their messages.
fn broken<const NOTATION: Notation>(flaw: Flaw) -> Vec<(Law, String)> {
    let suite = |law| Laws::<Auction<NOTATION>>::new().games(games(law)).components(Lots { flaw });
    let broken = |law| suite(law).check(law).err().map(|violation| (violation.law, violation.what));
    Law::ALL.into_iter().filter_map(broken).collect()
}

fn assert_breaks_only(law: Law, words: &str, broken: &[(Law, String)]) {
    let laws: Vec<Law> = broken.iter().map(|(law, _)| *law).collect();
    assert_eq!(laws, [law], "{broken:#?}");
    assert!(broken[0].1.contains(words), "it should say ‘{words}’: {}", broken[0].1);
}

macro_rules! flaws {
    ($($law:ident { $($test:ident: $flaw:ident, $words:literal;)* })*) => {$($(
        #[test]
        fn $test() {
            assert_breaks_only(Law::$law, $words, &broken::<SOUND>(Flaw::$flaw));
        }
    )*)*};
}

macro_rules! notations {
    ($($test:ident: $notation:ident, $words:literal;)*) => {$(
        #[test]
        fn $test() {
            assert_breaks_only(Law::Notation, $words, &broken::<{ choice::$notation }>(Flaw::None));
        }
    )*};
}

#[test]
fn without_a_flaw_nothing_is_broken() {
    assert_eq!(broken::<SOUND>(Flaw::None), []);
}

flaws! {
    Lists {
        unsorted_list: UnsortedList, "has bid 3 before bid 2";
        duplicate_in_list: DuplicateInList, "has bid 0 before bid 0";
        list_without_turn: ListWithoutTurn, "is not to act and may choose pass";
        turn_without_list: TurnWithoutList, "is to act and has no choice";
    }
    Acceptance {
        listed_but_refused: ListedButRefused, "may choose sell, but it is refused";
        accepted_but_unlisted: AcceptedButUnlisted, "is not offered pass, but it is accepted";
        outsider_accepted: OutsiderAccepted, "is not to act, but pass is accepted";
        reason_outside_the_rules: ReasonOutsideTheRules, "§7.7, which the rules do not have";
    }
    Refusal {
        refusal_changes_the_state: RefusalChangesTheState, "changed the state";
        refusal_is_logged: RefusalIsLogged, "the log says [Public(Refused)]";
    }
    Repetition {
        counts_tables_in_the_seed: CountsTablesInTheSeed, "another state";
        counts_tables_in_the_print: CountsTablesInTheHash, "another print";
        counts_tables_in_the_opening: CountsTablesInTheOpening, "the preparation went differently";
        counts_storms_in_the_log: CountsStormsInTheLog, "went differently in the log";
        hears_who_listens: HearsWhoListens, "when nobody listens";
    }
    Ending {
        never_ends: NeverEnds, "goes on after its bound of 20 choices";
        outcome_too_early: OutcomeTooEarly, "an outcome while somebody is to act";
        no_outcome: NoOutcome, "nobody is to act and there is no outcome";
        wrong_ranks: WrongRanks, "the ranks do not follow";
        missing_standing: MissingStanding, "one standing for each seat";
    }
    Conservation {
        lost_card: LostCard, "11 cards instead of 12";
        another_beginner: AnotherBeginner, "began the game, and now it was";
    }
    NoLeak {
        deck_in_view: DeckInView, "leaked: Some(";
        bid_in_view: BidInView, "leaked_bids: [None, Some(";
        card_in_log: CardInLog, "is told [CardDrawn";
        list_knows_the_deck: ListKnowsTheDeck, "may choose";
        turn_knows_the_deck: TurnKnowsTheDeck, "to act, but";
        reason_knows_the_deck: ReasonKnowsTheDeck, "TooPoor { coins: 1, leaked: Some(CardId(";
        draw_without_mark: DrawWithoutMark, "is told [CardDrawn";
        mark_after_the_event: MarkAfterTheEvent, "is told [CardDrawn";
        bid_in_log: BidInLog, "secretly chooses something else";
        stranger_breaks_the_view: StrangerBreaksTheView, "panics: who is seat";
    }
    Simultaneity {
        first_bidder_wins_ties: FirstBidderWinsTies, "the state is another one when the answers come as";
        late_bids_must_cost: LateBidsMustCost, "bid 0 of seat";
    }
    Undo {
        clone_shares: CloneShares, "not the one that a fresh table has";
    }
    Imagination {
        keeps_hands: KeepsHands, "alone sees while it is to act was imagined just as it truly was";
        keeps_deck: KeepsDeck, "CardDrawn was imagined just as it truly was";
        keeps_bids: KeepsBids, "BidsRevealed was imagined just as it truly was";
        keeps_seed: KeepsSeed, "StormRolled was imagined just as it truly was";
        keeps_all: KeepsAll, "was imagined just as it truly was";
        shuffles_the_truth: ShufflesTheTruth, "another world from the truth than from a dream";
        thinks_longer_of_even_cards: ThinksLongerOfEvenCards, "draws more luck";
        dream_cannot_end: DreamCannotEnd, "cannot be played: nobody is to act and there is no outcome";
    }
}

notations! {
    one_text_for_two: ONE_TEXT_FOR_TWO, "‘draw’ is read as";
    numbers_crossed: NUMBERS_CROSSED, "choice 4 has the number Some(5)";
    out_of_order: OUT_OF_ORDER, "has the higher number but is not greater";
    one_too_many: ONE_TOO_MANY, "there are 19 choices, but number 19 is pass";
    comma: COMMA, "cannot stand in a record";
    fragile: FRAGILE, "panics";
}
