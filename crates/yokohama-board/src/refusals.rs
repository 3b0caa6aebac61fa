//! Why a choice is refused, with the section of the rules that requires it.

use super::choices::name_of;
use super::names::{
    achievement_name, area_name, board_name, good_name, names_or_you, order_number, payment_text,
    piece_count, title_name,
};
use portolan_board::Reader;
use portolan_board::table::with_section;
use portolan_core::{CardId, Refusal as _};
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::{Area, Good, Illegal, Letter, ManagementBoard, Payment, Piece, Purpose, Title};

/// The reason as a sentence.
pub(crate) fn refusal(illegal: &Illegal, reader: &Reader<'_>) -> String {
    with_section(&reason(illegal, reader), illegal.section(), reader)
}

fn reason(illegal: &Illegal, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    let area_arg = |of: Area| ("area", area_name(of, reader).into());
    let board_arg = |of: ManagementBoard| ("board", board_name(of, reader).into());
    let order_arg = |of: CardId| ("order", order_number(of, reader).into());
    let letter_arg = |of: Letter| ("letter", achievement_name(of, reader).into());
    let title_arg = |of: Title| ("title", title_name(of, reader).into());
    let payment_arg = |of: Payment| ("coin", payment_text(of, 1, reader).into());
    let piece_arg = |of: Piece| ("piece", piece_count(of, 1, reader).into());
    let over_limit =
        |key, needs: u8, most: u16| locale.format(key, [("needs", needs.into()), ("most", most.into())]);
    match *illegal {
        Illegal::GameOver => locale.text(Key::NoGameOver),
        Illegal::NotYourTurn { awaited, .. } => {
            locale.format(Key::NoNotYourTurn, [("who", names_or_you(awaited, reader).into())])
        }
        Illegal::NotNow { awaited } => locale.format(Key::NoNotNow, [("awaited", name_of(awaited).into())]),
        Illegal::NotDealt { order } => locale.format(Key::NoNotDealt, [order_arg(order)]),
        Illegal::NotInPlay { area } => locale.format(Key::NoNotInPlay, [area_arg(area)]),
        Illegal::OnCanal { purpose } => locale.format(Key::NoOnCanal, [("deed", canal(purpose).into())]),
        Illegal::NoAssistantInHand { .. } => locale.text(Key::NoAssistantInHand),
        Illegal::NoAssistantThere { area, .. } => locale.format(Key::NoAssistantThere, [area_arg(area)]),
        Illegal::TooLittleYen { needs, has, purpose } => too_little_yen(needs, has, purpose, reader),
        Illegal::TooFewGoods { good, needs, has, .. } => too_few_goods(good, needs, has, reader),
        Illegal::TooFewImports { needs, has, .. } => {
            locale.format(Key::NoTooFewImports, [("needs", needs.into()), ("has", has.into())])
        }
        Illegal::NoTechnology { title } => locale.format(Key::NoTechnology, [title_arg(title)]),
        Illegal::AlreadyUsed { title } => locale.format(Key::NoAlreadyUsed, [title_arg(title)]),
        Illegal::WarehouseEmpty { piece, .. } => {
            locale.format(Key::NoWarehouseEmpty, [("piece", piece.name().into())])
        }
        Illegal::NoAgent => locale.text(Key::NoAgent),
        Illegal::AgentUsed => locale.text(Key::NoAgentUsed),
        Illegal::OwnPresidentThere { area } => locale.format(Key::NoOwnPresident, [area_arg(area)]),
        Illegal::AlreadyAchieved { letter } => locale.format(Key::NoAlreadyAchieved, [letter_arg(letter)]),
        Illegal::NotAchieved { letter, missing } => {
            locale.format(Key::NoNotAchieved, [letter_arg(letter), ("missing", missing.into())])
        }
        Illegal::NotInHand { order } => locale.format(Key::NoNotInHand, [order_arg(order)]),
        Illegal::PlacedThere { area } => locale.format(Key::NoPlacedThere, [area_arg(area)]),
        Illegal::NotAdjacent { from, to, .. } => {
            locale.format(Key::NoNotAdjacent, [area_arg(to), ("from", area_name(from, reader).into())])
        }
        Illegal::BackToStart { area } => locale.format(Key::NoBackToStart, [area_arg(area)]),
        Illegal::PresidentThere { area, .. } => locale.format(Key::NoPresidentThere, [area_arg(area)]),
        Illegal::NoWayOn { area } => locale.format(Key::NoWayOn, [area_arg(area)]),
        Illegal::NoWay { area } => locale.format(Key::NoWay, [area_arg(area)]),
        Illegal::OtherFees { area, .. } => locale.format(Key::NoOtherFees, [area_arg(area)]),
        Illegal::AlreadyWalking { steps } => locale.format(Key::NoOnTheWay, [("steps", steps.into())]),
        Illegal::SameArea { area, .. } => locale.format(Key::NoSameArea, [area_arg(area)]),
        Illegal::NoSuchSpace { board, space } => {
            locale.format(Key::NoSuchSpace, [board_arg(board), ("space", space.into())])
        }
        Illegal::SpaceTaken { board, space } => {
            locale.format(Key::NoSpaceTaken, [board_arg(board), ("space", space.into())])
        }
        Illegal::TooLittleFaith { needs, most } => over_limit(Key::NoTooLittleFaith, needs, most.into()),
        Illegal::TooManyImports { needs, most } => over_limit(Key::NoTooManyImports, needs, most.into()),
        Illegal::NoAssistantToGive { board } => locale.format(Key::NoAssistantToGive, [board_arg(board)]),
        Illegal::AlreadyPaid { payment } => locale.format(Key::NoAlreadyPaid, [payment_arg(payment)]),
        Illegal::NotAccepted { payment, .. } => not_accepted(payment, reader),
        Illegal::OtherArea { area, board } => {
            locale.format(Key::NoOtherArea, [area_arg(area), board_arg(board)])
        }
        Illegal::SlotEmpty { slot, .. } => locale.format(Key::NoSlotEmpty, [("slot", slot.into())]),
        Illegal::TitleOwned { title } => locale.format(Key::NoTitleOwned, [title_arg(title)]),
        Illegal::TooExpensive { needs, most } => over_limit(Key::NoTooDear, needs, most),
        Illegal::LevelTooHigh { level, most } => {
            locale.format(Key::NoLevelTooHigh, [("level", level.into()), ("most", most.into())])
        }
        Illegal::HandFull { limit } => locale.format(Key::NoHandFull, [("limit", limit.into())]),
        Illegal::SecondOrderTooExpensive { yen } => locale.format(Key::NoSecondOrder, [("yen", yen.into())]),
        Illegal::NoPieceInHand { piece } => locale.format(Key::NoPieceInHand, [piece_arg(piece)]),
        Illegal::OwnShopThere { area } => locale.format(Key::NoOwnShop, [area_arg(area)]),
        Illegal::ShopThere { space } => locale.format(Key::NoShopThere, [("space", space.into())]),
        Illegal::HouseThere { area } => locale.format(Key::NoHouseThere, [area_arg(area)]),
        Illegal::NoPrize { prize } => locale.format(Key::NoPrize, [("prize", prize.into())]),
    }
}

