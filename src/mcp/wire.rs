//! Messages, a line each: what comes in as the protocol's messages, what goes out as lines.
//!
//! A line that is no message gets an error for an answer; one that is too long is never held whole. The arguments of a
//! call are handed on as they were written, since a reader of JSON would drop a key given twice. So many calls may be
//! under way; then no further line is read until one is answered.

use std::io::{self, BufRead, Read as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rmcp::RoleServer;
use rmcp::model::{ClientRequest, ErrorData, JsonRpcMessage, RequestId};
use rmcp::service::{RxJsonRpcMessage, TxJsonRpcMessage};
use rmcp::transport::Transport;
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};

/// The longest line in bytes: many times the largest text that a tool reads, so that it can say what is too much.
pub(super) const LONGEST: usize = 8 << 20;

/// The method of a call: one of another form is no call, and no other method either.
const CALL: &str = "tools/call";

/// Calls under way at once.
const UNDER_WAY: usize = 256;

/// Lines read ahead.
const AHEAD: usize = 16;

/// Sends a line; whether it was taken.
pub(crate) type Print = Arc<dyn Fn(&str) -> bool + Send + Sync>;

/// The arguments of a call as they were written.
#[derive(Debug, Clone)]
pub(super) struct Arguments(pub(super) Arc<str>);

/// A call under way, as long as this is kept.
#[derive(Clone)]
struct UnderWay(#[expect(dead_code, reason = "it is dropped with the call")] Arc<OwnedSemaphorePermit>);

/// What was read.
enum Line {
    Whole(Vec<u8>),
    /// The beginning of a line that is too long.
    TooLong(Vec<u8>),
    /// Nothing more comes, or nobody reads any more what is sent.
    End,
}

/// The words of errors that belong to no tool.
#[derive(Debug, Clone)]
pub(super) struct Complaints {
    pub(super) no_message: String,
    pub(super) too_long: String,
}

/// Both ways.
pub(super) struct Wire {
    lines: mpsc::Receiver<Line>,
    itself: mpsc::Sender<Line>,
    print: Print,
    is_lost: Arc<AtomicBool>,
    calls: Arc<Semaphore>,
    /// A call that waits for its turn.
    waiting: Option<RxJsonRpcMessage<RoleServer>>,
    complaints: Complaints,
}

impl Wire {
    /// Reads lines on a thread of its own, which ends with the input or with the program.
    pub(super) fn new(input: impl BufRead + Send + 'static, print: Print, complaints: Complaints) -> Self {
        let (sender, lines) = mpsc::channel(AHEAD);
        let itself = sender.clone();
        let is_lost = Arc::new(AtomicBool::new(false));
        std::thread::spawn(move || read_all(input, &sender));
        let calls = Arc::new(Semaphore::new(UNDER_WAY));
        Self { lines, itself, print, is_lost, calls, waiting: None, complaints }
    }

    fn line(
        &self,
        message: &TxJsonRpcMessage<RoleServer>,
    ) -> impl Future<Output = io::Result<()>> + Send + 'static + use<> {
        let text = serde_json::to_string(message);
        let (print, is_lost, itself) =
            (Arc::clone(&self.print), Arc::clone(&self.is_lost), self.itself.clone());
        async move {
            let text = text? + "\n";
            // Who reads slowly must not keep others from being answered.
            let taken = tokio::task::spawn_blocking(move || print(&text)).await.unwrap_or(false);
            if taken {
                return Ok(());
            }
            is_lost.store(true, Ordering::Relaxed);
            // Where no place is left for it, a line waits to be read, and the loss is seen there.
            let _ = itself.try_send(Line::End);
            Err(io::ErrorKind::BrokenPipe.into())
        }
    }

    fn complain(&self, error: ErrorData, id: Option<RequestId>) {
        drop(tokio::spawn(self.line(&JsonRpcMessage::error(error, id))));
    }

    /// The message of a line; none where it is none, which is said.
    fn message(&self, line: &[u8]) -> Option<RxJsonRpcMessage<RoleServer>> {
        if line.trim_ascii().is_empty() {
            return None;
        }
        let Ok(mut message) = serde_json::from_slice::<RxJsonRpcMessage<RoleServer>>(line) else {
            self.complain_of(line);
            return None;
        };
        if let JsonRpcMessage::Request(request) = &message
            && let ClientRequest::CustomRequest(other) = &request.request
            && other.method == CALL
        {
            self.complain_of(line);
            return None;
        }
        if let JsonRpcMessage::Request(request) = &mut message
            && let ClientRequest::CallToolRequest(call) = &mut request.request
            && call.params.arguments.is_some()
        {
            // A message that says twice what it asks says nothing that could be answered.
            let Ok(raw) = serde_json::from_slice::<Raw>(line) else {
                self.complain_of(line);
                return None;
            };
            let written = raw.params.arguments.map_or("{}", RawValue::get);
            call.extensions.insert(Arguments(Arc::from(written)));
        }
        Some(message)
    }

    /// Says that a line is no message, to whoever sent it, unless nobody expects an answer.
    fn complain_of(&self, line: &[u8]) {
        let said = self.complaints.no_message.clone();
        match serde_json::from_slice::<serde_json::Value>(line) {
            Err(_) => self.complain(ErrorData::parse_error(said, None), id_in(line)),
            Ok(value) if value.get("method").is_some() && value.get("id").is_none() => {}
            Ok(value) => {
                let id = value.get("id").and_then(|id| RequestId::deserialize(id).ok());
                self.complain(ErrorData::invalid_request(said, None), id);
            }
        }
    }
}

