import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";
import { nameConcept, nameInLanguage } from "./name-in-language.ts";

describe("names in the language of the reader", () => {
  it("are those of the vocabulary, whichever language they were written in", () => {
    expect(nameInLanguage("dexamethasone", "ja")).toBe("デキサメタゾン");
    expect(nameInLanguage("Dexamethasone", "zh")).toBe("地塞米松");
    expect(nameInLanguage("地塞米松", "ja")).toBe("デキサメタゾン");
    expect(nameInLanguage("デキサメタゾン", "en")).toBe("dexamethasone");
  });

  it("are the plain ones, and never say more than what was written", () => {
    expect(nameInLanguage("stroke", "ja")).toBe("脳卒中");
    expect(nameInLanguage("hypertension", "ja")).toBe("高血圧");
    expect(nameInLanguage("vitamin D", "zh")).toBe("维生素D");
    expect(nameInLanguage("statins", "zh")).toBe("他汀");
  });

  it("stay as they were written where the language or the vocabulary gives no other", () => {
    for (const [written, language] of [
      ["dexamethasone", "en"],
      ["haemorrhage", "en"],
      ["プラシーボ", "ja"],
      ["HbA1c", "zh"],
      ["death due to bleeding", "ja"],
    ] as const) {
      expect(nameInLanguage(written, language)).toBe(written);
    }
  });

  it("are found for the concepts of a question, also in the plural", () => {
    const { concepts } = analyzeQuestion("Do statins prevent stroke?");
    const names = concepts.map((concept) => nameConcept(concept, "ja"));
    expect(names).toEqual(expect.arrayContaining(["スタチン", "脳卒中"]));
  });
});
