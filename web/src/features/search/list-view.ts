import { DECISION_CHOICES, type DecisionChoice, RELEVANCE_BANDS, VERDICT_COUNTS } from "@medsieve/contract/constants";
import { listKeys } from "@medsieve/contract/list-keys";
import type { VerdictCount } from "@medsieve/contract/verdict";
import { type Address, readWholeNumber } from "../../lib/read-address.ts";
import { readChoice } from "../../lib/read-answer.ts";

export const PAPER_ORDERS = ["relevance", "year", "citations"] as const;
export type PaperOrder = (typeof PAPER_ORDERS)[number];

/** Least scores a list can be filtered by: the bands of the score's colours. */
export const MIN_SCORES = [RELEVANCE_BANDS.yellow, RELEVANCE_BANDS.green] as const;

/** How papers are laid out: a row each, a line of a table each, or every card open. */
export const LAYOUTS = ["list", "table", "full"] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The paper stands first and always; the others can be hidden and put in another order. */
export const TABLE_COLUMNS = [
  "paper",
  "population",
  "intervention",
  "comparator",
  "outcome",
  "finding",
  "n",
  "relevance",
  "decision",
] as const;
export type TableColumn = (typeof TABLE_COLUMNS)[number];

/** A column, and with a minus before it the same from the last to the first. */
export type ColumnOrder = TableColumn | `-${TableColumn}`;
const COLUMN_ORDERS = TABLE_COLUMNS.flatMap((column): ColumnOrder[] => [column, `-${column}`]);

export const PAPER_READERS = ["builtin", "model"] as const;
export type PaperReader = (typeof PAPER_READERS)[number];

const YEAR_MAX = 9999;

/** How a list of papers is sorted and filtered, as the address keeps it; what is not set is not there. */
export interface ListView {
  /** undefined: as this person last chose on this device. */
  view?: Layout | undefined;
  sort?: PaperOrder | undefined;
  /** The column that the table is sorted by; undefined: as the list is. */
  by?: ColumnOrder | undefined;
  /** Study designs, any of them. */
  design?: string[] | undefined;
  /** First and last year of publication, both included. */
  since?: number | undefined;
  until?: number | undefined;
  score?: (typeof MIN_SCORES)[number] | undefined;
  /** What the verdict counts a paper as. */
  counted?: VerdictCount | undefined;
  /** Who read a paper. */
  reader?: PaperReader | undefined;
  highlighted?: true | undefined;
  /** What the user decided on a paper. */
  decision?: DecisionChoice | undefined;
  retracted?: "hidden" | undefined;
  /** Retracted papers stand where the order puts them, and not last. */
  mixed?: true | undefined;
}

/** The view an address names; what it has that cannot be used counts as not there. */
export function readListView(address: Address): ListView {
  const { view, sort, by, design, since, until, score, counted, reader, highlighted, decision } = address;
  const { retracted, mixed } = address;
  return {
    view: readChoice(LAYOUTS, view) ?? undefined,
    sort: readChoice(PAPER_ORDERS, sort) ?? undefined,
    by: readColumnOrder(by),
    design: readDesigns(design),
    since: readWholeNumber(since, 0, YEAR_MAX),
    until: readWholeNumber(until, 0, YEAR_MAX),
    score: readChoice(MIN_SCORES, score) ?? undefined,
    counted: readChoice(VERDICT_COUNTS, counted) ?? undefined,
    reader: readChoice(PAPER_READERS, reader) ?? undefined,
    highlighted: highlighted === true ? true : undefined,
    decision: readChoice(DECISION_CHOICES, decision) ?? undefined,
    retracted: retracted === "hidden" ? retracted : undefined,
    mixed: mixed === true ? true : undefined,
  };
}

/** "n" sorts by n upwards, "-n" downwards. */
function readColumnOrder(value: unknown): ColumnOrder | undefined {
  return COLUMN_ORDERS.find((order) => order === value);
}

function readDesigns(value: unknown): string[] | undefined {
  const isList = Array.isArray(value) && value.length > 0 && value.every((design) => typeof design === "string");
  return isList ? value : undefined;
}

/** Shows every paper; the order stays. */
export const NO_FILTERS = {
  design: undefined,
  since: undefined,
  until: undefined,
  score: undefined,
  counted: undefined,
  reader: undefined,
  highlighted: undefined,
  decision: undefined,
  retracted: undefined,
} satisfies Partial<ListView>;

export function isFiltered(view: ListView): boolean {
  return listKeys(NO_FILTERS).some((key) => view[key] !== undefined);
}
