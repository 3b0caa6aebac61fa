//! The built-in components, and the validation of components files.

use portolan_core::{Components as _, SeatCount};
use portolan_yokohama::components::{
    Area, AreaKind, ByCountry, ByGood, Components, Country, Good, Letter, ManagementBoard, PLAIN_TOKENS,
    Prize, Requirement, Reward, Title,
};

fn seats(count: usize) -> SeatCount {
    SeatCount::new(count).unwrap()
}

fn built_in() -> Components {
    Components::built_in()
}

#[test]
fn built_in_facts_can_be_parsed_again() {
    let components = built_in();
    assert_eq!(Components::parse(&components.facts()), Ok(components));
}

#[test]
fn every_changed_fact_is_stored_and_changes_the_hash() {
    let text = Components::BUILT_IN;
    for (from, to) in [
        ("two = [4, 3, 2, 1]", "two = [1, 2, 3, 4]"),
        ("bank = [1, 2, 3, 4, 5]", "bank = [1, 2, 3, 4, 6]"),
        ("yen = { first = 3, others = 4 }", "yen = { first = 3, others = 5 }"),
        ("assistants = 12", "assistants = 15"),
        ("houses = [4, 5, 6, 7]", "houses = [4, 5, 6, 8]"),
        ("dear_technology = 4", "dear_technology = 5"),
        ("\"orange\", \"red\", \"red\"]", "\"orange\", \"orange\", \"red\"]"),
        ("surcharge = [0, 0, 1, 1, 2, 2]", "surcharge = [0, 0, 1, 1, 2, 3]"),
        ("nl = 1", "nl = 2"),
        ("sets = [0, 2, 4, 8, 12]", "sets = [0, 2, 4, 8, 13]"),
        ("church = { two = 5,", "church = { two = 4,"),
        ("{ faith = 4, ", "{ faith = 3, "),
        (
            "{ imports = 4, reward = { points = 20, yen = 3 }",
            "{ imports = 4, reward = { points = 21, yen = 3 }",
        ),
        ("removed = { two = 16,", "removed = { two = 15,"),
        ("id = \"O36\", country = \"nl\"", "id = \"O36\", country = \"uk\""),
        ("title = \"fair\", value = 8", "title = \"fair\", value = 7"),
        ("house = { points = 8 }", "house = { points = 9 }"),
        ("\"T15\", reward = { any_good = 3 }", "\"T15\", reward = { any_good = 2 }"),
        ("need = { silk = 6 }", "need = { silk = 5 }"),
        ("\"de\", \"free-agent\"]", "\"us\", \"free-agent\"]"),
    ] {
        assert!(text.contains(from), "{from}");
        let changed =
            Components::parse(&text.replacen(from, to, 1)).unwrap_or_else(|error| panic!("{to}: {error}"));
        assert_ne!(changed.hash(), built_in().hash(), "{to}");
        assert_eq!(Components::parse(&changed.facts()), Ok(changed), "{to}");
    }
}

#[test]
fn components_match_the_printed_facts() {
    let of = built_in();
    assert_eq!(of.agents, ByCountry([2, 1, 3, 2, 2]));
    let german = of.orders[25];
    assert_eq!((german.country, german.cost), (Country::De, ByGood([1, 2, 2, 0])));
    assert_eq!(german.reward, Reward { points: 6, yen: 2, ..Reward::NONE });
    let tram = of.technologies.iter().find(|card| card.title == Title::Tram).unwrap();
    assert_eq!(tram.value, 5);
    assert_eq!(of.surcharge[..3], [0, 0, 1]);
    let third = of.spaces(ManagementBoard::Church)[2];
    assert_eq!((third.value, third.reward), (6, Reward { points: 5, moves: 2, ..Reward::NONE }));
    let second = of.spaces(ManagementBoard::Customs)[1];
    assert_eq!((second.value, second.reward), (1, Reward { points: 4, yen: 2, ..Reward::NONE }));
    let copper = of.achievements[3];
    assert_eq!(
        (copper.letter, copper.need, copper.later),
        (Letter::A, Requirement::Goods(Good::Copper, 5), 6)
    );
    assert_eq!(of.prizes[2], Prize::Flag(Country::Uk));
    assert_eq!(of.prizes[5], Prize::FreeAgent);
}

