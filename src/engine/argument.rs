//! What stands in the message of a diagnostic: texts of the user's, names, other messages, facts.

/// A variable of a diagnostic's message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// The user's own text, or a name.
    Text(String),
    /// Another message with its own variables, such as the fault of a position.
    Message(String, Vec<(&'static str, String)>),
    /// Several messages, each the reason of the one before.
    Messages(Vec<(String, Vec<(&'static str, String)>)>),
    /// Facts with their values, to be put in words.
    Facts(Vec<(String, String)>),
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}
