//! The facts of a components file in a fixed order, as records store them.

use super::{
    Achievement, AreaKind, BoardSpace, BuildingTile, ByGood, Components, Country, Good, Numbers, OrderCard,
    Prize, Requirement, Reward, TechnologyCard, ids,
};
use std::fmt::{Display, Write as _};

/// Renders all facts as a components file, which can be parsed again.
pub(super) fn facts(of: &Components) -> String {
    let n = &of.numbers;
    let mut text = String::new();
    let [two, three, four] = of.rows.map(list);
    let _ = writeln!(text, "[map]\ntwo = {two}\nthree = {three}\nfour = {four}\n\n[areas]");
    for kind in AreaKind::ALL.into_iter().filter(|&kind| kind != AreaKind::Canal) {
        let _ = writeln!(text, "{} = {}", kind.name().replace('-', "_"), list(of.by_power[kind as usize]));
    }
    write_numbers(&mut text, n);
    let _ = writeln!(text, "[port]\nlevels = {}\n", list(of.levels.map(level)));
    let _ = writeln!(text, "[laboratory]\nsurcharge = {}\n\n[agents]", list(of.surcharge));
    for country in Country::ALL {
        let _ = writeln!(text, "{} = {}", country.name(), of.agents[country]);
    }
    write_end(&mut text, n);
    write_list(&mut text, "church]\nspaces", of.church.iter().map(|of| space("faith", of)));
    write_list(&mut text, "customs]\nspaces", of.customs.iter().map(|of| space("imports", of)));
    let opening = format!("orders]\nremoved = {}\ncards", by_seats(n.removed_orders));
    write_list(&mut text, &opening, lines(&ids::ORDERS, &of.orders, order));
    write_list(&mut text, "technologies]\ncards", lines(&ids::TECHNOLOGIES, &of.technologies, technology));
    write_list(&mut text, "tiles]\ntiles", lines(&ids::TILES, &of.tiles, tile));
    let token = |token: &Reward| format!("reward = {}", reward(token));
    write_list(&mut text, "tokens]\ntokens", lines(&ids::TOKENS, &of.tokens, token));
    let achievements = lines(&ids::ACHIEVEMENTS, &of.achievements, achievement);
    write_list(&mut text, "achievements]\ntiles", achievements);
    let _ = writeln!(text, "[prizes]\ntokens = {}", list(of.prizes.map(|prize| quoted(Prize::name(prize)))));
    text
}

fn write_numbers(text: &mut String, n: &Numbers) {
    let _ = writeln!(
        text,
        "\n[players]\ngoods = {}\nyen = {{ first = {}, others = {} }}\nhand = {{ assistants = {}, shops = {} }}\n",
        goods(&n.start_goods),
        n.first_yen,
        n.start_yen,
        n.hand_assistants,
        n.hand_shops
    );
    let _ = writeln!(
        text,
        "[warehouse]\nassistants = {}\nshops = {}\n\n[numbers]\nshop = {}\nhouses = {}",
        n.warehouse_assistants,
        n.warehouse_shops,
        n.shop_price,
        list(n.house_prices)
    );
    let _ = writeln!(
        text,
        "orders = {}\nsecond_order = {}\nport_points = {}\nfaith = {}\nunit = {}\ndear_technology = {}\n",
        n.hand_limit, n.second_order_yen, n.port_points, n.faith_yen, n.unit_yen, n.dear_technology
    );
    text.push_str("[chinatown]\n");
    for good in Good::ALL {
        let _ = writeln!(text, "{} = {}", good.name(), n.rates[good]);
    }
    let _ = writeln!(text, "imports = {}\n", n.import_rate);
}

