import { and, not, or, term } from "@medsieve/query/build-query";
import { parseQuery } from "@medsieve/query/parse-query";
import { printQuery } from "@medsieve/query/print-query";
import type { Query } from "@medsieve/query/query";
import { ASPECT_WORDS } from "../question/aspect-words.ts";
import type { QuestionConcept } from "../question/concept.ts";
import type { Question, WrittenQuery } from "../reader.ts";
import { findBroaderConcept } from "./broader-concept.ts";
import { DESIGN_FILTERS, type DesignFilter } from "./design-filters.ts";
import { type Block, type QueryBlocks, requireAnyBlock, requireBlocks, requireTopic } from "./query-blocks.ts";
import { buildConcept, buildHeadings } from "./query-syntax.ts";
import { QUERY_TEXTS, type QueryText } from "./query-texts.ts";

/** A query that may be written. */
export interface PlannedQuery extends WrittenQuery {
  /** Which queries stay when there may be few: the smallest. */
  priority: number;
  /** Order of the queries written: the broadest first. */
  breadth: number;
}

/** Blocks that one query requires: more of them find next to nothing. */
const MAX_REQUIRED = 3;
const MAX_IN_PARTS = 5;
const MAX_ANY = 8;
const RECENT = '"last 5 years"[dp]';

/** The first two study designs before the broader searches, the others after them. */
const STRAND_PRIORITIES = [6, 7.2, 9.2, 9.8];

/** How broad each kind of query is, the broadest first. */
const BREADTH = { any: 1, alone: 2, open: 3, part: 4, main: 5, strand: 6, narrowed: 7, topic: 8 } as const;

/** Every query of use for a question under its preference, in no order. */
export function planQueries(question: Question, blocks: QueryBlocks): PlannedQuery[] {
  const texts = QUERY_TEXTS[question.language];
  const { whole, strands } = DESIGN_FILTERS[question.preference];
  const main = blocks.core.slice(0, MAX_REQUIRED);
  const required = requireBlocks(main);
  const planned: PlannedQuery[] = [];
  const label = (given: readonly Block[]) =>
    given.flatMap((block) => block.concepts.map((concept) => concept.written)).join(texts.separator);
  const add = (priority: number, breadth: number, text: QueryText, query: Query, filter: DesignFilter | null) => {
    const limited = filter === null ? text : texts.limit(text, texts.filters[filter.id]);
    const whatever = filter === null ? query : and(query, parseQuery(filter.query));
    planned.push({ ...limited, query: printQuery(whatever), priority, breadth });
  };

  add(1, BREADTH.main, texts.all(label(main)), required, whole);
  add(4, BREADTH.open, texts.all(label(main)), required, null);
  for (const [index, strand] of strands.entries()) {
    add(STRAND_PRIORITIES[index] ?? 11, BREADTH.strand, texts.all(label(main)), required, strand);
  }
  for (const [index, block] of blocks.further.slice(0, MAX_IN_PARTS).entries()) {
    const text = texts.narrowed(label(main), label([block]));
    add(2 + 5.6 * index, BREADTH.narrowed, text, requireBlocks([...main, block]), whole);
  }
  if (blocks.excluded.length > 0) {
    const excluded = blocks.excluded.map((concept): Block => ({ concepts: [concept] }));
    const without = not(and(required, ...filterParts(whole)), or(...excluded.map(describeExcluded)));
    add(2.5, BREADTH.narrowed, texts.without(label(main), label(excluded)), without, null);
  }
  const tools: Tools = { label, add, whole, isOneDesign: strands.length === 0, texts };
  planComparison(blocks, tools);
  planParts(blocks.core, tools);
  planBroader(main, tools);
  planTopics(main, tools);
  for (const aspect of blocks.aspects) {
    const query = buildAspect(aspect);
    if (query) add(10.5, BREADTH.narrowed, texts.narrowed(label(main), aspect.written), and(required, query), whole);
  }
  add(9.5, BREADTH.topic, texts.recent(label(main)), and(required, parseQuery(RECENT)), whole);
  return planned;
}

/**
 * What a query may leave out. A treatment only as a main topic in MeSH: the titles that name one are also those of papers
 * that do without it ("non-surgical").
 */
function describeExcluded(block: Block): Query {
  const headings = block.concepts
    .filter(({ kind }) => kind === "intervention")
    .flatMap((concept) => buildHeadings(concept, "majr"));
  return headings.length > 0 ? or(...headings) : requireTopic(block);
}

interface Tools {
  /** The blocks in the user's words. */
  label: (blocks: readonly Block[]) => string;
  add: (priority: number, breadth: number, text: QueryText, query: Query, filter: DesignFilter | null) => void;
  whole: DesignFilter | null;
  /** The preference is for a single study design. */
  isOneDesign: boolean;
  texts: (typeof QUERY_TEXTS)[Question["language"]];
}

