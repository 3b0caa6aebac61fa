//! Why a choice is not possible now, with the section of the rules that says so.

use super::choices::name_of;
use super::keys::Keys;
use super::names::{achievement, area, board_name, coin, everybody_of, good, order_number, pieces, title};
use crate::reader::Reader;
use crate::table::with_section;
use portolan_games::core::{CardId, Refusal as _};
use portolan_games::yokohama::{Area, Board, Coin, Deed, Illegal, Letter, Piece, Title};

/// The reason as a sentence.
pub(crate) fn refusal(illegal: &Illegal, reader: &Reader<'_>) -> String {
    with_section(&reason(illegal, reader), illegal.section(), reader)
}

fn reason(illegal: &Illegal, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let at = |of: Area| ("area", area(of, reader).into());
    let on = |of: Board| ("board", board_name(of, reader).into());
    let card = |of: CardId| ("order", order_number(of, reader).into());
    let of = |of: Letter| ("letter", achievement(of, reader).into());
    let by = |of: Title| ("title", title(of, reader).into());
    let with = |of: Coin| ("coin", coin(of, 1, reader).into());
    let one = |of: Piece| ("piece", pieces(of, 1, reader).into());
    match *illegal {
        Illegal::GameOver => words.word(Keys::NoGameOver),
        Illegal::NotYourTurn { awaited, .. } => {
            words.say(Keys::NoNotYourTurn, [("who", everybody_of(awaited, reader).into())])
        }
        Illegal::NotNow { awaited } => words.say(Keys::NoNotNow, [("awaited", name_of(awaited).into())]),
        Illegal::NotDealt { order } => words.say(Keys::NoNotDealt, [card(order)]),
        Illegal::NotInPlay { area } => words.say(Keys::NoNotInPlay, [at(area)]),
        Illegal::OnCanal { deed } => words.say(Keys::NoOnCanal, [("deed", canal(deed).into())]),
        Illegal::NoAssistantInHand { .. } => words.word(Keys::NoAssistantInHand),
        Illegal::NoAssistantThere { area, .. } => words.say(Keys::NoAssistantThere, [at(area)]),
        Illegal::TooLittleYen { needs, has, deed } => {
            let fee = matches!(deed, Deed::PlacementFee | Deed::MovementFee);
            let what = if fee { "fee" } else { "price" };
            words.say(
                Keys::NoTooLittleYen,
                [("needs", needs.into()), ("has", has.into()), ("what", what.into())],
            )
        }
        Illegal::TooFewGoods { good: of, needs, has, .. } => {
            let args = [("good", good(of, reader).into()), ("needs", needs.into()), ("has", has.into())];
            words.say(Keys::NoTooFewGoods, args)
        }
        Illegal::TooFewImports { needs, has, .. } => {
            words.say(Keys::NoTooFewImports, [("needs", needs.into()), ("has", has.into())])
        }
        Illegal::NoTechnology { title } => words.say(Keys::NoTechnology, [by(title)]),
        Illegal::AlreadyUsed { title } => words.say(Keys::NoAlreadyUsed, [by(title)]),
        Illegal::WarehouseEmpty { piece, .. } => {
            words.say(Keys::NoWarehouseEmpty, [("piece", piece.name().into())])
        }
        Illegal::NoAgent => words.word(Keys::NoAgent),
        Illegal::AgentUsed => words.word(Keys::NoAgentUsed),
        Illegal::OwnPresidentThere { area } => words.say(Keys::NoOwnPresident, [at(area)]),
        Illegal::AlreadyAchieved { letter } => words.say(Keys::NoAlreadyAchieved, [of(letter)]),
        Illegal::NotAchieved { letter, missing } => {
            words.say(Keys::NoNotAchieved, [of(letter), ("missing", missing.into())])
        }
        Illegal::NotInHand { order } => words.say(Keys::NoNotInHand, [card(order)]),
        Illegal::PlacedThere { area } => words.say(Keys::NoPlacedThere, [at(area)]),
        Illegal::NotAdjacent { from, to, .. } => {
            words.say(Keys::NoNotAdjacent, [at(to), ("from", area(from, reader).into())])
        }
        Illegal::BackToStart { area } => words.say(Keys::NoBackToStart, [at(area)]),
        Illegal::PresidentThere { area, .. } => words.say(Keys::NoPresidentThere, [at(area)]),
        Illegal::NoWayOn { area } => words.say(Keys::NoWayOn, [at(area)]),
        Illegal::NoWay { area } => words.say(Keys::NoWay, [at(area)]),
        Illegal::OtherFees { area, .. } => words.say(Keys::NoOtherFees, [at(area)]),
        Illegal::OnTheWay { steps } => words.say(Keys::NoOnTheWay, [("steps", steps.into())]),
        Illegal::SameArea { area, .. } => words.say(Keys::NoSameArea, [at(area)]),
        Illegal::NoSuchSpace { board, space } => {
            words.say(Keys::NoSuchSpace, [on(board), ("space", space.into())])
        }
        Illegal::SpaceTaken { board, space } => {
            words.say(Keys::NoSpaceTaken, [on(board), ("space", space.into())])
        }
        Illegal::TooLittleFaith { needs, most } => {
            words.say(Keys::NoTooLittleFaith, [("needs", needs.into()), ("most", most.into())])
        }
        Illegal::TooManyImports { needs, most } => {
            words.say(Keys::NoTooManyImports, [("needs", needs.into()), ("most", most.into())])
        }
        Illegal::NoAssistantToGive { board } => words.say(Keys::NoAssistantToGive, [on(board)]),
        Illegal::AlreadyPaid { coin } => words.say(Keys::NoAlreadyPaid, [with(coin)]),
        Illegal::NotAccepted { coin, .. } => {
            let (kind, name) = match coin {
                Coin::Good(of) => ("good", good(of, reader)),
                Coin::Import => ("import", String::new()),
                Coin::Yen => ("yen", String::new()),
            };
            words.say(Keys::NoNotAccepted, [("kind", kind.into()), ("good", name.into())])
        }
        Illegal::OtherArea { area, board } => words.say(Keys::NoOtherArea, [at(area), on(board)]),
        Illegal::SlotEmpty { slot, .. } => words.say(Keys::NoSlotEmpty, [("slot", slot.into())]),
        Illegal::TitleOwned { title } => words.say(Keys::NoTitleOwned, [by(title)]),
        Illegal::TooDear { needs, most } => {
            words.say(Keys::NoTooDear, [("needs", needs.into()), ("most", most.into())])
        }
        Illegal::LevelTooHigh { level, most } => {
            words.say(Keys::NoLevelTooHigh, [("level", level.into()), ("most", most.into())])
        }
        Illegal::HandFull { limit } => words.say(Keys::NoHandFull, [("limit", limit.into())]),
        Illegal::SecondOrderTooDear { yen } => words.say(Keys::NoSecondOrder, [("yen", yen.into())]),
        Illegal::NoPieceInHand { piece } => words.say(Keys::NoPieceInHand, [one(piece)]),
        Illegal::OwnShopThere { area } => words.say(Keys::NoOwnShop, [at(area)]),
        Illegal::ShopThere { space } => words.say(Keys::NoShopThere, [("space", space.into())]),
        Illegal::HouseThere { area } => words.say(Keys::NoHouseThere, [at(area)]),
        Illegal::NoPrize { prize } => words.say(Keys::NoPrize, [("prize", prize.into())]),
    }
}

/// What one wanted to do on the canal: put something there, or stop there.
const fn canal(deed: Deed) -> &'static str {
    match deed {
        Deed::Arrive | Deed::Go | Deed::Step | Deed::Stop | Deed::Tram | Deed::Ride => "stop",
        Deed::Agent => "act",
        _ => "put",
    }
}
