//! A future that runs to completion even if its caller stops waiting for it.

use std::pin::Pin;
use std::task::{Context, Poll};
use tokio::runtime::Handle;

/// A change that runs on its caller's task. If it is dropped before it is complete, the rest is spawned as a separate task.
pub(super) struct Persistent<F: Future<Output: Send> + Send + 'static> {
    /// The future; `None` after completion and during a poll, so that it is not polled again after a panic.
    rest: Option<Pin<Box<F>>>,
}

impl<F: Future<Output: Send> + Send + 'static> Persistent<F> {
    pub(super) fn new(change: F) -> Self {
        Persistent { rest: Some(Box::pin(change)) }
    }
}

impl<F: Future<Output: Send> + Send + 'static> Future for Persistent<F> {
    type Output = F::Output;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<F::Output> {
        let mut change = self.rest.take().expect("a future is not polled after it is ready");
        let polled = change.as_mut().poll(context);
        if polled.is_pending() {
            self.rest = Some(change);
        }
        polled
    }
}

impl<F: Future<Output: Send> + Send + 'static> Drop for Persistent<F> {
    fn drop(&mut self) {
        // Without a runtime the program is exiting.
        if let (Some(rest), Ok(runtime)) = (self.rest.take(), Handle::try_current()) {
            runtime.spawn(rest);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::sync::oneshot;

    #[tokio::test]
    async fn an_awaited_change_returns_its_result() {
        assert_eq!(Persistent::new(async { 7 }).await, 7);
    }

    #[tokio::test]
    async fn a_change_dropped_halfway_runs_to_completion() {
        let (start, started) = oneshot::channel();
        let (end, ended) = oneshot::channel();
        let mut change = Persistent::new(async move {
            started.await.unwrap();
            end.send(()).unwrap();
        });
        tokio::select! {
            biased;
            () = &mut change => panic!("it cannot be done yet"),
            () = async {} => {}
        }
        drop(change);
        start.send(()).unwrap();
        ended.await.unwrap();
    }

    #[tokio::test]
    async fn a_change_dropped_before_its_first_poll_runs_to_completion() {
        let (end, ended) = oneshot::channel();
        drop(Persistent::new(async move { end.send(()).unwrap() }));
        ended.await.unwrap();
    }
}
