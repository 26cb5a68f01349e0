import { ANSWER_VERSION, NO_ANSWER, type SavedAnswer } from "@medsieve/contract/answers";
import type { Language } from "@medsieve/contract/constants";
import { LANGUAGE_TRAITS } from "@medsieve/contract/language-traits";
import type { PaperRecord } from "@medsieve/contract/papers";
import type { AnswerSentence } from "../reader.ts";
import { findEvidence, listPassages, type PaperPassages } from "./check-reading.ts";

/** "[PMID 1] [PMID 2]": named by the sentence, not measured by a paper. */
const CITATION = /\[PMID \d{1,9}\]/gu;

/**
 * The answer, with each sentence held against the papers it names; its numbers must stand in the sentences that it
 * quotes. A sentence that speaks of the search itself has no evidence; numbers that count its papers are no paper's.
 */
export function checkAnswer(
  sentences: readonly AnswerSentence[],
  papers: readonly PaperRecord[],
  language: Language,
): SavedAnswer {
  if (sentences.length === 0) return NO_ANSWER;
  const cited = new Set(sentences.flatMap(({ quotes }) => quotes.map(({ pmid }) => pmid)));
  const byPmid = new Map(
    papers.filter(({ pmid }) => cited.has(pmid)).map((paper) => [paper.pmid, listPassages(paper)]),
  );
  const pmids = new Set(papers.map(({ pmid }) => pmid));
  const checked = sentences.map((sentence, index) => {
    const { text, cites } = sentence;
    return {
      id: `answer-${index + 1}`,
      text,
      cites: cites.filter((pmid) => pmids.has(pmid)),
      evidence: checkSentence(sentence, byPmid, papers.length),
    };
  });
  const gap = LANGUAGE_TRAITS[language].gap;
  const text = checked.flatMap(({ id }, index) =>
    index === 0 || gap === "" ? [{ statement: id }] : [gap, { statement: id }],
  );
  return { schema_version: ANSWER_VERSION, text, sentences: checked, verdict: null };
}

function checkSentence(
  { text, isCount = false, quotes }: AnswerSentence,
  papers: ReadonlyMap<string, PaperPassages>,
  read: number,
): SavedAnswer["sentences"][number]["evidence"] {
  const quoted = quotes.flatMap((quotation) => {
    const passages = papers.get(quotation.pmid);
    return passages === undefined ? [] : [{ ...quotation, passages }];
  });
  const cited = new Set(quoted.map(({ pmid }) => pmid)).size;
  const measured = isCount ? "" : dropCounts(text.replace(CITATION, ""), cited, read);
  return findEvidence(measured, quoted).map((evidence, index) => ({ pmid: quoted[index]?.pmid ?? "", ...evidence }));
}

const PAPERS_EN =
  "(?:papers?|stud(?:y|ies)|trials?|reviews?|meta-analys[ei]s|cohorts?|reports?|publications?|records?)";
const ADJECTIVES = "(?:(?!(?:in|of|from|with|and|to|per) )[a-z][a-z-]* ){0,3}?";
/** "3 of the 12 papers", "4 trials", "12 件中 3 件", "3 篇", "4つの試験". */
const COUNTED = [
  new RegExp(`(?<![\\d.,])(\\d+) (?:of|out of) (?:the |these )?(\\d+) ${ADJECTIVES}${PAPERS_EN}\\b`, "giu"),
  new RegExp(`(?<![\\d.,])(\\d+) ${ADJECTIVES}${PAPERS_EN}\\b`, "giu"),
  /(?<![\d.,])(\d+)\s?[件篇報报本編项項](?:中|のうち)?(?:の|中)?\s?(?:(\d+)\s?[件篇報报本編项項])?/gu,
];

/**
 * A sentence without the counts that it makes itself: numbers of papers that are no more than it names, or exactly as
 * many as were read. A larger number ("a meta-analysis of 40 trials") is a paper's own, and stays.
 */
function dropCounts(text: string, cited: number, read: number): string {
  const isOwn = (number: string | undefined) =>
    number === undefined || Number(number) <= cited || Number(number) === read;
  let left = text;
  for (const pattern of COUNTED) {
    left = left.replace(pattern, (whole: string, one: string, two: unknown) =>
      isOwn(one) && isOwn(typeof two === "string" ? two : undefined) ? whole.replace(/\d+/gu, "") : whole,
    );
  }
  return left;
}
