//! plica's own circuit, one case at a time and 64 at once.

use std::fs;
use std::path::Path;

use plica::Library;
use plica::engine::facts::Facts;
use plica::engine::model::{Edition, Role};
use plica::engine::program::{GateId, LANES, Lanes, Program, Truth};

use crate::case::Case;
use crate::contest::{Contestant, Failure};
use crate::norms::{Applying, Norm};

/// The law as the other engines have it, in plica's language: that of its rulebook before it asked what came first.
pub fn library() -> Result<Library, Failure> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("ports/plica");
    let mut files = vec![("vocabulary.yaml".to_owned(), fs::read_to_string(folder.join("vocabulary.yaml"))?)];
    for file in fs::read_dir(folder.join("fide-2014"))? {
        let file = file?;
        let name = format!("fide-2014/{}", file.file_name().to_string_lossy());
        files.push((name, fs::read_to_string(file.path())?));
    }
    files.sort();
    Library::from_files(files).map_err(|faulty| format!("{:?}", faulty.faults).into())
}

/// So many cases drawn by lot, all of which a game can show.
pub fn possible_cases(library: &Library, count: usize) -> Result<Vec<Case>, Failure> {
    let edition = library.rulebook.edition("fide-2014").ok_or("no edition")?;
    let law = Law::of(library, edition, &[])?;
    let mut dice = fastrand::Rng::with_seed(2014);
    let mut cases = Vec::with_capacity(count);
    while cases.len() < count {
        let case = Case::next(&mut dice);
        if law.is_possible(&case)? {
            cases.push(case);
        }
    }
    Ok(cases)
}

/// The edition asked.
pub struct Law<'a> {
    library: &'a Library,
    program: &'a Program,
    norms: Vec<(Norm, GateId)>,
}

impl<'a> Law<'a> {
    /// These norms of an edition.
    pub fn of(library: &'a Library, edition: &Edition, norms: &[Norm]) -> Result<Self, Failure> {
        let program = library.program(edition).ok_or("no program")?;
        let found = norms.iter().map(|norm| {
            let (id, player) = id(*norm);
            let rule = edition.numbered().find(|(_, rule)| rule.id == id && rule.player == player);
            let (index, _) = rule.ok_or_else(|| format!("no rule {id}"))?;
            let gates = program.rules.get(index.index()).ok_or("no gates")?;
            Ok((*norm, gates.applies))
        });
        Ok(Self { library, program, norms: found.collect::<Result<_, Failure>>()? })
    }

    /// Whether a game can show these facts.
    pub fn is_possible(&self, case: &Case) -> Result<bool, Failure> {
        let case = plica::case_from_json(&case.json_for_plica()?).ok_or("not a case")?;
        // What contradicts itself at first sight is refused.
        let Ok(accepted) =
            plica::engine::facts::accept(&self.library.rulebook.vocabulary, self.program, &case)
        else {
            return Ok(false);
        };
        let gates = self.program.circuit.evaluate(&accepted.facts.truths(self.program.circuit.atoms()));
        Ok(self.program.impossible.iter().all(|gate| truth(&gates, *gate) != Truth::True))
    }

    /// The norms that apply. Every fact they ask is known.
    pub fn applying(&self, case: &Case) -> Result<Applying, Failure> {
        let gates = self.program.circuit.evaluate(&self.truths(&case.json_for_plica()?)?);
        if let Some((norm, _)) = self.norms.iter().find(|(_, gate)| truth(&gates, *gate) == Truth::Unknown) {
            return Err(format!("{norm:?} is not known of {case:?}").into());
        }
        Ok(self.those(&gates))
    }

    fn those(&self, gates: &[Truth]) -> Applying {
        let applying = self.norms.iter().filter(|(_, gate)| truth(gates, *gate) == Truth::True);
        applying.map(|(norm, _)| *norm).collect()
    }

    /// The truth of every atom, from the text of a case.
    fn truths(&self, text: &str) -> Result<Vec<Truth>, Failure> {
        Ok(self.facts(text)?.truths(self.program.circuit.atoms()))
    }

    fn facts(&self, text: &str) -> Result<Facts, Failure> {
        let case = plica::case_from_json(text).ok_or("not a case")?;
        let accepted = plica::engine::facts::accept(&self.library.rulebook.vocabulary, self.program, &case);
        Ok(accepted.map_err(|faults| format!("{faults:?}"))?.facts)
    }

