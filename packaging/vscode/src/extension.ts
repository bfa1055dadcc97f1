// Starts `plica lsp` for rule files, cases and files of words; the server knows everything, this only shows it.

import { execFile } from "node:child_process";
import * as vscode from "vscode";
import { LanguageClient, type LanguageClientOptions, type ServerOptions } from "vscode-languageclient/node";
import { Preview, type Ruling } from "./preview";
import { say } from "./words";
import { checkTasks } from "./check";

let client: LanguageClient | undefined;
/** Settings change in the middle of a start: one start waits for the other. */
let last: Promise<void> = Promise.resolve();

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const preview = new Preview();
  context.subscriptions.push(
    preview,
    vscode.tasks.registerTaskProvider("plica", checkTasks),
    vscode.commands.registerCommand("plica.check", runCheck),
    vscode.commands.registerCommand("plica.restart", () => start(preview)),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration("plica")) void start(preview);
    }),
  );
  await start(preview);
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}

function start(preview: Preview): Promise<void> {
  last = last.then(() => startAnew(preview));
  return last;
}

async function startAnew(preview: Preview): Promise<void> {
  await client?.stop().catch(() => undefined);
  client = undefined;
  const path = program();
  if (!(await runs())) {
    // An editor in a browser gets its settings a moment after the extension: with them another start comes.
    setTimeout(() => program() === path && !client && void tellMissing(), 3000);
    return;
  }
  client = new LanguageClient("plica", "plica", server(), options(preview));
  await client.start().catch(() => tellMissing());
}

/** Whether there is such a program: a client told of none says so in words of its own, in English only. */
function runs(): Promise<boolean> {
  return new Promise((told) => execFile(program(), ["--version"], (fault) => told(!fault)));
}

function program(): string {
  return vscode.workspace.getConfiguration("plica").get<string>("path") || "plica";
}

function server(): ServerOptions {
  const settings = vscode.workspace.getConfiguration("plica");
  const told = (["rules", "locales"] as const).flatMap((name) => {
    const value = settings.get<string>(name);
    return value ? [`--${name}`, value] : [];
  });
  const language = settings.get<string>("language");
  const args = ["lsp", ...told, ...(language ? ["--lang", language] : [])];
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
  return { command: program(), args, ...(folder ? { options: { cwd: folder } } : {}) };
}

function options(preview: Preview): LanguageClientOptions {
  return {
    documentSelector: [{ scheme: "file", language: "yaml" }, { scheme: "file", pattern: "**/*.ftl" }],
    synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher("**/*.{yaml,ftl}") },
    // A program that is not there fails once; it is not begun again and again.
    initializationFailedHandler: () => false,
    middleware: {
      // The line above an example runs the server's command, which answers with the ruling.
      executeCommand: async (command, args, next) => {
        const answer: unknown = await next(command, args);
        if (command === "plica.ruling" && isRuling(answer)) await preview.show(answer);
        return answer;
      },
    },
  };
}

function isRuling(answer: unknown): answer is Ruling {
  return typeof answer === "object" && answer !== null && "markdown" in answer && "case" in answer;
}

async function tellMissing(): Promise<void> {
  const path = program();
  const settings = say("settings");
  const chosen = await vscode.window.showErrorMessage(say("missing").replace("{path}", path), settings);
  if (chosen === settings) {
    await vscode.commands.executeCommand("workbench.action.openSettings", "plica.path");
  }
}

async function runCheck(): Promise<void> {
  const [task] = checkTasks.provideTasks();
  if (task) await vscode.tasks.executeTask(task);
}
