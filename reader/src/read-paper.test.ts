import type { Language } from "@medsieve/contract/constants";
import type { PaperRecord } from "@medsieve/contract/papers";
import { describe, expect, it } from "vitest";
import { makePaper } from "../../contract/test/papers.ts";
import { findEvidence, listPassages } from "./quotes/check-reading.ts";
import { NEGATIVE, OFF_TOPIC, RETRACTED, read, TITLE_ONLY, TRIAL } from "./zinc-papers.fixture.ts";

const QUESTIONS: Record<Language, string> = {
  en: "Does zinc shorten the common cold in children?",
  ja: "亜鉛は小児の感冒を短縮するか",
  zh: "锌能否缩短儿童感冒",
};
const LANGUAGES: Language[] = ["en", "ja", "zh"];

async function readOne(paper: PaperRecord, language: Language = "en") {
  const [reading] = await read([paper], { text: QUESTIONS[language], language, preference: "clinical_trials" });
  if (!reading) throw new Error("nothing was read");
  return reading;
}

describe("the summary", () => {
  it("frames the paper's own words in the user's language and puts them in quotation marks", async () => {
    expect((await readOne(TRIAL, "ja")).summary).toBe(
      "「Zinc lozenges」と「placebo」を比較したランダム化比較試験（対象 96 例）。" +
        "結果：「Symptoms lasted 4.5 days with zinc and 7.0 days with placebo (p < 0.001).」" +
        "著者らの結論：「Zinc lozenges shortened the common cold in children.」",
    );
    expect((await readOne(TRIAL, "zh")).summary).toBe(
      "比较“Zinc lozenges”与“placebo”的随机对照试验（共 96 例）。" +
        "结果：“Symptoms lasted 4.5 days with zinc and 7.0 days with placebo (p < 0.001).”" +
        "作者结论：“Zinc lozenges shortened the common cold in children.”",
    );
  });

  it("has no English outside the quotation marks in Japanese and Chinese", async () => {
    for (const paper of [TRIAL, NEGATIVE, OFF_TOPIC]) {
      for (const language of ["ja", "zh"] as const) {
        const own = (await readOne(paper, language)).summary?.replaceAll(/「[^」]*」|“[^”]*”/gu, "");
        expect(own).not.toMatch(/[A-Za-z]{3}/u);
      }
    }
  });

  it("states the aim of a protocol, and that there are no results", async () => {
    const protocol = makePaper(41, {
      title: "Zinc for the common cold: study protocol for a randomized controlled trial",
      abstract: [
        { label: "BACKGROUND", text: "The aim is to test whether zinc shortens the common cold in children." },
        { label: "METHODS", text: "A total of 200 children will be randomized to zinc or placebo." },
      ],
    });
    const { summary, study_design } = await readOne(protocol);
    expect(study_design).toBe("Protocol of a randomized controlled trial");
    expect(summary).toContain("whether zinc shortens the common cold in children.”");
    expect(summary).toContain("It reports no results yet.");
  });

  it("is null without an abstract", async () => {
    for (const language of LANGUAGES) expect((await readOne(TITLE_ONLY, language)).summary).toBeNull();
  });
});

describe("every statement", () => {
  it("stands in its text, and its numbers in the sentence it rests on", async () => {
    for (const language of LANGUAGES) {
      for (const paper of [TRIAL, NEGATIVE, OFF_TOPIC, TITLE_ONLY, RETRACTED]) {
        const reading = await readOne(paper, language);
        for (const claim of reading.claims) {
          expect(findEvidence(claim.statement, [{ ...claim, passages: listPassages(paper) }])[0]?.status).toBe(
            "verified",
          );
          if (claim.field === "summary" || claim.field === "study_design") {
            expect(reading[claim.field]).toContain(claim.statement);
          }
          for (const number of claim.statement.match(/\d[\d.,]*\d|\d/gu) ?? []) expect(claim.quote).toContain(number);
        }
      }
    }
  });

  it("has its sentence, phrase by phrase, where several phrases make a field", async () => {
    for (const paper of [TRIAL, NEGATIVE, OFF_TOPIC, TITLE_ONLY]) {
      const reading = await readOne(paper);
      for (const field of ["population", "intervention", "comparator", "outcome"] as const) {
        const own = reading.statements.filter((statement) => statement.field === field && statement.offset !== null);
        expect(own.map(({ text }) => text).join("; ")).toBe(reading[field] ?? "");
        for (const { text, offset } of own) expect(reading[field]?.indexOf(text, offset ?? -1)).toBe(offset);
      }
    }
  });

  it("of the summary comes in the order of the text", async () => {
    for (const language of LANGUAGES) {
      const { summary, statements } = await readOne(TRIAL, language);
      const own = statements.filter(({ field }) => field === "summary");
      expect(own).toHaveLength(6);
      let end = 0;
      for (const { text, offset } of own) {
        expect(offset).toBeGreaterThanOrEqual(end);
        end = (offset ?? 0) + text.length;
        expect(summary?.slice(offset ?? 0, end)).toBe(text);
      }
    }
  });
});

