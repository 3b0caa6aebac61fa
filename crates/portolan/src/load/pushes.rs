//! Reads server-sent events off a chunked answer: only how far the table is with each, and when it was all there.

/// A stream of pushes as it comes in pieces.
#[derive(Default)]
pub struct Pushes {
    chunk: Chunk,
    /// The beginning of the line that is being read; the rest of a long one is of no interest.
    line: Vec<u8>,
    plies: Option<u32>,
}

/// Where in its chunks the stream is.
enum Chunk {
    /// In the line that says how long the next one is; so far it says this.
    Length(usize),
    /// In one; so much is left of it.
    Within(usize),
    /// Behind one; so much is left of the end of its line.
    Behind(usize),
}

impl Default for Chunk {
    fn default() -> Chunk {
        Chunk::Length(0)
    }
}

/// As much of a line as is kept.
const LINE: usize = 32;

impl Pushes {
    /// Takes what has come; calls `pushed` with the number of entries for each push that is whole with it.
    pub fn take(&mut self, mut bytes: &[u8], mut pushed: impl FnMut(u32)) {
        while let Some(&first) = bytes.first() {
            match self.chunk {
                Chunk::Length(length) => {
                    self.chunk = match (first, char::from(first).to_digit(16)) {
                        (b'\n', _) => Chunk::Within(length),
                        (_, Some(digit)) => Chunk::Length(length.saturating_mul(16) + digit as usize),
                        _ => Chunk::Length(length),
                    };
                    bytes = &bytes[1..];
                }
                Chunk::Within(left) => {
                    let (now, later) = bytes.split_at(left.min(bytes.len()));
                    self.text(now, &mut pushed);
                    let left = left - now.len();
                    self.chunk = if left == 0 { Chunk::Behind(2) } else { Chunk::Within(left) };
                    bytes = later;
                }
                Chunk::Behind(left) => {
                    self.chunk = if left == 1 { Chunk::Length(0) } else { Chunk::Behind(left - 1) };
                    bytes = &bytes[1..];
                }
            }
        }
    }

    fn text(&mut self, mut text: &[u8], pushed: &mut impl FnMut(u32)) {
        while let Some(end) = memchr::memchr(b'\n', text) {
            self.keep(&text[..end]);
            self.end_of_line(pushed);
            text = &text[end + 1..];
        }
        self.keep(text);
    }

    fn keep(&mut self, part: &[u8]) {
        let room = LINE - self.line.len();
        self.line.extend_from_slice(&part[..part.len().min(room)]);
    }

    fn end_of_line(&mut self, pushed: &mut impl FnMut(u32)) {
        if self.line.is_empty() {
            if let Some(plies) = self.plies.take() {
                pushed(plies);
            }
        } else if let Some(id) = self.line.strip_prefix(b"id:") {
            self.plies = std::str::from_utf8(id).ok().and_then(|text| text.trim().parse().ok());
        }
        self.line.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pushes_are_read_however_they_are_cut() {
        let long = format!("event: table\nid: 17\ndata: {}\n\n", "x".repeat(300));
        let stream =
            format!("{:x}\r\n{long}\r\n3\r\n:\n\n\r\n{:x}\r\nid: 18\ndata: y\n\n\r\n", long.len(), 17);
        for size in [1, 2, 3, 7, 64, stream.len()] {
            let (mut pushes, mut seen) = (Pushes::default(), Vec::new());
            for piece in stream.as_bytes().chunks(size) {
                pushes.take(piece, |plies| seen.push(plies));
            }
            assert_eq!(seen, [17, 18], "in pieces of {size}");
        }
    }
}
