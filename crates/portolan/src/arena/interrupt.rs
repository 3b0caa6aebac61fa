//! Ctrl-C: the first one ends the games and lets the results be told, the second ends the program.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// The code with which programs end that were interrupted.
const INTERRUPTED_CODE: i32 = 130;

/// Listens from now on; becomes true at the first Ctrl-C.
pub fn watch() -> &'static AtomicBool {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build();
    if let Ok(runtime) = runtime {
        // Without a runtime or a thread Ctrl-C simply ends the program, as it always does.
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
