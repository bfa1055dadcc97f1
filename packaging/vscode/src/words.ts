// The few sentences that are told while there is no server to tell them.

import * as vscode from "vscode";

const WORDS = {
  en: {
    missing: "The program {path} was not found or does not start. Install plica, or say in the settings where it is.",
    settings: "Settings",
  },
  es: {
    missing: "No se encuentra o no arranca el programa {path}. Instale plica o indique en los ajustes dónde está.",
    settings: "Ajustes",
  },
  it: {
    missing: "Il programma {path} non si trova o non parte. Installi plica o indichi nelle impostazioni dove si trova.",
    settings: "Impostazioni",
  },
};

/** A sentence in the language told in the settings, else in the editor's. */
export function say(sentence: keyof (typeof WORDS)["en"]): string {
  const told = vscode.workspace.getConfiguration("plica").get<string>("language") || vscode.env.language;
  const language = told.slice(0, 2);
  return (language === "es" || language === "it" ? WORDS[language] : WORDS.en)[sentence];
}
