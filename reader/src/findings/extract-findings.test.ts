import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { readPaperText } from "../paper-text.ts";
import { checkReading } from "../quotes/check-reading.ts";
import { readUnchecked, TRIAL } from "../zinc-papers.fixture.ts";
import { readFinding } from "./read-finding.ts";

const STATIN = makePaper(21, {
  title: "Atorvastatin versus placebo after stroke: a randomized trial",
  abstract: [
    { label: "BACKGROUND", text: "Statins reduce mortality after myocardial infarction." },
    { label: "METHODS", text: "We randomly assigned 420 patients with stroke to atorvastatin 80 mg or placebo." },
    {
      label: "RESULTS",
      text:
        "Mortality was significantly lower with atorvastatin than with placebo (RR 0.72, 95% CI 0.55 to 0.94; p = 0.015). " +
        "There was no significant difference in myalgia between the groups (p = 0.48). " +
        "Falls were significantly more frequent with placebo than with atorvastatin (p = 0.02).",
    },
    { label: "CONCLUSIONS", text: "If confirmed, atorvastatin could reduce dementia." },
  ],
  publication_types: ["Randomized Controlled Trial"],
});
const ARMS = { intervention: "atorvastatin", comparator: "placebo" };
const read = (outcome: string, arms = ARMS) => readFinding(readPaperText(STATIN), { ...arms, outcome });

describe("readFinding", () => {
  it("says what became of an outcome, with its sentence and the numbers that stand in it", () => {
    const finding = read("mortality");
    expect(finding).toMatchObject({ direction: "decreased", evidence: { section: "RESULTS" } });
    expect(finding?.numbers).toMatchObject({
      effect: { measure: "RR", value: 0.72, ci_low: 0.55, ci_high: 0.94, ci_level: 95 },
      ...{ p: 0.015, p_relation: "=" },
    });
    expect(read("myalgia")).toMatchObject({ direction: "no_difference", numbers: { p: 0.48 } });
  });

  it("takes what the sentence speaks of for the intervention where no arms are given", () => {
    expect(read("mortality", { intervention: "", comparator: "" })?.direction).toBe("decreased");
  });

  it("turns round when the arms are asked for the other way round", () => {
    expect(read("falls")?.likeliest).toBe("decreased");
    expect(read("falls", { intervention: "placebo", comparator: "atorvastatin" })?.likeliest).toBe("increased");
  });

  it.each([
    ["Falls were reduced significantly more with atorvastatin than with placebo (p = 0.02).", "decreased"],
    ["Falls increased significantly more with atorvastatin than with placebo (p = 0.02).", "increased"],
    ["Falls were significantly more frequent with atorvastatin than with placebo (p = 0.02).", "increased"],
  ])("takes how much for no direction: %s", (text, direction) => {
    const paper = readPaperText(makePaper(28, { abstract: [{ label: "RESULTS", text }] }));
    expect(readFinding(paper, { ...ARMS, outcome: "falls" })?.likeliest).toBe(direction);
  });

  it.each([
    [
      "Bone density loss",
      "A lower rate of bone density loss was seen with atorvastatin than with placebo (p = 0.01).",
      "increased",
    ],
    [
      "a decline in it",
      "There was a greater decline in bone density with atorvastatin than with placebo (p = 0.01).",
      "decreased",
    ],
    [
      "its initials",
      "Of bone mineral density (BMD), less BMD loss was seen with atorvastatin than with placebo (p = 0.01).",
      "increased",
    ],
  ])("takes less of a loss for more of what is lost: %s", (_, text, direction) => {
    const outcome = text.includes("BMD") ? "bone mineral density" : "bone density";
    const paper = readPaperText(makePaper(29, { abstract: [{ label: "RESULTS", text }] }));
    const finding = readFinding(paper, { ...ARMS, outcome });
    expect(finding?.direction).toBe(direction);
  });

  const GROUPS = makePaper(24, {
    title: "Varenicline after stroke",
    abstract: [
      {
        label: "RESULTS",
        text:
          "Statins reduced all-cause mortality by 39% (HR 0.61, 95% CI 0.54-0.68). " +
          "Serious harms occurred in 1.2% with varenicline and 0.6% with placebo. " +
          "Appetite was significantly greater with varenicline than with placebo (mean 1712 (511) vs. 1130 (601) points, p < 0.001). " +
          "The hazard of cough was 0.98 (HR 0.98, 95% CI 0.87-1.10).",
      },
    ],
  });

  it("claims no equality where no word, p value or interval says so", () => {
    const all = ["all-cause mortality", "serious harms"].map((outcome) =>
      readFinding(readPaperText(GROUPS), { ...ARMS, outcome }),
    );
    for (const finding of all) expect(finding?.direction ?? null).not.toBe("no_difference");
  });

  it("gives means, and not how they are spread, as the values of groups", () => {
    const finding = readFinding(readPaperText(GROUPS), {
      ...{ intervention: "varenicline", comparator: "placebo", outcome: "appetite" },
    });
    expect(finding?.numbers.groups).toMatchObject([
      { name: "varenicline", value: 1712 },
      { name: "placebo", value: 1130 },
    ]);
  });

  it("says nothing of an outcome that the paper does not report, or only hopes for", () => {
    expect(read("intraocular pressure")).toBeNull();
    expect(read("dementia")).toBeNull();
    expect(readFinding(readPaperText(makePaper(22, { abstract: [] })), { ...ARMS, outcome: "mortality" })).toBeNull();
  });
});

