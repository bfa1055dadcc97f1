// The extension in a real editor: each scene waits for what it must see, and says what it saw.
//
//   node scenes.mjs CODE-SERVER FOLDER PLICA PACKAGES

import assert from "node:assert";
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { createRequire } from "node:module";

const [server, folder, plica, packages] = process.argv.slice(2);
const { chromium } = createRequire(`${packages}/`)("playwright-core");
const PATIENCE = 120_000;
const E8 = "rules/fide-2014/E.8.yaml";
const sound = readFileSync(`${folder}/${E8}`, "utf8");

const free = () =>
  new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });

async function answers(address) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    if (await fetch(`${address}/healthz`).then((answer) => answer.ok, () => false)) return;
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

/** Opens the folder anew, and a file in it. */
async function open(page, address, file) {
  await page.goto(`${address}/?folder=${folder}`);
  await page.locator(".monaco-workbench").waitFor({ timeout: PATIENCE });
  await page.locator(".explorer-folders-view, .explorer-viewlet").first().waitFor({ timeout: PATIENCE });
  if (!file) return;
  await pick(page, "Control+p", file);
  await page.locator(".tab.active", { hasText: file.split("/").at(-1) }).waitFor({ timeout: PATIENCE });
  await page.locator(".view-line").first().waitFor({ timeout: PATIENCE });
}

/** Types into the line that a key opens, and takes what is meant as soon as it is offered; what the editor has not read
 * yet is not offered to who typed before, so it is asked again. */
async function pick(page, key, words) {
  const line = page.locator(".quick-input-widget input[type=text]");
  const meant = page.locator(".quick-input-list .monaco-list-row", { hasText: words.split("/").at(-1) }).first();
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    await page.locator(".monaco-workbench").press(key);
    await line.waitFor({ timeout: PATIENCE });
    await line.fill(key === "F1" ? `>${words}` : words);
    if (await meant.waitFor({ timeout: 3000 }).then(() => true, () => false)) return meant.click();
    await line.press("Escape");
  }
  throw new Error(`${words} is not offered`);
}

/** Looks at the list of problems until it holds these words; a task that begins shows its own panel meanwhile. */
async function problems(page, words) {
  const told = page.locator(".markers-panel", { hasText: words }).first();
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    await pick(page, "F1", "Problems: Focus on Problems View");
    if (await told.waitFor({ timeout: 5000 }).then(() => true, () => false)) return;
  }
  throw new Error(`the problems do not hold: ${words}`);
}

const port = await free();
const address = `http://127.0.0.1:${port}`;
settings({});
const editor = spawn(
  server,
  ["--auth", "none", "--bind-addr", `127.0.0.1:${port}`, "--user-data-dir", `${folder}/.data`, "--extensions-dir",
    `${folder}/.extensions`, "--disable-telemetry", "--disable-update-check", "--disable-workspace-trust", folder],
  { stdio: "ignore" },
);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
try {
  await answers(address);

  for (const [language, words, mend] of [
    ["es", "no hay ningún hecho llamado `sealed.raeding`", "Escribir `sealed.reading`"],
    ["it", "nessun fatto si chiama `sealed.raeding`", "Scrivere `sealed.reading`"],
  ]) {
    settings({ "plica.language": language });
    writeFileSync(`${folder}/${E8}`, sound.replace("sealed.reading is ambiguous", "sealed.raeding is ambiguous"));
    await open(page, address, E8);
    await page.locator(".squiggly-error").first().waitFor({ timeout: PATIENCE });
    await problems(page, words);
    await page.locator(".markers-panel .monaco-list-row", { hasText: words }).first().click();
    await page.locator(".markers-panel").first().press("Control+.");
    const fix = page.locator(".action-widget .monaco-list-row, .context-view .action-label", { hasText: mend }).first();
    await fix.waitFor({ timeout: PATIENCE });
    console.log(`   ${language}: a wrong name is underlined, told, and mended by one key`);
  }

  settings({ "plica.language": "es" });
  writeFileSync(`${folder}/${E8}`, sound);
  await open(page, address, E8);
  const lens = page.locator(".codelens-decoration a", { hasText: "Decisión: 0-1, como está escrita" }).first();
  await lens.waitFor({ timeout: PATIENCE });
  await lens.click();
  const inside = page.frameLocator("iframe.webview").frameLocator("iframe");
  await inside.getByText("Las negras ganan").first().waitFor({ timeout: PATIENCE });
  console.log("   es: above an example its result, and a key shows the ruling beside the file");

  const line = page.locator(".view-line", { hasText: "when: rule" }).first();
  const colours = () => line.locator("span[class*=mtk]").evaluateAll((all) => new Set(all.map((one) => one.className)).size);
  for (const end = Date.now() + PATIENCE; (await colours()) < 4 && Date.now() < end; ) await page.waitForTimeout(100);
  assert.ok((await colours()) >= 4, "a clause is one plain text");
  console.log("   a clause within the YAML has colours of its own");

  writeFileSync(`${folder}/${E8}`, sound.replace("result: 0-1, because: [E.8.a]", "result: 1-0, because: [E.8.a]"));
  settings({ "plica.language": "en" });
  await open(page, address);
  await pick(page, "F1", "plica: Check the rulebook");
  await problems(page, "E.8.yaml");
  console.log("   the task runs plica check, and the editor lists what it finds");

  settings({ "plica.language": "it", "plica.path": "no-such-plica" });
  await open(page, address, E8);
  await page.locator(".notification-toast", { hasText: "Il programma no-such-plica non si trova" }).waitFor({ timeout: PATIENCE });
  console.log("   it: a program that is missing is told in plain words");
} catch (failure) {
  await page.screenshot({ path: process.env.PLICA_PICTURE ?? "target/editors/failure.png" });
  throw failure;
} finally {
  await browser.close();
  editor.kill();
}
