//! The errors people make about an article: as written -> as meant.

use super::clauses::{FindRules, Resolver};
use super::edition_files::EditionFiles;
use super::fact::Role;
use super::formula::RuleIndex;
use super::moment::Instant;
use super::references::{self, Headings};
use super::rulebook::{Article, Misconception};
use super::vocabulary::Vocabulary;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::Src;
use crate::engine::syntax::{MisconceptionEntry, Name, ReferenceKind};

/// Gives every article its misconceptions; one `for each player` once for each.
pub(super) fn add(
    vocabulary: &Vocabulary,
    files: &EditionFiles,
    (headings, instants, ending): (&Headings, &[Instant], &[RuleIndex]),
    articles: &mut [Article],
    faults: &mut Vec<Diagnostic>,
) {
    report_duplicates(files, faults);
    for (article, file) in articles.iter_mut().zip(&files.articles) {
        for entry in &file.misconceptions {
            for player in players(entry) {
                let find = |name: &Name, kind: Option<ReferenceKind>| {
                    references::found(headings, name, kind, player)
                };
                let find: &FindRules = &find;
                let resolver = Resolver { vocabulary, player, instants, ending, rules: find };
                match meant(&resolver, files, entry) {
                    Ok(misconception) => article.misconceptions.push(misconception),
                    Err(fault) => faults.push(fault),
                }
            }
        }
    }
}

fn players(entry: &MisconceptionEntry) -> Vec<Option<Role>> {
    match entry.when.each_player {
        Some(_) => Role::BOTH.map(Some).to_vec(),
        None => vec![None],
    }
}

fn meant(
    resolver: &Resolver,
    files: &EditionFiles,
    entry: &MisconceptionEntry,
) -> Result<Misconception, Diagnostic> {
    let claims = resolver.conclusion(&entry.claims.value)?;
    Ok(Misconception {
        id: entry.misconception.value.clone(),
        when: resolver.condition(&entry.when.condition)?,
        claims: Src::new(claims, entry.claims.span),
        words: files.words(entry.origin.as_ref(), &entry.misconception.value),
        span: entry.misconception.span,
    })
}

fn report_duplicates(files: &EditionFiles, faults: &mut Vec<Diagnostic>) {
    let mut seen: Vec<&Name> = Vec::new();
    let entries = files.articles.iter().flat_map(|article| &article.misconceptions);
    for name in entries.map(|entry| &entry.misconception) {
        if let Some(earlier) = seen.iter().find(|earlier| earlier.value == name.value) {
            let fault = Diagnostic::at(Code::DuplicateMisconception, name.span).with("name", &name.value);
            faults.push(fault.and_at(earlier.span));
        }
        seen.push(name);
    }
}
