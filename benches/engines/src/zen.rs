//! zen-engine: the decision graphs of `ports/*.json`, expressions compiled beforehand.

use tokio::runtime::{Builder, Runtime};
use zen_engine::model::GraphContent;
use zen_engine::{Decision, Variable};

use crate::contest::{Contestant, Failure};
use crate::norms::{Applying, Norm};

/// One decision graph.
pub struct Zen {
    decision: Decision,
    runtime: Runtime,
    norms: &'static [Norm],
}

impl Zen {
    /// Reads and compiles a graph.
    pub fn of(graph: &str, norms: &'static [Norm]) -> Result<Self, Failure> {
        let graph: GraphContent = serde_json::from_str(graph)?;
        let mut decision = Decision::from(graph);
        decision.compile();
        Ok(Self { decision, runtime: Builder::new_current_thread().build()?, norms })
    }

    /// The graph on these cases.
    pub fn contestant<'a>(&'a self, texts: &'a [String]) -> Result<Contestant<'a>, Failure> {
        let inputs =
            texts.iter().map(|text| serde_json::from_str(text)).collect::<Result<Vec<Variable>, _>>()?;
        Ok(Contestant {
            name: "zen-engine",
            prepared: Box::new(move |answers| {
                self.runtime.block_on(async {
                    for input in &inputs {
                        answers.push(self.decide(input.clone()).await?);
                    }
                    Ok(())
                })
            }),
            from_text: Some(Box::new(move |answers| {
                self.runtime.block_on(async {
                    for text in texts {
                        answers.push(self.decide(serde_json::from_str(text)?).await?);
                    }
                    Ok(())
                })
            })),
        })
    }

    async fn decide(&self, input: Variable) -> Result<Applying, Failure> {
        let answer = self.decision.evaluate(input).await.map_err(|error| format!("{error:?}"))?;
        let applying =
            self.norms.iter().filter(|norm| answer.result.dot(norm.name()) == Some(Variable::Bool(true)));
        Ok(applying.copied().collect())
    }
}
