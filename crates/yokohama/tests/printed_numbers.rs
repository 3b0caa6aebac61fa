//! Compares the engine with the numbers printed in the rulebook.
//!
//! The numbers are typed from the Italian rulebook of 2024 (seed 002), whose section each table names, and not read
//! from `components.toml` or from constants of the crate. Numbers that are only in pictures are not tested here;
//! `RULINGS.md` lists them.

use crate::scene::{Scene, card, seat};
use portolan_core::Components as _;
use portolan_testkit::{Stage, assert_printed, standard};
use portolan_yokohama::{
    Area, Components, Country, Event, Letter, ManagementBoard, Options, Phase, State, Title, Yokohama,
};

/// Number of players, and the area boards that are not used. Seed 002, *Preparazione della partita*.
const REMOVED_BOARDS: &[(usize, &str)] = &[
    (2, "laboratory-b port-b chinatown canal copper-mine silk-mill tea fishing"),
    (3, "laboratory-b copper-mine silk-mill tea"),
    (4, ""),
];

/// Contents of the printed box. Seed 002, *Componenti*.
const BOX: &[(&str, usize)] = &[
    ("area boards", 18),
    ("different areas", 14),
    ("5-power tokens", 20),
    ("building tiles", 24),
    ("technologies", 30),
    ("orders", 36),
    ("achievements", 12),
    ("achievements of each letter", 4),
    ("American agents", 2),
    ("Dutch agents", 1),
    ("British agents", 3),
    ("French agents", 2),
    ("German agents", 2),
    ("trading houses of a player", 4),
    ("shops of a player", 8),
];

/// Pieces, money and orders of a player at the start. Seed 002, *Preparazione*, step 4. The assistants in the warehouse
/// are missing: some of the 15 printed there mark the score, and the text does not say how many.
const START: &[(&str, u16)] = &[
    ("presidents in the hand", 1),
    ("assistants in the hand", 8),
    ("shops in the hand", 2),
    ("shops in the warehouse", 6),
    ("trading houses in the hand", 0),
    ("trading houses in the warehouse", 4),
    ("copper", 1),
    ("silk", 1),
    ("tea", 1),
    ("fish", 1),
    ("yen of the first player", 3),
    ("yen of the others", 4),
    ("orders looked at", 2),
    ("orders kept", 1),
];

/// Number of players, and of orders removed unseen. Seed 002, *Preparazione*, step 8.
const REMOVED_ORDERS: &[(usize, usize)] = &[(2, 16), (3, 5), (4, 0)];

/// Area, and its yield at powers 1 to 5. Seed 002, *Spiegazione dettagliata delle Aree*.
const AREAS: &[(&str, [u16; 5])] = &[
    ("copper-1", [0, 0, 1, 2, 3]),
    ("fishing-1", [1, 2, 3, 4, 5]),
    ("silk-1", [0, 1, 2, 3, 4]),
    ("tea-1", [1, 2, 3, 4, 5]),
    ("bank", [1, 2, 3, 4, 5]),
    ("chinatown", [1, 2, 3, 4, 5]),
    ("church", [1, 2, 3, 4, 5]),
    ("customs", [0, 1, 2, 3, 4]),
    ("agency", [0, 1, 2, 3, 4]),
    ("laboratory-a", [1, 2, 3, 4, 5]),
    ("laboratory-b", [1, 2, 3, 4, 5]),
];

/// Port levels at powers 1 to 5 (0 none, 1 green, 2 also orange, 3 also red), and the points of power 5. Seed 002,
/// *Porto*.
const PORT: &[(&str, ([u8; 5], u16))] = &[("port-a", ([0, 1, 2, 3, 3], 3)), ("port-b", ([0, 1, 2, 3, 3], 3))];

/// Power of each piece in the area, and the maximum. Seed 002, *Azione dell'Area*.
const POWER: &[(&str, u8)] = &[
    ("an assistant", 1),
    ("the president", 1),
    ("a shop", 1),
    ("the station", 1),
    ("a trading house", 1),
    ("the maximum", 5),
    // *Azione dell'Area*, example: president, three assistants and a shop.
    ("the example", 5),
];

/// The prices in Chinatown: of the four goods, sorted, and of an import. Seed 002, *Quartiere Cinese*. In our text the
/// prices are no longer next to their goods, so only the sorted prices are compared.
const CHINATOWN_GOODS: &[(&str, [u16; 4])] = &[("to buy", [1, 1, 2, 2]), ("to sell", [1, 1, 2, 2])];
const CHINATOWN_IMPORT: u16 = 4;

/// Faith for each payment. Seed 002, *Chiesa*.
const FAITH: &[(&str, u8)] =
    &[("copper 1", 1), ("silk 1", 1), ("tea 1", 1), ("fish 1", 1), ("import", 1), ("2 yen", 1), ("1 yen", 0)];

