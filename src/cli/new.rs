//! `plica new edition|article|words`: skeletons that an editor fills in.
//!
//! Their words are placeholders that count as missing, so `plica check` says what is still to be written.
//! No file is ever overwritten; words are added at the end of a file that is there.

use std::path::{Path, PathBuf};

use super::args::{Common, New, NewArticle, NewEdition, NewWords, Skeleton};
use super::files::{folder_files, inside, library_in};
use super::out::{Ended, Exit, complain, not_overwritten, print, refuse_read};
use super::written;
use crate::engine::decoded::decoded;
use crate::engine::facts::edition_named;
use crate::engine::library::{Faulty, Library};
use crate::engine::model::Edition;
use crate::engine::source::Sources;
use crate::words::phrases::{
    Locale, Name, TextFile, Texts, Words, id_of, new_texts, overlay, put_in, unwritten,
};
use crate::words::reports::faults_text;

pub(super) fn run(common: &Common, locale: Locale, args: &New) -> Ended {
    let words = Words::embedded(locale);
    let folder = |own: &Option<PathBuf>, shared: &Option<PathBuf>, usual: &str| {
        own.as_ref().or(shared.as_ref()).cloned().unwrap_or_else(|| PathBuf::from(usual))
    };
    let rules = folder(&args.folders.dir, &common.rules, "rules");
    let locales = folder(&args.folders.locales_dir, &common.locales, "locales");
    let library = match library_in(&rules) {
        Ok(library) => library,
        Err(faulty) => return Ok(refuse_read(&words, &faulty)),
    };
    let skeletons = Skeletons { words: &words, library: &library, rules: &rules, locales: &locales };
    let planned = match &args.what {
        Skeleton::Edition(args) => skeletons.edition(args),
        Skeleton::Article(args) => skeletons.article(args),
        Skeleton::Words(args) => skeletons.words(args),
    };
    match planned.and_then(|plan| skeletons.write(&plan)) {
        Ok(page) => print(&page).map(|()| Exit::Done),
        Err((exit, page)) => {
            complain(&page);
            Ok(exit)
        }
    }
}

/// What is needed to write a skeleton.
struct Skeletons<'a> {
    words: &'a Words,
    library: &'a Library,
    rules: &'a Path,
    locales: &'a Path,
}

/// A file to be made, or words to be added to one.
enum Planned {
    Make(PathBuf, String),
    Add(PathBuf, String),
    Change(PathBuf, String),
}

type Plan = Result<Vec<Planned>, (Exit, String)>;

