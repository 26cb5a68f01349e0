import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { AppError } from "./app-error.ts";
import { describeCause } from "./failure-cause.ts";

const QUESTION = "Does Kim Cheol-su from Ward 7 need metformin?";

describe("the cause of a failure", () => {
  it("names each error of its chain", () => {
    const cause = new TypeError("fetch failed", {
      cause: Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:9"), { code: "ECONNREFUSED" }),
    });
    const error = new AppError(503, "source_unavailable", "PubMed cannot be reached", { cause });
    expect(describeCause(error, [QUESTION])).toBe(
      "PubMed cannot be reached ← TypeError: fetch failed ← Error ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:9",
    );
  });

  it.each([
    [
      "a statement's parameters",
      new DrizzleQueryError("insert into searches values ($1)", [QUESTION], new Error("gone")),
    ],
    ["a query's words", new Error("phrase not found: Cheol-su Metformin")],
    ["a refusal", new AppError(422, "queries_refused", `None of the queries can be run. ${QUESTION}`)],
    ["a quotation", new Error('unexpected token in "Kim has 7 cats"')],
  ])("keeps the question out of %s", (_, error) => {
    expect(describeCause(error, [QUESTION])).not.toMatch(/cheol|metformin|ward|Kim has/iu);
  });

  it("keeps Japanese and Chinese words out, too", () => {
    expect(describeCause(new Error("no such term: 糖尿病"), ["糖尿病の薬は？"])).toBe("Error: no such term: …");
  });

  it.each([
    "GET https://eutils.example/esearch.fcgi?api_key=0123456789abcdef&term=x failed",
    "Incorrect API key provided: sk-proj-a1b2c3d4e5f6a7b8c9",
    "refused eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl1",
    "no mailbox anna.b@example.org",
  ])("shows no key, token or address: %s", (message) => {
    const shown = describeCause(new Error(message), []);
    expect(shown).toContain("…");
    expect(shown).not.toMatch(/0123456789|a1b2c3|eyJ|example\.org$/u);
  });
});
