//! The threads that render table pages, so that rendering never blocks the threads that answer requests.
//!
//! The queue is bounded. A page that is requested while it is full is refused with [`ServerError::Busy`]. Pushes wait
//! outside of the queue instead: each open page has at most one pending push, and an open page needs only the latest position.

use crate::error::ServerError;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

/// Maximum number of requested pages that are queued or being rendered: about 50 ms of work on two processors.
const MAX_PAGES: usize = 256;

type RenderTask = Box<dyn FnOnce() + Send>;

/// The threads that render table pages, in the order of the queue.
#[derive(Debug)]
pub(crate) struct RenderPool {
    queue: mpsc::Sender<RenderTask>,
    pages: Arc<Semaphore>,
    pushes: Arc<Semaphore>,
}

impl RenderPool {
    /// Starts a thread for each processor. They exit when the pool is dropped.
    pub(crate) fn start() -> std::io::Result<RenderPool> {
        RenderPool::with_capacity(thread::available_parallelism().map_or(1, usize::from), MAX_PAGES)
    }

    fn with_capacity(threads: usize, max_pages: usize) -> std::io::Result<RenderPool> {
        let (queue, tasks) = mpsc::channel::<RenderTask>();
        let tasks = Arc::new(Mutex::new(tasks));
        for number in 0..threads {
            let tasks = tasks.clone();
            thread::Builder::new().name(format!("render {number}")).spawn(move || run_tasks(&tasks))?;
        }
        let (pages, pushes) = (Semaphore::new(max_pages), Semaphore::new(threads));
        Ok(RenderPool { queue, pages: Arc::new(pages), pushes: Arc::new(pushes) })
    }

    /// Renders a requested page; [`ServerError::Busy`] if the queue is full.
    pub(crate) async fn render_page(
        &self,
        render: impl FnOnce() -> String + Send + 'static,
    ) -> Result<String, ServerError> {
        let slot = self.pages.clone().try_acquire_owned().map_err(|_| ServerError::Busy)?;
        let rendered = self.render(slot, render).await;
        rendered.ok_or_else(|| ServerError::Unavailable("a page could not be rendered".into()))
    }

    /// Renders a push when its turn comes; `None` if rendering panicked.
    pub(crate) async fn render_push(
        &self,
        render: impl FnOnce() -> String + Send + 'static,
    ) -> Option<String> {
        let slot = self.pushes.clone().acquire_owned().await.ok()?;
        self.render(slot, render).await
    }

    async fn render(
        &self,
        slot: OwnedSemaphorePermit,
        render: impl FnOnce() -> String + Send + 'static,
    ) -> Option<String> {
        let (sender, rendered) = oneshot::channel();
        let task = move || {
            let _slot = slot;
            // The client may have disconnected meanwhile.
            if !sender.is_closed() {
                metrics::counter!("portolan_renders_total").increment(1);
                drop(sender.send(render()))
            }
        };
        self.queue.send(Box::new(task)).ok()?;
        rendered.await.ok()
    }
}

fn run_tasks(tasks: &Mutex<mpsc::Receiver<RenderTask>>) {
    loop {
        let task = tasks.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(task) = task else { return };
        // A panic while rendering must not end the thread.
        if catch_unwind(AssertUnwindSafe(task)).is_err() {
            tracing::error!("a page could not be rendered");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[tokio::test]
    async fn a_panic_while_rendering_fails_only_that_page() {
        let pool = RenderPool::start().unwrap();
        for _ in 0..10 {
            let failed = pool.render_page(|| panic!("it cannot be rendered")).await;
            assert!(matches!(failed, Err(ServerError::Unavailable(_))));
            assert_eq!(pool.render_push(|| panic!("it cannot be rendered")).await, None);
            assert_eq!(pool.render_page(|| "page".into()).await.unwrap(), "page");
        }
    }

    #[tokio::test]
    async fn a_full_queue_refuses_pages_and_lets_pushes_wait() {
        let pool = RenderPool::with_capacity(1, 2).unwrap();
        let (release, released) = mpsc::channel::<()>();
        let blocked = move || {
            released.recv().unwrap();
            "blocked".into()
        };
        let mut first = Box::pin(pool.render_page(blocked));
        assert!(first.as_mut().now_or_never().is_none());
        let mut second = Box::pin(pool.render_page(|| "second".into()));
        assert!(second.as_mut().now_or_never().is_none());
        assert!(matches!(pool.render_page(|| "third".into()).await, Err(ServerError::Busy)));
        let mut pushes: Vec<_> =
            (0..9).map(|number| Box::pin(pool.render_push(move || number.to_string()))).collect();
        for push in &mut pushes {
            assert!(push.as_mut().now_or_never().is_none());
        }
        release.send(()).unwrap();
        assert_eq!((first.await.unwrap(), second.await.unwrap()), ("blocked".into(), "second".into()));
        for (number, push) in pushes.into_iter().enumerate() {
            assert_eq!(push.await, Some(number.to_string()));
        }
        assert_eq!(pool.render_page(|| "later".into()).await.unwrap(), "later");
    }
}