/// Pieces of the warehouse and their prices, in the order in which they leave it. Seed 002, *Agenzia di Collocamento*.
const PIECE_PRICES: &[(&str, &[u8])] = &[("assistant", &[0, 0]), ("shop", &[2, 2]), ("house", &[4, 5, 6, 7])];

/// Fees, payments and incomes, each with its section.
const AMOUNTS: &[(&str, u16)] = &[
    ("fee for placing beside an opposing president", 1), // *Piazzamento*
    ("fee for entering beside an opposing president", 1), // *Movimento*
    ("crossing the canal", 1),                           // *Canale*
    ("income of a trading house", 1),                    // *Azione dell'Area*
    ("a unit of a technology in yen", 2),                // *Laboratorio*
    ("a unit of a technology in imports", 1),            // *Laboratorio*
    ("the fourth technology in yen", 2),                 // *Laboratorio*
    ("the fourth technology in imports", 1),             // *Laboratorio*
    ("a second order in yen", 2),                        // *Porto*
    ("a second order in imports", 1),                    // *Porto*
];

/// Limits, each with its section.
const LIMITS: &[(&str, usize)] = &[
    ("assistants on different areas", 3), // *Piazzamento*
    ("assistants on one area", 2),        // *Piazzamento*
    ("the same with the Newspaper", 4),   // *Giornale*
    ("more with the Telegram", 1),        // *Telegramma*
    ("orders in the hand", 3),            // *Regole generali*
    ("orders in one visit to a port", 2), // *Porto*
    ("agents in a turn", 1),              // *Usare un Agente Straniero*
    ("icons for an agent", 2),            // *Coppie di icone Paese*
    ("power for the 5-power token", 5),   // *Bonus "5 Potere"*
    ("power for a building", 4),          // *Costruzione*
    ("shops on a tile", 4),               // *Componenti*, building tiles
    ("houses on a tile", 1),              // *Componenti*, building tiles
    ("own shops on a tile", 1),           // *Costruzione*
];

/// The effect of each technology. Seed 002, *Carte Tecnologia*.
const TECHNOLOGIES: &[(Title, u16)] = &[
    (Title::Ball, 2),
    (Title::BrickFactory, 4),
    (Title::ElectricLight, 3),
    (Title::Fair, 10),
    (Title::GasLight, 2),
    (Title::LanguageSchool, 1),
    (Title::Letterpress, 1),
    (Title::MiningTechnology, 1),
    (Title::PatentSystem, 2),
    (Title::SpinningMachine, 2),
    (Title::Station, 1),
    (Title::StockMarket, 2),
    (Title::Telephone, 1),
    (Title::University, 1),
    (Title::Winery, 3),
];

/// The requirement of each achievement, in the order of the text. Seed 002, *Tessere Obiettivo*.
const ACHIEVEMENTS: &[(&str, &[u8])] = &[
    ("A1", &[7]),    // blue: fish
    ("A2", &[7]),    // green: tea
    ("A3", &[6]),    // pink: silk
    ("A4", &[5]),    // orange: copper
    ("B1", &[4]),    // technologies
    ("B2", &[10]),   // yen
    ("B3", &[5]),    // agents and tokens
    ("B4", &[5]),    // orders
    ("C1", &[0, 4]), // production and commercial areas
    ("C2", &[2, 3]),
    ("C3", &[3, 2]),
    ("C4", &[4, 0]),
];

/// Number of players, and of assistants in the church and in the customs that end the game. Seed 002, *Condizioni di
/// fine partita*.
const END_BY_ASSISTANTS: &[(usize, [u8; 2])] = &[(2, [5, 5]), (3, [5, 5]), (4, [6, 6])];

/// Buildings of one player that end the game. Seed 002, *Condizioni di fine partita*.
const END_BY_BUILDINGS: &[(&str, usize)] = &[("trading houses", 4), ("shops", 8)];

/// First and second place. Seed 002, *Calcolo del punteggio finale*, 1 to 3.
const MAJORITIES: &[(&str, [u16; 3])] =
    &[("church", [6, 3, 0]), ("customs", [8, 4, 0]), ("technology", [10, 5, 0])];

/// Different countries in a set, and its points. Seed 002, *Bonus dei Paesi*.
const SETS: &[(usize, u16)] = &[(1, 0), (2, 2), (3, 4), (4, 8), (5, 12)];

/// Remaining possessions, and their points. Seed 002, *Altri punti*; the last row is the example there.
const LEFT_OVER: &[(&str, u16)] = &[
    ("1 agent", 1),
    ("1 import", 1),
    ("1 yen", 0),
    ("2 yen", 1),
    ("3 yen", 1),
    ("2 goods", 0),
    ("3 goods", 1),
    ("an import, 3 yen, 7 goods", 4),
];

