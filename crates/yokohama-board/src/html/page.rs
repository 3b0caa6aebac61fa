//! The input of every part of the board: the view, the choices of the viewer with their descriptions, and the reader.

use super::super::choices::describe;
use super::super::rewards::reward;
use maud::Markup;
use portolan_board::Reader;
use portolan_board::html::{Clickable, SeatContext, hyphenated};
use portolan_core::Seat;
use portolan_i18n::Arg;
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::{Area, AssistantSource, Choice, Phase, Reward, View};
use std::cell::RefCell;
use std::collections::HashMap;

/// The view, the choices of the viewer, and the reader.
pub(super) struct Page<'a> {
    pub(super) view: &'a View,
    pub(super) context: &'a SeatContext<'a, Choice>,
    pub(super) reader: &'a Reader<'a>,
    /// A cache of rewards in words: many tiles have the same.
    rewards: RefCell<HashMap<Reward, String>>,
}

impl<'a> Page<'a> {
    pub(super) fn new(
        view: &'a View,
        context: &'a SeatContext<'a, Choice>,
        reader: &'a Reader<'a>,
    ) -> Page<'a> {
        Page { view, context, reader, rewards: RefCell::default() }
    }

    pub(super) fn text(&self, key: Key) -> String {
        self.reader.locale.text(key)
    }

    pub(super) fn format<const N: usize>(&self, key: Key, args: [Arg<'_>; N]) -> String {
        self.reader.locale.format(key, args)
    }

    /// “Copper mine 1”, the heading of an area.
    pub(super) fn area(&self, area: Area) -> String {
        self.format(Key::HtmlArea, [("area", area.name().into())])
    }

    /// A name with soft hyphens.
    pub(super) fn hyphenated(&self, name: &str) -> String {
        hyphenated(name, self.reader.locale)
    }

    /// “4 points, 2 yen and 1 move”.
    pub(super) fn reward(&self, of: &Reward) -> String {
        self.rewards.borrow_mut().entry(*of).or_insert_with(|| reward(of, self.reader)).clone()
    }

    /// All seats.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.view.players.len()).filter_map(Seat::new)
    }

    /// Whether the viewer must choose.
    pub(super) fn can_choose(&self) -> bool {
        !self.context.choices.is_empty()
    }

    /// The choices that are legal now.
    pub(super) fn choices(&self) -> impl Iterator<Item = Choice> {
        self.context.choices.iter().copied()
    }

    pub(super) fn can(&self, choice: Choice) -> bool {
        self.context.choices.contains(&choice)
    }

    /// Why the viewer cannot make this choice; `None` if the choice is legal.
    pub(super) fn why_not(&self, choice: Choice) -> Option<String> {
        (self.context.why_not)(&choice).map(|reason| reason.sentence)
    }

    /// A piece of the board that may represent a choice.
    pub(super) fn clickable(&self, choice: Option<Choice>, class: &str, label: &str, face: Markup) -> Markup {
        Clickable { choice, class, label, face }.show(self.context, |choice| self.choice_label(choice))
    }

    /// A choice with what it would do, in words.
    pub(super) fn choice_label(&self, choice: Choice) -> String {
        let what = describe(choice, self.view, self.reader);
        let Some(kind) = kind(choice) else { return what };
        let verb = self.verb(kind);
        match place_of(choice) {
            Some(at) => {
                let args = [("verb", verb.into()), ("area", self.area(at).into()), ("what", what.into())];
                self.format(Key::HtmlSayAt, args)
            }
            None => self.format(Key::HtmlSay, [("verb", verb.into()), ("what", what.into())]),
        }
    }

    /// “Place an assistant”.
    pub(super) fn verb(&self, kind: &'static str) -> String {
        let moving = matches!(self.view.phase, Phase::MoveTo { .. } | Phase::MoveFrom { .. });
        let kind = match kind {
            "place" | "from" if moving => "shift",
            kind => kind,
        };
        self.format(Key::HtmlVerb, [("kind", kind.into())])
    }
}

/// The kind of a choice in messages; `None` for a choice whose description needs no verb.
pub(super) const fn kind(choice: Choice) -> Option<&'static str> {
    Some(match choice {
        Choice::Keep(_) => "keep",
        Choice::Agent(_) => "agent",
        Choice::Achieve(_) => "achieve",
        Choice::Complete(_) => "complete",
        Choice::Spin => "spin",
        Choice::Study => "study",
        Choice::Place(_) => "place",
        Choice::Go(_) => "go",
        Choice::Stop => "stop",
        Choice::Tram(_) => "tram",
        Choice::Ride => "ride",
        Choice::Recall => "recall",
        Choice::Take(_) | Choice::TakeAll => "take",
        Choice::Buy(_) => "buy",
        Choice::Sell(_) => "sell",
        Choice::Space(_) => "space",
        Choice::Pay(_) => "pay",
        Choice::From(_) => "from",
        Choice::Hire(_) => "hire",
        Choice::Learn(_) => "learn",
        Choice::Order(_) => "order",
        Choice::Gain(_) => "gain",
        Choice::Token => "token",
        Choice::Shop(_) => "shop",
        Choice::House => "house",
        Choice::Station(_) => "station",
        Choice::Prize(_) => "prize",
        Choice::Via(_) => "via",
        Choice::Leave | Choice::Done => return None,
    })
}

/// The area that a choice names; `None` for other choices.
pub(super) const fn place_of(choice: Choice) -> Option<Area> {
    match choice {
        Choice::Agent(at)
        | Choice::Place(at)
        | Choice::Go(at)
        | Choice::Tram(at)
        | Choice::Take(at)
        | Choice::From(AssistantSource::Area(at))
        | Choice::Station(at) => Some(at),
        _ => None,
    }
}
