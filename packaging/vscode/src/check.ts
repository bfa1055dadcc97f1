// `plica check` as a task, whose findings the editor lists with their places.

import * as vscode from "vscode";

export const checkTasks = {
  provideTasks(): vscode.Task[] {
    const folder = vscode.workspace.workspaceFolders?.[0];
    if (!folder) return [];
    const settings = vscode.workspace.getConfiguration("plica");
    const rules = settings.get<string>("rules") || "rules";
    const locales = settings.get<string>("locales") || "locales";
    const language = settings.get<string>("language") || vscode.env.language.slice(0, 2);
    const args = ["check", "--rules", rules, "--locales", locales];
    // The program knows three languages; in others it speaks English.
    args.push("--lang", ["es", "it"].includes(language) ? language : "en");
    const run = new vscode.ProcessExecution(settings.get<string>("path") || "plica", args, { cwd: folder.uri.fsPath });
    const task = new vscode.Task({ type: "plica", task: "check" }, folder, "check", "plica", run, "$plica");
    task.group = vscode.TaskGroup.Build;
    return [task];
  },
  resolveTask(): undefined {
    return undefined;
  },
};
