//! `plica train quiz`, `exam` and `review`: questions, as one paper, as versions of an exam with their key, or as a file that
//! a trainer looks through and keeps; what is in that file already stays as he wrote it.

use std::path::Path;

use super::args::{self, Choice};
use super::output::{deliver, ending, form_of, in_order, quiz_bytes};
use crate::cli::files::{Loaded, read_into};
use crate::cli::out::{Ended, Exit, Progress, complain, print};
use crate::cli::written::write_own_files;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::edition_named;
use crate::engine::model::{Edition, RuleIndex};
use crate::engine::source::Sources;
use crate::engine::syntax::{QuestionEntry, questions};
use crate::training::pages::{
    Curation, Paper, exam_key, exam_key_csv, exam_paper, exam_versions, id_of_question, questions_file,
};
use crate::training::{Beside, Disputed, Question, Wanted, quiz_with, resumptions};
use crate::words::phrases::Speaker;
use crate::words::reports::letters;

/// The questions, as data and in words, in one order.
struct Asked<'l> {
    pub(super) edition: &'l Edition,
    pub(super) questions: Vec<Question>,
    pub(super) paper: Paper,
}

/// Makes the questions; says on standard error when there are fewer than asked for, and which of those that a trainer has
/// approved the law has made wrong. What he has not seen yet alone, where only that is wanted.
///
/// # Errors
/// The edition or the topic is not known, or nothing can be asked about it.
fn asked<'l>(
    loaded: &'l Loaded,
    choice: &Choice,
    disputed: Disputed,
    known: &[QuestionEntry],
    only_new: bool,
) -> Result<Asked<'l>, Diagnostic> {
    let library = &loaded.library;
    let edition = edition_named(&library.rulebook, &choice.edition, None)?;
    let rules = choice.topic.as_deref().map(|topic| rules_of(edition, topic)).transpose()?;
    let seed = choice.seed.unwrap_or_else(|| fastrand::u64(0..1_000_000));
    let level = choice.level.map(Into::into);
    let language = letters(loaded.words.locale());
    let wanted = Wanted {
        count: choice.n,
        seed,
        rules: rules.map(|rules| rules.into_iter().collect()),
        level,
        language,
        disputed,
    };
    let curation = Curation::of(known, edition);
    let (kept, dropped) = curation.kept(&loaded.words, library, edition, seed);
    let (kept, left_out) =
        if only_new { (Vec::new(), curation.known()) } else { (kept, curation.left_out()) };
    let speaker = Speaker::in_general(&loaded.words, &library.rulebook.vocabulary, edition);
    let is_left_out = |question: &Question| left_out.contains(id_of_question(&speaker, question).as_str());
    let mut progress = Progress::new(&loaded.words);
    let beside = Beside { kept: &kept, is_left_out: &is_left_out };
    let asked = quiz_with(library, edition, &wanted, &beside, &mut |done, count| {
        let (done, count) = (done.to_string(), count.to_string());
        progress.tell(|words| words.say("quiz-progress", &[("done", &done), ("count", &count)]));
    });
    progress.clear();
    for dropped in dropped {
        let why =
            loaded.words.say(&format!("curation-{}", dropped.why.code()), &[("answer", &dropped.answer)]);
        complain(&loaded.words.say("curation-dropped", &[("id", &dropped.id), ("why", &why)]));
    }
    if asked.is_empty() {
        return Err(Diagnostic::anywhere(Code::NothingToAsk));
    }
    if asked.len() < choice.n {
        complain(&loaded.words.say("quiz-fewer", &[("count", &asked.len().to_string())]));
    }
    let mut paper = Paper::of(&loaded.words, library, edition, &asked, seed);
    curation.reword(&mut paper);
    Ok(Asked { edition, questions: asked, paper })
}

