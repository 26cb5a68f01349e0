import type { CitedEvidence } from "@medsieve/contract/answers";
import { DECISIONS } from "@medsieve/contract/constants";
import type { PaperDecision } from "@medsieve/contract/decisions";
import { DIRECTIONS, type Finding } from "@medsieve/contract/findings";
import type { ListedPaper, ListedRecord } from "@medsieve/contract/papers";
import { printNumbers } from "@medsieve/contract/print-numbers";
import { type Evidence, isBorneOut, isShown } from "@medsieve/contract/statements";
import type { TFunction } from "i18next";
import { nameDecision } from "../../../entities/decision/name-reason.ts";
import { nameEvidence } from "../../../entities/paper/evidence-mark.tsx";
import { chooseFinding } from "../choose-finding.ts";
import { type ColumnOrder, TABLE_COLUMNS, type TableColumn } from "../list-view.ts";
import type { ShownPaper } from "../search-state.ts";

/** One line of the table, from which its cells are drawn, sorted and written. */
export interface TableLine {
  paper: ShownPaper;
  /** Place by relevance, from 1; null while the order is not final. */
  rank: number | null;
  finding: Finding | undefined;
  /** Null while the paper is undecided. */
  decision: PaperDecision | null;
}

export function makeLine(
  paper: ShownPaper,
  rank: number | null,
  onQuestion: ReadonlyMap<string, readonly string[]>,
  decision: PaperDecision | null,
): TableLine {
  const finding = paper.reading ? chooseFinding(paper.reading, onQuestion.get(paper.record.pmid) ?? []) : undefined;
  return { paper, rank, finding, decision };
}

const PICO = ["population", "intervention", "comparator", "outcome"] as const;
type PicoField = (typeof PICO)[number];

function readPico(column: TableColumn): PicoField | null {
  return PICO.find((field) => field === column) ?? null;
}

function findStatements(paper: ListedPaper, field: PicoField | "rationale") {
  return paper.statements.filter((statement) => statement.field === field && isShown(statement, paper.read_by));
}

/** All that a cell rests on, with its place in the paper; empty where nothing in the paper can be shown for it. */
export function findCellEvidence({ paper: { reading }, finding }: TableLine, column: TableColumn): CitedEvidence[] {
  if (reading === null) return [];
  return nameEvidence(reading.pmid, listEvidence(reading, finding, column)).filter(({ start }) => start !== null);
}

function listEvidence(paper: ListedPaper, finding: Finding | undefined, column: TableColumn): readonly Evidence[] {
  const pico = readPico(column);
  if (pico !== null) return findStatements(paper, pico).flatMap(({ evidence }) => evidence);
  if (column === "finding") return finding?.evidence ?? [];
  if (column === "n") return paper.sample_size?.evidence ?? [];
  if (column === "relevance") return findStatements(paper, "rationale").flatMap(({ evidence }) => evidence);
  return [];
}

/** Whether a cell says something that no sentence of the paper bears out. */
export function isCellUnverified({ paper: { reading }, finding }: TableLine, column: TableColumn): boolean {
  if (reading === null) return false;
  const pico = readPico(column);
  if (pico !== null) {
    const stated = findStatements(reading, pico).filter(({ evidence }) => evidence.length > 0);
    return stated.some((statement) => !isBorneOut(statement));
  }
  if (column === "finding") return finding !== undefined && !isBorneOut(finding);
  return false;
}

/** A cell as it is copied and exported, in the user's language; null where the paper does not say it. */
export function writeCell(line: TableLine, column: TableColumn, t: TFunction): string | null {
  const text = writeBare(line, column, t);
  return text !== null && isCellUnverified(line, column) ? `${text} [${t("search:evidence.unverified")}]` : text;
}

function writeBare(
  { paper: { record, reading }, rank, finding, decision }: TableLine,
  column: TableColumn,
  t: TFunction,
) {
  const pico = readPico(column);
  if (pico !== null) return reading?.[pico] ?? null;
  switch (column) {
    case "paper": {
      const title = record.title || t("search:card.untitled");
      const facts = [...listSource(record), reading?.study_design, `PMID ${record.pmid}`].filter(Boolean).join(" · ");
      return `${rank === null ? "" : `${rank}. `}${title} (${facts})`;
    }
    case "finding":
      return finding === undefined ? null : writeFinding(finding, t);
    case "n":
      return reading?.sample_size ? String(reading.sample_size.n) : null;
    case "decision":
      return decision && nameDecision(decision, t);
    default:
      return reading === null ? null : reading.relevance_score.toFixed(2);
  }
}

/** First author, journal and year, as far as they are known. */
export function listSource({ authors, journal, journal_abbreviation, year }: ListedRecord): string[] {
  const published = [journal_abbreviation ?? journal, year].filter(Boolean).join(", ");
  return [authors[0] ?? "", published].filter(Boolean);
}

function writeFinding({ outcome, direction, numbers }: Finding, t: TFunction): string {
  const said = `${outcome}${t("search:facts.colon")}${t(`verdict:direction.${direction}`)}`;
  return [said, printNumbers(numbers)].filter((part) => part !== "").join(" · ");
}

/** A column to sort by, and which way. */
export interface LineOrder {
  column: TableColumn;
  isDescending: boolean;
}

/** null: as the list is sorted. */
export function readLineOrder(order: ColumnOrder | undefined): LineOrder | null {
  const column = TABLE_COLUMNS.find((name) => order === name || order === `-${name}`);
  return column === undefined ? null : { column, isDescending: order !== column };
}

/** What pressing a heading leads to: the way that is asked for most, then the other, then as the list is sorted. */
export function turnOrder(column: TableColumn, order: LineOrder | null): ColumnOrder | undefined {
  const startsDescending = column === "n" || column === "relevance";
  const [first, second]: ColumnOrder[] = startsDescending ? [`-${column}`, column] : [column, `-${column}`];
  if (order?.column !== column) return first;
  return order.isDescending === startsDescending ? second : undefined;
}

/**
 * Numbers by size, findings by direction, all else by its text. Lines without what the column shows stand last either
 * way; what is equal keeps its order.
 */
export function sortLines(lines: readonly TableLine[], order: LineOrder | null, language: string): TableLine[] {
  if (order === null) return [...lines];
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: "base" });
  const sign = order.isDescending ? -1 : 1;
  return lines
    .map((line) => ({ line, key: findSortKey(line, order.column) }))
    .sort((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
      if (typeof a.key === "number" && typeof b.key === "number") return sign * (a.key - b.key);
      return sign * collator.compare(String(a.key), String(b.key));
    })
    .map(({ line }) => line);
}

function findSortKey(line: TableLine, column: TableColumn): string | number | null {
  const { record, reading } = line.paper;
  const { finding, decision } = line;
  const pico = readPico(column);
  if (pico !== null) return reading?.[pico] ?? null;
  if (column === "paper") return record.title || null;
  if (column === "n") return reading?.sample_size?.n ?? null;
  if (column === "relevance") return reading?.relevance_score ?? null;
  if (column === "decision") return decision && DECISIONS.indexOf(decision.decision);
  return finding === undefined ? null : DIRECTIONS.indexOf(finding.direction);
}
