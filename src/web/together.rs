//! Facts that are asked together: one screen, one button. What stays empty is as it is assumed, or is not known yet.

use maud::{Markup, html};

use crate::engine::interview::{Answers, choices};
use crate::engine::library::Library;
use crate::engine::model::{Fact, FactId, Type, written};
use crate::words::phrases::{Speaker, capital};

/// The fields of some facts, and what leaves the empty ones. Of the answers not all may count.
pub(super) fn fields(
    library: &Library,
    speaker: &Speaker,
    [answers, accepted]: [&Answers; 2],
    facts: &[FactId],
) -> Markup {
    let vocabulary = &library.rulebook.vocabulary;
    // What stands in the same group and is not asked now is not asked later.
    let topics = vocabulary.topics().iter().filter(|topic| answers.topics.contains(&topic.name));
    let group =
        topics.flat_map(|topic| &topic.ask).find(|group| facts.iter().all(|fact| group.contains(fact)));
    let group = group.map_or(facts, Vec::as_slice);
    let names: Vec<_> = group.iter().map(|fact| vocabulary.fact(*fact).name.as_str()).collect();
    html! {
        input type="hidden" name="later" value=(names.join(","));
        div.together {
            @for fact in facts {
                @let choices = choices(library, speaker.edition, accepted, *fact);
                @if choices.is_empty() {
                    (typed(speaker, vocabulary.fact(*fact), *fact, answers))
                } @else {
                    @let declared = vocabulary.fact(*fact);
                    @let told = told(answers, &declared.name);
                    fieldset.choice {
                        legend { (capital(&speaker.question(*fact))) }
                        @for value in &choices {
                            @let text = written(&declared.kind, value);
                            label.chip {
                                input type="radio" name=(declared.name) value=(text) checked[told == text];
                                span { (capital(&speaker.answer(*fact, value))) }
                            }
                        }
                    }
                }
            }
        }
        @if facts.iter().any(|fact| vocabulary.fact(*fact).kind == Type::Duration) {
            p.hint #time-hint { (speaker.words.say("web-time-hint", &[])) }
        }
        p.done { button.go { (speaker.words.say("web-continue", &[])) } }
        p.hint { (speaker.words.say("web-left-empty", &[])) }
    }
}

fn told<'a>(answers: &'a Answers, name: &str) -> &'a str {
    let given = answers.case.facts.iter().find(|given| given.fact.value == name);
    given
        .map(|given| given.value.value.as_str())
        .filter(|value| !super::query::is_open(value))
        .unwrap_or_default()
}

fn typed(speaker: &Speaker, declared: &Fact, fact: FactId, answers: &Answers) -> Markup {
    let name = declared.name.as_str();
    let is_time = declared.kind == Type::Duration;
    html! {
        div.typed {
            label for=(name) { (capital(&speaker.question(fact))) }
            input id=(name) name=(name) value=(told(answers, name)) autocomplete="off"
                inputmode=[(is_time || declared.kind == Type::Number).then_some("text")] aria-describedby=[is_time.then_some("time-hint")];
        }
    }
}
