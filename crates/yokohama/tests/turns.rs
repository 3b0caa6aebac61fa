//! No dead ends: from every position a turn can be played to its end, and a president is never sent where it cannot
//! stop. Where it may go is found here a second time, by trying every way.

use portolan_core::{Choices, Game, Seat, Setup, Silent, ThoughtRng};
use portolan_testkit::standard;
use portolan_yokohama::{Area, AreaSet, Choice, Direct, Options, Phase, Title, Yokohama};

/// No turn takes longer than this with the built-in box, however it is played: 36 choices of a way, and two actions.
const LONGEST_TURN: usize = 120;

fn table(seats: usize, seed: u64) -> Yokohama {
    let direct = if seed.is_multiple_of(3) { Direct::Anywhere } else { Direct::Assistant };
    let options = Options { prizes: seed.is_multiple_of(2), free_agents: seed % 4 < 2, direct };
    Yokohama::new(&Setup { options, ..standard(seats, seed) }, &mut Silent).unwrap()
}

fn list(state: &Yokohama, seat: Seat) -> Choices<Choice> {
    let mut choices = Choices::new();
    state.choices(seat, &mut choices);
    choices
}

/// Plays random games and shows every position of every seat count to `look`.
fn positions(games: u64, mut look: impl FnMut(&Yokohama, &mut ThoughtRng)) {
    for seats in 2..=4 {
        for seed in 0..games {
            let (mut state, mut rng) = (table(seats, seed), ThoughtRng::new(seed));
            while let Some(seat) = state.to_act().first() {
                look(&state, &mut rng);
                let choice = rng.pick(&list(&state, seat)).unwrap();
                state.apply(seat, choice, &mut Silent).unwrap();
            }
        }
    }
}

/// Plays on until the turn is over; how many choices it took.
fn finish(
    mut state: Yokohama,
    mut choose: impl FnMut(&Yokohama, &[Choice]) -> Choice,
) -> Result<usize, String> {
    let (seat, round) = (state.turn.seat, state.round);
    for count in 0..LONGEST_TURN {
        let going_on = state.phase != Phase::Over && state.turn.seat == seat && state.round == round;
        if !going_on || matches!(state.phase, Phase::Keep { .. }) {
            return Ok(count);
        }
        let choices = list(&state, seat);
        if choices.is_empty() {
            return Err(format!("stuck at {:?}", state.phase));
        }
        state.apply(seat, choose(&state, &choices), &mut Silent).map_err(|refusal| refusal.to_string())?;
    }
    Err(format!("no end after {LONGEST_TURN} choices, at {:?}", state.phase))
}

/// Every choice of very many positions leads to the end of the turn: at random, with the first choice of every list,
/// and with the last.
#[test]
fn every_choice_leads_to_the_end_of_the_turn() {
    let mut count = 0;
    positions(10, |state, rng| {
        let seat = state.turn.seat;
        if matches!(state.phase, Phase::Keep { .. }) || rng.below(6) > 0 {
            return;
        }
        for &choice in list(state, seat).iter() {
            let mut after = state.clone();
            after.apply(seat, choice, &mut Silent).unwrap();
            let told = |stuck| panic!("{choice} at {:?}: {stuck}", state.phase);
            finish(after.clone(), |_, choices| choices[0]).unwrap_or_else(told);
            finish(after.clone(), |_, choices| choices[choices.len() - 1]).unwrap_or_else(told);
            finish(after, |_, choices| rng.pick(choices).unwrap()).unwrap_or_else(told);
            count += 1;
        }
    });
    assert!(count > 50_000, "{count}");
}

/// A crowded map: presidents stand close together, money is short, assistants stand here and there, and technologies
/// for the way are in some hands.
fn crowd(state: &Yokohama, seat: Seat, rng: &mut ThoughtRng) -> Yokohama {
    let mut state = state.clone();
    let grounds: Vec<Area> = state.map.grounds().iter().collect();
    let start = rng.pick(&grounds).unwrap();
    // The others stand around the president, or anywhere.
    for other in state.seats.seats().filter(|&other| other != seat) {
        let near: Vec<Area> = (state.map.neighbours[start] & state.map.grounds()).iter().collect();
        let close = rng.below(2) == 0;
        state.players[other].president = rng.pick(if close { &near } else { &grounds });
    }
    let player = &mut state.players[seat];
    player.president = Some(start);
    player.yen = rng.below(4) as u16;
    player.titles = 0;
    for title in [Title::Stagecoach, Title::PostalSystem] {
        player.titles |= if rng.below(4) == 0 { title.bit() } else { 0 };
    }
    (player.assistants, player.present) = Default::default();
    for _ in 0..rng.below(9) {
        let area = rng.pick(&grounds).unwrap();
        player.assistants[area] += 1;
        player.present.insert(area);
    }
    state.phase = Phase::Move { seat, start: Some(start), steps: 0 };
    state
}

