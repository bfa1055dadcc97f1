//! regorus: the Rego of `ports/*.rego`, compiled for its virtual machine.

use std::sync::Arc;

use regorus::languages::rego::compiler::Compiler;
use regorus::rvm::program::Program;
use regorus::rvm::vm::RegoVM;
use regorus::{Engine, Rc, Value};

use crate::contest::{Contestant, Failure};
use crate::norms::{Applying, Norm};

/// One question of the policies.
pub struct Rego(Arc<Program>);

impl Rego {
    /// Compiles the policies for a question: `data.defects.applying`.
    pub fn of(question: &str) -> Result<Self, Failure> {
        let mut engine = Engine::new();
        for (name, text) in [
            ("displacing.rego", include_str!("../ports/displacing.rego")),
            ("defects.rego", include_str!("../ports/defects.rego")),
            ("lateness.rego", include_str!("../ports/lateness.rego")),
        ] {
            engine.add_policy(name.to_owned(), text.to_owned())?;
        }
        let compiled = engine.compile_with_entrypoint(&Rc::from(question))?;
        let program = Compiler::compile_from_policy(&compiled, &[question]);
        Ok(Self(program.map_err(|error| format!("{error:?}"))?))
    }

    /// The policies on these cases.
    pub fn contestant<'a>(&self, texts: &'a [String]) -> Result<Contestant<'a>, Failure> {
        let inputs = texts.iter().map(|text| Value::from_json_str(text)).collect::<Result<Vec<_>, _>>()?;
        let (mut vm, mut other) = (self.machine(), self.machine());
        Ok(Contestant {
            name: "regorus",
            prepared: Box::new(move |answers| {
                for input in &inputs {
                    answers.push(decide(&mut vm, input.clone())?);
                }
                Ok(())
            }),
            from_text: Some(Box::new(move |answers| {
                for text in texts {
                    answers.push(decide(&mut other, Value::from_json_str(text)?)?);
                }
                Ok(())
            })),
        })
    }

    fn machine(&self) -> RegoVM {
        let mut vm = RegoVM::new();
        vm.load_program(Arc::clone(&self.0));
        vm
    }
}

fn decide(vm: &mut RegoVM, input: Value) -> Result<Applying, Failure> {
    vm.set_input(input);
    let answer = vm.execute().map_err(|error| format!("{error:?}"))?;
    let norms = answer.as_set()?.iter().map(|name| {
        let name = name.as_string()?;
        Norm::named(name).ok_or_else(|| format!("no norm {name}").into())
    });
    norms.collect()
}
