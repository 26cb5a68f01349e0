import {
  DEMONSTRATION_PMID_FROM,
  GIVEN_QUERIES_MAX,
  QUERIES_LENGTH_MAX,
  QUERY_BLOCKS_MAX,
  QUERY_MAX_LENGTH,
  RECALL_CHECKS_MAX,
  RECALL_PMIDS_MAX,
} from "@medsieve/contract/constants";

interface WorstCall {
  name: string;
  path: string;
  body: object;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Two letters each, in order: aa, ab, … */
const PAIRS = Array.from(LETTERS).flatMap((first) => Array.from(LETTERS, (second) => first + second));

/** As many parts from `from` on as fit into a text of this length, joined. */
function fill(length: number, from: number, join: string, write: (pair: string) => string): string {
  let text = "";
  for (let at = from; ; at++) {
    const part = write(PAIRS[at % PAIRS.length] ?? "");
    const next = text === "" ? part : text + join + part;
    if (next.length > length) return text;
    text = next;
  }
}

const manyQueries = (count: number, join: string, write: (pair: string) => string): string[] =>
  Array.from({ length: count }, (_, at) =>
    fill(Math.min(QUERY_MAX_LENGTH, Math.floor(QUERIES_LENGTH_MAX / count)), at * 7, join, write),
  );

const longest = Math.floor(QUERIES_LENGTH_MAX / QUERY_MAX_LENGTH);
const pmids = Array.from({ length: RECALL_PMIDS_MAX }, (_, at) => String(DEMONSTRATION_PMID_FROM + at));
const blocks = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    Array.from({ length: QUERY_BLOCKS_MAX }, (__, part) => `"${PAIRS[at + part]}"`).join(" AND "),
  );
const checkedQueries = Math.floor(RECALL_CHECKS_MAX / RECALL_PMIDS_MAX / (QUERY_BLOCKS_MAX + 1));

/** Calls about queries that take the most work of those that are allowed. */
export const WORST_CALLS: readonly WorstCall[] = [
  {
    name: "check, quoted words",
    path: "/queries/check",
    body: { query: fill(QUERY_MAX_LENGTH, 0, " OR ", (pair) => `"${pair}"`) },
  },
  {
    name: "check, opened brackets",
    path: "/queries/check",
    body: { query: fill(QUERY_MAX_LENGTH, 0, "", (pair) => `(${pair} AND `) },
  },
  {
    name: "count, truncated words",
    path: "/queries/count",
    body: { queries: manyQueries(GIVEN_QUERIES_MAX, " OR ", (pair) => `${pair}*`) },
  },
  {
    name: "count, headings that are none",
    path: "/queries/count",
    body: { queries: manyQueries(GIVEN_QUERIES_MAX, " OR ", (pair) => `${pair} diseases[mh]`) },
  },
  {
    name: "count, longest",
    path: "/queries/count",
    body: { queries: manyQueries(longest, " OR ", (pair) => `"${pair}"[tiab]`) },
  },
  {
    name: "recall, most blocks",
    path: "/queries/recall",
    body: { queries: blocks(checkedQueries), pmids },
  },
  {
    name: "recall, one block a query",
    path: "/queries/recall",
    body: { queries: manyQueries(GIVEN_QUERIES_MAX - 1, " OR ", (pair) => `"${pair}"`), pmids },
  },
  {
    name: "search, given queries",
    path: "/search",
    body: {
      query: "zinc",
      queries: manyQueries(GIVEN_QUERIES_MAX, " OR ", (pair) => `${pair}*`).map((query) => ({ query })),
    },
  },
];
