//! Turns have no dead ends, and the destinations and fees of the president match a second, slower implementation that
//! tries every walk.

use portolan_core::{CardId, Choices, Game, Journal, NullLog, Seat, Setup, Table, ThoughtRng, Viewer};
use portolan_testkit::standard;
use portolan_yokohama::{
    Area, AreaSet, Choice, DirectTravel, Event, Options, PendingReward, Phase, State, Title, Yokohama,
};
use std::collections::BTreeSet;

/// The most choices in a turn with the built-in components: two actions and a recall.
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

/// Plays random games with every seat count, and calls `visit` with every position.
fn positions(games: u64, mut visit: impl FnMut(&Yokohama, &mut ThoughtRng)) {
    for seats in 2..=4 {
        for seed in 0..games {
            let (mut state, mut rng) = (table(seats, seed), ThoughtRng::new(seed));
            while let Some(seat) = state.to_act().first() {
                visit(&state, &mut rng);
                let choice = rng.pick(&list(&state, seat)).unwrap();
                state.apply(seat, choice, &mut NullLog).unwrap();
            }
        }
    }
}

/// Plays until the turn is over. Returns the number of choices.
fn finish(
    mut state: Yokohama,
    mut choose: impl FnMut(&Yokohama, &[Choice]) -> Choice,
) -> Result<usize, String> {
    let (seat, round) = (state.turn.seat, state.round);
    for count in 0..LONGEST_TURN {
        let is_same_turn = state.phase != Phase::Over && state.turn.seat == seat && state.round == round;
        if !is_same_turn || matches!(state.phase, Phase::Keep { .. }) {
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

/// Continues with random choices, with the first choice of every list, and with the last.
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
            let fail = |error| panic!("{choice} at {:?}: {error}", state.phase);
            finish(after.clone(), |_, choices| choices[0]).unwrap_or_else(fail);
            finish(after.clone(), |_, choices| choices[choices.len() - 1]).unwrap_or_else(fail);
            finish(after, |_, choices| rng.pick(choices).unwrap()).unwrap_or_else(fail);
            count += 1;
        }
    });
    assert!(count > 50_000, "{count}");
}

/// Returns a crowded position: presidents stand close together, money is scarce, assistants stand on many areas, and
/// the player may have technologies for movement.
fn crowd(state: &Yokohama, seat: Seat, revision: u32, rng: &mut ThoughtRng) -> Yokohama {
    let mut state = State { revision, action: None, ..State::from(state.clone()) };
    let areas: Vec<Area> = state.map.areas_except_canal().iter().collect();
    let start = rng.pick(&areas).unwrap();
    for other in state.seats.seats().filter(|&other| other != seat) {
        let near: Vec<Area> = (state.map.neighbours[start] & state.map.areas_except_canal()).iter().collect();
        let is_close = rng.below(2) == 0;
        state.players[other].president = rng.pick(if is_close { &near } else { &areas });
    }
    let player = &mut state.players[seat];
    player.president = Some(start);
    player.yen = rng.below(6) as u16;
    for title in [Title::Stagecoach, Title::PostalSystem] {
        let has_title = |card: &CardId| state.components.technology(*card).title == title;
        let card = state.technology_deck.iter().copied().find(has_title);
        if let Some(card) = card.filter(|_| !player.has(title) && rng.below(4) == 0) {
            state.technology_deck.retain(|other| other != card);
            player.technologies.insert(card);
            player.titles |= title.bit();
            player.icons[state.components.technology(card).country] += 1;
        }
    }
    player.hand.assistants += player.warehouse.assistants + player.assistants_on_areas();
    (player.warehouse.assistants, player.assistants) = Default::default();
    player.areas_with_assistants = AreaSet::EMPTY;
    for _ in 0..rng.below(20).min(player.hand.assistants.into()) {
        let area = rng.pick(&areas).unwrap();
        player.hand.assistants -= 1;
        player.assistants[area] += 1;
        player.areas_with_assistants.insert(area);
    }
    state.issued.yen = state.players.0.iter().map(|player| player.yen).sum();
    state.pending = PendingReward::default();
    state.phase = Phase::Move { seat, start: Some(start) };
    Yokohama::try_from(state).expect("a possible position")
}

/// The fee for entering an area, by the text of the rules; `None` if it cannot be entered.
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

/// Whether the movement may end there. (§5.1)
fn is_legal(state: &Yokohama, seat: Seat, start: Area, area: Area) -> bool {
    let player = &state.players[seat];
    let occupied =
        state.seats.seats().any(|other| other != seat && state.players[other].president == Some(area));
    area != start
        && area != Area::Canal
        && player.assistants[area] > 0
        && (!occupied || player.has(Title::PostalSystem))
}

