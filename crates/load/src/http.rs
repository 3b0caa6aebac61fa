//! A minimal HTTP/1.1 client: one kept-alive connection, one request at a time. It must be cheap, because it shares the
//! processors with the server that it measures.

use anyhow::{Context as _, Result, bail, ensure};
use std::io::{self, Write as _};
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The maximum number of bytes per read.
const READ_SIZE: usize = 16 * 1024;

/// Longer responses are refused.
const MAX_RESPONSE: usize = 16 * 1024 * 1024;

/// A kept-alive connection.
pub struct Connection {
    stream: TcpStream,
    request: Vec<u8>,
    response: Vec<u8>,
}

pub struct Response<'a> {
    pub status: u16,
    pub body: &'a [u8],
}

/// The head of a response.
struct Head {
    status: u16,
    /// Length of the head in bytes.
    length: usize,
    /// The content length; `None` if it is not stated.
    body: Option<usize>,
}

impl Connection {
    pub async fn open(address: SocketAddr) -> Result<Connection> {
        let stream = TcpStream::connect(address).await.context("cannot connect to the server")?;
        stream.set_nodelay(true)?;
        Ok(Connection { stream, request: Vec::new(), response: Vec::with_capacity(READ_SIZE) })
    }

    /// Sends a request and waits for the whole response.
    pub async fn request(
        &mut self,
        method: &str,
        path: &str,
        token: &str,
        body: &[u8],
    ) -> Result<Response<'_>> {
        self.send(method, path, token, body).await?;
        self.response.clear();
        let head = self.read_head().await?;
        let end = head.length + head.body.context("the server sent a response without a length")?;
        while self.response.len() < end {
            self.read_more().await?;
        }
        Ok(Response { status: head.status, body: &self.response[head.length..end] })
    }

    /// Requests a stream of pushes. Returns the stream and the bytes of it that have arrived already.
    pub async fn subscribe(mut self, path: &str, token: &str) -> Result<(TcpStream, Vec<u8>)> {
        self.send("GET", path, token, &[]).await?;
        let head = self.read_head().await?;
        ensure!(head.status == 200, "the server refused pushes with {}", head.status);
        let received = self.response.split_off(head.length);
        Ok((self.stream, received))
    }

    async fn send(&mut self, method: &str, path: &str, token: &str, body: &[u8]) -> Result<()> {
        self.request.clear();
        write!(self.request, "{method} {path} HTTP/1.1\r\nhost: localhost\r\n")?;
        if !token.is_empty() {
            write!(self.request, "authorization: Bearer {token}\r\n")?;
        }
        if !body.is_empty() {
            write!(self.request, "content-type: application/json\r\ncontent-length: {}\r\n", body.len())?;
        }
        self.request.extend_from_slice(b"\r\n");
        self.request.extend_from_slice(body);
        self.stream.write_all(&self.request).await.context("the connection to the server was lost")
    }

    async fn read_head(&mut self) -> Result<Head> {
        loop {
            if let Some(head) = parse_head(&self.response)? {
                return Ok(head);
            }
            self.read_more().await?;
        }
    }

    async fn read_more(&mut self) -> Result<()> {
        if self.response.len() > MAX_RESPONSE {
            bail!("the server sent a response of more than {MAX_RESPONSE} bytes");
        }
        self.response.reserve(READ_SIZE);
        match self.stream.read_buf(&mut self.response).await {
            Ok(0) => Err(io::Error::from(io::ErrorKind::UnexpectedEof)),
            other => other,
        }
        .context("the connection to the server was lost")?;
        Ok(())
    }
}

/// Parses the head of a response; `None` while it is incomplete.
fn parse_head(bytes: &[u8]) -> Result<Option<Head>> {
    let mut headers = [httparse::EMPTY_HEADER; 48];
    let mut response = httparse::Response::new(&mut headers);
    let httparse::Status::Complete(length) = response.parse(bytes)? else { return Ok(None) };
    let header = response.headers.iter().find(|header| header.name.eq_ignore_ascii_case("content-length"));
    let text = header.and_then(|header| std::str::from_utf8(header.value).ok());
    let body = text.and_then(|text| text.trim().parse().ok());
    Ok(Some(Head { status: response.code.unwrap_or_default(), length, body }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_is_parsed_once_it_is_complete() {
        let response = b"HTTP/1.1 409 Conflict\r\nContent-Length: 12\r\n\r\nmoved on";
        assert!(parse_head(&response[..30]).unwrap().is_none());
        let head = parse_head(response).unwrap().unwrap();
        assert_eq!((head.status, head.length, head.body), (409, 45, Some(12)));
    }
}
