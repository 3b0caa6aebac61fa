//! Parses and validates cards, tiles and tokens.

use super::lists::{List, list, list_by_id, optional};
use super::tables::{
    AchievementTable, GoodsTable, NeedTable, OrderTable, RewardTable, TechnologyTable, TileTable, TokenTable,
};
use super::{
    Achievement, BuildingTile, ByGood, Country, Good, Letter, ORDERS, OrderCard, PLAIN_TOKENS, Prize,
    Requirement, Reward, SHOP_SPACES, TECHNOLOGIES, TechnologyCard, Title, ids,
};
use portolan_core::components::file::{
    CheckResult, Spanned, SpannedNumber, SpannedText, error_at, number_in,
};

pub(super) fn order(table: &OrderTable) -> CheckResult<OrderCard> {
    let cost = goods(table.cost.get_ref())?;
    if cost.total() == 0 {
        return Err(error_at(table.cost.span(), "an order needs at least one good"));
    }
    Ok(OrderCard { country: country(&table.country)?, cost, reward: plain_reward(&table.reward)? })
}

/// Every title has a card, and the Station only one, because there is only one station token.
pub(super) fn technologies(list: &List<TechnologyTable>) -> CheckResult<[TechnologyCard; TECHNOLOGIES]> {
    let cards: [TechnologyCard; TECHNOLOGIES] =
        list_by_id(list, &ids::TECHNOLOGIES, |card| &card.id, technology)?;
    let is_missing = |title: &Title| cards.iter().all(|card| card.title != *title);
    if let Some(missing) = Title::ALL.into_iter().find(is_missing) {
        return Err(error_at(list.span(), format!("no card has the title {}", missing.name())));
    }
    let titles = list.get_ref().iter().map(|card| &card.get_ref().title);
    let mut stations = titles.filter(|title| title.get_ref() == Title::Station.name());
    match stations.nth(1) {
        Some(second) => Err(error_at(
            second.span(),
            "only one card can be the Station, because there is one station token",
        )),
        None => Ok(cards),
    }
}

fn technology(table: &TechnologyTable) -> CheckResult<TechnologyCard> {
    let title = Title::from_name(table.title.get_ref())
        .ok_or_else(|| error_at(table.title.span(), format!("unknown title ‘{}’", table.title.get_ref())))?;
    let value = number_in(&table.value, "units", 1..=20)?;
    Ok(TechnologyCard { title, value, country: country(&table.country)? })
}

pub(super) fn tile(table: &TileTable) -> CheckResult<BuildingTile> {
    Ok(BuildingTile {
        shops: list::<_, _, SHOP_SPACES>(&table.shops, "spaces for shops", plain_reward)?,
        house: plain_reward(&table.house)?,
    })
}

/// The tokens of the second mini-expansion are free agents without another reward; all others are not free agents
/// (R54).
pub(super) fn token(table: &TokenTable) -> CheckResult<Reward> {
    const FREE_AGENT: Reward = Reward { free_agent: true, ..Reward::NONE };
    let span = table.reward.span();
    let reward = reward(table.reward.get_ref())?;
    let number: Option<usize> = table.id.get_ref().get(1..).and_then(|digits| digits.parse().ok());
    if number <= Some(PLAIN_TOKENS) && reward.free_agent {
        return Err(error_at(span, format!("only tokens above T{PLAIN_TOKENS} can be free agents")));
    }
    if number > Some(PLAIN_TOKENS) && reward != FREE_AGENT {
        return Err(error_at(
            span,
            format!("tokens above T{PLAIN_TOKENS} must be free agents without another reward"),
        ));
    }
    Ok(reward)
}

pub(super) fn achievement(table: &AchievementTable) -> CheckResult<Achievement> {
    let letter = match table.id.get_ref().as_bytes().first() {
        Some(b'A') => Letter::A,
        Some(b'B') => Letter::B,
        _ => Letter::C,
    };
    let points = |count: &SpannedNumber| number_in(count, "points", 0..=99);
    Ok(Achievement {
        letter,
        need: need(&table.need)?,
        first: points(&table.first)?,
        later: points(&table.later)?,
    })
}

