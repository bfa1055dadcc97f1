//! `plica sign FILE..` and `plica log sign FILE`: signatures as OpenSSH makes and checks them.
//!
//! A file FILE is signed in `FILE.sig`, as `ssh-keygen -Y sign -n plica` does it, so that nobody needs plica to check it. Of
//! a log its head is signed: `FILE.head` says how far the log reaches and the digest of its last line, which stands for
//! all lines before.

use std::fs;
use std::path::{Path, PathBuf};

use ssh_key::{Algorithm, HashAlg, LineEnding, PrivateKey, PublicKey, SshSig};

use super::clock::now;
use super::whole::{Head, head, read, times, unreadable, wrong};
use crate::cli::args::{Sign, SignLog};
use crate::cli::complain::{own_not_written, refuse, warn};
use crate::cli::exit::Exit;
use crate::cli::out::{Ended, print};
use crate::cli::written;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::words::phrases::Words;

/// What signatures are for, so that none made for something else passes for one of these.
const NAMESPACE: &str = "plica";

/// Signs files.
pub(in crate::cli) fn run(words: &Words, args: &Sign) -> Ended {
    for path in &args.files {
        let text = fs::read(path).map_err(|_| unreadable(path));
        match text.and_then(|text| sign(path, &text, &args.key)) {
            Ok(to) => print(&words.say("log-signed", &[("path", &to)]))?,
            Err(fault) => return Ok(refuse(words, &[fault])),
        }
    }
    Ok(Exit::Done)
}

/// Signs the head of a log that is sound.
pub(super) fn log(words: &Words, args: &SignLog) -> Ended {
    let Ok(blocks) = read(&args.log) else { return Ok(refuse(words, &[unreadable(&args.log)])) };
    let wrong = wrong(&blocks);
    let head = head(&blocks).filter(|_| wrong.is_empty());
    let Some(head) = head else { return Ok(refuse(words, &wrong)) };
    warn(words, &times(&blocks));
    let path = with_ending(&args.log, ".head");
    let text = serde_json::to_string(&head).unwrap_or_default() + "\n";
    let signed =
        write(&path, text.as_bytes(), is_head).and_then(|()| sign(&path, text.as_bytes(), &args.key));
    match signed {
        Ok(to) => {
            print(&words.say("log-signed", &[("path", &to)]))?;
            let (line, signed) = (head.line.to_string(), now());
            let known = [("line", line.as_str()), ("time", &signed), ("hash", &head.hash)];
            print(&words.say("log-signed-head", &known))?;
            Ok(Exit::Done)
        }
        Err(fault) => Ok(refuse(words, &[fault])),
    }
}

/// The head of a log that is signed, as far as the signature is good.
pub(super) fn signed_head(signature: &Path, key: &Path) -> Result<Head, Diagnostic> {
    let bad = || Diagnostic::anywhere(Code::BadSignature).with("path", signature.display().to_string());
    let pem = fs::read(signature).map_err(|_| unreadable(signature))?;
    let known = fs::read_to_string(key).map_err(|_| unreadable(key))?;
    let known = PublicKey::from_openssh(&known).map_err(|_| unusable(key))?;
    let file = signature.to_str().and_then(|path| path.strip_suffix(".sig")).ok_or_else(bad)?;
    let text = fs::read(file).map_err(|_| unreadable(Path::new(file)))?;
    let signature = SshSig::from_pem(pem).map_err(|_| bad())?;
    known.verify(NAMESPACE, &text, &signature).map_err(|_| bad())?;
    serde_json::from_slice(&text).map_err(|_| bad())
}

/// Signs a text: where the signature stands.
fn sign(path: &Path, text: &[u8], key: &Path) -> Result<String, Diagnostic> {
    let private = fs::read(key).map_err(|_| unreadable(key))?;
    let private = PrivateKey::from_openssh(private).map_err(|_| unusable(key))?;
    if private.is_encrypted() {
        let fault = Diagnostic::anywhere(Code::ProtectedKey).with("path", key.display().to_string());
        return Err(fault.with("file", path.display().to_string()));
    }
    let is_known = private.algorithm() == Algorithm::Ed25519;
    let signature = private.sign(NAMESPACE, HashAlg::Sha512, text).ok().filter(|_| is_known);
    let pem = signature.and_then(|signature| signature.to_pem(LineEnding::LF).ok());
    let to = with_ending(path, ".sig");
    write(&to, pem.ok_or_else(|| unusable(key))?.as_bytes(), is_signature)?;
    Ok(to.display().to_string())
}

fn unusable(key: &Path) -> Diagnostic {
    Diagnostic::anywhere(Code::UnusableKey).with("path", key.display().to_string())
}

fn is_head(text: &[u8]) -> bool {
    serde_json::from_slice::<Head>(text).is_ok()
}

fn is_signature(text: &[u8]) -> bool {
    SshSig::from_pem(text).is_ok_and(|signature| signature.namespace() == NAMESPACE)
}

fn write(path: &Path, text: &[u8], is_own: fn(&[u8]) -> bool) -> Result<(), Diagnostic> {
    written::replace_own(path, text, is_own).map_err(|error| own_not_written(path, &error))
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}
