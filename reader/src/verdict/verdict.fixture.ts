import type { Language } from "@medsieve/contract/constants";
import { type Finding, NO_NUMBERS } from "@medsieve/contract/findings";
import type { Notice } from "@medsieve/contract/papers";
import { NO_RESULTS, READING_VERSION } from "@medsieve/contract/readings";
import { makePaper } from "../../../contract/test/papers.ts";
import type { MatchedPaper, Question, ReadPaper } from "../reader.ts";
import { matchPapers } from "./match-papers.ts";

/** A finding of a paper; its sentence stands in the paper unless said otherwise. */
export function makeFinding(changes: Partial<Finding> = {}): Finding {
  const quote = "Mortality was lower with tranexamic acid than with placebo.";
  return {
    id: "1-f1",
    intervention: "tranexamic acid",
    comparator: "placebo",
    outcome: "death due to bleeding",
    direction: "decreased",
    favours: "intervention",
    numbers: NO_NUMBERS,
    evidence: [{ section: "RESULTS", section_index: 0, start: 0, end: 9, quote, status: "verified", problem: null }],
    read_by: "builtin",
    disputed: false,
    ...changes,
  };
}

interface Given {
  title?: string;
  text?: string;
  notices?: Notice[];
  relevance?: number;
  /** Numbers at ClinicalTrials.gov. */
  trials?: string[];
  types?: string[];
}

/** A paper that was read, with these findings. */
export function makeRead(pmid: number, findings: readonly Partial<Finding>[], given: Given = {}): ReadPaper {
  const paper = makePaper(pmid, {
    title: given.title ?? "Tranexamic acid (TXA) for postpartum haemorrhage",
    abstract: [{ label: "RESULTS", text: given.text ?? "Women with postpartum haemorrhage received TXA or placebo." }],
    notices: given.notices ?? [],
    registrations: (given.trials ?? []).map((id) => ({ registry: "ClinicalTrials.gov" as const, id })),
    publication_types: given.types ?? ["Journal Article"],
  });
  return {
    paper,
    reading: {
      schema_version: READING_VERSION,
      relevance_score: given.relevance ?? 0.9,
      texts: {
        ...{ summary: [], population: [], intervention: [], comparator: [] },
        ...{ outcome: [], study_design: [], rationale: [] },
      },
      statements: [],
      ...NO_RESULTS,
      findings: findings.map((changes, index) => makeFinding({ id: `${pmid}-f${index + 1}`, ...changes })),
      read_by: { reader: "builtin", model: null, fallback: null },
    },
  };
}

export function ask(text: string, language: Language = "en"): Question {
  return { text, language, preference: "comprehensive" };
}

/** Papers with what they bring to the verdict on a question. */
export const matchRead = (question: Question, papers: readonly ReadPaper[]): MatchedPaper[] =>
  matchPapers(question, papers).flatMap((match, at) => {
    const read = papers[at];
    return read === undefined ? [] : [{ ...read, match }];
  });
