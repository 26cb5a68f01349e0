import { describeAnswer } from "@medsieve/contract/answers";
import { LANGUAGES } from "@medsieve/contract/constants";
import type { PaperRecord } from "@medsieve/contract/papers";
import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { checkAnswer } from "../quotes/check-answer.ts";
import { checkReading } from "../quotes/check-reading.ts";
import type { Question } from "../reader.ts";
import { ask, makeRead, matchRead } from "../verdict/verdict.fixture.ts";
import {
  ASKED,
  NEGATIVE,
  OFF_TOPIC,
  RETRACTED,
  reader,
  readUnchecked,
  signal,
  TITLE_ONLY,
  TRIAL,
} from "../zinc-papers.fixture.ts";
import { answerQuestion } from "./answer-question.ts";

async function answerWhole(papers: PaperRecord[], question: Question = ASKED) {
  const readings = await readUnchecked(papers, question);
  const pairs = papers.flatMap((paper) => {
    const reading = readings.find(({ pmid }) => pmid === paper.pmid);
    return reading ? [{ paper, reading: checkReading(reading, paper) }] : [];
  });
  const { sentences } = await reader.answer(question, matchRead(question, pairs), signal);
  return { sentences, ...describeAnswer(checkAnswer(sentences, papers, question.language)) };
}

async function answer(papers: PaperRecord[], question: Question = ASKED): Promise<string> {
  return (await answerWhole(papers, question)).summary ?? "";
}

/** Sentences of an answer, its quotations taken out. */
function listSentences(text: string): string[] {
  return text
    .replaceAll(/“[^”]*”|「[^」]*」/gu, "“”")
    .split(/(?<=[.。])\s*/u)
    .filter((sentence) => sentence !== "");
}

const CONCLUSION_OF = (conclusion: string, title: string) => ({
  title,
  abstract: [
    { label: "METHODS", text: "We randomly assigned 80 children with a common cold to zinc or placebo." },
    { label: "CONCLUSIONS", text: conclusion },
  ],
});
const HELPED = makePaper(
  21,
  CONCLUSION_OF("Zinc shortened the common cold in children.", "Zinc for the common cold: a trial"),
);
const HARMED = makePaper(
  22,
  CONCLUSION_OF("Zinc increased nausea and vomiting in children with a common cold.", "Zinc and the common cold"),
);
const COMMENT = makePaper(23, {
  title: "Comment on zinc for the common cold in children",
  abstract: [],
  publication_types: ["Comment"],
});

