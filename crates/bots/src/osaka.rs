//! How to play Traders of Osaka decently, looking one purchase ahead. A person can learn it from here.
//!
//! Every action is tried out in an imagined world, and so is the purchase with which somebody may answer it before
//! the turn comes back. A purchase that is tried out sells, sinks and insures as the rules say, so nothing of that is
//! told again here. What is told is what a position is worth (`worth`, with its numbers in `weights`), with which
//! coins to pay (`payment`), and what to insure (`insurance`). Nothing is searched deeper: this bot plays at once.
//!
//! In the imagined world the bot remembers all that was ever shown, hands included; only the draw pile is guessed.

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

    /// With which coins others pay is no matter to think about.
    fn is_searched(world: &Osaka, seat: Seat, thinks: Seat) -> bool {
        seat == thinks || !matches!(world.phase, Phase::Payment { .. })
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

/// The good of which most coins lie open or are in the own hand: its ship will sail soon, and can be insured.
fn starting_token(world: &State, seat: Seat) -> Option<Choice> {
    let in_reach = world.market.set() | world.farm.set() | world.players[seat].hand;
    let coins = |good: &Good| world.components.coins(in_reach & world.components.of_good(*good));
    Good::ALL.into_iter().max_by_key(coins).map(Choice::Token)
}

/// The action after which the table looks best.
fn best_action(world: &Osaka, seat: Seat) -> Option<Choice> {
    let mut choices = Choices::new();
    world.choices(seat, &mut choices);
    let judged = choices.iter().filter_map(|&action| Some((judge(world, seat, action)?, action)));
    judged.max_by_key(|&(worth, _)| worth).map(|(_, action)| action)
}

/// How far `seat` is ahead after this action, with a view to the purchase that may follow it.
fn judge(world: &Osaka, seat: Seat, action: Choice) -> Option<Hundredths> {
    let after = carried_out(world.clone(), seat, action)?;
    let now = worth::lead(&after, seat);
    let Some(answered) = answer(&after, seat) else { return Some(now) };
    let sure = if action == Choice::Buy { weights::ANSWER_TO_PURCHASE } else { weights::ANSWER_TO_OTHERS };
    Some((worth::lead(&answered, seat) * sure + now * (100 - sure)) / 100)
}

/// The table after the first of the others who gains by buying has bought; nothing if nobody does.
fn answer(world: &Osaka, seat: Seat) -> Option<Osaka> {
    let next = world.phase.seat()?;
    let mut others = world.seats.clockwise_from(next).take_while(|&other| other != seat);
    others.find_map(|other| gainful_purchase(world, other))
}

/// The table after `buyer` has bought the market as it lies, if that is possible and pays.
fn gainful_purchase(world: &Osaka, buyer: Seat) -> Option<Osaka> {
    if world.components.coins(world.players[buyer].hand) < world.price(buyer) {
        return None;
    }
    let after = carried_out(world.on_turn_of(buyer)?, buyer, Choice::Buy)?;
    let gain = worth::lead(&after, buyer) - worth::lead(world, buyer);
    (gain > weights::TEMPTING).then_some(after)
}

/// The table after an action and all that belongs to it: the payment, and everybody's insurance.
fn carried_out(mut world: Osaka, seat: Seat, action: Choice) -> Option<Osaka> {
    world.apply(seat, action, &mut NullLog).ok()?;
    while let Some((seat, choice)) = next_step(&world) {
        world.apply(seat, choice, &mut NullLog).ok()?;
    }
    Some(world)
}

/// The next step of something begun, and whose it is: a step of a payment, a card for insurance, a good to insure.
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