/// The examples that print the numbers of cards and spaces.
const EXAMPLES: &[(&str, [u16; 3])] = &[
    ("church: the third space at 6 faith gives points and moves; copper, silk and 2 yen are paid", [5, 2, 0]), // *Chiesa*
    ("customs: the second space for 1 import gives points and yen", [4, 2, 1]), // *Dogana*
    ("laboratory: the Tram on the third space at power 5 takes yen of 3", [2, 1, 0]), // *Laboratorio*: 5 and 1 more
    ("five copper as the third player", [6, 0, 0]), // *Completare gli Obiettivi*
    ("an agent at the mine with two assistants and a house: copper", [1, 0, 0]), // *Usare un Agente Straniero*
    ("the sets of eight icons", [16, 0, 0]),                                     // *Bonus dei Paesi*
];

/// The mini-expansions. Seed 002, *Mini-espansione 1* and *2*.
const MINI_EXPANSIONS: &[(&str, usize)] = &[
    ("prizes in the box", 6),
    ("prizes in a game", 4),
    ("tokens with free agents", 5),
    ("all tokens then", 25),
];

fn new_game(seats: usize) -> State {
    Stage::<Yokohama, State>::new(&standard(seats, 11)).state
}

fn with(options: Options) -> Scene {
    Scene::with(3, Components::built_in(), options)
}

#[test]
fn removed_boards() {
    let kinds = |names: &str| {
        let mut kinds: Vec<String> = names.split_whitespace().map(String::from).collect();
        kinds.sort_unstable();
        kinds
    };
    for &(seats, printed) in REMOVED_BOARDS {
        let in_play = new_game(seats).map.areas_in_play;
        let gone = Area::ALL.into_iter().filter(|&area| !in_play.has(area)).map(|area| area.kind().name());
        assert_eq!(kinds(&gone.collect::<Vec<_>>().join(" ")), kinds(printed), "{seats} players");
    }
}

#[test]
fn contents_of_the_box() {
    let state = new_game(4);
    let components = &state.components;
    let agents = |country: Country| usize::from(state.agents[country]);
    let player = &state.players[seat(1)];
    assert_printed("the box", BOX, |&what| match what {
        "area boards" => state.map.areas_in_play.len(),
        "different areas" => {
            let kinds: std::collections::BTreeSet<_> =
                state.map.areas_in_play.iter().map(|area| area.kind().name()).collect();
            kinds.len()
        }
        "5-power tokens" => {
            let seen = (0..400).flat_map(|seed| {
                let state = Stage::<Yokohama, State>::new(&standard(4, seed)).state;
                Area::ALL.into_iter().filter_map(move |area| state.sites[area].token)
            });
            seen.collect::<std::collections::BTreeSet<_>>().len()
        }
        "building tiles" => components.tiles.len(),
        "technologies" => state.technology_deck.len() + state.laboratories.iter().flatten().flatten().count(),
        "orders" => {
            let dealt: usize = state.seats.seats().map(|seat| state.players[seat].dealt.len()).sum();
            state.order_deck.len() + state.ports.iter().flatten().flatten().count() + dealt
        }
        "achievements" => components.achievements.len(),
        "achievements of each letter" => {
            components.achievements.iter().filter(|of| of.letter == Letter::B).count()
        }
        "American agents" => agents(Country::Us),
        "Dutch agents" => agents(Country::Nl),
        "British agents" => agents(Country::Uk),
        "French agents" => agents(Country::Fr),
        "German agents" => agents(Country::De),
        "trading houses of a player" => usize::from(player.hand.houses + player.warehouse.houses),
        _ => usize::from(player.hand.shops + player.warehouse.shops),
    });
}

#[test]
fn starting_pieces_money_and_orders() {
    for seats in 2..=4 {
        let mut stage = Stage::<Yokohama, State>::new(&standard(seats, 11));
        let first = stage.state.first;
        let other = stage.state.seats.after(first);
        let dealt = stage.state.players[other].dealt;
        stage.choose(other, portolan_yokohama::Choice::Keep(dealt.first().unwrap()));
        let player = &stage.state.players[other];
        assert_printed("the start", START, |&what| match what {
            "presidents in the hand" => u16::from(player.president.is_none()),
            "assistants in the hand" => player.hand.assistants.into(),
            "shops in the hand" => player.hand.shops.into(),
            "shops in the warehouse" => player.warehouse.shops.into(),
            "trading houses in the hand" => player.hand.houses.into(),
            "trading houses in the warehouse" => player.warehouse.houses.into(),
            "copper" => player.goods.0[0],
            "silk" => player.goods.0[1],
            "tea" => player.goods.0[2],
            "fish" => player.goods.0[3],
            "yen of the first player" => stage.state.players[first].yen,
            "yen of the others" => player.yen,
            "orders looked at" => dealt.len() as u16,
            _ => player.orders.len() as u16,
        });
    }
}

#[test]
fn removed_orders() {
    assert_printed("removed orders", REMOVED_ORDERS, |&seats| new_game(seats).removed.len());
}

/// An action of seat 1 with this power, by an agent for power 1 since a president needs an assistant.
fn act(scene: Scene, name: &str, power: usize) -> Scene {
    let scene = scene.hand(1, "shops 0").no_token(name);
    match power {
        1 => scene.agents(1, "us").assistants(1, &format!("{name} 1")).play(&format!("1: agent {name}")),
        power => scene.act_with(1, name, power as u8),
    }
}

