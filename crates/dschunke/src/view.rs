//! The view of one viewer, built field by field, so that no hidden field is included by accident.

use crate::choice::Bid;
use crate::components::card::CardKind;
use crate::components::{ByGood, Colour, Good, Junk, Numbers, Pile, Price, ROUNDS, RoundEvent, Task, Worker};
use crate::options::Options;
use crate::phase::Phase;
use crate::score;
use crate::state::State;
use portolan_core::{CardId, CardSet, Seat, Viewer};
use serde::Serialize;

/// What a viewer sees of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The options of this game.
    pub options: Options,
    /// The pending decision.
    pub phase: Phase,
    /// The round, counted from 1; 0 while cargo is being placed (§9.1).
    pub round: u8,
    /// The first player of this round, who has the red junk.
    pub first: Seat,
    /// The market tile of this round; `None` before the first round.
    pub market: Option<TileView>,
    /// The tiles of earlier rounds, in order.
    pub past_tiles: Vec<ByGood<Price>>,
    /// Maximum number of strips on a junk; `None` without a limit (§9.3).
    pub most_strips: Option<u8>,
    /// The junks, clockwise.
    pub junks: Vec<JunkView>,
    /// The merchants and apprentices of this game.
    pub workers: Vec<WorkerView>,
    /// The tasks of the lower and of the upper apprentice in each round.
    pub tracks: [[Task; ROUNDS]; 2],
    /// The event of each round.
    pub round_events: [Option<RoundEvent>; ROUNDS],
    /// The stack of each good.
    pub stacks: ByGood<StackView>,
    /// The number of special cards in each pile, in the order of [`Pile::ALL`].
    pub piles: [usize; 4],
    /// The piles searched in the event of this round.
    pub piles_taken: Vec<Pile>,
    /// The cards of the pile that this viewer is searching, if any.
    pub searching: Option<Vec<SpecialCard>>,
    /// Special cards that have been played.
    pub played: Vec<SpecialCard>,
    /// Numbers from the text of the rules.
    pub numbers: Numbers,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
}

/// The market tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TileView {
    /// The price of each good.
    pub prices: ByGood<Price>,
    /// Whether each good was sold in this round.
    pub sold: ByGood<bool>,
}

/// A junk.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct JunkView {
    /// Its colour.
    pub junk: Junk,
    /// Its strips, from the bottom up; three make a layer.
    pub strips: Vec<Seat>,
    /// The visible crates of each seat.
    pub visible: Vec<u8>,
    /// Whether a merchant stands here, perhaps face down.
    pub has_merchant: bool,
    /// The merchant, unless it is face down.
    pub merchant: Option<Worker>,
}

/// A merchant or an apprentice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct WorkerView {
    /// The worker.
    pub worker: Worker,
    /// Its task in this round; before the first round only merchants have one.
    pub task: Option<Task>,
    /// The junk of a merchant, unless it is face down.
    pub junk: Option<Junk>,
    /// Whether it was used in this round.
    pub used: bool,
}

/// A stack of goods.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct StackView {
    /// Whether no card is left.
    pub empty: bool,
    /// The number of cards, while stacks can be counted (§1.5, §9.2).
    pub count: Option<u8>,
}

/// A special card with its kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SpecialCard {
    /// Its number.
    pub id: CardId,
    /// Its kind.
    pub kind: CardKind,
}

