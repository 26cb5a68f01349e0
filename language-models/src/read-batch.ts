import { AGAIN } from "./ask-for-object.ts";
import { type KeptReading, makeReading } from "./make-reading.ts";
import type { AskModel } from "./model-calls.ts";
import type { FailureReason } from "./model-failure.ts";
import { type NumberedPaper, printPaper } from "./numbered-paper.ts";
import { READING_RULES } from "./prompt-texts.ts";
import { readJson } from "./read-json.ts";
import { type GivenReading, givenReadingSchema, readingForm } from "./reading-form.ts";

/** A paper without a usable reading, and why. */
export interface MissingPaper {
  paper: NumberedPaper;
  reason: FailureReason;
}

/** What a model's answer said of the papers it was given. */
export interface ReadBatch {
  readings: KeptReading[];
  missing: MissingPaper[];
  /** PMIDs that were not asked for. */
  unknown: number;
}

/** One call for several papers. Throws ModelFailure where it brings no answer at all. */
export async function readBatch(
  ask: AskModel,
  task: string,
  papers: readonly NumberedPaper[],
  isAgain: boolean,
  signal: AbortSignal,
): Promise<ReadBatch> {
  const blocks = papers.map(printPaper).join("\n\n");
  const material = `Read these ${papers.length} papers.\n\n${blocks}${isAgain ? `\n\n${AGAIN}` : ""}`;
  const text = await ask("reading", { rules: READING_RULES, task, material, form: readingForm }, signal);
  return takeApart(listEntries(text), papers);
}

/** The entries of an answer; of one that was cut off, those before the last. Null when there are none to be found. */
function listEntries(text: string): unknown[] | null {
  const found = readJson(text);
  if (found === null) return null;
  const { papers } = found.value;
  // A single paper is sometimes given without the list around it.
  if (!Array.isArray(papers)) return "pmid" in found.value && !found.isCut ? [found.value] : null;
  return found.isCut ? papers.slice(0, -1) : papers;
}

function takeApart(entries: unknown[] | null, papers: readonly NumberedPaper[]): ReadBatch {
  const open = new Map(papers.map((paper) => [paper.record.pmid, paper]));
  const reasons = new Map<string, FailureReason>();
  const readings: KeptReading[] = [];
  let unknown = 0;
  for (const entry of entries ?? []) {
    const pmid = readPmid(entry);
    const paper = open.get(pmid);
    if (paper === undefined) {
      if (!papers.some(({ record }) => record.pmid === pmid)) unknown++;
      continue;
    }
    const given = givenReadingSchema.safeParse(entry);
    if (given.success) {
      readings.push(makeReading(given.data, paper));
      open.delete(pmid);
    } else reasons.set(pmid, explainMisfit(entry, given.error.issues));
  }
  const otherwise = entries === null ? "the model's answer could not be used" : "the model left this paper out";
  const missing = [...open.values()].map((paper) => ({
    paper,
    reason: reasons.get(paper.record.pmid) ?? otherwise,
  }));
  return { readings, missing, unknown };
}

/** "" where the entry names none. */
function readPmid(entry: unknown): string {
  const { pmid } = (typeof entry === "object" && entry !== null ? entry : {}) as { pmid?: unknown };
  return typeof pmid === "string" || typeof pmid === "number" ? (/\d{1,9}/.exec(String(pmid))?.[0] ?? "") : "";
}

function explainMisfit(entry: unknown, issues: readonly { path: PropertyKey[] }[]): FailureReason {
  const { relevance } = entry as Partial<GivenReading>;
  const isScore = issues.some(({ path }) => path[0] === "relevance") && typeof relevance === "number";
  return isScore ? "the model gave a relevance outside 0 to 1" : "the model's answer could not be used";
}
