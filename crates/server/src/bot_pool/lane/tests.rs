use super::*;
use std::sync::mpsc;

fn person(letter: &str) -> PersonId {
    letter.repeat(12).parse().expect("an id")
}

/// Submits a task that sends its name when it begins and when it ends, and runs until it is stopped.
fn submit_endless(
    lane: &Arc<Lane>,
    by: &str,
    name: &'static str,
    news: &mpsc::Sender<(&'static str, bool)>,
) -> Ticket {
    let news = news.clone();
    let task = move |turn: &mut Turn<'_>| {
        news.send((name, true)).unwrap();
        while turn.proceed() {
            thread::yield_now();
        }
        news.send((name, false)).unwrap();
    };
    lane.submit(person(by), TaskClass::Bot, Box::new(task))
}

fn wait_until_empty(lane: &Lane) {
    while lane.task_count() > 0 {
        thread::yield_now();
    }
}

#[test]
fn a_panic_disturbs_no_other_task() {
    let lane = Lane::start("test", 1, 1).unwrap();
    for _ in 0..3 {
        let _failing = lane.submit(person("b"), TaskClass::Bot, Box::new(|_| panic!("a search fails")));
        let (answer, answered) = mpsc::channel();
        let _next = lane.submit(person("b"), TaskClass::Bot, Box::new(move |_| answer.send(7).unwrap()));
        assert_eq!(answered.recv(), Ok(7));
    }
    wait_until_empty(&lane);
    lane.close();
}

#[test]
fn an_endless_task_is_paused_for_that_of_another_person_and_continues() {
    let lane = Lane::start("test", 1, 2).unwrap();
    let (news, received) = mpsc::channel();
    let first = submit_endless(&lane, "b", "first", &news);
    assert_eq!(received.recv(), Ok(("first", true)));
    let other = submit_endless(&lane, "c", "other", &news);
    assert_eq!(received.recv(), Ok(("other", true)), "although the first one has not ended");
    drop(other);
    assert_eq!(received.recv(), Ok(("other", false)));
    drop(first);
    assert_eq!(received.recv(), Ok(("first", false)));
    wait_until_empty(&lane);
    lane.close();
}

#[test]
fn a_task_whose_ticket_is_dropped_leaves_the_queue_at_once() {
    let lane = Lane::start("test", 1, 1).unwrap();
    let (news, received) = mpsc::channel();
    let running = submit_endless(&lane, "b", "running", &news);
    assert_eq!(received.recv(), Ok(("running", true)));
    let content = Arc::new(());
    for _ in 0..100 {
        let captured = content.clone();
        drop(lane.submit(person("c"), TaskClass::Bot, Box::new(move |_| drop(captured))));
        assert_eq!((Arc::strong_count(&content), lane.task_count()), (1, 1));
    }
    drop(running);
    wait_until_empty(&lane);
    lane.close();
}

#[test]
fn closing_stops_all_tasks_and_ends_the_threads() {
    let lane = Lane::start("test", 2, 4).unwrap();
    let (news, received) = mpsc::channel();
    let tickets: Vec<Ticket> =
        ["b", "c", "d", "f", "g"].map(|by| submit_endless(&lane, by, "endless", &news)).into();
    assert_eq!(received.recv(), Ok(("endless", true)));
    lane.close();
    let late = submit_endless(&lane, "h", "late", &news);
    drop(news);
    // The threads send until they have ended.
    let names: Vec<_> = tickets.iter().zip(received.iter()).map(|(_, (name, _))| name).collect();
    assert!(!names.contains(&"late"));
    drop((tickets, late));
    while Arc::strong_count(&lane) > 1 {
        thread::yield_now();
    }
    assert_eq!(lane.task_count(), 0);
}
