import { describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";

describe("the settings", () => {
  it("need nothing to be set", () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      databaseUrl: null,
    });
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
    ["LLM_PROVIDER", "anthropic"],
    ["LOG_LEVEL", "loud"],
  ])("refuse %s=%s in one line that names the variable and what it takes", (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} is .*; it takes .+$`));
  });

  it("never repeat a secret", () => {
    expect(() => readEnv({ JWT_SECRET: "hunter2" })).toThrow(/^(?!.*hunter2)/);
    expect(() => readEnv({ DATABASE_URL: "http://user:hunter2@db" })).toThrow(/^(?!.*hunter2)/);
    expect(() => readEnv({ SMTP_URL: "http://user:hunter2@mail" })).toThrow(/^(?!.*hunter2)/);
    expect(() => readEnv({ NCBI_API_KEY: "hunter2 " + "!" })).toThrow(/^(?!.*hunter2)/);
  });
});
