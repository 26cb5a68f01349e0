import type { SearchDetails } from "@medsieve/contract/history";
import type { QueryCheck, RecallCheck, RecallRequest } from "@medsieve/contract/queries";
import type { QueryBlock } from "@medsieve/contract/searches";
import { screen, within } from "@testing-library/react";
import { beforeEach } from "vitest";
import { usageQuery } from "../../entities/search/server-state.ts";
import { makeUsage, makeUser, signInAs } from "../../testing/accounts.ts";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { makeDetails, makeSetup, SEARCH_ID } from "../search/search.fixture.ts";
import { QueryEditorPage } from "./query-editor-page.tsx";

export const NARROW = '"Common Cold"[mh] AND zinc[tiab]';
export const BROAD = "zinc[tiab] OR copper[tiab]";

/** Prepares each test of a file about the editor: someone is signed in. */
export function prepareEditorTests(): void {
  preparePageTests();
  beforeEach(() => {
    signInAs(makeUser());
    // jsdom has no layout to scroll.
    Element.prototype.scrollIntoView = () => undefined;
  });
}

/** The operands of the outermost AND of a query without parentheses. */
function listBlocks(query: string): QueryBlock[] {
  let start = 0;
  return query.split(" AND ").map((text) => {
    const block = { name: text.replace(/\[.*|"/g, ""), query: text, start, end: start + text.length, excluded: false };
    start += text.length + " AND ".length;
    return block;
  });
}

export function makeCheck(query: string, changes: Partial<QueryCheck> = {}): QueryCheck {
  return { refused: null, warnings: [], mended: null, blocks: listBlocks(query), ...changes };
}

/** Paper 1 is found by everything, 2 only by what does not ask for zinc, 9 is not there. */
function answerRecall({ queries, pmids }: RecallRequest): RecallCheck {
  const known = pmids.filter((pmid) => pmid !== "9");
  const matches = (text: string, pmid: string) => pmid === "1" || !text.includes("zinc[tiab]");
  const answered = queries.map((query) => {
    const blocks = listBlocks(query);
    return {
      found: known.filter((pmid) => blocks.every((block) => matches(block.query, pmid))),
      lost: known
        .filter((pmid) => !blocks.every((block) => matches(block.query, pmid)))
        .map((pmid) => ({
          pmid,
          blocks: blocks.flatMap((block, index) => (matches(block.query, pmid) ? [] : [index])),
          limits: false,
        })),
      blocks: blocks.map((block) => ({ ...block, found: known.filter((pmid) => matches(block.query, pmid)) })),
      refused: null,
    };
  });
  return {
    unknown: pmids.filter((pmid) => pmid === "9"),
    titles: Object.fromEntries(known.map((pmid) => [pmid, `Paper number ${pmid}`])),
    queries: answered,
    found: known.filter((pmid) => answered.some(({ found }) => found.includes(pmid))),
  };
}

/** Draws the editor of a search with two queries, which are still being loaded. */
export function drawEditor(
  changes: Partial<SearchDetails> = {},
  routes: Record<string, FakeRoute | FakeAnswer | "no network"> = {},
) {
  const [query] = makeDetails().query_details;
  if (query === undefined) throw new Error("the details have no query");
  const query_details = [
    { ...query, name: "Narrow", query: NARROW, hits: 214 },
    { ...query, name: "Broad", query: BROAD, hits: 1_900 },
  ];
  const calls = fakeApi({
    [`GET /search-history/${SEARCH_ID}/details`]: { body: makeDetails({ query_details, ...changes }) },
    "GET /search/setup": { body: makeSetup() },
    "GET /usage/current": { body: { success: true, data: makeUsage() } },
    "POST /queries/check": ({ body }) => ({ body: makeCheck((body as { query: string }).query) }),
    "POST /queries/count": { body: { counts: [{ hits: 1_234, understood: null, warnings: [] }] } },
    "POST /queries/recall": ({ body }) => ({ body: answerRecall(body as RecallRequest) }),
    "GET /queries/headings": { body: { headings: [{ heading: "Heart Failure", matched: null }] } },
    ...routes,
  });
  const page = renderAt(`/search-history/${SEARCH_ID}/queries`, () => <QueryEditorPage searchId={SEARCH_ID} />);
  page.queryClient.setQueryData(usageQuery().queryKey, makeUsage());
  return { ...page, calls };
}

/** The lines of the queries that are there. */
export async function listLines(): Promise<HTMLElement[]> {
  const headings = await screen.findAllByRole("heading", { level: 3 });
  return headings.map((heading) => within(heading).getByRole("button"));
}

/** The same, once the queries are there and each is opened. */
export async function openEditor(...like: Parameters<typeof drawEditor>) {
  const page = drawEditor(...like);
  for (const line of await listLines()) await page.person.click(line);
  const fields = await screen.findAllByLabelText<HTMLTextAreaElement>("Query in PubMed’s syntax");
  return { ...page, fields };
}
