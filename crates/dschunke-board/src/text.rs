//! The board as terminal text: 80 columns, readable without colour. It contains no rule: it shows the view and sums of
//! it.

use super::{card_text, in_colour_of, in_colour_of_strips};
use portolan_board::Reader;
use portolan_board::layout::{WIDTH, cut, flow, pad, pad_left, paragraph};
use portolan_board::sentence::yes_no;
use portolan_board::table::label;
use portolan_core::Seat;
use portolan_dschunke::{
    Good, JunkView, Phase, Pile, PlayerView, Price, RoundEvent, StackView, Task, View, Worker,
};
use portolan_i18n::DschunkeKey as Key;

/// The whole board.
pub(crate) fn board(view: &View, reader: &Reader<'_>) -> String {
    let mut lines = vec![title(view, reader)];
    lines.extend(market(view, reader));
    lines.push(String::new());
    lines.extend(junks(view, reader));
    lines.push(String::new());
    lines.extend(tracks(view, reader));
    lines.push(piles(view, reader));
    lines.push(String::new());
    lines.extend(players(view, reader));
    lines.extend(my_things(view, reader));
    lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
}

fn title(view: &View, reader: &Reader<'_>) -> String {
    let args = [
        ("round", view.round.into()),
        ("rounds", view.round_events.len().into()),
        ("person", reader.person(view.first).into()),
        ("who", reader.players.name(view.first).to_string().into()),
    ];
    let round = cut(&reader.locale.format(Key::Round, args), WIDTH - 14);
    let title = format!(" {}", reader.ink.bold(&reader.locale.text(Key::Title)));
    let width = textwrap::core::display_width(&round);
    pad(&title, WIDTH.saturating_sub(width + 1)) + &reader.ink.dim(&round)
}

const LABEL: usize = 14;
const GOOD: usize = 15;

/// For each good: its price, its stack, and the number in the reader's hand.
fn market(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let mut lines = vec![
        goods_line(Key::Goods, |good| super::good_name(good, reader), reader),
        goods_line(Key::Brings, |good| brings(good, view, reader), reader),
        goods_line(Key::Stack, |good| stack(view.stacks[good], reader), reader),
    ];
    if let Some(hand) = view.me().and_then(|me| me.hand) {
        lines.push(goods_line(Key::YourHand, |good| reader.ink.bold(&hand[good].to_string()), reader));
    }
    lines
}

fn goods_line(name: Key, cell: impl Fn(Good) -> String, reader: &Reader<'_>) -> String {
    let cells = Good::ALL.map(|good| pad(&cell(good), GOOD)).concat();
    format!(" {}{cells}", pad(&reader.ink.dim(&reader.locale.text(name)), LABEL))
}

fn brings(good: Good, view: &View, reader: &Reader<'_>) -> String {
    let Some(tile) = view.market else { return String::from("-") };
    let (price, yuan) = match tile.prices[good] {
        Price::Yuan(yuan) => ("yuan", yuan),
        Price::Special => ("special", 0),
    };
    let sold = yes_no(tile.sold[good]);
    reader.locale.format(Key::Price, [("price", price.into()), ("yuan", yuan.into()), ("sold", sold.into())])
}

fn stack(of: StackView, reader: &Reader<'_>) -> String {
    match of.count {
        Some(count) => count.to_string(),
        None if of.empty => reader.locale.text(Key::StackEmpty),
        None => reader.locale.text(Key::StackThere),
    }
}

const JUNK: usize = 8;
const CARRIES: usize = 12;
const MERCHANT: usize = 14;
const CRATES: usize = 8;

/// The junks clockwise: the good of each, its merchant, the visible crates of all players, the top of its cargo.
fn junks(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let word = |key, width| pad(&reader.ink.dim(&reader.locale.text(key)), width);
    let owners: String =
        seats(view).map(|(seat, _)| pad(&owner(seat, CRATES - 1, view, reader), CRATES)).collect();
    let mut lines = vec![format!(
        " {}{}{}{owners}{}",
        word(Key::ColumnJunk, JUNK),
        word(Key::ColumnCarries, CARRIES),
        word(Key::ColumnMerchant, MERCHANT),
        word(Key::ColumnCargo, 0),
    )];
    lines.extend(view.junks.iter().map(|junk| junk_line(junk, view, reader)));
    lines.push(format!(" {}", reader.ink.dim(&reader.locale.text(Key::Legend))));
    lines
}

fn junk_line(junk: &JunkView, view: &View, reader: &Reader<'_>) -> String {
    let carries = junk.junk.good().map_or_else(
        || reader.locale.text(Key::CarriesAll),
        |good| reader.locale.format(Key::Good, [("good", good.name().into())]),
    );
    let crates: String = seats(view)
        .map(|(seat, _)| {
            let visible = junk.visible.get(seat.index()).copied().unwrap_or(0);
            let number = if visible == 0 { "·".to_string() } else { visible.to_string() };
            pad(&pad_left(&number, 3), CRATES)
        })
        .collect();
    format!(
        " {}{}{}{crates}{}",
        pad(&super::junk_name(junk.junk, reader), JUNK),
        pad(&in_colour_of(junk.junk, &carries, reader), CARRIES),
        pad(&merchant(junk, view, reader), MERCHANT),
        cargo(junk, view, reader),
    )
}

