import { READER_FAILURES } from "@medsieve/contract/reader-failures";
import { modelSpending, storedReadings } from "@medsieve/database/schema/readings";
import { MODEL_VENDORS, type ModelVendor } from "@medsieve/language-models/model-settings";
import { createSpending } from "@medsieve/language-models/spending";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { PATIENT_TIMES } from "../../../language-models/src/model-calls.ts";
import { MAX_ANSWER } from "../../../language-models/src/model-client.ts";
import type { FailureReason } from "../../../language-models/src/model-failure.ts";
import { answerWell, listPapers, readWell } from "../../../language-models/test/model-answers.ts";
import { type ModelBehaviour, type ModelServer, openModelServer } from "../../../language-models/test/model-server.ts";
import { listEvidence } from "../../../reader/test/readings.ts";
import { createTestClock, type TestClock } from "../../../runtime/test/test-clock.ts";
import { openReader, PAPERS, search } from "./searches.fixture.ts";

let database: TestDatabase;
let server: ModelServer;
let clock: TestClock;

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
  clock = createTestClock({ skipsPauses: true });
});

const failing = (status: number, headers: Record<string, string> = {}) => ({
  status,
  headers,
  body: JSON.stringify({ error: { type: "some_error", code: "some_error", message: "no, sk-very-secret-key" } }),
});
/** Good answers to all steps but reading. */
const spoilReading =
  (spoil: (papers: ReturnType<typeof readWell>[]) => unknown): ModelBehaviour =>
  (call) =>
    call.step === "reading" ? JSON.stringify({ papers: spoil(listPapers(call.text).map(readWell)) }) : answerWell(call);

const readSpent = () => createSpending(database, null, () => new Date()).readMonth();

interface Misbehaviour {
  name: string;
  behave: ModelBehaviour;
  /** Why the built-in reader read papers; empty where the model read all. */
  reasons: readonly FailureReason[];
  /** Papers that the model reads; null: some. Where nothing is said, all or none, as the reasons have it. */
  byModel?: readonly string[] | null;
  /** True where queries and answer came from the built-in reader, too. */
  isUseless?: boolean;
  check?: (outcome: Awaited<ReturnType<typeof search>>) => void;
}

const UNUSABLE = "the model's answer could not be used";
const ALL = PAPERS.map(({ pmid }) => pmid);

