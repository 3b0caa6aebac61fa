//! Which task may compute next: one of the person whose tasks have used the least time. A pure data structure, without threads
//! and clocks.
//!
//! A task needs a slot (a processor) and a thread. It holds a slot for one slice of time. When the slice is over and another
//! person is entitled to the slot, the task is paused: it keeps its thread and waits for a slot. So a person with many long
//! searches delays the search of another person by a slice, not by a search.

use portolan_store::PersonId;
use std::collections::{HashMap, HashSet, VecDeque};
use std::time::Duration;

/// How long a task holds a slot before others may take it.
pub(super) const SLICE: Duration = Duration::from_millis(50);

/// What a task is for. The tasks of one person run in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum TaskClass {
    /// The choice of a bot that does not search.
    CheapBot,
    /// A hint: a person is waiting for it.
    Hint,
    /// The choice of a bot that searches.
    Bot,
    /// The review of a finished game.
    Review,
}

impl TaskClass {
    const ALL: [TaskClass; 4] = [TaskClass::CheapBot, TaskClass::Hint, TaskClass::Bot, TaskClass::Review];

    pub(super) const fn name(self) -> &'static str {
        match self {
            TaskClass::CheapBot => "cheap-bot",
            TaskClass::Hint => "hint",
            TaskClass::Bot => "bot",
            TaskClass::Review => "review",
        }
    }

    /// How many seconds are charged for a second. Reviews are expensive, so that they leave most of the time to games in progress
    /// and still make progress under any load.
    const fn price(self) -> u32 {
        match self {
            TaskClass::CheapBot | TaskClass::Hint | TaskClass::Bot => 1,
            TaskClass::Review => 4,
        }
    }
}

/// Identifies a task and the person who pays for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TaskId {
    pub(super) person: PersonId,
    pub(super) class: TaskClass,
    number: u64,
}

/// The tasks of one person.
#[derive(Debug)]
struct Account<T> {
    /// The time that was charged: on a scale that all accounts share, not since a certain moment.
    used: Duration,
    /// When the account last got a slot, as the number of grants before. It decides between accounts that have used the same.
    last_grant: u64,
    /// Tasks that have not begun, by class.
    queued: [VecDeque<(u64, T)>; TaskClass::ALL.len()],
    /// Tasks that have begun and wait for a slot, by class.
    paused: [VecDeque<u64>; TaskClass::ALL.len()],
    /// Number of tasks with a thread, running or paused.
    begun: usize,
}

impl<T> Account<T> {
    fn new(used: Duration) -> Account<T> {
        Account { used, last_grant: 0, queued: Default::default(), paused: Default::default(), begun: 0 }
    }

    /// Returns the class of the task that would get the next slot; `None` if no task waits for one.
    fn next_class(&self, can_begin: impl Fn(TaskClass) -> bool) -> Option<TaskClass> {
        TaskClass::ALL.into_iter().find(|&class| {
            let has_queued = !self.queued[class as usize].is_empty();
            !self.paused[class as usize].is_empty() || has_queued && can_begin(class)
        })
    }

    fn is_idle(&self) -> bool {
        self.begun == 0 && self.queued.iter().all(VecDeque::is_empty)
    }
}

/// The tasks of all persons. It contains only persons who have a task that is queued or has begun.
#[derive(Debug)]
pub(super) struct FairQueue<T> {
    accounts: HashMap<PersonId, Account<T>>,
    free_slots: usize,
    free_threads: usize,
    /// How many more reviews may begin. They take long, and must not occupy all threads.
    free_review_places: usize,
    /// Number of tasks and of grants so far.
    task_count: u64,
    grant_count: u64,
    /// Tasks that got a slot and have not taken notice yet: new ones, and paused ones by their number.
    started: VecDeque<(TaskId, T)>,
    resumed: HashSet<u64>,
}

impl<T> FairQueue<T> {
    pub(super) fn new(slots: usize, threads: usize) -> FairQueue<T> {
        FairQueue {
            accounts: HashMap::new(),
            free_slots: slots,
            free_threads: threads,
            free_review_places: slots,
            task_count: 0,
            grant_count: 0,
            started: VecDeque::new(),
            resumed: HashSet::new(),
        }
    }

    /// Queues a task. A person who had none does not profit from the time before.
    pub(super) fn add(&mut self, person: PersonId, class: TaskClass, task: T) -> TaskId {
        let least = self.accounts.values().map(|account| account.used).min().unwrap_or_default();
        let account = self.accounts.entry(person).or_insert_with(|| Account::new(least));
        let number = self.task_count;
        self.task_count += 1;
        account.queued[class as usize].push_back((number, task));
        self.grant_slots();
        TaskId { person, class, number }
    }

    /// Removes a task that has not begun, and returns it.
    pub(super) fn remove(&mut self, id: TaskId) -> Option<T> {
        if let Some(index) = self.started.iter().position(|(started, _)| *started == id) {
            let (_, task) = self.started.remove(index)?;
            self.finish(id, Duration::ZERO, true);
            return Some(task);
        }
        let queued = &mut self.accounts.get_mut(&id.person)?.queued[id.class as usize];
        let index = queued.iter().position(|(number, _)| *number == id.number)?;
        let (_, task) = queued.remove(index)?;
        self.forget_if_idle(id.person);
        Some(task)
    }

