//! An editor as the language server sees it: the program itself, spoken with over its standard input and output.

use std::io::{BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use lsp_server::{Message, Notification, Request, Response};
use serde_json::{Value as Json, json};

use super::workbench::Desk;

/// A server that does not answer in this time hangs; an answer takes a fraction of a second.
const PATIENCE: Duration = Duration::from_mins(2);

/// A session with a server.
pub(crate) struct Session {
    child: Child,
    input: Option<ChildStdin>,
    messages: Receiver<Message>,
    /// The diagnostics last published, by the end of the address.
    published: Vec<(String, Json)>,
    /// What was shown or logged.
    pub(crate) shown: Vec<String>,
    next: i32,
}

impl Session {
    /// Starts the server, with nothing said yet.
    pub(crate) fn start(arguments: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_plica"))
            .arg("lsp")
            .args(arguments)
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env("LANG", "C")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("plica runs");
        let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
        let (sender, messages) = channel();
        std::thread::spawn(move || {
            while let Ok(Some(message)) = Message::read(&mut output) {
                if sender.send(message).is_err() {
                    break;
                }
            }
        });
        let input = child.stdin.take();
        Self { child, input, messages, published: Vec::new(), shown: Vec::new(), next: 0 }
    }

    /// Starts the server and greets it in a language.
    pub(crate) fn greeted(locale: &str, encodings: &[&str]) -> Self {
        let mut session = Self::start(&[]);
        let capabilities = json!({"general": {"positionEncodings": encodings}});
        let answer = session.ask("initialize", json!({"capabilities": capabilities, "locale": locale}));
        assert_eq!(answer["serverInfo"]["name"], "plica");
        session.tell("initialized", json!({}));
        session
    }

    pub(crate) fn raw(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("an open session");
        input.write_all(bytes).and_then(|()| input.flush()).expect("the server reads");
    }

    fn send(&mut self, message: &Message) {
        let mut bytes = Vec::new();
        message.write(&mut bytes).expect("JSON");
        self.raw(&bytes);
    }

    pub(crate) fn tell(&mut self, method: &str, params: Json) {
        self.send(&Notification { method: method.to_owned(), params }.into());
    }

    /// The result of a request.
    pub(crate) fn ask(&mut self, method: &str, params: Json) -> Json {
        let response = self.request(method, params);
        response.response_result.unwrap_or_else(|error| panic!("{method}: {error:?}"))
    }

    /// The code and words with which a request is refused.
    pub(crate) fn refused(&mut self, method: &str, params: Json) -> (i32, String) {
        let error = self.request(method, params).response_result.expect_err(method);
        (error.code, error.message)
    }

    /// Whether a request was answered with a result.
    pub(crate) fn is_answered(&mut self, method: &str, params: Json) -> bool {
        self.request(method, params).response_result.is_ok()
    }

    fn request(&mut self, method: &str, params: Json) -> Response {
        self.next += 1;
        let id = self.next.into();
        self.send(&Request { id, method: method.to_owned(), params }.into());
        loop {
            if let Message::Response(response) = self.receive() {
                assert_eq!(response.id, self.next.into());
                return response;
            }
        }
    }

    fn receive(&mut self) -> Message {
        let message = self.messages.recv_timeout(PATIENCE).expect("an answer");
        if let Message::Notification(told) = &message {
            match told.method.as_str() {
                "textDocument/publishDiagnostics" => {
                    let uri = told.params["uri"].as_str().unwrap().to_owned();
                    self.published.push((uri, told.params["diagnostics"].clone()));
                }
                _ => self.shown.push(told.params["message"].as_str().unwrap().to_owned()),
            }
        }
        message
    }

    /// The next diagnostics published for a file of this ending.
    pub(crate) fn findings(&mut self, file: &str) -> Json {
        loop {
            if let Some(place) = self.published.iter().position(|(uri, _)| uri.ends_with(file)) {
                return self.published.remove(place).1;
            }
            self.receive();
        }
    }

    /// The diagnostics published for a file when they are as wanted.
    pub(crate) fn findings_that(&mut self, file: &str, wanted: impl Fn(&Json) -> bool) -> Json {
        loop {
            let found = self.findings(file);
            if wanted(&found) {
                return found;
            }
        }
    }

    /// Takes leave, and gives how the server ended.
    pub(crate) fn ended(mut self) -> ExitStatus {
        drop(self.input.take());
        self.child.wait().expect("an end")
    }

    /// Takes leave as the protocol wants it.
    pub(crate) fn leave(mut self) {
        assert_eq!(self.ask("shutdown", Json::Null), Json::Null);
        self.tell("exit", Json::Null);
        assert_eq!(self.ended().code(), Some(0));
    }
}

/// A file of a desk, open in an editor.
pub(crate) struct Page {
    pub(crate) uri: String,
    pub(crate) text: String,
    version: i32,
}

impl Page {
    pub(crate) fn open(session: &mut Session, desk: &Desk, inside: &str) -> Self {
        let uri = format!("file://{}", desk.path(inside).display());
        Self::with(session, &uri, &desk.read(inside))
    }

    pub(crate) fn with(session: &mut Session, uri: &str, text: &str) -> Self {
        let document = json!({"uri": uri, "languageId": "yaml", "version": 1, "text": text});
        session.tell("textDocument/didOpen", json!({"textDocument": document}));
        Self { uri: uri.to_owned(), text: text.to_owned(), version: 1 }
    }

    pub(crate) fn change(&mut self, session: &mut Session, from: &str, to: &str) {
        assert!(self.text.contains(from), "{} no longer holds {from}", self.uri);
        self.text = self.text.replacen(from, to, 1);
        self.version += 1;
        session.tell(
            "textDocument/didChange",
            json!({"textDocument": {"uri": self.uri, "version": self.version},
                "contentChanges": [{"text": self.text}]}),
        );
    }

    /// Closes the page; what stands in the file counts again.
    pub(crate) fn close(self, session: &mut Session) {
        session.tell("textDocument/didClose", json!({"textDocument": {"uri": self.uri}}));
    }

    /// The parameters of a request about the place behind these words.
    pub(crate) fn behind(&self, words: &str) -> Json {
        let end = self.text.find(words).unwrap_or_else(|| panic!("no {words}")) + words.len();
        let before = &self.text[..end];
        let line = before.matches('\n').count();
        let character = before.rsplit('\n').next().unwrap().encode_utf16().count();
        json!({"textDocument": {"uri": self.uri}, "position": {"line": line, "character": character}})
    }

    /// The letters of a range, counted in UTF-16.
    pub(crate) fn letters(&self, range: &Json) -> String {
        let number = |value: &Json| usize::try_from(value.as_u64().unwrap()).unwrap();
        assert_eq!(range["start"]["line"], range["end"]["line"]);
        let line = self.text.lines().nth(number(&range["start"]["line"])).unwrap();
        let units: Vec<_> = line.encode_utf16().collect();
        let (start, end) = (number(&range["start"]["character"]), number(&range["end"]["character"]));
        String::from_utf16(&units[start..end]).unwrap()
    }
}
