//! The part of the contract about devices, one-time codes and forgotten guests: `device_tests!(create)`.

use crate::contract::{add_person, add_table, new_device, person_id, table_id, token};
use portolan_store::{
    CodeOutcome, DeviceId, Login, NewDeviceCode, Occupant, Person, PersonId, Reseat, SeatChange, SeatEvent,
    SeatRow, Store, TokenHash, UsedDeviceCode,
};
use std::sync::Arc;

fn code(number: u8) -> TokenHash {
    TokenHash::of(&format!("code {number}"))
}

fn device(number: u8) -> DeviceId {
    new_device(number).id
}

/// Stores a code of a person that is valid before the time 1000.
async fn set_code(store: &dyn Store, person: u8, number: u8) {
    let new = NewDeviceCode { person: person_id(person), code: code(number), expires_at: 1000 };
    store.set_device_code(new).await.unwrap();
}

/// Adds the device `added` with a code, at this time, for a person with at most three devices.
async fn use_code(store: &dyn Store, number: u8, added: u8, at: i64) -> CodeOutcome {
    let used = UsedDeviceCode {
        code: code(number),
        token: token(added),
        device: new_device(added),
        max_devices: 3,
        at,
    };
    store.use_device_code(used).await.unwrap()
}

/// Gives person 1 this further device.
async fn add_device(store: &dyn Store, added: u8) {
    set_code(store, 1, added).await;
    let outcome = use_code(store, added, added, i64::from(added)).await;
    assert!(matches!(outcome, CodeOutcome::Added(person) if person.id == person_id(1)));
}

async fn owner(store: &dyn Store, number: u8) -> Option<PersonId> {
    store.person_by_token(token(number)).await.unwrap().map(|person| person.id)
}

async fn devices(store: &dyn Store, person: u8) -> Vec<DeviceId> {
    store.devices(person_id(person)).await.unwrap().into_iter().map(|device| device.id).collect()
}

pub(crate) async fn each_device_of_a_person_has_a_token_of_its_own(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    add_person(&*store, 2).await;
    add_device(&*store, 9).await;
    assert_eq!(owner(&*store, 1).await, Some(person_id(1)));
    assert_eq!(owner(&*store, 9).await, Some(person_id(1)));
    assert_eq!(owner(&*store, 2).await, Some(person_id(2)));
    assert_eq!(owner(&*store, 3).await, None);
    assert_eq!(devices(&*store, 1).await, [device(1), device(9)]);
    let person = Person { id: person_id(1), name: "Person 1".into(), language: None };
    let login = store.login(token(9)).await.unwrap();
    assert_eq!(login, Some(Login { person, device: device(9), used_at: 9 }));
}

pub(crate) async fn the_kind_the_creation_and_the_last_use_of_a_device_are_stored(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    add_device(&*store, 9).await;
    store.set_used(token(9), 70).await.unwrap();
    store.set_used(token(9), 60).await.unwrap();
    let found = store.devices(person_id(1)).await.unwrap();
    let facts: Vec<_> = found.iter().map(|one| (one.kind.as_str(), one.made_at, one.used_at)).collect();
    assert_eq!(facts, [("kind 1", 1, 1), ("kind 9", 9, 70)], "an older use changes nothing");
    assert_eq!(store.login(token(9)).await.unwrap().unwrap().used_at, 70);
}

pub(crate) async fn the_token_of_a_removed_device_is_invalid(store: Arc<dyn Store>) {
    for person in [1, 2] {
        add_person(&*store, person).await;
    }
    add_device(&*store, 8).await;
    add_device(&*store, 9).await;
    assert!(!store.remove_device(person_id(2), device(8)).await.unwrap(), "it is another person's");
    assert!(store.remove_device(person_id(1), device(8)).await.unwrap());
    assert!(!store.remove_device(person_id(1), device(8)).await.unwrap());
    assert_eq!((owner(&*store, 8).await, owner(&*store, 9).await), (None, Some(person_id(1))));
    assert_eq!(store.remove_other_devices(person_id(1), device(9)).await.unwrap(), [device(1)]);
    assert_eq!((owner(&*store, 1).await, owner(&*store, 2).await), (None, Some(person_id(2))));
    assert_eq!(devices(&*store, 1).await, [device(9)]);
}

pub(crate) async fn a_code_adds_one_device_and_is_used_up(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    set_code(&*store, 1, 5).await;
    let found = store.person_by_code(code(5), 999).await.unwrap().map(|person| person.id);
    assert_eq!(found, Some(person_id(1)), "looking at a code does not use it up");
    assert_eq!(store.person_by_code(code(6), 999).await.unwrap(), None);
    assert!(matches!(use_code(&*store, 5, 8, 999).await, CodeOutcome::Added(_)));
    assert_eq!(use_code(&*store, 5, 9, 999).await, CodeOutcome::Unknown);
    assert_eq!(store.person_by_code(code(5), 999).await.unwrap(), None);
    assert_eq!(owner(&*store, 9).await, None);
}