impl Transport<RoleServer> for Wire {
    type Error = io::Error;

    fn send(
        &mut self,
        item: TxJsonRpcMessage<RoleServer>,
    ) -> impl Future<Output = Result<(), Self::Error>> + Send + 'static {
        self.line(&item)
    }

    /// Dropped at any moment, it loses nothing: a call that waits for its turn is kept.
    async fn receive(&mut self) -> Option<RxJsonRpcMessage<RoleServer>> {
        loop {
            if self.waiting.is_some() {
                let turn = Arc::clone(&self.calls).acquire_owned().await.ok()?;
                if let Some(JsonRpcMessage::Request(request)) = &mut self.waiting
                    && let ClientRequest::CallToolRequest(call) = &mut request.request
                {
                    call.extensions.insert(UnderWay(Arc::new(turn)));
                }
                return self.waiting.take();
            }
            let line = self.lines.recv().await?;
            if self.is_lost.load(Ordering::Relaxed) {
                return None;
            }
            match line {
                Line::End => return None,
                Line::TooLong(beginning) => {
                    let error = ErrorData::invalid_request(self.complaints.too_long.clone(), None);
                    self.complain(error, id_in(&beginning));
                }
                Line::Whole(line) => match self.message(&line) {
                    Some(message) if is_call(&message) => self.waiting = Some(message),
                    Some(message) => return Some(message),
                    None => {}
                },
            }
        }
    }

    async fn close(&mut self) -> Result<(), Self::Error> {
        self.lines.close();
        Ok(())
    }
}

fn is_call(message: &RxJsonRpcMessage<RoleServer>) -> bool {
    matches!(message, JsonRpcMessage::Request(request)
        if matches!(request.request, ClientRequest::CallToolRequest(_)))
}

/// Of a call what is handed on as it was written.
#[derive(Deserialize)]
struct Raw<'a> {
    #[serde(borrow)]
    params: RawParams<'a>,
}

#[derive(Deserialize)]
struct RawParams<'a> {
    #[serde(borrow)]
    arguments: Option<&'a RawValue>,
}

fn read_all(mut input: impl BufRead, lines: &mpsc::Sender<Line>) {
    while let Ok(Some(line)) = read_line(&mut input) {
        if lines.blocking_send(line).is_err() {
            break;
        }
    }
    // Where nobody listens any more, nobody need hear of it.
    let _ = lines.blocking_send(Line::End);
}

/// The next line; none at the end. What stands there without a line's end is a line too.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    input.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(None);
    }
    if line.len() <= LONGEST || line.ends_with(b"\n") {
        return Ok(Some(Line::Whole(line)));
    }
    input.skip_until(b'\n')?;
    Ok(Some(Line::TooLong(line)))
}

/// The id of a request that cannot be read to its end, where it stands before what cannot be read.
fn id_in(beginning: &[u8]) -> Option<RequestId> {
    let mut found = None;
    let mut reader = serde_json::Deserializer::from_slice(beginning);
    // It breaks off where the beginning does; what was seen until then holds.
    let _ = serde::Deserializer::deserialize_map(&mut reader, Keys(&mut found));
    found
}

struct Keys<'a>(&'a mut Option<RequestId>);

impl<'de> serde::de::Visitor<'de> for Keys<'_> {
    type Value = ();

    fn expecting(&self, formatter: &mut std::fmt::Formatter) -> std::fmt::Result {
        formatter.write_str("a request")
    }

    fn visit_map<A: serde::de::MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<String>()? {
            if key == "id" {
                *self.0 = Some(map.next_value()?);
            } else {
                map.next_value::<serde::de::IgnoredAny>()?;
            }
        }
        Ok(())
    }
}
