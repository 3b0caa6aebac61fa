//! What the others will probably bring to the market and to the senate in this round, from what has been seen.

use super::{Hundredths, weights};
use portolan_core::{ArrayVec, CardSet, Seat};
use portolan_ostia::{ByGood, Good, MAX_PLAYERS, ROUNDS, SenateCard, State};

/// The round as `seat` expects it.
pub(super) struct RoundForecast<'a> {
    /// The table; only what the seat knows is used.
    pub(super) world: &'a State,
    /// The current senate card.
    pub(super) senate: SenateCard,
    /// The next senate card.
    pub(super) next: Option<SenateCard>,
    /// The cards of each kind on the market besides the planned wares, in hundredths.
    pub(super) market: ByGood<Hundredths>,
    /// What each of the others will offer to the senate, in hundredths of a point of favour.
    pub(super) offerings: ArrayVec<Hundredths, MAX_PLAYERS>,
    /// What the senate will get of goods that are still to be bought.
    pub(super) head_start: Hundredths,
    /// The number of available storehouses.
    pub(super) storehouses: usize,
    /// The value of a point now.
    pub(super) point: Hundredths,
    /// The cost of building a storehouse now, less what it will still bring later.
    pub(super) building: Hundredths,
}

impl<'a> RoundForecast<'a> {
    /// Returns the forecast of `seat`.
    pub(super) fn of(world: &'a State, seat: Seat) -> RoundForecast<'a> {
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
        RoundForecast { market, offerings, head_start, ..RoundForecast::bare(world, seat) }
    }

    /// Returns a faster forecast: only the market and what is known, with all hidden cards taken together.
    pub(super) fn of_market(world: &'a State, seat: Seat) -> RoundForecast<'a> {
        let market = Unseen::by(world, seat).market(world, seat);
        RoundForecast { market, ..RoundForecast::bare(world, seat) }
    }

    /// Returns the forecast without guesses.
    pub(super) fn bare(world: &'a State, seat: Seat) -> RoundForecast<'a> {
        let round = usize::from(world.round.clamp(1, ROUNDS)) - 1;
        RoundForecast {
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

    /// Returns the price of a card of this kind when `own` cards are sold along with those expected of the others.
    pub(super) fn market_price(&self, good: Good, own: u8) -> Hundredths {
        let cards = 100 * Hundredths::from(own) + self.market[good];
        let (whole, rest) = ((cards / 100) as u8, cards % 100);
        let price = |cards| Hundredths::from(self.world.components.market_price(cards));
        price(whole) * (100 - rest) + price(whole + 1) * rest
    }
}

/// The cards whose place one seat does not know.
struct Unseen {
    /// The number of each kind, in hundredths.
    kinds: ByGood<Hundredths>,
    /// The total number.
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

    /// Returns what will come onto the market of the wares of others and of what is still to be sold.
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

    /// Returns this many hidden cards, by kind, in hundredths.
    fn average(&self, cards: usize) -> ByGood<Hundredths> {
        let mut average = self.kinds;
        average.0.iter_mut().for_each(|kind| *kind = 100 * cards as Hundredths * *kind / self.count);
        average
    }

    /// Returns the wares of another seat: what was bought openly, and an average of the rest.
    fn wares_of(&self, world: &State, other: Seat) -> ByGood<Hundredths> {
        let player = &world.players[other];
        let hidden = self.average(player.wares.len() - player.known.len());
        plus(&hidden, world, player.known)
    }

    /// Returns what is still to be kept or sold in the harbour, by all seats.
    fn to_come(&self, world: &State, seat: Seat) -> ByGood<Hundredths> {
        let hidden: usize = world
            .seats
            .seats()
            .filter(|&other| other != seat)
            .map(|other| world.players[other].ship.len())
            .sum();
        plus(&self.average(hidden), world, world.players[seat].ship)
    }

    /// Returns the neutral cards, or an average of those that will be opened.
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

/// Returns what is offered of these wares, in hundredths of a point of favour.
fn offering(wares: &ByGood<Hundredths>, senate: &SenateCard) -> Hundredths {
    let of =
        |good| wares[good] * share(&weights::OFFERED, senate, good) / 100 * i32::from(senate.points[good]);
    Good::ALL.into_iter().map(of).sum()
}
