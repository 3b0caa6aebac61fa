//! The server as a process: starting, stopping, errors, and the durability of acknowledged choices when it is killed.

use crate::runner::Home;
use portolan_store::{Sqlite, Store};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// A running server.
pub struct Server {
    pub child: Child,
    /// Its output after the first line.
    pub output: BufReader<ChildStdout>,
    pub address: String,
}

impl Server {
    pub fn start(home: &Home) -> Server {
        Server::with(home, "--rate 0")
    }

    /// Starts a server with more arguments.
    pub fn with(home: &Home, arguments: &str) -> Server {
        let line = format!("--listen 127.0.0.1:0 --data data.db --bot-pause 0 {arguments}");
        Server::run(&mut home.command(&line))
    }

    /// Runs a command that starts a server.
    pub fn run(command: &mut Command) -> Server {
        let mut child = command.spawn().expect("the program starts");
        let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut line = String::new();
        output.read_line(&mut line).expect("an address");
        let address = line.trim().rsplit("//").next().expect("an address").to_string();
        Server { child, output, address }
    }

    /// Sends a signal and waits; returns the exit code, `None` if the process was killed.
    pub fn end(mut self, signal: &str) -> Option<i32> {
        let sent = Command::new("kill").args([signal, &self.child.id().to_string()]).status();
        assert!(sent.expect("a command to send signals").success());
        self.child.wait().expect("it ends").code()
    }
}

/// A minimal HTTP client with a cookie.
#[derive(Clone)]
pub struct Visitor {
    pub address: String,
    pub cookie: String,
}

impl Visitor {
    /// Sends a request; returns the whole response, `None` if the server is gone.
    pub fn request(&self, method: &str, path: &str, body: &str) -> Option<String> {
        let mut stream = TcpStream::connect(&self.address).ok()?;
        let Visitor { address, cookie } = self;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nCookie: portolan={cookie}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).ok()?;
        let mut response = String::new();
        stream.read_to_string(&mut response).ok()?;
        (!response.is_empty()).then_some(response)
    }

    /// Opens a table and takes both seats; returns its id.
    pub fn open_table(&mut self) -> String {
        let response = self.request("POST", "/tables", "game=osaka&seat-1=me&seat-2=me").expect("a response");
        if let Some(cookie) = response.split("set-cookie: portolan=").nth(1) {
            self.cookie = cookie.split(';').next().unwrap_or_default().to_string();
        }
        let location = response.split("location: /t/").nth(1).expect("a table");
        location.split("\r\n").next().unwrap_or_default().to_string()
    }

    /// Makes the first possible choice; returns it once it is acknowledged.
    pub fn choose(&self, table: &str) -> Option<String> {
        for seat in 1..=2 {
            let page = self.request("GET", &format!("/t/{table}?seat={seat}"), "")?;
            let Some(choice) = between(&page, "form=\"choose\" name=\"choice\" value=\"", "\"") else {
                continue;
            };
            let decision_id = between(&page, "name=\"decision_id\" value=\"", "\"")?;
            let body = format!("seat={seat}&decision_id={decision_id}&choice={}", choice.replace(' ', "+"));
            let response = self.request("POST", &format!("/t/{table}/choose"), &body)?;
            return response.starts_with("HTTP/1.1 303").then(|| choice.to_string());
        }
        None
    }
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.split(before).nth(1)?.split(after).next()
}

#[test]
fn the_server_stops_at_sigterm() {
    let home = Home::new();
    let server = Server::start(&home);
    let visitor = Visitor { address: server.address.clone(), cookie: String::new() };
    assert!(visitor.request("GET", "/", "").expect("a page").contains("Traders of Osaka"));
    assert_eq!(visitor.request("GET", "/health", "").expect("a response").lines().last(), Some("ok"));
    assert_eq!(server.end("-TERM"), Some(0));
    assert!(home.path("data.db").exists());
}

#[test]
fn the_error_for_a_used_port_is_one_sentence() {
    let home = Home::new();
    let server = Server::start(&home);
    let error = home.run(&format!("--listen {} --data other.db", server.address)).fails();
    assert!(error.contains("is used by another program; choose another port with --listen"), "{error}");
    server.end("-KILL");
}

#[test]
fn the_error_for_an_unusable_data_file_is_one_sentence() {
    let home = Home::new();
    let error = home.run("--listen 127.0.0.1:0 --data no/such/folder/data.db").fails();
    assert!(error.contains("no/such/folder/data.db"), "{error}");
    home.file("letter.txt", &"This is not a data file. ".repeat(100));
    let error = home.run("--listen 127.0.0.1:0 --data letter.txt").fails();
    assert!(error.contains("letter.txt"), "{error}");
    let error = home.run("--base-url play.example").fails();
    assert!(error.contains("https://play.example"), "{error}");
}

/// Returns the number of times the server is killed; set `PORTOLAN_KILLS=100` for a long run.
fn kills() -> u64 {
    std::env::var("PORTOLAN_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(4)
}

/// The server is killed repeatedly during many choices. Every acknowledged choice is stored afterwards, in its place.
#[test]
fn no_acknowledged_choice_is_lost_when_the_server_is_killed() {
    const TABLES: usize = 6;
    let home = Home::new();
    let mut server = Server::start(&home);
    let mut all = Vec::new();
    for kill in 0..kills() {
        // A new visitor with new tables, so that no game is over before the kill.
        let mut visitor = Visitor { address: server.address.clone(), cookie: String::new() };
        let mut tables: Vec<(String, Vec<String>)> =
            (0..TABLES).map(|_| (visitor.open_table(), Vec::new())).collect();
        // The kill comes after this number of choices, during others.
        let choices_before_kill = 2 + kill * 37 % 150;
        let (stop, (sender, made)) = (AtomicBool::new(false), mpsc::channel());
        thread::scope(|scope| {
            for (table, acknowledged) in &mut tables {
                let (visitor, stop, sender) = (visitor.clone(), &stop, sender.clone());
                scope.spawn(move || {
                    while !stop.load(Ordering::Relaxed) {
                        if let Some(choice) = visitor.choose(table) {
                            acknowledged.push(choice);
                            sender.send(()).ok();
                        }
                    }
                });
            }
            (0..choices_before_kill)
                .for_each(|_| made.recv_timeout(Duration::from_secs(60)).expect("choices are made"));
            server.end("-KILL");
            stop.store(true, Ordering::Relaxed);
        });
        all.append(&mut tables);
        check(&home, &mut all);
        server = Server::start(&home);
    }
    server.end("-KILL");
    let acknowledged: usize = all.iter().map(|(_, acknowledged)| acknowledged.len()).sum();
    println!("{} kills, {acknowledged} choices, none lost", kills());
}

/// The stored choices begin with the acknowledged ones. One more may be stored whose acknowledgement never arrived.
fn check(home: &Home, tables: &mut [(String, Vec<String>)]) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let store = Sqlite::open(&home.path("data.db")).await.expect("the file opens again");
        for (table, acknowledged) in tables {
            let entries = store.entries(table.parse().expect("an id"), 0).await.expect("the table is whole");
            let stored: Vec<String> = entries.into_iter().map(|entry| entry.text).collect();
            assert!(
                stored.starts_with(acknowledged),
                "{table}: {acknowledged:?} were acknowledged, {stored:?} are stored"
            );
            assert!(stored.len() <= acknowledged.len() + 1, "{table}");
            *acknowledged = stored;
        }
        store.close().await;
    });
}