/// Whether a legal destination can be reached from `here` with `yen`, by trying every walk without circles.
fn leads_to_destination(
    state: &Yokohama,
    seat: Seat,
    start: Area,
    here: Area,
    yen: u16,
    visited: AreaSet,
) -> bool {
    is_legal(state, seat, start, here)
        || (state.map.neighbours[here] - visited).iter().any(|next| {
            let fee = entry(state, seat, start, next).filter(|&fee| fee <= yen);
            fee.is_some_and(|fee| {
                leads_to_destination(state, seat, start, next, yen - fee, visited.with(next))
            })
        })
}

fn expected_steps(state: &Yokohama, seat: Seat, start: Area, here: Area) -> Vec<Choice> {
    let yen = state.players[seat].yen;
    let leads = |next: &Area| {
        let fee = entry(state, seat, start, *next).filter(|&fee| fee <= yen);
        fee.is_some_and(|fee| {
            leads_to_destination(state, seat, start, *next, yen - fee, AreaSet::only(*next))
        })
    };
    state.map.neighbours[here].iter().filter(leads).map(Choice::Go).collect()
}

/// On every step of a walk in revision 1, the offered steps are those from which a legal destination can be reached.
#[test]
fn in_revision_1_a_president_steps_only_where_it_can_arrive() {
    let (mut walks, mut barred, mut longest) = (0, 0, 0);
    positions(5, |state, rng| {
        if matches!(state.phase, Phase::Keep { .. }) || rng.below(2) > 0 {
            return;
        }
        let seat = state.turn.seat;
        let mut state = crowd(state, seat, 1, rng);
        let start = state.players[seat].president.unwrap();
        let never_stops = rng.below(2) == 0;
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
                _ if may_stop && !never_stops && rng.below(2) == 0 => break,
                _ => rng.pick(&steps_offered).unwrap(),
            };
            walks += 1;
            state.apply(seat, choice, &mut NullLog).unwrap();
        }
    });
    assert!(walks > 10_000 && barred > 5_000 && longest >= 18, "{walks} {barred} {longest}");
}

/// The yen that each seat gets on a walk; the last entry is for the supply.
type Paid = [u16; 5];

/// Returns the end and the payments of every walk that the money allows, including walks that enter an area twice. The
/// ends include the start and the canal.
fn every_walk(state: &Yokohama, seat: Seat, start: Area) -> BTreeSet<(Area, Paid)> {
    let mut reached = BTreeSet::from([(start, Paid::default())]);
    let mut queue: Vec<(Area, Paid)> = reached.iter().copied().collect();
    while let Some((here, paid)) = queue.pop() {
        for next in state.map.neighbours[here] {
            let Some(fee) = entry(state, seat, start, next) else { continue };
            let mut paid = paid;
            if next == Area::Canal {
                paid[4] += 1;
            } else if fee > 0 {
                state.opposing_presidents_at(seat, next).iter().for_each(|other| paid[other.index()] += 1);
            }
            if paid.iter().sum::<u16>() <= state.players[seat].yen && reached.insert((next, paid)) {
                queue.push((next, paid));
            }
        }
    }
    reached
}

/// Returns the payments of the walks to an area, without walks that pay every recipient at least as much as another
/// walk, and one more.
fn best_walks(walks: &BTreeSet<(Area, Paid)>, to: Area) -> BTreeSet<Paid> {
    let all: Vec<Paid> = walks.iter().filter(|(area, _)| *area == to).map(|&(_, paid)| paid).collect();
    let beats = |one: &Paid, other: &Paid| one != other && one.iter().zip(other).all(|(a, b)| a <= b);
    all.iter().filter(|paid| !all.iter().any(|other| beats(other, paid))).copied().collect()
}

/// Returns the end and the fees of a walk, by the events of its choices.
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

/// The offered destinations, and the fees of the routes to each, match all possible walks of single steps.
#[test]
fn destinations_and_fees_match_a_search_of_all_walks() {
    let (mut destinations, mut several, mut most) = (0, 0, 0);
    positions(8, |state, rng| {
        if matches!(state.phase, Phase::Keep { .. }) {
            return;
        }
        let seat = state.turn.seat;
        let state = crowd(state, seat, 2, rng);
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
            assert_eq!(found.len(), best.len(), "{to}: no route twice");
            assert_eq!(matches!(after.phase, Phase::Route { .. }), best.len() > 1);
            let seen = state.view(Viewer::Public).routes_to(to);
            assert_eq!(seen.len(), best.len(), "the view shows the same routes");
            destinations += 1;
            several += usize::from(best.len() > 1);
            most = most.max(best.len());
        }
    });
    assert!(destinations > 50_000 && several > 500 && most >= 3, "{destinations} {several} {most}");
}

#[test]
fn a_destination_can_be_taken_back_while_the_route_is_pending() {
    let mut taken_back = 0;
    for seed in 0..40 {
        let mut table = Table::<Yokohama>::new(standard(4, seed)).unwrap();
        let mut rng = ThoughtRng::new(seed);
        while let Some(seat) = table.state().to_act().first() {
            let before = table.state().clone();
            let choices = list(&before, seat);
            // Presidents walk past others, so that routes differ.
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
