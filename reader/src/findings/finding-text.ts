import { stemWord } from "@medsieve/text/stem";
import { listWords } from "@medsieve/text/words";
import type { PaperSentence, PaperText, SectionKind } from "../paper-text.ts";
import { readAbbreviations } from "./abbreviations.ts";
import { findPhrase, type PhraseTable, readPhraseTable } from "./phrase-table.ts";
import { type ReadNumbers, readNumbers } from "./read-numbers.ts";
import { explainNoResult } from "./states-result.ts";

/** What a word does in the wording of a result; "none": it looks like a cue and is none. */
export const CUES = [
  ...(["up", "down", "good", "bad", "same", "diff", "neg", "sig", "than", "both", "but", "base"] as const),
  ...(["resp", "hedge", "none"] as const),
] as const;
export type Cue = (typeof CUES)[number];

export interface FindingToken {
  lower: string;
  stem: string;
  /** UTF-16 offsets in the sentence. */
  start: number;
  end: number;
  /** Of the first word of a phrase; null of the others. */
  cue: Cue | null;
  /** Stems of what it abbreviates in this paper. */
  long: readonly string[] | null;
  /** A semicolon stands before it. */
  endsPart: boolean;
}

/** A sentence of a paper, read once for all outcomes that are asked of it; of one that states no result only its words. */
export interface FindingSentence {
  sentence: PaperSentence;
  kind: SectionKind;
  /** 0 (the abstract's first sentence) to 1 (its last). */
  place: number;
  tokens: readonly FindingToken[];
  /** Stems of its words, and of those that its abbreviations stand for. */
  stems: ReadonlySet<string>;
  numbers: ReadNumbers;
  cues: ReadonlySet<Cue>;
  /** It states a result of this study. */
  states: boolean;
  /** It has words of what was planned, measured or supposed. */
  isPlan: boolean;
  isComparison: boolean;
}

const PLANS =
  /\b(?:whether|aim(?:s|ed)?|objectives?|purpose|hypothesi[sz]ed?|will be|to (?:compare|evaluate|assess|determine|investigate|examine|test|study)|primary (?:outcome|end ?point)s?|secondary (?:outcome|end ?point)s?|were (?:measured|assessed|recorded|randomi[sz]ed|evaluated|assigned|collected)|was (?:measured|assessed|recorded|evaluated)|may|might|could|should|would|if|further|needed|known)\b/u;
const COMPARES_GROUPS = /\b(?:groups?|arms?|treatments?|placebo|controls?)\b/u;

let table: PhraseTable<Cue> | null = null;

/** Words in small letters; hyphens divide them. */
export function splitEntry(phrase: string): string[] {
  return listWords(phrase);
}

/** UTF-16 units: no sentence is longer, and the rest of what is longer is not read. */
const LONGEST_SENTENCE = 2_000;

/** Words that tie a sentence to the one before it, where they stand first. */
const LINKS: ReadonlySet<string> = new Set(["similarly", "equally"]);

/** Words that begin a sentence whose first part, up to a comma, is set against the rest. */
const CONCEDES: ReadonlySet<string> = new Set(["although", "though", "while", "whereas"]);

/** UTF-16 units in which an abbreviation of two parts stands. */
const LONGEST_SHORT = 20;
const CAPITALS = /\p{Lu}.*\p{Lu}/u;
const LETTER = /^\p{Lu}$/u;
/** Words whose letter stands for nothing else: "vitamin D". */
const LETTERED = /^(?:vitamins?|hepatitis|types?|factors?|proteins?|grades?|class|stages?|complex|influenza)$/u;

/** "BTX/A" of "BTX/A": an abbreviation of two parts from its beginning; "" where none begins here. */
function readJoined(text: string, start: number): string {
  const behind = text.slice(start, start + LONGEST_SHORT);
  return /^[\p{L}\d]{1,9}\/[\p{L}\d]{1,9}(?![\p{L}\d])/u.exec(behind)?.[0] ?? "";
}