    /// Removes all tasks that have not begun.
    pub(super) fn remove_all(&mut self) -> Vec<(TaskId, T)> {
        let ids = |(&person, account): (&PersonId, &Account<T>)| {
            let of_class = |class: TaskClass| {
                let numbers = account.queued[class as usize].iter().map(|(number, _)| *number);
                numbers.map(move |number| TaskId { person, class, number }).collect::<Vec<_>>()
            };
            TaskClass::ALL.into_iter().flat_map(of_class).collect::<Vec<_>>()
        };
        let queued: Vec<TaskId> = self.accounts.iter().flat_map(ids).collect();
        let started = self.started.iter().map(|(id, _)| *id);
        let all: Vec<TaskId> = started.chain(queued).collect();
        all.into_iter().filter_map(|id| Some((id, self.remove(id)?))).collect()
    }

    /// Returns a task that a thread must begin. It has a slot.
    pub(super) fn take_started(&mut self) -> Option<(TaskId, T)> {
        self.started.pop_front()
    }

    /// Returns whether a paused task has a slot again.
    pub(super) fn take_resumed(&mut self, id: TaskId) -> bool {
        self.resumed.remove(&id.number)
    }

    /// Charges a task for a slice that lasted this long, and gives it the next one or pauses it. Returns whether it still has its
    /// slot.
    pub(super) fn end_slice(&mut self, id: TaskId, lasted: Duration) -> bool {
        self.charge(id, lasted);
        if !self.is_another_entitled(id) {
            self.grant(id);
            return true;
        }
        if let Some(account) = self.accounts.get_mut(&id.person) {
            account.paused[id.class as usize].push_back(id.number);
        }
        self.free_slots += 1;
        self.grant_slots();
        false
    }

    /// Ends a task whose last slice lasted this long. A task may also end while it is paused.
    pub(super) fn finish(&mut self, id: TaskId, lasted: Duration, has_slot: bool) {
        let has_slot = has_slot || self.resumed.remove(&id.number);
        if has_slot {
            self.charge(id, lasted);
            self.free_slots += 1;
        }
        if let Some(account) = self.accounts.get_mut(&id.person) {
            account.paused[id.class as usize].retain(|paused| *paused != id.number);
            account.begun -= 1;
        }
        self.free_threads += 1;
        self.free_review_places += usize::from(id.class == TaskClass::Review);
        self.forget_if_idle(id.person);
        self.grant_slots();
    }

    /// Number of tasks that are queued or have begun.
    #[cfg(test)]
    pub(super) fn task_count(&self) -> usize {
        let queued = |account: &Account<T>| account.queued.iter().map(VecDeque::len).sum::<usize>();
        self.accounts.values().map(|account| account.begun + queued(account)).sum()
    }

    /// Number of persons in memory.
    #[cfg(test)]
    fn person_count(&self) -> usize {
        self.accounts.len()
    }

    fn forget_if_idle(&mut self, person: PersonId) {
        if self.accounts.get(&person).is_some_and(Account::is_idle) {
            self.accounts.remove(&person);
        }
    }

    /// The beginning of a slice was charged when it was granted; this adds the difference.
    fn charge(&mut self, id: TaskId, lasted: Duration) {
        if let Some(account) = self.accounts.get_mut(&id.person) {
            let price = id.class.price();
            account.used = (account.used + lasted * price).saturating_sub(SLICE * price);
        }
    }

    /// Charges a whole slice at once, so that a person with several tasks does not get all slots.
    fn grant(&mut self, id: TaskId) {
        self.grant_count += 1;
        if let Some(account) = self.accounts.get_mut(&id.person) {
            account.used += SLICE * id.class.price();
            account.last_grant = self.grant_count;
        }
    }

    fn can_begin(&self, class: TaskClass) -> bool {
        self.free_threads > 0 && (class != TaskClass::Review || self.free_review_places > 0)
    }

    /// Returns the person and the class of the task that would get the next slot.
    fn next(&self) -> Option<(PersonId, TaskClass)> {
        let waiting = |(person, account): (&PersonId, &Account<T>)| {
            let class = account.next_class(|class| self.can_begin(class))?;
            Some((account.used, account.last_grant, *person, class))
        };
        let next = self.accounts.iter().filter_map(waiting).min_by_key(|(used, last, ..)| (*used, *last));
        next.map(|(_, _, person, class)| (person, class))
    }

    /// Whether another task should have the slot of this one: of a person who has used less, or a more urgent one of the same
    /// person.
    fn is_another_entitled(&self, id: TaskId) -> bool {
        let used = |person| self.accounts.get(&person).map(|account| (account.used, account.last_grant));
        self.next().is_some_and(|(person, class)| match person == id.person {
            true => class < id.class,
            false => used(person) < used(id.person),
        })
    }

    /// Gives free slots to the tasks that are entitled to them.
    fn grant_slots(&mut self) {
        while self.free_slots > 0
            && let Some(id) = self.take_next()
        {
            self.free_slots -= 1;
            self.grant(id);
        }
    }

    /// Moves the next task to those that have a slot.
    fn take_next(&mut self) -> Option<TaskId> {
        let (person, class) = self.next()?;
        let account = self.accounts.get_mut(&person)?;
        if let Some(number) = account.paused[class as usize].pop_front() {
            self.resumed.insert(number);
            return Some(TaskId { person, class, number });
        }
        let (number, task) = account.queued[class as usize].pop_front()?;
        account.begun += 1;
        self.free_threads -= 1;
        self.free_review_places -= usize::from(class == TaskClass::Review);
        let id = TaskId { person, class, number };
        self.started.push_back((id, task));
        Some(id)
    }
}

#[cfg(test)]
mod tests;
