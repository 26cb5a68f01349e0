import { describe, expect, it } from "vitest";
import { findReadingLanguage, findRecordLanguage, findVernacularLanguage } from "./text-language.ts";

describe("the language of a record's words", () => {
  it("is English in PubMed's translation of a title, whatever the paper is written in", () => {
    expect(findRecordLanguage("[Zinc in the treatment of colds].", ["jpn"])).toBe("en");
    expect(findRecordLanguage("[Treatment of colds with zinc].", ["ger"])).toBe("en");
  });

  it("is that of the paper where its own words are shown", () => {
    expect(findRecordLanguage("感冒と亜鉛", ["jpn"])).toBe("ja");
    expect(findRecordLanguage("亜鉛療法", ["jpn"])).toBe("ja");
    expect(findRecordLanguage("锌与感冒", ["chi"])).toBe("zh");
    expect(findRecordLanguage("Zink bei Erkältungen", ["ger"])).toBe("de");
    expect(findVernacularLanguage(["eng", "fre"])).toBe("fr");
    expect(findVernacularLanguage(["eng"])).toBeUndefined();
  });
});

describe("the language of a reading", () => {
  it("is that around its quotations", () => {
    expect(findReadingLanguage("結果：「Colds were shorter.」", "ja")).toBe("ja");
    expect(findReadingLanguage("症例報告", "ja")).toBe("ja");
    expect(findReadingLanguage("结果：“Colds were shorter.”", "zh")).toBe("zh");
    expect(findReadingLanguage("Found: “風邪”.", "en")).toBe("en");
  });

  it("is English where it is words of an English paper, and that of the search where it has no words", () => {
    expect(findReadingLanguage("120 adults", "ja")).toBe("en");
    expect(findReadingLanguage("「Colds were shorter.」", "ja")).toBe("ja");
  });
});
