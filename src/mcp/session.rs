//! One session with an assistant: the description of plica that it gets, and its calls, each on its own task.
//!
//! Long work, such as comparing editions, takes seconds and has its own queue, so that it never delays a ruling.

use std::io::BufRead;
use std::sync::Arc;

use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, ErrorData, Implementation,
    ListToolsResult, PaginatedRequestParams, ServerCapabilities, ServerConfig, Tool as Described,
    ToolAnnotations,
};
use rmcp::service::{RequestContext, ServerInitializeError};
use rmcp::{RoleServer, ServerHandler, ServiceExt as _};
use tokio::sync::Semaphore;

use super::call::{Answer, ServerState};
use super::schemas;
use super::tools::{self, TOOLS, tool};
use super::wire::{Arguments, Complaints, LONGEST, Print, Wire};
use crate::engine::cancel::Cancel;
use crate::engine::chess::SearchLimit;
use crate::words::phrases::id_of;

/// How a session ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ended {
    /// The input has ended, or the reader of the output is gone.
    Left,
    /// It never began: the first message was another than the protocol's.
    NotBegun,
    /// The system gives no threads to work with.
    NoThreads,
}

/// Serves an assistant until it leaves.
pub(crate) fn serve(state: ServerState, input: impl BufRead + Send + 'static, print: Print) -> Ended {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_time().build();
    let Ok(runtime) = runtime else { return Ended::NoThreads };
    let words = state.words(state.locale);
    let longest = (LONGEST >> 20).to_string();
    let complaints = Complaints {
        no_message: words.say("mcp-no-message", &[]),
        too_long: words.say("mcp-too-long", &[("longest", &longest)]),
    };
    let ended = runtime.block_on(async {
        let wire = Wire::new(input, print, complaints);
        match Session::new(state).serve(wire).await {
            Ok(running) => {
                // How it ended is the assistant's affair.
                let _ = running.waiting().await;
                Ended::Left
            }
            Err(ServerInitializeError::ConnectionClosed(_)) => Ended::Left,
            Err(_) => Ended::NotBegun,
        }
    });
    // Abandoned work ends with the program.
    runtime.shutdown_background();
    ended
}

struct Session {
    state: Arc<ServerState>,
    quick: Arc<Semaphore>,
    thorough: Arc<Semaphore>,
}

impl Session {
    fn new(state: ServerState) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self {
            state: Arc::new(state),
            quick: Arc::new(Semaphore::new(2 * cores + 2)),
            thorough: Arc::new(Semaphore::new((cores / 2).max(1))),
        }
    }

    fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.state.words(self.state.locale).say(id, args)
    }

    fn described(&self, tool: &tools::Tool) -> Described {
        let words = self.state.words(self.state.locale);
        let id = format!("mcp-tool-{}", id_of(tool.name));
        let title = words.attribute(&id, "title", &[]).unwrap_or_default();
        let reads_only =
            ToolAnnotations::new().read_only(true).destructive(false).idempotent(true).open_world(false);
        Described::new(tool.name, words.say(&id, &[]), schemas::input(&self.state, tool))
            .with_title(title)
            .with_raw_output_schema(Arc::new(schemas::output(tool)))
            .with_annotations(reads_only)
    }

    fn unknown_tool(&self, name: &str) -> ErrorData {
        let known = TOOLS.each_ref().map(|tool| tool.name).join(", ");
        ErrorData::invalid_params(self.say("mcp-unknown-tool", &[("name", name), ("known", &known)]), None)
    }
}

impl ServerHandler for Session {
    fn get_info(&self) -> ServerConfig {
        let plica = Implementation::new("plica", env!("CARGO_PKG_VERSION"));
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
            .with_server_info(plica)
            .with_instructions(self.say("mcp-instructions", &[]))
    }

    async fn list_tools(
        &self,
        _request: Option<PaginatedRequestParams>,
        _context: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(TOOLS.iter().map(|tool| self.described(tool)).collect()))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let Some(tool) = tool(&request.name) else { return Err(self.unknown_tool(&request.name)) };
        let has = |name: &str| request.arguments.as_ref().is_some_and(|given| given.contains_key(name));
        let lane = if tool.is_thorough(has) { &self.thorough } else { &self.quick };
        let arguments = context.extensions.get::<Arguments>();
        let arguments = arguments.map_or_else(|| Arc::from("{}"), |arguments| Arc::clone(&arguments.0));
        let (cancel, _while_this_lives) = Cancel::while_waiting();
        let (lane, state) = (Arc::clone(lane), Arc::clone(&self.state));
        let work = async move {
            let turn = lane.acquire_owned().await;
            let work = move || {
                let _kept_until_done = turn;
                // As the command line searches.
                let limit = SearchLimit::nodes(SearchLimit::THOROUGH);
                cancel.during(|| limit.during(|| tool.answer(&state, &arguments)))
            };
            tokio::task::spawn_blocking(work).await
        };
        let broken = || ErrorData::internal_error(self.say("problem-broken", &[]), None);
        tokio::select! {
            done = work => done.map(|answer| CallToolResponse::from(result(answer))).map_err(|_| broken()),
            // Cancelled: this error is not sent.
            () = context.ct.cancelled() => Err(broken()),
        }
    }
}

fn result(answer: Answer) -> CallToolResult {
    let content = vec![ContentBlock::text(answer.text)];
    let mut result =
        if answer.is_refusal { CallToolResult::error(content) } else { CallToolResult::success(content) };
    result.structured_content = Some(answer.object);
    result
}
