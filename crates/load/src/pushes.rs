//! Parses server-sent events in a chunked response: only the position (the event id) of each push, once it is complete.

/// The parser of a stream of pushes that arrives in pieces.
#[derive(Default)]
pub struct PushParser {
    state: ChunkState,
    /// The beginning of the current line; the rest of a long line is dropped.
    line: Vec<u8>,
    entry_count: Option<u32>,
}

/// The position in the chunked encoding.
enum ChunkState {
    /// In the line with the length of the next chunk, of which these digits were read.
    Length(usize),
    /// In a chunk, of which this number of bytes remains.
    Data(usize),
    /// In the line end after a chunk, of which this number of bytes remains.
    End(usize),
}

impl Default for ChunkState {
    fn default() -> ChunkState {
        ChunkState::Length(0)
    }
}

/// The number of bytes of a line that are stored.
const MAX_LINE: usize = 32;

impl PushParser {
    /// Parses the next bytes; calls `on_push` with the entry count of each push that they complete.
    pub fn parse(&mut self, mut bytes: &[u8], mut on_push: impl FnMut(u32)) {
        while let Some(&first) = bytes.first() {
            match self.state {
                ChunkState::Length(length) => {
                    self.state = match (first, char::from(first).to_digit(16)) {
                        (b'\n', _) => ChunkState::Data(length),
                        (_, Some(digit)) => ChunkState::Length(length.saturating_mul(16) + digit as usize),
                        _ => ChunkState::Length(length),
                    };
                    bytes = &bytes[1..];
                }
                ChunkState::Data(left) => {
                    let (data, rest) = bytes.split_at(left.min(bytes.len()));
                    self.parse_data(data, &mut on_push);
                    let left = left - data.len();
                    self.state = if left == 0 { ChunkState::End(2) } else { ChunkState::Data(left) };
                    bytes = rest;
                }
                ChunkState::End(left) => {
                    self.state = if left == 1 { ChunkState::Length(0) } else { ChunkState::End(left - 1) };
                    bytes = &bytes[1..];
                }
            }
        }
    }

    fn parse_data(&mut self, mut data: &[u8], on_push: &mut impl FnMut(u32)) {
        while let Some(end) = memchr::memchr(b'\n', data) {
            self.append_to_line(&data[..end]);
            self.end_line(on_push);
            data = &data[end + 1..];
        }
        self.append_to_line(data);
    }

    fn append_to_line(&mut self, part: &[u8]) {
        let room = MAX_LINE - self.line.len();
        self.line.extend_from_slice(&part[..part.len().min(room)]);
    }

    fn end_line(&mut self, on_push: &mut impl FnMut(u32)) {
        if self.line.is_empty() {
            if let Some(entry_count) = self.entry_count.take() {
                on_push(entry_count);
            }
        } else if let Some(id) = self.line.strip_prefix(b"id:") {
            self.entry_count = std::str::from_utf8(id).ok().and_then(|text| text.trim().parse().ok());
        }
        self.line.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pushes_are_parsed_in_pieces_of_any_size() {
        let long = format!("event: table\nid: 17\ndata: {}\n\n", "x".repeat(300));
        let stream =
            format!("{:x}\r\n{long}\r\n3\r\n:\n\n\r\n{:x}\r\nid: 18\ndata: y\n\n\r\n", long.len(), 17);
        for size in [1, 2, 3, 7, 64, stream.len()] {
            let (mut parser, mut seen) = (PushParser::default(), Vec::new());
            for piece in stream.as_bytes().chunks(size) {
                parser.parse(piece, |entry_count| seen.push(entry_count));
            }
            assert_eq!(seen, [17, 18], "in pieces of {size}");
        }
    }
}
