//! A line between browser and server that can be cut and mended.

use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// The line.
pub struct Proxy {
    /// Where it begins.
    pub address: String,
    whole: watch::Sender<bool>,
}

impl Proxy {
    /// A line to this address.
    pub async fn to(server: &str) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address").to_string();
        let whole = watch::Sender::new(true);
        tokio::spawn(accept(listener, server.to_string(), whole.clone()));
        Proxy { address, whole }
    }

    /// Cuts it: what was open breaks, and nothing new goes through.
    pub fn cut(&self) {
        self.whole.send_replace(false);
    }

    /// Mends it.
    pub fn mend(&self) {
        self.whole.send_replace(true);
    }
}

async fn accept(listener: TcpListener, server: String, whole: watch::Sender<bool>) {
    while let Ok((browser, _)) = listener.accept().await {
        tokio::spawn(carry(browser, server.clone(), whole.subscribe()));
    }
}

/// Carries everything both ways until one side ends or the line is cut.
async fn carry(mut browser: TcpStream, server: String, mut whole: watch::Receiver<bool>) {
    if !*whole.borrow_and_update() {
        return;
    }
    let Ok(mut server) = TcpStream::connect(server).await else { return };
    tokio::select! {
        _ = tokio::io::copy_bidirectional(&mut browser, &mut server) => {}
        _ = whole.wait_for(|whole| !whole) => {}
    }
}
