//! The PDFs, read by another program than the one that wrote them: poppler's tools and Python's `pypdf`.
//!
//! Only with the feature `pdf`. Where a tool is missing the test says so and passes, unless `PLICA_IMPORTERS=required`.

use std::io::Write as _;
use std::path::Path;
use std::process::Command;

use super::formats::importers::{python, required};
use super::handbook::written;
use super::programs::try_run;

/// What a program prints about a file; nothing where there is no such program.
fn said(program: &str, arguments: &[&str]) -> Option<String> {
    let run = try_run(Command::new(program).args(arguments)).ok().and_then(|ran| ran.ended_well().ok());
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
    words_stay_within_the_margins(&file);
    contents_name_the_pages(&file);
    drawings_are_told_in_words(&file);
}

/// No line is wider than the text, and nothing hangs out of a page: 18 mm are white on every side of a book, a sheet, a
/// slide, but for the line at its foot and its head.
fn words_stay_within_the_margins(file: &Path) {
    let Some(boxes) = said("pdftotext", &["-bbox", &path(file), "-"]) else { return };
    let number = |line: &str, name: &str| -> f64 {
        let value = line.split(&format!("{name}=\"")).nth(1).and_then(|rest| rest.split('"').next());
        value.unwrap_or_else(|| panic!("no {name}: {line}")).parse().unwrap()
    };
    let (mut wide, mut high, mut words) = (0.0, 0.0, 0);
    for line in boxes.lines().map(str::trim) {
        if line.starts_with("<page") {
            (wide, high) = (number(line, "width"), number(line, "height"));
        } else if line.starts_with("<word") {
            words += 1;
            let (left, right) = (number(line, "xMin"), number(line, "xMax"));
            assert!(left > 50.0 && right < wide - 50.0, "{line}");
            assert!(number(line, "yMin") > 25.0 && number(line, "yMax") < high - 15.0, "{line}");
        }
    }
    assert!(words > 100, "{words} words");
}

/// The number printed beside a title is that of the page to which the bookmark leads.
fn contents_name_the_pages(file: &Path) {
    let script = "import sys, pypdf
reader = pypdf.PdfReader(sys.argv[1])
for entry in reader.outline:
    print(reader.get_destination_page_number(entry) + 1, entry.title)";
    let Some(bookmarks) = said(&path(&python()), &["-c", script, &path(file)]) else { return };
    let Some(text) = said("pdftotext", &["-layout", "-f", "2", "-l", "3", &path(file), "-"]) else { return };
    let mut found = 0;
    for (page, title) in bookmarks.lines().filter_map(|line| line.split_once(' ')) {
        let line = text.lines().map(str::trim).find(|line| line.starts_with(title) && line.contains(". ."));
        if let Some(line) = line {
            assert!(line.ends_with(&format!(" {page}")), "{line}: {page}");
            found += 1;
        }
    }
    assert!(found > 10, "{found} titles in {text}");
}

/// Who cannot see a board has it in words, and every page is read in some order.
fn drawings_are_told_in_words(file: &Path) {
    let Some(structure) = said("pdfinfo", &["-struct", &path(file)]) else { return };
    let figures = structure.lines().filter(|line| line.trim().starts_with("Figure")).count();
    assert!(figures > 5, "{structure}");
    for part in ["H1", "H2", "P", "LI", "TOCI", "Table", "TH", "TD", "Link"] {
        assert!(structure.lines().any(|line| line.trim().starts_with(part)), "{part}");
    }
    let script = "import sys, pypdf
def walk(node):
    node = node.get_object()
    if isinstance(node, pypdf.generic.DictionaryObject):
        if node.get('/S') == '/Figure': print(node['/Alt'])
        node = node.get('/K', [])
    for child in node if isinstance(node, list) else [node]:
        if not isinstance(child.get_object(), int): walk(child)
walk(pypdf.PdfReader(sys.argv[1]).trailer['/Root']['/StructTreeRoot'])";
    let Some(told) = said(&path(&python()), &["-c", script, &path(file)]) else { return };
    assert!(told.lines().count() >= figures && told.contains("Blancas:"), "{told}");
}

#[test]
fn pdf_of_an_exam_stays_within_its_margins() {
    let file = written(&["train", "quiz", "--edition", "fide-2014", "--lang", "it", "--n", "12"], "quiz.pdf");
    words_stay_within_the_margins(&file);
}

#[test]
fn pdf_of_a_course_has_a_page_a_slide_and_is_the_same_every_time() {
    let arguments = ["train", "course", "--from", "fide-2018", "--to", "fide-2023", "--lang", "it"];
    let [first, second] = ["course-1.pdf", "course-2.pdf"].map(|name| written(&arguments, name));
    let read = |file: &Path| std::fs::read(file).unwrap();
    assert!(read(&first) == read(&second), "two runs give two files");
    words_stay_within_the_margins(&first);
    if let Some(info) = said("pdfinfo", &[&path(&first)]) {
        let pages = info.lines().find_map(|line| line.strip_prefix("Pages:")).unwrap_or_default().trim();
        let slides = std::fs::read_to_string(written(&arguments, "course-pages.html")).unwrap();
        assert_eq!(pages, slides.matches("id=\"slide-").count().to_string(), "{info}");
    }
}
