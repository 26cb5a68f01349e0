import { RELEVANCE_BANDS, VERDICT_COUNTS } from "@medsieve/contract/constants";
import type { VerdictCount } from "@medsieve/contract/verdict";
import { type Address, readWholeNumber } from "../../lib/read-address.ts";
import { readChoice } from "../../lib/read-answer.ts";

export const PAPER_ORDERS = ["relevance", "year", "citations"] as const;
export type PaperOrder = (typeof PAPER_ORDERS)[number];

/** Least scores a list can be filtered by: the bands of the score's colours. */
export const MIN_SCORES = [RELEVANCE_BANDS.yellow, RELEVANCE_BANDS.green] as const;

/** How papers are laid out: a row each, or every card open. */
export const LAYOUTS = ["list", "full"] as const;
export type Layout = (typeof LAYOUTS)[number];

const YEAR_MAX = 9999;

/** How a list of papers is sorted and filtered, as the address keeps it; what is not set is not there. */
export interface ListView {
  /** undefined: as this person last chose on this device. */
  view?: Layout | undefined;
  sort?: PaperOrder | undefined;
  /** Study designs, any of them. */
  design?: string[] | undefined;
  /** First and last year of publication, both included. */
  since?: number | undefined;
  until?: number | undefined;
  score?: (typeof MIN_SCORES)[number] | undefined;
  /** What the verdict counts a paper as. */
  counted?: VerdictCount | undefined;
  highlighted?: true | undefined;
  retracted?: "hidden" | undefined;
  /** Retracted papers stand where the order puts them, and not last. */
  mixed?: true | undefined;
}

/** The view an address names; what it has that cannot be used counts as not there. */
export function readListView(address: Address): ListView {
  const { view, sort, design, since, until, score, counted, highlighted, retracted, mixed } = address;
  return {
    view: readChoice(LAYOUTS, view) ?? undefined,
    sort: readChoice(PAPER_ORDERS, sort) ?? undefined,
    design: readDesigns(design),
    since: readWholeNumber(since, 0, YEAR_MAX),
    until: readWholeNumber(until, 0, YEAR_MAX),
    score: readChoice(MIN_SCORES, score) ?? undefined,
    counted: readChoice(VERDICT_COUNTS, counted) ?? undefined,
    highlighted: highlighted === true ? true : undefined,
    retracted: retracted === "hidden" ? retracted : undefined,
    mixed: mixed === true ? true : undefined,
  };
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
  highlighted: undefined,
  retracted: undefined,
} satisfies Partial<ListView>;

export function isFiltered(view: ListView): boolean {
  return (Object.keys(NO_FILTERS) as (keyof typeof NO_FILTERS)[]).some((key) => view[key] !== undefined);
}