describe("the findings of a reading", () => {
  it("rest on verified sentences, with every number in them, and have ids of their own", async () => {
    const question = {
      text: "Does atorvastatin reduce mortality after stroke?",
      language: "en",
      preference: "clinical_trials",
    } as const;
    const [reading] = await readUnchecked([STATIN], question);
    if (!reading) throw new Error("nothing was read");
    const { findings, sample_size } = checkReading(reading, STATIN);
    expect(findings.find(({ outcome }) => outcome === "Mortality")).toMatchObject({
      ...{ direction: "decreased", favours: "intervention", read_by: "builtin", disputed: false },
    });
    for (const { evidence } of findings) expect(evidence.map(({ status }) => status)).toEqual(["verified"]);
    expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
    expect(sample_size).toMatchObject({ n: 420, evidence: [{ status: "verified" }] });
  });

  it("are of the two that the question and the title set against each other", async () => {
    const trial = makePaper(26, {
      title: "Comparative effects of ondansetron and granisetron on the QT interval: a randomized trial",
      abstract: [
        { label: "METHODS", text: "Women were randomly assigned to intravenous ondansetron or granisetron." },
        {
          label: "RESULTS",
          text: "QT prolongation was significantly more frequent in the ondansetron group (p = 0.01).",
        },
      ],
    });
    const [reading] = await readUnchecked([trial], {
      text: "Does ondansetron cause more QT prolongation than granisetron?",
      ...{ language: "en", preference: "clinical_trials" },
    });
    expect(reading?.findings[0]).toMatchObject({
      ...{ intervention: "ondansetron", comparator: "granisetron", direction: "increased" },
    });
  });

  it("are of what was given, not of what the paper mentions beside it", async () => {
    const trial = makePaper(25, {
      title: "Varenicline in smokers with stroke: a randomized trial",
      abstract: [
        { label: "BACKGROUND", text: "Counselling is common." },
        { label: "METHODS", text: "We randomly assigned 420 smokers to varenicline or placebo." },
        { label: "RESULTS", text: "Mortality was significantly lower with varenicline than with placebo (p = 0.01)." },
      ],
    });
    const [reading] = await readUnchecked([trial], {
      ...{ text: "Does counselling reduce mortality in smokers?", language: "en", preference: "clinical_trials" },
    });
    expect(reading?.findings.map(({ intervention }) => intervention)).toEqual(["Varenicline"]);
  });

  it.each([
    ["another drug", "Mortality was significantly lower with propofol (p = 0.01)."],
    [
      "what another drug is compared with",
      "Mortality was significantly lower with propofol than with ketamine (p = 0.01).",
    ],
    ["both groups alike", "Mortality significantly decreased in both groups (p = 0.01)."],
    ["the same effect of both", "Ketamine and saline had similar significant reductions of mortality (p = 0.01)."],
    ["what the outcome goes along with", "Mortality was significantly associated with lower age (p = 0.01)."],
    ["people who are no arm", "Mortality was significantly higher with ketamine than in healthy controls (p = 0.01)."],
    ["how measures go together", "Lower mortality was significantly correlated with ketamine levels (p = 0.01)."],
  ])("are none of %s", async (_, result) => {
    const trial = makePaper(26, {
      title: "Ketamine versus saline in children: a randomized trial",
      abstract: [
        {
          label: "METHODS",
          text: "We randomly assigned 420 children to ketamine or saline. The outcome was mortality.",
        },
        { label: "RESULTS", text: result },
      ],
    });
    const question = {
      text: "Does ketamine reduce mortality?",
      language: "en",
      preference: "clinical_trials",
    } as const;
    const [reading] = await readUnchecked([trial], question);
    expect(reading?.findings).toEqual([]);
  });

  it("have each item of a list for itself, with its own number", async () => {
    const trial = makePaper(27, {
      title: "Ketamine versus saline in children: a randomized trial",
      abstract: [
        {
          label: "RESULTS",
          text: "Ketamine significantly reduced mortality (p = 0.01), vomiting (p = 0.02) and headache (p = 0.03) compared with saline.",
        },
        { label: "OUTCOMES", text: "Mortality, vomiting, and headache." },
      ],
    });
    const question = { text: "Does ketamine help children?", language: "en", preference: "clinical_trials" } as const;
    const [reading] = await readUnchecked([trial], question);
    expect(reading?.findings.map(({ outcome }) => outcome.toLowerCase())).toEqual(
      expect.arrayContaining(["mortality", "vomiting"]),
    );
  });

  it("are of what was measured, not of what was hoped for", async () => {
    const trial = makePaper(29, {
      title: "Ketamine for postoperative pain control: a randomized trial",
      abstract: [
        {
          label: "METHODS",
          text: "We randomly assigned 60 adults to ketamine or saline for postoperative pain control.",
        },
        { label: "RESULTS", text: "Mean postoperative pain score was significantly lower with ketamine (p = 0.01)." },
      ],
    });
    const question = { text: "Does ketamine help?", language: "en", preference: "clinical_trials" } as const;
    const [reading] = await readUnchecked([trial], question);
    for (const { favours } of reading?.findings ?? []) expect(favours).toBe("intervention");
    expect(reading?.findings).not.toEqual([]);
  });

  const QUESTION = {
    text: "Does ketamine reduce mortality or help memory?",
    language: "en",
    preference: "clinical_trials",
  } as const;
  const readOutcomes = async (outcomes: string, result: string) => {
    const trial = makePaper(30, {
      title: "Ketamine versus saline in adults: a randomized trial",
      abstract: [
        { label: "METHODS", text: "We randomly assigned 60 adults to ketamine or saline." },
        { label: "OUTCOMES", text: outcomes },
        { label: "RESULTS", text: result },
      ],
    });
    const [reading] = await readUnchecked([trial], QUESTION);
    return reading?.findings.map(({ outcome }) => outcome.toLowerCase()) ?? [];
  };

  it("name two events that were counted as one together", async () => {
    const named = await readOutcomes(
      "The outcomes were mortality and hospitalization.",
      "Hospitalization or mortality was significantly lower with ketamine than with saline (p = 0.01).",
    );
    expect(named).not.toEqual([]);
    for (const name of named) expect(name).toBe("hospitalization or mortality");
  });

  it("are none of an outcome of which the sentence has a word only", async () => {
    const named = await readOutcomes(
      "The outcomes were verbal memory and spatial memory.",
      "Verbal memory was significantly better with ketamine than with saline (p = 0.01).",
    );
    expect(named).not.toContain("spatial memory");
  });

  it("name what was measured in full, as their sentence does", async () => {
    const named = await readOutcomes(
      "The outcome was mortality.",
      "Late hospital mortality was significantly lower with ketamine than with saline (p = 0.01).",
    );
    expect(named).toEqual(["late hospital mortality"]);
  });

  it("are none of where something was scored", async () => {
    const named = await readOutcomes(
      "The outcomes were muscle strength, and range of wrist flexion.",
      "Ketamine patients had higher strength scores than controls in wrist flexion (p = 0.01).",
    );
    expect(named).not.toContain("wrist flexion");
  });

  it("are none of a protocol", async () => {
    const protocol = makePaper(23, {
      title: "Zinc for the common cold: study protocol for a randomized controlled trial",
      abstract: [
        { label: "METHODS", text: "Mortality will be compared. If successful, zinc reduced symptoms (p < 0.05)." },
      ],
    });
    const [reading, trial] = await readUnchecked([protocol, TRIAL]);
    expect(reading?.findings).toEqual([]);
    expect(trial?.sample_size?.n).toBe(96);
  });
});
