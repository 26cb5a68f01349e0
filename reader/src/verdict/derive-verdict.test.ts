import { LANGUAGES } from "@medsieve/contract/constants";
import type { Finding } from "@medsieve/contract/findings";
import { describe, expect, it } from "vitest";
import { deriveVerdict } from "./derive-verdict.ts";
import { ask, makeFinding, makeRead } from "./verdict.fixture.ts";

const MORTALITY = ask("Does tranexamic acid reduce mortality in postpartum haemorrhage?");
const FAVOURS: Partial<Finding> = {};
const NONE: Partial<Finding> = { direction: "no_difference", favours: "neither" };
const AGAINST: Partial<Finding> = { direction: "increased", favours: "comparator" };
const RETRACTED = [{ kind: "retracted" as const, pmid: null, citation: null }];

const derive = (question = MORTALITY, ...papers: ReturnType<typeof makeRead>[]) => deriveVerdict(question, papers);
const read = (...findings: Partial<Finding>[]) => findings.map((finding, n) => makeRead(n + 1, [finding]));

describe("a verdict", () => {
  it("says that papers agree, and on what", () => {
    expect(derive(MORTALITY, ...read(FAVOURS, FAVOURS, FAVOURS))).toMatchObject({
      state: "agree",
      text: "All 3 papers with a clear finding favour tranexamic acid for mortality. Based on 3 randomized controlled trials.",
      lead: "All 3 papers with a clear finding favour tranexamic acid for mortality.",
      counts: { favours: 3, no_difference: 0, against: 0, unclear: 0 },
      not_addressed: 0,
      papers: [
        { pmid: "1", count: "favours", finding_ids: ["1-f1"] },
        { pmid: "2", count: "favours", finding_ids: ["2-f1"] },
        { pmid: "3", count: "favours", finding_ids: ["3-f1"] },
      ],
    });
    expect(derive(MORTALITY, ...read(NONE, NONE, NONE))?.lead).toBe(
      "All 3 papers counted find no clear difference with tranexamic acid in mortality.",
    );
  });

  it("says that they disagree, that most agree, and that there are too few", () => {
    expect(derive(MORTALITY, ...read(FAVOURS, NONE, AGAINST))).toMatchObject({
      state: "disagree",
      lead: "The 3 papers with a finding on mortality disagree: 1 favours tranexamic acid, 1 finds no clear difference and 1 speaks against it.",
    });
    expect(derive(MORTALITY, ...read(NONE, FAVOURS, FAVOURS, FAVOURS))).toMatchObject({
      state: "mostly",
      lead: "Most papers agree: 3 of 4 favour tranexamic acid for mortality; 1 finds no clear difference.",
    });
    expect(derive(MORTALITY, ...read(FAVOURS, NONE))).toMatchObject({
      state: "too_few",
      lead: "Too few papers to draw a conclusion on mortality: 1 favours tranexamic acid and 1 finds no clear difference.",
    });
  });

  it("counts a paper once, and as unclear where its findings disagree", () => {
    const twice = makeRead(1, [FAVOURS, FAVOURS]);
    const torn = makeRead(2, [FAVOURS, AGAINST]);
    expect(derive(MORTALITY, twice, torn)).toMatchObject({
      counts: { favours: 1, unclear: 1 },
      papers: [{ finding_ids: ["1-f1", "1-f2"] }, { count: "unclear", doubt: "mixed", finding_ids: ["2-f1", "2-f2"] }],
    });
  });

  it.each([
    "Does tranexamic acid reduce mortality in children?",
    "Does tranexamic acid reduce mortality in dialysis patients?",
    "Does tranexamic acid reduce mortality at caesarean section?",
    "tranexamic acid dialysis mortality",
    "透析患者でトラネキサム酸は死亡を減らしますか",
  ])("counts no paper of other people: %s", (question) => {
    expect(derive(ask(question), ...read(FAVOURS, FAVOURS, FAVOURS))).toMatchObject({
      state: "not_addressed",
      papers: [],
    });
  });

  it("counts another outcome for a condition in general, and not where the question asks what becomes of it", () => {
    const other = makeRead(1, [{ outcome: "hair cortisol", direction: "decreased", favours: "unknown" }]);
    expect(derive(ask("tranexamic acid for postpartum haemorrhage"), other)?.papers).toHaveLength(1);
    expect(derive(ask("Does tranexamic acid reduce postpartum haemorrhage?"), other)?.papers).toEqual([]);
    const own = makeRead(2, [{ outcome: "rate of postpartum haemorrhage" }]);
    expect(derive(ask("Does tranexamic acid reduce postpartum haemorrhage?"), own)?.counts.favours).toBe(1);
  });

  it("counts animals where basic research is asked for, and nowhere else", () => {
    const rats = makeRead(1, [FAVOURS], {
      title: "Tranexamic acid for postpartum haemorrhage in a rat model",
      text: "Forty female Wistar rats with postpartum haemorrhage received TXA or saline.",
    });
    expect(derive(MORTALITY, rats)).toMatchObject({ papers: [], not_addressed: 1 });
    expect(derive({ ...MORTALITY, preference: "basic_research" }, rats)?.papers).toHaveLength(1);
  });

  it("counts papers of one trial once, together, and says so", () => {
    const trials = ["NCT00000001"];
    const reports = [1, 2, 3].map((pmid) => makeRead(pmid, [FAVOURS], { trials }));
    const other = makeRead(4, [FAVOURS], { trials: ["NCT00000002"] });
    const verdict = derive(MORTALITY, ...reports, other, makeRead(5, [FAVOURS]));
    expect(verdict).toMatchObject({
      state: "agree",
      text: "All 3 studies with a clear finding favour tranexamic acid for mortality. Based on 3 randomized controlled trials. 3 papers are reports of one trial, which counts once.",
      counts: { favours: 3, no_difference: 0, against: 0, unclear: 0 },
      studies: [{ pmids: ["1", "2", "3"], registrations: trials }],
    });
    expect(verdict?.papers).toHaveLength(5);
    const torn = derive(MORTALITY, makeRead(1, [FAVOURS], { trials }), makeRead(2, [AGAINST], { trials }));
    expect(torn).toMatchObject({ counts: { favours: 0, against: 0, unclear: 1 }, papers: [{ count: "unclear" }, {}] });
  });

  it("takes no finding of another outcome, intervention, comparator or condition", () => {
    const compared = ask("tranexamic acid versus oxytocin for mortality in postpartum haemorrhage");
    const others = [
      makeRead(1, [{ outcome: "length of hospital stay" }]),
      makeRead(2, [{ intervention: "misoprostol" }]),
      makeRead(3, [FAVOURS], { title: "Tranexamic acid in trauma", text: "Injured adults received it or placebo." }),
    ];
    expect(derive(MORTALITY, ...others)).toMatchObject({ state: "no_finding", not_addressed: 3, papers: [] });
    expect(derive(compared, makeRead(4, [FAVOURS]))?.papers).toEqual([]);
    expect(derive(compared, makeRead(5, [{ comparator: "oxytocin" }]))?.papers).toHaveLength(1);
  });

  it("turns a finding round whose arms are the other way", () => {
    const compared = ask("apixaban versus warfarin for mortality in atrial fibrillation");
    const given = { title: "Warfarin or apixaban in atrial fibrillation", text: "Patients took either." };
    const swapped = { intervention: "warfarin", comparator: "apixaban", direction: "increased", favours: "comparator" };
    expect(derive(compared, makeRead(1, [swapped as Partial<Finding>], given))?.counts).toMatchObject({ favours: 1 });
  });

  it("takes what is used less for the outcome, and counts only how much of it was used", () => {
    const used = ask("Does ketamine reduce opioid consumption after surgery?");
    const quote = "Ketamine lowered morphine consumption after surgery.";
    const given = { title: "Ketamine and morphine", text: quote };
    const evidence = makeFinding().evidence.map((part) => ({ ...part, quote }));
    const arms = { intervention: "ketamine", comparator: null, favours: "unknown", evidence } as const;
    const finding = { ...arms, outcome: "morphine consumption" };
    const consumption = derive(used, makeRead(1, [{ ...finding, direction: "decreased" }], given));
    expect(consumption).toMatchObject({
      counts: { favours: 1 },
      asked: { intervention: "ketamine", outcome: "opioid" },
    });
    const other = makeRead(2, [{ ...finding, outcome: "morphine side effects", direction: "decreased" }], given);
    expect(derive(used, other)?.papers).toEqual([]);
  });

  it("takes quitting for the outcome where a treatment is named that helps to quit", () => {
    const asked = (text: string) => derive(ask(text), makeRead(1, []))?.asked;
    expect(asked("Does nicotine replacement therapy help smokers to quit?")?.intervention).toMatch(/nicotine/u);
    expect(asked("varenicline versus smoking cessation for lung function")?.outcome).not.toContain("smoking");
    expect(asked("Does varenicline help with smoking cessation?")).toMatchObject({ outcome: "smoking cessation" });
  });

  it("counts what papers measure that stands for the outcome", () => {
    const asked = ask("Does metformin improve glycaemic control?");
    const quote = "HbA1c was lower with metformin than with placebo (p = 0.01).";
    const evidence = makeFinding().evidence.map((part) => ({ ...part, quote }));
    const finding = { intervention: "metformin", outcome: "HbA1c", direction: "decreased", evidence } as const;
    const read = makeRead(1, [finding], { title: "Metformin in type 2 diabetes", text: quote });
    expect(derive(asked, read)?.counts).toMatchObject({ favours: 1 });
  });

  it("counts nothing where both arms got the treatment and another one was tried", () => {
    const added = { intervention: "desmopressin", comparator: "placebo + tranexamic acid" };
    expect(derive(MORTALITY, ...read(added))?.papers).toEqual([]);
  });

  it("knows an arm by its abbreviation, and by the sentence where the arm has no name", () => {
    expect(derive(MORTALITY, ...read({ intervention: "TXA" }, { intervention: null }))?.papers).toHaveLength(2);
    expect(
      derive(MORTALITY, ...read({ intervention: "tranexamic acid 1 g", comparator: "TXA 0.5 g" }))?.papers,
    ).toEqual([]);
  });

  it("leaves the direction to what the question hopes for where it is unknown what is good", () => {
    const fall: Partial<Finding> = { direction: "decreased", favours: "unknown" };
    expect(derive(MORTALITY, ...read(fall))?.counts).toMatchObject({ favours: 1 });
    expect(derive(ask("tranexamic acid and mortality in postpartum haemorrhage"), ...read(fall))?.counts).toMatchObject(
      {
        unclear: 1,
      },
    );
  });

  it("counts nothing that is disputed as clear, nor what is not in the paper at all", () => {
    const [evidence] = makeFinding().evidence;
    const unverified = { evidence: evidence ? [{ ...evidence, status: "unverified" as const }] : [] };
    expect(derive(MORTALITY, ...read({ disputed: true }, unverified))).toMatchObject({
      state: "unclear",
      counts: { unclear: 1 },
      not_addressed: 1,
    });
  });

  it("never counts a retracted paper, and says so", () => {
    const verdict = derive(
      MORTALITY,
      ...read(FAVOURS, FAVOURS, FAVOURS),
      makeRead(4, [FAVOURS], { notices: RETRACTED }),
    );
    expect(verdict).toMatchObject({ counts: { favours: 3 }, left_out: 1 });
    expect(verdict?.text).toMatch(/ One retracted paper is not counted\.$/);
    expect(derive(MORTALITY, makeRead(4, [FAVOURS], { notices: RETRACTED }))?.text).toBe(
      "The one paper found on this question was retracted, so no answer can be given.",
    );
  });

  it("never counts for the question what it leaves out", () => {
    const without = ask("treatment of migraine in adults without topiramate: does exercise reduce pain?");
    const given = { title: "Migraine in adults", text: "Exercise or topiramate for migraine pain." };
    const pain: Partial<Finding> = { outcome: "pain", comparator: null };
    const papers = [
      makeRead(1, [{ ...pain, intervention: "topiramate" }], given),
      makeRead(2, [{ ...pain, intervention: "exercise with topiramate" }], given),
      makeRead(3, [{ ...pain, intervention: "exercise" }], given),
    ];
    expect(derive(without, ...papers)?.papers.map(({ pmid }) => pmid)).toEqual(["3"]);
  });

  it("of a question without an outcome counts what is said of its condition before anything else", () => {
    const question = ask("Does tranexamic acid help in postpartum haemorrhage?");
    const bleeding = makeRead(1, [{ outcome: "postpartum haemorrhage" }, { ...AGAINST, outcome: "nausea" }]);
    const harmsToo = makeRead(2, [{ outcome: "blood loss" }, { ...AGAINST, outcome: "adverse events" }]);
    expect(derive(question, bleeding, harmsToo)?.papers).toEqual([
      { pmid: "1", count: "favours", finding_ids: ["1-f1"] },
      { pmid: "2", count: "favours", finding_ids: ["2-f1"] },
    ]);
  });

  it("takes a condition that is to be prevented for the outcome", () => {
    const question = ask("Does tranexamic acid prevent postpartum haemorrhage?");
    const other = makeRead(2, [{ outcome: "blood pressure" }, { ...AGAINST, outcome: "mortality" }]);
    const [sentence] = makeFinding().evidence;
    const quote = "Postpartum haemorrhage was less frequent with tranexamic acid than with placebo.";
    const evidence = sentence === undefined ? [] : [{ ...sentence, quote }];
    const verdict = derive(question, makeRead(1, [{ outcome: "postpartum haemorrhage", evidence }]), other);
    expect(verdict?.papers.map(({ pmid }) => pmid)).toEqual(["1"]);
    expect(verdict?.asked).toMatchObject({ intervention: "tranexamic acid", outcome: "postpartum haemorrhage" });
  });

  it("counts no paper that only names the condition in passing", () => {
    const question = ask("Does zinc help colds?");
    const zinc = { intervention: "zinc", outcome: "progression to blindness", ...NONE };
    const [sentence] = makeFinding().evidence;
    const quote = "Progression to blindness did not differ between zinc and placebo.";
    const evidence = sentence === undefined ? [] : [{ ...sentence, quote }];
    const text = "Patients received zinc or placebo for macular degeneration. Adverse events were colds and nausea.";
    const passing = makeRead(1, [{ ...zinc, evidence }], { title: "Zinc in macular degeneration", text });
    expect(derive(question, passing)?.papers).toEqual([]);
    const about = makeRead(2, [{ ...zinc, evidence }], { title: "Zinc for the common cold", text });
    expect(derive(question, about)?.papers.map(({ pmid }) => pmid)).toEqual(["2"]);
  });

  it("takes a treatment that only says when for no treatment", () => {
    const question = ask("Does tranexamic acid reduce mortality after surgery?");
    expect(derive(question, ...read(FAVOURS))?.asked.intervention).toBe("tranexamic acid");
  });

  it("says of papers about other people that they do not address the question", () => {
    const text = "Patients with brain injury received tranexamic acid or placebo.";
    const elsewhere = makeRead(1, [], { title: "Tranexamic acid in brain injury", text });
    expect(derive(MORTALITY, elsewhere)).toMatchObject({
      state: "not_addressed",
      missing: ["mortality", "postpartum haemorrhage"],
    });
  });

  it("where nothing answers says in one sentence what is missing, what was searched and what to try", () => {
    const far = makeRead(1, [], { title: "Glaucoma in Denmark", text: "Pressure fell.", relevance: 0.1 });
    expect(derive({ ...MORTALITY, preference: "clinical_trials" }, far)).toMatchObject({
      state: "not_addressed",
      lead: "The one paper read does not address this question.",
      text: "The one paper read does not address this question. It does not mention tranexamic acid, mortality, postpartum haemorrhage. Searched for: tranexamic acid, mortality, postpartum hemorrhage. Try other words, the preference “Everything” or wider limits.",
      missing: ["tranexamic acid", "mortality", "postpartum haemorrhage"],
      papers: [],
    });
    const near = makeRead(3, [], { title: "Oxytocin for postpartum haemorrhage", text: "Bleeding fell." });
    expect(derive(MORTALITY, near)).toMatchObject({
      state: "not_addressed",
      missing: ["tranexamic acid", "mortality"],
    });
    expect(derive(ask("prevalence of low vision in China"), makeRead(2, []))?.state).toBe("not_compared");
    expect(derive(MORTALITY)).toBeNull();
  });

  it.each([
    ["ja", "「back function and symptoms」について、論文が少なく"],
    ["zh", "就“back function and symptoms”而言，文献过少"],
  ] as const)("quotes words that it has no name for in %s", (language, beginning) => {
    const text = "Patients with chronic low back pain had acupuncture or usual care.";
    const outcome = { intervention: "acupuncture", outcome: "back function and symptoms" };
    const paper = makeRead(1, [outcome], { title: "Acupuncture for chronic low back pain", text });
    const question = { ...ask("acupuncture for chronic low back pain"), language };
    expect(derive(question, paper)?.lead?.slice(0, beginning.length)).toBe(beginning);
  });

  it("is written in the user's language", () => {
    const texts = LANGUAGES.map(
      (language) => derive({ ...MORTALITY, language }, ...read(FAVOURS, NONE, NONE, NONE))?.text,
    );
    expect(texts).toEqual([
      "Most papers agree: 3 of 4 find no clear difference with tranexamic acid in mortality; 1 favours it. Based on 4 randomized controlled trials.",
      "死亡について、結果はおおむね一致しており、論文 4 件中 3 件が明らかな差なしです（ほかにトラネキサム酸に有利 1 件）。根拠：ランダム化比較試験 4 件。",
      "就死亡而言，多数文献结果一致：纳入统计的 4 篇中，3 篇未见明显差异，另有 1 篇支持氨甲环酸。依据：随机对照试验 4 篇。",
    ]);
  });
});