fn merchant(junk: &JunkView, view: &View, reader: &Reader<'_>) -> String {
    if !junk.has_merchant {
        return reader.ink.dim("-");
    }
    let used = view.workers.iter().any(|of| Some(of.worker) == junk.merchant && of.used);
    let who = match junk.merchant {
        Some(Worker::LoadMerchant) => "load",
        Some(Worker::MoneyMerchant) => "money",
        Some(Worker::GoodsMerchant) => "goods",
        _ => "hidden",
    };
    let used = yes_no(used);
    let args = [("merchant", who.into()), ("strips", view.numbers.load.into()), ("used", used.into())];
    reader.locale.format(Key::Merchant, args)
}

/// `8: rbg by`: the number of strips, and the owners of the two top layers; deeper layers are hidden. With a limit,
/// `8/9: rbg by`.
fn cargo(junk: &JunkView, view: &View, reader: &Reader<'_>) -> String {
    let layers: Vec<String> = junk
        .strips
        .chunks(3)
        .map(|layer| layer.iter().map(|&seat| letter(seat, view, reader)).collect())
        .collect();
    let top = &layers[layers.len().saturating_sub(2)..];
    let most = view.most_strips.map(|most| format!("/{most}")).unwrap_or_default();
    format!("{} {}", pad_left(&format!("{}{most}:", junk.strips.len()), 3), top.join(" "))
}

/// The letter of a player's colour.
fn letter(seat: Seat, view: &View, reader: &Reader<'_>) -> String {
    let Some(colour) = view.player(seat).map(|player| player.colour) else { return String::from("?") };
    let letter = reader.locale.format(Key::Letter, [("colour", colour.name().into())]);
    in_colour_of_strips(colour, &letter, reader)
}

/// `r Anna`.
fn owner(seat: Seat, width: usize, view: &View, reader: &Reader<'_>) -> String {
    let name = label(seat, width.saturating_sub(2), reader);
    format!("{} {}", letter(seat, view, reader), reader.ink.bold(&name))
}

fn seats(view: &View) -> impl Iterator<Item = (Seat, &PlayerView)> {
    (0..).filter_map(Seat::new).zip(&view.players)
}

const SPACE: usize = 6;

/// The events and the tasks of the apprentices in each round.
fn tracks(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let rounds = (1_u8..).zip(&view.round_events).map(|(round, &round_event)| {
        let event = match round_event {
            Some(RoundEvent::Specials) => " S",
            Some(RoundEvent::Yuan) => " Y",
            None => "",
        };
        let name = format!("{round}{event}");
        let name =
            if round == view.round { reader.ink.bold(&format!("[{name}]")) } else { format!(" {name}") };
        pad(&name, SPACE)
    });
    let title = pad(&reader.ink.dim(&reader.locale.text(Key::Rounds)), LABEL);
    let mut lines = vec![format!(" {title}{}", rounds.collect::<String>())];
    let apprentices = [Worker::LowerApprentice, Worker::UpperApprentice].into_iter().zip(&view.tracks);
    lines.extend(apprentices.filter_map(|(worker, track)| track_line(worker, track, view, reader)));
    lines
}

/// The tasks of an apprentice, round by round; `None` if it does not take part.
fn track_line(worker: Worker, track: &[Task], view: &View, reader: &Reader<'_>) -> Option<String> {
    let apprentice = view.workers.iter().find(|other| other.worker == worker)?;
    let row = if worker == Worker::LowerApprentice { "lower" } else { "upper" };
    let args = [("row", row.into()), ("used", yes_no(apprentice.used).into())];
    let name = reader.locale.format(Key::Apprentice, args);
    let spaces: String = (1_u8..)
        .zip(track)
        .map(|(round, &task)| pad(&format!(" {}", space(round, task, view, reader)), SPACE))
        .collect();
    Some(format!(" {}{spaces}", pad(&name, LABEL)))
}

fn space(round: u8, task: Task, view: &View, reader: &Reader<'_>) -> String {
    let (name, strips) = match task {
        Task::Load(strips) => ("load", strips),
        Task::Money => ("money", 0),
        Task::Goods => ("goods", 0),
    };
    let text = reader.locale.format(Key::Task, [("task", name.into()), ("strips", strips.into())]);
    match round.cmp(&view.round) {
        std::cmp::Ordering::Less => reader.ink.dim(&text),
        std::cmp::Ordering::Equal => reader.ink.bold(&text),
        std::cmp::Ordering::Greater => text,
    }
}