function readTokens(
  { text, words, stems }: PaperSentence,
  abbreviations: ReadonlyMap<string, readonly string[]>,
  states: boolean,
): FindingToken[] {
  table ??= readPhraseTable("findings/cues.tsv", CUES, splitEntry);
  const stemOf: string[] = [];
  for (const [stem, places] of stems) for (const place of places) stemOf[place] = stem;
  const lowers = words.map((word) => word.text);
  const tokens: FindingToken[] = [];
  let next = 0;
  let concedes = CONCEDES.has(lowers[0] ?? "");
  for (const [at, { text: lower, start, end }] of words.entries()) {
    if (end > LONGEST_SENTENCE) break;
    const isLink = at === 0 && LINKS.has(lower);
    const found = !states || at < next || isLink ? null : findPhrase(table, lowers, at);
    if (found) next = at + found.length;
    const printed = abbreviations.size > 0 ? text.slice(start, end) : "";
    const isShort =
      CAPITALS.test(printed) ||
      (LETTER.test(printed) && !LETTERED.test(lowers[at - 1] ?? "") && text[start - 1] !== "°");
    const long = isShort ? (abbreviations.get(printed) ?? abbreviations.get(readJoined(text, start)) ?? null) : null;
    const beforeIt = text.slice(tokens.at(-1)?.end ?? start, start);
    const endsConcession = concedes && beforeIt.includes(",");
    if (endsConcession) concedes = false;
    const endsPart =
      endsConcession || beforeIt.includes(";") || (lower === "without" && /ing$/u.test(words[at + 1]?.text ?? ""));
    tokens.push({ lower, stem: stemOf[at] ?? lower, start, end, cue: found?.value ?? null, long, endsPart });
  }
  return tokens;
}

const NO_NUMBERS: ReadNumbers = { values: [], ps: [], effects: [] };

/** The title and the sentences of a paper, for findings. */
export function readFindingText(paper: PaperText): readonly FindingSentence[] {
  return paper.once(cutFindingText);
}

function cutFindingText(paper: PaperText): FindingSentence[] {
  const all = [paper.title, ...paper.sentences];
  const abbreviations = readAbbreviations(paper);
  return all.map((sentence, index) => {
    const states = explainNoResult(sentence) === null;
    const tokens = readTokens(sentence, abbreviations, states);
    const stems = new Set(tokens.flatMap(({ stem, long }) => (long === null ? [stem] : [stem, ...long])));
    for (const [short, long] of abbreviations)
      if (long.every((stem) => stems.has(stem))) stems.add(stemWord(short.toLowerCase()));
    return {
      ...{ sentence, kind: sentence.kind, tokens, stems },
      place: index === 0 ? 0 : (index - 1) / Math.max(1, all.length - 2),
      numbers: states ? readNumbers(sentence.text) : NO_NUMBERS,
      cues: new Set(tokens.flatMap(({ cue }) => (cue === null ? [] : [cue]))),
      states,
      isPlan: states && PLANS.test(sentence.lower),
      isComparison: states && COMPARES_GROUPS.test(sentence.lower),
    };
  });
}

/** The stems of a paper's results, and those of its title, aim and methods. */
export interface PaperStems {
  stated: ReadonlySet<string>;
  planned: ReadonlySet<string>;
}

const ANNOUNCES: ReadonlySet<SectionKind> = new Set(["title", "objective", "methods", "outcome", "design"]);

export function listStems(paper: PaperText): PaperStems {
  const sentences = readFindingText(paper);
  const collect = (chosen: readonly FindingSentence[]) => {
    const found = new Set<string>();
    for (const { stems } of chosen) for (const stem of stems) found.add(stem);
    return found;
  };
  return {
    stated: collect(sentences.filter(({ states }) => states)),
    planned: collect(sentences.filter(({ states, kind }) => !states && ANNOUNCES.has(kind))),
  };
}
