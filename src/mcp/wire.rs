//! The transport over standard input and output: each line is a JSON-RPC message.
//!
//! It stands in place of rmcp's `transport::async_rw`, which drops a line that is no JSON or too long without an error, so
//! that the assistant waits for ever, and hands on the arguments of a call as a map, in which a key given twice and the
//! digits of a number are lost. Here both are answered with an error, and the arguments are handed on as they were written.

use std::io::{self, BufRead, Read as _};
use std::sync::Arc;

use memchr::memmem;
use rmcp::RoleServer;
use rmcp::model::{ClientRequest, ErrorData, JsonRpcMessage, RequestId};
use rmcp::service::{RxJsonRpcMessage, TxJsonRpcMessage};
use rmcp::transport::Transport;
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::sync::{Notify, mpsc};
use tokio::task::JoinSet;

/// The longest line in bytes: many times the largest text that a tool reads, so that it can say what is too much.
pub(super) const LONGEST: usize = 8 << 20;

/// The method of a call: one of another form is no call, and no other method either.
const CALL: &str = "tools/call";

/// Lines read ahead.
const AHEAD: usize = 16;

/// Sends a line; whether it was taken.
pub(crate) type Print = Arc<dyn Fn(&str) -> bool + Send + Sync>;

/// The arguments of a call as they were written.
#[derive(Debug, Clone)]
pub(super) struct Arguments(pub(super) Arc<str>);

/// The words of errors that belong to no tool.
#[derive(Debug, Clone)]
pub(super) struct Complaints {
    pub(super) no_message: String,
    pub(super) too_long: String,
}

/// Both ways.
pub(super) struct Wire {
    lines: mpsc::Receiver<Vec<u8>>,
    print: Print,
    /// Notified when the reader of standard output is gone.
    lost: Arc<Notify>,
    complaints: Complaints,
    /// Complaints that are being sent: all of them are, before the session ends with the input.
    complaining: JoinSet<io::Result<()>>,
}

impl Wire {
    /// Reads lines on a thread of its own, which ends with the input or with the program.
    pub(super) fn new(
        mut input: impl BufRead + Send + 'static,
        print: Print,
        complaints: Complaints,
    ) -> Self {
        let (sender, lines) = mpsc::channel(AHEAD);
        std::thread::spawn(move || {
            while let Ok(Some(line)) = read_line(&mut input) {
                if sender.blocking_send(line).is_err() {
                    break;
                }
            }
        });
        Self { lines, print, lost: Arc::default(), complaints, complaining: JoinSet::new() }
    }

    fn line(
        &self,
        message: &TxJsonRpcMessage<RoleServer>,
    ) -> impl Future<Output = io::Result<()>> + Send + 'static + use<> {
        let text = serde_json::to_string(message);
        let (print, lost) = (Arc::clone(&self.print), Arc::clone(&self.lost));
        async move {
            let text = text? + "\n";
            // A slow reader must not block the runtime.
            if tokio::task::spawn_blocking(move || print(&text)).await.unwrap_or(false) {
                return Ok(());
            }
            lost.notify_one();
            Err(io::ErrorKind::BrokenPipe.into())
        }
    }

    /// Answers a line that is no message, unless it is a notification, to which no answer is expected.
    fn complain_of(&mut self, line: &[u8]) {
        let said = self.complaints.no_message.clone();
        let (error, id) = if line.len() > LONGEST {
            (ErrorData::invalid_request(self.complaints.too_long.clone(), None), id_before_params(line))
        } else if let Ok(value) = serde_json::from_slice::<serde_json::Value>(line) {
            let id = value.get("id");
            if value.get("method").is_some() && id.is_none() {
                return;
            }
            let id = id.and_then(|id| RequestId::deserialize(id).ok());
            (ErrorData::invalid_request(said, None), id)
        } else {
            (ErrorData::parse_error(said, None), id_before_params(line))
        };
        while self.complaining.try_join_next().is_some() {}
        let sent = self.line(&JsonRpcMessage::error(error, id));
        self.complaining.spawn(sent);
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

    /// The next message. Dropped while it waits, it loses nothing.
    async fn receive(&mut self) -> Option<RxJsonRpcMessage<RoleServer>> {
        loop {
            let line = tokio::select! {
                biased;
                () = self.lost.notified() => return None,
                line = self.lines.recv() => line,
            };
            let Some(line) = line else {
                while self.complaining.join_next().await.is_some() {}
                return None;
            };
            match message(&line) {
                Some(message) => return Some(message),
                None => self.complain_of(&line),
            }
        }
    }

    async fn close(&mut self) -> Result<(), Self::Error> {
        self.lines.close();
        Ok(())
    }
}

/// The next line that is not empty; none at the end. Of one that is too long only the beginning.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    loop {
        let mut line = Vec::new();
        input.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut line)?;
        if line.is_empty() {
            return Ok(None);
        }
        if line.len() > LONGEST && !line.ends_with(b"\n") {
            input.skip_until(b'\n')?;
            return Ok(Some(line));
        }
        if !line.trim_ascii().is_empty() {
            line.truncate(line.trim_ascii_end().len());
            return Ok(Some(line));
        }
    }
}

/// The message of a line, with the arguments of a call as they were written.
fn message(line: &[u8]) -> Option<RxJsonRpcMessage<RoleServer>> {
    if line.len() > LONGEST {
        return None;
    }
    let mut message: RxJsonRpcMessage<RoleServer> = serde_json::from_slice(line).ok()?;
    let JsonRpcMessage::Request(request) = &mut message else { return Some(message) };
    if let ClientRequest::CustomRequest(other) = &request.request
        && other.method == CALL
    {
        return None;
    }
    if let ClientRequest::CallToolRequest(call) = &mut request.request
        && call.params.arguments.is_some()
    {
        // A message that says twice what it asks says nothing that could be answered.
        let written = serde_json::from_slice::<Raw>(line).ok()?.params.arguments;
        call.extensions.insert(Arguments(written.map_or("{}", RawValue::get).into()));
    }
    Some(message)
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

/// The id of a request that cannot be read to its end, where it stands before the parameters.
fn id_before_params(line: &[u8]) -> Option<RequestId> {
    let head = line.get(..memmem::find(line, b"\"params\"").unwrap_or(line.len()))?;
    let key = b"\"id\":";
    let value = head.get(memmem::find(head, key)? + key.len()..)?;
    serde_json::Deserializer::from_slice(value).into_iter().next()?.ok()
}
