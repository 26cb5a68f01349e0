import type { PaperRecord } from "@medsieve/contract/papers";
import { listPapers } from "../../language-models/test/model-answers.ts";
import type { SeenCall } from "../../language-models/test/model-server.ts";

/** Numbers from 0 to 1, the same every time (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** What is done to a quote; null where it cannot be done to this one. */
type Change = (quote: string, material: Material) => string | null;

interface Material {
  random: () => number;
  /** Sentences of the same paper, and of others. */
  own: readonly string[];
  others: readonly string[];
}

const pick = <Item>(items: readonly Item[], random: () => number) => items[Math.floor(random() * items.length)];

/** Puts another text in the place of a match that is drawn; null where nothing matches. */
function change(quote: string, pattern: RegExp, random: () => number, write: (found: string) => string): string | null {
  const match = pick([...quote.matchAll(pattern)], random);
  if (match === undefined) return null;
  const changed = quote.slice(0, match.index) + write(match[0]) + quote.slice(match.index + match[0].length);
  return changed === quote ? null : changed;
}

const TURNS = new Map(
  [
    ["increased", "decreased"],
    ["reduced", "raised"],
    ["lower", "higher"],
    ["fewer", "more"],
    ["less", "more"],
    ["better", "worse"],
    ["shorter", "longer"],
    ["improved", "impaired"],
    ["before", "after"],
    ["superior", "inferior"],
    ["with", "without"],
    ["all", "no"],
  ].flatMap(([one = "", other = ""]) => [
    [one, other],
    [other, one],
  ]),
);

/** Its words do stand in the paper, but say another number. */
const BEGUN_WITHIN = "a number begun in its middle";
/** A true quote under a statement that says more than it. */
export const NUMBER_OF_ITS_OWN = "a number of its own";

/** What a model that cannot be trusted does to the words of a paper. */
export const MISQUOTES: Record<string, Change> = {
  "another digit": (quote, { random }) =>
    change(quote, /\d/gu, random, (digit) => String((Number(digit) + 1 + Math.floor(random() * 8)) % 10)),
  "a digit more": (quote, { random }) => change(quote, /\d(?!\d)/gu, random, (digit) => `${digit}${digit}`),
  "a point elsewhere": (quote, { random }) => change(quote, /\d\.\d/gu, random, (found) => found.replace(".", "")),
  "a negation": (quote, { random }) =>
    change(quote, /\b(?:was|were|is|are|did|had|has)\b/gu, random, (word) => `${word} not`),
  "no negation": (quote, { random }) =>
    /^(?:no|not)\b|\b(?:no|not)$/iu.test(quote) ? null : change(quote, / (?:not|no)(?= )/gu, random, () => ""),
  "the other direction": (quote, { random }) => change(quote, /[a-z]+/gu, random, (word) => TURNS.get(word) ?? word),
  "another word": (quote, { random, others }) => {
    const word = pick(pick(others, random)?.match(/[a-z]{7,}/gu) ?? [], random);
    return word === undefined || quote.includes(word) ? null : change(quote, /\b[a-z]{6,}\b/gu, random, () => word);
  },
  "another letter": (quote, { random }) =>
    change(quote, /\b[a-z]{8,}\b/gu, random, (word) => {
      const at = 2 + Math.floor(random() * (word.length - 4));
      return word.slice(0, at) + (word[at] === "a" ? "i" : "a") + word.slice(at + 1);
    }),
  "a word left out": (quote, { random }) => change(quote, /(?<=\S )[a-z]{7,} (?=\S)/gu, random, () => ""),
  [BEGUN_WITHIN]: (quote) => /\d+\.(\d.*)$/su.exec(quote)?.[1] ?? null,
  "two sentences in one": (quote, { random, own }) => {
    const other = pick(own, random);
    if (other === undefined || other.includes(quote)) return null;
    const words = quote.split(" ");
    return `${words.slice(0, Math.ceil(words.length / 2)).join(" ")} ${other.split(" ").slice(-6).join(" ")}`;
  },
  "another paper's words": (_, { random, others }) => pick(others, random) ?? null,
};

