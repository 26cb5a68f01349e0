import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { readPaperText } from "../paper-text.ts";
import { analyzeQuestion } from "../question/analyze-question.ts";
import { type Asked, readDirection } from "./read-direction.ts";

const { concepts } = analyzeQuestion("Does aspirin reduce mortality after stroke?");
const ASPIRIN = { subjects: concepts.filter(({ written }) => written === "aspirin"), outcomes: [], others: [] };
const MORTALITY = concepts.filter(({ written }) => written === "mortality");
const direct = (text: string, asked: Asked = ASPIRIN) => {
  const [sentence] = readPaperText(makePaper(1, { abstract: [{ label: null, text }] })).sentences;
  return sentence ? readDirection(sentence, asked) : null;
};

describe("the direction of a conclusion", () => {
  it.each([
    ["Aspirin reduced mortality after stroke.", "benefit"],
    ["Survival was significantly longer with aspirin than with placebo.", "benefit"],
    ["Aspirin prolonged survival after stroke.", "benefit"],
    ["Aspirin is effective and safe.", "benefit"],
    ["Patients given aspirin had a lower risk of recurrent stroke.", "benefit"],
    ["Aspirin did not reduce mortality.", "none"],
    ["There was no significant difference in mortality between aspirin and placebo.", "none"],
    ["Aspirin was noninferior to warfarin.", "none"],
    ["Aspirin use was associated with an increased risk of bleeding.", "harm"],
    ["Aspirin worsened outcomes.", "harm"],
    ["Aspirin use was associated with fractures in older adults.", "harm"],
    ["Aspirin use was associated with fewer fractures.", "benefit"],
    ["Aspirin led to a substantial reduction in vascular mortality.", "benefit"],
  ])("of %j is %s", (text, expected) => {
    expect(direct(text)).toBe(expected);
  });

  it("is not derived where the authors hedge, say both, or ask for more", () => {
    expect(direct("Aspirin may reduce mortality.")).toBeNull();
    expect(direct("This trial will show whether a better survival is had with aspirin.")).toBeNull();
    expect(direct("The study will show the benefits of aspirin.")).toBeNull();
    expect(direct("Whether aspirin reduces mortality remains unclear.")).toBeNull();
    expect(direct("Aspirin reduced recurrent stroke and increased bleeding.")).toBeNull();
  });

  it("is that of the outcome asked about, where a sentence says different things of different ones", () => {
    const asked = { ...ASPIRIN, outcomes: MORTALITY };
    expect(direct("Aspirin did not prevent recurrent stroke, but reduced mortality.", asked)).toBe("benefit");
    expect(direct("Aspirin reduced recurrent stroke, but did not reduce mortality.", asked)).toBe("none");
    expect(direct("Aspirin did not prevent bleeding.", asked)).toBeNull();
    expect(direct("Aspirin reduced mortality, but increased bleeding.", { ...ASPIRIN, others: MORTALITY })).toBe(
      "benefit",
    );
  });

  it("is not that of something else, nor of what aspirin was compared with", () => {
    expect(direct("Clopidogrel reduced mortality.")).toBeNull();
    expect(direct("Clopidogrel was superior to aspirin.")).toBeNull();
  });
});
