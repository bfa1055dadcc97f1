//! `plica serve` on a real socket: slow clients, bodies too large, many at once, and an orderly end.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Shutdown, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use super::programs::run;

/// The program while it serves.
pub(crate) struct Server {
    pub(crate) child: Child,
    pub(crate) address: String,
}

impl Server {
    pub(crate) fn start() -> Self {
        Self::start_with(&["--lang", "en"])
    }

    pub(crate) fn start_with(more: &[&str]) -> Self {
        let mut plica = Command::new(env!("CARGO_BIN_EXE_plica"));
        plica.args(["serve", "--port", "0"]).args(more);
        Self::started(plica)
    }

    /// One that may have so many files open.
    pub(crate) fn start_with_files(files: u32) -> Self {
        let mut shell = Command::new("sh");
        let line = format!("ulimit -n {files} && exec \"$0\" serve --port 0 --lang en");
        shell.args(["-c", &line, env!("CARGO_BIN_EXE_plica")]);
        Self::started(shell)
    }

    fn started(mut command: Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("plica runs");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
        let address = address.unwrap_or_else(|| panic!("no address in {line:?}")).to_owned();
        Self { child, address }
    }

    pub(crate) fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(&self.address).expect("a connection");
        stream.set_read_timeout(Some(Duration::from_mins(1))).expect("a limit");
        stream
    }

    /// Sends bytes as they are and reads everything that comes back until the connection closes.
    pub(crate) fn raw(&self, bytes: &[u8]) -> String {
        let mut stream = self.connect();
        // A server that refuses may close its end before everything is sent.
        let _ = stream.write_all(bytes);
        rest(&mut stream)
    }

    fn terminate(&mut self) {
        self.signal("-TERM");
    }

    pub(crate) fn signal(&self, signal: &str) {
        let id = self.child.id().to_string();
        run(Command::new("kill").args([signal, &id])).ends(0);
    }

    /// A connection from another address of this machine: another client.
    pub(crate) fn connect_from(&self, address: &str) -> TcpStream {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let connected = runtime.block_on(async {
            let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
            socket.bind(format!("{address}:0").parse().expect("an address")).expect("bound");
            socket.connect(self.address.parse().expect("an address")).await.expect("a connection").into_std()
        });
        let stream = connected.expect("a connection");
        stream.set_nonblocking(false).expect("a setting");
        stream.set_read_timeout(Some(Duration::from_mins(2))).expect("a limit");
        stream
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let mut part = [0; 4096];
    while let Ok(read) = stream.read(&mut part) {
        if read == 0 {
            break;
        }
        bytes.extend_from_slice(&part[..read]);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

const CASE: &str = r#"{"edition": "fide-2014", "sealed.reading": "ambiguous", "sealer.colour": "white",
 "sealed.ends_game": "no", "replier.can_mate": "yes"}"#;

pub(crate) fn decide(more: &str) -> String {
    let length = CASE.len();
    format!(
        "POST /api/v1/decide HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n{more}\r\n{CASE}"
    )
}

#[test]
fn it_listens_on_this_machine_alone() {
    let server = Server::start();
    assert!(server.address.starts_with("127.0.0.1:"), "{}", server.address);
    assert!(server.raw(decide("connection: close\r\n").as_bytes()).starts_with("HTTP/1.1 200 OK"));
}

#[test]
fn what_is_no_http_or_too_much_is_refused() {
    let server = Server::start();
    assert!(server.raw(b"\x16\x03\x01\x02\x00\r\n\r\n").starts_with("HTTP/1.1 400"));
    let many = format!("GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx: {}\r\n\r\n", "a".repeat(64 * 1024));
    assert!(server.raw(many.as_bytes()).starts_with("HTTP/1.1 431"));
    let long =
        format!("GET /en?{} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n", "a".repeat(10_000));
    assert!(server.raw(long.as_bytes()).starts_with("HTTP/1.1 414"));
    let large = b"POST /api/v1/decide HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 900000000\r\n\r\n{";
    let refused = server.raw(large);
    assert!(refused.starts_with("HTTP/1.1 413") && refused.contains("problem+json"), "{refused}");
    let mut unending =
        b"POST /api/v1/decide HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\n".to_vec();
    for _ in 0..40 {
        unending.extend_from_slice(b"4000\r\n");
        unending.extend_from_slice(&[b' '; 0x4000]);
        unending.extend_from_slice(b"\r\n");
    }
    assert!(server.raw(&unending).starts_with("HTTP/1.1 413"));
    assert!(server.raw(decide("connection: close\r\n").as_bytes()).starts_with("HTTP/1.1 200 OK"));
}

#[test]
fn slow_clients_are_let_go_and_hold_nobody_up() {
    let server = Server::start();
    let mut dawdlers: Vec<_> = (0..40).map(|_| server.connect()).collect();
    for stream in &mut dawdlers {
        stream.write_all(b"GET /en HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow").expect("sent");
    }
    let mut halfway = server.connect();
    halfway
        .write_all(b"POST /api/v1/decide HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n\r\n{\"edi")
        .expect("sent");
    for _ in 0..20 {
        assert!(server.raw(decide("connection: close\r\n").as_bytes()).starts_with("HTTP/1.1 200 OK"));
    }
    let told = rest(&mut halfway);
    assert!(told.starts_with("HTTP/1.1 408") && told.contains("/api#slow-body"), "{told}");
    for stream in &mut dawdlers {
        // The connection ends by itself: reading returns.
        let told = rest(stream);
        assert!(!told.starts_with("HTTP/1.1 200"), "{told}");
    }
}

#[test]
#[cfg(unix)]
fn it_finishes_what_is_under_way_and_ends() {
    let mut server = Server::start();
    let mut under_way = server.connect();
    let question = decide("expect: 100-continue\r\n");
    let (head, body) = question.split_once("\r\n\r\n").expect("a head");
    under_way.write_all(format!("{head}\r\n\r\n").as_bytes()).expect("sent");
    // The answer to `expect` shows that the request is under way.
    let mut first = [0; 25];
    under_way.read_exact(&mut first).expect("an interim answer");
    assert!(first.starts_with(b"HTTP/1.1 100 Continue"));
    let mut dawdler = server.connect();
    dawdler.write_all(b"GET /en HTTP/1.1\r\nhost").expect("sent");
    server.terminate();
    // Nobody else is let in.
    while TcpStream::connect(&server.address).is_ok() {
        std::thread::sleep(Duration::from_millis(10));
    }
    under_way.write_all(body.as_bytes()).expect("sent");
    let answer = rest(&mut under_way);
    assert!(answer.starts_with("HTTP/1.1 200 OK") && answer.contains("\"result\":\"0-1\""), "{answer}");
    let _ = under_way.shutdown(Shutdown::Both);
    let status = server.child.wait().expect("a status");
    assert!(status.success(), "{status}");
}
