import { WORD_MEDIA_TYPE } from "@medsieve/documents/word-report/write-word-report";
import { strFromU8, unzipSync } from "fflate";
import { SaxesParser } from "saxes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePaper } from "../../../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../../database/test/database.ts";
import { makeCitation } from "../../../../../medline/test/medline-xml.ts";
import { storeInLibrary } from "../../../../../sources/test/stored-library.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../../test/scripted-search.ts";

const QUERY = "statins[tiab] AND <b>[tiab]";
const TRIAL = [{ registry: "ClinicalTrials.gov" as const, id: "NCT01234567" }];
const HOSTILE = 'Do statins <w:t> & "help"? ]]>';

/** Paragraphs of the document, by their text; every part has to be well-formed XML. */
function readParagraphs(file: Uint8Array): string[] {
  const parts = unzipSync(file);
  const paragraphs: string[] = [];
  for (const [name, content] of Object.entries(parts)) {
    if (!name.endsWith(".xml") && !name.endsWith(".rels")) continue;
    const parser = new SaxesParser();
    let text: string | null = null;
    parser.on("error", (error) => {
      throw error;
    });
    parser.on("opentag", ({ name: tag }) => {
      if (tag === "w:p") text = "";
    });
    parser.on("text", (words) => {
      if (text !== null) text += words;
    });
    parser.on("closetag", ({ name: tag }) => {
      if (tag !== "w:p" || text === null) return;
      if (name === "word/document.xml") paragraphs.push(text);
      text = null;
    });
    parser.write(new TextDecoder().decode(content)).close();
  }
  return paragraphs;
}

