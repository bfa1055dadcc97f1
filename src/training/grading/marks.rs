//! A key and answers -> the points of each candidate, and what each and the class should repeat.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::answers::Candidate;
use super::{Asked, Key};

/// The result of an exam.
#[derive(Debug, Clone, Default)]
pub struct Marks {
    /// In the order of the answers.
    pub candidates: Vec<CandidateMark>,
    /// The hardest first.
    pub questions: Vec<QuestionMark>,
    /// Those missed in the greatest part first.
    pub articles: Vec<ArticleMark>,
    /// How the exam has measured.
    pub statistics: Statistics,
}

/// The result of a candidate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CandidateMark {
    /// The name.
    pub name: String,
    /// The version of the exam.
    pub version: String,
    /// The points made.
    pub points: u32,
    /// The points to be had.
    pub of: u32,
    /// How many answers are right.
    pub right: u32,
    /// How many are wrong.
    pub wrong: u32,
    /// How many questions are not answered.
    pub blank: u32,
    /// The articles of what is not right, those most missed first.
    pub repeat: Vec<ArticleMark>,
    /// The letters chosen, by number; nothing where the question is not answered.
    pub answers: BTreeMap<u32, Option<char>>,
}

impl CandidateMark {
    /// The points made of those to be had, in tenths of a percent, rounded.
    #[must_use]
    pub fn per_mille(&self) -> u32 {
        (self.points * 1000 + self.of / 2).checked_div(self.of).unwrap_or_default()
    }
}

/// How a class has answered a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuestionMark {
    /// Its name.
    pub id: String,
    /// Its number in each version.
    pub places: BTreeMap<String, u32>,
    /// The articles that decide it.
    pub articles: Vec<String>,
    /// By how many it was asked.
    pub asked: u32,
    /// How many have answered it right.
    pub right: u32,
    /// How often each answer was chosen, by its letter in the first version.
    pub chosen: BTreeMap<char, u32>,
    /// The letter of the right answer in the first version.
    pub answer: char,
    /// What it asks, if the key says so.
    pub text: String,
    /// How far those who are good at the rest answer it right, in thousandths from -1000 to 1000; none where all or nobody
    /// did.
    pub discrimination: Option<i32>,
}

/// How often an article was asked about, and how often not answered right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArticleMark {
    /// The article, as the key cites it.
    pub article: String,
    /// How often it was asked about.
    pub asked: u32,
    /// How often the answer was wrong or lacking.
    pub missed: u32,
}

/// Marks an exam.
#[must_use]
pub fn marks(key: &Key, candidates: &[Candidate]) -> Marks {
    let mut class = Tally::default();
    let mut questions: BTreeMap<&str, QuestionMark> = BTreeMap::new();
    let mut marked = Vec::new();
    let mut responses = Responses::default();
    for candidate in candidates {
        let mut mark = Tally::default();
        responses.next();
        for (number, asked, chosen) in answered(key, candidate) {
            mark.add(asked, chosen);
            class.add(asked, chosen);
            let question = questions.entry(&asked.id).or_insert_with(|| QuestionMark {
                id: asked.id.clone(),
                places: BTreeMap::new(),
                articles: asked.articles.clone(),
                asked: 0,
                right: 0,
                chosen: BTreeMap::new(),
                answer: asked.in_first_version(asked.answer),
                text: asked.text.clone(),
                discrimination: None,
            });
            if let Some(letter) = chosen {
                *question.chosen.entry(asked.in_first_version(letter)).or_default() += 1;
            }
            responses.add(&asked.id, chosen == Some(asked.answer));
            question.places.insert(candidate.version.clone(), number);
            question.asked += 1;
            question.right += u32::from(chosen == Some(asked.answer));
        }
        marked.push(mark.of_candidate(candidate));
    }
    let mut questions: Vec<_> = questions.into_values().collect();
    for question in &mut questions {
        question.discrimination = responses.discrimination(&question.id);
    }
    // Of two shares the smaller first, without dividing: 1 of 3 is less than 2 of 5.
    questions.sort_by(|one, other| {
        (one.right * other.asked).cmp(&(other.right * one.asked)).then_with(|| one.places.cmp(&other.places))
    });
    let mut articles = class.most_missed();
    // Of two shares the greater first: who asks about E.8 ten times misses it more often than what is asked once.
    articles.sort_by_key(|mark| Reverse(mark.missed * 1000 / mark.asked.max(1)));
    let shares: Vec<_> = marked.iter().map(CandidateMark::per_mille).collect();
    let statistics = Statistics::of(&shares, &responses);
    Marks { candidates: marked, questions, articles, statistics }
}

/// Each question of a candidate's version with what he chose.
fn answered<'a>(
    key: &'a Key,
    candidate: &'a Candidate,
) -> impl Iterator<Item = (u32, &'a Asked, Option<char>)> {
    let asked = key.versions.get(&candidate.version).into_iter().flatten();
    asked.map(|(number, asked)| (*number, asked, candidate.answers.get(number).copied().flatten()))
}

/// What is counted, for one or for all.
#[derive(Default)]
struct Tally {
    points: u32,
    of: u32,
    right: u32,
    wrong: u32,
    blank: u32,
    /// By article: how often asked about, how often missed.
    articles: BTreeMap<String, (u32, u32)>,
}