fn too_few_goods(kind: Good, needs: u16, has: u16, reader: &Reader<'_>) -> String {
    let args = [("good", good_name(kind, reader).into()), ("needs", needs.into()), ("has", has.into())];
    reader.locale.format(Key::NoTooFewGoods, args)
}

fn too_little_yen(needs: u16, has: u16, purpose: Purpose, reader: &Reader<'_>) -> String {
    let is_fee = matches!(purpose, Purpose::PlacementFee | Purpose::MovementFee);
    let what = if is_fee { "fee" } else { "price" };
    let args = [("needs", needs.into()), ("has", has.into()), ("what", what.into())];
    reader.locale.format(Key::NoTooLittleYen, args)
}

fn not_accepted(payment: Payment, reader: &Reader<'_>) -> String {
    let (kind, name) = match payment {
        Payment::Good(kind) => ("good", good_name(kind, reader)),
        Payment::Import => ("import", String::new()),
        Payment::Yen => ("yen", String::new()),
    };
    reader.locale.format(Key::NoNotAccepted, [("kind", kind.into()), ("good", name.into())])
}

/// What the refused choice would do on the canal, as the messages name it.
const fn canal(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Arrive | Purpose::Go | Purpose::Step | Purpose::Stop | Purpose::Tram | Purpose::Ride => {
            "stop"
        }
        Purpose::Agent => "act",
        _ => "put",
    }
}
