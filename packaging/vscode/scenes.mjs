// The extension in a real editor: each scene waits for what it must see, and says what it saw.
//
//   node scenes.mjs SERVER FOLDER PLICA PACKAGES

import assert from "node:assert";
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { createRequire } from "node:module";

const [server, folder, plica, packages] = process.argv.slice(2);
const { chromium } = createRequire(`${packages}/`)("playwright-core");
// Milliseconds to wait for anything: the machine may be compiling at the same time.
const PATIENCE = 120_000;
const E8 = "rules/fide-2014/E.8.yaml";
const E12 = "rules/fide-2014/E.12.yaml";

/** Puts a fault into a file. */
function seed(file, from, to) {
  const sound = readFileSync(`${folder}/${file}`, "utf8");
  assert.ok(sound.includes(from), `${file} no longer holds: ${from}`);
  writeFileSync(`${folder}/${file}`, sound.replace(from, to));
}

const free = () =>
  new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });

async function answers(address) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    if (await fetch(`${address}/version`).then((answer) => answer.ok, () => false)) return;
    await new Promise((next) => setTimeout(next, 200));
  }
  throw new Error("the editor does not answer");
}

/** The program's place is no setting of a folder, so all are the user's. Written at once: half a file is no settings. */
function settings(more) {
  const all = {
    "plica.path": plica,
    "workbench.startupEditor": "none",
    "security.workspace.trust.enabled": false,
    "telemetry.telemetryLevel": "off",
    "workbench.secondarySideBar.defaultVisibility": "hidden",
    "chat.disableAIFeatures": true,
    "editor.minimap.enabled": false,
    "editor.cursorBlinking": "solid",
    "workbench.reduceMotion": "on",
    "breadcrumbs.enabled": false,
    ...more,
  };
  // Where the program is belongs to the machine, the rest to the user.
  for (const whose of ["User", "Machine"]) {
    mkdirSync(`${folder}/.data/${whose}`, { recursive: true });
    const path = `${folder}/.data/${whose}/settings.json`;
    writeFileSync(`${path}.new`, JSON.stringify(all));
    renameSync(`${path}.new`, path);
  }
}

/** Opens the folder and a file in it: by the address, since to look files up the editor needs a program more. */
async function open(page, address, file) {
  const path = `vscode-remote://${address.slice("http://".length)}${folder}/${file}`;
  await page.goto(`${address}/?folder=${folder}&payload=${encodeURIComponent(JSON.stringify([["openFile", path]]))}`);
  await page.locator(".tab.active", { hasText: file.split("/").at(-1) }).waitFor({ timeout: PATIENCE });
  await page.locator(".view-line").first().waitFor({ timeout: PATIENCE });
}

/** Types a command, and takes it as soon as it is offered; what the editor has not read yet is not offered to who typed
 * before, so it is asked again. */
async function command(page, words) {
  const line = page.locator(".quick-input-widget input[type=text]");
  const meant = page.locator(".quick-input-list .monaco-list-row", { hasText: words }).first();
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    await page.locator(".monaco-workbench").press("F1");
    await line.waitFor({ timeout: PATIENCE });
    await line.fill(`>${words}`);
    if (await meant.waitFor({ timeout: 3000 }).then(() => true, () => false)) return meant.click();
    await line.press("Escape");
  }
  throw new Error(`${words} is not offered`);
}

/** Looks at the list of problems until it holds these words; a task that begins shows its own panel meanwhile. */
async function problems(page, words) {
  const told = page.locator(".markers-panel", { hasText: words }).first();
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    await command(page, "Problems: Focus on Problems View");
    if (await told.waitFor({ timeout: 5000 }).then(() => true, () => false)) return;
  }
  throw new Error(`the problems do not hold: ${words}`);
}

