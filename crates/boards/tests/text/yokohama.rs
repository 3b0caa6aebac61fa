//! The text board and the sentences of Yokohama.

use crate::checks::{TestBoard, choices_of, every_board, play_until, read, refusals, screen_in, seat, table};
use portolan_boards::{Board, BoardOf, Ink};
use portolan_games::core::{CardId, Game, Seat, SeatCount, SeatSet, Seed, Setup, Table, ThoughtRng, Viewer};
use portolan_games::yokohama::{
    Area, AreaSet, AssistantSource, Choice, Components, Event, Fees, Good, Illegal, Letter, ManagementBoard,
    Options, Payment, PaymentSet, Phase, Piece, Purpose, Requirement, Reward, Title, Yokohama,
};
use portolan_yokohama_board::seat_of;
use std::collections::BTreeSet;
use std::sync::Arc;

impl TestBoard for Yokohama {
    const NAMES: &'static [&'static str] = &["Anna", "Bartolomea", "Clara", "Dorota"];
    const MAX_LINES: usize = 56;

    /// Games of every size with both mini-expansions. With every fourth seed achievements are so easy that prizes are
    /// won, so that every kind of event occurs.
    fn table(seed: u64) -> Table<Self> {
        let seats = SeatCount::new(2 + (seed % 3) as usize).unwrap();
        let mut setup = Setup { options: all_options(), ..Setup::standard(seats, Seed::from_number(seed)) };
        if seed % 4 == 3 {
            let components: &mut Components = Arc::make_mut(&mut setup.components);
            components.achievements.iter_mut().for_each(|achievement| achievement.need = Requirement::Yen(4));
        }
        Table::new(setup).unwrap()
    }

    /// The last of several seats that choose at once, so that the order of answers varies.
    fn next(&self) -> Option<Seat> {
        self.to_act().iter().last()
    }

    /// Greedy; more random with four players and all options.
    fn pick(&self, choices: &[Choice], rng: &mut ThoughtRng) -> Choice {
        let seat = self.next().expect("a seat must choose");
        let chance = if self.seats.get() == 4 && self.options == all_options() { 300 } else { 40 };
        let liked = |choice: &&Choice| liking(seat, **choice, self) + rng.below(chance);
        *choices.iter().max_by_key(liked).expect("a seat that must choose can choose")
    }
}

every_board!(Yokohama, end = (4, 34), story = (3, 40));

/// With both mini-expansions.
fn all_options() -> Options {
    Options { prizes: true, free_agents: true, ..Options::default() }
}

/// The preference of a greedy player: cards, buildings and power.
fn liking(seat: Seat, choice: Choice, state: &Yokohama) -> u32 {
    let power = |area| u32::from(state.power(seat, area, true));
    let here = state.players[seat].president.map_or(0, power);
    match choice {
        Choice::Complete(_) | Choice::Achieve(_) => 100,
        Choice::House | Choice::Shop(_) | Choice::Token | Choice::Prize(_) => 95,
        Choice::Learn(_) | Choice::Space(_) | Choice::Study => 80,
        Choice::Agent(area) => 60 + 10 * power(area),
        Choice::Order(_) | Choice::TakeAll => 60,
        Choice::Hire(piece) => 50 + 10 * piece as u32,
        Choice::Go(area) | Choice::Tram(area) => 30 + 15 * power(area),
        Choice::Place(area) => 30 + 10 * power(area),
        Choice::Stop | Choice::Ride => 50 + 15 * here,
        Choice::Recall => 10,
        _ => 30,
    }
}

/// Makes one more choice.
fn play_one(table: &mut Table<Yokohama>, seed: u64) {
    let length = table.choices_made().len();
    play_until(table, seed + length as u64, |table| table.choices_made().len() > length);
}

/// The events of the latest choice.
fn last_events(table: &Table<Yokohama>) -> Vec<Event> {
    table.choices_made().last().unwrap().journal.seen_by(Viewer::Public).copied().collect()
}

fn round(table: &Table<Yokohama>) -> u8 {
    table.state().round
}