    /// One case at a time.
    pub fn one_by_one(&'a self, texts: &'a [String]) -> Result<Contestant<'a>, Failure> {
        let prepared = texts.iter().map(|text| self.truths(text)).collect::<Result<Vec<_>, _>>()?;
        Ok(Contestant {
            name: "plica, one by one",
            prepared: Box::new(move |answers| {
                for atoms in &prepared {
                    answers.push(self.those(&self.program.circuit.evaluate(atoms)));
                }
                Ok(())
            }),
            from_text: Some(Box::new(move |answers| {
                for text in texts {
                    answers.push(self.those(&self.program.circuit.evaluate(&self.truths(text)?)));
                }
                Ok(())
            })),
        })
    }

    /// 64 cases at once.
    pub fn together(&'a self, texts: &'a [String]) -> Result<Contestant<'a>, Failure> {
        let prepared = texts.chunks(LANES).map(|texts| self.lanes(texts)).collect::<Result<Vec<_>, _>>()?;
        let mut gates = Vec::new();
        let mut more_gates = Vec::new();
        let counts: Vec<usize> = texts.chunks(LANES).map(<[String]>::len).collect();
        Ok(Contestant {
            name: "plica, 64 lanes",
            prepared: Box::new(move |answers| {
                for (atoms, count) in prepared.iter().zip(&counts) {
                    self.program.circuit.evaluate_lanes(atoms, &mut gates);
                    self.those_in_lanes(&gates, *count, answers);
                }
                Ok(())
            }),
            from_text: Some(Box::new(move |answers| {
                for texts in texts.chunks(LANES) {
                    self.program.circuit.evaluate_lanes(&self.lanes(texts)?, &mut more_gates);
                    self.those_in_lanes(&more_gates, texts.len(), answers);
                }
                Ok(())
            })),
        })
    }

    fn lanes(&self, texts: &[String]) -> Result<Vec<Lanes>, Failure> {
        let mut atoms = vec![Lanes::default(); self.program.circuit.atoms().len()];
        for (lane, text) in texts.iter().enumerate() {
            for (lanes, truth) in atoms.iter_mut().zip(self.truths(text)?) {
                lanes.set(lane, truth);
            }
        }
        Ok(atoms)
    }

    fn those_in_lanes(&self, gates: &[Lanes], count: usize, answers: &mut Vec<Applying>) {
        let first = answers.len();
        answers.resize(first + count, Applying::default());
        let Some(answers) = answers.get_mut(first..) else { return };
        for (norm, gate) in &self.norms {
            let mut applying = gates.get(gate.index()).copied().unwrap_or_default().is_true;
            // Bit by bit through those it applies to.
            while applying != 0 {
                let lane = applying.trailing_zeros() as usize;
                applying &= applying - 1;
                if let Some(answer) = answers.get_mut(lane) {
                    *answer = answer.and(*norm);
                }
            }
        }
    }
}

fn truth(gates: &[Truth], gate: GateId) -> Truth {
    gates.get(gate.index()).copied().unwrap_or(Truth::Unknown)
}

/// How the rulebook names a norm.
fn id(norm: Norm) -> (&'static str, Option<Role>) {
    match norm {
        Norm::E8a => ("E.8.a", None),
        Norm::E8b => ("E.8.b", None),
        Norm::E8c => ("E.8.c", None),
        Norm::E9aPlay => ("E.9.a.play", None),
        Norm::E9b => ("E.9.b", None),
        Norm::E9bPlay => ("E.9.b.play", None),
        Norm::E9cWaiting => ("E.9.c.waiting", None),
        Norm::E9cPlay => ("E.9.c.play", None),
        Norm::E9cMate => ("E.9.c.mate", None),
        Norm::E9cStalemate => ("E.9.c.stalemate", None),
        Norm::E10Sealer => ("E.10", Some(Role::Sealer)),
        Norm::E10Replier => ("E.10", Some(Role::Replier)),
        Norm::E10Both => ("E.10.both", None),
        Norm::E11Otherwise => ("E.11.otherwise", None),
        Norm::E12a => ("E.12.a", None),
        Norm::E12b => ("E.12.b", None),
        Norm::E12bKept => ("E.12.b.kept", None),
    }
}