const filterParts = (filter: DesignFilter | null): Query[] => (filter === null ? [] : [parseQuery(filter.query)]);

/** The treatments against one another, and each of them alone with what else is asked. */
function planComparison({ core, arms }: QueryBlocks, { label, add, whole, texts }: Tools): void {
  if (arms.length < 2) return;
  const others = core.filter((block) => !block.concepts.some((concept) => arms.includes(concept))).slice(0, 2);
  const single = arms.map((concept): Block => ({ concepts: [concept] }));
  add(
    1.5,
    BREADTH.narrowed,
    texts.headToHead(label(single), label(others)),
    requireBlocks([...single, ...others]),
    whole,
  );
  for (const [index, arm] of single.entries()) {
    add(3 + 0.1 * index, BREADTH.part, texts.some(label([arm, ...others])), requireBlocks([arm, ...others]), whole);
  }
}

/** Parts of the question, for papers that do not name all of it: pairs of blocks, single ones, and any of them. */
function planParts(core: readonly Block[], { label, add, whole, texts }: Tools): void {
  const parts = core.slice(0, MAX_IN_PARTS);
  if (parts.length < 2) return;
  for (const [index, block] of parts.entries()) {
    const late = parts.length > 2 ? 3 : 0;
    add(5 + 2.1 * index + late, BREADTH.alone, texts.alone(label([block])), requireTopic(block), whole);
    if (whole) add(8.5 + 0.1 * index + late, BREADTH.alone, texts.alone(label([block])), requireTopic(block), null);
  }
  if (parts.length < 3) return;
  for (const [index, pair] of listPairs(parts).entries()) {
    add(2.2 + 1.5 * index, BREADTH.part, texts.some(label(pair)), requireBlocks(pair), whole);
  }
  const any = core.slice(0, MAX_ANY);
  add(5.5, BREADTH.any, texts.any(label(any)), requireAnyBlock(any), whole);
}

function findBroader({ concepts }: Block): Block | null {
  const [concept] = concepts;
  const broader = concept?.kind === "condition" && concepts.length === 1 ? findBroaderConcept(concept) : null;
  return broader === null ? null : { concepts: [broader] };
}

/** The question with one of its conditions in a broader sense, as a MeSH heading above it would be. */
function planBroader(main: readonly Block[], { label, add, whole, texts }: Tools): void {
  for (const [index, block] of main.entries()) {
    const broader = findBroader(block);
    const isThere = main.some(({ concepts }) =>
      concepts.some(({ heading }) => heading === broader?.concepts[0]?.heading),
    );
    if (broader === null || isThere) continue;
    const widened = main.map((other) => (other === block ? broader : other));
    const text = texts.broader(label([block]), label([broader]), label(main));
    add(7.3 + index, BREADTH.part, text, requireBlocks(widened), whole);
    add(8.4 + index, BREADTH.alone, texts.alone(label([broader])), requireTopic(broader), whole);
  }
}

function listPairs(blocks: readonly Block[]): Block[][] {
  return blocks
    .flatMap((first, index) =>
      blocks.slice(index + 1).map((second, after) => ({ pair: [first, second], rank: 2 * index + after })),
    )
    .sort((a, b) => a.rank - b.rank)
    .map(({ pair }) => pair);
}

/** Papers that are about the question by their title, or by their main topics in MeSH. */
function planTopics(main: readonly Block[], { label, add, whole, isOneDesign, texts }: Tools): void {
  const inTitle = requireBlocks(main, "ti");
  add(8.65, BREADTH.topic, texts.title(label(main)), inTitle, whole);
  // Where one design is wanted and rare, papers of other designs that are on the question come next.
  if (whole) add(isOneDesign ? 7.9 : 12, BREADTH.topic, texts.title(label(main)), inTitle, null);
  const headings = main.map((block) => block.concepts.flatMap((concept) => buildHeadings(concept, "majr")));
  if (headings.some((ofBlock) => ofBlock.length === 0)) return;
  const byHeading = and(...headings.map((ofBlock) => or(...ofBlock)));
  add(9, BREADTH.topic, texts.headings(label(main)), byHeading, whole);
  if (whole) add(12.5, BREADTH.topic, texts.headings(label(main)), byHeading, null);
}

/** An aspect by the MeSH subheading under which it is filed, or in the title; null for one that has none. */
function buildAspect(aspect: QuestionConcept): Query | null {
  const [, , , subheading = ""] =
    ASPECT_WORDS.find(([english]) => english.startsWith(`${aspect.names[0]?.text}|`)) ?? [];
  if (subheading === "") return null;
  const inTitle = buildConcept(aspect, "ti");
  return or(term(subheading, "sh"), ...(inTitle ? [inTitle] : []));
}
