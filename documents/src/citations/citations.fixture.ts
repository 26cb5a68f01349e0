import { NO_RESULTS, READING_VERSION, type SavedReading } from "@medsieve/contract/readings";
import { makePaper } from "../../../contract/test/papers.ts";
import type { CitedPaper } from "./cited-paper.ts";

const NOTHING = { population: [], intervention: [], comparator: [], outcome: [], study_design: [], rationale: [] };

/** A reading with this summary, of which nothing is said to rest on anything. */
export function readAs(
  summary: SavedReading["texts"]["summary"],
  statements: SavedReading["statements"] = [],
): SavedReading {
  return {
    schema_version: READING_VERSION,
    relevance_score: 0.874,
    texts: { ...NOTHING, summary },
    statements,
    ...NO_RESULTS,
    read_by: { reader: "builtin", model: null, fallback: null },
  };
}
export const READING = readAs(["The drug helped. It harmed no patient."]);

/** A paper that was read, with what matters to a test. */
export function citePaper(given: Parameters<typeof makePaper>[1] = {}, pmid = 1201): CitedPaper {
  const record = makePaper(pmid, given);
  return { pmid: String(pmid), demonstration: record.demonstration, record, reading: null, rank: null, decision: null };
}