/// What a viewer sees of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// The colour of its strips.
    pub colour: Colour,
    /// The number of goods cards in hand, which is public (R29).
    pub hand_size: usize,
    /// The goods cards, for viewers who may see them.
    pub hand: Option<ByGood<u8>>,
    /// The money, for viewers who may see it.
    pub yuan: Option<u16>,
    /// Strips that are not on a junk.
    pub strips: u8,
    /// The number of goods cards that the player takes in a supply phase.
    pub supply: u8,
    /// Special cards face up in front of the player.
    pub open_cards: Vec<SpecialCard>,
    /// The number of special cards in hand, which is public.
    pub card_count: usize,
    /// The special cards in hand, for viewers who may see them.
    pub cards: Option<Vec<SpecialCard>>,
    /// Whether the player has made a sealed bid in this bidding round.
    pub has_bid: bool,
    /// The sealed bid, for its owner only.
    pub bid: Option<Bid>,
    /// The bonus for visible crates if the game ended now (§8.2).
    pub junk_bonus: u16,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let components = &state.components;
        let past = usize::from(state.round.saturating_sub(1));
        View {
            viewer,
            options: state.options,
            phase: state.phase,
            round: state.round,
            first: state.first,
            market: state.tile().map(|prices| TileView { prices, sold: state.sold }),
            past_tiles: state.tiles[..past].iter().map(|&tile| components.tiles[usize::from(tile)]).collect(),
            most_strips: state.options.layers.most_strips(),
            junks: components.ring.map(|junk| JunkView::of(state, junk)).to_vec(),
            workers: Worker::ALL.into_iter().filter_map(|worker| WorkerView::of(state, worker)).collect(),
            tracks: components.tracks,
            round_events: components.round_events,
            stacks: ByGood(Good::ALL.map(|good| StackView::of(state, good))),
            piles: state.piles.map(CardSet::len),
            piles_taken: Pile::ALL
                .into_iter()
                .filter(|&pile| state.searched_piles & (1 << pile as u8) != 0)
                .collect(),
            searching: searching(state, viewer).map(|pile| specials(state, state.piles[pile as usize])),
            played: specials(state, state.played_cards),
            numbers: components.numbers,
            players: state.seats.seats().map(|seat| PlayerView::of(state, viewer, seat)).collect(),
        }
    }

    /// Returns what this viewer sees of one player.
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.get(seat.index())
    }

    /// Returns what this viewer sees of itself; `None` for the public.
    pub fn me(&self) -> Option<&PlayerView> {
        self.viewer.seat().and_then(|seat| self.player(seat))
    }

    /// Returns one junk.
    pub fn junk(&self, junk: Junk) -> Option<&JunkView> {
        self.junks.iter().find(|view| view.junk == junk)
    }
}

/// Returns the pile that `viewer` is searching, if any.
pub(crate) fn searching(state: &State, viewer: Viewer) -> Option<Pile> {
    match state.phase {
        Phase::Keep { seat, pile, .. } if viewer.is(seat) => Some(pile),
        _ => None,
    }
}

fn specials(state: &State, set: CardSet) -> Vec<SpecialCard> {
    set.iter().map(|id| SpecialCard { id, kind: state.components.kind(id) }).collect()
}

impl JunkView {
    fn of(state: &State, junk: Junk) -> JunkView {
        let hold = &state.holds[junk];
        let merchant = state.merchant_on(junk);
        JunkView {
            junk,
            strips: hold.strips().collect(),
            visible: state.seats.seats().map(|seat| hold.visible(seat)).collect(),
            has_merchant: merchant.is_some(),
            merchant: merchant.filter(|_| !state.merchants_are_hidden()),
        }
    }
}

impl WorkerView {
    fn of(state: &State, worker: Worker) -> Option<WorkerView> {
        let takes_part = worker != Worker::UpperApprentice || state.seats.get() > 3;
        let shown = worker.is_merchant() && !state.merchants_are_hidden();
        takes_part.then(|| WorkerView {
            worker,
            task: state.task(worker),
            junk: shown.then(|| state.merchants[worker as usize]),
            used: state.is_used(worker),
        })
    }
}

impl StackView {
    fn of(state: &State, good: Good) -> StackView {
        let count = state.stacks[good];
        StackView { empty: count == 0, count: state.stacks_are_open().then_some(count) }
    }
}

impl PlayerView {
    fn of(state: &State, viewer: Viewer, seat: Seat) -> PlayerView {
        let player = &state.players[seat];
        let shows = state.shows_hand(seat, viewer);
        PlayerView {
            colour: state.options.colour(seat, state.seats),
            hand_size: player.hand.total(),
            hand: shows.then_some(player.hand),
            yuan: shows.then_some(player.yuan),
            strips: player.strips,
            supply: state.components.support_cards + state.open_card_count(seat, CardKind::Extra) as u8,
            open_cards: specials(state, player.open_cards),
            card_count: player.cards.len(),
            cards: shows.then(|| specials(state, player.cards)),
            has_bid: player.bid.is_some(),
            bid: player.bid.filter(|_| viewer.is(seat)),
            junk_bonus: score::junk_bonus(state, seat),
        }
    }
}
