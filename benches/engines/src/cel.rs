//! cel: the expressions of `ports/*.cel`, each a variable of those after it.

use std::sync::Arc;

use cel::{Context, Env, Program, Value};

use crate::contest::{Contestant, Failure};
use crate::norms::{Applying, Norm};

/// Named expressions in order.
pub struct Cel {
    environment: Arc<Env>,
    expressions: Vec<(String, Program, Option<Norm>)>,
}

/// The facts by their groups.
type Input = Vec<(String, Value)>;

impl Cel {
    /// Compiles the expressions of files, of which these norms are asked.
    pub fn of(files: &[&str], norms: &[Norm]) -> Result<Self, Failure> {
        let environment = Arc::new(Env::stdlib());
        let mut expressions = Vec::new();
        for block in files.iter().flat_map(|text| text.split("\n\n")) {
            let lines: Vec<_> = block.lines().filter(|line| !line.starts_with("//")).collect();
            let block = lines.join(" ");
            let Some((name, expression)) = block.split_once(": ") else { continue };
            let program = environment.compile(expression).map_err(|error| format!("{name}: {error}"))?;
            let norm = Norm::named(name).filter(|norm| norms.contains(norm));
            expressions.push((name.to_owned(), program, norm));
        }
        Ok(Self { environment, expressions })
    }

    /// The expressions on these cases.
    pub fn contestant<'a>(&'a self, texts: &'a [String]) -> Result<Contestant<'a>, Failure> {
        let inputs = texts.iter().map(|text| input(text)).collect::<Result<Vec<_>, _>>()?;
        Ok(Contestant {
            name: "cel",
            prepared: Box::new(move |answers| {
                for input in &inputs {
                    answers.push(self.decide(input.clone())?);
                }
                Ok(())
            }),
            from_text: Some(Box::new(move |answers| {
                for text in texts {
                    answers.push(self.decide(input(text)?)?);
                }
                Ok(())
            })),
        })
    }

    fn decide(&self, input: Input) -> Result<Applying, Failure> {
        let mut context = Context::with_env(Arc::clone(&self.environment));
        for (name, value) in input {
            context.add_variable_from_value(name, value);
        }
        let mut applying = Applying::default();
        for (name, program, norm) in &self.expressions {
            let value = program.execute(&context)?;
            if let (Some(norm), Value::Bool(true)) = (norm, &value) {
                applying = applying.and(*norm);
            }
            context.add_variable_from_value(name.as_str(), value);
        }
        Ok(applying)
    }
}

fn input(text: &str) -> Result<Input, Failure> {
    let groups: serde_json::Map<String, serde_json::Value> = serde_json::from_str(text)?;
    let values = groups.into_iter().map(|(name, value)| Ok((name, cel::to_value(value)?)));
    values.collect()
}
