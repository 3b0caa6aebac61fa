use super::*;
use portolan_games::core::{SeatCount, Seed, ThoughtRng};
use portolan_games::{GameId, TableSetup};
use std::sync::mpsc;
use std::thread;

fn person(number: u32) -> PersonId {
    PersonId::from_random(digits(number))
}

fn table(number: u32) -> TableId {
    TableId::from_random(digits(number))
}

/// Returns bytes that differ for different numbers, also as characters of an id.
fn digits<const N: usize>(number: u32) -> [u8; N] {
    std::array::from_fn(|place| (number / 10_u32.pow(place.min(9) as u32) % 10) as u8)
}

/// Returns a finished game, played at random.
fn finished_game() -> AnyTable {
    let setup = TableSetup::standard(GameId::Osaka, SeatCount::new(2).unwrap(), Seed::from_number(3));
    let (mut table, mut rng) = (AnyTable::new(&setup).unwrap(), ThoughtRng::new(5));
    while let Some(seat) = table.to_act().first() {
        let choice = rng.pick(&table.choices(seat)).unwrap();
        table.choose(seat, choice).unwrap();
    }
    table
}

/// Returns a pool in which no search begins until the sender is dropped.
fn blocked_pool() -> (BotPool, mpsc::Sender<()>, Ticket) {
    let pool = BotPool::start(1).unwrap();
    let (release, released) = mpsc::channel();
    let (begin, begun) = mpsc::channel();
    let ticket = pool.submit(person(0), TaskClass::Bot, move |_| {
        begin.send(()).unwrap();
        let _ = released.recv();
    });
    begun.recv().unwrap();
    (pool, release, ticket)
}

fn wait_until_empty(pool: &BotPool) {
    while pool.task_count() > 0 {
        thread::yield_now();
    }
}

/// Analyses nothing.
fn reviews_without_verdicts() -> Reviews {
    Reviews::new(|_, _, _, _| None)
}

#[test]
fn a_stopped_review_leaves_memory_at_once() {
    let ((pool, _release, _ticket), game, reviews) =
        (blocked_pool(), finished_game(), reviews_without_verdicts());
    for number in 0..4000_u32 {
        let someone = person(1 + number / 20);
        reviews.start(&pool, someone, table(1), &game).unwrap();
        let job = Arc::downgrade(&reviews.reviews().by_table[&table(1)].job);
        assert!(matches!(reviews.status(table(1), Some(someone)), ReviewStatus::Running(0, _)));
        reviews.stop(table(1), Some(someone)).unwrap();
        assert!(job.upgrade().is_none(), "neither the queue nor the map has it");
        assert_eq!(pool.task_count(), 1, "only the task that blocks the pool");
    }
}

#[test]
fn a_running_review_that_is_stopped_leaves_memory() {
    let (pool, game) = (BotPool::start(2).unwrap(), finished_game());
    // A search that only its stop ends.
    let reviews = Reviews::new(|_, _, _, has_time| {
        while has_time(0) {
            thread::yield_now();
        }
        None
    });
    reviews.start(&pool, person(1), table(1), &game).unwrap();
    let job = Arc::downgrade(&reviews.reviews().by_table[&table(1)].job);
    reviews.stop(table(1), Some(person(1))).unwrap();
    wait_until_empty(&pool);
    assert!(job.upgrade().is_none());
}

#[test]
fn a_person_has_two_running_reviews_and_all_together_sixteen() {
    let ((pool, _release, _ticket), game, reviews) =
        (blocked_pool(), finished_game(), reviews_without_verdicts());
    let start = |by: u32, at: u32| reviews.start(&pool, person(by), table(at), &game);
    start(1, 1).unwrap();
    start(1, 1).unwrap();
    start(2, 1).unwrap();
    start(1, 2).unwrap();
    assert!(matches!(start(1, 3), Err(ServerError::TooManyReviews { .. })), "the third of a person");
    for by in 2..=8 {
        start(by, 10 * by).unwrap();
        start(by, 10 * by + 1).unwrap();
    }
    assert!(matches!(start(9, 100), Err(ServerError::TooManyReviews { .. })), "the seventeenth");
    reviews.stop(table(1), Some(person(1))).unwrap();
    start(9, 100).unwrap();
}

#[test]
fn a_person_can_start_twenty_reviews_in_an_hour() {
    let ((pool, _release, _ticket), game, reviews) =
        (blocked_pool(), finished_game(), reviews_without_verdicts());
    for _ in 0..20 {
        reviews.start(&pool, person(1), table(1), &game).unwrap();
        reviews.stop(table(1), Some(person(1))).unwrap();
    }
    let refused = reviews.start(&pool, person(1), table(1), &game);
    assert!(
        matches!(refused, Err(ServerError::TooManyReviews { retry_after }) if retry_after > RETRY_AFTER),
        "{refused:?}"
    );
    reviews.start(&pool, person(2), table(1), &game).unwrap();
}

#[test]
fn a_review_whose_search_panics_fails_for_the_person_who_started_it() {
    let (pool, game) = (BotPool::start(2).unwrap(), finished_game());
    let reviews = Reviews::new(|_, _, _, _| panic!("the search fails"));
    for _ in 0..3 {
        reviews.start(&pool, person(1), table(1), &game).unwrap();
        wait_until_empty(&pool);
        assert!(matches!(reviews.status(table(1), Some(person(1))), ReviewStatus::Failed));
        assert!(matches!(reviews.status(table(1), Some(person(2))), ReviewStatus::None));
    }
    reviews.start(&pool, person(2), table(1), &game).unwrap();
    wait_until_empty(&pool);
    assert!(matches!(reviews.status(table(1), Some(person(2))), ReviewStatus::Failed));
}

#[test]
fn only_the_person_who_started_a_review_sees_its_progress_and_stops_it() {
    let ((pool, release, ticket), game, reviews) =
        (blocked_pool(), finished_game(), reviews_without_verdicts());
    reviews.start(&pool, person(1), table(1), &game).unwrap();
    for other in [None, Some(person(2))] {
        assert!(matches!(reviews.status(table(1), other), ReviewStatus::InProgress));
        assert!(matches!(reviews.stop(table(1), other), Err(ServerError::Forbidden)));
    }
    drop((release, ticket));
    wait_until_empty(&pool);
    assert!(matches!(reviews.status(table(1), None), ReviewStatus::Done(_)));
    assert!(matches!(reviews.stop(table(1), None), Err(ServerError::Forbidden)));
    reviews.stop(table(1), Some(person(1))).unwrap();
    assert!(matches!(reviews.status(table(1), None), ReviewStatus::None));
}

#[test]
fn the_oldest_reviews_make_room_for_new_ones() {
    let (pool, game, reviews) = (BotPool::start(1).unwrap(), finished_game(), reviews_without_verdicts());
    let count = MAX_REVIEWS as u32 + 3;
    for number in 0..count {
        reviews.start(&pool, person(1 + number / 20), table(number), &game).unwrap();
        wait_until_empty(&pool);
    }
    let kept = (0..count).filter(|number| reviews.reviews().by_table.contains_key(&table(*number)));
    assert_eq!(kept.collect::<Vec<_>>(), (3..count).collect::<Vec<_>>());
}
