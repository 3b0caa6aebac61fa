//! The dense numbers of choices. The order is frozen: new choices come last.

use super::{AssistantSource, Choice, PRIZES_ON_TABLE, Payment, Ware};
use crate::components::{Area, Good, Letter, MOST_SPACES, ORDERS, Piece, SHOP_SPACES, SLOTS};
use crate::fees::Fees;
use portolan_core::CardId;

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
        let from_1 = |first: usize, index: u8| first + usize::from(index) - 1;
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
            Choice::Space(space) => from_1(SPACE, space),
            Choice::Pay(payment) => PAY + payment.number(),
            Choice::From(AssistantSource::Hand) => FROM_HAND,
            Choice::From(AssistantSource::Area(area)) => FROM + area as usize,
            Choice::Hire(piece) => HIRE + piece as usize,
            Choice::Learn(slot) => from_1(LEARN, slot),
            Choice::Order(slot) => from_1(ORDER, slot),
            Choice::Gain(good) => GAIN + good as usize,
            Choice::Token => TOKEN,
            Choice::Shop(space) => from_1(SHOP, space),
            Choice::House => HOUSE,
            Choice::Leave => LEAVE,
            Choice::Station(area) => STATION + area as usize,
            Choice::Prize(prize) => from_1(PRIZE, prize),
            Choice::Done => DONE,
            Choice::Via(fees) => VIA + usize::from(fees.bits()),
        }
    }

    fn from_number(number: usize) -> Option<Choice> {
        let from_1 = |first| (number - first) as u8 + 1;
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
            SPACE..PAY => Choice::Space(from_1(SPACE)),
            PAY..FROM_HAND => Choice::Pay(Payment::from_number(number - PAY)),
            FROM_HAND => Choice::From(AssistantSource::Hand),
            FROM..HIRE => Choice::From(AssistantSource::Area(area(FROM))),
            HIRE..LEARN => Choice::Hire(Piece::ALL[number - HIRE]),
            LEARN..ORDER => Choice::Learn(from_1(LEARN)),
            ORDER..GAIN => Choice::Order(from_1(ORDER)),
            GAIN..TOKEN => Choice::Gain(good(GAIN)),
            TOKEN => Choice::Token,
            SHOP..HOUSE => Choice::Shop(from_1(SHOP)),
            HOUSE => Choice::House,
            LEAVE => Choice::Leave,
            STATION..PRIZE => Choice::Station(area(STATION)),
            PRIZE..DONE => Choice::Prize(from_1(PRIZE)),
            DONE => Choice::Done,
            _ => Choice::Via(Fees::from_bits(u8::try_from(number - VIA).ok()?)?),
        })
    }
}
