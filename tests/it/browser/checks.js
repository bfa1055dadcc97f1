// Run in a page: what is wrong with it, as a list of texts.
// axe-core has been run before. Out: breaches of WCAG 2 A and AA, scrolling sideways, what is too small for a finger.
const [done] = arguments;
const wrong = [];

const width = document.documentElement.clientWidth;
if (document.documentElement.scrollWidth > width) {
  const wide = [...document.querySelectorAll("body *")].filter(
    (element) => element.getBoundingClientRect().right > width + 1 && !element.closest(".table, .skip"),
  );
  wrong.push(`wider than the window: ${wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)).join(" | ")}`);
}

const targets = document.querySelectorAll("button, .button, input:not([type=hidden]), select, textarea, summary, nav a, li > a");
for (const target of targets) {
  const box = target.getBoundingClientRect();
  if (box.width > 0 && box.height > 0 && !target.closest(".skip") && Math.min(box.width, box.height) < 44) {
    wrong.push(`too small to touch, ${Math.round(box.width)}x${Math.round(box.height)}: ${target.outerHTML.slice(0, 120)}`);
  }
}

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
window.axe.run(document, { runOnly: tags, resultTypes: ["violations"] }).then(
  (found) => {
    for (const rule of found.violations) {
      const where = rule.nodes.slice(0, 3).map((node) => `${node.html.slice(0, 160)} ${node.failureSummary}`);
      wrong.push(`${rule.id} (${rule.help}): ${where.join(" | ")}`);
    }
    done(wrong);
  },
  (error) => done([String(error)]),
);
