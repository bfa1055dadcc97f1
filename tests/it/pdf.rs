//! The PDFs, read by another program than the one that wrote them: poppler's tools and Python's `pypdf`.
//!
//! Only with the feature `pdf`. Where a tool is missing the test says so and passes, unless `PLICA_IMPORTERS=required`.

use std::io::Write as _;
use std::path::Path;
use std::process::Command;

use super::formats::importers::{python, required};
use super::handbook::written;

/// What a program prints about a file; nothing where there is no such program.
fn said(program: &str, arguments: &[&str]) -> Option<String> {
    let run = Command::new(program).args(arguments).output().ok().filter(|output| output.status.success());
    if run.is_none() {
        assert!(!required(), "PLICA_IMPORTERS=required, but `{program}` cannot be run");
        let _ = writeln!(std::io::stderr(), "SKIPPED: a PDF was not read by `{program}`");
    }
    run.map(|output| String::from_utf8_lossy(&output.stdout).into_owned())
}

fn path(path: &Path) -> String {
    path.display().to_string()
}

#[test]
fn pdf_of_a_handbook_has_text_bookmarks_and_a_language() {
    let arguments = ["train", "handbook", "--edition", "fide-2018", "--lang", "es"];
    let file = written(&arguments, "handbook.pdf");
    if let Some(info) = said("pdfinfo", &[&path(&file)]) {
        assert!(info.contains("La partida aplazada: manual del árbitro"), "{info}");
        assert!(info.contains("A4"), "{info}");
        assert!(info.lines().any(|line| line.starts_with("Tagged:") && line.contains("yes")), "{info}");
    }
    if let Some(text) = said("pdftotext", &["-layout", &path(&file), "-"]) {
        for words in
            ["Índice general", "I.8 Defectos en la anotación de la jugada secreta", "Las negras ganan."]
        {
            assert!(text.contains(words), "{words}");
        }
    }
    if let Some(fonts) = said("pdffonts", &[&path(&file)]) {
        let rows: Vec<_> = fonts.lines().skip(2).collect();
        let embedded = |row: &&str| row.split_whitespace().rev().nth(4) == Some("yes");
        assert!(!rows.is_empty() && rows.iter().all(embedded), "{fonts}");
    }
    let script = "import sys, pypdf
reader = pypdf.PdfReader(sys.argv[1])
titles = [entry.title for entry in reader.outline if not isinstance(entry, list)]
print(reader.trailer['/Root']['/Lang'], len(reader.pages), *titles, sep='\\n')";
    if let Some(read) = said(&path(&python()), &["-c", script, &path(&file)]) {
        assert!(read.starts_with("es\n"), "{read}");
        for title in ["I.6 ", "I.8 ", "Índice de hechos"] {
            assert!(read.lines().any(|line| line.starts_with(title)), "{read}");
        }
    }
}

#[test]
fn pdf_of_a_course_has_a_page_a_slide_and_is_the_same_every_time() {
    let arguments = ["train", "course", "--from", "fide-2018", "--to", "fide-2023", "--lang", "it"];
    let [first, second] = ["course-1.pdf", "course-2.pdf"].map(|name| written(&arguments, name));
    let read = |file: &Path| std::fs::read(file).unwrap();
    assert!(read(&first) == read(&second), "two runs give two files");
    if let Some(info) = said("pdfinfo", &[&path(&first)]) {
        let pages = info.lines().find_map(|line| line.strip_prefix("Pages:")).unwrap_or_default().trim();
        let slides = std::fs::read_to_string(written(&arguments, "course-pages.html")).unwrap();
        assert_eq!(pages, slides.matches("id=\"slide-").count().to_string(), "{info}");
    }
}
