//! Heuristics for Traders of Osaka, looking one purchase ahead.
//!
//! The greedy bot tries every action in an imagined world, together with the purchase that another player may make
//! before the turn returns. Purchases are played by the rules, so this code repeats none of them. `worth` evaluates a
//! position (with the numbers in `weights`), `payment` chooses coins, `insurance` chooses goods to insure. There is
//! no deeper search.
//!
//! In the imagined world the bot remembers all cards that were ever shown, including hands; only the draw pile is
//! guessed.

pub(crate) mod estimate;
mod fast_eval;
mod forecast;
mod insurance;
mod payment;
mod policy;
mod weights;
mod worth;

use crate::heuristics::{Estimates, Heuristics};
use crate::search::SearchParams;
use portolan_core::{Choices, Game, Knowledge, Memory, NullLog, Seat, SeatCount, ThoughtRng};
use portolan_osaka::{Choice, Good, Osaka, Phase, State};
use worth::Hundredths;

impl Heuristics for Osaka {
    fn search_params(seats: SeatCount) -> SearchParams {
        let for_two = seats.get() == 2;
        SearchParams {
            exploration: 0.25,
            late_exploration: if for_two { 1.5 } else { 0.25 },
            prior_scale: 60,
            greedy_prior: 20,
            max_depth: 24,
            turns: 8,
            rollout_noise: 20,
            careful_turns: 8,
            forget_percent: if for_two { 67 } else { 0 },
            partial_memory_worlds: for_two.then_some(16),
            margin_percent: 0,
            half_margin: 600,
        }
    }

    fn greedy_choice(knowledge: &Knowledge<'_, Osaka>, rng: &mut ThoughtRng) -> Option<Choice> {
        let world = knowledge.imagine(Memory::Perfect, rng);
        match world.phase {
            Phase::Token { seat } => starting_token(&world, seat),
            Phase::Action { seat } => best_action(&world, seat),
            _ => next_step(&world).map(|(_, choice)| choice),
        }
    }

    fn policy(world: &Osaka, seat: Seat, choices: &[Choice], into: &mut [Hundredths]) {
        policy::weigh(world, seat, choices, into);
    }

    fn careful_policy(world: &Osaka, seat: Seat, choices: &[Choice], into: &mut [Hundredths]) {
        match world.phase {
            Phase::Action { .. } => forecast::weigh(world, seat, choices, into),
            _ => policy::weigh(world, seat, choices, into),
        }
    }

    fn estimate(world: &Osaka, into: &mut Estimates) -> Hundredths {
        estimate::estimate(world, into)
    }

    /// The payments of other players are not searched.
    fn is_searched(world: &Osaka, seat: Seat, root_seat: Seat) -> bool {
        seat == root_seat || !matches!(world.phase, Phase::Payment { .. })
    }

    fn chance_key(world: &Osaka) -> usize {
        world.deck.len()
    }

    fn play_macro_action(world: &mut Osaka, seat: Seat) -> bool {
        match world.phase {
            Phase::Payment { price, paid, .. } => payment::pay(world, seat, price, paid),
            _ => false,
        }
    }

    fn is_between_turns(world: &Osaka) -> bool {
        matches!(world.phase, Phase::Action { .. } | Phase::Over)
    }
}

/// Returns the good with most coins in the open and in the own hand: its ship will sail soon, and it can be insured.
fn starting_token(world: &State, seat: Seat) -> Option<Choice> {
    let in_reach = world.market.set() | world.farm.set() | world.players[seat].hand;
    let coins = |good: &Good| world.components.coins(in_reach & world.components.of_good(*good));
    Good::ALL.into_iter().max_by_key(coins).map(Choice::Token)
}

/// Returns the action with the best resulting position.
fn best_action(world: &Osaka, seat: Seat) -> Option<Choice> {
    let mut choices = Choices::new();
    world.choices(seat, &mut choices);
    let judged = choices.iter().filter_map(|&action| Some((value_of_action(world, seat, action)?, action)));
    judged.max_by_key(|&(worth, _)| worth).map(|(_, action)| action)
}

/// Returns the lead of `seat` after this action, including the purchase that may follow it.
fn value_of_action(world: &Osaka, seat: Seat, action: Choice) -> Option<Hundredths> {
    let after = play_action(world.clone(), seat, action)?;
    let now = worth::lead(&after, seat);
    let Some(after_answer) = answer(&after, seat) else { return Some(now) };
    let sure = if action == Choice::Buy { weights::ANSWER_TO_PURCHASE } else { weights::ANSWER_TO_OTHERS };
    Some((worth::lead(&after_answer, seat) * sure + now * (100 - sure)) / 100)
}

/// Returns the table after a purchase by the first other player who gains by it; `None` if no one does.
fn answer(world: &Osaka, seat: Seat) -> Option<Osaka> {
    let next = world.phase.seat()?;
    let mut others = world.seats.clockwise_from(next).take_while(|&other| other != seat);
    others.find_map(|other| gainful_purchase(world, other))
}

/// Returns the table after `buyer` has bought the current market; `None` if that is impossible or does not pay.
fn gainful_purchase(world: &Osaka, buyer: Seat) -> Option<Osaka> {
    if world.components.coins(world.players[buyer].hand) < world.price(buyer) {
        return None;
    }
    let after = play_action(world.on_turn_of(buyer)?, buyer, Choice::Buy)?;
    let gain = worth::lead(&after, buyer) - worth::lead(world, buyer);
    (gain > weights::TEMPTING).then_some(after)
}

/// Returns the table after an action and its follow-up steps: the payment, and all insurance.
fn play_action(mut world: Osaka, seat: Seat, action: Choice) -> Option<Osaka> {
    world.apply(seat, action, &mut NullLog).ok()?;
    while let Some((seat, choice)) = next_step(&world) {
        world.apply(seat, choice, &mut NullLog).ok()?;
    }
    Some(world)
}

/// Returns the next step of an unfinished action and its seat: a payment, a card for insurance, or a good to insure.
fn next_step(world: &State) -> Option<(Seat, Choice)> {
    let seat = world.phase.seat()?;
    let choice = match world.phase {
        Phase::Payment { price, paid, .. } => payment::next_step(world, seat, price, paid),
        Phase::Insurance { .. } => insurance::card_or_done(world, seat),
        Phase::Cover { good, .. } => insurance::good_to_cover(world, seat, good),
        Phase::Token { .. } | Phase::Action { .. } | Phase::Over => None,
    };
    choice.map(|choice| (seat, choice))
}
