import { pipeline, Readable } from "node:stream";
import { listKeys } from "@medsieve/contract/list-keys";
import Papa from "papaparse";
import { ListError, type ListedNotice, type ListRow } from "./list-row.ts";
import { readListedPmid } from "./read-listed-pmid.ts";

/** Columns of the Retraction Watch data that are read (Crossref, "Retraction Watch data"); their order does not matter. */
const COLUMNS = {
  paper: "originalpaperpubmedid",
  noticePmid: "retractionpubmedid",
  noticeDoi: "retractiondoi",
  date: "retractiondate",
  nature: "retractionnature",
  reason: "reason",
} as const;
type Column = keyof typeof COLUMNS;
const REQUIRED: readonly Column[] = ["paper", "nature"];
const AS_PUBLISHED: Record<Column, string> = {
  paper: "OriginalPaperPubMedID",
  noticePmid: "RetractionPubMedID",
  noticeDoi: "RetractionDOI",
  date: "RetractionDate",
  nature: "RetractionNature",
  reason: "Reason",
};

const KIND_OF_NATURE = new Map<string, ListedNotice["kind"] | "reinstated">([
  ["retraction", "retracted"],
  ["expression of concern", "expression_of_concern"],
  ["correction", "corrected"],
  ["reinstatement", "reinstated"],
]);

/** Characters of one row: a quotation mark that is never closed would else swallow the rest of the file. */
const ROW_MAX_LENGTH = 4_000_000;
const REASON_MAX_LENGTH = 1_000;
const SHOWN_LENGTH = 40;

/** Whether the first line of a text is the head of such a table. */
export function isRetractionTable(firstLine: string): boolean {
  return firstLine.toLowerCase().includes(COLUMNS.paper);
}

/** Retraction Watch's table, as CSV, with whatever else it has in other columns. Throws ListError where it cannot be one. */
export async function* readRetractionTable(text: AsyncIterable<string>): AsyncGenerator<ListRow> {
  let head: { places: Map<Column, number>; width: number } | null = null;
  for await (const { line, cells } of readRows(text)) {
    if (cells.every((cell) => cell.trim() === "")) continue;
    if (head === null) head = { places: findColumns(cells), width: cells.length };
    else if (cells.length !== head.width) {
      yield { kind: "refused", line, reason: `it has ${cells.length} columns, the first row has ${head.width}` };
    } else yield readRow(line, cells, head.places);
  }
}

function findColumns(head: readonly string[]): Map<Column, number> {
  const names = head.map((name) => name.trim().toLowerCase().replace(/[\s_]/gu, ""));
  const places = new Map<Column, number>();
  for (const column of listKeys(COLUMNS)) {
    const at = names.indexOf(COLUMNS[column]);
    if (at !== -1) places.set(column, at);
  }
  const missing = REQUIRED.filter((column) => !places.has(column)).map((column) => AS_PUBLISHED[column]);
  if (missing.length > 0) throw new ListError(`its first row names no column ${missing.join(" and no column ")}`);
  return places;
}

function readRow(line: number, cells: readonly string[], places: ReadonlyMap<Column, number>): ListRow {
  const cell = (column: Column) => cells[places.get(column) ?? -1]?.trim() ?? "";
  const nature = cell("nature");
  const kind = KIND_OF_NATURE.get(nature.toLowerCase().replace(/\s+/gu, " "));
  if (kind === undefined) {
    const natures = "Retraction, Expression of concern, Correction or Reinstatement";
    return { kind: "refused", line, reason: `its nature is “${nature.slice(0, SHOWN_LENGTH)}”, not ${natures}` };
  }
  const paper = cell("paper");
  if (/^0*$/.test(paper)) return { kind: "without_pmid", line };
  const pmid = readListedPmid(paper);
  if (pmid === null) return { kind: "refused", line, reason: `“${paper.slice(0, SHOWN_LENGTH)}” is no PMID` };
  const noticedOn = readListedDay(cell("date"));
  if (kind === "reinstated") return { kind, line, pmid, on: noticedOn };
  const noticePmid = readListedPmid(cell("noticePmid"));
  const notice: ListedNotice = {
    pmid,
    kind,
    // Some rows name the paper itself where its notice has no PMID of its own.
    noticePmid: noticePmid === pmid ? null : noticePmid,
    noticeDoi: readDoi(cell("noticeDoi")),
    reason: readReason(cell("reason")),
    noticedOn,
  };
  return { kind: "notice", line, notice };
}

/** "unavailable" and the like are no DOI. */
function readDoi(text: string): string | null {
  return /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?(10\.\d{4,9}\/\S{1,300})$/i.exec(text)?.[1] ?? null;
}

/** "+Data fabrication;+Investigation by Journal;" as "Data fabrication; Investigation by Journal". */
function readReason(text: string): string | null {
  const reasons = text.split(";").map((reason) =>
    reason
      .replace(/^[\s+]+/u, "")
      .replace(/\s+/gu, " ")
      .trim(),
  );
  const joined = reasons.filter((reason) => reason !== "").join("; ");
  return joined === "" ? null : joined.slice(0, REASON_MAX_LENGTH);
}

/** "1/13/2023 0:00" (month first, as the table has it) or an ISO date, as YYYY-MM-DD; null for anything else. */
export function readListedDay(text: string): string | null {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/.exec(text);
  const iso = /^(\d{4})-(\d{2})-(\d{2})\b/.exec(text);
  const [year, month, day] = american ? [american[3], american[1], american[2]] : (iso?.slice(1) ?? []);
  if (year === undefined || month === undefined || day === undefined) return null;
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : null;
}

/** The rows with the lines on which they begin. */
async function* readRows(text: AsyncIterable<string>): AsyncGenerator<{ line: number; cells: string[] }> {
  let line = 1;
  let read = 0;
  let readAtRow = 0;
  async function* watch(): AsyncGenerator<string> {
    for await (const chunk of endLines(text)) {
      read += chunk.length;
      if (read - readAtRow > ROW_MAX_LENGTH) {
        throw new ListError(`a quotation mark at line ${line} or after it is never closed`);
      }
      yield chunk;
    }
  }
  const rows = Papa.parse(Papa.NODE_STREAM_INPUT, { delimiter: ",", newline: "\n", header: false });
  pipeline(Readable.from(watch()), rows, () => undefined);
  for await (const cells of rows as AsyncIterable<string[]>) {
    readAtRow = read;
    yield { line, cells };
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\n/gu)?.length ?? 0), 0);
  }
}

/** The text with "\n" at the end of each line. */
async function* endLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = "";
  for await (const chunk of text) {
    const whole = held + chunk;
    held = whole.endsWith("\r") ? "\r" : "";
    yield whole.slice(0, whole.length - held.length).replaceAll("\r\n", "\n");
  }
  if (held !== "") yield "\n";
}
