import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chooseReturnPath } from "./return-path.ts";

const ORIGIN = "https://medsieve.example";

describe("after sign-in", () => {
  test.each(["/", "/?search=8b1f6a52-6a0e-4a63-9b1e-0d6f3a1c2e01", "/admin/users?page=2#top", "/search-history/a%20b"])(
    "the remembered path %s is gone to",
    (path) => {
      expect(chooseReturnPath(path, ORIGIN)).toBe(path);
    },
  );

  test.each([
    undefined,
    "",
    "admin",
    "https://evil.example/",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "\n//evil.example",
    "/./\\evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "/%2e//evil.example",
    "javascript:alert(1)",
    "/login?from=/login",
  ])("%j is not gone to, but the start page", (from) => {
    expect(chooseReturnPath(from, ORIGIN)).toBe("/");
  });

  test("no text leads away from the application", () => {
    const parts = fc.constantFrom(
      "/",
      "\\",
      "//",
      ".",
      "..",
      "@",
      ":",
      "?",
      "#",
      "%2f",
      "\t",
      "evil.example",
      "https:",
    );
    const texts = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(parts).map((chosen) => chosen.join("")),
    );
    fc.assert(
      fc.property(texts, (from) => {
        const path = chooseReturnPath(from, ORIGIN);
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
        expect(path).toMatch(/^\/(?!\/)/);
      }),
      { numRuns: 500 },
    );
  });
});