/// What entering an area costs, or nothing if it must not be entered: told from the rules, not from the code.
fn entry(state: &Yokohama, seat: Seat, start: Area, area: Area) -> Option<u16> {
    let player = &state.players[seat];
    if area == start {
        return None; // §5.5
    }
    if area == Area::Canal {
        return Some(1); // §5.6
    }
    let presidents =
        state.seats.seats().filter(|&other| other != seat && state.players[other].president == Some(area));
    let fee = if player.has(Title::Stagecoach) { 0 } else { presidents.count() as u16 };
    (player.assistants[area] > 0).then_some(fee) // §5.3, §5.4
}

/// May the movement end there? (§5.1)
fn is_legal(state: &Yokohama, seat: Seat, start: Area, area: Area) -> bool {
    let player = &state.players[seat];
    let occupied =
        state.seats.seats().any(|other| other != seat && state.players[other].president == Some(area));
    area != start
        && area != Area::Canal
        && player.assistants[area] > 0
        && (!occupied || player.has(Title::PostalSystem))
}

/// Can a legal destination be reached from `here` with so much money? By trying every way without circles.
fn leads_on(state: &Yokohama, seat: Seat, start: Area, here: Area, yen: u16, been: AreaSet) -> bool {
    is_legal(state, seat, start, here)
        || (state.map.neighbours[here] - been).iter().any(|next| {
            let fee = entry(state, seat, start, next).filter(|&fee| fee <= yen);
            fee.is_some_and(|fee| leads_on(state, seat, start, next, yen - fee, been | AreaSet::only(next)))
        })
}

fn expected_steps(state: &Yokohama, seat: Seat, start: Area, here: Area) -> Vec<Choice> {
    let yen = state.players[seat].yen;
    let leads = |next: &Area| {
        let fee = entry(state, seat, start, *next).filter(|&fee| fee <= yen);
        fee.is_some_and(|fee| leads_on(state, seat, start, *next, yen - fee, AreaSet::only(*next)))
    };
    state.map.neighbours[here].iter().filter(leads).map(Choice::Go).collect()
}

/// The steps that are offered are those from which a legal destination can be reached, on every step of a walk.
#[test]
fn a_president_is_sent_only_where_it_can_arrive() {
    let (mut walks, mut barred, mut longest) = (0, 0, 0);
    positions(10, |state, rng| {
        if matches!(state.phase, Phase::Keep { .. }) || rng.below(2) > 0 {
            return;
        }
        let seat = state.turn.seat;
        let mut state = crowd(state, seat, rng);
        // Some stop where they can, some never.
        let restless = rng.below(2) == 0;
        while let Phase::Move { start: Some(start), steps, .. } = state.phase {
            let here = state.players[seat].president.unwrap();
            let choices = list(&state, seat);
            let steps_offered: Vec<Choice> =
                choices.iter().copied().filter(|choice| matches!(choice, Choice::Go(_))).collect();
            let expected = expected_steps(&state, seat, start, here);
            if steps < 18 {
                assert_eq!(steps_offered, expected, "{state:?}");
                let enterable = |next: &Area| entry(&state, seat, start, *next).is_some();
                barred += state.map.neighbours[here].iter().filter(enterable).count() - expected.len();
            } else {
                assert!(steps_offered.iter().all(|step| expected.contains(step)));
            }
            let may_stop = steps > 0 && is_legal(&state, seat, start, here);
            assert_eq!(choices.contains(&Choice::Stop), may_stop);
            assert_eq!(choices.contains(&Choice::Recall), steps == 0);
            longest = longest.max(steps);
            let choice = match steps_offered[..] {
                [] if steps == 0 => break,
                [] => Choice::Stop,
                _ if may_stop && !restless && rng.below(2) == 0 => Choice::Stop,
                _ => rng.pick(&steps_offered).unwrap(),
            };
            walks += usize::from(choice == Choice::Stop);
            // From here on only the way matters.
            if choice == Choice::Stop {
                break;
            }
            state.issued.yen = state.players.0.iter().map(|player| player.yen).sum();
            state.apply(seat, choice, &mut Silent).unwrap();
        }
    });
    assert!(walks > 10_000 && barred > 10_000 && longest >= 18, "{walks} {barred} {longest}");
}
