import { authResponseSchema, userSchema } from "@medsieve/contract/accounts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeUser } from "../testing/accounts.ts";
import { authAnswer, readUser } from "./read-account.ts";

const FIELDS = Object.keys(userSchema.shape) as (keyof typeof userSchema.shape)[];
const unusable = fc.constantFrom(undefined, 7, [], {}, "", "owner", "constructor", "2026-13-45");

describe("an account", () => {
  test("is taken as the contract describes it, and what else the server sends is left out", () => {
    const user = makeUser({ company_name: null, last_login_at: null });
    expect(readUser({ ...user, colour: "green" })).toEqual(userSchema.parse(user));
    expect(Object.keys(readUser(user) ?? {}).sort()).toEqual([...FIELDS].sort());
  });

  test("is refused with a field that the contract refuses, unless that is a mere form of text", () => {
    fc.assert(
      fc.property(fc.constantFrom(...FIELDS), unusable, (field, value) => {
        const user = { ...makeUser(), [field]: value };
        const isRefused = readUser(user) === null;
        const isRefusedByContract = !userSchema.safeParse(user).success;
        if (field === "id" && typeof value === "string") expect(isRefused).toBe(value === "");
        else expect(isRefused).toBe(isRefusedByContract);
      }),
    );
  });

  test.each([null, undefined, "text", 1, [], {}])("is not made of %j", (value) => {
    expect(readUser(value)).toBeNull();
  });
});

test("a session is a token with an account", () => {
  const session = { access_token: "token-1", user: makeUser() };
  expect(authAnswer.safeParse(session).data).toEqual(authResponseSchema.parse(session));
  expect(authAnswer.safeParse({ ...session, access_token: null }).success).toBe(false);
  expect(authAnswer.safeParse({ ...session, user: {} }).success).toBe(false);
});
