import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Place, readQuestionFrame, readSides } from "./question-frame.ts";

const cut = (text: string, place: Place | null) => (place === null ? null : text.slice(place.start, place.end));

function frame(text: string) {
  const read = readQuestionFrame(text);
  return read && [cut(text, read.intervention), cut(text, read.outcome), cut(text, read.comparator)];
}

describe("the frame of a question", () => {
  it.each([
    ["Does bezafibrate affect creatinine compared with placebo?", ["bezafibrate", "creatinine", "placebo"]],
    ["Does tai chi improve balance in older adults?", ["tai chi", "balance", null]],
    ["Can early feeding shorten length of stay after surgery?", ["early feeding", "length of stay", null]],
    ["Does A versus B reduce pain?", ["A", "pain", "B"]],
    ["effect of vitamin D on falls in older adults compared with placebo", ["vitamin D", "falls", "placebo"]],
    ["Does metformin lower the change in HbA1c in children?", ["metformin", "the change in HbA1c", null]],
    ["In adults with sepsis, does A plus B compared with placebo reduce death?", ["A plus B", "death", "placebo"]],
    ["Does music reduce anxiety before surgery?", ["music", "anxiety", null]],
    [
      "P: adults with COPD; I: azithromycin; C: placebo; O: exacerbations",
      ["azithromycin", "exacerbations", "placebo"],
    ],
    ["対象：心不全 介入：利尿薬 対照：プラセボ アウトカム：入院", ["利尿薬", "入院", "プラセボ"]],
    ["P：老年人 I：维生素D O：跌倒", ["维生素D", "跌倒", null]],
    ["Does ketamine reduce opioid use more than placebo?", ["ketamine", "opioid use", "placebo"]],
    ["Does gait training help people walk after a stroke?", ["gait training", "walk", null]],
    ["Can botox help my son with cerebral palsy walk better?", ["botox", "walk better", null]],
    ["Does physiotherapy get people back to work sooner?", ["physiotherapy", "back to work sooner", null]],
    ["Does acupuncture help women lower their blood pressure?", ["acupuncture", "their blood pressure", null]],
    ["Will a diary help me lose weight on a diet?", ["a diary", "lose weight", null]],
    ["Does dienogest relieve pelvic pain as well as leuprolide?", ["dienogest", "pelvic pain", "leuprolide"]],
    ["Does aspirin reduce stroke as well as dementia?", ["aspirin", "stroke as well as dementia", null]],
    ["Does verapamil preserve C-peptide in diabetes?", ["verapamil", "C-peptide", null]],
  ])("%s", (question, parts) => {
    expect(frame(question)).toEqual(parts);
  });

  it.each(["metformin in diabetes", "Is aspirin safe?", "Does reduce pain", "メトホルミンは有効か", ""])(
    "%s: none",
    (question) => {
      expect(readQuestionFrame(question)).toBeNull();
    },
  );

  it("has its places in the text, for any text", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (a, b, c) => {
        const text = `Does ${a} reduce ${b} compared with ${c}?`;
        const read = readQuestionFrame(text);
        for (const place of read === null ? [] : [read.intervention, read.outcome, read.comparator]) {
          if (place === null) continue;
          expect(place.start).toBeLessThan(place.end);
          expect(place.end).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });
});

describe("the sides of a comparison", () => {
  it("ends where a question says for what or in whom", () => {
    const text = "low-carbohydrate versus low-fat diet for weight loss";
    const sides = readSides(text);
    expect([cut(text, sides?.tried ?? null), cut(text, sides?.against ?? null)]).toEqual([
      "low-carbohydrate",
      "low-fat diet",
    ]);
    expect(readSides("low-fat diet for weight loss")).toBeNull();
    expect(readSides("diet in children versus adults")).toBeNull();
  });
});
