// Rulings in this process: what `plica serve` answers at /api/v1, asked of plica.wasm.
import { Plica as Module } from "./abi.js";

/** A refusal, as the addresses for programs give it. */
export class PlicaError extends Error {
  constructor({ status, title, detail, errors = [] }) {
    super([detail, ...errors.map((fault) => fault.message)].join("\n"));
    this.name = "PlicaError";
    this.status = status;
    this.title = title;
    this.detail = detail;
    this.errors = errors;
  }
}

/** Begins plica: with the rulebook it brings, or with another. */
export async function load({ rules = {}, locales = {} } = {}) {
  return new Plica(await compiled(), { rules, locales });
}

let module;

function compiled() {
  module ??= compile().catch((fault) => {
    module = undefined;
    throw fault;
  });
  return module;
}

async function compile() {
  const url = new URL("plica.wasm", import.meta.url);
  if (url.protocol === "file:") {
    return WebAssembly.compile(await process.getBuiltinModule("node:fs").promises.readFile(url));
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

const JSON_SENT = [["content-type", "application/json"]];

class Plica {
  #module;
  #rules;
  #begun;

  constructor(module, rules) {
    this.#module = module;
    this.#rules = rules;
    this.#begin();
  }

  decide(facts, { edition, on, lang, compare, explain, whatWouldChange } = {}) {
    const parameters = { edition, on, lang, compare: compare?.join(","), explain, what_would_change: whatWouldChange };
    return this.#ask("POST", "decide", parameters, { facts });
  }

  read(written, { lang } = {}) {
    return this.#ask("POST", "read", { lang }, written);
  }

  editions({ lang } = {}) {
    return this.#ask("GET", "editions", { lang });
  }

  articles({ edition, lang } = {}) {
    return this.#ask("GET", "articles", { edition, lang });
  }

  article(article, { edition, lang } = {}) {
    return this.#ask("GET", "articles", { article, edition, lang });
  }

  diff(first, second, { lang } = {}) {
    return this.#ask("GET", "diff", { first, second, lang });
  }

  #ask(method, name, parameters, object) {
    const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== undefined));
    const ask = { method, target: `/api/v1/${name}?${query}`, headers: JSON_SENT };
    const { head, body } = this.#answer(ask, object && new TextEncoder().encode(JSON.stringify(object)));
    const answer = JSON.parse(new TextDecoder().decode(body));
    if (head.status !== 200) throw new PlicaError(answer);
    return answer;
  }

  // What breaks off is thrown away whole, and another begun.
  #answer(ask, body) {
    if (!this.#begun) this.#begin();
    try {
      return this.#begun.answer(ask, body);
    } catch {
      this.#begun = undefined;
      this.#begin();
      return this.#begun.broken(ask);
    }
  }

  #begin() {
    const { exports } = new WebAssembly.Instance(this.#module);
    try {
      this.#begun = new Module(exports, { base: "/", rules: this.#rules });
    } catch (fault) {
      if (fault instanceof WebAssembly.RuntimeError) throw fault;
      throw new PlicaError({ status: 400, title: "the rules have faults", detail: fault.message });
    }
  }
}
