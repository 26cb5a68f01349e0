import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";

const headings = (question: string) => analyzeQuestion(question).concepts.map((concept) => concept.heading);
const written = (question: string) => analyzeQuestion(question).concepts.map((concept) => concept.written);
const terms = (question: string) => analyzeQuestion(question).terms;
const headingSet = (question: string) =>
  analyzeQuestion(question)
    .concepts.flatMap(({ heading, weight }) => (weight > 0.4 && heading ? [heading] : []))
    .toSorted();

describe("analyzeQuestion", () => {
  it.each(["肠易激综合征", "肠易激综合症", "過敏性腸症候群"])("%s: a syndrome, however it is written", (question) => {
    expect(analyzeQuestion(question).concepts.map(({ heading }) => heading)).toEqual(["Irritable Bowel Syndrome"]);
  });

  it("finds concepts in plain English and leaves the words of the question out", () => {
    const { concepts, notUnderstood } = analyzeQuestion(
      "Does vitamin D supplementation prevent falls in older adults?",
    );
    expect(concepts.filter((concept) => concept.heading).map((concept) => concept.heading)).toEqual([
      "Vitamin D",
      "Accidental Falls",
      "Aged",
    ]);
    expect(notUnderstood).toEqual([]);
  });

  it("takes the longest name: type 2 diabetes is not diabetes", () => {
    expect(headings("metformin in type 2 diabetes mellitus")).toEqual(["Metformin", "Diabetes Mellitus, Type 2"]);
    expect(headings("2型糖尿病患者に対するメトホルミン")).toEqual(["Diabetes Mellitus, Type 2", "Metformin"]);
    expect(headings("二甲双胍与2型糖尿病")).toEqual(["Metformin", "Diabetes Mellitus, Type 2"]);
  });

  it("finds a name within a longer expression, but not a katakana name within another word", () => {
    expect(headings("慢性心不全の管理")).toContain("Heart Failure");
    expect(headings("イヌリン")).not.toContain("Dogs");
    expect(headings("マウスピース")).not.toContain("Mice");
    expect(headings("スタチン・アスピリン併用").slice(0, 2)).toEqual([
      "Hydroxymethylglutaryl-CoA Reductase Inhibitors",
      "Aspirin",
    ]);
  });

  it("reads the same question alike in three languages", () => {
    const english = headingSet("SGLT2 inhibitors in heart failure");
    expect(english).toHaveLength(2);
    expect(headingSet("心不全患者におけるSGLT2阻害薬の有効性は？")).toEqual(english);
    expect(headingSet("SGLT2抑制剂对心力衰竭患者的疗效如何？")).toEqual(english);
    expect(headingSet("ＳＧＬＴ２阻害薬　心不全")).toEqual(english);
  });

  it("reads traditional Chinese, full-width forms and blanks between the scripts", () => {
    expect(headings("糖尿病與高血壓")).toEqual(headings("糖尿病与高血压"));
    expect(headings("2 型糖尿病")).toEqual(["Diabetes Mellitus, Type 2"]);
    expect(headings("ｱｽﾋﾟﾘﾝ")).toEqual(["Aspirin"]);
    expect(terms("ｱｽﾋﾟﾘﾝと　ＣＯＰＤ").map((term) => term.written)).toEqual(["ｱｽﾋﾟﾘﾝ", "ＣＯＰＤ"]);
  });

  it("takes abbreviations only in capitals", () => {
    expect(headings("ALS and riluzole")).toContain("Amyotrophic Lateral Sclerosis");
    expect(headings("als ob riluzole")).not.toContain("Amyotrophic Lateral Sclerosis");
    expect(headings("EGFR signalling")).not.toContain("Glomerular Filtration Rate");
  });

  it("who asks for one drug of a class does not mean the others", () => {
    const [concept] = analyzeQuestion("codeine").concepts;
    expect(concept?.names.map((name) => name.text)).toEqual(["codeine"]);
    const [opioids] = analyzeQuestion("opioids").concepts;
    expect(opioids?.narrower.map((name) => name.text)).toContain("codeine");
  });

  it("uses words it does not know as free text, joined by their hyphens and numbers", () => {
    expect(written("zorbaquat and lectin-coating qualizumab")).toEqual(["zorbaquat", "lectin-coating", "qualizumab"]);
    expect(written("幽门螺旋杆菌 zorbaprazan 疗效")).toEqual(["幽门螺旋杆菌", "zorbaprazan"]);
    expect(written("peptidase 3 activation")).toContain("peptidase 3");
    expect(terms("zorbaquat")).toMatchObject([{ kind: "word", heading: null, searched_as: "zorbaquat" }]);
    expect(terms("zorbalizumab")).toMatchObject([{ kind: "intervention", searched_as: "zorbalizumab" }]);
  });

  it("reads words as what they are corrected to, and says how they were written", () => {
    const corrections = [
      { start: 0, end: 12, as: "hypertension" },
      { start: 28, end: 36, as: "arthritis" },
    ];
    const { terms, words } = analyzeQuestion("hypertention and rheumatoid artritis", corrections);
    expect(terms).toMatchObject([
      { written: "hypertention", heading: "Hypertension", searched_as: "hypertension" },
      { written: "rheumatoid artritis", heading: "Arthritis, Rheumatoid" },
    ]);
    expect(words[0]).toEqual({
      ...{ text: "hypertention", start: 0, end: 12, use: "concept", as: "Hypertension" },
      suggestion: "hypertention",
    });
    expect(headings("morality of physicians")).not.toContain("Mortality");
  });

  it("says which words it could not use, as they were written", () => {
    expect(analyzeQuestion("ゾルバムスチンは心不全に有効か").notUnderstood).toEqual(["ゾルバムスチン"]);
    expect(analyzeQuestion("ｿﾞﾙﾊﾞﾑｽﾁﾝ と心不全").notUnderstood).toEqual(["ｿﾞﾙﾊﾞﾑｽﾁﾝ"]);
    expect(analyzeQuestion("心不全与佐巴莫司").notUnderstood).toEqual(["佐巴莫司"]);
    expect(analyzeQuestion("هل يفيد فيتامين").notUnderstood).toEqual(["هل", "يفيد", "فيتامين"]);
    expect(analyzeQuestion("😀😀")).toMatchObject({ concepts: [], pmids: [], terms: [], notUnderstood: ["😀😀"] });
  });

  it("lists the terms in the order of the question, numbers among them", () => {
    expect(terms("aspirin 81 mg daily for heart failure without diabetes")).toEqual([
      expect.objectContaining({ written: "aspirin", kind: "intervention", heading: "Aspirin", excluded: false }),
      { written: "81 mg daily", kind: "number", heading: null, searched_as: null, excluded: false },
      expect.objectContaining({ written: "heart failure", kind: "condition" }),
      expect.objectContaining({ written: "diabetes", kind: "condition", excluded: true }),
    ]);
  });

  it("never throws, gives each concept once with names to search for, and quotes what was written", () => {
    const piece = fc.constantFrom(
      ...["心不全", "の", "type 2", " diabetes", "ステロイド", "’", "-", "😀", "ALS", "مرض", "ﬁ", "1", "β", "\u0301"],
      ...[
        "without ",
        "65歳以上",
        "≥ 65 years",
        "非",
        "のない",
        "无",
        " vs ",
        "ｶﾞ",
        "ﾟ",
        "Ａ",
        "㎎",
        "％",
        "か月",
        "、",
        "\ud83d",
      ],
    );
    const question = fc.oneof(
      fc.string({ unit: "binary", maxLength: 40 }),
      fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join("")),
    );
    fc.assert(
      fc.property(question, (text) => {
        const analysis = analyzeQuestion(text);
        for (const concept of analysis.concepts) expect(concept.names[0]?.stems.join("")).toBeTruthy();
        const keys = analysis.concepts.map((concept) => concept.heading ?? concept.names[0]?.stems.join(" "));
        expect(new Set(keys).size).toBe(keys.length);
        const quoted = [...analysis.terms.map((term) => term.written), ...analysis.notUnderstood];
        for (const words of quoted) expect(words !== "" && text.includes(words)).toBe(true);
      }),
    );
  });

  it("stays usable for a question of the greatest length", () => {
    expect(analyzeQuestion("heart failure ".repeat(140)).concepts).toHaveLength(1);
    expect(
      analyzeQuestion("word" + Array.from({ length: 400 }, (_, n) => ` x${n}y`).join("")).concepts.length,
    ).toBeLessThan(30);
  });
});