fn piles(view: &View, reader: &Reader<'_>) -> String {
    let pile = |pile: Pile| {
        let taken = yes_no(view.piles_taken.contains(&pile));
        let args = [
            ("pile", super::pile_name(pile, reader).into()),
            ("cards", view.piles[pile as usize].into()),
            ("taken", taken.into()),
        ];
        reader.locale.format(Key::PileOf, args)
    };
    let named = Pile::ALL.map(pile).join("   ");
    format!(" {}{named}", pad(&reader.ink.dim(&reader.locale.text(Key::Piles)), LABEL))
}

const NAME: usize = 16;
const NUMBER: usize = 8;
const BEFORE_CARDS: usize = 3 + NAME + 5 * NUMBER;

fn players(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let word = |key| pad(&reader.ink.dim(&reader.locale.text(key)), NUMBER);
    let mut lines = vec![format!(
        "   {}{}{}{}{}{}{}",
        pad(&reader.ink.dim(&reader.locale.text(Key::ColumnPlayer)), NAME),
        word(Key::ColumnGoods),
        word(Key::ColumnSupply),
        word(Key::ColumnStrips),
        word(Key::ColumnBonus),
        word(Key::ColumnYuan),
        word(Key::ColumnCards),
    )];
    for (seat, player) in seats(view) {
        lines.extend(player_lines(seat, player, view, reader));
    }
    lines
}

fn player_lines(seat: Seat, player: &PlayerView, view: &View, reader: &Reader<'_>) -> Vec<String> {
    let turn = if view.phase.to_act().has(seat) { ">" } else { " " };
    let first =
        if view.first == seat { format!(" {}", reader.locale.text(Key::First)) } else { String::new() };
    let name = owner(seat, NAME - 5, view, reader) + &reader.ink.dim(&first);
    let yuan = player.yuan.map_or_else(|| "?".into(), |yuan| yuan.to_string());
    let number = |text: String| pad(&pad_left(&text, 4), NUMBER);
    let before = format!(
        " {} {}{}{}{}{}{}",
        reader.ink.bold(turn),
        pad(&name, NAME),
        number(player.hand_size.to_string()),
        number(player.supply.to_string()),
        number(player.strips.to_string()),
        number(player.junk_bonus.to_string()),
        number(yuan),
    );
    let mut lines = flow(&special_cards(player, view, reader), WIDTH - BEFORE_CARDS - 1).into_iter();
    let mut all = vec![before + &lines.next().unwrap_or_default()];
    all.extend(lines.map(|line| " ".repeat(BEFORE_CARDS) + &line));
    all.extend(shown(player, view, reader));
    all
}

/// Open cards by name, the number of hidden ones, and whether there is a sealed bid.
fn special_cards(player: &PlayerView, view: &View, reader: &Reader<'_>) -> Vec<String> {
    let mut items: Vec<String> =
        player.open_cards.iter().map(|open| super::card_name(open.kind, reader)).collect();
    if player.card_count > 0 {
        items.push(reader.locale.format(Key::HiddenCards, [("cards", player.card_count.into())]));
    }
    if matches!(view.phase, Phase::Barter { .. }) && player.has_bid {
        items.push(reader.locale.text(Key::HasBid));
    }
    items
}

/// The hidden cards of a player, which are revealed at the end.
fn shown(player: &PlayerView, view: &View, reader: &Reader<'_>) -> Option<String> {
    let hand = player.hand.filter(|_| view.phase == Phase::Over)?;
    let held = player.cards.iter().flatten().map(|card| card.kind);
    let args = [
        ("goods", super::good_counts(&hand, reader).into()),
        ("cards", super::card_names(held, reader).into()),
    ];
    Some(paragraph(&reader.locale.format(Key::HandOf, args), "     "))
}

/// The reader's own hidden cards with their effects, and its bid.
fn my_things(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    let Some(me) = view.me().filter(|_| view.phase != Phase::Over) else { return lines };
    for (n, held) in me.cards.iter().flatten().enumerate() {
        let title = if n == 0 { reader.locale.text(Key::YourCards) } else { String::new() };
        let args = [
            ("card", super::card_name(held.kind, reader).into()),
            ("text", card_text(held.kind, view, reader).into()),
        ];
        let text = reader.locale.format(Key::YourCard, args);
        let first = format!(" {}", pad(&reader.ink.bold(&title), LABEL));
        let (indent, next) = (" ".repeat(LABEL + 1), " ".repeat(LABEL + 3));
        let options = textwrap::Options::new(WIDTH - 1).initial_indent(&indent).subsequent_indent(&next);
        let text = textwrap::fill(&text, options);
        lines.push(first + &text[indent.len()..]);
    }
    if let Some(bid) = me.bid {
        let title = reader.ink.bold(&reader.locale.text(Key::YourBid));
        lines.push(format!(" {}{}", pad(&title, LABEL), super::bid_text(bid, reader)));
    }
    lines
}
