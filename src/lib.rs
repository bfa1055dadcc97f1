//! plica
mod analysis;
#[doc(hidden)]
pub mod chess;
mod decision;
mod diagnostic;
mod evaluate;
mod facts;
mod library;
mod model;
mod program;
mod source;
mod syntax;
pub use analysis::*;
pub use decision::*; pub use evaluate::*; pub use facts::*; pub use library::*; pub use model::*; pub use program::*; 
pub use source::*;
pub use diagnostic::*;