/// Returns the yield of an area at this power, by playing the action to its end.
fn given(name: &str, power: usize) -> u16 {
    let start = || Scene::new(4);
    match name {
        "bank" => act(start(), name, power).yen_of(1),
        "chinatown" => {
            let scene = play_while(act(start().yen(1, 20), name, power), "buy tea");
            scene.goods_of(1).0[2]
        }
        // The lowest space needs 4 faith: faith beyond the power is paid with goods, one faith each.
        "church" => {
            let reaches_space = |good_count: usize| {
                let goods = ["copper 1", "silk 1", "tea 1", "fish 1"][..good_count].join(" ");
                act(start().goods(1, &goods), name, power).offers(1, "space 1")
            };
            let least = (0..=4).find(|&good_count| reaches_space(good_count)).unwrap_or(4) as u16;
            if power == 5 {
                let fifth = act(start(), name, 5);
                assert!(fifth.offers(1, "space 2"), "space 2 needs 5 faith");
                return 5;
            }
            4 - least
        }
        "customs" => {
            let scene = act(start().imports(1, 9), name, power);
            let paid_imports = |space: usize| {
                let choice = format!("space {space}");
                let after = scene.offers(1, &choice).then(|| scene.clone().play(&format!("1: {choice}")))?;
                Some(9 - after.imports_of(1))
            };
            (1..=8).filter_map(paid_imports).max().unwrap_or(0)
        }
        "agency" => {
            let scene = play_while(act(start(), name, power), "hire assistant");
            u16::from(12 - scene.warehouse_of(1)[0])
        }
        "laboratory-a" | "laboratory-b" => {
            // The Fair costs 8 units: power pays some, imports pay the rest.
            let scene = start().laboratory(name, "K07").imports(1, 8);
            let scene = act(scene, name, power).play("1: learn 1");
            scene.imports_of(1)
        }
        goods => act(start(), goods, power).goods_of(1).0.into_iter().sum(),
    }
}

fn play_while(mut scene: Scene, choice: &str) -> Scene {
    while scene.offers(1, choice) && scene.state.action.is_some() {
        scene = scene.play(&format!("1: {choice}"));
    }
    scene
}

#[test]
fn yields_of_areas_at_each_power() {
    assert_printed("areas", AREAS, |&name| std::array::from_fn(|place| given(name, place + 1)));
}

#[test]
fn levels_of_ports_at_each_power() {
    // Our reconstruction has two spaces of each level; the text prints only the levels allowed at each power.
    assert_printed("ports", PORT, |&name| {
        let scenes = [1, 2, 3, 4, 5].map(|power| act(Scene::new(4), name, power));
        let levels = scenes.clone().map(|scene| {
            (1..=3).filter(|level| scene.offers(1, &format!("order {}", 2 * level))).count() as u8
        });
        (levels, scenes[4].points_of(1) - scenes[3].points_of(1))
    });
}

#[test]
fn power_of_each_piece() {
    let latest_power = |scene: Scene| {
        let power = |event: &Event| match event {
            Event::ActionBegan { power, .. } => Some(*power),
            _ => None,
        };
        scene.events().iter().rev().find_map(power).unwrap()
    };
    let agent_power = |scene: Scene| latest_power(scene.agents(1, "us").play("1: agent tea-1"));
    let one_assistant = || Scene::new(4).assistants(1, "tea-1 1");
    assert_printed("power", POWER, |&what| match what {
        "an assistant" => {
            agent_power(one_assistant().assistants(1, "tea-1 1")) - agent_power(one_assistant())
        }
        "the president" => latest_power(one_assistant().act(1, "tea-1")) - agent_power(one_assistant()),
        "a shop" => agent_power(one_assistant().shops(1, "tea-1 1")) - agent_power(one_assistant()),
        "the station" => agent_power(one_assistant().station("tea-1")) - agent_power(one_assistant()),
        "a trading house" => agent_power(one_assistant().houses(1, "tea-1")) - agent_power(one_assistant()),
        "the maximum" => {
            agent_power(one_assistant().assistants(1, "tea-1 6").shops(1, "tea-1 1").houses(1, "tea-1"))
        }
        _ => latest_power(Scene::new(4).shops(1, "silk-1 1").assistants(1, "silk-1 3").act(1, "silk-1")),
    });
}

#[test]
fn prices_in_chinatown() {
    assert_printed("Chinatown", CHINATOWN_GOODS, |&how| {
        let mut prices = ["copper", "silk", "tea", "fish"].map(|good| {
            let scene =
                Scene::new(3).yen(1, 9).goods(1, "copper 1 silk 1 tea 1 fish 1").act_with(1, "chinatown", 3);
            let verb = if how == "to buy" { "buy" } else { "sell" };
            scene.play(&format!("1: {verb} {good}")).yen_of(1).abs_diff(9)
        });
        prices.sort_unstable();
        prices
    });
    let scene = Scene::new(3).yen(1, 9).act_with(1, "chinatown", 3).play("1: buy import");
    assert_eq!((9 - scene.yen_of(1), scene.imports_of(1)), (CHINATOWN_IMPORT, 1));
    assert_eq!(scene.offered(1, "sell"), "", "an import cannot be sold");
}

