//! A session: what is agreed at its beginning, what may be asked when, and how every request is answered.

use std::path::PathBuf;

use lsp_server::{ErrorCode, Request, Response};
use lsp_types::InitializeParams;
use serde_json::Value as Json;

use super::asked::Refusal;
use super::requests;
use super::server::{Server, Stage};
use crate::lsp::{Encoding, path_of};
use crate::words::phrases::{Locale, Words};

impl Server {
    /// Answers a request.
    pub(super) fn answer(&mut self, request: Request) -> Response {
        let locale = self.locale;
        let refuse = |code: ErrorCode, id: &str| {
            let message = Words::embedded(locale).say(id, &[("method", &request.method)]);
            Response::new_err(request.id.clone(), code as i32, message)
        };
        match (self.stage, request.method.as_str()) {
            (Stage::Beginning, "initialize") => match serde_json::from_value(request.params.clone()) {
                Ok(params) => Response::new_ok(request.id, self.initialize(&params)),
                Err(_) => refuse(ErrorCode::InvalidParams, "lsp-bad-parameters"),
            },
            (Stage::Beginning, _) => refuse(ErrorCode::ServerNotInitialized, "lsp-not-begun"),
            (Stage::ShutDown, _) | (_, "initialize") => refuse(ErrorCode::InvalidRequest, "lsp-out-of-turn"),
            (Stage::Running, "shutdown") => {
                self.stage = Stage::ShutDown;
                Response::new_ok(request.id, Json::Null)
            }
            (Stage::Running, method) => match requests::answer(self, method, &request.params) {
                Ok(result) => Response::new_ok(request.id, result),
                Err(Refusal::Method) => refuse(ErrorCode::MethodNotFound, "lsp-unknown-method"),
                Err(Refusal::Params) => refuse(ErrorCode::InvalidParams, "lsp-bad-parameters"),
                Err(Refusal::Said(message)) => {
                    Response::new_err(request.id, ErrorCode::RequestFailed as i32, message)
                }
            },
        }
    }

    fn initialize(&mut self, params: &InitializeParams) -> Json {
        self.stage = Stage::Running;
        let told = params.locale.as_deref().and_then(Locale::from_code);
        if let Some(locale) = told.filter(|_| !self.language_is_told) {
            self.locale = locale;
        }
        let offered =
            params.capabilities.general.as_ref().and_then(|general| general.position_encodings.as_ref());
        self.encoding = Encoding::chosen(offered.map_or(&[][..], Vec::as_slice));
        #[expect(deprecated, reason = "older editors name one root and no folders")]
        let root = params.root_uri.as_ref().and_then(path_of);
        let folders = params.workspace_folders.iter().flatten().filter_map(|folder| path_of(&folder.uri));
        self.workspace = folders.chain(root).map(PathBuf::from).collect();
        requests::capabilities(self.encoding)
    }
}
