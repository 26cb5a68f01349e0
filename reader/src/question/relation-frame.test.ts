import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readRelationFrame } from "./relation-frame.ts";

function read(question: string) {
  const frame = readRelationFrame(question);
  if (frame === null) return null;
  const { exposure, outcome, hoped } = frame;
  return [question.slice(exposure.start, exposure.end), question.slice(outcome.start, outcome.end), hoped];
}

describe("a question whether two things go together", () => {
  it.each([
    [
      "Is high-sensitivity C-reactive protein associated with carotid atherosclerosis in healthy adults?",
      ["high-sensitivity C-reactive protein", "carotid atherosclerosis", null],
    ],
    ["Does obesity predict knee pain over ten years?", ["obesity", "knee pain over ten years", null]],
    ["Is plate clearing a risk factor for obesity?", ["plate clearing", "obesity", "increased"]],
    [
      "Is use of proton pump inhibitors associated with a higher risk of pneumonia?",
      ["use of proton pump inhibitors", "pneumonia", "increased"],
    ],
    [
      "Is breastfeeding associated with a lower risk of childhood leukaemia?",
      ["breastfeeding", "childhood leukaemia", "decreased"],
    ],
    ["Is there a relationship between homocysteine and vitiligo?", ["homocysteine", "vitiligo", null]],
    ["Can p53 alterations be used to predict tumour response?", ["p53 alterations", "tumour response", null]],
    ["喫煙は関節リウマチのリスクになるか", ["喫煙", "関節リウマチ", "increased"]],
    ["睡眠時間と肥満の関連は？", ["睡眠時間", "肥満", null]],
    ["吸烟是否增加类风湿关节炎的风险？", ["吸烟", "类风湿关节炎", "increased"]],
    ["睡眠时长与肥胖有关吗？", ["睡眠时长", "肥胖", null]],
  ])("%s", (question, expected) => expect(read(question)).toEqual(expected));

  it.each([
    "Does zinc shorten the common cold compared with placebo?",
    "Can we predict which survivors develop fears of recurrence?",
    "Is hypoalbuminemia a prognostic factor in patients with gastric cancer?",
    "What is the best treatment of migraine?",
    "zinc common cold",
    "利妥昔单抗与环磷酰胺治疗ANCA相关性血管炎的缓解率",
  ])("is not: %s", (question) => expect(read(question)).toBeNull());

  it("lies within the question, whatever is asked", () => {
    const words = fc.constantFrom(
      "is",
      "does",
      "a",
      "risk factor",
      "for",
      "associated",
      "with",
      "predict",
      "gout",
      "?",
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 14 }), (parts) => {
        const question = parts.join(" ");
        const frame = readRelationFrame(question);
        for (const place of frame === null ? [] : [frame.exposure, frame.outcome]) {
          expect(place.start).toBeLessThan(place.end);
          expect(question.slice(place.start, place.end).trim()).not.toBe("");
        }
      }),
    );
  });
});