describe("answering", () => {
  it("gives for each sentence the words of the papers that bear it out", async () => {
    const papers = [TRIAL, HELPED, HARMED, NEGATIVE, COMMENT, RETRACTED, OFF_TOPIC];
    for (const language of LANGUAGES) {
      const { summary, sentences, answer_sentences } = await answerWhole(papers, { ...ASKED, language });
      expect(answer_sentences.map(({ text }) => text).join(language === "en" ? " " : "")).toBe(summary);
      for (const [index, { text, offset, evidence }] of answer_sentences.entries()) {
        expect(summary?.slice(offset, offset + text.length)).toBe(text);
        expect(evidence.filter(({ status }) => status !== "verified")).toEqual([]);
        // Only what a sentence says of the search itself, such as what no paper names, rests on no words of a paper.
        if (!sentences[index]?.isCount) expect(evidence.length).toBeGreaterThan(0);
        for (const { pmid } of evidence) expect(text).toContain(`[PMID ${pmid}]`);
      }
    }
  });

  it("cites the papers that its sentences rely on, not a retracted one that it names as left out", async () => {
    for (const language of LANGUAGES) {
      const { answer_sentences } = await answerWhole([TRIAL, RETRACTED], { ...ASKED, language });
      expect(answer_sentences.at(-1)?.text).toContain("[PMID 15]");
      expect([...new Set(answer_sentences.flatMap(({ cites }) => cites))]).toEqual(["11"]);
      const alone = await answerWhole([RETRACTED], { ...ASKED, language });
      expect(alone.summary).toContain("[PMID 15]");
      expect(alone.answer_sentences.flatMap(({ cites }) => cites)).toEqual([]);
    }
  });

  it("counts the papers and their designs, quotes the best, and names the PMIDs each sentence rests on", async () => {
    const text = await answer([TRIAL, OFF_TOPIC]);
    expect(text).toContain("Of 2 papers read, 1 addresses the question well: 1 randomized controlled trial [PMID 11].");
    expect(text).toContain("“Zinc lozenges shortened the common cold in children.” [PMID 11]");
    expect(text).not.toContain("[PMID 13]");
  });

  it("has three to six sentences, each with a PMID, in every language", async () => {
    const questions: Question[] = [
      ASKED,
      { text: "小児の感冒に亜鉛は有効か", language: "ja", preference: "clinical_trials" },
      { text: "锌对儿童感冒有效吗", language: "zh", preference: "clinical_trials" },
    ];
    for (const question of questions) {
      const sentences = listSentences(await answer([TRIAL, NEGATIVE, HELPED, RETRACTED, OFF_TOPIC], question));
      expect(sentences.length).toBeGreaterThanOrEqual(3);
      expect(sentences.length).toBeLessThanOrEqual(6);
      for (const sentence of sentences) expect(sentence).toContain("[PMID ");
    }
  });

  it("says how many report a benefit, no difference or harm, and quotes both sides when they disagree", async () => {
    const text = await answer([TRIAL, NEGATIVE, HARMED]);
    expect(text).toContain("1 reports a benefit [PMID 11]");
    expect(text).toContain("1 finds no clear difference [PMID 12]");
    expect(text).toContain("1 reports harm or a higher risk [PMID 22]");
    expect(text).toContain("so their findings do not agree");
    expect(text).toContain("In contrast, a randomized controlled trial states: “");
    const agreed = await answer([TRIAL, HELPED]);
    expect(agreed).toMatch(/2 report a benefit \[PMID \d+\] \[PMID \d+\]\./u);
    expect(agreed).not.toContain("do not agree");
  });

  it("says what kind of evidence it is", async () => {
    expect(await answer([TRIAL])).toContain("risk of bias not assessed [PMID 11]");
    const cohort = makePaper(31, {
      title: "Zinc intake and the common cold in children: a cohort study",
      abstract: [
        { label: null, text: "We followed 900 children. Zinc intake was not associated with the common cold." },
      ],
    });
    expect(await answer([cohort])).toContain("None of these is a randomized trial or a systematic review");
  });

  it("says of single cases what was tried, and that no rate follows from them", async () => {
    const makeCase = (pmid: number, drug: string) =>
      makePaper(pmid, {
        title: `Erdheim-Chester disease treated with ${drug}: a case report`,
        abstract: [
          {
            label: null,
            text: `We report a 50-year-old man with Erdheim-Chester disease. He was treated with ${drug}. His bone pain resolved within two months.`,
          },
        ],
        publication_types: ["Case Reports"],
      });
    const question: Question = { text: "Erdheim-Chester disease", language: "en", preference: "case_reports" };
    const text = await answer([makeCase(41, "vemurafenib"), makeCase(42, "anakinra")], question);
    expect(text).toContain("What was given: “vemurafenib” [PMID 41]; “anakinra” [PMID 42].");
    expect(text).toContain("no rate of success can be derived");
    expect(text).not.toContain("report a benefit");
  });

  it("quotes the figures of studies of a test", async () => {
    const study = makePaper(51, {
      title: "Procalcitonin for the diagnosis of pneumonia: a diagnostic accuracy study",
      abstract: [
        { label: "RESULTS", text: "Procalcitonin had a sensitivity of 77% and a specificity of 71% for pneumonia." },
        { label: "CONCLUSIONS", text: "Procalcitonin may help to diagnose pneumonia." },
      ],
    });
    const text = await answer([study], {
      text: "How accurate is procalcitonin for pneumonia?",
      language: "en",
      preference: "comprehensive",
    });
    expect(text).toContain(
      "“Procalcitonin had a sensitivity of 77% and a specificity of 71% for pneumonia.” [PMID 51]",
    );
    expect(text).toContain("reference standards may differ");
  });

  it("says what none of the papers speaks of", async () => {
    const adults = makePaper(61, {
      title: "Zinc for the common cold: a randomized controlled trial",
      abstract: [{ label: "CONCLUSIONS", text: "Zinc shortened the common cold." }],
    });
    expect(
      await answer([adults], { ...ASKED, text: "Does zinc improve quality of life in the common cold?" }),
    ).toContain("None of the closest papers names quality of life [PMID 61].");
    // Of other people than the question's own it says nothing more.
    expect(await answer([adults])).toMatch(
      /^The one paper read does not address this question\. It does not mention children/,
    );
  });

  it("says so when no paper meets the question, and quotes none", async () => {
    const { sentences } = await answerWhole([OFF_TOPIC]);
    expect(sentences).toEqual([expect.objectContaining({ cites: [], quotes: [] })]);
    expect(sentences[0]?.text).toMatch(
      /^The one paper read does not address this question\. It does not mention common cold/,
    );
    expect(await answer([OFF_TOPIC, makePaper(62)])).toMatch(/^None of the 2 papers read addresses this question/);
  });

  it("rests on no retracted paper and on no opinion", async () => {
    const text = await answer([RETRACTED, NEGATIVE, COMMENT]);
    expect(text).toContain("One retracted paper was left out: [PMID 15].");
    expect(text).not.toContain("” [PMID 15]");
    expect(text).not.toContain("[PMID 23]");
    expect(await answer([RETRACTED])).toContain("no answer can be given [PMID 15]");
    expect(await answer([COMMENT])).toContain("Only opinion pieces, news or notices were found");
  });

  it("quotes nothing where only titles could be read", async () => {
    const text = await answer([TITLE_ONLY]);
    expect(text).toContain("No finding can be quoted");
    expect(text).not.toContain("“");
  });

  it("marks the paper's words as quotations in Japanese and Chinese", async () => {
    const japanese = await answer([TRIAL], {
      text: "小児の感冒に亜鉛は有効か",
      language: "ja",
      preference: "clinical_trials",
    });
    expect(japanese).toContain(
      "ランダム化比較試験は、「Zinc lozenges shortened the common cold in children.」と述べています [PMID 11]。",
    );
    const chinese = await answer([TRIAL], {
      text: "锌对儿童感冒有效吗",
      language: "zh",
      preference: "clinical_trials",
    });
    expect(chinese).toContain("随机对照试验指出：“Zinc lozenges shortened the common cold in children.” [PMID 11]。");
  });

  it("says what a paper found in Japanese and Chinese, where the sentence was read as a finding", () => {
    const quote = "Mortality was lower with tranexamic acid than with placebo.";
    const found = makeRead(1, [{}], { text: quote });
    const write = (language: "en" | "ja" | "zh") => {
      const question = ask("Is tranexamic acid given in postpartum haemorrhage?", language);
      return answerQuestion(question, matchRead(question, [found]))
        .map(({ text }) => text)
        .join("");
    };
    expect(write("ja")).toContain(
      "ランダム化比較試験の報告：death due to bleeding：トラネキサム酸で低い（プラセボと比較） [PMID 1]。",
    );
    expect(write("zh")).toContain("随机对照试验报告：death due to bleeding：氨甲环酸组较低（与安慰剂相比） [PMID 1]。");
    expect(write("ja") + write("zh")).not.toContain(quote);
    expect(write("en")).toContain(quote);
  });

  it("quotes nothing about what the question leaves out", async () => {
    const question: Question = { ...ASKED, text: "What helps children with a common cold without drugs?" };
    const title = "Gargling and the common cold in children";
    const gargling = makePaper(31, CONCLUSION_OF("Gargling shortened the common cold in children.", title));
    const abstract = [
      { label: "METHODS", text: "We randomly assigned 80 children with a common cold to ibuprofen or placebo." },
      { label: "CONCLUSIONS", text: "Ibuprofen shortened the common cold in children." },
    ];
    const drug = makePaper(32, { title: "Ibuprofen for the common cold in children", abstract });
    const text = await answer([gargling, drug], question);
    expect(text).toContain("Gargling shortened");
    expect(text).not.toContain("Ibuprofen shortened");
  });

  it("has no answer without papers", async () => {
    expect((await answerWhole([])).summary).toBeNull();
  });
});
