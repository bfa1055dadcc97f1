//! The questions that were asked for, in words.

use super::args::Choice;
use crate::cli::complain::complain;
use crate::cli::files::Loaded;
use crate::cli::progress::Progress;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::edition_named;
use crate::engine::model::{Edition, RuleIndex};
use crate::engine::syntax::QuestionEntry;
use crate::training::pages::{Curation, Paper, id_of_question};
use crate::training::{Beside, Disputed, Question, Wanted, quiz_with, resumptions};
use crate::words::phrases::Speaker;
use crate::words::reports::letters;

/// The questions, as data and in words, in one order.
pub(super) struct Asked<'l> {
    pub(super) edition: &'l Edition,
    pub(super) questions: Vec<Question>,
    pub(super) paper: Paper,
}

/// Makes the questions; says on standard error when there are fewer than asked for, and which of those that a trainer has
/// approved the law has made wrong. What he has not seen yet alone, where only that is wanted.
///
/// # Errors
/// The edition or the topic is not known, or nothing can be asked about it.
pub(super) fn asked<'l>(
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
pub(super) fn resumed(loaded: &Loaded, choice: &Choice) -> Result<Paper, Diagnostic> {
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
