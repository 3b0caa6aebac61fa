//! As much of HTTP/1.1 as a measurement needs: one connection that is kept, one request at a time. It must cost little,
//! for it shares the machine with what it measures.

use std::io;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// How much is read at once.
const READ: usize = 16 * 1024;

/// The largest answer that is believed.
const LARGEST: usize = 16 * 1024 * 1024;

/// A connection that is kept.
pub struct Connection {
    stream: TcpStream,
    request: Vec<u8>,
    answer: Vec<u8>,
}

/// An answer.
pub struct Answer<'a> {
    pub status: u16,
    pub body: &'a [u8],
}

/// The head of an answer.
struct Head {
    status: u16,
    length: usize,
    body: Option<usize>,
}

impl Connection {
    pub async fn open(address: SocketAddr) -> io::Result<Connection> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Connection { stream, request: Vec::new(), answer: Vec::with_capacity(READ) })
    }

    /// Sends a request and waits for the whole answer.
    pub async fn ask(
        &mut self,
        method: &str,
        path: &str,
        token: &str,
        body: &[u8],
    ) -> io::Result<Answer<'_>> {
        self.send(method, path, token, body).await?;
        self.answer.clear();
        let head = self.head().await?;
        let (begin, length) = (head.length, head.body.ok_or_else(|| odd("an answer without a length"))?);
        while self.answer.len() < begin + length {
            self.read().await?;
        }
        Ok(Answer { status: head.status, body: &self.answer[begin..begin + length] })
    }

    /// Asks for pushes. What is left is the stream, and what has come of it already.
    pub async fn listen(mut self, path: &str, token: &str) -> io::Result<(TcpStream, Vec<u8>)> {
        self.send("GET", path, token, &[]).await?;
        let head = self.head().await?;
        if head.status != 200 {
            return Err(odd(format!("pushes were refused with {}", head.status)));
        }
        let begun = self.answer.split_off(head.length);
        Ok((self.stream, begun))
    }

    async fn send(&mut self, method: &str, path: &str, token: &str, body: &[u8]) -> io::Result<()> {
        use std::io::Write;
        self.request.clear();
        write!(self.request, "{method} {path} HTTP/1.1\r\nhost: load\r\n")?;
        if !token.is_empty() {
            write!(self.request, "authorization: Bearer {token}\r\n")?;
        }
        if !body.is_empty() {
            write!(self.request, "content-type: application/json\r\ncontent-length: {}\r\n", body.len())?;
        }
        self.request.extend_from_slice(b"\r\n");
        self.request.extend_from_slice(body);
        self.stream.write_all(&self.request).await
    }

    async fn head(&mut self) -> io::Result<Head> {
        loop {
            if let Some(head) = head(&self.answer)? {
                return Ok(head);
            }
            self.read().await?;
        }
    }

    async fn read(&mut self) -> io::Result<()> {
        if self.answer.len() > LARGEST {
            return Err(odd("an answer without an end"));
        }
        self.answer.reserve(READ);
        match self.stream.read_buf(&mut self.answer).await? {
            0 => Err(io::ErrorKind::UnexpectedEof.into()),
            _ => Ok(()),
        }
    }
}

fn head(bytes: &[u8]) -> io::Result<Option<Head>> {
    let mut headers = [httparse::EMPTY_HEADER; 48];
    let mut response = httparse::Response::new(&mut headers);
    let length = match response.parse(bytes).map_err(odd)? {
        httparse::Status::Complete(length) => length,
        httparse::Status::Partial => return Ok(None),
    };
    let header = response.headers.iter().find(|header| header.name.eq_ignore_ascii_case("content-length"));
    let text = header.and_then(|header| std::str::from_utf8(header.value).ok());
    let body = text.and_then(|text| text.trim().parse().ok());
    Ok(Some(Head { status: response.code.unwrap_or_default(), length, body }))
}

fn odd(what: impl ToString) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_is_read_once_it_is_whole() {
        let answer = b"HTTP/1.1 409 Conflict\r\nContent-Length: 12\r\n\r\nmoved on";
        assert!(head(&answer[..30]).unwrap().is_none());
        let head = head(answer).unwrap().unwrap();
        assert_eq!((head.status, head.length, head.body), (409, 45, Some(12)));
    }
}
