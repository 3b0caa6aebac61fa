//! A run of events in few sentences: all placements, a whole walk, an action with its gains, a main event with its
//! payments and consequences. An event is left out only if another sentence of the run reports it.

use super::choices::one_fee;
use super::names::{area_name, area_names, assistant_count, names_or_you, piece_count, yen_text};
use super::phrases::{gain, gained, hired, moved, paid, recalled, then, traded, walked};
use super::sentences::{Consequences, main_event, seat_of, sentence};
use super::themes::{Theme, is_on_the_way, payment_count, power_of_next_action, theme_and_length};
use portolan_board::Reader;
use portolan_board::sentence::{player_sentence, text_arg, yes_no};
use portolan_board::table::list;
use portolan_core::{Seat, SeatSet};
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::{Area, Event, Piece, View};

/// The sentences for a run of events.
pub(crate) fn story(events: &[Event], view: &View, reader: &Reader<'_>) -> Vec<String> {
    let mut sentences = Vec::new();
    let mut rest = events;
    while let Some(first) = rest.first() {
        let (theme, length) = theme_and_length(first, rest);
        let (run, later) = rest.split_at(length);
        sentences.extend(summarise(theme, run, later, view, reader));
        rest = later;
    }
    sentences
}

fn summarise(theme: Theme, run: &[Event], later: &[Event], view: &View, reader: &Reader<'_>) -> Vec<String> {
    let each = || run.iter().map(|event| sentence(event, view, reader)).collect();
    let Some(seat) = seat_of(&run[0]) else { return each() };
    match theme {
        Theme::Placing => vec![placed(seat, run, reader)],
        Theme::Walking => walk(run, view, reader),
        Theme::Recalling => vec![returned_to_hand(seat, run, reader)],
        Theme::Trading => vec![traded(seat, run, &after(run, reader), reader)],
        Theme::Gaining => vec![gained(seat, run, reader)],
        Theme::Hiring => vec![hired_all(seat, run, reader)],
        Theme::Moving => vec![moved(seat, run, after(run, reader), reader)],
        Theme::Paying | Theme::MainEvent => vec![with_consequences(seat, run, view, reader)],
        Theme::Dealing | Theme::Keeping => own_and_others(theme, run, view, reader),
        Theme::Turn => turn(seat, run, later, view, reader),
        Theme::Other => each(),
    }
}

/// “Anna places assistants at the bank, 2 at port A and …”.
fn placed(seat: Seat, run: &[Event], reader: &Reader<'_>) -> String {
    let at: Vec<Area> = run
        .iter()
        .filter_map(|event| match *event {
            Event::AssistantPlaced { area, .. } => Some(area),
            _ => None,
        })
        .collect();
    let args = [
        text_arg("assistants", assistant_count(at.len() as u8, reader)),
        text_arg("areas", area_names(without_repeats(at), reader)),
        text_arg("fees", fees(run, reader)),
    ];
    player_sentence(Key::AssistantsPlaced, seat, args, reader)
}

/// Removes repeated areas; the first of each stays.
fn without_repeats(areas: Vec<Area>) -> Vec<Area> {
    let mut unique = Vec::new();
    for area in areas {
        if !unique.contains(&area) {
            unique.push(area);
        }
    }
    unique
}

/// “ (1 yen to Bruno, 1 yen for the canal)”; empty without payments.
fn fees(run: &[Event], reader: &Reader<'_>) -> String {
    let mut owed: Vec<(Option<Seat>, u16)> = Vec::new();
    for event in run {
        let (to, yen) = match *event {
            Event::FeePaid { to, yen, .. } => (Some(to), yen),
            Event::CanalPaid { yen, .. } => (None, yen),
            _ => continue,
        };
        match owed.iter_mut().find(|(other, _)| *other == to) {
            Some((_, sum)) => *sum += u16::from(yen),
            None => owed.push((to, yen.into())),
        }
    }
    if owed.is_empty() {
        return String::new();
    }
    let each: Vec<String> = owed.into_iter().map(|(to, sum)| one_fee(to, sum, reader)).collect();
    reader.locale.format(Key::Fees, [text_arg("fees", list(&each, reader))])
}

/// The route of a president, the fees on it, and its action at the end.
fn walk(run: &[Event], view: &View, reader: &Reader<'_>) -> Vec<String> {
    let (way, after) = run.split_at(run.iter().take_while(|event| is_on_the_way(event)).count());
    let steps: Vec<&Event> = way.iter().filter(|event| !is_fee(event)).collect();
    let Some((last, before)) = steps.split_last() else {
        return way.iter().map(|event| sentence(event, view, reader)).collect();
    };
    let over = before.iter().filter_map(|event| match **event {
        Event::PresidentMoved { to, .. } => Some(area_name(to, reader) + " – "),
        _ => None,
    });
    let act = power_of_next_action(after).map(|power| {
        let then = consequences(&after[1..], reader).text;
        reader.locale.format(Key::AndActs, [("power", power.into()), text_arg("then", then)])
    });
    vec![walked(last, over.collect(), fees(way, reader), act.unwrap_or_default(), reader)]
}

