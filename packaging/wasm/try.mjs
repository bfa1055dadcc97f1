// Tries the site without a server: the same answers as `plica serve`, hostile requests, and a real browser that keeps it.
// Takes the program, the folder that `plica site` wrote, and the folder with playwright-core.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { createInterface } from "node:readline";

const [program, folder, packages] = process.argv.slice(2).map((path) => resolve(path));
const BASE = "/plica/";
// A module that is only tried is not optimized, and is asked for fewer.
const PAGES = process.env.PLICA_WASM_PROFILE === "wasm-tried" ? 200 : 600;
const report = (text) => console.log(`   ${text}`);

// The class in which the worker speaks to the module.
const worker = readFileSync(join(folder, "worker.js"), "utf8");
const Plica = new Function(`${worker.slice(worker.indexOf("class Plica"))}; return Plica;`)();
const module = await WebAssembly.compile(readFileSync(join(folder, "plica.wasm")));
const begun = async (base) => new Plica((await WebAssembly.instantiate(module)).exports, { base, rules: null });

async function served(work) {
  const server = spawn(program, ["serve", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface({ input: server.stdout });
  const address = await new Promise((found) => lines.on("line", (line) => {
    const named = /http:\/\/[0-9.:]+/.exec(line);
    if (named) found(named[0]);
  }));
  try {
    await work(address);
  } finally {
    server.kill();
  }
}

const HEADERS = ["content-type", "content-security-policy", "location", "x-content-type-options"];

async function ofServer(address, ask, body) {
  const response = await fetch(address + ask.target, { method: ask.method, headers: ask.headers, body, redirect: "manual" });
  const headers = HEADERS.map((name) => response.headers.get(name));
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()).toString() };
}

function ofModule(plica, ask, body) {
  const answer = plica.answer(ask, body ? new TextEncoder().encode(body) : null);
  const named = new Map(answer.head.headers);
  const headers = HEADERS.map((name) => named.get(name) ?? null);
  return { status: answer.head.status, headers, body: Buffer.from(answer.body).toString() };
}

async function same(address, plica, ask, body) {
  const host = ["host", new URL(address).host];
  // The module is asked first: while it begins, the server would give up a connection that stands idle.
  const found = ofModule(plica, { ...ask, headers: [...ask.headers, host] }, body);
  const wanted = await ofServer(address, ask, body);
  const what = `${ask.method} ${ask.target}`.slice(0, 200);
  assert.deepEqual([found.status, found.headers], [wanted.status, wanted.headers], what);
  if (found.body !== wanted.body) {
    let place = 0;
    while (found.body[place] === wanted.body[place]) place += 1;
    const near = (text) => text.slice(Math.max(0, place - 60), place + 60);
    assert.fail(`${what}\nmodule: ${near(found.body)}\nserver: ${near(wanted.body)}`);
  }
  return found;
}

const LINK = / (?:href|src|action)="([^"]*)"/g;
const read = (text) => text.replaceAll("&amp;", "&").replaceAll("&quot;", '"');

// Every page that a reader can come to, as far as the number goes, each language in its turn.
async function crawl(address, plica) {
  const waiting = ["es", "it", "en"].map((lang) => [`/${lang}`]);
  waiting.push(["/", "/api", "/es/", "/favicon.ico", "/healthz", "/manifest.webmanifest", "/nowhere", "/api/v1/editions?lang=it"]);
  const seen = new Set(waiting.flat());
  let count = 0;
  while (count < PAGES && waiting.some((queue) => queue.length > 0)) {
    for (const queue of waiting) {
      // From both ends: what is near the beginning, and what is deep.
      const target = count % 2 ? queue.shift() : queue.pop();
      if (target === undefined) continue;
      const ask = { method: "GET", target, headers: [["accept-language", "it"], ["accept", "text/html"]] };
      const answer = await same(address, plica, ask);
      count += 1;
      for (const [, link] of answer.body.matchAll(LINK)) {
        const next = read(link).split("#")[0];
        if (!next.startsWith("/") || seen.has(next) || /\/(differences|changes)\?/.test(next)) continue;
        seen.add(next);
        queue.push(next);
      }
    }
  }
  report(`${count} pages the same as those of plica serve`);
  assert.ok(count >= PAGES);
}