#[test]
fn faith_for_payments() {
    // Power 3 and one payment reach the space with 4 faith; with power 2, the same kind of payment twice does not.
    assert_printed("faith", FAITH, |&paid| {
        let pay = |scene: Scene, times: u16| match paid {
            "import" => scene.imports(1, times),
            "2 yen" => scene.yen(1, 2 * times),
            "1 yen" => scene.yen(1, times),
            good => scene.goods(1, &good.replace('1', &times.to_string())),
        };
        let reaches =
            |scene: Scene, power, space: &str| u8::from(scene.act_with(1, "church", power).offers(1, space));
        let once = reaches(pay(Scene::new(3), 1), 3, "space 1");
        assert_eq!(
            reaches(pay(Scene::new(3), if paid == "1 yen" { 1 } else { 3 }), 2, "space 1"),
            0,
            "{paid}"
        );
        once
    });
}

#[test]
fn prices_of_pieces() {
    for &(piece, printed) in PIECE_PRICES {
        let scene = Scene::new(3).yen(1, 30).hand(1, "shops 2").no_token("agency").act_with(1, "agency", 5);
        let mut prices = Vec::new();
        let mut scene = scene;
        for _ in printed {
            let before = scene.yen_of(1);
            scene = scene.play(&format!("1: hire {piece}"));
            prices.push((before - scene.yen_of(1)) as u8);
        }
        assert_eq!(prices, printed, "{piece}");
    }
}

#[test]
fn fees_and_payments() {
    assert_printed("amounts", AMOUNTS, |&what| match what {
        "fee for placing beside an opposing president" => {
            Scene::new(3).president(2, "bank").yen(1, 9).play("1: main, place bank").yen_of(2)
        }
        "fee for entering beside an opposing president" => {
            let scene =
                Scene::new(3).map("copper-1 bank church").president(1, "copper-1").president(2, "bank");
            let scene = scene.knows(1, "postal-system").assistants(1, "bank 1").yen(1, 9);
            scene.play("1: move, go bank, halt").yen_of(2)
        }
        "crossing the canal" => {
            let before = Scene::new(3).map("copper-1 canal church").president(1, "copper-1").yen(1, 9);
            let before = before.assistants(1, "church 1");
            let canal = |event: &Event| match event {
                Event::CanalPaid { yen, .. } => Some(u16::from(*yen)),
                _ => None,
            };
            cross(before).events().iter().find_map(canal).unwrap()
        }
        "income of a trading house" => Scene::new(3).houses(2, "tea-1").act_with(1, "tea-1", 2).yen_of(2),
        "a unit of a technology in yen" => 9 - learn("winery", "K12", 9, 0, 2).yen_of(1),
        "a unit of a technology in imports" => 9 - learn("winery", "K12", 0, 9, 2).imports_of(1),
        "the fourth technology in yen" => 9 - learn("fair tram winery", "K12", 9, 0, 3).yen_of(1),
        "the fourth technology in imports" => 9 - learn("fair tram winery", "K12", 0, 9, 3).imports_of(1),
        "a second order in yen" => {
            9 - Scene::new(3).yen(1, 9).act_with(1, "port-a", 2).play("1: order 1, order 2").yen_of(1)
        }
        _ => {
            9 - Scene::new(3).imports(1, 9).act_with(1, "port-a", 2).play("1: order 1, order 2").imports_of(1)
        }
    });
}

/// Crosses the canal to the church.
fn cross(scene: Scene) -> Scene {
    let scene = scene.play("1: move");
    if scene.offers(1, "go canal") {
        scene.play("1: go canal, go church, halt")
    } else {
        scene.play("1: go church")
    }
}

/// Learns a technology with this power, after learning those that the player `knows`.
fn learn(knows: &str, technology: &str, yen: u16, imports: u16, power: u8) -> Scene {
    let scene = Scene::new(3).knows(1, knows).laboratory("laboratory-a", technology).yen(1, yen);
    scene.imports(1, imports).act_with(1, "laboratory-a", power).play("1: learn 1")
}

/// Places assistants on these areas until placement is over. Returns their number.
fn placed(titles: &str, names: &[&str]) -> usize {
    let mut scene = Scene::new(3).knows(1, titles).play("1: main");
    for name in names {
        if !matches!(scene.state.phase, Phase::Place { .. }) || !scene.offers(1, &format!("place {name}")) {
            break;
        }
        scene = scene.play(&format!("1: place {name}"));
    }
    scene.state.players[seat(1)].assistants_on_areas().into()
}