describe("the rationale", () => {
  const explain = async (given: Partial<PaperRecord>, language: Language = "en") =>
    (await readOne(makePaper(51, { ...TRIAL, ...given }), language)).rationale;

  it("reports what was published about the paper", async () => {
    const notice = (kind: PaperRecord["notices"][number]["kind"]) => ({
      notices: [{ kind, pmid: null, citation: null }],
    });
    expect(await explain(notice("retracted"))).toMatch(/^This paper was retracted: do not rely on it\./u);
    expect(await explain(notice("expression_of_concern"))).toContain("An expression of concern was published");
    expect(await explain(notice("corrected"))).toContain("A correction to this paper was published.");
    expect(await explain(notice("preprint"))).toContain("a preprint, not peer reviewed");
    expect(await explain(notice("correction_notice"), "ja")).toContain("この記録自体が、他の論文の訂正です。");
    expect(await explain(notice("retraction_notice"), "zh")).toContain("该记录本身是撤稿声明。");
  });

  it("says that an opinion is one", async () => {
    const given = { abstract: [], publication_types: ["Editorial"] };
    expect(await explain(given)).toContain("opinion piece or letter");
    expect(await explain(given, "ja")).toContain("独自の研究結果は報告していません");
  });

  it("names the paper's language and what of it could be read", async () => {
    expect(await explain({ languages: ["jpn"] })).toContain("Published in Japanese; its English abstract was read.");
    expect(await explain({ languages: ["ger"], abstract: [] })).toContain(
      "Published in German. There is no abstract: only the title could be read.",
    );
    expect(await explain({ languages: ["chi"] }, "ja")).toContain("本文は中国語で、英文抄録を読みました。");
    expect(await explain({ languages: ["ger"] }, "zh")).toContain("正文为德语");
    const foreign = [
      { label: null, text: "Zink verkürzt die Erkältung bei Kindern um zwei Tage und wird gut vertragen." },
    ];
    expect(await explain({ languages: ["ger"], abstract: foreign })).toContain("The abstract is in German");
    expect(await explain({ languages: ["eng", "fre"] })).not.toContain("Published in");
  });

  describe("of a paper that names nothing of the question", () => {
    const given = { title: "Screening for hearing loss in 40 newborns.", abstract: [], keywords: [], mesh: [] };
    const read = (paper: Partial<PaperRecord>, language: Language = "en") =>
      readOne(makePaper(52, { publication_types: ["Journal Article"], ...given, ...paper }), language);

    it("names what was looked for, and quotes the title, which is its evidence", async () => {
      const reading = await read({});
      expect(reading.rationale).toMatch(
        /^Mentions neither .+ nor .+\. Its title reads “Screening for hearing loss in 40 newborns”\./u,
      );
      expect(reading.claims.filter(({ field }) => field === "rationale")).toEqual([
        {
          field: "rationale",
          statement: "Screening for hearing loss in 40 newborns",
          section: "title",
          quote: "Screening for hearing loss in 40 newborns.",
        },
      ]);
    });

    it("says so in the user's language", async () => {
      expect((await read({}, "ja")).rationale).toMatch(
        /のいずれにも言及はありません。題名は「Screening for hearing loss in 40 newborns」です。/u,
      );
      expect((await read({}, "zh")).rationale).toMatch(
        /均未提及。其标题为“Screening for hearing loss in 40 newborns”。/u,
      );
    });

    it("cuts a long title between words, and takes a translated one out of its brackets", async () => {
      const long = await read({ title: `Screening ${"for hearing loss ".repeat(20)}` });
      const [, quoted = ""] = /“(.+)”/u.exec(long.rationale ?? "") ?? [];
      expect(quoted).toMatch(/(?:for|hearing|loss)…$/u);
      expect(quoted.length).toBeLessThanOrEqual(161);
      expect((await read({ title: "[Screening for hearing loss]." })).rationale).toContain(
        "“Screening for hearing loss”",
      );
    });
  });
});
