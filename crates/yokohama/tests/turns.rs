//! No dead ends: from every position a turn can be played to its end. Where a president may go, and who is paid on the
//! way, is found here a second time, by trying every walk.

use portolan_core::{Choices, Game, Journal, NullLog, Seat, Setup, Table, ThoughtRng, Viewer};
use portolan_testkit::standard;
use portolan_yokohama::{Area, AreaSet, Choice, DirectTravel, Event, Options, Phase, Title, Yokohama};
use std::collections::BTreeSet;

/// No turn takes longer than this with the built-in box, however it is played: two actions and a recall.
const LONGEST_TURN: usize = 85;

fn table(seats: usize, seed: u64) -> Yokohama {
    let direct = if seed.is_multiple_of(3) { DirectTravel::Anywhere } else { DirectTravel::Assistant };
    let options = Options { prizes: seed.is_multiple_of(2), free_agents: seed % 4 < 2, direct };
    Yokohama::new(&Setup { options, ..standard(seats, seed) }, &mut NullLog).unwrap()
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
                state.apply(seat, choice, &mut NullLog).unwrap();
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
        state.apply(seat, choose(&state, &choices), &mut NullLog).map_err(|refusal| refusal.to_string())?;
    }
    Err(format!("no end after {LONGEST_TURN} choices, at {:?}", state.phase))
}