#[test]
fn limits() {
    let different = ["bank", "church", "customs", "tea-1", "silk-1", "agency"];
    assert_printed("limits", LIMITS, |&what| match what {
        "assistants on different areas" => placed("", &different),
        "assistants on one area" => placed("", &["bank"; 6]),
        "the same with the Newspaper" => placed("newspaper", &different),
        "more with the Telegram" => placed("telegram", &["bank", "bank", "agency", "chinatown"]) - 2,
        "orders in the hand" => {
            let mut scene = Scene::new(3).yen(1, 20).orders(1, "O30");
            for _ in 0..3 {
                scene = scene.turn(1).act_with(1, "port-a", 4);
                scene = play_while(scene, "order 1").play("1: end");
                scene.state.players[seat(1)].president = None;
            }
            scene.state.players[seat(1)].orders.len()
        }
        "orders in one visit to a port" => {
            let scene = Scene::new(3).yen(1, 20).act_with(1, "port-a", 4).play("1: order 1, order 2");
            assert!(!scene.offers(1, "order 3"), "no third one");
            scene.state.players[seat(1)].orders.len()
        }
        "agents in a turn" => {
            let mut scene = Scene::new(3).agents(1, "us uk fr").assistants(1, "bank 1 church 1 customs 1");
            for name in ["bank", "church", "customs"] {
                if scene.offers(1, &format!("agent {name}")) {
                    scene = scene.play(&format!("1: agent {name}"));
                }
            }
            3 - usize::from(scene.ready_agents(1))
        }
        "icons for an agent" => {
            let scene = Scene::new(3).orders(1, "O01 O02").goods(1, "silk 2 tea 6").play("1: complete O01");
            let one = scene.ready_agents(1);
            2 / usize::from(scene.play("1: complete O02").ready_agents(1) - one)
        }
        "power for the 5-power token" => lowest_power(|scene| scene.offers(1, "token")),
        "power for a building" => lowest_power(|scene| scene.offers(1, "shop 1") || scene.offers(1, "token")),
        "shops on a tile" => {
            let scene = Scene::new(3).act_with(1, "bank", 4);
            (1..=9).filter(|space| scene.choices(1).contains(&format!("shop {space}"))).count()
        }
        "houses on a tile" => {
            let scene = |taken: bool| {
                let scene = Scene::new(3).hand(1, "houses 1");
                let scene = if taken { scene.houses(2, "bank") } else { scene };
                usize::from(scene.act_with(1, "bank", 4).offers(1, "house"))
            };
            scene(false) + scene(true)
        }
        _ => {
            let scene = |own: bool| {
                let scene = Scene::new(3).hand(1, "houses 1");
                let scene = if own { scene.shops(1, "bank 4") } else { scene };
                // The player's own shop adds a power: with three assistants and the president the power is 4 or 5.
                let scene = scene.no_token("bank").assistants(1, "bank 3").act(1, "bank");
                assert!(matches!(scene.state.phase, Phase::Build { .. }));
                usize::from(scene.offers(1, "shop 1"))
            };
            scene(false) + scene(true)
        }
    });
}

/// Returns the lowest power with which an action at the bank leads to a scene that matches `wanted`.
fn lowest_power(wanted: impl Fn(&Scene) -> bool) -> usize {
    (2..=5).find(|&power| wanted(&Scene::new(3).act_with(1, "bank", power as u8))).unwrap()
}

/// Returns what a title adds in a situation to which it applies.
fn gained(title: Title) -> u16 {
    let with = |has: bool| Scene::new(3).knows(1, if has { title.name() } else { "" });
    let points =
        |play: &dyn Fn(Scene) -> Scene| play(with(true)).points_of(1) - play(with(false)).points_of(1);
    let yen = |play: &dyn Fn(Scene) -> Scene| play(with(true)).yen_of(1) - play(with(false)).yen_of(1);
    let order = |scene: Scene| scene.orders(1, "O01").goods(1, "tea 4").play("1: complete O01");
    let learn_one = |scene: Scene| {
        let scene = scene.laboratory("laboratory-a", "K27").act_with(1, "laboratory-a", 4);
        scene.play("1: learn 1")
    };
    match title {
        Title::Ball => points(&order),
        Title::LanguageSchool => yen(&order),
        Title::BrickFactory => {
            points(&|scene| scene.imports(1, 1).act_with(1, "customs", 2).play("1: space 1, from hand"))
        }
        Title::Winery => points(&|scene| scene.act_with(1, "church", 4).play("1: space 1, from hand")),
        Title::ElectricLight => {
            points(&|scene| scene.hand(1, "houses 1").act_with(1, "bank", 4).play("1: house"))
        }
        Title::GasLight => points(&|scene| scene.act_with(1, "bank", 4).play("1: shop 1")),
        Title::Fair => {
            let scene = Scene::new(3).laboratory("laboratory-a", "K07").imports(1, 9);
            scene.act_with(1, "laboratory-a", 2).play("1: learn 1").points_of(1)
        }
        Title::Letterpress => yen(&learn_one),
        Title::PatentSystem => points(&learn_one),
        Title::MiningTechnology => {
            let copper = |has| with(has).act_with(1, "copper-1", 3).goods_of(1).0[0];
            copper(true) - copper(false)
        }
        Title::SpinningMachine => {
            let scene = with(true).goods(1, "silk 3").play("1: spin");
            assert_eq!((scene.goods_of(1).0[1], scene.offers(1, "spin")), (2, false), "one silk, once");
            scene.yen_of(1)
        }
        Title::Station => {
            let tea = |scene: Scene| scene.act_with(1, "tea-1", 2).goods_of(1).0[2];
            tea(with(true).station("tea-1")) - tea(with(false))
        }
        Title::StockMarket => Scene::new(3).knows(2, "stock-market").play("1: end").yen_of(2),
        Title::Telephone => with(true).act_with(1, "bank", 4).play("1: done, leave").on(1, "bank").into(),
        Title::University => 9 - with(true).yen(1, 9).play("1: study").yen_of(1),
        other => panic!("the rulebook prints no number for {}", other.name()),
    }
}