fn write_end(text: &mut String, n: &Numbers) {
    let [_, sets @ ..] = n.sets;
    let _ = writeln!(
        text,
        "\n[final]\nchurch = {}\ncustoms = {}\ntechnology = {}\nsets = {}",
        list(n.church),
        list(n.customs),
        list(n.technology),
        list(sets)
    );
    let _ = writeln!(
        text,
        "agent = {}\nimports = {}\nyen_per_point = {}\ngoods_per_point = {}\n",
        n.agent_points, n.import_points, n.yen_per_point, n.goods_per_point
    );
    let (church, customs) = (by_seats(n.church_end), by_seats(n.customs_end));
    let _ = writeln!(text, "[end]\nchurch = {church}\ncustoms = {customs}\n");
}

/// Writes `[orders]`, `cards = [`, a line for each item, `]`.
fn write_list(text: &mut String, opening: &str, lines: impl Iterator<Item = String>) {
    let _ = writeln!(text, "[{opening} = [");
    lines.for_each(|line| {
        let _ = writeln!(text, "  {{ {line} }},");
    });
    text.push_str("]\n\n");
}

fn lines<'a, T>(
    ids: &'a ids::Ids,
    items: &'a [T],
    line: impl Fn(&T) -> String + 'a,
) -> impl Iterator<Item = String> + 'a {
    items.iter().enumerate().map(move |(index, item)| format!("id = \"{}\", {}", (ids.id)(index), line(item)))
}

fn space(value: &str, space: &BoardSpace) -> String {
    format!("{value} = {}, reward = {}, blocked = {}", space.value, reward(&space.reward), space.blocked)
}

fn order(card: &OrderCard) -> String {
    let country = card.country.name();
    format!("country = \"{country}\", cost = {}, reward = {}", goods(&card.cost), reward(&card.reward))
}

fn technology(card: &TechnologyCard) -> String {
    let (title, country) = (card.title.name(), card.country.name());
    format!("title = \"{title}\", value = {}, country = \"{country}\"", card.value)
}

fn tile(tile: &BuildingTile) -> String {
    format!("shops = {}, house = {}", list(tile.shops.map(|shop| reward(&shop))), reward(&tile.house))
}

fn achievement(tile: &Achievement) -> String {
    let need = match tile.need {
        Requirement::Goods(good, count) => format!("{} = {count}", good.name()),
        Requirement::Technologies(count) => format!("technologies = {count}"),
        Requirement::Yen(count) => format!("yen = {count}"),
        Requirement::AgentsAndTokens(count) => format!("agents_and_tokens = {count}"),
        Requirement::Orders(count) => format!("orders = {count}"),
        Requirement::Areas { production, commercial } => {
            format!("production = {production}, commercial = {commercial}")
        }
    };
    format!("need = {{ {need} }}, first = {}, later = {}", tile.first, tile.later)
}

fn reward(reward: &Reward) -> String {
    let Reward { points, yen, goods, any_good, imports, warehouse, moves, free_agent } = *reward;
    let numbers = [("points", points), ("yen", yen)]
        .into_iter()
        .chain(Good::ALL.into_iter().map(|good| (good.name(), goods[good])))
        .chain([("any_good", any_good), ("imports", imports), ("warehouse", warehouse), ("moves", moves)]);
    let mut parts: Vec<String> =
        numbers.filter(|&(_, count)| count > 0).map(|(name, count)| format!("{name} = {count}")).collect();
    if free_agent {
        parts.push("free_agent = true".into());
    }
    format!("{{ {} }}", parts.join(", "))
}

fn goods(goods: &ByGood<u8>) -> String {
    let parts: Vec<String> =
        goods.nonzero().map(|(good, count)| format!("{} = {count}", good.name())).collect();
    format!("{{ {} }}", parts.join(", "))
}

fn by_seats([two, three, four]: [u8; 3]) -> String {
    format!("{{ two = {two}, three = {three}, four = {four} }}")
}

fn level(level: u8) -> String {
    quoted(["green", "orange", "red"][usize::from(level.clamp(1, 3) - 1)])
}

fn quoted(word: &str) -> String {
    format!("\"{word}\"")
}

fn list<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    format!("[{}]", items.join(", "))
}
