//! What a choice would bring, as far as everybody can see. It guesses nothing that is hidden, and it changes nothing.

use portolan_games::core::{Seat, SeatSet};
use portolan_games::yokohama::components::{BUILDING_POWER, MOST_POWER};
use portolan_games::yokohama::{
    Area, Country, Good, ManagementBoard, OrderCard, Piece, PlayerView, Reward, Title, View,
};

/// The power of a seat on an area, with `more` pieces than stand there now, its president not counted (§6.1).
pub(super) fn power(seat: Seat, area: Area, more: u8, view: &View) -> u8 {
    let there = view.area(area).and_then(|area| area.power.get(seat.index())).copied().unwrap_or(0);
    (there + more).min(MOST_POWER)
}

/// What an area offers at this power (§7).
pub(super) fn offer(area: Area, power: u8, view: &View) -> u8 {
    let by_power = view.area(area).map(|area| area.by_power).unwrap_or_default();
    power.min(MOST_POWER).checked_sub(1).map_or(0, |place| by_power[usize::from(place)])
}

/// The presidents of others on an area: each is paid when somebody comes (§4.3, §5.4).
pub(super) fn presidents(seat: Seat, area: Area, view: &View) -> SeatSet {
    view.area(area).map_or(SeatSet::EMPTY, |area| area.presidents.without(seat))
}

/// Has this seat the technology?
pub(super) fn has(seat: Seat, title: Title, view: &View) -> bool {
    view.player(seat).is_some_and(|player| player.has(title))
}

/// May the president of this seat end its movement here, if it can come here at all (§5.1)?
pub(super) fn may_stop(seat: Seat, area: Area, view: &View) -> bool {
    let assistants = view.area(area).and_then(|area| area.assistants.get(seat.index())).copied().unwrap_or(0);
    let free = presidents(seat, area, view).is_empty() || has(seat, Title::PostalSystem, view);
    area != Area::Canal && assistants > 0 && free
}

/// The token that an action with this power can take (§6.3).
pub(super) fn token(area: Area, power: u8, view: &View) -> Option<Reward> {
    let token = view.area(area).and_then(|area| area.token).map(|token| token.reward);
    token.filter(|_| power >= MOST_POWER)
}

/// What can be built after an action with this power, by the pieces that are in the hand now (§6.4, §6.5).
pub(super) fn buildable(seat: Seat, area: Area, power: u8, view: &View) -> [bool; 2] {
    let tile = view.area(area).and_then(|area| area.tile.as_ref());
    let (Some(tile), Some(player)) = (tile.filter(|_| power >= BUILDING_POWER), view.player(seat)) else {
        return [false; 2];
    };
    let room = tile.shops.iter().any(|shop| shop.owner.is_none());
    let shop = room && player.hand.shops > 0 && !player.shops.has(area);
    [shop, player.hand.houses > 0 && tile.house.owner.is_none()]
}

/// Who else has a trading house on an area, and is paid for an action there (§6.2).
pub(super) fn landlord(seat: Seat, area: Area, view: &View) -> Option<Seat> {
    let tile = view.area(area).and_then(|area| area.tile.as_ref());
    tile.and_then(|tile| tile.house.owner).filter(|&owner| owner != seat)
}

/// The number of icons of this country that one more would make, and whether that brings an agent (§8.4).
pub(super) fn pair(seat: Seat, country: Country, view: &View) -> Option<u8> {
    let icons = view.player(seat)?.icons[country] + 1;
    (icons % 2 == 0 && view.agents[country] > 0).then_some(icons)
}

/// A reward of a token or of a building tile, with what Mining Technology adds (§9.8).
pub(super) fn mined(seat: Seat, mut reward: Reward, view: &View) -> Reward {
    if reward.goods[Good::Copper] > 0 && has(seat, Title::MiningTechnology, view) {
        reward.goods[Good::Copper] += 1;
    }
    reward
}

/// The goods that a production area gives, with what Mining Technology adds (§7.1, §9.8).
pub(super) fn produced(seat: Seat, good: Good, count: u8, view: &View) -> u8 {
    let more = count > 0 && good == Good::Copper && has(seat, Title::MiningTechnology, view);
    count + u8::from(more)
}

/// The reward of an order, with what Ball and Language School add (§9.1, §9.6).
pub(super) fn completed(seat: Seat, card: &OrderCard, view: &View) -> Reward {
    let mut reward = card.reward;
    reward.points += if has(seat, Title::Ball, view) { 2 } else { 0 };
    reward.yen += u8::from(has(seat, Title::LanguageSchool, view));
    reward
}

/// The reward of a space, with what Winery and Brick Factory add (§9.20, §9.2).
pub(super) fn occupied(seat: Seat, board: ManagementBoard, mut reward: Reward, view: &View) -> Reward {
    reward.points += match board {
        ManagementBoard::Church if has(seat, Title::Winery, view) => 3,
        ManagementBoard::Customs if has(seat, Title::BrickFactory, view) => 4,
        _ => 0,
    };
    reward
}

/// The reward of a building, with what Gas Light, Electric Light and Mining Technology add (§9.5, §9.3, §9.8).
pub(super) fn built(seat: Seat, piece: Piece, reward: Reward, view: &View) -> Reward {
    let mut reward = mined(seat, reward, view);
    reward.points += match piece {
        Piece::Shop if has(seat, Title::GasLight, view) => 2,
        Piece::House if has(seat, Title::ElectricLight, view) => 3,
        _ => 0,
    };
    reward
}

/// What a new technology brings by Patent System and Letterpress, which were there before (§9.10, §9.7).
pub(super) fn learned(seat: Seat, view: &View) -> Reward {
    let points = if has(seat, Title::PatentSystem, view) { 2 } else { 0 };
    Reward { points, yen: has(seat, Title::Letterpress, view).into(), ..Reward::NONE }
}

/// The units of a technology that are not paid by power; with the one more from the fourth technology on (§7.7).
pub(super) fn missing_units(seat: Seat, price: u8, units: u8, view: &View) -> u8 {
    let has = view.player(seat).map_or(0, |player| player.technologies.len());
    let dear = has + 1 >= usize::from(view.numbers.dear_technology);
    price.saturating_sub(units) + u8::from(dear)
}

/// Is this the last piece of its kind that the player has not built yet? Then building it ends the game (§11.1).
pub(super) fn is_last(piece: Piece, player: &PlayerView) -> bool {
    player.hand.count(piece) + player.warehouse.count(piece) == 1
}

/// Would one more assistant on this board bring the end about (§11.1)?
pub(super) fn fills(board: ManagementBoard, view: &View) -> bool {
    view.ending.is_none() && view.board(board).is_some_and(|board| board.occupied + 1 >= board.end)
}
