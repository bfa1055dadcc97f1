// The ruling of an example beside its file.

import * as vscode from "vscode";

/** What the server answers. */
export interface Ruling {
  case: string;
  markdown: string;
}

/** One panel for all rulings: the next takes the place of the last. */
export class Preview implements vscode.Disposable {
  private panel: vscode.WebviewPanel | undefined;

  async show(ruling: Ruling): Promise<void> {
    const beside = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    this.panel ??= vscode.window.createWebviewPanel("plica.ruling", ruling.case, beside, { enableScripts: false });
    this.panel.onDidDispose(() => (this.panel = undefined));
    this.panel.title = ruling.case;
    this.panel.webview.html = page(ruling.case, await html(ruling.markdown));
    this.panel.reveal(beside.viewColumn, true);
  }

  dispose(): void {
    this.panel?.dispose();
  }
}

/** The editor's own Markdown, which escapes what is no Markdown. */
async function html(markdown: string): Promise<string> {
  // What is to be done is ticked off on paper.
  const boxes = markdown.replace(/^(\s*)- \[ \] /gm, "$1- \u2610 ");
  return (await vscode.commands.executeCommand<string>("markdown.api.render", boxes)) ?? "";
}

function page(title: string, body: string): string {
  const safe = title.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<!DOCTYPE html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${safe}</title>
<style>body { padding: 0 1.5em; line-height: 1.5; max-width: 45em } li { list-style-position: outside }</style>
</head>
<body>${body}</body>
</html>`;
}
