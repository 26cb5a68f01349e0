import type { Citation } from "@medsieve/medline/citation";
import { splitWords } from "@medsieve/text/words";
import { createDraws } from "./slips.ts";

/** Of the words and headings of a record, those that it takes from another one. */
const EXCHANGED_PERCENT = 25;
/** Of the words that one record alone has, those that get a new spelling: the vocabulary of a library grows with it. */
const RESPELT_PERCENT = 50;
const DAYS = 28;
/** Numbers in a row are no seeds for draws that differ (2³² over the golden ratio). */
const SPREAD = 0x9e3779b1;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const WORD = /\p{L}[\p{L}\p{N}]*/gu;

type Draw = ReturnType<typeof createDraws>;

/** Made of the records of a library: citation number `pmid`, the same whenever it is asked for. */
export type MakeRecord = (pmid: number) => Citation;

/**
 * Records that differ from each other and have words as often as the given ones have: each is one of these, a quarter of
 * whose words stands in the place of a word of another one. Headings and authors are exchanged likewise. What ties a
 * record to others (DOI, references, notices, registrations) is left out.
 */
export function prepareRecords(sources: readonly Citation[]): MakeRecord {
  const single = listSingleWords(sources);
  return (pmid) => {
    const draw = createDraws(Math.imul(pmid, SPREAD));
    const [own, other] = [sources[pmid % sources.length], sources[draw(sources.length)]];
    if (own === undefined || other === undefined) throw new Error("there is no record to make others of");
    const mix = (text: string, words: readonly string[]) => mixWords(text, words, single, pmid, draw);
    const otherAbstract = listWords(other.abstract.map(({ text }) => text).join(" "));
    const headings = own.mesh.map((heading) =>
      draw(100) < EXCHANGED_PERCENT ? (pickOf(other.mesh, draw) ?? heading) : heading,
    );
    return {
      ...own,
      pmid: String(pmid),
      title: mix(own.title, listWords(other.title)),
      abstract: own.abstract.map((section) => ({ ...section, text: mix(section.text, otherAbstract) })),
      authors: draw(100) < EXCHANGED_PERCENT ? other.authors : own.authors,
      mesh: headings.filter((one, at) => headings.findIndex(({ descriptor }) => descriptor === one.descriptor) === at),
      published: own.published === null ? null : { ...own.published, day: 1 + draw(DAYS) },
      doi: null,
      pmcid: null,
      references: [],
      notices: [],
      registrations: [],
    };
  };
}

function listWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Words that stand in the title or abstract of one record alone, folded. */
function listSingleWords(sources: readonly Citation[]): Set<string> {
  const records = new Map<string, number>();
  for (const { title, abstract } of sources) {
    const text = [title, ...abstract.map((section) => section.text)].join(" ");
    for (const word of new Set(splitWords(text).map((one) => one.text)))
      records.set(word, (records.get(word) ?? 0) + 1);
  }
  return new Set([...records].filter(([, count]) => count === 1).map(([word]) => word));
}

function mixWords(
  text: string,
  others: readonly string[],
  single: ReadonlySet<string>,
  pmid: number,
  draw: Draw,
): string {
  return text.replace(WORD, (word) => {
    const kept = draw(100) < EXCHANGED_PERCENT ? (pickOf(others, draw) ?? word) : word;
    return single.has(kept.toLowerCase()) && draw(100) < RESPELT_PERCENT ? kept + spell(pmid) : kept;
  });
}

/** A number in letters. */
function spell(number: number): string {
  let rest = number;
  let spelt = "";
  for (; rest > 0; rest = Math.floor(rest / LETTERS.length)) spelt += LETTERS[rest % LETTERS.length];
  return spelt;
}

function pickOf<Value>(values: readonly Value[], draw: Draw): Value | undefined {
  return values[draw(Math.max(1, values.length))];
}