pub(crate) async fn an_expired_code_is_unknown(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    set_code(&*store, 1, 5).await;
    assert_eq!(store.person_by_code(code(5), 1000).await.unwrap(), None);
    assert_eq!(use_code(&*store, 5, 8, 1000).await, CodeOutcome::Unknown);
    assert_eq!(devices(&*store, 1).await, [device(1)]);
}

pub(crate) async fn a_new_code_replaces_the_previous_one(store: Arc<dyn Store>) {
    for person in [1, 2] {
        add_person(&*store, person).await;
        set_code(&*store, person, person).await;
    }
    set_code(&*store, 1, 5).await;
    assert_eq!(use_code(&*store, 1, 8, 1).await, CodeOutcome::Unknown);
    assert!(matches!(use_code(&*store, 2, 8, 1).await, CodeOutcome::Added(_)), "each person has a code");
    assert!(matches!(use_code(&*store, 5, 9, 1).await, CodeOutcome::Added(_)));
}

pub(crate) async fn the_devices_of_a_person_are_limited(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    add_device(&*store, 8).await;
    add_device(&*store, 9).await;
    set_code(&*store, 1, 5).await;
    assert_eq!(use_code(&*store, 5, 10, 1).await, CodeOutcome::TooManyDevices);
    store.remove_device(person_id(1), device(8)).await.unwrap();
    assert!(matches!(use_code(&*store, 5, 10, 1).await, CodeOutcome::Added(_)), "the code was not used up");
}

pub(crate) async fn if_many_callers_use_the_same_code_exactly_one_succeeds(store: Arc<dyn Store>) {
    add_person(&*store, 1).await;
    for round in 0..20 {
        set_code(&*store, 1, round).await;
        let callers: Vec<_> = (2..10)
            .map(|caller| {
                let store = store.clone();
                tokio::spawn(async move { use_code(&*store, round, caller, 1).await })
            })
            .collect();
        let mut added = 0;
        for caller in callers {
            added += u32::from(matches!(caller.await.unwrap(), CodeOutcome::Added(_)));
        }
        assert_eq!((added, devices(&*store, 1).await.len()), (1, 2));
        store.remove_other_devices(person_id(1), device(1)).await.unwrap();
    }
}

pub(crate) async fn guests_without_a_table_are_forgotten_after_their_last_use(store: Arc<dyn Store>) {
    for person in 1..=6 {
        add_person(&*store, person).await;
    }
    // Person 1 hosts the table and has a seat, person 2 has a seat, person 3 was used recently, person 4 has an open code.
    add_table(&*store, 1).await;
    let seat = |occupant| SeatRow { occupant, name: "Anna".into() };
    let (open, guest) = (seat(Occupant::Open), seat(Occupant::Person(person_id(2))));
    let change = SeatChange { seat: 2, event: SeatEvent::Joined, by: "Anna".into(), entry_count: 0, at: 1 };
    let reseat = Reseat { table: table_id(1), old: open, new: guest, change };
    assert!(store.reseat(reseat).await.unwrap());
    store.set_used(token(3), 500).await.unwrap();
    set_code(&*store, 4, 5).await;
    assert_eq!(forget_all(&*store, 1, 2).await, 0, "nobody is older");
    assert_eq!(forget_all(&*store, 500, 2).await, 3);
    let mut left = Vec::new();
    for person in 1..=6 {
        left.extend(owner(&*store, person).await);
    }
    assert_eq!(left, [1, 2, 3].map(person_id));
    assert_eq!(store.person_by_code(code(5), 1).await.unwrap(), None);
    assert_eq!(forget_all(&*store, 501, 9).await, 1);
}

/// Removes guests in batches, and returns their number.
async fn forget_all(store: &dyn Store, before: i64, limit: u32) -> u32 {
    let (mut removed, mut after) = (0, None);
    loop {
        let batch = store.forget_guests(before, after, limit).await.unwrap();
        assert!(batch.removed <= limit);
        removed += batch.removed;
        match batch.last {
            Some(last) => after = Some(last),
            None => return removed,
        }
    }
}

/// Runs every test on a store created by `$create`, as `contract_tests!` does.
macro_rules! device_tests {
    ($create:path: $($test:ident)*) => {$(
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $test() {
            let (store, _guard) = $create().await;
            crate::devices::$test(std::sync::Arc::new(store)).await;
        }
    )*};
    ($create:path) => { crate::devices::device_tests! { $create:
        each_device_of_a_person_has_a_token_of_its_own
        the_kind_the_creation_and_the_last_use_of_a_device_are_stored
        the_token_of_a_removed_device_is_invalid
        a_code_adds_one_device_and_is_used_up
        an_expired_code_is_unknown
        a_new_code_replaces_the_previous_one
        the_devices_of_a_person_are_limited
        if_many_callers_use_the_same_code_exactly_one_succeeds
        guests_without_a_table_are_forgotten_after_their_last_use
    } };
}
pub(crate) use device_tests;
