//! What a player may do, and how it is written: `place tea-1`, `go bank`, `via 2 canal`, `complete O12`, `pay yen`.

use crate::components::{Area, Good, Letter, MOST_SPACES, ORDERS, Piece, SHOP_SPACES, SLOTS};
use crate::fees::Fees;
use portolan_core::CardId;
use portolan_core::choice::parse_number;
use serde::{Serialize, Serializer};
use std::fmt;

/// Prizes that lie on the table (§12.1).
pub const PRIZES_ON_TABLE: usize = 4;

/// What can be bought in Chinatown (§7.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ware {
    /// A good.
    Good(Good),
    /// An import.
    Import,
}

/// What can be paid with in the church (§7.4), a laboratory (§7.7) or a port (§7.8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Payment {
    /// A good.
    Good(Good),
    /// An import.
    Import,
    /// Two yen.
    Yen,
}

/// Where an assistant comes from (§7.4, §7.5, §10.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AssistantSource {
    /// The hand.
    Hand,
    /// An area.
    Area(Area),
}

/// One click.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Keep this one of the two orders that were dealt (§2.8).
    Keep(CardId),
    /// Send a foreign agent to this area (§8.1).
    Agent(Area),
    /// Put an assistant on this achievement (§8.2).
    Achieve(Letter),
    /// Complete an order of the hand (§8.3).
    Complete(CardId),
    /// A silk for two yen, with the Spinning Machine (§9.12).
    Spin,
    /// A yen for an assistant of the warehouse, with the University (§9.19).
    Study,
    /// Put an assistant on this area (§4, §10.4).
    Place(Area),
    /// Move the president to this area (§5.2, §5.3); in revision 1, one step.
    Go(Area),
    /// End the movement here; in revision 1 only.
    Stop,
    /// Move the president straight to this area, with the Tram (§9.18).
    Tram(Area),
    /// Move the president straight to the station (§9.14).
    Ride,
    /// Take the president back into the hand (§5.7).
    Recall,
    /// Take an assistant of this area back into the hand (§5.7).
    Take(Area),
    /// Take all assistants of all areas back into the hand (§5.7).
    TakeAll,
    /// Buy in Chinatown (§7.3).
    Buy(Ware),
    /// Sell in Chinatown (§7.3).
    Sell(Good),
    /// Choose this space of the church or the customs, counted from 1 (§7.4, §7.5).
    Space(u8),
    /// Pay with this (§7.4, §7.7, §7.8).
    Pay(Payment),
    /// Take the assistant from here (§7.4, §7.5, §10.4).
    From(AssistantSource),
    /// Take a piece from the warehouse (§7.6, §10.3).
    Hire(Piece),
    /// Take the technology in this space, counted from 1 (§7.7).
    Learn(u8),
    /// Take the order in this space, counted from 1 (§7.8).
    Order(u8),
    /// Take this as a good of one's choice (§10.2).
    Gain(Good),
    /// Take the 5-power token (§6.3).
    Token,
    /// Build a shop in this space of the tile, counted from 1 (§6.4).
    Shop(u8),
    /// Build a trading house (§6.5).
    House,
    /// Leave an assistant on the area, with the Telephone (§9.17).
    Leave,
    /// Put the station here (§9.14).
    Station(Area),
    /// Take this one of the prizes, counted from 1 (§12.1).
    Prize(u8),
    /// No more of this, or none at all.
    Done,
    /// Walk to the chosen area by the way on which these are paid (§5.4, R6).
    Via(Fees),
}

const EXAMPLES: &str = "keep O12, agent copper-1, achieve a, complete O12, spin, study, place tea-1, go bank, stop, \
    tram bank, ride, recall, take bank, take all, buy import, sell tea, space 3, pay yen, from hand, from church, \
    hire shop, learn 3, order 2, gain silk, token, shop 1, house, leave, station bank, prize 2, done, via 2 canal";

