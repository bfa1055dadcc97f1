//! How an exam has measured: the mean, whether its questions ask for one thing, whether a question tells the good from the
//! others. Sizes are thousandths.

use std::collections::BTreeMap;

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
    pub(super) fn of(shares: &[u32], responses: &Responses) -> Self {
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
pub(super) struct Responses {
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
