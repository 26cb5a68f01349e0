import { and, or, term } from "../../query/build-query.ts";
import { parseQuery } from "../../query/parse-query.ts";
import { printQuery } from "../../query/print-query.ts";
import type { Query } from "../../query/query.ts";
import type { Question, WrittenQuery } from "../reader.ts";
import type { QuestionAnalysis } from "./analyze-question.ts";
import { isStrong, type QuestionConcept } from "./concept.ts";
import { DESIGN_FILTERS, type DesignFilter } from "./design-filters.ts";
import { buildConcept, buildHeading } from "./query-syntax.ts";
import { QUERY_TEXTS } from "./query-texts.ts";

/** Queries written where the setting says "unlimited". */
const MAX_QUERIES_CAP = 50;
const MAX_REQUIRED = 5;
const MAX_PAIRED = 6;
const MAX_ANY = 8;

interface Candidate extends WrittenQuery {
  /** Which queries stay when there may be few: the smallest. */
  priority: number;
  /** Order of the queries written: the broadest first; the widest net stands last. */
  breadth: number;
}

/** The concepts that may be required, the most specific first; of a question of weak words alone, those. */
function pickRequired(concepts: readonly QuestionConcept[]): QuestionConcept[] {
  const strong = concepts.filter(isStrong);
  return [...(strong.length > 0 ? strong : concepts)].sort((a, b) => b.weight - a.weight);
}

/**
 * Queries for a question under a preference, in PubMed's syntax, broad to narrow and the widest net last; at most
 * `maxQueries`, where 0 means as many as are of use, up to 50. Papers that it names come before
 * all. Empty when the question names none and has no usable concept.
 */
export function writeQueries(question: Question, analysis: QuestionAnalysis, maxQueries: number): WrittenQuery[] {
  const required = pickRequired(analysis.concepts).filter((concept) => buildConcept(concept, "tiab") !== null);
  const limit = maxQueries <= 0 ? MAX_QUERIES_CAP : Math.min(maxQueries, MAX_QUERIES_CAP);
  const kept = new Map<string, Candidate>();
  const candidates = required.length === 0 ? [] : listCandidates(question, required);
  for (const candidate of candidates.sort((a, b) => a.priority - b.priority)) {
    if (kept.size < limit && !kept.has(candidate.query)) kept.set(candidate.query, candidate);
  }
  const { named } = QUERY_TEXTS[question.language];
  const byPmid = analysis.pmids.map((pmid) => ({ ...named(pmid), query: printQuery(term(pmid, "pmid")) }));
  const byConcepts = [...kept.values()]
    .sort((a, b) => a.breadth - b.breadth || a.priority - b.priority)
    .map(({ name, query, reason }) => ({ name, query, reason }));
  return [...byPmid, ...byConcepts].slice(0, limit);
}

function listCandidates(question: Question, required: readonly QuestionConcept[]): Candidate[] {
  const texts = QUERY_TEXTS[question.language];
  const filters = DESIGN_FILTERS[question.preference];
  const all = required.slice(0, MAX_REQUIRED);
  const main = all.slice(0, 2);
  const label = (concepts: readonly QuestionConcept[]) =>
    concepts.map((concept) => concept.written).join(texts.separator);
  const candidates: Candidate[] = [];
  const add = (priority: number, breadth: number, text: { name: string; reason: string }, query: Query) => {
    candidates.push({ ...text, query: printQuery(query), priority, breadth });
  };

  add(filters.whole ? 4 : 1, 3, texts.all(label(all)), requireAll(all));
  if (filters.whole) {
    const filterName = texts.filters[filters.whole.id];
    add(1, 4, texts.allFiltered(label(all), filterName), filter(requireAll(all), filters.whole));
    if (main.length < all.length) {
      add(3, 3, texts.someFiltered(label(main), filterName), filter(requireAll(main), filters.whole));
    }
  }
  if (required.length > 1) {
    const any = required.slice(0, MAX_ANY);
    add(2, 9, texts.any(label(any)), or(...buildAll(any, "tiab")));
  }
  for (const [index, strand] of filters.strands.entries()) {
    add(5 + index, 5, texts.allFiltered(label(all), texts.filters[strand.id]), filter(requireAll(all), strand));
    if (main.length < all.length) {
      add(9 + index, 4, texts.someFiltered(label(main), texts.filters[strand.id]), filter(requireAll(main), strand));
    }
  }
  add(6, 6, texts.title(label(main)), and(...buildAll(main, "ti")));
  const headings = main.flatMap((concept) => buildHeading(concept, "majr") ?? []);
  if (headings.length === main.length) add(8, 7, texts.headings(label(main)), and(...headings));
  for (const [index, pair] of listPairs(required.slice(0, MAX_PAIRED)).entries()) {
    if (pair.length < all.length) add(7 + index, 2, texts.some(label(pair)), requireAll(pair));
  }
  return candidates;
}

function listPairs(concepts: readonly QuestionConcept[]): QuestionConcept[][] {
  const pairs: { pair: QuestionConcept[]; weight: number }[] = [];
  for (const [index, first] of concepts.entries()) {
    for (const second of concepts.slice(index + 1)) {
      pairs.push({ pair: [first, second], weight: first.weight * second.weight });
    }
  }
  return pairs.sort((a, b) => b.weight - a.weight).map(({ pair }) => pair);
}

function buildAll(concepts: readonly QuestionConcept[], field: "tiab" | "ti"): Query[] {
  return concepts.flatMap((concept) => buildConcept(concept, field) ?? []);
}

function requireAll(concepts: readonly QuestionConcept[]): Query {
  return and(...buildAll(concepts, "tiab"));
}

function filter(query: Query, design: DesignFilter): Query {
  return and(query, parseQuery(design.query));
}