const AREAS: usize = Area::ALL.len();
const AGENT: usize = ORDERS;
const ACHIEVE: usize = AGENT + AREAS;
const COMPLETE: usize = ACHIEVE + Letter::ALL.len();
const SPIN: usize = COMPLETE + ORDERS;
const STUDY: usize = SPIN + 1;
const PLACE: usize = STUDY + 1;
const GO: usize = PLACE + AREAS;
const STOP: usize = GO + AREAS;
const TRAM: usize = STOP + 1;
const RIDE: usize = TRAM + AREAS;
const RECALL: usize = RIDE + 1;
const TAKE: usize = RECALL + 1;
const TAKE_ALL: usize = TAKE + AREAS;
const BUY: usize = TAKE_ALL + 1;
const SELL: usize = BUY + Ware::COUNT;
const SPACE: usize = SELL + Good::ALL.len();
const PAY: usize = SPACE + MOST_SPACES;
const FROM_HAND: usize = PAY + Payment::COUNT;
const FROM: usize = FROM_HAND + 1;
const HIRE: usize = FROM + AREAS;
const LEARN: usize = HIRE + Piece::ALL.len();
const ORDER: usize = LEARN + SLOTS;
const GAIN: usize = ORDER + SLOTS;
const TOKEN: usize = GAIN + Good::ALL.len();
const SHOP: usize = TOKEN + 1;
const HOUSE: usize = SHOP + SHOP_SPACES;
const LEAVE: usize = HOUSE + 1;
const STATION: usize = LEAVE + 1;
const PRIZE: usize = STATION + AREAS;
const DONE: usize = PRIZE + PRIZES_ON_TABLE;
const VIA: usize = DONE + 1;

impl portolan_core::Choice for Choice {
    const COUNT: usize = VIA + Fees::COUNT;

    fn number(self) -> usize {
        let place = |first: usize, place: u8| first + usize::from(place) - 1;
        match self {
            Choice::Keep(order) => order.index(),
            Choice::Agent(area) => AGENT + area as usize,
            Choice::Achieve(letter) => ACHIEVE + letter as usize,
            Choice::Complete(order) => COMPLETE + order.index(),
            Choice::Spin => SPIN,
            Choice::Study => STUDY,
            Choice::Place(area) => PLACE + area as usize,
            Choice::Go(area) => GO + area as usize,
            Choice::Stop => STOP,
            Choice::Tram(area) => TRAM + area as usize,
            Choice::Ride => RIDE,
            Choice::Recall => RECALL,
            Choice::Take(area) => TAKE + area as usize,
            Choice::TakeAll => TAKE_ALL,
            Choice::Buy(ware) => BUY + ware.number(),
            Choice::Sell(good) => SELL + good as usize,
            Choice::Space(space) => place(SPACE, space),
            Choice::Pay(payment) => PAY + payment.number(),
            Choice::From(AssistantSource::Hand) => FROM_HAND,
            Choice::From(AssistantSource::Area(area)) => FROM + area as usize,
            Choice::Hire(piece) => HIRE + piece as usize,
            Choice::Learn(slot) => place(LEARN, slot),
            Choice::Order(slot) => place(ORDER, slot),
            Choice::Gain(good) => GAIN + good as usize,
            Choice::Token => TOKEN,
            Choice::Shop(space) => place(SHOP, space),
            Choice::House => HOUSE,
            Choice::Leave => LEAVE,
            Choice::Station(area) => STATION + area as usize,
            Choice::Prize(prize) => place(PRIZE, prize),
            Choice::Done => DONE,
            Choice::Via(fees) => VIA + usize::from(fees.bits()),
        }
    }

    fn from_number(number: usize) -> Option<Choice> {
        let place = |first| (number - first) as u8 + 1;
        let area = |first| Area::ALL[number - first];
        let good = |first| Good::ALL[number - first];
        Some(match number {
            0..AGENT => Choice::Keep(CardId(number as u8)),
            AGENT..ACHIEVE => Choice::Agent(area(AGENT)),
            ACHIEVE..COMPLETE => Choice::Achieve(Letter::ALL[number - ACHIEVE]),
            COMPLETE..SPIN => Choice::Complete(CardId((number - COMPLETE) as u8)),
            SPIN => Choice::Spin,
            STUDY => Choice::Study,
            PLACE..GO => Choice::Place(area(PLACE)),
            GO..STOP => Choice::Go(area(GO)),
            STOP => Choice::Stop,
            TRAM..RIDE => Choice::Tram(area(TRAM)),
            RIDE => Choice::Ride,
            RECALL => Choice::Recall,
            TAKE..TAKE_ALL => Choice::Take(area(TAKE)),
            TAKE_ALL => Choice::TakeAll,
            BUY..SELL => Choice::Buy(Ware::from_number(number - BUY)),
            SELL..SPACE => Choice::Sell(good(SELL)),
            SPACE..PAY => Choice::Space(place(SPACE)),
            PAY..FROM_HAND => Choice::Pay(Payment::from_number(number - PAY)),
            FROM_HAND => Choice::From(AssistantSource::Hand),
            FROM..HIRE => Choice::From(AssistantSource::Area(area(FROM))),
            HIRE..LEARN => Choice::Hire(Piece::ALL[number - HIRE]),
            LEARN..ORDER => Choice::Learn(place(LEARN)),
            ORDER..GAIN => Choice::Order(place(ORDER)),
            GAIN..TOKEN => Choice::Gain(good(GAIN)),
            TOKEN => Choice::Token,
            SHOP..HOUSE => Choice::Shop(place(SHOP)),
            HOUSE => Choice::House,
            LEAVE => Choice::Leave,
            STATION..PRIZE => Choice::Station(area(STATION)),
            PRIZE..DONE => Choice::Prize(place(PRIZE)),
            DONE => Choice::Done,
            _ => Choice::Via(Fees::from_bits(u8::try_from(number - VIA).ok()?)?),
        })
    }
}

