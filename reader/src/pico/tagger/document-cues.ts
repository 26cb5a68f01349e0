import type { PaperSentence } from "../../paper-text.ts";
import { NEAR_MEASURE, NEAR_PEOPLE, NEAR_TREATMENT, type WordFacts } from "./word-facts.ts";

/** What a stem's mentions in one paper show together: bit flags by the stem's hash. */
export type DocumentCues = ReadonlyMap<number, number>;
export const CUE_BITS = 14;

interface SeenSentence {
  sentence: PaperSentence;
  facts: readonly WordFacts[];
}

const NEAR = 4;
const SINGLE = 1;
const FEW = 1 << 1;
const MANY = 1 << 2;
const IN_TITLE = 1 << 3;
const LATE_IN_TITLE = 1 << 4;
const IN_RESULTS = 1 << 5;
const IN_METHODS = 1 << 6;
const IN_CONCLUSION = 1 << 7;
/** Beside a treatment's, a measure's or people's words: once, and the next bit in most of its places. */
const BESIDE_TREATMENT = 1 << 8;
const BESIDE_MEASURE = 1 << 10;
const BESIDE_PEOPLE = 1 << 12;

const FLAG_OF_KIND: Partial<Record<PaperSentence["kind"], number>> = {
  results: IN_RESULTS,
  methods: IN_METHODS,
  conclusion: IN_CONCLUSION,
};

interface Counts {
  all: number;
  treatment: number;
  measure: number;
  people: number;
  flags: number;
}

/** Looks at every mention of a stem in the paper, so that one clear mention helps the others. */
export function countDocumentCues(sentences: readonly SeenSentence[]): DocumentCues {
  const counted = new Map<number, Counts>();
  for (const { sentence, facts } of sentences) {
    const kindFlag = FLAG_OF_KIND[sentence.kind] ?? 0;
    for (let at = 0; at < facts.length; at++) {
      const own = facts[at];
      if (own === undefined || own.isClosed) continue;
      let counts = counted.get(own.stem);
      if (counts === undefined) {
        counts = { all: 0, treatment: 0, measure: 0, people: 0, flags: 0 };
        counted.set(own.stem, counts);
      }
      let near = 0;
      for (let other = Math.max(0, at - NEAR); other < at + NEAR; other++) near |= facts[other]?.near ?? 0;
      counts.all++;
      if (near & NEAR_TREATMENT) counts.treatment++;
      if (near & NEAR_MEASURE) counts.measure++;
      if (near & NEAR_PEOPLE) counts.people++;
      if (sentence.kind === "title") counts.flags |= IN_TITLE | (at * 2 > facts.length ? LATE_IN_TITLE : 0);
      counts.flags |= kindFlag;
    }
  }
  const cues = new Map<number, number>();
  for (const [stem, { all, treatment, measure, people, flags }] of counted) {
    const flag = (count: number, bit: number) => (count === 0 ? 0 : count * 2 > all ? bit * 3 : bit);
    const often = all === 1 ? SINGLE : all < 4 ? FEW : MANY;
    const beside = flag(treatment, BESIDE_TREATMENT) | flag(measure, BESIDE_MEASURE) | flag(people, BESIDE_PEOPLE);
    cues.set(stem, flags | often | beside);
  }
  return cues;
}