#[test]
fn effects_of_technologies() {
    assert_printed("technologies", TECHNOLOGIES, |&title| gained(title));
}

/// Returns a position in which seat 1 has these counts of what an achievement requires.
fn having(tile: &str, counts: &[u8]) -> Scene {
    let scene = Scene::new(4).achievements(tile);
    let some = |names: &[&str]| names[..usize::from(counts[0])].join(" ");
    match tile {
        "A1" => scene.goods(1, &format!("fish {}", counts[0])),
        "A2" => scene.goods(1, &format!("tea {}", counts[0])),
        "A3" => scene.goods(1, &format!("silk {}", counts[0])),
        "A4" => scene.goods(1, &format!("copper {}", counts[0])),
        "B1" => scene.knows(1, &some(&["ball", "fair", "tram", "winery"])),
        "B2" => scene.yen(1, counts[0].into()),
        // Two agents, and tokens for the rest of the count.
        "B3" => scene
            .agents(1, "us uk")
            .tokens(1, &["bank", "church", "customs"][..usize::from(counts[0]) - 2].join(" ")),
        "B4" => scene.completed(1, &some(&["O01", "O02", "O12", "O19", "O27"])),
        _ => {
            let production = ["tea-1", "tea-2", "silk-1", "silk-2"];
            let commercial = ["bank", "church", "customs", "agency"];
            let areas = production[..counts[0].into()].iter().chain(&commercial[..counts[1].into()]);
            areas.fold(scene, |scene, name| scene.shops(1, &format!("{name} 1")))
        }
    }
}

#[test]
fn requirements_of_achievements() {
    for &(tile, printed) in ACHIEVEMENTS {
        let choice = format!("achieve {}", tile[..1].to_lowercase());
        assert!(having(tile, printed).offers(1, &choice), "{tile}");
        for place in 0..printed.len() {
            let mut less = printed.to_vec();
            let Some(one_less) = less[place].checked_sub(1) else { continue };
            less[place] = one_less;
            assert!(!having(tile, &less).offers(1, &choice), "{tile} with {less:?}");
        }
    }
}

#[test]
fn assistants_that_end_the_game() {
    // The spaces that seat 2 takes, in order; space 4 is left out, because with two players it is blocked.
    let ends_at = |seats: usize, board: ManagementBoard| {
        let spaces = [2, 3, 5, 6, 7, 8];
        let ended = |taken: usize| {
            let scene = Scene::new(seats).on_board(board, 2, &spaces[..taken]).imports(1, 1);
            let power = if board == ManagementBoard::Church { 4 } else { 2 };
            let scene = scene.act_with(1, board.area().name(), power).play("1: space 1, from hand");
            (scene.state.ending.is_some(), scene.state.assistants_on_board(board))
        };
        (0..6).map(ended).find(|(ended, _)| *ended).unwrap().1
    };
    assert_printed("ends", END_BY_ASSISTANTS, |&seats| {
        [ends_at(seats, ManagementBoard::Church), ends_at(seats, ManagementBoard::Customs)]
    });
}

#[test]
fn buildings_that_end_the_game() {
    let areas = ["tea-1", "church", "customs", "agency", "port-a", "port-b", "silk-1", "fishing-1"];
    assert_printed("ends", END_BY_BUILDINGS, |&what| {
        let ended = |&built: &usize| {
            let scene = match what {
                "shops" => {
                    let shops: Vec<String> =
                        areas[..built - 1].iter().map(|name| format!("{name} 1")).collect();
                    Scene::new(3).shops(1, &shops.join(" ")).hand(1, "shops 1").act_with(1, "bank", 4)
                }
                _ => Scene::new(3)
                    .houses(1, &areas[..built - 1].join(" "))
                    .hand(1, "houses 1")
                    .act_with(1, "bank", 4),
            };
            scene.play(if what == "shops" { "1: shop 1" } else { "1: house" }).state.ending.is_some()
        };
        (1..=8).find(ended).unwrap()
    });
}

