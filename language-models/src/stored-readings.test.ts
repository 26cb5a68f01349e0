import { storedReadings } from "@medsieve/database/schema/readings";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../database/test/database.ts";
import { createStoredReadings } from "./stored-readings.ts";

const SUMMARY = "Colds were shorter with zinc.";
const QUOTE = { section: "RESULTS", quote: "Colds lasted 4 days with zinc and 7 without." };
const NO_TEXTS = { population: [], intervention: [], comparator: [], outcome: [], study_design: [], rationale: [] };
const TEXTS = { ...NO_TEXTS, summary: [{ statement: "1-1" }] };
const STATEMENT = { id: "1-1", field: "summary", text: SUMMARY, quotes: [QUOTE] };

/** What each version kept of the same reply of a model. */
const VERSIONS = {
  first: {
    ...{ pmid: "1", relevance_score: 0.8, summary: SUMMARY, population: null, intervention: "Zinc", comparator: null },
    ...{ outcome: null, study_design: null, evidence_level: "high", rationale: null },
    claims: [{ field: "summary", statement: SUMMARY, ...QUOTE }],
  },
  second: {
    schema_version: 2,
    pmid: "1",
    relevance_score: 0.8,
    texts: TEXTS,
    statements: [STATEMENT],
    evidence_level: "high",
  },
};

describe("readings that an earlier version paid for", () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const store = (key: string, reading: unknown) =>
    database.db.insert(storedReadings).values({ key, pmid: 1, model: "m", reading });

  it.each(Object.entries(VERSIONS))("are used and not paid for again: the %s version", async (key, reading) => {
    await store(key, reading);
    const kept = (await createStoredReadings(database, "m").find([key])).get(key);
    expect(kept).toMatchObject({ pmid: "1", relevance_score: 0.8, findings: [], sample_size: null });
    const shown = kept?.texts.summary.map((part) => (typeof part === "string" ? part : part.statement));
    const [statement] = kept?.statements.filter(({ field }) => field === "summary") ?? [];
    expect(shown).toEqual([statement?.id]);
    expect(statement).toMatchObject({ text: SUMMARY, quotes: [QUOTE] });
  });

  it("are kept in the version of now, and found as they were kept", async () => {
    const readings = createStoredReadings(database, "m");
    await store("old", VERSIONS.first);
    const reading = (await readings.find(["old"])).get("old");
    if (reading === undefined) throw new Error("the old reading is not found");
    await readings.keep([{ key: "new", reading }]);
    expect((await readings.find(["new"])).get("new")).toEqual(reading);
  });

  it.each([7, "text", {}, { ...VERSIONS.second, schema_version: 99 }, { ...VERSIONS.first, claims: "none" }])(
    "are read again where they cannot be understood: %j",
    async (reading) => {
      const key = JSON.stringify(reading);
      await store(key, reading);
      await store(`beside ${key}`, VERSIONS.second);
      const found = await createStoredReadings(database, "m").find([key, `beside ${key}`]);
      expect([...found.keys()]).toEqual([`beside ${key}`]);
    },
  );
});
