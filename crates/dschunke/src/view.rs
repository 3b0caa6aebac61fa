//! What one viewer sees of the table, field by field. Nothing gets here that is not named here.

use crate::choice::Bid;
use crate::components::card::CardKind;
use crate::components::{ByGood, Colour, Good, Junk, Numbers, Pile, Price, ROUNDS, RoundEvent, Task, Worker};
use crate::options::Options;
use crate::phase::Phase;
use crate::score;
use crate::state::State;
use portolan_core::{CardId, CardSet, Seat, Viewer};
use serde::Serialize;

/// What a viewer sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What was agreed on.
    pub options: Options,
    /// Which decision is awaited.
    pub phase: Phase,
    /// The round, counted from 1; 0 while cargo is being placed (§9.1).
    pub round: u8,
    /// Who has the red junk: the first player of this round.
    pub first: Seat,
    /// The market tile of this round.
    pub market: Option<TileView>,
    /// The tiles of earlier rounds, the first first.
    pub past_tiles: Vec<ByGood<Price>>,
    /// The most strips that a junk takes; nothing if there is no limit (§9.3).
    pub most_strips: Option<u8>,
    /// The junks, clockwise.
    pub junks: Vec<JunkView>,
    /// Merchants and apprentices that take part.
    pub workers: Vec<WorkerView>,
    /// The actions of the lower apprentice in each round, and those of the upper one.
    pub tracks: [[Task; ROUNDS]; 2],
    /// The event of each round.
    pub round_events: [Option<RoundEvent>; ROUNDS],
    /// The stack of each good.
    pub stacks: ByGood<StackView>,
    /// How many special cards each pile has, in the order of [`Pile::ALL`].
    pub piles: [usize; 4],
    /// Piles that somebody has searched in the event of this round.
    pub piles_taken: Vec<Pile>,
    /// The cards of the pile that this viewer is searching.
    pub searching: Option<Vec<SpecialCard>>,
    /// Special cards that were played.
    pub played: Vec<SpecialCard>,
    /// The numbers of the rules.
    pub numbers: Numbers,
    /// Everybody at the table, by seat.
    pub players: Vec<PlayerView>,
}

/// The market tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TileView {
    /// What each good brings.
    pub prices: ByGood<Price>,
    /// Which goods were sold in this round.
    pub sold: ByGood<bool>,
}

/// A junk.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct JunkView {
    /// Which one.
    pub junk: Junk,
    /// Its strips, from the bottom up; three make a layer.
    pub strips: Vec<Seat>,
    /// The visible crates of each seat.
    pub visible: Vec<u8>,
    /// A merchant stands here, perhaps face down.
    pub has_merchant: bool,
    /// Which one, unless it is face down.
    pub merchant: Option<Worker>,
}

/// A merchant or an apprentice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct WorkerView {
    /// Which one.
    pub worker: Worker,
    /// What it offers in this round; before the first round only merchants offer something.
    pub task: Option<Task>,
    /// The junk where a merchant stands, unless it is face down.
    pub junk: Option<Junk>,
    /// Was it used in this round?
    pub used: bool,
}

/// A stack of goods.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct StackView {
    /// No card is left.
    pub empty: bool,
    /// How many cards, while stacks can be counted (§1.5, §9.2).
    pub count: Option<u8>,
}

/// A special card that the viewer sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SpecialCard {
    /// Its number.
    pub id: CardId,
    /// What it does.
    pub kind: CardKind,
}

/// What a viewer sees of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// The colour of its strips.
    pub colour: Colour,
    /// How many goods cards the hand has: open to all (R29).
    pub hand_size: usize,
    /// The goods cards, for who may see them.
    pub hand: Option<ByGood<u8>>,
    /// The money, for who may see it.
    pub yuan: Option<u16>,
    /// Strips that are not on a junk.
    pub strips: u8,
    /// Goods cards in every supply phase.
    pub supply: u8,
    /// Special cards that lie open.
    pub open_cards: Vec<SpecialCard>,
    /// How many special cards are in the hand: open to all.
    pub card_count: usize,
    /// The special cards in the hand, for who may see them.
    pub cards: Option<Vec<SpecialCard>>,
    /// It has sealed a bid in this bidding round.
    pub has_bid: bool,
    /// Its sealed bid, for itself only.
    pub bid: Option<Bid>,
    /// What its visible crates would bring if the game ended now (§8.2).
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

    /// What this viewer sees of one player.
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.get(seat.index())
    }

    /// What this viewer sees of itself, if it sits at the table.
    pub fn me(&self) -> Option<&PlayerView> {
        self.viewer.seat().and_then(|seat| self.player(seat))
    }

    /// One junk.
    pub fn junk(&self, junk: Junk) -> Option<&JunkView> {
        self.junks.iter().find(|view| view.junk == junk)
    }
}

/// The pile whose cards `viewer` holds in its hands just now.
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
