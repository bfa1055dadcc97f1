//! plica
mod analysis;
#[doc(hidden)]
pub mod chess;
mod cli;
mod decision;
mod diagnostic;
mod evaluate;
mod facts;
mod library;
mod model;
mod program;
mod render;
mod source;
mod syntax;
pub use analysis::*;
pub use decision::*; pub use evaluate::*; pub use facts::*; pub use library::*; pub use model::*;
pub use source::*;
pub use diagnostic::*;
pub use program::*; pub use render::*;
pub use cli::run;
