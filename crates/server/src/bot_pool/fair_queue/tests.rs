use super::*;
use std::collections::BTreeMap;

fn person(letter: char) -> PersonId {
    letter.to_string().repeat(12).parse().expect("an id")
}

fn queue(slots: usize, threads: usize) -> FairQueue<char> {
    FairQueue::new(slots, threads)
}

/// Adds tasks of a person, who is also the content of the tasks.
fn add(queue: &mut FairQueue<char>, letter: char, class: TaskClass, count: usize) -> Vec<TaskId> {
    (0..count).map(|_| queue.add(person(letter), class, letter)).collect()
}

/// Runs all tasks that have a slot for `rounds` slices each, without an end. Returns the number of slices of each person.
fn slices(queue: &mut FairQueue<char>, rounds: usize) -> BTreeMap<char, usize> {
    let (mut running, mut paused, mut counts) = (Vec::new(), Vec::new(), BTreeMap::new());
    for _ in 0..rounds {
        while let Some(started) = queue.take_started() {
            running.push(started);
        }
        let (resumed, still): (Vec<_>, Vec<_>) =
            paused.into_iter().partition(|(id, _)| queue.take_resumed(*id));
        paused = still;
        running.extend(resumed);
        for (id, letter) in std::mem::take(&mut running) {
            *counts.entry(letter).or_default() += 1;
            if queue.end_slice(id, SLICE) { running.push((id, letter)) } else { paused.push((id, letter)) }
        }
    }
    counts
}

#[test]
fn a_task_waits_one_slice_for_sixty_tasks_of_another_person() {
    let mut queue = queue(2, 8);
    add(&mut queue, 'b', TaskClass::Bot, 60);
    let (first, _) = queue.take_started().expect("a task");
    let (second, _) = queue.take_started().expect("as many tasks as slots");
    assert!(queue.take_started().is_none());
    assert!(queue.end_slice(first, SLICE), "nobody else waits");
    add(&mut queue, 'c', TaskClass::Bot, 1);
    assert!(!queue.end_slice(second, SLICE), "it is paused");
    let (other, _) = queue.take_started().expect("the task of the other person");
    assert_eq!(other.person, person('c'));
    queue.finish(other, SLICE, true);
    assert!(queue.take_resumed(second), "it continues before further tasks begin");
}

#[test]
fn persons_get_the_same_time_however_many_tasks_they_have() {
    let mut queue = queue(1, 8);
    for (letter, count) in [('b', 60), ('c', 1), ('d', 7)] {
        add(&mut queue, letter, TaskClass::Bot, count);
    }
    let counts = slices(&mut queue, 300);
    assert!(counts.len() == 3 && counts.values().all(|count| (99..=101).contains(count)), "{counts:?}");
}

#[test]
fn the_searches_of_games_get_four_times_the_time_of_reviews() {
    let mut queue = queue(1, 8);
    add(&mut queue, 'b', TaskClass::Review, 2);
    add(&mut queue, 'c', TaskClass::Bot, 3);
    let counts = slices(&mut queue, 500);
    assert!((99..=101).contains(&counts[&'b']), "{counts:?}");
}

#[test]
fn hints_come_before_bots_and_bots_before_reviews_of_the_same_person() {
    let mut queue = queue(1, 8);
    let [review] = add(&mut queue, 'b', TaskClass::Review, 1)[..] else { panic!("one task") };
    assert_eq!(queue.take_started().map(|(id, _)| id), Some(review));
    add(&mut queue, 'b', TaskClass::Bot, 2);
    assert!(!queue.end_slice(review, SLICE), "a bot is more urgent");
    let (bot, _) = queue.take_started().expect("the bot");
    add(&mut queue, 'b', TaskClass::Hint, 1);
    assert!(!queue.end_slice(bot, SLICE), "a hint is more urgent");
    let (hint, _) = queue.take_started().expect("the hint");
    assert_eq!(hint.class, TaskClass::Hint);
    assert!(queue.end_slice(hint, SLICE));
    queue.finish(hint, SLICE, true);
    assert!(queue.take_resumed(bot) && !queue.take_resumed(review));
}

#[test]
fn a_person_who_was_idle_has_no_time_saved() {
    let mut queue = queue(1, 8);
    add(&mut queue, 'b', TaskClass::Bot, 5);
    slices(&mut queue, 100);
    add(&mut queue, 'c', TaskClass::Bot, 5);
    // The task that is running was forgotten by the first call: it is in the first slot.
    assert!(queue.accounts[&person('c')].used >= queue.accounts[&person('b')].used - SLICE);
}

#[test]
fn reviews_leave_threads_for_others() {
    let mut queue = queue(2, 4);
    for letter in ['b', 'c', 'd', 'f'] {
        add(&mut queue, letter, TaskClass::Review, 2);
    }
    slices(&mut queue, 50);
    add(&mut queue, 'g', TaskClass::Bot, 1);
    assert_eq!((queue.free_threads, queue.free_review_places), (2, 0));
}

#[test]
fn without_a_free_thread_only_begun_tasks_continue() {
    let mut queue = queue(1, 2);
    for letter in ['b', 'c', 'd'] {
        add(&mut queue, letter, TaskClass::Bot, 1);
    }
    let counts = slices(&mut queue, 100);
    assert!(counts.len() == 2 && counts.values().all(|count| (49..=51).contains(count)), "{counts:?}");
}

#[test]
fn tasks_that_end_or_are_removed_leave_nothing_behind() {
    let mut queue = queue(1, 3);
    let ids: Vec<TaskId> = ['b', 'c', 'd', 'b']
        .into_iter()
        .flat_map(|letter| add(&mut queue, letter, TaskClass::Bot, 2))
        .collect();
    // One is paused, one is running, one got a slot and was not taken; the others are queued.
    let (first, _) = queue.take_started().expect("a task");
    assert!(!queue.end_slice(first, SLICE));
    let (second, _) = queue.take_started().expect("another task");
    assert!(!queue.end_slice(second, SLICE));
    queue.finish(first, SLICE, false);
    queue.finish(second, SLICE, false);
    for id in ids {
        queue.remove(id);
    }
    assert_eq!((queue.task_count(), queue.person_count()), (0, 0));
    assert_eq!((queue.free_slots, queue.free_threads), (1, 3));
    assert!(queue.take_started().is_none() && queue.resumed.is_empty());
}