/** What an able model does to them without changing what they say. */
export const SLIPS: Record<string, Change> = {
  none: (quote) => quote,
  capitals: (quote) => quote.toLowerCase(),
  blanks: (quote) => quote.replaceAll(" ", "  "),
  dashes: (quote) => quote.replaceAll("-", "–"),
  "a line's end": (quote, { random }) => change(quote, / /gu, random, () => "\n"),
  "an article left out": (quote, { random }) =>
    quote.length < 60 ? null : change(quote, /(?<=[a-z] )(?:the|a) (?=[a-z])/gu, random, () => ""),
  "a letter left out": (quote, { random }) =>
    quote.length < 60 ? null : change(quote, /\b[a-z]{8,}\b/gu, random, (word) => word.slice(0, 4) + word.slice(5)),
  "two letters swapped": (quote, { random }) =>
    quote.length < 60
      ? null
      : change(quote, /\b[a-z]{8,}\b/gu, random, (word) => `${word.slice(0, 4)}${word[5]}${word[4]}${word.slice(6)}`),
};

/** What the model did in a statement. */
export interface Doing {
  kind: string;
  isMisquote: boolean;
}

const letters = (number: number) => [...String(number)].map((digit) => "abcdefghij"[Number(digit)]).join("");

/** Where in its answer the model is. */
interface Turn {
  pmid: string;
  random: () => number;
  /** Of the statement, without a digit. */
  name: string;
}

/** A few words in a row of a sentence, or all of it. */
function cut(sentence: string, random: () => number): string {
  const words = sentence.split(" ");
  const length = Math.min(words.length, 3 + Math.floor(random() * 28));
  const from = Math.floor(random() * (words.length - length + 1));
  return words.slice(from, from + length).join(" ");
}

/**
 * A model that quotes each sentence of a paper several times, and misquotes a share of them in every way there is.
 * `changes` has what was done to each statement. What it says of a paper depends on the paper alone: calls come in any
 * order, and are repeated where a connection is lost.
 */
export function createMisquotingModel(papers: readonly PaperRecord[], share: number, times: number) {
  const changes = new Map<string, Doing>();
  const sentences = papers.flatMap(({ abstract }) => abstract.map(({ text }) => text));

  const printed = new Map(
    papers.map(({ pmid, title, abstract }) => {
      const whole = [title, ...abstract.map(({ text }) => text)].join("\n").toLowerCase();
      return [pmid, { whole, others: sentences.filter((other) => !whole.includes(other.toLowerCase())) }];
    }),
  );

  function quote({ pmid, random, name }: Turn, number: string, sentence: string, own: readonly string[]) {
    const { whole, others } = printed.get(pmid) ?? { whole: "", others: [] };
    const source = cut(sentence, random);
    const statement = `Statement ${name} has ${(source.match(/\d+(?:,\d{3})*(?:\.\d+)?/gu) ?? []).join(" and ")}.`;
    const isMisquote = random() < share;
    const give = (kind: string, words: string, text = statement) => {
      changes.set(text, { kind, isMisquote });
      return { field: "summary", statement: text, parts: [number], quote: words, gloss: null };
    };
    if (!isMisquote) {
      const [kind = "none", slip = () => null] = pick(Object.entries(SLIPS), random) ?? [];
      const words = slip(source, { random, own, others });
      return words === null ? give("none", source) : give(kind, words);
    }
    const ownNumber = () => give(NUMBER_OF_ITS_OWN, source, `${statement} It was 98765.`);
    if (random() < 0.1) return ownNumber();
    for (let tries = 0; tries < 50; tries++) {
      const [kind = "", misquote = () => null] = pick(Object.entries(MISQUOTES), random) ?? [];
      const words = misquote(source, { random, own, others });
      // What came out may by chance be words of the paper again.
      const isTrue = kind !== BEGUN_WITHIN && words !== null && whole.includes(words.toLowerCase());
      if (words !== null && words.length > 2 && !isTrue) return give(kind, words);
    }
    return ownNumber();
  }

  const answer = ({ text }: SeenCall) =>
    JSON.stringify({
      papers: listPapers(text).map(({ pmid, parts }) => {
        const prose = [...parts].filter(([number]) => /^(?:T|\d+)$/u.test(number));
        const own = prose.map(([, part]) => part);
        const random = createRandom(Number(pmid));
        const repeated = prose.flatMap((one) => Array.from({ length: times }, () => one));
        const statements = repeated.map(([number, part], index) =>
          quote(
            { pmid, random, name: `${letters(index)} of ${letters(Number(pmid))}` },
            number,
            part,
            own.filter((other) => other !== part),
          ),
        );
        const unsaid = { population: null, intervention: null, comparator: null, outcome: null, rationale: null };
        const said = { pmid, relevance: 0.5, summary: "Statements.", study_design: null };
        return { ...said, ...unsaid, statements };
      }),
    });
  return { answer, changes };
}