const MISBEHAVIOURS: Misbehaviour[] = [
  {
    name: "never answers",
    behave: () => void clock.advance(PATIENT_TIMES.callMs),
    reasons: ["the model gave no answer in time"],
    isUseless: true,
  },
  {
    name: "answers 429 once, and asks for a pause",
    behave: (call, count) => (count === 1 ? failing(429, { "retry-after": "0" }) : answerWell(call)),
    reasons: [],
  },
  {
    name: "answers 429 always",
    behave: () => failing(429, { "retry-after": "0" }),
    reasons: ["the model server allowed no more requests"],
    isUseless: true,
  },
  {
    name: "answers 429 and asks for an hour",
    behave: () => failing(429, { "retry-after": "3600" }),
    reasons: ["the model server allowed no more requests"],
    isUseless: true,
  },
  { name: "answers 500 once", behave: (call, count) => (count === 1 ? failing(500) : answerWell(call)), reasons: [] },
  { name: "answers 500 always", behave: () => failing(500), reasons: ["the model server failed"], isUseless: true },
  {
    name: "answers 401",
    behave: () => failing(401),
    reasons: ["the model server refused the key"],
    isUseless: true,
    check: () => expect(server.seen.filter(({ step }) => step === "queries")).toHaveLength(1),
  },
  {
    name: "answers 404",
    behave: () => failing(404),
    reasons: ["the model server refused the request"],
    isUseless: true,
  },
  {
    name: "leads elsewhere",
    behave: () => ({ status: 307, headers: { location: "/compatible/v1/chat/completions" }, body: "" }),
    reasons: ["the model server could not be reached"],
    isUseless: true,
  },
  {
    name: "answers HTML",
    behave: () => ({
      headers: { "content-type": "text/html" },
      body: "<html><body>Welcome to our proxy</body></html>",
    }),
    reasons: [UNUSABLE],
    isUseless: true,
  },
  {
    name: "answers JSON of another kind",
    behave: () => ({ body: '{"hello": [1, 2]}' }),
    reasons: [UNUSABLE],
    isUseless: true,
  },
  { name: "says nothing", behave: () => "", reasons: [UNUSABLE], isUseless: true },
  {
    name: "answers behind more characters than are read",
    behave: (call) => " ".repeat(MAX_ANSWER) + answerWell(call),
    reasons: [UNUSABLE],
    isUseless: true,
  },
  {
    name: "begins to think again and again behind its answer",
    behave: (call) => answerWell(call) + "<think>".repeat(MAX_ANSWER / 4),
    reasons: [],
  },
  { name: "says it in prose", behave: () => "Zinc certainly helps.", reasons: [UNUSABLE], isUseless: true },
  {
    name: "cuts off every answer",
    behave: (call) => ({ text: answerWell(call).slice(0, 40), isCut: true }),
    reasons: ["the model left this paper out", UNUSABLE],
    isUseless: true,
  },
  {
    name: "cuts off after the first paper",
    behave: (call) => {
      const text = answerWell(call);
      return call.step === "reading" ? { text: text.slice(0, text.lastIndexOf('"relevance"')), isCut: true } : text;
    },
    reasons: ["the model left this paper out", UNUSABLE],
    byModel: null,
  },
  {
    name: "writes prose around its answer",
    behave: (call) => `Certainly! {See below}\n\`\`\`json\n${answerWell(call)}\n\`\`\`\nI hope {this} helps.`,
    reasons: [],
  },
  {
    name: "thinks aloud before it answers",
    behave: (call) => `<think>The user wants {"papers": []}.</think>${answerWell(call)}`,
    reasons: [],
  },
  {
    name: "keeps to no schema",
    behave: () => JSON.stringify({ result: "good", papers: "all of them", queries: "zinc", sentences: 3 }),
    reasons: [UNUSABLE],
    isUseless: true,
  },
  {
    name: "gives a paper a score beyond 1",
    behave: spoilReading((papers) => papers.map((it) => (it.pmid === "102" ? { ...it, relevance: 1.7 } : it))),
    reasons: ["the model gave a relevance outside 0 to 1"],
    byModel: ALL.filter((pmid) => pmid !== "102"),
  },
  {
    name: "gives scores below 0",
    behave: spoilReading((papers) => papers.map((it) => ({ ...it, relevance: -1 }))),
    reasons: ["the model gave a relevance outside 0 to 1"],
  },
  {
    name: "reads papers that were not asked for, and leaves one out",
    behave: (call, count) => {
      if (call.step === "answer") return JSON.stringify({ sentences: [{ text: "See.", pmids: ["999", "103"] }] });
      const [one] = listPapers(call.text).map(readWell);
      return spoilReading((papers) => [...papers.filter((it) => it.pmid !== "105"), { ...one, pmid: "999" }])(
        call,
        count,
      );
    },
    reasons: ["the model left this paper out"],
    byModel: ALL.filter((pmid) => pmid !== "105"),
    check: ({ summary }) => expect(summary).toBe("See [PMID 103]."),
  },
  {
    name: "answers for one paper twice",
    behave: spoilReading((papers) => [...papers, ...papers.map((it) => ({ ...it, relevance: 0.1 }))]),
    reasons: [],
    check: ({ papers }) => expect(papers.map(({ reading }) => reading.relevance_score)).toEqual(Array(6).fill(0.9)),
  },
  {
    name: "quotes what stands nowhere",
    behave: spoilReading((papers) =>
      papers.map((it) => ({
        ...it,
        statements: [
          { field: "summary", statement: "Zinc cures.", parts: ["2"], quote: "zinc cured everybody at once" },
        ],
      })),
    ),
    reasons: [],
    check: ({ papers }) => {
      for (const { reading } of papers)
        expect(listEvidence(reading).map(({ status }) => status)).toEqual(["unverified"]);
    },
  },
  {
    name: "rests on sentences that do not exist",
    behave: spoilReading((papers) =>
      papers.map((it) => ({
        ...it,
        statements: [{ field: "summary", statement: "Zinc helps.", parts: ["99", "constructor"], quote: null }],
      })),
    ),
    reasons: [],
    check: ({ papers }) => {
      for (const { reading } of papers)
        expect(listEvidence(reading).map(({ status }) => status)).toEqual(["unverified"]);
    },
  },
  {
    name: "never ends its answer",
    behave: () => ({ endless: `{"papers": ${"[".repeat(100_000)}` }),
    reasons: [UNUSABLE, "the model server could not be reached"],
    isUseless: true,
  },
];

