//! What kind of paper pages are set on.

/// What kind of paper the pages are set on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Layout<'a> {
    /// A book in A4: a title page with the first report, a table of contents under this heading, a chapter a report.
    Book {
        /// The heading of the table of contents.
        contents: &'a str,
    },
    /// Sheets in A4 to be handed out; each report begins a page.
    Sheets,
    /// Slides, 16:9: one a report, the first the title.
    Slides,
}
