// Tries the package as it is installed: the same answers as the program's, faults, other rules, what breaks off, a browser.
// Takes the repository, the folder with the package, cases and decisions, and the folder with playwright-core.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join, resolve } from "node:path";
import { load, PlicaError } from "plica";

const [repository, folder, packages] = process.argv.slice(2).map((path) => resolve(path));
const report = (text) => console.log(`   ${text}`);
const program = (...asked) => {
  // Open or not regulated is an answer too.
  const { stdout } = spawnSync(process.env.PLICA, [...asked, "--format", "json"], { maxBuffer: 1 << 28 });
  return JSON.parse(stdout);
};
const lines = (name) => readFileSync(join(folder, name), "utf8").trim().split("\n").map((line) => JSON.parse(line));
const faultOf = (work) => {
  try {
    work();
  } catch (fault) {
    assert.ok(fault instanceof PlicaError, fault);
    return fault;
  }
  return assert.fail("not refused");
};

const began = performance.now();
const plica = await load();
report(`begun in ${Math.round(performance.now() - began)} ms`);

const cases = lines("cases.ndjson");
const decisions = lines("decisions.ndjson");
// Places are in what was sent, and a line has other characters.
const said = (errors) => errors.map(({ place, ...fault }) => fault);

function sameCases() {
  const start = performance.now();
  let refused = 0;
  cases.forEach(({ facts, edition }, number) => {
    const wanted = decisions[number];
    if (wanted.errors) {
      assert.deepEqual(said(faultOf(() => plica.decide(facts, { edition, lang: "es" })).errors), said(wanted.errors));
      refused += 1;
    } else {
      assert.deepEqual(plica.decide(facts, { edition, lang: "es" }), wanted);
    }
  });
  const rate = Math.round((1000 * cases.length) / (performance.now() - start));
  report(`${cases.length} cases equal, ${refused} of them refused alike; ${rate} a second`);
}

function sameAnswers() {
  const knights = join(repository, "examples/two-knights.yaml");
  const facts = { edition: "fide-2014", position: "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41", sealed: { written: "Cd4", language: "es" } };
  const compare = ["fide-1974", "fide-1997", "fide-2014"];
  assert.deepEqual(plica.decide(facts, { compare, lang: "it" }), program("decide", knights, "--compare", compare.join(), "--lang", "it"));
  assert.deepEqual(plica.decide(facts, { whatWouldChange: true }), program("decide", knights, "--what-would-change", "--lang", "en"));
  assert.equal(plica.decide({ ...facts, edition: undefined }, { on: "1998-01-01" }).edition, "fide-1997");
  const { position, sealed: { written, language } } = facts;
  assert.deepEqual(
    plica.read({ position, written, language }, { lang: "es" }),
    program("read", written, "--position", position, "--written-in", language, "--lang", "es"),
  );
  const editions = plica.editions().map(({ edition }) => edition);
  assert.deepEqual(plica.articles({ lang: "it" }).map(({ edition }) => edition).filter((one, at, all) => one !== all[at - 1]), editions);
  assert.deepEqual(plica.articles({ edition: "fide-2014", lang: "it" }), program("show", "--edition", "fide-2014", "--lang", "it"));
  assert.deepEqual(plica.article("E.8", { edition: "fide-2014" }), program("show", "E.8", "--edition", "fide-2014", "--lang", "en"));
  assert.deepEqual(plica.diff("fide-2018", "fide-2023"), program("diff", "fide-2018", "fide-2023", "--lang", "en"));
  report("comparisons, changes, readings, editions, articles and differences equal");
}

function faults() {
  const fault = faultOf(() => plica.decide({ "sealer.late": "mañana" }, { edition: "fide-1899", lang: "es" }));
  assert.deepEqual([fault.name, fault.status, fault.errors[0].code], ["PlicaError", 400, "unknown-edition"]);
  assert.match(fault.message, /no hay ninguna edición llamada `fide-1899`/);
  const lote = faultOf(() => plica.decide({ "white.name": "Muñoz", "sealer.lote": "1 h" }, { edition: "fide-2014", lang: "it" })).errors[0];
  const sent = Buffer.from(JSON.stringify({ facts: { "white.name": "Muñoz", "sealer.lote": "1 h" } }));
  assert.equal(sent.subarray(lote.place.start, lote.place.end).toString(), '"sealer.lote"');
  assert.match(lote.help[0], /sealer\.late/);
  assert.equal(faultOf(() => plica.decide({ "sealed.written": "x".repeat(300 * 1024) })).status, 413);
  assert.equal(faultOf(() => plica.diff("fide-2014")).status, 400);
  report("faults in Spanish and Italian, with their places");
}

