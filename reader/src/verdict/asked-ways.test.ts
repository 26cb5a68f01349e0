import type { Finding } from "@medsieve/contract/findings";
import { describe, expect, it } from "vitest";
import { deriveVerdict } from "./derive-verdict.ts";
import { ask, makeRead } from "./verdict.fixture.ts";

const of = (intervention: string, comparator: string | null, favours: Finding["favours"] = "intervention") =>
  makeRead(
    1,
    [
      {
        ...{ intervention, comparator, favours, outcome: "mortality" },
        evidence: [
          {
            ...{ section: "RESULTS", section_index: 0, start: 0, end: 9, status: "verified", problem: null },
            quote: `Mortality was lower with ${intervention} than with ${comparator}.`,
          },
        ],
      },
    ],
    {
      title: "Doses of aspirin after myocardial infarction",
      text: "Aspirin alone or with rifaximin after infarction.",
    },
  );

const DOSES = ask("Does aspirin 75 mg or 300 mg reduce mortality?");
const count = (question: typeof DOSES, read: ReturnType<typeof of>) =>
  deriveVerdict(question, [read])?.papers[0]?.count;

describe("a verdict on ways of one treatment", () => {
  it("counts a finding for the way that its arms are sure to be", () => {
    expect(count(DOSES, of("aspirin 75 mg", "aspirin 300 mg"))).toBe("favours");
    expect(count(DOSES, of("300 mg of aspirin", "75-mg aspirin"))).toBe("against");
    expect(count(ask("死亡率 アスピリン 75mgと300mgの比較", "ja"), of("aspirin 75 mg", "aspirin 300 mg"))).toBe(
      "favours",
    );
    expect(count(ask("阿司匹林75mg还是300mg 死亡率", "zh"), of("aspirin 75 mg", "aspirin 300 mg"))).toBe("favours");
    const alone = ask("aspirin + rifaximin versus aspirin alone for mortality");
    expect(count(alone, of("aspirin plus rifaximin", "aspirin alone"))).toBe("favours");
    expect(count(alone, of("aspirin", "aspirin and rifaximin"))).toBe("against");
    const either = ask("阿司匹林联合利福昔明是否优于单用 死亡率", "zh");
    expect(count(either, of("aspirin plus rifaximin", "rifaximin alone"))).toBe("favours");
    expect(count(either, of("rifaximin", "aspirin alone"))).toBeUndefined();
  });

  it("counts nothing where the arms are other ones, or may be", () => {
    for (const [intervention, comparator] of [
      ["aspirin 75 mg", "placebo"],
      ["aspirin", "placebo"],
      ["aspirin 75 mg", null],
      ["aspirin 150 mg", "aspirin 300 mg"],
      ["aspirin 175 mg", "aspirin 300 mg"],
      ["high-dose aspirin", "low-dose aspirin"],
    ] as const) {
      expect(count(DOSES, of(intervention, comparator)), intervention).toBeUndefined();
    }
  });

  it("says which two it is about", () => {
    expect(deriveVerdict(DOSES, [of("aspirin 75 mg", "aspirin 300 mg")])?.asked).toMatchObject({
      ...{ intervention: "75 mg", comparator: "300 mg" },
    });
  });
});
