import type { Condition } from "../query/condition.ts";
import { readTsquery, type WantedLexeme, type WantedText } from "../query/read-tsquery.ts";

/** A query of OpenSearch's query DSL, as it is sent. */
export type Dsl = Record<string, unknown>;

const NOTHING: Dsl = { match_none: {} };
/** The fields of the words with each weight (index-document.ts). */
const FIELD_OF_WEIGHT: Record<string, string> = { A: "title", B: "abstract", C: "indexing" };
/** Words that the last word of a phrase may begin, in a segment of the index: the most that a cluster allows by itself. */
const MOST_ENDINGS = 1_024;
const DATE_MATH = { days: "d", months: "M", years: "y" } as const;

/** How the words count that the last word of a phrase begins: as spans there may be as many as the cluster's own setting says. */
export type Endings = "one clause" | "a clause each";

/** The condition in OpenSearch's query DSL; it finds what writeCondition finds in PostgreSQL. */
export function writeDsl(condition: Condition, endings: Endings = "one clause"): Dsl {
  switch (condition.by) {
    case "nothing":
      return NOTHING;
    case "text":
      return writeText(readTsquery(condition.tsquery), endings);
    case "pmids":
      return condition.pmids.length === 0 ? NOTHING : { terms: { pmid: condition.pmids } };
    case "published":
      return { range: { published: { gte: condition.first, lte: condition.last } } };
    case "published_within": {
      const [amount = "0", unit = "days"] = condition.ago.split(" ");
      return { range: { published: { gte: `now-${amount}${DATE_MATH[unit as keyof typeof DATE_MATH]}/d` } } };
    }
    case "and":
      return { bool: { filter: condition.parts.map((part) => writeDsl(part, endings)) } };
    case "or":
      return anyOf(condition.parts.map((part) => writeDsl(part, endings)));
    case "without":
      return {
        bool: { filter: [writeDsl(condition.kept, endings)], must_not: [writeDsl(condition.excluded, endings)] },
      };
  }
}

function writeText(wanted: WantedText, endings: Endings): Dsl {
  switch (wanted.by) {
    case "lexeme":
      return writeLexeme(wanted);
    case "not":
      return { bool: { must_not: [writeText(wanted.part, endings)] } };
    case "and": {
      const excluded = wanted.parts.flatMap((part) => (part.by === "not" ? writeText(part.part, endings) : []));
      const kept = wanted.parts.filter(({ by }) => by !== "not").map((part) => writeText(part, endings));
      return { bool: { filter: kept, must_not: excluded } };
    }
    case "or":
      return writeAny(wanted.parts, endings);
    case "sequence":
      return writeSequence(wanted.lexemes, wanted.distances, endings);
  }
}

const anyOf = (parts: Dsl[]): Dsl =>
  parts.length === 1 ? (parts[0] ?? NOTHING) : { bool: { should: parts, minimum_should_match: 1 } };

/** Whole values ("mh=asthma") stand in a field of their own; no word has such a sign. */
function listFields({ text, weights }: WantedLexeme): string[] {
  if (text.includes("=")) return ["values"];
  return weights === "" ? ["words"] : Array.from(weights, (weight) => FIELD_OF_WEIGHT[weight] ?? "words");
}

function writeLexeme(lexeme: WantedLexeme): Dsl {
  const by = lexeme.prefix ? "prefix" : "term";
  return anyOf(listFields(lexeme).map((field) => ({ [by]: { [field]: { value: lexeme.text } } })));
}

/** Any of them. Whole lexemes of a field become one list: an exploded heading has thousands, and clauses are counted. */
function writeAny(parts: readonly WantedText[], endings: Endings): Dsl {
  const lists = new Map<string, string[]>();
  const nearest = new Map<string, { pair: WantedLexeme[]; distances: Set<number> }>();
  const others: Dsl[] = [];
  for (const part of parts) {
    if (part.by === "lexeme" && !part.prefix) {
      for (const field of listFields(part)) lists.set(field, [...(lists.get(field) ?? []), part.text]);
    } else if (part.by === "sequence" && part.lexemes.length === 2) {
      const key = JSON.stringify(part.lexemes);
      const known = nearest.get(key) ?? { pair: part.lexemes, distances: new Set() };
      known.distances.add(part.distances[0] ?? 1);
      nearest.set(key, known);
    } else others.push(writeText(part, endings));
  }
  for (const { pair, distances } of nearest.values()) others.push(...writePair(pair, distances, endings));
  return anyOf([...Array.from(lists, ([field, values]) => ({ terms: { [field]: values } })), ...others]);
}

/** Two words at any of these distances; all distances up to one are asked for at once. */
function writePair(pair: readonly WantedLexeme[], distances: ReadonlySet<number>, endings: Endings): Dsl[] {
  const furthest = Math.max(...distances);
  if (furthest === 1 || distances.size !== furthest) {
    return Array.from(distances, (distance) => writeSequence(pair, [distance], endings));
  }
  return listFields(pair[0] as WantedLexeme).map((field) =>
    endings === "one clause" && pair.some(({ prefix }) => prefix)
      ? writeIntervals(field, pair, furthest - 1)
      : writeSpans(pair.map(spanOf(field)), furthest - 1),
  );
}

function writeSequence(lexemes: readonly WantedLexeme[], distances: readonly number[], endings: Endings): Dsl {
  const [first] = lexemes;
  if (first === undefined) return NOTHING;
  const isClose = distances.every((distance) => distance === 1);
  const isPlain = !lexemes.some(({ prefix }) => prefix);
  const text = lexemes.map((lexeme) => lexeme.text).join(" ");
  return anyOf(
    listFields(first).map((field) => {
      if (isClose && isPlain) return { match_phrase: { [field]: { query: text } } };
      if (isClose && endings === "one clause") return writeIntervals(field, lexemes, 0);
      const clauses = lexemes.flatMap((lexeme, at) => {
        const gap = (distances[at - 1] ?? 1) - 1;
        return [...(gap > 0 ? [{ span_gap: { [field]: gap } }] : []), spanOf(field)(lexeme)];
      });
      return writeSpans(clauses, 0);
    }),
  );
}

/** Words in this order, where all that begin as one of them does are one clause. */
function writeIntervals(field: string, lexemes: readonly WantedLexeme[], most: number): Dsl {
  const intervals = lexemes.map(({ text, prefix }) =>
    prefix
      ? {
          wildcard: {
            pattern: `${text.replace(/[\\*?]/g, "\\$&")}*`,
            analyzer: "keyword",
            max_expansions: MOST_ENDINGS,
          },
        }
      : { match: { query: text, analyzer: "keyword" } },
  );
  return { intervals: { [field]: { all_of: { intervals, ordered: true, max_gaps: most } } } };
}

/** Words in this order, also at exactly these distances, which intervals cannot say. */
const writeSpans = (clauses: readonly Dsl[], slop: number): Dsl => ({
  span_near: { clauses, slop, in_order: true },
});

const spanOf =
  (field: string) =>
  ({ text, prefix }: WantedLexeme): Dsl =>
    prefix ? { span_multi: { match: { prefix: { [field]: { value: text } } } } } : { span_term: { [field]: text } };
