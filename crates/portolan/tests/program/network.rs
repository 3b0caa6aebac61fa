//! The server as a process under hostile clients: its memory, its descriptors, its shutdown, and its metrics.
#![cfg(target_os = "linux")]

use crate::runner::Home;
use crate::serve::{Server, Visitor};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

impl Server {
    fn visitor(&self) -> Visitor {
        Visitor { address: self.address.clone(), cookie: String::new() }
    }

    fn connect(&self) -> TcpStream {
        TcpStream::connect(&self.address).expect("a connection")
    }

    /// The memory of the process, in kilobytes.
    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("a process");
        let line = status.lines().find(|line| line.starts_with("VmRSS")).expect("its memory");
        line.split_whitespace().nth(1).expect("a number").parse().expect("a number")
    }
}

/// Sends requests with different methods on one connection, and reads the responses.
fn send_random_methods(server: &Server, range: std::ops::Range<u32>, header: &str) {
    let mut stream = server.connect();
    let mut responses = BufReader::new(stream.try_clone().expect("a second handle"));
    let numbers: Vec<u32> = range.collect();
    for batch in numbers.chunks(100) {
        let request =
            |number: &u32| format!("EVIL{number} / HTTP/1.1\r\nHost: {}\r\n{header}\r\n\r\n", server.address);
        stream.write_all(batch.iter().map(request).collect::<String>().as_bytes()).expect("it is accepted");
        for _ in batch {
            skip_response(&mut responses);
        }
    }
}

fn skip_response(responses: &mut impl BufRead) {
    let mut length = 0;
    loop {
        let mut line = String::new();
        responses.read_line(&mut line).expect("a response");
        assert!(!line.is_empty(), "the connection was closed");
        if let Some(value) = line.strip_prefix("content-length: ") {
            length = value.trim().parse().expect("a length");
        }
        if line == "\r\n" {
            break;
        }
    }
    responses.read_exact(&mut vec![0; length]).expect("a body");
}

#[test]
fn random_methods_take_no_memory_and_metrics_have_an_address_of_their_own() {
    let home = Home::new();
    let mut server = Server::with(&home, "--rate 0 --metrics 127.0.0.1:0");
    let metrics = server.output.by_ref().lines().find_map(|line| {
        let line = line.expect("readable output");
        Some(line.strip_prefix("Metrics: http://")?.strip_suffix("/metrics")?.to_string())
    });
    let metrics = Visitor { address: metrics.expect("the address of the metrics"), cookie: String::new() };
    // The first requests fill caches and buffers. Some are refused, and some are not.
    let send = |range: std::ops::Range<u32>| {
        send_random_methods(&server, range.clone(), "Accept: */*");
        send_random_methods(&server, range, "Content-Type: application/json");
    };
    send(0..2_000);
    let before = server.memory();
    send(2_000..12_000);
    let after = server.memory();
    assert!(after < before + 8_000, "{before} kB before, {after} kB after");
    let all = metrics.request("GET", "/metrics", "").expect("the metrics");
    assert!(all.contains("portolan_refused_requests_total{reason=\"cross-origin\"} 12000"), "{all}");
    assert!(
        all.contains("portolan_requests_total{method=\"other\",path=\"/\",status=\"404\"} 12000"),
        "{all}"
    );
    assert!(!all.contains("EVIL"), "{all}");
    let public = server.visitor().request("GET", "/metrics", "").expect("a response");
    assert!(public.starts_with("HTTP/1.1 404"), "{public}");
    assert_eq!(server.end("-TERM"), Some(0));
}

/// One client has sent half of its headers, and one requests much and never reads. The server stops nevertheless, in time and
/// cleanly: SQLite removes its log only when the file is closed.
#[test]
fn shutdown_does_not_wait_for_clients() {
    let home = Home::new();
    let server = Server::start(&home);
    let mut visitor = server.visitor();
    let table = visitor.open_table();
    let mut half_sent = server.connect();
    half_sent.write_all(b"GET / HTTP/1.1\r\nHost: loc").expect("it is accepted");
    let mut never_reads = server.connect();
    let request = format!(
        "GET /t/{table} HTTP/1.1\r\nHost: {}\r\nCookie: portolan={}\r\n\r\n",
        server.address, visitor.cookie
    );
    never_reads.set_write_timeout(Some(Duration::from_millis(500))).expect("a timeout");
    while never_reads.write_all(request.repeat(100).as_bytes()).is_ok() {}
    let mut pushes = server.connect();
    pushes
        .write_all(request.replacen(&table, &format!("{table}/events"), 1).as_bytes())
        .expect("it is accepted");
    pushes.read_exact(&mut [0; 12]).expect("a response");
    assert!(home.path("data.db-wal").exists());
    let began = Instant::now();
    assert_eq!(server.end("-TERM"), Some(0));
    assert!(began.elapsed() < Duration::from_secs(13), "it took {:?}", began.elapsed());
    assert!(!home.path("data.db-wal").exists(), "the store was not closed");
    drop((half_sent, never_reads, pushes));
}

/// Starts a server from a shell, after this command.
fn start_after(home: &Home, command: &str) -> Server {
    let program = home.command("").get_program().to_owned();
    let script = format!("{command}; exec \"$0\" --listen 127.0.0.1:0 --data data.db --rate 0");
    let mut shell = Command::new("sh");
    shell.args(["-c", &script]).arg(program).current_dir(home.path(""));
    shell.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    Server::run(&mut shell)
}

#[test]
fn the_server_raises_its_own_limit_of_descriptors() {
    let home = Home::new();
    let server = start_after(&home, "ulimit -Sn 256");
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", server.child.id())).expect("a process");
    let line = limits.lines().find(|line| line.starts_with("Max open files")).expect("the limit");
    let numbers: Vec<u64> = line.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    assert!(numbers[0] == numbers[1].min(16_384) && numbers[0] > 256, "{line}");
    assert_eq!(server.end("-TERM"), Some(0));
}

#[test]
fn the_server_recovers_when_it_had_no_descriptors_left() {
    let home = Home::new();
    let mut server = start_after(&home, "ulimit -n 64");
    let visitor = server.visitor();
    let connections: Vec<TcpStream> = (0..100).map(|_| server.connect()).collect();
    let mut log = BufReader::new(server.child.stderr.take().expect("a pipe"));
    let mut line = String::new();
    log.read_line(&mut line).expect("a line of the log");
    assert!(line.contains("connections cannot be accepted"), "{line}");
    drop(connections);
    assert!(visitor.request("GET", "/", "").expect("a page").contains("Traders of Osaka"));
    assert_eq!(server.end("-TERM"), Some(0));
    line.clear();
    log.read_to_string(&mut line).expect("the rest of the log");
    assert!(!line.contains("connections cannot be accepted"), "it is logged once: {line}");
}
