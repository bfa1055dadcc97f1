//! The parameters of a request beside the case: named texts with their places. Every name must be known and given once.
//!
//! In: names and values as received. Out: the parameters, or all faults. An invalid parameter is always refused, never
//! ignored.

use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::Src;

/// A parameter as it came: its name and its value.
pub(crate) type Given = (Src<String>, Src<String>);

/// The parameters of one call.
#[derive(Debug, Default)]
pub(crate) struct Parameters {
    /// The names that mean something.
    known: Vec<&'static str>,
    given: Vec<Given>,
}

impl Parameters {
    /// None yet, of these names.
    pub(crate) fn known(known: Vec<&'static str>) -> Self {
        Self { known, given: Vec::new() }
    }

    /// Takes parameters, each known and given once; `allowed` are the names known where these stand.
    pub(crate) fn take(&mut self, given: Vec<Given>, allowed: &[&'static str]) -> Vec<Diagnostic> {
        let mut faults = Vec::new();
        for (name, value) in given {
            if !allowed.contains(&name.value.as_str()) {
                let fault = Diagnostic::at(Code::UnknownKey, name.span).with("key", &name.value);
                let fault = fault.with("known", allowed.join(", "));
                faults.push(fault.suggesting(&name.value, allowed.iter().copied()));
            } else if let Some((earlier, _)) = self.given.iter().find(|(one, _)| one.value == name.value) {
                let fault = Diagnostic::at(Code::DuplicateKey, name.span).and_at(earlier.span);
                faults.push(fault.with("key", &name.value));
            } else {
                self.given.push((name, value));
            }
        }
        faults
    }

    /// A parameter.
    pub(crate) fn get(&self, name: &str) -> Option<&Src<String>> {
        self.given.iter().find(|(known, _)| known.value == name).map(|(_, value)| value)
    }

    /// The text of a parameter.
    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        self.get(name).map(|given| given.value.as_str())
    }

    /// A parameter that must be there.
    ///
    /// # Errors
    /// It is not.
    pub(crate) fn required(&self, name: &'static str) -> Result<&Src<String>, Diagnostic> {
        self.get(name).ok_or_else(|| Diagnostic::anywhere(Code::MissingKey).with("key", name))
    }

    /// A parameter that is `yes` or `no`; `no` when it is not given.
    ///
    /// # Errors
    /// It is something else.
    pub(crate) fn truth(&self, name: &str) -> Result<bool, Diagnostic> {
        let Some(given) = self.get(name) else { return Ok(false) };
        match given.value.as_str() {
            "yes" | "true" => Ok(true),
            "no" | "false" => Ok(false),
            other => {
                let fault = Diagnostic::at(Code::UnknownValue, given.span).with("name", other);
                Err(fault.with("known", "yes, no"))
            }
        }
    }

    /// Parameters that exclude each other: only one may be given.
    ///
    /// # Errors
    /// Two are.
    pub(crate) fn at_most_one(&self, names: &[&str]) -> Result<(), Diagnostic> {
        let given = self.given.iter().filter(|(name, _)| names.contains(&name.value.as_str()));
        let given: Vec<_> = given.collect();
        let [(first, _), (second, _), ..] = given.as_slice() else { return Ok(()) };
        let kept = self.known.iter().filter(|name| !names.contains(name) || **name == first.value);
        let known = kept.copied().collect::<Vec<_>>().join(", ");
        let fault = Diagnostic::at(Code::UnknownKey, second.span).and_at(first.span);
        Err(fault.with("key", &second.value).with("known", known))
    }
}
