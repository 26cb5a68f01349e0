import type { PressRemark, PressReport } from "@medsieve/contract/strategies";
import { makeRemark } from "@medsieve/query/press/remarks";
import type { Work } from "../work/work.ts";
import type { LibraryWords } from "./library-words.ts";

/** Beginnings and words of a query that the library is asked about. */
const BEGINNINGS_ASKED = 20;
const WORDS_ASKED = 100;

export interface AppraisalMeans {
  library: LibraryWords;
  work: Work;
  /** What is to be said of known papers; null where none are known. */
  describeKnown: () => Promise<PressRemark[]> | PressRemark[] | null;
}

/** A PRESS appraisal of the query, with what the words of the library's papers and known papers say of it. Throws QueryError. */
export async function appraiseQuery(
  query: string,
  { library, work, describeKnown }: AppraisalMeans,
  signal: AbortSignal,
): Promise<PressReport> {
  const { elements, questions } = await work.run("appraiseQuery", query, signal);
  const truncated: PressRemark[] = [];
  for (const { text, term, start, end } of questions.beginnings.slice(0, BEGINNINGS_ASKED)) {
    const { words, count } = await library.listMatched(text);
    const code = count === 0 ? "truncation_nothing" : count === 1 ? "truncation_single" : "truncation_words";
    truncated.push({ ...makeRemark(code, { term, count: String(count) }, { start, end }), words });
  }
  const asked = questions.words.slice(0, WORDS_ASKED);
  const missing = await library.findMissing(asked.map(({ text }) => text));
  const misspelt = asked
    .filter(({ text }) => missing?.has(text))
    .map(({ text, start, end }) => makeRemark("word_not_in_library", { word: text }, { start, end }));
  const known = await describeKnown();
  const added: Partial<Record<string, PressRemark[]>> = {
    translation: known === null ? [] : [...known, makeRemark("judge_known_papers")],
    text_words: truncated,
    spelling: misspelt,
  };
  const isAnswered = ({ code }: PressRemark) => known !== null && code === "judge_known";
  return {
    elements: elements.map(({ element, remarks }) => {
      const all = [...remarks.filter((remark) => !isAnswered(remark)), ...(added[element] ?? [])];
      // What a human must judge stands last.
      return { element, remarks: all.toSorted((one, other) => Number(isJudged(one)) - Number(isJudged(other))) };
    }),
  };
}

const isJudged = ({ kind }: PressRemark) => kind === "judge";
