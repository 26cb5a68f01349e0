import { stemWord } from "@medsieve/text/stem";
import { findName, type PaperSentence, type PaperText } from "../../paper-text.ts";
import type { QuestionConcept } from "../../question/concept.ts";
import { readAbbreviations } from "../abbreviations.ts";

/** UTF-16 offsets in a text, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** The share of a name's words that a sentence has to have. */
const ENOUGH = 0.6;
/** Words between two words of one name. */
const NAME_GAP = 3;

/** Where a sentence names a concept, by one of its names, by most words of what is no heading, or as the paper abbreviates it. */
export function locateName(concept: QuestionConcept, sentence: PaperSentence, paper: PaperText): Span[] {
  const places = [...concept.names, ...concept.narrower].flatMap((name) => findName(name, sentence));
  if (places.length > 0) return places;
  const short = locateShort(concept, sentence, paper);
  if (short.length > 0 || concept.kind !== "word") return short;
  return concept.names.flatMap(({ stems }) => locateMost(stems, sentence));
}

function locateMost(stems: readonly string[], { words, stems: places }: PaperSentence): Span[] {
  const own = stems.filter((stem) => stem.length > 2);
  if (own.length < 2) return [];
  const found = own.flatMap((stem) => places.get(stem) ?? []).toSorted((a, b) => a - b);
  const runs: number[][] = [];
  for (const at of found) {
    const last = runs.at(-1);
    if (last !== undefined && at - (last.at(-1) ?? 0) <= NAME_GAP) last.push(at);
    else runs.push([at]);
  }
  return runs.flatMap((run) => {
    const distinct = new Set(run.map((at) => stemWord(words[at]?.text ?? ""))).size;
    const [first, last] = [words[run[0] ?? -1], words[run.at(-1) ?? -1]];
    return first && last && distinct / own.length >= ENOUGH && distinct > 1
      ? [{ start: first.start, end: last.end }]
      : [];
  });
}

function locateShort({ names }: QuestionConcept, { text }: PaperSentence, paper: PaperText): Span[] {
  return Array.from(readAbbreviations(paper)).flatMap(([short, long]) => {
    const isOwn = names.some(({ stems }) => {
      const shared = stems.filter((stem) => long.includes(stem)).length;
      return shared >= ENOUGH * Math.max(stems.length, long.length);
    });
    if (!isOwn) return [];
    const start = text.search(new RegExp(`(?<![\\p{L}\\d])${short.replace(/[/()[\]]/gu, "\\$&")}(?![\\p{L}\\d])`, "u"));
    return start < 0 ? [] : [{ start, end: start + short.length }];
  });
}

/** Two names of mostly the same words, which no sentence can set apart. */
export function isOneThing(a: QuestionConcept, b: QuestionConcept): boolean {
  const stems = (concept: QuestionConcept) => new Set(concept.names[0]?.stems ?? []);
  const [one, other] = [stems(a), stems(b)];
  const shared = [...one].filter((stem) => other.has(stem)).length;
  return shared >= ENOUGH * Math.min(one.size, other.size);
}
