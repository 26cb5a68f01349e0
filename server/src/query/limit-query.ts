import type { SearchLimits } from "@medsieve/contract/searches";
import { and, or, published, term } from "@medsieve/query/build-query";
import { nameLanguage } from "@medsieve/query/languages";
import { printNode } from "@medsieve/query/print-query";
import type { Query } from "@medsieve/query/query";

/** The query within the limits, which follow it as PubMed filters; those that it has already are not set again. */
export function limitQuery(query: Query, limits: SearchLimits): Query {
  const parts = query.root.kind === "and" ? query.root.parts : [query.root];
  const present = new Set(parts.map((part) => printNode(part)));
  const filters = listFilters(limits).filter(({ root }) => !present.has(printNode(root)));
  return filters.length === 0 ? query : and(query, ...filters);
}

/** The limits as a query of their own; null where there are none. */
export function writeLimits(limits: SearchLimits): Query | null {
  const filters = listFilters(limits);
  return filters.length === 0 ? null : and(...filters);
}

/** Publication date, language, the heading Humans. */
function listFilters(limits: SearchLimits): Query[] {
  const filters: Query[] = [];
  if (limits.from_year !== null || limits.to_year !== null) {
    filters.push(published(limits.from_year?.toString() ?? null, limits.to_year?.toString() ?? null));
  }
  const languages = [...new Set(limits.languages)].map((code) => term(nameLanguage(code) ?? code, "la"));
  if (languages.length > 0) filters.push(or(...languages));
  if (limits.humans) filters.push(term("Humans", "mh"));
  return filters;
}