async function hostile(address, plica) {
  const json = [["content-type", "application/json"]];
  const asks = [
    ["POST", "/api/v1/decide?lang=es", json, "{"],
    ["POST", "/api/v1/decide?lang=es", json, JSON.stringify({ facts: { edition: "fide-1899" } })],
    ["POST", "/api/v1/decide?lang=it", json, JSON.stringify({ facts: { edition: "fide-2014", "sealer.late": "mañana" } })],
    ["POST", "/api/v1/decide", json, JSON.stringify({ facts: { edition: "fide-2014" }, more: 1 })],
    ["POST", "/api/v1/decide", json, "x".repeat(300 * 1024)],
    ["POST", "/api/v1/decide", [["content-type", "image/png"]], "x"],
    ["POST", "/es", json, "{}"],
    ["DELETE", "/es/ruling", [], undefined],
    ["GET", `/es/ruling?x=${"y".repeat(9000)}`, [], undefined],
    ["GET", "/es/ruling?sealer.late=%00%ff", [], undefined],
    ["GET", "/es/ruling?position.fen=8/8/8/8/8/8/8/8%20w", [], undefined],
    ["GET", "/xx/ruling", [], undefined],
    ["GET", "/es/law/fide-2014/%2e%2e%2f", [], undefined],
    ["GET", "/assets/..%2f..%2fCargo.toml", [], undefined],
  ];
  for (const [method, target, headers, body] of asks) await same(address, plica, { method, target, headers }, body);
  // What no browser sends.
  for (const ask of [
    { method: "GET", target: "http://elsewhere/es", headers: [] },
    { method: "G T", target: "/es", headers: [] },
    { method: "GET", target: "/es", headers: [["a b", "c"]] },
    { method: "GET", target: "/es", headers: [["accept", "a\nb"]] },
  ]) assert.equal(plica.answer(ask, null).head.status, 404);
  assert.equal(plica.answer({ nonsense: true }, null).head.status, 500);
  assert.equal(plica.answer({ method: "GET", target: "/es", headers: [] }, null).head.status, 200);
  report(`${asks.length + 5} hostile requests answered as by plica serve`);
}

// The same pages beneath a folder: no address leads out of it.
async function based() {
  const plica = await begun(BASE);
  const root = plica.answer({ method: "GET", target: BASE, headers: [["accept-language", "it"]] }, null);
  assert.equal(new Map(root.head.headers).get("location"), `${BASE}it`);
  const moved = plica.answer({ method: "GET", target: `${BASE}it/ruling`, headers: [] }, null);
  assert.ok(new Map(moved.head.headers).get("location").startsWith(`${BASE}it/ruling?`));
  for (const page of ["es", "it/ruling?edition=fide-2014", "en/law/fide-2014", "es/envelope", "it/board", "es/differences", "en/api"]) {
    const answer = plica.answer({ method: "GET", target: BASE + page, headers: [] }, null);
    const links = [...Buffer.from(answer.body).toString().matchAll(LINK)].map(([, link]) => link);
    assert.ok(links.length > 5, page);
    for (const link of links) assert.ok(!link.startsWith("/") || link.startsWith(BASE), `${page}: ${link}`);
  }
}

const KINDS = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm", ".svg": "image/svg+xml",
  ".png": "image/png", ".css": "text/css", ".webmanifest": "application/manifest+json" };

// A host that knows nothing of plica: files beneath a folder, and for what is not there the page that says so.
class Host {
  changed = (name, bytes) => bytes;

  async open(port = 0) {
    this.server = createServer((request, response) => {
      const path = new URL(request.url, "http://host").pathname;
      const name = path.startsWith(BASE) ? path.slice(BASE.length) || "index.html" : "";
      let status = 200;
      let file = name;
      let bytes;
      try {
        bytes = readFileSync(join(folder, name));
      } catch {
        [status, file] = [404, "404.html"];
        bytes = readFileSync(join(folder, file));
      }
      response.writeHead(status, { "content-type": KINDS[extname(file)] ?? "application/octet-stream" });
      response.end(this.changed(file, bytes));
    });
    await new Promise((listening) => this.server.listen(port, "127.0.0.1", listening));
    this.port = this.server.address().port;
  }

