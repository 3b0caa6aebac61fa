//! The arguments of `portolan serve` about the network around the server: reverse proxies, host names, metrics.

use crate::error_message::ErrorMessage;
use clap::Args;
use portolan_server::IpNet;
use std::net::{IpAddr, SocketAddr};

/// The arguments about the network around the server.
#[derive(Args)]
pub struct NetworkArgs {
    /// A reverse proxy, or a network of them, whose report of the client's address is believed.
    #[arg(long, value_name = "NETWORK", value_parser = network)]
    pub trusted_proxy: Vec<IpNet>,
    /// A host name under which the server answers, besides that of the base URL.
    #[arg(long, value_name = "NAME", value_parser = host_name)]
    pub allow_host: Vec<String>,
    /// The address on which metrics are served.
    #[arg(long, value_name = "ADDRESS")]
    pub metrics: Option<SocketAddr>,
}

/// Parses a network such as `10.0.0.0/8`, or one address.
fn network(text: &str) -> Result<IpNet, ErrorMessage> {
    let address = || text.parse::<IpAddr>().map(IpNet::from);
    text.parse().or_else(|_| address()).map_err(|_| ErrorMessage::NotANetwork { text: text.to_string() })
}

/// Parses a host name without a port.
fn host_name(text: &str) -> Result<String, ErrorMessage> {
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || ".-_".contains(letter);
    if text.is_empty() || !text.chars().all(is_name) {
        return Err(ErrorMessage::NotAHost { text: text.to_string() });
    }
    Ok(text.trim_end_matches('.').to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proxy_is_a_network_or_an_address() {
        assert_eq!(network("10.0.0.0/8").unwrap().to_string(), "10.0.0.0/8");
        assert_eq!(network("127.0.0.1").unwrap().to_string(), "127.0.0.1/32");
        assert_eq!(network("::1").unwrap().to_string(), "::1/128");
        for wrong in ["", "10.0.0.0/33", "localhost", "10.0.0"] {
            assert!(network(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_host_name_has_no_port_and_no_scheme() {
        assert_eq!(host_name("Harbour.lan.").unwrap(), "harbour.lan");
        for wrong in ["", "harbour.lan:80", "http://harbour.lan", "a b"] {
            assert!(host_name(wrong).is_err(), "{wrong}");
        }
    }
}