#[test]
fn countries_are_in_the_proportion_of_the_agents() {
    let of = built_in();
    let mut icons = ByCountry([0u8; 5]);
    of.orders.iter().for_each(|card| icons[card.country] += 1);
    of.technologies.iter().for_each(|card| icons[card.country] += 1);
    assert_eq!(icons, ByCountry([13, 7, 20, 13, 13]));
}

#[test]
fn ten_titles_have_two_cards_and_ten_have_one() {
    let of = built_in();
    let copies = |title| of.technologies.iter().filter(|card| card.title == title).count();
    let twice: Vec<&str> =
        Title::ALL.into_iter().filter(|&title| copies(title) == 2).map(Title::name).collect();
    assert_eq!(
        twice.join(" "),
        "ball brick-factory electric-light gas-light language-school mining-technology patent-system stock-market university winery"
    );
    assert_eq!(Title::ALL.into_iter().filter(|&title| copies(title) == 1).count(), 10);
}

#[test]
fn only_the_last_five_tokens_are_free_agents() {
    let of = built_in();
    let (plain, free) = of.tokens.split_at(PLAIN_TOKENS);
    assert!(plain.iter().all(|token| !token.free_agent && !token.is_none()));
    assert!(free.iter().all(|token| *token == Reward { free_agent: true, ..Reward::NONE }));
}

#[test]
fn orders_church_and_customs_reward_no_goods() {
    let of = built_in();
    let spaces =
        ManagementBoard::ALL.into_iter().flat_map(|board| of.spaces(board)).map(|space| space.reward);
    for reward in of.orders.iter().map(|order| order.reward).chain(spaces) {
        assert_eq!((reward.goods.total(), reward.any_good), (0, 0), "{reward:?}");
    }
}

#[test]
fn no_order_can_be_paid_with_the_starting_goods() {
    let of = built_in();
    for order in of.orders {
        assert!(order.cost.nonzero().any(|(good, count)| count > of.numbers.start_goods[good]), "{order:?}");
    }
}

#[test]
fn two_boards_of_one_kind_have_different_names() {
    for area in Area::ALL {
        assert_eq!(Area::from_name(area.name()), Some(area));
        assert_eq!(Area::from_index(area.index()), Some(area));
    }
    let count = |wanted: fn(AreaKind) -> bool| Area::ALL.iter().filter(|area| wanted(area.kind())).count();
    assert_eq!(count(AreaKind::is_production), 8);
    assert_eq!(count(AreaKind::is_commercial), 9);
    assert_eq!(Area::from_name("canals"), None);
    assert_eq!(Area::from_index(18), None);
}

#[test]
fn an_area_gives_nothing_without_power_and_no_more_than_at_5() {
    let of = built_in();
    assert_eq!(of.offer(AreaKind::Bank, 0), 0);
    assert_eq!(of.offer(AreaKind::Bank, 9), 5);
    assert_eq!(of.end_count(ManagementBoard::Church, seats(4)), 6);
    assert_eq!(of.end_count(ManagementBoard::Customs, seats(2)), 5);
}

/// Checks that the built-in text with one change is refused, with the line of the change and this message.
#[track_caller]
fn check_refused(from: &str, to: &str, error: &str) {
    let text = Components::BUILT_IN;
    assert_eq!(text.matches(from).count(), 1, "‘{from}’ occurs once");
    let line = text[..text.find(from).unwrap()].matches('\n').count() + 1;
    let refused = Components::parse(&text.replace(from, to)).unwrap_err();
    assert_eq!(refused.to_string(), format!("line {line}: {error}"));
}

