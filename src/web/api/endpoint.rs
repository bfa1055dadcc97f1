//! The addresses for other programs: what each is called, and the parameters it takes.

/// A method and an address, what it is called in message names, and the parameters it takes.
pub(in crate::web) struct Endpoint {
    /// `decide`: the address without its beginning, and part of the message `api-decide`.
    pub(in crate::web) name: &'static str,
    /// Takes a body.
    pub(in crate::web) is_post: bool,
    /// Behind the question mark; `lang` besides.
    pub(in crate::web) parameters: &'static [&'static str],
    /// What it gives.
    pub(super) gives: Gives,
}

/// What an address gives.
#[derive(Debug, Clone, Copy)]
pub(super) enum Gives {
    /// A ruling.
    Decision,
    /// How a written move reads.
    Reading,
    /// The editions.
    Editions,
    /// The articles of an edition, or one of them.
    Articles,
    /// What two editions rule differently.
    Differences,
    /// The description of all addresses.
    Description,
}

/// Every address that takes parameters.
pub(in crate::web) static ENDPOINTS: [Endpoint; 6] = [
    Endpoint {
        name: "decide",
        is_post: true,
        parameters: &["edition", "on", "compare", "explain", "what_would_change"],
        gives: Gives::Decision,
    },
    Endpoint { name: "read", is_post: true, parameters: &[], gives: Gives::Reading },
    Endpoint { name: "editions", is_post: false, parameters: &[], gives: Gives::Editions },
    Endpoint {
        name: "articles",
        is_post: false,
        parameters: &["edition", "article"],
        gives: Gives::Articles,
    },
    Endpoint { name: "diff", is_post: false, parameters: &["first", "second"], gives: Gives::Differences },
    Endpoint { name: "openapi.json", is_post: false, parameters: &[], gives: Gives::Description },
];
