import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { digestRecord } from "./digest-record.ts";

describe("the digest of a record", () => {
  it("is the SHA-256 of its JSON with sorted keys and without blanks", () => {
    const sorted = '{"a":[1,null,"é",{"b":true,"c":[]}],"z":{"":0.5}}';
    const value = { z: { "": 0.5 }, a: [1, null, "é", { c: [], b: true }], gone: undefined };
    expect(digestRecord(value)).toBe(createHash("sha256").update(sorted).digest("hex"));
  });

  it("does not depend on the order of keys, nor on having been stored as JSON", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(digestRecord(turned)).toBe(digestRecord(value));
        expect(digestRecord(JSON.parse(JSON.stringify(value)))).toBe(digestRecord(value));
      }),
    );
  });

  it("is another one where anything is", () => {
    expect(new Set([{ a: 1 }, { a: "1" }, { a: [1] }, { b: 1 }, { a: null }].map(digestRecord)).size).toBe(5);
  });
});