describe("the report of a search as a Word document", () => {
  let database: TestDatabase;
  let test: TestApp;
  let token: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    await emptyDatabase(database);
    const papers = [
      makePaper(101, {
        title: "Statins & strokes <i>",
        volume: "12",
        issue: "3",
        pages: "445-9",
        registrations: TRIAL,
      }),
      makePaper(102, { title: "Withdrawn", notices: [{ kind: "retracted", pmid: "7", citation: "Lancet. 2010" }] }),
      makePaper(103, { title: "Title alone", abstract: [], registrations: TRIAL }),
    ];
    const source = new ScriptedSource(papers, { [QUERY]: ["101", "102", "103", "104"] });
    test = await openTestApp(database, source, new ScriptedReader([QUERY], { "101": 0.9, "102": 0.8, "103": 0.7 }));
    token = await signInNew(test, database, { email: "user@example.org" });
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });

  async function search(language: string) {
    const answer = await call(test.app, "POST", "/search", token, { query: HOSTILE, language, max_results: 3 });
    return String(answer.json().search_id);
  }
  async function read(id: string) {
    const answer = await call(test.app, "GET", `/search-history/${id}/report`, token);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, WORD_MEDIA_TYPE]);
    expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="medsieve-[\d-]+-\w{8}-report.docx"$/);
    return readParagraphs(new Uint8Array(answer.rawPayload));
  }

  it("names Medsieve alone in its properties", async () => {
    const id = await search("en");
    const answer = await call(test.app, "GET", `/search-history/${id}/report`, token);
    const properties = strFromU8(unzipSync(new Uint8Array(answer.rawPayload))["docProps/core.xml"] ?? new Uint8Array());
    expect(properties).toContain("<dc:creator>Medsieve</dc:creator>");
    expect(properties).toContain("<cp:lastModifiedBy>Medsieve</cp:lastModifiedBy>");
  });

  it("has question, sentences with their citations, queries, flow and references, all of it as plain text", async () => {
    const id = await search("en");
    await call(test.app, "PUT", `/searches/${id}/papers/103/decision`, token, {
      decision: "excluded",
      reason: "<only animals>",
    });
    const paragraphs = await read(id);
    const whole = paragraphs.join("\n");
    expect(paragraphs).toContain(HOSTILE);
    expect(whole).toContain(QUERY);
    expect(paragraphs).toContain("“Outcome 101 improved by 12% in the treated group.”");
    expect(paragraphs).toContain("[1] Doe 2010");
    expect(whole).toMatch(
      /1\.\s*Doe J, Roe R\. Statins & strokes <i>\. J Plain Trials\. 2010 Mar;12\(3\):445-9\. PMID: 101\./,
    );
    expect(paragraphs).toContain("Excluded: <only animals>");
    expect(whole).toMatch(/Read and ranked\n3\n/);
    expect(whole).toContain("Risk of bias and the certainty of the evidence (GRADE).");
    expect(whole).toContain("Built-in reader");
  });

  it("has the queries for each other database in a dossier", async () => {
    const path = `/search-history/${await search("en")}/report`;
    const answer = await call(test.app, "GET", `${path}?form=dossier`, token);
    expect(answer.headers["content-disposition"]).toContain("-dossier.docx");
    const paragraphs = readParagraphs(new Uint8Array(answer.rawPayload));
    expect(paragraphs).toContain("Strategy for other databases");
    expect(paragraphs.filter((text) => text === "What could not be carried over")).toHaveLength(10);
    expect(paragraphs).toContain("statins.ti,ab,kf.");
    expect(paragraphs).toEqual(
      expect.arrayContaining([
        "Words of the question",
        "2 papers of one trial",
        "NCT01234567 · https://clinicaltrials.gov/study/NCT01234567",
        "Appraisal of the queries (PRESS 2015)",
        "Translation of the question",
        "The query combines 2 concepts: statins; <b>.",
        "Do the limits and filters fit the question? Is their source named, and are they argued for?",
        "The record is unchanged since the search ended: its SHA-256 agrees.",
      ]),
    );
    expect((await call(test.app, "GET", `${path}?form=other`, token)).statusCode).toBe(422);
  });

  it.each([
    ["ja", "絞り込みとフィルターは研究疑問に合っていますか。出典と理由は示されていますか。", "「statins」"],
    ["zh", "人工判断", "“statins”"],
  ])("says what it has to say of queries in the language of the search: %s", async (language, judged, term) => {
    const path = `/search-history/${await search(language)}/report?form=dossier`;
    const answer = await call(test.app, "GET", path, token);
    const whole = readParagraphs(new Uint8Array(answer.rawPayload)).join("\n");
    expect(whole).toContain(judged);
    expect(whole).toContain(term);
    expect(whole).not.toMatch(/ is searched | is left out|The query combines/);
    // The signs of these languages are as wide as their letters.
    expect(whole.match(/.*(?:\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}) ?[:(].*/gu) ?? []).toEqual([]);
  });

  it("says first what speaks against its papers, also what became known later", async () => {
    const id = await search("en");
    await storeInLibrary(
      database,
      makeCitation({ pmid: "8", notices: [{ kind: "retraction_notice", pmid: "101", citation: null }] }),
    );
    const paragraphs = await read(id);
    const at = paragraphs.indexOf("Please note");
    expect(at).toBe(paragraphs.indexOf(HOSTILE) + 1);
    expect(paragraphs[at + 1]).toBe("Retracted, do not rely on: [1] [3].");
    expect(paragraphs).toContain("Read from the title alone: [2].");
    expect(paragraphs.join("\n")).toMatch(
      /RETRACTED: Statins & strokes.*\[RETRACTED, known since [A-Z][a-z]+ \d{1,2}, \d{4}, after the search\]/,
    );
  });

  it.each([
    ["ja", ["エビデンス報告書", "評価していない事項", "文献", "撤回論文（根拠として用いないでください）：[1] [3]。"]],
    ["zh", ["证据报告", "未评估的内容", "参考文献", "已撤稿，请勿采用其结论：[1] [3]。"]],
  ])("is written in the language of the search: %s", async (language, expected) => {
    expect(await read(await search(language))).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ["en", "Searched", /^[A-Z][a-z]+ \d{1,2}, \d{4} at \d{1,2}:\d\d\s[AP]M UTC$/u],
    ["ja", "検索日時", /^\d{4}年\d{1,2}月\d{1,2}日 \d{1,2}:\d\d UTC$/u],
    ["zh", "检索时间", /^\d{4}年\d{1,2}月\d{1,2}日 \d{1,2}:\d\d UTC$/u],
  ])("writes dates as a reader of %s does, nowhere as a machine", async (language, name, form) => {
    const paragraphs = await read(await search(language));
    expect(paragraphs[paragraphs.indexOf(name) + 1]).toMatch(form);
    expect(paragraphs.join("\n")).not.toMatch(/\d{4}-\d\d-\d\d/);
  });

  it("is for the owner of the search", async () => {
    const id = await search("en");
    const other = await signInNew(test, database, { email: "other@example.org" });
    expect((await call(test.app, "GET", `/search-history/${id}/report`, other)).statusCode).toBe(404);
    expect((await call(test.app, "GET", `/search-history/${id}/report`, null)).statusCode).toBe(401);
  });
});
