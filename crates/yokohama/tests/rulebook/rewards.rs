//! §10: every icon of a reward.

use crate::scene::{Scene, area, goods, seat};
use portolan_yokohama::{AssistantSource, Illegal, Phase, Piece, Purpose};

/// Seat 1 builds a shop on this space of this tile at the bank.
fn shop(tile: &str, space: u8) -> Scene {
    let scene = Scene::new(3).tile("bank", tile).act_with(1, "bank", 4);
    scene.play(&format!("1: shop {space}"))
}

/// The yen that the action at the bank has paid before the shop is built.
const BANK: u16 = 4;

#[test]
fn s10_1_a_reward_gives_points() {
    assert_eq!(shop("B01", 1).points_of(1), 4);
}

#[test]
fn s10_1_a_reward_gives_money() {
    assert_eq!(shop("B04", 1).yen_of(1), BANK + 4);
}

#[test]
fn s10_1_a_reward_gives_goods() {
    assert_eq!(shop("B06", 1).goods_of(1), goods("copper 2"));
    assert_eq!(shop("B07", 1).goods_of(1), goods("silk 2"));
    assert_eq!(shop("B08", 1).goods_of(1), goods("tea 3"));
    assert_eq!(shop("B09", 1).goods_of(1), goods("fish 3"));
}

#[test]
fn s10_1_a_reward_gives_imports() {
    let scene = shop("B03", 1);
    assert_eq!((scene.imports_of(1), scene.goods_of(1)), (1, goods("")));
}

#[test]
fn s10_1_a_reward_can_have_several_parts_or_none() {
    let scene = shop("B20", 1);
    assert_eq!((scene.points_of(1), scene.yen_of(1)), (3, BANK + 1));
    let none = shop("B13", 4);
    assert_eq!((none.points_of(1), none.yen_of(1), none.state.action), (0, BANK, None));
}

#[test]
fn s10_2_goods_of_the_players_choice_are_chosen_one_by_one() {
    let scene = shop("B10", 1);
    assert_eq!(scene.state.phase, Phase::Gain { seat: seat(1), left: 2 });
    assert_eq!(scene.choices(1), "gain copper, gain silk, gain tea, gain fish");
    let scene = scene.play("1: gain silk");
    assert_eq!(scene.state.phase, Phase::Gain { seat: seat(1), left: 1 });
    let scene = scene.play("1: gain fish");
    assert_eq!((scene.goods_of(1), scene.state.action), (goods("silk 1 fish 1"), None));
}

#[test]
fn s10_3_pieces_cost_the_prices_of_the_agency() {
    let scene = shop("B11", 1);
    assert_eq!(scene.state.phase, Phase::Hire { seat: seat(1), left: 2, reward: true });
    let scene = scene.play("1: hire shop, hire assistant");
    assert_eq!(
        (scene.yen_of(1), scene.pieces_of(1), scene.warehouse_of(1)),
        (BANK - 2, [9, 2, 0], [11, 5, 4])
    );
    let house = shop("B11", 3).play("1: hire house");
    assert_eq!((house.yen_of(1), house.pieces_of(1)[2]), (0, 1));
}

#[test]
fn s10_3_a_piece_too_expensive_is_refused() {
    let scene = Scene::new(3).token("tea-1", "T17").act_with(1, "tea-1", 5).play("1: token");
    assert_eq!(scene.choices(1), "hire assistant, done");
    let too_little_yen = Illegal::TooLittleYen { needs: 2, has: 0, purpose: Purpose::Warehouse };
    scene.refuses(1, "hire shop", too_little_yen, "10.3");
    let gone = scene.hand(1, "assistants 16");
    let empty = Illegal::WarehouseEmpty { piece: Piece::Assistant, purpose: Purpose::Warehouse };
    gone.refuses(1, "hire assistant", empty, "10.3");
}

#[test]
fn s10_4_an_assistant_moves_from_an_area_to_any_other() {
    let scene = Scene::new(3).assistants(1, "tea-1 2").tile("bank", "B12").act_with(1, "bank", 4);
    let scene = scene.play("1: shop 2");
    assert_eq!(scene.state.phase, Phase::MoveFrom { seat: seat(1), left: 2 });
    assert_eq!(scene.choices(1), "from hand, from tea-1, from bank, done");
    let scene = scene.play("1: from tea-1");
    assert_eq!(
        scene.state.phase,
        Phase::MoveTo { seat: seat(1), from: AssistantSource::Area(area("tea-1")), left: 2 }
    );
    let same = Illegal::SameArea { area: area("tea-1"), purpose: Purpose::Move };
    scene.refuses(1, "place tea-1", same, "10.4");
    let scene = scene.play("1: place port-b, from bank, place church, end");
    assert_eq!((scene.on(1, "tea-1"), scene.on(1, "port-b"), scene.on(1, "church")), (1, 1, 1));
    assert_eq!(scene.pieces_of(1)[0], 8 - 3, "two of the three at the bank are recovered");
}

#[test]
fn s10_4_an_assistant_moves_from_the_hand_to_any_area() {
    let scene = shop("B12", 2).play("1: from hand, place customs, from hand, place customs, end");
    assert_eq!((scene.on(1, "customs"), scene.pieces_of(1)[0]), (2, 6));
}

#[test]
fn s10_4_moves_cost_no_fees() {
    let scene = Scene::new(3).president(2, "customs").tile("bank", "B12").act_with(1, "bank", 4);
    let scene = scene.play("1: shop 2, from hand, place customs, done, end");
    assert_eq!((scene.yen_of(1), scene.yen_of(2), scene.on(1, "customs")), (BANK, 0, 1));
}

#[test]
fn s10_4_each_move_is_optional() {
    let scene = shop("B12", 1).play("1: from hand, place customs, done");
    assert_eq!((scene.on(1, "customs"), scene.state.action), (1, None), "two moves were declined");
    let none =
        Scene::new(3).hand(1, "assistants 3").tile("bank", "B12").assistants(1, "bank 3").act(1, "bank");
    let none = none.play("1: shop 2");
    assert_eq!(none.choices(1), "from bank, done");
    let empty = Illegal::NoAssistantInHand { purpose: Purpose::Move };
    none.refuses(1, "from hand", empty, "10.4");
    let no_assistant = Illegal::NoAssistantThere { area: area("tea-1"), purpose: Purpose::Move };
    none.refuses(1, "from tea-1", no_assistant, "10.4");
}

#[test]
fn s10_4_nothing_moves_onto_the_canal() {
    let scene = shop("B12", 2).play("1: from hand");
    scene.refuses(1, "place canal", Illegal::OnCanal { purpose: Purpose::Move }, "10.4");
    assert_eq!(scene.offered(1, "place").split(' ').count(), 13);
}
