import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readJson } from "./read-json.ts";

const object = fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue(), { minKeys: 1 }).map((value) => {
  // As it comes back from JSON: minus zero is zero, and "__proto__" is a name like any other.
  return JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
});

describe("an object in a model's answer", () => {
  it("is found as it is", () =>
    fc.assert(
      fc.property(object, (value) => {
        expect(readJson(JSON.stringify(value))).toEqual({ value, isCut: false });
      }),
    ));

  it("is found between prose and in a fence", () =>
    fc.assert(
      fc.property(object, fc.constantFrom("Here it is: ", "So {to speak}: ", ""), (value, prose) => {
        const answer = `${prose}\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\`\nI hope that helps.`;
        expect(readJson(answer)).toEqual({ value, isCut: false });
      }),
    ));

  it("is never thought up, and reading it never throws", () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        const found = readJson(text);
        if (!text.includes("{")) expect(found).toBeNull();
      }),
    ));

  it("is said to be cut off wherever it ends early", () =>
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { minLength: 1 }), fc.nat(), (papers, at) => {
        const whole = JSON.stringify({ papers });
        const found = readJson(whole.slice(0, 1 + (at % (whole.length - 1))));
        if (found !== null && "papers" in found.value) expect(found.isCut).toBe(true);
      }),
    ));

  it("is not one that stands in the model's thoughts", () => {
    expect(readJson('<think>{"a": [1, 2, 3]}</think> {"b": 1}')).toEqual({ value: { b: 1 }, isCut: false });
  });

  it("is the largest where there are several", () => {
    expect(readJson('Like {"a": 1}: {"papers": [{"pmid": "1"}]}')).toMatchObject({ value: { papers: [{}] } });
  });

  it("is the one that was cut off where the whole ones stand in it", () => {
    const found = readJson('Sure: {"papers": [{"pmid": "1", "relevance": 0.5}, {"pmid": "2"');
    expect(found).toEqual({ value: { papers: [{ pmid: "1", relevance: 0.5 }, { pmid: "2" }] }, isCut: true });
    expect(readJson('{"papers": [1, 2, 3]} and {"a": 1')).toEqual({ value: { papers: [1, 2, 3] }, isCut: false });
  });

  it.each([
    [
      "quotes within a text",
      '{"summary": "they said "no difference" of it", "n": 2}',
      { summary: 'they said "no difference" of it', n: 2 },
    ],
    ["a comma too many", '{"pmids": ["1", "2",],}', { pmids: ["1", "2"] }],
    ["names without quotes", "{pmid: '1', relevance: 0.5}", { pmid: "1", relevance: 0.5 }],
    ["line breaks within a text", '{"summary": "one\ntwo"}', { summary: "one\ntwo" }],
  ])("is understood with %s", (_, answer, value) => {
    expect(readJson(`Here:\n${answer}\nDone.`)).toEqual({ value, isCut: false });
  });

  it("is read quickly in a text of nothing but braces", () => {
    expect(readJson("{".repeat(200_000))).toBeNull();
  });
});