async function otherRules() {
  const rules = {};
  for (const path of readdirSync(join(repository, "rules"), { recursive: true })) {
    if (path.endsWith(".yaml")) rules[`rules/${path}`] = readFileSync(join(repository, "rules", path), "utf8");
  }
  const same = await load({ rules });
  assert.deepEqual(same.decide(cases[0].facts, { edition: cases[0].edition, lang: "es" }), decisions[0]);
  delete rules["rules/vocabulary.yaml"];
  await assert.rejects(load({ rules }), (fault) => fault instanceof PlicaError && /vocabulary/.test(fault.detail));
  report("another rulebook is taken, a faulty one refused");
}

// An instance that breaks off at one question, as the module does when memory ends.
async function traps() {
  const { Instance } = WebAssembly;
  let begun = 0;
  WebAssembly.Instance = class {
    constructor(module) {
      begun += 1;
      const { exports } = new Instance(module);
      const broken = begun === 1 ? () => exports.room(-1) : exports.answer;
      this.exports = { ...exports, answer: broken };
    }
  };
  try {
    const plica = await load();
    const fault = faultOf(() => plica.decide(cases[0].facts, { edition: cases[0].edition, lang: "es" }));
    assert.equal(fault.status, 500);
    assert.deepEqual(plica.decide(cases[0].facts, { edition: cases[0].edition, lang: "es" }), decisions[0]);
    assert.equal(begun, 2);
  } finally {
    WebAssembly.Instance = Instance;
  }
  report("what breaks off is answered with 500, and the next answer is right");
}

function readme() {
  const text = readFileSync(join(folder, "node_modules/plica/README.md"), "utf8");
  const [, example, output] = /```js\n(.*?)```\n\n```text\n(.*?)```/s.exec(text);
  writeFileSync(join(folder, "readme.mjs"), example);
  assert.equal(execFileSync(process.execPath, [join(folder, "readme.mjs")], { encoding: "utf8" }), output);
  report("the example of the README says what it says");
}

const KINDS = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };
const PAGE = `<!doctype html><script type="module">
  import { load, PlicaError } from "./plica/index.js";
  window.answers = async (cases) => {
    const plica = await load();
    return cases.map(({ facts, edition }) => {
      try {
        return plica.decide(facts, { edition, lang: "es" });
      } catch (fault) {
        return { errors: fault instanceof PlicaError ? fault.errors : String(fault) };
      }
    });
  };
</script>`;

async function browser() {
  const server = createServer((request, response) => {
    const page = request.url === "/";
    response.setHeader("content-type", KINDS[page ? ".html" : extname(request.url)] ?? "text/plain");
    try {
      response.end(page ? PAGE : readFileSync(join(folder, "node_modules", request.url)));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const { chromium } = createRequire(join(packages, "package.json"))("playwright-core");
  const executablePath = process.env.PLICA_CHROMIUM ?? "/usr/bin/chromium";
  const args = ["--no-sandbox", "--disable-gpu"];
  // Chromium begins no module above 8 MB at once; the one that is only tried is bigger than the one that is published.
  if (process.env.PLICA_WASM_PROFILE === "wasm-tried") args.push("--enable-features=WebAssemblyUnlimitedSyncCompilation");
  const chrome = await chromium.launch({ executablePath, args });
  try {
    const page = await chrome.newPage();
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    await page.waitForFunction(() => "answers" in window);
    const some = cases.slice(0, 100);
    const answers = await page.evaluate((some) => window.answers(some), some);
    answers.forEach((answer, number) => {
      const wanted = decisions[number];
      if (wanted.errors) assert.deepEqual(said(answer.errors), said(wanted.errors));
      else assert.deepEqual(answer, wanted);
    });
    report(`${answers.length} cases equal in a page of a browser`);
  } finally {
    await chrome.close();
    server.close();
  }
}

sameCases();
sameAnswers();
faults();
await otherRules();
await traps();
readme();
await browser();
// For the types: literals are looked at key by key.
const ruled = decisions.filter((decision) => !decision.errors).slice(0, 60);
ruled.push(plica.decide(cases[0].facts, { edition: cases[0].edition, whatWouldChange: true }));
writeFileSync(join(folder, "decisions.ts"), `import type { Decision, Facts } from "plica";
export const decisions: Decision[] = ${JSON.stringify(ruled)};
export const told: Facts[] = ${JSON.stringify(cases.slice(0, 200).map(({ facts }) => facts))};
`);