#[test]
fn the_board_in_the_middle_of_a_game() {
    insta::assert_snapshot!(screen_in::<Yokohama>(4, 63, |table| {
        let Phase::Supplement { seat, .. } = table.state().phase else { return false };
        round(table) > 16
            && choices_of(Some(seat), table).iter().any(|choice| matches!(choice, Choice::Agent(_)))
    }));
}

/// No sentence of a story is malformed, neither in stories of single choices nor in the story of the whole game.
#[test]
fn every_sentence_of_a_story_is_complete() {
    let assert_complete = |line: &String| {
        let malformed = ["  ", " .", " ,", " ;", ",.", ";.", ":.", "{", "()"];
        assert!(line.ends_with('.') && !malformed.iter().any(|part| line.contains(part)), "{line}");
    };
    for seed in 0..12 {
        let mut table = Yokohama::table(seed);
        play_until(&mut table, seed, |_| false);
        let viewer = Viewer::Seat(seat(1));
        let view = table.state().view(viewer);
        let story = |events: Vec<Event>| {
            read::<Yokohama, _>(viewer, Ink::Plain, |reader| {
                BoardOf::<Yokohama>::story(&events, &view, reader)
            })
        };
        for made in table.choices_made() {
            story(made.journal.seen_by(viewer).copied().collect()).iter().for_each(assert_complete);
        }
        story(table.seen_by(viewer).copied().collect()).iter().for_each(assert_complete);
    }
}

/// The first event of each kind: its sentence for the public and for its player.
#[test]
fn every_event_has_a_sentence() {
    let mut sentences: Vec<String> = Vec::new();
    let mut kinds: BTreeSet<String> = BTreeSet::new();
    for seed in 0..40 {
        let mut table = Yokohama::table(seed);
        play_until(&mut table, seed, |_| false);
        for event in table.seen_by(Viewer::Public) {
            let kind: String =
                format!("{event:?}").chars().take_while(|letter| letter.is_alphanumeric()).collect();
            if !kinds.contains(&kind) {
                let sentence_for = |viewer: Viewer| {
                    let view = table.state().view(viewer);
                    read::<Yokohama, _>(viewer, Ink::Plain, |reader| {
                        BoardOf::<Yokohama>::sentence(event, &view, reader)
                    })
                };
                let theirs = sentence_for(Viewer::Public);
                assert!(theirs.ends_with('.'), "{event:?}: {theirs}");
                sentences.push(format!("{kind}: {theirs}"));
                if let Some(seat) = seat_of(event) {
                    let mine = sentence_for(Viewer::Seat(seat));
                    assert_ne!(mine, theirs);
                    sentences.push(format!("{kind}: {mine}"));
                }
                kinds.insert(kind);
            }
        }
    }
    assert_eq!(kinds.len(), 48, "{kinds:?}");
    sentences.sort();
    insta::assert_snapshot!(sentences.join("\n"));
}