const fn is_fee(event: &Event) -> bool {
    matches!(event, Event::FeePaid { .. } | Event::CanalPaid { .. })
}

/// The president and the assistants that return to the hand with it.
fn returned_to_hand(seat: Seat, run: &[Event], reader: &Reader<'_>) -> String {
    let taken = run.iter().filter_map(|event| match *event {
        Event::AssistantsTaken { area, count, .. } => Some((area, count)),
        _ => None,
    });
    let count: u8 = taken.clone().map(|(_, count)| count).sum();
    let from = without_repeats(taken.map(|(area, _)| area).collect());
    let args = [
        text_arg("assistants", assistant_count(count, reader)),
        ("count", count.into()),
        text_arg("areas", area_names(from, reader)),
    ];
    let president = run.iter().find_map(|event| match *event {
        Event::PresidentRecalled { from, .. } => Some(from),
        _ => None,
    });
    match (president, count) {
        (Some(from), 0) => recalled(seat, from, String::new(), reader),
        (Some(from), _) => recalled(seat, from, reader.locale.format(Key::WithAssistants, args), reader),
        (None, _) => player_sentence(Key::AssistantsTaken, seat, args, reader),
    }
}

/// All pieces that were taken from the warehouse in one action.
fn hired_all(seat: Seat, run: &[Event], reader: &Reader<'_>) -> String {
    let all = run.iter().filter_map(|event| match *event {
        Event::PieceHired { piece, yen, .. } => Some((piece, yen)),
        _ => None,
    });
    let price: u16 = all.clone().map(|(_, yen)| u16::from(yen)).sum();
    let count = |of: Piece| all.clone().filter(|&(piece, _)| piece == of).count() as u16;
    let named = Piece::ALL.into_iter().filter(|&of| count(of) > 0);
    let named: Vec<String> = named.map(|of| piece_count(of, count(of), reader)).collect();
    hired(seat, list(&named, reader), price, after(run, reader), reader)
}

/// A main event with its payments and consequences.
fn with_consequences(seat: Seat, run: &[Event], view: &View, reader: &Reader<'_>) -> String {
    let (before, after) = run.split_at(payment_count(run));
    let Some((head, after)) = after.split_first() else { return paid(seat, before, reader) };
    main_event(head, before, &consequences(after, reader), view, reader)
}

/// “ with power 3: 2 points and 1 yen; Bruno gets 1 yen for the trading house there; 2 assistants come back”.
fn consequences(after: &[Event], reader: &Reader<'_>) -> Consequences {
    let mut text = String::new();
    if let [Event::ActionBegan { power, by_agent: true, .. }, ..] = *after {
        text += &reader.locale.format(Key::WithPower, [("power", power.into())]);
    }
    let gained: Vec<Event> = after.iter().filter(|event| gain(event, reader).is_some()).copied().collect();
    if !gained.is_empty() {
        text += &then(&gained, reader);
    }
    Consequences { text: text + &self::after(after, reader), has_gains: !gained.is_empty() }
}

/// “; Bruno gets 1 yen for the trading house there; 2 assistants come back”.
fn after(run: &[Event], reader: &Reader<'_>) -> String {
    let texts = run.iter().map(|event| match *event {
        Event::HousePaid { seat, yen: sum, .. } => {
            player_sentence(Key::ThenHouse, seat, [text_arg("yen", yen_text(sum.into(), reader))], reader)
        }
        Event::AssistantsRecovered { count, stays, .. } => {
            let stays = yes_no(stays);
            let named = text_arg("assistants", assistant_count(count, reader));
            reader.locale.format(Key::ThenBack, [("count", count.into()), named, ("stays", stays.into())])
        }
        _ => String::new(),
    });
    texts.collect()
}

/// An event of every player: the reader's own sentence, then one for all others.
fn own_and_others(theme: Theme, run: &[Event], view: &View, reader: &Reader<'_>) -> Vec<String> {
    let known = |event: &&Event| {
        matches!(event, Event::OrdersDealt { orders: Some(_), .. } | Event::OrderKept { order: Some(_), .. })
    };
    let mut sentences: Vec<String> =
        run.iter().filter(known).map(|event| sentence(event, view, reader)).collect();
    let others: SeatSet = run.iter().filter(|event| !known(event)).filter_map(seat_of).collect();
    if !others.is_empty() {
        let key = if theme == Theme::Dealing { Key::OthersDealt } else { Key::OthersKept };
        let args = [text_arg("who", names_or_you(others, reader)), ("count", others.len().into())];
        sentences.push(reader.locale.format(key, args));
    }
    sentences
}

/// The start of a turn, with the income of the Stock Market. Omitted if the next sentence names the same player.
fn turn(seat: Seat, run: &[Event], later: &[Event], view: &View, reader: &Reader<'_>) -> Vec<String> {
    match *run {
        [_, Event::YenGained { yen: sum, .. }] => {
            vec![player_sentence(
                Key::StockMarket,
                seat,
                [text_arg("yen", yen_text(sum.into(), reader))],
                reader,
            )]
        }
        _ if later.first().and_then(seat_of) == Some(seat) => Vec::new(),
        _ => run.iter().map(|event| sentence(event, view, reader)).collect(),
    }
}
