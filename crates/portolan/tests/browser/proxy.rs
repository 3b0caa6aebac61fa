//! A TCP proxy between browser and server, to break and restore their connection.

use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A proxy.
pub struct Proxy {
    /// The address on which it listens.
    pub address: String,
    connected: watch::Sender<bool>,
}

impl Proxy {
    /// Starts a proxy to this address.
    pub async fn to(server: &str) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address").to_string();
        let connected = watch::Sender::new(true);
        tokio::spawn(accept(listener, server.to_string(), connected.clone()));
        Proxy { address, connected }
    }

    /// Closes all connections and refuses new ones.
    pub fn cut(&self) {
        self.connected.send_replace(false);
    }

    /// Accepts connections again.
    pub fn restore(&self) {
        self.connected.send_replace(true);
    }
}

async fn accept(listener: TcpListener, server: String, connected: watch::Sender<bool>) {
    while let Ok((browser, _)) = listener.accept().await {
        tokio::spawn(forward(browser, server.clone(), connected.subscribe()));
    }
}

/// Forwards in both directions until one side closes the connection or the proxy is cut.
async fn forward(mut browser: TcpStream, server: String, mut connected: watch::Receiver<bool>) {
    if !*connected.borrow_and_update() {
        return;
    }
    let Ok(mut server) = TcpStream::connect(server).await else { return };
    tokio::select! {
        _ = tokio::io::copy_bidirectional(&mut browser, &mut server) => {}
        _ = connected.wait_for(|connected| !connected) => {}
    }
}
