//! For a review: what each choice at the table would have meant for everybody, not only for whoever makes it.

use super::tree::{NONE, Place};
use super::{Patience, Search};
use crate::heuristics::Heuristics;
use crate::level::SearchLevel;
use crate::search::reward::Rewards;
use crate::thought::Thought;
use portolan_core::{Choice as _, Knowledge, MAX_SEATS, Seat, ThoughtRng};
use std::ops::Range;

/// A choice that was tried, and what came of it for everybody.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tried<C> {
    /// The choice.
    pub choice: C,
    /// How often it was tried.
    pub visits: u32,
    /// How likely each seat won.
    pub chances: [f32; MAX_SEATS],
}

/// What is watched: the first choice of a seat.
pub(super) struct Watch {
    seat: Seat,
    root: Place,
    /// Only this one is tried now.
    pub(super) only: Option<u16>,
    /// By the number of the choice: how often, and the sum of everybody's chances.
    tried: Vec<(u16, u32, [f32; MAX_SEATS])>,
    /// The sum of everybody's chances in all iterations, whatever was chosen.
    all: [f32; MAX_SEATS],
}

impl Watch {
    fn of(seat: Seat, root: Place) -> Watch {
        Watch { seat, root, only: None, tried: Vec::new(), all: [0.0; MAX_SEATS] }
    }

    /// The choice that must be tried at this node.
    pub(super) fn only_at(&self, node: Place, seat: Seat) -> Option<u16> {
        self.only.filter(|_| node == self.root && seat == self.seat)
    }

    fn add(&mut self, choice: u16, rewards: &Rewards) {
        let place = self.tried.iter().position(|&(known, ..)| known == choice).unwrap_or_else(|| {
            self.tried.push((choice, 0, [0.0; MAX_SEATS]));
            self.tried.len() - 1
        });
        let (_, visits, chances) = &mut self.tried[place];
        *visits += 1;
        for (sum, reward) in chances.iter_mut().zip(rewards) {
            *sum += reward.chance;
        }
    }
}

impl<G: Heuristics> Search<G> {
    /// Weighs up what the seat can choose, from the beginning. Then the choice that was made is tried until a quarter of all
    /// iterations have tried it, so that something is known of it even if nobody would think of it.
    pub fn weigh_up(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        sight: &SearchLevel,
        made: G::Choice,
        rng: &mut ThoughtRng,
        patience: &mut Patience<'_>,
    ) -> (Thought<G>, Vec<Tried<G::Choice>>) {
        self.forget();
        let seat = knowledge.seat();
        let root = self.roots[seat.index()];
        self.watch = Some(Watch::of(seat, root));
        let all = self.think(knowledge, sight, rng, patience);
        let thought = self.thought(knowledge, self.plan.memory(sight.recall, 0), rng);
        self.try_only(made, knowledge, sight, all / 4, rng, patience);
        let tried = self.watch.take().map_or_else(Vec::new, |watch| watch.tried);
        (thought, tried.into_iter().filter_map(told).collect())
    }

    /// How likely everybody wins in the eyes of a seat, whoever has to choose; nothing, if patience ends first.
    pub fn opinion(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        sight: &SearchLevel,
        rng: &mut ThoughtRng,
        patience: &mut Patience<'_>,
    ) -> Option<[f32; MAX_SEATS]> {
        self.forget();
        let seat = knowledge.seat();
        self.watch = Some(Watch::of(seat, self.roots[seat.index()]));
        self.tree.reserve(sight.budget.iterations as usize);
        self.go_on(0..sight.budget.iterations, knowledge, sight, rng, patience);
        let sums = self.watch.take()?.all;
        sums.iter().any(|&sum| sum > 0.0).then(|| shared_out(sums))
    }

    /// Goes on with one choice until it was tried so often.
    fn try_only(
        &mut self,
        made: G::Choice,
        knowledge: &Knowledge<'_, G>,
        sight: &SearchLevel,
        enough: u32,
        rng: &mut ThoughtRng,
        patience: &mut Patience<'_>,
    ) {
        let number = made.number() as u16;
        let Some(watch) = &mut self.watch else { return };
        watch.only = Some(number);
        let already = watch.tried.iter().find(|&&(choice, ..)| choice == number).map_or(0, |tried| tried.1);
        self.go_on(already..enough, knowledge, sight, rng, patience);
    }

    /// So many more iterations, each in a new world, as long as patience lasts.
    fn go_on(
        &mut self,
        iterations: Range<u32>,
        knowledge: &Knowledge<'_, G>,
        sight: &SearchLevel,
        rng: &mut ThoughtRng,
        patience: &mut Patience<'_>,
    ) {
        for done in iterations {
            if done % super::UNASKED == 0 && !patience(done) {
                return;
            }
            let world = knowledge.imagine(self.plan.memory(sight.recall, done), rng);
            self.iterate(world, knowledge.seat(), rng);
        }
    }

    /// Notes what came of an iteration for everybody.
    pub(super) fn note(&mut self, rewards: &Rewards) {
        let Some(watch) = &mut self.watch else { return };
        watch.all.iter_mut().zip(rewards).for_each(|(sum, reward)| *sum += reward.chance);
        let first = self.path.iter().find(|step| step.seat == watch.seat && step.node == watch.root);
        if let Some(step) = first.filter(|step| step.edge != NONE) {
            watch.add(self.tree.edges[step.edge as usize].choice, rewards);
        }
    }
}

fn told<C: portolan_core::Choice>((number, visits, sums): (u16, u32, [f32; MAX_SEATS])) -> Option<Tried<C>> {
    Some(Tried { choice: C::from_number(number.into())?, visits, chances: shared_out(sums) })
}

/// Averages of sums; everybody's chances together are 1.
fn shared_out(sums: [f32; MAX_SEATS]) -> [f32; MAX_SEATS] {
    let all: f32 = sums.iter().sum();
    if all > 0.0 { sums.map(|sum| sum / all) } else { sums }
}
