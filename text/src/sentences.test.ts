import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitSentences } from "./sentences.ts";

const texts = (text: string) => splitSentences(text).map((sentence) => sentence.text);

describe("splitSentences", () => {
  it("keeps abbreviations, decimals and statistics inside their sentence", () => {
    expect(
      texts(
        "Pain fell (e.g. VAS, 95% CI 1.2 to 3.4; p < 0.05). Morphine i.v. was given vs. placebo. Smith et al. found E. coli spp. in Fig. 2. It ended.",
      ),
    ).toEqual([
      "Pain fell (e.g. VAS, 95% CI 1.2 to 3.4; p < 0.05).",
      "Morphine i.v. was given vs. placebo.",
      "Smith et al. found E. coli spp. in Fig. 2.",
      "It ended.",
    ]);
  });

  it.each([
    "Kits of Keygen Biotech. Co., Ltd. were used.",
    "Kits of Sino Tech. Inc., Beijing, were used.",
    "Kits of Sino Tech. (Beijing, China) were used.",
    "Kits of Baxter Pharm. Corp. (Deerfield) were used.",
    "Kits of Sino Tech., Beijing, and Sino Tech. of Wuhan were used.",
  ])("keeps the name of a company inside its sentence: %s", (text) => {
    expect(texts(text)).toEqual([text]);
  });

  it("ends a sentence at what is no name of a company", () => {
    expect(texts("It was high-tech. (It was costly.) Co-administration helped.")).toHaveLength(3);
    expect(texts("They stopped it. Costs fell. Corporate funds did not. Increases were few.")).toHaveLength(4);
  });

  it("ends a sentence at p < 0.05. and at a lettered group", () => {
    expect(texts("It fell, p < 0.05. None in group A. No one died.")).toEqual([
      "It fell, p < 0.05.",
      "None in group A.",
      "No one died.",
    ]);
  });

  it("ends a sentence at an abbreviation in capitals, and where the next one is glued to it", () => {
    expect(texts("It was lower than with AL. Both drugs were tolerated.")).toHaveLength(2);
    expect(texts("They were low at pretreatment.DBT is effective.")).toHaveLength(2);
    expect(texts("It was single at week 24.The change was alike.")).toHaveLength(2);
    expect(texts("Version 2.0 of Smith et al. found 3.5.")).toHaveLength(1);
  });

  it("finds headings that are glued to the text, and leaves them out", () => {
    const sentences = splitSentences(
      "BackgroundPreviously, we saw this in liver tissue.MethodsIn a randomised study, 12 volunteers took part.ResultsNothing changed.",
    );
    expect(sentences.map((sentence) => [sentence.heading, sentence.text])).toEqual([
      ["Background", "Previously, we saw this in liver tissue."],
      ["Methods", "In a randomised study, 12 volunteers took part."],
      ["Results", "Nothing changed."],
    ]);
  });

  it("finds headings with a colon and in capitals", () => {
    const sentences = splitSentences(
      "OBJECTIVE: To test it. METHODS We asked 40 people. Results: It works. CONCLUSIONS: Use it.",
    );
    expect(sentences.map((sentence) => sentence.heading)).toEqual(["OBJECTIVE", "METHODS", "Results", "CONCLUSIONS"]);
    expect(sentences[1]?.text).toBe("We asked 40 people.");
  });

  it("finds headings that lost their mark, that kept their markup, and those glued in capitals", () => {
    const sentences = splitSentences(
      "Objective To test it. Methods Forty people took part. <h3>Results</h3> It worked.CONCLUSIONSUse it. Trial RegistrationISRCTN1.",
    );
    expect(sentences.map((sentence) => [sentence.heading, sentence.text])).toEqual([
      ["Objective", "To test it."],
      ["Methods", "Forty people took part."],
      ["Results", "It worked."],
      ["CONCLUSIONS", "Use it."],
      ["Trial Registration", "ISRCTN1."],
    ]);
  });

  it("does not take an ordinary word for a heading", () => {
    expect(splitSentences("The results were good. Patients improved. Methods differed.").map((s) => s.heading)).toEqual(
      [null, null, null],
    );
  });

  it("splits Japanese and Chinese", () => {
    expect(texts("心不全の患者を調べた。死亡は減った！本当か？")).toEqual([
      "心不全の患者を調べた。",
      "死亡は減った！",
      "本当か？",
    ]);
  });

  it.each([
    ["line breaks", "\n"],
    ["blanks", " "],
    ["points", "."],
    ["abbreviations", "e.g. "],
    ["words without a blank", "word"],
    ["words", "word "],
    ["headings", "METHODS "],
  ])("takes no more than linear time for very many %s", (_what, piece) => {
    const text = piece.repeat(300_000);
    expect(texts(text).join("").length).toBeLessThanOrEqual(text.length);
  });

  it("has exact offsets, in order, over any text, and drops nothing but blanks and headings", () => {
    const piece = fc.constantFrom(
      "Methods",
      "RESULTS: ",
      "p < 0.05",
      ". ",
      "The patients",
      "vs. ",
      "。",
      "患者",
      "\n\n",
      "😀",
      "et al.",
      " ",
      "3.4",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.array(piece).map((pieces) => pieces.join("")),
        ),
        (text) => {
          let end = 0;
          let between = "";
          for (const sentence of splitSentences(text)) {
            expect(sentence.start).toBeGreaterThanOrEqual(end);
            expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
            expect(sentence.text.trim()).toBe(sentence.text);
            between += text.slice(end, sentence.start);
            end = sentence.end;
          }
          between += text.slice(end);
          expect(between.replace(/methods?|results|[\s:–—-]/giu, "")).toBe("");
        },
      ),
    );
  });
});
