import type { SearchLimits } from "@medsieve/contract/searches";
import { and, or, published, term } from "../query/build-query.ts";
import { nameLanguage } from "../query/languages.ts";
import type { Query } from "../query/query.ts";

/** The query within the limits, which follow it as PubMed filters: publication date, language, the heading Humans. */
export function limitQuery(query: Query, limits: SearchLimits): Query {
  const filters: Query[] = [];
  if (limits.from_year !== null || limits.to_year !== null) {
    filters.push(published(limits.from_year?.toString() ?? null, limits.to_year?.toString() ?? null));
  }
  const languages = [...new Set(limits.languages)].map((code) => term(nameLanguage(code) ?? code, "la"));
  if (languages.length > 0) filters.push(or(...languages));
  if (limits.humans) filters.push(term("Humans", "mh"));
  return filters.length === 0 ? query : and(query, ...filters);
}
