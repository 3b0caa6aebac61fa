//! The facts alone, in a fixed order: what a record keeps of a components file.

use super::{ByJunk, Colour, Components, Good, Junk, Price, RoundEvent, Task};
use std::fmt::Write as _;

/// All facts as a text that can be read again.
pub(super) fn facts(of: &Components) -> String {
    let n = &of.numbers;
    let [load, money, goods] = of.merchants.map(Junk::name);
    let mut text = format!("[junks]\nring = {}\n\n", list(of.ring.map(Junk::name)));
    let _ = writeln!(text, "[merchants]\nload = \"{load}\"\ngoods = \"{goods}\"\nmoney = \"{money}\"\n");
    let _ = writeln!(text, "[players]\nstrips = {}\nsupport = {}\n", of.strips_per_player, of.support_cards);
    let [three, four] = of.dealt_per_good;
    let _ = writeln!(
        text,
        "[goods]\neach = {}\ndealt = {{ three = {three}, four = {four} }}\nhand = {}\n",
        of.cards_per_good, of.hand_size
    );
    let _ = writeln!(
        text,
        "[numbers]\nload = {}\nminimum = {}\nlast_round = {}\njunk = {}\nall_junks = {}\neight = {}\ntwelve = {}\nfirst_crates = {}\nsecond_crates = {}\n",
        n.load,
        n.minimum,
        n.last_round,
        n.junk,
        n.all_junks,
        n.eight,
        n.twelve,
        n.first_crates,
        n.second_crates
    );
    for (name, start) in ["three", "four"].into_iter().zip(&of.starting_cargo) {
        write_start(&mut text, name, start);
    }
    let [lower, upper] = of.tracks.map(|track| list(track.map(task)));
    let events = list(of.round_events.map(round_event));
    let _ = writeln!(text, "[apprentices]\nlower = {lower}\nupper = {upper}\nevents = {events}");
    for tile in &of.tiles {
        text += "\n[[tile]]\n";
        for good in Good::ALL {
            let _ = writeln!(text, "{} = {}", good.name(), price(tile[good]));
        }
    }
    for (kind, copies) in &of.copies {
        let _ = write!(text, "\n[[special]]\nkinds = [\"{kind}\"]\ncopies = {copies}\n");
    }
    text
}

fn write_start(text: &mut String, name: &str, start: &ByJunk<Vec<Colour>>) {
    let _ = writeln!(text, "[start.{name}]");
    for junk in Junk::ALL {
        let _ = writeln!(text, "{} = {}", junk.name(), list(start[junk].iter().map(|colour| colour.name())));
    }
    text.push('\n');
}

fn list<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    let words: Vec<String> = words.into_iter().map(|word| format!("\"{word}\"")).collect();
    format!("[{}]", words.join(", "))
}

fn task(task: Task) -> &'static str {
    match task {
        Task::Load(1) => "load-1",
        Task::Load(_) => "load-2",
        Task::Money => "money",
        Task::Goods => "goods",
    }
}

fn round_event(round_event: Option<RoundEvent>) -> &'static str {
    match round_event {
        None => "-",
        Some(RoundEvent::Specials) => "S",
        Some(RoundEvent::Yuan) => "Y",
    }
}

fn price(price: Price) -> String {
    match price {
        Price::Yuan(yuan) => yuan.to_string(),
        Price::Special => "\"S\"".into(),
    }
}
