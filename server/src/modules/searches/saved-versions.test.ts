import { allHighlightsSchema } from "@medsieve/contract/highlights";
import { historyPageSchema, type SearchDetails, searchDetailsSchema } from "@medsieve/contract/history";
import { searchRecordSchema } from "@medsieve/contract/records";
import { sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { restoreSaved, VERSION_1, VERSION_2, VERSION_3 } from "../../../../database/test/saved-database.ts";
import { call, openTestApp, PASSWORD, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";
import { createPasswords } from "../../passwords.ts";

const HISTORY = "/search-history";

type Ask = (path: string) => ReturnType<typeof call>;

/** Every file that is made of a search is whole: references in each format, and the Word document. */
async function expectWholeExports(ask: Ask, { id, papers, query }: SearchDetails): Promise<void> {
  for (const [format, beginning] of Object.entries({ ris: /^TY {2}- /gmu, nbib: /^PMID- /gmu, bibtex: /^@\w+\{/gmu })) {
    const file = await ask(`${HISTORY}/${id}/citations?format=${format}`);
    expect([format, file.statusCode, file.body.match(beginning)?.length ?? 0]).toEqual([format, 200, papers.length]);
    // They were saved before records had ISSNs.
    expect(file.body).not.toMatch(/^(?:SN {2}-|IS {2}- \d{4}-| {2}issn =)/mu);
  }
  const report = await ask(`${HISTORY}/${id}/report`);
  expect(report.statusCode).toBe(200);
  const document = strFromU8(unzipSync(new Uint8Array(report.rawPayload))["word/document.xml"] ?? new Uint8Array());
  const text = document
    .replace(/<[^>]*>/g, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'");
  expect(text).toContain(query.replaceAll("&", "&amp;"));
  for (const { pmid } of papers) expect(text).toContain(pmid);
}

/** A server on a database of an earlier version, and its one account signed in. */
async function openSaved(version: typeof VERSION_1) {
  const database = await openTestDatabase();
  await restoreSaved(database, version);
  const hash = await createPasswords({ memoryCost: 1024, timeCost: 1 }).hash(PASSWORD);
  await database.db.execute(sql`update users set password_hash = ${hash}`);
  const test = await openTestApp(database, new ScriptedSource([], {}), new ScriptedReader([]));
  const { rows } = await database.pool.query<{ email: string }>("select email from users");
  const signedIn = await call(test.app, "POST", "/auth/login", null, { email: rows[0]?.email, password: PASSWORD });
  const token: string = signedIn.json().access_token;
  return { database, test, token };
}

describe("a database of version 1", () => {
  let database: TestDatabase;
  let test: TestApp;
  let token: string;
  let searches: { id: string; query: string; status: string; result_count: number }[];

  beforeAll(async () => {
    ({ database, test, token } = await openSaved(VERSION_1));
    searches = historyPageSchema.parse((await ask(HISTORY)).json()).searches;
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });

  const ask = (path: string) => call(test.app, "GET", path, token);
  const open = async (id: string) => searchDetailsSchema.parse((await ask(`${HISTORY}/${id}/details`)).json());
  const openAll = () => Promise.all(searches.map(({ id }) => open(id)));

  it("has every search in the history, with its papers and highlights", async () => {
    expect(searches).toHaveLength(12);
    expect(new Set(searches.map(({ status }) => status))).toEqual(new Set(["completed", "cancelled"]));
    for (const { id, result_count } of searches) {
      const details = await open(id);
      expect(details.papers).toHaveLength(result_count);
      expect(details.damaged).toBe(false);
      // It was saved before the words of its question were accounted for.
      expect(details).not.toHaveProperty("question_words");
    }
    expect(allHighlightsSchema.parse((await ask("/highlights")).json())).toHaveLength(8);
  });

  it("has every statement where its field shows it, with the passages that it rests on", async () => {
    let placed = 0;
    for (const paper of (await openAll()).flatMap(({ papers }) => papers)) {
      expect(new Set(paper.statements.map(({ id }) => id)).size).toBe(paper.statements.length);
      for (const { field, text, offset, evidence } of paper.statements) {
        if (offset !== null) expect(paper[field]?.slice(offset, offset + text.length)).toBe(text);
        if (offset !== null) placed += 1;
        for (const { section, section_index: index, start, end, quote } of evidence) {
          if (section !== (paper.abstract[index ?? -1]?.label ?? "abstract")) continue;
          expect(paper.abstract[index ?? -1]?.text.slice(start ?? 0, end ?? 0)).toBe(quote);
        }
      }
    }
    expect(placed).toBeGreaterThan(700);
  });

  it("gives the statements of a paper by themselves, to the account whose search it is", async () => {
    const { id, papers } = await open(searches.find(({ result_count }) => result_count > 5)?.id ?? "");
    for (const { pmid, statements, abstract, mesh, keywords } of papers) {
      const parts = (await ask(`/searches/${id}/papers/${pmid}/statements`)).json();
      expect(parts).toEqual({ statements, abstract, mesh, keywords });
    }
    expect(papers.some(({ statements }) => statements.some(({ offset }) => offset === null))).toBe(true);
    expect((await ask(`/searches/${id}/papers/7/statements`)).statusCode).toBe(404);
    expect((await ask(`/searches/${id}/papers/0x7/statements`)).statusCode).toBe(404);
    const stranger = await signInNew(test, database, { email: "stranger@example.org" });
    const path = `/searches/${id}/papers/${papers[0]?.pmid}/statements`;
    expect((await call(test.app, "GET", path, stranger)).statusCode).toBe(404);
  });

  it("has each answer sentence by sentence, and the papers that each relies on", async () => {
    for (const { summary, answer_sentences, papers } of await openAll()) {
      for (const { text, offset } of answer_sentences) {
        expect(summary?.slice(offset, offset + text.length)).toBe(text);
      }
      const named = papers.filter(({ pmid }) => summary?.includes(`[PMID ${pmid}]`)).map(({ pmid }) => pmid);
      const retracted = papers.filter(({ notices }) => notices.some(({ kind }) => kind === "retracted"));
      const cited = new Set(answer_sentences.flatMap(({ cites }) => cites));
      expect([...cited].filter((pmid) => !named.includes(pmid))).toEqual([]);
      expect(retracted.filter(({ pmid }) => cited.has(pmid))).toEqual([]);
      expect(named.filter((pmid) => !cited.has(pmid) && !retracted.some((paper) => paper.pmid === pmid))).toEqual([]);
    }
    const isLeftOut = ({ summary }: SearchDetails) => /left out|回答に用いて|未予采用/u.test(summary ?? "");
    expect((await openAll()).filter(isLeftOut)).toHaveLength(3);
  });

  it("counts apart what papers like the best added to what was found", async () => {
    const counted = (await openAll()).map((search) => `${search.total_pmids_found} + ${search.related_pmids_found}`);
    expect(counted.sort()).toEqual([
      ...["0 + 0", "103 + 230", "103 + 233", "13 + 642", "25 + 311", "3 + 0", "3 + 575", "58 + 546", "61 + 255"],
      ...["9 + 0", "9 + 0", "9 + 0"],
    ]);
  });

  it("has every record as it was sealed", async () => {
    for (const { id, result_count } of searches) {
      const record = searchRecordSchema.parse((await ask(`${HISTORY}/${id}/record`)).json());
      expect(record).toMatchObject({ format: "medsieve-search-record/1", digest_agrees: true });
      expect(record.papers).toHaveLength(result_count);
    }
  });

  it("exports every search wholly", async () => {
    for (const details of await openAll()) await expectWholeExports(ask, details);
  });
});

describe("a database of version 2", () => {
  it("opens every search without what it does not have, and leaves its record as it was sealed", async () => {
    const { database, test, token } = await openSaved(VERSION_2);
    const ask = (path: string) => call(test.app, "GET", path, token);
    const { searches } = historyPageSchema.parse((await ask(HISTORY)).json());
    expect(searches.map(({ result_count }) => result_count)).toEqual([0, 4, 5, 6]);
    for (const { id, result_count } of searches) {
      const answer = (await ask(`${HISTORY}/${id}/details`)).json();
      const { papers, damaged, verdict } = searchDetailsSchema.parse(answer);
      expect(papers).toHaveLength(result_count);
      expect({ damaged, verdict }).toEqual({ damaged: false, verdict: null });
      expect(papers.every(({ findings, sample_size }) => findings.length === 0 && sample_size === null)).toBe(true);
      expect(JSON.stringify(answer)).not.toContain("evidence_level");
      const record = searchRecordSchema.parse((await ask(`${HISTORY}/${id}/record`)).json());
      expect(record).toMatchObject({ format: "medsieve-search-record/2", digest_agrees: true });
      expect(record.papers).toHaveLength(result_count);
      await expectWholeExports(ask, searchDetailsSchema.parse(answer));
    }
    await test.close();
    await database.close();
  });
});

/** Findings of each paper on heart failure, and its participants. */
const SGLT2_RESULTS = [
  [3, 386],
  [2, 263],
  [5, 541],
  [2, 725],
  [0, undefined],
  [0, undefined],
];

describe("a database of version 3", () => {
  it("opens every search with what its readings had, and leaves its record as it was sealed", async () => {
    const { database, test, token } = await openSaved(VERSION_3);
    const ask = (path: string) => call(test.app, "GET", path, token);
    const { searches } = historyPageSchema.parse((await ask(HISTORY)).json());
    expect(searches.map(({ result_count }) => result_count)).toEqual([0, 6, 6, 6]);
    const found = [];
    for (const { id, result_count } of searches) {
      const details = searchDetailsSchema.parse((await ask(`${HISTORY}/${id}/details`)).json());
      expect(details).toMatchObject({ damaged: false, papers: { length: result_count } });
      found.push(details.papers.map(({ findings, sample_size }) => [findings.length, sample_size?.n]));
      const answer = (await ask(`${HISTORY}/${id}/record`)).json();
      const record = searchRecordSchema.parse(answer);
      expect(record).toMatchObject({ format: "medsieve-search-record/3", digest_agrees: true });
      expect(record).toEqual(answer);
      expect(record.papers.every(({ reading }) => "schema_version" in reading && reading.schema_version === 3)).toBe(
        true,
      );
      await expectWholeExports(ask, details);
    }
    expect(found).toContainEqual(SGLT2_RESULTS);
    expect(allHighlightsSchema.parse((await ask("/highlights")).json())).toHaveLength(3);
    await test.close();
    await database.close();
  });
});
