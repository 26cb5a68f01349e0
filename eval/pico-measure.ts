import type { PaperRecord } from "@medsieve/contract/papers";
import { createBuiltinReader } from "@medsieve/reader/builtin-reader";
import type { PicoField } from "@medsieve/reader/pico/extract-pico";
import { checkReading } from "../reader/src/quotes/check-reading.ts";
import { bootstrapStatistic } from "./bootstrap.ts";
import { type LabelledAbstract, type LabelledToken, PICO_CLASSES, type PicoClass } from "./pico-corpus.ts";

const CLASS_OF_FIELD: Record<PicoField, PicoClass> = {
  population: "participants",
  intervention: "interventions",
  comparator: "interventions",
  outcome: "outcomes",
};

const NOTHING: ReadonlySet<PicoClass> = new Set();
const WORD = /[\p{L}\p{N}]/u;

/** Tokens: found rightly, found wrongly, missed. */
interface Counts {
  right: number;
  wrong: number;
  missed: number;
}
type ClassCounts = Record<PicoClass, Counts>;
/** What was counted of one abstract. */
export interface AbstractResult {
  pmid: string;
  tokens: ClassCounts;
  words: ClassCounts;
  baseline: ClassCounts;
}

/** The classes of a token at an offset of title or abstract. */
type FindClasses = (part: "title" | "abstract", start: number, end: number) => ReadonlySet<PicoClass>;

/**
 * Reads a labelled abstract with the built-in reader and compares, token by token, what its statements of population,
 * intervention or comparator, and outcome name; beside it what `baseline` says of each word.
 */
export async function measureAbstract(
  abstract: LabelledAbstract,
  baseline: (word: string) => ReadonlySet<PicoClass>,
): Promise<AbstractResult> {
  const found = await readStatements(abstract.paper);
  return {
    pmid: abstract.pmid,
    tokens: countTokens(abstract, found),
    words: countTokens(keepWords(abstract), found),
    baseline: countTokens(abstract, (part, start, end) => baseline(textOf(abstract.paper, part).slice(start, end))),
  };
}

/** Prints precision, recall and token F1 of each class, and their mean. */
export function reportResults(results: readonly AbstractResult[], say: (line: string) => void): void {
  const list = (key: "tokens" | "words" | "baseline") => results.map((result) => result[key]);
  report("built-in reader, every token", list("tokens"), say);
  report("the same, words without marks", list("words"), say);
  report("commonest label of each word", list("baseline"), say);
}

/**
 * The tokens with a letter or a digit. Labellers took the full stop after a phrase for a part of it as often as not; a
 * statement never ends with one.
 */
function keepWords({ tokens, ...abstract }: LabelledAbstract): LabelledAbstract {
  const isWord = ({ part, start, end }: LabelledToken) => WORD.test(textOf(abstract.paper, part).slice(start, end));
  return { ...abstract, tokens: tokens.filter(isWord) };
}

function textOf(paper: PaperRecord, part: "title" | "abstract"): string {
  return part === "title" ? paper.title : (paper.abstract[0]?.text ?? "");
}

/** Where the reader's verified statements stand: each in the sentence it rests on. */
async function readStatements(paper: PaperRecord): Promise<FindClasses> {
  const question = { text: paper.title, language: "en", preference: "comprehensive" } as const;
  const marked = { title: new Map<number, Set<PicoClass>>(), abstract: new Map<number, Set<PicoClass>>() };
  for await (const reading of createBuiltinReader().readPapers(question, [paper], new AbortController().signal)) {
    for (const { field, text, evidence } of checkReading(reading, paper).statements) {
      if (!(field in CLASS_OF_FIELD)) continue;
      for (const { section, quote, start } of evidence) {
        if (quote === null || start === null) continue;
        const places = marked[section === "title" ? "title" : "abstract"];
        for (const at of findWhole(text, quote)) {
          for (let offset = start + at; offset < start + at + text.length; offset++) {
            const classes = places.get(offset) ?? new Set();
            places.set(offset, classes.add(CLASS_OF_FIELD[field as PicoField]));
          }
        }
      }
    }
  }
  return (part, start) => marked[part].get(start) ?? NOTHING;
}

/** Offsets of a phrase in a text, where no word is cut. */
function findWhole(phrase: string, text: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const before = /[\p{L}\p{N}]$/u.test(text.slice(0, at)) && /^[\p{L}\p{N}]/u.test(phrase);
    const after = /^[\p{L}\p{N}]/u.test(text.slice(at + phrase.length)) && /[\p{L}\p{N}]$/u.test(phrase);
    if (!before && !after) found.push(at);
  }
  return found;
}

function countTokens({ tokens }: LabelledAbstract, find: FindClasses): ClassCounts {
  const counts: ClassCounts = {
    participants: { right: 0, wrong: 0, missed: 0 },
    interventions: { right: 0, wrong: 0, missed: 0 },
    outcomes: { right: 0, wrong: 0, missed: 0 },
  };
  for (const { part, start, end, label } of tokens) {
    const found = find(part, start, end);
    for (const name of PICO_CLASSES) {
      if (found.has(name)) counts[name][label === name ? "right" : "wrong"]++;
      else if (label === name) counts[name].missed++;
    }
  }
  return counts;
}

function score(counts: readonly ClassCounts[], name: PicoClass): { precision: number; recall: number; f1: number } {
  const sum = (key: keyof Counts) => counts.reduce((total, one) => total + one[name][key], 0);
  const [right, wrong, missed] = [sum("right"), sum("wrong"), sum("missed")];
  const share = (whole: number) => (whole === 0 ? 0 : right / whole);
  return { precision: share(right + wrong), recall: share(right + missed), f1: share(right + (wrong + missed) / 2) };
}

function report(name: string, counts: readonly ClassCounts[], say: (line: string) => void): void {
  const bound = (measure: (drawn: readonly ClassCounts[]) => number) => {
    const { value, low, high } = bootstrapStatistic(counts, measure);
    return `${value.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
  };
  say("");
  say(`${name.padEnd(30)} precision  recall  token F1 (95 % interval)`);
  for (const one of PICO_CLASSES) {
    const { precision, recall } = score(counts, one);
    const f1 = bound((drawn) => score(drawn, one).f1);
    say(`  ${one.padEnd(28)}      ${precision.toFixed(3)}   ${recall.toFixed(3)}     ${f1}`);
  }
  const macro = (drawn: readonly ClassCounts[]) =>
    PICO_CLASSES.reduce((sum, one) => sum + score(drawn, one).f1, 0) / PICO_CLASSES.length;
  say(`  macro F1 ${bound(macro)}`);
}
