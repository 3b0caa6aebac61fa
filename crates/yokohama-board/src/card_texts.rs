//! Tests that card texts and messages match the rules in every language, where a sentence is ambiguous or depends on an
//! option or on the technologies of a player.

use super::choices::{decision, describe};
use super::names::effect;
use super::phrases;
use portolan_board::{Ink, Players, Reader};
use portolan_core::{CardId, Game, Journal, Seat, SeatCount, Seed, Setup, Viewer};
use portolan_i18n::{Locale, YokohamaKey};
use portolan_yokohama::{
    Area, Choice, DirectTravel, Event, Good, Options, Phase, TechnologyView, Title, View, Ware, Yokohama,
};

/// Renders a text for the first seat in English, Italian, Polish and German.
fn in_every_language(render: impl Fn(&Reader<'_>) -> String) -> [String; 4] {
    let players = Players::new(["Anna", "Bruno", "Cloe"]);
    ["en", "it", "pl", "de"].map(|tag| {
        let locale = Locale::new(tag).unwrap();
        render(&Reader { locale: &locale, players: &players, viewer: Viewer::Seat(first()), ink: Ink::Plain })
    })
}

fn first() -> Seat {
    Seat::from_number(1).unwrap()
}

fn new_game(direct: DirectTravel) -> Yokohama {
    let setup = Setup::standard(SeatCount::new(3).unwrap(), Seed::from_number(1));
    let options = Options { direct, ..Options::default() };
    Yokohama::new(&Setup { options, ..setup }, &mut Journal::new()).unwrap()
}

/// Returns the view of the first seat, which has these technologies and must choose.
fn view(titles: &[Title], direct: DirectTravel, phase: Phase) -> View {
    let mut view = new_game(direct).view(Viewer::Seat(first()));
    view.phase = phase;
    view.to_act = phase.to_act();
    view.turn.seat = first();
    for title in titles {
        let index = view.components.technologies.iter().position(|card| card.title == *title).unwrap();
        let (id, card) = (CardId(index as u8), view.components.technologies[index]);
        view.players[first().index()].technologies.push(TechnologyView { id, card });
    }
    view
}

#[track_caller]
fn assert_says(texts: &[String; 4], wanted: [&str; 4]) {
    for (text, wanted) in texts.iter().zip(wanted) {
        assert!(text.contains(wanted), "“{text}” does not say “{wanted}”");
    }
}

#[track_caller]
fn assert_does_not_say(texts: &[String; 4], unwanted: [&str; 4]) {
    for (text, unwanted) in texts.iter().zip(unwanted) {
        assert!(!text.contains(unwanted), "“{text}” says “{unwanted}”");
    }
}

const AN_ASSISTANT_OF_YOURS: [&str; 4] = [
    "with an assistant of yours",
    "con un tuo assistente",
    "z twoim asystentem",
    "mit einem Assistenten von dir",
];
const NO_OTHER_PRESIDENT: [&str; 4] =
    ["without another president", "senza altri presidenti", "bez innego prezesa", "ohne anderen Präsidenten"];

/// R12, R66.
#[test]
fn the_tram_text_names_its_conditions() {
    let tram = |direct| {
        let view = view(&[], direct, Phase::Over);
        in_every_language(|reader| effect(Title::Tram, &view, reader))
    };
    assert_says(&tram(DirectTravel::Assistant), AN_ASSISTANT_OF_YOURS);
    assert_does_not_say(&tram(DirectTravel::Anywhere), AN_ASSISTANT_OF_YOURS);
    for direct in [DirectTravel::Assistant, DirectTravel::Anywhere] {
        assert_says(&tram(direct), NO_OTHER_PRESIDENT);
    }
}

/// R12.
#[test]
fn the_station_text_names_the_assistant_unless_the_option_waives_it() {
    let station = |direct| {
        let view = view(&[], direct, Phase::Over);
        in_every_language(|reader| effect(Title::Station, &view, reader))
    };
    let needed =
        ["if an assistant of yours", "se lì c’è un tuo", "jeśli stoi tam twój", "wenn dort ein Assistent"];
    assert_says(&station(DirectTravel::Assistant), needed);
    assert_does_not_say(&station(DirectTravel::Anywhere), needed);
}

/// R12, R66: the option waives the assistant, but not the condition about other presidents.
#[test]
fn the_option_text_waives_only_the_assistant() {
    let value = in_every_language(|reader| {
        reader.locale.format(YokohamaKey::OptionValue, [("value", "anywhere".into())])
    });
    assert_says(&value, ["to any area", "a qualsiasi area", "na dowolny obszar", "in jedes Gebiet"]);
}

/// §9.12: silk is paid, not bought.
#[test]
fn the_spinning_machine_text_says_that_silk_is_paid() {
    let view = view(&[Title::SpinningMachine], DirectTravel::Assistant, supplement());
    let card = in_every_language(|reader| effect(Title::SpinningMachine, &view, reader));
    assert_says(&card, ["give up 1 silk", "cedi 1 seta", "oddajesz 1 jedwab", "1 Seide abgeben"]);
    let choice = in_every_language(|reader| describe(Choice::Spin, &view, reader));
    assert_says(&choice, ["get 2 yen", "ricevi 2 yen", "dostajesz 2 jeny", "2 Yen bekommen"]);
    assert_says(&choice, ["give up", "cedi", "oddajesz", "abgeben"]);
}

/// The first decision of a turn.
fn supplement() -> Phase {
    Phase::Supplement { seat: first(), second: false }
}

/// §9.8, R36, R73.
#[test]
fn mining_technology_names_its_sources() {
    let view = view(&[], DirectTravel::Assistant, Phase::Over);
    let card = in_every_language(|reader| effect(Title::MiningTechnology, &view, reader));
    assert_says(&card, ["Chinatown", "Quartiere cinese", "Chinatown", "Chinatown"]);
    assert_says(&card, ["a purchase", "acquisto", "przy zakupie", "bei einem Kauf"]);
    assert_says(&card, ["5-power token", "segnalino da 5 potere", "żetonu mocy 5", "5-Stärke-Plättchen"]);
}

/// R36: every exchange gives two copper; in revision 1 only the first one of a visit does.
#[test]
fn a_purchase_of_copper_shows_what_mining_adds() {
    let bought = |mined| {
        let phase = Phase::Exchange { seat: first(), left: 3, mined };
        let view = view(&[Title::MiningTechnology], DirectTravel::Assistant, phase);
        in_every_language(|reader| describe(Choice::Buy(Ware::Good(Good::Copper)), &view, reader))
    };
    assert_says(&bought(false), ["2 copper for 2 yen", "2 rame per 2 yen", "2", "2 Kupfer für 2 Yen"]);
    assert_says(&bought(true), ["1 copper for 2 yen", "1 rame per 2 yen", "1", "1 Kupfer für 2 Yen"]);
}

/// The gains of several exchanges are merged into one sentence.
#[test]
fn copper_of_several_exchanges_is_added_up() {
    let seat = first();
    let one = [
        Event::Bought { seat, ware: Ware::Good(Good::Copper), yen: 2 },
        Event::CopperAdded { seat, count: 1 },
    ];
    let run: Vec<Event> = one.iter().cycle().take(10).copied().collect();
    let [english, ..] = in_every_language(|reader| phrases::traded(seat, &run, "", reader));
    assert_eq!(english, "You buy 5 copper for 10 yen: 5 copper thanks to Mining Technology.");
}

/// The condition on a destination, in every language.
const WITHOUT_OTHERS: [&str; 4] =
    ["without another president", "senza altri presidenti", "bez innego prezesa", "ohne fremden Präsidenten"];

/// §5.1, §9.11: with the Postal System, a president can be placed where other presidents stand.
#[test]
fn with_the_postal_system_placing_the_president_allows_occupied_areas() {
    let asked = |titles: &[Title]| {
        let view = view(titles, DirectTravel::Assistant, arriving());
        in_every_language(|reader| decision(&view, reader))
    };
    assert_says(&asked(&[]), WITHOUT_OTHERS);
    let postal = asked(&[Title::PostalSystem]);
    assert_does_not_say(&postal, WITHOUT_OTHERS);
    assert_says(&postal, ["you pay 1 yen", "paghi 1 yen", "płacisz po 1 jenie", "zahlst du jedem"]);
    let both = asked(&[Title::PostalSystem, Title::Stagecoach]);
    assert_says(&both, ["without fees", "senza pedaggi", "bez opłat", "ohne Gebühren"]);
    // The Stagecoach alone does not allow occupied areas.
    assert_eq!(asked(&[Title::Stagecoach]), asked(&[]));
}

/// The same for a president that walks.
#[test]
fn with_the_postal_system_walking_allows_occupied_areas() {
    let asked = |titles: &[Title]| {
        let phase = Phase::Move { seat: first(), start: Some(Area::Bank) };
        let view = view(titles, DirectTravel::Assistant, phase);
        in_every_language(|reader| decision(&view, reader))
    };
    assert_says(&asked(&[]), WITHOUT_OTHERS);
    assert_does_not_say(&asked(&[Title::PostalSystem]), WITHOUT_OTHERS);
    assert_says(
        &asked(&[Title::PostalSystem]),
        ["other presidents are", "ci sono altri presidenti", "stoją inni prezesi", "auch neben andere"],
    );
}

/// Plays until the first seat must place its president from the hand. Returns the phase.
fn arriving() -> Phase {
    let mut state = new_game(DirectTravel::Assistant);
    let mut log = Journal::new();
    for seat in state.seats.seats() {
        let order = state.players[seat].dealt.first().unwrap();
        state.apply(seat, Choice::Keep(order), &mut log).unwrap();
    }
    while state.turn.seat != first() || matches!(state.phase, Phase::Supplement { .. }) {
        let seat = state.turn.seat;
        let choice = if matches!(state.phase, Phase::Move { .. }) { Choice::Recall } else { Choice::Done };
        state.apply(seat, choice, &mut log).unwrap();
    }
    state.apply(first(), Choice::Place(Area::Bank), &mut log).unwrap();
    state.apply(first(), Choice::Done, &mut log).unwrap();
    assert!(matches!(state.phase, Phase::Move { start: None, .. }), "{:?}", state.phase);
    state.phase
}
