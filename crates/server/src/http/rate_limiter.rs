//! Limits the requests of each address.

use crate::error::ServerError;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota};
use std::net::IpAddr;
use std::num::NonZeroU32;

/// Limits the requests of each address.
pub(crate) struct RateLimiter(Option<DefaultKeyedRateLimiter<IpAddr>>);

impl RateLimiter {
    /// Creates a limiter with a burst and a number of requests per second; `None` for no limit.
    pub(crate) fn new(rate: Option<(u32, u32)>) -> RateLimiter {
        let quota = rate.and_then(|(burst, per_second)| {
            Some(Quota::per_second(NonZeroU32::new(per_second)?).allow_burst(NonZeroU32::new(burst)?))
        });
        RateLimiter(quota.map(DefaultKeyedRateLimiter::keyed))
    }

    /// Counts a request of this address, or refuses it with the time until the next one is accepted.
    pub(crate) fn check(&self, address: IpAddr) -> Result<(), ServerError> {
        let Some(limiter) = &self.0 else { return Ok(()) };
        limiter.check_key(&address).map_err(|refused| ServerError::RateLimited {
            retry_after: refused.wait_time_from(DefaultClock::default().now()),
        })
    }

    /// Removes addresses without recent requests.
    pub(crate) fn forget_idle(&self) {
        if let Some(limiter) = &self.0 {
            limiter.retain_recent();
        }
    }
}
