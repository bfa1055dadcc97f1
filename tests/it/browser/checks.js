// Run in a page, after axe-core: what is wrong with it, as a list of texts.
// Breaches of WCAG 2 A and AA and of good practice, scrolling sideways and, where asked, what is too small for a finger.
const [fingers, done] = arguments;
const wrong = [];
const brief = (element) => element.outerHTML.replace(/\s+/g, " ").slice(0, 160);
for (const details of document.querySelectorAll("details")) details.open = true;

const width = document.documentElement.clientWidth;
if (document.documentElement.scrollWidth > width) {
  const isWide = (element) => element.getBoundingClientRect().right > width + 1;
  const wide = [...document.querySelectorAll("body *")].filter(isWide).slice(0, 3);
  wrong.push(`wider than the window: ${wide.map(brief).join(" | ")}`);
}

const controls = "button, .button, input:not([type=hidden]), select, textarea, summary, nav a, .given a, .back a";
// Eight squares must fit beside each other on a phone; what is hidden from everybody is touched by nobody.
const exempt = '[name="board.square"], [aria-hidden="true"]';
const touched = [...document.querySelectorAll(controls)].filter((control) => !control.matches(exempt));
for (const control of fingers ? touched : []) {
  // A finger may land anywhere on a label.
  const box = (control.closest("label") ?? control).getBoundingClientRect();
  if (box.width > 1 && Math.min(box.width, box.height) < 44) {
    wrong.push(`too small to touch, ${Math.round(box.width)}x${Math.round(box.height)}: ${brief(control)}`);
  }
}

const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
window.axe.run(document, { runOnly, resultTypes: ["violations"] }).then(
  (found) => {
    if (found.passes.length < 10) wrong.push(`axe-core has looked at too little: ${found.passes.length} rules`);
    for (const rule of found.violations) {
      const where = rule.nodes.slice(0, 3).map((node) => `${node.html.slice(0, 160)}: ${node.failureSummary}`);
      wrong.push(`${rule.id} (${rule.help}): ${where.join(" | ")}`);
    }
    done(wrong);
  },
  (error) => done([`axe-core: ${error}`]),
);