impl Tally {
    fn add(&mut self, asked: &Asked, chosen: Option<char>) {
        let is_right = chosen == Some(asked.answer);
        self.of = self.of.saturating_add(asked.points);
        match chosen {
            None => self.blank += 1,
            Some(_) if is_right => {
                self.right += 1;
                self.points = self.points.saturating_add(asked.points);
            }
            Some(_) => self.wrong += 1,
        }
        for article in &asked.articles {
            let (times, missed) = self.articles.entry(article.clone()).or_default();
            *times += 1;
            *missed += u32::from(!is_right);
        }
    }

    fn of_candidate(self, candidate: &Candidate) -> CandidateMark {
        CandidateMark {
            name: candidate.name.clone(),
            version: candidate.version.clone(),
            points: self.points,
            of: self.of,
            right: self.right,
            wrong: self.wrong,
            blank: self.blank,
            answers: candidate.answers.clone(),
            repeat: self.most_missed(),
        }
    }

    /// The articles that were missed, those most often missed first.
    fn most_missed(self) -> Vec<ArticleMark> {
        let missed = self.articles.into_iter().filter(|(_, (_, missed))| *missed > 0);
        let mut missed: Vec<_> =
            missed.map(|(article, (asked, missed))| ArticleMark { article, asked, missed }).collect();
        missed.sort_by(|one, other| {
            other.missed.cmp(&one.missed).then_with(|| one.article.cmp(&other.article))
        });
        missed
    }
}

// How an exam has measured: the mean, whether its questions ask for one thing, whether a question tells the good from the
// others. Sizes are thousandths.

/// How an exam has measured.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Statistics {
    /// The mean of the shares of points, in thousandths.
    pub mean: u32,
    /// The Kuder-Richardson formula 20, in thousandths; none with fewer than two candidates or questions, or where all have
    /// as many right.
    pub reliability: Option<i32>,
    /// The shares of points of the candidates, in thousandths.
    shares: Vec<u32>,
}

impl Statistics {
    fn of(shares: &[u32], responses: &Responses) -> Self {
        let count = u32::try_from(shares.len()).unwrap_or(u32::MAX).max(1);
        let mean = (shares.iter().sum::<u32>() + count / 2) / count;
        Self { mean, reliability: responses.reliability(), shares: shares.to_vec() }
    }

    /// How many have reached a share of the points, in percent.
    #[must_use]
    pub fn passed(&self, percent: u32) -> usize {
        self.shares.iter().filter(|share| **share >= percent * 10).count()
    }
}

/// Which questions each candidate has answered right, by the names of the questions.
#[derive(Default)]
struct Responses {
    of_candidates: Vec<BTreeMap<String, bool>>,
}

impl Responses {
    /// The next candidate begins.
    pub(super) fn next(&mut self) {
        self.of_candidates.push(BTreeMap::new());
    }

    pub(super) fn add(&mut self, id: &str, is_right: bool) {
        if let Some(last) = self.of_candidates.last_mut() {
            last.insert(id.to_owned(), is_right);
        }
    }

    /// The correlation of a question with the number of right answers to the others.
    pub(super) fn discrimination(&self, id: &str) -> Option<i32> {
        let asked = self.of_candidates.iter().filter_map(|answers| {
            let is_right = *answers.get(id)?;
            Some((f64::from(u8::from(is_right)), total(answers) - f64::from(u8::from(is_right))))
        });
        let pairs: Vec<(f64, f64)> = asked.collect();
        let (items, rests): (Vec<f64>, Vec<f64>) = pairs.iter().copied().unzip();
        let (of_items, of_rests) = (variance(&items)?, variance(&rests)?);
        let (item, rest) = (mean(&items)?, mean(&rests)?);
        let products: Vec<f64> = pairs.iter().map(|(one, other)| (one - item) * (other - rest)).collect();
        let spread = (of_items * of_rests).sqrt();
        (spread > 0.0).then_some(mean(&products)? / spread).map(thousandths)
    }

    fn reliability(&self) -> Option<i32> {
        let totals: Vec<f64> = self.of_candidates.iter().map(total).collect();
        let spread = variance(&totals).filter(|spread| *spread > 0.0)?;
        let names = self.of_candidates.first()?.keys();
        let mut questions = 0.0;
        let mut of_questions = 0.0;
        for name in names {
            let right = self.of_candidates.iter().filter_map(|answers| answers.get(name));
            let right: Vec<f64> = right.map(|is_right| f64::from(u8::from(*is_right))).collect();
            of_questions += variance(&right)?;
            questions += 1.0;
        }
        (questions > 1.0).then(|| thousandths(questions / (questions - 1.0) * (1.0 - of_questions / spread)))
    }
}

/// How many are right.
fn total(answers: &BTreeMap<String, bool>) -> f64 {
    answers.values().map(|is_right| f64::from(u8::from(*is_right))).sum()
}

fn mean(values: &[f64]) -> Option<f64> {
    let count = f64::from(u32::try_from(values.len()).ok()?);
    (count > 1.0).then(|| values.iter().sum::<f64>() / count)
}

/// Of the whole class, not of a sample.
fn variance(values: &[f64]) -> Option<f64> {
    let middle = mean(values)?;
    mean(&values.iter().map(|value| (value - middle).powi(2)).collect::<Vec<_>>())
}

#[expect(clippy::cast_possible_truncation, reason = "a small number")]
fn thousandths(value: f64) -> i32 {
    (value * 1000.0).round() as i32
}
