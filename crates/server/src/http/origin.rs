//! Which site a request is for, and whether a change comes from one of our pages. Pages of other sites must neither change
//! anything nor read our responses under a host name of their own that leads here (DNS rebinding).

use crate::error::ServerError;
use crate::secret;
use axum::extract::Request;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use std::net::IpAddr;

/// The names and the public address of this server.
pub(crate) struct OwnSite {
    base_url: Option<String>,
    allowed_hosts: Vec<String>,
}

/// A site as in the header `Origin`.
#[derive(PartialEq, Eq)]
struct Origin {
    is_https: bool,
    host: String,
    port: u16,
}

impl OwnSite {
    pub(crate) fn new(base_url: Option<String>, mut allowed_hosts: Vec<String>) -> OwnSite {
        let base = base_url.as_deref().and_then(parse_origin);
        allowed_hosts.extend(base.map(|base| base.host));
        OwnSite { base_url, allowed_hosts }
    }

    /// Whether browsers must use HTTPS.
    pub(crate) fn is_https(&self) -> bool {
        self.base_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// Refuses a request for a host name that is not ours. Browsers always send a host name; it may be missing in requests of
    /// programs.
    pub(crate) fn check_host(&self, request: &Request) -> Result<(), ServerError> {
        let hosts = request.headers().get_all(HOST).iter().map(HeaderValue::as_bytes);
        let authority = request.uri().authority().map(|authority| authority.as_str().as_bytes());
        for host in hosts.chain(authority) {
            let text = std::str::from_utf8(host).unwrap_or_default();
            let name = split_port(text).map_or(text, |(name, _)| name);
            if !self.is_own_name(name) {
                let is_name = |byte: u8| byte.is_ascii_alphanumeric() || b".-_".contains(&byte);
                let is_valid = !name.is_empty() && name.len() <= 253 && name.bytes().all(is_name);
                return Err(ServerError::WrongHost(if is_valid { name } else { "NAME" }.to_string()));
            }
        }
        Ok(())
    }

    /// Whether a host name or address is ours. Nobody else can make an IP address or a loopback name lead here.
    fn is_own_name(&self, name: &str) -> bool {
        let bare = name.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(name);
        let name = name.strip_suffix('.').unwrap_or(name);
        let is_loopback = || {
            let lower_case = name.to_ascii_lowercase();
            lower_case == "localhost" || lower_case.ends_with(".localhost")
        };
        self.allowed_hosts.iter().any(|allowed| allowed.eq_ignore_ascii_case(name))
            || bare.parse::<IpAddr>().is_ok()
            || is_loopback()
    }

    /// Whether a change comes from one of our pages, or from a program.
    pub(crate) fn is_same_origin(&self, headers: &HeaderMap) -> bool {
        let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
        match headers.get(ORIGIN) {
            Some(origin) => self.is_own_origin(origin.to_str().unwrap_or_default(), text(HOST)),
            // A browser sends `Origin` with every change. Programs do not, and no site can make a browser send a token or JSON.
            None => {
                bearer(headers).is_some()
                    || text(CONTENT_TYPE).is_some_and(|kind| kind.starts_with("application/json"))
                    || text(HeaderName::from_static("sec-fetch-site"))
                        .is_some_and(|site| site == "same-origin")
            }
        }
    }

    fn is_own_origin(&self, origin: &str, host: Option<&str>) -> bool {
        match &self.base_url {
            Some(base) if base == origin => true,
            Some(base) => parse_origin(origin).is_some_and(|origin| parse_origin(base) == Some(origin)),
            // Only a proxy knows whether the browser used HTTPS.
            None => {
                let own = |host, scheme: &str| parse_origin(&format!("{scheme}://{host}"));
                let scheme = origin.split(':').next().unwrap_or_default();
                host.zip(parse_origin(origin)).is_some_and(|(host, origin)| own(host, scheme) == Some(origin))
            }
        }
    }
}

/// Returns the token in the `Authorization` header, if it has the form of a token. A browser sends other values, such as a
/// password for a proxy, with every request, even with those that another site causes.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    (scheme.eq_ignore_ascii_case("bearer") && secret::is_token(token)).then_some(token)
}

fn parse_origin(text: &str) -> Option<Origin> {
    let (scheme, rest) = text.split_once("://")?;
    let is_https = match scheme {
        "https" => true,
        "http" => false,
        _ => return None,
    };
    let (host, port) = split_port(rest)?;
    let port = port.unwrap_or(if is_https { 443 } else { 80 });
    let is_host = |byte: u8| byte.is_ascii_alphanumeric() || b".-_:[]".contains(&byte);
    let is_valid = !host.is_empty() && host.bytes().all(is_host);
    is_valid.then(|| Origin { is_https, host: host.to_ascii_lowercase(), port })
}

