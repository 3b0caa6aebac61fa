//! The notation of choices: `place tea-1`, `go bank`, `via 2 canal`, `complete O12`, `pay yen`.

use super::{AssistantSource, Choice, PRIZES_ON_TABLE, Payment, Ware};
use crate::components::{Area, Good, Letter, MOST_SPACES, ORDERS, Piece, SHOP_SPACES, SLOTS};
use crate::fees::Fees;
use portolan_core::CardId;
use portolan_core::choice::parse_number;
use std::fmt;

const EXAMPLES: &str = "keep O12, agent copper-1, achieve a, complete O12, spin, study, place tea-1, go bank, stop, \
    tram bank, ride, recall, take bank, take all, buy import, sell tea, space 3, pay yen, from hand, from church, \
    hire shop, learn 3, order 2, gain silk, token, shop 1, house, leave, station bank, prize 2, done, via 2 canal";

portolan_core::notation!(Choice, parse, EXAMPLES);

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Keep(order) => write!(f, "keep O{:02}", order.0 + 1),
            Choice::Agent(area) => write!(f, "agent {}", area.name()),
            Choice::Achieve(letter) => write!(f, "achieve {}", letter.name()),
            Choice::Complete(order) => write!(f, "complete O{:02}", order.0 + 1),
            Choice::Spin => f.write_str("spin"),
            Choice::Study => f.write_str("study"),
            Choice::Place(area) => write!(f, "place {}", area.name()),
            Choice::Go(area) => write!(f, "go {}", area.name()),
            Choice::Stop => f.write_str("stop"),
            Choice::Tram(area) => write!(f, "tram {}", area.name()),
            Choice::Ride => f.write_str("ride"),
            Choice::Recall => f.write_str("recall"),
            Choice::Take(area) => write!(f, "take {}", area.name()),
            Choice::TakeAll => f.write_str("take all"),
            Choice::Buy(ware) => write!(f, "buy {ware}"),
            Choice::Sell(good) => write!(f, "sell {}", good.name()),
            Choice::Space(space) => write!(f, "space {space}"),
            Choice::Pay(payment) => write!(f, "pay {payment}"),
            Choice::From(source) => write!(f, "from {source}"),
            Choice::Hire(piece) => write!(f, "hire {}", piece.name()),
            Choice::Learn(slot) => write!(f, "learn {slot}"),
            Choice::Order(slot) => write!(f, "order {slot}"),
            Choice::Gain(good) => write!(f, "gain {}", good.name()),
            Choice::Token => f.write_str("token"),
            Choice::Shop(space) => write!(f, "shop {space}"),
            Choice::House => f.write_str("house"),
            Choice::Leave => f.write_str("leave"),
            Choice::Station(area) => write!(f, "station {}", area.name()),
            Choice::Prize(prize) => write!(f, "prize {prize}"),
            Choice::Done => f.write_str("done"),
            Choice::Via(fees) => write!(f, "via {fees}"),
        }
    }
}

fn parse(text: &str) -> Option<Choice> {
    let (verb, what) = text.split_once(' ').unwrap_or((text, ""));
    Some(match (verb, what) {
        ("keep", order) => Choice::Keep(parse_order(order)?),
        ("agent", area) => Choice::Agent(Area::from_name(area)?),
        ("achieve", letter) => Choice::Achieve(Letter::from_name(letter)?),
        ("complete", order) => Choice::Complete(parse_order(order)?),
        ("spin", "") => Choice::Spin,
        ("study", "") => Choice::Study,
        ("place", area) => Choice::Place(Area::from_name(area)?),
        ("go", area) => Choice::Go(Area::from_name(area)?),
        ("stop", "") => Choice::Stop,
        ("tram", area) => Choice::Tram(Area::from_name(area)?),
        ("ride", "") => Choice::Ride,
        ("recall", "") => Choice::Recall,
        ("take", "all") => Choice::TakeAll,
        ("take", area) => Choice::Take(Area::from_name(area)?),
        ("buy", "import") => Choice::Buy(Ware::Import),
        ("buy", good) => Choice::Buy(Ware::Good(Good::from_name(good)?)),
        ("sell", good) => Choice::Sell(Good::from_name(good)?),
        ("space", space) => Choice::Space(parse_index(space, MOST_SPACES)?),
        ("pay", "yen") => Choice::Pay(Payment::Yen),
        ("pay", "import") => Choice::Pay(Payment::Import),
        ("pay", good) => Choice::Pay(Payment::Good(Good::from_name(good)?)),
        ("from", "hand") => Choice::From(AssistantSource::Hand),
        ("from", area) => Choice::From(AssistantSource::Area(Area::from_name(area)?)),
        ("hire", piece) => Choice::Hire(Piece::from_name(piece)?),
        ("learn", slot) => Choice::Learn(parse_index(slot, SLOTS)?),
        ("order", slot) => Choice::Order(parse_index(slot, SLOTS)?),
        ("gain", good) => Choice::Gain(Good::from_name(good)?),
        ("token", "") => Choice::Token,
        ("shop", space) => Choice::Shop(parse_index(space, SHOP_SPACES)?),
        ("house", "") => Choice::House,
        ("leave", "") => Choice::Leave,
        ("station", area) => Choice::Station(Area::from_name(area)?),
        ("prize", prize) => Choice::Prize(parse_index(prize, PRIZES_ON_TABLE)?),
        ("done", "") => Choice::Done,
        ("via", fees) => Choice::Via(Fees::parse(fees)?),
        _ => return None,
    })
}

fn parse_order(text: &str) -> Option<CardId> {
    parse_index(text.strip_prefix('O')?, ORDERS).map(|number| CardId(number - 1))
}

fn parse_index(text: &str, most: usize) -> Option<u8> {
    parse_number(text, most).map(|index| index as u8)
}
