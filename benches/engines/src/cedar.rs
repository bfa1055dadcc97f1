//! cedar-policy: the policies of `ports/resumption.cedar`. What applies are the policies that determine an Allow.

use std::collections::HashMap;

use cedar_policy::{Authorizer, Context, Decision, Entities, EntityUid, PolicyId, PolicySet, Request};

use crate::contest::{Contestant, Failure};
use crate::norms::{Applying, Norm};

/// The policies, ready to be asked for some actions.
pub struct Cedar {
    authorizer: Authorizer,
    policies: PolicySet,
    entities: Entities,
    norms: HashMap<PolicyId, Norm>,
    arbiter: EntityUid,
    game: EntityUid,
    actions: Vec<EntityUid>,
}

impl Cedar {
    /// The policies for these actions.
    pub fn of(actions: &[&str]) -> Result<Self, Failure> {
        let policies: PolicySet = include_str!("../ports/resumption.cedar").parse()?;
        let norms = policies.policies().filter_map(|policy| {
            let norm = Norm::named(policy.annotation("id")?)?;
            Some((policy.id().clone(), norm))
        });
        let action = |action: &&str| Ok(format!("Action::\"{action}\"").parse()?);
        Ok(Self {
            authorizer: Authorizer::new(),
            norms: norms.collect(),
            entities: Entities::empty(),
            arbiter: "Party::\"arbiter\"".parse()?,
            game: "Game::\"adjourned\"".parse()?,
            actions: actions.iter().map(action).collect::<Result<_, Failure>>()?,
            policies,
        })
    }

    /// The policies on these cases.
    pub fn contestant<'a>(&'a self, texts: &'a [String]) -> Result<Contestant<'a>, Failure> {
        let inputs = texts.iter().map(|text| self.requests(text)).collect::<Result<Vec<_>, _>>()?;
        Ok(Contestant {
            name: "cedar-policy",
            prepared: Box::new(move |answers| {
                for requests in &inputs {
                    answers.push(self.decide(requests)?);
                }
                Ok(())
            }),
            from_text: Some(Box::new(move |answers| {
                for text in texts {
                    answers.push(self.decide(&self.requests(text)?)?);
                }
                Ok(())
            })),
        })
    }

    /// One request an action, on the same facts.
    fn requests(&self, text: &str) -> Result<Vec<Request>, Failure> {
        let context = Context::from_json_str(text, None)?;
        let requests = self.actions.iter().map(|action| {
            let (arbiter, game) = (self.arbiter.clone(), self.game.clone());
            Ok(Request::new(arbiter, action.clone(), game, context.clone(), None)?)
        });
        requests.collect()
    }

    fn decide(&self, requests: &[Request]) -> Result<Applying, Failure> {
        let mut applying = Applying::default();
        for request in requests {
            let response = self.authorizer.is_authorized(request, &self.policies, &self.entities);
            if let Some(error) = response.diagnostics().errors().next() {
                return Err(error.to_string().into());
            }
            if response.decision() == Decision::Allow {
                let norms = response.diagnostics().reason().filter_map(|policy| self.norms.get(policy));
                applying = norms.copied().fold(applying, Applying::and);
            }
        }
        Ok(applying)
    }
}
