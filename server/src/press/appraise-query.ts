import type { PressRemark, PressReport } from "@medsieve/contract/strategies";
import { makeRemark } from "@medsieve/query/press/remarks";
import type { Database } from "../db/client.ts";
import type { Work } from "../work/work.ts";
import { findMissingWords, listMatchedWords } from "./library-words.ts";

/** Beginnings and words of a query that the library is asked about. */
const BEGINNINGS_ASKED = 20;
const WORDS_ASKED = 100;

/** A PRESS appraisal of the query, with what the words of the library's papers say of its own. Throws QueryError. */
export async function appraiseQuery(
  query: string,
  database: Database,
  work: Work,
  signal: AbortSignal,
): Promise<PressReport> {
  const { elements, questions } = await work.run("appraiseQuery", query, signal);
  const truncated: PressRemark[] = [];
  for (const { text, term, start, end } of questions.beginnings.slice(0, BEGINNINGS_ASKED)) {
    const { words, count } = await listMatchedWords(database, text, signal);
    const code = count === 0 ? "truncation_nothing" : "truncation_words";
    truncated.push({ ...makeRemark(code, { term, count: String(count) }, { start, end }), words });
  }
  const asked = questions.words.slice(0, WORDS_ASKED);
  const missing = await findMissingWords(
    database,
    asked.map(({ text }) => text),
    signal,
  );
  const misspelt = asked
    .filter(({ text }) => missing?.has(text))
    .map(({ text, start, end }) => makeRemark("word_not_in_library", { word: text }, { start, end }));
  const added: Partial<Record<string, PressRemark[]>> = { text_words: truncated, spelling: misspelt };
  return {
    elements: elements.map(({ element, remarks }) => ({
      element,
      // What a human must judge stands last.
      remarks: [
        ...remarks.filter(({ kind }) => kind !== "judge"),
        ...(added[element] ?? []),
        ...remarks.filter(({ kind }) => kind === "judge"),
      ],
    })),
  };
}
