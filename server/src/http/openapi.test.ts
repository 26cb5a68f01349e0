import { Ajv2020 } from "ajv/dist/2020.js";
import ajvFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { call, openTestApp, type TestApp } from "../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../test/scripted-search.ts";

interface Content {
  schema?: { properties?: object };
  example?: unknown;
}

interface Operation {
  summary?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: { in: string; name: string; schema: object; example?: unknown }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { $ref?: string; content?: Record<string, Content> }>;
}

describe("the description of the API", () => {
  let database: TestDatabase;
  let test: TestApp;
  let operations: [name: string, operation: Operation][];
  let version: string;
  let refusals: Record<string, { content: Record<string, Content> }>;

  beforeAll(async () => {
    database = await openTestDatabase();
    test = await openTestApp(database, new ScriptedSource([], {}), new ScriptedReader([]));
    const { openapi, paths, components } = (await call(test.app, "GET", "/openapi.json", null)).json();
    version = openapi;
    refusals = components.responses;
    operations = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
    );
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });

  it("is OpenAPI 3.1, and says of each route what it is for, what it answers and how it refuses", () => {
    expect(version).toBe("3.1.0");
    expect(operations.map(([name]) => name)).toContain("post /api/v1/search");
    for (const [name, { summary, tags, responses }] of operations) {
      expect([name, summary, tags]).toEqual([name, expect.any(String), [expect.any(String)]]);
      const answers = Object.values(responses).filter(({ $ref }) => $ref === undefined);
      expect([name, answers.length]).not.toEqual([name, 0]);
      for (const answer of answers) expect(Object.values(answer.content ?? {})[0]?.schema).toBeDefined();
      expect([name, responses.default]).toEqual([name, { $ref: "#/components/responses/Refusal" }]);
    }
  });

  it("names the refusals that follow from a call's guard, its address and what it takes", () => {
    const refusalsOf = (wanted: string) => {
      const [, { responses }] = operations.find(([name]) => name === wanted) as [string, Operation];
      return Object.fromEntries(
        Object.entries(responses).map(([status, { $ref }]) => [status, $ref?.split("/").at(-1)]),
      );
    };
    const refused = { 401: "NotSignedIn", 403: "NotAllowed", default: "Refusal" };
    expect(refusalsOf("get /api/v1/watches")).toEqual({ 200: undefined, ...refused });
    expect(refusalsOf("delete /api/v1/watches/{id}")).toEqual({
      200: undefined,
      404: "NotFound",
      422: "Invalid",
      ...refused,
    });
    expect(refusalsOf("post /api/v1/auth/login")).toEqual({ 200: undefined, 422: "Invalid", default: "Refusal" });
  });

  it("gives each parameter, JSON body and JSON answer an example that reads like one, and that its schema accepts", () => {
    const ajv = ajvFormats.default(new Ajv2020({ strict: false }));
    const check = (place: string, schema: object | undefined, example: unknown) => {
      expect([place, example]).not.toEqual([place, undefined]);
      ajv.validate(schema ?? {}, example);
      expect([place, ajv.errors, example]).toEqual([place, null, example]);
      // What a sampler writes where it knows no better.
      expect([place, JSON.stringify(example).match(/"string"|"property1"/)]).toEqual([place, null]);
    };
    for (const [name, { parameters = [], requestBody, responses }] of operations) {
      for (const one of parameters) check(`${name}: ${one.name}`, one.schema, one.example);
      const contents = [requestBody, ...Object.values(responses)].flatMap((holder) => {
        const json = holder?.content?.["application/json"];
        return json === undefined ? [] : [json];
      });
      for (const { schema, example } of contents) check(name, schema, example);
    }
    for (const [name, { content }] of Object.entries(refusals)) {
      check(name, content["application/json"]?.schema, content["application/json"]?.example);
    }
  });

  it("says which routes need an access token", async () => {
    const open = operations.filter(([, operation]) => operation.security === undefined).map(([name]) => name);
    expect(open.sort()).toEqual([
      "get /api/v1/auth/options",
      "get /health",
      "get /health/ready",
      "get /metrics",
      "post /api/v1/auth/factor",
      "post /api/v1/auth/login",
      "post /api/v1/auth/logout",
      "post /api/v1/auth/passkey",
      "post /api/v1/auth/passkey/options",
      "post /api/v1/auth/refresh",
      "post /api/v1/auth/register-demo",
      "post /api/v1/auth/request-password-reset",
      "post /api/v1/auth/reset-password",
      "post /api/v1/auth/verify-reset-token",
    ]);
  });

  it("says which scope of a personal token opens which route", () => {
    const opened = operations.flatMap(([name, { security = [] }]) =>
      security.flatMap(({ personalToken }) => (personalToken ?? []).map((scope) => `${scope}: ${name}`)),
    );
    expect(opened.sort()).toEqual([
      "read: get /api/v1/highlights",
      "read: get /api/v1/highlights/{search_id}",
      "read: get /api/v1/search-history",
      "read: get /api/v1/search-history/{id}/citations",
      "read: get /api/v1/search-history/{id}/comparison",
      "read: get /api/v1/search-history/{id}/details",
      "read: get /api/v1/search-history/{id}/record",
      "read: get /api/v1/search-history/{id}/report",
      "read: get /api/v1/search-history/{id}/strategies",
      "read: get /api/v1/searches/{id}/decisions",
      "read: get /api/v1/searches/{id}/papers/{pmid}/statements",
      "read: get /api/v1/searches/{id}/reports",
      "read: get /api/v1/searches/{id}/trials",
      "read: get /api/v1/usage/current",
      "read: get /api/v1/verify/usage",
      "read: get /api/v1/watches",
      "read: get /api/v1/watches/{id}/runs",
      "search: get /api/v1/queries/headings",
      "search: get /api/v1/search/setup",
      "search: post /api/v1/queries/check",
      "search: post /api/v1/queries/count",
      "search: post /api/v1/queries/import-pubmed",
      "search: post /api/v1/queries/import-strategy",
      "search: post /api/v1/queries/known-papers",
      "search: post /api/v1/queries/press",
      "search: post /api/v1/queries/recall",
      "search: post /api/v1/queries/translate",
      "search: post /api/v1/search",
      "search: post /api/v1/search/stream",
      "search: post /api/v1/searches/{id}/cancel",
      "verify: post /api/v1/verify",
    ]);
  });
});