fn need(table: &Spanned<NeedTable>) -> CheckResult<Requirement> {
    let needs = needs(table.get_ref())?;
    match needs[..] {
        [Requirement::Areas { production: 0, commercial: 0 }] | [] => {
            Err(error_at(table.span(), "an achievement needs a requirement"))
        }
        [need] => Ok(need),
        _ => Err(error_at(table.span(), "an achievement can have only one requirement")),
    }
}

fn needs(table: &NeedTable) -> CheckResult<Vec<Requirement>> {
    let mut needs = Vec::new();
    let goods = [&table.copper, &table.silk, &table.tea, &table.fish];
    for (good, count) in Good::ALL.into_iter().zip(goods) {
        if let Some(count) = count {
            needs.push(Requirement::Goods(good, number_in(count, "goods", 1..=20)?));
        }
    }
    if let Some(count) = &table.technologies {
        needs.push(Requirement::Technologies(number_in(count, "technologies", 1..=Title::ALL.len() as i64)?));
    }
    if let Some(count) = &table.yen {
        needs.push(Requirement::Yen(number_in(count, "yen", 1..=99)?));
    }
    if let Some(count) = &table.agents_and_tokens {
        needs.push(Requirement::AgentsAndTokens(number_in(count, "agents and tokens", 1..=20)?));
    }
    if let Some(count) = &table.orders {
        needs.push(Requirement::Orders(number_in(count, "orders", 1..=ORDERS as i64)?));
    }
    if table.production.is_some() || table.commercial.is_some() {
        let production = optional(&table.production, "production areas", 8)?;
        let commercial = optional(&table.commercial, "commercial areas", 9)?;
        needs.push(Requirement::Areas { production, commercial });
    }
    Ok(needs)
}

pub(super) fn prize(word: &SpannedText) -> CheckResult<Prize> {
    Prize::from_name(word.get_ref()).ok_or_else(|| {
        let names = Country::ALL.map(Country::name).join(", ");
        error_at(
            word.span(),
            format!("unknown prize ‘{}’; prizes are {names} and free-agent", word.get_ref()),
        )
    })
}

fn country(word: &SpannedText) -> CheckResult<Country> {
    Country::from_name(word.get_ref()).ok_or_else(|| {
        let names = Country::ALL.map(Country::name).join(", ");
        error_at(word.span(), format!("unknown country ‘{}’; countries are {names}", word.get_ref()))
    })
}

pub(super) fn goods(table: &GoodsTable) -> CheckResult<ByGood<u8>> {
    let GoodsTable { copper, silk, tea, fish } = table;
    let goods = |count| optional(count, "goods", 9);
    Ok(ByGood([goods(copper)?, goods(silk)?, goods(tea)?, goods(fish)?]))
}

/// Parses the reward of anything except a token. Only tokens can be free agents.
pub(super) fn plain_reward(table: &Spanned<RewardTable>) -> CheckResult<Reward> {
    let reward = reward(table.get_ref())?;
    match &table.get_ref().free_agent {
        Some(flag) if reward.free_agent => Err(error_at(flag.span(), "only tokens can be free agents")),
        _ => Ok(reward),
    }
}

fn reward(table: &RewardTable) -> CheckResult<Reward> {
    let RewardTable { copper, silk, tea, fish, .. } = table;
    let goods = |count| optional(count, "goods", 9);
    Ok(Reward {
        points: optional(&table.points, "points", 50)?,
        yen: optional(&table.yen, "yen", 20)?,
        goods: ByGood([goods(copper)?, goods(silk)?, goods(tea)?, goods(fish)?]),
        any_good: goods(&table.any_good)?,
        imports: optional(&table.imports, "imports", 9)?,
        warehouse: optional(&table.warehouse, "pieces", 9)?,
        moves: optional(&table.moves, "moves", 9)?,
        free_agent: table.free_agent.as_ref().is_some_and(|free| *free.get_ref()),
    })
}
