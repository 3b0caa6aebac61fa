//! The heuristics of Yokohama, in positions from real games.

use crate::common::{GREEDY, MIXED, play_all, standard, whole_game};
use portolan_bots::{BotKind, Heuristics, choose_for};
use portolan_core::{CardId, Choices, Game, Knowledge, MAX_SEATS, NullLog, Seat, Seed, ThoughtRng};
use portolan_yokohama::{
    Area, AreaSet, Choice, Ending, Good, Phase, Piece, State, Title, Ware, Yokohama, score,
};
use std::collections::BTreeMap;

every_game!(
    Yokohama,
    legal = Sample { games: 2, positions: 20_000 },
    alike = Sample { games: 1, positions: 10_000 },
    erased = Sample { games: 1, positions: 10_000 },
    wins = Wins { games: 500, part: 0.95 }
);

/// The greedy bot uses nothing hidden: it makes the same choice in every imagined world.
#[test]
fn the_greedy_bot_uses_nothing_hidden() {
    let mut number = 0;
    play_all::<Yokohama>(1, GREEDY, |state, seat, choice| {
        number += 1;
        let again = choose_for(BotKind::Greedy, &Knowledge::of(state, seat), &mut ThoughtRng::new(number));
        assert_eq!(choice, again);
    });
}

/// Whether nothing comes after this turn.
fn is_last_turn(state: &State) -> bool {
    state.last_round == Some(state.round)
}

/// Returns the score of a seat if the game were over.
fn points(state: &State, seat: Seat) -> u16 {
    state.players[seat].points() + score::bonuses(state, seat).total()
}

/// Returns the score after a choice.
fn points_after(state: &Yokohama, seat: Seat, choice: Choice) -> u16 {
    let mut after = state.clone();
    after.apply(seat, choice, &mut NullLog).expect("it is listed");
    points(&after, seat)
}

/// In the last turn the bot completes every order and reaches every achievement that brings points.
#[test]
fn the_last_turn_takes_all_available_points() {
    let mut turns = 0;
    let mut list = Choices::new();
    play_all::<Yokohama>(2, GREEDY, |state, seat, choice| {
        if is_last_turn(state)
            && matches!(state.phase, Phase::Supplement { second: true, .. })
            && choice == Choice::Done
        {
            state.choices(seat, &mut list);
            let sure = list
                .iter()
                .filter(|choice| matches!(choice, Choice::Complete(_) | Choice::Achieve(_) | Choice::Spin));
            for &other in sure {
                assert!(points_after(state, seat, other) <= points(state, seat), "{other} was left out");
            }
            turns += 1;
        }
    });
    assert!(turns > 50, "{turns}");
}

/// Achievements cost an assistant, and bring at least six points.
#[test]
fn an_achievement_in_reach_is_reached() {
    let mut reached = 0;
    let mut list = Choices::new();
    play_all::<Yokohama>(2, GREEDY, |state, seat, choice| {
        if matches!(state.phase, Phase::Supplement { .. }) {
            state.choices(seat, &mut list);
            let possible = list.iter().any(|choice| matches!(choice, Choice::Achieve(_)));
            assert!(!possible || choice != Choice::Done);
            reached += usize::from(matches!(choice, Choice::Achieve(_)));
        }
    });
    assert!(reached > 100, "{reached}");
}

#[test]
fn a_5_power_token_is_taken() {
    let mut taken = 0;
    play_all::<Yokohama>(2, GREEDY, |state, _, choice| {
        if matches!(state.phase, Phase::Token { .. }) {
            assert_eq!(choice, Choice::Token);
            taken += 1;
        }
    });
    assert!(taken > 100, "{taken}");
}

/// In the last turn no money is spent on a shop or a trading house that cannot be built any more.
#[test]
fn no_yen_is_wasted_in_the_last_turn() {
    let mut hired = BTreeMap::new();
    play_all::<Yokohama>(2, GREEDY, |state, seat, choice| {
        if !is_last_turn(state) {
            return;
        }
        let built: &mut i32 = hired.entry((state.seats.get(), seat)).or_default();
        match choice {
            Choice::Hire(Piece::Shop | Piece::House) => *built += 1,
            Choice::Shop(_) | Choice::House => *built -= 1,
            Choice::Done if matches!(state.phase, Phase::Supplement { second: true, .. }) => {
                assert!(*built <= 0, "{built} pieces were hired for nothing");
                *built = 0;
            }
            _ => {}
        }
    });
}

/// A seat that can act in the last turn acts.
#[test]
fn the_president_is_not_recalled_in_the_last_turn() {
    let mut turns = 0;
    let mut list = Choices::new();
    play_all::<Yokohama>(2, GREEDY, |state, seat, choice| {
        if is_last_turn(state) && matches!(state.phase, Phase::Move { .. }) {
            state.choices(seat, &mut list);
            let can_go = list.iter().any(|choice| matches!(choice, Choice::Go(_) | Choice::Tram(_)));
            assert!(!can_go || choice != Choice::Recall);
            turns += 1;
        }
    });
    assert!(turns > 50, "{turns}");
}

