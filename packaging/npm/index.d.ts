import type { Facts } from "./facts.js";

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

export interface Fault {
  code: string;
  severity: "error" | "warning";
  message: string;
  help: string[];
  /** In the JSON that was sent: bytes of its UTF-8 from the beginning, and line and column from 1. */
  place: { file: string; line: number; column: number; start: number; end: number } | null;
}

export interface Decision {
  edition: string;
  status: "decided" | "open" | "silent";
  result: Score | null;
  about: string[];
  findings: Finding[];
  /** What is to be done now, in order. */
  now: Step[];
  undetermined: { rule: string; facts: string[] }[];
  missing: Missing[];
  possible: Score[];
  readings: { reading: string; choice: string; otherwise: Record<string, string>; text: string }[];
  caveats: { caveat: string; text: string }[];
  unregulated: string[];
  not_held: string[];
  gaps: { gap: string; lacks: string; text?: string }[];
  assumed: { fact: string; value: string; text: string }[];
  discretion: { rule: string; fact: string; text: string }[];
  sealed: SealedMove | null;
  words: { digest: string; built_in: boolean };
  rulebook: string;
  engine: string;
  /** Only where it was asked. */
  considered?: Considered[];
  /** By result; only where it was asked. */
  what_would_change?: Record<string, Change[]>;
  changes_not_looked_at?: number;
}

/** An act that is ahead; `usual` if the normal course asks it of every game. */
export interface Step {
  rule: string;
  modality: "must" | "may" | "should";
  act: string;
  usual: boolean;
  text: string;
}

export interface Finding {
  rule: string;
  article: string | null;
  cite: string;
  letter: boolean;
  kind: "result" | "act" | "value" | "state";
  says: string;
  text: string;
  norm: string;
  note: string | null;
  citation: string;
  because: Because[];
  displaced: string[];
  party?: string;
  modality?: "must" | "may" | "must_not" | "should";
  act?: string | null;
  /** Of an act: whether what was told shows that it is done. */
  done?: boolean;
  object?: string | null;
  value?: string | number | { seconds: number; text: string } | null;
}

export type Because =
  | {
      fact: string;
      value: string | null;
      source: "told" | "computed" | "assumed" | "not_asked" | "unknown" | "unknowable";
      text: string;
    }
  | { rule: string; applies: boolean; text: string };

export interface Considered {
  rule: string;
  why_not: string;
  because: Because[];
  displaced_by: string[];
}

export interface Missing {
  fact: string;
  question: string;
  /** The result by the answer; none where more must be known. */
  if: Record<string, Score | null>;
  leaves: Record<string, Score[]>;
}

export interface Change {
  facts: Record<string, string>;
  rules: string[];
}

export interface WrittenMove {
  readonly position: Position;
  readonly written: string;
  readonly language?: string;
  readonly history?: string | readonly string[];
}

export interface Reading {
  written: string;
  reading: string;
  candidates: string[];
  move: string | null;
  near: { kind: string; move: string; name: string }[];
  deviations: string[];
  illegal_because: string[];
  language_decides: boolean;
  text: string[];
}

export interface SealedMove extends Reading {
  stated: string | null;
  ends_game: string | null;
  fivefold_checked: boolean;
}

export interface Edition {
  edition: string;
  name: string;
  short: string;
  authority: string;
  language: string;
  from: Day | null;
  to: Day | null;
  partial: boolean;
  amends: string | null;
}

export interface ArticleHeading {
  edition: string;
  article: string;
  concept: string;
  title: string;
  taken_over_from: { edition: string; article: string } | null;
}

export interface Article extends ArticleHeading {
  rules: Rule[];
  examples: { case: string; given: Record<string, unknown>; status: string | null; result: Score | null }[];
}

export interface Rule {
  rule: string;
  cite: string;
  letter: boolean;
  norm: string;
  note: string | null;
  citation: string;
  proviso: string | null;
  source: string;
  displaced_by: string[];
  displaces: string[];
}

/** How many, as text because there may be more than a number holds, and their share of all. */
export interface AssumedApart {
  fact: string;
  first: string | null;
  second: string | null;
  case: Record<string, string> | null;
  results: [Score | null, Score | null];
}

export interface Foremost {
  stage: string | null;
  departures: number;
  differ_in: "result" | "acts";
  by_reading: boolean;
  facts: Record<string, string>;
  case: Record<string, string>;
  first: ForemostSide;
  second: ForemostSide;
}

export interface ForemostSide {
  edition: string;
  result: Score | null;
  provision: string | null;
}

export interface Differences {
  first: string;
  second: string;
  between: "editions" | "embedded and copy";
  complete: boolean;
  words: { fact?: string; value?: string; only?: string; assumed?: string; impossible?: string }[];
  assumed: AssumedApart[];
  summary: Foremost[];
  results: { outcomes: [string, string][]; differences: number }[];
  provisions: {
    of: "first" | "second";
    rule: string | null;
    results: { outcomes: [string, string][]; differences: Difference[] }[];
  }[];
  only_first: OneSided[];
  only_second: OneSided[];
  same: { first: string; second: string; same_exceptions: boolean }[];
  rulebooks: [string, string];
}

export interface Difference {
  facts: Record<string, string>;
  case: Record<string, string>;
  first: Side;
  second: Side;
}

export interface Side {
  edition: string;
  result: Score | null;
  provision: string | null;
  rules: string[];
}

export interface OneSided {
  says: string | null;
  rules: string[];
  facts: Record<string, string> | null;
}