/** Where the answer is useless as a whole, it matters in whose format; what is in it is read alike. */
const listFor = (vendor: ModelVendor) =>
  vendor === "anthropic" || vendor === "openai-compatible" ? MISBEHAVIOURS : MISBEHAVIOURS.filter((it) => it.isUseless);

describe.each(MODEL_VENDORS)("a search with a model of %s that", (vendor) => {
  it.each(listFor(vendor))("$name ends with every paper read", async (misbehaviour) => {
    server.behave(misbehaviour.behave);
    const opened = openReader(database, server.settingsFor(vendor), { clock, papersACall: 3 });
    const outcome = await search(opened);

    expect(outcome.status).toBe("completed");
    expect(outcome.papers.map(({ paper }) => paper.pmid).sort()).toEqual(ALL);
    const byModel = outcome.papers.filter(({ reading }) => reading.read_by.reader === "model");
    const byBuiltin = outcome.papers.filter(({ reading }) => reading.read_by.reader === "builtin");
    const { reasons, byModel: expected = reasons.length === 0 ? ALL : [], isUseless = false } = misbehaviour;
    if (expected !== null) expect(byModel.map(({ paper }) => paper.pmid).sort()).toEqual(expected);
    else expect([byModel, byBuiltin].map((papers) => papers.length > 0)).toEqual([true, true]);
    for (const { reading } of byModel) expect(reading.read_by).toMatchObject({ model: "test-model", fallback: null });
    for (const { reading } of byBuiltin) expect(reasons).toContain(reading.read_by.fallback);
    expect(outcome.summary).toMatch(/\[PMID 10[1-6]\]/u);
    const steps = (outcome.provenance.reader_fallbacks ?? []).map(({ step }) => step);
    expect(steps).toEqual(isUseless ? ["queries", "answer"] : []);

    // What was used is what the server said, in the result and in the month's account.
    const { tokens, cost_usd, token_usage = [] } = outcome.provenance;
    if (!token_usage.some(({ estimated }) => estimated)) {
      const { input, output } = server.reportedTokens();
      expect(tokens).toEqual({ input, output });
      expect(cost_usd).toBeCloseTo((input * 2 + output * 10) / 1_000_000, 9);
    }
    expect(await readSpent()).toBeCloseTo(outcome.provenance.cost_usd, 9);

    // The log says why, and no more.
    if (reasons.length > 0) expect(READER_FAILURES.some((reason) => opened.logged().includes(reason))).toBe(true);
    expect(opened.logged()).not.toMatch(/very-secret|Does zinc|Zinc lozenges|Rubric for|Prompt for|took zinc/u);
    misbehaviour.check?.(outcome);
  });
});

describe("a model server that", () => {
  it("is not there leaves the search to the built-in reader", async () => {
    const gone = await openModelServer();
    await gone.close();
    const opened = openReader(database, gone.settingsFor("openai-compatible"));
    const outcome = await search(opened);
    for (const { reading } of outcome.papers) {
      expect(reading.read_by.fallback).toBe("the model server could not be reached");
    }
    expect(opened.logged()).toMatch(/ECONNREFUSED/u);
  });

  it("counts no tokens has a careful estimate for its costs, the same in the result and in the month's account", async () => {
    server.behave((call) => ({ text: answerWell(call), tokens: null }));
    const opened = openReader(database, server.settingsFor("openai-compatible"));
    const { provenance, papers } = await search(opened);
    expect(papers.every(({ reading }) => reading.read_by.reader === "model")).toBe(true);
    expect(provenance.token_usage?.map(({ step, estimated }) => [step, estimated])).toEqual([
      ["queries", true],
      ["reading", true],
      ["answer", true],
    ]);
    expect(provenance.cost_usd).toBeGreaterThan(0);
    expect(await readSpent()).toBeCloseTo(provenance.cost_usd, 9);
  });
});
