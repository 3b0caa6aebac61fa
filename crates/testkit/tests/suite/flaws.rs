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
fn without_a_flaw_no_law_is_broken() {
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
        refusal_is_logged: RefusalIsLogged, "it logged [Public(Refused)]";
    }
    Repetition {
        counts_tables_in_the_seed: CountsTablesInTheSeed, "a different state";
        counts_tables_in_the_hash: CountsTablesInTheHash, "a different state hash";
        counts_tables_in_the_opening: CountsTablesInTheOpening, "the log of the preparation differs";
        counts_storms_in_the_log: CountsStormsInTheLog, "the log of";
        depends_on_the_log: DependsOnTheLog, "without a log";
    }
    Ending {
        never_ends: NeverEnds, "continues after its bound of 20 choices";
        outcome_too_early: OutcomeTooEarly, "an outcome while a seat is to act";
        no_outcome: NoOutcome, "no seat is to act and there is no outcome";
        wrong_ranks: WrongRanks, "the ranks do not follow";
        missing_standing: MissingStanding, "one standing for each seat";
    }
    Conservation {
        lost_card: LostCard, "11 cards instead of 12";
        changing_first_player: ChangingFirstPlayer, "the first player was";
    }
    NoLeak {
        deck_in_view: DeckInView, "leaked: Some(";
        bid_in_view: BidInView, "leaked_bids: [None, Some(";
        card_in_log: CardInLog, "gets the events [CardDrawn";
        list_knows_the_deck: ListKnowsTheDeck, "may choose";
        turn_knows_the_deck: TurnKnowsTheDeck, "to act, but";
        reason_knows_the_deck: ReasonKnowsTheDeck, "TooPoor { coins: 1, leaked: Some(CardId(";
        draw_without_mark: DrawWithoutMark, "gets the events [CardDrawn";
        mark_after_the_event: MarkAfterTheEvent, "gets the events [CardDrawn";
        bid_in_log: BidInLog, "secretly chooses something else";
        absent_seat_breaks_the_view: AbsentSeatBreaksTheView, "panics: who is seat";
    }
    Simultaneity {
        first_bidder_wins_ties: FirstBidderWinsTies, "the state differs when the choices are made in the order";
        late_bids_must_cost: LateBidsMustCost, "bid 0 of seat";
    }
    Undo {
        clone_shares: CloneShares, "not that of a fresh table";
    }
    Imagination {
        keeps_hands: KeepsHands, "alone sees while it is to act was always imagined correctly";
        keeps_deck: KeepsDeck, "CardDrawn was always imagined correctly";
        keeps_bids: KeepsBids, "BidsRevealed was always imagined correctly";
        keeps_seed: KeepsSeed, "StormRolled was always imagined correctly";
        keeps_all: KeepsAll, "was always imagined correctly";
        shuffles_the_truth: ShufflesTheTruth, "a different world from the truth than from an imagined world";
        draws_more_for_even_cards: DrawsMoreForEvenCards, "draws a different number of random values";
        imagined_world_cannot_end: ImaginedWorldCannotEnd, "cannot be played: no seat is to act and there is no outcome";
    }
}

notations! {
    one_text_for_two: ONE_TEXT_FOR_TWO, "‘draw’ is parsed as";
    numbers_crossed: NUMBERS_CROSSED, "choice 4 has the number Some(5)";
    out_of_order: OUT_OF_ORDER, "has the higher number but is not greater";
    one_too_many: ONE_TOO_MANY, "there are 19 choices, but number 19 is pass";
    comma: COMMA, "cannot be written in a record";
    parsing_panics: PARSING_PANICS, "panics";
}
