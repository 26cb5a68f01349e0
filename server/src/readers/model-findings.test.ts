import { modelSpending, storedReadings } from "@medsieve/database/schema/readings";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { answerWell, listPapers } from "../../../language-models/test/model-answers.ts";
import { type ModelServer, openModelServer } from "../../../language-models/test/model-server.ts";
import { openReader, search } from "./searches.fixture.ts";

const SENTENCE =
  "The duration of the cold was significantly shorter with zinc (4.5 days) than with placebo (6.1 days; p = 0.001).";
const PAPER = makePaper(201, {
  title: "Zinc for the common cold: a randomised trial",
  abstract: [
    { label: "METHODS", text: "Sixty adults with a common cold were randomly assigned to zinc or placebo." },
    { label: "RESULTS", text: SENTENCE },
  ],
  publication_types: ["Randomized Controlled Trial"],
});
const FINDING = {
  ...{ intervention: "zinc", comparator: "placebo", outcome: "duration of the cold", direction: "decreased" },
  ...{ favours: "intervention", parts: ["2"], quote: SENTENCE },
  numbers: { groups: [], effect: null, p: 0.001, p_relation: "=" },
};

let database: TestDatabase;
let server: ModelServer;

beforeAll(async () => {
  database = await openTestDatabase();
  server = await openModelServer();
});
afterAll(async () => {
  await server.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.delete(storedReadings);
  await database.db.delete(modelSpending);
  server.forget();
});

/** A whole search in which the model gives these findings of the paper. */
async function searchWith(findings: unknown[]) {
  server.behave((call) => {
    if (call.step !== "reading") return answerWell(call);
    const { papers } = JSON.parse(answerWell(call)) as { papers: object[] };
    expect(listPapers(call.text)).toHaveLength(papers.length);
    return JSON.stringify({ papers: papers.map((paper) => ({ ...paper, findings })) });
  });
  const outcome = await search(openReader(database, server.settingsFor("openai-compatible")), { papers: [PAPER] });
  return { ...outcome, findings: outcome.papers[0]?.reading.findings ?? [] };
}

it("asks for findings with sentence and numbers, and counts the verdict from them", async () => {
  const { findings, verdict } = await searchWith([FINDING]);
  const asked = server.seen.find(({ step }) => step === "reading");
  expect(asked?.texts.join("\n")).toMatch(/findings: the results of this study itself/u);
  expect(asked?.texts.join("\n")).toContain("Every number stands in it.");
  expect(findings).toMatchObject([
    { read_by: "model", disputed: false, numbers: { p: 0.001 }, evidence: [{ status: "verified", quote: SENTENCE }] },
  ]);
  expect(verdict?.counts).toEqual({ favours: 1, no_difference: 0, against: 0, unclear: 0 });
});

it("marks a number that the sentence does not print, and does not count its finding", async () => {
  const { findings, verdict } = await searchWith([{ ...FINDING, numbers: { ...FINDING.numbers, p: 0.0001 } }]);
  expect(findings).toMatchObject([{ evidence: [{ status: "unverified", problem: "numbers_differ" }] }]);
  expect(verdict?.counts.favours).toBe(0);
});

it("marks a direction that the built-in reader reads otherwise in the same sentence", async () => {
  const { findings } = await searchWith([{ ...FINDING, direction: "increased", favours: "comparator" }]);
  expect(findings).toMatchObject([{ read_by: "model", direction: "increased", disputed: true }]);
});

it("takes the built-in reader's findings, marked as its own, where a prompt yields none", async () => {
  const { findings } = await searchWith([]);
  expect(findings.length).toBeGreaterThan(0);
  expect(findings.every(({ read_by }) => read_by === "builtin")).toBe(true);
  expect(findings[0]).toMatchObject({ direction: "decreased", evidence: [{ status: "verified" }] });
});
