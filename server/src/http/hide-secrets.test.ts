import { describe, expect, it } from "vitest";
import { hideInText, hideSecrets } from "./hide-secrets.ts";

const hide = (given: object) => JSON.stringify(hideSecrets(given, (error) => ({ message: error.message })));

describe("members of what is logged", () => {
  it.each([
    ...["code", "challenge", "secret", "recovery_codes", "temporary_password", "api_key", "apiKey", "LLM_API_KEY"],
    ...["access_token", "refreshToken", "Set-Cookie", "otpauth_url", "code_verifier", "clientSecret", "jwt", "tokens"],
  ])("are hidden where they are called %s, however deep they stand", (name) => {
    const shallow = { [name]: "swordfish" };
    const deep = { a: [{ b: { c: [{ d: { e: { [name]: ["swordfish"] } } }] } }], seen: "herring" };
    expect(hide(shallow)).toBe(JSON.stringify({ [name]: "[hidden]" }));
    expect(hide(deep)).not.toContain("swordfish");
    expect(hide(deep)).toContain("herring");
  });

  it("are shown where they only count or say", () => {
    const plain = { input_tokens: 1200, has_password: false, status_code: 404, token: null, keyed: "x", codec: "y" };
    expect(hide(plain)).toBe(JSON.stringify(plain));
  });

  it("end where they are too deep, too many or go round", () => {
    const round: Record<string, unknown> = { name: "round" };
    round.self = round;
    let deep: object = { token: "swordfish" };
    for (let level = 0; level < 50; level++) deep = { deep };
    expect(hide({ round })).toBe('{"round":{"name":"round","self":"[left out]"}}');
    expect(hide({ deep })).not.toContain("swordfish");
    expect(hide({ many: Array.from({ length: 100_000 }, (_, index) => index) }).length).toBeLessThan(20_000);
  });

  it("are described where they are errors, dates or buffers", () => {
    const error = Object.assign(new Error("failed"), { token: "swordfish" });
    expect(hide({ errors: [error], at: new Date(0) })).toBe(
      '{"errors":[{"message":"failed"}],"at":"1970-01-01T00:00:00.000Z"}',
    );
  });
});

describe("texts that are logged", () => {
  it.each([
    ["connect postgresql://medsieve:swordfish@db/medsieve", "connect postgresql://[hidden]@db/medsieve"],
    ["GET /x?a=1&code=swordfish&b=2", "GET /x?a=1&code=[hidden]&b=2"],
    ["Authorization: Bearer swordfish.1", "Authorization: Bearer [hidden]"],
    ["no key mst_swordfish_swordfish here", "no key [hidden] here"],
    ["basic research on a bearer of news", "basic research on a bearer of news"],
  ])("%s → %s", (text, shown) => expect(hideInText(text)).toBe(shown));
});