/// Whole resumptions; says on standard error which of their steps the edition does not decide.
///
/// # Errors
/// The edition is not known, or decides no resumption in enough steps.
fn resumed(loaded: &Loaded, choice: &Choice) -> Result<Paper, Diagnostic> {
    let library = &loaded.library;
    let edition = edition_named(&library.rulebook, &choice.edition, None)?;
    let seed = choice.seed.unwrap_or_else(|| fastrand::u64(0..1_000_000));
    let told = resumptions(library, edition, choice.n, seed);
    if told.is_empty() {
        return Err(Diagnostic::anywhere(Code::NoResumption).with("edition", &edition.id));
    }
    let speaker = Speaker::in_general(&loaded.words, &library.rulebook.vocabulary, edition);
    for (resumption, told) in (1_usize..).zip(&told) {
        let left_out: Vec<_> = told.left_out.iter().map(usize::to_string).collect();
        if !left_out.is_empty() {
            let (resumption, steps) = (resumption.to_string(), left_out.join(", "));
            let edition = speaker.edition_short();
            let said = [("edition", &*edition), ("resumption", &*resumption), ("steps", &*steps)];
            complain(&loaded.words.say("quiz-steps-left-out", &said));
        }
    }
    Ok(Paper::of_resumptions(&loaded.words, library, edition, &told, seed))
}

/// The rules of an article, or a rule, or those of a concept.
fn rules_of(edition: &Edition, topic: &str) -> Result<Vec<RuleIndex>, Diagnostic> {
    let of_article =
        edition.articles.iter().filter(|article| article.number == topic || article.title == topic);
    let places: Vec<_> = of_article.flat_map(|article| article.rules.clone()).collect();
    let named =
        |rule: &str| rule == topic || rule.strip_prefix(topic).is_some_and(|rest| rest.starts_with('.'));
    let rules = edition.numbered().filter(|(index, rule)| places.contains(&index.index()) || named(&rule.id));
    let rules: Vec<_> = rules.map(|(index, _)| index).collect();
    if rules.is_empty() {
        let known = edition.articles.iter().map(|article| article.number.as_str());
        let fault = Diagnostic::anywhere(Code::UnknownArticle).with("name", topic).with("known", "");
        return Err(fault.suggesting(topic, known));
    }
    Ok(rules)
}

/// The file, as it stands and as it is meant.
struct Kept {
    pub(super) text: String,
    pub(super) questions: Vec<QuestionEntry>,
}

/// Reads the file; what is wrong with it is said with its place.
fn kept_file(loaded: &Loaded, path: &Path) -> Result<Kept, Exit> {
    let mut sources = Sources::default();
    let mut faults = Vec::new();
    let id = read_into(&mut sources, &path.to_path_buf()).map_err(|fault| faults.push(fault)).ok();
    let read = id.and_then(|id| Some((id, questions(&sources, id, &mut faults)?)));
    match read {
        Some((id, questions)) if faults.is_empty() => {
            Ok(Kept { text: sources.text(id).to_owned(), questions })
        }
        Some(_) | None => Err(loaded.refuse(&sources, &faults)),
    }
}

/// The questions of the file, where one is named.
fn kept_questions(loaded: &Loaded, path: Option<&Path>) -> Result<Vec<QuestionEntry>, Exit> {
    Ok(path.map(|path| kept_file(loaded, path)).transpose()?.map(|file| file.questions).unwrap_or_default())
}

pub(super) fn quiz(loaded: &Loaded, args: &args::Quiz) -> Ended {
    if args.resumption {
        let made = args.output.ending().and_then(|ending| {
            in_order(ending.as_deref())?;
            quiz_bytes(loaded, &resumed(loaded, &args.choice)?, ending.as_deref())
        });
        return delivered(loaded, args, made);
    }
    let known = match kept_questions(loaded, args.curation.as_deref()) {
        Ok(known) => known,
        Err(exit) => return Ok(exit),
    };
    let made = args.output.ending().and_then(|ending| {
        let paper = asked(loaded, &args.choice, Disputed::Asked, &known, false)?.paper;
        quiz_bytes(loaded, &paper, ending.as_deref())
    });
    delivered(loaded, args, made)
}

fn delivered(loaded: &Loaded, args: &args::Quiz, made: Result<Vec<u8>, Diagnostic>) -> Ended {
    match made {
        Ok(bytes) => deliver(loaded, args.output.output.as_ref(), &bytes),
        Err(fault) => Ok(loaded.refuse_one(fault)),
    }
}