/// Games between greedy bots resemble those of people: they have a typical length, end in different ways, and the
/// winner has a typical result.
#[test]
fn greedy_bots_play_whole_games_with_each_other() {
    const GAMES: u64 = 60;
    let mut ends: BTreeMap<&str, usize> = BTreeMap::new();
    for seats in 2..=4 {
        let (mut rounds, mut winner, mut all) = (0, 0, 0);
        let (mut orders, mut buildings, mut technologies, mut spaces) = (0, 0, 0, 0);
        for game in 0..GAMES {
            let setup = standard::<Yokohama>(seats, Seed::from_number(2).nth(game));
            let state = whole_game(&setup, GREEDY, |_, _, _| ());
            let outcome = state.outcome().expect("the game is over");
            rounds += u32::from(state.round);
            winner += outcome.ranking()[0].score.points();
            all += outcome.standings.iter().map(|standing| standing.score.points()).sum::<i32>();
            *ends.entry(state.ending.unwrap_or(Ending::Rounds).name()).or_default() += 1;
            for player in &state.players.0[..seats] {
                orders += player.completed.len();
                buildings += player.shops.len() + player.houses.len();
                technologies += player.technologies.len();
            }
            spaces += state.spaces.iter().flatten().flatten().count();
        }
        let mean = |sum: f64| sum / GAMES as f64;
        let each = |sum: usize| mean(sum as f64) / seats as f64;
        let (rounds, winner, all) =
            (mean(rounds.into()), mean(winner.into()), mean(all.into()) / seats as f64);
        println!(
            "{seats} greedy bots: {rounds:.1} rounds, the winner has {winner:.1} points, all have {all:.1}; each \
             completes {:.1} orders, builds {:.1} times, learns {:.1} technologies, sends {:.1} assistants for good",
            each(orders),
            each(buildings),
            each(technologies),
            each(spaces)
        );
    }
    println!("ended by {ends:?}");
}

/// The fast policy mostly agrees with the greedy bot, which tries everything.
#[test]
fn the_policy_mostly_agrees_with_the_greedy_bot() {
    let (mut alike, mut all): (BTreeMap<&str, f64>, BTreeMap<&str, f64>) = Default::default();
    let (mut list, mut weights) = (Choices::new(), Vec::new());
    play_all::<Yokohama>(2, GREEDY, |state, seat, choice| {
        let kind = match state.phase {
            Phase::Move { .. } => "move",
            Phase::Order { .. } => "order",
            Phase::Hire { .. } => "hire",
            Phase::Space { .. } => "space",
            Phase::Supplement { .. } => "supplement",
            _ => return,
        };
        state.choices(seat, &mut list);
        if list.len() < 2 {
            return;
        }
        weights.clear();
        weights.resize(list.len(), 0);
        Yokohama::policy(state, seat, &list, &mut weights);
        let best = list.iter().zip(&weights).max_by_key(|&(_, weight)| weight);
        *alike.entry(kind).or_default() += f64::from(u8::from(best.is_some_and(|(&best, _)| best == choice)));
        *all.entry(kind).or_default() += 1.0;
    });
    assert_eq!(all.len(), 5);
    for (kind, count) in all {
        assert!(alike[kind] / count > 0.65, "{kind}: {} of {count}", alike[kind]);
    }
}

/// Returns the area of the president after the main action, and whether it was done at once instead of step by step.
fn after_main_action(state: &Yokohama, seat: Seat, at_once: bool) -> (Option<Area>, bool) {
    let (mut after, mut whole) = (state.clone(), true);
    let (mut list, mut weights) = (Choices::new(), Vec::new());
    while matches!(
        after.phase,
        Phase::Place { .. } | Phase::Move { .. } | Phase::Route { .. } | Phase::Recall { .. }
    ) && after.turn.seat == seat
    {
        if at_once && Yokohama::play_macro_action(&mut after, seat) {
            continue;
        }
        whole = false;
        after.choices(seat, &mut list);
        weights.clear();
        weights.resize(list.len(), 0);
        Yokohama::policy(&after, seat, &list, &mut weights);
        let best = list.iter().zip(&weights).max_by_key(|&(_, weight)| weight);
        after.apply(seat, *best.expect("there is a choice").0, &mut NullLog).expect("it is listed");
    }
    (after.players[seat].president, whole)
}

/// A main action that is planned once mostly leads to the same area as one that is planned again after each step.
#[test]
fn a_macro_action_mostly_leads_where_single_choices_lead() {
    let (mut whole, mut alike, mut all) = (0, 0, 0);
    play_all::<Yokohama>(2, GREEDY, |state, seat, _| {
        if matches!(state.phase, Phase::Place { placed: AreaSet::EMPTY, .. } | Phase::Move { .. }) {
            let (goal, at_once) = after_main_action(state, seat, true);
            whole += usize::from(at_once);
            alike += usize::from(goal == after_main_action(state, seat, false).0);
            all += 1;
        }
    });
    assert!(all > 200, "{all}");
    assert!(whole * 100 >= all * 97, "{whole} of {all} were planned at once");
    assert!(alike * 100 >= all * 80, "{alike} of {all} agree");
}