/// Splits `host:port`; the port may be absent. `None` if the port is not a number.
fn split_port(text: &str) -> Option<(&str, Option<u16>)> {
    match text.rsplit_once(':') {
        // The colons of an IPv6 address stand in brackets.
        Some((host, port)) if !port.ends_with(']') => Some((host, Some(port.parse().ok()?))),
        _ => Some((text, None)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;

    fn own_origin(base: Option<&str>, host: &str, origin: &str) -> bool {
        OwnSite::new(base.map(String::from), Vec::new()).is_own_origin(origin, Some(host))
    }

    #[test]
    fn the_origin_must_be_exactly_the_base_url() {
        let base = |origin| own_origin(Some("https://play.example"), "play.example", origin);
        assert!(base("https://play.example") && base("https://play.example:443"));
        assert!(base("https://PLAY.example"));
        for other in [
            "http://play.example",
            "https://play.example:8443",
            "https://other.play.example",
            "https://play.example.evil.example",
            "https://play.example@evil.example",
            "https://127.0.0.1:8080",
            "null",
            "",
        ] {
            assert!(!base(other), "{other}");
        }
        assert!(own_origin(Some("http://[::1]:8080"), "[::1]:8080", "http://[::1]:8080"));
        assert!(!own_origin(Some("http://[::1]:8080"), "[::1]:8080", "http://[::1]"));
    }

    #[test]
    fn without_a_base_url_the_origin_must_be_the_host() {
        assert!(own_origin(None, "127.0.0.1:8080", "http://127.0.0.1:8080"));
        assert!(own_origin(None, "harbour.lan", "https://harbour.lan"));
        assert!(own_origin(None, "harbour.lan:80", "http://harbour.lan"));
        assert!(!own_origin(None, "127.0.0.1:8080", "http://127.0.0.1:8081"));
        assert!(!own_origin(None, "127.0.0.1:8080", "http://127.0.0.1"));
        assert!(!own_origin(None, "127.0.0.1:8080", "ftp://127.0.0.1:8080"));
        assert!(!own_origin(None, "harbour.lan", "null"));
        assert!(!OwnSite::new(None, Vec::new()).is_own_origin("http://harbour.lan", None));
    }

    fn accepts(site: &OwnSite, hosts: &[&str], uri: &str) -> bool {
        let mut request = Request::builder().uri(uri);
        for host in hosts {
            request = request.header(HOST, *host);
        }
        site.check_host(&request.body(Body::empty()).unwrap()).is_ok()
    }

    #[test]
    fn only_own_names_addresses_and_loopback_are_accepted_as_host() {
        let site = OwnSite::new(Some("https://play.example:8443".into()), vec!["harbour.lan".into()]);
        for own in [
            "play.example:8443",
            "PLAY.example",
            "harbour.lan:8080",
            "harbour.lan.",
            "localhost:8080",
            "a.LocalHost",
            "192.168.1.5:8080",
            "[::1]:8080",
            "[2001:db8::1]",
        ] {
            assert!(accepts(&site, &[own], "/"), "{own}");
        }
        for other in [
            "evil.example",
            "evil.example:8443",
            "play.example.evil.example",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "",
            "play.example:x",
            "a@play.example",
            "xlocalhost",
            "[::1].evil.example",
        ] {
            assert!(!accepts(&site, &[other], "/"), "{other}");
        }
        assert!(!accepts(&site, &["play.example", "evil.example"], "/"));
        assert!(!accepts(&site, &["play.example"], "http://evil.example/"));
        assert!(accepts(&site, &[], "/"), "a program may omit it");
    }

    #[test]
    fn only_a_token_of_the_right_form_counts_as_bearer_token() {
        let token = "0123456789abcdef0123456789abcdef01234567";
        let found = |value: &str| {
            let headers = HeaderMap::from_iter([(AUTHORIZATION, HeaderValue::from_str(value).unwrap())]);
            bearer(&headers).map(String::from)
        };
        assert_eq!(found(&format!("Bearer {token}")).as_deref(), Some(token));
        assert_eq!(found(&format!("bearer {token}")).as_deref(), Some(token));
        for other in [
            "Basic YTpi",
            "Bearer",
            "Bearer x",
            token,
            &format!("Basic {token}"),
            &format!("Bearer {token}0"),
        ] {
            assert_eq!(found(other), None, "{other}");
        }
    }
}