  async close() {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}

async function kept() {
  const { chromium } = createRequire(join(packages, "package.json"))("playwright-core");
  const profile = mkdtempSync(join(tmpdir(), "plica-site-"));
  const executablePath = process.env.PLICA_CHROMIUM ?? "/usr/bin/chromium";
  const browse = () => chromium.launchPersistentContext(profile, {
    executablePath, viewport: { width: 390, height: 844 }, locale: "es-ES", isMobile: true, hasTouch: true,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });
  const host = new Host();
  await host.open();
  const at = (path) => `http://127.0.0.1:${host.port}${BASE}${path}`;
  let browser = await browse();
  let page = await browser.newPage();
  const worked = async () => page.waitForFunction(() => document.querySelector("header.site") !== null, null, { timeout: 60_000 });

  // A deep link, before anything was taken in.
  const began = performance.now();
  await page.goto(at("it/law/fide-2014"));
  await worked();
  report(`a deep link opens in ${Math.round(performance.now() - began)} ms, taking everything in`);
  assert.equal(await page.evaluate(() => document.documentElement.lang), "it");
  await page.goto(at(""));
  assert.ok(page.url().endsWith("/plica/es"), page.url());
  const session = await browser.newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  assert.deepEqual(installabilityErrors.filter((fault) => fault.errorId !== "in-incognito"), []);
  report("may be installed");

  await host.close();
  await page.goto(at("es/ruling?edition=fide-2014&about=result&replier.present=no&replier.late=40min&event.default_time=30min"));
  const text = await page.textContent("main");
  assert.match(text, /1-0|0-1/);
  await page.reload();
  assert.equal(await page.textContent("main"), text);
  await page.goto(at("assets/site.css"));
  await browser.close();

  browser = await browse();
  page = await browser.newPage();
  const again = performance.now();
  await page.goto(at("es/envelope"));
  await worked();
  report(`without the host, the browser begun anew, a page in ${Math.round(performance.now() - again)} ms`);
  // A form that is sent.
  await page.goto(at("es/ruling"));
  await page.locator("main form button:visible").first().click();
  await worked();

  // Half of a new version is not taken; all of it is, and it says so.
  const renewed = (name, bytes) => name === "worker.js"
    ? Buffer.from(bytes.toString().replace(/const VERSION = "\w+"/, 'const VERSION = "another"')) : bytes;
  const torn = (name, bytes) => name === "plica.wasm" ? bytes.subarray(1) : renewed(name, bytes);
  const update = () => page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => null);
    const coming = registration.installing;
    if (!coming) return "none";
    return new Promise((done) => coming.addEventListener("statechange", () => {
      if (["activated", "redundant"].includes(coming.state)) done(coming.state);
    }));
  });
  host.changed = torn;
  await host.open(host.port);
  await page.goto(at("es"));
  assert.notEqual(await update(), "activated");
  await page.goto(at("es"));
  assert.equal(await page.locator(".notice").count(), 0);
  host.changed = renewed;
  assert.equal(await update(), "activated");
  await page.goto(at("es"));
  assert.match(await page.textContent(".notice"), /se ha actualizado/);
  await page.goto(at("es"));
  assert.equal(await page.locator(".notice").count(), 0);
  report("a torn new version is left, a whole one taken and told once");

  // What breaks off is answered so, and the next answer is right.
  host.changed = (name, bytes) => name === "worker.js"
    ? Buffer.from(bytes.toString().replace("return plica.answer(ask, body);",
      'if (ask.target.endsWith("?trap")) throw new WebAssembly.RuntimeError("unreachable"); return plica.answer(ask, body);'))
    : bytes;
  assert.equal(await update(), "activated");
  const broken = await page.goto(at("es/ruling?trap"));
  assert.equal(broken.status(), 500);
  await worked();
  assert.equal((await page.goto(at("es/ruling"))).status(), 200);
  report("what breaks off is answered with 500, and the next page is right");

  await browser.close();
  await host.close();
  rmSync(profile, { recursive: true, force: true });
}

await served(async (address) => {
  await crawl(address, await begun("/"));
  await hostile(address, await begun("/"));
});
await based();
await kept();
