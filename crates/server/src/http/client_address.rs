//! The address of a client: that of its connection or, behind a trusted reverse proxy, the one that the proxy reports.

use axum::extract::ConnectInfo;
use axum::http::header::FORWARDED;
use axum::http::{Extensions, HeaderMap, HeaderName};
use ipnet::IpNet;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The reverse proxies whose reports are believed.
#[derive(Clone, Debug, Default)]
pub(crate) struct TrustedProxies(Vec<IpNet>);

impl TrustedProxies {
    pub(crate) fn new(networks: Vec<IpNet>) -> TrustedProxies {
        TrustedProxies(networks)
    }

    /// Whether this is the address of a trusted proxy.
    pub(crate) fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|network| network.contains(&address))
    }

    /// Returns the network of the client that sent a request, under which it is counted.
    pub(crate) fn client(&self, extensions: &Extensions, headers: &HeaderMap) -> IpAddr {
        let peer = extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(address)| address.ip());
        network_of(if self.contains(peer) { self.reported(peer, headers) } else { peer })
    }

    /// Returns the client that a trusted proxy reports. A proxy sets one of the two headers and passes on the other as the
    /// client sent it, so if they differ, neither is believed.
    fn reported(&self, proxy: IpAddr, headers: &HeaderMap) -> IpAddr {
        let forwarded = self.nearest_client(headers, &FORWARDED, forwarded_for);
        match (forwarded, self.nearest_client(headers, &X_FORWARDED_FOR, ip_address)) {
            (Some(one), Some(other)) if one != other => proxy,
            (one, other) => one.or(other).unwrap_or(proxy),
        }
    }

    /// Returns the rightmost address in a header that is not a trusted proxy. What stands left of it was written by the client.
    /// If all are proxies, returns the leftmost; `None` if there is no address.
    fn nearest_client(
        &self,
        headers: &HeaderMap,
        name: &HeaderName,
        parse: fn(&str) -> Option<IpAddr>,
    ) -> Option<IpAddr> {
        let mut nearest = None;
        // A value that is not an address hides what stands left of it.
        let lines = headers.get_all(name).iter().rev();
        for element in lines.flat_map(|line| line.to_str().unwrap_or_default().rsplit(',')) {
            let Some(address) = parse(element.trim()) else { break };
            nearest = Some(address);
            if !self.contains(address) {
                break;
            }
        }
        nearest
    }
}

/// Returns the network that counts as one client: a whole /64 for IPv6, because each customer of a provider has at least that many
/// addresses.
pub(crate) fn network_of(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        address => address,
    }
}

/// Parses one element of `Forwarded`, such as `for="[2001:db8::1]:4711";proto=https`.
fn forwarded_for(element: &str) -> Option<IpAddr> {
    let pairs = element.split(';').filter_map(|pair| pair.trim().split_once('='));
    let mut values = pairs.filter(|(name, _)| name.eq_ignore_ascii_case("for")).map(|(_, value)| value);
    ip_address(values.next()?.trim_matches('"'))
}

/// Parses an address with or without a port; an IPv6 address may stand in brackets.
fn ip_address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    let address = bare.parse().or_else(|_| text.parse::<SocketAddr>().map(|address| address.ip()));
    address.ok().map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn client(peer: &str, headers: &[(HeaderName, &str)]) -> String {
        let networks = ["10.0.0.0/8", "127.0.0.1/32", "fd00::/8"].map(|text| text.parse().unwrap());
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::new(peer.parse().unwrap(), 4711)));
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(name, HeaderValue::from_str(value).unwrap());
        }
        TrustedProxies::new(networks.to_vec()).client(&extensions, &map).to_string()
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        let header = [(X_FORWARDED_FOR, "203.0.113.9")];
        assert_eq!(client("127.0.0.1", &header), "203.0.113.9");
        assert_eq!(client("::ffff:127.0.0.1", &header), "203.0.113.9");
        assert_eq!(client("198.51.100.1", &header), "198.51.100.1");
        assert_eq!(client("127.0.0.2", &header), "127.0.0.2");
    }

    #[test]
    fn the_rightmost_address_that_is_no_proxy_counts() {
        let headers = |text| [(X_FORWARDED_FOR, text)];
        assert_eq!(client("127.0.0.1", &headers("1.1.1.1, 203.0.113.9, 10.1.2.3")), "203.0.113.9");
        assert_eq!(client("127.0.0.1", &headers("10.9.9.9,10.1.2.3")), "10.9.9.9");
        assert_eq!(client("127.0.0.1", &headers("1.1.1.1, unknown")), "127.0.0.1");
        assert_eq!(client("127.0.0.1", &headers("1.1.1.1, nonsense, 10.1.2.3")), "10.1.2.3");
        assert_eq!(client("127.0.0.1", &headers("")), "127.0.0.1");
        let lines = [(X_FORWARDED_FOR, "1.1.1.1"), (X_FORWARDED_FOR, "203.0.113.9")];
        assert_eq!(client("fd00::1", &lines), "203.0.113.9");
    }

    #[test]
    fn both_headers_are_understood_with_ports_and_quotes() {
        let forwarded = |text| client("127.0.0.1", &[(FORWARDED, text)]);
        assert_eq!(forwarded("for=192.0.2.60;proto=http;by=203.0.113.43"), "192.0.2.60");
        assert_eq!(forwarded("for=1.1.1.1, proto=https;For=\"203.0.113.9:4711\""), "203.0.113.9");
        assert_eq!(forwarded("for=\"[2001:db8:cafe::17]:4711\""), "2001:db8:cafe::");
        assert_eq!(forwarded("for=_hidden"), "127.0.0.1");
        assert_eq!(forwarded("for=\", for=203.0.113.9"), "203.0.113.9");
        let x_forwarded_for = |text| client("127.0.0.1", &[(X_FORWARDED_FOR, text)]);
        assert_eq!(x_forwarded_for("203.0.113.9:4711"), "203.0.113.9");
        assert_eq!(x_forwarded_for("[2001:db8::1]"), "2001:db8::");
    }

    #[test]
    fn headers_that_contradict_each_other_are_not_believed() {
        let headers = |one, other| [(FORWARDED, one), (X_FORWARDED_FOR, other)];
        assert_eq!(client("127.0.0.1", &headers("for=1.1.1.1", "203.0.113.9")), "127.0.0.1");
        assert_eq!(client("127.0.0.1", &headers("for=203.0.113.9", "203.0.113.9")), "203.0.113.9");
    }

    #[test]
    fn ipv6_addresses_count_by_their_network() {
        assert_eq!(client("2001:db8:1:2:3:4:5:6", &[]), "2001:db8:1:2::");
        assert_eq!(client("::ffff:192.0.2.1", &[]), "192.0.2.1");
    }
}
