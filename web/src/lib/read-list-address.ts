import { ADMIN_PAGE_SIZE_DEFAULT, ADMIN_PAGE_SIZES } from "@medsieve/contract/constants";
import { readWholeNumber } from "./read-address.ts";
import { readChoice } from "./read-answer.ts";

const PAGE_MAX = 10_000_000;

export type ListPageSize = (typeof ADMIN_PAGE_SIZES)[number];

/** The page of a list that an address names; undefined for the first, and for what is no page. */
export function readPageNumber(value: unknown): number | undefined {
  return readWholeNumber(value, 2, PAGE_MAX);
}

/** How many entries a page has; undefined for the usual number, and for what is none that can be chosen. */
export function readListPageSize(value: unknown): ListPageSize | undefined {
  const size = readChoice(ADMIN_PAGE_SIZES, value);
  return size === null || size === ADMIN_PAGE_SIZE_DEFAULT ? undefined : size;
}

/** Words of a filter; a number or a word such as true that stands in the address by itself is text, too. */
export function readWords(value: unknown): string | undefined {
  const isTyped = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  return isTyped && String(value).trim() !== "" ? String(value) : undefined;
}
