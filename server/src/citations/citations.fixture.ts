import type { PaperReading } from "@medsieve/contract/papers";
import { makePaper } from "../../test/papers.ts";
import type { CitedPaper } from "./cited-paper.ts";

export const READING: PaperReading = {
  relevance_score: 0.874,
  summary: "The drug helped. It harmed nobody.",
  population: null,
  intervention: null,
  comparator: null,
  outcome: null,
  study_design: null,
  evidence_level: null,
  rationale: null,
  evidence: [],
  read_by: { reader: "builtin", model: null, fallback: null },
};

/** A paper that was read, with what matters to a test. */
export function citePaper(given: Parameters<typeof makePaper>[1] = {}, pmid = 1201): CitedPaper {
  const record = makePaper(pmid, given);
  return { pmid: String(pmid), demonstration: record.demonstration, record, reading: null, rank: null };
}
