//! Something begun that goes on although nobody waits for it any more.

use std::pin::Pin;
use std::task::{Context, Poll};
use tokio::runtime::Handle;

/// A change that is made where it is waited for. If whoever waits goes away in the midst of it, it is carried through on a
/// task of its own; only then does it need one.
pub(super) struct Persistent<F: Future<Output: Send> + Send + 'static> {
    /// Nothing once it is done, and while it is being worked at: what panicked is not taken up again.
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
        let mut change = self.rest.take().expect("nobody asks again after the answer");
        let polled = change.as_mut().poll(context);
        if polled.is_pending() {
            self.rest = Some(change);
        }
        polled
    }
}

impl<F: Future<Output: Send> + Send + 'static> Drop for Persistent<F> {
    fn drop(&mut self) {
        // Without a runtime the program is ending, and nothing can be carried through any more.
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
    async fn what_is_waited_for_answers() {
        assert_eq!(Persistent::new(async { 7 }).await, 7);
    }

    #[tokio::test]
    async fn what_was_begun_is_carried_through() {
        let (go, gone) = oneshot::channel();
        let (tell, told) = oneshot::channel();
        let mut change = Persistent::new(async move {
            gone.await.unwrap();
            tell.send(()).unwrap();
        });
        tokio::select! {
            biased;
            () = &mut change => panic!("it cannot be done yet"),
            () = async {} => {}
        }
        drop(change);
        go.send(()).unwrap();
        told.await.unwrap();
    }

    #[tokio::test]
    async fn what_was_not_even_begun_is_done_as_well() {
        let (tell, told) = oneshot::channel();
        drop(Persistent::new(async move { tell.send(()).unwrap() }));
        told.await.unwrap();
    }
}
