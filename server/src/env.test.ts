import { readFileSync } from "node:fs";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";

describe("the settings", () => {
  it("need nothing to be set", () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      databaseUrl: null,
      userLimit: 100,
      demoLimit: 10,
      demoSignup: true,
      demoSignupLimit: 20,
    });
  });

  it("are each in .env.example, and nothing else is there", () => {
    const asked = new Set<string>();
    const set: Record<string, string> = { LITERATURE_SOURCE: "opensearch" };
    const get = (all: typeof set, name: string) => {
      asked.add(name);
      return all[name];
    };
    readEnv(new Proxy(set, { get }));
    const example = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
    const documented = [...example.matchAll(/^#([A-Z][A-Z\d_]*)=/gmu)].map(([, name]) => name);
    expect([...asked].sort()).toEqual(documented.sort());
  });

  it("count an empty value as not set", () => {
    expect(readEnv({ PORT: "", PUBLIC_URL: " " }).publicUrl).toBe("http://localhost:3000");
  });

  it.each([
    ["PORT", "70000"],
    ["PORT", "80x"],
    ["PORT", "-1"],
    ["PUBLIC_URL", "medsieve.example"],
    ["PUBLIC_URL", "ftp://medsieve.example"],
    ["TRUST_PROXY", "yes"],
    ["TRUST_PROXY", "999.1"],
    ["TRUST_PROXY", "10.0.0.1, 10.0.0"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "10.0.0.0/8/8"],
    ["ADMIN_PASSWORD", "short"],
    ["ADMIN_PASSWORD", "long but all small"],
    ["DATABASE_URL", "mysql://db/medsieve"],
    ["ADMIN_EMAIL", "admin"],
    ["USER_LIMIT", "many"],
    ["LITERATURE_SOURCE", "medline"],
    ["NCBI_BASE_URL", "eutils.example"],
    ["NCBI_API_KEY", "a b"],
    ["NCBI_EMAIL", "me"],
    ["ICITE_BASE_URL", "ftp://icite.example"],
    ["DEMO_SIGNUP", "yes"],
    ["DEMO_SIGNUP_LIMIT", "-1"],
    ["SMTP_URL", "mail.example.org"],
    ["SMTP_URL", "https://mail.example.org"],
    ["MAIL_FROM", "Medsieve"],
    ["MAIL_FROM", "a@b.org\r\nBcc: c@d.org"],
    ["LLM_PROVIDER", "claude"],
    ["LLM_PROVIDER", "anthropic"],
    ["LLM_MODEL", "a model"],
    ["LLM_MODEL", "gpt-6.1-sol"],
    ["LLM_API_KEY", "sk-1"],
    ["LLM_BASE_URL", "http://localhost:11434/v1"],
    ["LLM_PRICE_INPUT", "cheap"],
    ["LLM_MONTHLY_BUDGET_USD", "-1"],
    ["SECOND_FACTOR", "yes"],
    ["PASSWORD_SIGNIN", "off"],
    ["OIDC_ISSUER", "http://provider.example"],
    ["OIDC_ALLOWED_DOMAINS", "hospital.example, @clinic"],
    ["OIDC_ADMIN_CLAIM", "groups"],
    ["OIDC_PROVISION", "yes"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "a key"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "x-api-key=100%"],
    ["LOG_LEVEL", "loud"],
  ])("refuse %s=%s in one line that names the variable and what it takes", (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} is .*; it takes .+$`));
  });

  it.each(["10.0.0.1", "10.0.0.1, 192.168.0.0/16", "fd00::/8,::1", "10.0.0.0/255.0.0.0"])(
    "take TRUST_PROXY=%s",
    (list) => {
      const app = Fastify({ trustProxy: readEnv({ TRUST_PROXY: list }).trustProxy ?? false });
      expect(app.server).toBeDefined();
    },
  );

  it("name a collector of traces, with headers that may hold any character", () => {
    expect(readEnv({}).traces).toBeNull();
    const set = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4318/" };
    expect(readEnv(set).traces).toEqual({ endpoint: "http://localhost:4318", headers: {} });
    const headers = "x-api-key=a%2Cb%3D, Authorization=Basic%20eA==";
    expect(readEnv({ ...set, OTEL_EXPORTER_OTLP_HEADERS: headers }).traces?.headers).toEqual({
      "x-api-key": "a,b=",
      Authorization: "Basic eA==",
    });
  });

  it("never repeat a secret", () => {
    expect(() => readEnv({ ADMIN_PASSWORD: "hunter2" })).toThrow(/^(?!.*hunter2)/);
    expect(() => readEnv({ JWT_SECRET: "hunter2" })).toThrow(/^(?!.*hunter2)/);
    expect(() => readEnv({ DATABASE_URL: "http://user:hunter2@db" })).toThrow(/^(?!.*hunter2)/);
    expect(() => readEnv({ SMTP_URL: "http://user:hunter2@mail" })).toThrow(/^(?!.*hunter2)/);
    expect(() => readEnv({ OTEL_EXPORTER_OTLP_HEADERS: "hunter2" })).toThrow(/^(?!.*hunter2)/);
    expect(() => readEnv({ NCBI_API_KEY: "hunter2 " + "!" })).toThrow(/^(?!.*hunter2)/);
  });
});

describe("the model that reads", () => {
  const keys = { ANTHROPIC_API_KEY: "key-a", OPENAI_API_KEY: "key-o", GOOGLE_GENERATIVE_AI_API_KEY: "key-g" };
  const compatible = {
    LLM_PROVIDER: "openai-compatible",
    LLM_BASE_URL: "http://localhost:11434/v1/",
    LLM_MODEL: "m:1",
  };

  it("is none without a key, and none where the built-in reader is named", () => {
    expect(readEnv({}).model).toBeNull();
    expect(readEnv({ ...keys, LLM_PROVIDER: "builtin", LLM_API_KEY: "left over" }).model).toBeNull();
  });

  it("is of the first vendor that has a key, or of the one that is named", () => {
    expect(readEnv(keys).model).toMatchObject({ vendor: "anthropic", apiKey: "key-a" });
    expect(readEnv({ ...keys, ANTHROPIC_API_KEY: "" }).model).toMatchObject({ vendor: "openai", apiKey: "key-o" });
    expect(readEnv({ ...keys, LLM_PROVIDER: "google" }).model).toMatchObject({ vendor: "google", apiKey: "key-g" });
    expect(readEnv({ ...keys, LLM_PROVIDER: "google", LLM_API_KEY: "own" }).model).toMatchObject({ apiKey: "own" });
  });

  it("has a default for each vendor, whose price is known", () => {
    for (const vendor of ["anthropic", "openai", "google"]) {
      const { model } = readEnv({ ...keys, LLM_PROVIDER: vendor, LLM_MONTHLY_BUDGET_USD: "50" });
      expect(model).toMatchObject({ vendor, monthlyBudgetUsd: 50, price: null });
      expect(model?.baseUrl).toMatch(/^https:/);
    }
  });

  it("may stand on a compatible server, which gets no other vendor's key", () => {
    expect(readEnv({ ...keys, ...compatible }).model).toMatchObject({
      ...{ vendor: "openai-compatible", apiKey: null, model: "m:1", baseUrl: "http://localhost:11434/v1" },
    });
  });

  it.each([
    [{ ...compatible, LLM_MODEL: "" }, /^LLM_MODEL is not set; it takes /],
    [{ ...compatible, LLM_BASE_URL: "" }, /^LLM_BASE_URL is not set; it takes /],
    [{ ...compatible, LLM_BASE_URL: "http://me:hunter2@host/v1" }, /^LLM_BASE_URL is (?!.*hunter2).*; it takes /],
    [{ ...compatible, LLM_API_KEY: "hunter2 hunter2" }, /^LLM_API_KEY is (?!.*hunter2).*; it takes /],
    [{ ...keys, LLM_API_KEY: "hunter2" }, /^LLM_API_KEY is (?!.*hunter2).*; it takes LLM_PROVIDER=/],
    [{ LLM_PROVIDER: "openai", ANTHROPIC_API_KEY: "a" }, /^LLM_PROVIDER is "openai".*; it takes OPENAI_API_KEY or /],
    [{ ...keys, LLM_PRICE_INPUT: "1" }, /^LLM_PRICE_OUTPUT is not set.*; it takes /],
    [{ ...keys, LLM_MODEL: "new", LLM_MONTHLY_BUDGET_USD: "9" }, /^LLM_MONTHLY_BUDGET_USD is 9.*; it takes LLM_PRICE/],
  ])("is refused where something is missing: %j", (variables, line) => {
    expect(() => readEnv(variables)).toThrow(line);
  });

  it("costs what the operator says", () => {
    const price = { LLM_PRICE_INPUT: "0.5", LLM_PRICE_OUTPUT: "2" };
    expect(readEnv({ ...compatible, ...price, LLM_MONTHLY_BUDGET_USD: "9" }).model).toMatchObject({
      ...{ price: { input: 0.5, output: 2 }, monthlyBudgetUsd: 9 },
    });
  });
});