pub(super) fn exam(loaded: &Loaded, args: &args::Exam) -> Ended {
    let known = match kept_questions(loaded, args.curation.as_deref()) {
        Ok(known) => known,
        Err(exit) => return Ok(exit),
    };
    let files = match files(loaded, args, &known) {
        Ok(files) => files,
        Err(fault) => return Ok(loaded.refuse_one(fault)),
    };
    let folder = args.output.parent().unwrap_or(Path::new(""));
    if let Err(fault) = write_own_files(folder, &files) {
        return Ok(loaded.refuse_one(fault));
    }
    let told = |(name, _): &(String, _)| {
        loaded.words.say("exam-written", &[("path", &folder.join(name).display().to_string())])
    };
    let told: Vec<_> = files.iter().map(told).collect();
    print(&told.join("\n")).map(|()| Exit::Done)
}

/// The files, by their names, with what is in them. Nothing is written before all of them are made.
fn files(
    loaded: &Loaded,
    args: &args::Exam,
    known: &[QuestionEntry],
) -> Result<Vec<(String, Vec<u8>)>, Diagnostic> {
    let ending = ending(&args.output)?;
    // A format that cannot be written is said before the questions are looked for.
    let form = form_of(Some(&ending))?;
    let paper = asked(loaded, &args.choice, Disputed::LeftOut, known, false)?.paper;
    let versions = exam_versions(&paper, args.versions);
    let mut files = Vec::new();
    for version in &versions {
        let pages = form.pages(&[exam_paper(&loaded.words, version)]).into_bytes();
        files.push((beside(&args.output, &version.letter.to_string(), &ending), pages));
    }
    let key = form.pages(&[exam_key(&loaded.words, &paper, &versions)]).into_bytes();
    files.push((beside(&args.output, "key", &ending), key));
    files.push((beside(&args.output, "key", "csv"), exam_key_csv(&versions).into_bytes()));
    Ok(files)
}

/// `exam.html` -> `exam-A.html`.
fn beside(path: &Path, mark: &str, ending: &str) -> String {
    let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    format!("{name}-{mark}.{ending}")
}

/// The line before the questions.
const HEAD: &str = "questions:";

/// How far plica moves a question in.
const INDENT: &str = "  ";

pub(super) fn review(loaded: &Loaded, args: &args::Review) -> Ended {
    let before = args.output.as_deref().filter(|path| path.exists());
    let file = match before.map(|path| kept_file(loaded, path)).transpose() {
        Ok(file) => file,
        Err(exit) => return Ok(exit),
    };
    let known = file.as_ref().map_or(&[][..], |file| file.questions.as_slice());
    let Asked { edition, questions, paper } = match asked(loaded, &args.choice, Disputed::Asked, known, true)
    {
        Ok(asked) => asked,
        Err(fault) => return Ok(loaded.refuse_one(fault)),
    };
    let added = questions_file(&loaded.words, &loaded.library, edition, &questions, &paper);
    let text = file.as_ref().map_or_else(|| whole(loaded, &added), |file| with(loaded, file, &added));
    let exit = deliver(loaded, args.output.as_ref(), text.as_bytes())?;
    if let (Exit::Done, Some(path)) = (exit, &args.output) {
        told(loaded, path, known, questions.len())?;
    }
    Ok(exit)
}

/// How many questions were added to how many.
fn told(loaded: &Loaded, path: &Path, known: &[QuestionEntry], added: usize) -> Ended {
    let (added, all) = (added.to_string(), (known.len() + added).to_string());
    let path = path.display().to_string();
    print(&loaded.words.say("review-questions-added", &[("count", &added), ("all", &all), ("path", &path)]))?;
    Ok(Exit::Done)
}

/// A new file.
fn whole(loaded: &Loaded, added: &str) -> String {
    let told = loaded.words.say("review-questions-head", &[]);
    let told: Vec<_> = told.lines().map(|line| format!("# {line}\n")).collect();
    format!("{}{HEAD}\n{added}", told.concat())
}

/// The file as it is, and what is added below in its own layout.
fn with(loaded: &Loaded, file: &Kept, added: &str) -> String {
    if file.questions.is_empty() {
        return whole(loaded, added);
    }
    let first = file.text.lines().find(|line| line.trim_start().starts_with("- "));
    let indent = first.map_or(INDENT, |line| line.split('-').next().unwrap_or(INDENT));
    let moved = added.lines().map(|line| format!("{indent}{}\n", line.strip_prefix(INDENT).unwrap_or(line)));
    format!("{}\n{}", file.text.trim_end(), moved.collect::<String>())
}