/// Every reason of [`Illegal`], and the awaited decisions of its most general one.
fn every_refusal() -> Vec<Illegal> {
    let (one, area, board) = (seat(1), Area::PortA, ManagementBoard::Church);
    let (card, letter, coin, title) =
        (CardId(11), Letter::B, Payment::Good(Good::Tea), Title::SpinningMachine);
    let awaited = [
        Phase::Keep { waiting: SeatSet::only(one) },
        Phase::Supplement { seat: one, second: false },
        Phase::Supplement { seat: one, second: true },
        Phase::Place { seat: one, placed: AreaSet::EMPTY, doubled: None },
        Phase::Place { seat: one, placed: AreaSet::EMPTY, doubled: Some(area) },
        Phase::Move { seat: one, start: None },
        Phase::Move { seat: one, start: Some(area) },
        Phase::Route { seat: one, to: area },
        Phase::Walk { seat: one, start: area, steps: 1 },
        Phase::Recall { seat: one },
        Phase::Exchange { seat: one, left: 2, mined: false },
        Phase::Space { seat: one, board },
        Phase::Space { seat: one, board: ManagementBoard::Customs },
        Phase::Faith { seat: one, space: 2, missing: 1, paid: PaymentSet::EMPTY },
        Phase::Assistant { seat: one, board, space: 2 },
        Phase::Hire { seat: one, left: 2, reward: false },
        Phase::Hire { seat: one, left: 2, reward: true },
        Phase::Learn { seat: one, area },
        Phase::Unit { seat: one, area, slot: 1, missing: 1 },
        Phase::Order { seat: one, area, second: false },
        Phase::Order { seat: one, area, second: true },
        Phase::SecondOrder { seat: one, area, slot: 1 },
        Phase::Token { seat: one, area },
        Phase::Build { seat: one, area },
        Phase::Leave { seat: one, area },
        Phase::Gain { seat: one, left: 1 },
        Phase::MoveFrom { seat: one, left: 1 },
        Phase::MoveTo { seat: one, from: AssistantSource::Hand, left: 1 },
        Phase::Station { seat: one },
        Phase::Prize { seat: one },
    ];
    let others = [
        Illegal::GameOver,
        Illegal::NotYourTurn { awaited: SeatSet::only(seat(2)).with(seat(3)), keeping: true },
        Illegal::NotDealt { order: card },
        Illegal::NotInPlay { area: Area::LaboratoryB },
        Illegal::OnCanal { purpose: Purpose::Place },
        Illegal::OnCanal { purpose: Purpose::Stop },
        Illegal::OnCanal { purpose: Purpose::Agent },
        Illegal::NoAssistantInHand { purpose: Purpose::Place },
        Illegal::NoAssistantThere { area, purpose: Purpose::Step },
        Illegal::TooLittleYen { needs: 2, has: 1, purpose: Purpose::PlacementFee },
        Illegal::TooLittleYen { needs: 4, has: 1, purpose: Purpose::Agency },
        Illegal::TooFewGoods { good: Good::Silk, needs: 3, has: 1, purpose: Purpose::Complete },
        Illegal::TooFewImports { needs: 1, has: 0, purpose: Purpose::Customs },
        Illegal::NoTechnology { title },
        Illegal::AlreadyUsed { title },
        Illegal::WarehouseEmpty { piece: Piece::House, purpose: Purpose::Agency },
        Illegal::NoAgent,
        Illegal::AgentUsed,
        Illegal::OwnPresidentThere { area },
        Illegal::AlreadyAchieved { letter },
        Illegal::NotAchieved { letter, missing: 2 },
        Illegal::NotInHand { order: card },
        Illegal::PlacedThere { area },
        Illegal::NotAdjacent { from: area, to: Area::Bank, purpose: Purpose::Step },
        Illegal::BackToStart { area },
        Illegal::PresidentThere { area, purpose: Purpose::Stop },
        Illegal::NoWay { area },
        Illegal::OtherFees { area, fees: Fees::CANAL },
        Illegal::NoWayOn { area },
        Illegal::AlreadyWalking { steps: 1 },
        Illegal::SameArea { area, purpose: Purpose::Tram },
        Illegal::NoSuchSpace { board, space: 9 },
        Illegal::SpaceTaken { board, space: 3 },
        Illegal::TooLittleFaith { needs: 8, most: 6 },
        Illegal::TooManyImports { needs: 3, most: 1 },
        Illegal::NoAssistantToGive { board },
        Illegal::AlreadyPaid { payment: coin },
        Illegal::NotAccepted { payment: coin, purpose: Purpose::Learn },
        Illegal::OtherArea { area, board },
        Illegal::SlotEmpty { slot: 6, purpose: Purpose::Order },
        Illegal::TitleOwned { title },
        Illegal::TooExpensive { needs: 3, most: 1 },
        Illegal::LevelTooHigh { level: 3, most: 1 },
        Illegal::HandFull { limit: 3 },
        Illegal::SecondOrderTooExpensive { yen: 2 },
        Illegal::NoPieceInHand { piece: Piece::Shop },
        Illegal::OwnShopThere { area },
        Illegal::ShopThere { space: 2 },
        Illegal::HouseThere { area },
        Illegal::NoPrize { prize: 2 },
    ];
    awaited.into_iter().map(|awaited| Illegal::NotNow { awaited }).chain(others).collect()
}

#[test]
fn every_refusal_has_a_sentence() {
    insta::assert_snapshot!(refusals::<Yokohama>(every_refusal()));
}

