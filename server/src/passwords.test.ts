import { describe, expect, it } from "vitest";
import { createPasswords, requireStrongPassword } from "./passwords.ts";

const passwords = createPasswords({ memoryCost: 64, timeCost: 1 });

describe("passwords", () => {
  it("are kept as Argon2id hashes, each with a salt of its own, and recognized again", async () => {
    const [first, second] = await Promise.all([passwords.hash("心不全-Heart-7"), passwords.hash("心不全-Heart-7")]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    expect(second).not.toBe(first);
    expect(await passwords.verify(first, "心不全-Heart-7")).toBe(true);
    expect(await passwords.verify(first, "心不全-Heart-8")).toBe(false);
    expect(await passwords.verify(first, "")).toBe(false);
  });

  it("are hashed at OWASP's cost by default", async () => {
    expect(await createPasswords().hash("x")).toContain("$m=19456,t=2,p=1$");
  });

  it("never fit an account that has none", async () => {
    expect(await passwords.verify(null, "")).toBe(false);
  });

  it.each([
    ["Abcdefgh-1", null],
    ["abcdefgh", "at least 3 of 4 kinds of characters (missing: an uppercase letter, a number, a special character)"],
    ["Ab1!", "it needs at least 8 characters"],
    ["abc", "at least 8 characters and at least 3 of 4 kinds"],
    [`Aa1${"x".repeat(300)}`, "it is too long"],
  ])("%j: %s", (password, weakness) => {
    const check = () => requireStrongPassword(password);
    if (weakness === null) expect(check).not.toThrow();
    else expect(check).toThrow(weakness);
  });
});