/// The evaluation predicts points: exactly at the end, and approximately a few turns before.
#[test]
fn the_evaluation_predicts_the_points() {
    let (mut off, mut leads, mut count) = (0.0, 0.0, 0.0);
    for game in 0..40 {
        let setup = standard::<Yokohama>(2, Seed::from_number(9).nth(game));
        let (mut guessed, mut last) = (Vec::new(), None);
        let end = whole_game(&setup, GREEDY, |state, seat, _| {
            let begins = !matches!(state.phase, Phase::Keep { .. }) && last != Some(seat);
            if begins && state.ending.is_some() {
                let mut points = [0; MAX_SEATS];
                assert!(Yokohama::estimate(state, &mut points) > 0);
                guessed.push(f64::from(points[0] - points[1]) / 100.0);
            }
            last = Some(seat);
        });
        let mut points = [0; MAX_SEATS];
        assert_eq!(Yokohama::estimate(&end, &mut points), 0);
        let real = [0, 1].map(|seat| f64::from(self::points(&end, Seat::new(seat).expect("a seat"))));
        let lead = real[0] - real[1];
        assert!((f64::from(points[0] - points[1]) / 100.0 - lead).abs() < 0.5);
        for guess in guessed {
            (off, leads, count) = (off + (guess - lead).powi(2), leads + lead * lead, count + 1.0);
        }
    }
    assert!(count > 80.0);
    assert!(off < 0.4 * leads, "off by {:.1} of {:.1}", f64::sqrt(off / count), f64::sqrt(leads / count));
}

/// A turn ends once for every seat in every round, whatever is done in it.
#[test]
fn a_turn_ends_once() {
    play_all::<Yokohama>(1, MIXED, |state, seat, choice| {
        let mut after = state.clone();
        after.apply(seat, choice, &mut NullLog).expect("it is legal");
        let next = after.turn.seat != state.turn.seat || after.phase == Phase::Over;
        let kept = matches!(state.phase, Phase::Keep { .. });
        assert!(kept || Yokohama::has_ended_turn(&after, seat) == next);
    });
}

/// Returns the policy weight of a choice.
fn weight(state: &Yokohama, seat: Seat, choice: Choice) -> i32 {
    let mut weight = [0];
    Yokohama::policy(state, seat, &[choice], &mut weight);
    weight[0]
}

/// Returns the position with 8 yen, without Mining Technology and with it; `None` if none of its cards is in the
/// deck.
fn without_and_with_mining(state: &Yokohama, seat: Seat) -> Option<[State; 2]> {
    let is_mining = |card: &CardId| state.components.technology(*card).title == Title::MiningTechnology;
    let card = state.technology_deck.iter().copied().find(is_mining)?;
    let mut without = State::from(state.clone());
    without.issued.yen = without.issued.yen + 8 - without.players[seat].yen;
    without.players[seat].yen = 8;
    if without.players[seat].has(Title::MiningTechnology) {
        return None;
    }
    let mut with = without.clone();
    with.technology_deck.retain(|other| other != card);
    with.players[seat].technologies.insert(card);
    with.players[seat].titles |= Title::MiningTechnology.bit();
    with.players[seat].icons[state.components.technology(card).country] += 1;
    Some([without, with])
}

/// With Mining Technology each purchase of copper is worth another piece, and so is a visit to Chinatown (R36).
#[test]
fn mining_technology_makes_chinatown_better() {
    let (mut purchases, mut visits, mut better) = (0, 0, 0);
    let mut list = Choices::new();
    let buy = Choice::Buy(Ware::Good(Good::Copper));
    play_all::<Yokohama>(2, GREEDY, |state, seat, _| {
        let Some([without, with]) = without_and_with_mining(state, seat) else { return };
        let weight = |state: State, choice| {
            weight(&Yokohama::try_from(state).expect("a possible position"), seat, choice)
        };
        match state.phase {
            Phase::Exchange { left, .. } => {
                assert!(weight(with.clone(), buy) > weight(without.clone(), buy));
                // In a game of revision 1 nothing more is added in this visit.
                let mined =
                    |state: State| State { phase: Phase::Exchange { seat, left, mined: true }, ..state };
                assert!(weight(mined(with.clone()), buy) < weight(with, buy));
                assert_eq!(weight(mined(without.clone()), buy), weight(without, buy));
                purchases += 1;
            }
            Phase::Move { .. } => {
                state.choices(seat, &mut list);
                let visit = Choice::Go(Area::Chinatown);
                if list.contains(&visit) {
                    let [before, after] = [without, with].map(|state| weight(state, visit));
                    better += usize::from(after > before);
                    visits += 1;
                }
            }
            _ => {}
        }
    });
    assert!(purchases > 20 && visits > 100, "{purchases} purchases, {visits} visits");
    // Not in all: near the copper mine, Mining Technology improves that even more.
    assert!(better * 2 > visits, "better in {better} of {visits} visits");
}
