//! Why a choice is not possible now, with the section of the rules that says so.

use super::choices::name_of;
use super::names::{achievement, area, board_name, coin, everybody_of, good, order_number, pieces, title};
use portolan_board::Reader;
use portolan_board::table::with_section;
use portolan_core::{CardId, Refusal as _};
use portolan_i18n::YokohamaKey;
use portolan_yokohama::{Area, Illegal, Letter, ManagementBoard, Payment, Piece, Purpose, Title};

/// The reason as a sentence.
pub(crate) fn refusal(illegal: &Illegal, reader: &Reader<'_>) -> String {
    with_section(&reason(illegal, reader), illegal.section(), reader)
}

fn reason(illegal: &Illegal, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    let at = |of: Area| ("area", area(of, reader).into());
    let on = |of: ManagementBoard| ("board", board_name(of, reader).into());
    let card = |of: CardId| ("order", order_number(of, reader).into());
    let of = |of: Letter| ("letter", achievement(of, reader).into());
    let by = |of: Title| ("title", title(of, reader).into());
    let with = |of: Payment| ("coin", coin(of, 1, reader).into());
    let one = |of: Piece| ("piece", pieces(of, 1, reader).into());
    match *illegal {
        Illegal::GameOver => locale.text(YokohamaKey::NoGameOver),
        Illegal::NotYourTurn { awaited, .. } => {
            locale.format(YokohamaKey::NoNotYourTurn, [("who", everybody_of(awaited, reader).into())])
        }
        Illegal::NotNow { awaited } => {
            locale.format(YokohamaKey::NoNotNow, [("awaited", name_of(awaited).into())])
        }
        Illegal::NotDealt { order } => locale.format(YokohamaKey::NoNotDealt, [card(order)]),
        Illegal::NotInPlay { area } => locale.format(YokohamaKey::NoNotInPlay, [at(area)]),
        Illegal::OnCanal { purpose } => {
            locale.format(YokohamaKey::NoOnCanal, [("deed", canal(purpose).into())])
        }
        Illegal::NoAssistantInHand { .. } => locale.text(YokohamaKey::NoAssistantInHand),
        Illegal::NoAssistantThere { area, .. } => locale.format(YokohamaKey::NoAssistantThere, [at(area)]),
        Illegal::TooLittleYen { needs, has, purpose } => {
            let fee = matches!(purpose, Purpose::PlacementFee | Purpose::MovementFee);
            let what = if fee { "fee" } else { "price" };
            locale.format(
                YokohamaKey::NoTooLittleYen,
                [("needs", needs.into()), ("has", has.into()), ("what", what.into())],
            )
        }
        Illegal::TooFewGoods { good: of, needs, has, .. } => {
            let args = [("good", good(of, reader).into()), ("needs", needs.into()), ("has", has.into())];
            locale.format(YokohamaKey::NoTooFewGoods, args)
        }
        Illegal::TooFewImports { needs, has, .. } => {
            locale.format(YokohamaKey::NoTooFewImports, [("needs", needs.into()), ("has", has.into())])
        }
        Illegal::NoTechnology { title } => locale.format(YokohamaKey::NoTechnology, [by(title)]),
        Illegal::AlreadyUsed { title } => locale.format(YokohamaKey::NoAlreadyUsed, [by(title)]),
        Illegal::WarehouseEmpty { piece, .. } => {
            locale.format(YokohamaKey::NoWarehouseEmpty, [("piece", piece.name().into())])
        }
        Illegal::NoAgent => locale.text(YokohamaKey::NoAgent),
        Illegal::AgentUsed => locale.text(YokohamaKey::NoAgentUsed),
        Illegal::OwnPresidentThere { area } => locale.format(YokohamaKey::NoOwnPresident, [at(area)]),
        Illegal::AlreadyAchieved { letter } => locale.format(YokohamaKey::NoAlreadyAchieved, [of(letter)]),
        Illegal::NotAchieved { letter, missing } => {
            locale.format(YokohamaKey::NoNotAchieved, [of(letter), ("missing", missing.into())])
        }
        Illegal::NotInHand { order } => locale.format(YokohamaKey::NoNotInHand, [card(order)]),
        Illegal::PlacedThere { area } => locale.format(YokohamaKey::NoPlacedThere, [at(area)]),
        Illegal::NotAdjacent { from, to, .. } => {
            locale.format(YokohamaKey::NoNotAdjacent, [at(to), ("from", area(from, reader).into())])
        }
        Illegal::BackToStart { area } => locale.format(YokohamaKey::NoBackToStart, [at(area)]),
        Illegal::PresidentThere { area, .. } => locale.format(YokohamaKey::NoPresidentThere, [at(area)]),
        Illegal::NoWayOn { area } => locale.format(YokohamaKey::NoWayOn, [at(area)]),
        Illegal::NoWay { area } => locale.format(YokohamaKey::NoWay, [at(area)]),
        Illegal::OtherFees { area, .. } => locale.format(YokohamaKey::NoOtherFees, [at(area)]),
        Illegal::AlreadyWalking { steps } => {
            locale.format(YokohamaKey::NoOnTheWay, [("steps", steps.into())])
        }
        Illegal::SameArea { area, .. } => locale.format(YokohamaKey::NoSameArea, [at(area)]),
        Illegal::NoSuchSpace { board, space } => {
            locale.format(YokohamaKey::NoSuchSpace, [on(board), ("space", space.into())])
        }
        Illegal::SpaceTaken { board, space } => {
            locale.format(YokohamaKey::NoSpaceTaken, [on(board), ("space", space.into())])
        }
        Illegal::TooLittleFaith { needs, most } => {
            locale.format(YokohamaKey::NoTooLittleFaith, [("needs", needs.into()), ("most", most.into())])
        }
        Illegal::TooManyImports { needs, most } => {
            locale.format(YokohamaKey::NoTooManyImports, [("needs", needs.into()), ("most", most.into())])
        }
        Illegal::NoAssistantToGive { board } => locale.format(YokohamaKey::NoAssistantToGive, [on(board)]),
        Illegal::AlreadyPaid { payment } => locale.format(YokohamaKey::NoAlreadyPaid, [with(payment)]),
        Illegal::NotAccepted { payment, .. } => {
            let (kind, name) = match payment {
                Payment::Good(of) => ("good", good(of, reader)),
                Payment::Import => ("import", String::new()),
                Payment::Yen => ("yen", String::new()),
            };
            locale.format(YokohamaKey::NoNotAccepted, [("kind", kind.into()), ("good", name.into())])
        }
        Illegal::OtherArea { area, board } => locale.format(YokohamaKey::NoOtherArea, [at(area), on(board)]),
        Illegal::SlotEmpty { slot, .. } => locale.format(YokohamaKey::NoSlotEmpty, [("slot", slot.into())]),
        Illegal::TitleOwned { title } => locale.format(YokohamaKey::NoTitleOwned, [by(title)]),
        Illegal::TooExpensive { needs, most } => {
            locale.format(YokohamaKey::NoTooDear, [("needs", needs.into()), ("most", most.into())])
        }
        Illegal::LevelTooHigh { level, most } => {
            locale.format(YokohamaKey::NoLevelTooHigh, [("level", level.into()), ("most", most.into())])
        }
        Illegal::HandFull { limit } => locale.format(YokohamaKey::NoHandFull, [("limit", limit.into())]),
        Illegal::SecondOrderTooExpensive { yen } => {
            locale.format(YokohamaKey::NoSecondOrder, [("yen", yen.into())])
        }
        Illegal::NoPieceInHand { piece } => locale.format(YokohamaKey::NoPieceInHand, [one(piece)]),
        Illegal::OwnShopThere { area } => locale.format(YokohamaKey::NoOwnShop, [at(area)]),
        Illegal::ShopThere { space } => locale.format(YokohamaKey::NoShopThere, [("space", space.into())]),
        Illegal::HouseThere { area } => locale.format(YokohamaKey::NoHouseThere, [at(area)]),
        Illegal::NoPrize { prize } => locale.format(YokohamaKey::NoPrize, [("prize", prize.into())]),
    }
}

/// What one wanted to do on the canal: put something there, or stop there.
const fn canal(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Arrive | Purpose::Go | Purpose::Step | Purpose::Stop | Purpose::Tram | Purpose::Ride => {
            "stop"
        }
        Purpose::Agent => "act",
        _ => "put",
    }
}
