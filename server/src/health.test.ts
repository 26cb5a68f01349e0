import { readinessSchema } from "@medsieve/contract/health";
import { afterEach, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../test/app.ts";
import { openTestDatabase } from "../test/database.ts";
import { openEutilsServer } from "../test/eutils-server.ts";
import { ContactLog } from "./contact-log.ts";
import { createBuiltinReader } from "./readers/builtin/builtin-reader.ts";
import { createSpending } from "./readers/llm/spending.ts";
import { createLibrarySource } from "./sources/library/library-source.ts";
import { openSources } from "./sources/open-sources.ts";

describe("GET /health/ready", () => {
  let test: TestApp;
  afterEach(() => test.close());

  const ask = () => test.app.inject({ url: "/health/ready" });

  it("names what is active, without a sign-in and without a secret", async () => {
    const database = await openTestDatabase();
    test = await openTestApp(database, createLibrarySource(database), createBuiltinReader());
    const answer = await ask();
    expect(answer.statusCode).toBe(200);
    expect(readinessSchema.parse(answer.json())).toEqual({
      status: "ready",
      database: { kind: database.kind, state: "ok" },
      source: "library",
      source_setting: "library",
      pubmed: null,
      reader: { id: "builtin", vendor: null, model: null },
      library: { papers: 0, demonstration_papers: 0 },
      model: null,
      mail: "outbox",
    });
    await database.close();
  });

  it("tells how PubMed and the model could be reached, and what was spent, without any key", async () => {
    const database = await openTestDatabase();
    const server = await openEutilsServer(() => ({ status: 500 }));
    const key = "sk-secret-0123456789";
    const addresses = { ncbiBaseUrl: server.url, iciteBaseUrl: server.url };
    const settings = { literatureSource: "auto", ncbiApiKey: key, ncbiEmail: null, ...addresses } as const;
    const sources = await openSources(database, settings, { info: () => {}, warn: () => {} }, null);
    const contact = new ContactLog();
    contact.noteTry();
    contact.noteFailure("it answered with status 401");
    const spending = createSpending(database, 5, () => new Date());
    await spending.add("gpt-test", { inputTokens: 10, outputTokens: 1, costUsd: 1.25 });
    const model = { vendor: "openai", model: "gpt-test", hasKey: true, monthlyBudgetUsd: 5, contact };
    test = await openTestApp(database, createLibrarySource(database), createBuiltinReader(), {
      sources,
      model: { ...model, readSpent: spending.readMonth },
    });
    const answer = await ask();
    expect(answer.body).not.toContain(key);
    expect(readinessSchema.parse(answer.json())).toMatchObject({
      source: "library",
      source_setting: "auto",
      pubmed: {
        has_key: true,
        has_email: false,
        last_tried_at: expect.any(String),
        last_reached_at: null,
        last_failure: "it answered with status 500",
      },
      model: {
        ...{ vendor: "openai", model: "gpt-test", has_key: true, monthly_budget_usd: 5, spent_this_month_usd: 1.25 },
        ...{ last_reached_at: null, last_failure: "it answered with status 401" },
      },
    });
    await sources.close();
    await server.close();
    await database.close();
  });

  it("says that the database does not answer, while the process lives", async () => {
    const database = await openTestDatabase();
    test = await openTestApp(database, createLibrarySource(database), createBuiltinReader());
    await database.close();
    const answer = await ask();
    expect(answer.statusCode).toBe(503);
    expect(readinessSchema.parse(answer.json())).toMatchObject({
      status: "unavailable",
      database: { state: "unreachable" },
      library: null,
    });
    expect((await test.app.inject({ url: "/health" })).json()).toEqual({ status: "ok" });
  });
});
