//! Ctrl-C: the first one ends the games, and the results so far are printed; the second one ends the program.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// The exit code of an interrupted program, by convention.
const INTERRUPTED_CODE: i32 = 130;

/// Listens for Ctrl-C; the flag becomes true at the first one.
pub fn watch() -> &'static AtomicBool {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build();
    if let Ok(runtime) = runtime {
        // If there is no runtime or thread, Ctrl-C ends the program as usual.
        let listen = move || runtime.block_on(listen());
        thread::Builder::new().spawn(listen).ok();
    }
    &INTERRUPTED
}

async fn listen() {
    while tokio::signal::ctrl_c().await.is_ok() {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED_CODE);
        }
    }
}
