import type { Evidence, PaperRecord } from "@medsieve/contract/papers";
import type { AnswerSentence } from "../readers/reader.ts";
import { checkStatement } from "./claims.ts";

/** "[PMID 1] [PMID 2]": named by the sentence, not measured by a paper. */
const CITATION = /\[PMID \d{1,9}\]/gu;

/**
 * Holds each sentence of an answer against the papers it names; its numbers must stand in the sentences that it quotes.
 * A sentence that speaks of the search itself has no evidence; numbers that count its papers are no paper's.
 */
export function checkAnswer(sentences: readonly AnswerSentence[], papers: readonly PaperRecord[]): Evidence[] {
  const byPmid = new Map(papers.map((paper) => [paper.pmid, paper]));
  return sentences.flatMap(({ text, isCount = false, claims }) => {
    const quotes = claims.flatMap((claim) => {
      const paper = byPmid.get(claim.pmid);
      return paper === undefined ? [] : [{ ...claim, paper }];
    });
    const cited = new Set(quotes.map(({ paper }) => paper.pmid)).size;
    const words = text.replace(CITATION, "");
    const measured = isCount ? "" : dropCounts(words, cited, papers.length);
    return checkStatement({ field: "answer", statement: text, measured }, quotes);
  });
}

const PAPERS_EN =
  "(?:papers?|stud(?:y|ies)|trials?|reviews?|meta-analys[ei]s|cohorts?|reports?|publications?|records?)";
const ADJECTIVES = "(?:(?!(?:in|of|from|with|and|to|per) )[a-z][a-z-]* ){0,3}?";
/** "3 of the 12 papers", "4 trials", "12件中3件", "3篇", "4つの試験". */
const COUNTED = [
  new RegExp(`(?<![\\d.,])(\\d+) (?:of|out of) (?:the |these )?(\\d+) ${ADJECTIVES}${PAPERS_EN}\\b`, "giu"),
  new RegExp(`(?<![\\d.,])(\\d+) ${ADJECTIVES}${PAPERS_EN}\\b`, "giu"),
  /(?<![\d.,])(\d+)\s?[件篇報报本編项項](?:中|のうち)?(?:の|中)?(?:(\d+)\s?[件篇報报本編项項])?/gu,
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