#[test]
fn points_for_majorities() {
    assert_printed("majorities", MAJORITIES, |&what| {
        let scene = Scene::new(3);
        let scene = match what {
            "church" => lead(scene, ManagementBoard::Church),
            "customs" => lead(scene, ManagementBoard::Customs),
            _ => scene.knows(1, "fair ball").knows(2, "newspaper").knows(3, "letterpress"),
        };
        let view = scene.public_view();
        [0, 1, 2].map(|place| match what {
            "church" => view.players[place].bonuses.church,
            "customs" => view.players[place].bonuses.customs,
            _ => view.players[place].bonuses.technology,
        })
    });
}

/// Three assistants of seat 1, two of seat 2, one of seat 3.
fn lead(scene: Scene, board: ManagementBoard) -> Scene {
    scene.on_board(board, 1, &[1, 2, 3]).on_board(board, 2, &[5, 6]).on_board(board, 3, &[8])
}

#[test]
fn sets_of_countries() {
    let orders = ["O01", "O12", "O19", "O27", "O33"];
    assert_printed("sets", SETS, |&size| {
        Scene::new(4).completed(1, &orders[..size].join(" ")).public_view().players[0].bonuses.countries
    });
}

#[test]
fn points_for_leftovers() {
    assert_printed("left over", LEFT_OVER, |&what| {
        let scene = Scene::new(4);
        let scene = match what {
            "1 agent" => scene.agents(1, "us"),
            "1 import" => scene.imports(1, 1),
            "1 yen" => scene.yen(1, 1),
            "2 yen" => scene.yen(1, 2),
            "3 yen" => scene.yen(1, 3),
            "2 goods" => scene.goods(1, "copper 1 fish 1"),
            "3 goods" => scene.goods(1, "copper 1 silk 1 fish 1"),
            _ => scene.imports(1, 1).yen(1, 3).goods(1, "copper 2 silk 1 tea 1 fish 3"),
        };
        scene.over().scores()[0] as u16
    });
}

#[test]
fn numbers_in_examples() {
    assert_printed("examples", EXAMPLES, |&what| match what.split_once(':').map_or(what, |(area, _)| area) {
        "church" => {
            let scene = Scene::new(3).goods(1, "copper 1 silk 1").yen(1, 2).assistants(1, "church 2");
            let scene = scene.act(1, "church").play("1: space 3, from hand");
            let Phase::MoveFrom { left, .. } = scene.state.phase else { panic!("{:?}", scene.state.phase) };
            [scene.points_of(1), left.into(), scene.yen_of(1)]
        }
        "customs" => {
            let scene = Scene::new(3).imports(1, 2).assistants(1, "customs 1").act(1, "customs");
            let scene = scene.play("1: space 2, from hand");
            [scene.points_of(1), scene.yen_of(1), scene.imports_of(1)]
        }
        "laboratory" => {
            let scene = Scene::new(4).laboratory("laboratory-a", "K01 K03 K26").yen(1, 3);
            let scene =
                scene.shops(1, "laboratory-a 1").assistants(1, "laboratory-a 3").act(1, "laboratory-a");
            let scene = scene.play("1: learn 3");
            assert!(scene.state.players[seat(1)].technologies.has(card("K26")));
            [3 - scene.yen_of(1), scene.yen_of(1), scene.imports_of(1)]
        }
        "five copper as the third player" => {
            let scene = Scene::new(4).achievements("A4").achieved(Letter::A, &[2, 3]).goods(1, "copper 5");
            [scene.play("1: achieve a").points_of(1), 0, 0]
        }
        "an agent at the mine with two assistants and a house" => {
            let scene = Scene::new(4).agents(1, "us").assistants(1, "copper-1 2").houses(1, "copper-1");
            let scene = scene.play("1: agent copper-1");
            [scene.goods_of(1).0[0], 0, 0]
        }
        _ => {
            // Three British icons, two French and two German ones, one Dutch and one American: 5, 3 and 1.
            let scene = Scene::new(4).completed(1, "O33 O12 O19 O20 O27 O28 O01 O02").knows(1, "stagecoach");
            [scene.public_view().players[0].bonuses.countries, 0, 0]
        }
    });
}

#[test]
fn counts_in_mini_expansions() {
    let game =
        |options| Stage::<Yokohama, State>::new(&portolan_core::Setup { options, ..standard(4, 5) }).state;
    let free = Options { free_agents: true, ..Options::default() };
    assert_printed("mini-expansions", MINI_EXPANSIONS, |&what| match what {
        "prizes in the box" => game(Options::default()).components.prizes.len(),
        "prizes in a game" => {
            let options = Options { prizes: true, ..Options::default() };
            game(options).prizes.iter().flatten().count()
        }
        "tokens with free agents" => {
            with(free).state.components.tokens.iter().filter(|reward| reward.free_agent).count()
        }
        _ => with(free).state.components.tokens.len(),
    });
}
