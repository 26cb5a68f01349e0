import { ANSWER_VERSION, NO_ANSWER, type SavedAnswer, savedAnswerSchema } from "../answers.ts";
import type { PaperRecord } from "../papers.ts";
import { firstAnswerSchema } from "./first-shapes.ts";
import { convertEvidence, groupByStatement } from "./group-evidence.ts";
import { placeStatements } from "./place-statements.ts";
import { secondAnswerSchema } from "./second-shapes.ts";

const CITATION = /\[PMID (\d{1,10})\]/gu;

/** Sentences of the built-in reader of version 1 that name retracted papers as left out. */
const LEFT_OUT = [
  /^One retracted paper was left out: /u,
  /^\d+ retracted papers were left out: /u,
  /^Every paper found was retracted, so no answer can be given /u,
  /^撤回された論文\d+件は回答に用いていません：/u,
  /^見つかった論文はすべて撤回されているため、回答できません /u,
  /^已撤稿的\d+篇文献未予采用：/u,
  /^找到的文献均已撤稿，无法作答 /u,
];

/**
 * A stored answer of any version, as the newest; null where it is of none. `summary` is the text that version 1 stored
 * beside it, `papers` are those of the search.
 */
export function upcastAnswer(
  stored: unknown,
  summary: string | null,
  papers: readonly PaperRecord[],
): SavedAnswer | null {
  const newest = savedAnswerSchema.safeParse(stored);
  if (newest.success) return newest.data;
  const second = secondAnswerSchema.safeParse(stored);
  if (second.success) return { ...second.data, schema_version: ANSWER_VERSION, verdict: null };
  const first = firstAnswerSchema.safeParse(stored);
  if (!first.success) return null;
  if (summary === null) return NO_ANSWER;
  const records = new Map(papers.map((paper) => [paper.pmid, paper]));
  const groups = groupByStatement(first.data);
  const answer: SavedAnswer = { schema_version: ANSWER_VERSION, text: [], sentences: [], verdict: null };
  const add = (text: string, evidence: SavedAnswer["sentences"][number]["evidence"]) => {
    const id = `answer-${answer.sentences.length + 1}`;
    answer.sentences.push({ id, text, cites: listCited(text), evidence });
    answer.text.push({ statement: id });
  };
  const sentences = groups.map(([{ statement }]) => statement);
  for (const part of placeStatements(summary, sentences)) {
    if (typeof part === "number") {
      const group = groups[part] ?? [];
      const evidence = group.map((entry) => ({ pmid: entry.pmid, ...convertEvidence(entry, records.get(entry.pmid)) }));
      add(sentences[part] ?? "", evidence);
    } else addUntraced(part, answer, add);
  }
  return answer;
}

/** What stands between sentences that rest on something: blanks, and sentences that rest on nothing. */
function addUntraced(run: string, answer: SavedAnswer, add: (text: string, evidence: []) => void): void {
  for (const part of run.split(/(?<=\][.。])/u)) {
    const text = part.trim();
    const start = part.length - part.trimStart().length;
    if (start > 0) answer.text.push(part.slice(0, start));
    if (text === "") continue;
    add(text, []);
    const after = part.slice(start + text.length);
    if (after !== "") answer.text.push(after);
  }
}

function listCited(text: string): string[] {
  if (LEFT_OUT.some((pattern) => pattern.test(text))) return [];
  return [...new Set(Array.from(text.matchAll(CITATION), (match) => match[1] ?? ""))];
}
