import { describe, expect, it } from "vitest";
import { checkPassword } from "./password.ts";

describe("the rule for passwords", () => {
  it.each(["Abcdefg1", "abcdefg1!", "ABCDEFG1!", "Abcdefgh!", "пароль-Ё", "ＡＢＣabc12"])("takes %s", (password) => {
    expect(checkPassword(password).ok).toBe(true);
  });

  it.each([
    ["Abcde1!", false, []],
    ["abcdefgh", true, ["uppercase", "digit", "special"]],
    ["abcdefg1", true, ["uppercase", "special"]],
    ["", false, ["uppercase", "lowercase", "digit", "special"]],
    ["💊💊💊💊", false, ["uppercase", "lowercase", "digit"]],
  ])("refuses %j and names what is missing", (password, longEnough, missing) => {
    expect(checkPassword(password)).toMatchObject({ ok: false, longEnough, missing });
  });

  it("refuses a password that is longer than anyone types", () => {
    expect(checkPassword(`Aa1!${"x".repeat(300)}`)).toMatchObject({ ok: false, tooLong: true });
  });
});