impl Skeletons<'_> {
    fn edition(&self, args: &NewEdition) -> Plan {
        let base = args.amends.as_deref().map(|amends| self.known_edition(amends)).transpose()?;
        if !is_name(&args.id) {
            return Err(self.refuse(Exit::Usage, "new-bad-name", &[("value", &args.id)]));
        }
        let mut plan =
            vec![Planned::Make(self.rule_file(&args.id, "edition"), self.edition_file(args, base))];
        for locale in Locale::ALL {
            plan.push(Planned::Make(
                self.words_file(locale, &args.id),
                edition_words(locale, &args.id, base.map(|base| base.id.as_str())),
            ));
        }
        Ok(plan)
    }

    fn article(&self, args: &NewArticle) -> Plan {
        let edition = self.known_edition(&args.edition)?;
        let number = args.number.as_str();
        if !is_number(number) {
            return Err(self.refuse(Exit::Usage, "new-bad-number", &[("value", number)]));
        }
        let known = edition.articles.iter().find(|article| article.number == number);
        let title = args.title.as_deref();
        match (known, title) {
            (None, None) => {
                let args = [("edition", edition.id.as_str()), ("number", number)];
                return Err(self.refuse(Exit::Usage, "new-title-needed", &args));
            }
            (None, Some(title)) if !is_name(title) => {
                return Err(self.refuse(Exit::Usage, "new-bad-name", &[("value", title)]));
            }
            (Some(article), Some(other)) if article.title != other => {
                let args = [("edition", edition.id.as_str()), ("number", number), ("title", &article.title)];
                return Err(self.refuse(Exit::Usage, "new-title-taken", &args));
            }
            (None | Some(_), Some(_)) | (Some(_), None) => {}
        }
        let title = title.filter(|_| known.is_none());
        let file = self.rule_file(&edition.id, number);
        let mut plan = vec![Planned::Make(file, self.article_file(number, title))];
        plan.extend(Locale::ALL.map(|locale| self.article_words(locale, edition, number, title)));
        Ok(plan)
    }

    fn known_edition(&self, id: &str) -> Result<&Edition, (Exit, String)> {
        let rulebook = &self.library.rulebook;
        edition_named(rulebook, id, None).map_err(|fault| {
            (Exit::Faulty, faults_text(self.words, Some(rulebook), &Sources::default(), &[fault]))
        })
    }

    fn refuse(&self, exit: Exit, id: &str, args: &[(&str, &str)]) -> (Exit, String) {
        (exit, self.words.say(id, args))
    }

    fn rule_file(&self, edition: &str, name: &str) -> PathBuf {
        self.rules.join(edition).join(format!("{name}.yaml"))
    }

    fn words_file(&self, locale: Locale, edition: &str) -> PathBuf {
        self.locales.join(locale.code()).join(format!("{edition}.ftl"))
    }

    fn edition_file(&self, args: &NewEdition, base: Option<&Edition>) -> String {
        let note = |id: &str| format!("# {}\n", self.words.say(id, &[]));
        let authority = args.authority.as_deref().or(base.map(|base| base.authority.as_str()));
        let language = base.map_or_else(|| self.words.locale().code(), |base| base.language.as_str());
        let head = format!(
            "edition: {}\nauthority: {}\nlanguage: {language}\n",
            args.id,
            plain(authority.unwrap_or_default())
        );
        let dates = [note("new-note-in-force"), "# in_force: {from: 2027-01-01}\n".to_owned()].concat();
        let Some(base) = base else { return head + &dates };
        let first = base.articles.first().map_or("E.1", |article| article.number.as_str());
        let last = base.articles.last().map_or("E.2", |article| article.number.as_str());
        let partial = if base.partial { "partial: yes\n" } else { "" };
        [
            head,
            dates,
            partial.to_owned(),
            format!("amends: {}\n", base.id),
            note("new-note-renumber"),
            format!("# renumber: {{{}: {}}}\n", quoted(first), quoted(&format!("{first}bis"))),
            note("new-note-repeal"),
            format!("# repeal: [{}]\n", quoted(last)),
        ]
        .concat()
    }

    /// A text to be written for everything that is missing, in every language, where it belongs.
    fn words(&self, args: &NewWords) -> Plan {
        if let Some(edition) = &args.edition {
            self.known_edition(edition)?;
        }
        let new = with_new_words(self.library, self.locales, args.edition.as_deref());
        let new = new.map_err(|Faulty { sources, faults }| {
            (Exit::Faulty, faults_text(self.words, None, &sources, &faults))
        })?;
        if new.changed.is_empty() && new.made.is_empty() {
            return Err((Exit::Done, self.words.say("new-no-words", &[])));
        }
        let changed = new.changed.into_iter().map(|(path, text)| Planned::Change(path, text));
        Ok(changed.chain(new.made.into_iter().map(|(path, text)| Planned::Make(path, text))).collect())
    }

    fn article_file(&self, number: &str, title: Option<&str>) -> String {
        let say = |id: &str| self.words.say(id, &[]);
        let title = title.map(|title| format!("title: {title}\n")).unwrap_or_default();
        let (article, rule) = (quoted(number), quoted(&format!("{number}.a")));
        format!(
            "article: {article}\n{title}# {}\n\
             # rules:\n\
             #   - rule: {rule}\n\
             #     when: session.over and not sealing.asked\n\
             #     then: arbiter must ask-to-seal sealer\n\
             # {}\n\
             # examples:\n\
             #   - case: {}\n\
             #     given: {{sealer.colour: white, session.over: yes, sealing.asked: no}}\n\
             #     ruling: {{applies: [{rule}]}}\n\
             #   - case: {}\n\
             #     given: {{sealer.colour: white, session.over: yes, sealing.asked: yes}}\n\
             #     ruling: {{not: [{rule}]}}\n",
            say("new-note-rules"),
            say("new-note-examples"),
            say("new-example-fires"),
            say("new-example-misses"),
        )
    }

    /// The words of an article: at the end of the file on disk, else of a copy of the file in the program.
    fn article_words(&self, locale: Locale, edition: &Edition, number: &str, title: Option<&str>) -> Planned {
        let unwritten = unwritten(locale);
        let id = id_of(number);
        let title = title.map(|_| format!("article-{id} = {unwritten}\n")).unwrap_or_default();
        let added = format!("\n{title}# rule-{id}-a = {unwritten}\n");
        let path = self.words_file(locale, &edition.id);
        if path.exists() {
            return Planned::Add(path, added);
        }
        let carried = format!("locales/{}/{}.ftl", locale.code(), edition.id);
        let beginning = Words::embedded_files().remove(&carried);
        let beginning =
            beginning.unwrap_or_else(|| edition_words(locale, &edition.id, edition.amends.as_deref()));
        Planned::Make(path, beginning + &added)
    }

    /// Writes everything, or nothing when a file is in the way.
    fn write(&self, plan: &[Planned]) -> Result<String, (Exit, String)> {
        for planned in plan {
            match planned {
                Planned::Make(path, _) if path.symlink_metadata().is_ok() => {
                    let path = path.display().to_string();
                    return Err(self.refuse(Exit::Faulty, "new-exists", &[("path", &path)]));
                }
                Planned::Add(path, _) | Planned::Change(path, _) if path.is_symlink() => {
                    let fault = [not_overwritten(path)];
                    return Err((Exit::Faulty, faults_text(self.words, None, &Sources::default(), &fault)));
                }
                Planned::Make(..) | Planned::Add(..) | Planned::Change(..) => {}
            }
        }
        let mut page = self.words.say("new-written", &[]);
        for planned in plan {
            let (path, done) = match planned {
                Planned::Make(path, text) => (path, make(path, text)),
                Planned::Add(path, text) => (path, add(path, text)),
                Planned::Change(path, text) => (path, written::replace_own(path, text.as_bytes(), |_| true)),
            };
            let shown = path.display().to_string();
            if let Err(error) = done {
                let args = [("path", shown.as_str()), ("reason", &error.to_string())];
                return Err(self.refuse(Exit::Faulty, "new-unwritable", &args));
            }
            page = format!("{page}\n  {shown}");
        }
        let (rules, locales) = (self.rules.display().to_string(), self.locales.display().to_string());
        let next = self.words.say("new-next", &[("rules", &rules), ("locales", &locales)]);
        Ok(format!("{page}\n{next}"))
    }
}

