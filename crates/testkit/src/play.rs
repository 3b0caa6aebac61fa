//! One game in progress, for a law to check. Its choices depend only on a policy and a seed.
//!
//! Nothing is checked here: if a listed choice is refused, another is made (law 2 checks that), and a game that does
//! not end stops at its bound (law 5 checks that).

use portolan_core::{Choice, Choices, Game, Log, NullLog, Seat, Setup, SetupError, ThoughtRng, Viewer};

/// Chooses from the state, the seat, its list of choices (never empty) and a random generator.
pub type Policy<G> =
    dyn Fn(&G, Seat, &[<G as Game>::Choice], &mut ThoughtRng) -> <G as Game>::Choice + Send + Sync;

/// Returns a policy that makes a random choice of the wanted kind if there is one; one in `each` of its choices
/// ignores that.
pub fn preferring<G: Game>(
    wanted: fn(&G::Choice) -> bool,
    each: u32,
) -> impl Fn(&G, Seat, &[G::Choice], &mut ThoughtRng) -> G::Choice {
    move |_, _, choices, rng| {
        let preferred: Vec<G::Choice> = choices.iter().copied().filter(wanted).collect();
        let any = rng.below(each) == 0 || preferred.is_empty();
        rng.pick(if any { choices } else { &preferred }).expect("a seat that must choose has a choice")
    }
}

/// Something that a viewer cannot know: its name, and its value in a state, if there is one.
pub(crate) struct Secret<G> {
    pub(crate) name: &'static str,
    #[allow(clippy::type_complexity, reason = "it has a name: Secret")]
    pub(crate) of: Box<dyn Fn(&G, Viewer) -> Option<String> + Send + Sync>,
}

/// The choices made, in order.
pub(crate) type Trail<G> = Vec<(Seat, <G as Game>::Choice)>;

/// Chooses for all seats.
pub(crate) struct Player<'a, G: Game> {
    policy: &'a Policy<G>,
    rng: ThoughtRng,
    list: Choices<G::Choice>,
    preferred: Vec<G::Choice>,
}

impl<'a, G: Game> Player<'a, G> {
    /// Returns a player with this random seed.
    pub(crate) fn new(policy: &'a Policy<G>, number: u64) -> Self {
        Player { policy, rng: ThoughtRng::new(number), list: Choices::new(), preferred: Vec::new() }
    }

    /// Allocates the longest possible lists, so that choosing does not allocate.
    pub(crate) fn reserve(&mut self) {
        self.preferred.reserve(G::Choice::COUNT + 1);
        G::Choice::every().for_each(|choice| self.list.push(choice));
    }

    /// Returns a random seat that can choose now; `None` if there is none.
    pub(crate) fn random_seat(&mut self, state: &G) -> Option<Seat> {
        let to_act = state.to_act();
        let start = self.rng.below(to_act.len() as u32) as usize;
        let mut around = to_act.iter().skip(start).chain(to_act.iter().take(start));
        around.find(|&seat| {
            state.choices(seat, &mut self.list);
            !self.list.is_empty()
        })
    }

    /// Returns all choices of `seat`, the preferred one first.
    pub(crate) fn by_preference(&mut self, state: &G, seat: Seat) -> &[G::Choice] {
        state.choices(seat, &mut self.list);
        self.preferred.clear();
        if !self.list.is_empty() {
            self.preferred.push((self.policy)(state, seat, &self.list, &mut self.rng));
            self.preferred.extend_from_slice(&self.list);
        }
        &self.preferred
    }

    /// Makes the next choice of the game; `None` if no seat can choose.
    pub(crate) fn step(&mut self, state: &mut G, log: &mut impl Log<G::Event>) -> Option<(Seat, G::Choice)> {
        let seat = self.random_seat(state)?;
        let preferred = self.by_preference(state, seat);
        let made = preferred.iter().copied().find(|&choice| state.apply(seat, choice, log).is_ok())?;
        Some((seat, made))
    }
}

/// A game from its first choice on.
pub(crate) struct Play<'a, G: Game> {
    /// The set-up.
    pub(crate) setup: &'a Setup<G>,
    /// The current state.
    pub(crate) state: G,
    /// The choices so far.
    pub(crate) trail: &'a mut Trail<G>,
    /// What must be imagined differently now and then.
    pub(crate) secrets: &'a [Secret<G>],
    /// Chooses for all seats.
    pub(crate) player: Player<'a, G>,
    /// Decides where a law checks more. The game does not depend on it.
    pub(crate) rng: ThoughtRng,
    next_check: usize,
}

impl<'a, G: Game> Play<'a, G> {
    /// Sets the table up.
    pub(crate) fn begin(
        setup: &'a Setup<G>,
        policy: &'a Policy<G>,
        secrets: &'a [Secret<G>],
        trail: &'a mut Trail<G>,
    ) -> Result<Self, SetupError> {
        let state = G::new(setup, &mut NullLog)?;
        let mut rng = ThoughtRng::new(setup.seed.thoughts());
        let player = Player::new(policy, rng.number());
        Ok(Play { setup, state, trail, secrets, player, rng, next_check: 0 })
    }

    /// Makes the next choice; `None` if the game is over, stuck, or at its bound.
    pub(crate) fn step(&mut self, log: &mut impl Log<G::Event>) -> Option<(Seat, G::Choice)> {
        if self.trail.len() >= G::META.max_choices {
            return None;
        }
        let made = self.player.step(&mut self.state, log)?;
        self.trail.push(made);
        Some(made)
    }

    /// Whether a law should run its expensive checks now: at the first call, so that they run in every game, then about
    /// once in `spacing` choices, more often in short games; at most once per choice.
    pub(crate) fn is_check_due(&mut self, spacing: usize) -> bool {
        let choice_count = self.trail.len();
        if choice_count < self.next_check {
            return false;
        }
        let spacing = spacing.min(G::META.max_choices / 5 + 1);
        self.next_check = choice_count + 1 + self.rng.below(2 * spacing as u32 - 1) as usize;
        true
    }
}