/// Returns everything that `viewer` reads after `seat` made this choice.
fn text_after(table: &Table<Yokohama>, seat: Seat, choice: Choice, viewer: Viewer) -> String {
    let mut table = table.clone();
    let events: Vec<Event> = table.choose(seat, choice).unwrap().seen_by(viewer).copied().collect();
    let view = table.state().view(viewer);
    read::<Yokohama, _>(viewer, Ink::Ansi, |reader| {
        [
            BoardOf::<Yokohama>::text(&view, reader),
            BoardOf::<Yokohama>::decision(&view, reader),
            BoardOf::<Yokohama>::story(&events, &view, reader).join("\n"),
        ]
        .join("\n")
    })
}

/// The texts of other players do not depend on which order was chosen, and only its owner sees a hand.
#[test]
fn secrets_are_not_in_the_texts_of_other_players() {
    let mut compared = 0;
    for seed in 0..30 {
        let mut table = table::<Yokohama>(2 + (seed % 3) as usize, seed);
        let seats = table.setup().seats;
        while let Phase::Keep { waiting } = table.state().phase {
            let seat = waiting.first().unwrap();
            let choices = choices_of(Some(seat), &table);
            for viewer in Viewer::all(seats).filter(|viewer| !viewer.is(seat)) {
                let mut texts: Vec<String> =
                    choices.iter().map(|&choice| text_after(&table, seat, choice, viewer)).collect();
                compared += texts.len();
                texts.dedup();
                assert!(texts.len() < 2, "{}", texts.join("\n\n"));
            }
            table.choose(seat, choices[0]).unwrap();
        }
        play_until(&mut table, seed, |table| round(table) > 5);
        let orders = |viewer: Viewer| {
            let view = table.state().view(viewer);
            view.players.into_iter().filter(|player| player.orders.is_some()).count()
        };
        assert_eq!(orders(Viewer::Public), 0);
        assert_eq!(orders(Viewer::Seat(seat(1))), 1);
    }
    assert!(compared > 300, "{compared}");
}

/// What a seat gained by a choice: points, yen, goods and imports.
fn gained(seat: Seat, events: &[Event]) -> Reward {
    let mut all = Reward::NONE;
    for event in events.iter().filter(|event| seat_of(event) == Some(seat)) {
        match *event {
            Event::PointsGained { points, .. } => all.points += points,
            Event::YenGained { yen, .. } => all.yen += yen,
            Event::GoodsGained { good, count, .. } => all.goods[good] += count,
            Event::CopperAdded { count, .. } => all.goods[Good::Copper] += count,
            Event::ImportsGained { count, .. } => all.imports += count,
            // The next turn is not part of the choice.
            Event::TurnBegan { .. } => break,
            _ => {}
        }
    }
    all
}

/// The part of a reward that is gained immediately.
fn at_once(reward: Reward) -> Reward {
    Reward { any_good: 0, warehouse: 0, moves: 0, free_agent: false, ..reward }
}

/// The reward in the description of a choice is the one that the events report.
#[test]
fn previewed_rewards_equal_gained_rewards() {
    let mut compared = 0;
    for seed in 0..12 {
        let mut table = Yokohama::table(seed);
        while let Some(seat) = table.state().next() {
            let view = table.state().view(Viewer::Seat(seat));
            play_one(&mut table, seed);
            let choice = table.choices_made().last().unwrap().choice;
            let tile = |area| view.area(area).and_then(|area| area.tile.as_ref()).unwrap();
            let previewed = match (view.phase, choice) {
                (_, Choice::Complete(order)) => {
                    view.order_reward(seat, &view.components.orders[order.index()])
                }
                (Phase::Token { area, .. }, Choice::Token) => {
                    view.token_reward(seat, view.area(area).unwrap().token.unwrap().reward)
                }
                (Phase::Build { area, .. }, Choice::Shop(space)) => {
                    let reward = tile(area).shops[usize::from(space) - 1].reward;
                    view.building_reward(seat, Piece::Shop, reward)
                }
                (Phase::Build { area, .. }, Choice::House) => {
                    view.building_reward(seat, Piece::House, tile(area).house.reward)
                }
                _ => continue,
            };
            assert_eq!(at_once(previewed), gained(seat, &last_events(&table)), "{choice}");
            compared += 1;
        }
    }
    assert!(compared > 100, "{compared}");
}
