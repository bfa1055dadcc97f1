//! The questions that were asked for, in words.

use super::args::Choice;
use crate::cli::complain::complain;
use crate::cli::files::Loaded;
use crate::cli::progress::Progress;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::edition_named;
use crate::engine::model::{Edition, RuleIndex};
use crate::training::pages::Paper;
use crate::training::{Disputed, Wanted, quiz};
use crate::words::pages::letters;

/// Makes the questions; says on standard error when there are fewer than asked for.
///
/// # Errors
/// The edition or the topic is not known, or nothing can be asked about it.
pub(super) fn questions(loaded: &Loaded, choice: &Choice, disputed: Disputed) -> Result<Paper, Diagnostic> {
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
    let mut progress = Progress::new(&loaded.words);
    let asked = quiz(library, edition, &wanted, &mut |done, count| {
        let (done, count) = (done.to_string(), count.to_string());
        progress.tell(|words| words.say("quiz-progress", &[("done", &done), ("count", &count)]));
    });
    progress.clear();
    if asked.is_empty() {
        return Err(Diagnostic::anywhere(Code::NothingToAsk));
    }
    if asked.len() < choice.n {
        complain(&loaded.words.say("quiz-fewer", &[("count", &asked.len().to_string())]));
    }
    Ok(Paper::of(&loaded.words, library, edition, &asked, seed))
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
