import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { errorBodySchema } from "@medsieve/contract/errors";
import { AppError } from "@medsieve/runtime/app-error";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { HttpApp } from "./app-types.ts";
import { createHttpApp } from "./http-app.ts";
import { createLogger } from "./logging.ts";

let app: HttpApp;
const logged: string[] = [];
beforeAll(async () => {
  app = await createHttpApp({
    logger: createLogger("info", { write: (line) => void logged.push(line) }),
    origins: { publicUrl: "http://localhost:3000", port: 3000 },
  });
  const body = z.object({ name: z.string(), tags: z.array(z.object({ rank: z.number() })).default([]) });
  app.post("/things", { schema: { body } }, async (request) => request.body);
  app.get("/list", { schema: { querystring: z.object({ page: z.coerce.number().int().min(1) }) } }, async () => []);
  app.get("/things/:id", { schema: { params: z.object({ id: z.uuid() }) } }, async () => ({}));
  app.get("/busy", async () => {
    throw new AppError(429, "usage_limit_exceeded", "Monthly limit reached", { extra: { limit: 3 }, retryAfter: 7 });
  });
  app.get("/broken", async () => {
    const cause = Object.assign(new Error("relation does not exist"), { code: "42P01", detail: "Key (email)=(ada)" });
    throw Object.assign(new Error("Failed query: select secret_column\nparams: swordfish", { cause }), {
      query: "select secret_column",
      params: ["swordfish"],
    });
  });
  app.get("/thrown", async () => {
    throw "a string, swordfish";
  });
  app.get(
    "/bad-answer",
    { schema: { response: { 200: z.object({ n: z.number() }) } } },
    async () => ({ n: "x" }) as never,
  );
});
afterAll(() => app.close());

const post = (payload: string, type = "application/json") =>
  app.inject({ method: "POST", url: "/things", headers: { "content-type": type }, payload });

describe("errors", () => {
  it("name each field that does not fit", async () => {
    const answer = await post('{"tags": [{"rank": 1}, {"rank": "high"}]}');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: "validation_failed",
      detail: [{ loc: ["body", "name"] }, { loc: ["body", "tags", 1, "rank"] }],
    });
    expect(answer.json().detail.map(({ msg }: { msg: string }) => msg)).toEqual([
      "name is required: text",
      "rank must be a number",
    ]);
    const listed = await post('{"name": 7, "tags": [1]}');
    expect(listed.json().detail).toMatchObject([
      { msg: "name must be text" },
      { msg: "an entry of the list must be an object" },
    ]);
    const query = await app.inject("/list?page=0");
    expect([query.statusCode, query.json().detail[0].loc]).toEqual([422, ["query", "page"]]);
  });

  it.each([
    [null, "empty"],
    ["", "empty"],
    ["null", "empty"],
    ["[]", "a list"],
    ['"name"', "a text"],
    ["7", "a number"],
  ])("say of the body %j what it is, and what is accepted", async (payload, is) => {
    const answer = await (payload === null ? app.inject({ method: "POST", url: "/things" }) : post(payload));
    expect([answer.statusCode, answer.json().detail]).toEqual([
      422,
      [{ loc: ["body"], msg: `The request body is ${is}; accepted: a JSON object with name, tags` }],
    ]);
  });

  it.each(["{", '{"name": "swordfish', "\0", '{"__proto__": {"admin": true}, "name": "x"}'])(
    "say that %j is no JSON, and do not log it",
    async (text) => {
      const answer = await post(text);
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { detail: "The request body is not valid JSON", code: "malformed_json" },
      ]);
      expect(logged.join("")).not.toContain("swordfish");
    },
  );

  it.each([
    ["GARBAGE\r\n\r\n", 400],
    [`GET /list HTTP/1.1\r\nHost: a\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ])("answer in the same shape what is no request to any route ($1)", async (request, status) => {
    if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
    const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
    socket.end(request);
    const answer = await text(socket);
    const [head, body] = answer.split("\r\n\r\n");
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(errorBodySchema.parse(JSON.parse(body ?? "")).detail).not.toBe("");
  });

  it("refuse bodies that are too large, or of another type", async () => {
    const large = await post(JSON.stringify({ name: "x".repeat(1024 * 1024) }));
    expect([large.statusCode, large.json()]).toEqual([
      413,
      {
        detail: "The request is too large; at most 1,048,576 bytes are accepted here",
        code: "body_too_large",
        limit_bytes: 1_048_576,
      },
    ]);
    const form = await post("name=x", "application/x-www-form-urlencoded");
    expect(form.statusCode).toBe(415);
    expect(form.json().detail).toContain("application/json");
  });

  it.each(["/nowhere", "/things/7", "/things/%zz", `/things/${"x".repeat(3000)}`])("are 404 for %.20s", async (url) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json()]).toEqual([404, { detail: "Not found", code: "not_found" }]);
  });

  it("carry what the refusal adds, and when to come back", async () => {
    const answer = await app.inject("/busy");
    expect(answer.statusCode).toBe(429);
    expect(answer.headers["retry-after"]).toBe("7");
    expect(answer.json()).toEqual({ detail: "Monthly limit reached", code: "usage_limit_exceeded", limit: 3 });
  });

  it.each(["/broken", "/thrown", "/bad-answer"])(
    "without a handler are logged, and answered with one sentence: %s",
    async (url) => {
      logged.length = 0;
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.json()]).toEqual([
        500,
        { detail: "Server error. Please try again later", code: "server_error" },
      ]);
      expect(logged.join("")).toContain("a request failed");
      expect(logged.join("")).not.toContain("swordfish");
    },
  );

  it("of a statement are logged with their cause, without its values", async () => {
    logged.length = 0;
    await app.inject("/broken");
    const line = logged.map((one) => JSON.parse(one)).find((one) => one.err !== undefined);
    expect(line.err).toMatchObject({ query: "select secret_column", cause: { code: "42P01" } });
    expect(line.err.cause.stack).toContain("errors.test.ts");
    expect(JSON.stringify(line)).not.toContain("(ada)");
  });
});

describe("every answer", () => {
  it("carries the security headers", async () => {
    const { headers } = await app.inject("/nowhere");
    expect(headers["content-security-policy"]).toContain("default-src 'self';script-src 'self';");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["content-security-policy"]).toMatch(/;style-src 'self'( 'sha256-[\w+/]{43}=')+;/);
    expect(headers["content-security-policy"]).not.toContain("unsafe");
    expect(headers["content-security-policy"]).toContain("connect-src 'self' ws://localhost:3000 ws://127.0.0.1:3000;");
    expect(headers["content-security-policy"]).not.toContain("upgrade-insecure-requests");
    expect(headers).toMatchObject({
      "x-frame-options": "DENY",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    });
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
  });

  it("asks browsers to stay on https where the product is reached over https", async () => {
    const origins = { publicUrl: "https://medsieve.example.org", port: 3000 };
    const secure = await createHttpApp({ logger: createLogger("silent"), origins });
    const { headers } = await secure.inject("/api/v1/nowhere");
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
    expect(headers["content-security-policy"]).toContain("connect-src 'self' wss://medsieve.example.org;");
    expect(headers["cache-control"]).toBe("no-store");
    await secure.close();
  });
});
