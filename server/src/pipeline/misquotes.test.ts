import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { type ModelServer, openModelServer } from "../../../language-models/test/model-server.ts";
import { listEvidence } from "../../../reader/test/readings.ts";
import { readDemonstration } from "../../../sources/test/demonstration.ts";
import { createMisquotingModel, type Doing, MISQUOTES, NUMBER_OF_ITS_OWN } from "../../test/misquoting-model.ts";
import { openReader, QUESTION } from "../readers/searches.fixture.ts";
import { readPapers } from "./reading-papers.ts";

type Judged = Doing & ReturnType<typeof listEvidence>[number] & { pmid: string };

describe("a model that misquotes one statement in ten", () => {
  let database: TestDatabase;
  let server: ModelServer;
  const judged: Judged[] = [];

  beforeAll(async () => {
    const papers = (await readDemonstration())
      .filter(({ abstract }) => abstract.length > 0)
      .filter((_, index) => index % 9 === 0)
      .slice(0, 64)
      .map(({ pmid, title, abstract }) =>
        makePaper(Number(pmid), { title, abstract, publication_types: [], mesh: [] }),
      );
    database = await openTestDatabase();
    const model = createMisquotingModel(papers, 0.1, 4);
    server = await openModelServer((call) => model.answer(call));
    const { reader } = openReader(database, server.settingsFor("openai"), { callsAtOnce: 1 });
    for await (const { paper, reading } of readPapers(QUESTION, papers, reader, new AbortController().signal)) {
      expect(reading.read_by).toMatchObject({ reader: "model", fallback: null });
      for (const evidence of listEvidence(reading)) {
        const doing = model.changes.get(evidence.statement);
        if (doing !== undefined) judged.push({ ...evidence, ...doing, pmid: paper.pmid });
      }
    }
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const list = (isMisquote: boolean) => judged.filter((one) => one.isMisquote === isMisquote);
  const describeCase = ({ kind, statement, quote, pmid }: Judged) => `${kind}: ${pmid} ${statement} ${quote}`;

  it("gets none of them verified, nor repaired, whatever it does to the words", () => {
    const misquotes = list(true);
    expect(new Set(misquotes.map(({ kind }) => kind))).toEqual(new Set([...Object.keys(MISQUOTES), NUMBER_OF_ITS_OWN]));
    expect(misquotes.length).toBeGreaterThan(judged.length * 0.08);
    expect(misquotes.filter(({ status }) => status !== "unverified").map(describeCase)).toEqual([]);
  });

  it("has at most one in 200 of its true quotes refused, of at least 2,000 statements", () => {
    const quotes = list(false);
    expect(judged.length).toBeGreaterThanOrEqual(2_000);
    const refused = quotes.filter(({ status }) => status === "unverified");
    expect(refused.length / quotes.length, refused.map(describeCase).join("\n")).toBeLessThanOrEqual(1 / 200);
  });
});