#[test]
fn a_wrong_count_is_refused() {
    let text = Components::BUILT_IN;
    let without = |line: &str| {
        let kept: Vec<&str> = text.lines().filter(|other| !other.contains(line)).collect();
        assert_eq!(kept.len() + 1, text.lines().count(), "{line} occurs once");
        Components::parse(&kept.join("\n")).unwrap_err().to_string()
    };
    let line_of = |wanted: &str| text.lines().position(|line| line == wanted).unwrap() + 1;
    let orders = text.lines().position(|line| line.starts_with("removed = ")).unwrap() + 3;
    assert_eq!(
        without("id = \"O17\""),
        format!("line {orders}: expected 36 orders, found 35: O17 is missing")
    );
    let tokens = line_of("[tokens]") + 2;
    assert_eq!(
        without("id = \"T25\""),
        format!("line {tokens}: expected 25 tokens, found 24: T25 is missing")
    );
    let tiles = line_of("[tiles]") + 2;
    assert_eq!(
        without("id = \"B01\""),
        format!("line {tiles}: expected 24 building tiles, found 23: B01 is missing")
    );
    let achievements = line_of("[achievements]") + 2;
    assert_eq!(
        without("id = \"C4\""),
        format!("line {achievements}: expected 12 achievements, found 11: C4 is missing")
    );
    let technologies = line_of("[technologies]") + 2;
    assert_eq!(
        without("id = \"K07\""),
        format!("line {technologies}: expected 30 technologies, found 29: K07 is missing")
    );
    check_refused("houses = [4, 5, 6, 7]", "houses = [4, 5, 6]", "expected 4 trading houses, found 3");
    check_refused("\"orange\", \"red\", \"red\"]", "\"orange\", \"red\"]", "expected 6 spaces, found 5");
    check_refused(
        "surcharge = [0, 0, 1, 1, 2, 2]",
        "surcharge = [0, 0, 1, 1, 2, 2, 3]",
        "expected 6 spaces, found 7",
    );
    check_refused("agency = [0, 1, 2, 3, 4]", "agency = [0, 1, 2, 3]", "expected 5 powers, found 4");
    check_refused("\"de\", \"free-agent\"]", "\"de\"]", "expected 6 prizes, found 5");
    check_refused(
        "id = \"B24\", shops = [{ points = 5 }, ",
        "id = \"B24\", shops = [",
        "expected 4 spaces for shops, found 3",
    );
}

#[test]
fn an_unknown_id_is_refused() {
    check_refused("id = \"O36\"", "id = \"O37\"", "unknown id ‘O37’: orders are O01 to O36");
    check_refused("id = \"K30\"", "id = \"K31\"", "unknown id ‘K31’: technologies are K01 to K30");
    check_refused("id = \"A4\"", "id = \"A5\"", "unknown id ‘A5’: achievements are A1 to C4");
    check_refused(
        "\"O19\", country = \"fr\"",
        "\"O19\", country = \"it\"",
        "unknown country ‘it’; countries are us, nl, uk, fr, de",
    );
    check_refused("title = \"tram\"", "title = \"trams\"", "unknown title ‘trams’");
    check_refused(
        "levels = [\"green\", ",
        "levels = [\"blue\", ",
        "unknown level ‘blue’; levels are green, orange and red",
    );
    check_refused(
        "[\"us\", \"nl\", ",
        "[\"us\", \"it\", ",
        "unknown prize ‘it’; prizes are us, nl, uk, fr, de and free-agent",
    );
}

#[test]
fn a_number_out_of_range_is_refused() {
    check_refused("orders = 3", "orders = 0", "0 orders cannot be; 1 to 6 can");
    check_refused(
        "title = \"fair\", value = 8",
        "title = \"fair\", value = 21",
        "21 units cannot be; 1 to 20 can",
    );
    check_refused("faith = 11", "faith = 12", "12 faith cannot be; 1 to 11 can");
    check_refused(
        "imports = 4, reward = { points = 20, moves = 2 }",
        "imports = 5, reward = { points = 20, moves = 2 }",
        "5 imports cannot be; 1 to 4 can",
    );
    check_refused(
        "removed = { two = 16,",
        "removed = { two = 27,",
        "27 orders removed cannot be; 0 to 26 can",
    );
    check_refused(
        "three = 5, four = 0 }",
        "three = 5, four = 17 }",
        "17 orders removed cannot be; 0 to 16 can",
    );
    check_refused(
        "port_a = [0, 1, 2, 3, 3]",
        "port_a = [0, 1, 2, 3, 4]",
        "4 as a level cannot be; 0 to 3 can",
    );
    check_refused("nl = 1", "nl = -1", "-1 agents cannot be; 0 to 9 can");
    check_refused(
        "need = { technologies = 4 }",
        "need = { technologies = 21 }",
        "21 technologies cannot be; 1 to 20 can",
    );
    check_refused(
        "\"T06\", reward = { yen = 5 }",
        "\"T06\", reward = { yen = 21 }",
        "21 yen cannot be; 0 to 20 can",
    );
}