fn make(path: &Path, text: &str) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    // A file that another process has made in the meantime is kept.
    written::create(path, text.as_bytes())
}

fn add(path: &Path, text: &str) -> std::io::Result<()> {
    let bytes = std::fs::read(path)?;
    let before = decoded(&bytes).map_err(|_| std::io::Error::from(std::io::ErrorKind::InvalidData))?;
    written::replace_own(path, (before.into_owned() + text).as_bytes(), |_| true)
}

/// The words of an edition that is only begun. Its first line is a comment, as in every file of words.
fn edition_words(locale: Locale, id: &str, amends: Option<&str>) -> String {
    let unwritten = unwritten(locale);
    let amends = amends.map(|amends| format!(": what it says otherwise than {amends}")).unwrap_or_default();
    format!(
        "### The words of the edition {id}{amends}.\n\n\
         edition-{id} = {unwritten}\n    .short = {unwritten}\n"
    )
}

/// Small letters, figures, hyphens.
fn is_name(text: &str) -> bool {
    text.split('-').all(|part| {
        !part.is_empty() && part.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
    })
}

/// Letters, figures, points and hyphens, as a rule's number may be written in a clause.
fn is_number(text: &str) -> bool {
    text.split('.').all(|part| {
        !part.is_empty() && part.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-')
    })
}

/// A text as YAML: between quotes where a sign might mean something.
fn plain(text: &str) -> String {
    let harmless = |letter: char| letter.is_alphanumeric() || " .-".contains(letter);
    let bare = text.starts_with(char::is_alphabetic) && text.chars().all(harmless);
    if bare { text.to_owned() } else { serde_json::Value::from(text).to_string() }
}

/// A number as YAML text: `E.8` stays as it is, `9.7` would be a number of another kind.
fn quoted(number: &str) -> String {
    let plain = number.starts_with(|letter: char| letter.is_ascii_uppercase())
        && number.chars().nth(1).is_some_and(|second| second == '.' || second.is_ascii_digit());
    if plain { number.to_owned() } else { format!("\"{number}\"") }
}

/// Files of the folder of words with all that is to be written in them: those that are there, and those to be made.
struct WithNewWords {
    pub(super) changed: Vec<(PathBuf, String)>,
    pub(super) made: Vec<(PathBuf, String)>,
}

/// The texts that an edition lacks, or all that are lacking, where they belong in a folder of words.
fn with_new_words(library: &Library, folder: &Path, edition: Option<&str>) -> Result<WithNewWords, Faulty> {
    let files = if folder.is_dir() { folder_files(folder, "ftl") } else { Ok(Vec::new()) };
    let files = files.map_err(|(sources, fault)| Faulty { sources, faults: vec![fault] })?;
    let (mut all, mut own) = (Words::embedded_files(), Vec::new());
    for (path, text) in files {
        let inside = inside(folder, &path);
        let language = inside.split(std::path::MAIN_SEPARATOR).next().and_then(Locale::from_code);
        all.insert(overlay(&inside), text.clone());
        own.extend(language.map(|locale| TextFile { locale, path, text }));
    }
    let texts = Texts { all: &all, own: &own, folder: &folder.display().to_string() };
    let is_wanted =
        |id: &str| edition.is_none() || Name::of(id).edition.is_none_or(|home| Some(home) == edition);
    let new = new_texts(&library.rulebook, texts, &is_wanted);
    let changed = new.added.into_iter().filter_map(|(path, mut added)| {
        let mut text = own.iter().find(|file| file.path == path)?.text.clone();
        // From behind, so that places before stay what they are.
        added.sort_by_key(|(at, _)| std::cmp::Reverse(*at));
        for (at, stubs) in added {
            let stubs = put_in(&text, at, &stubs);
            text.insert_str(at, &stubs);
        }
        Some((PathBuf::from(path), text))
    });
    let made = new.made.into_iter().map(|(path, text)| (PathBuf::from(path), text));
    Ok(WithNewWords { changed: changed.collect(), made: made.collect() })
}
