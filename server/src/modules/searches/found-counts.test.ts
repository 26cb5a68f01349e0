import { searchDetailsSchema } from "@medsieve/contract/history";
import { searchRecordSchema } from "@medsieve/contract/records";
import { searchEventSchema } from "@medsieve/contract/search-events";
import { searchResultSchema } from "@medsieve/contract/search-results";
import { createBuiltinReader } from "@medsieve/reader/builtin-reader";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { makeCitation } from "../../../../medline/test/medline-xml.ts";
import { createLibrarySource } from "../../../../sources/src/library/library-source.ts";
import { tidyLibrary } from "../../../../sources/src/library/tidy-library.ts";
import { storeInLibrary } from "../../../../sources/test/stored-library.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { WORK_HERE } from "../../work/work-here.ts";

/** Two papers that name what is asked for, one that is only like them, and others by which common words are known. */
const PAPERS = [
  ["1", "Galactose and the lens", "Galactose made cataract by polyol in the lens."],
  ["2", "Galactose and the lens", "Galactose made cataract by polyol in the lens."],
  ["3", "Cataract in the lens by polyol", "Sugar gave cataract; polyol was found in the lens."],
  ...Array.from({ length: 60 }, (_, index) => [String(100 + index), `Gout ${index}`, "Urate in the toe."]),
];

describe("what a search found", () => {
  let database: TestDatabase;
  let test: TestApp;
  let token: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    await storeInLibrary(
      database,
      ...PAPERS.map(([pmid = "", title = "", text = ""]) =>
        makeCitation({ pmid, title, abstract: [{ label: null, text }] }),
      ),
    );
    await tidyLibrary(database);
    test = await openTestApp(database, createLibrarySource(database, WORK_HERE), createBuiltinReader());
    token = await signInNew(test, database, { email: "user@example.org" });
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });

  const question = { query: "galactose", preference: "comprehensive" };
  const search = async (body: object = {}) =>
    searchResultSchema.parse((await call(test.app, "POST", "/search", token, { ...question, ...body })).json());
  const ask = async (id: string, part: string) =>
    (await call(test.app, "GET", `/search-history/${id}/${part}`, token)).json();
  const listWritten = (queries: readonly { related?: boolean | undefined; pmids: readonly string[] }[]) =>
    new Set(queries.filter(({ related }) => related === false).flatMap(({ pmids }) => pmids));

  it("is what its queries found; what its own words and papers like the best add is counted apart, the same everywhere", async () => {
    const result = await search();
    expect(result).toMatchObject({ total_pmids_found: 2, related_pmids_found: 1 });
    expect(result.query_details.map(({ related }) => related)).toEqual([
      ...result.query_details.slice(2).map(() => false),
      ...[true, true],
    ]);
    expect(result.papers.map(({ pmid }) => pmid).sort()).toEqual(["1", "2", "3"]);

    const details = searchDetailsSchema.parse(await ask(result.search_id, "details"));
    expect(details).toMatchObject({ total_pmids_found: 2, related_pmids_found: 1 });
    expect(details.query_details).toEqual(result.query_details);
    const record = searchRecordSchema.parse(await ask(result.search_id, "record"));
    expect([...listWritten(record.queries)].sort()).toEqual(["1", "2"]);
    expect(record).toMatchObject({ digest_agrees: true, flow: { unique: 2, related: { added: 1 } } });
  });

  it("adds up box by box in the flow of its record", async () => {
    const { flow, pmids } = searchRecordSchema.parse(await ask((await search()).search_id, "record"));
    const { related } = flow;
    expect(flow.returned - flow.duplicates).toBe(flow.unique);
    expect((related?.returned ?? 0) - (related?.duplicates ?? 0)).toBe(related?.added);
    expect(flow.unique + (related?.added ?? 0)).toBe(pmids.length);
    expect(pmids.length - flow.not_taken).toBe(flow.taken);
    expect(flow.taken - flow.not_read).toBe(flow.read);
  });

  it("is reported the same way while the search runs", async () => {
    const answer = await call(test.app, "POST", "/search/stream", token, question);
    const events = answer.body.split("\n").flatMap((line) => {
      const event = searchEventSchema.safeParse(parse(line));
      return event.success ? [event.data] : [];
    });
    expect(events).toContainEqual(
      expect.objectContaining({
        stage: "searching_papers",
        data: expect.objectContaining({ found: 2, related_found: 1, kept: 3 }),
      }),
    );
    expect(events).toContainEqual(
      expect.objectContaining({ type: "result", total_pmids_found: 2, related_pmids_found: 1 }),
    );
  });

  it("is all of it where the user gives the query that once looked for papers like the best", async () => {
    const related = (await search()).query_details.at(-1);
    const queries = [{ name: related?.name, query: related?.query }];
    const result = await search({ queries });
    expect(result).toMatchObject({ total_pmids_found: 3, related_pmids_found: 0 });
    const record = searchRecordSchema.parse(await ask(result.search_id, "record"));
    expect(record.flow).toMatchObject({ unique: 3, related: null });
  });
});

function parse(line: string): unknown {
  try {
    return JSON.parse(line.replace(/^data: /u, ""));
  } catch {
    return null;
  }
}
