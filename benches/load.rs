//! How the site bears a full hall: `cargo bench --bench load [-- RATE SECONDS]`.
//!
//! The real program is started and asked for rulings at a fixed rate (2,000 a second for 10 seconds, unless told otherwise)
//! from the same machine. A request that should have begun while another was waited for counts from the moment at which it
//! should have begun. One request in twenty is junk; twenty clients send a byte now and then; and there are comparisons of
//! editions and questions for what would change a ruling, which take seconds of work.

#![expect(clippy::print_stdout, reason = "a benchmark prints its table")]

use std::error::Error;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use plica::Library;
use serde_json::{Map, Value as Json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::{Mutex, mpsc};
use tokio::time::{sleep, sleep_until};

type Failure = Box<dyn Error>;

/// Connections that share the rulings.
const CONNECTIONS: usize = 64;
/// Clients that never finish a request.
const DAWDLERS: usize = 20;
/// One in so many requests is junk.
const JUNK: usize = 20;

const CASE: &str =
    r#"{"position": "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41", "sealed": {"written": "Cd4", "language": "es"}}"#;
const BAD: [&[u8]; 5] = [
    b"{\"edition\": \"fide-2014\", \"sealed.reeding\": 1}",
    b"{\"edition\"",
    b"\xff\xfe\x00\x01",
    b"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
    b"{\"edition\": \"fide-2014\", \"position\": \"<script>\"}",
];
const HEAVY: [&str; 3] = [
    "first=fide-1974&second=fide-1997",
    "first=fide-1997&second=fide-2014",
    "first=fide-1974&second=fide-2014",
];

/// The program while it serves.
struct Server(Child, String);

impl Server {
    fn start() -> Result<Self, Failure> {
        let mut command = Command::new(env!("CARGO_BIN_EXE_plica"));
        command.args(["serve", "--port", "0", "--lang", "en"]).stdout(Stdio::piped());
        let mut child = command.spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
        Ok(Self(child, address.ok_or("no address")?.to_owned()))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn post(query: &str, body: &[u8]) -> Vec<u8> {
    let length = body.len();
    let head = format!(
        "POST /api/v1/decide?{query} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n"
    );
    [head.as_bytes(), body].concat()
}

/// The examples of all editions, in three languages.
fn rulings() -> Vec<Arc<Vec<u8>>> {
    let Ok(library) = Library::embedded() else { return Vec::new() };
    let mut requests = Vec::new();
    let mut languages = ["es", "it", "en"].into_iter().cycle();
    for edition in &library.rulebook.editions {
        for example in edition.articles.iter().flat_map(|article| &article.examples) {
            let told = example.given.facts.iter();
            let mut case: Map<_, _> =
                told.map(|given| (given.fact.value.to_string(), given.value.value.as_str().into())).collect();
            let about: Vec<_> = example.given.about.iter().map(|about| about.value.clone()).collect();
            if !about.is_empty() {
                case.insert("about".to_owned(), about.into());
            }
            let query = format!("edition={}&lang={}", edition.id, languages.next().unwrap_or("en"));
            requests.push(Arc::new(post(&query, Json::Object(case).to_string().as_bytes())));
        }
    }
    requests
}

/// Sends a request and reads the answer whole; the status.
async fn exchange(stream: &mut TcpStream, request: &[u8], buffer: &mut Vec<u8>) -> Result<u16, Failure> {
    stream.write_all(request).await?;
    buffer.clear();
    loop {
        if stream.read_buf(buffer).await? == 0 {
            return Err("the connection was closed".into());
        }
        let Some(end) = buffer.windows(4).position(|four| four == b"\r\n\r\n") else { continue };
        let head = std::str::from_utf8(buffer.get(..end).unwrap_or_default())?;
        let length =
            head.lines().find_map(|line| line.strip_prefix("content-length: ")).ok_or("no length")?;
        let whole = end + 4 + length.parse::<usize>()?;
        let status = head.split(' ').nth(1).ok_or("no status")?.parse()?;
        while buffer.len() < whole {
            if stream.read_buf(buffer).await? == 0 {
                return Err("the connection was closed".into());
            }
        }
        return Ok(status);
    }
}

struct Job {
    due: Instant,
    request: Arc<Vec<u8>>,
    expected: u16,
}

#[derive(Default)]
struct Outcome {
    times: Vec<Duration>,
    wrong: usize,
}

/// Does jobs on one connection, one after another.
async fn work(address: String, jobs: Arc<Mutex<mpsc::UnboundedReceiver<Job>>>) -> Outcome {
    let mut outcome = Outcome::default();
    let mut buffer = Vec::new();
    let mut open: Option<TcpStream> = None;
    loop {
        let job = jobs.lock().await.recv().await;
        let Some(job) = job else { return outcome };
        if open.is_none() {
            open = TcpStream::connect(&address).await.ok();
            let _ = open.as_ref().map(|stream| stream.set_nodelay(true));
        }
        let Some(stream) = &mut open else {
            outcome.wrong += 1;
            continue;
        };
        match exchange(stream, &job.request, &mut buffer).await {
            Ok(status) if status == job.expected => outcome.times.push(job.due.elapsed()),
            Ok(_) => outcome.wrong += 1,
            Err(_) => {
                outcome.wrong += 1;
                open = None;
            }
        }
    }
}

/// Asks at a fixed rate.
async fn run(address: &str, rate: usize, seconds: usize) -> Outcome {
    let (give, take) = mpsc::unbounded_channel();
    let take = Arc::new(Mutex::new(take));
    let workers: Vec<_> =
        (0..CONNECTIONS).map(|_| tokio::spawn(work(address.to_owned(), Arc::clone(&take)))).collect();
    let good = rulings();
    let bad = BAD.map(|body| Arc::new(post("edition=fide-2014", body)));
    let start = Instant::now();
    for number in 0..rate * seconds {
        let due = start
            + Duration::from_secs(1) * u32::try_from(number).unwrap_or(0) / u32::try_from(rate).unwrap_or(1);
        // Timers tick in milliseconds; what is due together is sent together.
        if due > Instant::now() {
            sleep_until(due.into()).await;
        }
        let (request, expected) = if number % JUNK == 0 {
            (bad.get(number / JUNK % bad.len()), 400)
        } else {
            (good.get(number % good.len()), 200)
        };
        if let Some(request) = request {
            let _ = give.send(Job { due, request: Arc::clone(request), expected });
        }
    }
    drop(give);
    let mut whole = Outcome::default();
    for worker in workers {
        let one = worker.await.unwrap_or_default();
        whole.times.extend(one.times);
        whole.wrong += one.wrong;
    }
    whole.times.sort_unstable();
    whole
}

/// Sends a byte now and then, for ever; counts how often it is shown the door.
async fn dawdle(address: String, shown_out: Arc<AtomicUsize>) {
    loop {
        let Ok(mut stream) = TcpStream::connect(&address).await else { return };
        let mut answer = [0; 64];
        for letter in
            b"GET /en HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ".iter().chain(std::iter::repeat(&b'x'))
        {
            if stream.write_all(&[*letter]).await.is_err() {
                break;
            }
            // An end or an answer means the connection is over.
            if tokio::time::timeout(Duration::from_millis(200), stream.read(&mut answer)).await.is_ok() {
                break;
            }
        }
        shown_out.fetch_add(1, Ordering::Relaxed);
    }
}

/// Work that takes seconds; how long each piece took.
async fn heavy(address: String) -> Vec<(&'static str, Duration)> {
    let mut found = Vec::new();
    let mut buffer = Vec::new();
    for query in HEAVY {
        let start = Instant::now();
        let request = format!("GET /api/v1/diff?{query} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n");
        if let Ok(mut stream) = TcpStream::connect(&address).await
            && let Ok(200) = exchange(&mut stream, request.as_bytes(), &mut buffer).await
        {
            found.push((query, start.elapsed()));
        }
        let start = Instant::now();
        let (query, body) = ("edition=fide-2014&what_would_change=yes", CASE);
        if let Ok(mut stream) = TcpStream::connect(&address).await
            && let Ok(200) = exchange(&mut stream, &post(query, body.as_bytes()), &mut buffer).await
        {
            found.push((query, start.elapsed()));
        }
        sleep(Duration::from_millis(500)).await;
    }
    found
}

fn report(name: &str, rate: usize, outcome: &Outcome, elapsed: Duration) {
    let count = outcome.times.len();
    let at = |share: usize| outcome.times.get((count * share / 1000).min(count.saturating_sub(1)));
    let at = |share: usize| at(share).copied().unwrap_or_default();
    #[expect(clippy::cast_precision_loss, reason = "a rate to one decimal")]
    let reached = count as f64 / elapsed.as_secs_f64();
    println!(
        "{name:<34} asked {rate}/s, answered {reached:.0}/s; p50 {:.2?}, p90 {:.2?}, p99 {:.2?}, p99.9 {:.2?}, max {:.2?}; wrong or lost: {}",
        at(500),
        at(900),
        at(990),
        at(999),
        at(1000),
        outcome.wrong
    );
}

fn main() -> Result<(), Failure> {
    let told: Vec<usize> = std::env::args().filter_map(|argument| argument.parse().ok()).collect();
    let (rate, seconds) = (told.first().copied().unwrap_or(2000), told.get(1).copied().unwrap_or(10));
    let server = Server::start()?;
    let address = server.1.clone();
    // One thread asks, so that the program has the rest of the machine.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    println!("{} different rulings, one request in {JUNK} junk, {CONNECTIONS} connections", rulings().len());
    runtime.block_on(async {
        // The first rulings under an edition prepare it.
        run(&address, 200, 1).await;
        let start = Instant::now();
        let alone = run(&address, rate, seconds).await;
        report("rulings and junk", rate, &alone, start.elapsed());
        let shown_out = Arc::new(AtomicUsize::new(0));
        for _ in 0..DAWDLERS {
            tokio::spawn(dawdle(address.clone(), Arc::clone(&shown_out)));
        }
        let start = Instant::now();
        let slow = run(&address, rate, seconds.max(15)).await;
        report("the same, with slow clients", rate, &slow, start.elapsed());
        println!("slow clients: {DAWDLERS}, shown out {} times", shown_out.load(Ordering::Relaxed));
        let comparisons = tokio::spawn(heavy(address.clone()));
        let start = Instant::now();
        let both = run(&address, rate, seconds).await;
        report("the same, with comparisons", rate, &both, start.elapsed());
        for (query, time) in comparisons.await? {
            println!("  {query:<42} {time:.2?}");
        }
        Ok(())
    })
}
