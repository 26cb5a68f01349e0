import { type PaperDecision, printReason } from "@medsieve/contract/decisions";
import { describeFlags, printFlag } from "@medsieve/contract/notices";
import { describeReading, type PaperReading, type SavedReading } from "@medsieve/contract/readings";
import { isBorneOut } from "@medsieve/contract/statements";
import type { CitedPaper } from "./cited-paper.ts";
import { writeOneLine } from "./one-line.ts";

const FICTIONAL = "FICTIONAL: a paper of Medsieve's demonstration library, which must not be cited.";
const NOT_FETCHED = "Found by the search, but not read: its details were not fetched.";

/** What a reference says beside the paper's own data, in English: what to beware of first, what Medsieve says of it last. */
export function describePaper(paper: CitedPaper): string[] {
  const { record, reading, decision } = paper;
  return [
    ...listWarnings(paper),
    record === null ? NOT_FETCHED : null,
    decision === null ? null : describeDecision(decision),
    reading === null ? null : describe(reading, paper),
  ]
    .filter((note) => note !== null)
    .map(writeOneLine);
}

/** That it is fictional, and the notices about it. */
export function listWarnings({ demonstration, record }: CitedPaper): string[] {
  const flags = record === null ? [] : describeFlags(record).map((flag) => closeSentence(printFlag(flag)));
  return demonstration ? [FICTIONAL, ...flags] : flags;
}

/** "Excluded: wrong population (Ann Lee, 2026-03-05)." */
function describeDecision({ decision, reason, decided_by, decided_at }: PaperDecision): string {
  const what = decision === "included" ? "Included" : "Excluded";
  const why = reason === null ? "" : `: ${printReason(reason)}`;
  return `${what}${why} (${decided_by}, ${decided_at.slice(0, 10)}).`;
}

function describe(saved: SavedReading, { rank, record }: CitedPaper): string {
  const reading = describeReading(saved);
  const percent = Math.round(reading.relevance_score * 100);
  const place = rank === null ? "" : `, rank ${rank}`;
  const { reader, model } = reading.read_by;
  const by = reader === "builtin" ? "its built-in reader" : (model ?? "a language model");
  const hasAbstract = record?.abstract.some(({ text }) => text.trim() !== "") ?? false;
  return [
    `Medsieve: relevance ${percent} %${place}; read by ${by} from ${hasAbstract ? "title and abstract" : "the title alone"}.`,
    reading.summary === null ? null : `Its summary: ${markUnverified(reading.summary, reading)}`,
  ]
    .filter((part) => part !== null)
    .join(" ");
}

/** Puts a mark behind each statement that no sentence of the paper bears out. */
function markUnverified(summary: string, { statements }: PaperReading): string {
  const unverified = statements.filter((statement) => statement.field === "summary" && !isBorneOut(statement));
  const shown = unverified.filter(({ offset }) => offset !== null);
  const ends = shown.map(({ offset, text }) => (offset ?? 0) + text.length).sort((a, b) => a - b);
  const pieces = [0, ...ends].map((from, index) => summary.slice(from, ends[index]));
  const marked = pieces.join(" [unverified]");
  return shown.length < unverified.length ? `${marked} [not all of it verified]` : marked;
}

function closeSentence(text: string): string {
  return /[.?!/]$/u.test(text) ? text : `${text}.`;
}