impl Ware {
    /// How many wares there are.
    pub const COUNT: usize = Good::ALL.len() + 1;

    const fn number(self) -> usize {
        match self {
            Ware::Good(good) => good as usize,
            Ware::Import => Good::ALL.len(),
        }
    }

    fn from_number(number: usize) -> Ware {
        Good::ALL.get(number).map_or(Ware::Import, |&good| Ware::Good(good))
    }

    /// All wares.
    pub fn all() -> impl Iterator<Item = Ware> {
        (0..Ware::COUNT).map(Ware::from_number)
    }
}

impl Payment {
    /// How many kinds of payment there are.
    pub const COUNT: usize = Good::ALL.len() + 2;

    pub(crate) const fn number(self) -> usize {
        match self {
            Payment::Good(good) => good as usize,
            Payment::Import => Good::ALL.len(),
            Payment::Yen => Good::ALL.len() + 1,
        }
    }

    fn from_number(number: usize) -> Payment {
        match Good::ALL.get(number) {
            Some(&good) => Payment::Good(good),
            None if number == Good::ALL.len() => Payment::Import,
            None => Payment::Yen,
        }
    }

    /// All kinds of payment.
    pub fn all() -> impl Iterator<Item = Payment> {
        (0..Payment::COUNT).map(Payment::from_number)
    }
}

portolan_core::bit_set! {
    /// A set of kinds of payment.
    pub struct PaymentSet(u8) of Payment {
        index: |payment| payment.number(),
        element: |index| Payment::from_number(index),
        debug: |payment| payment,
    }
}

impl Serialize for PaymentSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl fmt::Display for Ware {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Ware::Good(good) => good.name(),
            Ware::Import => "import",
        })
    }
}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Payment::Good(good) => good.name(),
            Payment::Import => "import",
            Payment::Yen => "yen",
        })
    }
}

impl fmt::Display for AssistantSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            AssistantSource::Hand => "hand",
            AssistantSource::Area(area) => area.name(),
        })
    }
}

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

portolan_core::notation!(Choice, parse, EXAMPLES);
portolan_core::serialize_as_text!(Ware);
portolan_core::serialize_as_text!(Payment);
portolan_core::serialize_as_text!(AssistantSource);

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
        ("space", space) => Choice::Space(parse_place(space, MOST_SPACES)?),
        ("pay", "yen") => Choice::Pay(Payment::Yen),
        ("pay", "import") => Choice::Pay(Payment::Import),
        ("pay", good) => Choice::Pay(Payment::Good(Good::from_name(good)?)),
        ("from", "hand") => Choice::From(AssistantSource::Hand),
        ("from", area) => Choice::From(AssistantSource::Area(Area::from_name(area)?)),
        ("hire", piece) => Choice::Hire(Piece::from_name(piece)?),
        ("learn", slot) => Choice::Learn(parse_place(slot, SLOTS)?),
        ("order", slot) => Choice::Order(parse_place(slot, SLOTS)?),
        ("gain", good) => Choice::Gain(Good::from_name(good)?),
        ("token", "") => Choice::Token,
        ("shop", space) => Choice::Shop(parse_place(space, SHOP_SPACES)?),
        ("house", "") => Choice::House,
        ("leave", "") => Choice::Leave,
        ("station", area) => Choice::Station(Area::from_name(area)?),
        ("prize", prize) => Choice::Prize(parse_place(prize, PRIZES_ON_TABLE)?),
        ("done", "") => Choice::Done,
        ("via", fees) => Choice::Via(Fees::parse(fees)?),
        _ => return None,
    })
}

fn parse_order(text: &str) -> Option<CardId> {
    parse_place(text.strip_prefix('O')?, ORDERS).map(|number| CardId(number - 1))
}

fn parse_place(text: &str, most: usize) -> Option<u8> {
    parse_number(text, most).map(|place| place as u8)
}