/// Every choice of very many positions leads to the end of the turn: at random, with the first choice of every list,
/// and with the last.
#[test]
fn every_choice_can_be_followed_to_the_end_of_the_turn() {
    let mut count = 0;
    positions(10, |state, rng| {
        let seat = state.turn.seat;
        if matches!(state.phase, Phase::Keep { .. }) || rng.below(6) > 0 {
            return;
        }
        for &choice in list(state, seat).iter() {
            let mut after = state.clone();
            after.apply(seat, choice, &mut NullLog).unwrap();
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
    let grounds: Vec<Area> = state.map.areas_except_canal().iter().collect();
    let start = rng.pick(&grounds).unwrap();
    // The others stand around the president, or anywhere.
    for other in state.seats.seats().filter(|&other| other != seat) {
        let near: Vec<Area> = (state.map.neighbours[start] & state.map.areas_except_canal()).iter().collect();
        let close = rng.below(2) == 0;
        state.players[other].president = rng.pick(if close { &near } else { &grounds });
    }
    let player = &mut state.players[seat];
    player.president = Some(start);
    player.yen = rng.below(6) as u16;
    player.titles = 0;
    for title in [Title::Stagecoach, Title::PostalSystem] {
        player.titles |= if rng.below(4) == 0 { title.bit() } else { 0 };
    }
    (player.assistants, player.areas_with_assistants) = Default::default();
    for _ in 0..rng.below(20) {
        let area = rng.pick(&grounds).unwrap();
        player.assistants[area] += 1;
        player.areas_with_assistants.insert(area);
    }
    state.issued.yen = state.players.0.iter().map(|player| player.yen).sum();
    state.phase = Phase::Move { seat, start: Some(start) };
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

/// The steps that are offered in revision 1 are those from which a legal destination can be reached, on every step of a
/// walk.
#[test]
fn in_revision_1_a_president_steps_only_where_it_can_arrive() {
    let (mut walks, mut barred, mut longest) = (0, 0, 0);
    positions(5, |state, rng| {
        if matches!(state.phase, Phase::Keep { .. }) || rng.below(2) > 0 {
            return;
        }
        let seat = state.turn.seat;
        let mut state = crowd(state, seat, rng);
        state.revision = 1;
        let start = state.players[seat].president.unwrap();
        // Some stop where they can, some never.
        let restless = rng.below(2) == 0;
        loop {
            let steps = match state.phase {
                Phase::Walk { steps, .. } => steps,
                _ => 0,
            };
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
                [] => break,
                _ if may_stop && !restless && rng.below(2) == 0 => break,
                _ => rng.pick(&steps_offered).unwrap(),
            };
            walks += 1;
            state.apply(seat, choice, &mut NullLog).unwrap();
        }
    });
    assert!(walks > 10_000 && barred > 5_000 && longest >= 18, "{walks} {barred} {longest}");
}

/// How many yen each seat gets on a walk, and last how many the supply gets.
type Paid = [u16; 5];

/// Where walks can lead, and what is paid on each of them: every walk of single steps that the money allows, also those
/// that enter an area again. The start and the canal are among the areas.
fn every_walk(state: &Yokohama, seat: Seat, start: Area) -> BTreeSet<(Area, Paid)> {
    let mut reached = BTreeSet::from([(start, Paid::default())]);
    let mut open: Vec<(Area, Paid)> = reached.iter().copied().collect();
    while let Some((here, paid)) = open.pop() {
        for next in state.map.neighbours[here] {
            let Some(fee) = entry(state, seat, start, next) else { continue };
            let mut paid = paid;
            if next == Area::Canal {
                paid[4] += 1;
            } else if fee > 0 {
                state.opposing_presidents_at(seat, next).iter().for_each(|other| paid[other.index()] += 1);
            }
            if paid.iter().sum::<u16>() <= state.players[seat].yen && reached.insert((next, paid)) {
                open.push((next, paid));
            }
        }
    }
    reached
}

/// What is paid on the walks to an area, without those on which somebody gets more and nobody less than on another.
fn best_walks(walks: &BTreeSet<(Area, Paid)>, to: Area) -> BTreeSet<Paid> {
    let all: Vec<Paid> = walks.iter().filter(|(area, _)| *area == to).map(|&(_, paid)| paid).collect();
    let beats = |one: &Paid, other: &Paid| one != other && one.iter().zip(other).all(|(a, b)| a <= b);
    all.iter().filter(|paid| !all.iter().any(|other| beats(other, paid))).copied().collect()
}

/// What the walk of `seat` cost, by the events of the choices that make it.
fn paid_by(state: &Yokohama, seat: Seat, choices: &[Choice]) -> (Option<Area>, Paid) {
    let (mut state, mut journal) = (state.clone(), Journal::new());
    choices.iter().for_each(|&choice| state.apply(seat, choice, &mut journal).unwrap());
    let (mut paid, mut at) = (Paid::default(), None);
    for event in journal.seen_by(Viewer::Public) {
        match *event {
            Event::FeePaid { to, yen, .. } => paid[to.index()] += u16::from(yen),
            Event::CanalPaid { yen, .. } => paid[4] += u16::from(yen),
            Event::PresidentMoved { to, .. } => at = Some(to),
            _ => {}
        }
    }
    (at, paid)
}

/// The destinations that are offered, and the fees on the ways to each, are those of all possible walks of single steps.
#[test]
fn destinations_and_fees_match_a_search_of_all_walks() {
    let (mut destinations, mut several, mut most) = (0, 0, 0);
    positions(8, |state, rng| {
        if matches!(state.phase, Phase::Keep { .. }) {
            return;
        }
        let seat = state.turn.seat;
        let state = crowd(state, seat, rng);
        let start = state.players[seat].president.unwrap();
        let walks = every_walk(&state, seat, start);
        for to in Area::ALL {
            let legal = state.map.areas_in_play.has(to) && is_legal(&state, seat, start, to);
            let best = if legal { best_walks(&walks, to) } else { BTreeSet::new() };
            let offered = list(&state, seat).contains(&Choice::Go(to));
            assert_eq!(offered, !best.is_empty(), "{to}: {state:?}");
            if !offered {
                continue;
            }
            let mut after = state.clone();
            after.apply(seat, Choice::Go(to), &mut NullLog).unwrap();
            let taken: Vec<_> = match after.phase {
                Phase::Route { .. } => {
                    list(&after, seat).iter().map(|&via| vec![Choice::Go(to), via]).collect()
                }
                _ => vec![vec![Choice::Go(to)]],
            };
            let found: Vec<_> = taken.iter().map(|choices| paid_by(&state, seat, choices)).collect();
            assert!(found.iter().all(|(at, _)| *at == Some(to)));
            assert_eq!(found.iter().map(|(_, paid)| *paid).collect::<BTreeSet<_>>(), best, "{to}: {state:?}");
            assert_eq!(found.len(), best.len(), "{to}: no way twice");
            assert_eq!(matches!(after.phase, Phase::Route { .. }), best.len() > 1);
            let seen = state.view(Viewer::Public).routes_to(to);
            assert_eq!(seen.len(), best.len(), "the view shows the same ways");
            destinations += 1;
            several += usize::from(best.len() > 1);
            most = most.max(best.len());
        }
    });
    assert!(destinations > 50_000 && several > 500 && most >= 3, "{destinations} {several} {most}");
}

/// A destination that was chosen can be taken back while its way is to be chosen.
#[test]
fn a_destination_can_be_taken_back_while_the_route_is_pending() {
    let mut taken_back = 0;
    for seed in 0..40 {
        let mut table = Table::<Yokohama>::new(standard(4, seed)).unwrap();
        let mut rng = ThoughtRng::new(seed);
        while let Some(seat) = table.state().to_act().first() {
            let before = table.state().clone();
            let choices = list(&before, seat);
            // Presidents go where others stand in the way.
            let crowded = |choice: &&Choice| match choice {
                Choice::Go(to) => before.view(Viewer::Public).routes_to(*to).len() > 1,
                Choice::Place(area) => {
                    !before.opposing_presidents_at(seat, *area).is_empty() && rng.below(2) == 0
                }
                Choice::Recall => false,
                _ => rng.below(3) == 0,
            };
            let choice = choices.iter().find(crowded).copied().or_else(|| rng.pick(&choices)).unwrap();
            table.choose(seat, choice).unwrap();
            if matches!(table.state().phase, Phase::Route { .. }) {
                table.take_back(seat).unwrap();
                assert_eq!(*table.state(), before);
                table.choose(seat, choice).unwrap();
                taken_back += 1;
            }
        }
    }
    assert!(taken_back > 5, "{taken_back}");
}
