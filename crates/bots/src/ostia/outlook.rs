//! What the others will probably bring to the market and to the senate in this round, from what has been seen.

use super::{Hundredths, weights};
use portolan_core::{ArrayVec, CardSet, Seat};
use portolan_ostia::{ByGood, Good, MAX_PLAYERS, ROUNDS, SenateCard, State};

/// The round as `seat` expects it.
pub(super) struct Outlook<'a> {
    /// The table, of which only what is known is looked at.
    pub(super) world: &'a State,
    /// The senate card that counts now.
    pub(super) senate: SenateCard,
    /// The one that comes next.
    pub(super) next: Option<SenateCard>,
    /// Cards of each kind that come onto the market besides the wares that are planned for, in hundredths.
    pub(super) market: ByGood<Hundredths>,
    /// What each of the others will offer to the senate, in hundredths of a point of favour.
    pub(super) offerings: ArrayVec<Hundredths, MAX_PLAYERS>,
    /// What the senate will get of goods that are still to be bought.
    pub(super) head_start: Hundredths,
    /// Storehouses that stand ready.
    pub(super) storehouses: usize,
    /// What a point is worth now.
    pub(super) point: Hundredths,
    /// What building a storehouse costs now, less what it will still bring later.
    pub(super) building: Hundredths,
}

impl<'a> Outlook<'a> {
    /// What `seat` has to expect.
    pub(super) fn of(world: &'a State, seat: Seat) -> Outlook<'a> {
        let unseen = Unseen::by(world, seat);
        let senate = world.senate_now();
        let others = world.seats.seats().filter(|&other| other != seat);
        let to_come = unseen.to_come(world, seat);
        let mut market = unseen.neutral(world);
        let mut offerings = ArrayVec::new();
        let mut all = to_come;
        for other in others {
            let wares = unseen.wares_of(world, other);
            offerings.push(offering(&wares, &senate));
            Good::ALL.into_iter().for_each(|good| all[good] += wares[good]);
        }
        for good in Good::ALL {
            market[good] += all[good] * share(&weights::SOLD, &senate, good) / 100;
        }
        let head_start = offering(&to_come, &senate) / world.seats.get() as Hundredths;
        offerings.iter_mut().for_each(|offering| *offering += head_start);
        Outlook { market, offerings, head_start, ..Outlook::bare(world, seat) }
    }

    /// The same at a glance: only the market and what is known anyway. All that is hidden is taken together.
    pub(super) fn of_market(world: &'a State, seat: Seat) -> Outlook<'a> {
        let market = Unseen::by(world, seat).market(world, seat);
        Outlook { market, ..Outlook::bare(world, seat) }
    }

    /// Without anything that has to be guessed.
    pub(super) fn bare(world: &'a State, seat: Seat) -> Outlook<'a> {
        let round = usize::from(world.round.clamp(1, ROUNDS)) - 1;
        Outlook {
            world,
            senate: world.senate_now(),
            next: world.senate_next(),
            market: ByGood::default(),
            offerings: ArrayVec::new(),
            head_start: 0,
            storehouses: world.players[seat].storehouses.into(),
            point: weights::POINT[world.seats.get().clamp(3, 5) - 3][round],
            building: weights::BUILDING[round],
        }
    }

    /// What a card of this kind brings when `mine` are sold along with what is expected of the others.
    pub(super) fn market_price(&self, good: Good, mine: u8) -> Hundredths {
        let cards = 100 * Hundredths::from(mine) + self.market[good];
        let (whole, rest) = ((cards / 100) as u8, cards % 100);
        let price = |cards| Hundredths::from(self.world.components.market_price(cards));
        price(whole) * (100 - rest) + price(whole + 1) * rest
    }
}

/// The cards whose place one seat does not know.
struct Unseen {
    /// How many of each kind.
    kinds: ByGood<Hundredths>,
    /// How many in all.
    count: Hundredths,
}

impl Unseen {
    fn by(world: &State, seat: Seat) -> Unseen {
        let me = &world.players[seat];
        let mut seen = world.discard | world.offer | world.neutral | me.ship | me.wares;
        world.players.0.iter().for_each(|player| seen |= player.known);
        let unseen = world.in_play() - seen;
        let kinds = world.components.bundle(unseen).0;
        Unseen { kinds: ByGood(kinds.0.map(Hundredths::from)), count: (unseen.len() as Hundredths).max(1) }
    }

    /// What will come onto the market of all that others have and of what is still to be sold.
    fn market(&self, world: &State, seat: Seat) -> ByGood<Hundredths> {
        let (mut open, mut hidden) = (world.players[seat].ship, 0);
        for other in world.seats.seats().filter(|&other| other != seat) {
            let player = &world.players[other];
            open |= player.known;
            hidden += player.ship.len() + player.wares.len() - player.known.len();
        }
        let (senate, mut market) = (world.senate_now(), self.neutral(world));
        let (open, hidden) = (world.components.bundle(open), self.average(hidden));
        for good in Good::ALL {
            let all = hidden[good] + 100 * Hundredths::from(open.count(good));
            market[good] += all * share(&weights::SOLD, &senate, good) / 100;
        }
        market
    }

    /// So many hidden cards, by kind, in hundredths.
    fn average(&self, cards: usize) -> ByGood<Hundredths> {
        let mut average = self.kinds;
        average.0.iter_mut().for_each(|kind| *kind = 100 * cards as Hundredths * *kind / self.count);
        average
    }

    /// What somebody else has: what was bought openly, and an average of the rest.
    fn wares_of(&self, world: &State, other: Seat) -> ByGood<Hundredths> {
        let player = &world.players[other];
        let hidden = self.average(player.wares.len() - player.known.len());
        plus(&hidden, world, player.known)
    }

    /// What is still to be kept or sold in the harbour, by anybody.
    fn to_come(&self, world: &State, seat: Seat) -> ByGood<Hundredths> {
        let hidden: usize = world
            .seats
            .seats()
            .filter(|&other| other != seat)
            .map(|other| world.players[other].ship.len())
            .sum();
        plus(&self.average(hidden), world, world.players[seat].ship)
    }

    /// The neutral cards, or an average of those that will be opened.
    fn neutral(&self, world: &State) -> ByGood<Hundredths> {
        let opened = matches!(world.phase, portolan_ostia::Phase::Allocate);
        let cards = world.components.neutral_cards(world.seats.get());
        let hidden = self.average(if opened { 0 } else { cards.into() });
        plus(&hidden, world, world.neutral)
    }
}

fn plus(kinds: &ByGood<Hundredths>, world: &State, cards: CardSet) -> ByGood<Hundredths> {
    let (bundle, mut all) = (world.components.bundle(cards), *kinds);
    Good::ALL.into_iter().for_each(|good| all[good] += 100 * Hundredths::from(bundle.count(good)));
    all
}

fn share(percents: &[i32; 6], senate: &SenateCard, good: Good) -> i32 {
    percents[usize::from(senate.points[good]).min(percents.len() - 1)]
}

/// What is offered of these wares, in hundredths of a point of favour.
fn offering(wares: &ByGood<Hundredths>, senate: &SenateCard) -> Hundredths {
    let of =
        |good| wares[good] * share(&weights::OFFERED, senate, good) / 100 * i32::from(senate.points[good]);
    Good::ALL.into_iter().map(of).sum()
}