// To open the folder costs more than all that is done in it: it is opened once.
seed(E8, "sealed.reading is ambiguous", "sealed.raeding is ambiguous");
seed(E12, "result: 0-1", "result: 1-0");
settings({});
const picture = (page) => process.env.PLICA_PICTURE && page.screenshot({ path: process.env.PLICA_PICTURE });
const port = await free();
const address = `http://127.0.0.1:${port}`;
const editor = spawn(
  process.execPath,
  [server, "--host", "127.0.0.1", "--port", String(port), "--without-connection-token", "--accept-server-license-terms",
    "--telemetry-level", "off", "--user-data-dir", `${folder}/.data`, "--extensions-dir", `${folder}/.extensions`],
  { stdio: "ignore" },
);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, reducedMotion: "reduce" });
try {
  await answers(address);
  await open(page, address, E8);
  const wrong = page.locator(".squiggly-error").first();
  const rows = page.locator(".markers-panel .monaco-list-row");
  for (const [language, words, mend] of [
    ["it", "nessun fatto si chiama `sealed.raeding`", "Scrivere `sealed.reading`"],
    ["es", "no hay ningún hecho llamado `sealed.raeding`", "Escribir `sealed.reading`"],
  ]) {
    settings({ "plica.language": language });
    await problems(page, words);
    await wrong.waitFor({ timeout: PATIENCE });
    const fix = page.locator(".action-widget .monaco-list-row, .context-view .action-label", { hasText: mend }).first();
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      await rows.filter({ hasText: words }).first().click();
      await page.locator(".markers-panel").first().press("Control+.");
      if (await fix.waitFor({ timeout: 3000 }).then(() => true, () => false)) {
        // What was just shown is not to be hit by a hand that was on its way elsewhere.
        await page.waitForTimeout(500);
        await fix.click();
        if (await wrong.waitFor({ state: "detached", timeout: 3000 }).then(() => true, () => false)) break;
      }
      await page.keyboard.press("Escape");
    }
    assert.equal(await wrong.count(), 0, `the wrong name is not mended: ${mend}`);
    console.log(`   ${language}: a wrong name is underlined, told, and mended by one key`);
    if (language === "es") break;
    // The fault is put back for who speaks the next language.
    await page.locator(".view-line", { hasText: "article: E.8" }).click();
    await page.keyboard.press("Control+z");
    await wrong.waitFor({ timeout: PATIENCE });
  }

  const lens = page.locator(".codelens-decoration a", { hasText: "Decisión: 0-1, como está escrita" }).first();
  await lens.click({ timeout: PATIENCE });
  const inside = page.frameLocator("iframe.webview").frameLocator("iframe");
  await inside.getByText("Las negras ganan").first().waitFor({ timeout: PATIENCE });
  console.log("   es: above an example its result, and a key shows the ruling beside the file");
  await picture(page);

  const line = page.locator(".view-line", { hasText: "when: rule" }).first();
  const colours = () => line.locator("span[class*=mtk]").evaluateAll((all) => new Set(all.map((one) => one.className)).size);
  for (const end = Date.now() + PATIENCE; (await colours()) < 4 && Date.now() < end; ) await page.waitForTimeout(100);
  assert.ok((await colours()) >= 4, "a clause is one plain text");
  console.log("   a clause within the YAML has colours of its own");

  // What the server tells of the other files already, the task tells once more.
  await problems(page, "E.12.yaml");
  const told = rows.filter({ hasText: "example-fails" });
  const alone = await told.count();
  await page.locator(".view-line", { hasText: "article: E.8" }).click();
  await page.keyboard.press("Control+s");
  await page.locator(".tab.dirty").waitFor({ state: "detached", timeout: PATIENCE });
  await command(page, "plica: Check the rulebook");
  for (const end = Date.now() + PATIENCE; (await told.count()) <= alone && Date.now() < end; ) await problems(page, "E.12.yaml");
  assert.ok((await told.count()) > alone, "the task adds nothing to the problems");
  console.log("   the task runs plica check, and the editor lists what it finds");

  settings({ "plica.language": "it", "plica.path": "no-such-plica" });
  await page.locator(".notification-toast", { hasText: "Il programma no-such-plica non si trova" }).waitFor({ timeout: PATIENCE });
  console.log("   it: a program that is missing is told in plain words");
} catch (failure) {
  await page.screenshot({ path: "target/editors/failure.png" });
  throw failure;
} finally {
  await browser.close();
  editor.kill();
}
