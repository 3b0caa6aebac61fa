//! The server as a program: it starts, it stops, it says what is wrong, and what it has acknowledged survives its death.

use crate::runner::Home;
use portolan_store::{Sqlite, Store};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// A server that is running.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(home: &Home) -> Server {
        let line = "--listen 127.0.0.1:0 --data kept.db --rate 0 --bot-pause 0";
        let mut child = home.command(line).spawn().expect("the program starts");
        let mut told = String::new();
        BufReader::new(child.stdout.as_mut().expect("a pipe")).read_line(&mut told).expect("an address");
        let address = told.trim().rsplit("//").next().expect("an address").to_string();
        Server { child, address }
    }

    /// Sends a signal and waits for the end; the exit code, if it ended by itself.
    fn end(mut self, signal: &str) -> Option<i32> {
        let sent = Command::new("kill").args([signal, &self.child.id().to_string()]).status();
        assert!(sent.expect("a command to send signals").success());
        self.child.wait().expect("it ends").code()
    }
}

/// A browser that knows just enough: one request at a time, and its cookie.
#[derive(Clone)]
struct Visitor {
    address: String,
    cookie: String,
}

impl Visitor {
    /// The whole answer; nothing if the server is gone.
    fn ask(&self, method: &str, path: &str, body: &str) -> Option<String> {
        let mut stream = TcpStream::connect(&self.address).ok()?;
        let Visitor { address, cookie } = self;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nCookie: portolan={cookie}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        (!answer.is_empty()).then_some(answer)
    }

    /// Starts a table with both seats for oneself; its id.
    fn start_table(&mut self) -> String {
        let answer = self.ask("POST", "/tables", "game=osaka&seat-1=me&seat-2=me").expect("an answer");
        if let Some(cookie) = answer.split("set-cookie: portolan=").nth(1) {
            self.cookie = cookie.split(';').next().unwrap_or_default().to_string();
        }
        let location = answer.split("location: /t/").nth(1).expect("a table");
        location.split("\r\n").next().unwrap_or_default().to_string()
    }

    /// Makes the first choice that is offered; what it was, once it is acknowledged.
    fn choose(&self, table: &str) -> Option<String> {
        for seat in 1..=2 {
            let page = self.ask("GET", &format!("/t/{table}?seat={seat}"), "")?;
            let Some(choice) = between(&page, "form=\"choose\" name=\"choice\" value=\"", "\"") else {
                continue;
            };
            let decision_id = between(&page, "name=\"decision_id\" value=\"", "\"")?;
            let body = format!("seat={seat}&decision_id={decision_id}&choice={}", choice.replace(' ', "+"));
            let answer = self.ask("POST", &format!("/t/{table}/choose"), &body)?;
            return answer.starts_with("HTTP/1.1 303").then(|| choice.to_string());
        }
        None
    }
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.split(before).nth(1)?.split(after).next()
}

#[test]
fn it_serves_until_it_is_told_to_stop() {
    let home = Home::new();
    let server = Server::start(&home);
    let visitor = Visitor { address: server.address.clone(), cookie: String::new() };
    assert!(visitor.ask("GET", "/", "").expect("a page").contains("Traders of Osaka"));
    assert_eq!(visitor.ask("GET", "/health", "").expect("an answer").lines().last(), Some("ok"));
    assert_eq!(server.end("-TERM"), Some(0));
    assert!(home.path("kept.db").exists());
}

#[test]
fn a_taken_port_is_told_in_one_sentence() {
    let home = Home::new();
    let server = Server::start(&home);
    let said = home.run(&format!("--listen {} --data other.db", server.address)).fails();
    assert!(said.contains("is taken by another program; choose another port with --listen"), "{said}");
    server.end("-KILL");
}

#[test]
fn a_file_that_cannot_be_used_is_told_in_one_sentence() {
    let home = Home::new();
    let said = home.run("--listen 127.0.0.1:0 --data no/such/folder/kept.db").fails();
    assert!(said.contains("no/such/folder/kept.db"), "{said}");
    home.file("letter.txt", &"This is no data file. ".repeat(100));
    let said = home.run("--listen 127.0.0.1:0 --data letter.txt").fails();
    assert!(said.contains("letter.txt"), "{said}");
    let said = home.run("--base-url play.example").fails();
    assert!(said.contains("https://play.example"), "{said}");
}

/// How often the server is killed; `PORTOLAN_KILLS=100` makes a soak of it.
fn kills() -> u64 {
    std::env::var("PORTOLAN_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(4)
}

/// The server is killed in the midst of many choices, again and again. Every choice that it has acknowledged is there
/// afterwards, in its place.
#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    const TABLES: usize = 6;
    let home = Home::new();
    let mut server = Server::start(&home);
    let mut all = Vec::new();
    for kill in 0..kills() {
        // Somebody new with new tables: the games must not be over when the end comes.
        let mut visitor = Visitor { address: server.address.clone(), cookie: String::new() };
        let mut tables: Vec<(String, Vec<String>)> =
            (0..TABLES).map(|_| (visitor.start_table(), Vec::new())).collect();
        // It ends after so many choices, in the midst of others.
        let left = 2 + kill * 37 % 150;
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
            (0..left).for_each(|_| made.recv_timeout(Duration::from_secs(60)).expect("choices are made"));
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

/// What is kept begins with what was acknowledged. A choice may be kept whose acknowledgement never arrived.
fn check(home: &Home, tables: &mut [(String, Vec<String>)]) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let store = Sqlite::open(&home.path("kept.db")).await.expect("the file opens again");
        for (table, acknowledged) in tables {
            let entries = store.entries(table.parse().expect("an id"), 0).await.expect("the table is whole");
            let kept: Vec<String> = entries.into_iter().map(|entry| entry.text).collect();
            assert!(
                kept.starts_with(acknowledged),
                "{table}: {acknowledged:?} were acknowledged, {kept:?} are kept"
            );
            assert!(kept.len() <= acknowledged.len() + 1, "{table}");
            *acknowledged = kept;
        }
        store.close().await;
    });
}
