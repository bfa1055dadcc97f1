import type { Article, ArticleHeading, Decision, Differences, Edition, Fault, Reading } from "./answers.js";
import type { Facts } from "./facts.js";

export type * from "./answers.js";
export type { Facts };

/** What is not known to who tells the case, or can no longer be known by anyone. */
export type Unknown = "unknown" | "unknowable";
export type Truth = "yes" | "no" | boolean | Unknown;
export type Count = number | `${number}` | Unknown;
/** `20 min`, `1 h 5 min`, `1:05:00`, `PT1H5M`. */
export type Duration = string | 0;
/** `2014-07-15`. */
export type Day = string;
/** In FEN. */
export type Position = string;
export type Text = string | number | boolean;

/** Facts of a rulebook that the types know nothing of. */
export type AnyFacts = { readonly [name: string]: unknown };

export type Lang = "es" | "it" | "en";
export type Score = "1-0" | "0-1" | "1/2-1/2" | "0-0" | "annulled" | "*" | "silent";

/** Texts by their paths. */
export type Files = { readonly [path: string]: string };

/** Begins plica with the rulebook it brings. */
export function load(beginning?: { readonly rules?: undefined; readonly locales?: Files }): Promise<Plica>;
/** Begins plica with another rulebook: its files by paths as in `rules/`, its words by paths as in `locales/`. */
export function load(beginning: { readonly rules: Files; readonly locales?: Files }): Promise<Plica<AnyFacts>>;

export interface Plica<F = Facts> {
  /** Rules under several editions. */
  decide(facts: F, asked: Asked & { readonly compare: readonly string[] }): Decision[];
  /** Rules on a case: the object of `plica decide --format json`. */
  decide(
    facts: F,
    asked?: Asked &
      (
        | { readonly edition?: string; readonly on?: undefined }
        | { readonly edition?: undefined; /** The day the competition began. */ readonly on?: Day }
      ),
  ): Decision;
  /** Reads a written move. */
  read(written: WrittenMove, asked?: Spoken): Reading;
  /** The editions, oldest first. */
  editions(asked?: Spoken): Edition[];
  /** The articles of an edition, or of all. */
  articles(asked?: Spoken & { readonly edition?: string }): ArticleHeading[];
  /** An article by its number, in an edition or in each that has it, with rules and examples. */
  article(article: string, asked?: Spoken & { readonly edition?: string }): Article[];
  /** What two editions rule differently. Takes many seconds: in a page, ask it in a worker. */
  diff(first: string, second: string, asked?: Spoken): Differences;
}

export interface Spoken {
  /** English where nothing is asked. */
  readonly lang?: Lang;
}

export interface Asked extends Spoken {
  /** Whether to say which rules do not apply, and why. */
  readonly explain?: boolean;
  /** Whether to say which smallest changes of the facts would give another result. */
  readonly whatWouldChange?: boolean;
}

/** Why there is no answer. */
export class PlicaError extends Error {
  readonly name: "PlicaError";
  /** As in HTTP: 400 what was asked, 413 too much, 500 it broke off. */
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly errors: Fault[];
}

export interface WrittenMove {
  readonly position: Position;
  readonly written: string;
  readonly language?: string;
  readonly history?: string | readonly string[];
}
