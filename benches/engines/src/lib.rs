//! The law of adjourned games in plica, by hand, and in the languages of other engines: see `main.rs` and `bin/growth.rs`.

pub mod by_hand;
pub mod case;
pub mod cedar;
pub mod cel;
pub mod circuit;
pub mod contest;
pub mod explained;
pub mod norms;
pub mod rego;
pub mod zen;
