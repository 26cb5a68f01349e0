import { API_PREFIX } from "@medsieve/contract/constants";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { openAdminTest } from "../../test/admin.ts";
import { makeStrict } from "./strict-input.ts";

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; example: unknown }[];
  requestBody?: { content: { "application/json"?: { schema: { type?: string }; example: unknown } } };
}

let site: Awaited<ReturnType<typeof openAdminTest>>;
let operations: [method: string, path: string, operation: Operation][];
beforeAll(async () => {
  site = await openAdminTest();
  await site.begin();
  const { paths } = (await site.get("/openapi.json")).json();
  operations = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]): [string, string, Operation] => [method.toUpperCase(), path, one]),
  );
});
afterAll(async () => {
  await site.test.close();
  await site.database.close();
});

/** A call as its examples have it, but for what `changes` adds to its parameters and to its body. */
async function send(
  [method, path, { parameters = [], requestBody }]: (typeof operations)[number],
  changes: { query?: Record<string, string>; body?: Record<string, unknown> },
) {
  const query = new URLSearchParams(changes.query);
  let url = path;
  for (const parameter of parameters) {
    const value = encodeURIComponent(String(parameter.example));
    if (parameter.in === "path") url = url.replace(`{${parameter.name}}`, value);
    else if (parameter.in === "query" && parameter.required) query.set(parameter.name, String(parameter.example));
  }
  const json = requestBody?.content["application/json"];
  const body = json?.example;
  const options: InjectOptions = {
    method: method as "GET",
    url: `${url}?${query}`,
    headers: { authorization: `Bearer ${site.token()}` },
  };
  if (requestBody !== undefined && json === undefined) {
    options.headers = { ...options.headers, "content-type": "application/octet-stream" };
    options.payload = Buffer.from("bytes");
  }
  if (changes.body !== undefined)
    options.payload = Array.isArray(body) ? [changes.body] : { ...Object(body), ...changes.body };
  else if (body !== undefined) options.payload = body as object;
  const answer = await site.test.app.inject(options);
  return { call: `${method} ${path}`, status: answer.statusCode, answer: answer.json() };
}

describe("every call", () => {
  it("refuses a parameter that it does not know, by its name, and nothing of the example in its description", async () => {
    expect(operations.length).toBeGreaterThan(40);
    for (const operation of operations) {
      const refusal = await send(operation, { query: { statsu: "failed" } });
      expect(refusal).toEqual({
        call: refusal.call,
        status: 422,
        answer: {
          code: "validation_failed",
          detail: [{ loc: ["query", "statsu"], msg: expect.stringMatching(/^statsu is not known here; /) }],
        },
      });
    }
  });

  it("refuses a field that it does not know, by its name", async () => {
    const takesFields = ({ requestBody }: Operation) => !requestBody || "application/json" in requestBody.content;
    const withBody = operations.filter(([method, , one]) => method !== "GET" && takesFields(one));
    expect(withBody.length).toBeGreaterThan(20);
    for (const operation of withBody) {
      const { call, status, answer } = await send(operation, { body: { spelled_wrong: 1 } });
      expect([call, status, answer.code]).toEqual([call, 422, "validation_failed"]);
      const isArray = operation[2].requestBody?.content["application/json"]?.schema.type === "array";
      if (!isArray) expect([call, answer.detail[0].loc]).toEqual([call, ["body", "spelled_wrong"]]);
    }
  });

  it("says of an empty body what it takes, in words of its own", async () => {
    for (const [method, path, { requestBody }] of operations) {
      if (!requestBody?.content["application/json"]) continue;
      const url = path.replaceAll(/\{(\w+)\}/g, "00000000-0000-4000-8000-000000000000");
      const headers = { authorization: `Bearer ${site.token()}` };
      const answer = await site.test.app.inject({ method: method as "POST", url, headers });
      expect(answer.body).not.toContain("Invalid input");
    }
  });

  it("says what is accepted in place of what is not known", async () => {
    const { answer } = await send(["GET", `${API_PREFIX}/search-history`, {}], { query: { statsu: "failed" } });
    expect(answer.detail[0].msg).toBe("statsu is not known here; accepted: page, per_page");
    const login = await send(["POST", `${API_PREFIX}/auth/logout`, {}], { body: { everywhere: true } });
    expect(login.answer.detail[0].msg).toBe("everywhere is not known here; this takes none");
  });

  it("refuses what is unknown further in, and a row of an import by itself", async () => {
    const limits = { from_year: 2020, until_year: 2024 };
    const search = await site.post("/search", { query: "aspirin", limits, queries: [{ query: "aspirin", nmae: "x" }] });
    expect([search.statusCode, search.json().detail.map((one: { loc: unknown }) => one.loc)]).toEqual([
      422,
      [
        ["body", "limits", "until_year"],
        ["body", "queries", 0, "nmae"],
      ],
    ]);
    const row = {
      email: "new@example.org",
      full_name: "New",
      password: "Correct-Horse-7",
      company: "A",
      rolle: "admin",
    };
    const imported = await site.post("/admin/users/batch-import", { users: [row] });
    expect(imported.json().results).toMatchObject([
      { success: false, message: expect.stringMatching(/^rolle is not known here; accepted: email, full_name/) },
    ]);
  });

  it("names no more than it takes to see what is wrong", async () => {
    const body = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field_${index}`.repeat(50), 1]));
    const { answer } = await send(["POST", `${API_PREFIX}/auth/logout`, {}], { body });
    expect(answer.detail).toHaveLength(20);
    expect(JSON.stringify(answer).length).toBeLessThan(6_000);
  });
});

describe("a schema that was made strict", () => {
  it("keeps its rules, defaults and what it makes of a value", () => {
    const inner = z.object({ from: z.number().nullable().default(null), to: z.number().optional() });
    const schema = makeStrict(
      z
        .object({
          limits: inner.default({ from: 1, to: 2 }),
          tags: z.array(z.union([inner, z.string().trim()])).nullish(),
          by: z.record(z.string(), inner).optional(),
          on: z.preprocess((value) => value === "yes", z.boolean()),
        })
        .refine(({ limits }) => limits.to !== 3, "no three"),
    );
    expect(schema.parse({ tags: [" a "], on: "yes" })).toEqual({ limits: { from: 1, to: 2 }, tags: ["a"], on: true });
    expect(schema.safeParse({ limits: { to: 3 } }).error?.issues[0]?.message).toBe("no three");
    for (const wrong of [{ x: 1 }, { limits: { x: 1 } }, { tags: [{ x: 1 }] }, { by: { a: { x: 1 } } }]) {
      expect([wrong, schema.safeParse(wrong).success]).toEqual([wrong, false]);
    }
  });
});
