// Plays the quiz: the questions one after another or all at a time, right or wrong, the score and what to repeat. What was
// answered and which articles were missed stays in this browser; letters choose an answer.
"use strict";
(() => {
  const forms = [...document.querySelectorAll("form.question")];
  const layouts = document.getElementById("layouts");
  const score = document.getElementById("score");
  if (forms.length === 0) return;
  const part = (form, does) => form.querySelector(`[data-does="${does}"]`);
  const isOneByOne = () => document.querySelector('[name="layout"]:checked').value === "one";
  // What this browser remembers; nothing where it is not allowed to.
  const { quiz: name, inOrder } = document.getElementById("questions").dataset;
  const quiz = `plica-quiz-${name}`;
  const WEAK = "plica-weak-articles";
  const recall = (name) => {
    try {
      return JSON.parse(localStorage.getItem(name)) ?? {};
    } catch {
      return {};
    }
  };
  const remember = (name, value) => {
    try {
      if (Object.keys(value).length === 0) localStorage.removeItem(name);
      else localStorage.setItem(name, JSON.stringify(value));
    } catch {
      // A page that may not remember is played all the same.
    }
  };
  const articles = (form) => form.dataset.articles.split("\n").filter(Boolean);
  // A missed article counts until it has been answered right as often.
  const learn = (form, isRight) => {
    const weak = recall(WEAK);
    for (const article of articles(form)) {
      const missed = (weak[article] ?? 0) + (isRight ? -1 : 1);
      if (missed > 0) weak[article] = missed;
      else delete weak[article];
    }
    remember(WEAK, weak);
  };
  // Steps that follow from each other keep their order.
  const weakestFirst = (questions) => {
    if (inOrder !== undefined) return questions;
    const weak = recall(WEAK);
    const missed = (form) => Math.max(0, ...articles(form).map((article) => weak[article] ?? 0));
    return [...questions].sort((one, other) => missed(other) - missed(one));
  };
  // The questions of this round; a round of the wrong ones is shorter.
  let round = forms;
  // The question in turn, where they come one after another; none when all have been answered.
  let current = forms[0];
  const isAnswered = (form) => form.dataset.answered !== undefined;

  const show = () => {
    for (const form of forms) {
      form.classList.toggle("later", !round.includes(form) || (isOneByOne() && form !== current));
      part(form, "next").hidden = !(isOneByOne() && form === current && isAnswered(form));
    }
  };

  const begin = (questions) => {
    round = weakestFirst(questions);
    remember(quiz, {});
    for (const form of questions) {
      form.reset();
      delete form.dataset.answered;
      form.querySelector(".said").replaceChildren();
      for (const choice of form.querySelectorAll(".choice")) choice.classList.remove("right", "wrong");
      for (const input of form.querySelectorAll("fieldset input")) input.disabled = false;
      const answer = form.querySelector("details.answer");
      answer.open = false;
      answer.hidden = true;
      part(form, "check").hidden = false;
    }
    score.hidden = true;
    current = round[0];
    show();
  };

  // Answers of an earlier visit: the rest comes in the order of the page, not in that of what was missed since.
  const goOnWith = (answers) => {
    if (Object.keys(answers).length > 0) round = forms;
    for (const [id, letter] of Object.entries(answers)) {
      const form = forms.find((form) => form.id === id);
      const input = form?.querySelector(`fieldset input[value="${CSS.escape(letter)}"]`);
      if (!input) continue;
      input.checked = true;
      mark(form, input);
    }
    current = round.find((form) => !isAnswered(form));
    show();
    if (current === undefined) finish();
  };

  const sayer = (said) => (text, name) => {
    const line = document.createElement("p");
    line.className = name;
    line.textContent = text;
    said.append(line);
  };

  const check = (form) => {
    const chosen = form.querySelector("fieldset input:checked");
    const said = form.querySelector(".said");
    said.replaceChildren();
    const says = sayer(said);
    if (chosen === null) return says(said.dataset.none, "remark");
    learn(form, chosen.hasAttribute("data-right"));
    remember(quiz, { ...recall(quiz), [form.id]: chosen.value });
    mark(form, chosen);
    current = form;
    show();
    if (isOneByOne()) {
      part(form, "next").focus({ preventScroll: true });
      said.scrollIntoView({ block: "nearest" });
    } else if (round.every(isAnswered)) {
      finish();
    } else {
      form.querySelector("h2").focus({ preventScroll: true });
    }
  };

  // Says whether the answer chosen is right, and shows the right one.
  const mark = (form, chosen) => {
    const said = form.querySelector(".said");
    const says = sayer(said);
    const isRight = chosen.hasAttribute("data-right");
    form.dataset.answered = isRight ? "right" : "wrong";
    says(isRight ? said.dataset.right : said.dataset.wrong, isRight ? "verdict is-right" : "verdict is-wrong");
    if (!isRight && chosen.dataset.remark) says(chosen.dataset.remark, "remark");
    for (const input of form.querySelectorAll("fieldset input")) {
      input.disabled = true;
      if (input.hasAttribute("data-right")) input.closest(".choice").classList.add("right");
      else if (input === chosen) input.closest(".choice").classList.add("wrong");
    }
    const answer = form.querySelector("details.answer");
    answer.hidden = false;
    answer.open = true;
    part(form, "check").hidden = true;
  };

  const finish = () => {
    remember(quiz, {});
    const wrong = round.filter((form) => form.dataset.answered === "wrong");
    const right = round.length - wrong.length;
    const counts = score.dataset.score.replace("{right}", right).replace("{all}", round.length);
    score.querySelector(".verdict").textContent = wrong.length === 0 ? `${counts} ${score.dataset.perfect}` : counts;
    const missed = new Map();
    for (const form of wrong) {
      for (const article of articles(form)) {
        missed.set(article, (missed.get(article) ?? 0) + 1);
      }
    }
    const items = [...missed].sort((one, other) => other[1] - one[1]).map(([article, times]) => {
      const item = document.createElement("li");
      item.textContent = times === 1 ? article : `${article} (${times})`;
      return item;
    });
    score.querySelector("ul").replaceChildren(...items);
    score.querySelector(".repeat").hidden = items.length === 0;
    part(score, "wrong").hidden = wrong.length === 0;
    score.hidden = false;
    score.querySelector("h2").focus();
  };

  const goOn = () => {
    current = round.find((form) => !isAnswered(form));
    show();
    if (current === undefined) finish();
    else current.querySelector("h2").focus();
  };

  for (const form of forms) {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (!isAnswered(form)) check(form);
    });
    part(form, "next").addEventListener("click", goOn);
  }
  layouts.addEventListener("change", () => {
    current = round.find((form) => !isAnswered(form));
    show();
  });
  part(score, "again").addEventListener("click", () => {
    begin(forms);
    round[0].querySelector("h2").focus();
  });
  part(score, "wrong").addEventListener("click", () => {
    const wrong = round.filter((form) => form.dataset.answered === "wrong");
    begin(wrong);
    round[0].querySelector("h2").focus();
  });
  // A letter chooses an answer of the question in turn, or of the one that has the focus.
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.key.length !== 1) return;
    const form = isOneByOne() ? current : document.activeElement?.closest("form.question");
    const letter = CSS.escape(event.key.toLowerCase());
    const input = form?.querySelector(`fieldset input[value="${letter}"]:not(:disabled)`);
    if (!input) return;
    input.checked = true;
    input.focus();
  });
  // A long list would keep the questions out of sight; each question has its own part of it, and paper has it all.
  const assumed = document.getElementById("assumed");
  if (assumed !== null && assumed.querySelectorAll("li").length > 5) {
    assumed.open = false;
    window.addEventListener("beforeprint", () => { assumed.open = true; });
  }
  layouts.hidden = false;
  const before = recall(quiz);
  begin(forms);
  remember(quiz, before);
  goOnWith(before);
})();
