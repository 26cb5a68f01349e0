import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";

const uses = (question: string) =>
  analyzeQuestion(question).words.map(({ text, use, as }) => `${text} ${use}${as === null ? "" : ` ${as}`}`);

const PIECES = [
  ..."metformin|grandma|without|vs|low back pain|non-diabetic|65 years|over 50|34yo|pt|w/|w/o|my mum|Ｃ型肝炎|糖尿病|患者|なし|以外|の効果は|朝起きられない".split(
    "|",
  ),
  ...'铋剂四联疗法|对|不用|手术|é|ﬁbrosis|㎎|😀|が|ﾞ|한국어|ё|PMID 12345|"|(|-|, |. |{}|[tiab]|30 mg|HbA1c|\u0301| |\n'.split(
    "|",
  ),
];

describe("the words of a question", () => {
  it("cover every letter and figure once, whatever the language", () => {
    const question = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.constant(" "), fc.string({ unit: "grapheme" })), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(question, (pieces) => {
        const text = pieces.join("");
        const covered = new Uint8Array(text.length);
        for (const word of analyzeQuestion(text).words) {
          expect(text.slice(word.start, word.end)).toBe(word.text);
          for (let at = word.start; at < word.end; at++) covered[at] = (covered[at] ?? 0) + 1;
        }
        expect(Math.max(0, ...covered)).toBeLessThanOrEqual(1);
        for (const { 0: letter, index } of text.matchAll(/[\p{L}\p{N}]/gu))
          expect([letter, covered[index]]).toEqual([letter, 1]);
      }),
      { numRuns: 300 },
    );
  });

  it("say what each is used as", () => {
    expect(uses("metformin without insulin for my grandma")).toEqual([
      "metformin concept Metformin",
      "without restriction",
      "insulin restriction NOT Insulin",
      "for function",
      "my function",
      "grandma concept Aged",
    ]);
    expect(uses("fluoride varnish or zorbafexin")).toEqual([
      "fluoride varnish concept fluoride varnish",
      "or function",
      "zorbafexin typed zorbafexin",
    ]);
    expect(uses("ゾルバムスチンは心不全に有効か")).toEqual([
      "ゾルバムスチン unused",
      "は function",
      "心不全 concept Heart Failure",
      "に有効か function",
    ]);
    expect(uses("阿司匹林对比氯吡格雷")).toEqual([
      "阿司匹林 concept Aspirin",
      "对比 function",
      "氯吡格雷 concept Clopidogrel",
    ]);
  });
});