#[test]
fn a_duplicate_id_is_refused() {
    check_refused("id = \"O07\"", "id = \"O06\"", "O06 is listed twice");
    check_refused("id = \"T21\"", "id = \"T20\"", "T20 is listed twice");
    check_refused("id = \"C4\"", "id = \"C3\"", "C3 is listed twice");
}

#[test]
fn a_title_without_a_card_is_refused() {
    let text = Components::BUILT_IN.replace("title = \"fair\"", "title = \"ball\"");
    let line = text.lines().position(|line| line == "[technologies]").unwrap() + 3;
    let refused = Components::parse(&text).unwrap_err();
    assert_eq!(refused.to_string(), format!("line {line}: no card has the title fair"));
}

#[test]
fn a_second_station_is_refused() {
    let text =
        Components::BUILT_IN.replace("id = \"K02\", title = \"ball\"", "id = \"K02\", title = \"station\"");
    let line = text.lines().position(|line| line.contains("id = \"K21\"")).unwrap() + 1;
    let refused = Components::parse(&text).unwrap_err();
    assert_eq!(
        refused.to_string(),
        format!("line {line}: only one card can be the Station, because there is one station token")
    );
}

#[test]
fn a_missing_table_or_fact_is_refused() {
    let text = Components::BUILT_IN;
    let missing = Components::parse(&text.replace("[chinatown]", "[china]")).unwrap_err().to_string();
    assert!(missing.contains("unknown field `china`"), "{missing}");
    let map = text.find("[map]").unwrap();
    let areas = text.find("[areas]").unwrap();
    let gone = Components::parse(&(text[..map].to_owned() + &text[areas..])).unwrap_err().to_string();
    assert!(gone.contains("missing field `map`"), "{gone}");
    check_refused(
        "second_order = 2\n",
        "seconds = 2\n",
        "unknown field `seconds`, expected one of `shop`, `houses`, `orders`, `second_order`, `port_points`, `faith`, `unit`, `dear_technology`, `status`, `source`",
    );
}

#[test]
fn an_unplayable_value_is_refused() {
    check_refused("two = [4, 3, 2, 1]", "two = [4, 3, 2, 2]", "expected 10 boards with 2 players, found 11");
    check_refused(
        "three = [5, 4, 3, 2]",
        "three = [4, 4, 3, 3]",
        "each row must be one board longer or shorter than the next",
    );
    check_refused("fishing = [1, 2, 3, 4, 5]", "fishing = [1, 2, 3, 4, 3]", "more power must not give less");
    check_refused(
        "sets = [0, 2, 4, 8, 12]",
        "sets = [0, 4, 6, 8, 12]",
        "each further country of a set must add at least as many points as the one before",
    );
    check_refused("cost = { silk = 2 }, ", "cost = { silk = 0 }, ", "an order needs at least one good");
    check_refused(
        "\"T20\", reward = { points = 2, ",
        "\"T20\", reward = { free_agent = true, ",
        "only tokens above T20 can be free agents",
    );
    check_refused(
        "\"T22\", reward = { ",
        "\"T22\", reward = { yen = 1, ",
        "tokens above T20 must be free agents without another reward",
    );
    check_refused(
        "house = { points = 8 }",
        "house = { free_agent = true }",
        "only tokens can be free agents",
    );
    check_refused(
        "need = { silk = 6 }",
        "need = { silk = 6, yen = 1 }",
        "an achievement can have only one requirement",
    );
    check_refused("need = { silk = 6 }", "need = {}", "an achievement needs a requirement");
    check_refused(
        "need = { production = 4 }",
        "need = { production = 0 }",
        "an achievement needs a requirement",
    );
    check_refused("shops = 6\n", "shops = 9\n", "9 shops cannot be; 0 to 8 can");
}
